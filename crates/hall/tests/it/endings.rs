//! Ends that nobody plays: away and claim, called off, draws, rematches (HA-22, HA-23, HA-25).

use std::sync::Arc;

use meydan_core::{Seat, SeatSet, TimeControl};
use meydan_hall::store::{SqliteStore, Store};
use meydan_hall::{Claim, CommandKind, Hall, NewSeat, NewTable, TableId, TableSnapshot, Token};
use serde_json::Value;

use crate::support::{act, code, command, hall, mine, pass, seen, settings, step, stop_time, table, wait};

async fn two(hall: &Hall, game: &str) -> (TableId, [Token; 1], [Token; 1]) {
    let computer = NewSeat::Computer(meydan_search::Level::Newcomer);
    let seats = match game {
        "uno" => vec![mine("A"), NewSeat::Open, computer],
        _ => vec![mine("A"), NewSeat::Open],
    };
    let new = NewTable { game: game.to_owned(), config: Value::Null, seats, ..NewTable::default() };
    let opened = hall.create(new).await.expect("a table");
    let b = hall.sit(&opened.table, &[], None, "B").await.expect("sits").1;
    (opened.table, [opened.tokens[0].1.clone()], [b])
}

fn ended(seen: &TableSnapshot) -> (&'static str, SeatSet) {
    let outcome = seen.outcome.as_ref().expect("it is over");
    (outcome.reason, outcome.winners)
}

fn claim(id: &str, claim: Claim) -> meydan_hall::Command {
    command(id, CommandKind::Claim { claim })
}

#[tokio::test]
async fn ha_22_who_waits_for_somebody_who_is_away_need_not() {
    stop_time();
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    for (what, end) in
        [(Claim::Win, ("claimed", SeatSet::one(Seat(0)))), (Claim::CallOff, ("called-off", SeatSet::EMPTY))]
    {
        let (id, a, b) = two(&hall, "othello").await;
        let _here = hall.subscribe(&id, &a).await.expect("subscribed");
        hall.command(&id, &a, act("1", 0, "d3")).await.expect("a move");
        pass(115).await;
        assert!(!seen(&hall, &id, &a).await.can.claim);
        assert_eq!(code(hall.command(&id, &a, claim("2", what)).await), "not-away");
        // Any request is a sign of life.
        seen(&hall, &id, &b).await;
        pass(115).await;
        assert_eq!(code(hall.command(&id, &a, claim("3", what)).await), "not-away");
        pass(5).await;
        wait(&hall, &id, &a, |seen| seen.can.claim).await;
        assert!(!seen(&hall, &id, &[]).await.can.claim);
        assert_eq!(code(hall.command(&id, &[], claim("4", what)).await), "only-watching");
        hall.command(&id, &a, claim("5", what)).await.expect("claimed");
        assert_eq!(ended(&seen(&hall, &id, &b).await), end);
    }
}

#[tokio::test]
async fn ha_22_a_computer_sits_in_for_whoever_is_away_until_they_come_back() {
    stop_time();
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, a, b) = two(&hall, "othello").await;
    let _here = hall.subscribe(&id, &a).await.expect("subscribed");
    step(&hall, &id, &a).await.expect("a move");
    pass(121).await;
    hall.command(&id, &a, claim("c", Claim::Computer)).await.expect("a computer");
    pass(1).await;
    wait(&hall, &id, &a, |seen| seen.players[1].stood_in == 1).await;
    step(&hall, &id, &a).await.expect("a move");
    pass(1).await;
    wait(&hall, &id, &a, |seen| seen.players[1].stood_in == 2).await;
    // Back again.
    let _back = hall.subscribe(&id, &b).await.expect("subscribed");
    step(&hall, &id, &a).await.expect("a move");
    pass(5).await;
    let now = seen(&hall, &id, &b).await;
    assert!(now.pending.contains(Seat(1)) && now.thinking.is_none());
    step(&hall, &id, &b).await.expect("the own move");
}

#[tokio::test]
async fn ha_22_nobody_is_claimed_against_who_is_there_or_has_a_clock() {
    stop_time();
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, a, b) = two(&hall, "othello").await;
    let _there = hall.subscribe(&id, &b).await.expect("subscribed");
    hall.command(&id, &a, act("1", 0, "d3")).await.expect("a move");
    pass(300).await;
    assert_eq!(code(hall.command(&id, &a, claim("2", Claim::Win)).await), "not-away");
    // Nor by who is to move.
    assert_eq!(code(hall.command(&id, &b, claim("3", Claim::Win)).await), "not-away");
}

#[tokio::test]
async fn ha_22_a_casual_game_is_called_off_before_both_have_acted() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let off = |id: &str| command(id, CommandKind::CallOff);
    let (id, a, b) = two(&hall, "pentago").await;
    // Whoever begins.
    let half = step(&hall, &id, &a).await;
    assert!(half.or(step(&hall, &id, &b).await).is_some(), "half a turn");
    assert!(seen(&hall, &id, &b).await.can.call_off);
    assert_eq!(code(hall.command(&id, &[], off("0")).await), "only-watching");
    hall.command(&id, &b, off("1")).await.expect("called off");
    let now = seen(&hall, &id, &a).await;
    assert_eq!(ended(&now), ("called-off", SeatSet::EMPTY));
    assert!(now.offers.is_empty());
    let (id, a, b) = two(&hall, "othello").await;
    step(&hall, &id, &a).await.expect("a move");
    step(&hall, &id, &b).await.expect("a move");
    assert_eq!(code(hall.command(&id, &a, off("1")).await), "not-to-call-off");
    // Nobody to call it off with.
    let (id, both) = table(&hall, vec![mine("A"), mine("B")]).await;
    assert_eq!(code(hall.command(&id, &both, off("1")).await), "not-to-call-off");
}

#[tokio::test]
async fn ha_22_a_game_that_counts_is_called_off_when_it_ends_before_both_have_acted() {
    stop_time();
    let dir = tempfile::tempdir().expect("a folder");
    let store = Arc::new(SqliteStore::open(&dir.path().join("hall.db")).await.expect("a store"));
    let hall = Hall::open(Arc::<SqliteStore>::clone(&store), settings()).await.expect("a hall");
    let rated = || NewTable {
        game: "othello".to_owned(),
        seats: vec![mine("Ada"), NewSeat::Open],
        member: Some(1),
        clock: TimeControl::real_time(20, 0),
        rated: true,
        ..NewTable::default()
    };
    for given_up in [true, false] {
        let opened = hall.create(rated()).await.expect("a table");
        let (id, a) = (opened.table, [opened.tokens[0].1.clone()]);
        let b = [hall.sit_as(&id, &[], Some(2), None, "Bob").await.expect("sits").1];
        step(&hall, &id, &a).await.expect("a move");
        assert_eq!(code(hall.command(&id, &a, command("o", CommandKind::CallOff)).await), "not-to-call-off");
        if given_up {
            hall.command(&id, &b, command("r", CommandKind::Resign { seat: Seat(1) })).await.expect("ended");
        } else {
            pass(32).await;
            wait(&hall, &id, &a, |seen| seen.outcome.is_some()).await;
        }
        assert_eq!(ended(&seen(&hall, &id, &a).await), ("called-off", SeatSet::EMPTY));
        assert!(store.load(&id).await.expect("reads").expect("there").row.over);
        assert_eq!(store.verify().await.expect("folds").1, [], "what is kept folds again");
        // HA-25: the same clock, and it counts again.
        hall.command(&id, &a, command("n", CommandKind::Rematch)).await.expect("wanted");
        hall.command(&id, &b, command("n2", CommandKind::Rematch)).await.expect("wanted");
        let next = seen(&hall, &id, &a).await.next.expect("another table");
        let row = store.load(&next).await.expect("reads").expect("there").row;
        assert_eq!((row.rated, row.clock), (true, TimeControl::real_time(20, 0)));
        assert_eq!(row.chairs.iter().map(|chair| chair.member).collect::<Vec<_>>(), [Some(2), Some(1)]);
    }
}

#[tokio::test]
async fn ha_23_a_draw_is_offered_lapses_is_refused_renewed_and_agreed() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let offer = |id: &str| command(id, CommandKind::OfferDraw);
    let answer = |id: &str, yes| command(id, CommandKind::AnswerDraw { yes });
    let (id, a, b) = two(&hall, "othello").await;
    assert_eq!(code(hall.command(&id, &a, offer("0")).await), "draw-too-soon");
    step(&hall, &id, &a).await.expect("a move");
    step(&hall, &id, &b).await.expect("a move");
    assert_eq!(code(hall.command(&id, &b, answer("1", true)).await), "draw-not-offered");
    hall.command(&id, &a, offer("2")).await.expect("offered");
    assert_eq!(code(hall.command(&id, &a, offer("3")).await), "draw-offered");
    assert_eq!(code(hall.command(&id, &a, answer("4", true)).await), "draw-not-offered");
    let now = seen(&hall, &id, &b).await;
    assert!(now.draw == Some(Seat(0)) && now.can.answer_draw && !seen(&hall, &id, &a).await.can.answer_draw);
    // The own move leaves it open, the other's ends it.
    step(&hall, &id, &a).await.expect("a move");
    assert_eq!(seen(&hall, &id, &b).await.draw, Some(Seat(0)));
    step(&hall, &id, &b).await.expect("a move");
    assert_eq!(seen(&hall, &id, &b).await.draw, None);
    assert_eq!(code(hall.command(&id, &a, offer("5")).await), "draw-too-soon");
    for _ in 0..2 {
        assert!(!seen(&hall, &id, &a).await.can.draw);
        step(&hall, &id, &a).await.expect("a move");
        step(&hall, &id, &b).await.expect("a move");
    }
    hall.command(&id, &a, offer("6")).await.expect("two own moves later");
    hall.command(&id, &b, answer("7", false)).await.expect("refused");
    assert_eq!(code(hall.command(&id, &a, offer("8")).await), "draw-too-soon");
    // The other may offer all the same, and take it back.
    hall.command(&id, &b, offer("9")).await.expect("offered");
    hall.command(&id, &b, answer("10", false)).await.expect("withdrawn");
    assert_eq!(seen(&hall, &id, &a).await.draw, None);
    for _ in 0..2 {
        step(&hall, &id, &a).await.expect("a move");
        step(&hall, &id, &b).await.expect("a move");
    }
    hall.command(&id, &b, offer("11")).await.expect("offered");
    // Who offers as well agrees; the same command again gets the same answer.
    let agreed = hall.command(&id, &a, offer("12")).await.expect("agreed");
    assert_eq!(hall.command(&id, &a, offer("12")).await.expect("known"), agreed);
    assert_eq!(ended(&seen(&hall, &id, &a).await), ("agreed", SeatSet::EMPTY));
}

#[tokio::test]
async fn ha_23_only_chess_othello_and_pentago_are_drawn_by_agreement_and_only_between_people() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    for (game, why) in [
        ("chess", "draw-too-soon"),
        ("othello", "draw-too-soon"),
        ("pentago", "draw-too-soon"),
        ("uno", "no-draws"),
        ("magic", "no-draws"),
        ("duel", "no-draws"),
    ] {
        let (id, a, _) = two(&hall, game).await;
        assert_eq!(code(hall.command(&id, &a, command("1", CommandKind::OfferDraw)).await), why, "{game}");
    }
    let computer = NewSeat::Computer(meydan_search::Level::Newcomer);
    let (id, a) = table(&hall, vec![mine("A"), computer]).await;
    assert_eq!(code(hall.command(&id, &a, command("1", CommandKind::OfferDraw)).await), "no-draws");
    // At one screen both agree by one press.
    let (id, both) = table(&hall, vec![mine("A"), mine("B")]).await;
    step(&hall, &id, &both).await.expect("a move");
    step(&hall, &id, &both).await.expect("a move");
    hall.command(&id, &both, command("1", CommandKind::OfferDraw)).await.expect("agreed");
    assert_eq!(ended(&seen(&hall, &id, &both).await).0, "agreed");
}

/// HA-25.
#[tokio::test]
async fn ha_25_every_game_has_a_rematch_with_the_same_clock() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = crate::support::store(dir.path()).await;
    let hall = Hall::open(Arc::clone(&store), settings()).await.expect("opens");
    for tenant in meydan_catalogue::tenants() {
        let new = NewTable {
            game: tenant.facts.id.to_owned(),
            seats: match tenant.facts.least_seats {
                2 => vec![mine("A"), NewSeat::Open],
                _ => vec![mine("A"), NewSeat::Open, NewSeat::Computer(meydan_search::Level::Newcomer)],
            },
            clock: TimeControl::days(2),
            listed: true,
            ..NewTable::default()
        };
        let opened = hall.create(new).await.expect("a table");
        let (id, a) = (opened.table, [opened.tokens[0].1.clone()]);
        let b = [hall.sit(&id, &[], None, "B").await.expect("sits").1];
        hall.command(&id, &a, command("o", CommandKind::CallOff)).await.expect("ended");
        hall.command(&id, &b, command("r", CommandKind::Rematch)).await.expect("wanted");
        hall.command(&id, &a, command("r2", CommandKind::Rematch)).await.expect("wanted");
        let next = seen(&hall, &id, &a).await.next.expect("another table");
        let row = store.load(&next).await.expect("reads").expect("there").row;
        assert_eq!((row.clock, row.listed, row.game.as_str()), (TimeControl::days(2), true, tenant.facts.id));
    }
}
