//! What a viewer sees and is told. Nothing of a position is hidden but when
//! tampering will strike, and what will be drawn.

use std::sync::Arc;

use meydan_core::Seat;
use serde::{Deserialize, Serialize};

use crate::board::{Board, Color, Square};
use crate::config::Standing;
use crate::written::square_text;
use crate::{By, Captured, Fault, Gain, Made, Move, Turn, Values, Way};

/// How far a double move is (CH-27).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Double {
    /// There is none.
    #[default]
    None,
    /// Declared: the first of two moves is to be made.
    Declared,
    /// The second is to be made.
    Half,
}

/// How a game ended (CH-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// A king is mated.
    Mate,
    /// Whoever is to move cannot, and is not in check.
    Stalemate,
    /// Too little material to mate.
    Dead,
    /// The same position for the third time.
    Threefold,
    /// Fifty moves of each without a capture or a pawn's move.
    Fifty,
    /// Somebody gave up.
    Resigned,
}

impl End {
    /// The word for it; `words` has the sentence.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            End::Mate => "mate",
            End::Stalemate => "stalemate",
            End::Dead => "dead",
            End::Threefold => "threefold",
            End::Fifty => "fifty",
            End::Resigned => "resigned",
        }
    }
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The board, as FEN; its side to move is whose turn it is.
    pub board: Board,
    /// Points by seat.
    pub points: [i32; 2],
    /// Negative points by seat.
    pub negative: [u16; 2],
    /// The number of the turn, counted over both players from 1.
    pub number: u32,
    /// Whether side threats count.
    pub side_threats: bool,
    /// Whether the question about tampering is open, and what each has answered so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asking: Option<[Option<Answer>; 2]>,
    /// The way of tampering in force.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub way: Option<Way>,
    /// The squares of the pieces that were picked since the last move.
    pub touched: Vec<Touched>,
    /// Whether picking one piece and moving another was charged in this turn, by seat.
    pub charged: [bool; 2],
    /// How far a double move is.
    pub double: Double,
    /// How many moves can be taken back, and by whom.
    pub undo: Option<(Seat, u8)>,
    /// How often each has taken back in the own last turn.
    pub undos: [u8; 2],
    /// How often this position has been there, this time included.
    pub repeated: u8,
    /// The board at the beginning, where it was not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Board>,
    /// All turns; the last is the one that is being played. Shared with the position, so that a
    /// look at a long game costs no more than at a short one.
    #[serde(with = "shared")]
    pub sheet: Vec<Arc<Turn>>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// Who gave up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resigned: Option<Seat>,
}

/// Turns that are shared with the position, written as if they were not.
mod shared {
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serializer};

    use crate::Turn;

    pub(super) fn serialize<S: Serializer>(turns: &[Arc<Turn>], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(turns.iter().map(Arc::as_ref))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Arc<Turn>>, D::Error> {
        Ok(Vec::<Turn>::deserialize(deserializer)?.into_iter().map(Arc::new).collect())
    }
}

/// An answer to the question about tampering: a way, or none. In JSON `"a"`, `"none"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer(pub Option<Way>);

impl Serialize for Answer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.map_or("none", Way::code))
    }
}

impl<'de> Deserialize<'de> for Answer {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match (text.as_str(), Way::ALL.into_iter().find(|way| way.code() == text)) {
            ("none", _) => Ok(Answer(None)),
            (_, Some(way)) => Ok(Answer(Some(way))),
            _ => Err(serde::de::Error::custom("no such way of tampering")),
        }
    }
}

/// A picked piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Touched(#[serde(with = "square_text")] pub Square);

/// The seat of a colour: White sits first.
#[must_use]
pub const fn seat_of(color: Color) -> Seat {
    match color {
        Color::White => Seat::FIRST,
        Color::Black => Seat::SECOND,
    }
}

/// The colour of a seat.
#[must_use]
pub const fn color_of(seat: Seat) -> Color {
    if seat.0 == 0 { Color::White } else { Color::Black }
}

impl View {
    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        seat_of(self.board.turn())
    }

    /// The values in force.
    #[must_use]
    pub const fn values(&self) -> &'static Values {
        Values::of(self.side_threats)
    }

    /// The whole position; its text can be gone on from (CH-54).
    #[must_use]
    pub const fn standing(&self) -> Standing {
        Standing {
            board: self.board,
            points: self.points,
            negative: self.negative,
            turn: self.number,
            double: self.double,
        }
    }

    /// The pieces that a seat has captured, in the order in which it did.
    #[must_use]
    pub fn captured_by(&self, seat: Seat) -> Vec<Captured> {
        let turns = self.sheet.iter().filter(|turn| turn.seat == seat);
        turns.flat_map(|turn| turn.moves.iter().filter_map(|made| made.captured)).collect()
    }

    /// The last move that was made, and by whom.
    #[must_use]
    pub fn last(&self) -> Option<(Seat, &Made)> {
        self.sheet.iter().rev().find_map(|turn| Some((turn.seat, turn.moves.last()?)))
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A player answered the question about tampering.
    Answered {
        /// Who.
        seat: Seat,
        /// A way, or none.
        way: Option<Way>,
    },
    /// Both have answered.
    Agreed {
        /// The way in force; none when one of them did not want any.
        way: Option<Way>,
        /// Whether it was drawn, because they wanted different ones.
        drawn: bool,
    },
    /// A piece was picked.
    Touched {
        /// By whom.
        seat: Seat,
        /// Where it stands.
        #[serde(with = "square_text")]
        at: Square,
    },
    /// A double move was declared and paid for.
    Doubled {
        /// By whom.
        seat: Seat,
        /// For how much.
        price: i32,
    },
    /// A player crossed the red line: a random move follows.
    RedLine {
        /// Who.
        seat: Seat,
        /// With how many negative points.
        negative: u16,
    },
    /// Tampering strikes: a random move follows.
    Tampered {
        /// Whom.
        seat: Seat,
    },
    /// A move was made. What it earned follows.
    Moved {
        /// By whom, or for whom.
        seat: Seat,
        /// The move.
        #[serde(rename = "move")]
        written: Move,
        /// Who made it.
        by: By,
        /// What it captured.
        captured: Option<Captured>,
        /// Whether it gives check.
        check: bool,
    },
    /// The turn was lost: what was drawn is not legal.
    Lost {
        /// Whose.
        seat: Seat,
        /// What was drawn.
        #[serde(rename = "move")]
        written: Move,
    },
    /// Points were earned.
    Earned {
        /// By whom.
        seat: Seat,
        /// What for.
        #[serde(flatten)]
        gain: Gain,
    },
    /// Negative points were given.
    Charged {
        /// To whom.
        seat: Seat,
        /// What for.
        fault: Fault,
        /// How many.
        points: u16,
    },
    /// Negative points came off.
    Relieved {
        /// Whose.
        seat: Seat,
        /// How many.
        points: u16,
    },
    /// A move was taken back, with what it had earned.
    Undone {
        /// By whom.
        seat: Seat,
        /// Which.
        #[serde(rename = "move")]
        written: Move,
        /// The points that are gone with it.
        points: i32,
        /// The negative points that are gone with it.
        negative: u16,
        /// What the opponent gets back for a double move declared meanwhile.
        refund: i32,
    },
    /// It is over.
    Ended {
        /// How.
        how: End,
        /// Who has won; nobody in a draw.
        winner: Option<Seat>,
        /// Points by seat.
        points: [i32; 2],
    },
}
