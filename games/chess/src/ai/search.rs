//! Alpha-beta over the variant's own score, without touching the heap.
//!
//! Deliberately absent: double moves (the root tries them) and what is drawn
//! at random (a turn beyond the red line counts as lost; tampering is sudden).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use meydan_search::{Bound, Budget, Table};

use super::clock::Clock;
use super::judgement::{JUDGEMENT, Judgement};
use super::node::{INFINITY, Node, POINT, WON, is_decided};
use crate::board::{Piece, Step};

/// No line is longer.
pub(super) const MOST_PLIES: usize = 96;
/// More steps than this are not looked at; no game comes near.
const MOST_STEPS: usize = 256;

/// A step in 16 bits; 0 is none.
type Packed = u16;

/// What the table remembers beside value and depth.
#[derive(Clone, Copy, Debug)]
struct Known {
    step: Packed,
    /// With which points: the same board with others has another value.
    points: [i32; 2],
}

/// A step to be tried, and how promising it looks.
#[derive(Clone, Copy)]
struct Candidate {
    promise: i32,
    step: Step,
    /// It captures, promotes or checks.
    forcing: bool,
}

/// What may be left out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shortcuts {
    /// Remembering positions; passing and see; looking less deep at what comes late.
    pub(super) on: bool,
}

/// A search with its memory.
pub(super) struct Search {
    pub(super) judgement: Judgement,
    shortcuts: Shortcuts,
    bits: u32,
    table: Table<Known>,
    /// Steps that refuted something, by ply.
    killers: [[Packed; 2]; MOST_PLIES],
    /// How often a step from here to there refuted something, by colour.
    history: Vec<[i32; 64 * 64]>,
    /// The positions from the root to here.
    path: [u64; MOST_PLIES + 1],
    /// The positions of the game before the root that could come again.
    before: Vec<u64>,
    clock: Clock,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
}

impl Search {
    /// A search with a table of `1 << bits` slots.
    pub(super) fn new(bits: u32, shortcuts: Shortcuts) -> Search {
        Search {
            judgement: JUDGEMENT,
            shortcuts,
            bits,
            table: Table::default(),
            killers: [[0; 2]; MOST_PLIES],
            history: Vec::new(),
            path: [0; MOST_PLIES + 1],
            before: Vec::new(),
            clock: Clock::new(),
            nodes: 0,
            stopped: false,
        }
    }

    /// Gets ready for a position whose game has had these positions before it.
    pub(super) fn begin(&mut self, root: &Node, before: &[u64], budget: &Budget) {
        self.table.prepare(self.bits, &budget.memory);
        self.history.resize(2, [0; 64 * 64]);
        self.nodes = 0;
        self.stopped = self.clock.begin(budget);
        self.killers = [[0; 2]; MOST_PLIES];
        self.history.iter_mut().flatten().for_each(|count| *count /= 8);
        // Some turns are lost or double, so a few more than the quiet ones may count.
        let first = before.len().saturating_sub(usize::from(root.board.halfmove_clock()) + 16);
        self.before.clear();
        self.before.extend_from_slice(&before[first..]);
        self.path[0] = root.board.hash();
    }

    /// Nothing more is asked about that position.
    pub(super) fn end(&mut self, budget: &Budget) {
        self.table.give_back(&budget.memory);
        if budget.memory.is_shared() {
            (self.history, self.before) = (Vec::new(), Vec::new());
        }
    }

    /// The value of a position after the root's move, for the side to move in it.
    pub(super) fn value(&mut self, node: &Node, depth: i32, alpha: i32, beta: i32) -> i32 {
        self.node(node, depth, 1, alpha, beta, true)
    }

    /// Counts a position and looks at the clock now and then.
    #[inline]
    fn count(&mut self) {
        self.nodes += 1;
        self.stopped |= self.clock.is_spent(self.nodes);
    }

    /// Whether a position has been there twice before (CH-13).
    fn is_third(&self, node: &Node, ply: usize) -> bool {
        let halfmove_clock = usize::from(node.board.halfmove_clock());
        let hash = node.board.hash();
        let within = halfmove_clock.min(ply);
        let mut times = self.path[ply - within..ply].iter().filter(|&&past| past == hash).count();
        if halfmove_clock >= ply {
            times += self.before.iter().filter(|&&past| past == hash).count();
        }
        times >= 2
    }

    fn node(
        &mut self,
        node: &Node,
        depth: i32,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        may_pass: bool,
    ) -> i32 {
        self.count();
        if self.stopped {
            return 0;
        }
        if node.is_drawn_out() || self.is_third(node, ply) {
            return node.finished(ply);
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return self.quiescence(node, ply, alpha, beta);
        }
        let me = node.board.turn();
        let checked = node.board.in_check(me);
        self.path[ply] = node.board.hash();
        if node.is_beyond() {
            if !node.board.has_step() {
                return node.finished(ply);
            }
            return -self.node(&node.without_turn(), depth - 1, ply + 1, -beta, -alpha, false);
        }

        let key = node.key();
        let mut known = 0;
        if self.shortcuts.on {
            if let Some(slot) = self.table.get(key) {
                known = slot.best.step;
                if slot.depth >= depth as u32 && slot.best.points == node.points {
                    let value = from_here(slot.value, ply);
                    let decides = match slot.bound {
                        Bound::Exact => true,
                        Bound::Least => value >= beta,
                        Bound::Most => value <= alpha,
                    };
                    if decides {
                        return value;
                    }
                }
            }
            if may_pass && !checked && depth >= 3 && !is_decided(beta) && self.judgement.value(node) >= beta {
                let less = if depth >= 6 { 4 } else { 3 };
                let value = -self.node(&node.passed(), depth - less, ply + 1, -beta, 1 - beta, false);
                if self.stopped {
                    return 0;
                }
                if value >= beta {
                    return if is_decided(value) { beta } else { value };
                }
            }
        }

        let mut steps = self.candidates(node, ply, known);
        if steps.is_empty() {
            return node.finished(ply);
        }
        let floor = alpha;
        let mut best = -INFINITY;
        let mut best_step = 0;
        for index in 0..steps.len() {
            bring_forward(&mut steps, index);
            let Candidate { step, forcing, .. } = steps[index];
            let next = node.after(step).node;
            let mut value = -INFINITY;
            let late = self.shortcuts.on && depth >= 3 && index >= 3 && !forcing && !checked;
            let less = if late { 1 + i32::from(index >= 12) } else { 0 };
            let mut whole = index == 0;
            if !whole {
                value = -self.node(&next, depth - 1 - less, ply + 1, -alpha - 1, -alpha, true);
                if value > alpha && less > 0 && !self.stopped {
                    value = -self.node(&next, depth - 1, ply + 1, -alpha - 1, -alpha, true);
                }
                whole = value > alpha && value < beta;
            }
            if whole && !self.stopped {
                value = -self.node(&next, depth - 1, ply + 1, -beta, -alpha, true);
            }
            if self.stopped {
                return 0;
            }
            if value > best {
                best = value;
                best_step = packed(step);
                alpha = alpha.max(value);
                if value >= beta {
                    if !forcing {
                        self.refuted(me as usize, step, ply, depth);
                    }
                    break;
                }
            }
        }
        if self.shortcuts.on {
            let bound = if best >= beta {
                Bound::Least
            } else if best > floor {
                Bound::Exact
            } else {
                Bound::Most
            };
            let kept = Known { step: best_step, points: node.points };
            self.table.put(key, depth as u32, to_keep(best, ply), bound, kept);
        }
        best
    }

    /// Only captures and promotions are looked at, or none of them.
    pub(super) fn quiescence(&mut self, node: &Node, ply: usize, mut alpha: i32, beta: i32) -> i32 {
        self.count();
        if self.stopped {
            return 0;
        }
        if node.is_drawn_out() {
            return node.finished(ply);
        }
        let enemies = node.board.of(node.enemy());
        let passed = node.board.en_passant();
        let mut steps = ArrayVec::<Candidate, 64>::new();
        let mut any = false;
        let _ = node.board.for_each_step(|step| {
            any = true;
            if !enemies.has(step.to) && step.promotion.is_none() && passed != Some(step.to) {
                return ControlFlow::Continue(());
            }
            let taken = node.board.on(step.to).map_or(0, |(_, piece)| self.judgement.material(piece));
            let taker = node.board.on(step.from).map_or(0, |(_, piece)| self.judgement.material(piece));
            let becomes = step.promotion.map_or(0, |piece| self.judgement.material(piece));
            let promise = 8 * (taken + becomes) - taker;
            // Beyond 64 captures the rest is left out.
            let _ = steps.try_push(Candidate { promise, step, forcing: true });
            ControlFlow::Continue(())
        });
        if !any {
            return node.finished(ply);
        }
        let stand = self.judgement.value(node);
        if stand >= beta || node.is_beyond() || ply >= MOST_PLIES {
            return stand;
        }
        alpha = alpha.max(stand);
        let mut best = stand;
        for index in 0..steps.len() {
            bring_forward(&mut steps, index);
            let step = steps[index].step;
            let after = node.after(step);
            if self.shortcuts.on && !is_decided(alpha) {
                let taken = after.done.captured.map_or(0, |(piece, _)| self.judgement.material(piece));
                let becomes = step.promotion.map_or(0, |piece| self.judgement.material(piece));
                if stand + after.gain * POINT + taken + becomes + HOPE <= alpha {
                    continue;
                }
            }
            let value = -self.quiescence(&after.node, ply + 1, -beta, -alpha);
            if self.stopped {
                return 0;
            }
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        best
    }

    /// All legal steps with how promising they look.
    fn candidates(&self, node: &Node, ply: usize, known: Packed) -> ArrayVec<Candidate, MOST_STEPS> {
        let mut steps = ArrayVec::new();
        let (me, enemy) = (node.board.turn(), node.enemy());
        let killers = self.killers[ply.min(MOST_PLIES - 1)];
        let _ = node.board.for_each_step(|step| {
            let name = packed(step);
            let after = node.after(step);
            let forcing = after.check || after.done.captured.is_some() || step.promotion.is_some();
            let mut promise = after.gain * POINT;
            if let Some((piece, _)) = after.done.captured {
                promise += self.judgement.material(piece);
            }
            promise += step.promotion.map_or(0, |piece| self.judgement.material(piece));
            // What can be taken there is not yet earned.
            if after.node.board.is_attacked(step.to, enemy) {
                promise -= self.judgement.material(step.promotion.unwrap_or(after.done.piece)) / 2;
            }
            if !forcing {
                promise += self.history[me as usize][from_to(step)].min(500);
                if killers.contains(&name) {
                    promise += 500;
                }
            }
            if name == known {
                promise = INFINITY;
            }
            let _ = steps.try_push(Candidate { promise, step, forcing });
            ControlFlow::Continue(())
        });
        steps
    }

    /// A quiet step refuted what came before it.
    fn refuted(&mut self, me: usize, step: Step, ply: usize, depth: i32) {
        let name = packed(step);
        let killers = &mut self.killers[ply.min(MOST_PLIES - 1)];
        if killers[0] != name {
            *killers = [name, killers[0]];
        }
        let count = &mut self.history[me][from_to(step)];
        *count = (*count + depth * depth).min(4_000);
    }
}

/// A capture that brings less than this below what is wanted is not looked at.
const HOPE: i32 = 800;

/// Brings the most promising of the rest to a place.
#[inline]
fn bring_forward(steps: &mut [Candidate], index: usize) {
    let mut best = index;
    for other in index + 1..steps.len() {
        if steps[other].promise > steps[best].promise {
            best = other;
        }
    }
    // The others keep their order, so that equal ones come as they were found.
    steps[index..=best].rotate_right(1);
}

#[inline]
fn from_to(step: Step) -> usize {
    step.from as usize * 64 + step.to as usize
}

#[inline]
fn packed(step: Step) -> Packed {
    let promotion = step.promotion.map_or(0, |piece: Piece| piece as u16);
    step.from as u16 | (step.to as u16) << 6 | promotion << 12
}

/// Values of decided games count plies from the root; the table, from its position.
fn to_keep(value: i32, ply: usize) -> i32 {
    shifted(value, ply as i32)
}

fn from_here(value: i32, ply: usize) -> i32 {
    shifted(value, -(ply as i32))
}

fn shifted(value: i32, plies: i32) -> i32 {
    if value > WON / 2 {
        value + plies
    } else if value < -WON / 2 {
        value - plies
    } else {
        value
    }
}
