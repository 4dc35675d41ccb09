//! Takes what was appended from SQLite's write-ahead log into the file itself, beside the
//! writer: it writes many pages and flushes twice, which no move should wait for.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;

use rusqlite::Connection;

use super::writer::{Place, open};

/// After so many entries there is enough to take over.
const ENOUGH: usize = 1024;
/// A log of more pages has to begin anew: 64 MB.
const MOST_PAGES: i64 = 16_384;

/// What the writer knows of it.
#[derive(Default)]
pub(super) struct Checkpoints {
    working: Option<(SyncSender<()>, JoinHandle<()>)>,
    /// The log grows quicker than it is taken over: for once the writer has to wait.
    behind: Arc<AtomicBool>,
    /// Entries since it was asked for last.
    entries: usize,
}

impl Checkpoints {
    /// Begins to work. Where that cannot be, the writer does it by itself, as SQLite does.
    pub(super) fn start(place: &Place) -> Checkpoints {
        let (wake, woken) = sync_channel(1);
        let (place, behind) = (place.clone(), Arc::new(AtomicBool::new(false)));
        let work = {
            let behind = Arc::clone(&behind);
            move || run(&place, &woken, &behind)
        };
        let thread = std::thread::Builder::new().name("checkpoint".to_owned()).spawn(work);
        Checkpoints { working: thread.ok().map(|thread| (wake, thread)), behind, entries: 0 }
    }

    /// So many entries were kept, with this connection.
    pub(super) fn kept(&mut self, entries: usize, connection: &Connection) {
        self.entries += entries;
        let behind = self.behind.swap(false, Ordering::Relaxed);
        if behind || self.working.is_none() && self.entries >= ENOUGH {
            // Little is left by now. Whatever fails here fails where it is asked for next.
            let _ = checkpoint(connection);
            self.entries = 0;
        } else if self.entries >= ENOUGH
            && let Some((wake, _)) = &self.working
        {
            // Whoever is at it already is asked again by the next entries.
            if wake.try_send(()).is_ok() {
                self.entries = 0;
            }
        }
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        if let Some((wake, thread)) = self.working.take() {
            drop(wake);
            let _ = thread.join();
        }
    }
}

fn run(place: &Place, woken: &Receiver<()>, behind: &AtomicBool) {
    let mut connection = None;
    while woken.recv().is_ok() {
        let done = match connection.take() {
            Some(connection) => Ok(connection),
            None => open(place),
        };
        let done = done.and_then(|connection| Ok((checkpoint(&connection)?, connection)));
        match done {
            Ok(((pages, taken), open)) => {
                behind.store(pages > MOST_PAGES && taken < pages, Ordering::Relaxed);
                connection = Some(open);
            }
            Err(error) => tracing::warn!(%error, "the log could not be taken into the file"),
        }
    }
}

/// Takes over what nobody reads any more; how many pages the log has, and how many were taken.
fn checkpoint(connection: &Connection) -> Result<(i64, i64), rusqlite::Error> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| Ok((row.get(1)?, row.get(2)?)))
}
