//! UNO for three to five: the rules, and what a computer needs to play it.
//!
//! Lives here: cards and heaps of them, positions, actions, views, what is
//! publicly known about hidden hands, dealing hands that agree with it, and (in
//! `ai`) a computer that plays.
//! Deliberately absent: drawing, sentences, files, clocks.

mod action;
pub mod ai;
mod card;
mod cards;
mod config;
mod history;
mod house;
mod imagine;
mod knowledge;
mod moved_hands;
mod rounds;
mod rules;
mod state;
mod typed;
mod view;

pub use action::{Action, Refusal};
pub use card::{Card, Colour, Symbol};
pub use cards::{Cards, Kinds};
pub use config::{Config, StartPosition};
pub use history::{Deed, History, Table};
pub use house::{Dare, House, HouseRule, MATCH_POINTS, MOST_ROUNDS, RoundEnd, Tally};
pub use knowledge::{Known, Lacking};
pub use state::{LastMove, MOST_SEATS, MOST_TURNS, Phase, Reason, Uno};
pub use typed::typed;
pub use view::{Event, View, WhyDrawn};
