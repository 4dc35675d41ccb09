//! What is seen and told. Nothing is hidden in Pentago, so every viewer sees the same.

use meydan_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Colour, Phase, Square, Squares, Turn};

/// What a viewer sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Red's marbles.
    pub red: Squares,
    /// Black's marbles.
    pub black: Squares,
    /// Who has red.
    pub red_seat: Seat,
    /// Whose turn it is; once it is over, who moved last.
    pub to_move: Colour,
    /// Which part of the turn is asked for.
    pub phase: Phase,
    /// Whether the turn of a block may be skipped now (PE-03).
    pub may_skip: bool,
    /// How it ended, if it did: who won, nobody in a draw, and why.
    pub end: Option<(Option<Colour>, Reason)>,
    /// The marbles that stand five in a row.
    pub fives: Squares,
    /// The last marble placed, where it stood when it was placed.
    pub last_placed: Option<Square>,
    /// The last turn of a block, until the next marble is placed.
    pub last_turn: Option<Turn>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Five by placing (PE-04).
    FiveByPlacing,
    /// Five by turning a block (PE-05).
    FiveByTurning,
    /// The turn made five for the opponent only (PE-05).
    FiveForOpponent,
    /// The turn made five for both (PE-05).
    FiveForBoth,
    /// Full board and no five (PE-06).
    FullBoard,
    /// A player gave up.
    Resigned,
}

impl Reason {
    /// A stable word; `words` has the sentence.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reason::FiveByPlacing => "five-by-placing",
            Reason::FiveByTurning => "five-by-turning",
            Reason::FiveForOpponent => "five-for-opponent",
            Reason::FiveForBoth => "five-for-both",
            Reason::FullBoard => "full-board",
            Reason::Resigned => "resigned",
        }
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// The colours were drawn (PE-01).
    Colours {
        /// Who has red and moves first.
        red: Seat,
    },
    /// A marble was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// Where.
        square: Square,
    },
    /// A block was turned.
    Turned {
        /// By whom.
        seat: Seat,
        /// Which, and which way.
        turn: Turn,
    },
    /// No block was turned (PE-03).
    Skipped {
        /// By whom.
        seat: Seat,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// It is over.
    Ended {
        /// Who won; nobody in a draw.
        winner: Option<Seat>,
        /// Of which colour.
        colour: Option<Colour>,
        /// Why.
        reason: Reason,
        /// The marbles that stand five in a row.
        fives: Squares,
    },
}
