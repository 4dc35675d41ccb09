//! The file that the club is kept in: the hall's.

use std::path::Path;
use std::sync::{Arc, RwLock};
use std::time::{SystemTime, UNIX_EPOCH};

use duel::Book;
use meydan_hall::store::{NewTables, SqliteStore};
use sqlx::sqlite::SqlitePool;
use tokio::sync::Mutex;

use meydan_members::{Members, Tx};

use crate::Error;
use crate::rewards::Paid;

/// The migrations, forward only. Their numbers begin where those of the hall's
/// tables, which live in the same file, will never come.
const MIGRATIONS: [NewTables; 7] = [
    (1003, "duels", include_str!("../migrations/sqlite/1003_duels.sql")),
    (1004, "challenges", include_str!("../migrations/sqlite/1004_challenges.sql")),
    (1005, "talk", include_str!("../migrations/sqlite/1005_talk.sql")),
    (1006, "apart", include_str!("../migrations/sqlite/1006_apart.sql")),
    (1007, "shares", include_str!("../migrations/sqlite/1007_shares.sql")),
    (1010, "reseated", include_str!("../migrations/sqlite/1010_reseated.sql")),
    (1102, "purses", include_str!("../migrations/sqlite/1102_purses.sql")),
];

/// The club. Copies share everything.
#[derive(Clone)]
pub struct Club {
    pub(crate) pool: SqlitePool,
    /// Where the matches are.
    pub(crate) tables: SqliteStore,
    /// Who the members are.
    pub members: Members,
    /// The cards that there are; read again when one is imported.
    pub(crate) book: Arc<RwLock<Book>>,
    /// One challenge is accepted at a time: who finds an unfinished claim of their own then
    /// knows that nobody goes on with it.
    pub(crate) accepting: Arc<Mutex<()>>,
    pub(crate) paid: Paid,
}

impl Club {
    /// The club that is kept beside these tables.
    ///
    /// # Errors
    /// When what is kept cannot be read.
    pub async fn of(tables: SqliteStore) -> Result<Club, Error> {
        let members = Members::of(&tables).await?;
        tables.migrate(&MIGRATIONS).await?;
        let club = Club {
            pool: tables.pool().clone(),
            tables,
            members,
            book: Arc::new(RwLock::new(Book::standard())),
            accepting: Arc::default(),
            paid: Paid::default(),
        };
        club.read_book().await?;
        Ok(club)
    }

    /// Whether what is kept of the club is as this version of the program has it.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub async fn is_current(tables: &SqliteStore) -> Result<bool, Error> {
        Ok(Members::is_current(tables).await? && tables.has(&MIGRATIONS).await?)
    }

    /// Opens the file, makes it if it is missing, and brings it up to date.
    ///
    /// # Errors
    /// When the file cannot be opened or is not ours.
    pub async fn open(file: &Path) -> Result<Club, Error> {
        Club::of(SqliteStore::open(file).await?).await
    }

    /// A club that is forgotten with the program.
    ///
    /// # Errors
    /// When there is not even memory for it.
    pub async fn in_memory() -> Result<Club, Error> {
        Club::of(SqliteStore::in_memory().await?).await
    }

    /// The same club, paying for these duels.
    #[must_use]
    pub fn paying(self, paid: Paid) -> Club {
        Club { paid, ..self }
    }

    /// A transaction that nobody else writes in between.
    pub(crate) async fn begin(&self) -> Result<Tx, Error> {
        Ok(self.pool.begin_with("BEGIN IMMEDIATE").await?)
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
