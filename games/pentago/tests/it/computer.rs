//! The computer: exact where it says so, legal always, in time.

use std::time::{Duration, Instant};

use meydan_core::{Game, GameTime, Input, Pending, Rng, Seat, Seed, Viewer};
use meydan_search::{Budget, Certainty, Computer, Level, Memory};
use pentago::ai::{Greedy, Player, Random};
use pentago::solver::{Solver, Value};
use pentago::{Action, Pentago, Phase, StartPosition};

fn legal(position: &Pentago) -> Vec<Action> {
    let seat = position.to_move().map(|colour| position.seat_of(colour));
    seat.map_or_else(Vec::new, |seat| meydan_testkit::legal(position, seat))
}

fn mover(position: &Pentago) -> Seat {
    position.seat_of(position.to_move().expect("somebody's turn"))
}

fn after(position: &Pentago, action: Action) -> Pentago {
    let mut next = position.clone();
    next.play(GameTime::ZERO, Input::Act { seat: mover(position), action }, drop);
    next
}

fn some_position(marbles: u32, rng: &mut Rng) -> Pentago {
    loop {
        let mut position = Pentago::new(StartPosition::default(), Seat(0));
        while position.pending() != Pending::Over
            && (36 - position.empty().count_ones() < marbles || position.phase() == Phase::Turn)
        {
            let actions = legal(&position);
            position = after(&position, actions[rng.range(actions.len() as u32) as usize]);
        }
        if position.pending() != Pending::Over {
            return position;
        }
    }
}

#[test]
fn every_player_plays_legal_moves_to_the_end() {
    for level in Level::ALL {
        let mut player = Player::new(level, Seed::from_number(1));
        let mut rival = Random::new(Seed::from_number(2));
        let mut position = Pentago::new(StartPosition::default(), Seat(0));
        while position.pending() != Pending::Over {
            let seat = mover(&position);
            let view = position.view(Viewer::Seat(seat));
            let budget = Budget::nodes(3_000);
            let thought = if seat == Seat(0) {
                player.think(&view, seat, &budget)
            } else {
                rival.think(&view, seat, &budget)
            };
            assert!(position.check(seat, thought.action).is_ok(), "{level}: {}", thought.action);
            position = after(&position, thought.action);
        }
    }
}

#[test]
fn a_win_in_one_is_taken_by_all_that_look() {
    // Red can finish the top row.
    let start: StartPosition = "XXXX..OOO.......O...................".parse().expect("a start");
    let position = Pentago::new(start, Seat(0));
    let view = position.view(Viewer::Seat(Seat(0)));
    for level in [Level::Club, Level::Expert, Level::Master] {
        let thought = Player::new(level, Seed::from_number(3)).think(&view, Seat(0), &Budget::depth(3));
        assert_eq!(thought.action.to_string(), "0 4", "{level}");
    }
    let greedy = Greedy::new(Seed::from_number(3)).think(&view, Seat(0), &Budget::default());
    assert_eq!(greedy.action.to_string(), "0 4");
}

#[test]
fn a_won_game_is_never_let_go_once_it_is_exact() {
    let mut rng = Seed::from_number(61).rng();
    let solver = Solver { memory: 1 << 30, threads: 2 };
    let mut won = 0;
    for _ in 0..12 {
        let mut position = some_position(24, &mut rng);
        let seat = mover(&position);
        let value = solver.solve(&position, &Budget::default(), &|_, _| ()).expect("it fits").value;
        if value != Value::Win {
            continue;
        }
        won += 1;
        let mut player = Player::new(Level::Master, Seed::from_number(1));
        while position.pending() != Pending::Over {
            let action = if mover(&position) == seat {
                let thought = player.think(&position.view(Viewer::Seat(seat)), seat, &Budget::default());
                assert_ne!(thought.certainty, Certainty::Estimated);
                thought.action
            } else {
                let actions = legal(&position);
                actions[rng.range(actions.len() as u32) as usize]
            };
            position = after(&position, action);
        }
        assert_eq!(position.winner().map(|colour| position.seat_of(colour)), Some(seat));
    }
    assert!(won >= 3, "{won}");
}

/// PE-22
#[test]
fn a_won_game_is_never_let_go_once_it_is_proved() {
    // Also where its memory is taken away after each thought (issue 17, point 1).
    for memory in [Memory::default(), Memory::pool(64 << 20)] {
        never_lets_go(&memory);
        assert_eq!(memory.lent(), 0);
    }
}

fn never_lets_go(memory: &Memory) {
    let mut rng = Seed::from_number(64).rng();
    for start in ["......X..O.XXO....O.X............O..", "..OO........XO...OOXX..O...X.X.....X"] {
        let start: StartPosition = start.parse().expect("a start");
        let mut position = Pentago::new(start, Seat(0));
        let seat = mover(&position);
        let mut player = Player::new(Level::Master, Seed::from_number(1));
        while position.pending() != Pending::Over {
            let action = if mover(&position) == seat {
                let view = position.view(Viewer::Seat(seat));
                let budget = Budget { memory: memory.clone(), ..Budget::nodes(40_000) };
                let thought = player.think(&view, seat, &budget);
                assert_ne!(thought.certainty, Certainty::Estimated, "{position:?}");
                assert_eq!(thought.value, Some(100));
                thought.action
            } else {
                let actions = legal(&position);
                actions[rng.range(actions.len() as u32) as usize]
            };
            position = after(&position, action);
        }
        assert_eq!(position.winner().map(|colour| position.seat_of(colour)), Some(seat));
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_move() {
    let mut rng = Seed::from_number(62).rng();
    for _ in 0..5 {
        let position = some_position(10, &mut rng);
        let seat = mover(&position);
        let view = position.view(Viewer::Seat(seat));
        for level in Level::ALL {
            let think = || Player::new(level, Seed::from_number(5)).think(&view, seat, &Budget::nodes(5_000));
            assert_eq!(think(), think());
        }
    }
}

#[test]
fn the_deadline_is_kept() {
    let mut rng = Seed::from_number(63).rng();
    let mut player = Player::new(Level::Master, Seed::from_number(1));
    for marbles in [0, 6, 12, 17, 18, 19, 20, 22] {
        let position = some_position(marbles, &mut rng);
        let seat = mover(&position);
        let begun = Instant::now();
        player.think(&position.view(Viewer::Seat(seat)), seat, &Budget::time(Duration::from_millis(50)));
        // Generous: other programs share the machine. Without a deadline each of these takes much longer.
        assert!(begun.elapsed() < Duration::from_millis(1_500), "{marbles}: {:?}", begun.elapsed());
    }
}
