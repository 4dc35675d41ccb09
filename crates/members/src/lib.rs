//! The members of the hall: accounts, names, passwords, sign-ins, whom they follow and block
//! (HA-01 to HA-04).
//!
//! Kept in the hall's SQLite file; each change is one transaction that is on the disk before
//! it is acknowledged. Deliberately absent: coins, cards and decks, which are the club's, and sentences.

mod accounts;
mod circles;
mod members;
mod names;
mod passwords;
mod refusal;
mod sessions;

pub use accounts::{NewMember, set_password};
pub use circles::{Circle, MOST_IN_A_CIRCLE};
pub use members::{Members, Tx};
pub use meydan_model::{AVATARS, Member, MemberId};
pub use names::{NameRules, fold};
pub use refusal::{Error, Refusal};
pub use sessions::{Session, SessionToken};
