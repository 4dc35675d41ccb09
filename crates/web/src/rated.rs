//! What the club adds to a table of the hall: the faces of members, and what a duel
//! brought them. The task that rewards duels lives here too.

use std::collections::BTreeSet;
use std::future::Future;
use std::time::Duration;

use meydan_club::{Error, MemberId, Reward, Settlement};
use meydan_hall::{TableId, TableSnapshot};

use crate::app::{App, Ctx};
use crate::server::closed;
use meydan_pages::model::ClubTable;

/// After a failure it is tried again so soon, and then ever later.
const SOON: Duration = Duration::from_secs(1);
const LATE: Duration = Duration::from_secs(60);

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
                tracing::error!(%error, table = %asked.table, "the club failed");
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

/// Rewards every duel that has ended, from the start of the server to its end.
pub(crate) async fn settle(app: &App) {
    let mut closing = app.closing.clone();
    let mut ended = app.hall.ended();
    let mut wait = SOON;
    // Told of once: they are found again with every duel that ends.
    let mut unreadable = BTreeSet::new();
    loop {
        ended.borrow_and_update();
        let settlement = app.club.settle_ended().await.unwrap_or_else(|error| {
            let failed = Some(error);
            Settlement { failed, ..Settlement::default() }
        });
        if settlement.rewarded > 0 {
            app.tell_club_news();
        }
        for (table, error) in settlement.unreadable {
            if unreadable.insert(table.to_string()) {
                tracing::error!(%table, error, "a duel cannot be read and is not rewarded");
            }
        }
        let again = settlement.failed.map(|error| {
            tracing::error!(%error, "duels could not be rewarded");
            wait
        });
        wait = if again.is_some() { (wait * 2).min(LATE) } else { SOON };
        let more = async {
            match again {
                Some(wait) => tokio::time::sleep(wait).await,
                // A hall that is gone has no more duels.
                None => {
                    if ended.changed().await.is_err() {
                        std::future::pending::<()>().await;
                    }
                }
            }
        };
        tokio::select! {
            () = more => {}
            () = closed(&mut closing) => return,
        }
    }
}
