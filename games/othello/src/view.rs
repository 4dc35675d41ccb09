//! What is seen and told. Nothing is hidden in Othello, so every viewer sees the same.

use meydan_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Square, Squares};

/// What a viewer sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Black's discs.
    pub black: Squares,
    /// White's discs.
    pub white: Squares,
    /// Who moves; once it is over, who would have.
    pub turn: Seat,
    /// Where the player to move can place.
    pub moves: Squares,
    /// Whether it is over.
    pub over: bool,
    /// Who gave up, if somebody did.
    pub resigned: Option<Seat>,
    /// The last disc placed, and what it turned.
    pub last: Option<LastMove>,
}

/// A disc that was placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastMove {
    /// By whom.
    pub seat: Seat,
    /// Where.
    pub square: Square,
    /// What it turned over.
    pub turned: Squares,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// A disc was placed (OT-02).
    Placed(LastMove),
    /// A player could not move (OT-03).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// It is over (OT-04).
    Ended {
        /// Black's discs.
        black: u32,
        /// White's discs.
        white: u32,
        /// Who won; nobody in a draw.
        winner: Option<Seat>,
    },
}
