//! The suite on a game that is as awkward as a tenant may be: three to five
//! seats, hidden hands, sealed answers given at the same time, a timer, seats
//! that leave while the others go on. And the suite's own teeth.

mod game;
mod teeth;

use game::Auction;
use meydan_testkit::{Plan, conformance, golden, playthrough, secrets};

fn plan(games: u32) -> Plan<Auction> {
    let mut plan = Plan::new(games);
    plan.not_actions.extend(["bid", "bid-", "bid-0", "bid-07", "bid-21", "bid-256", "BID-3"]);
    plan.redeal = Some(Auction::redeal);
    plan
}

#[test]
fn it_conforms() {
    conformance(&plan(60));
}

#[test]
fn it_keeps_its_secrets() {
    secrets(&plan(60));
}

#[test]
fn golden_playthrough() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden.txt");
    golden(&file, &playthrough::<Auction>(&game::Config::default(), 3, 7));
}
