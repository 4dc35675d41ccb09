# The lobby on pages: web-lobby-…; live tables: web-live-…; challenges by name: web-dare-….
web-lobby-title = The hall
web-lobby-asks = What waits for an answer
web-lobby-turns = { $count ->
    [one] It is your turn
   *[other] It is your turn in { $count } games
}
web-lobby-turn-at = It is your turn: { $game }, with { $names }
web-lobby-people = { $count ->
    [one] 1 person here
   *[other] { $count } people here
}
web-lobby-tables = { $count ->
    [0] no table in play
    [one] 1 table in play
   *[other] { $count } tables in play
}
web-lobby-open = Open tables
web-lobby-open-none = Nobody is waiting at a table just now. Open one, or find somebody by quick pairing.
web-lobby-open-own = Open a table
web-lobby-challenge = Challenge somebody
web-lobby-filter = Which games are listed
web-lobby-filter-all = All
web-lobby-sit = Sit down
web-lobby-sit-with = Sit down with { $name }: { $game }, { $clock }
web-lobby-casual = casual
web-lobby-without = without { $option }
web-lobby-clock-none = no clock
web-lobby-pairing = Quick pairing
web-lobby-pairing-about = Press a field to find somebody; press again to stop.
web-lobby-pairing-field = Find somebody: { $game }, { $clock }
web-lobby-rounds = { $rounds ->
    [one] { $game }, one round
   *[other] { $game }, { $rounds } rounds
}
web-lobby-waiting = Looking for somebody: { $game }, { $clock }
web-lobby-cancel = Stop looking
web-lobby-offer = Play the computer ({ $level }) instead
web-lobby-dared = { $name } challenges you.
web-lobby-accept = Accept
web-lobby-accept-of = Accept the challenge of { $name }
web-lobby-refuse = Refuse
web-lobby-refuse-of = Refuse the challenge of { $name }
web-lobby-block = Block
web-lobby-block-of = Block { $name }: no more challenges or games with each other
web-lobby-sent = You have challenged { $name }.
web-lobby-sent-offline = Not here at the moment: the challenge waits.
web-lobby-sent-refused = { $name } has refused your challenge.
web-lobby-sent-lapsed = Your challenge to { $name } has lapsed.
web-lobby-withdraw = Withdraw
web-lobby-withdraw-of = Withdraw the challenge to { $name }
web-lobby-understood = Understood
web-lobby-understood-of = Put away what became of the challenge to { $name }
web-lobby-followed = People you follow
web-lobby-challenge-one = Challenge
web-lobby-challenge-of = Challenge { $name }
web-lobby-here = here now
web-lobby-not-here = not here

web-live-title = Live
web-live-about = Open tables that are being played. Whoever watches sees what everybody at the table may see.
web-live-all = All live tables
web-live-none = No open table is being played just now.
web-live-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
web-live-over = Finished in the last days
web-live-watch = Watch live tables

web-dare-title = Challenge somebody
web-dare-about = The other one accepts or refuses. Who is not here finds the challenge on coming back, as long as it waits.
web-dare-to = Whom? Their username
web-dare-game = At which game?
web-dare-guest = Members can challenge each other. Sign in or register first.
web-dare-sign-in = Sign in
web-dare-follow = Follow
web-dare-unfollow = Do not follow any more
web-dare-block = Block
web-dare-unblock = Unblock
web-dare-blocked = People you have blocked
web-dare-blocked-about = They cannot challenge you, are not paired with you, and cannot sit down where you sit.
web-dare-circles = People you know
web-setup-with-name = A member
web-setup-with-name-about = You challenge a member by name; the game begins when they accept.
web-setup-to = Username of the other
web-setup-go-name = Send the challenge
