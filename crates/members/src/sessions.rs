//! Who is signed in where: a secret that the browser holds, of which only a hash is kept (HA-03).

use std::fmt;
use std::str::FromStr;

use sqlx::Row;

use crate::members::{now, random};
use crate::{Error, Member, MemberId, Members};

/// Who has not come back for so long signs in anew: thirty days, in milliseconds.
const STAY: i64 = 30 * 24 * 60 * 60 * 1000;

const HOUR: i64 = 60 * 60 * 1000;

/// So many browsers of one member are signed in; of more the oldest is forgotten.
const MOST_VISITS: i64 = 20;

/// What shows that somebody is signed in: 256 bits that nobody can guess.
#[derive(Clone, PartialEq, Eq)]
pub struct SessionToken([u8; 32]);

/// A browser in which somebody is signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its number.
    pub id: i64,
    /// Since when, in milliseconds since 1970; 0 if that is not known.
    pub at: i64,
    /// When it was last used, about.
    pub used: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

impl SessionToken {
    fn new() -> Result<SessionToken, Error> {
        random().map(SessionToken)
    }

    /// The secret itself, for the cookie that holds it.
    #[must_use]
    pub fn reveal(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn kept(&self) -> Vec<u8> {
        blake3::hash(&self.0).as_bytes().to_vec()
    }
}

/// Says nothing of the secret.
impl fmt::Debug for SessionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionToken(…)")
    }
}

impl FromStr for SessionToken {
    type Err = ();

    fn from_str(text: &str) -> Result<SessionToken, ()> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| ())?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| ())?;
        }
        Ok(SessionToken(bytes))
    }
}

impl Members {
    /// Lets a member in whose password was right.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn sign_in(&self, id: MemberId) -> Result<SessionToken, Error> {
        self.sign_in_until(id, now() + STAY).await
    }

    async fn sign_in_until(&self, id: MemberId, until: i64) -> Result<SessionToken, Error> {
        let pass = SessionToken::new()?;
        let mut tx = self.begin().await?;
        sqlx::query("DELETE FROM visits WHERE until <= ?").bind(now()).execute(&mut *tx).await?;
        sqlx::query(
            "DELETE FROM visits WHERE id IN
             (SELECT id FROM visits WHERE member = ? ORDER BY id DESC LIMIT -1 OFFSET ?)",
        )
        .bind(id)
        .bind(MOST_VISITS - 1)
        .execute(&mut *tx)
        .await?;
        sqlx::query("INSERT INTO visits (pass, member, until, at, used) VALUES (?, ?, ?, ?4, ?4)")
            .bind(pass.kept())
            .bind(id)
            .bind(until)
            .bind(now())
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(pass)
    }

    /// Who is signed in by this, if it still counts.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn who(&self, session: &SessionToken) -> Result<Option<Member>, Error> {
        let row = sqlx::query("SELECT id, member, used FROM visits WHERE pass = ? AND until > ?")
            .bind(session.kept())
            .bind(now())
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(None) };
        // Who comes back stays, and an hour more or less matters to nobody.
        if row.try_get::<i64, _>("used")? < now() - HOUR {
            sqlx::query("UPDATE visits SET used = ?, until = ? WHERE id = ?")
                .bind(now())
                .bind(now() + STAY)
                .bind(row.try_get::<i64, _>("id")?)
                .execute(&self.pool)
                .await?;
        }
        self.member(row.try_get("member")?).await.map(Some)
    }

    /// Forgets a sign-in.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn sign_out(&self, session: &SessionToken) -> Result<(), Error> {
        sqlx::query("DELETE FROM visits WHERE pass = ?").bind(session.kept()).execute(&self.pool).await?;
        Ok(())
    }

    /// Where a member is signed in, the latest first (HA-03); `here` is the one that asks.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn sessions(&self, id: MemberId, here: Option<&SessionToken>) -> Result<Vec<Session>, Error> {
        let here = here.map(SessionToken::kept);
        let rows = sqlx::query(
            "SELECT id, pass, at, used FROM visits WHERE member = ? AND until > ? ORDER BY used DESC",
        )
        .bind(id)
        .bind(now())
        .fetch_all(&self.pool)
        .await?;
        let mut sessions = Vec::with_capacity(rows.len());
        for row in &rows {
            let current = Some(row.try_get("pass")?) == here;
            sessions.push(Session {
                id: row.try_get("id")?,
                at: row.try_get("at")?,
                used: row.try_get("used")?,
                current,
            });
        }
        Ok(sessions)
    }

    /// Ends one sign-in of a member; `false` if they have no such.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn end_session(&self, id: MemberId, session: i64) -> Result<bool, Error> {
        let ended = sqlx::query("DELETE FROM visits WHERE id = ? AND member = ?").bind(session).bind(id);
        Ok(ended.execute(&self.pool).await?.rows_affected() == 1)
    }

    /// Forgets every sign-in of a member, after a new password, and gives a new one.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn sign_in_alone(&self, id: MemberId) -> Result<SessionToken, Error> {
        sqlx::query("DELETE FROM visits WHERE member = ?").bind(id).execute(&self.pool).await?;
        self.sign_in(id).await
    }
}

#[cfg(test)]
mod tests {
    use meydan_hall::store::SqliteStore;

    use super::*;
    use crate::{NameRules, NewMember};

    #[tokio::test]
    async fn a_sign_in_ends_and_says_nothing_of_itself() {
        let members = Members::of(&SqliteStore::in_memory().await.expect("a file")).await.expect("members");
        let new = NewMember { username: "ada", nickname: "Ada", password: "long enough" };
        let id = members.register(new, NameRules::Hall).await.expect("a member");
        let over = members.sign_in_until(id, now() - 1).await.expect("a sign-in");
        assert_eq!(members.who(&over).await.expect("an answer"), None);
        let session = members.sign_in(id).await.expect("a sign-in");
        assert!(!format!("{session:?}").contains(&session.reveal()[..8]));
        let kept: Vec<u8> = sqlx::query("SELECT pass FROM visits")
            .fetch_one(&members.pool)
            .await
            .and_then(|row| row.try_get("pass"))
            .expect("one row: the one that is over is gone");
        assert_ne!(kept, session.0.to_vec(), "the secret itself is not in the file");
    }
}
