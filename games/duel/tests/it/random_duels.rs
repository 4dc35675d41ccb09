//! Random duels with random legal decks: nothing panics, every card is in exactly
//! one place at every moment, and every duel ends.
//!
//! `MEYDAN_TIMES=20 cargo test --release -p duel random_duels` plays more of them.

use duel::language::read;
use duel::{Attribute, Bodily, Book, Card, Config, Deck, Duel, Kind, Property, Race, Rounds, standard};
use meydan_core::{Game, GameTime, Input, Rng, Seed};
use meydan_testkit::times;

/// A card whose effect is made of lines of other cards: whatever the language can
/// say, sensible or not.
fn any_card(number: usize, lines: &Lines, rng: &mut Rng) -> Card {
    let pick = |from: &[String], rng: &mut Rng| from[rng.range(from.len() as u32) as usize].clone();
    let mut effect = Vec::new();
    for _ in 0..=rng.range(3) {
        effect.push(pick(&lines.starts, rng));
        let mut chooses = false;
        for _ in 0..rng.range(5) {
            let line = pick(&lines.clauses, rng);
            // One choice is the most.
            if !(line.starts_with("choose") && std::mem::replace(&mut chooses, true)) {
                effect.push(line);
            }
        }
    }
    let effect =
        read(effect.iter().map(String::as_str)).unwrap_or_else(|fault| panic!("{fault}: {effect:?}"));
    let spells =
        [Property::Normal, Property::Continuous, Property::Equip, Property::Field, Property::QuickPlay];
    let traps = [Property::Normal, Property::Continuous, Property::Counter];
    let kind = match rng.range(3) {
        0 => Kind::Spell(spells[rng.range(5) as usize]),
        1 => Kind::Trap(traps[rng.range(3) as usize]),
        _ => Kind::Monster(Bodily {
            level: 1 + rng.range(9) as u8,
            attribute: Attribute::ALL[rng.range(6) as usize],
            race: Race::ALL[rng.range(Race::ALL.len() as u32) as usize],
            ritual: rng.range(8) == 0,
            atk: 100 * rng.range(35) as u16,
            def: 100 * rng.range(35) as u16,
        }),
    };
    Card { name: format!("Own {number}"), kind, price: 1, description: None, effect }
}

/// The lines that cards are made of.
struct Lines {
    starts: Vec<String>,
    clauses: Vec<String>,
}

impl Lines {
    fn of_all_cards() -> Lines {
        let mut lines = Lines { starts: Vec::new(), clauses: Vec::new() };
        for line in standard().iter().flat_map(|card| card.effect.lines()) {
            let alone = read([line.as_str()]).is_ok();
            if alone { &mut lines.starts } else { &mut lines.clauses }.push(line.trim().to_owned());
        }
        lines.clauses.push("do turn face-down chosen".to_owned());
        lines.clauses.push("do special summon this".to_owned());
        lines
    }
}

#[test]
fn cards_that_make_no_sense_harm_nothing() {
    let duels = times(600);
    let lines = Lines::of_all_cards();
    for number in 0..duels {
        let mut rng = Seed::from_number(number).rng();
        let own: Vec<Card> = (0..30).map(|card| any_card(card, &lines, &mut rng)).collect();
        let book = Book::with(own);
        let deck = |rng: &mut Rng| {
            let main = (0..45).map(|_| (46 + rng.range(60)) as duel::Index).collect();
            Deck { main, side: Vec::new() }
        };
        let decks = [deck(&mut rng), deck(&mut rng)];
        let mut duel = Duel::deal(book, &decks, 1, rng.fork());
        let mut inputs = 0;
        while let Some(seat) = duel.asked() {
            let action =
                duel.random_legal(seat, &mut rng).unwrap_or_else(|| panic!("duel {number}: {duel:?}"));
            duel.play(GameTime::ZERO, Input::Act { seat, action }, drop);
            inputs += 1;
            assert!(inputs <= Duel::MOST_INPUTS, "duel {number} does not end");
            assert!(duel.table().is_sound(), "duel {number} after {action}: {duel:?}");
        }
    }
}

#[test]
fn they_end_and_no_card_is_lost() {
    let duels = times(1_500);
    let book = Book::standard();
    let mut longest = 0;
    for number in 0..duels {
        let mut rng = Seed::from_number(number).rng();
        let config = Config {
            rounds: if number % 10 == 0 { Rounds::Three } else { Rounds::One },
            deck1: crate::decks::any(&book, &mut rng),
            deck2: crate::decks::any(&book, &mut rng),
            ..Config::default()
        };
        let mut duel = Duel::start(&config, 2, rng.fork(), drop).expect("legal decks");
        let cards = duel.table().instances().count();
        let mut inputs = 0;
        while let Some(seat) = duel.asked() {
            let action =
                duel.random_legal(seat, &mut rng).unwrap_or_else(|| panic!("duel {number}: {duel:?}"));
            duel.play(GameTime::ZERO, Input::Act { seat, action }, drop);
            inputs += 1;
            assert!(inputs <= Duel::MOST_INPUTS, "duel {number} does not end");
            assert!(duel.table().is_sound(), "duel {number} after {action}: {duel:?}");
            assert_eq!(duel.table().instances().count(), cards, "duel {number} after {action}");
        }
        longest = longest.max(inputs);
        assert!(duel.outcome().is_some(), "duel {number}");
    }
    println!("{duels} duels, the longest of {longest} inputs");
}
