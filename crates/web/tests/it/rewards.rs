//! The rewards of duels when something is in their way: what fails is done later and
//! once, and what cannot be read keeps nobody else from the own reward.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use duel::Rounds;
use meydan_club::{Against, Club, ClubDuel, MemberId, Terms};
use meydan_core::Seat;
use meydan_hall::store::SqliteStore;
use meydan_hall::{Command, CommandKind};
use meydan_members::{NameRules, NewMember};
use meydan_search::Level;
use sqlx::SqlitePool;
use tokio::sync::watch;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::support::{PATIENCE, Server};

/// What the server writes into its log, on the thread of a test.
#[derive(Clone, Default)]
struct Log(Arc<watch::Sender<Vec<String>>>);

struct Message(Option<String>);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0 = Some(format!("{value:?}"));
        }
    }
}

impl Subscriber for Log {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn event(&self, event: &Event<'_>) {
        let mut message = Message(None);
        event.record(&mut message);
        self.0.send_modify(|all| all.extend(message.0));
    }
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

impl Log {
    fn count(&self, line: &str) -> usize {
        self.0.borrow().iter().filter(|one| *one == line).count()
    }

    async fn until(&self, line: &str, count: usize) {
        let mut lines = self.0.subscribe();
        let there = lines.wait_for(|all| all.iter().filter(|one| *one == line).count() >= count);
        tokio::time::timeout(PATIENCE, there).await.expect("it is told in time").expect("a log");
    }
}

const FAILED: &str = "duels could not be rewarded";
const UNREADABLE: &str = "a duel cannot be read and is not rewarded";

/// The file of a server, from beside it.
struct Beside {
    pool: SqlitePool,
    club: Club,
    ada: MemberId,
}

impl Beside {
    /// With a member who can play.
    async fn of(dir: &Path) -> Beside {
        let store = SqliteStore::open(&dir.join("hall.db")).await.expect("the file");
        let club = Club::of(store.clone()).await.expect("a club");
        let ada = club
            .register(NewMember { username: "ada", nickname: "Ada", password: "secret" }, NameRules::Console)
            .await
            .expect("a member");
        club.raise_coins(ada, 1_000_000, "test").await.expect("coins");
        let book = club.book();
        let cards: Vec<String> =
            book.cards().iter().take(14).flat_map(|card| vec![card.name.clone(); 3]).take(40).collect();
        for card in &cards {
            club.buy(ada, card).await.expect("a copy");
        }
        club.lay_deck(ada, "mine", &cards, &[]).await.expect("a deck");
        club.activate_deck(ada, "mine").await.expect("active");
        Beside { pool: store.pool().clone(), club, ada }
    }

    async fn run(&self, text: &'static str) {
        sqlx::query(text).execute(&self.pool).await.expect(text);
    }

    async fn count(&self, text: &'static str, of: &ClubDuel) -> i64 {
        sqlx::query_scalar(text).bind(of.table.as_str()).fetch_one(&self.pool).await.expect(text)
    }

    async fn begin(&self) -> ClubDuel {
        let terms = Terms { rounds: Some(Rounds::One), cheats: false, seed: None };
        let begun = self.club.begin_duel(self.ada, Against::Computer(Level::Newcomer), terms).await;
        begun.expect("a duel")
    }

    /// Gives a duel up: the computer wins, and the member gets a hundred coins.
    async fn give_up(&self, server: &Server, duel: &ClubDuel) {
        let tokens = self.club.seat_tokens(&duel.table, self.ada).await.expect("tokens");
        let command = Command { id: "up".to_owned(), seq: None, kind: CommandKind::Resign { seat: Seat(0) } };
        server.hall.command(&duel.table, &tokens, command).await.expect("given up");
    }

    async fn coins(&self) -> i64 {
        self.club.member(self.ada).await.expect("a member").coins
    }

    /// Waits until the page of a duel tells what it brought, as whoever watches reads it.
    async fn told(&self, server: &Server, duel: &ClubDuel) {
        let mut socket = server.browser().socket(&format!("/table/{}", duel.table), 0).await;
        let told = |asks: &str| asks.contains("data-gains") && asks.contains("+100 coins");
        socket.until(|message| message["html"]["asks"].as_str().is_some_and(told)).await;
    }
}

#[tokio::test]
async fn a_reward_that_fails_is_given_later_and_once() {
    let log = Log::default();
    let _heard = tracing::subscriber::set_default(log.clone());
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let beside = Beside::of(dir.path()).await;
    let duel = beside.begin().await;
    let before = beside.coins().await;
    // It fails after the reward was written down and some coins may have moved: all of that is undone.
    beside.run("CREATE TRIGGER fault BEFORE INSERT ON ledger BEGIN SELECT RAISE(ABORT, 'no'); END").await;
    beside.give_up(&server, &duel).await;
    log.until(FAILED, 1).await;
    assert_eq!(beside.coins().await, before);
    assert_eq!(beside.count("SELECT COUNT(*) FROM settled WHERE duel = ?", &duel).await, 0);
    // It is tried again by itself, fails again, and goes well once nothing is in its way.
    log.until(FAILED, 2).await;
    beside.run("DROP TRIGGER fault").await;
    beside.told(&server, &duel).await;
    assert_eq!(beside.coins().await, before + 100);
    // The end of another duel rewards that one, and the first not again.
    let other = beside.begin().await;
    beside.give_up(&server, &other).await;
    beside.told(&server, &other).await;
    assert_eq!(beside.coins().await, before + 200);
    for duel in [&duel, &other] {
        assert_eq!(beside.count("SELECT COUNT(*) FROM settled WHERE duel = ?", duel).await, 1);
        let moved = "SELECT COUNT(*) FROM ledger WHERE why = 'lost duel ' || ?";
        assert_eq!(beside.count(moved, duel).await, 1);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_duel_that_cannot_be_read_is_told_of_once_a_start_and_others_are_rewarded() {
    let log = Log::default();
    let _heard = tracing::subscriber::set_default(log.clone());
    let dir = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(dir.path()).await;
    let beside = Beside::of(dir.path()).await;
    let before = beside.coins().await;
    let lost = beside.begin().await;
    let damage = "UPDATE tables SET over = 1, config = '{\"rounds\":7}' WHERE id = ?";
    sqlx::query(damage).bind(lost.table.as_str()).execute(&beside.pool).await.expect("damaged");
    for start in 1..=2 {
        for round in 1..=2_i64 {
            let duel = beside.begin().await;
            beside.give_up(&server, &duel).await;
            beside.told(&server, &duel).await;
            let rewards = (start as i64 - 1) * 2 + round;
            assert_eq!(beside.coins().await, before + 100 * rewards);
            assert_eq!(log.count(UNREADABLE), start, "start {start}, duel {round}");
        }
        server.stop().await;
        server = Server::start(dir.path()).await;
    }
    log.until(UNREADABLE, 3).await;
    assert_eq!(log.count(FAILED), 0, "nothing that is tried again and again");
    server.stop().await;
}
