//! Computers that play Duel, from what their seat sees.

mod ahead;
mod clock;
mod guess;
mod outlook;
mod player;
mod strategy;
mod worth;

pub use player::Player;

/// Any legal action.
pub type Random = meydan_search::RandomPlayer<crate::Duel>;
