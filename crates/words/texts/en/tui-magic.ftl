# Magic in the full screen.
tui-magic-pool = Mana: { $mana }
tui-magic-turn = turn { $turn }
tui-magic-now = Now { $strength }
tui-magic-tapped = Tapped.
tui-button-magic-done = Done (0)
tui-button-magic-none = Let through (0)
tui-button-magic-cancel = Cancel (x)
tui-button-magic-pass = Pass (0)
tui-keys-magic = Keys: cards in play by their number, cards of your hand by their letter, 0 to be done or to let an attacker through, x to cancel, p1 and p2 for the players. A card is paid by itself; tap lands first to pay with those. T shows the discards, what is left in the decks, and what the cards do.
