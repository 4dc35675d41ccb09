//! Duels of members: who may begin one, where they are kept, and that each is rewarded once.

use std::sync::Arc;

use duel::{Duel, Rounds};
use meydan_club::{Against, Club, Error, MemberId, Paid, Part, Refusal, Settled, Terms};
use meydan_core::{Game, Seat, Seed};
use meydan_hall::store::SqliteStore;
use meydan_hall::{Command, CommandKind, Hall, Settings, Token};
use meydan_members::{NameRules, NewMember, Refusal as Account};
use meydan_search::Level;

async fn member(club: &Club, name: &str) -> MemberId {
    club.register(
        NewMember { username: name, nickname: &name.to_uppercase(), password: "secret" },
        NameRules::Console,
    )
    .await
    .expect("a member")
}

/// The cards of the standard deck, one name a copy.
fn standard() -> Vec<String> {
    let lines = duel::standard_deck().lines().filter(|line| !line.starts_with('#'));
    let main = lines.take_while(|line| *line != "side");
    main.flat_map(|line| {
        let (count, card) = line.split_once(' ').expect("a number and a name");
        let count = count.trim_end_matches('x').parse::<usize>().expect("a number");
        std::iter::repeat_n(card.trim().to_owned(), count)
    })
    .collect()
}

/// Gives a member a deck that can be played with.
async fn equip(club: &Club, id: MemberId) {
    club.raise_coins(id, 1_000_000, "test").await.expect("coins");
    let cards = standard();
    for card in &cards {
        club.buy(id, card).await.expect("a copy");
    }
    club.lay_deck(id, "mine", &cards, &[]).await.expect("a deck");
    club.activate_deck(id, "mine").await.expect("active");
}

fn terms(rounds: Rounds) -> Terms {
    Terms { rounds: Some(rounds), cheats: false, seed: Some(Seed::from_number(3)) }
}

fn refusal<T: std::fmt::Debug>(answer: Result<T, Error>) -> Option<Refusal> {
    answer.expect_err("it is refused").refusal()
}

#[tokio::test]
async fn du_088_checks_come_in_their_order() {
    let club = Club::in_memory().await.expect("a club");
    let (one, two) = (member(&club, "one").await, member(&club, "two").await);
    let bad = Terms { rounds: None, ..terms(Rounds::One) };
    let begin = |against, terms| club.begin_duel(one, against, terms);
    assert_eq!(refusal(begin(Against::Member(99), bad).await), Some(Refusal::Member(Account::NoSuchMember)));
    assert_eq!(refusal(begin(Against::Member(one), bad).await), Some(Refusal::Oneself));
    assert_eq!(refusal(begin(Against::Member(two), bad).await), Some(Refusal::NoActiveDeck(one)));
    club.create_deck(one, "small").await.expect("a deck");
    club.activate_deck(one, "small").await.expect("active");
    // That the own deck is too small is said after the other has one at all.
    assert_eq!(refusal(begin(Against::Member(two), bad).await), Some(Refusal::NoActiveDeck(two)));
    equip(&club, two).await;
    assert_eq!(refusal(begin(Against::Member(two), bad).await), Some(Refusal::InvalidDeck(one)));
    equip(&club, one).await;
    assert_eq!(refusal(begin(Against::Member(two), bad).await), Some(Refusal::RoundsNotSupported));
    assert_eq!(club.duels_of(one).await.expect("a list"), []);
    let duel = begin(Against::Member(two), terms(Rounds::Three)).await.expect("a duel");
    assert_eq!((duel.members, duel.rounds, duel.over), ([Some(one), Some(two)], 3, false));
    assert_eq!(duel.seat_of(two), Some(Seat(1)));
    assert_eq!(club.duels_of(two).await.expect("a list"), [duel]);
}

#[tokio::test]
async fn only_members_of_a_duel_have_its_keys() {
    let club = Club::in_memory().await.expect("a club");
    let (one, two, three) =
        (member(&club, "one").await, member(&club, "two").await, member(&club, "three").await);
    equip(&club, one).await;
    equip(&club, two).await;
    let duel = club.begin_duel(one, Against::Member(two), terms(Rounds::One)).await.expect("a duel");
    let mine = club.seat_tokens(&duel.table, one).await.expect("tokens");
    let theirs = club.seat_tokens(&duel.table, two).await.expect("tokens");
    assert_eq!((mine.len(), theirs.len()), (1, 1));
    assert_ne!(mine[0].reveal(), theirs[0].reveal());
    assert!(club.seat_tokens(&duel.table, three).await.expect("tokens").is_empty());
    let nowhere = "aaaaaaaaaaaaaaaa".parse().expect("a name");
    assert!(club.seat_tokens(&nowhere, one).await.expect("tokens").is_empty());
    assert_eq!(refusal(club.duel_match(&nowhere).await.map(|_| ())), Some(Refusal::NoSuchDuel));
}

#[tokio::test]
async fn du_252_a_duel_at_a_table_is_rewarded_once() {
    let store = SqliteStore::in_memory().await.expect("a store");
    let club = Club::of(store.clone()).await.expect("a club");
    let hall = Hall::open(Arc::new(store), Settings::default()).await.expect("a hall");
    let (one, two) = (member(&club, "one").await, member(&club, "two").await);
    equip(&club, one).await;
    equip(&club, two).await;
    let before = [club.member(one).await.expect("one"), club.member(two).await.expect("two")];
    let duel = club.begin_duel(one, Against::Member(two), terms(Rounds::One)).await.expect("a duel");
    let mut ended = hall.ended();
    let tokens = club.seat_tokens(&duel.table, two).await.expect("tokens");
    let give_up = Command { id: "a".to_owned(), seq: None, kind: CommandKind::Resign { seat: Seat(1) } };
    // With the key of nobody nothing happens.
    assert!(hall.command(&duel.table, &[Token::of(&[0; 32])], give_up.clone()).await.is_err());
    assert_eq!(club.settle_ended().await.expect("an answer").whole().expect("nothing fails"), 0);
    assert_eq!(club.reward_of(&duel.table).await.expect("an answer"), None);
    hall.command(&duel.table, &tokens, give_up).await.expect("given up");
    assert!(ended.has_changed().expect("a hall"));
    ended.mark_unchanged();
    assert_eq!(club.settle_ended().await.expect("an answer").whole().expect("nothing fails"), 1);
    assert_eq!(club.settle_ended().await.expect("an answer").whole().expect("nothing fails"), 0);
    let after = [club.member(one).await.expect("one"), club.member(two).await.expect("two")];
    assert_eq!(after[0].score - before[0].score, 1_000);
    assert_eq!(after[0].coins - before[0].coins, 1_000 + 8_000);
    assert_eq!((after[1].score - before[1].score, after[1].coins - before[1].coins), (0, 100));
    let reward = club.reward_of(&duel.table).await.expect("an answer").expect("a reward");
    assert_eq!((reward.winner, reward.score, reward.won, reward.lost), (Some(one), 1_000, 9_000, 100));
    assert!(club.duel(&duel.table).await.expect("an answer").expect("the duel").over);
}

#[tokio::test]
async fn du_271_what_is_played_is_kept_whole_or_not_at_all() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("hall.db");
    let club = Club::open(&file).await.expect("a club");
    let one = member(&club, "one").await;
    equip(&club, one).await;
    let duel =
        club.begin_duel(one, Against::Computer(Level::Expert), terms(Rounds::One)).await.expect("a duel");
    let mut game = club.duel_match(&duel.table).await.expect("the match");
    let mut entries = Vec::new();
    for _ in 0..3 {
        let seat = game.position().asked().expect("somebody is asked");
        let action = game.legal(seat)[0];
        game.submit(game.at(), seat, action).expect("a legal action");
        entries.push(game.log().last().expect("an entry").to_text());
    }
    club.keep_played(&duel.table, &entries, false).await.expect("kept");
    // The same again does not follow: nothing is kept twice.
    let again = club.keep_played(&duel.table, &entries, false).await;
    assert_eq!(refusal(again), Some(Refusal::DuelMovedOn));
    // No orderly end: the file alone must do.
    drop(club);
    let club = Club::open(&file).await.expect("a club");
    let found = club.duel_match(&duel.table).await.expect("the match");
    assert_eq!(found.seq(), 3);
    assert_eq!(meydan_core::Game::digest(found.position()), meydan_core::Game::digest(game.position()));
    assert_eq!(club.duels_of(one).await.expect("a list"), [duel]);
}

/// DU-271: a duel that was begun by earlier rules goes on, at the console and in the hall; of
/// rules to come nothing is known.
#[tokio::test]
async fn duels_of_earlier_rules_go_on() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("hall.db");
    let club = Club::open(&file).await.expect("a club");
    let one = member(&club, "one").await;
    equip(&club, one).await;
    let against = Against::Computer(Level::Club);
    let duel = club.begin_duel(one, against, terms(Rounds::One)).await.expect("a duel");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", file.display())).await.expect("the file");
    for (rules, is_read) in [(0, false), (1, true), (Duel::RULES, true), (Duel::RULES + 1, false)] {
        let set = sqlx::query("UPDATE tables SET rules = ?").bind(rules).execute(&pool).await;
        assert_eq!(set.expect("written").rows_affected(), 1);
        assert_eq!(club.duel_match(&duel.table).await.is_ok(), is_read, "{rules}");
        let store = SqliteStore::open(&file).await.expect("the store");
        let hall = Hall::open(Arc::new(store), Settings::default()).await.expect("a hall");
        assert_eq!(hall.seen_as_of(&duel.table, &[], 0).await.is_ok(), is_read, "{rules}");
        hall.close().await;
    }
}

#[tokio::test]
async fn a_deck_that_names_a_card_with_a_number_sign_can_be_played() {
    let club = Club::in_memory().await.expect("a club");
    let one = member(&club, "one").await;
    equip(&club, one).await;
    let mut card = club.book().cards()[0].clone();
    card.name = "Card #1".to_owned();
    club.import_card(&card).await.expect("a card");
    club.buy(one, "Card #1").await.expect("a copy");
    club.add_card(one, "mine", "Card #1", Part::Main).await.expect("in the deck");
    club.begin_duel(one, Against::Computer(Level::Club), terms(Rounds::One)).await.expect("a duel");
}

/// Issue 17, point 6: at the hall a duel that was only given up pays nothing, and counts nothing.
#[tokio::test]
async fn a_friend_who_gives_up_brings_nothing() {
    let store = SqliteStore::in_memory().await.expect("a store");
    let club = Club::of(store.clone()).await.expect("a club").paying(Paid::Played);
    let hall = Hall::open(Arc::new(store), Settings::default()).await.expect("a hall");
    let (one, two) = (member(&club, "one").await, member(&club, "two").await);
    equip(&club, one).await;
    equip(&club, two).await;
    let before = [club.member(one).await.expect("one"), club.member(two).await.expect("two")];
    let duel = club.begin_duel(one, Against::Member(two), terms(Rounds::One)).await.expect("a duel");
    let tokens = club.seat_tokens(&duel.table, two).await.expect("tokens");
    let give_up = Command { id: "a".to_owned(), seq: None, kind: CommandKind::Resign { seat: Seat(1) } };
    hall.command(&duel.table, &tokens, give_up).await.expect("given up");
    assert_eq!(club.settle_ended().await.expect("an answer").whole().expect("nothing fails"), 1);
    for (id, before) in [one, two].into_iter().zip(before) {
        assert_eq!(club.member(id).await.expect("a member"), before);
    }
    let reward = club.reward_of(&duel.table).await.expect("an answer").expect("a reward of nothing");
    assert_eq!((reward.score, reward.won, reward.lost), (0, 0, 0));
    assert!(club.standings().await.expect("standings").iter().all(|line| (line.won, line.lost) == (0, 0)));
}

#[tokio::test]
async fn the_same_two_earn_less_each_time_of_a_day_and_a_computer_pays_as_ever() {
    let club = Club::in_memory().await.expect("a club").paying(Paid::Played);
    let (one, two, three) =
        (member(&club, "one").await, member(&club, "two").await, member(&club, "three").await);
    let paid = async |name: &str, winner, loser, turns| {
        let settled = Settled { winner, loser, rounds: 1, best_life: 0, turns };
        let score = async || club.member(one).await.expect("one").score;
        let before = score().await;
        assert!(club.settle(name, settled).await.expect("settled"));
        score().await - before
    };
    assert_eq!(paid("a", Some(one), Some(two), [5, 5]).await, 1_000);
    assert_eq!(paid("b", Some(one), Some(two), [4, 5]).await, 0);
    assert_eq!(paid("c", Some(one), Some(two), [5, 6]).await, 500, "what was not played does not count");
    assert_eq!(paid("d", Some(two), Some(one), [5, 6]).await, 0);
    assert_eq!(paid("e", Some(one), Some(two), [9, 9]).await, 120, "whoever won in between");
    assert_eq!(paid("f", Some(one), Some(three), [9, 9]).await, 1_000, "another one");
    for again in ["g", "h", "i"] {
        assert_eq!(paid(again, Some(one), None, [5, 5]).await, 1_000);
    }
    assert_eq!(paid("j", Some(one), None, [5, 4]).await, 0);
}
