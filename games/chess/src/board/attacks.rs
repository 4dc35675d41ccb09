//! Who attacks what.

use cozy_chess::{get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves};

use super::{BitBoard, Board, Color, Piece, Square};

impl Board {
    /// The pieces of a colour that attack a square, pinned or not.
    #[inline]
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> BitBoard {
        self.attackers_with(self.occupied(), square, by)
    }

    /// The attackers of a square, if these squares were the occupied ones.
    #[inline]
    pub(super) fn attackers_with(&self, occupied: BitBoard, square: Square, by: Color) -> BitBoard {
        let attackers = get_bishop_moves(square, occupied) & self.diagonal()
            | get_rook_moves(square, occupied) & self.straight()
            | get_knight_moves(square) & self.pieces(Piece::Knight)
            | get_king_moves(square) & self.pieces(Piece::King)
            | get_pawn_attacks(square, !by) & self.pieces(Piece::Pawn);
        attackers & self.of(by)
    }

    /// Whether a piece of a colour attacks a square.
    #[inline]
    #[must_use]
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.is_attacked_with(self.occupied(), square, by)
    }

    #[inline]
    pub(super) fn is_attacked_with(&self, occupied: BitBoard, square: Square, by: Color) -> bool {
        !self.attackers_with(occupied, square, by).is_empty()
    }

    /// Whether the king of a colour is attacked, whoever is to move.
    #[inline]
    #[must_use]
    pub fn in_check(&self, color: Color) -> bool {
        self.is_attacked(self.king(color), !color)
    }

    /// The squares that the piece on a square attacks, pinned or not; of a
    /// pawn both diagonals. None if the square is empty.
    #[must_use]
    pub fn attacks_of(&self, square: Square) -> BitBoard {
        let occupied = self.occupied();
        match self.on(square) {
            None => BitBoard::EMPTY,
            Some((color, Piece::Pawn)) => get_pawn_attacks(square, color),
            Some((_, Piece::Knight)) => get_knight_moves(square),
            Some((_, Piece::Bishop)) => get_bishop_moves(square, occupied),
            Some((_, Piece::Rook)) => get_rook_moves(square, occupied),
            Some((_, Piece::Queen)) => get_bishop_moves(square, occupied) | get_rook_moves(square, occupied),
            Some((_, Piece::King)) => get_king_moves(square),
        }
    }

    /// The squares that at least one piece of a colour attacks.
    #[must_use]
    pub fn attacks_by(&self, color: Color) -> BitBoard {
        self.of(color).iter().fold(BitBoard::EMPTY, |all, square| all | self.attacks_of(square))
    }
}
