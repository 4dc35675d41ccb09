//! Beyond the red line (CH-33).

use std::collections::{BTreeMap, BTreeSet};

use chess::board::Square;
use chess::{By, Config, Refusal};
use meydan_core::Seat;

use crate::report::Report;

/// A game from a position with this seed: what is drawn at the start depends on it.
fn seeded(position: &str, seed: u64) -> Report {
    Report::with(Config { position: Some(position.parse().expect(position)), ..Config::default() }, seed)
}

fn start_told(report: &Report) -> Vec<chess::Event> {
    report.game.events_since(None, meydan_core::Viewer::Spectator).next().expect("the start").1
}

const FEW: &str = "k7/p7/8/8/8/8/P7/K7 w - - 0 1";

#[test]
fn ch_33_crossed_at_exactly_15_and_above() {
    let at = |negative: u32| seeded(&format!("{FEW} negative {negative} 0"), 1);
    let report = at(14);
    assert!(start_told(&report).is_empty());
    assert_eq!(
        (report.score().as_str(), report.game.pending().seats().only()),
        ("0:0 -14:-0", Some(Seat(0)))
    );
    for negative in [15, 16, 29] {
        let report = at(negative);
        assert_eq!(
            start_told(&report)[0],
            chess::Event::RedLine { seat: Seat(0), negative: negative as u16 }
        );
        assert_eq!(report.game.position().negative(), [negative as u16 - 15, 0]);
        assert_eq!(report.game.pending().seats().only(), Some(Seat(1)), "the turn was the random move");
        assert_eq!(report.game.at_will(), meydan_core::SeatSet::EMPTY, "a random move is not taken back");
    }
}

#[test]
fn ch_33_thirty_or_more_gives_two_random_turns_in_a_row() {
    let mut report = seeded(&format!("{FEW} negative 31 0"), 4);
    assert_eq!(report.score(), "0:0 -16:-0");
    let told = report.play("Pa7a6");
    assert!(told.contains("White red line 16") && told.contains("off 15"), "{told}");
    assert_eq!(report.game.position().negative(), [1, 0]);
    assert_eq!(report.game.pending().seats().only(), Some(Seat(1)));
    // The opponent's undo is closed by it.
    assert!(report.game.at_will().is_empty());
}

#[test]
fn ch_33_it_is_judged_at_the_start_of_the_next_turn() {
    let mut report = Report::from("4k3/8/8/8/8/8/P7/RN2K3 w - - 0 1 negative 10 0");
    report.moves("Hb1c3 undo");
    assert_eq!(report.score(), "0:0 -15:-0");
    // The turn goes on: another move is made.
    report.play("Hb1d2");
    let told = report.play("Ke8e7");
    assert!(told.starts_with("White red line 15"), "{told}");
}

#[test]
fn ch_33_what_is_drawn() {
    // A king in the corner (3 squares) and a pawn on a2 (a3, a4, b3): each piece
    // is drawn equally often, and each square of its own.
    let mut drawn: BTreeMap<String, u32> = BTreeMap::new();
    let mut outcomes = BTreeSet::new();
    const SEEDS: u64 = 3_000;
    for seed in 0..SEEDS {
        let report = seeded(&format!("{FEW} negative 15 0"), seed);
        let turn = &report.game.position().sheet()[0];
        assert_eq!(turn.off, 15);
        match (&turn.moves[..], turn.lost) {
            ([made], None) => {
                assert_eq!(made.by, By::RedLine);
                outcomes.insert(format!("{} played", made.written));
                *drawn.entry(made.written.to_string()).or_default() += 1;
            }
            ([], Some(lost)) => {
                outcomes.insert(format!("{lost} lost"));
                *drawn.entry(lost.to_string()).or_default() += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    let played = ["Ka1b1 played", "Ka1b2 played", "Pa2a3 played", "Pa2a4 played"];
    let lost = ["Ka1a2 lost", "Pa2b3 lost"];
    assert_eq!(outcomes, played.into_iter().chain(lost).map(str::to_owned).collect());
    for (text, count) in drawn {
        // One in six each; five standard deviations are about 100.
        assert!((400..=600).contains(&count), "{text}: {count} of {SEEDS}");
    }
}

#[test]
fn a_pawns_two_ahead_is_drawn_from_any_rank_and_castling_never() {
    let mut drawn = BTreeSet::new();
    for seed in 0..400 {
        let report = seeded("7k/8/8/8/8/P7/8/4K2R w K - 0 1 negative 15 0", seed);
        let turn = &report.game.position().sheet()[0];
        drawn.insert(turn.lost.or(turn.moves.first().map(|made| made.written)).expect("drawn").to_string());
    }
    assert!(drawn.contains("Pa3a5") && drawn.contains("Pa3b4"), "{drawn:?}");
    assert!(!drawn.contains("Ke1g1") && !drawn.contains("Ke1h1"), "{drawn:?}");
    // A pawn that comes to the last rank becomes something that is drawn.
    let becomes: BTreeSet<_> = (0..400)
        .filter_map(|seed| {
            seeded("8/P6k/8/8/8/8/8/K7 w - - 0 1 negative 15 0", seed).game.position().sheet()[0]
                .moves
                .first()
                .map(|made| made.written.to_string())
        })
        .filter(|text| text.starts_with('P'))
        .collect();
    assert_eq!(becomes, ["Pa7a8B", "Pa7a8H", "Pa7a8Q", "Pa7a8R"].map(str::to_owned).into());
}

#[test]
fn a_turn_lost_in_check_does_not_lose_the_king() {
    let position = "k3r3/8/8/8/8/8/P7/4K3 w - - 0 1 negative 15 0";
    let lost = |seed: &u64| seeded(position, *seed).game.position().sheet()[0].lost.is_some();
    let seed = (0..200).find(lost).expect("an illegal move is drawn sooner or later");
    let mut report = seeded(position, seed);
    assert_eq!(report.game.pending().seats().only(), Some(Seat(1)));
    assert!(report.game.position().board().in_check(chess::board::Color::White));
    assert_eq!(report.refused("Re8e1"), Refusal::King(Square::E1));
    assert!(!report.legal(1).contains(&"Re8e1".to_owned()));
    // The check that stood already earns its ten again.
    assert_eq!(report.play("Ka8b8"), "+10 check e1");
    // And now White has to get out of it.
    assert_eq!(report.refused("Pa2a3"), Refusal::LeavesKing);
}

#[test]
fn random_moves_earn_points_and_cost_none() {
    // Whatever legal move is drawn: the rook gives check or takes, and never is charged.
    let mut earned = BTreeSet::new();
    for seed in 0..300 {
        let mut report = seeded("4k3/8/8/8/p7/8/4K3/R7 b - - 0 1 negative 15 0", seed);
        let told = report.play("Ke8f8");
        assert!(!told.contains("-2 back"), "{told}");
        let turn = &report.game.position().sheet()[1];
        assert!(turn.faults.is_empty());
        earned.insert(turn.earned());
    }
    assert!(earned.contains(&10) && earned.contains(&3), "check 10, the pawn 3: {earned:?}");
}
