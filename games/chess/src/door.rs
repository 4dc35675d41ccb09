//! The door for strings (CH-11), and why a move is refused.

use cozy_chess::get_between_rays;
use meydan_core::{Game, GameTime, Input, Seat};

use crate::board::{File, Piece, Rank, Square, Step};
use crate::draw::reach;
use crate::view::color_of;
use crate::{Action, Chess, Event, Move, Refusal};

impl Chess {
    /// Plays the move that a string names: `Pc2c4`, `Hg1f3`, `Ke1h1`, `Pe7e8Q`.
    ///
    /// # Errors
    /// Why it is no move, or not one that may be made now; nothing has changed then.
    pub fn play_text(&mut self, seat: Seat, text: &str, at: GameTime) -> Result<Vec<Event>, Refusal> {
        let action = Action::Move(text.parse()?);
        self.check(seat, action)?;
        let mut told = Vec::new();
        self.play(at, Input::Act { seat, action }, |event| told.push(event));
        Ok(told)
    }

    /// Whether a move may be made by who is to move.
    pub(crate) fn check_move(&self, written: Move) -> Result<(), Refusal> {
        let color = self.board.turn();
        match self.board.on(written.from) {
            None => return Err(Refusal::Empty(written.from)),
            Some((whose, _)) if whose != color => return Err(Refusal::NotYours(written.from)),
            Some((_, stands)) if stands != written.piece => {
                return Err(Refusal::WrongPiece { square: written.from, said: written.piece, stands });
            }
            Some(_) => {}
        }
        let step = self.step_of(written);
        if self.board.is_legal(step) {
            return Ok(());
        }
        Err(if self.castles(written) {
            self.why_no_castling(step)
        } else {
            self.why_not(written.piece, step)
        })
    }

    /// Whether somebody wants to castle.
    fn castles(&self, written: Move) -> bool {
        let two_steps = written.piece == Piece::King
            && written.from == Square::new(File::E, Rank::First.relative_to(self.board.turn()))
            && written.to.rank() == written.from.rank()
            && matches!(written.to.file(), File::C | File::G);
        two_steps || self.castles_onto_rook(written)
    }

    /// Why a piece of who is to move cannot make this step. It is known that it cannot.
    fn why_not(&self, piece: Piece, step: Step) -> Refusal {
        let board = &self.board;
        let color = board.turn();
        let Step { from, to, promotion } = step;
        if from == to || !reach(piece, from, color).has(to) {
            return Refusal::CannotGo { piece, from, to };
        }
        match board.on(to) {
            Some((whose, _)) if whose == color => return Refusal::OwnPiece(to),
            Some((_, Piece::King)) => return Refusal::King(to),
            _ => {}
        }
        if piece == Piece::Pawn {
            if from.file() != to.file() {
                if board.on(to).is_none() && board.en_passant() != Some(to) {
                    return Refusal::NothingToCapture(to);
                }
            } else if let Some(at) = self.pawn_blocked(from, to) {
                return Refusal::Blocked(at);
            } else if from.rank().relative_to(color) != Rank::Second
                && (from.rank() as i8 - to.rank() as i8).abs() == 2
            {
                return Refusal::CannotGo { piece, from, to };
            }
            if promotion.is_none() && to.rank() == Rank::Eighth.relative_to(color) {
                return Refusal::PromotionMissing;
            }
        } else if let Some(at) = nearest(from, get_between_rays(from, to) & board.occupied()) {
            return Refusal::Blocked(at);
        }
        if promotion.is_some() && (piece != Piece::Pawn || to.rank() != Rank::Eighth.relative_to(color)) {
            return Refusal::NoPromotion;
        }
        Refusal::LeavesKing
    }

    fn pawn_blocked(&self, from: Square, to: Square) -> Option<Square> {
        nearest(from, (get_between_rays(from, to) | to.bitboard()) & self.board.occupied())
    }

    fn why_no_castling(&self, step: Step) -> Refusal {
        let board = &self.board;
        let color = board.turn();
        if step.promotion.is_some() {
            return Refusal::NoPromotion;
        }
        let (short, long) = board.castling(color);
        let short_side = step.to.file() == File::G;
        if !(if short_side { short } else { long }) {
            return Refusal::CastlingGone;
        }
        let corner = if short_side { File::H } else { File::A };
        let rook = Square::new(corner, step.from.rank());
        if let Some(at) = nearest(step.from, get_between_rays(step.from, rook) & board.occupied()) {
            return Refusal::Blocked(at);
        }
        let way = get_between_rays(step.from, step.to) | step.to.bitboard() | step.from.bitboard();
        let attacked = way.iter().find(|&square| board.is_attacked(square, !color));
        attacked.map_or(Refusal::LeavesKing, Refusal::CastlingAttacked)
    }

    /// Whether a piece may be picked.
    pub(crate) fn check_touch(&self, seat: Seat, square: Square) -> Result<(), Refusal> {
        match self.board.on(square) {
            None => Err(Refusal::Empty(square)),
            Some((color, _)) if color != color_of(seat) => Err(Refusal::NotYours(square)),
            Some(_) if self.touched.has(square) => Err(Refusal::TouchedAlready(square)),
            Some(_) => Ok(()),
        }
    }
}

/// The one of these squares that is nearest on the way.
fn nearest(from: Square, squares: crate::board::BitBoard) -> Option<Square> {
    let distance = |square: Square| {
        let files = (square.file() as i8 - from.file() as i8).abs();
        files.max((square.rank() as i8 - from.rank() as i8).abs())
    };
    squares.iter().min_by_key(|&square| distance(square))
}
