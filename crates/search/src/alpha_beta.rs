//! Alpha-beta for games of two seats where nothing is hidden: iterative
//! deepening, principal variation search, transposition table.
//!
//! A game brings its judgement through `Evaluate`; everything else is here.

use std::ops::ControlFlow;

use meydan_core::{Game, GameTime, Input, Pending, Perfect, Seat};

use crate::Budget;
use crate::table::{Bound, Table};

/// Beyond every value that a game may give.
const INFINITY: i32 = i32::MAX / 2;

/// No search goes deeper than this.
const MOST_DEPTH: u32 = 120;

/// The clock is read once in so many positions: often enough for a hard deadline.
const LOOK_EVERY: u64 = 512;

/// A game's own judgement. Stronger judgement goes in here and nothing else changes.
pub trait Evaluate<G: Perfect> {
    /// What a position that goes on is worth to a seat. The other seat's is its negative.
    fn value(&self, position: &G, seat: Seat) -> i32;

    /// What a finished position is worth to a seat; larger in size than any `Evaluate::value`.
    fn ended(&self, position: &G, seat: Seat) -> i32;

    /// How promising an action looks at first sight: the larger, the sooner it is tried.
    fn promise(&self, position: &G, action: G::Action) -> i32;

    /// A quick key of a position for the table: who moves counts.
    fn key(&self, position: &G) -> u64 {
        position.digest()
    }
}

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found<A> {
    /// The best action.
    pub action: A,
    /// What the position is worth to the player to move.
    pub value: i32,
    /// How many plies were searched through.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// Whether every line was followed to the end of the game.
    pub exact: bool,
}

/// A search with its memory.
pub struct AlphaBeta<G: Perfect, E> {
    evaluate: E,
    bits: u32,
    table: Table<G::Action>,
    /// Lists of actions, one a ply, used again and again.
    lists: Vec<Vec<(i32, G::Action)>>,
    nodes: u64,
    /// Whether a judgement was needed somewhere: if not, the result is exact.
    guessed: bool,
    stopped: bool,
}

impl<G: Perfect, E: Evaluate<G>> AlphaBeta<G, E> {
    /// A search with a table of `1 << bits` slots.
    pub fn new(evaluate: E, bits: u32) -> Self {
        let (table, lists) = (Table::default(), Vec::new());
        AlphaBeta { evaluate, bits, table, lists, nodes: 0, guessed: false, stopped: false }
    }

    /// The game's judgement.
    pub fn evaluate(&self) -> &E {
        &self.evaluate
    }

    /// Searches deeper and deeper until the budget is spent or everything is
    /// known. `None` if nobody is to move.
    pub fn search(&mut self, position: &G, budget: &Budget) -> Option<Found<G::Action>> {
        self.begin(budget);
        let found = self.deepen(position, budget);
        self.end(budget);
        found
    }

    fn deepen(&mut self, position: &G, budget: &Budget) -> Option<Found<G::Action>> {
        let seat = to_move(position)?;
        let mut moves = self.ordered(position, seat);
        let (_, first) = *moves.first()?;
        let mut found = Found {
            action: first,
            value: self.evaluate.value(position, seat),
            depth: 0,
            nodes: 0,
            exact: false,
        };
        for depth in 1..=budget.depth.unwrap_or(MOST_DEPTH).min(MOST_DEPTH) {
            self.guessed = false;
            let Some((best, value)) = self.root(position, seat, &moves, depth, budget) else { break };
            let exact = !self.guessed && !self.stopped;
            found = Found { action: best, value, depth, nodes: 0, exact };
            if self.stopped || exact || moves.len() == 1 {
                break;
            }
            // The best so far first: the next round cuts off more.
            if let Some(index) = moves.iter().position(|&(_, action)| action == best) {
                let front = moves.remove(index);
                moves.insert(0, front);
            }
        }
        found.nodes = self.nodes;
        Some(found)
    }

    /// The value of every action, each searched through `depth` plies with an
    /// open window, in the order of the legal list.
    pub fn values(&mut self, position: &G, depth: u32, budget: &Budget) -> Vec<(G::Action, i32)> {
        let Some(seat) = to_move(position) else { return Vec::new() };
        self.begin(budget);
        let mut values = Vec::new();
        let _ = position.for_each_legal(seat, |action| {
            let next = after(position, seat, action);
            let value = self.value_for(&next, seat, -INFINITY, INFINITY, depth.saturating_sub(1), 1, budget);
            // A value cut short is no value; the judgement of one ply stands in.
            values.push((action, if self.stopped { self.judged(&next, seat) } else { value }));
            ControlFlow::Continue(())
        });
        self.end(budget);
        values
    }

    /// How many positions the last search looked at.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    fn begin(&mut self, budget: &Budget) {
        self.table.prepare(self.bits, &budget.memory);
        self.lists.resize_with(MOST_DEPTH as usize + 1, Vec::new);
        self.nodes = 0;
        self.stopped = false;
        self.guessed = false;
    }

    fn end(&mut self, budget: &Budget) {
        self.table.give_back(&budget.memory);
        if budget.memory.is_shared() {
            self.lists = Vec::new();
        }
    }

    fn ordered(&self, position: &G, seat: Seat) -> Vec<(i32, G::Action)> {
        let mut moves = Vec::new();
        let _ = position.for_each_legal(seat, |action| {
            moves.push((self.evaluate.promise(position, action), action));
            ControlFlow::Continue(())
        });
        moves.sort_by_key(|&(promise, _)| std::cmp::Reverse(promise));
        moves
    }

    /// One round at the root. When time runs out in the middle, what was found
    /// so far counts if the first move was finished; `None` otherwise.
    fn root(
        &mut self,
        position: &G,
        seat: Seat,
        moves: &[(i32, G::Action)],
        depth: u32,
        budget: &Budget,
    ) -> Option<(G::Action, i32)> {
        let mut best: Option<(G::Action, i32)> = None;
        for &(_, action) in moves {
            let next = after(position, seat, action);
            let alpha = best.map_or(-INFINITY, |(_, value)| value);
            let mut value;
            if best.is_none() {
                value = self.value_for(&next, seat, -INFINITY, INFINITY, depth - 1, 1, budget);
            } else {
                value = self.value_for(&next, seat, alpha, alpha + 1, depth - 1, 1, budget);
                if value > alpha && !self.stopped {
                    value = self.value_for(&next, seat, alpha, INFINITY, depth - 1, 1, budget);
                }
            }
            if self.stopped {
                return best;
            }
            if best.is_none() || value > alpha {
                best = Some((action, value));
            }
        }
        best
    }

    /// The value of a position to `seat`, who moved last; the next to move may be the same seat.
    #[allow(clippy::too_many_arguments)] // A window, a depth and a ply are what alpha-beta is.
    fn value_for(
        &mut self,
        position: &G,
        seat: Seat,
        alpha: i32,
        beta: i32,
        depth: u32,
        ply: u32,
        budget: &Budget,
    ) -> i32 {
        match to_move(position) {
            None => self.judged(position, seat),
            Some(mover) if mover == seat => self.node(position, mover, alpha, beta, depth, ply, budget),
            Some(mover) => -self.node(position, mover, -beta, -alpha, depth, ply, budget),
        }
    }

    fn judged(&self, position: &G, seat: Seat) -> i32 {
        if position.pending() == Pending::Over {
            self.evaluate.ended(position, seat)
        } else {
            self.evaluate.value(position, seat)
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn node(
        &mut self,
        position: &G,
        seat: Seat,
        mut alpha: i32,
        beta: i32,
        depth: u32,
        ply: u32,
        budget: &Budget,
    ) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK_EVERY) && budget.is_spent(self.nodes) {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        if depth == 0 || ply >= MOST_DEPTH {
            self.guessed = true;
            return self.evaluate.value(position, seat);
        }
        let key = self.evaluate.key(position);
        let mut known = None;
        if let Some(slot) = self.table.get(key) {
            known = Some(slot.best);
            if slot.depth >= depth {
                let decides = match slot.bound {
                    Bound::Exact => true,
                    Bound::Least => slot.value >= beta,
                    Bound::Most => slot.value <= alpha,
                };
                if decides {
                    // It may rest on a judgement: we cannot tell any more.
                    self.guessed = true;
                    return slot.value;
                }
            }
        }
        let mut moves = std::mem::take(&mut self.lists[ply as usize]);
        moves.clear();
        let _ = position.for_each_legal(seat, |action| {
            let promise =
                if known == Some(action) { i32::MAX } else { self.evaluate.promise(position, action) };
            moves.push((promise, action));
            ControlFlow::Continue(())
        });
        moves.sort_unstable_by_key(|&(promise, _)| std::cmp::Reverse(promise));

        let floor = alpha;
        let mut best: Option<(G::Action, i32)> = None;
        for &(_, action) in &moves {
            let next = after(position, seat, action);
            let mut value;
            if best.is_none() {
                value = self.value_for(&next, seat, alpha, beta, depth - 1, ply + 1, budget);
            } else {
                value = self.value_for(&next, seat, alpha, alpha + 1, depth - 1, ply + 1, budget);
                if value > alpha && value < beta && !self.stopped {
                    value = self.value_for(&next, seat, value, beta, depth - 1, ply + 1, budget);
                }
            }
            if self.stopped {
                break;
            }
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((action, value));
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        self.lists[ply as usize] = moves;
        let Some((action, value)) = best else { return 0 };
        if !self.stopped {
            let bound = if value >= beta {
                Bound::Least
            } else if value > floor {
                Bound::Exact
            } else {
                Bound::Most
            };
            self.table.put(key, depth, value, bound, action);
        }
        value
    }
}

fn to_move<G: Game>(position: &G) -> Option<Seat> {
    position.pending().seats().iter().next()
}

fn after<G: Game>(position: &G, seat: Seat, action: G::Action) -> G {
    let mut next = position.clone();
    next.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    next
}
