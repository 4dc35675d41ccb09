//! The file that members are kept in: the hall's.

use std::time::{SystemTime, UNIX_EPOCH};

use meydan_catalogue::random_bytes;
use meydan_hall::store::{NewTables, SqliteStore};
use sqlx::sqlite::SqlitePool;
use sqlx::{Row, Sqlite, Transaction};

use crate::Error;
use crate::names::{Derived, fold};
use crate::passwords::Passwords;

/// The migrations, forward only. The first two are those with which the club began, when members
/// were only the club's; their numbers and texts stay as they were.
const MIGRATIONS: [NewTables; 3] = [
    (1001, "club", include_str!("../migrations/sqlite/1001_club.sql")),
    (1002, "visits", include_str!("../migrations/sqlite/1002_visits.sql")),
    (1101, "members", include_str!("../migrations/sqlite/1101_members.sql")),
];

/// A transaction in the hall's file.
pub type Tx = Transaction<'static, Sqlite>;

/// All members. Copies share everything.
#[derive(Clone)]
pub struct Members {
    pub(crate) pool: SqlitePool,
    pub(crate) passwords: Passwords,
}

impl Members {
    /// The members that are kept beside these tables.
    ///
    /// # Errors
    /// When what is kept cannot be read.
    pub async fn of(tables: &SqliteStore) -> Result<Members, Error> {
        tables.migrate(&MIGRATIONS).await?;
        let members = Members { pool: tables.pool().clone(), passwords: Passwords::new() };
        members.derive().await?;
        Ok(members)
    }

    /// Whether what is kept of members is as this version of the program has it.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub async fn is_current(tables: &SqliteStore) -> Result<bool, Error> {
        Ok(tables.has(&MIGRATIONS).await?)
    }

    /// A transaction that nobody else writes in between.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn begin(&self) -> Result<Tx, Error> {
        Ok(self.pool.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// Writes what follows from the names of those who came before it was kept. Of two whose names
    /// fold to the same, the older one has it; the other is still found by the name as it is written.
    async fn derive(&self) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        let rows = sqlx::query("SELECT id, username, nickname FROM members WHERE folded IS NULL ORDER BY id")
            .fetch_all(&mut *tx)
            .await?;
        for row in rows {
            let id: i64 = row.try_get("id")?;
            let (username, nickname): (String, String) = (row.try_get("username")?, row.try_get("nickname")?);
            let folded = fold(&username);
            let taken = sqlx::query("SELECT 1 FROM members WHERE folded = ?")
                .bind(&folded)
                .fetch_optional(&mut *tx)
                .await?;
            // No name has this sign.
            let folded = if taken.is_some() { format!("{folded}#{id}") } else { folded };
            let derived = Derived::of(&username, &nickname);
            sqlx::query(
                "UPDATE members SET folded = ?, looks = ?, folded_looks = ?, nickname_looks = ?, key = ? WHERE id = ?",
            )
            .bind(folded)
            .bind(derived.looks)
            .bind(derived.folded_looks)
            .bind(derived.nickname_looks)
            .bind(&random()?[..])
            .bind(id)
            .execute(&mut *tx)
            .await?;
        }
        tx.commit().await?;
        Ok(())
    }
}

pub(crate) fn random() -> Result<[u8; 32], Error> {
    random_bytes().map_err(|error| Error::Broken(error.to_string()))
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
