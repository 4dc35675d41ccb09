//! Members by duels won (DU-276).

use meydan_club::{Club, MemberId, Settled};
use meydan_members::{NameRules, NewMember};

async fn club(names: &[&str]) -> (Club, Vec<MemberId>) {
    let club = Club::in_memory().await.expect("a club");
    let mut ids = Vec::new();
    for name in names {
        ids.push(
            club.register(
                NewMember { username: name, nickname: name, password: "secret" },
                NameRules::Console,
            )
            .await
            .expect("a member"),
        );
    }
    (club, ids)
}

async fn duel(club: &Club, name: &str, winner: Option<MemberId>, loser: Option<MemberId>) -> bool {
    let result = Settled { winner, loser, rounds: 1, best_life: 8000, turns: [5, 5] };
    club.settle(name, result).await.expect("settled")
}

#[tokio::test]
async fn du_276_members_are_ordered_by_duels_won_and_share_ranks() {
    let (club, ids) = club(&["zoe", "Bob", "ada", "new", "eve"]).await;
    let [zoe, bob, ada, _, eve] = ids[..] else { panic!("five members") };
    assert!(duel(&club, "1", Some(bob), Some(zoe)).await);
    assert!(duel(&club, "2", Some(bob), Some(ada)).await);
    assert!(duel(&club, "3", Some(zoe), Some(bob)).await);
    // Against the computer, won and lost; and one that is settled twice counts once.
    assert!(duel(&club, "4", Some(ada), None).await);
    assert!(duel(&club, "5", None, Some(eve)).await);
    assert!(!duel(&club, "5", None, Some(eve)).await);
    let standings = club.standings().await.expect("standings");
    let told: Vec<_> = standings
        .iter()
        .map(|one| (one.rank, one.nickname.as_str(), one.won, one.lost, one.share()))
        .collect();
    assert_eq!(
        told,
        [
            (1, "Bob", 2, 1, Some(66)),
            (2, "ada", 1, 1, Some(50)),
            (2, "zoe", 1, 1, Some(50)),
            (4, "eve", 0, 1, Some(0)),
            (4, "new", 0, 0, None),
        ]
    );
}

#[tokio::test]
async fn du_276_the_score_says_something_else() {
    let (club, ids) = club(&["ada", "bob"]).await;
    for name in ["1", "2"] {
        duel(&club, name, Some(ids[0]), Some(ids[1])).await;
    }
    let long =
        Settled { winner: Some(ids[1]), loser: Some(ids[0]), rounds: 3, best_life: 100, turns: [5, 5] };
    club.settle("3", long).await.expect("settled");
    assert_eq!(club.scoreboard().await.expect("a board")[0].nickname, "bob");
    assert_eq!(club.standings().await.expect("standings")[0].nickname, "ada");
}
