//! The file that the club is kept in.

use std::path::Path;
use std::sync::{Arc, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use duel::Book;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Sqlite, Transaction};

use crate::Error;
use crate::passwords::Passwords;

/// The migrations, forward only. Their numbers begin where those of the hall's
/// tables, which live in the same file, will never come.
const MIGRATIONS: [(i64, &str, &str); 3] = [
    (1001, "club", include_str!("../migrations/sqlite/1001_club.sql")),
    (1002, "visits", include_str!("../migrations/sqlite/1002_visits.sql")),
    (1005, "talk", include_str!("../migrations/sqlite/1005_talk.sql")),
];

/// The club. Copies share everything.
#[derive(Clone)]
pub struct Club {
    pub(crate) pool: SqlitePool,
    pub(crate) passwords: Passwords,
    /// The cards that there are; read again when one is imported.
    pub(crate) book: Arc<RwLock<Book>>,
}

impl Club {
    /// Opens the file, makes it if it is missing, and brings it up to date.
    ///
    /// # Errors
    /// When the file cannot be opened or is not ours.
    pub async fn open(file: &Path) -> Result<Club, Error> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            // On the disk before it is acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        Club::connect(options, 4).await
    }

    /// A club that is forgotten with the program.
    ///
    /// # Errors
    /// When there is not even memory for it.
    pub async fn in_memory() -> Result<Club, Error> {
        // Every connection would have a memory of its own.
        Club::connect(SqliteConnectOptions::new().in_memory(true).foreign_keys(true), 1).await
    }

    async fn connect(options: SqliteConnectOptions, connections: u32) -> Result<Club, Error> {
        let pool = SqlitePoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(Duration::from_secs(15))
            .connect_with(options)
            .await?;
        let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
            Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
        });
        let mut migrator = Migrator::with_migrations(migrations.collect());
        // The hall's own are in the same list.
        migrator.set_ignore_missing(true);
        migrator.run(&pool).await.map_err(|error| Error::Broken(error.to_string()))?;
        let club = Club { pool, passwords: Passwords::new(), book: Arc::new(RwLock::new(Book::standard())) };
        club.read_book().await?;
        Ok(club)
    }

    /// A transaction that nobody else writes in between.
    pub(crate) async fn begin(&self) -> Result<Transaction<'static, Sqlite>, Error> {
        Ok(self.pool.begin_with("BEGIN IMMEDIATE").await?)
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
