//! Who may act although nobody waits for them: the undo of advanced chess (CH-30).

use std::time::Duration;

use meydan_core::{Seat, SeatSet};
use meydan_hall::{Hall, NewSeat, NewTable, Opened, Settings, TableId, Token};
use meydan_search::Level;
use serde_json::Value;

use crate::support::{act, code, hall, mine, seen, settings, store, wait};

async fn chess(hall: &Hall, seats: Vec<NewSeat>) -> (TableId, Vec<Token>) {
    let new = NewTable { game: "chess".to_owned(), config: Value::Null, seats, ..NewTable::default() };
    let Opened { table, tokens } = hall.create(new).await.expect("a table");
    (table, tokens.into_iter().map(|(_, token)| token).collect())
}

#[tokio::test]
async fn the_mover_takes_back_while_the_other_is_to_move() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, a) = chess(&hall, vec![mine("A"), NewSeat::Open]).await;
    let b = [hall.sit(&id, &[], None, "B").await.expect("sits").1];
    hall.command(&id, &a, act("1", 0, "Pe2e4")).await.expect("a move");
    let now = seen(&hall, &id, &a).await;
    assert_eq!(now.pending, SeatSet::one(Seat(1)), "nobody waits for the mover");
    let offered: Vec<String> =
        now.offers.iter().flat_map(|(_, offer)| offer).map(|c| c.action.to_string()).collect();
    assert_eq!(offered, ["undo"]);
    assert!(!now.can.undo, "the hall has no undo of its own here");
    // Nobody else's, and nothing else.
    assert_eq!(code(hall.command(&id, &b, act("2", 0, "undo")).await), "not-your-seat");
    assert_eq!(code(hall.command(&id, &b, act("3", 1, "undo")).await), "nothing-to-undo");
    assert_eq!(code(hall.command(&id, &a, act("4", 0, "Pd2d4")).await), "opponents-turn");
    hall.command(&id, &a, act("5", 0, "undo")).await.expect("taken back");
    hall.command(&id, &a, act("6", 0, "Pd2d4")).await.expect("another move");
    // The other's touch closes it.
    hall.command(&id, &b, act("7", 1, "touch-e7")).await.expect("picked");
    assert!(seen(&hall, &id, &a).await.offers.is_empty());
    assert_eq!(code(hall.command(&id, &a, act("8", 0, "undo")).await), "not-your-turn");
}

#[tokio::test]
async fn a_computer_leaves_time_to_take_back_and_takes_nothing_back_itself() {
    let dir = tempfile::tempdir().expect("a folder");
    let patient = Settings { take_back: Duration::from_secs(3600), ..settings() };
    let hall = Hall::open(store(dir.path()).await, patient).await.expect("opens");
    let (id, a) = chess(&hall, vec![mine("A"), NewSeat::Computer(Level::Newcomer)]).await;
    hall.command(&id, &a, act("1", 0, "Pe2e4")).await.expect("a move");
    hall.command(&id, &a, act("2", 0, "undo")).await.expect("there is time");
    hall.close().await;
    let hall = self::hall(dir.path()).await;
    hall.command(&id, &a, act("3", 0, "Pe2e4")).await.expect("another move");
    let now = wait(&hall, &id, &a, |seen| seen.pending == SeatSet::one(Seat(0))).await;
    // It has moved; its own undo is open, and it is not asked for it.
    assert_eq!(now.line.len(), 4);
    assert_eq!(seen(&hall, &id, &a).await.thinking, None);
}

#[tokio::test]
async fn both_are_asked_about_tampering_and_the_timer_stays_secret() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let config = serde_json::json!({ "tampering": true, "name": "final" });
    let new = NewTable {
        game: "chess".to_owned(),
        config,
        seats: vec![mine("A"), NewSeat::Open],
        ..NewTable::default()
    };
    let Opened { table: id, tokens } = hall.create(new).await.expect("a table");
    let a: Vec<Token> = tokens.into_iter().map(|(_, token)| token).collect();
    let b = [hall.sit(&id, &[], None, "B").await.expect("sits").1];
    hall.command(&id, &b, act("1", 1, "tamper-d")).await.expect("answered");
    assert_eq!(code(hall.command(&id, &b, act("2", 1, "tamper-c")).await), "not-your-turn");
    assert_eq!(code(hall.command(&id, &a, act("3", 0, "Pe2e4")).await), "answer-first");
    hall.command(&id, &a, act("4", 0, "tamper-d")).await.expect("answered");
    let now = seen(&hall, &id, &a).await;
    assert_eq!(now.timer, None, "when it strikes is not told");
    assert_eq!(now.config["name"], "final");
}
