//! Computers that play UNO, from what their seat sees.

mod manners;
mod player;
mod reading;
mod simple;
mod thumb;

pub use manners::volunteers;
pub use player::{Player, by_thumb};
pub use simple::Simple;

/// Any legal action.
pub type Random = meydan_search::RandomPlayer<crate::Uno>;
