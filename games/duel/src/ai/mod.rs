//! Computers that play Duel, from what their seat sees.

mod player;
mod strategy;
mod worth;

pub use player::{Player, Random};
