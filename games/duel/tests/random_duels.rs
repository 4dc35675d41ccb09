//! Random duels with random legal decks: nothing panics, every card is in exactly
//! one place at every moment, and every duel ends.
//!
//! `DUELS=100000 cargo test --release -p duel --test random_duels` plays more of them.

use duel::{Book, Config, Duel, LEAST_MAIN, MOST_COPIES, MOST_MAIN, MOST_SIDE, Rounds};
use meydan_core::{Game, GameTime, Input, Rng, Seed};

/// Any legal deck as text.
fn any_deck(book: &Book, rng: &mut Rng) -> String {
    let names: Vec<&str> = book.cards().iter().map(|card| card.name.as_str()).collect();
    let mut copies = vec![0; names.len()];
    let mut text = String::new();
    let mut fill = |count: usize, text: &mut String| {
        let mut left = count;
        while left > 0 {
            let card = rng.range(names.len() as u32) as usize;
            if copies[card] < MOST_COPIES {
                copies[card] += 1;
                left -= 1;
                text.push_str(names[card]);
                text.push('\n');
            }
        }
        rng.range(1000) as usize
    };
    let sizes = [LEAST_MAIN, LEAST_MAIN, 47, MOST_MAIN];
    let chance = fill(sizes[0], &mut text);
    fill(sizes[chance % 4] - LEAST_MAIN, &mut text);
    text.push_str("side\n");
    fill(chance % (MOST_SIDE + 1), &mut text);
    text
}

#[test]
fn they_end_and_no_card_is_lost() {
    let duels = std::env::var("DUELS").ok().and_then(|count| count.parse().ok()).unwrap_or(5_000);
    let book = Book::standard();
    let mut longest = 0;
    for number in 0..duels {
        let mut rng = Seed::from_number(number).rng();
        let config = Config {
            rounds: if number % 10 == 0 { Rounds::Three } else { Rounds::One },
            deck1: any_deck(&book, &mut rng),
            deck2: any_deck(&book, &mut rng),
            cards: String::new(),
        };
        let mut duel = Duel::start(&config, 2, rng.fork(), |_| ()).expect("legal decks");
        let cards = duel.table().things().count();
        let mut inputs = 0;
        while let Some(seat) = duel.asked() {
            let action =
                duel.random_legal(seat, &mut rng).unwrap_or_else(|| panic!("duel {number}: {duel:?}"));
            duel.play(GameTime::ZERO, Input::Act { seat, action }, |_| ());
            inputs += 1;
            assert!(inputs <= Duel::MOST_INPUTS, "duel {number} does not end");
            assert!(duel.table().is_sound(), "duel {number} after {action}: {duel:?}");
            assert_eq!(duel.table().things().count(), cards, "duel {number} after {action}");
        }
        longest = longest.max(inputs);
        assert!(duel.outcome().is_some(), "duel {number}");
    }
    println!("{duels} duels, the longest of {longest} inputs");
}
