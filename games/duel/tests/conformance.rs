//! The suite that every game passes, on Duel.

use duel::{Action, Config, Duel, standard_deck};
use meydan_testkit::{Plan, bytes, conformance, secrets};

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
    // A card of one's own, which only the match's own book has.
    let cards = r#"[{"name":"Own","kind":"monster","level":4,"attribute":"DARK","type":"Fiend","atk":1,"def":2,"price":5}]"#;
    let deck1 = format!("3 Own\n{}", standard_deck());
    plan.tables.push((Config { cards: cards.to_owned(), deck1, ..Config::default() }, 2));
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

#[test]
fn random_bytes_harm_nothing() {
    bytes::noise::<Duel>(200);
}
