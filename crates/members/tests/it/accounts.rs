//! Accounts (HA-02, HA-03).

use meydan_members::{Error, NameRules, NewMember, Refusal};

use crate::{joined, members};

async fn tried(members: &meydan_members::Members, username: &str, nickname: &str) -> Option<Refusal> {
    let new = NewMember { username, nickname, password: "long enough" };
    match members.register(new, NameRules::Hall).await {
        Ok(_) => None,
        Err(Error::Refused(refusal)) => Some(refusal),
        Err(Error::Broken(what)) => panic!("{what}"),
    }
}

#[tokio::test]
async fn ha_02_a_name_is_taken_however_it_is_written() {
    let members = members().await;
    joined(&members, "irmak").await;
    joined(&members, "علی").await;
    joined(&members, "Paul").await;
    for taken in ["irmak", "IRMAK", "ırmak", "İRMAK", "علي", "PAUL", "PauI", "Раul"] {
        let refusal = tried(&members, taken, "somebody").await;
        // Letters of two scripts are refused as such.
        let mixed = taken == "Раul" && refusal == Some(Refusal::InvalidUsername);
        assert!(mixed || refusal == Some(Refusal::UsernameTaken), "{taken}: {refusal:?}");
    }
    // A nickname may not be taken for somebody else's username, but a username may be somebody's nickname.
    assert_eq!(tried(&members, "other", "Irmak").await, Some(Refusal::NicknameTaken));
    assert_eq!(tried(&members, "irmak-nick", "other").await, None);
    assert_eq!(tried(&members, "own_name", "own_name").await, None, "one's own name is a good nickname");
    assert!(members.is_username("ALİ").await.is_ok_and(|known| !known));
    assert!(members.is_username("paul").await.expect("an answer"), "no guest is called so");
}

#[tokio::test]
async fn ha_02_signing_in_does_not_look_at_case() {
    let members = members().await;
    let id = joined(&members, "Deniz").await;
    for name in ["Deniz", "deniz", "DENİZ"] {
        assert_eq!(members.log_in(name, "long enough", NameRules::Hall).await.expect("signed in").id, id);
    }
    assert!(members.log_in("deniz", "long enough", NameRules::Console).await.is_err(), "D-04");
    assert!(members.log_in("Deniz", "long enougH", NameRules::Hall).await.is_err());
}

#[tokio::test]
async fn ha_03_sign_ins_are_listed_and_ended_there() {
    let members = members().await;
    let (ada, bob) = (joined(&members, "ada").await, joined(&members, "bob").await);
    let (here, there) =
        (members.sign_in(ada).await.expect("signed in"), members.sign_in(ada).await.expect("signed in"));
    let list = members.sessions(ada, Some(&here)).await.expect("a list");
    assert_eq!((list.len(), list.iter().filter(|session| session.current).count()), (2, 1));
    let other = list.iter().find(|session| !session.current).expect("the other");
    assert!(!members.end_session(bob, other.id).await.expect("an answer"), "nobody ends somebody else's");
    assert!(members.end_session(ada, other.id).await.expect("an answer"));
    assert_eq!(members.who(&there).await.expect("an answer"), None);
    assert_eq!(members.who(&here).await.expect("an answer").map(|member| member.id), Some(ada));
}
