//! Rewards of duels (20.5), each once.

use meydan_hall::TableId;
use sqlx::Row;

use crate::accounts::move_coins;
use crate::club::now;
use crate::{Club, Error, MemberId, Reward};

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
}

impl Settled {
    /// What the winner's score grows by, and the coins of both.
    fn rewards(self) -> (i64, i64, i64) {
        let life = i64::from(self.best_life);
        match self.rounds {
            1 => (1_000, 1_000 + life, 100),
            _ => (3_000, 3_000 + 3 * life, 300),
        }
    }
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
        let row = sqlx::query("SELECT winner, loser, rounds, life FROM settled WHERE duel = ?")
            .bind(table.as_str())
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let settled = Settled {
            winner: row.try_get("winner")?,
            loser: row.try_get("loser")?,
            rounds: row.try_get("rounds")?,
            best_life: row.try_get("life")?,
        };
        let (score, won, lost) = settled.rewards();
        Ok(Some(Reward { winner: settled.winner, loser: settled.loser, score, won, lost }))
    }

    /// Rewards a duel. Gives whether it was the first time: a duel is rewarded once.
    ///
    /// # Errors
    /// `NoSuchMember`.
    pub async fn settle(&self, duel: &str, result: Settled) -> Result<bool, Error> {
        let mut tx = self.begin().await?;
        let first = sqlx::query(
            "INSERT INTO settled (duel, winner, loser, rounds, life, at) VALUES (?, ?, ?, ?, ?, ?)
             ON CONFLICT DO NOTHING",
        )
        .bind(duel)
        .bind(result.winner)
        .bind(result.loser)
        .bind(i64::from(result.rounds))
        .bind(i64::from(result.best_life))
        .bind(now())
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if first == 0 {
            return Ok(false);
        }
        let (score, won, lost) = result.rewards();
        if let Some(winner) = result.winner {
            move_coins(&mut tx, winner, won, &format!("won duel {duel}")).await?;
            sqlx::query("UPDATE members SET score = score + ? WHERE id = ?")
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
}
