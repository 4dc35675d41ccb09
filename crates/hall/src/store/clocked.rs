//! What is kept for all clocks at once (HA-24): up to when they ran, and that they stood still since.

use sqlx::Row;
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteRow};

use super::{SqliteStore, StoreError};
use crate::TableId;

fn ran<'q>(until: u64) -> Query<'q, Sqlite, SqliteArguments> {
    sqlx::query(
        "INSERT INTO ran (id, until) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET until = excluded.until",
    )
    .bind(i64::try_from(until).unwrap_or(i64::MAX))
}

impl SqliteStore {
    pub(super) async fn resume_clocks(&self, now: u64, most: usize) -> Result<Vec<TableId>, StoreError> {
        let mut tx = self.pool().begin_with("BEGIN IMMEDIATE").await?;
        // A clock in days never stands still.
        sqlx::query(
            "UPDATE tables SET owed = 1, origin = origin
                 + max(0, ?1 - max(changed, (SELECT coalesce(max(until), 0) FROM ran)))
             WHERE over = 0 AND origin IS NOT NULL AND clock IS NOT NULL AND clock NOT LIKE '%d'",
        )
        .bind(i64::try_from(now).unwrap_or(i64::MAX))
        .execute(&mut *tx)
        .await?;
        ran(now).execute(&mut *tx).await?;
        let rows = sqlx::query("SELECT id FROM tables WHERE clock IS NOT NULL AND over = 0 LIMIT ?")
            .bind(i64::try_from(most).unwrap_or(i64::MAX))
            .fetch_all(&mut *tx)
            .await?;
        tx.commit().await?;
        let id = |row: &SqliteRow| {
            let id: &str = row.try_get("id")?;
            id.parse().map_err(|()| StoreError::Damaged("id".to_owned()))
        };
        rows.iter().map(id).collect()
    }

    pub(super) async fn mark_ran(&self, until: u64) -> Result<(), StoreError> {
        ran(until).execute(self.pool()).await?;
        Ok(())
    }
}
