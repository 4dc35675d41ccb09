//! Advanced chess keeps the promises of a game.

use chess::{Chess, Config};
use meydan_testkit::{Plan, bytes, conformance, golden, playthrough, secrets, times};

fn plan(games: u32) -> Plan<Chess> {
    let mut plan = Plan::<Chess>::new(games);
    let position = |text: &str| Some(text.parse().expect("the position can be read"));
    let endgame = "8/P6k/8/8/3r4/8/p6K/8 w - - 0 40 points 33 61 negative 14 31 turn 79";
    let castling = "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 10 points 30 30";
    plan.tables = vec![
        (Config::default(), 2),
        (Config { tampering: true, side_threats: true, ..Config::default() }, 2),
        (Config { position: position(endgame), ..Config::default() }, 2),
        (Config { position: position(castling), tampering: true, ..Config::default() }, 2),
    ];
    plan.keeps_a_sheet = true;
    plan.not_actions
        .extend(["Pc2c", "Pc2c4Z", "Nb1c3", "pc2c4", "touch-", "touch-i9", "tamper-e", "double ", "O-O"]);
    plan
}

#[test]
fn keeps_the_promises_of_a_game() {
    conformance(&plan(times(1) as u32));
}

#[test]
fn a_position_can_be_imagined_from_its_view() {
    secrets(&plan(6));
}

/// From a position a few moves before the fifty are full, both asked about
/// tampering, so that it stays short
/// enough to be read.
#[test]
fn golden_playthrough() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden.txt");
    let late = "r3k2r/8/8/1q6/8/8/8/R3K2R w KQkq - 84 60 points 61 66 negative 13 4";
    let position = Some(late.parse().expect("the position can be read"));
    let config = Config { tampering: true, position, ..Config::default() };
    golden(&file, &playthrough::<Chess>(&config, 2, 2));
}

#[test]
fn random_bytes_harm_nothing() {
    bytes::noise::<Chess>(500);
}
