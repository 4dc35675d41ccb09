//! Requests between people live in memory: after a restart nobody waits for an
//! answer that cannot come, and everything can be asked again.

use meydan_core::{Seat, SeatSet};
use meydan_hall::{CommandKind, NewSeat};

use crate::support::{act, code, command, hall, mine, seen, table};

#[tokio::test]
async fn a_request_to_take_back_is_gone_after_a_restart_and_can_be_made_again() {
    let dir = tempfile::tempdir().expect("a folder");
    let (id, a, b) = {
        let hall = hall(dir.path()).await;
        let (id, a) = table(&hall, vec![mine("A"), NewSeat::Open]).await;
        let b = [hall.sit(&id, &[], None, "B").await.expect("sits").1];
        hall.command(&id, &a, act("1", 0, "d3")).await.expect("a move");
        hall.command(&id, &a, command("ask", CommandKind::Undo)).await.expect("asked");
        assert!(!seen(&hall, &id, &a).await.can.undo, "one request at a time");
        hall.close().await;
        (id, a, b)
    };
    let hall = hall(dir.path()).await;
    for held in [&a[..], &b[..], &[]] {
        assert_eq!(seen(&hall, &id, held).await.undo, None, "nobody is waited for");
    }
    // An answer that was on its way finds nothing to answer, and changes nothing.
    let late = hall.command(&id, &b, command("late", CommandKind::AnswerUndo { yes: true })).await;
    assert_eq!(code(late), "undo-not-asked");
    // Who asked can ask again, also under the id of the request that was lost.
    assert!(seen(&hall, &id, &a).await.can.undo);
    hall.command(&id, &a, command("ask", CommandKind::Undo)).await.expect("asked again");
    assert!(seen(&hall, &id, &b).await.undo.is_some_and(|ask| ask.waiting == SeatSet::one(Seat(1))));
    hall.command(&id, &b, command("yes", CommandKind::AnswerUndo { yes: true })).await.expect("allowed");
    assert!(seen(&hall, &id, &a).await.line.is_empty(), "taken back");
}

#[tokio::test]
async fn a_wish_for_a_rematch_is_gone_after_a_restart_and_can_be_made_again() {
    let dir = tempfile::tempdir().expect("a folder");
    let (id, a, b) = {
        let hall = hall(dir.path()).await;
        let (id, a) = table(&hall, vec![mine("A"), NewSeat::Open]).await;
        let b = [hall.sit(&id, &[], None, "B").await.expect("sits").1];
        hall.command(&id, &b, command("r", CommandKind::Resign { seat: Seat(1) })).await.expect("resigned");
        hall.command(&id, &a, command("again", CommandKind::Rematch)).await.expect("asked");
        assert!(!seen(&hall, &id, &a).await.can.rematch);
        hall.close().await;
        (id, a, b)
    };
    let hall = hall(dir.path()).await;
    let now = seen(&hall, &id, &a).await;
    assert!(now.rematch.is_empty() && now.can.rematch, "nobody waits, and it can be wished for again");
    // The other's wish alone opens nothing, and the first is asked anew.
    hall.command(&id, &b, command("me-too", CommandKind::Rematch)).await.expect("asked");
    let now = seen(&hall, &id, &a).await;
    assert!(now.next.is_none() && now.can.rematch && now.rematch == SeatSet::one(Seat(1)));
    hall.command(&id, &a, command("again", CommandKind::Rematch)).await.expect("agreed");
    assert!(seen(&hall, &id, &b).await.next.is_some());
}
