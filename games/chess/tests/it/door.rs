//! The door for strings (CH-11, CH-12): what is said and what is answered.

use chess::board::{Piece, Square};
use chess::{Chess, Config, Refusal, Standing, fits_file_name, typed};
use meydan_core::{Game, GameTime, Seat, Seed};
use proptest::prelude::*;

use crate::report::Report;

fn refusals(position: &str, cases: &[(&str, Refusal)]) {
    let mut report = Report::from(position);
    for (text, expected) in cases {
        assert_eq!(report.refused(text), *expected, "{text} in {position}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn ch_11_texts_that_are_no_moves() {
    let square = |text: &str| Refusal::NoSuchSquare(text.to_owned());
    refusals(
        START,
        &[
            ("", Refusal::NotAMove),
            ("Pe2", Refusal::NotAMove),
            ("Pe2e4QQ", Refusal::NotAMove),
            ("e2e4", Refusal::NotAMove),
            ("Xe2e4", Refusal::NoSuchPiece('X')),
            ("pe2e4", Refusal::NoSuchPiece('p')),
            ("Ng1f3", Refusal::NoSuchPiece('N')),
            ("Pi2e4", square("i2")),
            ("Pe9e4", square("e9")),
            ("Pe2e0", square("e0")),
            ("PE2E4", square("E2")),
            ("Pe2ıq", square("ıq")),
            ("Pe7e8K", Refusal::NoSuchPromotion('K')),
            ("Pe7e8P", Refusal::NoSuchPromotion('P')),
            ("Pe7e8q", Refusal::NoSuchPromotion('q')),
            ("touch-", square("")),
            ("touch-j1", square("j1")),
            ("touch-e2e4", square("e2e4")),
            ("tamper-e", Refusal::NotAMove),
        ],
    );
}

#[test]
fn ch_11_moves_that_cannot_be_made() {
    use Square::{A1, B1, B2, C1, C3, D1, D2, D3, E2, E3, E4, E5, E7, F1};
    let cannot = |piece, from, to| Refusal::CannotGo { piece, from, to };
    refusals(
        START,
        &[
            ("Pe4e5", Refusal::Empty(E4)),
            ("Pe7e5", Refusal::NotYours(E7)),
            ("He2e4", Refusal::WrongPiece { square: E2, said: Piece::Knight, stands: Piece::Pawn }),
            ("Pe2e5", cannot(Piece::Pawn, E2, E5)),
            ("Pe2d3", Refusal::NothingToCapture(D3)),
            ("Pe2e2", cannot(Piece::Pawn, E2, E2)),
            ("Pe2e4Q", Refusal::NoPromotion),
            ("Ra1a3", Refusal::Blocked(Square::A2)),
            ("Ra1a2", Refusal::OwnPiece(Square::A2)),
            ("Ra1b2", cannot(Piece::Rook, A1, B2)),
            ("Bc1a3", Refusal::Blocked(B2)),
            ("Bc1c3", cannot(Piece::Bishop, C1, C3)),
            ("Hb1d2", Refusal::OwnPiece(D2)),
            ("Hb1b3", cannot(Piece::Knight, B1, Square::B3)),
            ("Qd1d3", Refusal::Blocked(D2)),
            ("Qd1e3", cannot(Piece::Queen, D1, E3)),
            ("Ke1e2", Refusal::OwnPiece(E2)),
            ("Ke1e3", cannot(Piece::King, Square::E1, E3)),
            ("Ke1g1", Refusal::Blocked(F1)),
            ("Ke1h1", Refusal::Blocked(F1)),
            ("Ke1c1", Refusal::Blocked(D1)),
            ("Hg1f3Q", Refusal::NoPromotion),
        ],
    );
    refusals(
        "4k3/8/8/8/4p3/4P3/3P4/4K3 w - - 0 1",
        &[
            ("Pe3e4", Refusal::Blocked(E4)),
            ("Pe3e5", Refusal::Blocked(E4)),
            ("Pe3d4", Refusal::NothingToCapture(Square::D4)),
        ],
    );
    // From its home a pawn goes two ahead, later not.
    refusals("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", &[("Pe3e5", cannot(Piece::Pawn, E3, E5))]);
    // Promotion.
    refusals("8/P6k/8/8/8/8/8/K7 w - - 0 1", &[("Pa7a8", Refusal::PromotionMissing)]);
    // The own king: a pinned bishop, a king that walks into an attack, a check that is not answered.
    refusals("4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1", &[("Be2d3", Refusal::LeavesKing)]);
    refusals(
        "4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1",
        &[
            ("Ra1a2", Refusal::LeavesKing),
            ("Ke1d2", Refusal::LeavesKing),
            ("Ke1c1", Refusal::CastlingAttacked(Square::E1)),
        ],
    );
}

#[test]
fn ch_11_castling_under_both_names_and_why_not() {
    let free = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (short, long) in [("Ke1g1", "Ke1h1"), ("Ke1c1", "Ke1a1")] {
        let after = [short, long].map(|text| {
            let mut report = Report::from(free);
            report.play(text);
            report.game.position().board().to_string()
        });
        assert_eq!(after[0], after[1]);
        let legal = Report::from(free).legal(0);
        assert!(legal.contains(&short.to_owned()) && legal.contains(&long.to_owned()));
    }
    refusals(
        "r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1",
        &[("Ke1g1", Refusal::CastlingGone), ("Ke1a1", Refusal::CastlingGone)],
    );
    refusals("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", &[("Ke1c1", Refusal::Blocked(Square::B1))]);
    // In check, through check, into check; an attacked b1 does not matter.
    refusals("4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1", &[("Ke1g1", Refusal::CastlingAttacked(Square::E1))]);
    refusals("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", &[("Ke1g1", Refusal::CastlingAttacked(Square::F1))]);
    refusals("4k3/8/8/8/8/6r1/8/R3K2R w KQ - 0 1", &[("Ke1h1", Refusal::CastlingAttacked(Square::G1))]);
    Report::from("4k3/8/8/8/8/1r6/8/R3K2R w KQ - 0 1").play("Ke1c1");
}

#[test]
fn ch_11_one_function_takes_the_string_and_plays_it() {
    let mut game = Chess::start(&Config::default(), 2, Seed::from_number(1).rng(), drop).expect("begins");
    let told = game.play_text(Seat(0), "Pc2c4", GameTime::ZERO).expect("legal");
    assert!(matches!(told[0], chess::Event::Moved { .. }));
    let before = game.digest();
    assert_eq!(game.play_text(Seat(0), "Pd2d4", GameTime::ZERO), Err(Refusal::OpponentsTurn));
    assert_eq!(game.play_text(Seat(1), "Pc2c4", GameTime::ZERO), Err(Refusal::Empty(Square::C2)));
    assert_eq!(game.play_text(Seat(1), "🂡", GameTime::ZERO), Err(Refusal::NotAMove));
    assert_eq!(game.digest(), before);
}

#[test]
fn what_people_type_is_read_generously() {
    let same = |line: &str, text: &str| {
        assert_eq!(typed(line).map(|a| a.to_string()), Ok(text.to_owned()), "{line}");
    };
    same("pc2c4", "Pc2c4");
    same(" P c2-c4 ", "Pc2c4");
    same("ng1f3", "Hg1f3");
    same("hg1f3", "Hg1f3");
    same("pe7e8n", "Pe7e8H");
    same("PE7E8Q", "Pe7e8Q");
    same("UNDO", "undo");
    same("Touch E2", "touch-e2");
    same("tamper none", "tamper-none");
    same("tamper B", "tamper-b");
    assert_eq!(typed("e4"), Err(Refusal::NotAMove));
}

#[test]
fn names_that_cannot_be_part_of_a_file_name() {
    for name in ["final", "Çağrı & Şule", "بازی ۱", "a.b", "x y", "-"] {
        assert!(fits_file_name(name), "{name}");
    }
    let long = "x".repeat(61);
    for name in [
        "",
        ".",
        "..",
        "a/b",
        "a\\b",
        "a:b",
        "a\0b",
        "a\nb",
        " a",
        "a ",
        "a.",
        ".a",
        "a*",
        "\"",
        long.as_str(),
    ] {
        assert!(!fits_file_name(name), "{name:?}");
    }
}

#[test]
fn a_whole_position_as_text() {
    let text = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 points 0 3 negative 5 0 turn 3";
    let standing: Standing = text.parse().expect("a position");
    assert_eq!((standing.points, standing.negative, standing.turn), ([0, 3], [5, 0], 3));
    assert_eq!(standing.to_string(), text);
    // What is left out is nothing, and the turn follows from the FEN.
    let plain: Standing = "7k/8/8/8/8/8/P7/K7 b - - 0 9".parse().expect("a position");
    assert_eq!((plain.points, plain.negative, plain.turn), ([0; 2], [0; 2], 18));
    for wrong in [
        "",
        "7k/8/8/8/8/8/P7/K7 b - - 0",
        "7k/8/8/8/8/8/P7/K7 b - - 0 9 points 1",
        "7k/8/8/8/8/8/P7/K7 b - - 0 9 points 1 -1",
        "7k/8/8/8/8/8/P7/K7 b - - 0 9 points 1 2 3",
        "7k/8/8/8/8/8/P7/K7 b - - 0 9 negative 1 70000",
        "7k/8/8/8/8/8/P7/K7 b - - 0 9 turn 0",
        "7k/8/8/8/8/8/P7/K7 b - - 0 9 double twice",
        "7k/8/8/8/8/8/P7/K7 b - - 0 9 color red",
        "7k/8/8/8/8/8/P7/K7 b - - 0 99999999999999999999",
    ] {
        assert_eq!(wrong.parse::<Standing>(), Err(()), "{wrong}");
    }
}

proptest! {
    #[test]
    fn no_text_breaks_anything(text in "\\PC{0,12}") {
        let _ = typed(&text);
        let _ = text.parse::<Standing>();
        let mut game = Chess::start(&Config::default(), 2, Seed::from_number(1).rng(), drop).expect("begins");
        let before = game.digest();
        if game.play_text(Seat(0), &text, GameTime::ZERO).is_err() {
            prop_assert_eq!(game.digest(), before);
        }
    }

    #[test]
    fn any_move_text_is_played_or_refused(piece in "[KQRBHP]", from in "[a-h][1-8]", to in "[a-h][1-8]", more in "[QRBH]?") {
        // In a crowded position with everything on the board; the legal list and the answer agree.
        let mut report = Report::from("r3k2r/1P2qppp/2n2n2/3pP3/1b1Pp3/2N2N2/1p1Q1PPP/R3K2R w KQkq d6 0 12 points 30 30");
        let text = format!("{piece}{from}{to}{more}");
        if report.legal(0).contains(&text) {
            report.play(&text);
        } else {
            report.refused(&text);
        }
    }
}
