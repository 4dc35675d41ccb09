//! The checker of the book. Of every entry it plays the answer and then *every*
//! reply by the rules: each has an entry of its own or is a leaf, and leaves are
//! proved again. What it knows is the rules, the symmetries and the prover.

use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use meydan_core::{Seat, Seed};
use meydan_search::Budget;

use super::{Book, BookFault, Guarantee};
use crate::moves::Board;
use crate::proof::campaign::{LEAF_POSITIONS, prove_leaf};
use crate::proof::check::{every_answer, name, play, wins_at_once};
use crate::proof::{Prover, Verdict};
use crate::solver::Move;
use crate::{Action, Colour, Pentago, StartPosition};

/// What is checked of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Every entry, and every leaf.
    All,
    /// So many entries drawn at random, with one leaf each.
    Sample {
        /// How many.
        count: usize,
        /// What the draw follows from.
        seed: u64,
    },
}

/// What was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookChecked {
    /// Entries of which every reply was followed.
    pub entries: usize,
    /// Replies that were followed.
    pub replies: usize,
    /// Leaves that were proved again.
    pub leaves: usize,
    /// Positions that this took, and the hardest leaf took.
    pub nodes: (u64, u64),
    /// What the book says of the first move.
    pub guarantee: Guarantee,
}

/// Why a book proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookWrong {
    /// It cannot be read, or what stands somewhere makes no sense.
    Unreadable(BookFault),
    /// The answer in this position breaks the rules.
    Illegal(String),
    /// From this position the game can end otherwise than with red's win.
    Escapes(String),
    /// This position can come up, has no entry and too few marbles for a leaf.
    Uncovered(String),
    /// This leaf could not be proved again.
    Unproved(String),
    /// This position has an entry and never comes up.
    Unreached(String),
    /// Stopped before the end.
    Stopped,
}

/// With so many marbles a position without an entry is a leaf.
const LEAVES_FROM: u32 = 6;
/// A book may have been written by another search: what was a leaf to that one is given this many positions …
const PATIENCE: u64 = 20_000_000;
/// … and bytes.
const PATIENT_MEMORY: u64 = 128 << 20;

/// Checks a book. `progress` is told how many of how many entries are done.
///
/// # Errors
/// The first fault that was found, and where it is.
pub fn check_book(
    book: &Book,
    which: Which,
    threads: usize,
    budget: &Budget,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<BookChecked, BookWrong> {
    book.make_sense().map_err(BookWrong::Unreadable)?;
    let mut entries: Vec<(Board, Move)> = book.entries().collect();
    let mut rng = Seed::from_number(if let Which::Sample { seed, .. } = which { seed } else { 0 }).rng();
    if let Which::Sample { count, .. } = which {
        rng.shuffle(&mut entries);
        entries.truncate(count);
    }
    let draws: Vec<u32> = entries.iter().map(|_| rng.next_u32()).collect();
    let checker = Checker { book, which, budget, seen: Mutex::default(), found: Mutex::default() };
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(entry) = entries.get(index) else { return };
                    if lock(&checker.found).wrong.is_some() {
                        return;
                    }
                    if let Err(wrong) = checker.one(*entry, draws[index]) {
                        lock(&checker.found).wrong.get_or_insert(wrong);
                    }
                    progress(index as u64 + 1, entries.len() as u64);
                }
            });
        }
    });
    let found = checker.found.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(wrong) = found.wrong {
        return Err(wrong);
    }
    if which == Which::All {
        let seen = checker.seen.into_inner().unwrap_or_else(PoisonError::into_inner);
        let unreached =
            entries.iter().find(|(board, _)| board.stones() > LEAVES_FROM && !seen.contains(board));
        if let Some((board, _)) = unreached {
            return Err(BookWrong::Unreached(text(*board)));
        }
    }
    Ok(BookChecked {
        entries: entries.len(),
        replies: found.replies,
        leaves: found.leaves,
        nodes: (found.nodes, found.most),
        guarantee: book.guarantee(),
    })
}

struct Checker<'a> {
    book: &'a Book,
    which: Which,
    budget: &'a Budget,
    /// Positions that came up.
    seen: Mutex<HashSet<Board>>,
    found: Mutex<Found>,
}

#[derive(Default)]
struct Found {
    replies: usize,
    leaves: usize,
    nodes: u64,
    most: u64,
    wrong: Option<BookWrong>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn text(board: Board) -> String {
    StartPosition { marbles: [board.own, board.other] }.to_string()
}

impl Checker<'_> {
    /// Follows every reply to an answer.
    fn one(&self, (board, answer): (Board, Move), draw: u32) -> Result<(), BookWrong> {
        if self.budget.is_spent(0) {
            return Err(BookWrong::Stopped);
        }
        let position = Pentago::new(StartPosition { marbles: [board.own, board.other] }, Seat::FIRST);
        let mut next = position.clone();
        for action in answer.square.map(Action::Place).into_iter().chain(answer.turn.map(Action::Turn)) {
            next = play(&next, action).ok_or_else(|| BookWrong::Illegal(name(&position)))?;
        }
        let won = |ended: &Pentago| ended.winner() == Some(Colour::Red);
        match next.to_move() {
            None if won(&next) => return Ok(()),
            Some(Colour::Black) => {}
            _ => return Err(BookWrong::Escapes(name(&position))),
        }
        let mut after = Vec::new();
        if !every_answer(&next, won, &mut after) {
            return Err(BookWrong::Escapes(name(&position)));
        }
        lock(&self.found).replies += after.len();
        let mut leaves = Vec::new();
        let mut here = HashSet::new();
        for reply in after {
            let [own, other] = [Colour::Red, Colour::Black].map(|colour| reply.marbles(colour).0);
            let board = Board { own, other }.canonical().0;
            if !here.insert(board) || wins_at_once(&reply) {
                continue;
            }
            let new = lock(&self.seen).insert(board);
            if self.book.answer(board).is_none() {
                if board.stones() < LEAVES_FROM {
                    return Err(BookWrong::Uncovered(text(board)));
                }
                if new || self.which != Which::All {
                    leaves.push(board);
                }
            }
        }
        if self.which != Which::All && !leaves.is_empty() {
            leaves = vec![leaves[draw as usize % leaves.len()]];
        }
        leaves.into_iter().try_for_each(|leaf| self.leaf(leaf))
    }

    /// Proves a leaf again.
    fn leaf(&self, leaf: Board) -> Result<(), BookWrong> {
        let (mut won, mut nodes) = prove_leaf(leaf, LEAF_POSITIONS, self.budget);
        if !won {
            let budget = Budget { nodes: Some(PATIENCE), ..self.budget.clone() };
            let outcome = Prover::new(PATIENT_MEMORY, 1).prove(leaf, &budget);
            won = outcome.verdict == Verdict::Win;
            nodes += outcome.nodes;
        }
        if !won {
            let stopped = self.budget.is_spent(0);
            return Err(if stopped { BookWrong::Stopped } else { BookWrong::Unproved(text(leaf)) });
        }
        let mut found = lock(&self.found);
        found.leaves += 1;
        found.nodes += nodes;
        found.most = found.most.max(nodes);
        Ok(())
    }
}
