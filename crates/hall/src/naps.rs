//! Tables that sleep while their time passes: one queue for the whole hall of what comes due.
//!
//! A table with a running timer costs a line here and nothing else. Time passes for it only
//! as long as the process runs; after a restart it stands still until somebody looks.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tokio::time::Instant;

use crate::TableId;

/// What a sleeping table needs to go on where it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Nap {
    /// Since when the game time of its position passes.
    pub(crate) since: Instant,
    /// When it has something to do by itself.
    pub(crate) due: Instant,
    /// Whether a clock runs.
    pub(crate) clock: bool,
}

#[derive(Default)]
struct Sleeping {
    naps: HashMap<TableId, Nap>,
    /// The same by time.
    by_due: BTreeSet<(Instant, TableId)>,
    /// How many of them have a clock that runs.
    clocks: usize,
}

/// All tables that sleep while their time passes.
pub(crate) struct Naps {
    sleeping: Mutex<Sleeping>,
    /// Something comes due sooner than before.
    sooner: Notify,
    most: usize,
}

impl Naps {
    /// Room for so many.
    pub(crate) fn new(most: usize) -> Naps {
        Naps { sleeping: Mutex::default(), sooner: Notify::new(), most: most.max(1) }
    }

    fn lock(&self) -> MutexGuard<'_, Sleeping> {
        self.sleeping.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table goes to sleep. Where there is no more room, time stands still for the one that
    /// would have slept longest.
    pub(crate) fn put(&self, table: TableId, nap: Nap) {
        let mut sleeping = self.lock();
        sleeping.remove(&table);
        sleeping.by_due.insert((nap.due, table.clone()));
        sleeping.clocks += usize::from(nap.clock);
        sleeping.naps.insert(table, nap);
        while sleeping.naps.len() > self.most {
            let Some((_, last)) = sleeping.by_due.last().cloned() else { break };
            sleeping.remove(&last);
        }
        drop(sleeping);
        self.sooner.notify_one();
    }

    /// A table wakes up.
    pub(crate) fn take(&self, table: &TableId) -> Option<Nap> {
        self.lock().remove(table)
    }

    /// How many sleep.
    pub(crate) fn len(&self) -> usize {
        self.lock().naps.len()
    }

    /// How many of them have a clock that runs.
    pub(crate) fn clocks(&self) -> usize {
        self.lock().clocks
    }

    /// Waits until a table has something to do, and says which. It stays here until it is taken.
    pub(crate) async fn next_due(&self) -> TableId {
        loop {
            let first = self.lock().by_due.first().cloned();
            match first {
                Some((due, table)) if due <= Instant::now() => return table,
                Some((due, _)) => {
                    tokio::select! {
                        () = tokio::time::sleep_until(due) => {}
                        () = self.sooner.notified() => {}
                    }
                }
                None => self.sooner.notified().await,
            }
        }
    }
}

impl Sleeping {
    fn remove(&mut self, table: &TableId) -> Option<Nap> {
        let nap = self.naps.remove(table)?;
        self.by_due.remove(&(nap.due, table.clone()));
        self.clocks -= usize::from(nap.clock);
        Some(nap)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn what_comes_due_first_is_woken_first_and_room_is_bounded() {
        let naps = Naps::new(2);
        let tables = [(); 3].map(|()| TableId::new());
        let since = Instant::now();
        for (table, wait) in tables.iter().zip([300, 100, 200]) {
            naps.put(
                table.clone(),
                Nap { since, due: since + Duration::from_millis(wait), clock: wait == 200 },
            );
        }
        assert_eq!((naps.len(), naps.take(&tables[0])), (2, None), "the last one had no room");
        assert_eq!(naps.clocks(), 1);
        assert_eq!(naps.next_due().await, tables[1]);
        assert!(since.elapsed() >= Duration::from_millis(100), "not before it is due");
        assert!(naps.take(&tables[1]).is_some());
        // One that goes to sleep later and is due sooner.
        naps.put(tables[0].clone(), Nap { since, due: since + Duration::from_millis(150), clock: false });
        assert_eq!(naps.next_due().await, tables[0]);
        assert!(naps.take(&tables[0]).is_some() && naps.take(&tables[0]).is_none());
        assert_eq!(naps.next_due().await, tables[2]);
        assert!(naps.take(&tables[2]).is_some() && naps.clocks() == 0);
    }
}
