//! How games end and who wins (CH-13).

use chess::Config;
use meydan_core::{Match, Seat};

use crate::report::Report;

#[test]
fn ch_13_equal_points_at_mate_are_a_draw_and_fewer_lose() {
    let mut report = Report::from("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1 points 0 50");
    report.play("Ra1a8");
    assert_eq!(report.end(), "mate nobody");
    let mut report = Report::from("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1 points 0 51");
    report.play("Ra1a8");
    assert_eq!(report.end(), "mate Black");
}

#[test]
fn ch_13_resigning_while_ahead_loses() {
    for (board, seat, winner) in [("w", 0, "Black"), ("w", 1, "White"), ("b", 0, "Black")] {
        let mut report = Report::from(&format!("4k3/8/8/8/8/8/8/R3K3 {board} - - 0 1 points 99 98"));
        report.game.drop_seat(report.game.at(), Seat(seat)).expect("it goes on");
        assert_eq!(report.end(), format!("resigned {winner}"));
        assert_eq!(report.score(), "99:98 -0:-0");
    }
    // Also while the question about tampering is open.
    let mut report = Report::with(Config { tampering: true, ..Config::default() }, 1);
    report.game.drop_seat(report.game.at(), Seat(0)).expect("it goes on");
    assert_eq!(report.end(), "resigned Black");
}

#[test]
fn ch_13_stalemate_dead_positions_fifty_moves() {
    let mut report = Report::from("7k/8/5KQ1/8/8/8/8/8 w - - 0 1 points 1 0");
    assert_eq!(report.play("Kf6f7"), "end stalemate");
    assert_eq!(report.end(), "stalemate White");
    // The last pawn is taken: two kings are left.
    let mut report = Report::from("7k/8/8/8/8/8/1p6/K7 w - - 0 1");
    assert_eq!(report.play("Ka1b2"), "+3 capture pawn b2, end dead");
    assert_eq!(report.end(), "dead White");
    let mut report = Report::from("7k/8/8/8/8/8/P7/KR6 w - - 98 70 points 0 4");
    report.play("Ka1b2");
    assert!(report.game.outcome().is_none(), "99 half moves");
    assert_eq!(report.play("Kh8g8"), "end fifty");
    assert_eq!(report.end(), "fifty Black");
    // A mate on the hundredth half move is a mate.
    let mut report = Report::from("6k1/5ppp/8/8/8/8/8/R6K w - - 99 70");
    assert_eq!(report.play("Ra1a8"), "+50 mate g8, end mate");
}

#[test]
fn ch_13_the_same_position_for_the_third_time() {
    let mut report = Report::new();
    report.moves("Hg1f3 Hg8f6 Hf3g1 Hf6g8 Hg1f3 Hg8f6 Hf3g1");
    assert!(report.game.outcome().is_none());
    // Each went back twice: two each time.
    assert_eq!(report.score(), "0:0 -6:-4");
    assert!(report.play("Hf6g8").ends_with("end threefold"));
    assert_eq!(report.end(), "threefold nobody");
}

#[test]
fn a_text_that_is_no_position_is_refused_with_its_own_word() {
    let config: Config = serde_json::from_str(r#"{"position":"somewhere"}"#).expect("it is text");
    assert_eq!(
        serde_json::to_string(&config).expect("JSON"),
        r#"{"side-threats":false,"tampering":false,"position":"somewhere"}"#
    );
    let header =
        meydan_core::Header { config, seats: 2, seed: meydan_core::Seed::from_number(1), clock: None };
    let refused = Match::<chess::Chess>::new(header).expect_err("no position");
    assert!(format!("{refused:?}").contains("position-unreadable"), "{refused:?}");
}

#[test]
fn a_game_cannot_begin_where_it_would_be_over() {
    for position in [
        "R5k1/5ppp/8/8/8/8/8/7K b - - 0 1",
        "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1",
        "7k/8/8/8/8/8/8/K7 w - - 0 1",
        "7k/8/8/8/8/8/P7/K6R w - - 100 90",
    ] {
        let config = Config { position: Some(position.parse().expect(position)), ..Config::default() };
        let header =
            meydan_core::Header { config, seats: 2, seed: meydan_core::Seed::from_number(1), clock: None };
        let refused = Match::<chess::Chess>::new(header).expect_err(position);
        assert!(format!("{refused:?}").contains("position-over"), "{refused:?}");
    }
}
