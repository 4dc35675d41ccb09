//! A simplified Magic for two: the rules, and what a computer needs to play it.
//!
//! Lives here: cards as data and the small language that they are written in,
//! decks, positions, paying, enchantments as a computed layer, combat, actions,
//! views, and filling in what a view hides.
//! Deliberately absent: drawing, sentences, files, clocks.

mod action;
pub mod ai;
mod attempt;
mod book;
mod card;
mod combat;
mod config;
mod deck;
mod event;
mod imagine;
mod language;
mod layer;
mod mana;
mod name;
mod pay;
mod rules;
mod state;
mod turns;
mod view;

pub use action::{Action, Id, Refusal, Target};
pub use book::{Book, Index, MOST_KINDS, MOST_TEXT};
pub use card::{Abilities, Ability, Aim, Card, Charm, Creature, Deed, Kind, Prey, Whose};
pub use config::Config;
pub use deck::{LEAST_CARDS, MOST_CARDS, READY_DECKS, read_deck, ready_deck, standard_deck};
pub use event::{Aimed, CardInstance, Event, Fighter};
pub use layer::Looks;
pub use mana::{Colour, Cost, HIGHEST_COST, Mana};
pub use name::{LONGEST_NAME, Name, NotAName};
pub use state::{Attack, End, MOST_CANCELS, MOST_IN_HAND, Magic, PLAYER_HP, Phase, QUIET_TURNS, Reason};
pub use view::{Asked, CastView, CreatureView, EnchantmentView, LandView, SideView, View, WindowView};
