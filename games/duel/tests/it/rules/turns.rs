//! Phases and drawing (section 9).

use duel::{Config, Duel, Event};
use meydan_core::{Game, Header, Match, Seed, Viewer};

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

/// Watching plays what playing plays, and shows every event with the position after its step.
#[test]
fn du_093_what_is_watched_is_what_is_played() {
    let mut rng = Seed::from_number(11).rng();
    for seed in 0..20 {
        let header =
            Header { config: Config::default(), seats: 2, seed: Seed::from_number(seed), clock: None };
        let mut game = Match::<Duel>::new(header).expect("it begins");
        for _ in 0..300 {
            let Some(seat) = game.position().asked() else { break };
            let action = game.position().random_legal(seat, &mut rng).expect("something can be done");
            let mut watched = game.clone();
            let mut seen = Vec::new();
            let mut last = None;
            let seq = watched
                .submit_in_steps(game.at(), seat, action, |duel, events| {
                    seen.extend_from_slice(events);
                    last = Some(duel.digest());
                })
                .expect("it is legal");
            assert_eq!(game.submit(game.at(), seat, action), Ok(seq), "{action}");
            assert_eq!(watched.position().digest(), game.position().digest(), "{action}");
            assert_eq!(last, Some(game.position().digest()), "{action}");
            let told = |game: &Match<Duel>| -> Vec<_> {
                game.events_since(Some(seq - 1), Viewer::Referee).flat_map(|(_, told)| told).collect()
            };
            assert_eq!(told(&watched), told(&game), "{action}");
            assert_eq!(seen, told(&game), "{action}");
        }
    }
}
