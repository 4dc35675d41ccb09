//! Thinking is shared fairly (issue 17, point 2).

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use meydan_core::Seat;
use meydan_hall::{CommandKind, Hall, NewSeat, NewTable, Settings, Token};
use meydan_search::Level;
use serde_json::Value;

use crate::support::{act, command, mine, settings, store, table, wait};

/// Of a hundred hints that somebody asks for, hardly any is found before another visitor's
/// computers have answered, the quick one and the strong one.
#[tokio::test(flavor = "multi_thread")]
async fn many_hints_of_one_visitor_keep_nobody_elses_computer_waiting() {
    let dir = tempfile::tempdir().expect("a folder");
    let settings = Settings {
        computers: 1,
        hint: Duration::from_millis(300),
        hints_each: 1000,
        tables_each: 1000,
        ..settings()
    };
    let hall = Hall::open(store(dir.path()).await, settings).await.expect("opens");
    let answered = Arc::new(AtomicUsize::new(0));
    let mut asking = Vec::new();
    let key = Token::new();
    for _ in 0..100 {
        let seats = vec![mine("A"), NewSeat::Computer(Level::Casual)];
        let new = NewTable { game: "othello".to_owned(), config: Value::Null, seats, ..NewTable::default() };
        let id = hall.create_for(&key, new).await.expect("a table").table;
        let tokens = [key.clone()];
        let (hall, answered) = (hall.clone(), Arc::clone(&answered));
        asking.push(tokio::spawn(async move {
            let hint = command("h", CommandKind::Hint { seat: Seat(0) });
            let hinted = hall.command(&id, &tokens, hint).await;
            answered.fetch_add(1, Ordering::SeqCst);
            hinted
        }));
    }
    for level in [Level::Newcomer, Level::Expert] {
        let (id, tokens) = table(&hall, vec![mine("B"), NewSeat::Computer(level)]).await;
        hall.command(&id, &tokens, act("1", 0, "d3")).await.expect("a move");
        wait(&hall, &id, &tokens, |seen| seen.line.len() == 2).await;
    }
    assert!(answered.load(Ordering::SeqCst) < 50, "{}", answered.load(Ordering::SeqCst));
    asking.iter().for_each(tokio::task::JoinHandle::abort);
}

#[tokio::test]
async fn of_too_many_hints_the_last_are_refused() {
    let dir = tempfile::tempdir().expect("a folder");
    let settings = Settings { computers: 1, hints: 0, ..settings() };
    let hall = Hall::open(store(dir.path()).await, settings).await.expect("opens");
    let (id, tokens) = table(&hall, vec![mine("A"), NewSeat::Computer(Level::Casual)]).await;
    let hint = command("h", CommandKind::Hint { seat: Seat(0) });
    assert_eq!(crate::support::code(hall.command(&id, &tokens, hint).await), "busy");
}
