//! Computers: the player with its levels, and simple rivals to measure it by.
//!
//! The search is its own: in this game every move earns something, a double
//! move takes two, and who leads when the game ends has won. `node` says what
//! it knows of a position, `judgement` what that is worth when nobody looks
//! further, `search` looks further as long as `clock` allows, `double` has the
//! double moves, `root` weighs what can be done now, and `player` has the levels.

mod clock;
mod double;
mod judgement;
mod node;
mod player;
mod root;
mod search;
mod simple;
#[cfg(test)]
mod twin;

pub use player::Player;
pub use simple::{Greedy, Random};
