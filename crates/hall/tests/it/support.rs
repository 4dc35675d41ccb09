//! What the tests of the hall share.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use meydan_core::{Refused, Seat, Seq};
use meydan_hall::store::{SqliteStore, Store};
use meydan_hall::{
    Ack, Command, CommandKind, Hall, HallError, NewSeat, NewTable, Opened, Settings, TableId, TableSnapshot,
    Token,
};
use serde_json::Value;

/// Nothing waits for eyes in tests.
pub(crate) fn settings() -> Settings {
    Settings {
        pause: Duration::ZERO,
        take_back: Duration::ZERO,
        think: Duration::from_millis(20),
        hint: Duration::from_millis(50),
        veil: Duration::ZERO,
        ..Settings::default()
    }
}

pub(crate) async fn store(dir: &Path) -> Arc<dyn Store> {
    Arc::new(SqliteStore::open(&dir.join("hall.db")).await.expect("the store opens"))
}

pub(crate) async fn hall(dir: &Path) -> Hall {
    Hall::open(store(dir).await, settings()).await.expect("the hall opens")
}

pub(crate) fn mine(name: &str) -> NewSeat {
    NewSeat::Mine(name.to_owned())
}

pub(crate) async fn table(hall: &Hall, seats: Vec<NewSeat>) -> (TableId, Vec<Token>) {
    let new = NewTable { game: "othello".to_owned(), config: Value::Null, seats, ..NewTable::default() };
    let Opened { table, tokens } = hall.create(new).await.expect("a table");
    (table, tokens.into_iter().map(|(_, token)| token).collect())
}

pub(crate) fn command(id: &str, kind: CommandKind) -> Command {
    Command { id: id.to_owned(), seq: None, kind }
}

pub(crate) fn act(id: &str, seat: u8, action: &str) -> Command {
    command(id, CommandKind::Act { seat: Seat(seat), action: action.to_owned() })
}

pub(crate) fn refused<T: std::fmt::Debug>(result: Result<T, HallError>) -> Refused {
    result.expect_err("it is refused").refused()
}

pub(crate) fn code<T: std::fmt::Debug>(result: Result<T, HallError>) -> &'static str {
    refused(result).code
}

pub(crate) async fn seen(hall: &Hall, table: &TableId, tokens: &[Token]) -> TableSnapshot {
    hall.seen(table, tokens, Some(0)).await.expect("it is seen")
}

/// Plays the first thing on offer; `None` when these tokens have nothing to do.
pub(crate) async fn step(hall: &Hall, table: &TableId, tokens: &[Token]) -> Option<Ack> {
    let seen = seen(hall, table, tokens).await;
    let (seat, offer) = seen.offers.first()?;
    let kind = CommandKind::Act { seat: *seat, action: offer.first()?.action.to_string() };
    let id = format!("step-{}", seen.seq);
    Some(hall.command(table, tokens, Command { id, seq: Some(seen.seq), kind }).await.expect("it is legal"))
}

/// Plays to the end with these tokens, waiting for whoever else has to move.
pub(crate) async fn play_out(hall: &Hall, table: &TableId, tokens: &[Token]) -> TableSnapshot {
    loop {
        let now = wait(hall, table, tokens, |seen| seen.outcome.is_some() || !seen.offers.is_empty()).await;
        if now.outcome.is_some() {
            return now;
        }
        step(hall, table, tokens).await;
    }
}

/// Waits until a table looks like this.
pub(crate) async fn wait(
    hall: &Hall,
    table: &TableId,
    tokens: &[Token],
    until: impl Fn(&TableSnapshot) -> bool,
) -> TableSnapshot {
    let waiting = async {
        let mut changes = hall.subscribe(table, tokens).await.expect("subscribed");
        loop {
            let now = seen(hall, table, tokens).await;
            if until(&now) {
                return now;
            }
            changes.changed().await.expect("the host lives");
        }
    };
    tokio::time::timeout(Duration::from_secs(30), waiting).await.expect("it happens in time")
}

/// What the store holds, as texts.
pub(crate) async fn kept(store: &dyn Store, table: &TableId) -> Vec<String> {
    let stored = store.load(table).await.expect("reads").expect("is there");
    stored.entries.iter().map(|kept| serde_json::to_string(&kept.entry).expect("plain data")).collect()
}

pub(crate) fn line(seen: &TableSnapshot) -> Vec<(Seq, String)> {
    seen.line.iter().map(|entry| (entry.seq, serde_json::to_string(entry).expect("plain data"))).collect()
}

/// Time stands still from here on, but for `tokio::time::advance`: it would go on by itself whenever
/// everybody waits, also for the disk.
pub(crate) fn stop_time() {
    tokio::time::pause();
    let begun = std::time::Instant::now();
    tokio::spawn(async move {
        // What never happens ends with a timeout all the same.
        while begun.elapsed() < Duration::from_secs(60) {
            tokio::task::yield_now().await;
        }
    });
}

/// Lets so much time pass, and a moment: what is due is done within the millisecond.
pub(crate) async fn pass(seconds: u32) {
    for _ in 0..seconds {
        tokio::time::advance(Duration::from_secs(1)).await;
        for _ in 0..20 {
            tokio::task::yield_now().await;
        }
    }
    tokio::time::advance(Duration::from_millis(2)).await;
}

/// Waits until something is so, while time hardly passes.
pub(crate) async fn until<F: Future<Output = bool>>(mut is_so: impl FnMut() -> F) {
    let begun = std::time::Instant::now();
    while !is_so().await {
        assert!(begun.elapsed() < Duration::from_secs(30), "it happens in time");
        // What waits for this very moment waits for the end of its millisecond.
        tokio::time::advance(Duration::from_millis(1)).await;
    }
}
