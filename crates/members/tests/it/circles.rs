//! Following, blocking, muting (HA-04).

use meydan_hall::store::SqliteStore;
use meydan_members::{Circle, Error, MOST_IN_A_CIRCLE, Members, Refusal};

use crate::{joined, members};

fn refused<T: std::fmt::Debug>(result: Result<T, Error>) -> Refusal {
    match result.expect_err("refused") {
        Error::Refused(refusal) => refusal,
        Error::Broken(what) => panic!("{what}"),
    }
}

#[tokio::test]
async fn ha_04_who_is_blocked_is_not_followed_and_both_are_apart() {
    let members = members().await;
    let (ada, bob) = (joined(&members, "ada").await, joined(&members, "bob").await);
    members.put(ada, Circle::Follow, bob).await.expect("followed");
    members.put(ada, Circle::Follow, bob).await.expect("twice is once");
    let names = async |circle| -> Vec<String> {
        members.circle(ada, circle).await.expect("a list").into_iter().map(|member| member.username).collect()
    };
    assert_eq!(names(Circle::Follow).await, ["bob"]);
    assert!(!members.are_apart(ada, bob).await.expect("an answer"));
    members.put(ada, Circle::Block, bob).await.expect("blocked");
    assert_eq!((names(Circle::Follow).await, names(Circle::Block).await), (vec![], vec!["bob".to_owned()]));
    assert!(members.are_apart(ada, bob).await.expect("an answer"));
    assert!(members.are_apart(bob, ada).await.expect("whichever of them blocked the other"));
    assert!(!members.is_in(bob, Circle::Block, ada).await.expect("who is blocked has blocked nobody"));
    members.put(ada, Circle::Mute, bob).await.expect("muted");
    members.take_out(ada, Circle::Block, bob).await.expect("done");
    members.take_out(ada, Circle::Block, bob).await.expect("twice is once");
    assert!(!members.are_apart(ada, bob).await.expect("an answer"));
    assert_eq!(names(Circle::Mute).await, ["bob"]);
}

#[tokio::test]
async fn ha_04_nobody_follows_themselves_nobody_or_everybody() {
    let store = SqliteStore::in_memory().await.expect("a file");
    let members = Members::of(&store).await.expect("members");
    let (ada, bob) = (joined(&members, "ada").await, joined(&members, "bob").await);
    assert_eq!(refused(members.put(ada, Circle::Follow, ada).await), Refusal::Yourself);
    assert_eq!(refused(members.put(ada, Circle::Follow, 99).await), Refusal::NoSuchMember);
    // The passwords of so many would take minutes.
    for statement in [
        "WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?2)
         INSERT INTO members (id, username, nickname, password) SELECT 999 + n, 'm' || n, 'n' || n, '' FROM number WHERE ?1",
        "INSERT INTO circles (member, kind, whom, at)
         SELECT ?1, 'follow', id, 0 FROM members WHERE id >= 1000 AND ?2",
    ] {
        let put = sqlx::query(statement).bind(ada).bind(MOST_IN_A_CIRCLE);
        put.execute(store.pool()).await.expect("put");
    }
    assert_eq!(refused(members.put(ada, Circle::Follow, bob).await), Refusal::CircleFull);
    members.put(ada, Circle::Block, bob).await.expect("another circle has room");
}
