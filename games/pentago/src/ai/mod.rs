//! A computer that plays Pentago.

mod evaluation;
mod opening;
mod player;
mod rivals;
mod root;
mod strongest;
mod whole;

pub use evaluation::Judgement;
pub use player::Player;
pub use rivals::{Depth, Greedy, Random};
