//! What a position is worth when nobody looks further.
//!
//! Points that were earned are certain; the rest is a guess at those to come.
//! Who has more pieces, and better ones, will threaten, capture and check more:
//! material is worth several times what its capture earns.

use cozy_chess::{get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves};

use super::node::{Node, POINT};
use crate::board::{BitBoard, Board, Color, Piece, Square};

/// What things are worth, in hundredths of a point. Found by playing against itself.
#[derive(Clone, Debug)]
pub(super) struct Judgement {
    /// By kind of piece.
    pub(super) material: [i32; 6],
    /// For every rank that a pawn has gone, and more beyond the middle.
    pub(super) pawn_rank: [i32; 8],
    /// For every square to which a piece could go, by kind.
    pub(super) mobility: [i32; 6],
    /// For every attacked square beside the enemy's king.
    pub(super) ring: i32,
    /// For every own pawn beside the own king.
    pub(super) shield: i32,
    /// For having the move.
    pub(super) tempo: i32,
    /// For points enough to buy a double move.
    pub(super) reserve: i32,
    /// What a negative point costs.
    pub(super) negative: i32,
}

pub(super) const JUDGEMENT: Judgement = Judgement {
    material: [900, 2700, 2900, 4300, 10_000, 0],
    pawn_rank: [0, 0, 40, 120, 120, 300, 1000, 0],
    mobility: [0, 15, 15, 12, 10, 0],
    ring: 20,
    shield: 60,
    tempo: 100,
    reserve: 800,
    negative: 100,
};

impl Judgement {
    /// What a position that goes on is worth to the side to move.
    pub(super) fn value(&self, node: &Node) -> i32 {
        let (me, them) = (node.board.turn(), node.enemy());
        let negative = i32::from(node.faults[them as usize]) - i32::from(node.faults[me as usize]);
        node.lead() * POINT + self.side(&node.board, me) - self.side(&node.board, them)
            + self.tempo
            + self.reserve * (node.can_double(me) - node.can_double(them))
            + self.negative * negative
    }

    pub(super) fn material(&self, piece: Piece) -> i32 {
        self.material[piece as usize]
    }

    fn side(&self, board: &Board, color: Color) -> i32 {
        let own = board.of(color);
        let occupied = board.occupied();
        let king = board.king(color);
        let ring = get_king_moves(board.king(!color));
        let mut sum = 0;
        let mut near = 0;
        let pawns = own & board.pieces(Piece::Pawn);
        for at in pawns {
            sum += self.material[0] + self.pawn_rank[at.rank().relative_to(color) as usize];
            near += (get_pawn_attacks(at, color) & ring).len() as i32;
        }
        let mut count = |piece: Piece, reach: fn(Square, BitBoard) -> BitBoard| {
            for at in own & board.pieces(piece) {
                let to = reach(at, occupied);
                sum +=
                    self.material[piece as usize] + self.mobility[piece as usize] * (to & !own).len() as i32;
                near += (to & ring).len() as i32;
            }
        };
        count(Piece::Knight, |at, _| get_knight_moves(at));
        count(Piece::Bishop, get_bishop_moves);
        count(Piece::Rook, get_rook_moves);
        count(Piece::Queen, |at, occupied| get_bishop_moves(at, occupied) | get_rook_moves(at, occupied));
        sum + self.ring * near + self.shield * (get_king_moves(king) & pawns).len() as i32
    }
}
