//! The legal steps of the side to move.

use std::fmt;
use std::ops::ControlFlow;

use cozy_chess::{
    get_between_rays, get_bishop_moves, get_bishop_rays, get_king_moves, get_knight_moves, get_line_rays,
    get_pawn_attacks, get_pawn_quiets, get_rook_moves, get_rook_rays,
};

use super::position::rights_of;
use super::{BitBoard, Board, File, Piece, Rank, Square};

/// A piece goes from one square to another. Castling is the king's step of two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// Where it stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn on the last rank becomes.
    pub promotion: Option<Piece>,
}

/// `e2e4`, `e7e8q`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |piece| piece.fmt(f))
    }
}

/// What a pawn can become, in the order in which the steps come.
const PROMOTIONS: [Option<Piece>; 4] =
    [Some(Piece::Queen), Some(Piece::Rook), Some(Piece::Bishop), Some(Piece::Knight)];

/// All legal steps of one piece.
struct Reach {
    from: Square,
    to: BitBoard,
    /// Each of the steps is four: one for each promotion.
    promotes: bool,
}

/// What the side to move has to mind for the sake of its king.
struct Danger {
    /// The pieces that give check.
    checkers: BitBoard,
    /// The only pieces on a line between the king and an enemy who goes along
    /// it; those of the other side among them mean nothing.
    pinned: BitBoard,
}

impl Board {
    /// Calls with every legal step, always in the same order: by kind of
    /// piece from pawn to king, then by the squares from a1 to h8, promotions
    /// from queen to knight. Gives back the `Break` with which it was stopped.
    #[inline]
    pub fn for_each_step(&self, f: impl FnMut(Step) -> ControlFlow<()>) -> ControlFlow<()> {
        self.for_each_step_from(BitBoard::FULL, f)
    }

    /// The same for the pieces on some squares only.
    #[inline]
    pub fn for_each_step_from(
        &self,
        from: BitBoard,
        mut f: impl FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.for_each_reach(from, |Reach { from, to, promotes }| {
            // One loop for steps with and without promotion, so that what the
            // caller does with a step is compiled once and into the loop.
            let mut rest = to;
            let mut count = 0_usize;
            while let Some(to) = rest.next_square() {
                let promotion = if promotes { PROMOTIONS[count % 4] } else { None };
                f(Step { from, to, promotion })?;
                count += 1;
                if !promotes || count.is_multiple_of(4) {
                    rest ^= to.bitboard();
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// Whether the side to move has a legal step.
    #[must_use]
    pub fn has_step(&self) -> bool {
        self.for_each_reach(BitBoard::FULL, |_| ControlFlow::Break(())).is_break()
    }

    /// Whether a step is legal.
    #[must_use]
    pub fn is_legal(&self, step: Step) -> bool {
        let found = self.for_each_reach(step.from.bitboard(), |Reach { to, promotes, .. }| {
            let fits = if promotes { PROMOTIONS.contains(&step.promotion) } else { step.promotion.is_none() };
            if fits && to.has(step.to) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
    }

    /// Calls once for every piece on these squares that has a legal step.
    #[inline]
    fn for_each_reach(&self, from: BitBoard, mut f: impl FnMut(Reach) -> ControlFlow<()>) -> ControlFlow<()> {
        let (me, them) = (self.turn, !self.turn);
        let movers = self.of(me) & from;
        let occupied = self.occupied();
        let king = self.king(me);
        // A king is never captured.
        let open = !(self.of(me) | self.these(them, Piece::King));
        let Danger { checkers, pinned } = self.danger(king);
        let targets = match (checkers.len(), checkers.next_square()) {
            (1, Some(checker)) => open & (get_between_rays(king, checker) | checkers),
            (0, _) => open,
            // Only the king can help: one step takes one checker or closes one
            // line. En passant does not do both, for the pawn lands on no line
            // to a king that the taken pawn checks.
            _ => return self.king_reach(movers, king, open, checkers, f),
        };
        let unpinned = |from: Square| {
            if pinned.has(from) { targets & get_line_rays(king, from) } else { targets }
        };

        let far = Rank::Seventh.relative_to(me);
        for from in movers & self.pieces(Piece::Pawn) {
            let captures = get_pawn_attacks(from, me) & self.of(them);
            let mut to = (get_pawn_quiets(from, me, occupied) | captures) & unpinned(from);
            if let Some(passed) = self.en_passant
                && get_pawn_attacks(from, me).has(passed)
                && self.can_take_in_passing(from, passed, king)
            {
                to |= passed.bitboard();
            }
            if !to.is_empty() {
                f(Reach { from, to, promotes: from.rank() == far })?;
            }
        }
        for from in movers & self.pieces(Piece::Knight) & !pinned {
            let to = get_knight_moves(from) & targets;
            if !to.is_empty() {
                f(Reach { from, to, promotes: false })?;
            }
        }
        for from in movers & self.pieces(Piece::Bishop) {
            let to = get_bishop_moves(from, occupied) & unpinned(from);
            if !to.is_empty() {
                f(Reach { from, to, promotes: false })?;
            }
        }
        for from in movers & self.pieces(Piece::Rook) {
            let to = get_rook_moves(from, occupied) & unpinned(from);
            if !to.is_empty() {
                f(Reach { from, to, promotes: false })?;
            }
        }
        for from in movers & self.pieces(Piece::Queen) {
            let to = (get_bishop_moves(from, occupied) | get_rook_moves(from, occupied)) & unpinned(from);
            if !to.is_empty() {
                f(Reach { from, to, promotes: false })?;
            }
        }
        self.king_reach(movers, king, open, checkers, f)
    }

    /// Checkers and pinned pieces of the side to move.
    #[inline]
    fn danger(&self, king: Square) -> Danger {
        let (me, them) = (self.turn, !self.turn);
        let mut checkers = get_knight_moves(king) & self.pieces(Piece::Knight)
            | get_pawn_attacks(king, me) & self.pieces(Piece::Pawn);
        let mut pinned = BitBoard::EMPTY;
        let far = get_bishop_rays(king) & self.diagonal() | get_rook_rays(king) & self.straight();
        checkers &= self.of(them);
        let occupied = self.occupied();
        for enemy in far & self.of(them) {
            let between = get_between_rays(king, enemy) & occupied;
            match between.len() {
                0 => checkers |= enemy.bitboard(),
                1 => pinned |= between,
                _ => {}
            }
        }
        Danger { checkers, pinned }
    }

    /// Whether a pawn that could take en passant leaves its king safe. Two
    /// pawns leave their squares at once, so it is played out and looked at.
    #[inline]
    fn can_take_in_passing(&self, from: Square, passed: Square, king: Square) -> bool {
        let taken = Square::new(passed.file(), from.rank()).bitboard();
        let occupied = (self.occupied() ^ from.bitboard() ^ taken) | passed.bitboard();
        (self.attackers_with(occupied, king, !self.turn) & !taken).is_empty()
    }

    #[inline]
    fn king_reach(
        &self,
        movers: BitBoard,
        king: Square,
        open: BitBoard,
        checkers: BitBoard,
        mut f: impl FnMut(Reach) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !movers.has(king) {
            return ControlFlow::Continue(());
        }
        let occupied = self.occupied();
        // The king does not hide the squares behind it from who attacks it.
        let without = occupied ^ king.bitboard();
        let safe = |square: Square| !self.is_attacked_with(without, square, !self.turn);
        let mut to = BitBoard::EMPTY;
        for square in get_king_moves(king) & open {
            if safe(square) {
                to |= square.bitboard();
            }
        }
        let rights = self.rights >> rights_of(self.turn) & 3;
        if rights != 0 && checkers.is_empty() {
            let rank = king.rank();
            let way = |wing: u8, rook: File, passed: File, landing: File| {
                let (rook, passed, landing) =
                    (Square::new(rook, rank), Square::new(passed, rank), Square::new(landing, rank));
                let free = rights & wing != 0
                    && (get_between_rays(king, rook) & occupied).is_empty()
                    && to.has(passed)
                    && safe(landing);
                if free { landing.bitboard() } else { BitBoard::EMPTY }
            };
            to |= way(1, File::H, File::F, File::G) | way(2, File::A, File::D, File::C);
        }
        if to.is_empty() { ControlFlow::Continue(()) } else { f(Reach { from: king, to, promotes: false }) }
    }
}
