//! Negative points: undo, back and forth, touch (CH-30 … CH-32).

use chess::Refusal;
use meydan_core::{MatchRefusal, Seat};

use crate::report::Report;

const KNIGHT: &str = "6k1/8/8/1q1r4/b3p3/8/8/1N5K w - - 0 1";

#[test]
fn ch_30_undo_gives_back_what_was_earned() {
    let mut report = Report::from(KNIGHT);
    report.play("Hb1c3");
    assert_eq!(report.score(), "10:0 -0:-0");
    let before = report.game.position().board().to_string();
    assert_eq!(report.play("undo"), "Hb1c3 undone 10 -0 refund 0, -5 undo");
    assert_eq!(report.score(), "0:0 -5:-0");
    assert_ne!(report.game.position().board().to_string(), before);
    // It is the same player's turn again, and another move is made; undo can be repeated.
    assert_eq!(report.play("Hb1d2"), "+1 threat pawn e4");
    report.play("undo");
    report.play("Hb1a3");
    assert_eq!(report.score(), "5:0 -10:-0");
    let sheet = report.game.position().sheet();
    assert_eq!(sheet[0].moves.len(), 1);
    assert_eq!(sheet[0].faults.len(), 2);
}

#[test]
fn ch_30_the_opponents_touch_or_move_closes_it() {
    let mut report = Report::from(KNIGHT);
    report.play("Hb1c3");
    assert!(report.game.at_will().contains(Seat(0)));
    report.play("touch-b5");
    assert!(report.game.at_will().is_empty());
    let refusal = report.game.submit_text(report.game.at(), Seat(0), "undo");
    assert_eq!(refusal, Err(MatchRefusal::NotYourTurn(Seat(0))));
    let mut report = Report::from(KNIGHT);
    report.moves("Hb1d2 Qb5b2");
    // Now it is Black who can take back, and White to move.
    assert_eq!(report.game.at_will().only(), Some(Seat(1)));
    assert_eq!(report.legal(1), ["undo"]);
    let refusal = report.game.submit_text(report.game.at(), Seat(0), "undo");
    assert_eq!(refusal, Err(MatchRefusal::Game(Refusal::NothingToUndo)));
    let refusal = report.game.submit_text(report.game.at(), Seat(1), "Qb2b1");
    assert_eq!(refusal, Err(MatchRefusal::Game(Refusal::OpponentsTurn)));
}

#[test]
fn ch_30_not_after_the_end_and_not_without_bound() {
    let mut report = Report::from("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1");
    report.play("Ra1a8");
    assert!(report.game.at_will().is_empty());
    assert_eq!(report.game.submit_text(report.game.at(), Seat(0), "undo"), Err(MatchRefusal::Over));
    let mut report = Report::new();
    for _ in 0..chess::MOST_UNDOS {
        report.moves("Pe2e4 undo");
    }
    report.play("Pe2e4");
    let refusal = report.game.submit_text(report.game.at(), Seat(0), "undo");
    assert_eq!(refusal, Err(MatchRefusal::NotYourTurn(Seat(0))));
    assert_eq!(report.score(), "0:0 -100:-0");
    // In the next turn it begins anew: the seven red lines come first.
    report.play("Pe7e5");
    assert!(report.game.position().negative()[0] < 100);
}

#[test]
fn ch_31_back_to_where_it_came_from_in_the_very_next_turn() {
    let mut report = Report::from("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1");
    report.moves("Hb1c3 Ke8e7");
    assert_eq!(report.play("Hc3b1"), "-2 back");
    // Taken back, the 2 are gone too.
    assert_eq!(report.play("undo"), "Hc3b1 undone 0 -2 refund 0, -5 undo");
    assert_eq!(report.score(), "0:0 -5:-0");
    // Another piece on the same way, or a turn later, costs nothing.
    report.moves("Ra1a2 Ke7e8");
    assert_eq!(report.play("Hc3b1"), "");
    report.play("Ke8e7");
    assert_eq!(report.score(), "0:0 -5:-4", "Black's king went back twice");
    assert_eq!(report.play("Hb1c3"), "-2 back");
}

#[test]
fn ch_31_each_move_of_a_double_move_can_be_gone_back_on() {
    let position = "4k3/8/8/8/8/8/8/RN2K3 w - - 0 1 points 90 0";
    let mut report = Report::from(position);
    report.moves("double Hb1c3 Ra1a2 Ke8e7");
    assert_eq!(report.play("Hc3b1"), "-2 back");
    let mut report = Report::from(position);
    report.moves("double Hb1c3 Ra1a2 Ke8e7");
    assert_eq!(report.play("Ra2a1"), "-2 back");
    // One piece by two squares: only the last of the two moves can be reversed.
    let mut report = Report::from(position);
    report.moves("double Ra1a2 Ra2a3 Ke8e7");
    assert_eq!(report.play("Ra3a1"), "");
    // Back within the same turn is not the next turn; each of two later ones is.
    let mut report = Report::from(position);
    report.play("double");
    assert_eq!([report.play("Ra1a2"), report.play("Ra2a1")], ["", ""]);
    report.moves("Ke8e7 double");
    // Both went a1–a2–a1: the rook stands where the last of them led, so going to a2 reverses that one.
    assert_eq!(report.play("Ra1a2"), "-2 back");
    // And going on to a1 the first.
    assert_eq!(report.play("Ra2a1"), "-2 back");
    // The castled rook is exempt.
    let mut report = Report::from("4k3/8/8/8/8/8/8/4K2R w K - 0 1 points 30 0");
    report.moves("Ke1g1 Ke8e7 double Kg1g2");
    assert_eq!(report.play("Rf1h1"), "");
}

/// Each single move reversed, also where the piece had gone on from there and came back.
#[test]
fn ch_31_a_piece_that_went_on_and_came_back_has_been_moved() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 points 60 0";
    let mut report = Report::from(start);
    report.moves("double Hg1f3 Hf3e5 Pa7a6 double");
    assert_eq!([report.play("He5f3"), report.play("Hf3g1")], ["-2 back", "-2 back"]);
    assert_eq!(report.score(), "0:0 -4:-0");
    // Captured meanwhile: another piece on the same way is no return.
    let mut report = Report::from("4k3/7p/8/8/3b4/8/P7/1RK5 w - - 0 1 points 60 0");
    report.moves("Rb1b2 Bd4b2 double Kc1b2");
    assert_eq!(report.play("Kb2b1"), "");
}

#[test]
fn ch_32_touch_counts_once_a_turn() {
    let mut report = Report::new();
    report.moves("touch-e2 touch-d2");
    assert_eq!(report.play("Pa2a3"), "-1 touch");
    assert_eq!(report.score(), "0:0 -1:-0");
    // What was picked and moved costs nothing; a piece that cannot move counts too.
    assert_eq!((report.play("touch-e7"), report.play("Pe7e5")), (String::new(), String::new()));
    report.play("touch-a1");
    assert_eq!(report.play("Pb2b3"), "-1 touch");
    // A touch penalty stays when the move is taken back, and is not charged twice in that turn.
    assert_eq!(report.play("undo"), "Pb2b3 undone 0 -0 refund 0, -5 undo");
    report.play("touch-h1");
    assert_eq!(report.play("Pc2c3"), "");
    assert_eq!(report.score(), "0:0 -7:-0");
    // Both moves of a double move are one turn.
    let mut report = Report::from("4k3/8/8/8/8/8/PPP5/RN2K3 w - - 0 1 points 30 0");
    report.moves("double touch-a2");
    assert_eq!(report.play("Pb2b3"), "-1 touch");
    report.play("touch-a2");
    assert_eq!(report.play("Pc2c3"), "");
    // Who picks the rook and castles has moved it.
    let mut report = Report::from("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    report.play("touch-h1");
    assert_eq!(report.play("Ke1g1"), "");
}

#[test]
fn ch_32_what_can_be_touched() {
    let mut report = Report::new();
    report.play("touch-e2");
    assert_eq!(report.refused("touch-e2"), Refusal::TouchedAlready(chess::board::Square::E2));
    assert_eq!(report.refused("touch-e4"), Refusal::Empty(chess::board::Square::E4));
    assert_eq!(report.refused("touch-e7"), Refusal::NotYours(chess::board::Square::E7));
}
