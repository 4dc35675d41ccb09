//! Decks for tests.

use duel::{Book, LEAST_MAIN, MOST_COPIES, MOST_MAIN, MOST_SIDE};
use meydan_core::Rng;

/// Any legal deck as text.
pub(crate) fn any(book: &Book, rng: &mut Rng) -> String {
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
