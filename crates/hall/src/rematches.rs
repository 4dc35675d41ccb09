//! Tables like which the hall itself cannot make another: whoever made them does (HA-25).

use async_trait::async_trait;

use crate::TableId;
use crate::refusal::HallError;

/// Whoever made a table that counts without a clock: the club, of its duels.
#[async_trait]
pub trait Rematches: Send + Sync + 'static {
    /// Opens another one for the same people, to which this one leads from then on.
    async fn open(&self, table: &TableId) -> Result<TableId, HallError>;
}
