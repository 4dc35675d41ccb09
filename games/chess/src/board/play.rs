//! A step is made; the turn goes over.

use super::position::{code, piece_of};
use super::{BitBoard, Board, File, Piece, Rank, Square, Step};

/// What a step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// The piece that went: a pawn, also when it was promoted.
    pub piece: Piece,
    /// What was captured, and where it stood: en passant it is not where the pawn landed.
    pub captured: Option<(Piece, Square)>,
    /// Castling: from where to where the rook went.
    pub rook: Option<(Square, Square)>,
}

/// The castling rights that are left when something moves from or to a square.
const RIGHTS_LEFT: [u8; Square::NUM] = {
    let mut left = [15; Square::NUM];
    left[Square::H1 as usize] = !1;
    left[Square::A1 as usize] = !2;
    left[Square::E1 as usize] = !3;
    left[Square::H8 as usize] = !4;
    left[Square::A8 as usize] = !8;
    left[Square::E8 as usize] = !12;
    left
};

/// Where kings and rooks stand that may castle.
const HOMES: BitBoard = {
    let mut homes = 0;
    let mut square = 0;
    while square < Square::NUM {
        homes |= ((RIGHTS_LEFT[square] != 15) as u64) << square;
        square += 1;
    }
    BitBoard(homes)
};

impl Board {
    /// Makes a legal step; the turn goes over. A step that is not legal here
    /// gives a position that means nothing.
    #[inline]
    pub fn play(&mut self, step: Step) -> Done {
        debug_assert!(self.of(self.turn).has(step.from), "{step} moves nothing in {self}");
        let Step { from, to, promotion } = step;
        let in_passing = self.en_passant;
        self.clear_en_passant();
        let captured = if self.occupied().has(to) { self.take_off(to) } else { 0 };
        let moved = self.carry(from, to);
        let both = from.bitboard() | to.bitboard();
        if !both.is_disjoint(HOMES) {
            self.set_rights(self.rights & RIGHTS_LEFT[from as usize] & RIGHTS_LEFT[to as usize]);
        }
        let piece = piece_of(moved).unwrap_or(Piece::Pawn);
        let mut done = Done { piece, captured: piece_of(captured).map(|piece| (piece, to)), rook: None };
        let far = (from as u8).abs_diff(to as u8);
        self.halfmove_clock = if captured == 0 { self.halfmove_clock.saturating_add(1) } else { 0 };
        if piece == Piece::Pawn {
            self.halfmove_clock = 0;
            if far == 16 {
                self.set_en_passant(Square::new(from.file(), Rank::Third.relative_to(self.turn)), self.turn);
            } else if let Some(promotion) = promotion {
                self.take_off(to);
                self.put(code(self.turn, promotion), to);
            } else if in_passing == Some(to) {
                let taken = Square::new(to.file(), from.rank());
                self.take_off(taken);
                done.captured = Some((Piece::Pawn, taken));
            }
        } else if piece == Piece::King && far == 2 {
            done.rook = Some(self.rook_castles(to));
        }
        self.turn_goes_over();
        done
    }

    /// The king castled to a square: the rook follows. Apart, because it is rare.
    #[cold]
    fn rook_castles(&mut self, king: Square) -> (Square, Square) {
        let on = |file: File| Square::new(file, king.rank());
        let (from, to) =
            if king.file() == File::G { (on(File::H), on(File::F)) } else { (on(File::A), on(File::D)) };
        self.carry(from, to);
        (from, to)
    }

    /// The turn goes over without a move. The right to take en passant is gone
    /// with it; nothing else changes.
    #[inline]
    pub fn pass(&mut self) {
        self.clear_en_passant();
        self.turn_goes_over();
    }
}
