//! Where there is an end: cards of one's own that set more in motion than there is room for,
//! and cheats that bring more cards than a deck has.

use duel::{Action, Cheat, Config, Duel, Event, Kind, Property, Spot};
use meydan_core::{Header, Match, Seat, Seed, Viewer};

use crate::report::report;

/// A turn has sixty deeds: the spell, and those of the hundred and more that wait; the
/// sixtieth finds that there is no room for what it would do.
#[test]
fn what_waits_beyond_the_deeds_of_a_turn_does_not_happen() {
    let sings = "; when own card buried; do gain 10".repeat(7);
    report(&format!(
        "card Choir: spell Continuous: activate{sings}
         card Storm: spell Normal: activate; do destroy all monsters
         1 hand: Storm
         1 monsters: Haniwa | Haniwa | Haniwa | Haniwa | Haniwa
         1 spells: Choir | Choir | Choir | Choir
         > activate hand-1
         = told 58 gained
         = 1 life 8580
         = 1 monsters:
         = asks 1
         = phase main1
         = does not offer activate spell-1
         > next
         = phase battle"
    ));
}

/// Two monsters that come after five others have come and gone can still be answered.
#[test]
fn every_monster_that_came_by_an_effect_is_answered() {
    let comes = "; do special summon 1 monsters of own in hand position attack";
    let (five, two) = (comes.repeat(5), comes.repeat(2));
    report(&format!(
        "card Parade: spell Normal: activate{five}; do destroy all monsters{two}
         1 hand: Parade | Haniwa | Haniwa | Haniwa | Haniwa | Haniwa | Bitron | Leotron
         2 spells: Torrential Tribute set
         > activate hand-1
         > choose hand-1
         > choose hand-1
         > choose hand-1
         > choose hand-1
         > choose hand-1
         > choose hand-1
         > choose hand-1
         = 1 monsters: Bitron | Leotron
         > 2: pass
         = asks 2
         > 2: activate spell-1
         = 1 monsters:
         = asks 1"
    ));
}

/// DU-265: a deck in which cheats put more names than a deck can have is numbered to the end,
/// for the rules and for who looks.
#[test]
fn a_deck_of_all_names_is_searched() {
    let config = Config { cheats: true, ..Config::default() };
    let mut game = Match::<Duel>::new(Header { config, seats: 2, seed: Seed::from_number(3), clock: None })
        .expect("it begins");
    let seat = Seat(0);
    let act = |game: &mut Match<Duel>, action: Action| {
        game.submit(game.at(), seat, action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"))
    };
    let book = game.position().table().book.clone();
    for card in 0..book.cards().len() as u16 {
        act(&mut game, Action::Cheat(Cheat::AddToGraveyard(card)));
        act(&mut game, Action::Cheat(Cheat::RemoveFromGraveyard(1)));
    }
    let names = game.view(Viewer::Seat(seat)).deck_names(seat);
    assert_eq!(names.len(), book.cards().len());
    assert!(names.is_sorted_by_key(|&card| book.rank(card)));
    while !game.position().phase().is_main() {
        act(&mut game, Action::Next);
    }
    let terraforming = book.index("Terraforming").expect("a card");
    act(&mut game, Action::Cheat(Cheat::Take(terraforming)));
    let hand = game.position().table().side(seat).hand.len();
    act(&mut game, Action::Activate(Spot::Hand(hand as u8)));
    let found: Vec<Action> =
        game.legal(seat).into_iter().filter(|action| matches!(action, Action::Choose(_))).collect();
    let fields = |card: &&duel::Card| card.kind == Kind::Spell(Property::Field);
    assert_eq!(found.len(), book.cards().iter().filter(fields).count());
    for action in found {
        let Action::Choose(spot) = action else { unreachable!() };
        let card =
            game.view(Viewer::Seat(seat)).card_at(seat, &spot.place()).expect("a card of the own deck");
        assert!(fields(&book.card(card)), "{spot}");
        let mut after = game.clone();
        let seq = act(&mut after, action);
        let told: Vec<Event> =
            after.events_since(Some(seq - 1), Viewer::Referee).flat_map(|(_, told)| told).collect();
        assert!(told.contains(&Event::ToHand { seat, card: Some(card) }), "{spot}: {told:?}");
    }
}
