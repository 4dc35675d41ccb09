# The lobby: why something is refused.
refusal-lobby-waiting-already = You are waiting for this game already.
refusal-lobby-too-many-waits = You are waiting for as many games as one can. Stop waiting for one of them first.
refusal-lobby-lobby-full = Too many people are waiting at the moment. Please try again a little later.
refusal-lobby-not-waiting = You are not waiting for this game any more.
refusal-lobby-no-offer = No computer is offered for this game yet.
refusal-lobby-not-for-two = This game is for more than two: open a table instead.
refusal-lobby-guests-cannot = Only members can do this. Sign in or register first.
refusal-lobby-not-rated = A game that counts is between two members, with a clock.
refusal-lobby-no-such-person = Nobody here has this name.
refusal-lobby-yourself = That is you yourself. Challenge somebody else.
refusal-lobby-apart = You and this person do not play with each other: one of you has blocked the other.
refusal-lobby-three-waiting = Three of your challenges wait for this person's answer already.
refusal-lobby-many-for-them = { $most } challenges wait for this person already. Please try again later.
refusal-lobby-many-from-you = { $most } of your challenges wait for an answer. Withdraw one of them first.
refusal-lobby-no-such-challenge = There is no such challenge.
refusal-lobby-challenge-over = This challenge is over: it was withdrawn or refused, or its time has passed.
refusal-lobby-blocked-there = Somebody at this table has blocked you. You may watch.
