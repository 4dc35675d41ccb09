//! How people meet: who is here, open tables, pairing, challenges by name, live tables (HA-10 to HA-16).
//!
//! Lives here: everything that pages and programs ask of the lobby. What must not be lost or done twice are rows of
//! the store (`Rows`); who is here is a hint that nodes tell each other over the bus. Tables themselves are the
//! hall's. Deliberately absent: sentences, markup, sockets, and how strong somebody is (`Ratings`).

mod challenges;
mod lobby;
mod opening;
mod own;
mod pairing;
mod presence;
mod ratings;
mod refusal;
mod rows;
mod settings;
mod terms;
mod view;
mod waits;

pub use lobby::Lobby;
pub use own::{Dared, Known, Own, Waiting};
pub use presence::Page;
pub use ratings::{Rating, Ratings, UNRATED, Unrated};
pub use refusal::{Error, MOST_RECEIVED, MOST_SENT, MOST_TO_ONE, Refusal};
pub use rows::{Lease, Rows, SqliteRows, Took};
pub use settings::Settings;
pub use terms::{Challenge, Person, State, Terms, Wait};
pub use view::{HallView, MOST_OPEN, MOST_RUNNING, Shown};
pub use waits::MOST_WAITS;
