//! The suite that every game passes, on Duel.

use duel::{Action, Config, Duel, Event, Place, Rounds, standard_deck};
use meydan_core::{Game, GameTime, Input, Seat};
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
    plan.opens = opens;
    plan.tables.push((Config { rounds: Rounds::Three, ..Config::default() }, 2));
    // A card of one's own, which only the match's own book has.
    let cards = r#"[{"name":"Own","kind":"monster","level":4,"attribute":"DARK","type":"Fiend","atk":1,"def":2,"price":5}]"#;
    let deck1 = format!("3 Own\n{}", standard_deck());
    plan.tables.push((Config { cards: cards.to_owned(), deck1, ..Config::default() }, 2));
    plan
}

/// Whether an action turns up a card that was hidden before, or asks for one.
fn opens(duel: &Duel, seat: Seat, action: Action) -> bool {
    let hidden = |duel: &Duel| -> Vec<bool> {
        duel.table()
            .things()
            .map(|(_, thing)| match thing.place {
                Place::Hand | Place::Deck => true,
                Place::Graveyard => false,
                Place::Monster(_) | Place::Spell(_) | Place::Field => !thing.face_up,
            })
            .collect()
    };
    let before = hidden(duel);
    let mut after = duel.clone();
    let mut shown = false;
    after.play(GameTime::ZERO, Input::Act { seat, action }, |event| {
        shown |= matches!(
            event,
            Event::Named { .. } | Event::Controlled { card: None, .. } | Event::RoundEnded { .. }
        );
    });
    let turned = before.iter().zip(hidden(&after)).any(|(before, after)| *before && !after);
    shown || turned
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
