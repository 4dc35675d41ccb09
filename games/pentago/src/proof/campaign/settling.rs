//! One worker's searches: whether a position is won, and then answers for red
//! down to leaves, positions that are proved again by little work.
//!
//! What a leaf may take is counted in positions that a search with a fresh
//! memory looks at, on one thread: so it is the same on every machine.

use std::sync::LazyLock;

use meydan_core::Digest;
use meydan_search::Budget;

use super::facts::{Fact, replies};
use super::folder::{CampaignFault, Entry, Step};
use super::prices::LEVELS;
use super::run::Shared;
use super::watch::Watch;
use crate::StartPosition;
use crate::moves::Board;
use crate::proof::{Prover, Verdict};

/// A leaf is proved by looking at no more positions than this …
pub const LEAF_POSITIONS: u64 = 20_000;
/// … with so many bytes of memory.
pub const LEAF_MEMORY: u64 = 1 << 20;

/// After so many times the work of the last level nothing is expected to come any more.
const MOST_ROUNDS: usize = 8;

/// How a piece of work ended, if not well.
pub(super) enum Unfinished {
    /// The budget was spent.
    Stopped,
    /// What was proved could not be proved again: not now.
    Lost,
    /// The folder cannot be written.
    Fault(CampaignFault),
}

impl From<CampaignFault> for Unfinished {
    fn from(fault: CampaignFault) -> Unfinished {
        Unfinished::Fault(fault)
    }
}

/// Proves a leaf, as anybody can do again: how many positions it took, or `None`.
pub(crate) fn prove_leaf(position: Board, most: u64, budget: &Budget) -> (bool, u64) {
    let budget = Budget { nodes: Some(most), ..budget.clone() };
    let outcome = Prover::new(LEAF_MEMORY, 1).prove(position, &budget);
    (outcome.verdict == Verdict::Win, outcome.nodes)
}

/// Positions whose proofs are short, to tell one search from another.
const SAMPLES: [&str; 6] = [
    "......X..O.XXO....O.X............O..",
    ".XXX.O.............X...O....XO.O....",
    "......O.......XO...X....OO.X...O..XX",
    "....X.XO.X.O....O.....X.....X.XO..O.",
    ".......OX.XOXX..XO.X.......O.....O.O",
    "..OO........XO...OOXX..O...X.X.....X",
];

/// What a leaf is depends on the search: this tells searches apart by what they do.
pub(super) fn search_signature() -> u64 {
    static SIGNATURE: LazyLock<u64> = LazyLock::new(|| {
        let digest = Digest::new("search").word(LEAF_POSITIONS).word(LEAF_MEMORY);
        let samples = SAMPLES.iter().filter_map(|text| text.parse::<StartPosition>().ok());
        let done = samples.fold(digest, |digest, StartPosition { marbles: [own, other] }| {
            let (won, nodes) = prove_leaf(Board { own, other }, LEAF_POSITIONS, &Budget::default());
            digest.word(u64::from(won)).word(nodes)
        });
        done.finish()
    });
    *SIGNATURE
}

/// A worker with its memory.
pub(super) struct Worker<'a> {
    pub(super) prover: Prover,
    pub(super) shared: &'a Shared,
    pub(super) budget: &'a Budget,
}

impl Worker<'_> {
    /// Takes a position one level further.
    pub(super) fn try_once(&mut self, position: Board, level: usize) -> Result<(), Unfinished> {
        let watch = Watch::start();
        if !matches!(self.shared.fact(position), Some(Fact::Answered(_))) {
            let most = LEVELS[level.min(LEVELS.len() - 1)];
            let (step, nodes) = if level == 0 {
                let (won, nodes) = prove_leaf(position, most, self.budget);
                (if won { Step::Leaf } else { Step::Tried }, nodes)
            } else {
                let outcome =
                    self.prover.prove(position, &Budget { nodes: Some(most), ..self.budget.clone() });
                let step = match outcome.verdict {
                    Verdict::Win => Step::Answered(self.answer(position)?.0),
                    Verdict::NoWin => Step::Refuted,
                    Verdict::Open => Step::Tried,
                };
                (step, outcome.nodes)
            };
            if step == Step::Tried && self.budget.is_spent(0) {
                return Err(Unfinished::Stopped);
            }
            let entry = Entry { position, step, level, nodes, milliseconds: watch.milliseconds() };
            self.shared.learn(entry)?;
            if !matches!(step, Step::Answered(_)) {
                return Ok(());
            }
        }
        self.settle(position, level)
    }

    /// A winning answer, and how many positions were looked at for it.
    fn answer(&mut self, position: Board) -> Result<(crate::solver::Move, u64), Unfinished> {
        let budget = Budget { nodes: Some(LEVELS[LEVELS.len() - 1]), ..self.budget.clone() };
        let mut nodes = 0;
        for _ in 0..MOST_ROUNDS {
            let outcome = self.prover.prove(position, &budget);
            nodes += outcome.nodes;
            if outcome.verdict == Verdict::Win
                && let Some(answer) = self.prover.answer(position, &budget)
            {
                return Ok((answer, nodes));
            }
            if self.budget.is_spent(0) {
                return Err(Unfinished::Stopped);
            }
        }
        Err(Unfinished::Lost)
    }

    /// Sees to it that every reply to the answer is a leaf, or has an answer of its own that is settled.
    fn settle(&mut self, position: Board, level: usize) -> Result<(), Unfinished> {
        let mut nodes = 0;
        let watch = Watch::start();
        let mut below = 0;
        let answer = match self.shared.fact(position) {
            Some(Fact::Leaf | Fact::Settled(_)) => return Ok(()),
            Some(Fact::Answered(answer)) => answer,
            _ => {
                let (answer, nodes) = self.answer(position)?;
                let step = Step::Answered(answer);
                let milliseconds = watch.milliseconds();
                self.shared.learn(Entry { position, step, level, nodes, milliseconds })?;
                below += milliseconds;
                answer
            }
        };
        let replies = replies(position, answer).ok_or(Unfinished::Lost)?;
        for reply in replies {
            match self.shared.fact(reply) {
                Some(Fact::Leaf | Fact::Settled(_)) => continue,
                Some(Fact::Answered(_)) => {}
                _ => {
                    let (won, looked_at) = prove_leaf(reply, LEAF_POSITIONS, self.budget);
                    nodes += looked_at;
                    if won {
                        continue;
                    }
                    if self.budget.is_spent(0) {
                        return Err(Unfinished::Stopped);
                    }
                }
            }
            // What is below counts its own time.
            let inner = Watch::start();
            self.settle(reply, level)?;
            below += inner.milliseconds();
        }
        let milliseconds = watch.milliseconds().saturating_sub(below);
        self.shared.learn(Entry { position, step: Step::Settled, level, nodes, milliseconds })?;
        Ok(())
    }
}
