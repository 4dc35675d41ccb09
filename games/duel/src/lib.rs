//! Duel: its cards, and the language in which their effects are written.
//!
//! Lives here: what a card is, the language of effects (read, written, checked),
//! and the 76 cards as data. Deliberately absent: drawing, sentences, files.

mod card;
mod file;
pub mod language;

pub use card::{Attribute, Bodily, Card, Kind, Property, Race};
pub use file::{Fault, read_cards, standard, write_cards};
