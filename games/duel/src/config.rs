//! What can be chosen before a match: rounds, decks, cards of one's own.

use meydan_core::{ConfigError, Rng};
use serde::{Deserialize, Serialize};

use crate::Book;
use crate::deck::{Deck, read_deck};
use crate::file::read_cards;
use crate::state::Duel;

/// No text of a configuration is longer.
const MOST_TEXT: usize = 100_000;

/// How long a match is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rounds {
    /// A single round.
    #[default]
    #[serde(rename = "1")]
    One,
    /// Two rounds must be won.
    #[serde(rename = "3")]
    Three,
}

impl Rounds {
    /// At most so many are played.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Rounds::One => 1,
            Rounds::Three => 3,
        }
    }
}

/// The configuration. Decks that are left out are the built-in one. Decks are
/// as secret as the seed: they are no option that everybody sees.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// How long the match is.
    pub rounds: Rounds,
    /// The deck of the challenger, who begins.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub deck1: String,
    /// The deck of the other.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub deck2: String,
    /// Cards beside the 76, as a card file has them.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub cards: String,
    /// Whether cheats are allowed (section 22).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cheats: bool,
}

/// The deck of the computer, and of whoever brings none (D-25).
#[must_use]
pub const fn standard_deck() -> &'static str {
    include_str!("../cards/standard-deck.txt")
}

impl Config {
    pub(crate) fn set_up(&self, rng: Rng) -> Result<Duel, ConfigError> {
        for (option, text) in [("deck1", &self.deck1), ("deck2", &self.deck2), ("cards", &self.cards)] {
            if text.len() > MOST_TEXT {
                return Err(ConfigError::new(option, "text-too-long", "DU-048"));
            }
        }
        let book = if self.cards.trim().is_empty() {
            Book::standard()
        } else {
            let cards = read_cards("cards", &self.cards);
            Book::with(cards.map_err(|_| ConfigError::new("cards", "cards-unreadable", "DU-269"))?)
        };
        let deck = |option, text: &str| -> Result<Deck, ConfigError> {
            let text = if text.trim().is_empty() { standard_deck() } else { text };
            read_deck(text, &book).map_err(|lines| ConfigError {
                option,
                code: "deck-unreadable",
                rule: "DU-048",
                lines,
            })
        };
        let decks = [deck("deck1", &self.deck1)?, deck("deck2", &self.deck2)?];
        let duel = Duel::new(book, &decks, self.rounds.count(), rng);
        Ok(if self.cheats { duel.with_cheats() } else { duel })
    }
}
