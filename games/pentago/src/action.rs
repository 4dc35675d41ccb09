//! What a player does, its text, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use crate::{Square, Turn};

/// An answer of the player to move. A whole turn is two of them (PE-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A marble on this square: `1 4`.
    Place(Square),
    /// A quarter turn of a block: `2 ccw`.
    Turn(Turn),
    /// No turn, where some block is neutral: `-` (PE-03).
    Skip,
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is neither a square, nor a turn, nor `-`.
    NotAnAction,
    /// The text names no square of the board.
    NotASquare,
    /// The text names no turn of a block.
    NotATurn,
    /// There is a marble already.
    SquareTaken(Square),
    /// A block must be turned first.
    MustTurn,
    /// A marble must be placed first.
    MustPlace,
    /// No block is neutral, so one must be turned.
    CannotSkip,
}

impl meydan_core::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::NotAnAction => "not-an-action",
            Refusal::NotASquare => "not-a-square",
            Refusal::NotATurn => "not-a-turn",
            Refusal::SquareTaken(_) => "square-taken",
            Refusal::MustTurn => "must-turn",
            Refusal::MustPlace => "must-place",
            Refusal::CannotSkip => "cannot-skip",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotASquare => "PE-01",
            Refusal::NotAnAction
            | Refusal::NotATurn
            | Refusal::SquareTaken(_)
            | Refusal::MustTurn
            | Refusal::MustPlace => "PE-02",
            Refusal::CannotSkip => "PE-03",
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Refusal::SquareTaken(square) => vec![("square", square.to_string())],
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(square) => square.fmt(f),
            Action::Turn(turn) => turn.fmt(f),
            Action::Skip => f.write_str("-"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Action, Refusal> {
        if text == "-" {
            return Ok(Action::Skip);
        }
        // What looks like one of the two gets that one's reason.
        match text.split_once(' ') {
            Some((_, way)) if way.contains('c') => text.parse().map(Action::Turn),
            Some(_) => text.parse().map(Action::Place),
            None => Err(Refusal::NotAnAction),
        }
    }
}
