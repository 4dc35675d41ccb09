//! The suite that every game passes, on Duel.

use duel::language::{Act, Set, What};
use duel::{Action, Book, Config, Duel, Event, Place, Rounds, Spot, standard_deck};
use meydan_core::{Game, GameTime, Input, Seat, Seed};
use meydan_testkit::{Plan, bytes, conformance, golden, playthrough, secrets};

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
    plan.never = pointed_at();
    plan.redeal = Some(Duel::redealt);
    plan.opens = opens;
    plan.tables.push((Config { rounds: Rounds::Three, ..Config::default() }, 2));
    // A card of one's own, which only the match's own book has.
    let cards = r#"[{"name":"Own","kind":"monster","level":4,"attribute":"DARK","type":"Fiend","atk":1,"def":2,"price":5}]"#;
    let deck1 = format!("3 Own\n{}", standard_deck());
    plan.tables.push((Config { cards: cards.to_owned(), deck1, ..Config::default() }, 2));
    plan
}

/// Every place pointed at for everything that points, mostly in vain.
fn pointed_at() -> Vec<Action> {
    let zones = |spot: fn(u8) -> Spot| (1..=5).map(spot);
    let spots = zones(Spot::Monster)
        .chain(zones(Spot::OpponentMonster))
        .chain(zones(Spot::Spell))
        .chain(zones(Spot::OpponentSpell))
        .chain(zones(Spot::Hand))
        .chain(zones(Spot::Graveyard))
        .chain(zones(Spot::OpponentGraveyard))
        .chain(zones(Spot::Deck))
        .chain([Spot::Field, Spot::OpponentField]);
    spots.flat_map(|spot| [Action::Activate(spot), Action::Use(spot), Action::Choose(spot)]).collect()
}

/// Whether a card looks for another one in a hand or a deck.
fn searches(duel: &Duel, card: duel::Index) -> bool {
    let hidden = |set: &Set| set.at.hand || set.at.deck;
    let acts = || duel.table().book.card(card).effect.0.iter().flat_map(|ability| &ability.acts);
    acts().any(|act| match act {
        Act::Search(_) | Act::RitualSummon => true,
        Act::SpecialSummon { what: What::All(set), .. } => hidden(set),
        _ => false,
    })
}

/// Whether an action turns up a card that was hidden before, or asks for one.
fn opens(duel: &Duel, seat: Seat, action: Action) -> bool {
    let hidden = |duel: &Duel| -> Vec<bool> {
        duel.table()
            .instances()
            .map(|(_, instance)| match instance.place {
                Place::Hand | Place::Deck => true,
                Place::Graveyard => false,
                Place::Monster(_) | Place::Spell(_) | Place::Field => !instance.face_up,
            })
            .collect()
    };
    let before = hidden(duel);
    let mut after = duel.clone();
    let mut shown = false;
    after.play(GameTime::ZERO, Input::Act { seat, action }, |event| {
        shown |= match event {
            Event::Named { .. } | Event::Controlled { card: None, .. } | Event::RoundEnded { .. } => true,
            // Who searches has something to find: dealt anew it may lie elsewhere.
            Event::Resolved { card, .. } => searches(duel, card),
            _ => false,
        };
    });
    let turned = before.iter().zip(hidden(&after)).any(|(before, after)| *before && !after);
    shown || turned
}

/// DU-280: a library of actions and events, the same for the same seed.
#[test]
fn it_conforms() {
    conformance(&plan(6));
}

/// Every position of a few duels.
#[test]
fn it_keeps_its_secrets() {
    let positions = secrets(&plan(1));
    assert!(positions >= 600, "{positions}");
}

/// A position here and there of thousands of duels with any legal decks.
#[test]
fn it_keeps_its_secrets_in_thousands_of_duels() {
    let mut plan = plan(50);
    plan.every = 160;
    let mut rng = Seed::from_number(11).rng();
    plan.tables = (0..40)
        .map(|_| {
            let [deck1, deck2] = [(); 2].map(|()| crate::decks::any(&Book::standard(), &mut rng));
            (Config { deck1, deck2, ..Config::default() }, 2)
        })
        .collect();
    let positions = secrets(&plan);
    assert!(positions >= 3_000, "{positions}");
}

#[test]
fn golden_playthrough() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden.txt");
    golden(&file, &playthrough::<Duel>(&Config::default(), 2, 7));
}

#[test]
fn random_bytes_harm_nothing() {
    bytes::noise::<Duel>(200);
}
