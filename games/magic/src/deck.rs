//! Decks, read from a file or from pasted text (MG-31).

use meydan_core::LineFault;

use crate::book::Index;
use crate::language::fault;
use crate::{Book, Name};

/// A deck has at least so many cards.
pub const LEAST_CARDS: usize = 10;
/// And at most so many.
pub const MOST_CARDS: usize = 60;

/// The text of the deck of a player by the rules.
#[must_use]
pub const fn standard_deck(seat: usize) -> &'static str {
    if seat == 0 { include_str!("../cards/first-deck.txt") } else { include_str!("../cards/second-deck.txt") }
}

/// The ready decks by name: those of the rules, and two further ones (MG-64).
pub const READY_DECKS: [(&str, &str); 4] = [
    ("first", standard_deck(0)),
    ("second", standard_deck(1)),
    ("blue-red", include_str!("../cards/blue-red-deck.txt")),
    ("green-white", include_str!("../cards/green-white-deck.txt")),
];

/// The text of a ready deck.
#[must_use]
pub fn ready_deck(name: &str) -> Option<&'static str> {
    READY_DECKS.into_iter().find(|(ready, _)| *ready == name).map(|(_, text)| text)
}

/// Reads a deck: a line for each card, `4 Soldier`, `4x Soldier` or `Soldier`;
/// `;` ends a line too, and what follows `#` is a remark.
///
/// # Errors
/// Every line that is wrong.
pub fn read_deck(text: &str, book: &Book) -> Result<Vec<Index>, Vec<LineFault>> {
    let mut cards = Vec::new();
    let mut total = 0;
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default();
        for entry in line.split(';').map(str::trim).filter(|entry| !entry.is_empty()) {
            match read_entry(entry, book) {
                Ok((count, card)) => {
                    total += count;
                    cards.extend(std::iter::repeat_n(card, count.min(MOST_CARDS)));
                }
                Err(code) => faults.push(fault(index + 1, (code, entry.to_owned()))),
            }
        }
    }
    if faults.is_empty() && !(LEAST_CARDS..=MOST_CARDS).contains(&total) {
        faults.push(fault(0, ("deck-size", total.to_string())));
    }
    if faults.is_empty() { Ok(cards) } else { Err(faults) }
}

/// Reads how many, and what.
pub(crate) fn read_entry(entry: &str, book: &Book) -> Result<(usize, Index), &'static str> {
    let digits = entry.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = entry.split_at(digits);
    let count = match number {
        "" => 1,
        _ => number.parse().ok().filter(|count| (1..=MOST_CARDS).contains(count)).ok_or("deck-count")?,
    };
    // A number stands apart from its card, or has an x.
    let title = match (digits, rest.strip_prefix(['x', 'X', '×'])) {
        (1.., Some(after)) if after.starts_with(' ') => after,
        (1.., _) if !rest.starts_with(' ') => return Err("deck-line"),
        _ => rest,
    };
    let words: Vec<&str> = title.split_whitespace().collect();
    let name = Name::of_title(&words.join(" ")).map_err(|_| "deck-line")?;
    book.index(name).map(|card| (count, card)).ok_or("deck-unknown")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ready_decks_have_26_cards_and_those_of_the_rules_no_further_ones() {
        let book = Book::standard();
        for (name, text) in READY_DECKS {
            let deck = read_deck(text, &book).expect("a deck");
            assert_eq!(deck.len(), 26, "{name}");
            let further = deck.iter().filter(|&&card| card >= 29).count();
            assert_eq!(further == 0, matches!(name, "first" | "second"), "{name}");
        }
    }

    #[test]
    fn the_usual_ways_to_write_a_line() {
        let book = Book::standard();
        let deck = read_deck("4 Soldier\n4x  white knight\r\nGuard # one\n\n2 Plains; 3X Forest", &book);
        assert_eq!(deck.expect("a deck").len(), 14);
    }

    #[test]
    fn every_wrong_line_is_told() {
        let book = Book::standard();
        let text = "4 Soldier\n4 Dragon\n0 Plains\n61 Plains\n4Forest\nPlains 4\n-1 Plains\n";
        let faults = read_deck(text, &book).expect_err("faults");
        let told: Vec<(u32, &str)> = faults.iter().map(|fault| (fault.line, fault.code)).collect();
        let wanted = [
            (2, "deck-unknown"),
            (3, "deck-count"),
            (4, "deck-count"),
            (5, "deck-line"),
            (6, "deck-unknown"),
            (7, "deck-line"),
        ];
        assert_eq!(told, wanted);
        for text in ["9 Plains", "60 Plains\nIsland", "", "# nothing"] {
            let faults = read_deck(text, &book).expect_err("a fault");
            assert_eq!((faults[0].line, faults[0].code), (0, "deck-size"), "{text}");
        }
    }
}
