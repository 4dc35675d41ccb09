//! A server on a free port, and browsers for it.

pub(crate) mod browser;
mod shown;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use meydan_club::Club;
use meydan_hall::Hall;
use meydan_hall::store::SqliteStore;
use meydan_lobby::{Lobby, SqliteRows, Unrated};
use meydan_web::Settings;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use browser::{Browser, PATIENCE};

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) hall: Hall,
    close: oneshot::Sender<()>,
    done: JoinHandle<()>,
}

/// No limit of rate stands in the way of a test.
pub(crate) fn unhurried() -> Settings {
    Settings {
        pages_per_second: 1_000_000,
        forms_per_minute: 1_000_000,
        tables_per_hour: 1_000_000,
        sign_ins: 1_000_000,
        lines_per_minute: 1_000_000,
        messages_per_second: 1_000_000,
        ..Settings::default()
    }
}

impl Server {
    pub(crate) async fn start(dir: &Path) -> Server {
        Server::with(dir, unhurried()).await
    }

    pub(crate) async fn with(dir: &Path, settings: Settings) -> Server {
        let store = SqliteStore::open(&dir.join("hall.db")).await.expect("the store opens");
        let quick = meydan_hall::Settings {
            pause: Duration::ZERO,
            take_back: Duration::ZERO,
            think: Duration::from_millis(20),
            hint: Duration::from_millis(50),
            ..meydan_hall::Settings::default()
        };
        let hall = Hall::open(Arc::new(store), quick).await.expect("the hall opens");
        let file = SqliteStore::open(&dir.join("hall.db")).await.expect("the store opens");
        let club = Club::of(file.clone()).await.expect("the club opens");
        let rows = Arc::new(SqliteRows::of(&file).await.expect("the rows open"));
        let quick = meydan_lobby::Settings {
            look: Duration::from_millis(20),
            calm: Duration::from_millis(5),
            ..meydan_lobby::Settings::default()
        };
        let lobby = Lobby::open(hall.clone(), club.clone(), rows, Arc::new(Unrated), quick);
        let lobby = lobby.await.expect("the lobby opens");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (close, closed) = oneshot::channel();
        let serving = meydan_web::serve(listener, hall.clone(), club, lobby, settings, async {
            let _ = closed.await;
        });
        Server { address, hall, close, done: tokio::spawn(serving) }
    }

    pub(crate) async fn stop(self) {
        let _ = self.close.send(());
        tokio::time::timeout(PATIENCE, self.done).await.expect("it closes in time").expect("it closes");
        self.hall.close().await;
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }
}

/// A browser in which a member of this name has just registered, with a password of their own.
pub(crate) async fn registered(server: &Server, name: &str) -> Browser {
    let mut browser = server.browser();
    let form = format!("username={name}&nickname={name}-nick&password=secret-{name}");
    assert_eq!(browser.post("/club/register", &form).await, (303, "/club".to_owned()));
    browser
}

/// The number in an attribute, wherever it first stands.
pub(crate) fn number(page: &str, attribute: &str) -> i64 {
    let (_, rest) =
        page.split_once(&format!("{attribute}=\"")).unwrap_or_else(|| panic!("no {attribute}: {page}"));
    rest.split('"').next().and_then(|number| number.parse().ok()).expect("a number")
}

/// The command that a seat acts.
pub(crate) fn act(id: &str, seat: u8, action: &str) -> Value {
    json!({"id": id, "do": "act", "seat": seat, "action": action})
}
