//! What a player does, its text, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Move;
use crate::board::{Piece, Square};
use crate::written::{square, word};

/// A way of sudden tampering (CH-41).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// Every turn whose number is a multiple of one drawn number.
    A,
    /// After a drawn number of turns, then another is drawn.
    B,
    /// Every so many minutes, drawn once.
    C,
    /// After so many minutes, drawn anew each time.
    D,
}

impl Way {
    /// All of them.
    pub const ALL: [Way; 4] = [Way::A, Way::B, Way::C, Way::D];

    /// The letter in texts: `a`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Way::A => "a",
            Way::B => "b",
            Way::C => "c",
            Way::D => "d",
        }
    }
}

/// An answer of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Moves a piece: `Pc2c4` (CH-11).
    Move(Move),
    /// Picks a piece up: `touch-c2` (CH-32).
    Touch(Square),
    /// Takes the own last move back: `undo` (CH-30).
    Undo,
    /// Declares a double move: `double` (CH-27).
    Double,
    /// Answers whether there is to be tampering, and which: `tamper-none`, `tamper-a` (CH-40).
    Tamper(Option<Way>),
}

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is no move and no other action.
    NotAMove,
    /// No piece has this letter.
    NoSuchPiece(char),
    /// The board has no such square.
    NoSuchSquare(String),
    /// A pawn does not become this.
    NoSuchPromotion(char),
    /// Nothing stands there.
    Empty(Square),
    /// Another piece stands there.
    WrongPiece {
        /// Where.
        square: Square,
        /// What was said.
        said: Piece,
        /// What it is.
        stands: Piece,
    },
    /// The piece is the opponent's.
    NotYours(Square),
    /// A piece of one's own stands where it would go.
    OwnPiece(Square),
    /// A king is never captured (CH-27, CH-33).
    King(Square),
    /// That piece does not move like that.
    CannotGo {
        /// Which piece.
        piece: Piece,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// Something is in the way.
    Blocked(Square),
    /// A pawn goes diagonally only to capture.
    NothingToCapture(Square),
    /// The own king would stand in check.
    LeavesKing,
    /// What the pawn becomes is missing.
    PromotionMissing,
    /// This move does not promote.
    NoPromotion,
    /// The king or that rook has moved.
    CastlingGone,
    /// No castling out of check or through an attacked square.
    CastlingAttacked(Square),
    /// This piece was picked already in this turn.
    TouchedAlready(Square),
    /// There is no own move that could be taken back.
    NothingToUndo,
    /// Enough was taken back in this turn.
    UndoneEnough(u8),
    /// It is the opponent's turn: only the last move can be taken back.
    OpponentsTurn,
    /// Too few points for a double move.
    TooFewPoints {
        /// How many there are.
        have: i32,
        /// How many it costs.
        price: i32,
    },
    /// A double move is under way.
    DoubledAlready,
    /// The question about tampering comes first.
    AnswerFirst,
    /// Nobody asks about tampering now.
    NotAsked,
}

impl meydan_core::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::NotAMove => "not-a-move",
            Refusal::NoSuchPiece(_) => "no-such-piece",
            Refusal::NoSuchSquare(_) => "no-such-square",
            Refusal::NoSuchPromotion(_) => "no-such-promotion",
            Refusal::Empty(_) => "empty-square",
            Refusal::WrongPiece { .. } => "wrong-piece",
            Refusal::NotYours(_) => "not-yours",
            Refusal::OwnPiece(_) => "own-piece",
            Refusal::King(_) => "king-never-captured",
            Refusal::CannotGo { .. } => "cannot-go",
            Refusal::Blocked(_) => "blocked",
            Refusal::NothingToCapture(_) => "nothing-to-capture",
            Refusal::LeavesKing => "leaves-king",
            Refusal::PromotionMissing => "promotion-missing",
            Refusal::NoPromotion => "no-promotion",
            Refusal::CastlingGone => "castling-gone",
            Refusal::CastlingAttacked(_) => "castling-attacked",
            Refusal::TouchedAlready(_) => "touched-already",
            Refusal::NothingToUndo => "nothing-to-undo",
            Refusal::UndoneEnough(_) => "undone-enough",
            Refusal::OpponentsTurn => "opponents-turn",
            Refusal::TooFewPoints { .. } => "too-few-points",
            Refusal::DoubledAlready => "doubled-already",
            Refusal::AnswerFirst => "answer-first",
            Refusal::NotAsked => "not-asked",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotAMove
            | Refusal::NoSuchPiece(_)
            | Refusal::NoSuchSquare(_)
            | Refusal::NoSuchPromotion(_)
            | Refusal::WrongPiece { .. }
            | Refusal::PromotionMissing
            | Refusal::NoPromotion => "CH-11",
            Refusal::Empty(_)
            | Refusal::NotYours(_)
            | Refusal::OwnPiece(_)
            | Refusal::CannotGo { .. }
            | Refusal::Blocked(_)
            | Refusal::NothingToCapture(_)
            | Refusal::LeavesKing
            | Refusal::CastlingGone
            | Refusal::CastlingAttacked(_) => "CH-10",
            Refusal::King(_) | Refusal::TooFewPoints { .. } | Refusal::DoubledAlready => "CH-27",
            Refusal::TouchedAlready(_) => "CH-32",
            Refusal::NothingToUndo | Refusal::UndoneEnough(_) | Refusal::OpponentsTurn => "CH-30",
            Refusal::AnswerFirst | Refusal::NotAsked => "CH-40",
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Refusal::NoSuchPiece(letter) | Refusal::NoSuchPromotion(letter) => {
                vec![("letter", letter.to_string())]
            }
            Refusal::NoSuchSquare(text) => vec![("square", text.clone())],
            Refusal::Empty(square)
            | Refusal::NotYours(square)
            | Refusal::OwnPiece(square)
            | Refusal::King(square)
            | Refusal::Blocked(square)
            | Refusal::NothingToCapture(square)
            | Refusal::CastlingAttacked(square)
            | Refusal::TouchedAlready(square) => vec![("square", square.to_string())],
            Refusal::WrongPiece { square, said, stands } => vec![
                ("square", square.to_string()),
                ("said", word(*said).to_owned()),
                ("stands", word(*stands).to_owned()),
            ],
            Refusal::CannotGo { piece, from, to } => {
                vec![("piece", word(*piece).to_owned()), ("from", from.to_string()), ("to", to.to_string())]
            }
            Refusal::UndoneEnough(most) => vec![("most", most.to_string())],
            Refusal::TooFewPoints { have, price } => {
                vec![("have", have.to_string()), ("price", price.to_string())]
            }
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(written) => written.fmt(f),
            Action::Touch(square) => write!(f, "touch-{square}"),
            Action::Undo => f.write_str("undo"),
            Action::Double => f.write_str("double"),
            Action::Tamper(way) => write!(f, "tamper-{}", way.map_or("none", Way::code)),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    /// Exactly what `Display` gives; what people type is read by `crate::typed()`.
    fn from_str(text: &str) -> Result<Action, Refusal> {
        if let Some(place) = text.strip_prefix("touch-") {
            let mut chars = place.chars();
            return match (chars.next(), chars.next(), chars.next()) {
                (Some(file), Some(rank), None) => square(file, rank).map(Action::Touch),
                _ => Err(Refusal::NoSuchSquare(place.chars().take(8).collect())),
            };
        }
        if let Some(way) = text.strip_prefix("tamper-") {
            let found = Way::ALL.into_iter().find(|one| one.code() == way);
            return match (way, found) {
                ("none", _) => Ok(Action::Tamper(None)),
                (_, Some(way)) => Ok(Action::Tamper(Some(way))),
                _ => Err(Refusal::NotAMove),
            };
        }
        match text {
            "undo" => Ok(Action::Undo),
            "double" => Ok(Action::Double),
            _ => text.parse().map(Action::Move),
        }
    }
}
