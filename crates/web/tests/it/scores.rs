//! The scoreboard in both of its ways, over real connections (DU-276).

use meydan_club::{Club, Settled};
use meydan_members::{NameRules, NewMember};

use crate::support::Server;

#[tokio::test]
async fn du_276_the_scoreboard_can_be_ordered_by_duels_won() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    // Who has played elsewhere, at a console, is in the same file.
    let club = Club::open(&dir.path().join("hall.db")).await.expect("a club");
    let ada = club
        .register(NewMember { username: "ada", nickname: "Ada", password: "secret" }, NameRules::Console)
        .await
        .expect("a member");
    let bob = club
        .register(NewMember { username: "bob", nickname: "Bob", password: "secret" }, NameRules::Console)
        .await
        .expect("a member");
    let short = Settled { winner: Some(ada), loser: Some(bob), rounds: 1, best_life: 1, turns: [5, 5] };
    let long = Settled { winner: Some(bob), loser: Some(ada), rounds: 3, best_life: 1, turns: [5, 5] };
    for (name, result) in [("1", short), ("2", short), ("3", long)] {
        club.settle(name, result).await.expect("settled");
    }
    let mut browser = server.browser();
    let before = |page: &str| page.find("<bdi>Ada</bdi>") < page.find("<bdi>Bob</bdi>");
    let (status, page) = browser.get("/club/scores").await;
    assert!(status == 200 && !before(&page) && page.contains("<td>3000</td>"), "{page}");
    assert_eq!(browser.get("/club/scores?by=score").await.1.matches("scope=\"row\"").count(), 2);
    let (status, page) = browser.get("/club/scores?by=won").await;
    assert!(status == 200 && before(&page) && page.contains("<td>2</td><td>1</td><td>66 %</td>"), "{page}");
    assert!(page.contains("<td>1</td><td>2</td><td>33 %</td>"), "{page}");
    for nonsense in ["/club/scores?by=", "/club/scores?by=money", "/club/scores?by=won&by=won"] {
        assert_eq!(browser.get(nonsense).await.0, 400, "{nonsense}");
    }
    server.stop().await;
}
