# Magic in the full screen.
tui-magic-pool = Mana: { $mana }
tui-magic-turn = turn { $turn }
tui-magic-now = Now { $strength }
tui-magic-tapped = Tapped.
tui-button-magic-done = Done (0)
tui-button-magic-none = Let through (0)
tui-button-magic-cancel = Cancel (x)
tui-button-magic-pass = Pass (0)
tui-rules-magic =
    Two players with 15 HP each; at 0 or less a player has lost. Everybody has a library, a hand of at most seven, cards in play and a discard. Each begins with five cards.

    A turn: draw a card (with seven in hand nothing; from an empty library you lose), untap, play cards, combat, play cards again, end. One land a turn. Lands are tapped for mana; a cost is letters of certain colours and a number that any colour pays. Unused mana is lost at the end of the turn.

    Creatures may attack in the turn in which they come. Any untapped creatures attack and tap; against each the other player may name one untapped creature as defender. They deal their power to each other's HP at the same time; undefended, the power comes off the player's HP. Damage heals after every phase.

    First Strike (F): hits first; who is destroyed by it does not hit back. Trample (T): power above the defender's HP goes to the player. Flying (Y): only who flies or has Reach (R) defends against it. Haste (H), Vigilance (V): attacks without tapping. Instants are played like sorceries, and before a fight, where each may play one in turn until both pass; the last resolves first.

    Sorceries do something once. Enchantments stay and count for all creatures they fit, on both sides; of two on one ability the later counts. One that is put on a creature goes with it.

    Six turns in a row in which no card is drawn, played or destroyed and no player's HP change are a draw.

    Keys: cards in play by their number, cards of your hand by their letter, 0 to be done or to let an attacker through, x to cancel, p1 and p2 for the players. A card is paid by itself; tap lands first to pay with those. T shows the discards, what is left in the decks, and what the cards do.
