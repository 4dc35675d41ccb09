//! The suite that every game passes, on UNO.

use meydan_testkit::{Plan, bytes, conformance, golden, playthrough, secrets};
use uno::{Config, Uno};

fn plan(games: u32) -> Plan<Uno> {
    let mut plan = Plan::new(games);
    plan.not_actions.extend([
        "r", "r10", "R5", "r 5", "r+2", "r-", "w", "wild-", "wild4", "r-wild", "x5", "5", "Draw", "redd",
        "r٥",
    ]);
    plan.redeal = Some(Uno::redealt);
    // Beside a fresh deal: an empty stock, and few turns left.
    for start in [
        "middle b-draw2; 1: r5 r-draw2 wild-draw4 g1; 2: y-draw2 y9; 3: rest; turn 2; penalty 2",
        "middle wild red; 1: r0 g0 b0 y0; 2: g5 wild-draw4; 3: y1 y2 y3; anticlockwise; turns 1990",
    ] {
        plan.tables.push((Config { start: Some(start.parse().expect("a start position")) }, 3));
    }
    plan
}

#[test]
fn it_conforms() {
    conformance(&plan(40));
}

/// Tens of thousands of positions, each through the eyes of every seat and of a spectator.
#[test]
fn it_keeps_its_secrets() {
    let positions = secrets(&plan(100));
    assert!(positions >= 20_000, "{positions}");
}

#[test]
fn golden_playthrough() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden.txt");
    golden(&file, &playthrough::<Uno>(&Config::default(), 4, 7));
}

#[test]
fn random_bytes_harm_nothing() {
    bytes::noise::<Uno>(500);
}
