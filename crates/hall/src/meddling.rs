//! An operator may change a table in the store while the hall runs: its host reads it again then.

use std::time::Duration;

use crate::host::Ask;
use crate::{Hall, TableId};

/// How often the hall looks whether somebody did.
const LOOK: Duration = Duration::from_secs(1);

impl Hall {
    /// Has a table read again what is kept of it. Everybody who looks at it is told anew what they hold.
    pub async fn read_again(&self, table: &TableId) {
        self.summaries.forget(table);
        if let Some(host) = self.awake_host(table) {
            // A host that has just ended knows nothing any more.
            let _ = host.send(Ask::Again).await;
        }
    }

    /// Does so for what an operator changed after this line of the journal.
    pub(crate) async fn heed_operators(self, mut last: i64) {
        let mut again = tokio::time::interval(LOOK);
        loop {
            again.tick().await;
            match self.house.store.touched(Some(last)).await {
                Ok((newest, tables)) => {
                    last = newest;
                    for table in tables {
                        self.read_again(&table).await;
                    }
                }
                Err(error) => tracing::warn!(%error, "the journal could not be read"),
            }
        }
    }
}
