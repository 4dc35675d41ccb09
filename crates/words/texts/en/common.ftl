# What every front end shares. Keys: refusal-<scope>-<code>, game-<id>.
meydan = Meydan

refusal-match-over = The game is over.
refusal-match-no-such-seat = There is no seat { $seat } at this table.
refusal-match-not-your-turn = It is not player { $seat }'s turn.
refusal-match-already-gone = Player { $seat } has left the game.
refusal-match-no-timer = No timer is running.
refusal-match-timer-due = A timer came due first.
refusal-match-no-such-seq = The log has no entry { $seq }.
refusal-match-time-runs-back = Time cannot run backwards (to { $at }).
refusal-match-clock-due = A clock ran out first.
refusal-match-no-flag = No clock runs out at that moment.
refusal-match-no-clock = This game has no clock.
refusal-match-already-here = Player { $seat } has come already.
refusal-match-paused-already = Everybody was given time already.
refusal-match-no-verdict = The game cannot be ended like that.
# Why the hall ended a game, whichever it is.
reason-hall-time = Time is over.
reason-hall-agreed = Both agreed on a draw.
reason-hall-claimed = The other side stayed away.
reason-hall-called-off = The game was called off.
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
refusal-match-log-damaged = The log is damaged ({ $what }).
refusal-match-seats = This game does not seat { $seats }.
refusal-match-config = The options make no sense: { $detail }.
refusal-match-no-takeback = Moves cannot be taken back in this game.
refusal-match-nothing-to-undo = There is nothing to take back.

# A line of a text that was refused.
refusal-line = Line { $line }: { $fault }
nothing = nothing
comma = {", "}

ago-now = just now
ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
