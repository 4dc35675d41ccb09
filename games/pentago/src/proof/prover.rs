//! The prover: "the side to move forces a win", for whoever has many positions to ask about.
//!
//! This is the door to the search; what is behind it may change, this does not:
//! - `Prover::new(memory, threads)` makes one; it keeps what it learned from question to question
//!   (also of positions that turn out to be the same after turning or reflecting the whole board), until it is dropped;
//! - `prove(board, budget)` answers *win*, *no win* or *open*, with counts. The budget bounds time, positions and
//!   the word of somebody else to stop. Asked again it goes on where it stopped, as far as its memory reaches;
//! - `resistance(board)` is how hard a position looks by what was learned so far: the larger, the harder to prove.
//!   A defender who always goes where it is largest is the worst case;
//! - `answer(board, budget)` is a winning move in a won position; what was forgotten is searched again;
//! - `certificate(start, most, budget)` walks a proof down to its end and writes it as `check` reads it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use meydan_search::{Budget, Memory};

use super::certificate::{Certificate, Claim, Step};
use super::dfpn::{Numbers, Verdict};
use super::extract::{NoCertificate, answers};
use super::search::{Search, UNBOUNDED, name};
use super::table::Table;
use super::{Board, first_win};
use crate::solver::Move;
use crate::{Colour, StartPosition, has_five};

/// What a prover found of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Whether the side to move forces a win.
    pub verdict: Verdict,
    /// How hard a proof and a disproof look; settled ones are zero.
    pub numbers: Numbers,
    /// How much the attacker has to leave to the defender, 0 to 7: a rough measure of how hard it is.
    pub left: u8,
    /// Positions that this question took.
    pub nodes: u64,
    /// Positions that were given to the exact solver for it.
    pub solved: u64,
}

/// A search for wins with its memory.
pub struct Prover {
    search: Search,
}

impl Prover {
    /// A prover that takes about so many bytes and at most so many threads.
    #[must_use]
    pub fn new(memory: u64, _threads: usize) -> Prover {
        let bits = (memory / 16).max(16).ilog2();
        Prover { search: Search::new(Table::lent(bits.max(4), &Memory::default())) }
    }

    /// Does the side to move force a win?
    pub fn prove(&mut self, board: Board, budget: &Budget) -> Outcome {
        let (mut nodes, mut leave) = (0, 0);
        self.search.narrow();
        loop {
            let left = budget.nodes.map(|most| most.saturating_sub(nodes));
            let rest = Budget { nodes: left, ..budget.clone() };
            let numbers = self.search.attack(board, leave, &rest);
            nodes += self.search.nodes;
            match numbers.verdict() {
                Verdict::NoWin if leave < UNBOUNDED => leave += 1,
                Verdict::NoWin if self.search.widen() => {}
                verdict => return Outcome { verdict, numbers, left: leave, nodes, solved: 0 },
            }
        }
    }

    /// How hard it looks to prove that the side to move wins, as far as is known: 0 where it is proved.
    #[must_use]
    pub fn resistance(&self, board: Board) -> Option<u32> {
        self.search.table.marked(name(board, true)).map(|(_, known)| known.proof)
    }

    /// A move that wins, in a position that was proved or can be proved within the budget.
    pub fn answer(&mut self, board: Board, budget: &Budget) -> Option<Move> {
        if let Some(one) = first_win(board) {
            return Some(one);
        }
        if let Some(one) = self.winning_move(board) {
            return Some(one);
        }
        match self.prove(board, budget).verdict {
            Verdict::Win => self.winning_move(board),
            _ => None,
        }
    }

    /// A move after which the position is known to be won.
    fn winning_move(&self, board: Board) -> Option<Move> {
        let mut found = None;
        let _ = board.for_each_move(|one, next| {
            let known = || {
                self.search
                    .table
                    .marked(name(next.swapped(), false))
                    .is_some_and(|(_, known)| known.proof == 0)
            };
            if !has_five(next.own) && !has_five(next.other) && known() {
                found = Some(one);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }

    /// Writes down the proof that the side to move wins, in at most so many lines.
    ///
    /// # Errors
    /// Why there is none.
    pub fn certificate(
        &mut self,
        start: StartPosition,
        most: usize,
        budget: &Budget,
    ) -> Result<Certificate, NoCertificate> {
        let attacker = start.to_move();
        let root =
            Board { own: start.marbles[attacker.index()], other: start.marbles[attacker.other().index()] };
        match self.prove(root, budget).verdict {
            Verdict::Win => {}
            Verdict::NoWin | Verdict::Open => return Err(NoCertificate::Open),
        }
        let (mut steps, mut seen, mut waiting) = (BTreeMap::new(), BTreeSet::new(), vec![root]);
        while let Some(board) = waiting.pop() {
            if first_win(board).is_some() {
                continue;
            }
            if steps.len() >= most {
                return Err(NoCertificate::TooLong);
            }
            let one = self.answer(board, budget).ok_or(NoCertificate::Stopped)?;
            let next = board.after(one);
            if !has_five(next.own) {
                answers(next.swapped(), &mut seen, &mut waiting);
            }
            let marbles = match attacker {
                Colour::Red => [board.own, board.other],
                Colour::Black => [board.other, board.own],
            };
            steps.insert(StartPosition { marbles }.to_string(), Step::Play(one));
        }
        Ok(Certificate { start, claim: Claim::Win, steps })
    }
}
