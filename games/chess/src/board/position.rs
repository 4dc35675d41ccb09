//! What stands where, and what else a position remembers.

use cozy_chess::get_pawn_attacks;

use super::{BitBoard, Color, Piece, Square, zobrist};

/// A position of chess. Small, because searches copy it instead of taking moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// What stands on a square is a number of four bits: one set of squares for
    /// each bit. So all sets of squares that one asks for are a few operations
    /// away, and a step changes four of them in the same way.
    pub(super) bits: [BitBoard; 4],
    pub(super) hash: u64,
    pub(super) halfmove_clock: u16,
    /// Bits: White short, White long, Black short, Black long.
    pub(super) rights: u8,
    pub(super) en_passant: Option<Square>,
    pub(super) turn: Color,
}

/// The number of what stands on a square: 0 is nothing, then pawn, knight,
/// bishop, rook, queen, king; the fourth bit says that it is black.
pub(super) type Code = usize;

#[inline]
pub(super) const fn code(color: Color, piece: Piece) -> Code {
    piece as usize + 1 + (color as usize) * 8
}

#[inline]
pub(super) const fn piece_of(code: Code) -> Option<Piece> {
    Piece::try_index((code & 7).wrapping_sub(1))
}

/// The castling rights of a colour, as a shift into the bits of all rights.
#[inline]
pub(super) const fn rights_of(color: Color) -> u8 {
    color as u8 * 2
}

impl Board {
    /// The start of a game.
    #[must_use]
    pub fn start() -> Board {
        use Piece::{Bishop, King, Knight, Queen, Rook};
        let mut board = Board::empty();
        for (file, piece) in [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook].into_iter().enumerate()
        {
            for (color, pieces, pawns) in [(Color::White, 0, 8), (Color::Black, 56, 48)] {
                board.put(code(color, piece), Square::index(pieces + file));
                board.put(code(color, Piece::Pawn), Square::index(pawns + file));
            }
        }
        board.set_rights(15);
        board
    }

    /// No pieces, White to move. Not a position yet: it has no kings.
    pub(super) const fn empty() -> Board {
        Board {
            bits: [BitBoard::EMPTY; 4],
            hash: 0,
            halfmove_clock: 0,
            rights: 0,
            en_passant: None,
            turn: Color::White,
        }
    }

    /// Who is to move.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// What stands on a square.
    #[inline]
    #[must_use]
    pub fn on(&self, square: Square) -> Option<(Color, Piece)> {
        let code = self.code_on(square);
        Some((if code < 8 { Color::White } else { Color::Black }, piece_of(code)?))
    }

    /// The number of what stands on a square.
    #[inline]
    pub(super) fn code_on(&self, square: Square) -> Code {
        let bit = |place: usize| (self.bits[place].0 >> square as usize & 1) << place;
        (bit(0) | bit(1) | bit(2) | bit(3)) as usize
    }

    /// The squares of all pieces of a kind.
    #[inline]
    #[must_use]
    pub fn pieces(&self, piece: Piece) -> BitBoard {
        let [a, b, c, _] = self.bits;
        match piece {
            Piece::Pawn => a & !(b | c),
            Piece::Knight => b & !(a | c),
            Piece::Bishop => a & b,
            Piece::Rook => c & !(a | b),
            Piece::Queen => a & c,
            Piece::King => b & c,
        }
    }

    /// The squares of the pieces that go straight: rooks and queens.
    #[inline]
    pub(super) fn straight(&self) -> BitBoard {
        let [_, b, c, _] = self.bits;
        c & !b
    }

    /// The squares of the pieces that go diagonally: bishops and queens.
    #[inline]
    pub(super) fn diagonal(&self) -> BitBoard {
        let [a, b, c, _] = self.bits;
        a & (b | c)
    }

    /// The squares of all pieces of a colour.
    #[inline]
    #[must_use]
    pub fn of(&self, color: Color) -> BitBoard {
        self.occupied() & self.side(color)
    }

    /// The squares of a colour's pieces, and for White the empty ones too.
    #[inline]
    fn side(&self, color: Color) -> BitBoard {
        match color {
            Color::White => !self.bits[3],
            Color::Black => self.bits[3],
        }
    }

    /// The squares of all pieces of a colour and a kind.
    #[inline]
    #[must_use]
    pub fn these(&self, color: Color, piece: Piece) -> BitBoard {
        self.pieces(piece) & self.side(color)
    }

    /// The squares of all pieces.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> BitBoard {
        self.bits[0] | self.bits[1] | self.bits[2]
    }

    /// Where the king of a colour stands.
    #[inline]
    #[must_use]
    pub fn king(&self, color: Color) -> Square {
        match self.these(color, Piece::King).next_square() {
            Some(square) => square,
            None => unreachable!("a position has a king of each colour: it is read so and never captured"),
        }
    }

    /// Whether a colour may still castle short, and long: neither the king nor
    /// that rook has moved. Whether it can at this moment is a matter of the steps.
    #[inline]
    #[must_use]
    pub const fn castling(&self, color: Color) -> (bool, bool) {
        let rights = self.rights >> rights_of(color);
        (rights & 1 != 0, rights & 2 != 0)
    }

    /// The square on which a pawn would land that takes en passant. Only kept
    /// while a pawn of the side to move stands ready; whether it may take, with
    /// regard to its own king, is a matter of the steps.
    #[inline]
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Half moves since a pawn moved or a piece was captured.
    #[inline]
    #[must_use]
    pub const fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// A number for pieces, turn, castling rights and en passant: positions
    /// that differ in one of these have different numbers but for rare luck.
    #[inline]
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Whether there is too little material for any mate: bare kings, one
    /// knight or bishop besides, or only bishops that all go on squares of one colour.
    #[must_use]
    pub fn insufficient_material(&self) -> bool {
        let minor = self.pieces(Piece::Knight) | self.pieces(Piece::Bishop);
        if self.occupied() != minor | self.pieces(Piece::King) {
            return false;
        }
        let bishops = self.pieces(Piece::Bishop);
        minor.len() <= 1
            || bishops == minor
                && (bishops.is_subset(BitBoard::DARK_SQUARES) || bishops.is_subset(BitBoard::LIGHT_SQUARES))
    }

    /// Puts something on an empty square.
    #[inline]
    pub(super) fn put(&mut self, code: Code, square: Square) {
        for (place, set) in self.bits.iter_mut().enumerate() {
            set.0 |= (code as u64 >> place & 1) << square as u64;
        }
        self.hash ^= zobrist::piece(code, square);
    }

    /// Takes off what stands on a square, and says what it was.
    #[inline]
    pub(super) fn take_off(&mut self, square: Square) -> Code {
        let code = self.code_on(square);
        for set in &mut self.bits {
            *set &= !square.bitboard();
        }
        self.hash ^= zobrist::piece(code, square);
        code
    }

    /// Carries what stands on a square to an empty one, and says what it was.
    #[inline]
    pub(super) fn carry(&mut self, from: Square, to: Square) -> Code {
        let mut code = 0;
        for (place, set) in self.bits.iter_mut().enumerate() {
            let bit = set.0 >> from as u64 & 1;
            set.0 = set.0 & !from.bitboard().0 | bit << to as u64;
            code |= (bit as usize) << place;
        }
        self.hash ^= zobrist::piece(code, from) ^ zobrist::piece(code, to);
        code
    }

    #[inline]
    pub(super) fn set_rights(&mut self, rights: u8) {
        self.hash ^= zobrist::castling(self.rights) ^ zobrist::castling(rights);
        self.rights = rights;
    }

    /// Remembers the square that a double step of a colour passed over, if a
    /// pawn of the other could take there.
    #[inline]
    pub(super) fn set_en_passant(&mut self, passed: Square, stepped: Color) {
        let takers = get_pawn_attacks(passed, stepped) & self.these(!stepped, Piece::Pawn);
        if !takers.is_empty() {
            self.en_passant = Some(passed);
            self.hash ^= zobrist::en_passant(passed);
        }
    }

    #[inline]
    pub(super) fn clear_en_passant(&mut self) {
        if let Some(square) = self.en_passant.take() {
            self.hash ^= zobrist::en_passant(square);
        }
    }

    #[inline]
    pub(super) fn turn_goes_over(&mut self) {
        self.turn = !self.turn;
        self.hash ^= zobrist::BLACKS_TURN;
    }
}
