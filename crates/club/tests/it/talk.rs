//! Members talk to all others (DU-279).

use meydan_club::{Club, Refusal};
use meydan_members::{NameRules, NewMember, Refusal as Account};

#[tokio::test]
async fn du_279_everybody_hears_what_was_said_in_its_order() {
    let club = Club::in_memory().await.expect("a club");
    let ada = club
        .register(NewMember { username: "ada", nickname: "Ada", password: "secret" }, NameRules::Console)
        .await
        .expect("a member");
    let bob = club
        .register(NewMember { username: "bob", nickname: "Bob", password: "secret" }, NameRules::Console)
        .await
        .expect("a member");
    assert!(club.said_after(0).await.expect("lines").is_empty());
    let first = club.say(ada, " salam ").await.expect("said");
    let second = club.say(bob, "سلام").await.expect("said");
    assert!(first < second);
    let lines = club.said_after(0).await.expect("lines");
    let told: Vec<_> =
        lines.iter().map(|line| (line.id, line.nickname.as_str(), line.text.as_str())).collect();
    assert_eq!(told, [(first, "Ada", "salam"), (second, "Bob", "سلام")]);
    assert!(lines.iter().all(|line| line.at > 0));
    assert_eq!(club.said_after(first).await.expect("lines").len(), 1);
    assert!(club.said_after(second).await.expect("lines").is_empty());
    // Who is called otherwise now, or looks otherwise, is so in old lines too.
    club.change_nickname(ada, "Countess").await.expect("changed");
    club.members.change_avatar(ada, 5).await.expect("changed");
    let lines = club.said_after(0).await.expect("lines");
    assert_eq!((lines[0].nickname.as_str(), lines[0].avatar), ("Countess", 5));
}

#[tokio::test]
async fn du_279_what_cannot_be_said_changes_nothing() {
    let club = Club::in_memory().await.expect("a club");
    let ada = club
        .register(NewMember { username: "ada", nickname: "Ada", password: "secret" }, NameRules::Console)
        .await
        .expect("a member");
    for (who, text, why) in [
        (ada, "  ".to_owned(), Refusal::NothingSaid),
        (ada, "x".repeat(501), Refusal::SaidTooMuch),
        (ada, "two\nlines".to_owned(), Refusal::ControlSigns),
        (ada + 1, "hello".to_owned(), Refusal::Member(Account::NoSuchMember)),
    ] {
        assert_eq!(club.say(who, &text).await.expect_err("refused").refusal(), Some(why), "{text:?}");
    }
    assert!(club.said_after(0).await.expect("lines").is_empty());
}

#[tokio::test]
async fn du_279_lines_are_still_there_after_a_restart() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("hall.db");
    let club = Club::open(&file).await.expect("a club");
    let ada = club
        .register(NewMember { username: "ada", nickname: "Ada", password: "secret" }, NameRules::Console)
        .await
        .expect("a member");
    let id = club.say(ada, "remember").await.expect("said");
    drop(club);
    let lines = Club::open(&file).await.expect("a club").said_after(0).await.expect("lines");
    assert_eq!(
        lines.iter().map(|line| (line.id, line.text.as_str())).collect::<Vec<_>>(),
        [(id, "remember")]
    );
}
