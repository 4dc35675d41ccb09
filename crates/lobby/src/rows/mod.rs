//! What the lobby keeps: who waits, challenges, and where somebody is expected. Rows of the store and never
//! memory, so that of several nodes one pairs, and one challenge becomes one table (HA-51, HA-52).

mod sqlite;

pub use sqlite::SqliteRows;

use async_trait::async_trait;
use meydan_hall::store::TableRow;
use meydan_hall::{Holder, TableId};
use meydan_members::MemberId;

use crate::pairing::Apart;
use crate::{Challenge, Error, Wait};

/// A wait whose page was heard of last by this node, and how long it lasts unless it is heard of again.
#[derive(Clone, Copy, Debug)]
pub struct Lease<'a> {
    /// Which node.
    pub node: &'a str,
    /// In milliseconds since 1970.
    pub until: i64,
}

/// What came of taking a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Took {
    /// The table is there now.
    Now,
    /// It was taken before: the table.
    Before(TableId),
    /// It can no longer be taken.
    Over,
}

/// Where it is kept. All times are in milliseconds since 1970.
#[async_trait]
pub trait Rows: Send + Sync + 'static {
    /// Somebody begins to wait; one of a kind each, and no more than these bounds.
    async fn wait(&self, wait: &Wait, lease: Lease<'_>, each: i64, most: i64) -> Result<(), Error>;

    /// Somebody waits no longer; `None` if the wait has ended, or is not theirs.
    async fn stop_waiting(&self, id: &TableId, holder: Holder) -> Result<Option<Wait>, Error>;

    /// Everybody who waits, of a holder or of all.
    async fn waits(&self, of: Option<Holder>, now: i64) -> Result<Vec<Wait>, Error>;

    /// Their pages are there still: their waits last until then, and no longer where they are not.
    async fn stay(&self, holders: &[Holder], lease: Lease<'_>) -> Result<(), Error>;

    /// Forgets waits whose pages are gone. Whose they were.
    async fn end_waits(&self, now: i64) -> Result<Vec<Holder>, Error>;

    /// Two who wait get this table, in one step in which all their waits end; `false` if one of them
    /// waits no more, or they do not meet.
    async fn pair(&self, one: &Wait, other: &Wait, table: &TableRow, now: i64) -> Result<bool, Error>;

    /// One who waits gets a table with a computer instead; `false` if the wait has ended.
    async fn pair_with_computer(&self, one: &Wait, table: &TableRow, now: i64) -> Result<bool, Error>;

    /// Where this holder is expected since then, the latest first.
    async fn expected(&self, holder: Holder, since: i64) -> Result<Option<TableId>, Error>;

    /// Which of these members do not meet.
    async fn apart(&self, members: &[MemberId]) -> Result<Apart, Error>;

    /// Whether somebody who sits at this table has blocked a member.
    async fn is_blocked_at(&self, table: &TableId, member: MemberId) -> Result<bool, Error>;

    /// At which of the listed tables that go on somebody sits who has blocked a member.
    async fn blocked_tables(&self, member: MemberId) -> Result<Vec<TableId>, Error>;

    /// Sends a challenge, within the bounds of HA-12.
    async fn challenge(&self, challenge: &Challenge) -> Result<(), Error>;

    /// A challenge.
    async fn find_challenge(&self, id: &TableId, now: i64) -> Result<Option<Challenge>, Error>;

    /// Those of a member that are shown: received ones that wait, sent ones with what became of them. The latest first.
    async fn challenges_of(&self, member: MemberId, now: i64) -> Result<Vec<Challenge>, Error>;

    /// Its sender withdraws it, or has read what became of it; `false` if it was accepted.
    async fn withdraw(&self, id: &TableId, from: MemberId) -> Result<bool, Error>;

    /// It is refused; `false` if it does not wait any more.
    async fn refuse(&self, id: &TableId, to: MemberId, now: i64) -> Result<bool, Error>;

    /// It is accepted and becomes this table, in one step; both are expected there.
    async fn take(
        &self,
        one: &Challenge,
        table: &TableRow,
        holders: [Holder; 2],
        now: i64,
    ) -> Result<Took, Error>;

    /// Forgets what is of no use to anybody since then: challenges and meetings. Whose challenges lapsed is not told here.
    async fn forget(&self, before: i64) -> Result<(), Error>;
}
