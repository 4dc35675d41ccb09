//! A position.

use meydan_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Reason, Square, Squares, StartPosition, Turn};

/// A colour. Red moves first (PE-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Moves first.
    Red,
    /// Moves second.
    Black,
}

impl Colour {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Colour {
        match self {
            Colour::Red => Colour::Black,
            Colour::Black => Colour::Red,
        }
    }

    /// Its place in a table.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Which part of a turn is asked for (PE-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// A marble.
    Place,
    /// A turn of a block.
    Turn,
}

/// A position of Pentago.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pentago {
    /// Red's and black's marbles.
    pub(crate) marbles: [u64; 2],
    pub(crate) to_move: Colour,
    pub(crate) phase: Phase,
    /// Who has red; drawn at the start (PE-01).
    pub(crate) red: Seat,
    pub(crate) end: Option<End>,
    /// The last marble placed, where it stood when it was placed.
    pub(crate) last_placed: Option<Square>,
    /// The last turn of a block, until the next marble is placed.
    pub(crate) last_turn: Option<Turn>,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) winner: Option<Colour>,
    pub(crate) reason: Reason,
}

impl Pentago {
    /// The position that a game begins with, red in this seat.
    #[must_use]
    pub fn new(start: StartPosition, red: Seat) -> Pentago {
        Pentago {
            marbles: start.marbles,
            to_move: start.to_move(),
            phase: Phase::Place,
            red,
            end: None,
            last_placed: None,
            last_turn: None,
        }
    }

    /// A colour's marbles.
    #[must_use]
    pub fn marbles(&self, colour: Colour) -> Squares {
        Squares(self.marbles[colour.index()])
    }

    /// Whose turn it is; `None` once it is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Colour> {
        if self.end.is_none() { Some(self.to_move) } else { None }
    }

    /// Who won, once it is over; nobody in a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Colour> {
        self.end.and_then(|end| end.winner)
    }

    /// Which part of the turn is asked for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat of a colour.
    #[must_use]
    pub fn seat_of(&self, colour: Colour) -> Seat {
        match colour {
            Colour::Red => self.red,
            Colour::Black => self.red.other(),
        }
    }

    /// The colour of a seat.
    #[must_use]
    pub fn colour_of(&self, seat: Seat) -> Colour {
        if seat == self.red { Colour::Red } else { Colour::Black }
    }

    /// The empty squares.
    #[must_use]
    pub fn empty(&self) -> u64 {
        crate::BOARD & !(self.marbles[0] | self.marbles[1])
    }
}
