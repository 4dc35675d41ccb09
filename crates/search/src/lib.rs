//! How computers think, for any game: budgets with a hard deadline, levels,
//! and the searches themselves.
//!
//! Deliberately absent: the rules and the evaluation of any game. A game brings
//! its own evaluation through a small trait.

mod budget;
mod computer;
mod level;

pub use budget::{Budget, Stop};
pub use computer::{Certainty, Computer, Thought};
pub use level::Level;
