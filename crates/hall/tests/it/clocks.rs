//! Clocks at tables (HA-20, HA-21, HA-24). Time passes when a test says so.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use meydan_core::record::{Record, verify};
use meydan_core::{Seat, Seq, TimeControl};
use meydan_hall::store::{Kept, SqliteStore, Store, StoreError, Stored, TableRow};
use meydan_hall::{
    Command, CommandKind, Hall, Holder, NewSeat, NewTable, Opened, Settings, TableId, TableSnapshot, Token,
};
use meydan_search::Level;
use serde_json::Value;
use tokio::sync::Semaphore;

use crate::support::{
    act, code, hall, kept, mine, pass, refused, seen, settings, step, stop_time, store, until, wait,
};

fn clock(text: &str) -> Option<TimeControl> {
    Some(text.parse().expect("a time control"))
}

/// A table with two or more people at different screens.
async fn open(hall: &Hall, game: &str, people: usize, time: &str) -> (TableId, Vec<[Token; 1]>) {
    let mut seats = vec![NewSeat::Open; people];
    seats[0] = mine("A");
    let new = NewTable { game: game.to_owned(), seats, clock: clock(time), ..NewTable::default() };
    let Opened { table, tokens } = hall.create(new).await.expect("a table");
    let mut held = vec![[tokens[0].1.clone()]];
    for name in ["B", "C", "D"].iter().take(people - 1) {
        held.push([hall.sit(&table, &[], None, name).await.expect("sits").1]);
    }
    (table, held)
}

fn left(seen: &TableSnapshot) -> Vec<u64> {
    // To the tenth of a second: steps of time are a little longer than they say.
    seen.clocks.iter().map(|face| (face.left + 50) / 100 * 100).collect()
}

fn running(seen: &TableSnapshot) -> Vec<bool> {
    seen.clocks.iter().map(|face| face.running).collect()
}

#[tokio::test]
async fn ha_20_a_clock_runs_from_the_first_request_or_the_tenth_second_while_the_seat_must_answer() {
    stop_time();
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, people) = open(&hall, "othello", 2, "0:30+2").await;
    pass(4).await;
    assert_eq!(running(&seen(&hall, &id, &[]).await), [false, false], "who watches starts nobody's clock");
    // Black's first request starts the own clock, and nobody else's.
    seen(&hall, &id, &people[0]).await;
    let now = wait(&hall, &id, &people[0], |seen| seen.clocks[0].running).await;
    assert_eq!((left(&now), running(&now)), (vec![30_000, 30_000], vec![true, false]));
    pass(5).await;
    assert_eq!(left(&seen(&hall, &id, &[]).await), [25_000, 30_000]);
    // A page that knows of the position before somebody came still knows the position.
    let command = Command { seq: Some(0), ..act("1", 0, "d3") };
    hall.command(&id, &people[0], command).await.expect("a move");
    let now = seen(&hall, &id, &[]).await;
    assert_eq!((left(&now), running(&now)), (vec![27_000, 30_000], vec![false, false]), "the increment");
    // White does not come: the tenth second does.
    pass(3).await;
    let now = seen(&hall, &id, &[]).await;
    assert_eq!((left(&now), running(&now)), (vec![27_000, 28_000], vec![false, true]));
    assert_eq!(code(hall.command(&id, &people[1], act("2", 1, "a1")).await), "turns-nothing");
    assert_eq!(left(&seen(&hall, &id, &[]).await), [27_000, 28_000], "a refusal gives nothing");
}

#[tokio::test]
async fn ha_21_time_over_in_each_game_of_two_is_logged_when_it_was_due_and_the_record_holds() {
    stop_time();
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    for tenant in meydan_catalogue::tenants().iter().filter(|tenant| tenant.facts.least_seats == 2) {
        let game = tenant.facts.id;
        let (id, people) = open(&hall, game, 2, "0:12+5").await;
        // The first of them comes at once, and both close their laptops.
        let first = seen(&hall, &id, &[]).await.pending;
        let late = first.iter().next().expect("somebody must answer");
        seen(&hall, &id, &people[late.index()]).await;
        pass(11).await;
        assert!(seen(&hall, &id, &[]).await.outcome.is_none(), "{game}: not before it is due");
        pass(15).await;
        let now = wait(&hall, &id, &[], |seen| seen.outcome.is_some()).await;
        let outcome = now.outcome.as_ref().expect("time is over");
        assert_eq!(outcome.reason, "time", "{game}");
        assert!(!outcome.winners.contains(late) && outcome.winners.len() == 1, "{game}: {outcome:?}");
        assert_eq!(now.clocks[late.index()].left, 0, "{game}");
        assert!(now.last.expect("an entry").at.0 <= 22_000, "{game}: when it was due");
        let gives_up = CommandKind::Resign { seat: late };
        let command = Command { id: "x".to_owned(), seq: None, kind: gives_up };
        assert_eq!(code(hall.command(&id, &people[late.index()], command).await), "over", "{game}");
        let text = hall.record(&id, &[]).await.expect("a record");
        let begin = |game: &str, new| meydan_catalogue::find(game).map(|tenant| tenant.begin(new));
        let record = Record::read(&text).expect("it reads");
        assert_eq!(record.head.clock, clock("0:12+5"), "{game}");
        let verified = verify(&record, &begin).unwrap_or_else(|error| panic!("{game}: {error:?}"));
        assert_eq!(verified.outcome(), now.outcome, "{game}");
    }
}

#[tokio::test]
async fn ha_21_with_more_seats_a_computer_plays_on_for_whose_time_is_over() {
    stop_time();
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, people) = open(&hall, "uno", 3, "0:10+0").await;
    let first = seen(&hall, &id, &[]).await.pending.only().expect("one is to move");
    let held = &people[first.index()];
    assert!(!seen(&hall, &id, held).await.offers.is_empty());
    pass(10).await;
    until(async || seen(&hall, &id, &[]).await.players[first.index()].stood_in > 0).await;
    assert!(seen(&hall, &id, &[]).await.outcome.is_none());
    // The person is there, and decides nothing any more.
    let gives_up = CommandKind::Resign { seat: first };
    let command = Command { id: "x".to_owned(), seq: None, kind: gives_up };
    assert_eq!(code(hall.command(&id, held, command).await), "time-over");
    let now = seen(&hall, &id, held).await;
    assert!(now.offers.is_empty() && now.can.resign.is_none());
    assert!(!now.clocks[first.index()].running);
    // In the end all three have run out, and computers finish the game by themselves.
    pass(40).await;
    until(async || seen(&hall, &id, &[]).await.outcome.is_some()).await;
    assert_ne!(seen(&hall, &id, &[]).await.outcome.expect("an end").reason, "time");
}

#[tokio::test]
async fn ha_20_a_table_with_a_running_clock_sleeps_and_is_woken_when_it_runs_out() {
    stop_time();
    let dir = tempfile::tempdir().expect("a folder");
    let kept_store = store(dir.path()).await;
    let sleepy = Settings { idle: Duration::ZERO, ..settings() };
    let hall = Hall::open(Arc::clone(&kept_store), sleepy).await.expect("opens");
    let (id, _) = open(&hall, "othello", 2, "1+0").await;
    pass(15).await;
    until(async || (hall.awake(), hall.asleep()) == (0, 1)).await;
    pass(60).await;
    until(async || (hall.awake(), hall.asleep()) == (0, 0)).await;
    let log = kept(kept_store.as_ref(), &id).await;
    assert_eq!(
        log,
        [r#"{"seq":1,"at":10000,"here":{"seat":0}}"#, r#"{"seq":2,"at":70000,"flag":{"seats":[0]}}"#]
    );
}

/// A hall whose renaming waits.
struct Slow {
    inner: Arc<dyn Store>,
    go: Semaphore,
}

#[async_trait]
impl Store for Slow {
    async fn create(&self, row: &TableRow, previous: Option<&TableId>) -> Result<(), StoreError> {
        self.inner.create(row, previous).await
    }
    async fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        self.inner.load(id).await
    }
    async fn append(&self, id: &TableId, kept: &Kept, over: bool) -> Result<(), StoreError> {
        self.inner.append(id, kept, over).await
    }
    async fn sit(
        &self,
        id: &TableId,
        seat: Seat,
        name: &str,
        holder: Holder,
        member: Option<i64>,
    ) -> Result<bool, StoreError> {
        self.inner.sit(id, seat, name, holder, member).await
    }
    async fn free(&self, id: &TableId, seat: Seat, holder: Holder) -> Result<bool, StoreError> {
        self.inner.free(id, seat, holder).await
    }
    async fn fill(&self, id: &TableId, level: Level) -> Result<(), StoreError> {
        self.inner.fill(id, level).await
    }
    async fn rename(&self, id: &TableId, seat: Seat, name: &str) -> Result<(), StoreError> {
        self.go.acquire().await.expect("open").forget();
        self.inner.rename(id, seat, name).await
    }
    async fn held(&self, holders: &[Holder], most: u32) -> Result<Vec<(TableId, Seq)>, StoreError> {
        self.inner.held(holders, most).await
    }
    async fn opened(&self, opener: Holder) -> Result<u32, StoreError> {
        self.inner.opened(opener).await
    }
    async fn listed(
        &self,
        which: meydan_hall::Listed,
        since: u64,
        most: u32,
    ) -> Result<Vec<(TableId, Seq)>, StoreError> {
        self.inner.listed(which, since, most).await
    }
    async fn sweep_unjoined(&self, a: u64, spare: &[TableId], most: u32) -> Result<Vec<TableId>, StoreError> {
        self.inner.sweep_unjoined(a, spare, most).await
    }
    async fn sweep(&self, a: u64, b: u64, spare: &[TableId], most: u32) -> Result<Vec<TableId>, StoreError> {
        self.inner.sweep(a, b, spare, most).await
    }
    async fn check(&self) -> Result<(), StoreError> {
        self.inner.check().await
    }
    async fn close(&self) {
        self.inner.close().await;
    }
}

#[tokio::test]
async fn ha_21_a_command_counts_from_its_arrival_however_late_it_is_done() {
    stop_time();
    let dir = tempfile::tempdir().expect("a folder");
    let slow = Arc::new(Slow { inner: store(dir.path()).await, go: Semaphore::new(0) });
    let hall = Hall::open(Arc::<Slow>::clone(&slow), settings()).await.expect("opens");
    let (id, people) = open(&hall, "othello", 2, "0:10+0").await;
    wait(&hall, &id, &people[0], |seen| seen.clocks[0].running).await;
    let ask = |command: Command| {
        let (hall, id, a) = (hall.clone(), id.clone(), people[0].clone());
        tokio::spawn(async move { hall.command(&id, &a, command).await })
    };
    let name = CommandKind::Rename { seat: Seat(0), name: "Ada".to_owned() };
    let renaming = ask(Command { id: "n".to_owned(), seq: None, kind: name });
    pass(9).await;
    let acting = ask(act("1", 0, "d3"));
    tokio::task::yield_now().await;
    pass(3).await;
    slow.go.add_permits(1);
    renaming.await.expect("ends").expect("renamed");
    acting.await.expect("ends").expect("it came in time");
    let now = seen(&hall, &id, &people[0]).await;
    assert_eq!((left(&now)[0], now.outcome), (1000, None));
    // The other's clock ran meanwhile: what the hall takes for itself is nobody's gain.
    pass(1).await;
    // And what arrives too late is too late, however early it says it is.
    let renaming = ask(Command {
        id: "m".to_owned(),
        seq: None,
        kind: CommandKind::Rename { seat: Seat(0), name: "Eve".to_owned() },
    });
    pass(25).await;
    let late = {
        let (hall, id, b) = (hall.clone(), id.clone(), people[1].clone());
        tokio::spawn(async move { hall.command(&id, &b, act("2", 1, "c3")).await })
    };
    pass(1).await;
    slow.go.add_permits(1);
    renaming.await.expect("ends").expect("renamed");
    assert_eq!(refused(late.await.expect("ends")).code, "over");
}

/// Lets time pass for a hall, and the disk keep up with it.
async fn lives(hall: &Hall, seconds: u32) {
    for _ in 0..seconds {
        pass(1).await;
        for _ in 0..3 {
            hall.check().await.expect("it writes");
        }
    }
}

/// What happens to a table whose server was killed: `seconds` pass, and nothing is closed in order.
async fn killed(hall: Hall, dir: &Path) -> Hall {
    drop(hall);
    // What was spawned for it ends.
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    self::hall(dir).await
}

#[tokio::test]
async fn ha_24_clocks_stand_still_while_the_server_is_down_and_everybody_is_given_time_once() {
    stop_time();
    let dir = tempfile::tempdir().expect("a folder");
    let first = hall(dir.path()).await;
    let (id, people) = open(&first, "othello", 2, "1+0").await;
    wait(&first, &id, &people[0], |seen| seen.clocks[0].running).await;
    pass(10).await;
    first.command(&id, &people[0], act("1", 0, "d3")).await.expect("a move");
    wait(&first, &id, &people[1], |seen| seen.clocks[1].running).await;
    lives(&first, 21).await;
    let now = seen(&first, &id, &[]).await;
    assert_eq!(left(&now), [50_000, 39_000]);
    let second = killed(first, dir.path()).await;
    let now = wait(&second, &id, &people[1], |seen| left(seen)[0] == 65_000).await;
    let thought = 60_000 + 15_000 - now.clocks[1].left;
    assert!((19_000..=21_200).contains(&thought), "no thinking is given back: {thought}");
    // Killed once more before anybody played: nothing is given.
    lives(&second, 4).await;
    let third = killed(second, dir.path()).await;
    pass(1).await;
    let now = seen(&third, &id, &people[1]).await;
    assert_eq!(left(&now)[0], 65_000, "once");
    assert!(now.clocks[1].left < 54_000 - 2_000, "{}", now.clocks[1].left);
    step(&third, &id, &people[1]).await.expect("a move");
    let fourth = killed(third, dir.path()).await;
    let now = wait(&fourth, &id, &people[0], |seen| seen.clocks[0].left > 70_000).await;
    let pauses = kept(store(dir.path()).await.as_ref(), &id).await;
    assert_eq!(pauses.iter().filter(|entry| entry.contains("pause")).count(), 2, "{pauses:?}");
    assert!(now.outcome.is_none());
}

#[tokio::test]
async fn ha_24_a_clock_in_days_goes_on_while_the_server_is_down_and_each_answer_has_a_new_span() {
    stop_time();
    let dir = tempfile::tempdir().expect("a folder");
    let first = hall(dir.path()).await;
    let (id, people) = open(&first, "othello", 2, "3d").await;
    let day = 86_400_000;
    let later = async |days: u64| {
        let store = SqliteStore::open(&dir.path().join("hall.db")).await.expect("opens");
        let days = i64::try_from(days * day).expect("fits");
        sqlx::query("UPDATE tables SET origin = origin - ?")
            .bind(days)
            .execute(store.pool())
            .await
            .expect("set");
    };
    wait(&first, &id, &people[0], |seen| seen.clocks[0].running).await;
    drop(first);
    later(2).await;
    let second = hall(dir.path()).await;
    let now = seen(&second, &id, &people[0]).await;
    assert!(now.clocks[0].left <= day && now.outcome.is_none(), "{}", now.clocks[0].left);
    second.command(&id, &people[0], act("1", 0, "d3")).await.expect("in time");
    wait(&second, &id, &people[1], |seen| seen.clocks[1].running).await;
    step(&second, &id, &people[1]).await.expect("a move");
    assert!(seen(&second, &id, &[]).await.clocks[0].left > 3 * day - 60_000, "a new span");
    drop(second);
    later(4).await;
    // Nobody looks: it is over all the same.
    let third = hall(dir.path()).await;
    let over = async || store(dir.path()).await.load(&id).await.expect("reads").expect("there").row.over;
    for _ in 0..1000 {
        if over().await {
            break;
        }
    }
    let outcome = seen(&third, &id, &[]).await.outcome.expect("over");
    assert_eq!((outcome.reason, outcome.winners.only()), ("time", Some(Seat(1))));
    let log = kept(store(dir.path()).await.as_ref(), &id).await;
    assert!(!log.iter().any(|entry| entry.contains("pause")), "{log:?}");
}

#[tokio::test]
async fn ha_20_computers_play_within_their_time() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(store(dir.path()).await, settings()).await.expect("opens");
    let new = NewTable {
        game: "othello".to_owned(),
        seats: vec![mine("A"), NewSeat::Computer(Level::Casual)],
        clock: clock("1+0"),
        ..NewTable::default()
    };
    let Opened { table, tokens } = hall.create(new).await.expect("a table");
    let tokens: Vec<Token> = tokens.into_iter().map(|(_, token)| token).collect();
    step(&hall, &table, &tokens).await.expect("a move");
    let now = wait(&hall, &table, &tokens, |seen| seen.pending.contains(Seat(0))).await;
    assert!(now.clocks[1].left < 60_000, "its clock runs like anybody's");
}

#[tokio::test]
async fn a_forced_answer_takes_its_time_where_something_hidden_could_have_answered() {
    stop_time();
    let dir = tempfile::tempdir().expect("a folder");
    let veil = Duration::from_secs(2);
    let hall = Hall::open(store(dir.path()).await, Settings { veil, ..settings() }).await.expect("opens");
    let (id, people) = open(&hall, "duel", 2, "60+0").await;
    let (mut waits, mut number) = (0, 0u32);
    for _ in 0..400 {
        let all: Vec<Token> = people.iter().flatten().cloned().collect();
        let now = seen(&hall, &id, &all).await;
        if now.outcome.is_some() || waits > 3 {
            break;
        }
        let mine = async |held: &[Token]| seen(&hall, &id, held).await.offers.into_iter().next();
        let mut offer = None;
        for held in &people {
            offer = offer.or(mine(held).await.map(|(seat, offer)| (held, seat, offer)));
        }
        let Some((held, seat, offer)) = offer else { panic!("somebody must answer") };
        let mut offer: Vec<String> = offer.iter().map(|choice| choice.action.to_string()).collect();
        offer.retain(|action| !matches!(action.as_str(), "surrender" | "cancel"));
        let veiled = offer == ["pass"];
        if veiled {
            waits += 1;
            let seq = now.seq;
            tokio::time::advance(Duration::from_millis(499)).await;
            assert_eq!(seen(&hall, &id, held).await.seq, seq, "not at once");
            let before = left(&seen(&hall, &id, &[]).await);
            let mut waited = 499;
            let mut after = seen(&hall, &id, &[]).await;
            while after.seq == seq {
                assert!(waited < 2_200, "and not for long");
                tokio::time::advance(Duration::from_millis(100)).await;
                waited += 100;
                after = seen(&hall, &id, &[]).await;
            }
            assert!(left(&after)[seat.index()] + 300 > before[seat.index()], "and it is not charged");
            continue;
        }
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // Sets are what makes windows.
        let set = offer.iter().position(|action| action.starts_with("set"));
        let pick = set.unwrap_or((number >> 16) as usize % offer.len());
        let command = act(&format!("s{}", now.seq), seat.0, &offer[pick]);
        let _ = hall.command(&id, held, command).await;
    }
    assert!(waits > 0, "a window in which nothing set fits came by");
}

#[tokio::test]
async fn a_game_without_a_clock_shows_none() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let new = NewTable {
        game: "othello".to_owned(),
        config: Value::Null,
        seats: vec![mine("A"), mine("B")],
        ..NewTable::default()
    };
    let opened = hall.create(new).await.expect("a table");
    let now = seen(&hall, &opened.table, &[]).await;
    assert!(now.clocks.is_empty() && now.clock.is_none() && now.seq == 0);
}
