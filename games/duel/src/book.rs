//! The cards that a match knows, numbered.

use std::fmt;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

use crate::Card;
use crate::file::{read_cards, standard, write_cards};

/// The number of a card in its book.
pub type Index = u16;

/// All cards that a match knows. Cheap to copy: matches share it.
#[derive(Clone)]
pub struct Book(Arc<Inner>);

struct Inner {
    cards: Vec<Card>,
    /// Those that are not standard, in the order in which they came.
    own: Vec<Card>,
    /// The place of each in alphabetical order (D-07).
    ranks: Vec<Index>,
}

impl Inner {
    fn new(cards: Vec<Card>, own: Vec<Card>) -> Inner {
        let mut order: Vec<usize> = (0..cards.len()).collect();
        order.sort_by_cached_key(|&index| (cards[index].name.to_lowercase(), cards[index].name.clone()));
        let mut ranks = vec![0; cards.len()];
        for (rank, index) in (0..).zip(order) {
            ranks[index] = rank;
        }
        Inner { cards, own, ranks }
    }
}

impl Book {
    /// The 76 cards.
    #[must_use]
    pub fn standard() -> Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book(Arc::new(Inner::new(standard().to_vec(), Vec::new())))).clone()
    }

    /// The 76 cards and others; one with the name of a standard card takes its place.
    #[must_use]
    pub fn with(others: Vec<Card>) -> Book {
        let mut cards = standard().to_vec();
        for card in others.clone() {
            match cards.iter_mut().find(|known| known.name == card.name) {
                Some(known) => *known = card,
                None => cards.push(card),
            }
        }
        Book(Arc::new(Inner::new(cards, others)))
    }

    /// The card with this number.
    #[must_use]
    #[inline]
    pub fn card(&self, index: Index) -> &Card {
        &self.0.cards[usize::from(index)]
    }

    /// The number of the card with this name.
    #[must_use]
    pub fn index(&self, name: &str) -> Option<Index> {
        self.0.cards.iter().position(|card| card.name == name).and_then(|index| Index::try_from(index).ok())
    }

    /// The place of a card in alphabetical order.
    #[must_use]
    pub fn rank(&self, index: Index) -> Index {
        self.0.ranks[usize::from(index)]
    }

    /// All cards.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.0.cards
    }

    /// Whether there are only the 76.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        self.0.own.is_empty()
    }
}

impl PartialEq for Book {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.own == other.0.own
    }
}

impl Default for Book {
    fn default() -> Self {
        Book::standard()
    }
}

/// As a card file of the cards that are not standard.
impl Serialize for Book {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&write_cards(&self.0.own))
    }
}

impl<'de> Deserialize<'de> for Book {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        read_cards("cards", &text).map(Book::with).map_err(serde::de::Error::custom)
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book({} cards)", self.0.cards.len())
    }
}
