//! What happens when the process dies or the store fails.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};

use async_trait::async_trait;
use meydan_core::{Seat, Seq};
use meydan_hall::store::{Kept, Store, StoreError, Stored, TableRow};
use meydan_hall::{Hall, Holder, NewSeat, TableId};
use meydan_search::Level;

use crate::support::{act, code, hall, kept, line, mine, seen, settings, step, store, table, wait};

/// A store that fails on demand: before it has kept the entry, or after. It counts the logs that are read.
pub(crate) struct Failing {
    inner: Arc<dyn Store>,
    mode: AtomicU8,
    pub(crate) loads: AtomicUsize,
}

impl Failing {
    pub(crate) fn new(inner: Arc<dyn Store>, mode: u8) -> Arc<Failing> {
        Arc::new(Failing { inner, mode: AtomicU8::new(mode), loads: AtomicUsize::new(0) })
    }
}

const BEFORE: u8 = 1;
const AFTER: u8 = 2;

#[async_trait]
impl Store for Failing {
    async fn create(&self, row: &TableRow, previous: Option<&TableId>) -> Result<(), StoreError> {
        self.inner.create(row, previous).await
    }
    async fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        self.loads.fetch_add(1, Ordering::SeqCst);
        self.inner.load(id).await
    }
    async fn append(&self, id: &TableId, kept: &Kept, over: bool) -> Result<(), StoreError> {
        let mode = self.mode.swap(0, Ordering::SeqCst);
        if mode != BEFORE {
            self.inner.append(id, kept, over).await?;
        }
        if mode == 0 { Ok(()) } else { Err(StoreError::Failed("the disk is full".into())) }
    }
    async fn sit(
        &self,
        id: &TableId,
        seat: Seat,
        name: &str,
        holder: Holder,
        member: Option<i64>,
    ) -> Result<bool, StoreError> {
        self.inner.sit(id, seat, name, holder, member).await
    }
    async fn free(&self, id: &TableId, seat: Seat, holder: Holder) -> Result<bool, StoreError> {
        self.inner.free(id, seat, holder).await
    }
    async fn fill(&self, id: &TableId, level: Level) -> Result<(), StoreError> {
        self.inner.fill(id, level).await
    }

    async fn rename(&self, id: &TableId, seat: Seat, name: &str) -> Result<(), StoreError> {
        self.inner.rename(id, seat, name).await
    }
    async fn held(&self, holders: &[Holder], most: u32) -> Result<Vec<(TableId, Seq)>, StoreError> {
        self.inner.held(holders, most).await
    }
    async fn opened(&self, opener: Holder) -> Result<u32, StoreError> {
        self.inner.opened(opener).await
    }
    async fn listed(
        &self,
        which: meydan_hall::Listed,
        since: u64,
        most: u32,
    ) -> Result<Vec<(TableId, Seq)>, StoreError> {
        self.inner.listed(which, since, most).await
    }
    async fn sweep_unjoined(
        &self,
        before: u64,
        spare: &[TableId],
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.inner.sweep_unjoined(before, spare, most).await
    }
    async fn sweep(
        &self,
        unplayed: u64,
        abandoned: u64,
        spare: &[TableId],
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.inner.sweep(unplayed, abandoned, spare, most).await
    }
    async fn check(&self) -> Result<(), StoreError> {
        self.inner.check().await
    }
    async fn close(&self) {
        self.inner.close().await;
    }
}

#[tokio::test]
async fn everything_acknowledged_is_there_after_a_crash() {
    let dir = tempfile::tempdir().expect("a folder");
    let (mut id, mut tokens, mut before) = (None, Vec::new(), None);
    // Twelve lives of the hall, three moves each, never an orderly end.
    for life in 0..12 {
        let hall = hall(dir.path()).await;
        if life == 0 {
            let (table, held) = table(&hall, vec![mine("A"), mine("B")]).await;
            (id, tokens) = (Some(table), held);
        }
        let id = id.as_ref().expect("a table");
        let now = seen(&hall, id, &tokens).await;
        if let Some((json, moves)) = before {
            assert_eq!((&now.view.to_json(), line(&now)), (&json, moves));
        }
        for _ in 0..3 {
            step(&hall, id, &tokens).await;
        }
        let now = seen(&hall, id, &tokens).await;
        before = Some((now.view.to_json().clone(), line(&now)));
    }
}

#[tokio::test]
async fn a_failed_append_changes_nothing_and_says_so() {
    let dir = tempfile::tempdir().expect("a folder");
    let failing = Failing::new(store(dir.path()).await, 0);
    let hall = Hall::open(failing.clone(), settings()).await.expect("opens");
    let (id, tokens) = table(&hall, vec![mine("A"), mine("B")]).await;
    failing.mode.store(BEFORE, Ordering::SeqCst);
    assert_eq!(code(hall.command(&id, &tokens, act("1", 0, "d3")).await), "store");
    let now = seen(&hall, &id, &tokens).await;
    assert_eq!((now.seq, kept(failing.as_ref(), &id).await.len()), (0, 0));
    // The same command again works.
    assert_eq!(hall.command(&id, &tokens, act("1", 0, "d3")).await.expect("a move").seq, 1);
    // Kept, but the answer was lost: the same command again is answered from the store.
    failing.mode.store(AFTER, Ordering::SeqCst);
    assert_eq!(code(hall.command(&id, &tokens, act("2", 1, "c3")).await), "store");
    assert_eq!(hall.command(&id, &tokens, act("2", 1, "c3")).await.expect("known").seq, 2);
    assert_eq!((seen(&hall, &id, &tokens).await.seq, kept(failing.as_ref(), &id).await.len()), (2, 2));
}

#[tokio::test]
async fn a_computer_whose_move_was_not_kept_moves_later() {
    let dir = tempfile::tempdir().expect("a folder");
    let failing = Failing::new(store(dir.path()).await, BEFORE);
    let hall = Hall::open(failing.clone(), settings()).await.expect("opens");
    let (id, tokens) = table(&hall, vec![NewSeat::Computer(Level::Newcomer), mine("B")]).await;
    let now = wait(&hall, &id, &tokens, |seen| seen.line.len() == 1).await;
    assert_eq!((now.seq, kept(failing.as_ref(), &id).await.len()), (1, 1));
}

#[tokio::test]
async fn computers_go_on_after_a_restart_when_somebody_looks() {
    let dir = tempfile::tempdir().expect("a folder");
    let kept_store = store(dir.path()).await;
    let first = Hall::open(kept_store.clone(), settings()).await.expect("opens");
    let slow = meydan_hall::Settings { pause: std::time::Duration::from_secs(3600), ..settings() };
    // The first hall never gets to move: the table is left with the computer to move.
    let stuck = Hall::open(kept_store.clone(), slow).await.expect("opens");
    let (id, tokens) = table(&stuck, vec![mine("A"), NewSeat::Computer(Level::Newcomer)]).await;
    stuck.command(&id, &tokens, act("1", 0, "d3")).await.expect("a move");
    drop((first, stuck));
    let again = hall(dir.path()).await;
    assert_eq!(again.awake(), 0, "nothing is woken before somebody looks");
    wait(&again, &id, &[], |seen| seen.line.len() == 2).await;
}
