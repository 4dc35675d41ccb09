# Magic in the line console.
console-magic-player = Player { $number }
console-magic-comma = {", "}
console-magic-no-mana = none
console-magic-none = None.

# The table.
console-magic-side = { $player }: { $hp } HP; library { $library }, hand { $hand }, discard { $discard }
console-magic-nothing = Nothing in play.
console-magic-lands = Lands:
console-magic-hand-of = Hand:
console-magic-known = In hand, seen by all:
console-magic-tapped-card = { $card } (tapped)
console-magic-tapped = tapped
console-magic-damage = { $damage } damage
console-magic-attacks = attacks
console-magic-defends = defends against { $attacker }
console-magic-under = under { $cards }
console-magic-on = { $card } on { $target }
console-magic-card-of = { $card } of { $player }
console-magic-can-attack = Can attack:
console-magic-can-defend = Can defend:
console-magic-targets = Can be the target:
console-magic-hand-title = Your hand:
console-magic-hand-title-marked = Your hand (play by number or name; { $mark } can be played now):
console-magic-hand-empty = Your hand is empty.
console-magic-mana = Mana tapped and not used: { $pool }. Untapped lands give: { $lands }.
console-magic-discard-of = The discard of { $player }, the latest last:
console-magic-deck-of = In the library or the hand of { $player }:
console-magic-card = { $card }: { $about }
console-magic-cost = costs { $cost }
console-magic-cancelled = { $card } stays in your hand; nothing was paid.

# What is asked for.
console-magic-asked-first = { $player }, before the combat: play a card, tap lands, or type “done”.
console-magic-asked-second = { $player }, after the combat: play a card, tap lands, or “done” ends the turn.
console-magic-asked-attack = { $player }, combat: name attackers (or “all”), then type “done”.
console-magic-asked-target = { $player }: { $asked }, or type “cancel”.
console-magic-asked-defend = { $player }: { $attacker } attacks. Name a defender, or type “none”.
console-magic-which-card = Type a card after it: card white knight.

console-magic-help-table = show everything again
console-magic-help-hand = show your hand
console-magic-help-card = what a card is and does
console-magic-help-discard = show both discards
console-magic-help-decks = what is left of both decks, library and hand together
console-magic-how = Play a card by its number in your hand or by the beginning of its name (3, soldier, play white); lands are tapped for you. Its target may stand on the same line (terror on 12, bolt on opponent, reanimate ghost). To pay by hand, tap lands first (tap 3 5). Then attack 12 14 or attack all, defend 9, none, cancel, done.

refusal-console-magic-not-understood = “{ $text }” is no card and nothing else that can be typed here; “help” tells what can.
refusal-console-magic-no-card = There is no card “{ $text }”.
refusal-console-magic-none-in-hand = You have no card “{ $text }” in your hand.
refusal-console-magic-none-in-play = No card “{ $text }” is in play that could be meant here.
refusal-console-magic-none-in-discard = There is no creature “{ $text }” in your discard.
refusal-console-magic-no-hand-number = There is no card { $number } in your hand; it has { $count }.
refusal-console-magic-no-mana = “{ $text }” is no mana: letters of W, B, R, G and L.
refusal-console-magic-no-land-left = None of your lands is untapped.
refusal-console-magic-no-creature-left = No untapped creature is left to attack with; type “done”.
refusal-console-magic-unclear = “{ $text }” could be { $candidates }: type more of the name, or a number.
console-magic-asked-window = { $player }, before the fight: play an instant, or type “pass”.
