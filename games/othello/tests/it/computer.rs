//! The computer: exact where it says so, legal always, in time.

use std::time::{Duration, Instant};

use meydan_core::{Game, GameTime, Input, Pending, Rng, Seat, Seed, Viewer};
use meydan_search::{AlphaBeta, Budget, Certainty, Computer, Evaluate, Level, MonteCarlo, win_or_not};
use othello::ai::{Greedy, Judgement, Mobility, Player, Random, Solver};
use othello::{Action, Othello, StartPosition, perft};

fn legal(position: &Othello) -> Vec<Action> {
    position.turn().map_or_else(Vec::new, |seat| meydan_testkit::legal(position, seat))
}

fn after(position: &Othello, action: Action) -> Othello {
    let mut next = position.clone();
    let seat = position.turn().expect("somebody's turn");
    next.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    next
}

/// A position of a random game with so many empty squares, or fewer if the game was over before.
fn random_position(empties: u32, rng: &mut Rng) -> Othello {
    let mut position = Othello::new(StartPosition::USUAL);
    while position.empties() > empties && position.pending() != Pending::Over {
        let actions = legal(&position);
        position = after(&position, actions[rng.range(actions.len() as u32) as usize]);
    }
    position
}

/// Plain minimax to the end, through the rules themselves.
fn minimax(position: &Othello, seat: Seat) -> i32 {
    if position.pending() == Pending::Over {
        return position.discs(seat).count() as i32 - position.discs(seat.other()).count() as i32;
    }
    let values = legal(position).into_iter().map(|action| minimax(&after(position, action), seat));
    if position.turn() == Some(seat) { values.max() } else { values.min() }.expect("a move")
}

#[test]
fn the_solver_agrees_with_plain_minimax() {
    let mut rng = Seed::from_number(11).rng();
    let mut solver = Solver::new(16);
    let mut tried = 0;
    while tried < 400 {
        let position = random_position(4 + tried % 6, &mut rng);
        let Some(seat) = position.turn() else { continue };
        tried += 1;
        let solution = solver.solve(position.own(), position.other(), &Budget::default()).expect("no limit");
        assert_eq!(solution.difference, minimax(&position, seat), "{position:?}");
        // The move it names is one that reaches the value.
        let action = solution.square.map_or(Action::Pass, Action::Place);
        assert_eq!(minimax(&after(&position, action), seat), solution.difference, "{position:?}");
    }
}

#[test]
fn the_solver_counts_a_board_with_holes_by_discs_alone() {
    // White has no disc left after C1; 61 squares stay empty and go to nobody.
    let start: StartPosition =
        "XO-------------------------------------------------------------- X".parse().expect("a start");
    let position = Othello::new(start);
    let solution =
        Solver::new(8).solve(position.own(), position.other(), &Budget::default()).expect("no limit");
    assert_eq!(solution.difference, 3);
}

#[test]
fn alpha_beta_agrees_with_plain_minimax() {
    fn plain(position: &Othello, seat: Seat, depth: u32) -> i32 {
        if position.pending() == Pending::Over {
            return Judgement.ended(position, seat);
        }
        if depth == 0 {
            return Judgement.value(position, seat);
        }
        let values =
            legal(position).into_iter().map(|action| plain(&after(position, action), seat, depth - 1));
        if position.turn() == Some(seat) { values.max() } else { values.min() }.expect("a move")
    }
    let mut rng = Seed::from_number(12).rng();
    for round in 0..60 {
        let position = random_position(5 + round % 50, &mut rng);
        let Some(seat) = position.turn() else { continue };
        // A fresh table: a value from a deeper search would be another one.
        let mut search = AlphaBeta::new(Judgement, 12);
        let found =
            search.search(&position, &Budget { depth: Some(1), ..Budget::default() }).expect("a move");
        assert_eq!(found.value, plain(&position, seat, 1));
        let mut search = AlphaBeta::new(Judgement, 12);
        let values = search.values(&position, 4, &Budget::default());
        let best = values.iter().map(|&(_, value)| value).max().expect("a move");
        assert_eq!(best, plain(&position, seat, 4), "{position:?}");
    }
}

#[test]
fn every_player_plays_legal_moves_to_the_end() {
    for level in Level::ALL {
        let mut rng = Seed::from_number(level as u64).rng();
        let mut position = Othello::new(StartPosition::USUAL);
        let mut player = Player::new(level, Seed::from_number(1));
        while let Some(seat) = position.turn() {
            let action = if seat == Seat::FIRST {
                player.think(&position.view(Viewer::Seat(seat)), seat, &Budget::nodes(2_000)).action
            } else {
                let actions = legal(&position);
                actions[rng.range(actions.len() as u32) as usize]
            };
            assert!(position.check(seat, action).is_ok(), "{level}: {action}");
            position = after(&position, action);
        }
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_move() {
    let mut rng = Seed::from_number(21).rng();
    for _ in 0..10 {
        let position = random_position(30, &mut rng);
        let Some(seat) = position.turn() else { continue };
        let view = position.view(Viewer::Seat(seat));
        for level in Level::ALL {
            let think =
                || Player::new(level, Seed::from_number(5)).think(&view, seat, &Budget::nodes(20_000));
            assert_eq!(think(), think());
        }
    }
}

#[test]
fn the_deadline_is_kept() {
    let mut rng = Seed::from_number(31).rng();
    let mut player = Player::new(Level::Master, Seed::from_number(1));
    for empties in [55, 40, 30, 22, 20, 19, 18, 17] {
        let position = random_position(empties, &mut rng);
        let Some(seat) = position.turn() else { continue };
        let begun = Instant::now();
        player.think(&position.view(Viewer::Seat(seat)), seat, &Budget::time(Duration::from_millis(50)));
        // Generous: other programs share the machine. Without a deadline each of these takes seconds or for ever.
        assert!(begun.elapsed() < Duration::from_millis(1_000), "{empties}: {:?}", begun.elapsed());
    }
}

#[test]
fn near_the_end_it_says_that_it_is_exact() {
    let mut rng = Seed::from_number(41).rng();
    let position = random_position(10, &mut rng);
    let seat = position.turn().expect("not over");
    let thought = Player::new(Level::Master, Seed::from_number(1)).think(
        &position.view(Viewer::Seat(seat)),
        seat,
        &Budget::default(),
    );
    assert_eq!(thought.certainty, Certainty::Exact);
    assert_eq!(thought.value, Some(minimax(&position, seat)));
}

#[test]
fn monte_carlo_finds_a_win_in_sight() {
    // Ten empty squares: the search must see what minimax sees, more often than not by far.
    let mut rng = Seed::from_number(51).rng();
    let (mut good, mut tried) = (0, 0);
    while tried < 20 {
        let position = random_position(6, &mut rng);
        let Some(seat) = position.turn() else { continue };
        let best = minimax(&position, seat);
        if best <= 0 {
            continue;
        }
        tried += 1;
        let mut search = MonteCarlo::<Othello>::new(rng.fork(), win_or_not);
        let view = position.view(Viewer::Seat(seat));
        let thought = search.search(&view, seat, &Budget::nodes(3_000)).expect("a move");
        good += u32::from(minimax(&after(&position, thought.action), seat) > 0);
    }
    assert!(good >= 18, "{good} of {tried}");
}

#[test]
fn rivals_do_what_their_names_say() {
    let start: StartPosition =
        "---------------------------OX------XO----------X----XOOO-------- X".parse().expect("a start");
    let position = Othello::new(start);
    let view = position.view(Viewer::Referee);
    let discs = |action| after(&position, action).discs(Seat(0)).count();
    let greedy = Greedy::new(Seed::from_number(1)).think(&view, Seat(0), &Budget::default()).action;
    assert!(legal(&position).into_iter().all(|action| discs(action) <= discs(greedy)));
    let answers = |action| legal(&after(&position, action)).len();
    let mobile = Mobility::new(Seed::from_number(1)).think(&view, Seat(0), &Budget::default()).action;
    assert!(legal(&position).into_iter().all(|action| answers(action) >= answers(mobile)));
    let random = Random::new(Seed::from_number(1)).think(&view, Seat(0), &Budget::default()).action;
    assert!(legal(&position).contains(&random));
}

#[test]
fn perft_counts() {
    let counts: Vec<u64> = (0..=9).map(perft).collect();
    assert_eq!(counts, [1, 4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288]);
}
