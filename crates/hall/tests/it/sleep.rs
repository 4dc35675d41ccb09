//! A table at which nobody looks sleeps, also while its timer runs (issue 17, point 3).

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use meydan_core::{Entry, Step};
use meydan_hall::store::Store;
use meydan_hall::{Hall, NewSeat, Settings, TableId};

use crate::auction::{games, timed_table};
use crate::support::{mine, seen, settings, store};

async fn hall(dir: &Path, settings: Settings) -> (Hall, Arc<dyn Store>) {
    let store = store(dir).await;
    (Hall::open(store.clone(), Settings { games, ..settings }).await.expect("opens"), store)
}

fn people() -> Vec<NewSeat> {
    vec![mine("A"), mine("B"), mine("C")]
}

async fn timers(store: &dyn Store, table: &TableId) -> Vec<u64> {
    let entries = store.load(table).await.expect("reads").expect("is there").entries;
    let timers = entries.into_iter().filter_map(|kept| match kept.entry {
        Entry { step: Step::Timer { .. }, at, .. } => Some(at.0),
        _ => None,
    });
    timers.collect()
}

async fn until<F: Future<Output = bool>>(mut is_so: impl FnMut() -> F) {
    let waiting = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), waiting).await.expect("it happens in time");
}

#[tokio::test]
async fn a_sleeping_table_is_woken_when_its_timer_is_due_and_sleeps_again() {
    let dir = tempfile::tempdir().expect("a folder");
    let (hall, store) = hall(dir.path(), Settings { idle: Duration::ZERO, ..settings() }).await;
    let (id, tokens) = timed_table(&hall, 1, people()).await;
    until(async || hall.awake() == 0 && hall.asleep() == 1).await;
    assert!(timers(store.as_ref(), &id).await.is_empty(), "it fell asleep before");
    until(async || timers(store.as_ref(), &id).await.len() == 2).await;
    // However often it slept, its time passed: each stands at its due time.
    assert_eq!(timers(store.as_ref(), &id).await[..2], [1000, 2000]);
    until(async || hall.awake() == 0).await;
    assert!(seen(&hall, &id, &tokens).await.now.0 >= 2000);
}

#[tokio::test]
async fn tables_with_running_timers_do_not_fill_the_hall_nor_does_a_restart() {
    let dir = tempfile::tempdir().expect("a folder");
    let few = || Settings { live_tables: 4, ..settings() };
    let (first, _) = hall(dir.path(), few()).await;
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(timed_table(&first, 600, people()).await);
        assert!(first.awake() <= 4);
    }
    // Each of them is still played at.
    for (id, tokens) in &tables {
        assert_eq!(seen(&first, id, tokens).await.seq, 0);
    }
    assert!(first.asleep() >= 36);
    let (again, _) = hall(dir.path(), few()).await;
    assert_eq!((again.awake(), again.asleep()), (0, 0));
    let (id, tokens) = timed_table(&again, 600, people()).await;
    let watching = again.subscribe(&id, &tokens).await;
    assert!(watching.is_ok() && again.awake() == 1);
}
