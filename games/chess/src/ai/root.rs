//! What can be done now, weighed: every step, and double moves (CH-27).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use meydan_core::{Rng, Seat};

use super::double::{self, Pair};
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
    /// What is left of it if the opponent answers with a double move that ends the game, once that is known.
    most: Option<i32>,
}

impl From<Pair> for Choice {
    fn from(Pair { first, second, next, value }: Pair) -> Choice {
        Choice { first, second: Some(second), next, value, most: None }
    }
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
        // The opponent's last move, for what it costs to take it back.
        let last = game.sheet.iter().rev().find(|turn| turn.seat == me.other());
        let last = last.and_then(|turn| turn.moves.last()).map(|made| (made.written.from, made.written.to));
        let mut node = Node {
            board: game.board,
            points: game.points,
            negative: game.negative,
            faults: game.negative,
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
            let mut next = if earns { self.node.after(step).node } else { double::silent(&self.node, step) };
            next.charge(me, self.fault(step));
            let value = -search.judgement.value(&next);
            match choices.try_push(Choice { first: step, second: None, next, value, most: None }) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            }
        });
        choices.sort_unstable_by_key(|choice: &Choice| (std::cmp::Reverse(choice.value), choice.first));
        choices
    }

    /// What a seat would pay for a double move in this turn; `None` if it cannot.
    fn price(&self, seat: Seat) -> Option<i32> {
        let price = self.node.values().double;
        let can = self.game.double == Double::None || seat != self.game.turn();
        (can && self.game.points[seat.index()] >= price).then_some(price)
    }

    /// The best double moves at hand.
    fn pairs<const MOST: usize>(
        &self,
        search: &mut Search,
        price: i32,
        least: i32,
    ) -> ArrayVec<Choice, MOST> {
        let best = double::best::<MOST>(&self.node, price, |step| self.fault(step), search, least);
        best.into_iter().map(Choice::from).collect()
    }

    /// What is left of a choice if the opponent answers it with a double move
    /// that ends the game. Other double moves of the opponent are not weighed: a
    /// short look at them is worth less than the deep one at everything else.
    fn answered(&self, choice: &mut Choice, value: i32) -> i32 {
        let Some(price) = self.price(self.game.turn().other()) else { return value };
        let most = choice
            .most
            .unwrap_or_else(|| double::winning(&choice.next, price).map_or(INFINITY, |pair| -pair.value));
        choice.most = Some(most);
        value.min(most)
    }

    /// Looks deeper and deeper until the budget is spent, everything is clear or
    /// so many plies are searched. `None` where nothing can be done.
    pub(super) fn decide(&self, search: &mut Search, most: u32, doubles: bool) -> Option<Decision> {
        let price = self.price(self.game.turn()).filter(|_| doubles);
        if let Some(pair) = price.and_then(|price| double::winning(&self.node, price)) {
            return Some(Decision { choice: pair.into(), value: pair.value, depth: 1 });
        }
        let mut choices = self.choices(search);
        let mut decision =
            choices.first().map(|&choice| Decision { choice, value: choice.value, depth: 0 })?;
        for depth in 1..=most {
            if search.stopped {
                break;
            }
            let Some((best, value)) = self.round(search, &mut choices, depth, decision.value, doubles) else {
                break;
            };
            let chosen = choices.remove(best);
            decision = Decision { choice: chosen, value, depth };
            // The best so far first: the next round cuts off more.
            choices.insert(0, chosen);
            if search.stopped || is_decided(value) && value > 0 || choices.len() == 1 {
                break;
            }
            if let Some(price) = price
                && depth == PAIRS_AFTER
                && !is_decided(value)
            {
                let pairs = self.pairs::<PAIRS>(search, price, value - PAIR_HOPE);
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
            let pairs = self.pairs::<PAIRS_WHEN_DECLARED>(search, 0, -INFINITY);
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
        choices: &mut [Choice],
        depth: u32,
        guess: i32,
        doubles: bool,
    ) -> Option<(usize, i32)> {
        let narrow = depth >= 3 && !is_decided(guess);
        let (mut low, mut high) =
            if narrow { (guess - WINDOW, guess + WINDOW) } else { (-INFINITY, INFINITY) };
        loop {
            let mut alpha = low;
            let mut best = None;
            for (place, choice) in choices.iter_mut().enumerate() {
                let plies = depth as i32 - 1;
                let mut value = -INFINITY;
                if place > 0 {
                    value = -search.value(&choice.next, plies, -alpha - 1, -alpha);
                }
                if place == 0 || value > alpha && value < high && !search.stopped {
                    value = -search.value(&choice.next, plies, -high, -alpha);
                }
                if doubles && value > alpha && !search.stopped {
                    value = self.answered(choice, value);
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
        let mut choices = self.choices(search);
        let mut reached = 0;
        for round in 1..=depth {
            let mut values = ArrayVec::<i32, MOST_CHOICES>::new();
            for choice in &choices {
                values.push(-search.value(&choice.next, round as i32 - 1, -INFINITY, INFINITY));
            }
            // A round that was cut short says nothing.
            if search.stopped {
                break;
            }
            choices.iter_mut().zip(values).for_each(|(choice, value)| choice.value = value);
            reached = round;
        }
        let weighed = choices.into_iter().map(|choice| {
            let shift = rng.range(2 * off + 1) as i32 - off as i32;
            let value = if choice.value > WON / 2 { choice.value } else { choice.value + shift };
            Decision { choice, value, depth: reached }
        });
        // The first of equals.
        weighed.reduce(|best, next| if next.value > best.value { next } else { best })
    }
}
