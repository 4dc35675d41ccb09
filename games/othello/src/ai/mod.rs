//! A computer that plays Othello: judgement, exact endgame, levels, and simple rivals to measure it by.

mod endgame;
mod evaluation;
mod player;
mod rivals;

pub use endgame::{Solution, Solver};
pub use evaluation::Judgement;
pub use player::Player;
pub use rivals::{Greedy, Mobility};

/// Any legal move.
pub type Random = meydan_search::RandomPlayer<crate::Othello>;
