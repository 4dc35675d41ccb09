//! What every store must do. One suite for all of them.

use meydan_catalogue::Player;
use meydan_core::{Entry, GameTime, Seat, Seed, Step, TimeControl};
use meydan_search::Level;
use serde_json::json;

use super::{Chair, Kept, Maker, Mark, Store, StoreError, TableRow};
use crate::{TableId, Token};

/// A table and its first entry.
pub(super) fn a_table() -> (TableRow, Kept) {
    let row = TableRow {
        id: TableId::new(),
        game: "othello".to_owned(),
        rules: 1,
        config: json!({"a": [1, "ç", null]}),
        seed: Seed::from_number(7),
        created: 1_700_000_000_000,
        over: false,
        rated: true,
        clock: TimeControl::real_time(180, 2),
        listed: true,
        next: None,
        opener: Some(Token::new().holder()),
        chairs: vec![
            Chair { member: Some(7), ..Chair::guest("لیلا", Some(Token::new().holder())) },
            Chair::guest("", None),
            Chair::computer(Level::Club),
        ],
    };
    (row, act(1, "d3", Some(("first", 0))))
}

fn act(seq: u32, action: &str, command: Option<(&str, u8)>) -> Kept {
    let step = Step::Act { seat: Seat(0), action: action.to_owned() };
    let mark = |(id, by): (&str, u8)| Maker::Command(Mark { id: id.to_owned(), by: Seat(by) });
    let maker = command.map_or(Maker::Hall, mark);
    Kept { entry: Entry { seq, at: GameTime(u64::from(seq) * 1000), step }, maker }
}

/// Runs the suite on an empty store.
pub(super) async fn passes(store: &dyn Store) {
    keeps_tables_and_logs(store).await;
    refuses_what_does_not_follow(store).await;
    seats_are_taken_once(store).await;
    computers_take_open_seats_only(store).await;
    lists_tables(store).await;
    links_one_rematch(store).await;
    one_of_many_wins(store).await;
    sweeps_what_nobody_came_back_to(store).await;
}

async fn keeps_tables_and_logs(store: &dyn Store) {
    let (row, first) = a_table();
    assert!(store.load(&row.id).await.expect("reads").is_none());
    store.create(&row, None).await.expect("kept");
    assert!(matches!(store.create(&row, None).await, Err(StoreError::Conflict)));
    let others = [
        Kept {
            entry: Entry { seq: 2, at: GameTime(5), step: Step::Timer { id: 3 } },
            maker: Maker::StandIn(Seat(1)),
        },
        Kept {
            entry: Entry { seq: 3, at: GameTime(6), step: Step::Drop { seat: Seat(2) } },
            maker: Maker::Hall,
        },
        Kept { entry: Entry { seq: 4, at: GameTime(0), step: Step::Rewind { to: 1 } }, maker: Maker::Hall },
    ];
    store.append(&row.id, &first, false).await.expect("kept");
    for kept in &others {
        store.append(&row.id, kept, kept.entry.seq == 3).await.expect("kept");
    }
    let stored = store.load(&row.id).await.expect("reads").expect("is there");
    assert_eq!(stored.row, row);
    assert_eq!(stored.entries[0], first);
    assert_eq!(stored.entries[1..], others);
}

async fn computers_take_open_seats_only(store: &dyn Store) {
    let (row, _) = a_table();
    store.create(&row, None).await.expect("kept");
    store.fill(&row.id, Level::Master).await.expect("kept");
    let filled = store.load(&row.id).await.expect("reads").expect("is there").row.chairs;
    assert_eq!(filled, [row.chairs[0].clone(), Chair::computer(Level::Master), Chair::computer(Level::Club)]);
    let late = store.sit(&row.id, Seat(1), "late", Token::new().holder(), None).await;
    assert!(!late.expect("an answer"), "the seat is a computer's now");
}

async fn refuses_what_does_not_follow(store: &dyn Store) {
    let (row, first) = a_table();
    assert!(matches!(store.append(&row.id, &first, false).await, Err(StoreError::Conflict)), "no table");
    store.create(&row, None).await.expect("kept");
    assert!(matches!(store.append(&row.id, &act(2, "c3", None), false).await, Err(StoreError::Conflict)));
    store.append(&row.id, &first, false).await.expect("kept");
    // The same number, and the same command under the next number.
    assert!(matches!(store.append(&row.id, &act(1, "c4", None), true).await, Err(StoreError::Conflict)));
    let again = act(2, "c3", Some(("first", 1)));
    assert!(matches!(store.append(&row.id, &again, true).await, Err(StoreError::Conflict)));
    let stored = store.load(&row.id).await.expect("reads").expect("is there");
    assert_eq!((stored.entries, stored.row.over), (vec![first.clone()], false), "a refusal changes nothing");
    // The same command id at another table is another command.
    let (other, _) = a_table();
    store.create(&other, None).await.expect("kept");
    store.append(&other.id, &first, true).await.expect("kept");
    assert!(store.load(&other.id).await.expect("reads").expect("is there").row.over);
}

async fn seats_are_taken_once(store: &dyn Store) {
    let (row, _) = a_table();
    store.create(&row, None).await.expect("kept");
    let holder = Token::new().holder();
    for taken in [0, 2, 3, 200] {
        assert!(!store.sit(&row.id, Seat(taken), "x", holder, None).await.expect("answers"), "seat {taken}");
    }
    assert!(store.sit(&row.id, Seat(1), "Ayşe", holder, Some(12)).await.expect("answers"));
    assert!(!store.sit(&row.id, Seat(1), "late", Token::new().holder(), None).await.expect("answers"));
    assert!(!store.free(&row.id, Seat(1), Token::new().holder()).await.expect("answers"), "not theirs");
    assert!(store.free(&row.id, Seat(1), holder).await.expect("answers"));
    let freed = store.load(&row.id).await.expect("reads").expect("is there").row.chairs.swap_remove(1);
    assert_eq!(freed, Chair::guest("", None), "nothing is left of who sat there");
    assert!(store.sit(&row.id, Seat(1), "Ayşe", holder, Some(9)).await.expect("answers"));
    store.rename(&row.id, Seat(0), "Ali").await.expect("renamed");
    assert!(matches!(store.rename(&row.id, Seat(2), "x").await, Err(StoreError::Gone)), "a computer");
    assert!(matches!(store.rename(&TableId::new(), Seat(0), "x").await, Err(StoreError::Gone)));
    let chairs = store.load(&row.id).await.expect("reads").expect("is there").row.chairs;
    assert_eq!(chairs[0].player, Player::Person { name: "Ali".to_owned() });
    assert_eq!(chairs[0].holder, row.chairs[0].holder);
    assert_eq!(chairs[1], Chair { member: Some(9), ..Chair::guest("Ayşe", Some(holder)) });
    assert_eq!(chairs[2], row.chairs[2]);
}

async fn lists_tables(store: &dyn Store) {
    let holder = Token::new().holder();
    let mut ids = Vec::new();
    for over in [false, true, false] {
        let (mut row, first) = a_table();
        row.chairs[1].holder = Some(holder);
        store.create(&row, None).await.expect("kept");
        store.append(&row.id, &first, over).await.expect("kept");
        ids.push(row.id);
    }
    let mut held = store.held(&[Token::new().holder(), holder], 10).await.expect("lists");
    held.sort();
    let mut wanted: Vec<_> = ids.iter().map(|id| (id.clone(), 1)).collect();
    wanted.sort();
    assert_eq!(held, wanted);
    assert_eq!(store.held(&[holder], 2).await.expect("lists").len(), 2);
    assert!(store.held(&[], 10).await.expect("lists").is_empty());
}

async fn links_one_rematch(store: &dyn Store) {
    let ((first, _), (second, _), (third, _)) = (a_table(), a_table(), a_table());
    store.create(&first, None).await.expect("kept");
    store.create(&second, Some(&first.id)).await.expect("kept");
    assert!(matches!(store.create(&third, Some(&first.id)).await, Err(StoreError::Conflict)));
    assert!(store.load(&third.id).await.expect("reads").is_none(), "all or nothing");
    let stored = store.load(&first.id).await.expect("reads").expect("is there");
    assert_eq!(stored.row.next, Some(second.id));
}

async fn sweeps_what_nobody_came_back_to(store: &dyn Store) {
    let opener = Token::new().holder();
    let mut ids = Vec::new();
    for (played, over, rated) in
        [(false, false, false), (true, false, false), (true, true, false), (false, false, true)]
    {
        let (mut row, first) = a_table();
        (row.rated, row.opener) = (rated, Some(opener));
        store.create(&row, None).await.expect("kept");
        if played {
            store.append(&row.id, &first, over).await.expect("kept");
        }
        ids.push(row.id);
    }
    // The rematch of a table is swept; who leads there stays.
    let (mut rematch, _) = a_table();
    rematch.rated = false;
    store.create(&rematch, Some(&ids[2])).await.expect("kept");
    assert_eq!(store.opened(opener).await.expect("counts"), 3);
    let late = u64::MAX;
    assert!(store.sweep(0, 0, &[], 10).await.expect("sweeps").is_empty(), "nothing is that old");
    let there = |swept: &[TableId], id: &TableId| !swept.contains(id);
    let swept = store.sweep(late, 0, &[rematch.id.clone()], 1000).await.expect("sweeps");
    assert!(swept.contains(&ids[0]) && ids[1..].iter().all(|id| there(&swept, id)));
    assert!(there(&swept, &rematch.id), "spared");
    let swept = store.sweep(0, late, &[], 1000).await.expect("sweeps");
    assert!(swept.contains(&ids[1]) && swept.contains(&rematch.id));
    assert!(store.load(&ids[1]).await.expect("reads").is_none());
    assert_eq!(store.load(&ids[2]).await.expect("reads").expect("is there").row.next, None);
    assert!(store.load(&ids[3]).await.expect("reads").is_some(), "it counts for something");
}

/// Two owners of one table append at once: exactly one of them gets each number.
async fn one_of_many_wins(store: &dyn Store) {
    let (row, _) = a_table();
    store.create(&row, None).await.expect("kept");
    for seq in 1..=5 {
        let (one, two) = (act(seq, "one", None), act(seq, "two", None));
        let both = tokio::join!(store.append(&row.id, &one, false), store.append(&row.id, &two, false));
        assert!(
            matches!(both, (Ok(()), Err(StoreError::Conflict)) | (Err(StoreError::Conflict), Ok(()))),
            "{both:?}"
        );
    }
}
