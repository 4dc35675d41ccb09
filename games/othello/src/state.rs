//! A position.

use meydan_core::Seat;

use crate::{LastMove, Squares, StartPosition, moves};

/// A position of Othello. Seat 0 is black, seat 1 is white.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Othello {
    /// The discs by seat.
    pub(crate) discs: [u64; 2],
    /// Who moves; once it is over, who would have.
    pub(crate) turn: Seat,
    /// Where the player to move can place: worked out once, asked for often.
    pub(crate) moves: u64,
    pub(crate) end: Option<End>,
    pub(crate) last: Option<LastMove>,
}

/// Why it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Neither player can move (OT-04).
    NoMoves,
    /// This seat gave up.
    Resigned(Seat),
}

impl Othello {
    /// The position that a game begins with.
    #[must_use]
    pub fn new(start: StartPosition) -> Othello {
        let mut position = Othello { discs: start.discs, turn: start.turn, moves: 0, end: None, last: None };
        position.look();
        position
    }

    /// Finds the moves of the player to move, and whether it is over (OT-03, OT-04).
    #[inline]
    pub(crate) fn look(&mut self) {
        let (own, other) = (self.own(), self.other());
        self.moves = moves(own, other);
        if self.moves == 0 && moves(other, own) == 0 {
            self.end = Some(End::NoMoves);
        }
    }

    /// The discs of the player to move.
    #[must_use]
    #[inline]
    pub fn own(&self) -> u64 {
        self.discs[self.turn.index() & 1]
    }

    /// The discs of the other player.
    #[must_use]
    #[inline]
    pub fn other(&self) -> u64 {
        self.discs[self.turn.index() & 1 ^ 1]
    }

    /// Who moves; `None` once it is over.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        if self.end.is_none() { Some(self.turn) } else { None }
    }

    /// A seat's discs.
    #[must_use]
    pub fn discs(&self, seat: Seat) -> Squares {
        Squares(self.discs[seat.index() & 1])
    }

    /// How many squares are empty.
    #[must_use]
    pub fn empties(&self) -> u32 {
        64 - (self.discs[0] | self.discs[1]).count_ones()
    }
}
