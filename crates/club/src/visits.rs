//! Who is signed in where: a secret that the browser holds, of which only a hash is kept.

use meydan_catalogue::random_bytes;
use std::fmt;
use std::str::FromStr;

use sqlx::Row;

use crate::club::now;
use crate::{Club, Error, Member, MemberId};

/// Who has not come back for so long signs in anew: thirty days, in milliseconds.
const STAY: i64 = 30 * 24 * 60 * 60 * 1000;

/// So many browsers of one member are signed in; of more the oldest is forgotten.
const MOST_VISITS: i64 = 20;

/// What shows that somebody is signed in: 256 bits that nobody can guess.
#[derive(Clone, PartialEq, Eq)]
pub struct Pass([u8; 32]);

impl Pass {
    fn new() -> Result<Pass, Error> {
        random_bytes().map(Pass).map_err(|error| Error::Broken(error.to_string()))
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
impl fmt::Debug for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pass(…)")
    }
}

impl FromStr for Pass {
    type Err = ();

    fn from_str(text: &str) -> Result<Pass, ()> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| ())?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| ())?;
        }
        Ok(Pass(bytes))
    }
}

impl Club {
    /// Lets a member in whose password was right.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn sign_in(&self, id: MemberId) -> Result<Pass, Error> {
        self.sign_in_until(id, now() + STAY).await
    }

    async fn sign_in_until(&self, id: MemberId, until: i64) -> Result<Pass, Error> {
        let pass = Pass::new()?;
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
        sqlx::query("INSERT INTO visits (pass, member, until) VALUES (?, ?, ?)")
            .bind(pass.kept())
            .bind(id)
            .bind(until)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(pass)
    }

    /// Who holds this pass, if it still counts.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn who(&self, pass: &Pass) -> Result<Option<Member>, Error> {
        let row = sqlx::query("SELECT member FROM visits WHERE pass = ? AND until > ?")
            .bind(pass.kept())
            .bind(now())
            .fetch_optional(&self.pool)
            .await?;
        match row {
            Some(row) => self.member(row.try_get("member")?).await.map(Some),
            None => Ok(None),
        }
    }

    /// Forgets a pass.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn sign_out(&self, pass: &Pass) -> Result<(), Error> {
        sqlx::query("DELETE FROM visits WHERE pass = ?").bind(pass.kept()).execute(&self.pool).await?;
        Ok(())
    }

    /// Forgets every pass of a member, after a new password, and gives a new one.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn sign_in_alone(&self, id: MemberId) -> Result<Pass, Error> {
        sqlx::query("DELETE FROM visits WHERE member = ?").bind(id).execute(&self.pool).await?;
        self.sign_in(id).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_pass_ends_and_says_nothing_of_itself() {
        let club = Club::in_memory().await.expect("a club");
        let id = club.register("ada", "Ada", "secret").await.expect("a member");
        let over = club.sign_in_until(id, now() - 1).await.expect("a pass");
        assert_eq!(club.who(&over).await.expect("an answer"), None);
        let pass = club.sign_in(id).await.expect("a pass");
        assert!(!format!("{pass:?}").contains(&pass.reveal()[..8]));
        let kept: Vec<u8> = sqlx::query("SELECT pass FROM visits")
            .fetch_one(&club.pool)
            .await
            .and_then(|row| row.try_get("pass"))
            .expect("one row: the one that is over is gone");
        assert_ne!(kept, pass.0.to_vec(), "the secret itself is not in the file");
    }
}
