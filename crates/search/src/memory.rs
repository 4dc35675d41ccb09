//! Memory for searches. Where a process thinks for many, all of it comes from one pool and is lent
//! for one thought: as much as is wished, or half of it, or a quarter, and at least a little, so
//! that nobody waits for memory and nobody is refused.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// However little is left, a table has so many slots, as a power of two.
const LEAST_BITS: u32 = 12;

#[derive(Debug)]
struct Pool {
    all: u64,
    lent: AtomicU64,
}

/// Where searches get their memory: a pool, or simply as much as they wish.
#[derive(Clone, Debug, Default)]
pub struct Memory(Option<Arc<Pool>>);

impl Memory {
    /// A pool of so many bytes.
    #[must_use]
    pub fn pool(bytes: u64) -> Memory {
        Memory(Some(Arc::new(Pool { all: bytes, lent: AtomicU64::new(0) })))
    }

    /// Whether others share it: then everything is given back after a thought.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.0.is_some()
    }

    /// How much of the pool is lent now.
    #[must_use]
    pub fn lent(&self) -> u64 {
        self.0.as_ref().map_or(0, |pool| pool.lent.load(Ordering::Relaxed))
    }

    /// Exactly so many bytes, if there are as many left.
    #[must_use]
    pub fn lend_all(&self, bytes: u64) -> Option<Loan> {
        let Some(pool) = &self.0 else { return Some(Loan { pool: None, bytes }) };
        let more = |lent: u64| lent.checked_add(bytes).filter(|lent| *lent <= pool.all);
        pool.lent.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).ok()?;
        Some(Loan { pool: Some(Arc::clone(pool)), bytes })
    }

    /// As many bytes as wished, or half as many, and so on; the least is always lent.
    #[must_use]
    pub fn lend(&self, wished: u64, least: u64) -> Loan {
        let mut bytes = wished;
        while bytes > least {
            if let Some(loan) = self.lend_all(bytes) {
                return loan;
            }
            bytes = (bytes / 2).max(least);
        }
        if let Some(pool) = &self.0 {
            pool.lent.fetch_add(bytes, Ordering::Relaxed);
        }
        Loan { pool: self.0.clone(), bytes }
    }

    /// Room for `1 << bits` things of this kind, or for fewer; how many bits it became.
    #[must_use]
    pub fn lend_slots<T>(&self, bits: u32) -> (Loan, u32) {
        let each = size_of::<T>().max(1) as u64;
        let mut fitting = bits;
        while fitting > LEAST_BITS {
            if let Some(loan) = self.lend_all(each << fitting) {
                return (loan, fitting);
            }
            fitting -= 1;
        }
        (self.lend(each << fitting, each << fitting), fitting)
    }
}

/// Memory that was lent, given back when this goes.
#[derive(Debug, Default)]
pub struct Loan {
    pool: Option<Arc<Pool>>,
    bytes: u64,
}

impl Loan {
    /// How much it is.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

impl Drop for Loan {
    fn drop(&mut self) {
        if let Some(pool) = &self.pool {
            pool.lent.fetch_sub(self.bytes, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn less_is_lent_when_less_is_left_and_nobody_is_refused() {
        let memory = Memory::pool(1000);
        let first = memory.lend(600, 10);
        let second = memory.lend(600, 10);
        assert_eq!((first.bytes(), second.bytes(), memory.lent()), (600, 300, 900));
        assert!(memory.lend_all(200).is_none());
        let rest = memory.lend_all(100).expect("it is left");
        let least = memory.lend(600, 10);
        assert_eq!((least.bytes(), memory.lent()), (10, 1010), "the least is always lent");
        drop((first, second, rest, least));
        assert_eq!(memory.lent(), 0);
    }

    #[test]
    fn tables_shrink_to_what_is_left() {
        let memory = Memory::pool(8 << 14);
        let (all, bits) = memory.lend_slots::<u64>(20);
        assert_eq!((bits, all.bytes()), (14, 8 << 14));
        let (least, bits) = memory.lend_slots::<u64>(20);
        assert_eq!((bits, least.bytes()), (LEAST_BITS, 8 << LEAST_BITS));
        let (small, bits) = memory.lend_slots::<u64>(4);
        assert_eq!((bits, small.bytes()), (4, 8 << 4));
        assert_eq!(Memory::default().lend_slots::<u64>(20).1, 20, "where nobody shares, as wished");
    }
}
