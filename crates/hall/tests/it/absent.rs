//! People who do not come, or go away: computers take open seats, and stand in
//! for whoever keeps the others waiting.

use std::path::Path;
use std::time::Duration;

use meydan_core::{Seat, SeatSet};
use meydan_hall::{CommandKind, Hall, NewSeat, PlayerKind, Settings, TableId, TableSnapshot, Token};
use meydan_search::Level;

use crate::auction;
use crate::support::{code, command, mine, seen, settings, step, store, table, wait};

fn games(id: &str) -> Option<&'static meydan_catalogue::Tenant> {
    auction::games(id).or_else(|| meydan_catalogue::find(id))
}

async fn hall(dir: &Path, patience: Duration) -> Hall {
    let settings = Settings { games, patience, ..settings() };
    Hall::open(store(dir).await, settings).await.expect("the hall opens")
}

async fn sits(hall: &Hall, id: &TableId) -> [Token; 1] {
    [hall.sit(id, &[], None, "friend").await.expect("sits").1]
}

fn stood_in(seen: &TableSnapshot) -> Vec<u32> {
    seen.players.iter().map(|player| player.stood_in).collect()
}

/// Not so short that a test on a slow machine meets it by accident where it should not.
const SHORT: Duration = Duration::from_millis(40);

#[tokio::test]
async fn a_computer_moves_for_whoever_is_away_and_tells_them() {
    let dir = tempfile::tempdir().expect("a folder");
    let first = hall(dir.path(), SHORT).await;
    let (id, a) = auction::table(&first, vec![mine("A"), NewSeat::Open, NewSeat::Open]).await;
    let (b, c) = (sits(&first, &id).await, sits(&first, &id).await);
    // Two for whom nobody stands in, at a table of two.
    let (pair, white) = table(&first, vec![NewSeat::Open, mine("W")]).await;
    sits(&first, &pair).await;
    let _there = first.subscribe(&pair, &white).await.expect("subscribed");

    let _here = first.subscribe(&id, &a).await.expect("subscribed");
    // As long as A can act, nobody is waited for.
    assert_eq!(stood_in(&seen(&first, &id, &a).await), [0, 0, 0]);
    step(&first, &id, &a).await.expect("a bid");
    let now = wait(&first, &id, &a, |seen| auction::view(seen).round == 1).await;
    assert_eq!(stood_in(&now), [0, 1, 1]);
    // The seats are still theirs: B comes back, is told, and plays on.
    let back = seen(&first, &id, &b).await;
    assert_eq!((back.held, back.players[1].stood_in), ([Seat(1)].into_iter().collect::<SeatSet>(), 1));
    assert!(matches!(back.players[1].kind, PlayerKind::Person));
    step(&first, &id, &b).await.expect("a bid");
    assert_eq!(stood_in(&seen(&first, &id, &b).await), [0, 0, 1]);
    assert_eq!(seen(&first, &pair, &white).await.seq, 0, "two can wait for each other");

    // C is told after a restart too; nobody waits any more, so nobody stands in.
    drop((first, _here, _there));
    let second = hall(dir.path(), SHORT).await;
    let later = seen(&second, &id, &c).await;
    assert_eq!((stood_in(&later), auction::view(&later).round), (vec![0, 0, 1], 1));
}

#[tokio::test]
async fn nobody_stands_in_for_one_who_is_there() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path(), SHORT).await;
    let (id, a) = auction::table(&hall, vec![mine("A"), NewSeat::Open, NewSeat::Open]).await;
    let (b, c) = (sits(&hall, &id).await, sits(&hall, &id).await);
    let (_a, _b) =
        (hall.subscribe(&id, &a).await.expect("there"), hall.subscribe(&id, &b).await.expect("there"));
    step(&hall, &id, &a).await.expect("a bid");
    // B is there and thinks about it; C is away, but it is B who keeps A waiting.
    let early = tokio::time::timeout(SHORT * 3, wait(&hall, &id, &a, |seen| seen.players[2].stood_in > 0));
    assert!(early.await.is_err(), "nothing happens");
    step(&hall, &id, &b).await.expect("a bid");
    let now = wait(&hall, &id, &a, |seen| auction::view(seen).round == 1).await;
    assert_eq!(stood_in(&now), [0, 0, 1]);
    step(&hall, &id, &c).await.expect("C is back");
}

#[tokio::test]
async fn computers_take_the_open_seats() {
    let dir = tempfile::tempdir().expect("a folder");
    let first = hall(dir.path(), Duration::from_secs(60)).await;
    let (id, a) = auction::table(&first, vec![mine("A"), NewSeat::Open, NewSeat::Open]).await;
    let fill = |id: &str| command(id, CommandKind::Fill { level: Level::Expert });
    assert_eq!(code(first.command(&id, &[], fill("0")).await), "only-watching");
    let b = sits(&first, &id).await;
    assert!(seen(&first, &id, &a).await.can.fill && seen(&first, &id, &b).await.can.fill);
    assert!(!seen(&first, &id, &[]).await.can.fill);
    first.command(&id, &a, fill("1")).await.expect("filled");
    first.command(&id, &a, fill("1")).await.expect("the same answer");
    assert_eq!(code(first.command(&id, &a, fill("2")).await), "taken");
    let kinds = |seen: &TableSnapshot| seen.players.iter().map(|player| player.kind).collect::<Vec<_>>();
    let filled = seen(&first, &id, &a).await;
    assert_eq!(kinds(&filled), [PlayerKind::Person, PlayerKind::Person, PlayerKind::Computer(Level::Expert)]);
    assert!(!filled.can.fill);
    assert_eq!(code(first.sit(&id, &[], None, "late").await), "taken");
    // The game has begun: the computer answers, and so it is after a restart.
    wait(&first, &id, &a, |seen| !seen.pending.contains(Seat(2))).await;
    drop(first);
    let second = hall(dir.path(), Duration::from_secs(60)).await;
    assert_eq!(kinds(&seen(&second, &id, &a).await), kinds(&filled));
}
