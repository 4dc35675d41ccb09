//! Another way of scoring (DU-276): by duels that were won.

use sqlx::Row;

use crate::order::rank;
use crate::{Club, Error, Standing};

impl Club {
    /// Everybody, who won most duels first. Who won equally many shares a rank, in
    /// alphabetical order, as on the scoreboard. Duels against the computer
    /// count, those that nothing is paid for do not.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn standings(&self) -> Result<Vec<Standing>, Error> {
        let rows = sqlx::query(
            "SELECT nickname, avatar, coalesce(wins.count, 0) AS won, coalesce(losses.count, 0) AS lost
             FROM members
             LEFT JOIN (SELECT winner, count(*) AS count FROM settled WHERE share > 0 GROUP BY winner) AS wins
                 ON wins.winner = members.id
             LEFT JOIN (SELECT loser, count(*) AS count FROM settled WHERE share > 0 GROUP BY loser) AS losses
                 ON losses.loser = members.id WHERE gone IS NULL",
        )
        .fetch_all(&self.pool)
        .await?;
        let mut all = Vec::with_capacity(rows.len());
        for row in &rows {
            all.push(Standing {
                rank: 0,
                nickname: row.try_get("nickname")?,
                avatar: row.try_get("avatar")?,
                won: row.try_get("won")?,
                lost: row.try_get("lost")?,
            });
        }
        rank(&mut all, |line| (line.won.into(), &line.nickname), |line, rank| line.rank = rank);
        Ok(all)
    }
}
