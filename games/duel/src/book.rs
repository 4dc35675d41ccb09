//! The cards that a match knows, numbered.

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::Card;
use crate::file::standard;

/// The number of a card in its book.
pub type Index = u16;

/// All cards that a match knows. Cheap to copy: matches share it.
#[derive(Clone)]
pub struct Book(Arc<Vec<Card>>);

impl Book {
    /// The 76 cards.
    #[must_use]
    pub fn standard() -> Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book(Arc::new(standard().to_vec()))).clone()
    }

    /// The 76 cards and others; one with the name of a standard card takes its place.
    #[must_use]
    pub fn with(others: Vec<Card>) -> Book {
        let mut cards = standard().to_vec();
        for card in others {
            match cards.iter_mut().find(|known| known.name == card.name) {
                Some(known) => *known = card,
                None => cards.push(card),
            }
        }
        Book(Arc::new(cards))
    }

    /// The card with this number.
    #[must_use]
    #[inline]
    pub fn card(&self, index: Index) -> &Card {
        &self.0[usize::from(index)]
    }

    /// The number of the card with this name.
    #[must_use]
    pub fn index(&self, name: &str) -> Option<Index> {
        self.0.iter().position(|card| card.name == name).and_then(|index| Index::try_from(index).ok())
    }

    /// All cards.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.0
    }
}

impl PartialEq for Book {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book({} cards)", self.0.len())
    }
}
