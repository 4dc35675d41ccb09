//! All computers of a hall think with one budget of memory (issue 17, point 1).

use std::time::Duration;

use meydan_core::Seat;
use meydan_hall::{CommandKind, Hall, NewSeat, NewTable, Settings};
use meydan_search::Level;
use serde_json::Value;

use crate::support::{act, command, mine, settings, step, store, wait};

/// A little of it is lent whatever happens, and two searches of one thought at most.
const LEAST: u64 = 4 << 20;

#[tokio::test(flavor = "multi_thread")]
async fn many_strong_computers_share_one_budget_and_keep_nothing_of_it() {
    let dir = tempfile::tempdir().expect("a folder");
    let memory = 24 << 20;
    let settings =
        Settings { memory, computers: 4, computers_each: 4, think: Duration::from_millis(60), ..settings() };
    let hall = Hall::open(store(dir.path()).await, settings).await.expect("opens");
    let mut tables = Vec::new();
    for game in ["pentago", "othello", "chess", "pentago", "uno", "magic"].repeat(4) {
        let seats = match game {
            "uno" => vec![mine("A"), NewSeat::Computer(Level::Master), NewSeat::Computer(Level::Master)],
            _ => vec![NewSeat::Computer(Level::Master), mine("B")],
        };
        let new = NewTable { game: game.to_owned(), config: Value::Null, seats, ..NewTable::default() };
        let opened = hall.create(new).await.expect("a table");
        let tokens: Vec<_> = opened.tokens.into_iter().map(|(_, token)| token).collect();
        tables.push((opened.table, tokens));
    }
    let watching = tokio::spawn({
        let hall = hall.clone();
        async move {
            let mut most = 0;
            loop {
                most = hall.memory().max(most);
                if most > memory + LEAST {
                    return most;
                }
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        }
    });
    // Nobody is refused: every computer moves, and again after an answer.
    for (id, tokens) in &tables {
        for _ in 0..2 {
            let now = wait(&hall, id, tokens, |seen| !seen.offers.is_empty() || seen.outcome.is_some()).await;
            if now.outcome.is_none() {
                step(&hall, id, tokens).await;
            }
        }
        wait(&hall, id, tokens, |seen| !seen.offers.is_empty() || seen.outcome.is_some()).await;
    }
    assert!(!watching.is_finished(), "more was lent than there is: {:?}", watching.await);
    watching.abort();
    // They are awake, and none of them keeps anything.
    assert_eq!((hall.awake(), hall.memory()), (tables.len(), 0));
}

#[tokio::test]
async fn hints_come_from_the_same_budget() {
    let dir = tempfile::tempdir().expect("a folder");
    let settings = Settings { memory: 0, ..settings() };
    let hall = Hall::open(store(dir.path()).await, settings).await.expect("opens");
    let new = NewTable {
        game: "othello".to_owned(),
        config: Value::Null,
        seats: vec![mine("A"), NewSeat::Computer(Level::Newcomer)],
        ..NewTable::default()
    };
    let opened = hall.create(new).await.expect("a table");
    let tokens: Vec<_> = opened.tokens.into_iter().map(|(_, token)| token).collect();
    // However little there is, there is an answer.
    let hint = command("h", CommandKind::Hint { seat: Seat(0) });
    let hinted = hall.command(&opened.table, &tokens, hint).await.expect("a hint").hint.expect("a hint");
    hall.command(&opened.table, &tokens, act("a", 0, &hinted.action.to_string())).await.expect("it is legal");
    assert_eq!(hall.memory(), 0);
}
