//! Computers that play UNO, from what their seat sees.

mod player;
mod simple;
mod thumb;

pub use player::{Player, by_thumb};
pub use simple::{Random, Simple};
