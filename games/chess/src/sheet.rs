//! The score sheet: what was moved in each turn, what it earned and what it cost.

use meydan_core::Seat;
use serde::{Deserialize, Serialize};

use crate::Move;
use crate::board::{Piece, Square};
use crate::written::{piece_word, square_text};

/// What points are earned for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "for", rename_all = "lowercase")]
pub enum Reason {
    /// An enemy piece is threatened (CH-20, CH-26).
    Threat {
        /// Which.
        #[serde(with = "piece_word")]
        piece: Piece,
    },
    /// An enemy piece was captured (CH-21).
    Capture {
        /// Which.
        #[serde(with = "piece_word")]
        piece: Piece,
    },
    /// The enemy's king stands in check (CH-22).
    Check,
    /// It is mated (CH-23).
    Mate,
    /// A pawn came into the enemy's half (CH-24).
    Crossing,
}

impl Reason {
    /// The word for it; `words` has what people read.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Threat { .. } => "threat",
            Reason::Capture { .. } => "capture",
            Reason::Check => "check",
            Reason::Mate => "mate",
            Reason::Crossing => "crossing",
        }
    }

    /// The piece that it is about, for threats and captures.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Reason::Threat { piece } | Reason::Capture { piece } => Some(piece),
            _ => None,
        }
    }
}

/// Points that a move earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    /// What for.
    #[serde(flatten)]
    pub reason: Reason,
    /// Where: the threatened or captured piece, the king, the pawn.
    #[serde(with = "square_text")]
    pub at: Square,
    /// How many.
    pub points: i32,
}

/// What negative points are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fault {
    /// A move was taken back (CH-30).
    Undo,
    /// A piece was moved back to where it came from (CH-31).
    Back,
    /// One piece was picked and another moved (CH-32).
    Touch,
}

impl Fault {
    /// The word for it; `words` has what people read.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Fault::Undo => "undo",
            Fault::Back => "back",
            Fault::Touch => "touch",
        }
    }
}

/// Who made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The player.
    Player,
    /// The draw for having crossed the red line (CH-33).
    RedLine,
    /// Sudden tampering (CH-42).
    Tampering,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// The move; castling as the king's two steps.
    #[serde(rename = "move")]
    pub written: Move,
    /// By whom.
    pub by: By,
    /// What it captured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captured: Option<Captured>,
    /// Whether the enemy's king stands in check after it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub check: bool,
    /// What it earned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gains: Vec<Gain>,
    /// Whether it cost the two of CH-31.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub back: bool,
}

impl Made {
    /// All that it earned (CH-25).
    #[must_use]
    pub fn earned(&self) -> i32 {
        self.gains.iter().map(|gain| gain.points).sum()
    }
}

/// A piece that was captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Captured {
    /// Which.
    #[serde(with = "piece_word")]
    pub piece: Piece,
    /// Where it stood; beside the pawn that took it, if it was taken in passing.
    #[serde(with = "square_text")]
    pub at: Square,
}

/// One turn of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Its number, counted over both players from 1.
    pub number: u32,
    /// Whose.
    pub seat: Seat,
    /// The moves: one, two of a double move, none yet, or none because it was lost.
    pub moves: Vec<Made>,
    /// Whether a double move was declared (CH-27).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub double: bool,
    /// What was drawn when the turn was lost: the move that was not legal (CH-33).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost: Option<Move>,
    /// Moves that were taken back, touches that were not followed: what they cost.
    /// The two of a move back are with the move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<(Fault, u16)>,
    /// What came off because the red line was crossed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub off: u16,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_zero(number: &u16) -> bool {
    *number == 0
}

impl Turn {
    pub(crate) const fn new(number: u32, seat: Seat) -> Turn {
        Turn { number, seat, moves: Vec::new(), double: false, lost: None, faults: Vec::new(), off: 0 }
    }

    /// What its moves earned.
    #[must_use]
    pub fn earned(&self) -> i32 {
        self.moves.iter().map(Made::earned).sum()
    }

    /// Whether nothing was done in it so far.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.moves.is_empty() && !self.double && self.lost.is_none() && self.faults.is_empty()
    }
}
