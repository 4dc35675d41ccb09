//! The hall: tables, who sits at them, and their keeping.
//!
//! Lives here: the `Store`, one host task per live table, seat
//! tokens, the computers' turns, timers, undo by consent, rematches, and
//! `TableSnapshot`, the only form in which a table leaves.
//! Deliberately absent: HTTP, HTML, sentences, and the rules of any game.

mod command;
mod hall;
mod host;
mod lists;
mod meddling;
mod meeting;
pub mod metering;
mod name;
mod naps;
mod new_table;
mod refusal;
mod rematches;
mod secret;
mod settings;
mod snapshot;
pub mod store;
mod thinking;
mod ticking;
mod wall;

pub use meydan_catalogue::{Can, ComputerOpinion, Pace, PlayerKind, PlayerSnapshot, UndoAsked};

pub use command::{Ack, Claim, Command, CommandKind, Hint};
pub use hall::{Hall, Subscription};
pub use meeting::{NewRow, TABLES, holder_subject};
pub use name::{MOST_NAME, clean_name};
pub use new_table::{NewSeat, NewTable, Opened};
pub use refusal::HallError;
pub use rematches::Rematches;
pub use secret::{Holder, TableId, Token};
pub use settings::Settings;
pub use snapshot::{TableSnapshot, TableSummary};
pub use store::Listed;
pub use wall::wall as time_of_day;
