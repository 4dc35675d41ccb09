//! A step is made; the turn goes over.

use super::position::{KING, PAWN, code};
use super::{Board, File, Piece, Rank, Square, Step};

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
static RIGHTS_LEFT: [u8; Square::NUM] = {
    let mut left = [15; Square::NUM];
    left[Square::H1 as usize] = !1;
    left[Square::A1 as usize] = !2;
    left[Square::E1 as usize] = !3;
    left[Square::H8 as usize] = !4;
    left[Square::A8 as usize] = !8;
    left[Square::E8 as usize] = !12;
    left
};

impl Board {
    /// Makes a legal step; the turn goes over. A step that is not legal here
    /// gives a position that means nothing.
    #[inline]
    pub fn play(&mut self, step: Step) -> Done {
        let (me, them) = (self.turn, !self.turn);
        debug_assert!(self.of(me).has(step.from), "{step:?} moves nothing in {self}");
        let moved = self.code_on(step.from);
        let mut captured = self.code_on(step.to);
        let mut captured_on = step.to;
        let mut rook = None;
        let taken_in_passing = self.en_passant;
        self.clear_en_passant();

        self.take_off(them, captured, step.to);
        self.turn_over(me, moved, step.from);
        self.turn_over(me, step.promotion.map_or(moved, code), step.to);
        self.quiet = if moved == PAWN || captured != 0 { 0 } else { self.quiet.saturating_add(1) };

        let left = self.rights & RIGHTS_LEFT[step.from as usize] & RIGHTS_LEFT[step.to as usize];
        if left != self.rights {
            self.set_rights(left);
        }
        if moved == PAWN {
            if (step.from as u8).abs_diff(step.to as u8) == 16 {
                self.set_en_passant(Square::new(step.from.file(), Rank::Third.relative_to(me)), me);
            } else if taken_in_passing == Some(step.to) {
                captured = PAWN;
                captured_on = Square::new(step.to.file(), step.from.rank());
                self.take_off(them, PAWN, captured_on);
            }
        } else if moved == KING && (step.from as u8).abs_diff(step.to as u8) == 2 {
            let (from, to) = rooks_way(step.to);
            self.turn_over(me, code(Piece::Rook), from);
            self.turn_over(me, code(Piece::Rook), to);
            rook = Some((from, to));
        }
        self.turn_goes_over();
        Done {
            piece: Piece::try_index(moved.wrapping_sub(1)).unwrap_or(Piece::Pawn),
            captured: Piece::try_index(captured.wrapping_sub(1)).map(|piece| (piece, captured_on)),
            rook,
        }
    }

    /// The turn goes over without a move. The right to take en passant is gone
    /// with it; nothing else changes.
    #[inline]
    pub fn pass(&mut self) {
        self.clear_en_passant();
        self.turn_goes_over();
    }
}

/// From where to where the rook goes when the king castles to a square.
const fn rooks_way(king: Square) -> (Square, Square) {
    let rank = king.rank();
    match king.file() {
        File::G => (Square::new(File::H, rank), Square::new(File::F, rank)),
        _ => (Square::new(File::A, rank), Square::new(File::D, rank)),
    }
}
