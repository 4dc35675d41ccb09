//! Decks: read from text, and checked (section 4).

use meydan_core::LineFault;

use crate::Book;
use crate::book::Index;

/// A main deck has at least so many cards.
pub const LEAST_MAIN: usize = 40;
/// And at most so many.
pub const MOST_MAIN: usize = 60;
/// A side deck has at most so many.
pub const MOST_SIDE: usize = 15;
/// Of one card at most so many in main and side deck together.
pub const MOST_COPIES: usize = 3;

/// The cards of a deck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The main deck.
    pub main: Vec<Index>,
    /// The side deck.
    pub side: Vec<Index>,
}

/// Reads a deck that is to be played with: the lines of `read_list`, and as many
/// cards as a deck must have.
///
/// # Errors
/// Every line that is wrong, then what is wrong with the whole.
pub fn read_deck(text: &str, book: &Book) -> Result<Deck, Vec<LineFault>> {
    let deck = read_list(text, book)?;
    let faults = whole_faults(&deck, book);
    if faults.is_empty() { Ok(deck) } else { Err(faults) }
}

/// Reads the cards of a deck, complete or not: a line for each card, `3 Battle OX`, `3x Battle OX` or
/// `Battle OX`; after a line `side` those of the side deck.
///
/// # Errors
/// Every line that is wrong.
pub fn read_list(text: &str, book: &Book) -> Result<Deck, Vec<LineFault>> {
    let mut deck = Deck::default();
    let mut faults = Vec::new();
    let mut side = false;
    for (index, line) in text.lines().enumerate() {
        // A remark ends a line, unless a card has the sign in its name.
        let whole = line.trim();
        let line = match read_line(whole, book) {
            Ok(_) => whole,
            Err(_) => whole.split('#').next().unwrap_or_default().trim(),
        };
        if line.is_empty() {
            continue;
        }
        if line == "side" {
            side = true;
            continue;
        }
        match read_line(line, book) {
            Ok((count, card)) => {
                let pile = if side { &mut deck.side } else { &mut deck.main };
                pile.extend(std::iter::repeat_n(card, count));
            }
            Err(code) => faults.push(fault(index + 1, code, line)),
        }
    }
    if faults.is_empty() { Ok(deck) } else { Err(faults) }
}

fn read_line(line: &str, book: &Book) -> Result<(usize, Index), &'static str> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = line.split_at(digits);
    let name =
        rest.strip_prefix('x').filter(|after| digits > 0 && after.starts_with(' ')).unwrap_or(rest).trim();
    let count = match number {
        "" => 1,
        _ => number.parse().ok().filter(|count| (1..=MOST_COPIES).contains(count)).ok_or("deck-count")?,
    };
    book.index(name).map(|card| (count, card)).ok_or("deck-unknown")
}

/// What is wrong with a deck as a whole.
fn whole_faults(deck: &Deck, book: &Book) -> Vec<LineFault> {
    let mut faults = Vec::new();
    if !(LEAST_MAIN..=MOST_MAIN).contains(&deck.main.len()) {
        faults.push(fault(0, "deck-main", &deck.main.len().to_string()));
    }
    if deck.side.len() > MOST_SIDE {
        faults.push(fault(0, "deck-side", &deck.side.len().to_string()));
    }
    let mut all: Vec<Index> = deck.main.iter().chain(&deck.side).copied().collect();
    all.sort_unstable();
    for same in all.chunk_by(|one, other| one == other).filter(|same| same.len() > MOST_COPIES) {
        faults.push(fault(0, "deck-copies", &book.card(same[0]).name));
    }
    faults
}

fn fault(line: usize, code: &'static str, text: &str) -> LineFault {
    let text = text.chars().take(60).collect();
    LineFault { line: u32::try_from(line).unwrap_or(u32::MAX), code, args: vec![("text", text)] }
}
