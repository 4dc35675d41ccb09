//! The hall with a game that has hidden cards, several seats to answer at
//! once, and a timer.

use std::path::Path;

use meydan_core::{Seat, SeatSet, Step, Viewer};
use meydan_hall::{Command, CommandKind, Hall, NewSeat, NewTable, Settings, TableId, TableSnapshot, Token};
use meydan_search::Level;
use serde_json::{Value, json};

use crate::support::{act, code, command, mine, seen, settings, store, wait};

async fn hall(dir: &Path) -> Hall {
    let settings = Settings { games: crate::sealed::games, ..settings() };
    Hall::open(store(dir).await, settings).await.expect("the hall opens")
}

async fn table(hall: &Hall, seats: Vec<NewSeat>) -> (TableId, Vec<Token>) {
    timed_table(hall, Value::Null, seats).await
}

async fn timed_table(hall: &Hall, config: Value, seats: Vec<NewSeat>) -> (TableId, Vec<Token>) {
    let new = NewTable { game: "sealed".to_owned(), config, seats };
    let opened = hall.create(new).await.expect("a table");
    (opened.table, opened.tokens.into_iter().map(|(_, token)| token).collect())
}

fn timers(seen: &TableSnapshot) -> usize {
    seen.line.iter().filter(|entry| matches!(entry.step, Step::Timer { .. })).count()
}

#[tokio::test]
async fn each_sees_the_own_card_and_nobody_the_others() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, a) = table(&hall, vec![mine("A"), NewSeat::Open, NewSeat::Open]).await;
    let b = [hall.sit(&id, &[], Some(Seat(2)), "B").await.expect("sits").1];
    let c = [hall.sit(&id, &[], None, "C").await.expect("sits").1];
    let card = |seen: &TableSnapshot| seen.view.to_json()["card"].as_u64();
    let three = [seen(&hall, &id, &a).await, seen(&hall, &id, &b).await, seen(&hall, &id, &c).await];
    assert_eq!(three.each_ref().map(|seen| seen.viewer), [0, 2, 1].map(|seat| Viewer::Seat(Seat(seat))));
    let cards = three.each_ref().map(|seen| card(seen).expect("a card"));
    assert_eq!(card(&seen(&hall, &id, &[]).await), None, "a watcher sees none");
    // All answer at once, in any order; what they answered stays sealed.
    assert_eq!(three[0].pending, SeatSet::first(3));
    hall.command(&id, &b, act("1", 2, "bid3")).await.expect("a bid");
    hall.command(&id, &a, act("2", 0, "bid1")).await.expect("a bid");
    assert_eq!(code(hall.command(&id, &a, act("3", 0, "bid2")).await), "not-your-turn");
    for (held, own) in [(&a[..], Some(0)), (&b[..], Some(1)), (&c[..], Some(2)), (&[], None)] {
        let seen = seen(&hall, &id, held).await;
        let told = format!("{} {:?} {:?} {:?}", seen.view.to_json(), seen.events, seen.line, seen.config);
        for (whose, card) in cards.iter().enumerate() {
            assert_eq!(told.contains(&card.to_string()), own == Some(whose));
        }
        assert_eq!(told.contains("bid3"), own == Some(1), "{told}");
        assert_eq!(told.contains("bid1"), own == Some(0), "{told}");
        assert!(seen.seed.is_none() && !seen.can.undo);
    }
    assert_eq!(code(hall.command(&id, &a, command("u", CommandKind::Undo)).await), "no-takeback");
    let stale = Command { seq: Some(0), ..act("4", 1, "bid0") };
    assert_eq!(code(hall.command(&id, &c, stale).await), "stale");
    hall.command(&id, &c, act("4", 1, "bid0")).await.expect("a bid");
    assert_eq!(seen(&hall, &id, &[]).await.view.to_json()["sums"], json!([1, 0, 3]));
}

#[tokio::test]
async fn one_screen_for_three_shows_a_seat_only_when_it_is_asked_for() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, all) = table(&hall, vec![mine("A"), mine("B"), mine("C")]).await;
    for seat in (0..3).map(Seat) {
        let before = seat.0.checked_sub(1).map(Seat);
        for shown in [None, before, Some(Seat(7))] {
            let covered = hall.seen_by(&id, &all, None, shown).await.expect("seen");
            assert_eq!((covered.viewer, covered.covered), (Viewer::Spectator, Some(seat)), "{shown:?}");
            assert!(covered.offers.is_empty() && covered.view.to_json()["card"].is_null());
        }
        let now = hall.seen_by(&id, &all, None, Some(seat)).await.expect("seen");
        let offered: Vec<Seat> = now.offers.iter().map(|(seat, _)| *seat).collect();
        assert_eq!((now.viewer, now.covered, offered), (Viewer::Seat(seat), None, vec![seat]));
        assert!(now.view.to_json()["card"].is_u64());
        hall.command(&id, &all, act(&format!("{seat}"), seat.0, "bid2")).await.expect("a bid");
    }
    assert_eq!(seen(&hall, &id, &all).await.view.to_json()["round"], 1);
}

#[tokio::test]
async fn a_timer_fires_by_itself_at_its_due_time() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, a) = timed_table(
        &hall,
        json!({"round": 800}),
        vec![mine("A"), NewSeat::Open, NewSeat::Computer(Level::Club)],
    )
    .await;
    // While a seat is open no time passes and no computer answers.
    let open = seen(&hall, &id, &a).await;
    assert_eq!((open.now.0, open.seq, open.thinking), (0, 0, None));
    let _b = hall.sit(&id, &[], None, "B").await.expect("sits");
    let over = wait(&hall, &id, &a, |seen| seen.outcome.is_some()).await;
    assert_eq!(timers(&over), 2);
    let due: Vec<u64> =
        over.line.iter().filter(|one| matches!(one.step, Step::Timer { .. })).map(|one| one.at.0).collect();
    assert_eq!(due, [800, 1600], "logged at the due time, however late");
    // The computer answered in each round, the people in none.
    assert_eq!(
        over.line.iter().filter_map(meydan_core::Entry::actor).collect::<Vec<_>>(),
        [Seat(2), Seat(2)]
    );
    assert_eq!(code(hall.command(&id, &a, act("late", 0, "bid1")).await), "over");
}

#[tokio::test]
async fn time_stands_still_while_the_hall_is_closed_and_goes_on_without_a_visitor() {
    let dir = tempfile::tempdir().expect("a folder");
    // A hall in a runtime of its own, which dies with everything in it.
    let path = dir.path().to_owned();
    let (id, tokens, at) = tokio::task::spawn_blocking(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let hall = hall(&path).await;
            let (id, tokens) =
                timed_table(&hall, json!({"round": 2000}), vec![mine("A"), mine("B"), mine("C")]).await;
            hall.command(&id, &tokens, act("1", 0, "bid3")).await.expect("a bid");
            let at = seen(&hall, &id, &tokens).await.line[0].at;
            (id, tokens, at)
        })
    })
    .await
    .expect("it ran");
    let again = hall(dir.path()).await;
    assert_eq!(again.awake(), 1, "a running timer wakes the table");
    let now = seen(&again, &id, &tokens).await;
    assert!(now.seq == 1 && now.now >= at && now.now.0 < 2000, "{:?}", now.now);
    let over = wait(&again, &id, &[], |seen| seen.outcome.is_some()).await;
    assert_eq!((timers(&over), &over.view.to_json()["sums"]), (2, &json!([3, 0, 0])));
}
