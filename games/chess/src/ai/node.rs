//! A position as the search knows it: small, copied and never taken back.

use crate::board::{Board, Color, Done, Square, Step};
use crate::scoring::each_gain;
use crate::{Reason, Values};

/// Values are in hundredths of a point.
pub(super) const POINT: i32 = 100;
/// A game that is won, without the points by which. More than any judgement.
pub(super) const WON: i32 = 1 << 28;
/// Beyond every value.
pub(super) const INFINITY: i32 = 1 << 30;

/// A position at the beginning of a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) board: Board,
    /// Points by colour.
    pub(super) points: [i32; 2],
    /// Negative points by colour.
    pub(super) negative: [u16; 2],
    /// The same, without those that come off for a lost turn: losing it is no
    /// way of getting rid of them.
    pub(super) faults: [u16; 2],
    /// From where to where each colour went in its last turn (CH-31).
    pub(super) last: [Option<(Square, Square)>; 2],
    pub(super) side_threats: bool,
}

/// What a step leads to.
pub(super) struct After {
    pub(super) node: Node,
    /// What it earned.
    pub(super) gain: i32,
    pub(super) done: Done,
    /// Whether the enemy's king stands in check now.
    pub(super) check: bool,
}

impl Node {
    /// Makes a legal step with all that it earns and costs.
    #[inline]
    pub(super) fn after(&self, step: Step) -> After {
        let mut board = self.board;
        let done = board.play(step);
        let (mut gain, mut check) = (0, false);
        each_gain(&board, step, &done, self.side_threats, |one| {
            gain += one.points;
            check |= matches!(one.reason, Reason::Check | Reason::Mate);
        });
        let me = self.board.turn() as usize;
        let mut node = Node { board, ..*self };
        node.points[me] += gain;
        if self.last[me] == Some((step.to, step.from)) {
            node.charge(me, self.values().back);
        }
        node.last[me] = Some((step.from, step.to));
        After { node, gain, done, check }
    }

    /// The points of the side to move less those of the other.
    #[inline]
    pub(super) const fn lead(&self) -> i32 {
        self.points[self.board.turn() as usize] - self.points[self.enemy() as usize]
    }

    /// Gives negative points to a colour.
    pub(super) fn charge(&mut self, color: usize, points: u16) {
        self.negative[color] = self.negative[color].saturating_add(points);
        self.faults[color] = self.faults[color].saturating_add(points);
    }

    /// The turn goes over without a move.
    pub(super) fn passed(&self) -> Node {
        let mut node = *self;
        node.board.pass();
        node.last[self.board.turn() as usize] = None;
        node
    }

    /// Whether the side to move has crossed the red line, so that a random move
    /// takes the place of its own (CH-33).
    #[inline]
    pub(super) fn is_beyond(&self) -> bool {
        self.negative[self.board.turn() as usize] >= self.values().red_line
    }

    /// The turn beyond the red line. Most moves that are drawn are not legal,
    /// so it is taken for lost.
    pub(super) fn without_turn(&self) -> Node {
        let mut node = self.passed();
        node.negative[self.board.turn() as usize] -= self.values().red_line;
        node
    }

    /// Whether it is over because of what is on the board or by fifty moves.
    /// Mate and stalemate show when there is no step.
    #[inline]
    pub(super) fn is_drawn_out(&self) -> bool {
        self.board.halfmove_clock() >= 100 || self.board.insufficient_material()
    }

    /// What it is worth to the side to move that the game is over here: the
    /// sign of the lead decides (CH-13), and sooner is more certain.
    #[inline]
    pub(super) fn finished(&self, ply: usize) -> i32 {
        let (lead, ply) = (self.lead(), ply as i32);
        let points = lead * POINT;
        match lead {
            0 => 0,
            1.. => WON + points - ply,
            _ => points - WON + ply,
        }
    }

    /// What it is worth to whoever made the last move that it is over, if it is.
    pub(super) fn ended(&self) -> Option<i32> {
        (self.is_drawn_out() || !self.board.has_step()).then(|| -self.finished(1))
    }

    /// A number for all that the search remembers a position by, but for the points.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        // Close to the end by fifty moves the same board is not the same position.
        let halfmove_clock = if self.board.halfmove_clock() > 80 { self.board.halfmove_clock() } else { 0 };
        let [white, black] = self.negative;
        let [first, second] = self.faults;
        let rest = [white, black, first, second]
            .iter()
            .fold(u64::from(halfmove_clock), |mix, &part| mix << 12 ^ u64::from(part));
        self.board.hash() ^ rest.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    pub(super) const fn values(&self) -> &'static Values {
        Values::of(self.side_threats)
    }

    /// 1 if a colour has the price of a double move, 0 otherwise.
    pub(super) const fn can_double(&self, color: Color) -> i32 {
        (self.points[color as usize] >= self.values().double) as i32
    }

    pub(super) const fn enemy(&self) -> Color {
        match self.board.turn() {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

/// Whether a value says that the game will be over.
pub(super) const fn is_decided(value: i32) -> bool {
    value.abs() > WON / 2
}

/// A value in whole points: of a decided game, by how many it is won.
pub(super) const fn in_points(value: i32) -> i32 {
    let open = if value > WON / 2 {
        value - WON
    } else if value < -WON / 2 {
        value + WON
    } else {
        value
    };
    (open + if open < 0 { -POINT / 2 } else { POINT / 2 }) / POINT
}
