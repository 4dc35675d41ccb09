//! What a player does, its text, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use crate::Square;

/// An answer of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A disc on this square: `d3`.
    Place(Square),
    /// No move is possible: `pass`.
    Pass,
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text names no square of the board.
    NotASquare,
    /// There is a disc already.
    SquareTaken(Square),
    /// The disc would turn nothing over.
    TurnsNothing(Square),
    /// A pass while a move exists.
    MoveExists,
}

impl meydan_core::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::NotASquare => "not-a-square",
            Refusal::SquareTaken(_) => "square-taken",
            Refusal::TurnsNothing(_) => "turns-nothing",
            Refusal::MoveExists => "move-exists",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotASquare => "OT-01",
            Refusal::SquareTaken(_) | Refusal::TurnsNothing(_) => "OT-02",
            Refusal::MoveExists => "OT-03",
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Refusal::SquareTaken(square) | Refusal::TurnsNothing(square) => {
                vec![("square", square.to_string().to_ascii_uppercase())]
            }
            Refusal::NotASquare | Refusal::MoveExists => Vec::new(),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(square) => square.fmt(f),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        if text == "pass" { Ok(Action::Pass) } else { text.parse().map(Action::Place) }
    }
}
