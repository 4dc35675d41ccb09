//! The book of cards of a match, read from a text that people edit.

use std::fmt;
use std::sync::{Arc, OnceLock};

use meydan_core::LineFault;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Kind};
use crate::language::{Being, being, charm, deed, fault};
use crate::{Cost, Name};

/// No book has more cards: they are counted in a byte.
pub const MOST_KINDS: usize = 200;
/// No more than this is read of a text of cards or of a deck.
pub const MOST_TEXT: u32 = 20_000;

/// The number of a card in its book.
pub type Index = u8;

/// All cards that a match knows. Cheap to copy: matches share it.
#[derive(Clone)]
pub struct Book(Arc<Inner>);

struct Inner {
    cards: Vec<Card>,
    /// What was read beside the standard cards; empty for the standard book.
    own: String,
}

impl Book {
    /// The cards of the rules.
    ///
    /// # Panics
    /// If the file that is built in is faulty, which a test rules out.
    #[must_use]
    pub fn standard() -> Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        let read = || Book(Arc::new(Inner { cards: with_further(sheet().to_vec()), own: String::new() }));
        BOOK.get_or_init(read).clone()
    }

    /// The standard cards, and those of this text beside them. A card with the
    /// name of a standard one takes its place.
    ///
    /// # Errors
    /// Every line that is wrong.
    pub fn with(own: &str) -> Result<Book, Vec<LineFault>> {
        if own.trim().is_empty() {
            return Ok(Book::standard());
        }
        let cards = with_further(read(own, sheet().to_vec())?);
        Ok(Book(Arc::new(Inner { cards, own: own.to_owned() })))
    }

    /// The card with this number.
    #[must_use]
    #[inline]
    pub fn card(&self, index: Index) -> &Card {
        &self.0.cards[usize::from(index)]
    }

    /// The number of the card with this name.
    #[must_use]
    pub fn index(&self, name: Name) -> Option<Index> {
        self.0.cards.iter().position(|card| card.name == name).map(|index| index as Index)
    }

    /// The card with this name.
    #[must_use]
    pub fn find(&self, name: Name) -> Option<&Card> {
        self.0.cards.iter().find(|card| card.name == name)
    }

    /// All cards.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.0.cards
    }

    /// Whether there are only the cards of the rules.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        self.0.own.is_empty()
    }
}

impl Default for Book {
    fn default() -> Self {
        Book::standard()
    }
}

impl PartialEq for Book {
    fn eq(&self, other: &Self) -> bool {
        self.0.own == other.0.own
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book({} cards)", self.0.cards.len())
    }
}

/// As the text of the cards that are not of the rules.
impl Serialize for Book {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.own)
    }
}

impl<'de> Deserialize<'de> for Book {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let own = String::deserialize(deserializer)?;
        Book::with(&own).map_err(|_| serde::de::Error::custom("not a text of cards"))
    }
}

/// The cards of the sheet.
fn sheet() -> &'static [Card] {
    static CARDS: OnceLock<Vec<Card>> = OnceLock::new();
    CARDS.get_or_init(|| built_in(include_str!("../cards/cards.txt")))
}

/// These cards, and behind them the further ones (MG-64). They come last, so that every other
/// card has the number that it has without them.
fn with_further(mut cards: Vec<Card>) -> Vec<Card> {
    static CARDS: OnceLock<Vec<Card>> = OnceLock::new();
    for card in CARDS.get_or_init(|| built_in(include_str!("../cards/further.txt"))) {
        if !cards.iter().any(|other| other.name == card.name) {
            cards.push(*card);
        }
    }
    cards
}

fn built_in(text: &str) -> Vec<Card> {
    match read(text, Vec::new()) {
        Ok(cards) => cards,
        Err(faults) => panic!("a file of cards that is built in: {faults:?}"),
    }
}

/// A card of which not all lines were read yet.
struct Begun {
    name: Name,
    /// The line of its name.
    line: usize,
    being: Option<Being>,
}

/// Reads cards beside those that there are.
fn read(text: &str, standard: Vec<Card>) -> Result<Vec<Card>, Vec<LineFault>> {
    let mut cards = standard;
    let mut own: Vec<Name> = Vec::new();
    let mut faults = Vec::new();
    let mut begun: Option<Begun> = None;
    // Lines below a name that could not be read say nothing.
    let mut lost = false;
    for (number, whole) in text.lines().enumerate().map(|(index, line)| (index + 1, line)) {
        let line = whole.split('#').next().unwrap_or_default().trim_end();
        if line.is_empty() {
            continue;
        }
        if !line.starts_with([' ', '\t']) {
            unfinished(begun.take(), &mut faults);
            match Name::of_title(line) {
                Ok(name) if own.contains(&name) => {
                    faults.push(fault(number, ("card-twice", line.to_owned())));
                }
                Ok(name) => {
                    own.push(name);
                    begun = Some(Begun { name, line: number, being: None });
                }
                Err(_) => faults.push(fault(number, ("card-name", line.to_owned()))),
            }
            lost = begun.is_none();
            continue;
        }
        let line = line.trim();
        let Some(card) = &mut begun else {
            if !lost {
                faults.push(fault(number, ("card-no-name", line.to_owned())));
            }
            continue;
        };
        match card.line_read(line) {
            Ok(None) => {}
            Ok(Some((cost, kind, instant))) => {
                let card = Card { name: card.name, cost, kind, instant };
                match cards.iter_mut().find(|other| other.name == card.name) {
                    Some(other) => *other = card,
                    None => cards.push(card),
                }
                begun = None;
            }
            Err(wrong) => {
                faults.push(fault(number, wrong));
                begun = None;
                lost = true;
            }
        }
    }
    unfinished(begun, &mut faults);
    if cards.len() > MOST_KINDS {
        faults.push(fault(0, ("card-too-many", MOST_KINDS.to_string())));
    }
    if faults.is_empty() { Ok(cards) } else { Err(faults) }
}

fn unfinished(begun: Option<Begun>, faults: &mut Vec<LineFault>) {
    if let Some(card) = begun {
        let code = if card.being.is_none() { "card-no-kind" } else { "card-no-effect" };
        faults.push(fault(card.line, (code, card.name.title())));
    }
}

/// What makes a card whole: cost, kind, and whether it is an instant.
type Whole = (Cost, Kind, bool);

impl Begun {
    /// Reads the next line; gives the card when it is whole.
    fn line_read(&mut self, line: &str) -> Result<Option<Whole>, (&'static str, String)> {
        match self.being.take() {
            None => match being(line)? {
                Being::Whole(cost, kind) => return Ok(Some((cost, kind, false))),
                more => self.being = Some(more),
            },
            Some(Being::Sorcery { cost, colour, instant }) => {
                return Ok(Some((cost, Kind::Sorcery(colour, deed(line)?), instant)));
            }
            Some(Being::Enchantment(cost, colour)) => {
                return Ok(Some((cost, Kind::Enchantment(colour, charm(line)?), false)));
            }
            Some(Being::Whole(..)) => {}
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_29_cards_and_8_further_ones_are_written_as_they_are_read() {
        let book = Book::standard();
        assert_eq!((sheet().len(), book.cards().len()), (29, 37));
        assert_eq!(&book.cards()[..29], sheet());
        let text: String = book.cards().iter().map(Card::to_string).collect();
        assert_eq!(read(&text, Vec::new()).expect("cards"), book.cards());
    }

    fn faults(text: &str) -> Vec<(u32, &'static str)> {
        let faults = Book::with(text).expect_err("faults");
        faults.into_iter().map(|fault| (fault.line, fault.code)).collect()
    }

    #[test]
    fn every_wrong_line_is_told() {
        let text = "Fire Imp\n  creature 1R purple 2/1\n\nBig One\n  creature RR red 2\n\n  land red\nNothing\n\
                    Spell\n sorcery R red\nSpell\n land red\n9 Lives\n  land red\nIce\n  frozen lake\n";
        let wanted = [
            (2, "card-colour"),
            (5, "card-strength"),
            (8, "card-no-kind"),
            (9, "card-no-effect"),
            (11, "card-twice"),
            (13, "card-name"),
            (16, "card-kind"),
        ];
        assert_eq!(faults(text), wanted);
        assert_eq!(faults("  land red"), [(1, "card-no-name")]);
        assert_eq!(faults("A\n sorcery 1X red\n deal 1 to all creatures"), [(2, "card-cost")]);
        assert_eq!(faults("A\n sorcery 1R red\n deal 0 to all creatures"), [(3, "card-damage")]);
        assert_eq!(faults("A\n sorcery 1R red\n all red creatures +1/+1"), [(3, "card-not-a-deed")]);
        assert_eq!(faults("A\n enchantment 1R red\n destroy target land"), [(3, "card-not-a-charm")]);
        assert_eq!(faults("A\n enchantment 1R red\n all red creatures 1/1"), [(3, "card-change")]);
        assert_eq!(faults("A\n enchantment 1R red\n all red creatures gain wings"), [(3, "card-ability")]);
        assert_eq!(faults("A\n enchantment 1R red\n destroy the world"), [(3, "card-effect")]);
        assert_eq!(faults("A\n creature R red 1/1 wings"), [(2, "card-ability")]);
        assert_eq!(faults("A\n creature R red 1/1 flying flying"), [(2, "card-ability")]);
        assert_eq!(faults("A\n instant R red"), [(1, "card-no-effect")]);
        assert_eq!(faults("A\n instant R red\n all red creatures +1/+1"), [(3, "card-not-a-deed")]);
        assert_eq!(faults("A\n creature R red"), [(2, "card-parts")]);
        assert_eq!(faults("A\n land red\n deal 1 to all creatures"), [(3, "card-no-name")]);
    }

    #[test]
    fn a_new_card_is_data() {
        let book = Book::with("Fire Imp\n  creature R red 2/1 first strike trample\n").expect("a card");
        // Behind those of the sheet, before the further ones (MG-64).
        assert_eq!((book.cards().len(), book.index("fire-imp".parse().expect("a name"))), (38, Some(29)));
        let imp = book.find("fire-imp".parse().expect("a name")).expect("the imp");
        assert_eq!(imp.to_string(), "Fire Imp\n  creature R red 2/1 first strike trample\n");
        // One with the name of a standard card takes its place.
        let book = Book::with("Soldier\n  creature W white 3/3\n").expect("a card");
        assert_eq!(book.cards().len(), 37);
        let soldier = book.find("soldier".parse().expect("a name")).and_then(Card::creature);
        assert_eq!(soldier.map(|soldier| soldier.power), Some(3));
    }
}
