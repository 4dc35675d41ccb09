//! The suite that every game passes, on Duel.

use duel::{Action, Config, Duel};
use meydan_testkit::{Plan, conformance, secrets};

fn plan(games: u32) -> Plan<Duel> {
    let mut plan = Plan::new(games);
    plan.not_actions.extend([
        "summon",
        "summon 0",
        "summon 01",
        "summon x",
        "attack 1",
        "attack 1 direct 2",
        "attack direct",
        "choose",
        "choose monster",
        "choose monster-0",
        "choose opponent-hand-1",
        "swap 1",
        "Next",
        "next phase",
    ]);
    plan.redeal = Some(Duel::redealt);
    // Flipping a monster and attacking one that is face-down turn it up.
    plan.opens = |duel, seat, action| match action {
        // So does paying with one.
        Action::Flip(_) | Action::Choose(_) => true,
        Action::Attack { to, .. } => {
            let target = duel.table().side(seat.other()).monsters[usize::from(to) - 1];
            target.is_some_and(|id| !duel.table().thing(id).face_up)
        }
        _ => false,
    };
    plan.tables.push((Config { rounds: 3, ..Config::default() }, 2));
    plan
}

#[test]
fn it_conforms() {
    conformance(&plan(6));
}

#[test]
fn it_keeps_its_secrets() {
    let positions = secrets(&plan(6));
    assert!(positions >= 2_000, "{positions}");
}
