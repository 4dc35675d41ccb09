//! Rewards of duels (20.5), each once.

use meydan_hall::TableId;
use sqlx::{Row, Sqlite, Transaction};

use crate::accounts::move_coins;
use crate::club::now;
use crate::{Club, Error, MemberId, Reward};

/// Which duels are paid for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paid {
    /// Every one, however it ended (20.5, D-66).
    #[default]
    Every,
    /// Those that were played, and less each time the same two duel in a day: whoever is given
    /// up to by friends earns nothing.
    Played,
}

/// A duel was played when both had so many turns.
pub(crate) const PLAYED_TURNS: usize = 5;
/// For so long it is remembered who duelled whom, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// How a duel ended. The computer is nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Who won.
    pub winner: Option<MemberId>,
    /// Who lost.
    pub loser: Option<MemberId>,
    /// 1 or 3.
    pub rounds: u8,
    /// The most life points of the winner at the end of a round that it won (D-66).
    pub best_life: u16,
    /// How many turns each of the two had, in all rounds.
    pub turns: [usize; 2],
}

/// What the winner's score grows by, and the coins of both, of which so many of a hundred parts are paid.
fn rewards(rounds: u8, best_life: u16, share: i64) -> (i64, i64, i64) {
    let life = i64::from(best_life);
    let (score, won, lost) = match rounds {
        1 => (1_000, 1_000 + life, 100),
        _ => (3_000, 3_000 + 3 * life, 300),
    };
    (score * share / 100, won * share / 100, lost * share / 100)
}

/// What came of rewarding the duels that had ended.
#[derive(Debug, Default)]
pub struct Settlement {
    /// How many were rewarded.
    pub rewarded: u32,
    /// Those that cannot be read, and why: to try again is of no use.
    pub unreadable: Vec<(TableId, String)>,
    /// What failed otherwise, if anything did: it may go well later.
    pub failed: Option<Error>,
}

impl Settlement {
    /// How many were rewarded, if nothing failed.
    ///
    /// # Errors
    /// What failed.
    pub fn whole(self) -> Result<u32, Error> {
        self.failed.map_or(Ok(self.rewarded), Err)
    }
}

impl Club {
    /// What a duel brought, once it was rewarded.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn reward_of(&self, table: &TableId) -> Result<Option<Reward>, Error> {
        let row = sqlx::query("SELECT winner, loser, rounds, life, share FROM settled WHERE duel = ?")
            .bind(table.as_str())
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let (score, won, lost) = rewards(row.try_get("rounds")?, row.try_get("life")?, row.try_get("share")?);
        Ok(Some(Reward { winner: row.try_get("winner")?, loser: row.try_get("loser")?, score, won, lost }))
    }

    /// Rewards a duel. Gives whether it was the first time: a duel is rewarded once.
    ///
    /// # Errors
    /// `NoSuchMember`.
    pub async fn settle(&self, duel: &str, result: Settled) -> Result<bool, Error> {
        let mut tx = self.begin().await?;
        let now = now();
        let share = self.share(&mut tx, result, now).await?;
        let first = sqlx::query(
            "INSERT INTO settled (duel, winner, loser, rounds, life, share, at) VALUES (?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT DO NOTHING",
        )
        .bind(duel)
        .bind(result.winner)
        .bind(result.loser)
        .bind(i64::from(result.rounds))
        .bind(i64::from(result.best_life))
        .bind(share)
        .bind(now)
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if first == 0 {
            return Ok(false);
        }
        let (score, won, lost) = rewards(result.rounds, result.best_life, share);
        if share == 0 {
            tx.commit().await?;
            return Ok(true);
        }
        if let Some(winner) = result.winner {
            move_coins(&mut tx, winner, won, &format!("won duel {duel}")).await?;
            sqlx::query("UPDATE purses SET score = score + ? WHERE member = ?")
                .bind(score)
                .bind(winner)
                .execute(&mut *tx)
                .await?;
        }
        if let Some(loser) = result.loser {
            move_coins(&mut tx, loser, lost, &format!("lost duel {duel}")).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// How many of a hundred parts of the reward are paid for a duel that ends now.
    async fn share(&self, tx: &mut Transaction<'_, Sqlite>, duel: Settled, now: i64) -> Result<i64, Error> {
        if self.paid == Paid::Every {
            return Ok(100);
        }
        if duel.turns.iter().any(|turns| *turns < PLAYED_TURNS) {
            return Ok(0);
        }
        let (Some(one), Some(other)) = (duel.winner, duel.loser) else { return Ok(100) };
        let before: u32 = sqlx::query(
            "SELECT count(*) AS count FROM settled
             WHERE share > 0 AND at > ? AND ((winner = ? AND loser = ?) OR (winner = ? AND loser = ?))",
        )
        .bind(now - DAY)
        .bind(one)
        .bind(other)
        .bind(other)
        .bind(one)
        .fetch_one(&mut **tx)
        .await?
        .try_get("count")?;
        Ok(100 >> before.min(63))
    }
}
