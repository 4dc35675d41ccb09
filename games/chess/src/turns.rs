//! The course of a turn: moves, doubles, undo, and what happens by itself.

use std::sync::Arc;

use meydan_core::{GameTime, Seat};

use crate::board::{BitBoard, Board, Step};
use crate::draw;
use crate::scoring::each_gain;
use crate::state::{Before, Tampering};
use crate::view::Answer;
use crate::{By, Captured, Chess, Double, End, Event, Fault, Made, Move, Turn, Way};

/// Milliseconds.
const MINUTE: u64 = 60_000;

impl Chess {
    /// A player picks a piece.
    pub(crate) fn touch(&mut self, square: crate::board::Square, mut tell: impl FnMut(Event)) {
        let seat = self.turn();
        self.close_undo_of(seat.other());
        self.touched |= square.bitboard();
        tell(Event::Touched { seat, at: square });
    }

    /// A player declares a double move.
    pub(crate) fn declare(&mut self, mut tell: impl FnMut(Event)) {
        let seat = self.turn();
        let price = self.values().double;
        self.points[seat.index()] -= price;
        self.double = Double::Declared;
        self.line().double = true;
        tell(Event::Doubled { seat, price });
    }

    /// A player moves.
    pub(crate) fn moves(&mut self, written: Move, mut tell: impl FnMut(Event)) {
        let seat = self.turn();
        self.close_undo_of(seat.other());
        let step = self.step_of(written);
        let before = Before { board: self.board, double: self.double };
        self.make(step, By::Player, &mut tell);
        self.undo.push(before);
        self.run(tell);
    }

    /// The running timer strikes (ways C and D).
    pub(crate) fn strike(&mut self, mut tell: impl FnMut(Event)) {
        self.tampering = match self.tampering {
            Tampering::Each { minutes, due } => Tampering::Each { minutes, due: due.plus(minutes * MINUTE) },
            Tampering::Clock { due } => {
                Tampering::Clock { due: due.plus(draw::minutes(&mut self.rng) * MINUTE) }
            }
            other => other,
        };
        self.tamper(&mut tell);
        self.run(tell);
    }

    /// Both have answered: tampering is what they agreed on (CH-40).
    pub(crate) fn agree(&mut self, at: GameTime, answers: [Answer; 2], mut tell: impl FnMut(Event)) {
        self.asking = None;
        let (way, drawn) = match answers {
            [Answer(Some(first)), Answer(Some(second))] if first == second => (Some(first), false),
            [Answer(Some(_)), Answer(Some(_))] => {
                (Some(Way::ALL[self.rng.range(Way::ALL.len() as u32) as usize]), true)
            }
            _ => (None, false),
        };
        self.tampering = match way {
            None => Tampering::Off,
            Some(Way::A) => Tampering::Every(draw::odd(&mut self.rng)),
            Some(Way::B) => Tampering::Next(self.number - 1 + draw::odd(&mut self.rng)),
            Some(Way::C) => {
                let minutes = draw::minutes(&mut self.rng);
                Tampering::Each { minutes, due: at.plus(minutes * MINUTE) }
            }
            Some(Way::D) => Tampering::Clock { due: at.plus(draw::minutes(&mut self.rng) * MINUTE) },
        };
        tell(Event::Agreed { way, drawn });
        self.run(tell);
    }

    /// Takes the last move back (CH-30).
    pub(crate) fn take_back(&mut self, mut tell: impl FnMut(Event)) {
        let Some(before) = self.undo.pop() else { return };
        let seat = crate::seat_of(before.board.turn());
        let opponent = seat.other();
        let mut refund = 0;
        if self.turn() != seat {
            // The turn had gone over.
            if self.double != Double::None {
                refund = self.values().double;
                self.points[opponent.index()] += refund;
            }
            self.sheet.pop();
            self.history.pop();
            self.number -= 1;
        }
        self.board = before.board;
        self.double = before.double;
        self.touched = BitBoard::EMPTY;
        let values = self.values();
        let made = self.line().moves.pop();
        let points = made.as_ref().map_or(0, Made::earned);
        let negative = if made.as_ref().is_some_and(|made| made.back) { values.back } else { 0 };
        self.points[seat.index()] -= points;
        self.negative[seat.index()] -= negative;
        self.undos[seat.index()] += 1;
        if let Some(made) = made {
            tell(Event::Undone { seat, written: made.written, points, negative, refund });
        }
        self.charge(seat, Fault::Undo, &mut tell);
    }

    /// A player gives up.
    pub(crate) fn resign(&mut self, seat: Seat, tell: impl FnMut(Event)) {
        self.resigned = Some(seat);
        self.asking = None;
        self.finish(End::Resigned, tell);
    }

    /// Somebody acted: the other can take back no longer.
    fn close_undo_of(&mut self, seat: Seat) {
        if self.undo.last().is_some_and(|before| crate::seat_of(before.board.turn()) == seat) {
            self.undo.clear();
        }
    }

    fn charge(&mut self, seat: Seat, fault: Fault, mut tell: impl FnMut(Event)) {
        let values = self.values();
        let points = match fault {
            Fault::Undo => values.undo,
            Fault::Back => values.back,
            Fault::Touch => values.touch,
        };
        self.negative[seat.index()] = self.negative[seat.index()].saturating_add(points);
        match fault {
            // It is with the move, and goes with it.
            Fault::Back => {}
            Fault::Undo | Fault::Touch => self.line().faults.push((fault, points)),
        }
        tell(Event::Charged { seat, fault, points });
    }

    /// Plays a step, with all that it earns and costs. The turn stays where it
    /// is on the sheet: `Chess::run` goes on.
    fn make(&mut self, step: Step, by: By, mut tell: impl FnMut(Event)) {
        let seat = self.turn();
        let Some((_, piece)) = self.board.on(step.from) else { return };
        let written = Move::new(piece, step);
        let back = by == By::Player && self.goes_back(written);
        let done = self.board.play(step);
        // Who picks the rook and castles has moved what was picked.
        let moved = done.rook.map_or(BitBoard::EMPTY, |(from, _)| from.bitboard()) | step.from.bitboard();
        let astray = !self.touched.is_subset(moved);
        let check = self.board.in_check(self.board.turn());
        let captured = done.captured.map(|(piece, at)| Captured { piece, at });
        let mut gains = Vec::new();
        if self.double == Double::None {
            each_gain(&self.board, step, &done, self.side_threats, |gain| gains.push(gain));
        }
        tell(Event::Moved { seat, written, by, captured, check });
        for &gain in &gains {
            self.points[seat.index()] += gain.points;
            tell(Event::Earned { seat, gain });
        }
        self.touched = BitBoard::EMPTY;
        self.line().moves.push(Made { written, by, captured, check, gains, back });
        if by == By::Player && astray && !self.charged[seat.index()] {
            self.charged[seat.index()] = true;
            self.charge(seat, Fault::Touch, &mut tell);
        }
        if back {
            self.charge(seat, Fault::Back, &mut tell);
        }
        if by != By::Player {
            // A random move is not taken back, and nothing before it.
            self.undo.clear();
        }
        self.double = match self.double {
            Double::Declared if second_move_exists(&self.board) => {
                self.board.pass();
                Double::Half
            }
            Double::None | Double::Declared | Double::Half => Double::None,
        };
    }

    /// Goes on until somebody must answer: ends turns, makes what is made by
    /// itself, ends the game.
    pub(crate) fn run(&mut self, mut tell: impl FnMut(Event)) {
        if self.asking.is_some() || self.end.is_some() {
            return;
        }
        // Each round ends a turn; the turns that are played by themselves are
        // few, as each takes negative points off or uses a number up.
        loop {
            let open = self.sheet.last().is_none_or(|turn| turn.moves.is_empty() && turn.lost.is_none());
            if !open {
                if self.double != Double::None {
                    return;
                }
                self.go_over();
            } else if self.double != Double::None {
                return;
            }
            let seat = self.turn();
            if let Some(end) = self.judge() {
                return self.finish(end, tell);
            }
            let struck = self.strikes_now();
            if self.negative[seat.index()] >= self.values().red_line {
                self.red_line(&mut tell);
            } else if struck {
                self.tamper(&mut tell);
            } else {
                return;
            }
        }
    }

    /// The turn goes over to the other.
    fn go_over(&mut self) {
        self.number += 1;
        let seat = self.turn();
        self.touched = BitBoard::EMPTY;
        self.charged[seat.index()] = false;
        self.undos[seat.index()] = 0;
        self.history.push(self.board.hash());
        self.sheet.push(Arc::new(Turn::new(self.number, seat)));
    }

    /// Whether it is over at the beginning of a turn (CH-13).
    pub(crate) fn judge(&self) -> Option<End> {
        let board = &self.board;
        if !board.has_step() {
            return Some(if board.in_check(board.turn()) { End::Mate } else { End::Stalemate });
        }
        if board.insufficient_material() {
            return Some(End::Dead);
        }
        if self.repeated() >= 3 {
            return Some(End::Threefold);
        }
        (board.halfmove_clock() >= 100).then_some(End::Fifty)
    }

    fn finish(&mut self, how: End, mut tell: impl FnMut(Event)) {
        self.end = Some(how);
        self.undo.clear();
        tell(Event::Ended { how, winner: self.winner(), points: self.points });
    }

    /// Whether tampering strikes at the beginning of this turn (ways A and B);
    /// a number that has struck is used up.
    fn strikes_now(&mut self) -> bool {
        match self.tampering {
            Tampering::Every(number) => self.number.is_multiple_of(number),
            Tampering::Next(number) if number == self.number => {
                self.tampering = Tampering::Next(number + draw::odd(&mut self.rng));
                true
            }
            _ => false,
        }
    }

    /// The turn of a player beyond the red line (CH-33).
    fn red_line(&mut self, mut tell: impl FnMut(Event)) {
        let seat = self.turn();
        let line = self.values().red_line;
        tell(Event::RedLine { seat, negative: self.negative[seat.index()] });
        let written = draw::anywhere(&self.board, &mut self.rng);
        if self.board.is_legal(written.step()) {
            self.make(written.step(), By::RedLine, &mut tell);
        } else {
            self.undo.clear();
            self.touched = BitBoard::EMPTY;
            self.line().lost = Some(written);
            self.board.pass();
            tell(Event::Lost { seat, written });
        }
        self.negative[seat.index()] -= line;
        // The line that was played is still the last one: the turn has not gone over.
        self.line().off = line;
        tell(Event::Relieved { seat, points: line });
    }

    /// A random legal move instead of the player's (CH-42).
    fn tamper(&mut self, mut tell: impl FnMut(Event)) {
        let Some(step) = draw::legal(&self.board, &mut self.rng) else { return };
        tell(Event::Tampered { seat: self.turn() });
        self.make(step, By::Tampering, tell);
    }
}

/// Whether who has just moved could move again.
fn second_move_exists(after: &Board) -> bool {
    let mut again = *after;
    again.pass();
    again.has_step()
}
