//! A computer that plays Pentago.

mod evaluation;
mod player;
mod rivals;

pub use evaluation::Judgement;
pub use player::Player;
pub use rivals::{Greedy, Random};
