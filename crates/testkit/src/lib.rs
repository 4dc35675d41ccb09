//! What every game is held to: the conformance suite, perft, golden
//! playthroughs. For tests only; it panics with what was wrong.
//!
//! A game's test calls [`conformance()`] with a [`Plan`]; a game with secrets
//! calls [`secrets`] too.

pub mod auction;
pub mod bytes;
mod conformance;
mod dice;
mod golden;
mod perft;
mod plan;
pub mod report;
pub mod twins;
mod walk;

pub use conformance::{conformance, secrets};
pub use dice::Dice;
pub use golden::{golden, playthrough};
pub use perft::perft;
pub use plan::Plan;
pub use walk::{legal, playout, random_action};
