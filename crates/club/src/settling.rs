//! Rewards as duels end: the task that a server runs beside its tables.

use std::collections::BTreeSet;
use std::time::Duration;

use tokio::sync::watch;

use crate::{Club, Settlement};

/// After a failure it is tried again so soon, and then ever later.
const SOON: Duration = Duration::from_secs(1);
const LATE: Duration = Duration::from_secs(60);

impl Club {
    /// Rewards every duel that has ended, now and whenever another one does, for as
    /// long as the hall tells of them. `rewarded` is called when somebody got something.
    pub async fn settle_as_they_end(&self, mut ended: watch::Receiver<u64>, rewarded: impl Fn()) {
        let mut wait = SOON;
        // Told of once: they are found again with every duel that ends.
        let mut unreadable = BTreeSet::new();
        loop {
            ended.borrow_and_update();
            let settlement = self
                .settle_ended()
                .await
                .unwrap_or_else(|error| Settlement { failed: Some(error), ..Settlement::default() });
            if settlement.rewarded > 0 {
                rewarded();
            }
            for (table, error) in settlement.unreadable {
                if unreadable.insert(table.to_string()) {
                    tracing::error!(
                        table = table.short(),
                        error,
                        "a duel cannot be read and is not rewarded"
                    );
                }
            }
            if let Some(error) = settlement.failed {
                tracing::error!(%error, "duels could not be rewarded");
                tokio::time::sleep(wait).await;
                wait = (wait * 2).min(LATE);
            } else {
                wait = SOON;
                if ended.changed().await.is_err() {
                    return;
                }
            }
        }
    }
}
