//! What stands in the hall (HA-10, HA-13 to HA-16), and whom it is hidden from (HA-04).

use std::time::Duration;

use meydan_bus::InProcess;
use meydan_hall::{Command, CommandKind, NewSeat, NewTable};
use meydan_lobby::{HallView, Refusal};
use meydan_members::Circle;

use crate::support::{Node, eventually, guest, settings};

fn open(listed: bool, member: Option<i64>) -> NewTable {
    let seats = vec![NewSeat::Mine("Ada".to_owned()), NewSeat::Open];
    NewTable { game: "othello".to_owned(), seats, listed, member, ..NewTable::default() }
}

async fn until(node: &Node, fits: impl Fn(&HallView) -> bool) {
    let mut view = node.lobby.view();
    let waiting = view.wait_for(|view| fits(view));
    tokio::time::timeout(Duration::from_secs(20), waiting).await.expect("in time").expect("it lives");
}

#[tokio::test]
async fn ha_10_ha_13_open_tables_stand_in_the_lobby_and_those_by_link_do_not() {
    let dir = tempfile::tempdir().expect("a folder");
    let node = Node::alone(&dir.path().join("hall.db")).await;
    let ((_, key), (_, other)) = (guest("Ada"), guest("Bo"));
    let by_link = node.hall.create_for(&key, open(false, None)).await.expect("a table").table;
    let listed = node.hall.create_for(&key, open(true, None)).await.expect("a table").table;
    until(&node, |view| view.open.len() == 1).await;
    assert_eq!(node.lobby.view().borrow().open[0].table.table, listed);
    // Somebody sits down: it is live, and drawn as it is played (HA-14).
    for table in [&listed, &by_link] {
        node.hall.sit(table, std::slice::from_ref(&other), None, "Bo").await.expect("sits");
    }
    until(&node, |view| view.open.is_empty() && view.running.len() == 1).await;
    let act = Command {
        id: "m1".to_owned(),
        seq: None,
        kind: CommandKind::Act { seat: meydan_core::Seat(0), action: "d3".to_owned() },
    };
    node.hall.command(&listed, std::slice::from_ref(&key), act).await.expect("played");
    until(&node, |view| view.running[0].table.moves == 1).await;
    // It ends, and is found among those of the last days.
    let resign =
        Command { id: "m2".to_owned(), seq: None, kind: CommandKind::Resign { seat: meydan_core::Seat(0) } };
    node.hall.command(&listed, &[key], resign).await.expect("resigned");
    until(&node, |view| view.running.is_empty() && view.over.len() == 1).await;
    // Another node, or the next life of this one, sees the same.
    let again = Node::open(&dir.path().join("hall.db"), InProcess::new(), settings()).await;
    assert_eq!(again.lobby.view().borrow().over.len(), 1);
}

#[tokio::test]
async fn ha_04_who_is_blocked_by_somebody_seated_does_not_sit_there() {
    let dir = tempfile::tempdir().expect("a folder");
    let node = Node::alone(&dir.path().join("hall.db")).await;
    let ((ada, key), (bo, _)) = (node.member("ada").await, node.member("bob").await);
    let table = node.hall.create_for(&key, open(true, ada.member)).await.expect("a table").table;
    assert!(node.lobby.hidden_from(&bo).await.expect("read").is_empty());
    node.lobby.set_circle(&ada, Circle::Block, "bob", true).await.expect("blocked");
    assert_eq!(node.lobby.hidden_from(&bo).await.expect("read"), std::slice::from_ref(&table));
    let refused = node.lobby.check_sitting(&table, bo.member).await.expect_err("refused");
    assert_eq!(refused.refusal(), Some(Refusal::BlockedThere));
    // Guests are nobody's to block, and ada may go to bo.
    node.lobby.check_sitting(&table, None).await.expect("may sit");
    assert!(node.lobby.hidden_from(&ada).await.expect("read").is_empty());
}

#[tokio::test]
async fn ha_15_people_and_tables_are_counted() {
    let dir = tempfile::tempdir().expect("a folder");
    let node = Node::alone(&dir.path().join("hall.db")).await;
    let ((ada, key), (bo, _)) = (guest("Ada"), node.member("bob").await);
    let pages =
        [node.lobby.come(&ada, true).await.expect("here"), node.lobby.come(&bo, false).await.expect("here")];
    until(&node, |view| view.online == 2).await;
    assert_eq!(node.lobby.members_here().len(), 1);
    let table = node.hall.create_for(&key, open(false, None)).await.expect("a table").table;
    let at = node.hall.subscribe(&table, &[key]).await.expect("looks");
    assert_eq!(node.hall.in_play(), 0, "who waits does not play");
    node.hall.sit(&table, &[guest("Bo").1], None, "Bo").await.expect("sits");
    until(&node, |view| view.tables == 1).await;
    drop(at);
    until(&node, |view| view.tables == 0).await;
    drop(pages);
    assert_eq!(node.lobby.view().borrow().online, 2, "for the time of grace");
}

/// HA-16: nobody joined, so it is closed after an hour.
#[tokio::test]
async fn ha_16_an_open_table_nobody_joined_is_closed() {
    let dir = tempfile::tempdir().expect("a folder");
    let node = Node::alone(&dir.path().join("hall.db")).await;
    let ((_, key), (_, other)) = (guest("Ada"), guest("Bo"));
    let created = |listed| node.hall.create_for(&key, open(listed, None));
    let (lonely, by_link) =
        (created(true).await.expect("a table").table, created(false).await.expect("a table").table);
    let joined = created(true).await.expect("a table").table;
    node.hall.sit(&joined, &[other], None, "Bo").await.expect("sits");
    until(&node, |view| view.open.len() == 1 && view.running.len() == 1).await;
    let now = u64::try_from(std::time::UNIX_EPOCH.elapsed().expect("after").as_millis()).expect("a number");
    assert_eq!(node.hall.sweep(now + 59 * 60_000).await.expect("swept"), 0);
    assert_eq!(node.hall.sweep(now + 61 * 60_000).await.expect("swept"), 1);
    assert!(node.hall.seen(&lonely, &[], None).await.is_err());
    for table in [by_link, joined] {
        assert!(node.hall.seen(&table, &[], None).await.is_ok());
    }
    eventually(async || node.lobby.view().borrow().open.is_empty().then_some(())).await;
}
