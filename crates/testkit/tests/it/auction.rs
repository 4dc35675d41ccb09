//! The suite on a game that is as awkward as a tenant may be.

use meydan_testkit::auction::{Auction, Config};
use meydan_testkit::{Plan, conformance, golden, playthrough, secrets};

pub(crate) fn plan(games: u32) -> Plan<Auction> {
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
    golden(&file, &playthrough::<Auction>(&Config::default(), 3, 7));
}
