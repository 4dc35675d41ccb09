//! Exact solvers, for games that have one.

use meydan_core::Refused;
use meydan_search::Budget;

/// What a solver may take.
#[derive(Clone, Debug)]
pub struct SolveLimits {
    /// At most so many bytes of memory.
    pub memory: u64,
    /// At most so many threads.
    pub threads: usize,
    /// How long, and somebody else's word that it is enough.
    pub budget: Budget,
}

/// What a solver found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// `win`, `draw` or `loss` for the player to move.
    pub value: &'static str,
    /// The moves that win.
    pub winning: Vec<String>,
    /// The moves that keep the value.
    pub best: Vec<String>,
    /// Memory that it took at the most.
    pub bytes: u64,
}

/// Is told how much of how much is done.
pub type Progress<'a> = &'a (dyn Fn(u64, u64) + Sync);

/// Solves a position that is given as text.
pub type Solve = fn(&str, &SolveLimits, Progress<'_>) -> Result<Solved, Refused>;
