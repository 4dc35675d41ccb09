//! The club as consoles and pages ask it (sections 2, 4, 5 and 20 of the specification).

use meydan_club::{AVATARS, Club, Error, MemberId, Part, Refusal, STARTING_COINS, Settled, alphabetical};
use meydan_hall::store::Note;
use meydan_members::{NameRules, NewMember, Refusal as Account, SessionToken};

async fn club() -> Club {
    Club::in_memory().await.expect("a club")
}

fn note(act: &'static str) -> Note {
    Note { who: "root".to_owned(), act, subject: String::new(), reason: "a test".to_owned() }
}

async fn joined(club: &Club, name: &str) -> MemberId {
    club.register(
        NewMember { username: name, nickname: &format!("{name}-nick"), password: "secret" },
        NameRules::Console,
    )
    .await
    .expect("a member")
}

fn refused<T: std::fmt::Debug>(result: Result<T, Error>) -> Refusal {
    result.expect_err("refused").refusal().expect("a refusal")
}

#[tokio::test]
async fn du_028_and_029_names_are_unique_and_the_computers_is_taken() {
    let club = club().await;
    let id = joined(&club, "alice").await;
    assert_eq!(
        refused(
            club.register(
                NewMember { username: "alice", nickname: "ace", password: "x" },
                NameRules::Console
            )
            .await
        ),
        Refusal::Member(Account::UsernameTaken)
    );
    assert_eq!(
        refused(
            club.register(
                NewMember { username: "bob", nickname: "alice-nick", password: "x" },
                NameRules::Console
            )
            .await
        ),
        Refusal::Member(Account::NicknameTaken)
    );
    assert_eq!(
        refused(
            club.register(
                NewMember { username: "alice", nickname: "alice-nick", password: "x" },
                NameRules::Console
            )
            .await
        ),
        Refusal::Member(Account::UsernameTaken)
    );
    assert_eq!(
        refused(
            club.register(NewMember { username: "AI", nickname: "bot", password: "x" }, NameRules::Console)
                .await
        ),
        Refusal::Member(Account::UsernameTaken)
    );
    assert_eq!(
        refused(
            club.register(NewMember { username: "bot", nickname: "AI", password: "x" }, NameRules::Console)
                .await
        ),
        Refusal::Member(Account::NicknameTaken)
    );
    for bad in ["", "two words", "a\u{7}b", &"x".repeat(65)] {
        assert_eq!(
            refused(
                club.register(
                    NewMember { username: bad, nickname: "nick", password: "x" },
                    NameRules::Console
                )
                .await
            ),
            Refusal::Member(Account::InvalidName),
            "{bad:?}"
        );
    }
    let member = club.member(id).await.expect("a member");
    assert_eq!((member.score, member.coins), (0, STARTING_COINS));
    assert!(club.stock(id).await.expect("a stock").is_empty());
    assert!(club.decks(id).await.expect("decks").is_empty());
}

#[tokio::test]
async fn du_031_and_032_a_wrong_name_and_a_wrong_password_are_the_same() {
    let club = club().await;
    let id = joined(&club, "alice").await;
    assert_eq!(
        refused(club.log_in("nobody", "secret", NameRules::Console).await),
        Refusal::Member(Account::NoMatch)
    );
    assert_eq!(
        refused(club.log_in("alice", "wrong", NameRules::Console).await),
        Refusal::Member(Account::NoMatch)
    );
    assert_eq!(club.log_in("alice", "secret", NameRules::Console).await.expect("signed in").id, id);
}

#[tokio::test]
async fn du_038_to_042_passwords_and_nicknames_change() {
    let club = club().await;
    let id = joined(&club, "alice").await;
    joined(&club, "bob").await;
    assert_eq!(
        refused(club.change_password(id, "wrong", "wrong", NameRules::Console).await),
        Refusal::Member(Account::WrongPassword)
    );
    assert_eq!(
        refused(club.change_password(id, "secret", "secret", NameRules::Console).await),
        Refusal::Member(Account::SamePassword)
    );
    club.change_password(id, "secret", "other", NameRules::Console).await.expect("changed");
    assert_eq!(
        refused(club.log_in("alice", "secret", NameRules::Console).await),
        Refusal::Member(Account::NoMatch)
    );
    club.log_in("alice", "other", NameRules::Console).await.expect("signed in");
    assert_eq!(refused(club.change_nickname(id, "bob-nick").await), Refusal::Member(Account::NicknameTaken));
    assert_eq!(
        refused(club.change_nickname(id, "alice-nick").await),
        Refusal::Member(Account::NicknameTaken)
    );
    club.change_nickname(id, "ace").await.expect("changed");
    assert_eq!(club.member(id).await.expect("a member").nickname, "ace");
}

#[tokio::test]
async fn du_036_equal_scores_share_a_rank() {
    let club = club().await;
    for (name, wins) in [("shahin", 5), ("ebrahim", 3), ("Rostam", 1), ("mahd", 3), ("arash", 0)] {
        let id = joined(&club, name).await;
        for number in 0..wins {
            let result = Settled { winner: Some(id), loser: None, rounds: 1, best_life: 0, turns: [5, 5] };
            club.settle(&format!("{name} {number}"), result).await.expect("settled");
        }
    }
    let board = club.scoreboard().await.expect("a board");
    let lines: Vec<(u64, &str, i64)> =
        board.iter().map(|line| (line.rank, line.nickname.as_str(), line.score)).collect();
    let wanted = [
        (1, "shahin-nick", 5000),
        (2, "ebrahim-nick", 3000),
        (2, "mahd-nick", 3000),
        (4, "Rostam-nick", 1000),
        (5, "arash-nick", 0),
    ];
    assert_eq!(lines, wanted);
}

#[tokio::test]
async fn du_077_to_080_buying_takes_the_price_and_gives_a_copy() {
    let club = club().await;
    let id = joined(&club, "alice").await;
    assert_eq!(refused(club.buy(id, "Goblin").await), Refusal::NoSuchCard);
    let book = club.book();
    let price = i64::from(book.card(book.index("Yami").expect("a card")).price);
    let mut coins = STARTING_COINS;
    let mut copies = 0;
    while coins >= price {
        club.buy(id, "Yami").await.expect("bought");
        coins -= price;
        copies += 1;
        assert_eq!(club.member(id).await.expect("a member").coins, coins);
    }
    assert_eq!(refused(club.buy(id, "Yami").await), Refusal::NotEnoughMoney);
    assert_eq!(club.stock(id).await.expect("a stock").len(), copies);
    assert_eq!(refused(club.raise_coins(id, 0, "cheat").await), Refusal::InvalidAmount);
    assert_eq!(refused(club.raise_coins(id, i64::MAX, "cheat").await), Refusal::InvalidAmount);
    club.raise_coins(id, 5, "cheat").await.expect("raised");
    assert_eq!(club.member(id).await.expect("a member").coins, coins + 5);
}

#[tokio::test]
async fn du_053_to_068_decks_check_in_the_order_of_the_specification() {
    let club = club().await;
    let id = joined(&club, "alice").await;
    club.raise_coins(id, 10_000_000, "test").await.expect("raised");
    assert_eq!(refused(club.add_card(id, "none", "Yami", Part::Main).await), Refusal::NotInStock);
    for _ in 0..5 {
        club.buy(id, "Yami").await.expect("bought");
    }
    assert_eq!(refused(club.add_card(id, "none", "Yami", Part::Main).await), Refusal::NoSuchDeck);
    club.create_deck(id, "My best").await.expect("made");
    assert_eq!(refused(club.create_deck(id, "My best").await), Refusal::DeckExists);
    for bad in ["", " x", "a\nb"] {
        assert_eq!(refused(club.create_deck(id, bad).await), Refusal::InvalidName);
    }
    for part in [Part::Main, Part::Main, Part::Side] {
        club.add_card(id, "My best", "Yami", part).await.expect("added");
    }
    // Main and side together (4.1).
    assert_eq!(refused(club.add_card(id, "My best", "Yami", Part::Side).await), Refusal::ThreeAlready);
    club.create_deck(id, "second").await.expect("made");
    for _ in 0..2 {
        club.add_card(id, "second", "Yami", Part::Main).await.expect("added");
    }
    // All five lie in decks.
    assert_eq!(refused(club.add_card(id, "second", "Yami", Part::Main).await), Refusal::NotInStock);
    assert_eq!(refused(club.remove_card(id, "third", "Yami", Part::Main).await), Refusal::NoSuchDeck);
    assert_eq!(
        refused(club.remove_card(id, "second", "Yami", Part::Side).await),
        Refusal::NotInDeck(Part::Side)
    );
    club.remove_card(id, "second", "Yami", Part::Main).await.expect("removed");
    assert_eq!(club.stock(id).await.expect("a stock"), ["Yami"]);
    club.activate_deck(id, "My best").await.expect("activated");
    assert_eq!(refused(club.activate_deck(id, "third").await), Refusal::NoSuchDeck);
    let decks = club.decks(id).await.expect("decks");
    assert_eq!((decks[0].name.as_str(), decks[0].active, decks[0].is_valid()), ("My best", true, false));
    assert_eq!((decks[0].main.len(), decks[0].side.len()), (2, 1));
    // Deleting the active deck leaves none, and the cards are back (D-18).
    club.delete_deck(id, "My best").await.expect("deleted");
    assert_eq!(refused(club.delete_deck(id, "My best").await), Refusal::NoSuchDeck);
    assert!(club.decks(id).await.expect("decks").iter().all(|deck| !deck.active));
    assert_eq!(club.stock(id).await.expect("a stock").len(), 4);
}

#[tokio::test]
async fn du_063_parts_of_a_deck_are_full_at_sixty_and_fifteen() {
    let club = club().await;
    let id = joined(&club, "alice").await;
    club.raise_coins(id, 10_000_000, "test").await.expect("raised");
    club.create_deck(id, "big").await.expect("made");
    let names: Vec<String> = club.book().cards().iter().map(|card| card.name.clone()).collect();
    for name in &names {
        club.buy(id, name).await.expect("bought");
    }
    for name in &names[..60] {
        club.add_card(id, "big", name, Part::Main).await.expect("added");
    }
    assert_eq!(
        refused(club.add_card(id, "big", &names[60], Part::Main).await),
        Refusal::PartFull(Part::Main)
    );
    for name in &names[60..75] {
        club.add_card(id, "big", name, Part::Side).await.expect("added");
    }
    assert_eq!(
        refused(club.add_card(id, "big", &names[75], Part::Side).await),
        Refusal::PartFull(Part::Side)
    );
}

#[tokio::test]
async fn du_251_to_253_rewards_come_once() {
    let club = club().await;
    let (alice, bob) = (joined(&club, "alice").await, joined(&club, "bob").await);
    let one = Settled { winner: Some(alice), loser: Some(bob), rounds: 1, best_life: 4200, turns: [5, 5] };
    assert!(club.settle("a", one).await.expect("settled"));
    assert!(!club.settle("a", one).await.expect("not again"));
    let standing = async |id| {
        let member = club.member(id).await.expect("a member");
        (member.score, member.coins - STARTING_COINS)
    };
    assert_eq!(standing(alice).await, (1000, 5200));
    assert_eq!(standing(bob).await, (0, 100));
    let three = Settled { winner: Some(bob), loser: Some(alice), rounds: 3, best_life: 1000, turns: [5, 5] };
    assert!(club.settle("b", three).await.expect("settled"));
    assert_eq!(standing(alice).await, (1000, 5500));
    assert_eq!(standing(bob).await, (3000, 6100));
    // The computer gets nothing.
    let lost = Settled { winner: None, loser: Some(bob), rounds: 1, best_life: 8000, turns: [5, 5] };
    assert!(club.settle("c", lost).await.expect("settled"));
    assert_eq!(standing(bob).await, (3000, 6200));
}

#[tokio::test]
async fn du_269_and_270_imported_cards_join_the_book_and_stay() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hall.db");
    let club = Club::open(&file).await.expect("a club");
    let text = r#"[{"name":"Own","kind":"monster","level":4,"attribute":"DARK","type":"Fiend","atk":1,"def":2,"price":5}]"#;
    let cards = duel::read_cards("own", text).expect("a card");
    club.import_card(&cards[0]).await.expect("imported");
    let id = joined(&club, "alice").await;
    club.buy(id, "Own").await.expect("bought");
    drop(club);
    let club = Club::open(&file).await.expect("a club");
    assert_eq!(club.book().card(club.book().index("Own").expect("kept")), &cards[0]);
    assert_eq!(club.stock(id).await.expect("a stock"), ["Own"]);
    // One of the same name takes its place, standard cards too (D-70).
    let yami = duel::read_cards("own", &text.replace("Own", "Yami")).expect("a card");
    club.import_card(&yami[0]).await.expect("imported");
    let book = club.book();
    assert_eq!((book.cards().len(), book.card(book.index("Yami").expect("there")).price), (77, 5));
}

#[test]
fn du_008_alphabetical_order_looks_at_small_letters_first() {
    let mut names = ["b", "B", "a", "Z", "é", "C"];
    names.sort_by(|one, other| alphabetical(one, other));
    assert_eq!(names, ["a", "B", "b", "C", "Z", "é"]);
}

#[tokio::test]
async fn who_is_signed_in_is_known_by_the_pass_alone() {
    let club = club().await;
    let (alice, bob) = (joined(&club, "alice").await, joined(&club, "bob").await);
    let pass = club.members.sign_in(alice).await.expect("a pass");
    let other = club.members.sign_in(alice).await.expect("a pass");
    let of_bob = club.members.sign_in(bob).await.expect("a pass");
    assert_eq!(club.who(&pass).await.expect("an answer").map(|member| member.id), Some(alice));
    let read: SessionToken = pass.reveal().parse().expect("a pass");
    assert_eq!(club.who(&read).await.expect("an answer").map(|member| member.id), Some(alice));
    for bad in ["", "x", &"0".repeat(63), &"g".repeat(64), &"é".repeat(32)] {
        assert!(bad.parse::<SessionToken>().is_err(), "{bad}");
    }
    let made_up: SessionToken = "0".repeat(64).parse().expect("a pass");
    assert_eq!(club.who(&made_up).await.expect("an answer"), None);
    // A new password ends every visit, gives a new pass, and ends nobody else's.
    let new = club.members.sign_in_alone(alice).await.expect("a pass");
    for ended in [&pass, &other] {
        assert_eq!(club.who(ended).await.expect("an answer"), None);
    }
    let pass = new;
    assert!(club.who(&pass).await.expect("an answer").is_some());
    assert!(club.who(&of_bob).await.expect("an answer").is_some());
    club.members.sign_out(&pass).await.expect("done");
    assert_eq!(club.who(&pass).await.expect("an answer"), None);
    // However often somebody signs in, the list stays short.
    let first = club.members.sign_in(bob).await.expect("a pass");
    for _ in 0..20 {
        club.members.sign_in(bob).await.expect("a pass");
    }
    assert_eq!(club.who(&first).await.expect("an answer"), None);
}

#[tokio::test]
async fn a_face_is_one_of_ours() {
    let club = club().await;
    let id = joined(&club, "alice").await;
    club.members.change_avatar(id, AVATARS - 1).await.expect("changed");
    let none = club.members.change_avatar(id, AVATARS).await.map_err(Error::from);
    assert_eq!(refused(none), Refusal::Member(Account::NoSuchAvatar));
    assert_eq!(club.member(id).await.expect("a member").avatar, AVATARS - 1);
    assert_eq!(club.scoreboard().await.expect("a board")[0].avatar, AVATARS - 1);
}

#[tokio::test]
async fn copies_are_bought_and_decks_are_laid_whole_or_not_at_all() {
    let club = club().await;
    let id = joined(&club, "alice").await;
    let price = |name: &str| {
        let book = club.book();
        i64::from(book.card(book.index(name).expect("a card")).price)
    };
    club.buy_copies(id, "Yami", 3).await.expect("bought");
    let coins = STARTING_COINS - 3 * price("Yami");
    assert_eq!(club.member(id).await.expect("a member").coins, coins);
    assert_eq!(refused(club.buy_copies(id, "Yami", 0).await), Refusal::InvalidAmount);
    assert_eq!(refused(club.buy_copies(id, "Yami", 255).await), Refusal::NotEnoughMoney);
    assert_eq!(club.member(id).await.expect("a member").coins, coins, "not one of too many");
    let yami = |count: usize| vec!["Yami".to_owned(); count];
    assert_eq!(refused(club.lay_deck(id, "one", &yami(2), &yami(2)).await), Refusal::NotInStock);
    assert!(club.decks(id).await.expect("decks").is_empty());
    club.lay_deck(id, "one", &yami(2), &yami(1)).await.expect("laid");
    assert_eq!(refused(club.lay_deck(id, "one", &[], &[]).await), Refusal::DeckExists);
    club.move_card(id, "one", "Yami", Part::Main).await.expect("moved");
    let deck = club.decks(id).await.expect("decks").remove(0);
    assert_eq!((deck.main.len(), deck.side.len()), (1, 2));
    club.move_card(id, "one", "Yami", Part::Main).await.expect("moved");
    assert_eq!(refused(club.move_card(id, "one", "Yami", Part::Main).await), Refusal::NotInDeck(Part::Main));
    assert_eq!(refused(club.move_card(id, "two", "Yami", Part::Side).await), Refusal::NoSuchDeck);
}

#[tokio::test]
async fn who_makes_a_card_pays_a_tenth_and_changes_no_other() {
    let club = club().await;
    let id = joined(&club, "alice").await;
    let mut card = duel::standard()[0].clone();
    assert_eq!(refused(club.make_cards(id, &[card.clone()]).await), Refusal::CardExists);
    card.name = "Paper Tiger".to_owned();
    card.price = 1_001;
    let mut same_code = card.clone();
    same_code.name = "Paper, Tiger".to_owned();
    let mut dear = card.clone();
    (dear.name, dear.price) = ("Golden Tiger".to_owned(), 1_000_000);
    assert_eq!(refused(club.make_cards(id, &[card.clone(), dear]).await), Refusal::NotEnoughMoney);
    assert!(club.book().is_standard(), "all or nothing");
    assert_eq!(club.member(id).await.expect("a member").coins, STARTING_COINS);
    club.make_cards(id, &[card]).await.expect("made");
    assert_eq!(club.member(id).await.expect("a member").coins, STARTING_COINS - 101);
    assert_eq!(refused(club.make_cards(id, &[same_code]).await), Refusal::CardExists);
    club.buy(id, "Paper Tiger").await.expect("bought");
    assert_eq!(club.stock(id).await.expect("a stock"), ["Paper Tiger"]);
}

/// Issue 17, point 6.
#[tokio::test]
async fn a_member_makes_twenty_cards_and_a_removed_one_is_paid_back() {
    let club = club().await;
    let (maker, owner) = (joined(&club, "alice").await, joined(&club, "bob").await);
    let cards: Vec<_> = (0..21)
        .map(|number| {
            let mut card = duel::standard()[0].clone();
            (card.name, card.price) = (format!("Paper Tiger {number}"), 1_000);
            card
        })
        .collect();
    assert_eq!(refused(club.make_cards(maker, &cards).await), Refusal::TooManyCards);
    club.make_cards(maker, &cards[..20]).await.expect("made");
    assert_eq!(refused(club.make_cards(maker, &cards[20..]).await), Refusal::TooManyCards);
    club.make_cards(owner, &cards[20..]).await.expect("others have their own twenty");
    let why = note("remove card");
    let coins = club.member(owner).await.expect("a member").coins;
    club.buy_copies(owner, "Paper Tiger 0", 3).await.expect("bought");
    club.withdraw_card("Paper Tiger 0", &why).await.expect("removed");
    assert_eq!(club.member(owner).await.expect("a member").coins, coins);
    assert!(club.owned(owner).await.expect("a list").is_empty());
    assert!(club.book().index("Paper Tiger 0").is_none());
    for name in ["Paper Tiger 0", &duel::standard()[0].name] {
        assert_eq!(refused(club.withdraw_card(name, &why).await), Refusal::NoSuchCard);
    }
}

/// Issue 17, point 7.
#[tokio::test]
async fn names_hide_nothing_and_look_like_no_other() {
    let club = club().await;
    let id = club
        .register(NewMember { username: "paul", nickname: "Paul", password: "secret" }, NameRules::Console)
        .await
        .expect("a member");
    for hidden in ["pa\u{202e}ul", "\u{2066}paul", "pa\u{200b}ul", "paul\u{200d}", "pa\u{200c}\u{200c}ul"] {
        assert_eq!(
            refused(
                club.register(
                    NewMember { username: hidden, nickname: "x", password: "secret" },
                    NameRules::Console
                )
                .await
            ),
            Refusal::Member(Account::InvalidName),
            "{hidden:?}"
        );
        assert_eq!(
            refused(
                club.register(
                    NewMember { username: "x", nickname: hidden, password: "secret" },
                    NameRules::Console
                )
                .await
            ),
            Refusal::Member(Account::InvalidName),
            "{hidden:?}"
        );
        assert_eq!(
            refused(club.change_nickname(id, hidden).await),
            Refusal::Member(Account::InvalidName),
            "{hidden:?}"
        );
    }
    // With a letter of another script, and with one that looks like it.
    assert_eq!(
        refused(
            club.register(
                NewMember { username: "p\u{430}ul", nickname: "x", password: "secret" },
                NameRules::Console
            )
            .await
        ),
        Refusal::Member(Account::UsernameTaken)
    );
    assert_eq!(
        refused(
            club.register(
                NewMember { username: "x", nickname: "PauI", password: "secret" },
                NameRules::Console
            )
            .await
        ),
        Refusal::Member(Account::NicknameTaken)
    );
    assert_eq!(
        refused(
            club.register(
                NewMember { username: "x", nickname: "p\u{430}ul", password: "secret" },
                NameRules::Console
            )
            .await
        ),
        Refusal::Member(Account::NicknameTaken)
    );
    club.change_nickname(id, "PauI").await.expect("the own name may look like the own");
    club.register(
        NewMember { username: "می\u{200c}خواهم", nickname: "رضا", password: "secret" },
        NameRules::Console,
    )
    .await
    .expect("Persian is written with joiners");
}

/// Issue 17, point 12.
#[tokio::test]
async fn a_member_who_is_removed_leaves_nothing_and_takes_nothing_of_others() {
    let club = club().await;
    let (ada, bo) = (joined(&club, "ada").await, joined(&club, "bo").await);
    let mut card = duel::standard()[0].clone();
    (card.name, card.price) = ("Paper Tiger".to_owned(), 1_000);
    club.make_cards(ada, &[card]).await.expect("made");
    club.create_deck(ada, "mine").await.expect("a deck");
    club.activate_deck(ada, "mine").await.expect("active");
    club.buy_copies(ada, "Paper Tiger", 2).await.expect("bought");
    club.buy_copies(bo, "Paper Tiger", 1).await.expect("bought");
    club.say(ada, "hello").await.expect("said");
    let pass = club.members.sign_in(ada).await.expect("signed in");
    club.challenge(bo, Some(duel::Rounds::One)).await.expect_err("no deck");
    let result = Settled { winner: Some(bo), loser: Some(ada), rounds: 1, best_life: 100, turns: [5, 5] };
    assert!(club.settle("some-duel", result).await.expect("settled"));
    let before = club.member(bo).await.expect("a member");
    assert_eq!(
        refused(club.remove_member("nobody", &note("remove member")).await),
        Refusal::Member(Account::NoSuchMember)
    );
    club.remove_member("ada", &note("remove member")).await.expect("removed");
    assert_eq!(club.everybody().await.expect("a list"), std::slice::from_ref(&before));
    assert_eq!(club.who(&pass).await.expect("an answer"), None);
    assert_eq!(club.owned(bo).await.expect("a list"), ["Paper Tiger"]);
    assert_eq!(club.own_cards().await.expect("a list")[0].maker, None);
    assert_eq!(club.standings().await.expect("a list")[0].won, 1);
    assert!(club.wrong_sums().await.expect("a list").is_empty());
    assert!(
        club.register(NewMember { username: "ada", nickname: "ada-nick", password: "x" }, NameRules::Console)
            .await
            .is_ok(),
        "the name is free"
    );
    assert_eq!(club.correct("bo", -7, &note("correct ledger")).await.expect("taken"), before.coins - 7);
    let (bo, ledger) = club.ledger("bo").await.expect("a ledger");
    assert_eq!(ledger.last().map(|row| (row.amount, row.why.as_str())), Some((-7, "corrected: a test")));
    assert_eq!(ledger.iter().map(|row| row.amount).sum::<i64>(), bo.coins);
    for (amount, why) in [(0, Refusal::InvalidAmount), (-bo.coins - 1, Refusal::NotEnoughMoney)] {
        assert_eq!(refused(club.correct("bo", amount, &note("correct ledger")).await), why);
    }
}
