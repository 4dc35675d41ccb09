//! Quick pairing over rows (HA-11).

use std::sync::Arc;
use std::time::Duration;

use meydan_bus::{Bus, Heard, InProcess};
use meydan_hall::{NewSeat, NewTable, Token};
use meydan_lobby::{Lease, MOST_WAITS, Refusal, Rows, Settings, Terms};
use meydan_members::Circle;

use crate::support::{Node, eventually, guest, othello, settings};

#[tokio::test]
async fn ha_11_two_who_want_the_same_sit_at_one_table_and_wait_no_more() {
    let dir = tempfile::tempdir().expect("a folder");
    let node = Node::alone(&dir.path().join("hall.db")).await;
    let ((ada, key), (bo, other)) = (node.member("ada").await, guest("Bo"));
    let mut hints = node.lobby.listen(&[ada.holder]);
    node.lobby.wait(&ada, othello()).await.expect("waits");
    node.lobby.wait(&ada, Terms::usual("chess")).await.expect("waits for another game too");
    assert_eq!(
        node.lobby.wait(&ada, othello()).await.expect_err("once").refusal(),
        Some(Refusal::WaitingAlready)
    );
    node.lobby.wait(&bo, othello()).await.expect("waits");
    let table = node.expected(&ada).await;
    assert_eq!(node.expected(&bo).await, table);
    assert_eq!((node.waits(&ada).await, node.waits(&bo).await), (0, 0), "also not for chess");
    assert!(matches!(hints.next().await, Heard::Message { .. }));
    let seen = node.hall.seen(&table, &[key], None).await.expect("seen");
    let names: Vec<&str> = seen.players.iter().map(|player| player.name.as_str()).collect();
    assert!(names == ["ada", "Bo"] || names == ["Bo", "ada"], "{names:?}");
    assert_eq!(seen.held.len(), 1, "each has a seat of their own");
    assert_eq!(node.hall.seen(&table, &[other], None).await.expect("seen").held.len(), 1);
    let open =
        eventually(async || node.lobby.view().borrow().running.first().map(|one| one.table.table.clone()))
            .await;
    assert_eq!(open, table, "anybody may watch it");
}

#[tokio::test]
async fn ha_11_nobody_is_paired_with_who_has_blocked_them() {
    let dir = tempfile::tempdir().expect("a folder");
    let node = Node::alone(&dir.path().join("hall.db")).await;
    let ((ada, _), (bo, _), (cy, _)) =
        (node.member("ada").await, node.member("bob").await, node.member("cyd").await);
    node.lobby.set_circle(&bo, Circle::Block, "ADA", true).await.expect("blocked");
    node.lobby.wait(&ada, othello()).await.expect("waits");
    // Who waited longer is told by milliseconds.
    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    node.lobby.wait(&bo, othello()).await.expect("waits");
    node.lobby.wait(&cy, othello()).await.expect("waits");
    // That one gets the third.
    let table = node.expected(&cy).await;
    assert_eq!(node.expected(&ada).await, table);
    assert_eq!(node.waits(&bo).await, 1);
}

/// HA-52: rows decide. Of two nodes that pair the same people at the same moment one does.
#[tokio::test]
async fn ha_52_two_nodes_pair_nobody_twice() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("hall.db");
    let bus: Arc<dyn Bus> = InProcess::new();
    let one = Node::open(&file, Arc::clone(&bus), settings()).await;
    let other = Node::open(&file, bus, settings()).await;
    let people: Vec<_> = (0..24).map(|number| guest(&format!("g{number}"))).collect();
    let joins = people.iter().enumerate().map(|(number, (person, _))| {
        let (lobby, person) = (if number % 2 == 0 { &one } else { &other }.lobby.clone(), person.clone());
        tokio::spawn(async move { lobby.wait(&person, othello()).await.expect("waits") })
    });
    for join in joins.collect::<Vec<_>>() {
        join.await.expect("it ends");
    }
    let mut tables = std::collections::BTreeMap::new();
    for (person, token) in &people {
        let table = one.expected(person).await;
        *tables.entry(table).or_insert(0) += 1;
        let held = other.hall.tables_of(std::slice::from_ref(token)).await.expect("read");
        assert_eq!(held.len(), 1, "nobody plays two games by one wait");
    }
    assert_eq!(tables.len(), 12);
    assert!(tables.values().all(|people| *people == 2), "{tables:?}");
    assert!(one.rows.waits(None, 0).await.expect("read").is_empty(), "nobody is left waiting");
}

/// The same where one of the two has just left, or was paired elsewhere: nothing is half done.
#[tokio::test]
async fn ha_51_a_pair_of_which_one_has_gone_is_no_table() {
    let dir = tempfile::tempdir().expect("a folder");
    let Node { hall, rows, lobby, .. } = Node::alone(&dir.path().join("hall.db")).await;
    // Only rows are looked at here: nobody pairs by themselves.
    drop(lobby);
    let ((ada, _), (bo, key)) = (guest("Ada"), guest("Bo"));
    let lease = |until| Lease { node: "n", until };
    let wait = |person: &meydan_lobby::Person| meydan_lobby::Wait {
        id: meydan_hall::TableId::new(),
        person: person.clone(),
        terms: othello(),
        club: false,
        rating: 1500,
        since: 1,
    };
    let later = 1 << 50;
    let (one, other) = (wait(&ada), wait(&bo));
    for wait in [&one, &other] {
        rows.wait(wait, lease(later), 9, 9).await.expect("waits");
    }
    let new = NewTable {
        game: "othello".to_owned(),
        seats: vec![NewSeat::Open, NewSeat::Open],
        ..NewTable::default()
    };
    let like = hall.create(new).await.expect("a table").table;
    let mut row =
        meydan_hall::store::Store::load(&store(&dir).await, &like).await.expect("read").expect("there").row;
    row.id = meydan_hall::TableId::new();
    assert!(!rows.pair(&one, &other, &row, later).await.expect("answers"), "their pages are gone");
    assert_eq!(rows.waits(None, later - 1).await.expect("read").len(), 2, "and yet nothing was taken away");
    rows.stop_waiting(&other.id, bo.holder).await.expect("stops");
    assert!(!rows.pair(&one, &other, &row, later - 1).await.expect("answers"));
    assert_eq!(rows.waits(None, later - 1).await.expect("read").len(), 1);
    assert!(hall.tables_of(&[key]).await.expect("read").is_empty());
}

async fn store(dir: &tempfile::TempDir) -> meydan_hall::store::SqliteStore {
    meydan_hall::store::SqliteStore::open(&dir.path().join("hall.db")).await.expect("opens")
}

#[tokio::test]
async fn ha_12_being_seated_in_real_time_ends_all_waits_however_one_sits_down() {
    let dir = tempfile::tempdir().expect("a folder");
    let node = Node::alone(&dir.path().join("hall.db")).await;
    let ((ada, key), (bo, other)) = (guest("Ada"), guest("Bo"));
    let new = |clock: &str, key: &Token| {
        let seats = vec![NewSeat::Mine("x".to_owned()), NewSeat::Open];
        let new =
            NewTable { game: "othello".to_owned(), seats, clock: clock.parse().ok(), ..NewTable::default() };
        let (hall, key) = (node.hall.clone(), key.clone());
        async move { hall.create_for(&key, new).await.expect("a table").table }
    };
    let wait = async |person| node.lobby.wait(person, Terms::usual("chess")).await.expect("waits");
    wait(&ada).await;
    // With days for each answer one may wait for another game, and while nobody has come without a clock.
    for clock in ["3d", ""] {
        new(clock, &key).await;
        assert_eq!(node.waits(&ada).await, 1, "{clock}");
    }
    new("3+2", &key).await;
    assert_eq!(node.waits(&ada).await, 0, "an open table with a clock");
    // Both of a table that begins: who comes, and who was there.
    let table = new("", &key).await;
    wait(&ada).await;
    let id = node.lobby.wait(&bo, Terms::usual("pentago")).await.expect("waits");
    node.hall.sit(&table, &[other], None, "Bo").await.expect("sits");
    assert_eq!((node.waits(&ada).await, node.waits(&bo).await), (0, 0));
    assert_eq!(
        node.lobby.stop_waiting(&id, &bo).await.expect_err("gone").refusal(),
        Some(Refusal::NotWaiting)
    );
}

#[tokio::test]
async fn ha_11_a_wait_ends_after_its_page_and_not_before() {
    let dir = tempfile::tempdir().expect("a folder");
    let quick = Settings { pairing_gone: Duration::from_millis(300), ..settings() };
    let node = Node::open(&dir.path().join("hall.db"), InProcess::new(), quick).await;
    let (ada, _) = guest("Ada");
    let page = node.lobby.come(&ada, true).await.expect("here");
    let second = node.lobby.come(&ada, true).await.expect("here");
    node.lobby.wait(&ada, othello()).await.expect("waits");
    drop(page);
    let until = || async { node.rows.waits(Some(ada.holder), 0).await.expect("read").len() };
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(until().await, 1, "another page keeps it");
    drop(second);
    eventually(async || (until().await == 0).then_some(())).await;
}

#[tokio::test]
async fn ha_51_waits_do_not_survive_a_restart() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("hall.db");
    let (ada, _) = guest("Ada");
    let node = Node::alone(&file).await;
    node.lobby.wait(&ada, othello()).await.expect("waits");
    // No orderly end.
    drop(node);
    assert_eq!(Node::alone(&file).await.waits(&ada).await, 0);
}

#[tokio::test]
async fn ha_11_a_computer_is_offered_to_who_waits_long() {
    let dir = tempfile::tempdir().expect("a folder");
    let patient = Settings { computer_offer: Duration::from_secs(3600), ..settings() };
    let node = Node::open(&dir.path().join("hall.db"), InProcess::new(), patient).await;
    let (ada, key) = guest("Ada");
    let id = node.lobby.wait(&ada, othello()).await.expect("waits");
    assert_eq!(
        node.lobby.take_computer(&id, &ada).await.expect_err("too soon").refusal(),
        Some(Refusal::NoOffer)
    );
    let eager = Settings { computer_offer: Duration::ZERO, ..settings() };
    let node = Node::open(&dir.path().join("hall.db"), InProcess::new(), eager).await;
    let mut hints = node.lobby.listen(&[ada.holder]);
    let id = node.lobby.wait(&ada, othello()).await.expect("waits");
    // Once for the wait, once for the offer.
    hints.next().await;
    hints.next().await;
    let own = node.lobby.own(&ada, &[]).await.expect("read");
    assert!(own.waits[0].offer.is_some());
    let table = node.lobby.take_computer(&id, &ada).await.expect("a table");
    assert_eq!(node.hall.seen(&table, &[key], None).await.expect("seen").held.len(), 1);
    assert_eq!(
        node.lobby.take_computer(&id, &ada).await.expect_err("once").refusal(),
        Some(Refusal::NotWaiting)
    );
}

#[tokio::test]
async fn ha_11_what_cannot_be_paired_is_told() {
    let dir = tempfile::tempdir().expect("a folder");
    let node = Node::alone(&dir.path().join("hall.db")).await;
    let ((ada, _), (guest, _)) = (node.member("ada").await, guest("Gast"));
    let refused = async |person, terms: Terms| {
        node.lobby.wait(person, terms).await.expect_err("refused").refused().expect("a refusal").code
    };
    assert_eq!(refused(&ada, Terms::usual("uno")).await, "not-for-two");
    assert_eq!(refused(&ada, Terms::usual("backgammon")).await, "no-such-game");
    assert_eq!(
        refused(&ada, Terms::usual("duel")).await,
        "no-active-deck",
        "members duel with decks of their own"
    );
    let rated = Terms { rated: true, ..othello() };
    assert_eq!(refused(&guest, Terms { clock: "3+2".parse().ok(), ..rated.clone() }).await, "not-rated");
    assert_eq!(refused(&ada, rated).await, "not-rated", "without a clock");
    let mut odd = othello();
    odd.options.insert("nonsense".to_owned(), 7.into());
    assert_ne!(refused(&ada, odd).await, "", "an option that the game does not have");
    // Guests duel with the lent deck, by the number of rounds.
    for rounds in ["1", "3"] {
        let mut duel = Terms::usual("duel");
        duel.options.insert("rounds".to_owned(), rounds.into());
        node.lobby.wait(&guest, duel).await.expect("waits");
    }
    let clocks = (1..=MOST_WAITS - 2).map(|minutes| format!("{minutes}+1"));
    for clock in clocks {
        node.lobby.wait(&guest, Terms { clock: clock.parse().ok(), ..othello() }).await.expect("waits");
    }
    assert_eq!(refused(&guest, Terms::usual("chess")).await, "too-many-waits");
}
