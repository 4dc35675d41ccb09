//! The suite that every game passes, on Pentago.

use meydan_testkit::{Plan, bytes, conformance, golden, playthrough, secrets};
use pentago::{Config, Pentago};

fn plan() -> Plan<Pentago> {
    let mut plan = Plan::new(30);
    plan.not_actions
        .extend(["0", "6 0", "0 6", "00", "0  0", "1 CW", "0 cw", "5 ccw", "1cw", "--", "skip", "1 c"]);
    // Beside the empty board: one marble to go, with no five in sight.
    let start = "XXOOXXOOXXOOXXOOXXXXOOXXOOXXOOXXOOO.".parse().expect("a start position");
    plan.tables.push((Config { start }, 2));
    plan
}

#[test]
fn it_conforms() {
    conformance(&plan());
}

#[test]
fn what_is_imagined_from_a_view_is_the_position() {
    secrets(&plan());
}

#[test]
fn golden_playthrough() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden.txt");
    golden(&file, &playthrough::<Pentago>(&Config::default(), 2, 7));
}

#[test]
fn random_bytes_harm_nothing() {
    bytes::noise::<Pentago>(2_000);
}
