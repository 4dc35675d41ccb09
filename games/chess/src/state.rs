//! A position of the game.

use std::sync::Arc;

use arrayvec::ArrayVec;
use meydan_core::{GameTime, Rng, Seat};

use crate::board::{BitBoard, Board, Square, Step};
use crate::config::Standing;
use crate::view::{Answer, Touched, seat_of};
use crate::{Double, End, Move, Turn, Values, View, Way};

/// A position of advanced chess.
#[derive(Clone, Debug)]
pub struct Chess {
    pub(crate) board: Board,
    pub(crate) points: [i32; 2],
    pub(crate) negative: [u16; 2],
    /// The number of the turn, counted over both players.
    pub(crate) number: u32,
    pub(crate) side_threats: bool,
    pub(crate) asking: Option<[Option<Answer>; 2]>,
    pub(crate) tampering: Tampering,
    pub(crate) rng: Rng,
    /// The squares of the pieces picked since the last move.
    pub(crate) touched: BitBoard,
    /// Whether the fault of CH-32 was charged in the last turn of each.
    pub(crate) charged: [bool; 2],
    pub(crate) double: Double,
    /// What can be taken back: the moves of one player's turn, the last one last.
    pub(crate) undo: ArrayVec<Before, 2>,
    /// How often each has taken back in the own last turn.
    pub(crate) undos: [u8; 2],
    pub(crate) start: Board,
    /// Every turn; the last is the one that is being played.
    pub(crate) sheet: Vec<Arc<Turn>>,
    /// The positions at the beginning of each turn, for the threefold repetition.
    pub(crate) history: Vec<u64>,
    pub(crate) end: Option<End>,
    pub(crate) resigned: Option<Seat>,
}

/// How things stood before a move that can be taken back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    pub(crate) board: Board,
    pub(crate) double: Double,
}

/// When tampering strikes (CH-41).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tampering {
    Off,
    /// A: in every turn whose number is a multiple of this.
    Every(u32),
    /// B: in this turn next.
    Next(u32),
    /// C: at this time, and then every so many minutes.
    Each {
        minutes: u64,
        due: GameTime,
    },
    /// D: at this time next.
    Clock {
        due: GameTime,
    },
}

impl Tampering {
    pub(crate) const fn way(self) -> Option<Way> {
        match self {
            Tampering::Off => None,
            Tampering::Every(_) => Some(Way::A),
            Tampering::Next(_) => Some(Way::B),
            Tampering::Each { .. } => Some(Way::C),
            Tampering::Clock { .. } => Some(Way::D),
        }
    }
}

/// So often can a player take back within one turn. The spec sets no bound;
/// without one a match would have no longest length.
pub const MOST_UNDOS: u8 = 20;

impl Chess {
    pub(crate) fn stand(standing: &Standing, side_threats: bool, rng: Rng) -> Chess {
        let board = standing.board;
        let mut first = Turn::new(standing.turn, seat_of(board.turn()));
        first.double = standing.double != Double::None;
        Chess {
            board,
            points: standing.points,
            negative: standing.negative,
            number: standing.turn,
            side_threats,
            asking: None,
            tampering: Tampering::Off,
            rng,
            touched: BitBoard::EMPTY,
            charged: [false; 2],
            double: standing.double,
            undo: ArrayVec::new(),
            undos: [0; 2],
            start: board,
            sheet: vec![Arc::new(first)],
            history: vec![board.hash()],
            end: None,
            resigned: None,
        }
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        seat_of(self.board.turn())
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Points by seat.
    #[must_use]
    pub const fn points(&self) -> [i32; 2] {
        self.points
    }

    /// Negative points by seat.
    #[must_use]
    pub const fn negative(&self) -> [u16; 2] {
        self.negative
    }

    /// The values in force.
    #[must_use]
    pub const fn values(&self) -> &'static Values {
        Values::of(self.side_threats)
    }

    /// Every turn so far.
    #[must_use]
    pub fn sheet(&self) -> &[Arc<Turn>] {
        &self.sheet
    }

    /// The turn that is being played.
    pub(crate) fn line(&mut self) -> &mut Turn {
        if self.sheet.is_empty() {
            self.sheet.push(Arc::new(Turn::new(self.number, seat_of(self.board.turn()))));
        }
        let last = self.sheet.len() - 1;
        Arc::make_mut(&mut self.sheet[last])
    }

    /// Who can take a move back.
    pub(crate) fn undoer(&self) -> Option<Seat> {
        let before = self.undo.last()?;
        let seat = seat_of(before.board.turn());
        (self.undos[seat.index()] < MOST_UNDOS).then_some(seat)
    }

    /// How often this position has stood at the beginning of a turn.
    pub(crate) fn repeated(&self) -> u8 {
        let now = self.board.hash();
        self.history.iter().filter(|&&hash| hash == now).count().min(255) as u8
    }

    /// Whether a move reverses one of the own last turn, of the same piece (CH-31). The piece may
    /// have gone on since and come back: it is followed to where it stands now.
    pub(crate) fn goes_back(&self, written: Move) -> bool {
        let seat = self.turn();
        // The turn before this one of the same player is two numbers back; others are no reason.
        let before = |turn: &Arc<Turn>| turn.seat == seat && turn.number + 2 == self.number;
        let Some(place) = self.sheet.iter().rposition(before) else { return false };
        let moves =
            || self.sheet[place..].iter().flat_map(|turn| turn.moves.iter().map(move |made| (turn, made)));
        moves().enumerate().any(|(index, (turn, made))| {
            let reversed = made.written.to == written.from && made.written.from == written.to;
            turn.number + 2 == self.number
                && reversed
                && moves().skip(index + 1).try_fold(made.written.to, |at, (turn, later)| match turn.seat {
                    own if own == seat => Some(if later.written.from == at { later.written.to } else { at }),
                    _ => (later.written.to != at).then_some(at), // captured
                }) == Some(written.from)
        })
    }

    /// The step of a written move; castling onto the own rook becomes the king's two steps.
    pub(crate) fn step_of(&self, written: Move) -> Step {
        let step = written.step();
        if self.castles_onto_rook(written) {
            let file =
                if step.to.file() > step.from.file() { crate::board::File::G } else { crate::board::File::C };
            return Step { to: Square::new(file, step.from.rank()), ..step };
        }
        step
    }

    /// Whether a move is the king's onto its own rook at home (CH-11).
    pub(crate) fn castles_onto_rook(&self, written: Move) -> bool {
        use crate::board::{File, Piece, Rank};
        let color = self.board.turn();
        written.piece == Piece::King
            && written.from == Square::new(File::E, Rank::First.relative_to(color))
            && written.to.rank() == written.from.rank()
            && matches!(written.to.file(), File::A | File::H)
            && self.board.on(written.to) == Some((color, Piece::Rook))
    }

    pub(crate) fn show(&self) -> View {
        View {
            board: self.board,
            points: self.points,
            negative: self.negative,
            number: self.number,
            side_threats: self.side_threats,
            asking: self.asking,
            way: self.tampering.way(),
            touched: self.touched.iter().map(Touched).collect(),
            charged: self.charged,
            double: self.double,
            undo: self.undoer().map(|seat| (seat, self.undo.len() as u8)),
            undos: self.undos,
            repeated: self.repeated(),
            start: (self.start != Board::start()).then_some(self.start),
            sheet: self.sheet.clone(),
            end: self.end,
            resigned: self.resigned,
        }
    }

    /// The winner by points, or because the other gave up (CH-13).
    pub(crate) fn winner(&self) -> Option<Seat> {
        if let Some(gone) = self.resigned {
            return Some(gone.other());
        }
        match self.points[0].cmp(&self.points[1]) {
            std::cmp::Ordering::Less => Some(Seat::SECOND),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Seat::FIRST),
        }
    }
}
