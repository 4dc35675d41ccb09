//! Group commit: the appends of all tables that arrive together are one transaction and
//! one flush to the disk. Nobody is answered before it; a failure refuses exactly those
//! that were in it.
//!
//! One thread with a connection of its own takes what is there and waits for nothing:
//! where little is going on, a transaction holds one append. It speaks to SQLite directly,
//! because statements that are prepared once cost a tenth of what they cost by `sqlx`.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use rusqlite::{CachedStatement, Connection, ErrorCode, OpenFlags, ffi, params};
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::Checkpoints;
use super::{Kept, Maker, StoreError};
use crate::wall::wall;
use crate::{TableId, metering};

/// So many appends wait at most; whoever comes then waits for room.
const MOST_WAITING: usize = 1024;
/// So many are one transaction at most.
const MOST_TOGETHER: usize = 256;

/// Only the number that follows is taken: a second owner of the table finds out here.
const INSERT: &str = "INSERT INTO entries (table_id, seq, entry, command, command_by)
     SELECT ?1, ?2, ?3, ?4, ?5
     WHERE (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = ?1) = ?2 - 1
     ON CONFLICT DO NOTHING";

/// Where there is a clock, with when its game time was zero: whoever reads the table after a restart
/// goes on from there. Nobody is owed any time once something was played.
const UPDATE: &str = "UPDATE tables SET over = ?2, changed = ?3,
         origin = CASE WHEN clock IS NULL THEN NULL ELSE ?4 END, owed = 0
     WHERE id = ?1";

fn today() -> i64 {
    i64::try_from(wall()).unwrap_or(i64::MAX)
}

/// Where the file is.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) file: PathBuf,
    /// Another way to the file than the system's.
    pub(super) vfs: Option<&'static str>,
    /// Whether whatever is written is flushed to the disk before it counts.
    pub(super) durable: bool,
}

/// An entry as it is kept.
struct Row {
    seq: u32,
    /// The game time.
    at: u64,
    entry: String,
    command: Option<String>,
    by: Option<u8>,
}

impl Row {
    fn of(kept: &Kept) -> Result<Row, StoreError> {
        let entry = serde_json::to_string(&kept.entry).map_err(|error| StoreError::Failed(error.into()))?;
        let (command, by) = match &kept.maker {
            Maker::Command(mark) => (Some(mark.id.clone()), Some(mark.by.0)),
            // Somebody's entry, and yet no command of theirs.
            Maker::StandIn(seat) => (None, Some(seat.0)),
            Maker::Hall => (None, None),
        };
        Ok(Row { seq: kept.entry.seq, at: kept.entry.at.0, entry, command, by })
    }
}

/// Entries of one table that are to be appended, all or none.
struct Job {
    id: TableId,
    rows: Vec<Row>,
    over: bool,
    /// When it was asked for, by the hall's clock.
    asked: i64,
    done: oneshot::Sender<Result<(), StoreError>>,
}

enum Asked {
    Append(Job),
    Close(oneshot::Sender<()>),
}

/// The way to the writer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    asked: mpsc::Sender<Asked>,
}

fn gone() -> StoreError {
    StoreError::Failed("the store is closed".into())
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match &error {
            rusqlite::Error::SqliteFailure(failure, _) if is_conflict(failure) => StoreError::Conflict,
            rusqlite::Error::SqliteFailure(failure, _) if failure.code == ErrorCode::DiskFull => {
                StoreError::full()
            }
            _ => StoreError::Failed(Box::new(error)),
        }
    }
}

/// Whether an entry does not fit what is there already: its number or command is taken, or its table is gone.
fn is_conflict(failure: &ffi::Error) -> bool {
    [ffi::SQLITE_CONSTRAINT_FOREIGNKEY, ffi::SQLITE_CONSTRAINT_PRIMARYKEY, ffi::SQLITE_CONSTRAINT_UNIQUE]
        .contains(&failure.extended_code)
}

impl Writer {
    /// Starts the writer. It ends when the last way to it is gone.
    pub(super) fn start(place: Place) -> Result<Writer, StoreError> {
        let (asked, queue) = mpsc::channel(MOST_WAITING);
        let work = move || {
            let checkpoints = place.durable.then(|| Checkpoints::start(&place));
            Work { place, connection: None, checkpoints, broken: false }.run(queue);
        };
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn(work);
        thread.map_err(|error| StoreError::Failed(error.into()))?;
        Ok(Writer { asked })
    }

    /// Appends entries of a table, all or none; comes back when they are on the disk.
    pub(super) async fn append(&self, id: &TableId, kept: &[Kept], over: bool) -> Result<(), StoreError> {
        let rows = kept.iter().map(Row::of).collect::<Result<_, _>>()?;
        let (done, answer) = oneshot::channel();
        let job = Job { id: id.clone(), rows, over, asked: today(), done };
        self.asked.send(Asked::Append(job)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Ends the writer once it has done what it was asked before.
    pub(super) async fn close(&self) {
        let (done, ended) = oneshot::channel();
        if self.asked.send(Asked::Close(done)).await.is_ok() {
            // It ends without a word.
            let _ = ended.await;
        }
    }
}

struct Work {
    place: Place,
    /// Opened when it is first needed.
    connection: Option<Connection>,
    checkpoints: Option<Checkpoints>,
    /// A flush failed: nothing is written any more.
    broken: bool,
}

impl Work {
    fn run(mut self, mut queue: mpsc::Receiver<Asked>) {
        let (mut asked, mut closing) = (Vec::with_capacity(MOST_TOGETHER), None);
        while closing.is_none() && queue.blocking_recv_many(&mut asked, MOST_TOGETHER) > 0 {
            let mut jobs = Vec::with_capacity(asked.len());
            for one in asked.drain(..) {
                match one {
                    Asked::Append(job) => jobs.push(job),
                    Asked::Close(done) => closing = Some(done),
                }
            }
            if !jobs.is_empty() {
                let entries = jobs.iter().map(|job| job.rows.len()).sum();
                self.keep(jobs);
                // Everybody has an answer by now.
                if let (Some(checkpoints), Some(connection)) = (&mut self.checkpoints, &self.connection) {
                    checkpoints.kept(entries, connection);
                }
            }
        }
        // Whoever waits for the end may open the file again.
        drop(self);
        drop(queue);
        drop(closing);
    }

    /// Keeps these, and answers them in their order.
    fn keep(&mut self, jobs: Vec<Job>) {
        match self.commit(&jobs) {
            Ok(taken) => answer(jobs, taken),
            // Nothing was kept: each alone, it shows which of them is at fault.
            Err(Failed::Before(_)) if jobs.len() > 1 => {
                for job in jobs {
                    let taken = self.commit(std::slice::from_ref(&job));
                    let done = taken.unwrap_or_else(|failed| vec![Err(failed.into())]);
                    answer(vec![job], done);
                }
            }
            Err(failed) => {
                let mut first = Some(failed);
                let errors = jobs.iter().map(|_| Err(first.take().map_or_else(unknown, StoreError::from)));
                let errors = errors.collect();
                answer(jobs, errors);
            }
        }
    }

    /// One transaction with all of these: what became of each.
    fn commit(&mut self, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, Failed> {
        let since = Instant::now();
        let done = self.try_commit(jobs);
        metering::committed(since, jobs.len(), done.is_ok());
        done
    }

    fn try_commit(&mut self, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, Failed> {
        if self.broken {
            let why = "the disk failed; nothing is kept until a restart";
            return Err(Failed::Before(StoreError::Failed(why.into())));
        }
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => open(&self.place).map_err(Failed::before)?,
        };
        let done = transaction(&connection, jobs);
        // After a failure a fresh connection knows of nothing that is half done.
        if done.is_ok() {
            self.connection = Some(connection);
        }
        if let Err(Failed::Unknown(error)) = &done
            && is_flush(error)
        {
            self.broken = true;
            tracing::error!(%error, "the disk failed: nothing is kept any more until a restart");
        }
        done
    }
}

fn answer(jobs: Vec<Job>, done: Vec<Result<(), StoreError>>) {
    for (job, done) in jobs.into_iter().zip(done) {
        // Whoever asked may be gone; what is kept is kept.
        let _ = job.done.send(done);
    }
}

/// Opens the file as the writer does.
pub(super) fn open(place: &Place) -> Result<Connection, rusqlite::Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = match place.vfs {
        Some(vfs) => Connection::open_with_flags_and_vfs(&place.file, flags, vfs),
        None => Connection::open_with_flags(&place.file, flags),
    }?;
    connection.busy_timeout(Duration::from_secs(10))?;
    let synchronous = if place.durable { "FULL" } else { "OFF" };
    connection.pragma_update(None, "synchronous", synchronous)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // That is done beside it.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    Ok(connection)
}

fn transaction(connection: &Connection, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, Failed> {
    let run = |what: &str| connection.prepare_cached(what)?.execute([]).map(drop);
    run("BEGIN IMMEDIATE").map_err(Failed::before)?;
    let taken = Statements::prepare(connection).and_then(|mut all| {
        let changed = super::sqlite::now();
        jobs.iter().map(|job| all.keep(job, changed, run)).collect::<Result<Vec<_>, _>>()
    });
    match taken {
        Ok(taken) => match run("COMMIT") {
            Ok(()) => Ok(taken),
            Err(error) => Err(Failed::Unknown(error)),
        },
        Err(error) => {
            // It may have been rolled back already.
            let _ = run("ROLLBACK");
            Err(Failed::before(error))
        }
    }
}

struct Statements<'a> {
    insert: CachedStatement<'a>,
    update: CachedStatement<'a>,
}

impl<'a> Statements<'a> {
    fn prepare(connection: &'a Connection) -> Result<Statements<'a>, rusqlite::Error> {
        Ok(Statements {
            insert: connection.prepare_cached(INSERT)?,
            update: connection.prepare_cached(UPDATE)?,
        })
    }

    /// Keeps one job: what became of it, where only this one is at fault.
    fn keep(
        &mut self,
        job: &Job,
        changed: i64,
        run: impl Fn(&str) -> Result<(), rusqlite::Error>,
    ) -> Result<Result<(), StoreError>, rusqlite::Error> {
        let several = job.rows.len() > 1;
        if several {
            run("SAVEPOINT job")?;
        }
        let mut kept = true;
        for row in &job.rows {
            let values = params![job.id.as_str(), row.seq, row.entry, row.command, row.by];
            kept &= match self.insert.execute(values) {
                Ok(rows) => rows == 1,
                Err(rusqlite::Error::SqliteFailure(failure, _)) if is_conflict(&failure) => false,
                Err(error) => return Err(error),
            };
            if !kept {
                break;
            }
        }
        if kept {
            let at = job.rows.last().map_or(0, |row| i64::try_from(row.at).unwrap_or(i64::MAX));
            self.update.execute(params![job.id.as_str(), job.over, changed, job.asked.saturating_sub(at)])?;
        }
        if several {
            run(if kept { "RELEASE job" } else { "ROLLBACK TO job" })?;
        }
        Ok(if kept { Ok(()) } else { Err(StoreError::Conflict) })
    }
}

/// Why a transaction was not made.
enum Failed {
    /// Before it was to be kept: nothing was.
    Before(StoreError),
    /// While it was: perhaps it was.
    Unknown(rusqlite::Error),
}

impl Failed {
    fn before(error: rusqlite::Error) -> Failed {
        Failed::Before(error.into())
    }
}

impl From<Failed> for StoreError {
    fn from(failed: Failed) -> StoreError {
        match failed {
            Failed::Before(error) => error,
            Failed::Unknown(error) => error.into(),
        }
    }
}

/// Whether the disk did not take what was written: what is on it is unknown until the file is read again.
fn is_flush(error: &rusqlite::Error) -> bool {
    matches!(error, rusqlite::Error::SqliteFailure(failure, _) if failure.extended_code == ffi::SQLITE_IOERR_FSYNC)
}

fn unknown() -> StoreError {
    StoreError::Failed("the transaction failed".into())
}
