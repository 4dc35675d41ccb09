//! When a player that looks ahead must have decided.

use std::time::{Duration, Instant};

use meydan_search::Budget;

/// Time kept back for when others get the core: a quarter, and no more than this.
const MOST_RESERVE: Duration = Duration::from_millis(50);

/// What is left of a budget for one decision.
pub(super) struct Clock<'b> {
    budget: &'b Budget,
    deadline: Option<Instant>,
    last: Instant,
    /// Kept back: at least as long as the longest look lasted.
    reserve: Duration,
}

impl Clock<'_> {
    /// A budget with a deadline of its own.
    pub(super) fn new(budget: &Budget, deadline: Option<Instant>) -> Clock<'_> {
        let now = Instant::now();
        let whole = deadline.map_or(Duration::ZERO, |deadline| deadline.saturating_duration_since(now));
        Clock { budget, deadline, last: now, reserve: (whole / 4).min(MOST_RESERVE) }
    }

    /// Whether it is used up, after so many positions; asked after every look ahead.
    pub(super) fn is_spent(&mut self, nodes: u64) -> bool {
        if self.budget.nodes.is_some_and(|most| nodes >= most) || self.budget.stop.is_stopped() {
            return true;
        }
        let Some(deadline) = self.deadline else { return false };
        let now = Instant::now();
        self.reserve = self.reserve.max(now - self.last);
        self.last = now;
        now + self.reserve >= deadline
    }
}
