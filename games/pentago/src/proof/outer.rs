//! The outer tree: best first, kept on disk, its leaves examined by a bounded
//! proof-number search and, where enough marbles are on the board, by the exact
//! solver. So it goes on where the table of one search would overflow, and
//! after the process ended.
//!
//! A leaf is first examined. If it is still the most promising one later, it is
//! solved or, with too few marbles for that, expanded.

use std::collections::HashMap;
use std::path::Path;
use std::time::{Duration, Instant};

use meydan_core::Seat;
use meydan_search::Budget;

use super::dfpn::{Attack, Child, Summary, attacks, defences, summary};
use super::store::{Entry, Stage, Store, StoreFault};
use super::table::Name;
use super::{Board, Numbers, Verdict};
use crate::solver::{Solver, Value};
use crate::{Colour, Pentago, StartPosition};

/// Positions that one examination looks at.
const EXAMINE: u64 = 20_000;
/// With so many marbles a leaf that was examined in vain is solved instead of expanded.
const SOLVE_FROM: u32 = 18;
/// With so many it is solved at once.
const SOLVE_AT_ONCE_FROM: u32 = 21;
/// The disk is waited for so often.
const FLUSH_EVERY: Duration = Duration::from_secs(5);

/// What a search for a proof may take.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The exact solver that settles leaves: its memory and threads.
    pub solver: Solver,
    /// How many positions the inner search remembers, as a power of two.
    pub table_bits: u32,
    /// How long, and somebody else's word that it is enough.
    pub budget: Budget,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Positions in the tree.
    pub positions: u64,
    /// The numbers of the position that is asked about.
    pub root: Numbers,
}

/// The tree of one position.
pub struct Outer {
    start: StartPosition,
    pub(super) root: Board,
    pub(super) nodes: HashMap<Name, (Stage, Numbers)>,
    pub(super) attack: Attack,
    store: Store,
    limits: Limits,
    flushed: Instant,
}

impl Outer {
    /// Opens or begins the tree of a position in a folder.
    ///
    /// # Errors
    /// When the store cannot be used.
    pub fn open(folder: &Path, start: StartPosition, limits: Limits) -> Result<Outer, StoreFault> {
        let (store, entries) = Store::open(folder, start)?;
        let mover = start.to_move().index();
        let root = Board { own: start.marbles[mover], other: start.marbles[1 - mover] };
        let attack = Attack::new(limits.table_bits);
        let mut outer =
            Outer { start, root, nodes: HashMap::new(), attack, store, limits, flushed: Instant::now() };
        let mut expanded = Vec::new();
        for Entry { name, stage, numbers } in entries {
            outer.nodes.insert(name, (stage, numbers));
            if stage == Stage::Expanded {
                expanded.push(name.board());
            }
        }
        // The numbers of inner positions follow from those of the leaves: the fullest boards first.
        expanded.sort_by_key(|board| std::cmp::Reverse(board.stones()));
        for board in expanded {
            outer.sum_up(board);
        }
        Ok(outer)
    }

    /// The position that it is about.
    #[must_use]
    pub fn start(&self) -> StartPosition {
        self.start
    }

    /// How far it has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let root =
            self.nodes.get(&Name::of(self.root)).map_or(Numbers { proof: 1, disproof: 1 }, |node| node.1);
        Progress { positions: self.nodes.len() as u64, root }
    }

    /// Goes on until it is settled or the budget is spent.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn run(&mut self, tell: &mut dyn FnMut(Progress)) -> Result<Verdict, StoreFault> {
        while self.progress().root.verdict() == Verdict::Open && !self.limits.budget.is_spent(0) {
            self.step()?;
            tell(self.progress());
            if self.flushed.elapsed() > FLUSH_EVERY {
                self.store.flush()?;
                self.flushed = Instant::now();
            }
        }
        self.store.flush()?;
        Ok(self.progress().root.verdict())
    }

    pub(super) fn is_attacking(&self, board: Board) -> bool {
        (board.stones() + self.root.stones()).is_multiple_of(2)
    }

    /// Looks at the most promising leaf.
    fn step(&mut self) -> Result<(), StoreFault> {
        let mut path = vec![self.root];
        let mut children = Vec::new();
        while let Some(&board) = path.last() {
            if !matches!(self.nodes.get(&Name::of(board)), Some((Stage::Expanded, _))) {
                break;
            }
            if self.children(board, &mut children).is_some() {
                break;
            }
            let Summary { best, .. } = summary(&children, self.is_attacking(board));
            path.push(children[best].board);
        }
        if let Some(leaf) = path.pop() {
            self.look_at(leaf)?;
        }
        while let Some(board) = path.pop() {
            self.sum_up(board);
        }
        Ok(())
    }

    fn children(&self, board: Board, children: &mut Vec<Child>) -> Option<Numbers> {
        let known = |name| self.nodes.get(&name).map(|node| node.1);
        if self.is_attacking(board) {
            attacks(board, known, children)
        } else {
            defences(board, known, children)
        }
    }

    /// What follows for an expanded position from its children.
    fn sum_up(&mut self, board: Board) {
        let mut children = Vec::new();
        let settled = self.children(board, &mut children);
        let numbers = settled.unwrap_or_else(|| summary(&children, self.is_attacking(board)).numbers);
        self.nodes.insert(Name::of(board), (Stage::Expanded, numbers));
    }

    fn look_at(&mut self, board: Board) -> Result<(), StoreFault> {
        let name = Name::of(board);
        let stones = board.stones();
        let before = self.nodes.get(&name).copied();
        let examined = matches!(before, Some((Stage::Examined, _)));
        let solved = if stones >= SOLVE_AT_ONCE_FROM || examined && stones >= SOLVE_FROM {
            self.solve(board)
        } else {
            None
        };
        let found = match (solved, before) {
            (Some(numbers), _) => Some((Stage::Solved, numbers)),
            (None, Some((Stage::Examined, numbers))) => Some((Stage::Expanded, numbers)),
            (None, _) => self.examine(board),
        };
        // Stopped in the middle: nothing was learned.
        let Some((stage, numbers)) = found else { return Ok(()) };
        self.store.add(Entry { name, stage, numbers })?;
        self.nodes.insert(name, (stage, numbers));
        if stage == Stage::Expanded {
            self.sum_up(board);
        }
        Ok(())
    }

    fn examine(&mut self, board: Board) -> Option<(Stage, Numbers)> {
        self.attack.forget_open();
        let budget = Budget { nodes: Some(EXAMINE), ..self.limits.budget.clone() };
        let numbers = if self.is_attacking(board) {
            self.attack.attack(board, &budget)
        } else {
            self.attack.withstand(board, &budget)
        };
        match numbers.verdict() {
            Verdict::Open if self.limits.budget.is_spent(0) => None,
            Verdict::Open => Some((Stage::Examined, numbers)),
            Verdict::Win => Some((Stage::Searched, Numbers::WIN)),
            Verdict::NoWin => Some((Stage::Searched, Numbers::NO_WIN)),
        }
    }

    /// What the exact solver says, if the position fits its memory.
    fn solve(&self, board: Board) -> Option<Numbers> {
        let start = self.position_of(board);
        let position = Pentago::new(start, Seat::FIRST);
        let solution = self.limits.solver.solve(&position, &self.limits.budget, &|_, _| ()).ok()?;
        let wanted = if self.is_attacking(board) { Value::Win } else { Value::Loss };
        Some(if solution.value == wanted { Numbers::WIN } else { Numbers::NO_WIN })
    }

    /// A board as a position of the game.
    pub(super) fn position_of(&self, board: Board) -> StartPosition {
        let attacker = self.start.to_move();
        let mover = if self.is_attacking(board) { attacker } else { attacker.other() };
        match mover {
            Colour::Red => StartPosition { marbles: [board.own, board.other] },
            Colour::Black => StartPosition { marbles: [board.other, board.own] },
        }
    }
}
