//! Double moves (CH-27).

use chess::board::Square;
use chess::{Double, Refusal, View};
use meydan_core::{Seat, Viewer};

use crate::report::Report;

fn view(report: &Report) -> View {
    report.game.view(Viewer::Spectator)
}

#[test]
fn ch_27_refused_with_29_points_and_accepted_with_30() {
    let board = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let mut report = Report::from(&format!("{board} points 29 0"));
    assert_eq!(report.refused("double"), Refusal::TooFewPoints { have: 29, price: 30 });
    let mut report = Report::from(&format!("{board} points 30 0"));
    assert_eq!(report.play("double"), "double 30");
    assert_eq!(report.score(), "0:0 -0:-0");
    assert_eq!(report.refused("double"), Refusal::DoubledAlready);
    // Nothing in these two moves earns points.
    assert_eq!(report.play("Ra1a8"), "");
    assert_eq!(report.game.pending().seats().only(), Some(Seat(0)));
    // Half-way the enemy's king stands in check; it cannot be captured.
    assert_eq!(report.refused("Ra8e8"), Refusal::King(Square::E8));
    assert_eq!(report.play("Ra8a7"), "");
    assert_eq!(report.game.pending().seats().only(), Some(Seat(1)));
    // With side threats it costs 50.
    let position = format!("{board} points 49 0").parse().ok();
    let config = chess::Config { side_threats: true, position, ..chess::Config::default() };
    let refusal = Report::with(config, 1).refused("double");
    assert_eq!(refusal, Refusal::TooFewPoints { have: 49, price: 50 });
}

#[test]
fn ch_27_mate_inside_a_double_move_earns_nothing() {
    let mut report = Report::from("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1 points 40 20");
    report.moves("double Kh1g1");
    assert_eq!(report.play("Ra1a8"), "end mate");
    assert_eq!(report.score(), "10:20 -0:-0");
    assert_eq!(report.end(), "mate Black");
    // The end is judged after the second.
    let mut report = Report::from("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1 points 30 0");
    report.play("double");
    assert_eq!(report.play("Ra1a8"), "");
    assert_eq!(report.play("Kh1h2"), "end mate");
    assert_eq!(report.end(), "mate nobody");
}

#[test]
fn ch_27_both_are_made_unless_no_second_one_exists() {
    let mut report = Report::from("1k6/8/1P6/8/8/6q1/8/7K w - - 0 1 points 30 0");
    report.play("double");
    assert_eq!(report.play("Pb6b7"), "");
    assert_eq!(report.game.pending().seats().only(), Some(Seat(1)), "White's king cannot move");
    assert_eq!(view(&report).double, Double::None);
}

#[test]
fn each_of_the_two_must_be_legal_for_the_own_king() {
    let mut report = Report::from("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1 points 30 0");
    report.play("double");
    assert_eq!(report.refused("Ra1a8"), Refusal::LeavesKing);
    report.play("Ke1e2");
    assert_eq!(
        report.refused("Ke2e4"),
        Refusal::CannotGo { piece: chess::board::Piece::King, from: Square::E2, to: Square::E4 }
    );
}

#[test]
fn the_own_undo_does_not_return_the_price() {
    let mut report = Report::from("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1 points 30 0");
    report.moves("double Ra1a2 Hb1c3");
    assert_eq!(report.play("undo"), "Hb1c3 undone 0 -0 refund 0, -5 undo");
    assert_eq!((view(&report).double, report.game.pending().seats().only()), (Double::Half, Some(Seat(0))));
    assert_eq!(report.play("undo"), "Ra1a2 undone 0 -0 refund 0, -5 undo");
    assert_eq!(view(&report).double, Double::Declared);
    assert_eq!(report.refused("undo"), Refusal::NothingToUndo);
    report.moves("Hb1d2 Ra1a2");
    assert_eq!(report.score(), "0:0 -10:-0");
    assert_eq!(report.game.pending().seats().only(), Some(Seat(1)));
}

#[test]
fn an_undo_voids_and_refunds_the_opponents_double_move() {
    let mut report = Report::from("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1 points 0 40");
    report.moves("Hb1c3 double");
    assert_eq!(report.score(), "0:10 -0:-0");
    assert_eq!(report.play("undo"), "Hb1c3 undone 0 -0 refund 30, -5 undo");
    assert_eq!(report.score(), "0:40 -5:-0");
    assert_eq!((view(&report).double, report.game.pending().seats().only()), (Double::None, Some(Seat(0))));
    assert!(!view(&report).sheet.iter().any(|turn| turn.double));
}

#[test]
fn en_passant_only_against_the_very_last_move() {
    let position = "4k3/3p3p/8/4P3/8/8/8/4K3 b - - 0 1 points 0 30";
    let mut report = Report::from(position);
    report.moves("double Pd7d5 Ph7h6");
    assert_eq!(report.refused("Pe5d6"), Refusal::NothingToCapture(Square::D6));
    let mut report = Report::from(position);
    report.moves("double Ph7h6 Pd7d5");
    assert_eq!(report.play("Pe5d6"), "+3 capture pawn d5");
    // Half-way one's own pawn cannot be taken in passing, nor an older one.
    let mut report = Report::from("4k3/3p3p/8/4P3/8/8/8/4K3 b - - 0 1 points 30 0");
    report.moves("Pd7d5 double Ke1e2");
    assert_eq!(report.refused("Pe5d6"), Refusal::NothingToCapture(Square::D6));
}
