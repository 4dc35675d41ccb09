//! Group commit: the appends of all tables that arrive together are one transaction and
//! one flush to the disk. Nobody is answered before it; a failure refuses exactly those
//! that were in it.
//!
//! One writer with a connection of its own takes what is there and waits for nothing:
//! where little is going on, a transaction holds one append.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use serde_json::{Value, json};
use sqlx::sqlite::{Sqlite, SqlitePool};
use sqlx::{Row, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::{Kept, Maker, StoreError};
use crate::wall::wall;
use crate::{TableId, metering};

/// So many appends wait at most; whoever comes then waits for room.
const MOST_WAITING: usize = 1024;
/// So many are one transaction at most.
const MOST_TOGETHER: usize = 256;

/// The disk did not take what was written: what is on it is unknown until the file is read again.
const FLUSH_FAILED: &str = "1034";

/// An entry that is to be appended.
struct Job {
    id: TableId,
    seq: i64,
    /// As one row of the statement.
    row: Value,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The way to the writer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

fn gone() -> StoreError {
    StoreError::Failed("the store is closed".into())
}

/// An entry as the row that is kept of it.
pub(super) fn row(id: &TableId, kept: &Kept, over: bool) -> Result<Value, StoreError> {
    let entry = serde_json::to_string(&kept.entry).map_err(|error| StoreError::Failed(error.into()))?;
    let (command, by) = match &kept.maker {
        Maker::Command(mark) => (Some(mark.id.as_str()), Some(mark.by)),
        // Somebody's entry, and yet no command of theirs.
        Maker::StandIn(seat) => (None, Some(*seat)),
        Maker::Hall => (None, None),
    };
    Ok(json!([id.as_str(), kept.entry.seq, entry, command, by, over, kept.entry.at]))
}

impl Writer {
    /// Starts the writer. It ends when the last way to it is gone.
    pub(super) fn start(pool: SqlitePool) -> Writer {
        let (jobs, queue) = mpsc::channel(MOST_WAITING);
        tokio::spawn(Work { pool, broken: Arc::default() }.run(queue));
        Writer { jobs }
    }

    /// Appends an entry; comes back when it is on the disk.
    pub(super) async fn append(&self, id: &TableId, kept: &Kept, over: bool) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let (row, seq) = (row(id, kept, over)?, i64::from(kept.entry.seq));
        self.jobs.send(Job { id: id.clone(), seq, row, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

struct Work {
    pool: SqlitePool,
    /// A flush failed: nothing is written any more.
    broken: Arc<AtomicBool>,
}

impl Work {
    async fn run(self, mut queue: mpsc::Receiver<Job>) {
        let mut jobs = Vec::new();
        while queue.recv_many(&mut jobs, MOST_TOGETHER).await > 0 {
            let together: Vec<Job> = std::mem::take(&mut jobs);
            self.keep(together).await;
        }
    }

    /// Keeps these, and answers them in their order.
    async fn keep(&self, jobs: Vec<Job>) {
        let rows: Vec<&Value> = jobs.iter().map(|job| &job.row).collect();
        let kept = self.commit(&rows).await;
        let several = jobs.len() > 1;
        match kept {
            Ok(mut kept) => {
                for job in jobs {
                    // Of two who wanted the same number the first has it.
                    let found = kept.iter().position(|(id, seq)| *id == job.id.as_str() && *seq == job.seq);
                    let done = found.map(|at| drop(kept.swap_remove(at))).ok_or(StoreError::Conflict);
                    // Whoever asked may be gone; what is kept is kept.
                    let _ = job.done.send(done);
                }
            }
            // One of them is at fault, and nothing was kept: each alone, it shows which.
            Err(Failed::Before(_)) if several => {
                for job in jobs {
                    let kept = self.commit(&[&job.row]).await;
                    let done = match kept {
                        Ok(kept) if kept.is_empty() => Err(StoreError::Conflict),
                        Ok(_) => Ok(()),
                        Err(failed) => Err(failed.into()),
                    };
                    let _ = job.done.send(done);
                }
            }
            Err(failed) => {
                let mut first = Some(failed);
                for job in jobs {
                    let error = first.take().map_or_else(unknown, StoreError::from);
                    let _ = job.done.send(Err(error));
                }
            }
        }
    }

    /// One transaction with all of these; which of them follow their logs and were taken.
    async fn commit(&self, rows: &[&Value]) -> Result<Vec<(String, i64)>, Failed> {
        let since = Instant::now();
        let done = self.try_commit(rows).await;
        metering::committed(since, rows.len(), done.is_ok());
        done
    }

    async fn try_commit(&self, rows: &[&Value]) -> Result<Vec<(String, i64)>, Failed> {
        if self.broken.load(Ordering::Relaxed) {
            return Err(Failed::Before(StoreError::Failed(
                "the disk failed; nothing is kept until a restart".into(),
            )));
        }
        let mut tx = self.pool.begin_with("BEGIN IMMEDIATE").await.map_err(Failed::before)?;
        let taken = insert(&mut tx, rows).await.map_err(Failed::before)?;
        tx.commit().await.map_err(|error| {
            if matches!(&error, sqlx::Error::Database(error) if error.code().is_some_and(|code| code == FLUSH_FAILED)) {
                self.broken.store(true, Ordering::Relaxed);
                tracing::error!(%error, "the disk failed: nothing is kept any more until a restart");
            }
            Failed::Unknown(error.into())
        })?;
        Ok(taken)
    }
}

/// Why a transaction was not made.
enum Failed {
    /// Before it was to be kept: nothing was.
    Before(StoreError),
    /// While it was: perhaps it was.
    Unknown(StoreError),
}

impl Failed {
    fn before(error: sqlx::Error) -> Failed {
        Failed::Before(error.into())
    }
}

impl From<Failed> for StoreError {
    fn from(failed: Failed) -> StoreError {
        match failed {
            Failed::Before(error) | Failed::Unknown(error) => error,
        }
    }
}

fn unknown() -> StoreError {
    StoreError::Failed("the transaction failed".into())
}

/// Only the number that follows is taken: a second owner of the table finds out here.
const INSERT: &str = "INSERT INTO entries (table_id, seq, entry, command, command_by)
     SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?1)
     WHERE (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = value->>0) = value->>1 - 1
     ON CONFLICT DO NOTHING RETURNING table_id, seq";

/// Where there is a clock, with when its game time was zero: whoever reads the table after a restart
/// goes on from there. Nobody is owed any time once something was played.
const UPDATE: &str = "UPDATE tables SET over = value->>5, changed = ?2,
         origin = CASE WHEN clock IS NULL THEN NULL ELSE ?3 - value->>6 END, owed = 0
     FROM json_each(?1) WHERE tables.id = value->>0";

fn today() -> i64 {
    i64::try_from(wall()).unwrap_or(i64::MAX)
}

/// Puts entries of different tables into a transaction; gives those that were taken.
pub(super) async fn insert(
    tx: &mut Transaction<'_, Sqlite>,
    rows: &[&Value],
) -> Result<Vec<(String, i64)>, sqlx::Error> {
    let list = serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let taken = sqlx::query(INSERT).bind(&list).fetch_all(&mut **tx).await?;
    let taken = taken.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    let taken: Vec<(String, i64)> = taken.collect::<Result<_, sqlx::Error>>()?;
    if taken.len() == rows.len() {
        sqlx::query(UPDATE).bind(&list).bind(super::sqlite::now()).bind(today()).execute(&mut **tx).await?;
    } else if !taken.is_empty() {
        let is_taken = |row: &&&Value| taken.iter().any(|(id, _)| row[0] == id.as_str());
        let list = Value::from(rows.iter().filter(is_taken).map(|row| (*row).clone()).collect::<Vec<_>>());
        let changed = super::sqlite::now();
        sqlx::query(UPDATE).bind(list.to_string()).bind(changed).bind(today()).execute(&mut **tx).await?;
    }
    Ok(taken)
}
