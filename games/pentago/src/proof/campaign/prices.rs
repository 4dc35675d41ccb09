//! What a position is expected to cost, in positions that a search looks at:
//! measured on those that were tried so far.

/// So many positions may be looked at, level after level. The first is what a
/// leaf may take; the last is less than a minute's work.
pub(super) const LEVELS: [u64; 5] = [super::LEAF_POSITIONS, 150_000, 1_000_000, 4_000_000, 8_000_000];

/// What was measured of one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Measured {
    pub(super) tries: u64,
    pub(super) proved: u64,
    /// Positions looked at, those for settling what was proved among them.
    pub(super) nodes: u64,
}

/// What was measured, and what follows.
#[derive(Clone, Debug)]
pub(super) struct Prices {
    pub(super) measured: [Measured; LEVELS.len()],
    /// What is still expected for a position that was tried in vain so often.
    rest: [u64; LEVELS.len() + 1],
}

/// Before anything is measured: one of two tries proves, and takes half of what it may.
const GUESSED: u64 = 4;
/// What the last level leaves is expected to take so many times its work.
const BEYOND: u64 = 10;

impl Prices {
    pub(super) fn new() -> Prices {
        let mut prices = Prices { measured: Default::default(), rest: [0; LEVELS.len() + 1] };
        prices.sum_up();
        prices
    }

    pub(super) fn add(&mut self, level: usize, proved: bool, nodes: u64) {
        let Some(measured) = self.measured.get_mut(level) else { return };
        measured.tries += 1;
        measured.proved += u64::from(proved);
        measured.nodes += nodes;
    }

    /// What settling took besides.
    pub(super) fn add_settling(&mut self, level: usize, nodes: u64) {
        if let Some(measured) = self.measured.get_mut(level) {
            measured.nodes += nodes;
        }
    }

    /// Draws the conclusions.
    pub(super) fn sum_up(&mut self) {
        let last = LEVELS.len();
        self.rest[last] = BEYOND * LEVELS[last - 1];
        for (level, &most) in LEVELS.iter().enumerate().rev() {
            let Measured { tries, proved, nodes } = self.measured[level];
            let tries = tries + GUESSED;
            let failed = tries - proved - GUESSED / 2;
            let nodes = nodes + GUESSED * most / 2;
            self.rest[level] = nodes / tries + failed * self.rest[level + 1] / tries;
        }
    }

    /// What is expected for a position that was tried in vain on so many levels.
    pub(super) fn rest(&self, levels: usize) -> u64 {
        // Whatever resisted again and again is expected to go on resisting.
        let again = levels.saturating_sub(LEVELS.len()).min(16);
        self.rest[levels.min(LEVELS.len())] << again
    }
}
