//! How much a computer may think: time, nodes, depth, memory, and a way to stop it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::Memory;

/// A flag by which somebody else ends a search at once.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the search.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was ended.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How much a computer may think about one decision. The deadline is hard: a
/// search gives the best it has when it comes.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// When it must have answered.
    pub deadline: Option<Instant>,
    /// At most so many positions.
    pub nodes: Option<u64>,
    /// At most so many plies.
    pub depth: Option<u32>,
    /// Somebody else's word that it is enough.
    pub stop: Stop,
    /// Where it gets its memory.
    pub memory: Memory,
    /// At most so many threads; as many as there are cores, if it is not said.
    pub threads: Option<usize>,
}

impl Budget {
    /// How many threads it may use.
    #[must_use]
    pub fn most_threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.unwrap_or_else(cores).max(1)
    }

    /// So much time from now.
    #[must_use]
    pub fn time(time: Duration) -> Budget {
        Budget { deadline: Some(Instant::now() + time), ..Budget::default() }
    }

    /// At most so many plies.
    #[must_use]
    pub fn depth(depth: u32) -> Budget {
        Budget { depth: Some(depth), ..Budget::default() }
    }

    /// At most so many positions: the same answer on every machine.
    #[must_use]
    pub fn nodes(nodes: u64) -> Budget {
        Budget { nodes: Some(nodes), ..Budget::default() }
    }

    /// Whether it is used up, after so many positions.
    #[must_use]
    pub fn is_spent(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|most| nodes >= most)
            || self.stop.is_stopped()
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}
