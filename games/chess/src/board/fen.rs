//! A position as text: FEN, six fields. The last field, the number of the
//! move, is no part of a position: it is written as 1 and read as any number.
//!
//! Positions are accepted that ordinary chess refuses: the side that is not to
//! move may stand in check.

use std::error::Error;
use std::fmt::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::position::code;
use super::{Board, Color, File, Piece, Rank, Square};

/// Why a text is not the FEN of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenError {
    /// There are not six fields.
    Fields,
    /// First field: there are not eight ranks.
    Ranks,
    /// First field: this rank has not eight squares.
    Squares(Rank),
    /// First field: a letter that is no piece, or a number that is not 1 to 8.
    Letter(char),
    /// First field: this colour has not one king.
    Kings(Color),
    /// First field: a pawn on the first or the last rank.
    PawnOn(Square),
    /// First field: this colour has more than 16 pieces.
    TooMany(Color),
    /// First field: the kings stand side by side.
    KingsTouch,
    /// Second field: neither `w` nor `b`.
    Turn,
    /// Third field: neither `-` nor letters of `KQkq`, each once.
    Castling,
    /// Third field: this right needs a king and a rook at home that are not there.
    CastlingFrom(char),
    /// Fourth field: neither `-` nor a square.
    EnPassant,
    /// Fourth field: no double step of a pawn can have passed over this square just now.
    NotPassed(Square),
    /// Fifth field: no number.
    HalfmoveClock,
    /// Sixth field: no number.
    Number,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Fields => write!(f, "a FEN has six fields"),
            FenError::Ranks => write!(f, "the board has not eight ranks"),
            FenError::Squares(rank) => write!(f, "rank {rank} has not eight squares"),
            FenError::Letter(letter) => write!(f, "{letter:?} is no piece and no number of empty squares"),
            FenError::Kings(color) => write!(f, "{} has not one king", name(*color)),
            FenError::PawnOn(square) => write!(f, "a pawn cannot stand on {square}"),
            FenError::TooMany(color) => write!(f, "{} has more than 16 pieces", name(*color)),
            FenError::KingsTouch => write!(f, "the kings stand side by side"),
            FenError::Turn => write!(f, "the turn is w or b"),
            FenError::Castling => write!(f, "castling rights are - or letters of KQkq"),
            FenError::CastlingFrom(right) => write!(f, "castling {right} needs king and rook at home"),
            FenError::EnPassant => write!(f, "en passant is - or a square"),
            FenError::NotPassed(square) => write!(f, "no pawn passed over {square} just now"),
            FenError::HalfmoveClock => write!(f, "the half moves without pawn or capture are a number"),
            FenError::Number => write!(f, "the number of the move is a number"),
        }
    }
}

impl Error for FenError {}

const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// The four castling rights in the order of their bits.
const RIGHTS: [char; 4] = ['K', 'Q', 'k', 'q'];

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                let Some((color, piece)) = self.on(Square::new(file, rank)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                let letter = char::from(piece);
                f.write_char(if color == Color::White { letter.to_ascii_uppercase() } else { letter })?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank != Rank::First {
                f.write_char('/')?;
            }
        }
        f.write_str(if self.turn == Color::White { " w " } else { " b " })?;
        for (place, letter) in RIGHTS.into_iter().enumerate() {
            if self.rights >> place & 1 != 0 {
                f.write_char(letter)?;
            }
        }
        if self.rights == 0 {
            f.write_char('-')?;
        }
        match self.en_passant {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} 1", self.halfmove_clock)
    }
}

impl FromStr for Board {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Board, FenError> {
        let mut fields = text.split_ascii_whitespace();
        let mut field = || fields.next().ok_or(FenError::Fields);
        let [pieces, turn, castling, passed, halfmove_clock, number] =
            [field()?, field()?, field()?, field()?, field()?, field()?];
        if fields.next().is_some() {
            return Err(FenError::Fields);
        }
        let mut board = Board::empty();
        board.read_pieces(pieces)?;
        match turn {
            "w" => {}
            "b" => board.turn_goes_over(),
            _ => return Err(FenError::Turn),
        }
        board.read_castling(castling)?;
        board.read_en_passant(passed)?;
        board.halfmove_clock = read_number(halfmove_clock).ok_or(FenError::HalfmoveClock)?;
        read_number(number).ok_or(FenError::Number)?;
        Ok(board)
    }
}

impl Board {
    fn read_pieces(&mut self, field: &str) -> Result<(), FenError> {
        if field.split('/').count() != 8 {
            return Err(FenError::Ranks);
        }
        for (rank, line) in Rank::ALL.into_iter().rev().zip(field.split('/')) {
            let mut file = 0;
            for letter in line.chars() {
                match letter {
                    '1'..='8' => file += letter as usize - '0' as usize,
                    _ => {
                        let piece = Piece::try_from(letter.to_ascii_lowercase())
                            .map_err(|_| FenError::Letter(letter))?;
                        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
                        let file_of = File::try_index(file).ok_or(FenError::Squares(rank))?;
                        self.put(code(color, piece), Square::new(file_of, rank));
                        file += 1;
                    }
                }
            }
            if file != 8 {
                return Err(FenError::Squares(rank));
            }
        }
        for color in Color::ALL {
            if self.these(color, Piece::King).len() != 1 {
                return Err(FenError::Kings(color));
            }
            if self.of(color).len() > 16 {
                return Err(FenError::TooMany(color));
            }
        }
        let ends = Rank::First.bitboard() | Rank::Eighth.bitboard();
        if let Some(square) = (self.pieces(Piece::Pawn) & ends).next_square() {
            return Err(FenError::PawnOn(square));
        }
        if cozy_chess::get_king_moves(self.king(Color::White)).has(self.king(Color::Black)) {
            return Err(FenError::KingsTouch);
        }
        Ok(())
    }

    fn read_castling(&mut self, field: &str) -> Result<(), FenError> {
        let mut rights = 0;
        if field != "-" {
            for letter in field.chars() {
                let place = RIGHTS.iter().position(|right| *right == letter).ok_or(FenError::Castling)?;
                if rights >> place & 1 != 0 {
                    return Err(FenError::Castling);
                }
                rights |= 1 << place;
                let color = Color::ALL[place / 2];
                let home = Rank::First.relative_to(color);
                let rook = Square::new(if place % 2 == 0 { File::H } else { File::A }, home);
                let at_home = self.on(Square::new(File::E, home)) == Some((color, Piece::King))
                    && self.on(rook) == Some((color, Piece::Rook));
                if !at_home {
                    return Err(FenError::CastlingFrom(letter));
                }
            }
        }
        self.set_rights(rights);
        Ok(())
    }

    /// A square over which a pawn passed is forgotten when no pawn stands ready to take.
    fn read_en_passant(&mut self, field: &str) -> Result<(), FenError> {
        if field == "-" {
            return Ok(());
        }
        let passed: Square = field.parse().map_err(|_| FenError::EnPassant)?;
        let stepped = !self.turn;
        let on_file = |rank: Rank| Square::new(passed.file(), rank.relative_to(stepped));
        let fits = passed.rank() == Rank::Third.relative_to(stepped)
            && self.on(passed).is_none()
            && self.on(on_file(Rank::Second)).is_none()
            && self.on(on_file(Rank::Fourth)) == Some((stepped, Piece::Pawn));
        if !fits {
            return Err(FenError::NotPassed(passed));
        }
        self.set_en_passant(passed, stepped);
        Ok(())
    }
}

/// A number of any length; what is too large counts as the largest.
fn read_number(field: &str) -> Option<u16> {
    field.chars().try_fold(0_u16, |number, letter| {
        let digit = letter.to_digit(10)? as u16;
        Some(number.saturating_mul(10).saturating_add(digit))
    })
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
