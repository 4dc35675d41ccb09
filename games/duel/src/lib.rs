//! Duel: its cards, the language in which their effects are written, and the
//! table on which they lie.
//!
//! Lives here: what a card is, the language of effects (read, written, checked),
//! the 76 cards as data, the cards on the table, and what monsters are worth with
//! everything that is in force. Deliberately absent: drawing, sentences, files.

mod action;
mod address;
pub mod ai;
mod battle;
mod book;
mod card;
mod chain;
mod cheats;
mod config;
mod deck;
mod doing;
mod event;
mod file;
mod frame;
mod imagine;
pub mod language;
mod layout;
mod leaving;
mod preparing;
mod questions;
mod ritual;
mod rules;
mod run;
mod sets;
mod spots;
mod state;
mod summoning;
mod table;
mod triggers;
mod turns;
mod values;
mod view;

pub use action::{Action, Cheat, Refusal, Spot};
pub use book::{Book, Index};
pub use card::{Attribute, Bodily, Card, Kind, Property, Race};
pub use config::{Config, Rounds, standard_deck};
pub use deck::{Deck, LEAST_MAIN, MOST_COPIES, MOST_MAIN, MOST_SIDE, read_deck};
pub use event::{Event, Fighter, Shown};
pub use file::{Fault, read_cards, standard, write_cards};
pub use layout::{Unlaid, lay_out};
pub use state::{Arrival, DEALT, Duel, HAND, LIFE, MOST_CANCELS, MOST_DEEDS, MOST_TURNS, Phase, Reason};
pub use table::{Id, MOST_THINGS, Place, Side, Table, Thing, ZONES};
pub use values::Values;
pub use view::{Asked, LinkView, Lying, Question, SideView, View};
