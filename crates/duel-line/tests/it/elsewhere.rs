//! D-97: a duel made by a challenge is not gone on with at a console.

use duel::Rounds;
use meydan_club::{Club, MemberId};
use meydan_duel_line::{Options, Program};
use meydan_members::{NameRules, NewMember};

use crate::memory::folder;

/// A member with a deck of forty cards.
async fn player(club: &Club, name: &str) -> MemberId {
    let id = club
        .register(
            NewMember { username: name, nickname: &name.to_uppercase(), password: "secret" },
            NameRules::Console,
        )
        .await
        .expect("a member");
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

#[test]
fn d_97_a_duel_made_by_a_challenge_is_played_elsewhere() {
    let data = folder();
    let challenge = async {
        let club = Club::open(&data.path().join("hall.db")).await.expect("a club");
        let (one, two) = (player(&club, "one").await, player(&club, "two").await);
        let id = club.challenge(one, Some(Rounds::One)).await.expect("a challenge");
        club.accept_challenge(&id, two, false).await.expect("a duel");
    };
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime")
        .block_on(challenge);
    let options = Options { data: data.path().to_owned(), seed: Some(1), cheats: true };
    let mut program = Program::open(&options).expect("the program");
    for (typed, answer) in [
        ("user login -u one -p secret", "user logged in successfully!\n"),
        ("duel --continue", "this duel is played elsewhere\n"),
        ("menu show-current", "Main Menu\n"),
    ] {
        let mut told = String::new();
        program.line(typed, &mut told);
        assert_eq!(told, answer, "{typed}");
    }
}
