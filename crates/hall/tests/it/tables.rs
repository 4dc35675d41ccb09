//! Tables: seats, commands, computers, undo, rematch, and what may be seen.

use meydan_core::{Seat, SeatSet, Viewer};
use meydan_hall::{Command, CommandKind, Hall, NewSeat, NewTable, PlayerKind, Settings, TableId, Token};
use meydan_search::Level;
use serde_json::json;

use crate::support::{act, code, command, hall, kept, mine, play_out, seen, step, store, table, wait};

#[tokio::test]
async fn two_at_one_screen_play_to_the_end() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, tokens) = table(&hall, vec![mine("Ayşe"), mine("رضا")]).await;
    let before = seen(&hall, &id, &tokens).await;
    assert_eq!((before.held, before.viewer), (SeatSet::first(2), Viewer::Seat(Seat(0))));
    assert_eq!(before.offers.len(), 1);
    assert!(before.seed.is_none());
    assert_eq!(code(hall.record(&id, &[]).await), "not-over");
    // Who plays alone hides nothing from anybody (CH-65).
    assert!(before.can.record && !seen(&hall, &id, &[]).await.can.record);
    let so_far = hall.record(&id, &tokens).await.expect("a record before the end");
    let read = meydan_core::record::Record::read(&so_far).expect("reads back");
    meydan_core::record::verify(&read, &meydan_catalogue::begin).expect("is true");
    let over = play_out(&hall, &id, &tokens).await;
    assert!(over.offers.is_empty() && over.pending.is_empty());
    let seed = over.seed.expect("the seed is revealed");
    assert_eq!(seed.commitment(), before.commitment);
    let record = hall.record(&id, &[]).await.expect("a record");
    let read = meydan_core::record::Record::read(&record).expect("reads back");
    assert_eq!(read.head.names, ["Ayşe", "رضا"]);
    meydan_core::record::verify(&read, &meydan_catalogue::begin).expect("is true");
}

#[tokio::test]
async fn a_friend_takes_the_open_seat_and_a_third_one_watches() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, host) = table(&hall, vec![mine("A"), NewSeat::Open]).await;
    assert_eq!(code(hall.command(&id, &host, act("a", 0, "d3")).await), "seat-open");
    assert_eq!(code(hall.record(&id, &host).await), "not-over");
    assert_eq!(hall.sit(&id, &host, None, "again").await.expect("has a seat").0, Seat(0));
    assert_eq!(code(hall.sit(&id, &host, Some(Seat(1)), "both").await), "sits-already");
    assert_eq!(code(hall.sit(&id, &[], Some(Seat(0)), "thief").await), "taken");
    let open = seen(&hall, &id, &[]).await;
    assert!(open.can.sit && open.players[1].kind == PlayerKind::Open);
    let (seat, token) = hall.sit(&id, &[], None, "  B\u{202e} ").await.expect("sits");
    assert_eq!(seat, Seat(1));
    let friend = [token];
    assert_eq!(code(hall.sit(&id, &[], None, "late").await), "taken");
    // Each acts for the own seat only; a watcher for none.
    assert_eq!(code(hall.command(&id, &friend, act("b", 0, "d3")).await), "not-your-seat");
    assert_eq!(code(hall.command(&id, &[], act("c", 0, "d3")).await), "only-watching");
    assert_eq!(code(hall.command(&id, &[Token::new()], act("d", 0, "d3")).await), "only-watching");
    hall.command(&id, &host, act("e", 0, "d3")).await.expect("a move");
    let watcher = seen(&hall, &id, &[]).await;
    assert_eq!((watcher.viewer, watcher.held, watcher.seq), (Viewer::Spectator, SeatSet::EMPTY, 1));
    assert!(watcher.offers.is_empty() && watcher.can == meydan_hall::Can::default());
    assert_eq!(watcher.players[1].name, "B");
    let friends = seen(&hall, &id, &friend).await;
    assert_eq!((friends.viewer, friends.offers.len()), (Viewer::Seat(Seat(1)), 1));
    assert_eq!(friends.events.len(), 1);
}

#[tokio::test]
async fn one_command_is_done_once_also_after_a_restart() {
    let dir = tempfile::tempdir().expect("a folder");
    let first = hall(dir.path()).await;
    let (id, a) = table(&first, vec![mine("A"), NewSeat::Open]).await;
    let b = [first.sit(&id, &[], None, "B").await.expect("sits").1];
    let ack = first.command(&id, &a, act("once", 0, "d3")).await.expect("a move");
    let again = first.command(&id, &a, act("once", 0, "d3")).await.expect("the same answer");
    assert_eq!(ack, again);
    assert_eq!(code(first.command(&id, &b, act("once", 1, "c3")).await), "command-reused");
    drop(first);
    let second = hall(dir.path()).await;
    let later = second.command(&id, &a, act("once", 0, "d3")).await.expect("the same answer");
    assert_eq!(ack, later);
    assert_eq!(seen(&second, &id, &a).await.seq, 1);
}

#[tokio::test]
async fn stale_and_malformed_commands_are_refused() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, tokens) = table(&hall, vec![mine(""), mine("")]).await;
    hall.command(&id, &tokens, act("1", 0, "d3")).await.expect("a move");
    let late = Command { seq: Some(0), ..act("2", 1, "c3") };
    assert_eq!(code(hall.command(&id, &tokens, late).await), "stale");
    let ahead = Command { seq: Some(2), ..act("2", 1, "c3") };
    assert_eq!(code(hall.command(&id, &tokens, ahead).await), "stale");
    for bad in ["", "a b", "ü", "\n", &"x".repeat(65)] {
        assert_eq!(code(hall.command(&id, &tokens, act(bad, 1, "c3")).await), "command-id", "{bad:?}");
    }
    assert_eq!(code(hall.command(&id, &tokens, act("3", 0, "c3")).await), "not-your-turn");
    assert_eq!(code(hall.command(&id, &tokens, act("3", 1, "d3")).await), "square-taken");
    assert_eq!(code(hall.command(&id, &tokens, act("3", 7, "c3")).await), "not-your-seat");
    // A refused id is free to be used for something that works.
    assert_eq!(hall.command(&id, &tokens, act("3", 1, "c3")).await.expect("a move").seq, 2);
    assert_eq!(code(hall.seen(&TableId::new(), &tokens, None).await.map(|_| ())), "no-such-table");
    assert_eq!(code(hall.seen_as_of(&id, &tokens, 3).await.map(|_| ())), "no-such-seq");
    assert_eq!(hall.seen_as_of(&id, &tokens, 1).await.expect("a moment").line.len(), 1);
}

#[tokio::test]
async fn tables_that_make_no_sense_are_not_opened() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let new = |game: &str, config, seats: Vec<NewSeat>| NewTable {
        game: game.to_owned(),
        config,
        seats,
        ..NewTable::default()
    };
    let create = async |new| code(hall.create(new).await);
    assert_eq!(create(new("go", json!(null), vec![mine("")])).await, "no-such-game");
    assert_eq!(create(new("othello", json!(null), vec![mine("")])).await, "seats");
    assert_eq!(create(new("othello", json!(null), vec![NewSeat::Open; 300])).await, "seats");
    assert_eq!(create(new("othello", json!({"x": 1}), vec![mine(""); 2])).await, "config");
    assert_eq!(create(new("othello", json!(null), vec![mine(&"x".repeat(41)); 2])).await, "name");
    assert_eq!(hall.awake(), 0);
}

#[tokio::test]
async fn the_computer_answers_and_undo_is_at_once() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, tokens) = table(&hall, vec![mine("A"), NewSeat::Computer(Level::Newcomer)]).await;
    assert_eq!(code(hall.command(&id, &tokens, command("u0", CommandKind::Undo)).await), "nothing-to-undo");
    hall.command(&id, &tokens, act("1", 0, "d3")).await.expect("a move");
    let answered = wait(&hall, &id, &tokens, |seen| seen.line.len() == 2).await;
    assert!(answered.can.undo && answered.thinking.is_none());
    let ack = hall.command(&id, &tokens, command("u1", CommandKind::Undo)).await.expect("taken back");
    assert_eq!(ack.seq, 3);
    let back = seen(&hall, &id, &tokens).await;
    assert!(back.line.is_empty() && back.pending == SeatSet::one(Seat(0)));
    // The same undo again is the same undo.
    assert_eq!(hall.command(&id, &tokens, command("u1", CommandKind::Undo)).await.expect("known"), ack);
    let over = play_out(&hall, &id, &tokens).await;
    assert!(over.outcome.is_some());
    assert_eq!(code(hall.command(&id, &tokens, command("u2", CommandKind::Undo)).await), "over");
}

#[tokio::test]
async fn computers_alone_play_to_the_end() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let computer = NewSeat::Computer(Level::Casual);
    let (id, tokens) = table(&hall, vec![computer.clone(), computer]).await;
    assert!(tokens.is_empty());
    wait(&hall, &id, &[], |seen| seen.outcome.is_some()).await;
}

#[tokio::test]
async fn between_people_undo_needs_consent() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, a) = table(&hall, vec![mine("A"), NewSeat::Open]).await;
    let b = [hall.sit(&id, &[], None, "B").await.expect("sits").1];
    let answer = |id: &str, yes| command(id, CommandKind::AnswerUndo { yes });
    hall.command(&id, &a, act("1", 0, "d3")).await.expect("a move");
    assert_eq!(code(hall.command(&id, &b, answer("x", true)).await), "undo-not-asked");
    // Asked, and declined.
    assert_eq!(hall.command(&id, &a, command("u1", CommandKind::Undo)).await.expect("asked").seq, 1);
    let asked = seen(&hall, &id, &b).await;
    assert_eq!(asked.undo.map(|ask| (ask.by, ask.waiting)), Some((Seat(0), SeatSet::one(Seat(1)))));
    assert_eq!(asked.line.len(), 1, "nothing is taken back yet");
    assert_eq!(code(hall.command(&id, &a, answer("own", true)).await), "undo-not-asked");
    assert_eq!(code(hall.command(&id, &b, command("u2", CommandKind::Undo)).await), "nothing-to-undo");
    hall.command(&id, &b, answer("no", false)).await.expect("declined");
    assert!(seen(&hall, &id, &a).await.undo.is_none());
    // Asked, and a move withdraws it.
    hall.command(&id, &a, command("u3", CommandKind::Undo)).await.expect("asked");
    hall.command(&id, &b, act("2", 1, "c3")).await.expect("a move");
    assert!(seen(&hall, &id, &a).await.undo.is_none());
    assert_eq!(code(hall.command(&id, &b, answer("late", true)).await), "undo-not-asked");
    // Asked, and allowed: back to before A's own decision.
    hall.command(&id, &a, command("u4", CommandKind::Undo)).await.expect("asked");
    hall.command(&id, &b, answer("yes", true)).await.expect("allowed");
    let back = seen(&hall, &id, &a).await;
    assert!(back.line.is_empty() && back.seq == 3 && back.undo.is_none());
}

#[tokio::test]
async fn resigning_ends_it_and_both_agree_to_a_rematch_with_seats_swapped() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, a) = table(&hall, vec![mine("A"), NewSeat::Open]).await;
    let b = [hall.sit(&id, &[], None, "B").await.expect("sits").1];
    assert_eq!(code(hall.command(&id, &a, command("r", CommandKind::Rematch)).await), "not-over");
    assert_eq!(
        code(hall.command(&id, &a, command("r", CommandKind::Resign { seat: Seat(1) })).await),
        "not-your-seat"
    );
    hall.command(&id, &b, command("r", CommandKind::Resign { seat: Seat(1) })).await.expect("resigned");
    let over = seen(&hall, &id, &a).await;
    assert_eq!(over.outcome.expect("over").winners, SeatSet::one(Seat(0)));
    hall.command(&id, &a, command("again", CommandKind::Rematch)).await.expect("asked");
    let one = seen(&hall, &id, &b).await;
    assert!(one.next.is_none() && one.rematch == SeatSet::one(Seat(0)) && one.can.rematch);
    hall.command(&id, &b, command("me-too", CommandKind::Rematch)).await.expect("agreed");
    let next = seen(&hall, &id, &a).await.next.expect("there is a table");
    hall.command(&id, &b, command("more", CommandKind::Rematch)).await.expect("the same table");
    assert_eq!(seen(&hall, &id, &a).await.next, Some(next.clone()));
    let (by_a, by_b) = (seen(&hall, &next, &a).await, seen(&hall, &next, &b).await);
    assert_eq!((by_a.held, by_b.held), (SeatSet::one(Seat(1)), SeatSet::one(Seat(0))));
    assert_eq!((by_a.players[0].name.as_str(), by_a.players[1].name.as_str()), ("B", "A"));
    assert_ne!(by_a.commitment, over.commitment, "a fresh seed");
    hall.command(&next, &b, act("1", 0, "d3")).await.expect("a move");
    let tables = hall.tables_of(&a).await.expect("a list");
    let ids: Vec<_> = tables.iter().map(|seen| (seen.table.clone(), seen.outcome.is_some())).collect();
    assert!(ids.contains(&(id, true)) && ids.contains(&(next, false)) && ids.len() == 2);
    assert!(hall.tables_of(&[Token::new()]).await.expect("a list").is_empty());
}

#[tokio::test]
async fn hints_are_legal_and_only_for_the_own_turn() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, a) = table(&hall, vec![mine("A"), NewSeat::Computer(Level::Newcomer)]).await;
    let hint = |id: &str, seat| command(id, CommandKind::Hint { seat: Seat(seat) });
    let given = hall.command(&id, &a, hint("1", 0)).await.expect("a hint").hint.expect("a hint");
    let offers = seen(&hall, &id, &a).await.offers;
    assert!(offers[0].1.iter().any(|choice| choice.action == given.action && choice.places == given.places));
    assert_eq!(code(hall.command(&id, &a, hint("2", 1)).await), "not-your-seat");
    assert_eq!(code(hall.command(&id, &[], hint("4", 0)).await), "only-watching");
    assert_eq!(seen(&hall, &id, &a).await.seq, 0, "a hint changes nothing");
    // HA-34: neither over a link nor at one screen.
    let (link, a) = table(&hall, vec![mine("A"), NewSeat::Open]).await;
    let _b = hall.sit(&link, &[], None, "B").await.expect("sits");
    let (here, both) = table(&hall, vec![mine("A"), mine("B")]).await;
    for (id, tokens) in [(link, a), (here, both)] {
        assert_eq!(seen(&hall, &id, &tokens).await.can.hint, None);
        assert_eq!(code(hall.command(&id, &tokens, hint("5", 0)).await), "hint-against-people");
    }
}

#[tokio::test]
async fn nothing_seen_holds_the_seed_while_it_goes_on() {
    let dir = tempfile::tempdir().expect("a folder");
    let (store, settings) = (store(dir.path()).await, crate::support::settings());
    let hall = Hall::open(store.clone(), settings).await.expect("opens");
    let (id, tokens) = table(&hall, vec![mine("A"), mine("B")]).await;
    let seed = store.load(&id).await.expect("reads").expect("is there").row.seed.to_string();
    for _ in 0..10 {
        step(&hall, &id, &tokens).await;
        for holder in [&tokens[..1], &tokens[1..], &[]] {
            let seen = seen(&hall, &id, holder).await;
            let told = format!(
                "{} {:?} {:?} {:?} {:?} {}",
                seen.view.to_json(),
                seen.events,
                seen.line,
                seen.players,
                seen.config,
                seen.commitment
            );
            assert!(seen.seed.is_none() && !told.contains(&seed));
            assert!(!matches!(seen.viewer, Viewer::Referee));
        }
        assert!(hall.seen_as_of(&id, &tokens, 0).await.expect("a moment").seed.is_none());
    }
}

#[tokio::test]
async fn tokens_are_kept_as_hashes_only() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (_, tokens) = table(&hall, vec![mine("A"), mine("B")]).await;
    hall.close().await;
    for file in std::fs::read_dir(dir.path()).expect("a folder") {
        let bytes = std::fs::read(file.expect("a file").path()).expect("reads");
        for token in &tokens {
            let secret = token.reveal().as_bytes();
            assert!(!bytes.windows(secret.len()).any(|window| window == secret));
        }
    }
}

#[tokio::test]
async fn names_change_and_the_store_knows() {
    let dir = tempfile::tempdir().expect("a folder");
    let first = hall(dir.path()).await;
    let (id, tokens) = table(&first, vec![mine("A"), NewSeat::Computer(Level::Club)]).await;
    let rename = |id: &str, seat, name: &str| {
        command(id, CommandKind::Rename { seat: Seat(seat), name: name.to_owned() })
    };
    first.command(&id, &tokens, rename("1", 0, "Zoë")).await.expect("renamed");
    assert_eq!(code(first.command(&id, &tokens, rename("2", 1, "HAL")).await), "not-your-seat");
    assert_eq!(code(first.command(&id, &tokens, rename("3", 0, &"x".repeat(50))).await), "name");
    drop(first);
    assert_eq!(seen(&hall(dir.path()).await, &id, &tokens).await.players[0].name, "Zoë");
}

#[tokio::test]
async fn full_halls_put_idle_tables_to_sleep_and_wake_them_again() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = store(dir.path()).await;
    let settings = Settings { live_tables: 2, people: 2, watchers: 1, ..crate::support::settings() };
    let hall = Hall::open(store.clone(), settings).await.expect("opens");
    let mut tables = Vec::new();
    for _ in 0..5 {
        let (id, tokens) = table(&hall, vec![mine("A"), mine("B")]).await;
        step(&hall, &id, &tokens).await;
        tables.push((id, tokens));
        assert!(hall.awake() <= 2);
    }
    for (id, tokens) in &tables {
        assert_eq!(seen(&hall, id, tokens).await.seq, 1);
        step(&hall, id, tokens).await;
        assert_eq!(kept(store.as_ref(), id).await.len(), 2);
    }
    // Tables that somebody looks at are not put to sleep.
    let one = hall.subscribe(&tables[0].0, &[]).await.expect("subscribed");
    let two = hall.subscribe(&tables[1].0, &[]).await.expect("subscribed");
    assert_eq!(code(hall.subscribe(&tables[1].0, &[]).await.map(|_| ())), "crowded");
    // It is people who fill a hall.
    assert_eq!(code(hall.subscribe(&tables[2].0, &[]).await.map(|_| ())), "full");
    assert_eq!(seen(&hall, &tables[2].0, &[]).await.seq, 2);
    drop((one, two));
    assert!(hall.subscribe(&tables[2].0, &[]).await.is_ok());
}

#[tokio::test]
async fn who_is_there_is_seen() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, tokens) = table(&hall, vec![mine("A"), NewSeat::Open]).await;
    assert!(!seen(&hall, &id, &[]).await.players[0].connected);
    let there = hall.subscribe(&id, &tokens).await.expect("subscribed");
    wait(&hall, &id, &[], |seen| seen.players[0].connected).await;
    drop(there);
    wait(&hall, &id, &[], |seen| !seen.players[0].connected).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_many_times_at_once_is_done_once() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = store(dir.path()).await;
    let hall = Hall::open(store.clone(), crate::support::settings()).await.expect("opens");
    let (id, tokens) = table(&hall, vec![mine("A"), mine("B")]).await;
    let sent: Vec<_> = (0..32)
        .map(|_| {
            let (hall, id, tokens) = (hall.clone(), id.clone(), tokens.clone());
            tokio::spawn(async move { hall.command(&id, &tokens, act("once", 0, "d3")).await })
        })
        .collect();
    for one in sent {
        assert_eq!(one.await.expect("no panic").expect("acknowledged").seq, 1);
    }
    assert_eq!(kept(store.as_ref(), &id).await.len(), 1);
    // Of many who want the last open seat one gets it.
    let (open, _) = table(&hall, vec![mine("A"), NewSeat::Open]).await;
    let many: Vec<_> = (0..16)
        .map(|_| {
            let (hall, open) = (hall.clone(), open.clone());
            tokio::spawn(async move { hall.sit(&open, &[], None, "").await.is_ok() })
        })
        .collect();
    let mut seated = 0;
    for one in many {
        seated += u32::from(one.await.expect("no panic"));
    }
    assert_eq!(seated, 1);
}

#[tokio::test]
async fn an_idle_table_sleeps_by_itself_and_a_watched_one_does_not() {
    let dir = tempfile::tempdir().expect("a folder");
    let idle = std::time::Duration::from_millis(20);
    let settings = Settings { idle, ..crate::support::settings() };
    let hall = Hall::open(store(dir.path()).await, settings).await.expect("opens");
    let (id, tokens) = table(&hall, vec![mine("A"), mine("B")]).await;
    let (other, _) = table(&hall, vec![mine("A"), mine("B")]).await;
    let watching = hall.subscribe(&other, &[]).await.expect("subscribed");
    step(&hall, &id, &tokens).await;
    let asleep = async |count| {
        while hall.awake() != count {
            tokio::time::sleep(idle).await;
        }
    };
    let patience = std::time::Duration::from_secs(30);
    tokio::time::timeout(patience, asleep(1)).await.expect("one sleeps");
    assert_eq!(seen(&hall, &id, &tokens).await.seq, 1, "and is woken by a look");
    drop(watching);
    tokio::time::timeout(patience, asleep(0)).await.expect("both sleep");
}
