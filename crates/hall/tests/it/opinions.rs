//! What computers think: told with their actions where nothing is hidden, and
//! never part of the match.

use std::time::Duration;

use meydan_catalogue::Pace;
use meydan_core::{Seat, Step};
use meydan_hall::{CommandKind, Hall, NewSeat, NewTable, Settings, TableSnapshot};
use meydan_search::{Certainty, Level};
use serde_json::json;

use crate::auction;
use crate::support::{act, command, hall, kept, mine, play_out, seen, settings, step, store, table, wait};

const COMPUTER: Seat = Seat(1);

/// The computer has answered the move of the person.
fn answered(seen: &TableSnapshot) -> bool {
    seen.line.last().is_some_and(|entry| entry.actor() == Some(COMPUTER)) && !seen.offers.is_empty()
}

#[tokio::test]
async fn an_opinion_comes_with_the_action_to_everybody() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, a) = table(&hall, vec![mine("A"), NewSeat::Computer(Level::Casual)]).await;
    assert!(seen(&hall, &id, &a).await.opinions.is_empty(), "nobody has thought yet");
    hall.command(&id, &a, act("1", 0, "d3")).await.expect("a move");
    let now = wait(&hall, &id, &a, answered).await;
    let [told] = now.opinions[..] else { panic!("one computer, one opinion: {:?}", now.opinions) };
    assert_eq!((told.seat, told.seq), (COMPUTER, now.seq));
    assert_eq!((told.opinion.certainty, told.opinion.depth), (Certainty::Estimated, 2));
    assert!(told.opinion.value.is_some() && told.opinion.nodes > 0);
    assert_eq!(seen(&hall, &id, &[]).await.opinions, now.opinions, "a watcher is told the same");
    // It belongs to its entry: a look back before it knows nothing of it.
    let before = hall.seen_as_of(&id, &a, 1).await.expect("a moment");
    assert!(before.opinions.is_empty());
    assert_eq!(hall.seen_as_of(&id, &a, now.seq).await.expect("a moment").opinions, now.opinions);
    // What is taken back takes its opinion along.
    hall.command(&id, &a, command("u", CommandKind::Undo)).await.expect("taken back");
    assert!(seen(&hall, &id, &a).await.opinions.is_empty());
}

/// Issue 16, point 18: who plays sets the pace. At any other the answer would come in an hour.
#[tokio::test]
async fn point_18_who_plays_sets_the_pace_of_computers_and_who_watches_does_not() {
    let dir = tempfile::tempdir().expect("a folder");
    let patient = Settings { pause: Duration::from_secs(3_600), ..settings() };
    let hall = Hall::open(store(dir.path()).await, patient).await.expect("the hall opens");
    let (id, a) = table(&hall, vec![mine("A"), NewSeat::Computer(Level::Newcomer)]).await;
    hall.subscribe(&id, &a).await.expect("a player").set_pace(Pace::AtOnce);
    hall.subscribe(&id, &[]).await.expect("a watcher").set_pace(Pace::Calm);
    hall.command(&id, &a, act("1", 0, "d3")).await.expect("a move");
    wait(&hall, &id, &a, answered).await;
}

#[tokio::test]
async fn an_opinion_is_no_part_of_the_match() {
    let dir = tempfile::tempdir().expect("a folder");
    let (id, a) = {
        let hall = hall(dir.path()).await;
        let (id, a) = table(&hall, vec![mine("A"), NewSeat::Computer(Level::Casual)]).await;
        hall.command(&id, &a, act("1", 0, "d3")).await.expect("a move");
        let told = wait(&hall, &id, &a, answered).await.opinions;
        assert_eq!(told.len(), 1);
        let entries = kept(store(dir.path()).await.as_ref(), &id).await.concat();
        for word in ["estimated", "depth", "nodes", "value"] {
            assert!(!entries.contains(word), "{entries}");
        }
        hall.close().await;
        (id, a)
    };
    let hall = hall(dir.path()).await;
    let again = seen(&hall, &id, &a).await;
    assert!(again.opinions.is_empty() && again.line.len() == 2, "after a restart it is simply absent");
    let over = play_out(&hall, &id, &a).await;
    let last = over.line.iter().rfind(|entry| matches!(entry.step, Step::Act { seat: COMPUTER, .. }));
    // A pass that was forced needs no thought.
    assert!(over.opinions.iter().all(|told| Some(told.seq) == last.map(|entry| entry.seq)));
    let record = hall.record(&id, &[]).await.expect("a record");
    assert!(!record.contains("estimated") && !record.contains("exact"));
    let read = meydan_core::record::Record::read(&record).expect("reads back");
    meydan_core::record::verify(&read, &meydan_catalogue::begin).expect("is true");
}

#[tokio::test]
async fn the_end_is_known_exactly() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    // White's a8 turns five over, and then nobody can move: 7 to 56.
    let start = format!("{}-XXXXXO- O", "X".repeat(56));
    let new = NewTable {
        game: "othello".to_owned(),
        config: json!({ "start": start }),
        seats: vec![mine("A"), NewSeat::Computer(Level::Master)],
        ..NewTable::default()
    };
    let id = hall.create(new).await.expect("a table").table;
    let over = wait(&hall, &id, &[], |seen| seen.outcome.is_some()).await;
    let [told] = over.opinions[..] else { panic!("{:?}", over.opinions) };
    assert_eq!((told.opinion.certainty, told.opinion.value), (Certainty::Exact, Some(7 - 56)));
}

#[tokio::test]
async fn a_hint_tells_its_opinion_to_who_asked_alone() {
    let dir = tempfile::tempdir().expect("a folder");
    let hall = hall(dir.path()).await;
    let (id, a) = table(&hall, vec![mine("A"), NewSeat::Computer(Level::Casual)]).await;
    let ack = hall.command(&id, &a, command("h", CommandKind::Hint { seat: Seat(0) })).await.expect("done");
    let opinion = ack.hint.expect("a hint").opinion;
    assert!(opinion.value.is_some() && opinion.depth > 0);
    assert!(
        seen(&hall, &id, &a).await.opinions.is_empty() && seen(&hall, &id, &[]).await.opinions.is_empty()
    );
}

#[tokio::test]
async fn where_seats_have_secrets_an_opinion_is_one_until_the_end() {
    let dir = tempfile::tempdir().expect("a folder");
    let settings = Settings { games: auction::games, ..settings() };
    let hall = Hall::open(store(dir.path()).await, settings).await.expect("the hall opens");
    let computer = || NewSeat::Computer(Level::Casual);
    let (id, a) = auction::table(&hall, vec![mine("A"), computer(), computer()]).await;
    for _ in 0..5 {
        let both = |seen: &TableSnapshot| seen.pending.only() == Some(Seat(0));
        let now = wait(&hall, &id, &a, both).await;
        assert!(now.opinions.is_empty(), "not to who plays");
        assert!(seen(&hall, &id, &[]).await.opinions.is_empty(), "nor to who watches");
        let past = hall.seen_as_of(&id, &a, now.seq).await.expect("a moment");
        assert!(past.opinions.is_empty(), "nor to who looks back");
        step(&hall, &id, &a).await.expect("a bid");
    }
    let over = wait(&hall, &id, &a, |seen| seen.outcome.is_some()).await;
    let told: Vec<_> = over.opinions.iter().map(|told| (told.seat, told.opinion.value)).collect();
    assert_eq!(told, [(Seat(1), Some(77)), (Seat(2), Some(77))], "afterwards nothing is secret");
}
