//! What the hall does by itself when time passes: sleeping tables are woken when they are due, and
//! a restart finds out how long clocks ran (HA-24).

use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::Instant;

use crate::naps::Nap;
use crate::refusal::HallError;
use crate::store::StoreError;
use crate::wall::wall;
use crate::{Hall, TableId};

/// How often it is marked that clocks run.
const MARK: Duration = Duration::from_secs(2);

impl Hall {
    /// Wakes sleeping tables when something of theirs comes due.
    pub(crate) async fn wake_in_time(self) {
        loop {
            let table = self.naps.next_due().await;
            let woken = self.wake_as(&table, true).await;
            // Taken by whoever woke it, unless that failed.
            let left = self.naps.take(&table);
            if let (Err(HallError::Store(StoreError::Failed(error))), Some(nap)) = (woken, left) {
                tracing::warn!(table = table.short(), %error, "a table could not be woken; it is tried again");
                self.naps.put(table, Nap { due: Instant::now() + Duration::from_secs(5), ..nap });
            }
        }
    }

    /// Wakes tables whose clocks run, one after the other: whoever looks comes first.
    pub(crate) async fn resume_clocks(self, tables: Vec<TableId>) {
        for table in tables {
            if let Err(error) = self.wake_as(&table, true).await {
                tracing::warn!(table = table.short(), %error, "a table with a clock could not be woken");
            }
        }
    }

    /// Marks up to when clocks ran, so that a process that is killed gives no thinking back.
    pub(crate) async fn mark_in_time(self) {
        let mut again = tokio::time::interval(MARK);
        again.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            again.tick().await;
            if self.house.clocks.load(Ordering::Relaxed) + self.naps.clocks() > 0
                && let Err(error) = self.house.store.ran(wall()).await
            {
                tracing::warn!(%error, "the time of clocks could not be marked");
            }
        }
    }
}
