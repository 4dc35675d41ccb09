//! Challenges by name (HA-12).

use std::sync::Arc;
use std::time::Duration;

use meydan_bus::{Bus, InProcess};
use meydan_core::Seat;
use meydan_lobby::{MOST_TO_ONE, Person, Refusal, Settings, State, Terms};
use meydan_members::Circle;

use crate::support::{Node, eventually, guest, othello, settings};

async fn two(node: &Node) -> (Person, Person) {
    (node.member("ada").await.0, node.member("bob").await.0)
}

async fn dare(node: &Node, from: &Person, to: &str) -> Result<meydan_lobby::Challenge, Option<Refusal>> {
    let sent = node.lobby.challenge(from, to, othello(), None, true).await;
    sent.map_err(|error| error.refusal())
}

#[tokio::test]
async fn ha_12_a_challenge_is_found_on_coming_back_and_becomes_one_table() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("hall.db");
    let node = Node::alone(&file).await;
    let (ada, bo) = two(&node).await;
    let terms = Terms { clock: "3+2".parse().ok(), ..othello() };
    let sent = node.lobby.challenge(&ada, " BOB ", terms, Some(Seat(1)), false).await.expect("sent");
    node.lobby.wait(&ada, Terms::usual("pentago")).await.expect("waits meanwhile");
    // The server is killed, and bo comes only now.
    drop(node);
    let node = Node::alone(&file).await;
    let own = node.lobby.own(&bo, &[]).await.expect("read");
    assert_eq!(own.received.iter().map(|one| &one.challenge.id).collect::<Vec<_>>(), [&sent.id]);
    assert_eq!(own.received[0].other.username, "ada");
    assert_eq!(node.lobby.own(&ada, &[]).await.expect("read").sent.len(), 1);
    let other = node.member("cyd").await.0;
    assert_eq!(
        node.lobby.accept(&sent.id, &other).await.expect_err("not theirs").refusal(),
        Some(Refusal::NoSuchChallenge)
    );
    assert_eq!(
        node.lobby.accept(&sent.id, &ada).await.expect_err("their own").refusal(),
        Some(Refusal::NoSuchChallenge)
    );
    let table = node.lobby.accept(&sent.id, &bo).await.expect("a table");
    assert_eq!(node.lobby.accept(&sent.id, &bo).await.expect("the same again"), table);
    assert_eq!((node.expected(&ada).await, node.expected(&bo).await), (table.clone(), table.clone()));
    let key = node.club.members.seat_token(ada.member.expect("a member")).await.expect("a token");
    let seen = node.hall.seen(&table, &[key], None).await.expect("seen");
    assert!(seen.held.contains(Seat(1)), "the colour that was asked for");
    let own = node.lobby.own(&ada, &[]).await.expect("read");
    assert!(own.sent.is_empty() && own.received.is_empty(), "nothing waits any more");
    assert_eq!(
        node.lobby.withdraw(&sent.id, &ada).await.expect_err("late").refusal(),
        Some(Refusal::ChallengeOver)
    );
    assert!(node.lobby.view().borrow().running.is_empty(), "it was to be by link");
}

#[tokio::test]
async fn ha_12_it_is_refused_withdrawn_or_lapses() {
    let dir = tempfile::tempdir().expect("a folder");
    let node = Node::alone(&dir.path().join("hall.db")).await;
    let (ada, bo) = two(&node).await;
    let first = dare(&node, &ada, "bob").await.expect("sent").id;
    node.lobby.refuse(&first, &bo).await.expect("refused");
    assert_eq!(
        node.lobby.refuse(&first, &bo).await.expect_err("once").refusal(),
        Some(Refusal::ChallengeOver)
    );
    assert_eq!(
        node.lobby.accept(&first, &bo).await.expect_err("late").refusal(),
        Some(Refusal::ChallengeOver)
    );
    let sent = node.lobby.own(&ada, &[]).await.expect("read").sent;
    assert_eq!(sent[0].challenge.state, State::Refused, "who sent it is told");
    node.lobby.withdraw(&first, &ada).await.expect("put away");
    assert!(node.lobby.own(&ada, &[]).await.expect("read").sent.is_empty());

    let second = dare(&node, &ada, "bob").await.expect("sent").id;
    assert_eq!(
        node.lobby.withdraw(&second, &bo).await.expect_err("not theirs").refusal(),
        Some(Refusal::NoSuchChallenge)
    );
    node.lobby.withdraw(&second, &ada).await.expect("withdrawn");
    assert_eq!(
        node.lobby.accept(&second, &bo).await.expect_err("gone").refusal(),
        Some(Refusal::NoSuchChallenge)
    );

    let brief = Settings { challenge_lapse: Duration::from_millis(1), ..settings() };
    let node = Node::open(&dir.path().join("hall.db"), InProcess::new(), brief).await;
    let third = dare(&node, &ada, "bob").await.expect("sent").id;
    eventually(async || node.lobby.own(&bo, &[]).await.expect("read").received.is_empty().then_some(()))
        .await;
    assert_eq!(
        node.lobby.accept(&third, &bo).await.expect_err("lapsed").refusal(),
        Some(Refusal::ChallengeOver)
    );
    assert_eq!(node.lobby.own(&ada, &[]).await.expect("read").sent[0].challenge.state, State::Lapsed);
}

#[tokio::test]
async fn ha_12_whom_one_cannot_challenge_is_told_in_codes() {
    let dir = tempfile::tempdir().expect("a folder");
    let node = Node::alone(&dir.path().join("hall.db")).await;
    let (ada, bo) = two(&node).await;
    assert_eq!(dare(&node, &ada, "nobody").await, Err(Some(Refusal::NoSuchPerson)));
    assert_eq!(dare(&node, &ada, "").await, Err(Some(Refusal::NoSuchPerson)));
    assert_eq!(dare(&node, &ada, "Ada").await, Err(Some(Refusal::Yourself)));
    assert_eq!(dare(&node, &guest("Gast").0, "ada").await, Err(Some(Refusal::GuestsCannot)));
    for _ in 0..MOST_TO_ONE {
        dare(&node, &ada, "bob").await.expect("sent");
    }
    assert_eq!(dare(&node, &ada, "bob").await, Err(Some(Refusal::ThreeWaiting)));
    // What was refused waits no more and makes room.
    let received = node.lobby.own(&bo, &[]).await.expect("read").received;
    node.lobby.refuse(&received[0].challenge.id, &bo).await.expect("refused");
    dare(&node, &ada, "bob").await.expect("there is room");
    // Who blocks somebody is rid of their challenges, both ways.
    node.lobby.set_circle(&bo, Circle::Block, "ada", true).await.expect("blocked");
    assert!(node.lobby.own(&bo, &[]).await.expect("read").received.is_empty());
    assert_eq!(dare(&node, &ada, "bob").await, Err(Some(Refusal::Apart)));
    assert_eq!(dare(&node, &bo, "ada").await, Err(Some(Refusal::Apart)));
    node.lobby.set_circle(&bo, Circle::Block, "ada", false).await.expect("unblocked");
    dare(&node, &bo, "ada").await.expect("sent");
    let mut duel = othello();
    duel.game = "uno".to_owned();
    let refused = node.lobby.challenge(&ada, "bob", duel, None, true).await.expect_err("refused");
    assert_eq!(refused.refusal(), Some(Refusal::NotForTwo));
}

#[tokio::test]
async fn ha_12_nobody_is_flooded_and_nobody_floods() {
    let dir = tempfile::tempdir().expect("a folder");
    let node = Node::alone(&dir.path().join("hall.db")).await;
    let ada = node.member("ada").await.0;
    let mut others = Vec::new();
    for number in 0..8 {
        others.push(node.member(&format!("other{number}")).await.0);
    }
    let mut sent = 0;
    let refusal = 'full: loop {
        for other in &others {
            match dare(&node, &ada, &other.name).await {
                Ok(_) => sent += 1,
                Err(refusal) => break 'full refusal,
            }
        }
    };
    assert_eq!((sent, refusal), (20, Some(Refusal::ManyFromYou)));
    let mut got = 0;
    let refusal = 'full: loop {
        for other in &others {
            match dare(&node, other, "ada").await {
                Ok(_) => got += 1,
                Err(refusal) => break 'full refusal,
            }
        }
    };
    assert_eq!((got, refusal), (20, Some(Refusal::ManyForThem)));
}

/// Accepted on two nodes in the same moment, it becomes one table; and whoever accepts while it is withdrawn
/// gets a table or a refusal, and never half of either.
#[tokio::test]
async fn ha_52_of_all_who_press_at_once_one_table_comes() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("hall.db");
    let bus: Arc<dyn Bus> = InProcess::new();
    let nodes =
        [Node::open(&file, Arc::clone(&bus), settings()).await, Node::open(&file, bus, settings()).await];
    let (ada, bo) = two(&nodes[0]).await;
    for round in 0..6 {
        let id = dare(&nodes[0], &ada, "bob").await.expect("sent").id;
        let accepts: Vec<_> = (0..6)
            .map(|number| {
                let (lobby, id, bo) = (nodes[number % 2].lobby.clone(), id.clone(), bo.clone());
                tokio::spawn(async move { lobby.accept(&id, &bo).await })
            })
            .collect();
        let withdrawn = nodes[round % 2].lobby.withdraw(&id, &ada).await.is_ok();
        let mut tables = std::collections::BTreeSet::new();
        for accept in accepts {
            match accept.await.expect("it ends") {
                Ok(table) => drop(tables.insert(table)),
                Err(error) => assert!(
                    matches!(error.refusal(), Some(Refusal::ChallengeOver | Refusal::NoSuchChallenge)),
                    "{error:?}"
                ),
            }
        }
        assert_eq!(tables.len(), usize::from(!withdrawn), "withdrawn or one table");
    }
}
