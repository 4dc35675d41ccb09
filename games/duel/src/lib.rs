//! Duel: its cards, the language in which their effects are written, the rules, and
//! computers that play it.
//!
//! Lives here: what a card is, the language of effects (read, written, checked),
//! the 76 cards as data, the cards on the table, what monsters are worth with
//! everything that is in force, and the frames that carry out whatever is played.
//! Deliberately absent: drawing, sentences, files, accounts.

mod action;
mod address;
pub mod ai;
mod attempt;
mod battle;
mod book;
mod card;
mod chain;
mod cheats;
mod config;
mod deck;
mod digest;
mod doing;
mod event;
mod file;
mod frame;
mod imagine;
pub mod language;
mod layout;
mod leaving;
mod preparing;
mod price;
mod questions;
mod ritual;
mod rules;
mod run;
mod sense;
mod sets;
mod spots;
mod state;
mod summoning;
mod table;
mod triggers;
mod turns;
mod values;
mod view;

pub use action::{Action, Refusal, Spot};
pub use book::{Book, Index};
pub use card::{Attribute, Bodily, Card, Kind, Property, Race};
pub use cheats::Cheat;
pub use config::{Config, Rounds, standard_deck};
pub use deck::{Deck, LEAST_MAIN, MOST_COPIES, MOST_MAIN, MOST_SIDE, read_deck, read_list};
pub use event::{Event, Fighter, Shown};
pub use file::{Fault, read_cards, standard, write_cards};
pub use layout::{Unlaid, lay_out};
pub use price::fair_price;
pub use sense::{Nonsense, nonsense};
pub use spots::zones_in_row;
pub use state::{Arrival, Duel, HAND, LIFE, Phase, Reason};
pub use table::{CardInstance, Id, MOST_INSTANCES, Place, Side, Table, ZONES};
pub use values::Values;
pub use view::{Asked, FieldCard, LinkView, Question, SideView, View};
