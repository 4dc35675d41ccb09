//! Duel: its cards, the language in which their effects are written, and the
//! table on which they lie.
//!
//! Lives here: what a card is, the language of effects (read, written, checked),
//! the 76 cards as data, the cards on the table, and what monsters are worth with
//! everything that is in force. Deliberately absent: drawing, sentences, files.

mod book;
mod card;
mod file;
pub mod language;
mod layout;
mod sets;
mod table;
mod values;

pub use book::{Book, Index};
pub use card::{Attribute, Bodily, Card, Kind, Property, Race};
pub use file::{Fault, read_cards, standard, write_cards};
pub use layout::{Unlaid, lay_out};
pub use table::{Id, MOST_THINGS, Place, Side, Table, Thing, ZONES};
pub use values::Values;
