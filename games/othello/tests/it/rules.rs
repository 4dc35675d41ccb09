//! The rules against the spec, by id, and the bit tricks against their slow twin.

use meydan_core::{Game, GameTime, Match, MatchRefusal, Pending, Seat, SeatSet, Seed};
use meydan_testkit::report;
use meydan_testkit::twins::othello::{BLACK, Twin, WHITE};
use othello::{Action, Config, Event, Othello, Refusal, Squares, moves, turned};

fn begin(start: Option<&str>) -> Match<Othello> {
    let start = start.map_or_else(Default::default, |text| text.parse().expect("a start position"));
    report::begin(Config { start }, 2, 1)
}

fn play(game: &mut Match<Othello>, actions: &str) {
    report::play(game, &actions.split_whitespace().collect::<Vec<_>>());
}

fn names(squares: Squares) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn ot_01_start() {
    let game = begin(None);
    assert_eq!(names(game.position().discs(Seat(1))), "d4 e5");
    assert_eq!(names(game.position().discs(Seat(0))), "e4 d5");
    assert_eq!(game.pending(), Pending::Seats(SeatSet::one(Seat(0))), "black moves first");
}

#[test]
fn ot_02_a_move_turns_every_closed_run() {
    let mut game = begin(None);
    let legal: Vec<String> = game.legal(Seat(0)).iter().map(ToString::to_string).collect();
    assert_eq!(legal, ["d3", "c4", "f5", "e6"]);
    play(&mut game, "d3 c3 c4");
    // c4 closes d4 between c4 and e4, and c3 to nothing: only the row turns.
    let told: Vec<_> = game.events_since(Some(2), meydan_core::Viewer::Spectator).collect();
    let Event::Placed(last) = told[0].1[0] else { panic!("{told:?}") };
    assert_eq!(names(last.turned), "d4");
    // Three runs at once: up, along the row, and one diagonal; the run to the left is not closed.
    let rows =
        ["---X----", "---O----", "-OO-OX--", "--O-----", "-X------", "--------", "--------", "--------"];
    let mut game = begin(Some(&format!("{} X", rows.concat())));
    play(&mut game, "d3");
    assert_eq!(names(game.position().discs(Seat(1))), "b3 c3");
    assert_eq!(names(game.position().discs(Seat(0))), "d1 d2 d3 e3 f3 c4 b5");
}

#[test]
fn ot_02_refusals() {
    let mut game = begin(None);
    let refused =
        |game: &mut Match<Othello>, text: &str| game.submit_text(GameTime::ZERO, Seat(0), text).unwrap_err();
    assert_eq!(refused(&mut game, "d4"), MatchRefusal::Game(Refusal::SquareTaken("d4".parse().unwrap())));
    assert_eq!(refused(&mut game, "a1"), MatchRefusal::Game(Refusal::TurnsNothing("a1".parse().unwrap())));
    assert_eq!(refused(&mut game, "c3"), MatchRefusal::Game(Refusal::TurnsNothing("c3".parse().unwrap())));
    assert_eq!(refused(&mut game, "i9"), MatchRefusal::Game(Refusal::NotASquare));
    assert_eq!(refused(&mut game, "pass"), MatchRefusal::Game(Refusal::MoveExists));
    assert_eq!(game.submit_text(GameTime::ZERO, Seat(1), "d3"), Err(MatchRefusal::NotYourTurn(Seat(1))));
    assert_eq!(game.seq(), 0, "nothing changed");
}

/// White cannot close anything, black can.
const WHITE_MUST_PASS: &str = "XO-------------------------------------------------------------- O";

#[test]
fn ot_03_pass_only_when_there_is_no_move() {
    let mut game = begin(Some(WHITE_MUST_PASS));
    assert_eq!(game.legal(Seat(1)), [Action::Pass]);
    assert_eq!(game.position().forced(), Some((Seat(1), Action::Pass)));
    play(&mut game, "pass");
    assert_eq!(game.pending(), Pending::Seats(SeatSet::one(Seat(0))));
    assert_eq!(
        game.submit_text(GameTime::ZERO, Seat(0), "pass"),
        Err(MatchRefusal::Game(Refusal::MoveExists))
    );
    play(&mut game, "c1");
    // White has no disc left: neither can move, on a board that is far from full (OT-04).
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.points.as_slice(), [3, 0]);
    assert_eq!((outcome.winners, outcome.reason), (SeatSet::one(Seat(0)), "no-moves"));
}

#[test]
fn ot_04_the_end_is_announced_with_both_counts() {
    let mut game = begin(Some("OOOOOOOOXXXXXXXXOOOOOOOOXXXXXXXXOOOOOOOOXXXXXXXXOOOOOOOOXXXXXXO- X"));
    play(&mut game, "h8");
    let told: Vec<_> = game.events_since(Some(0), meydan_core::Viewer::Spectator).collect();
    assert!(matches!(told[0].1[1], Event::Ended { black, white, .. } if black + white == 64), "{told:?}");
    assert_eq!(game.pending(), Pending::Over);
    assert_eq!(game.submit_text(GameTime::ZERO, Seat(1), "pass"), Err(MatchRefusal::Over));
}

#[test]
fn ot_04_equal_is_a_draw() {
    let half = "XXXXXXXXOOOOOOOO".repeat(4);
    let game = begin(Some(&format!("{half} X")));
    let outcome = game.outcome().expect("a full board is over");
    assert_eq!(outcome.points.as_slice(), [32, 32]);
    assert!(outcome.winners.is_empty());
}

#[test]
fn resigning_loses_whatever_the_counts() {
    let mut game = begin(None);
    play(&mut game, "d3");
    game.drop_seat(GameTime::ZERO, Seat(0)).expect("resigns");
    let outcome = game.outcome().expect("over");
    assert_eq!((outcome.winners, outcome.reason), (SeatSet::one(Seat(1)), "resigned"));
    assert_eq!(outcome.points.as_slice(), [4, 1]);
}

#[test]
fn undo_goes_back_over_forced_passes() {
    let mut game = begin(Some("XO-OX----------------------------------------------------------- X"));
    play(&mut game, "c1");
    assert!(game.outcome().is_some());
    assert_eq!(game.undo_target(SeatSet::one(Seat(0))), Some(0));
    assert_eq!(game.undo_target(SeatSet::one(Seat(1))), None);
    let mut game = begin(Some(WHITE_MUST_PASS));
    play(&mut game, "pass c1");
    assert_eq!(game.undo_target(SeatSet::one(Seat(1))), None, "a forced pass is no decision");
    assert_eq!(game.undo_target(SeatSet::one(Seat(0))), Some(1));
}

/// Any two sets of discs, also ones that no game reaches.
#[test]
fn sets_agree_with_the_twin_on_random_boards() {
    let mut rng = Seed::from_number(2).rng();
    for round in 0..20_000u32 {
        let (a, b, c) = (rng.next_u64(), rng.next_u64(), rng.next_u64());
        // Boards from nearly empty to full.
        let taken = match round % 4 {
            0 => a & b & c,
            1 => a & b,
            2 => a | b,
            _ => a | b | c,
        };
        let black = taken & rng.next_u64();
        let white = taken & !black;
        let twin = Twin::from_sets(black, white, BLACK);
        let expected: u64 = twin.moves(BLACK).iter().map(|(row, column)| 1u64 << (row * 8 + column)).sum();
        assert_eq!(moves(black, white), expected, "{black:x} {white:x}");
        for square in (0..64).filter(|square| taken >> square & 1 == 0) {
            let turns: u64 = twin
                .turned(square / 8, square % 8, BLACK)
                .iter()
                .map(|(row, column)| 1u64 << (row * 8 + column))
                .sum();
            assert_eq!(turned(square, black, white), turns, "{black:x} {white:x} {square}");
        }
    }
}

#[test]
fn whole_games_agree_with_the_twin() {
    let mut rng = Seed::from_number(5).rng();
    for _ in 0..500 {
        let mut game = begin(None);
        let mut twin = Twin::start();
        loop {
            let seat = if twin.turn == BLACK { Seat(0) } else { Seat(1) };
            let legal: Vec<String> = game.legal(seat).iter().map(ToString::to_string).collect();
            assert_eq!(legal, twin.legal());
            if legal.is_empty() {
                break;
            }
            let action = &legal[rng.range(legal.len() as u32) as usize];
            game.submit_text(GameTime::ZERO, seat, action).expect("legal");
            twin.play(action);
        }
        let outcome = game.outcome().expect("over");
        assert_eq!(outcome.points.as_slice(), [twin.count(BLACK), twin.count(WHITE)]);
    }
}

#[test]
fn perft_through_the_trait() {
    let counts: Vec<u64> =
        (1..=7).map(|depth| meydan_testkit::perft(begin(None).position(), depth)).collect();
    assert_eq!(counts, [4, 12, 56, 244, 1396, 8200, 55092]);
}
