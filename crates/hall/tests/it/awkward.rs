//! The hall with a game that has hidden cards, several seats to answer at
//! once, and a timer.

use std::path::Path;

use meydan_core::{Seat, SeatSet, Step, Viewer};
use meydan_hall::{Command, CommandKind, Hall, NewSeat, Settings, TableSnapshot};
use meydan_search::Level;
use meydan_testkit::auction::{Bid, Sealed};

use crate::auction::{games, table, timed_table, view};
use crate::support::{act, code, command, mine, seen, settings, step, store, wait};

async fn hall(dir: &Path) -> Hall {
    let settings = Settings { games, ..settings() };
    Hall::open(store(dir).await, settings).await.expect("the hall opens")
}

fn timers(seen: &TableSnapshot) -> usize {
    seen.line.iter().filter(|entry| matches!(entry.step, Step::Timer { .. })).count()
}

#[tokio::test]
async fn each_sees_the_own_card_and_nobody_the_others() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, a) = table(&hall, vec![mine("A"), NewSeat::Open, NewSeat::Open]).await;
    let c = [hall.sit(&id, &[], Some(Seat(2)), "C").await.expect("sits").1];
    let b = [hall.sit(&id, &[], None, "B").await.expect("sits").1];
    let three = [seen(&hall, &id, &a).await, seen(&hall, &id, &b).await, seen(&hall, &id, &c).await];
    let seats = [0, 1, 2].map(Seat);
    assert_eq!(three.each_ref().map(|seen| seen.viewer), seats.map(Viewer::Seat));
    let hands = seats.map(|seat| view(&three[seat.index()]).seen[seat.index()].clone());
    assert!(hands.iter().all(|hand| hand.len() == 5), "{hands:?}");
    // All answer at once, in any order; what they answered stays sealed.
    assert_eq!(three[0].pending, SeatSet::first(3));
    let bids = hands.each_ref().map(|hand| Bid(hand[0]).to_string());
    hall.command(&id, &c, act("1", 2, &bids[2])).await.expect("a bid");
    hall.command(&id, &a, act("2", 0, &bids[0])).await.expect("a bid");
    let second = Bid(hands[0][1]).to_string();
    assert_eq!(code(hall.command(&id, &a, act("3", 0, &second)).await), "not-your-turn");
    for (held, own) in [(&a[..], Some(0)), (&b[..], Some(1)), (&c[..], Some(2)), (&[], None)] {
        let seen = seen(&hall, &id, held).await;
        let told = format!("{:?} {:?} {:?} {:?}", seen.view, seen.events, seen.line, seen.config);
        let card = |number: &u64| told.contains(&format!("\"card\":{number}}}"));
        for seat in 0..3 {
            let (sees, has_bid) = (own == Some(seat), seat != 1);
            assert_eq!(!view(&seen).seen[seat].is_empty(), sees, "{told}");
            let sealed = match (has_bid, sees) {
                (false, _) => Sealed::None,
                (true, false) => Sealed::Closed,
                (true, true) => Sealed::Seen(hands[seat][0]),
            };
            assert_eq!(view(&seen).sealed[seat], sealed, "{told}");
            // Quoted, because one bid may begin another.
            assert_eq!(told.contains(&format!("{:?}", bids[seat])), sees && has_bid, "{told}");
            assert_eq!(card(&hands[seat][0].into()), sees && has_bid, "{told}");
        }
        assert!(seen.seed.is_none() && !seen.can.undo);
    }
    assert_eq!(code(hall.command(&id, &a, command("u", CommandKind::Undo)).await), "no-takeback");
    let stale = Command { seq: Some(0), ..act("4", 1, &bids[1]) };
    assert_eq!(code(hall.command(&id, &b, stale).await), "stale");
    hall.command(&id, &b, act("4", 1, &bids[1])).await.expect("a bid");
    let highest = (0..3).max_by_key(|seat| hands[*seat][0]).expect("three");
    assert_eq!(view(&seen(&hall, &id, &[]).await).points[highest], i32::from(view(&three[0]).prize));
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
            assert!(covered.offers.is_empty() && view(&covered).seen[seat.index()].is_empty());
        }
        let now = hall.seen_by(&id, &all, None, Some(seat)).await.expect("seen");
        let offered: Vec<Seat> = now.offers.iter().map(|(seat, _)| *seat).collect();
        assert_eq!((now.viewer, now.covered, offered), (Viewer::Seat(seat), None, vec![seat]));
        let bid = Bid(view(&now).seen[seat.index()][0]).to_string();
        hall.command(&id, &all, act(&format!("{seat}"), seat.0, &bid)).await.expect("a bid");
    }
    assert_eq!(view(&seen(&hall, &id, &all).await).round, 1);
}

#[tokio::test]
async fn a_timer_fires_by_itself_at_its_due_time() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let seats = vec![mine("A"), NewSeat::Open, NewSeat::Computer(Level::Club)];
    let (id, a) = timed_table(&hall, 1, seats).await;
    // While a seat is open no time passes and no computer answers.
    let open = seen(&hall, &id, &a).await;
    assert_eq!((open.now.0, open.seq, open.thinking), (0, 0, None));
    let _b = hall.sit(&id, &[], None, "B").await.expect("sits");
    let twice = wait(&hall, &id, &a, |seen| timers(seen) == 2).await;
    let due: Vec<u64> =
        twice.line.iter().filter(|one| matches!(one.step, Step::Timer { .. })).map(|one| one.at.0).collect();
    assert_eq!(due, [1000, 2000], "logged at the due time, however late");
    // The computer answered in each round, the people in none.
    let actors: Vec<Seat> = twice.line.iter().filter_map(meydan_core::Entry::actor).collect();
    assert_eq!(actors[..2], [Seat(2), Seat(2)]);
    assert!(actors.iter().all(|seat| *seat == Seat(2)));
}

#[tokio::test]
async fn time_stands_still_while_the_hall_is_closed_and_goes_on_when_somebody_looks() {
    let dir = tempfile::tempdir().expect("a folder");
    // A hall in a runtime of its own, which dies with everything in it.
    let path = dir.path().to_owned();
    let (id, tokens, at) = tokio::task::spawn_blocking(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let hall = hall(&path).await;
            let (id, tokens) = timed_table(&hall, 2, vec![mine("A"), mine("B"), mine("C")]).await;
            step(&hall, &id, &tokens[..1]).await.expect("a bid");
            let at = seen(&hall, &id, &tokens).await.line[0].at;
            (id, tokens, at)
        })
    })
    .await
    .expect("it ran");
    let again = hall(dir.path()).await;
    assert_eq!(again.awake(), 0, "nothing is woken before somebody looks");
    let now = seen(&again, &id, &tokens).await;
    assert!(now.seq == 1 && now.now >= at && now.now.0 < 2000, "{:?}", now.now);
    let later = wait(&again, &id, &[], |seen| timers(seen) == 1).await;
    assert_eq!((view(&later).round, later.line.len()), (1, 2));
}
