//! The exact solver against plain alpha-beta through the rules.

use meydan_core::{Game, GameTime, Input, Pending, Rng, Seat, Seed};
use meydan_search::Budget;
use meydan_testkit::times;
use pentago::solver::plain::Plain;
use pentago::solver::{Cost, Solver, Unsolved, Value};
use pentago::{Action, Pentago, Phase, StartPosition};

const SOLVER: Solver = Solver { memory: 1 << 30, threads: 2 };

fn legal(position: &Pentago) -> Vec<Action> {
    let seat = position.to_move().map(|colour| position.seat_of(colour));
    seat.map_or_else(Vec::new, |seat| meydan_testkit::legal(position, seat))
}

fn after(position: &Pentago, action: Action) -> Pentago {
    let mut next = position.clone();
    let seat = position.seat_of(position.to_move().expect("somebody's turn"));
    next.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    next
}

/// A position of a random game with so many marbles, about to place; `None` if the game was over before.
fn random_position(marbles: u32, rng: &mut Rng) -> Option<Pentago> {
    let mut position = Pentago::new(StartPosition::default(), Seat(0));
    while 36 - position.empty().count_ones() < marbles || position.phase() == Phase::Turn {
        let actions = legal(&position);
        if actions.is_empty() {
            return None;
        }
        position = after(&position, actions[rng.range(actions.len() as u32) as usize]);
    }
    (position.pending() != Pending::Over).then_some(position)
}

fn some_position(marbles: u32, rng: &mut Rng) -> Pentago {
    (0..).find_map(|_: u32| random_position(marbles, rng)).expect("a game goes on so long sooner or later")
}

/// Plain alpha-beta on wins, draws and losses, part by part, with nothing clever.
fn plain(position: &Pentago, seat: Seat, mut alpha: i32, mut beta: i32) -> i32 {
    if let Some(outcome) = position.outcome() {
        return outcome.value(seat);
    }
    let mine = position.to_move().map(|colour| position.seat_of(colour)) == Some(seat);
    let mut best = if mine { -1 } else { 1 };
    for action in legal(position) {
        if action == Action::Skip {
            continue; // PE-03: it equals the turn of a neutral block.
        }
        let value = plain(&after(position, action), seat, alpha, beta);
        if mine {
            best = best.max(value);
            alpha = alpha.max(best);
        } else {
            best = best.min(value);
            beta = beta.min(best);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

fn value(position: &Pentago) -> i32 {
    let seat = position.seat_of(position.to_move().expect("somebody's turn"));
    plain(position, seat, -1, 1)
}

fn number(value: Value) -> i32 {
    match value {
        Value::Loss => -1,
        Value::Draw => 0,
        Value::Win => 1,
    }
}

fn solve(position: &Pentago) -> pentago::solver::Solution {
    SOLVER.solve(position, &Budget::default(), &|_, _| ()).expect("it fits")
}

#[test]
fn it_agrees_with_plain_alpha_beta() {
    let mut rng = Seed::from_number(24).rng();
    let mut plain = Plain::default();
    let mut seen = [0; 3];
    for round in 0..times(60) {
        // 24 to 28 marbles, mostly the later ones: plain alpha-beta takes its time with draws.
        let marbles = match round {
            0..1 => 24,
            1..3 => 25,
            3..10 => 26,
            10..30 => 27,
            _ => 28,
        };
        let position = some_position(marbles, &mut rng);
        let to_move = position.to_move().expect("somebody's turn");
        let (own, other) = (position.marbles(to_move).0, position.marbles(to_move.other()).0);
        let found = solve(&position).value;
        assert_eq!(found, plain.value(own, other), "{position:?}");
        seen[found as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count > 1), "all three values occur: {seen:?}");
}

#[test]
fn every_move_is_worth_what_the_position_after_it_is() {
    let mut rng = Seed::from_number(25).rng();
    for round in 0..20 {
        let position = some_position(31 + round % 4, &mut rng);
        let seat = position.seat_of(position.to_move().expect("somebody's turn"));
        for (one, worth) in solve(&position).moves {
            let mut next = after(&position, Action::Place(one.square.expect("a square")));
            if let Some(turn) = one.turn {
                next = after(&next, Action::Turn(turn));
            }
            assert_eq!(number(worth), plain(&next, seat, -1, 1), "{one:?} in {position:?}");
        }
    }
}

#[test]
fn a_turn_that_is_still_to_be_made_is_solved_too() {
    let mut rng = Seed::from_number(26).rng();
    let mut tried = 0;
    while tried < 40 {
        let position = some_position(31 + tried % 4, &mut rng);
        let actions = legal(&position);
        let placed = after(&position, actions[rng.range(actions.len() as u32) as usize]);
        if placed.to_move().is_none() {
            continue;
        }
        tried += 1;
        let solution = solve(&placed);
        assert_eq!(number(solution.value), value(&placed), "{placed:?}");
        let seat = placed.seat_of(placed.to_move().expect("the turn is to be made"));
        for (one, worth) in solution.moves {
            let next = after(&placed, Action::Turn(one.turn.expect("a turn")));
            assert_eq!(number(worth), plain(&next, seat, -1, 1), "{one:?} in {placed:?}");
        }
    }
}

#[test]
fn one_thread_and_two_find_the_same() {
    let mut rng = Seed::from_number(27).rng();
    let position = some_position(22, &mut rng);
    let one = Solver { threads: 1, ..SOLVER }.solve(&position, &Budget::default(), &|_, _| ());
    assert_eq!(one, Ok(solve(&position)));
}

#[test]
fn what_does_not_fit_is_refused_before_it_begins() {
    let position = Pentago::new(StartPosition::default(), Seat(0));
    let Cost { bytes, .. } = Solver::cost(&position);
    assert!(bytes > 1 << 40);
    assert_eq!(SOLVER.solve(&position, &Budget::default(), &|_, _| ()), Err(Unsolved::TooLarge(bytes)));
}

#[test]
fn a_spent_budget_stops_it() {
    let mut rng = Seed::from_number(28).rng();
    let position = some_position(20, &mut rng);
    let budget = Budget::default();
    budget.stop.now();
    assert_eq!(SOLVER.solve(&position, &budget, &|_, _| ()), Err(Unsolved::Stopped));
}
