//! A data folder of the version in which members were only the club's: nothing of theirs is lost (HA-02).

use meydan_club::{Club, STARTING_COINS};
use meydan_hall::store::SqliteStore;
use meydan_members::NameRules;
use sqlx::Executor;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

const BEFORE: &str = include_str!("../before/members.sql");

#[tokio::test]
async fn ha_02_members_of_before_are_members_of_the_hall() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("hall.db");
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true).foreign_keys(false);
    let before = SqlitePool::connect_with(options).await.expect("a file");
    before.execute(BEFORE).await.expect("as it was");
    before.close().await;

    // Twice: what was brought up to date stays as it is.
    for _ in 0..2 {
        let club = Club::of(SqliteStore::open(&file).await.expect("opens")).await.expect("a club");
        let members = &club.members;
        // Short passwords and names that the hall would not give any more still sign in, each to their own.
        let ali = members.log_in("ali", "pw", NameRules::Hall).await.expect("signed in");
        let other = members.log_in("Ali", "pw2", NameRules::Hall).await.expect("signed in");
        let zeynep = members.log_in("ZEYNEP", "secret9", NameRules::Hall).await.expect("by any case");
        assert!(ali.id != other.id && members.log_in("Ali", "pw", NameRules::Hall).await.is_err());
        assert!(ali.since > 0, "since the first coins came");
        // What they own is there, and the coins are the sum of the ledger.
        let paid = STARTING_COINS - club.member(ali.id).await.expect("a member").coins;
        assert!(paid > 0, "a card was bought");
        assert_eq!(club.wrong_sums().await.expect("sums"), Vec::<String>::new());
        assert_eq!(club.member(zeynep.id).await.expect("a member").coins, STARTING_COINS);
        let decks = club.decks(ali.id).await.expect("decks");
        assert_eq!(
            (decks.len(), decks[0].active, decks[0].main.as_slice()),
            (1, true, &["Yami".to_owned()][..])
        );
        // Everybody has something of their own that seats belong to.
        let token = members.seat_token(ali.id).await.expect("a token");
        assert_ne!(token, members.seat_token(other.id).await.expect("a token"));
        assert_eq!(token, members.seat_token(ali.id).await.expect("the same again"));
    }
}
