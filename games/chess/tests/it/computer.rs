//! The computer: plays for points, legal always, in time (CH-62).

use std::time::Duration;

use chess::ai::{Greedy, Player, Random};
use chess::{Action, Chess, Config, Double, Move, Standing};
use meydan_core::{Game, GameTime, Input, Pending, Rng, Seat, SeatSet, Seed, Viewer};
use meydan_search::{Budget, Computer, Level, Thought};
use meydan_testkit::legal;

fn begin(config: &Config, seed: u64) -> Chess {
    Chess::start(config, 2, Seed::from_number(seed).rng(), drop).expect("a position that goes on")
}

fn game(position: &str) -> Chess {
    let position: Standing = position.parse().expect("a position");
    begin(&Config { position: Some(position), ..Config::default() }, 1)
}

fn act(game: &mut Chess, text: &str) {
    let (seat, action) = (game.turn(), text.parse().expect("an action"));
    game.check(seat, action).expect("a legal action");
    game.play(GameTime::ZERO, Input::Act { seat, action }, drop);
}

fn think(computer: &mut dyn Computer<Chess>, game: &Chess, budget: &Budget) -> Thought<Action> {
    let seat = game.turn();
    computer.think(&game.view(Viewer::Seat(seat)), seat, budget)
}

/// What the strongest level does, looking so many plies ahead.
fn master(game: &Chess, depth: u32) -> String {
    let mut player = Player::new(Level::Master, Seed::from_number(1));
    think(&mut player, game, &Budget::depth(depth)).action.to_string()
}

#[test]
fn mates_when_that_wins_and_not_when_it_loses() {
    let back_rank = |points: &str| game(&format!("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30 {points}"));
    // CH-13, CH-23: mate brings 50 and ends the game.
    for points in ["points 0 0", "points 0 49", "points 300 310"] {
        assert_eq!(master(&back_rank(points), 3), "Ra1a8", "{points}");
    }
    for points in ["points 0 51", "points 0 120", "points 200 300"] {
        assert_ne!(master(&back_rank(points), 3), "Ra1a8", "{points}");
    }
}

#[test]
fn does_not_run_from_a_mate_that_wins_for_it() {
    // The rook can take the queen; then Rb8 mates, and Black has won by points all the same.
    let position = |points: &str| game(&format!("r5k1/5ppp/8/8/8/Q7/5PPP/1R4K1 b - - 0 30 {points}"));
    // This level buys no double move, which would win too.
    let mut club = Player::new(Level::Club, Seed::from_number(1));
    let mut taken =
        |points: &str| think(&mut club, &position(points), &Budget::depth(3)).action.to_string() == "Ra8a3";
    assert!(taken("points 0 200"));
    // With fewer points the mate would lose.
    assert!(!taken("points 0 10"));
}

#[test]
fn takes_the_queen_rather_than_a_threat() {
    // The rook could take the queen (15), or check on a8 (10) or on e1 (10).
    let game = game("4k3/8/8/8/q7/8/7P/R6K w - - 0 20");
    assert_eq!(master(&game, 1), "Ra1a4");
    assert_eq!(master(&game, 4), "Ra1a4");
}

#[test]
fn sees_that_a_threat_can_be_taken() {
    // Qd1d7 would check and threaten for more than anything else, and lose the queen.
    let game = game("rnbqkbnr/ppp1pppp/8/8/8/8/PPP1PPPP/RNBQKBNR w KQkq - 0 3");
    for depth in 1..5 {
        assert_ne!(master(&game, depth), "Qd1d7", "{depth}");
    }
    let greedy = think(&mut Greedy::new(Seed::from_number(1)), &game, &Budget::default());
    assert_eq!(greedy.action.to_string(), "Qd1d8");
}

#[test]
fn does_not_go_back_across_the_red_line() {
    // White's rook threatens the knight from a1 only.
    let went = |negative: u16| {
        let position = format!("7k/8/8/8/n7/8/5PPP/R5K1 w - - 0 30 negative {negative} 0 turn 59");
        let mut game = game(&position);
        act(&mut game, "Ra1b1");
        act(&mut game, "Kh8h7");
        game
    };
    assert_eq!(went(0).negative(), [0, 0]);
    let costs = |game: &Chess, action: &str| {
        let mut next = game.clone();
        act(&mut next, action);
        next.negative()[0] - game.negative()[0]
    };
    // CH-31, CH-33: with 13 the two of going back lose a turn.
    let game = went(13);
    assert_eq!(costs(&game, "Rb1a1"), 2);
    assert_eq!(costs(&game, &master(&game, 3)), 0);
}

#[test]
fn moves_what_was_picked_if_that_costs_nothing() {
    // Kings and pawns far apart: all moves of the king are alike.
    let mut game = game("7k/7p/8/8/8/8/P7/K7 w - - 0 40");
    act(&mut game, "touch-a1");
    let action = master(&game, 2);
    assert!(action.starts_with("Ka1"), "{action}");
}

#[test]
fn a_double_move_that_mates_is_bought_when_the_lead_is_larger_than_its_price() {
    // Two moves of the rook mate: along the second rank, then down to the eighth.
    let position = |points: &str| game(&format!("6k1/5ppp/8/8/8/8/2P2PPP/2R3K1 w - - 0 30 {points}"));
    let mut ahead = position("points 90 20");
    let mut player = Player::new(Level::Master, Seed::from_number(1));
    // One move mates only when the rook's way is free; here it is not.
    assert_eq!(think(&mut player, &ahead, &Budget::depth(4)).action, Action::Double);
    act(&mut ahead, "double");
    while ahead.pending() != Pending::Over {
        assert_eq!(ahead.turn(), Seat::FIRST);
        let action = think(&mut player, &ahead, &Budget::depth(4)).action.to_string();
        act(&mut ahead, &action);
    }
    let outcome = ahead.outcome().expect("it is over");
    assert_eq!((outcome.winners, outcome.reason), (SeatSet::one(Seat::FIRST), "mate"));

    // CH-27: the lead would be gone with the price.
    assert_ne!(master(&position("points 90 61"), 4), "double");
    assert_ne!(master(&position("points 29 0"), 4), "double");
}

/// Whether some double move of the side to move mates.
fn mates_by_double(game: &Chess) -> bool {
    let seat = game.turn();
    let moves = |game: &Chess| {
        let mut actions = legal(game, seat);
        actions.retain(|action| matches!(action, Action::Move(_)));
        actions
    };
    let after = |game: &Chess, action: Action| {
        let mut next = game.clone();
        next.play(GameTime::ZERO, Input::Act { seat, action }, drop);
        next
    };
    let declared = after(game, Action::Double);
    moves(&declared).into_iter().map(|first| after(&declared, first)).any(|half| {
        half.turn() == seat
            && moves(&half)
                .into_iter()
                .any(|second| after(&half, second).outcome().is_some_and(|outcome| outcome.reason == "mate"))
    })
}

#[test]
fn minds_the_double_moves_of_the_other() {
    // White leads by more than the price and would mate with two moves of the rook.
    let mut game = game("6k1/5ppp/8/8/8/n7/2P2PPP/2R3K1 b - - 0 30 points 90 20");
    let mut idle = game.clone();
    act(&mut idle, "Ha3c4");
    assert!(mates_by_double(&idle));
    let action = master(&game, 4);
    act(&mut game, &action);
    assert!(!mates_by_double(&game), "{action}");
}

#[test]
fn goes_on_with_a_double_move_that_it_does_not_remember() {
    let base = "6k1/5ppp/8/8/8/8/2P2PPP/2R3K1 w - - 0 30 points 60 20 negative 0 0 turn 59";
    let mut declared = game(&format!("{base} double declared"));
    for half in [Double::Declared, Double::Half] {
        assert_eq!(declared.view(Viewer::Spectator).double, half);
        // Somebody else each time.
        let action = master(&declared, 3);
        act(&mut declared, &action);
    }
    assert_eq!(declared.outcome().map(|outcome| outcome.reason), Some("mate"));
}

/// A few tables: usual, with everything switched on, in the middle of things.
fn tables() -> Vec<Config> {
    let at = |text: &str| Some(text.parse().expect("a position"));
    let half =
        "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 10 points 30 30 negative 0 0 turn 19 double half";
    let red = "8/P6k/8/8/3r4/8/p6K/8 w - - 0 40 points 33 61 negative 14 31 turn 79";
    vec![
        Config::default(),
        Config { side_threats: true, tampering: true, ..Config::default() },
        Config { position: at(half), ..Config::default() },
        Config { position: at(red), tampering: true, ..Config::default() },
    ]
}

/// Random actions of any kind, as many as are asked for or until the end.
fn stroll(game: &mut Chess, inputs: u32, rng: &mut Rng) {
    for _ in 0..inputs {
        let Pending::Seats(seats) = game.pending() else { return };
        let seat = seats.iter().next().expect("somebody");
        let actions = legal(game, seat);
        let action = actions[rng.range(actions.len() as u32) as usize];
        game.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    }
}

#[test]
fn always_answers_legally() {
    let mut rng = Seed::from_number(5).rng();
    let mut players = Level::ALL.map(|level| Player::new(level, Seed::from_number(3)));
    let (mut asked, mut halves, mut asking, mut touched) = (0, 0, 0, 0);
    while asked < 240 {
        let config = &tables()[asked % 4];
        let mut game = begin(config, rng.next_u64());
        let inputs = rng.range(5).min(1) * rng.range(160);
        stroll(&mut game, inputs, &mut rng);
        let Pending::Seats(seats) = game.pending() else { continue };
        let seat = seats.iter().next().expect("somebody");
        let view = game.view(Viewer::Seat(seat));
        asked += 1;
        halves += u32::from(view.double != Double::None);
        asking += u32::from(view.asking.is_some());
        touched += u32::from(!view.touched.is_empty());
        let player = &mut players[asked % Level::ALL.len()];
        let budget = if asked % 3 == 0 { Budget::time(Duration::ZERO) } else { Budget::nodes(400) };
        let action = player.think(&view, seat, &budget).action;
        assert_eq!(game.check(seat, action), Ok(()), "{action} in {}", view.standing());
        assert!(matches!(action, Action::Move(_) | Action::Double | Action::Tamper(_)), "{action}");
    }
    assert!(halves > 3 && asking > 3 && touched > 20, "{halves} {asking} {touched}");
}

#[test]
fn the_next_half_of_a_double_move_is_legal_too() {
    let mut rng = Seed::from_number(6).rng();
    let mut player = Player::new(Level::Expert, Seed::from_number(3));
    for _ in 0..30 {
        let mut game = begin(&tables()[0], rng.next_u64());
        stroll(&mut game, 120, &mut rng);
        if game.pending() == Pending::Over || !legal(&game, game.turn()).contains(&Action::Double) {
            continue;
        }
        act(&mut game, "double");
        let seat = game.turn();
        while game.pending() != Pending::Over && game.turn() == seat {
            let action = think(&mut player, &game, &Budget::nodes(500)).action.to_string();
            act(&mut game, &action);
        }
    }
}

#[test]
fn answers_however_little_time_there_is() {
    for level in Level::ALL {
        let mut player = Player::new(level, Seed::from_number(2));
        for time in [0, 1] {
            let game = begin(&Config::default(), 1);
            let thought = think(&mut player, &game, &Budget::time(Duration::from_millis(time)));
            assert_eq!(game.check(game.turn(), thought.action), Ok(()));
        }
        let budget = Budget::default();
        budget.stop.now();
        let game = begin(&Config::default(), 1);
        let thought = think(&mut player, &game, &budget);
        assert_eq!(game.check(game.turn(), thought.action), Ok(()));
    }
}

/// A whole game by two computers, with so many positions a decision.
fn play(first: &mut dyn Computer<Chess>, second: &mut dyn Computer<Chess>, nodes: u64, seed: u64) -> Chess {
    let mut game = begin(&Config::default(), seed);
    let mut rng = Seed::from_number(seed).rng();
    for _ in 0..2 {
        let mut moves = legal(&game, game.turn());
        moves.retain(|action| matches!(action, Action::Move(_)));
        let text = moves[rng.range(moves.len() as u32) as usize].to_string();
        act(&mut game, &text);
    }
    while game.pending() != Pending::Over {
        let computer: &mut dyn Computer<Chess> = if game.turn() == Seat::FIRST { first } else { second };
        let action = think(computer, &game, &Budget::nodes(nodes)).action.to_string();
        act(&mut game, &action);
    }
    game
}

#[test]
fn beats_the_simple_rivals_by_points_with_either_colour() {
    for number in 0..4 {
        let seed = || Seed::from_number(number);
        let mut master = Player::new(Level::Master, seed());
        let (mut greedy, mut random) = (Greedy::new(seed()), Random::new(seed()));
        let rivals: [&mut dyn Computer<Chess>; 2] = [&mut greedy, &mut random];
        for rival in rivals {
            let (game, own) = if number % 2 == 0 {
                (play(&mut master, rival, 3_000, number), Seat::FIRST)
            } else {
                (play(rival, &mut master, 3_000, number), Seat::SECOND)
            };
            let points = game.points();
            assert!(points[own.index()] > points[own.other().index()], "{points:?}");
            assert_eq!(game.outcome().map(|outcome| outcome.winners), Some(SeatSet::one(own)));
        }
    }
}

#[test]
fn negative_points_are_rare() {
    let (mut moves, mut backs) = (0, 0);
    for seed in 0..3 {
        let mut players = [1, 2].map(|number| Player::new(Level::Expert, Seed::from_number(number)));
        let [first, second] = &mut players;
        let game = play(first, second, 2_000, seed);
        let made = game.sheet().iter().flat_map(|turn| &turn.moves);
        backs += made.clone().filter(|made| made.back).count();
        moves += made.count();
        // CH-30, CH-32: neither undone nor touched.
        assert!(game.sheet().iter().all(|turn| turn.faults.is_empty()));
    }
    assert!(20 * backs < moves, "{backs} of {moves}");
}

#[test]
fn the_same_seed_and_positions_give_the_same_game() {
    let run = || {
        let mut club = Player::new(Level::Club, Seed::from_number(1));
        let mut expert = Player::new(Level::Expert, Seed::from_number(2));
        let game = play(&mut club, &mut expert, 500, 9);
        let moves = game.sheet().iter().flat_map(|turn| turn.moves.iter().map(|made| made.written));
        moves.collect::<Vec<Move>>()
    };
    assert_eq!(run(), run());
}
