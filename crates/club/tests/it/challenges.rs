//! Challenges by link: made by who can play, accepted once, by somebody else.

use duel::Rounds;
use meydan_club::{ChallengeId, Club, Error, MOST_CHALLENGES, MemberId, Refusal};
use meydan_hall::store::SqliteStore;
use meydan_members::{NameRules, NewMember, Refusal as Account};

async fn member(club: &Club, name: &str) -> MemberId {
    club.register(
        NewMember { username: name, nickname: &name.to_uppercase(), password: "secret" },
        NameRules::Console,
    )
    .await
    .expect("a member")
}

/// A member with a deck of forty cards.
async fn player(club: &Club, name: &str) -> MemberId {
    let id = member(club, name).await;
    club.raise_coins(id, 1_000_000, "test").await.expect("coins");
    let book = club.book();
    let cards: Vec<String> =
        book.cards().iter().take(14).flat_map(|card| vec![card.name.clone(); 3]).take(40).collect();
    for card in &cards {
        club.buy(id, card).await.expect("a copy");
    }
    club.lay_deck(id, "mine", &cards, &[]).await.expect("a deck");
    club.activate_deck(id, "mine").await.expect("active");
    id
}

fn refusal<T: std::fmt::Debug>(answer: Result<T, Error>) -> Option<Refusal> {
    answer.expect_err("it is refused").refusal()
}

#[tokio::test]
async fn a_challenge_is_made_shown_and_accepted() {
    let club = Club::in_memory().await.expect("a club");
    let (one, two, three) =
        (player(&club, "one").await, player(&club, "two").await, player(&club, "three").await);
    let id = club.challenge(one, Some(Rounds::Three)).await.expect("a challenge");
    assert_eq!(id.as_str().parse(), Ok(id.clone()));
    let found = club.find_challenge(&id).await.expect("an answer").expect("the challenge");
    assert_eq!((found.challenger, found.rounds, &found.duel), (one, Rounds::Three, &None));
    assert_eq!(club.challenges_of(one).await.expect("a list"), [found]);
    assert_eq!(club.challenges_of(two).await.expect("a list"), []);
    assert_eq!(refusal(club.accept_challenge(&id, one, false).await), Some(Refusal::OwnChallenge));
    let duel = club.accept_challenge(&id, two, false).await.expect("a duel");
    assert_eq!((duel.members, duel.rounds, duel.apart), ([Some(one), Some(two)], 3, true), "D-97");
    let found = club.find_challenge(&id).await.expect("an answer").expect("the challenge");
    assert_eq!((found.duel, found.accepted), (Some(duel.table.clone()), Some(two)));
    assert_eq!(club.challenges_of(one).await.expect("a list"), [], "it waits no more");
    assert_eq!(refusal(club.accept_challenge(&id, three, false).await), Some(Refusal::ChallengeTaken));
    assert_eq!(club.accept_challenge(&id, two, false).await.expect("the same duel"), duel, "pressed twice");
    assert_eq!(refusal(club.withdraw_challenge(&id, one).await), Some(Refusal::ChallengeTaken));
    assert_eq!(club.duels_of(one).await.expect("a list").len(), 1);
}

#[tokio::test]
async fn of_many_at_the_same_moment_one_accepts() {
    let dir = tempfile::tempdir().expect("a folder");
    let club = Club::open(&dir.path().join("hall.db")).await.expect("a club");
    let one = player(&club, "one").await;
    let mut others = Vec::new();
    for name in ["a", "b", "c", "d"] {
        others.push(player(&club, name).await);
    }
    let id = club.challenge(one, Some(Rounds::One)).await.expect("a challenge");
    let tries = others.iter().map(|&other| {
        let (club, id) = (club.clone(), id.clone());
        tokio::spawn(async move { club.accept_challenge(&id, other, false).await })
    });
    let tries: Vec<_> = tries.collect();
    let mut begun = 0;
    for attempt in tries {
        match attempt.await.expect("it ends") {
            Ok(_) => begun += 1,
            Err(error) => assert_eq!(error.refusal(), Some(Refusal::ChallengeTaken)),
        }
    }
    assert_eq!(begun, 1);
    assert_eq!(club.duels_of(one).await.expect("a list").len(), 1);
}

#[tokio::test]
async fn who_presses_twice_at_the_same_moment_is_led_to_one_duel() {
    let dir = tempfile::tempdir().expect("a folder");
    let club = Club::open(&dir.path().join("hall.db")).await.expect("a club");
    let (one, two, three) =
        (player(&club, "one").await, player(&club, "two").await, player(&club, "three").await);
    let id = club.challenge(one, Some(Rounds::One)).await.expect("a challenge");
    let press = |member| {
        let (club, id) = (club.clone(), id.clone());
        tokio::spawn(async move { club.accept_challenge(&id, member, false).await })
    };
    let (presses, late) = ([two, two, two].map(press), press(three));
    let mut tables = Vec::new();
    for press in presses {
        match press.await.expect("it ends") {
            Ok(duel) => tables.push(duel.table),
            Err(error) => assert_eq!(error.refusal(), Some(Refusal::ChallengeTaken)),
        }
    }
    // Either all presses of the one came to the same table, or the other was faster than all of them.
    let late = late.await.expect("it ends");
    assert_eq!(tables.len(), if late.is_err() { 3 } else { 0 }, "{tables:?}");
    tables.dedup();
    assert!(tables.len() <= 1, "{tables:?}");
    assert_eq!(club.duels_of(one).await.expect("a list").len(), 1);
}

/// A browser that sends a form again breaks the first sending off: what was begun then is
/// begun anew by the same member, and by nobody else.
#[tokio::test]
async fn what_was_broken_off_is_accepted_again_by_the_same_member() {
    let store = SqliteStore::in_memory().await.expect("a store");
    let club = Club::of(store.clone()).await.expect("a club");
    let (one, two, three) =
        (player(&club, "one").await, player(&club, "two").await, player(&club, "three").await);
    let id = club.challenge(one, Some(Rounds::One)).await.expect("a challenge");
    let claim =
        "UPDATE challenges SET duel = 'abcdefghijkmnpqr', accepting = ?, since = at + 1000 WHERE id = ?";
    sqlx::query(claim).bind(two).bind(id.as_str()).execute(store.pool()).await.expect("claimed");
    assert_eq!(refusal(club.accept_challenge(&id, three, false).await), Some(Refusal::ChallengeTaken));
    let duel = club.accept_challenge(&id, two, false).await.expect("a duel");
    assert_eq!(
        club.find_challenge(&id).await.expect("an answer").and_then(|found| found.duel),
        Some(duel.table)
    );
}

#[tokio::test]
async fn who_cannot_play_neither_challenges_nor_accepts_and_leaves_it_to_others() {
    let club = Club::in_memory().await.expect("a club");
    let (one, two, poor) =
        (player(&club, "one").await, player(&club, "two").await, member(&club, "poor").await);
    assert_eq!(refusal(club.challenge(poor, Some(Rounds::One)).await), Some(Refusal::NoActiveDeck(poor)));
    assert_eq!(
        refusal(club.challenge(99, Some(Rounds::One)).await),
        Some(Refusal::Member(Account::NoSuchMember))
    );
    assert_eq!(refusal(club.challenge(one, None).await), Some(Refusal::RoundsNotSupported));
    let id = club.challenge(one, Some(Rounds::One)).await.expect("a challenge");
    assert_eq!(refusal(club.accept_challenge(&id, poor, false).await), Some(Refusal::NoActiveDeck(poor)));
    club.create_deck(poor, "small").await.expect("a deck");
    club.activate_deck(poor, "small").await.expect("active");
    assert_eq!(refusal(club.accept_challenge(&id, poor, false).await), Some(Refusal::InvalidDeck(poor)));
    assert_eq!(club.challenges_of(one).await.expect("a list").len(), 1);
    // The challenger's deck counts when the duel begins.
    club.delete_deck(one, "mine").await.expect("deleted");
    assert_eq!(refusal(club.accept_challenge(&id, two, false).await), Some(Refusal::NoActiveDeck(one)));
    assert_eq!(club.duels_of(two).await.expect("a list"), []);
}

#[tokio::test]
async fn challenges_are_withdrawn_by_their_maker_and_bounded() {
    let club = Club::in_memory().await.expect("a club");
    let (one, two) = (player(&club, "one").await, player(&club, "two").await);
    let mut ids = Vec::new();
    for _ in 0..MOST_CHALLENGES {
        ids.push(club.challenge(one, Some(Rounds::One)).await.expect("a challenge"));
    }
    assert_eq!(refusal(club.challenge(one, Some(Rounds::One)).await), Some(Refusal::TooManyChallenges));
    assert_eq!(refusal(club.withdraw_challenge(&ids[0], two).await), Some(Refusal::NoSuchChallenge));
    club.withdraw_challenge(&ids[0], one).await.expect("withdrawn");
    assert_eq!(refusal(club.withdraw_challenge(&ids[0], one).await), Some(Refusal::NoSuchChallenge));
    assert_eq!(club.find_challenge(&ids[0]).await.expect("an answer"), None);
    assert_eq!(refusal(club.accept_challenge(&ids[0], two, false).await), Some(Refusal::NoSuchChallenge));
    // One that led to a duel is none that waits.
    club.accept_challenge(&ids[1], two, false).await.expect("a duel");
    club.challenge(one, Some(Rounds::One)).await.expect("a challenge");
    club.challenge(one, Some(Rounds::One)).await.expect("a challenge");
    assert_eq!(refusal(club.challenge(one, Some(Rounds::One)).await), Some(Refusal::TooManyChallenges));
    for nonsense in ["", "x", "../../etc/passwd", "ABCDEFGHIJKMNPQR", "abcdefghijkmnp\u{e9}"] {
        assert_eq!(nonsense.parse::<ChallengeId>(), Err(()));
    }
}
