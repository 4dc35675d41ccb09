//! How a match ended.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{MAX_SEATS, Seat, SeatSet};

/// The result of a finished match. Plain data without the heap: playouts read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Points by seat, as the game counts them.
    pub points: ArrayVec<i32, MAX_SEATS>,
    /// Who won. Empty: a draw. Several: they share the first place.
    pub winners: SeatSet,
    /// Why it ended: a stable word of the game, `words` has the sentence.
    pub reason: &'static str,
}

impl Outcome {
    /// An outcome from its parts.
    #[must_use]
    pub fn new(points: &[i32], winners: SeatSet, reason: &'static str) -> Outcome {
        Outcome { points: points.iter().copied().collect(), winners, reason }
    }

    /// What the match was worth to a seat: 1 won, 0 drawn or shared, −1 lost.
    #[must_use]
    pub fn value(&self, seat: Seat) -> i32 {
        match (self.winners.is_empty(), self.winners.contains(seat), self.winners.len()) {
            (true, ..) => 0,
            (_, true, 1) => 1,
            (_, true, _) => 0,
            _ => -1,
        }
    }
}
