//! Keeping: tables, who sits at them, and their logs.
//!
//! A store keeps and gives back; it knows no rules. Whatever is acknowledged
//! has been made durable first, so a store returns from `Store::append` only
//! when a crash could no longer lose the entry.

mod checkpoint;
mod clocked;
mod operator;
mod sqlite;
#[cfg(test)]
mod suite;
mod writer;

pub use operator::{ListedTable, Note, Noted, note};
pub use sqlite::{NewTables, SqliteStore};

use async_trait::async_trait;
use meydan_catalogue::Player;
use meydan_core::{Entry, Seat, Seed, Seq, TimeControl};
use meydan_search::Level;
use serde_json::Value;

use crate::{Holder, TableId};

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The configuration.
    pub config: Value,
    /// Where the randomness comes from. Secret until the match is over.
    pub seed: Seed,
    /// When it was opened, in milliseconds since 1970.
    pub created: u64,
    /// Whether the match is over.
    pub over: bool,
    /// Whether it counts for something: no hints then, no taking back.
    pub rated: bool,
    /// How much time everybody has (HA-20); `None` is as much as they like.
    pub clock: Option<TimeControl>,
    /// Whether it stands in the lobby (HA-13); otherwise only who has the link finds it.
    pub listed: bool,
    /// The table of the rematch.
    pub next: Option<TableId>,
    /// Who opened it, where that is known: its owner.
    pub opener: Option<Holder>,
    /// Who sits where; one a seat.
    pub chairs: Vec<Chair>,
}

/// A seat and who is in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Chair {
    /// Who.
    pub player: Player,
    /// Who may act for it: a person's token, as a hash. An open seat has none.
    pub holder: Option<Holder>,
    /// Which member sits here; guests and computers are none.
    pub member: Option<i64>,
}

impl Chair {
    /// A computer's seat.
    #[must_use]
    pub fn computer(level: Level) -> Chair {
        Chair { player: Player::Computer { level }, holder: None, member: None }
    }

    /// The seat of a guest, or of nobody yet.
    #[must_use]
    pub fn guest(name: &str, holder: Option<Holder>) -> Chair {
        Chair { player: Player::Person { name: name.to_owned() }, holder, member: None }
    }

    /// Whether somebody has yet to sit down here.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.holder.is_none() && matches!(self.player, Player::Person { .. })
    }
}

/// An entry of the log and who made it.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// The entry.
    pub entry: Entry<String>,
    /// Who made it.
    pub maker: Maker,
}

/// Who made an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Maker {
    /// A person, by this command.
    Command(Mark),
    /// A computer that stood in for the person of this seat.
    StandIn(Seat),
    /// The hall itself: a timer, a forced action, a computer's own seat.
    Hall,
}

/// The mark that a command leaves on its entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The command's id, chosen by the client; unique at a table.
    pub id: String,
    /// Whose command it was.
    pub by: Seat,
}

/// A table with its log.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// The table.
    pub row: TableRow,
    /// The log, in order.
    pub entries: Vec<Kept>,
    /// When game time was zero, in milliseconds since 1970, where there is a clock and an entry.
    pub origin: Option<u64>,
    /// Whether the server was away while clocks ran, and nobody was given time for it yet (HA-24).
    pub owed: bool,
}

/// Which of the tables that stand in the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed {
    /// Those that wait for somebody.
    Waiting,
    /// Those that are played.
    Running,
    /// Those that are over.
    Over,
}

/// What can go wrong with a store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: the number or the command id is taken, or does not follow.
    #[error("the entry does not follow the log")]
    Conflict,
    /// There is no such table.
    #[error("no such table")]
    Gone,
    /// What is kept cannot be read.
    #[error("what is kept cannot be read: {0}")]
    Damaged(String),
    /// There is no room left on the disk.
    #[error("the disk is full")]
    Full,
    /// The store itself failed.
    #[error(transparent)]
    Failed(Box<dyn std::error::Error + Send + Sync>),
}

/// Where tables are kept.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table. As the rematch of `previous` it is linked from
    /// there in the same step; a table has one rematch only.
    async fn create(&self, row: &TableRow, previous: Option<&TableId>) -> Result<(), StoreError>;

    /// A table with its log.
    async fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError>;

    /// Appends an entry, durably. `over` says whether the match is over after it.
    async fn append(&self, id: &TableId, kept: &Kept, over: bool) -> Result<(), StoreError>;

    /// Somebody takes an open seat, perhaps a member; `false` if it is not open.
    async fn sit(
        &self,
        id: &TableId,
        seat: Seat,
        name: &str,
        holder: Holder,
        member: Option<i64>,
    ) -> Result<bool, StoreError>;

    /// A person's seat becomes open again; `false` if this holder does not hold it.
    async fn free(&self, id: &TableId, seat: Seat, holder: Holder) -> Result<bool, StoreError>;

    /// Computers of this level take the seats that are still open.
    async fn fill(&self, id: &TableId, level: Level) -> Result<(), StoreError>;

    /// Somebody changes their name.
    async fn rename(&self, id: &TableId, seat: Seat, name: &str) -> Result<(), StoreError>;

    /// Tables at which one of these holders sits, the latest change first, each with its last entry.
    async fn held(&self, holders: &[Holder], most: u32) -> Result<Vec<(TableId, Seq)>, StoreError>;

    /// Tables that stand in the lobby and changed since, in milliseconds since 1970, each with its last entry;
    /// the latest change first, of those that wait the latest opened.
    async fn listed(&self, which: Listed, since: u64, most: u32) -> Result<Vec<(TableId, Seq)>, StoreError>;

    /// Removes tables that stand in the lobby, were opened before and wait for somebody still. Not those of
    /// `spare`, and so many at most. Which they were.
    async fn sweep_unjoined(
        &self,
        before: u64,
        spare: &[TableId],
        most: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// How many tables in play this holder has opened.
    async fn opened(&self, opener: Holder) -> Result<u32, StoreError>;

    /// Removes tables that count for nothing and are not over: without an entry, and quiet since
    /// `unplayed`, or quiet since `abandoned`, both in milliseconds since 1970. Not those of `spare`,
    /// and so many at most. Which they were.
    async fn sweep(
        &self,
        unplayed: u64,
        abandoned: u64,
        spare: &[TableId],
        most: u32,
    ) -> Result<Vec<TableId>, StoreError>;

    /// What an operator changed after this line of the journal: the last line, and the tables. Without
    /// a line only the last one is told.
    async fn touched(&self, after: Option<i64>) -> Result<(i64, Vec<TableId>), StoreError> {
        Ok((after.unwrap_or(0), Vec::new()))
    }

    /// The server begins again: clocks in real time stood still since it was heard of last, and their
    /// tables are owed some time. The tables in play that have a clock, so many at most.
    async fn resume(&self, _now: u64, _most: usize) -> Result<Vec<TableId>, StoreError> {
        Ok(Vec::new())
    }

    /// Clocks ran up to now, in milliseconds since 1970: for all tables at once.
    async fn ran(&self, _until: u64) -> Result<(), StoreError> {
        Ok(())
    }

    /// Writes a little, durably, to see whether it still can.
    async fn check(&self) -> Result<(), StoreError>;

    /// Ends all work in order.
    async fn close(&self);
}
