//! A match that counts for something: nobody is helped, and its end is told.

use meydan_core::{Seat, TimeControl};
use meydan_hall::store::{Chair, SqliteStore, Store, TableRow};
use meydan_hall::{CommandKind, Hall, NewSeat, NewTable, TableId, Token};
use meydan_search::Level;
use std::sync::Arc;

use crate::support::{act, code, command, mine, seen, settings};

/// HA-30.
#[tokio::test]
async fn who_opens_a_table_chooses_whether_it_counts_and_only_members_sit_there() {
    let store = Arc::new(SqliteStore::in_memory().await.expect("a store"));
    let hall = Hall::open(Arc::<SqliteStore>::clone(&store), settings()).await.expect("a hall");
    let rated = NewTable {
        game: "othello".to_owned(),
        seats: vec![mine("Ada"), NewSeat::Open],
        member: Some(1),
        clock: TimeControl::real_time(180, 2),
        rated: true,
        listed: true,
        ..NewTable::default()
    };
    let with_seats = |seats| NewTable { seats, ..rated.clone() };
    for (why, new) in [
        ("rated-clock", NewTable { clock: None, ..rated.clone() }),
        ("rated-members", NewTable { member: None, ..rated.clone() }),
        ("rated-members", with_seats(vec![mine("Ada"), mine("Bob")])),
        ("rated-members", with_seats(vec![NewSeat::Open; 2])),
        ("rated-members", with_seats(vec![mine("Ada"), NewSeat::Computer(Level::Club)])),
    ] {
        assert_eq!(code(hall.create(new).await), why);
    }
    let opened = hall.create(rated).await.expect("a table");
    let (id, ada) = (opened.table, [opened.tokens[0].1.clone()]);
    assert_eq!(code(hall.sit(&id, &[], None, "guest").await), "rated-members");
    assert_eq!(code(hall.sit_as(&id, &[], Some(1), None, "Ada").await), "sits-already");
    let (seat, bob) = hall.sit_as(&id, &[], Some(2), None, "Bob").await.expect("sits");
    assert_eq!(hall.sit_as(&id, std::slice::from_ref(&bob), Some(2), None, "").await.expect("again").0, seat);
    let row = store.load(&id).await.expect("reads").expect("is there").row;
    assert_eq!(row.chairs.iter().map(|chair| chair.member).collect::<Vec<_>>(), [Some(1), Some(2)]);
    assert!(row.rated && row.listed);
    let told = hall.tables_of(&ada).await.expect("lists").swap_remove(0);
    assert_eq!((told.clock, told.rated, told.listed), (TimeControl::real_time(180, 2), true, true));
}

#[tokio::test]
async fn a_rated_match_has_no_help_and_tells_its_end() {
    let store = Arc::new(SqliteStore::in_memory().await.expect("a store"));
    let hall = Hall::open(Arc::<SqliteStore>::clone(&store), settings()).await.expect("a hall");
    let token = Token::of(&[7; 32]);
    let row = TableRow {
        id: TableId::new(),
        game: "othello".to_owned(),
        rules: meydan_catalogue::find("othello").expect("the game").facts.rules,
        config: serde_json::json!({}),
        seed: meydan_core::Seed::from_number(1),
        created: 0,
        over: false,
        rated: true,
        clock: None,
        listed: false,
        next: None,
        opener: None,
        chairs: vec![Chair::guest("Ada", Some(token.holder())); 2],
    };
    store.create(&row, None).await.expect("kept");
    let tokens = [token];
    let mut ended = hall.ended();
    assert!(!ended.has_changed().expect("the hall is there"));
    hall.command(&row.id, &tokens, act("a", 0, "d3")).await.expect("a move");
    let table = seen(&hall, &row.id, &tokens).await;
    assert!(table.rated);
    assert!(!table.can.undo && table.can.hint.is_none(), "{:?}", table.can);
    let kinds = [
        CommandKind::Undo,
        CommandKind::Hint { seat: Seat(1) },
        CommandKind::Rematch,
        CommandKind::Fill { level: Level::Club },
        CommandKind::Rename { seat: Seat(0), name: "Eve".to_owned() },
    ];
    for (number, kind) in kinds.into_iter().enumerate() {
        let refused = hall.command(&row.id, &tokens, command(&number.to_string(), kind.clone())).await;
        assert_eq!(code(refused), "rated", "{kind:?}");
    }
    assert!(!ended.has_changed().expect("the hall is there"));
    hall.command(&row.id, &tokens, command("z", CommandKind::Resign { seat: Seat(1) }))
        .await
        .expect("given up");
    assert!(ended.has_changed().expect("the hall is there"));
    assert!(!seen(&hall, &row.id, &tokens).await.can.rematch);
    assert_eq!(code(hall.command(&row.id, &tokens, command("y", CommandKind::Rematch)).await), "rated");
    ended.mark_unchanged();
}
