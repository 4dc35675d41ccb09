//! Sitting down twice is sitting down once, and a seat that nobody uses can be freed (issue 17, point 4).

use meydan_core::Seat;
use meydan_hall::{CommandKind, NewSeat, PlayerKind, Token};

use crate::support::{act, code, command, hall, mine, seen, table};

#[tokio::test]
async fn asking_for_a_seat_again_gives_the_same_one() {
    let dir = tempfile::tempdir().expect("a folder");
    let first = hall(dir.path()).await;
    let (id, host) = table(&first, vec![mine("A"), NewSeat::Open]).await;
    let key = [Token::new()];
    // The answer is lost, and asked for again; also after a restart.
    for wanted in [None, Some(Seat(1)), None] {
        let (seat, token) = first.sit(&id, &key, wanted, "B").await.expect("has a seat");
        assert_eq!((seat, &token), (Seat(1), &key[0]));
    }
    drop(first);
    let again = hall(dir.path()).await;
    assert_eq!(again.sit(&id, &key, None, "B").await.expect("has a seat").0, Seat(1));
    assert_eq!(code(again.sit(&id, &[Token::new()], None, "C").await), "taken");
    again.command(&id, &host, act("a", 0, "d3")).await.expect("they play");
    let friend = seen(&again, &id, &key).await;
    assert!(friend.held.contains(Seat(1)) && !friend.offers.is_empty());
}

#[tokio::test]
async fn who_opened_the_table_frees_a_seat_whose_player_never_acted() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, host) = table(&hall, vec![mine("A"), NewSeat::Open]).await;
    let [lost, friend, other] = [(); 3].map(|()| [Token::new()]);
    hall.sit(&id, &lost, None, "lost").await.expect("sits");
    let mut watched = hall.subscribe(&id, &lost).await.expect("subscribed");
    let free = |id: &str| command(id, CommandKind::Free { seat: Seat(1) });
    assert!(seen(&hall, &id, &lost).await.can.free.is_empty());
    assert!(seen(&hall, &id, &host).await.can.free.contains(Seat(1)));
    // Nobody else frees it, and not the own seat.
    assert_eq!(code(hall.command(&id, &lost, free("a")).await), "not-to-free");
    let own = command("b", CommandKind::Free { seat: Seat(0) });
    assert_eq!(code(hall.command(&id, &host, own).await), "not-to-free");
    hall.command(&id, &host, free("c")).await.expect("it is freed");
    let open = seen(&hall, &id, &lost).await;
    assert_eq!((open.players[1].kind, open.held.is_empty()), (PlayerKind::Open, true));
    while watched.changed().await.is_some() {}
    hall.sit(&id, &friend, None, "friend").await.expect("sits");
    assert_eq!(code(hall.sit(&id, &lost, None, "late").await), "taken");
    hall.command(&id, &host, act("d", 0, "d3")).await.expect("a move");
    hall.command(&id, &friend, act("e", 1, "c3")).await.expect("a move");
    // Whoever has acted stays.
    assert_eq!(code(hall.command(&id, &host, free("f")).await), "not-to-free");
    assert_eq!(code(hall.sit(&id, &other, None, "").await), "taken");
    assert!(seen(&hall, &id, &host).await.can.free.is_empty());
}
