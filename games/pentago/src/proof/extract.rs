//! From a settled tree to a certificate: the prover's moves are read off what
//! the searches remember; what they forgot is searched again.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use meydan_search::Budget;

use super::certificate::{Certificate, Claim, Step};
use super::outer::Outer;
use super::store::Stage;
use super::table::Name;
use super::{Board, Numbers, Verdict};
use crate::has_five;
use crate::rows::Rows;
use crate::solver::Move;

/// Where it is claimed that there is no win, the solver is asked from so many marbles on.
const NO_WIN_SOLVER_FROM: u32 = 18;

/// Why there is no certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCertificate {
    /// Nothing is settled.
    Open,
    /// It would have more lines than allowed.
    TooLong,
    /// What the store says could not be found again: it was not written by this search.
    NotConfirmed,
    /// Stopped before the end.
    Stopped,
}

impl Outer {
    /// Writes down the proof, in at most so many lines.
    ///
    /// # Errors
    /// Why there is none.
    pub fn certificate(&mut self, most: usize, budget: &Budget) -> Result<Certificate, NoCertificate> {
        let claim = match self.progress().root.verdict() {
            Verdict::Win => Claim::Win,
            Verdict::NoWin => Claim::NotWin,
            Verdict::Open => return Err(NoCertificate::Open),
        };
        let mut steps = BTreeMap::new();
        let mut seen = BTreeSet::new();
        let mut waiting = Vec::new();
        match claim {
            Claim::Win => waiting.push(self.root),
            Claim::NotWin => answers(self.root, &mut seen, &mut waiting),
        }
        while let Some(board) = waiting.pop() {
            if budget.is_spent(0) {
                return Err(NoCertificate::Stopped);
            }
            if Rows::of(board.own, board.other).wins() {
                continue;
            }
            if steps.len() >= most {
                return Err(NoCertificate::TooLong);
            }
            let step = self.step_of(board, claim, budget)?;
            if let Step::Play(one) = step {
                let next = board.after(one);
                if !has_five(next.own) && !has_five(next.other) && next.empty() != 0 {
                    answers(next.swapped(), &mut seen, &mut waiting);
                }
            }
            steps.insert(self.position_of(board).to_string(), step);
        }
        Ok(Certificate { start: self.start(), claim, steps })
    }

    /// What the prover does in a position.
    fn step_of(&mut self, board: Board, claim: Claim, budget: &Budget) -> Result<Step, NoCertificate> {
        let solved = matches!(self.nodes.get(&Name::of(board)), Some((Stage::Solved, _)));
        if solved || claim == Claim::NotWin && board.stones() >= NO_WIN_SOLVER_FROM {
            return Ok(Step::Solver);
        }
        if let Some(one) = self.known_move(board, claim) {
            return Ok(Step::Play(one));
        }
        // Forgotten, or known to the store only: searched again.
        let numbers = match claim {
            Claim::Win => self.attack.attack(board, budget),
            Claim::NotWin => self.attack.withstand(board, budget),
        };
        let wanted = if claim == Claim::Win { Verdict::Win } else { Verdict::NoWin };
        match numbers.verdict() {
            Verdict::Open => Err(NoCertificate::Stopped),
            verdict if verdict != wanted => Err(NoCertificate::NotConfirmed),
            _ => self.known_move(board, claim).map(Step::Play).ok_or(NoCertificate::NotConfirmed),
        }
    }

    /// A move of the prover after which the claim is known to hold.
    fn known_move(&self, board: Board, claim: Claim) -> Option<Move> {
        let wanted = if claim == Claim::Win { Numbers::WIN } else { Numbers::NO_WIN };
        let mut found = None;
        let _ = board.for_each_move(|one, next| {
            let known = |name| {
                let inner = self.attack.known(next.swapped());
                self.nodes.get(&name).map(|node| node.1).filter(|numbers| numbers.is_settled()).or(inner)
            };
            let holds = match (has_five(next.own), has_five(next.other)) {
                (false, false) if next.empty() == 0 => claim == Claim::NotWin,
                // The prover may also see the opponent win at once: then nothing is known.
                (false, false) => known(Name::of(next.swapped())) == Some(wanted),
                // The prover does not win at once here, so this is five for both, or for the other.
                (true, true) => claim == Claim::NotWin,
                (own, _) => own,
            };
            if holds {
                found = Some(one);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }
}

/// All positions after a move of the other side that go on.
pub(super) fn answers(board: Board, seen: &mut BTreeSet<Board>, waiting: &mut Vec<Board>) {
    let _ = board.for_each_move(|one, next| {
        let placed = board.own | one.square.map_or(0, crate::Square::bit);
        let ended = has_five(placed) || has_five(next.own) || has_five(next.other) || next.empty() == 0;
        if !ended && seen.insert(next.swapped()) {
            waiting.push(next.swapped());
        }
        ControlFlow::Continue(())
    });
}
