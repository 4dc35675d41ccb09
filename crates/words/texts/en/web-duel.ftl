# Duel on the pages. Keys: web-duel-<what>.
web-duel-hand = Your hand
web-duel-side = Side of { $player }
web-duel-turn = turn
web-duel-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-duel-wins = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}
web-duel-deck = { $count ->
    [one] Deck, 1 card
   *[other] Deck, { $count } cards
}
web-duel-graveyard = { $count ->
    [one] Graveyard, 1 card
   *[other] Graveyard, { $count } cards
}
web-duel-graveyard-empty = Nothing lies here yet.
web-duel-zone-monster = monster zone { $zone }
web-duel-zone-spell = spell and trap zone { $zone }
web-duel-zone-field = field zone
web-duel-hidden-spell = a face-down spell or trap
web-duel-level = level { $level }
web-duel-in-attack = attack position
web-duel-in-defense = defense position
web-duel-face-down = face-down
web-duel-face-down-about = Face-down: only its owner knows it.
web-duel-attacks = attacks
web-duel-is-attacked = is attacked
web-duel-can = can be picked
web-duel-now = Now { $strength }.
web-duel-copied = Taken for { $card } until the end of the turn.
web-duel-bound = Goes together with { $card } in monster zone { $zone }.
web-duel-equipped = Together with it: { $cards }.
web-duel-stays = { $turns ->
    [one] Stays for 1 more turn of the opponent.
   *[other] Stays for { $turns } more turns of the opponent.
}
web-duel-paid = { $amount } life points were paid for it.
web-duel-borrowed = Goes back at the end of the turn.
web-duel-attacked = Has attacked this turn.
web-duel-turned = Its position was changed this turn.
web-duel-phases = Phases of the turn
web-duel-phase-draw = Draw
web-duel-phase-standby = Standby
web-duel-phase-main1 = Main 1
web-duel-phase-battle = Battle
web-duel-phase-main2 = Main 2
web-duel-phase-end = End
web-duel-to = To: { $phase }
web-duel-end-turn = End turn
web-duel-round = Round { $round } of { $rounds }
web-duel-turn-count = Turn { $turn }
web-duel-chain = Chain
web-duel-negated = negated
web-duel-target-in = { $card } in { $zone }
web-duel-between-rounds = Between the rounds: one card of the side deck may take the place of one of the main deck.
web-duel-menu = What to do with this card
web-duel-do-summon = Summon
web-duel-do-set = Set
web-duel-do-activate = Activate
web-duel-do-use = Use effect
web-duel-do-flip = Flip summon
web-duel-do-turn = Change position
web-duel-do-direct = Attack directly
web-duel-do-fight = Attack
web-duel-do-yes = Yes
web-duel-do-no = No
web-duel-do-attack = Attack position
web-duel-do-defense = Defense position
web-duel-do-pass = Pass
web-duel-do-done = Done
web-duel-do-cancel = Cancel
web-duel-do-keep = Keep the deck
web-duel-tributes = { $count ->
    [0] No tribute
    [one] 1 tribute
   *[other] { $count } tributes
}
web-duel-amount = { $amount } LP
web-duel-names = Which card? Type to search.
web-duel-main = Main deck: which card leaves?
web-duel-side-deck = Side deck: which card comes in?
web-duel-from-graveyard = From your graveyard
web-duel-from-opponent-graveyard = From the opponent's graveyard
web-duel-from-deck = From your deck
web-duel-bar-phase-can = { $phase }. What you can do: { $deeds }; or go on.
web-duel-bar-phase-nothing = { $phase }: nothing can be done here. Go on.
web-duel-bar-how-many = With how many tributes does { $card } come?
web-duel-bar-tribute = Which monster is tributed for { $card }?
web-duel-bar-discard = Which card is discarded for { $card }?
web-duel-bar-target = What is { $card } aimed at?
web-duel-bar-target-or-done = What else is { $card } aimed at? Or be done.
web-duel-bar-amount = How many life points do you pay for { $card }?
web-duel-bar-answer = { $card }: answer with a set card, or pass.
web-duel-bar-answer-nothing = Answer with a set card, or pass.
web-duel-bar-effect = Do you use the effect of { $card }?
web-duel-bar-summon = Which monster does { $card } summon?
web-duel-bar-search = Which card of your deck for { $card }?
web-duel-bar-name = Which card do you name for { $card }?
web-duel-bar-position = In which position does { $card } come?
web-duel-bar-ritual-monster = Which ritual monster does { $card } bring?
web-duel-bar-exchange = Pick a card of the main deck, then one of the side deck; or keep your deck.
web-duel-surrender = Give up this round
web-duel-surrender-sure = Give up the round?
web-duel-gave-up = { $player } gives up.
web-duel-cheats = Cheats
web-duel-cheats-about = This match allows them, for whoever is to play a phase. What is done is told to both.
web-duel-cheat-amount = Life points
web-duel-cheat-life = Add them to mine
web-duel-cheat-card = Card
web-duel-cheat-take = To my hand
web-duel-cheat-bury = A copy to my graveyard
web-duel-cheat-unbury = From my graveyard to my deck
web-duel-cheat-spot = Monster
web-duel-cheat-own = Your side
web-duel-cheat-other = The opponent's side
web-duel-cheat-atk = Change of ATK
web-duel-cheat-def = Change of DEF
web-duel-cheat-power = Change it
web-duel-cheat-own-spot = Own card
web-duel-cheat-protect = Protect my card
web-duel-protected = Protected.
web-duel-cheat-skip = Leave out the opponent's next turn
web-duel-cheat-win = { $player } wins the round
web-duel-cheat-done = Done.
