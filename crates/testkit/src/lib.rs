//! What every game is held to: the conformance suite, perft, golden
//! playthroughs. For tests only; it panics with what was wrong.
//!
//! A game's test calls `conformance()` with a `Plan`; a game with secrets
//! calls `secrets` too.

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

/// How often a test with random input does its work: so often in the suite, and
/// `MEYDAN_TIMES` times as often when somebody has the hours.
///
/// # Panics
/// When `MEYDAN_TIMES` is no number.
#[must_use]
pub fn times(count: u64) -> u64 {
    let more =
        std::env::var("MEYDAN_TIMES").map_or(1, |text| text.parse().expect("MEYDAN_TIMES is a number"));
    count * more
}
