//! How computers think, for any game: budgets with a hard deadline, levels,
//! and the searches themselves.
//!
//! Deliberately absent: the rules and the evaluation of any game. A game brings
//! its own evaluation through a small trait.

mod alpha_beta;
mod budget;
mod computer;
mod curve;
mod level;
mod mcts;
mod memory;
mod random;
mod table;

pub use alpha_beta::{AlphaBeta, Evaluate, Found};
pub use budget::{Budget, Stop};
pub use computer::{Certainty, Computer, Opinion, Thought};
pub use curve::logistic;
pub use level::Level;
pub use mcts::{MonteCarlo, Narrow, Policy, Worth, play_out, win_or_not};
pub use memory::{Loan, Memory};
pub use random::RandomPlayer;
pub use table::{Bound, Slot, Table};
