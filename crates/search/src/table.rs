//! The transposition table: what was found out about positions met before.

use crate::memory::{Loan, Memory};

/// What a stored value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Least,
    /// The value is at most this.
    Most,
}

/// What was found out about a position.
#[derive(Clone, Copy, Debug)]
pub struct Slot<A> {
    key: u64,
    /// How deep the search was.
    pub depth: u32,
    /// What the value is to the player to move.
    pub value: i32,
    /// What the value says.
    pub bound: Bound,
    /// The best action found.
    pub best: A,
}

/// A table of fixed size. A newer entry takes the place of one that is not
/// deeper or belongs to another position of an older search.
pub struct Table<A> {
    slots: Vec<Option<Slot<A>>>,
    _loan: Loan,
}

impl<A> Default for Table<A> {
    /// A table without slots: it remembers nothing.
    fn default() -> Self {
        Table { slots: Vec::new(), _loan: Loan::default() }
    }
}

impl<A: Copy> Table<A> {
    /// Gets ready for a search: with `1 << bits` slots, or fewer where memory is short. What it
    /// has it keeps.
    pub fn prepare(&mut self, bits: u32, memory: &Memory) {
        if self.slots.is_empty() {
            let (loan, bits) = memory.lend_slots::<Option<Slot<A>>>(bits);
            *self = Table { slots: vec![None; 1 << bits], _loan: loan };
        }
    }

    /// The search is over: shared memory is given back.
    pub fn give_back(&mut self, memory: &Memory) {
        if memory.is_shared() {
            *self = Table::default();
        }
    }

    fn index(&self, key: u64) -> usize {
        (key >> 20) as usize & self.slots.len().wrapping_sub(1)
    }

    /// What is known of a position.
    #[must_use]
    pub fn get(&self, key: u64) -> Option<&Slot<A>> {
        self.slots.get(self.index(key))?.as_ref().filter(|slot| slot.key == key)
    }

    /// Notes what was found out.
    pub fn put(&mut self, key: u64, depth: u32, value: i32, bound: Bound, best: A) {
        let index = self.index(key);
        let Some(slot) = self.slots.get_mut(index) else { return };
        // The deeper result of the same position is worth more; another position's is only old.
        if slot.as_ref().is_none_or(|old| old.key != key || old.depth <= depth) {
            *slot = Some(Slot { key, depth, value, bound, best });
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.fill(None);
    }
}
