//! What nobody plays does not pile up, and lists do not get slower with it (issue 17, point 5; HA-16).

use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use meydan_hall::{Hall, NewSeat, NewTable, Settings, Token};
use serde_json::Value;

use crate::crash::Failing;
use crate::support::{code, hall, mine, play_out, refused, seen, settings, step, store, table};

fn in_days(days: u64) -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    u64::try_from((now + Duration::from_secs(days * 86_400 + 60)).as_millis()).expect("fits")
}

#[tokio::test]
async fn tables_that_nobody_came_back_to_are_swept() {
    let dir = tempfile::tempdir().expect("a folder");
    let first = hall(dir.path()).await;
    let (unplayed, a) = table(&first, vec![mine("A"), NewSeat::Open]).await;
    let (begun, b) = table(&first, vec![mine("A"), mine("B")]).await;
    let (over, c) = table(&first, vec![mine("A"), mine("B")]).await;
    step(&first, &begun, &b).await;
    play_out(&first, &over, &c).await;
    assert_eq!(first.sweep(in_days(40)).await.expect("sweeps"), 0, "all of them are awake");
    // Nothing is awake after a restart.
    let again = hall(dir.path()).await;
    assert_eq!(again.sweep(in_days(0)).await.expect("sweeps"), 0);
    assert_eq!(again.sweep(in_days(1)).await.expect("sweeps"), 1);
    assert_eq!(code(again.seen(&unplayed, &a, None).await.map(|_| ())), "no-such-table");
    assert_eq!(again.sweep(in_days(29)).await.expect("sweeps"), 0);
    assert_eq!(again.sweep(in_days(30)).await.expect("sweeps"), 1);
    assert_eq!(code(again.seen(&begun, &b, None).await.map(|_| ())), "no-such-table");
    assert!(seen(&again, &over, &c).await.outcome.is_some(), "finished games are kept");
}

#[tokio::test]
async fn nobody_has_more_tables_in_play_than_twenty() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let new =
        || NewTable { game: "othello".to_owned(), seats: vec![mine("A"), mine("B")], ..NewTable::default() };
    let (key, other) = (Token::new(), Token::new());
    let mut last = None;
    for _ in 0..20 {
        last = Some(hall.create_for(&key, new()).await.expect("a table").table);
    }
    let told = refused(hall.create_for(&key, new()).await.map(|_| ()));
    assert_eq!((told.code, told.args), ("too-many-tables", vec![("most", "20".to_owned())]));
    assert!(hall.create_for(&other, new()).await.is_ok(), "others have their own");
    play_out(&hall, &last.expect("a table"), std::slice::from_ref(&key)).await;
    assert!(hall.create_for(&key, new()).await.is_ok(), "what is over does not count");
}

#[tokio::test]
async fn a_list_reads_no_logs() {
    let dir = tempfile::tempdir().expect("a folder");
    let counting = Failing::new(store(dir.path()).await, 0);
    let settings = Settings { live_tables: 3, ..settings() };
    let hall = Hall::open(counting.clone(), settings).await.expect("opens");
    let key = Token::new();
    for number in 0..12 {
        let seats = vec![mine("A"), mine("B")];
        let new = NewTable { game: "othello".to_owned(), config: Value::Null, seats, ..NewTable::default() };
        let table = hall.create_for(&key, new).await.expect("a table").table;
        for _ in 0..number {
            step(&hall, &table, std::slice::from_ref(&key)).await;
        }
    }
    assert!(hall.awake() <= 3, "most of them sleep");
    let before = counting.loads.load(Ordering::SeqCst);
    let list = hall.tables_of(&[Token::new(), key]).await.expect("a list");
    assert_eq!(counting.loads.load(Ordering::SeqCst), before);
    let mut moves: Vec<u32> = list.iter().map(|told| told.moves).collect();
    moves.sort_unstable();
    assert_eq!(moves, (0..12).collect::<Vec<_>>());
    assert!(list.iter().all(|told| told.held.len() == 2 && told.pending.len() == 1));
}
