//! The store in one SQLite file: the default, with nothing to set up.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use meydan_catalogue::Player;
use meydan_core::{MAX_SEATS, Seat, Seq};
use meydan_search::Level;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Row, SqlSafeStr, Sqlite, Transaction};

use super::writer::{Place, Writer};
use super::{Chair, Kept, Listed, Maker, Mark, Store, StoreError, Stored, TableRow};
use crate::{Holder, TableId};

/// The migrations, forward only: a new one is a new file and a new line.
const MIGRATIONS: [NewTables; 7] = [
    (1, "tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    (2, "rated", include_str!("../../migrations/sqlite/0002_rated.sql")),
    (3, "opener", include_str!("../../migrations/sqlite/0003_opener.sql")),
    (4, "quiet", include_str!("../../migrations/sqlite/0004_quiet.sql")),
    (5, "pulse", include_str!("../../migrations/sqlite/0005_pulse.sql")),
    (6, "clocks", include_str!("../../migrations/sqlite/0006_clocks.sql")),
    // Operators' own; far from the others, which go on from above.
    (2001, "journal", include_str!("../../migrations/sqlite/2001_journal.sql")),
];

/// What SQLite says when the disk is full.
const FULL: &str = "13";

/// A migration: its number, its name and what it does.
pub type NewTables = (i64, &'static str, &'static str);

/// Where SQLite keeps what is in memory only, for all connections of the process.
const IN_MEMORY: &str = "memdb";

/// Tables in a SQLite file.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    pool: SqlitePool,
    /// Appends entries.
    writer: Writer,
}

impl StoreError {
    /// The disk is full, which whoever runs the hall has to know.
    pub(super) fn full() -> StoreError {
        tracing::error!("the disk is full: nothing is kept until there is room");
        StoreError::Full
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(ref database)
                if database.is_unique_violation() || database.is_foreign_key_violation() =>
            {
                StoreError::Conflict
            }
            sqlx::Error::Database(ref database) if database.code().is_some_and(|code| code == FULL) => {
                StoreError::full()
            }
            error => StoreError::Failed(Box::new(error)),
        }
    }
}

impl SqliteStore {
    /// Opens the file, makes it if it is missing, and brings it up to date.
    ///
    /// # Errors
    /// When the file cannot be opened or is not ours.
    pub async fn open(file: &Path) -> Result<SqliteStore, StoreError> {
        keep_private(file).map_err(|error| StoreError::Failed(error.into()))?;
        let store = SqliteStore::connect_file(file, options(file).create_if_missing(true)).await?;
        store.migrate(&MIGRATIONS).await?;
        Ok(store)
    }

    /// Opens a file that a running server has open: nothing is made and nothing brought up to date.
    ///
    /// # Errors
    /// When there is no such file, or it is not ours.
    pub async fn open_beside(file: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::connect_file(file, options(file)).await
    }

    async fn connect_file(file: &Path, options: SqliteConnectOptions) -> Result<SqliteStore, StoreError> {
        let place = Place { file: file.to_owned(), vfs: None, durable: true };
        SqliteStore::connect(options, 4, place).await
    }

    /// Whether all tables are as this version of the program has them.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub async fn is_current(&self) -> Result<bool, StoreError> {
        self.has(&MIGRATIONS).await
    }

    /// The same for what is kept beside them.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub async fn has(&self, migrations: &[NewTables]) -> Result<bool, StoreError> {
        let rows =
            sqlx::query("SELECT version FROM _sqlx_migrations WHERE success").fetch_all(&self.pool).await?;
        let done: Vec<i64> = rows.iter().map(|row| row.try_get("version")).collect::<Result<_, _>>()?;
        Ok(migrations.iter().all(|(version, ..)| done.contains(version)))
    }

    /// A store that is forgotten with the program.
    ///
    /// # Errors
    /// When there is not even memory for it.
    pub async fn in_memory() -> Result<SqliteStore, StoreError> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let file = format!("/meydan-{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .vfs(IN_MEMORY)
            .create_if_missing(true)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let place = Place { file: file.into(), vfs: Some(IN_MEMORY), durable: false };
        let store = SqliteStore::connect(options, 1, place).await?;
        store.migrate(&MIGRATIONS).await?;
        Ok(store)
    }

    async fn connect(
        options: SqliteConnectOptions,
        connections: u32,
        place: Place,
    ) -> Result<SqliteStore, StoreError> {
        let pool = SqlitePoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(Duration::from_secs(15))
            .connect_with(options)
            .await?;
        Ok(SqliteStore { pool, writer: Writer::start(place)? })
    }

    /// Makes tables beside the hall's own, once. Whoever keeps something of theirs in
    /// the same file begins with numbers where the hall's will never come.
    ///
    /// # Errors
    /// When they cannot be made.
    pub async fn migrate(&self, migrations: &[NewTables]) -> Result<(), StoreError> {
        let migrations = migrations.iter().map(|&(version, name, sql)| {
            Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
        });
        let mut migrator = Migrator::with_migrations(migrations.collect());
        // Those of others are in the same file and the same list.
        migrator.set_ignore_missing(true);
        migrator.run(&self.pool).await.map_err(|error| StoreError::Failed(Box::new(error)))
    }

    /// Keeps a new table in somebody's transaction, together with what else belongs to it.
    ///
    /// # Errors
    /// When it cannot be kept.
    pub async fn create_within(tx: &mut Transaction<'_, Sqlite>, row: &TableRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO tables (id, game, rules, config, seed, created, changed, over, rated, next, opener, clock,
                 listed)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(row.id.as_str())
        .bind(&row.game)
        .bind(i64::from(row.rules))
        .bind(row.config.to_string())
        .bind(row.seed.to_string())
        .bind(i64::try_from(row.created).unwrap_or(i64::MAX))
        .bind(now())
        .bind(row.over)
        .bind(row.rated)
        .bind(row.next.as_ref().map(TableId::as_str))
        .bind(row.opener.map(|opener| opener.to_string()))
        .bind(row.clock.map(|clock| clock.to_string()))
        .bind(row.listed)
        .execute(&mut **tx)
        .await?;
        for (seat, chair) in (0i64..).zip(&row.chairs) {
            let (name, level) = match &chair.player {
                Player::Person { name } => (name.as_str(), None),
                Player::Computer { level } => ("", Some(level.code())),
            };
            sqlx::query(
                "INSERT INTO chairs (table_id, seat, name, level, holder, member) VALUES (?, ?, ?, ?, ?, ?)",
            )
            .bind(row.id.as_str())
            .bind(seat)
            .bind(name)
            .bind(level)
            .bind(chair.holder.map(|holder| holder.to_string()))
            .bind(chair.member)
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }

    /// Appends entries, durably, all of them or none. `over` says whether the match is over after them.
    ///
    /// # Errors
    /// `Conflict` when they do not follow the log.
    pub async fn append_all(&self, id: &TableId, kept: &[Kept], over: bool) -> Result<(), StoreError> {
        self.writer.append(id, kept, over).await
    }

    /// The connections, for what is kept beside the tables.
    #[must_use]
    pub fn pool(&self) -> &SqlitePool {
        &self.pool
    }
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .foreign_keys(true)
        .journal_mode(SqliteJournalMode::Wal)
        // Each commit is on the disk before it is acknowledged: neither a
        // killed process nor a power cut loses it.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
}

/// Passwords' hashes and the seeds of matches in play lie in the file and beside it: nobody else reads them.
#[cfg(unix)]
fn keep_private(file: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    // Made before SQLite does; what it makes beside it is as private.
    std::fs::OpenOptions::new().create(true).truncate(false).write(true).mode(0o600).open(file)?;
    for ending in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(ending);
        match std::fs::set_permissions(&name, std::fs::Permissions::from_mode(0o600)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn keep_private(_: &Path) -> std::io::Result<()> {
    Ok(())
}

pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(what.to_owned())
}

fn number<T: TryFrom<i64>>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    T::try_from(row.try_get::<i64, _>(column)?).map_err(|_| damaged(column))
}

fn read<T: std::str::FromStr>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    row.try_get::<&str, _>(column)?.parse().map_err(|_| damaged(column))
}

fn read_opt<T: std::str::FromStr>(row: &SqliteRow, column: &str) -> Result<Option<T>, StoreError> {
    let text: Option<&str> = row.try_get(column)?;
    text.map(|text| text.parse().map_err(|_| damaged(column))).transpose()
}

fn read_chair(row: &SqliteRow) -> Result<Chair, StoreError> {
    let player = match read_opt(row, "level")? {
        Some(level) => Player::Computer { level },
        None => Player::Person { name: row.try_get("name")? },
    };
    Ok(Chair { player, holder: read_opt(row, "holder")?, member: row.try_get("member")? })
}

fn read_entry(row: &SqliteRow) -> Result<Kept, StoreError> {
    let entry = serde_json::from_str(row.try_get("entry")?).map_err(|_| damaged("entry"))?;
    let id: Option<String> = row.try_get("command")?;
    let by: Option<i64> = row.try_get("command_by")?;
    let by = by.map(|by| u8::try_from(by).map(Seat).map_err(|_| damaged("command_by"))).transpose()?;
    let maker = match (id, by) {
        (Some(id), Some(by)) => Maker::Command(Mark { id, by }),
        (None, Some(by)) => Maker::StandIn(by),
        (_, None) => Maker::Hall,
    };
    Ok(Kept { entry, maker })
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(&self, row: &TableRow, previous: Option<&TableId>) -> Result<(), StoreError> {
        let mut tx = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        SqliteStore::create_within(&mut tx, row).await?;
        if let Some(previous) = previous {
            let linked = sqlx::query("UPDATE tables SET next = ?, changed = ? WHERE id = ? AND next IS NULL")
                .bind(row.id.as_str())
                .bind(now())
                .bind(previous.as_str())
                .execute(&mut *tx)
                .await?;
            if linked.rows_affected() == 0 {
                return Err(StoreError::Conflict);
            }
        }
        tx.commit().await?;
        Ok(())
    }

    async fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        // One transaction, so that the three reads see the same moment.
        let mut tx = self.pool.begin().await?;
        let Some(row) = sqlx::query("SELECT * FROM tables WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&mut *tx)
            .await?
        else {
            return Ok(None);
        };
        let chairs = sqlx::query("SELECT * FROM chairs WHERE table_id = ? ORDER BY seat")
            .bind(id.as_str())
            .fetch_all(&mut *tx)
            .await?;
        let entries = sqlx::query("SELECT * FROM entries WHERE table_id = ? ORDER BY seq")
            .bind(id.as_str())
            .fetch_all(&mut *tx)
            .await?;
        if chairs.len() > MAX_SEATS {
            return Err(damaged("chairs"));
        }
        let (origin, owed) = (row.try_get::<Option<i64>, _>("origin")?, row.try_get("owed")?);
        let row = TableRow {
            id: id.clone(),
            game: row.try_get("game")?,
            rules: number(&row, "rules")?,
            config: serde_json::from_str(row.try_get("config")?).map_err(|_| damaged("config"))?,
            seed: read(&row, "seed")?,
            created: number(&row, "created")?,
            over: row.try_get("over")?,
            rated: row.try_get("rated")?,
            clock: read_opt(&row, "clock")?,
            listed: row.try_get("listed")?,
            next: read_opt(&row, "next")?,
            opener: read_opt(&row, "opener")?,
            chairs: chairs.iter().map(read_chair).collect::<Result<_, _>>()?,
        };
        let entries = entries.iter().map(read_entry).collect::<Result<_, _>>()?;
        let origin = origin.map(|origin| u64::try_from(origin).unwrap_or_default());
        Ok(Some(Stored { row, entries, origin, owed }))
    }

    async fn append(&self, id: &TableId, kept: &Kept, over: bool) -> Result<(), StoreError> {
        self.writer.append(id, std::slice::from_ref(kept), over).await
    }

    async fn sit(
        &self,
        id: &TableId,
        seat: Seat,
        name: &str,
        holder: Holder,
        member: Option<i64>,
    ) -> Result<bool, StoreError> {
        let mut tx = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let done = sqlx::query(
            "UPDATE chairs SET name = ?, holder = ?, member = ?
             WHERE table_id = ? AND seat = ? AND holder IS NULL AND level IS NULL",
        )
        .bind(name)
        .bind(holder.to_string())
        .bind(member)
        .bind(id.as_str())
        .bind(i64::from(seat.0))
        .execute(&mut *tx)
        .await?;
        sqlx::query("UPDATE tables SET changed = ? WHERE id = ?")
            .bind(now())
            .bind(id.as_str())
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(done.rows_affected() == 1)
    }

    async fn free(&self, id: &TableId, seat: Seat, holder: Holder) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE chairs SET name = '', holder = NULL, member = NULL
             WHERE table_id = ? AND seat = ? AND holder = ?",
        )
        .bind(id.as_str())
        .bind(i64::from(seat.0))
        .bind(holder.to_string())
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    async fn fill(&self, id: &TableId, level: Level) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE chairs SET name = '', level = ?
             WHERE table_id = ? AND holder IS NULL AND level IS NULL",
        )
        .bind(level.code())
        .bind(id.as_str())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn rename(&self, id: &TableId, seat: Seat, name: &str) -> Result<(), StoreError> {
        let done =
            sqlx::query("UPDATE chairs SET name = ? WHERE table_id = ? AND seat = ? AND level IS NULL")
                .bind(name)
                .bind(id.as_str())
                .bind(i64::from(seat.0))
                .execute(&self.pool)
                .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Gone) }
    }

    async fn held(&self, holders: &[Holder], most: u32) -> Result<Vec<(TableId, Seq)>, StoreError> {
        let holders: Vec<String> = holders.iter().map(Holder::to_string).collect();
        let list = serde_json::Value::from(holders).to_string();
        let rows = sqlx::query(
            "SELECT id, (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = id) AS seq FROM tables
             WHERE id IN (SELECT table_id FROM chairs WHERE holder IN (SELECT value FROM json_each(?)))
             ORDER BY changed DESC, id LIMIT ?",
        )
        .bind(list)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok((read(row, "id")?, number(row, "seq")?))).collect()
    }

    async fn listed(&self, which: Listed, since: u64, most: u32) -> Result<Vec<(TableId, Seq)>, StoreError> {
        // Whether somebody has yet to sit down.
        const OPEN: &str =
            "EXISTS (SELECT 1 FROM chairs WHERE table_id = id AND holder IS NULL AND level IS NULL)";
        let (over, open, order) = match which {
            Listed::Waiting => (0, OPEN.to_owned(), "created"),
            Listed::Running => (0, format!("NOT {OPEN}"), "changed"),
            Listed::Over => (1, "1".to_owned(), "changed"),
        };
        let sql = format!(
            "SELECT id, (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = id) AS seq FROM tables
             WHERE listed = 1 AND over = {over} AND changed > ? AND {open} ORDER BY {order} DESC, id LIMIT ?"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(i64::try_from(since).unwrap_or(i64::MAX))
            .bind(i64::from(most))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok((read(row, "id")?, number(row, "seq")?))).collect()
    }

    async fn sweep_unjoined(
        &self,
        before: u64,
        spare: &[TableId],
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let spare: Vec<&str> = spare.iter().map(TableId::as_str).collect();
        let rows = sqlx::query(
            "DELETE FROM tables WHERE id IN (
                 SELECT id FROM tables WHERE listed = 1 AND over = 0 AND created < ?1
                     AND EXISTS (SELECT 1 FROM chairs WHERE table_id = id AND holder IS NULL AND level IS NULL)
                     AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = id)
                     AND id NOT IN (SELECT value FROM json_each(?2)) LIMIT ?3)
             RETURNING id",
        )
        .bind(i64::try_from(before).unwrap_or(i64::MAX))
        .bind(serde_json::Value::from(spare).to_string())
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| read(row, "id")).collect()
    }

    async fn opened(&self, opener: Holder) -> Result<u32, StoreError> {
        let row = sqlx::query("SELECT count(*) AS count FROM tables WHERE opener = ? AND over = 0")
            .bind(opener.to_string())
            .fetch_one(&self.pool)
            .await?;
        number(&row, "count")
    }

    async fn sweep(
        &self,
        unplayed: u64,
        abandoned: u64,
        spare: &[TableId],
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let spare: Vec<&str> = spare.iter().map(TableId::as_str).collect();
        let mut tx = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE over = 0 AND rated = 0 AND changed < max(?1, ?2)
                 AND (changed < ?2 OR NOT EXISTS (SELECT 1 FROM entries WHERE table_id = id))
                 AND id NOT IN (SELECT value FROM json_each(?3))
             LIMIT ?4",
        )
        .bind(i64::try_from(unplayed).unwrap_or(i64::MAX))
        .bind(i64::try_from(abandoned).unwrap_or(i64::MAX))
        .bind(serde_json::Value::from(spare).to_string())
        .bind(i64::from(most))
        .fetch_all(&mut *tx)
        .await?;
        let ids: Vec<TableId> = rows.iter().map(|row| read(row, "id")).collect::<Result<_, _>>()?;
        let list = serde_json::Value::from(ids.iter().map(TableId::as_str).collect::<Vec<_>>()).to_string();
        for statement in [
            "UPDATE tables SET next = NULL WHERE next IN (SELECT value FROM json_each(?))",
            "DELETE FROM tables WHERE id IN (SELECT value FROM json_each(?))",
        ] {
            sqlx::query(statement).bind(&list).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(ids)
    }

    async fn touched(&self, after: Option<i64>) -> Result<(i64, Vec<TableId>), StoreError> {
        let Some(after) = after else {
            let row = sqlx::query("SELECT coalesce(max(id), 0) AS last FROM journal");
            return Ok((row.fetch_one(&self.pool).await?.try_get("last")?, Vec::new()));
        };
        let rows = sqlx::query("SELECT id, touched FROM journal WHERE id > ? ORDER BY id")
            .bind(after)
            .fetch_all(&self.pool)
            .await?;
        let (mut last, mut tables) = (after, Vec::new());
        for row in rows {
            last = row.try_get("id")?;
            let names: Vec<String> =
                serde_json::from_str(row.try_get("touched")?).map_err(|_| damaged("touched"))?;
            tables.extend(names.iter().filter_map(|name| name.parse().ok()));
        }
        Ok((last, tables))
    }

    async fn resume(&self, now: u64, most: usize) -> Result<Vec<TableId>, StoreError> {
        self.resume_clocks(now, most).await
    }

    async fn ran(&self, until: u64) -> Result<(), StoreError> {
        self.mark_ran(until).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO pulse (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        )
        .bind(now())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

#[cfg(test)]
mod tests;
