//! What everything is worth: one table, meant to be tuned (CH-20 … CH-33).

use crate::board::Piece;

/// Points, prices and penalties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    /// For an enemy piece that is threatened, by its kind: pawn, knight, bishop, rook, queen (CH-20).
    threat: [i32; 5],
    /// For an enemy piece that is captured (CH-21).
    capture: [i32; 5],
    /// For a check (CH-22).
    pub check: i32,
    /// For a mate, instead of the check (CH-23).
    pub mate: i32,
    /// For a pawn that comes into the enemy's half (CH-24).
    pub crossing: i32,
    /// The price of a double move (CH-27).
    pub double: i32,
    /// Negative points for taking a move back (CH-30).
    pub undo: u16,
    /// For moving a piece back to where it came from (CH-31).
    pub back: u16,
    /// For picking one piece and moving another (CH-32).
    pub touch: u16,
    /// With so many negative points the next turn is a random move, and so many come off (CH-33).
    pub red_line: u16,
}

/// The values of the game.
pub const VALUES: Values = Values {
    threat: [1, 2, 2, 2, 5],
    capture: [3, 8, 8, 8, 15],
    check: 10,
    mate: 50,
    crossing: 3,
    double: 30,
    undo: 5,
    back: 2,
    touch: 1,
    red_line: 15,
};

/// The values with side threats (CH-26).
pub const SIDE_THREAT_VALUES: Values = Values { mate: 70, double: 50, ..VALUES };

impl Values {
    /// The table that is in force.
    #[must_use]
    pub const fn of(side_threats: bool) -> &'static Values {
        if side_threats { &SIDE_THREAT_VALUES } else { &VALUES }
    }

    /// For a threatened piece. A king is not threatened but checked.
    #[must_use]
    pub const fn threat(&self, piece: Piece) -> i32 {
        if matches!(piece, Piece::King) { 0 } else { self.threat[piece as usize] }
    }

    /// For a captured piece. A king never is.
    #[must_use]
    pub const fn capture(&self, piece: Piece) -> i32 {
        if matches!(piece, Piece::King) { 0 } else { self.capture[piece as usize] }
    }
}
