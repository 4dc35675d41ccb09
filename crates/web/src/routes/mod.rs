//! The routes, one file a subject.

pub(crate) mod club;
pub(crate) mod duel;
pub(crate) mod home;
pub(crate) mod live;
pub(crate) mod lobby;
pub(crate) mod lobby_live;
pub(crate) mod record;
pub(crate) mod setup;
pub(crate) mod table;
