//! The suite that every game passes, on Othello.

use meydan_testkit::{Plan, conformance, golden, playthrough, secrets};
use othello::{Config, Othello};

fn plan() -> Plan<Othello> {
    let mut plan = Plan::new(40);
    plan.not_actions.extend(["i1", "a0", "a9", "A1", "1a", "d33", "d3 ", " d3", "Pass", "passs"]);
    // Beside the usual start: one where black must pass at once, and one that is over before it begins.
    for start in [
        "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOX- X",
        "XXXXXXXX-------------------------------------------------------- O",
    ] {
        plan.tables.push((Config { start: start.parse().expect("a start position") }, 2));
    }
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
    golden(&file, &playthrough::<Othello>(&Config::default(), 2, 7));
}
