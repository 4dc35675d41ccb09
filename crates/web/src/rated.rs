//! What the club adds to a table of the hall: the faces of members, and what a duel
//! brought them.

use std::future::Future;

use async_trait::async_trait;
use meydan_club::{Club, Error, MemberId, Reward};
use meydan_hall::store::StoreError;
use meydan_hall::{HallError, Rematches, TableId, TableSnapshot};

use crate::app::Ctx;
use meydan_pages::model::ClubTable;

/// What is asked of a table. A view need not be fit for several threads, so it stays behind.
struct Asked {
    table: TableId,
    over: bool,
    watches: bool,
}

/// What the club knows of a table, if it is one of its duels; if the club fails, what was known of it before.
pub(crate) fn club_table<'a>(
    ctx: &'a Ctx,
    seen: &TableSnapshot,
    before: Option<ClubTable>,
) -> impl Future<Output = Option<ClubTable>> + use<'a> {
    let asked = seen.rated.then(|| Asked {
        table: seen.table.clone(),
        over: seen.outcome.is_some(),
        watches: seen.held.is_empty(),
    });
    async move {
        let asked = asked?;
        match ask(ctx, &asked).await {
            Ok(found) => found,
            Err(error) => {
                // The duel goes on without faces.
                tracing::error!(%error, table = asked.table.short(), "the club failed");
                Some(before.unwrap_or_default())
            }
        }
    }
}

async fn ask(ctx: &Ctx, asked: &Asked) -> Result<Option<ClubTable>, Error> {
    let club = &ctx.app.club;
    let Some(duel) = club.duel(&asked.table).await? else { return Ok(None) };
    let mut table = ClubTable::default();
    for id in duel.members {
        table.faces.push(match id {
            Some(id) => Some(club.member(id).await?.avatar),
            None => None,
        });
    }
    if asked.over {
        let reward = club.reward_of(&asked.table).await?;
        table.gains = reward.map(|reward| duel.members.map(|id| gains(&reward, id)).to_vec());
    }
    // Who only watches may be one of those who play, in another browser than usual.
    if let (true, Some(pass)) = (asked.watches, &ctx.visitor.pass) {
        let reader = club.who(pass).await?.map(|member| member.id);
        table.plays = reader.is_some() && duel.members.contains(&reader);
    }
    Ok(Some(table))
}

/// Score and coins of one of the two; the computer gets nothing.
fn gains(reward: &Reward, id: Option<MemberId>) -> Option<(i64, i64)> {
    let id = id?;
    Some(if reward.winner == Some(id) { (reward.score, reward.won) } else { (0, reward.lost) })
}

/// The club opens the rematches of its duels.
pub(crate) struct OfClub(pub(crate) Club);

#[async_trait]
impl Rematches for OfClub {
    async fn open(&self, table: &TableId) -> Result<TableId, HallError> {
        self.0.rematch(table).await.map_err(|error| match error.refused() {
            Some(refused) => HallError::Refused(refused),
            None => HallError::Store(StoreError::Failed(Box::new(error))),
        })
    }
}
