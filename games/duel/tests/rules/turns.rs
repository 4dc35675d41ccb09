//! Phases and drawing (section 9).

use duel::Event;

use crate::report::report;

#[test]
fn du_125_the_phases_follow_each_other_and_the_end_phase_passes_the_turn() {
    let told = report(
        "turn 1 draw
         2 deck: Haniwa | Bitron
         > next
         = phase standby
         > next
         = phase main1
         > next
         = phase battle
         > next
         = phase main2
         > next
         = phase draw
         = asks 2
         = 2 hand: Haniwa",
    );
    assert!(told.iter().any(|event| matches!(event, Event::TurnPassed { .. })));
}

#[test]
fn du_131_no_card_is_drawn_above_six_and_an_empty_deck_does_no_harm_then() {
    report(
        "turn 1 main2
         2 hand: Haniwa | Haniwa | Haniwa | Bitron | Bitron | Bitron
         > next
         = asks 2
         = 2 hand: Haniwa | Haniwa | Haniwa | Bitron | Bitron | Bitron",
    );
}

#[test]
fn du_130_who_must_draw_from_an_empty_deck_loses() {
    report(
        "turn 1 main2
         2 hand: Haniwa
         > next
         = over: 1, empty-deck",
    );
}

#[test]
fn du_245_surrender_loses_at_any_time() {
    report(
        "turn 2 battle
         > surrender
         = over: 1, surrender",
    );
}
