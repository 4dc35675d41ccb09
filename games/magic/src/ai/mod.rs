//! Computers that play Magic, from what their seat sees.

mod fighting;
mod greedy;
mod player;
mod sensible;
mod simple;
mod thumb;
mod window;
mod worth;

pub use greedy::Greedy;
pub use player::Player;
pub use simple::Simple;
pub use thumb::by_thumb;

/// Any legal action.
pub type Random = meydan_search::RandomPlayer<crate::Magic>;
