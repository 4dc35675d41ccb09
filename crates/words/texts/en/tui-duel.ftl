# Duel in the full screen.
tui-duel-life = { $life } LP
tui-duel-hand = Hand { $count }
tui-duel-piles = Deck { $deck } · Graveyard { $graveyard }
tui-duel-phase = { $phase } · turn { $turn }
tui-duel-round = round { $round }, { $own }–{ $other }
tui-duel-face-down = face-down
tui-duel-tributes = { $count ->
    [0] no tribute
    [one] { $count } tribute
   *[other] { $count } tributes
}
tui-duel-chain = Chain

tui-button-duel-next = Next phase (n)
tui-button-duel-summon = Summon (s)
tui-button-duel-set = Set (t)
tui-button-duel-flip = Flip (f)
tui-button-duel-turn = Turn (r)
tui-button-duel-direct = Directly (d)
tui-button-duel-activate = Activate (a)
tui-button-duel-use = Use (u)
tui-button-duel-done = Done (0)
tui-button-duel-attack = Attack (a)
tui-button-duel-defense = Defense (d)
tui-button-duel-yes = Yes (y)
tui-button-duel-no = No (n)
tui-button-duel-pass = Pass (p)
tui-button-duel-cancel = Cancel (x)
tui-button-duel-keep = Keep (k)
tui-button-duel-surrender = Surrender
tui-ask-duel-surrender = Really surrender? The other player wins this round.
tui-keys-duel =
    On the table: ▮ attack position, ▬ defense position, ▒ face-down; the numbers are ATK/DEF as they are now. In the hand: level ★ and ATK, S spell, T trap.

    Keys: a card of your hand by its number, your monsters m1 to m5, your spells and traps z1 to z5, your field zone z0; those of the other player with an o before (om1, oz1). Then the key of the action, as the button says. n goes to the next phase, p answers nothing, x thinks better of it, 0 is done. An attack: m1, then om2, or d for directly. From a list, choose with the arrows or type the key or a part of the name, then Enter. To give a round up, type surrender. T shows the graveyards and what the cards say; , and . look back and forward.
