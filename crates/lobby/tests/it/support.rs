//! A hall with a lobby, perhaps on several nodes over one file.

use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use meydan_bus::{Bus, InProcess};
use meydan_club::Club;
use meydan_hall::store::SqliteStore;
use meydan_hall::{Hall, TableId, Token};
use meydan_lobby::{Lobby, Person, Rows, Settings, SqliteRows, Terms, Unrated};
use meydan_members::{MemberId, NameRules, NewMember};

pub(crate) struct Node {
    pub(crate) hall: Hall,
    pub(crate) club: Club,
    pub(crate) rows: Arc<SqliteRows>,
    pub(crate) lobby: Lobby,
}

/// Quick enough for tests, and slow enough for what they look at.
pub(crate) fn settings() -> Settings {
    Settings { look: Duration::from_millis(20), calm: Duration::from_millis(5), ..Settings::default() }
}

impl Node {
    /// A node over a file, on this bus.
    pub(crate) async fn open(file: &Path, bus: Arc<dyn Bus>, settings: Settings) -> Node {
        let store = SqliteStore::open(file).await.expect("opens");
        let club = Club::of(store.clone()).await.expect("a club");
        let rows = Arc::new(SqliteRows::of(&store).await.expect("rows"));
        let hall =
            Hall::open_on(Arc::new(store), meydan_hall::Settings::default(), bus).await.expect("a hall");
        let kept: Arc<dyn Rows> = rows.clone();
        let lobby = Lobby::open(hall.clone(), club.clone(), kept, Arc::new(Unrated), settings)
            .await
            .expect("a lobby");
        Node { hall, club, rows, lobby }
    }

    pub(crate) async fn alone(file: &Path) -> Node {
        Node::open(file, InProcess::new(), settings()).await
    }

    /// A member, with the token of their seats.
    pub(crate) async fn member(&self, name: &str) -> (Person, Token) {
        let new = NewMember { username: name, nickname: name, password: "long enough" };
        let id = self.club.register(new, NameRules::Hall).await.expect("a member");
        (self.person(id, name).await, self.club.members.seat_token(id).await.expect("a token"))
    }

    async fn person(&self, id: MemberId, name: &str) -> Person {
        let holder = self.club.members.seat_token(id).await.expect("a token").holder();
        Person { holder, member: Some(id), name: name.to_owned() }
    }

    /// Where this person is expected, once they are.
    pub(crate) async fn expected(&self, person: &Person) -> TableId {
        eventually(async || self.lobby.own(person, &[]).await.expect("read").expected.map(|(table, _)| table))
            .await
    }

    pub(crate) async fn waits(&self, person: &Person) -> usize {
        self.lobby.own(person, &[]).await.expect("read").waits.len()
    }
}

/// A guest.
pub(crate) fn guest(name: &str) -> (Person, Token) {
    let token = Token::new();
    (Person { holder: token.holder(), member: None, name: name.to_owned() }, token)
}

pub(crate) fn othello() -> Terms {
    Terms::usual("othello")
}

/// Asks until there is an answer.
pub(crate) async fn eventually<T, F: Future<Output = Option<T>>>(ask: impl Fn() -> F) -> T {
    let asking = async {
        loop {
            if let Some(answer) = ask().await {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), asking).await.expect("it comes in time")
}
