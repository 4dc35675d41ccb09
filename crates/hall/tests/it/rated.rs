//! A match that counts for something: nobody is helped, and its end is told.

use meydan_catalogue::Player;
use meydan_core::Seat;
use meydan_hall::store::{Chair, SqliteStore, Store, TableRow};
use meydan_hall::{CommandKind, Hall, TableId, Token};
use meydan_search::Level;
use std::sync::Arc;

use crate::support::{act, code, command, seen, settings};

#[tokio::test]
async fn a_rated_match_has_no_help_and_tells_its_end() {
    let store = Arc::new(SqliteStore::in_memory().await.expect("a store"));
    let hall = Hall::open(Arc::<SqliteStore>::clone(&store), settings()).await.expect("a hall");
    let token = Token::of(&[7; 32]);
    let person = Player::Person { name: "Ada".to_owned() };
    let row = TableRow {
        id: TableId::new(),
        game: "othello".to_owned(),
        rules: meydan_catalogue::find("othello").expect("the game").facts.rules,
        config: serde_json::json!({}),
        seed: meydan_core::Seed::from_number(1),
        created: 0,
        over: false,
        rated: true,
        next: None,
        opener: None,
        chairs: vec![Chair { player: person, holder: Some(token.holder()) }; 2],
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
