# Magic on the pages. Keys: web-magic-<what>.
web-magic-hand = Your hand
web-magic-side = Side of { $player }
web-magic-row-lands = Lands
web-magic-row-creatures = Creatures
web-magic-row-enchantments = Enchantments
web-magic-turn = turn
web-magic-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-magic-library = { $count ->
    [one] Library, 1 card
   *[other] Library, { $count } cards
}
web-magic-unseen = In library and hand together: decks are open, their order is not.
web-magic-known = In hand for certain: { $cards }.
web-magic-discard = { $count ->
    [one] Discard, 1 card
   *[other] Discard, { $count } cards
}
web-magic-discard-short = discard
web-magic-discard-empty = Nothing lies here yet.
web-magic-cost = Cost:
web-magic-ability = { $ability }: { $about }
web-magic-now = Now { $strength }.
web-magic-damaged = { $damage } damage this phase; { $left } HP are left.
web-magic-lost-ability = { $ability } is taken from it.
web-magic-enchanted = Enchanted by { $cards }.
web-magic-on = on { $card }
web-magic-tapped = tapped
web-magic-tapped-about = Tapped: it can neither attack nor defend nor give mana until it untaps.
web-magic-attacks = attacks
web-magic-defends = defends
web-magic-can-play = can be played
web-magic-can-tap = can be tapped
web-magic-can-target = can be the target
web-magic-can-attack = can attack
web-magic-can-defend = can defend
web-magic-phases = Phases of the turn
web-magic-phase-draw = Draw
web-magic-phase-untap = Untap
web-magic-phase-first = Play
web-magic-phase-combat = Combat
web-magic-phase-second = Play
web-magic-phase-end = End
web-magic-round = Turn { $round }
web-magic-pool-short = Mana
web-magic-pool = Mana that is not used yet: { $mana }
web-magic-combat = Attackers and who meets them
web-magic-versus = against
web-magic-last-combat = The last combat
web-magic-destroyed = destroyed
web-magic-bar-play = Play cards, or tap lands first to pay by hand.
web-magic-bar-target = Which target for { $card }?
web-magic-bar-attack = Who attacks?
web-magic-bar-defend = { $card } attacks. Who defends?
web-magic-cancel = Cancel
web-magic-none = Let it through
web-magic-done-to-combat = To combat
web-magic-done-to-second = Skip combat
web-magic-done-no-attack = No attack
web-magic-done-attack = { $count ->
    [one] Attack with 1 creature
   *[other] Attack with { $count } creatures
}
web-magic-done-end = End turn
web-magic-gave-up = { $player } gives up.
web-magic-bar-window = Before the fight: an instant?
web-magic-pass = Pass
