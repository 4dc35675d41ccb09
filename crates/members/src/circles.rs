//! Whom a member follows, has blocked, or does not want to hear (HA-04, HA-42).

use sqlx::Row;

use crate::members::now;
use crate::{Error, Member, MemberId, Members, Refusal};

/// What somebody is to a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Circle {
    /// Seen when online, challenged in one click.
    Follow,
    /// Cannot challenge, be paired with, or write to who blocked them.
    Block,
    /// Is not heard.
    Mute,
}

/// So many are in one circle of a member.
pub const MOST_IN_A_CIRCLE: i64 = 500;

impl Circle {
    const fn code(self) -> &'static str {
        match self {
            Circle::Follow => "follow",
            Circle::Block => "block",
            Circle::Mute => "mute",
        }
    }
}

impl Members {
    /// Takes somebody into a circle; who is in it already stays. Nobody follows whom they block.
    ///
    /// # Errors
    /// `NoSuchMember`, `Yourself`, `CircleFull`.
    pub async fn put(&self, id: MemberId, circle: Circle, whom: MemberId) -> Result<(), Error> {
        if id == whom {
            return Err(Refusal::Yourself.into());
        }
        self.member(whom).await?;
        let mut tx = self.begin().await?;
        let count = sqlx::query("SELECT count(*) FROM circles WHERE member = ? AND kind = ? AND whom <> ?")
            .bind(id)
            .bind(circle.code())
            .bind(whom)
            .fetch_one(&mut *tx)
            .await?;
        if count.try_get::<i64, _>(0)? >= MOST_IN_A_CIRCLE {
            return Err(Refusal::CircleFull.into());
        }
        sqlx::query(
            "INSERT INTO circles (member, kind, whom, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(id)
        .bind(circle.code())
        .bind(whom)
        .bind(now())
        .execute(&mut *tx)
        .await?;
        let opposite = match circle {
            Circle::Follow => Some(Circle::Block),
            Circle::Block => Some(Circle::Follow),
            Circle::Mute => None,
        };
        if let Some(opposite) = opposite {
            sqlx::query("DELETE FROM circles WHERE member = ? AND kind = ? AND whom = ?")
                .bind(id)
                .bind(opposite.code())
                .bind(whom)
                .execute(&mut *tx)
                .await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Takes somebody out of a circle.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn take_out(&self, id: MemberId, circle: Circle, whom: MemberId) -> Result<(), Error> {
        sqlx::query("DELETE FROM circles WHERE member = ? AND kind = ? AND whom = ?")
            .bind(id)
            .bind(circle.code())
            .bind(whom)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Everybody in a circle, the latest first.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn circle(&self, id: MemberId, circle: Circle) -> Result<Vec<Member>, Error> {
        let rows = sqlx::query(
            "SELECT whom FROM circles JOIN members ON members.id = whom AND gone IS NULL
             WHERE member = ? AND kind = ? ORDER BY at DESC, whom",
        )
        .bind(id)
        .bind(circle.code())
        .fetch_all(&self.pool)
        .await?;
        let mut members = Vec::with_capacity(rows.len());
        for row in rows {
            members.push(self.member(row.try_get("whom")?).await?);
        }
        Ok(members)
    }

    /// Whether somebody is in a circle of a member.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn is_in(&self, id: MemberId, circle: Circle, whom: MemberId) -> Result<bool, Error> {
        let row = sqlx::query("SELECT 1 FROM circles WHERE member = ? AND kind = ? AND whom = ?")
            .bind(id)
            .bind(circle.code())
            .bind(whom)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.is_some())
    }

    /// Whether one of two has blocked the other: they do not meet.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn are_apart(&self, one: MemberId, other: MemberId) -> Result<bool, Error> {
        Ok(self.is_in(one, Circle::Block, other).await? || self.is_in(other, Circle::Block, one).await?)
    }
}
