//! Computers that play Magic, from what their seat sees.

mod player;
mod simple;

pub use player::Player;
pub use simple::Random;
