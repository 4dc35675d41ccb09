//! What can be done now, weighed: every step, and double moves (CH-27).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use meydan_core::Rng;

use super::node::{INFINITY, Node, POINT, WON, is_decided};
use super::search::Search;
use crate::board::{BitBoard, Piece, Step};
use crate::{Chess, Double, Move};

/// What can be done in a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) first: Step,
    /// The second step of a double move that is not declared yet, or only declared.
    pub(super) second: Option<Step>,
    /// What comes of it, with the opponent to move.
    pub(super) next: Node,
    /// What it is worth as far as is known; at the beginning, how promising it looks.
    pub(super) value: i32,
}

/// The most steps, and a few double moves.
const MOST_CHOICES: usize = 280;
/// So many double moves are weighed beside the steps, and so many once one is declared.
const PAIRS: usize = 6;
const PAIRS_WHEN_DECLARED: usize = 24;
/// Double moves are tried after this round.
const PAIRS_AFTER: u32 = 3;
/// A double move that looks worse than the best step by more than this is not tried.
const PAIR_HOPE: i32 = 10 * POINT;
/// The first window around the value of the round before.
const WINDOW: i32 = 6 * POINT;

/// The decision so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decision {
    pub(super) choice: Choice,
    pub(super) value: i32,
    pub(super) depth: u32,
}

/// A position in which something is to be done.
pub(super) struct Root<'a> {
    pub(super) game: &'a Chess,
    pub(super) node: Node,
}

impl Root<'_> {
    /// The position of a game.
    pub(super) fn new(game: &Chess) -> Root<'_> {
        let me = game.turn();
        let [own, other] = [me, me.other()].map(|seat| game.points[seat.index()]);
        // The opponent's last move, for what it costs to take it back.
        let last = game.sheet.iter().rev().find(|turn| turn.seat == me.other());
        let last = last.and_then(|turn| turn.moves.last()).map(|made| (made.written.from, made.written.to));
        let mut node = Node {
            board: game.board,
            lead: own - other,
            negative: game.negative,
            last: [None; 2],
            side_threats: game.side_threats,
        };
        node.last[node.enemy() as usize] = last;
        Root { game, node }
    }

    /// What it costs in negative points to go there (CH-31, CH-32).
    fn fault(&self, step: Step) -> u16 {
        let Some((color, piece)) = self.node.board.on(step.from) else { return 0 };
        let values = self.node.values();
        let castling_rook = self.castling_rook(piece, step);
        let astray = !self.game.touched.is_subset(step.from.bitboard() | castling_rook);
        let mut cost = 0;
        if astray && !self.game.charged[color as usize] {
            cost += values.touch;
        }
        if self.game.goes_back(Move::new(piece, step)) {
            cost += values.back;
        }
        cost
    }

    fn castling_rook(&self, piece: Piece, step: Step) -> BitBoard {
        if piece != Piece::King || (step.from as u8).abs_diff(step.to as u8) != 2 {
            return BitBoard::EMPTY;
        }
        let mut board = self.node.board;
        board.play(step).rook.map_or(BitBoard::EMPTY, |(from, _)| from.bitboard())
    }

    /// Every step of an ordinary turn or of the second half of a double move,
    /// the most promising first.
    pub(super) fn steps(&self, search: &Search) -> ArrayVec<Choice, MOST_CHOICES> {
        let me = self.node.board.turn() as usize;
        let earns = self.game.double == Double::None;
        let mut choices = ArrayVec::new();
        let _ = self.node.board.for_each_step(|step| {
            let mut next = if earns { self.node.after(step).node } else { self.silent(step) };
            next.negative[me] += self.fault(step);
            let value = -search.judgement.value(&next);
            match choices.try_push(Choice { first: step, second: None, next, value }) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            }
        });
        choices.sort_unstable_by_key(|choice: &Choice| (std::cmp::Reverse(choice.value), choice.first));
        choices
    }

    /// A step that earns nothing.
    fn silent(&self, step: Step) -> Node {
        let mut next = Node { lead: -self.node.lead, ..self.node };
        next.board.play(step);
        next.last[self.node.board.turn() as usize] = Some((step.from, step.to));
        next
    }

    /// Calls with every double move: what is paid is paid, and nothing is earned.
    fn for_each_pair(&self, mut f: impl FnMut(Choice) -> ControlFlow<()>) -> ControlFlow<()> {
        let price = if self.game.double == Double::None { self.node.values().double } else { 0 };
        let me = self.node.board.turn() as usize;
        self.node.board.for_each_step(|first| {
            let mut half = self.silent(first);
            half.lead += price;
            half.negative[me] += self.fault(first);
            half.board.pass();
            let between = half.board;
            between.for_each_step(|second| {
                let mut next = half;
                next.board.play(second);
                if (second.from, second.to) == (first.to, first.from) {
                    // There and back: a turn for nothing.
                    return ControlFlow::Continue(());
                }
                next.last[me] = Some((second.from, second.to));
                f(Choice { first, second: Some(second), next, value: 0 })
            })
        })
    }

    /// Whether a double move can be declared, and leaves a lead.
    fn can_double(&self) -> bool {
        let me = self.game.turn();
        self.game.double == Double::None && self.game.points[me.index()] >= self.node.values().double
    }

    /// A double move that ends the game at once, and wins it.
    fn winning_pair(&self) -> Option<Choice> {
        if !self.can_double() || self.node.lead <= self.node.values().double {
            return None;
        }
        let mut found = None;
        let _ = self.for_each_pair(|choice| {
            let next = &choice.next;
            if next.is_drawn_out() || !next.board.has_step() {
                found = Some(Choice { value: -next.finished(1), ..choice });
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }

    /// The double moves that look best, and better than so much.
    fn pairs<const MOST: usize>(&self, search: &mut Search, least: i32) -> ArrayVec<Choice, MOST> {
        let mut best = ArrayVec::<Choice, MOST>::new();
        let _ = self.for_each_pair(|mut choice| {
            let floor = if best.is_full() { best[MOST - 1].value.max(least) } else { least };
            // Who looks worse even before the opponent captures is not looked at.
            if -search.judgement.value(&choice.next) + 2 * POINT * 3 < floor {
                return ControlFlow::Continue(());
            }
            choice.value = -search.quiet(&choice.next, 1, -INFINITY, -floor);
            if search.stopped {
                return ControlFlow::Break(());
            }
            let known = best.iter().any(|other| other.next.board.hash() == choice.next.board.hash());
            if choice.value > floor && !known {
                if best.is_full() {
                    best.pop();
                }
                let place = best.partition_point(|other| other.value >= choice.value);
                best.insert(place, choice);
            }
            ControlFlow::Continue(())
        });
        best
    }

    /// Looks deeper and deeper until the budget is spent, everything is clear or
    /// so many plies are searched. `None` where nothing can be done.
    pub(super) fn decide(&self, search: &mut Search, most: u32, doubles: bool) -> Option<Decision> {
        if let Some(choice) = self.winning_pair().filter(|_| doubles) {
            return Some(Decision { choice, value: choice.value, depth: 1 });
        }
        let mut choices = self.choices(search);
        let mut decision =
            choices.first().map(|&choice| Decision { choice, value: choice.value, depth: 0 })?;
        for depth in 1..=most {
            if search.stopped {
                break;
            }
            search.begin_round(depth);
            let Some((best, value)) = self.round(search, &choices, depth, decision.value) else { break };
            let chosen = choices.remove(best);
            decision = Decision { choice: chosen, value, depth };
            // The best so far first: the next round cuts off more.
            choices.insert(0, chosen);
            if search.stopped || is_decided(value) && value > 0 || choices.len() == 1 {
                break;
            }
            if doubles && depth == PAIRS_AFTER && self.can_double() && !is_decided(value) {
                let pairs = self.pairs::<PAIRS>(search, value - PAIR_HOPE);
                if !search.stopped {
                    let room = choices.remaining_capacity();
                    choices.extend(pairs.into_iter().take(room));
                }
            }
        }
        Some(decision)
    }

    /// What there is to choose from.
    fn choices(&self, search: &mut Search) -> ArrayVec<Choice, MOST_CHOICES> {
        if self.game.double == Double::Declared {
            let pairs = self.pairs::<PAIRS_WHEN_DECLARED>(search, -INFINITY);
            if !pairs.is_empty() {
                return pairs.into_iter().collect();
            }
        }
        self.steps(search)
    }

    /// One round: the place of the best choice and its value. When time runs out
    /// in the middle, what was found so far counts.
    pub(super) fn round(
        &self,
        search: &mut Search,
        choices: &[Choice],
        depth: u32,
        guess: i32,
    ) -> Option<(usize, i32)> {
        let narrow = depth >= 3 && !is_decided(guess);
        let (mut low, mut high) =
            if narrow { (guess - WINDOW, guess + WINDOW) } else { (-INFINITY, INFINITY) };
        loop {
            let mut alpha = low;
            let mut best = None;
            for (place, choice) in choices.iter().enumerate() {
                let plies = depth as i32 - 1;
                let mut value = -INFINITY;
                if place > 0 {
                    value = -search.value(&choice.next, plies, -alpha - 1, -alpha);
                }
                if place == 0 || value > alpha && value < high && !search.stopped {
                    value = -search.value(&choice.next, plies, -high, -alpha);
                }
                if search.stopped {
                    return best;
                }
                if value > alpha {
                    alpha = value;
                    best = Some((place, value));
                    if value >= high {
                        break;
                    }
                }
            }
            match best {
                None if low > -INFINITY => low = -INFINITY,
                Some((_, value)) if value >= high && high < INFINITY => high = INFINITY,
                _ => return best,
            }
        }
    }

    /// Weighs every step through so many plies, each a little wrong, and takes
    /// the best: how weaker players go astray.
    pub(super) fn decide_carelessly(
        &self,
        search: &mut Search,
        depth: u32,
        off: u32,
        rng: &mut Rng,
    ) -> Option<Decision> {
        let choices = self.choices(search);
        search.begin_round(depth);
        let mut best: Option<Decision> = None;
        for choice in choices {
            let value = -search.value(&choice.next, depth as i32 - 1, -INFINITY, INFINITY);
            // A value that was cut short is none; what the choice looks like stands in.
            let value = if search.stopped { choice.value } else { value };
            let shift = rng.range(2 * off + 1) as i32 - off as i32;
            let value = if value > WON / 2 { value } else { value + shift };
            if best.is_none_or(|best| value > best.value) {
                best = Some(Decision { choice, value, depth });
            }
        }
        best
    }
}
