//! What is left of a budget.

use std::time::{Duration, Instant};

use meydan_search::Budget;

/// The clock is read once in so many positions.
const LOOK_EVERY: u64 = 512;

/// What is left of a budget. On a busy machine the core is given to others now
/// and then, and a look at the clock comes late: it stops early enough for one
/// more of the longest waits of late, but spends three quarters of the time.
pub(super) struct Clock {
    budget: Budget,
    last: Instant,
    /// Kept back for handing over the answer.
    reserve: Duration,
    /// The longest time between two looks; older ones count less.
    longest: Duration,
}

impl Clock {
    pub(super) fn new() -> Clock {
        let (reserve, longest) = (Duration::ZERO, Duration::ZERO);
        Clock { budget: Budget::default(), last: Instant::now(), reserve, longest }
    }

    /// Begins with a budget, and says whether it is spent already.
    pub(super) fn begin(&mut self, budget: &Budget) -> bool {
        self.last = Instant::now();
        let left = |end: Instant| end.saturating_duration_since(self.last);
        let whole = budget.deadline.map_or(Duration::ZERO, left);
        self.longest = (self.longest * 15 / 16).min(whole / 4);
        self.reserve = (whole / 16).min(Duration::from_millis(10)).max(self.longest);
        self.budget = budget.clone();
        budget.is_spent(0) || self.is_up()
    }

    /// Whether it is spent after so many positions.
    #[inline]
    pub(super) fn is_spent(&mut self, nodes: u64) -> bool {
        self.budget.nodes.is_some_and(|most| nodes >= most)
            || nodes.is_multiple_of(LOOK_EVERY) && (self.budget.stop.is_stopped() || self.is_up())
    }

    fn is_up(&mut self) -> bool {
        self.budget.deadline.is_some_and(|deadline| {
            let now = Instant::now();
            let wait = now - self.last;
            self.longest = self.longest.max(wait);
            self.reserve = self.reserve.max(wait);
            self.last = now;
            now + self.reserve >= deadline
        })
    }
}
