# Duel in the line console.
console-duel-asked = { $player }: { $asked }.
console-duel-comma = {", "}
console-duel-level = Level { $level }
console-duel-link = Chain { $number }: { $card }
console-duel-hand-title = Your hand:
console-duel-hand-empty = Your hand is empty.
console-duel-graveyard-of = Graveyard of { $player }, the oldest first:
console-duel-help-table = show everything again
console-duel-help-hand = show your hand
console-duel-help-card = what a card is and says
console-duel-help-graveyard = show both graveyards
console-duel-how = Type summon 3, set 3, activate hand-3, flip 2, turn 2, use monster-2, attack 1 3 or attack 1 direct; next goes to the next phase. A card may be named instead: summon dark blade, attack dark blade on haniwa, choose axe raider. Questions are answered with yes, no, pass, done, cancel, tributes 2, amount 3000, position attack; between rounds swap 12 3 or keep.

refusal-console-duel-no-card = There is no card “{ $text }” that could be meant here.
refusal-console-duel-unclear = “{ $text }” could be { $candidates }: type more of the name, or the place.
refusal-console-duel-whom = Say whom “{ $text }” attacks: attack … on …, or directly.
