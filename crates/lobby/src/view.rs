//! What stands in the hall for everybody (HA-10, HA-14): open tables, live tables, finished ones, numbers.
//!
//! It is read once for all who look, and told through one channel. Hints say which table has changed; only when one
//! came or went, or a hint was lost, everything is read again.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use meydan_bus::{Feed, Heard};
use meydan_hall::{Listed, PlayerKind, TableId, TableSummary};
use tokio::time::Instant;

use crate::Error;
use crate::lobby::{Inner, now};
use crate::ratings::{Rating, UNRATED};

/// So many open tables are shown.
pub const MOST_OPEN: u32 = 100;
/// So many tables that are played.
pub const MOST_RUNNING: u32 = 24;
/// So many that are over.
const MOST_OVER: u32 = 20;
/// Of those that are played, those without a move for so long are not shown, in milliseconds.
const QUIET: i64 = 15 * 60 * 1000;
/// Finished ones are shown for three days.
const RECENT: i64 = 3 * 24 * 60 * 60 * 1000;
/// Everything is read again after so long, hints or not: what was swept tells nobody.
const AGAIN: Duration = Duration::from_secs(20);

/// A table as everybody may see it.
#[derive(Clone)]
pub struct Shown {
    /// The table, through the eyes of a spectator.
    pub table: TableSummary,
    /// How strong who sits there is, by seat.
    pub ratings: Vec<Option<Rating>>,
}

/// What stands in the hall.
#[derive(Clone, Default)]
pub struct HallView {
    /// Tables that wait for somebody, the newest first.
    pub open: Vec<Shown>,
    /// Tables that are played, the strongest first.
    pub running: Vec<Shown>,
    /// Finished ones of the last days, the latest first.
    pub over: Vec<Shown>,
    /// How many people are here.
    pub online: usize,
    /// How many tables are played, also those by link.
    pub tables: usize,
}

/// Whoever reads it.
#[derive(Default)]
pub(crate) struct View {
    /// Tables that have changed since.
    changed: BTreeSet<TableId>,
    /// Some came or went.
    all: bool,
}

async fn shown(inner: &Inner, table: TableSummary) -> Shown {
    let mut ratings = Vec::with_capacity(table.members.len());
    for member in &table.members {
        ratings.push(match member {
            Some(member) => inner.ratings.rating_of(*member, table.facts.id).await,
            None => None,
        });
    }
    Shown { table, ratings }
}

/// The strongest first; of equals who is watched most, then the newest.
fn sort(running: &mut [Shown]) {
    running.sort_by_key(|one| {
        let strength: i64 =
            one.ratings.iter().map(|rating| rating.map_or(UNRATED, |rating| rating.value)).sum();
        let seats = i64::try_from(one.ratings.len().max(1)).unwrap_or(1);
        (
            std::cmp::Reverse((strength / seats, one.table.watching, one.table.created)),
            one.table.table.clone(),
        )
    });
}

fn waits(table: &TableSummary) -> bool {
    table.players.iter().any(|player| player.kind == PlayerKind::Open)
}

impl View {
    /// Reads everything.
    pub(crate) async fn read(&mut self, inner: &Inner) -> Result<(), Error> {
        (self.all, self.changed) = (false, BTreeSet::new());
        let (now, hall) = (now(), &inner.hall);
        let listed = |which, since: i64, most| hall.listed(which, u64::try_from(since).unwrap_or(0), most);
        let mut lists = [Vec::new(), Vec::new(), Vec::new()];
        let found = [
            listed(Listed::Waiting, 0, MOST_OPEN).await?,
            listed(Listed::Running, now - QUIET, MOST_RUNNING).await?,
            listed(Listed::Over, now - RECENT, MOST_OVER).await?,
        ];
        for (list, tables) in lists.iter_mut().zip(found) {
            for table in tables {
                list.push(shown(inner, table).await);
            }
        }
        let [open, mut running, over] = lists;
        sort(&mut running);
        let (online, tables) = (inner.presence.online(), hall.in_play() + inner.presence.tables_elsewhere());
        inner.view.send_replace(Arc::new(HallView { open, running, over, online, tables }));
        Ok(())
    }

    /// Reads the tables that have changed.
    async fn read_changed(&mut self, inner: &Inner) {
        let mut view = inner.view.borrow().as_ref().clone();
        for id in std::mem::take(&mut self.changed) {
            let Some(place) = view.running.iter().position(|one| one.table.table == id) else {
                // It is not shown yet, and if there is room it will be.
                self.all |= view.running.len() < MOST_RUNNING as usize;
                continue;
            };
            let table =
                inner.hall.summary_of(&id).await.filter(|table| table.outcome.is_none() && !waits(table));
            let Some(table) = table else {
                self.all = true;
                continue;
            };
            view.running[place].table = table;
        }
        if !self.all {
            view.online = inner.presence.online();
            inner.view.send_replace(Arc::new(view));
        }
    }

    /// Keeps it up to date.
    pub(crate) async fn keep(mut self, inner: Arc<Inner>, mut hints: Feed) {
        let mut read = Instant::now();
        loop {
            tokio::select! {
                heard = hints.next() => self.hear(&heard),
                () = tokio::time::sleep_until(read + AGAIN) => self.all = true,
            }
            // What comes in a moment is read together.
            let calm = tokio::time::sleep(inner.settings.calm);
            tokio::pin!(calm);
            loop {
                tokio::select! {
                    heard = hints.next() => self.hear(&heard),
                    () = &mut calm => break,
                }
            }
            if !self.all {
                self.read_changed(&inner).await;
            }
            if self.all {
                read = Instant::now();
                if let Err(error) = self.read(&inner).await {
                    tracing::warn!(%error, "the hall could not be read; it is tried again");
                }
            }
        }
    }

    fn hear(&mut self, heard: &Heard) {
        let Heard::Message { bytes, .. } = heard else {
            self.all = true;
            return;
        };
        let text = std::str::from_utf8(bytes).unwrap_or_default();
        match text.strip_prefix("moved ").map(str::parse) {
            Some(Ok(table)) => drop(self.changed.insert(table)),
            _ => self.all = true,
        }
    }
}
