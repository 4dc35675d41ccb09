//! How pieces, squares and moves are written (CH-11).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Refusal;
use crate::board::{Piece, Square, Step};

/// The letter of a piece; `H` is the knight.
#[must_use]
pub const fn letter(piece: Piece) -> char {
    match piece {
        Piece::Pawn => 'P',
        Piece::Knight => 'H',
        Piece::Bishop => 'B',
        Piece::Rook => 'R',
        Piece::Queen => 'Q',
        Piece::King => 'K',
    }
}

/// The piece of a letter.
#[must_use]
pub const fn piece_of(letter: char) -> Option<Piece> {
    match letter {
        'P' => Some(Piece::Pawn),
        'H' => Some(Piece::Knight),
        'B' => Some(Piece::Bishop),
        'R' => Some(Piece::Rook),
        'Q' => Some(Piece::Queen),
        'K' => Some(Piece::King),
        _ => None,
    }
}

/// The word for a piece in messages and names of places; `words` has what people read.
#[must_use]
pub const fn word(piece: Piece) -> &'static str {
    match piece {
        Piece::Pawn => "pawn",
        Piece::Knight => "knight",
        Piece::Bishop => "bishop",
        Piece::Rook => "rook",
        Piece::Queen => "queen",
        Piece::King => "king",
    }
}

/// A move as it is written: `Pc2c4`, `Hg1f3`, `Pe7e8Q`. Castling is the king's
/// move by two squares or onto the own rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Which piece.
    pub piece: Piece,
    /// Where it stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Piece>,
}

impl Move {
    /// The move of a piece by this step.
    #[must_use]
    pub const fn new(piece: Piece, step: Step) -> Move {
        Move { piece, from: step.from, to: step.to, promotion: step.promotion }
    }

    /// The same without the piece.
    #[must_use]
    pub const fn step(self) -> Step {
        Step { from: self.from, to: self.to, promotion: self.promotion }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", letter(self.piece), self.from, self.to)?;
        self.promotion.map_or(Ok(()), |piece| write!(f, "{}", letter(piece)))
    }
}

/// A square from two characters.
pub(crate) fn square(file: char, rank: char) -> Result<Square, Refusal> {
    let text = format!("{file}{rank}");
    text.parse().map_err(|_| Refusal::NoSuchSquare(text))
}

impl FromStr for Move {
    type Err = Refusal;

    /// Exactly what `Display` gives. The length is looked at first, then each
    /// part from left to right, and the first that is wrong is named.
    fn from_str(text: &str) -> Result<Move, Refusal> {
        // More than six characters are wrong whatever they are.
        let chars: arrayvec::ArrayVec<char, 7> = text.chars().take(7).collect();
        let (first, a, b, c, d, last) = match chars[..] {
            [first, a, b, c, d] => (first, a, b, c, d, None),
            [first, a, b, c, d, last] => (first, a, b, c, d, Some(last)),
            _ => return Err(Refusal::NotAMove),
        };
        let piece = piece_of(first).ok_or(Refusal::NoSuchPiece(first))?;
        let (from, to) = (square(a, b)?, square(c, d)?);
        let promotion = match last.map(|letter| (letter, piece_of(letter))) {
            None => None,
            Some((_, Some(piece @ (Piece::Queen | Piece::Rook | Piece::Bishop | Piece::Knight)))) => {
                Some(piece)
            }
            Some((letter, _)) => return Err(Refusal::NoSuchPromotion(letter)),
        };
        Ok(Move { piece, from, to, promotion })
    }
}

impl Serialize for Move {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| serde::de::Error::custom("a move is like Pc2c4"))
    }
}

/// Squares in JSON: `"e4"`.
pub(crate) mod square_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::board::Square;

    pub(crate) fn serialize<S: Serializer>(square: &Square, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(square)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(|_| D::Error::custom("a square is like e4"))
    }
}

/// Pieces in JSON: `"queen"`.
pub(crate) mod piece_word {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::board::Piece;

    pub(crate) fn serialize<S: Serializer>(piece: &Piece, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(super::word(*piece))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Piece, D::Error> {
        let text = String::deserialize(deserializer)?;
        let found = Piece::ALL.into_iter().find(|&piece| super::word(piece) == text);
        found.ok_or_else(|| D::Error::custom("no such piece"))
    }
}
