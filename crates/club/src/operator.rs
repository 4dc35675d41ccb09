//! What an operator does with the club. Each act is one transaction together with its line of the journal.

use meydan_catalogue::random_bytes;
use meydan_hall::TableId;
use meydan_hall::store::{Note, note};
use sqlx::Row;

use crate::accounts::{move_coins, set_password};
use crate::{Club, ClubMember, Error, MemberId, Refusal};

/// A row of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerRow {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// How many coins came, or went.
    pub amount: i64,
    /// Why.
    pub why: String,
}

/// A card that was imported or made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnCard {
    /// Its name.
    pub name: String,
    /// Who brought it; nobody for those of before, and of those who are gone.
    pub maker: Option<String>,
    /// How many copies members own.
    pub copies: i64,
}

/// Letters that no eye confuses.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// What is theirs and goes with them. What is also somebody else's stays, without them.
const GOES: [&str; 14] = [
    "DELETE FROM purses WHERE member = ?",
    "DELETE FROM decks WHERE member = ?",
    "DELETE FROM copies WHERE member = ?",
    "DELETE FROM visits WHERE member = ?",
    "DELETE FROM circles WHERE member = ?1 OR whom = ?1",
    "DELETE FROM talk WHERE member = ?",
    "DELETE FROM ledger WHERE member = ?",
    "DELETE FROM challenges WHERE challenger = ?",
    "UPDATE challenges SET accepting = NULL WHERE accepting = ?",
    "UPDATE cards SET maker = NULL WHERE maker = ?",
    "UPDATE settled SET winner = NULL WHERE winner = ?",
    "UPDATE settled SET loser = NULL WHERE loser = ?",
    "DELETE FROM duels WHERE first = ?1 OR second = ?1",
    "DELETE FROM members WHERE id = ?",
];

impl Club {
    /// Everybody, by username.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn everybody(&self) -> Result<Vec<ClubMember>, Error> {
        let rows = sqlx::query("SELECT id FROM members WHERE gone IS NULL ORDER BY username")
            .fetch_all(&self.pool)
            .await?;
        let mut members = Vec::with_capacity(rows.len());
        for row in rows {
            members.push(self.member(row.try_get("id")?).await?);
        }
        Ok(members)
    }

    async fn named(&self, username: &str) -> Result<ClubMember, Error> {
        self.find(username).await?.ok_or_else(|| meydan_members::Refusal::NoSuchMember.into())
    }

    /// Takes a member out of the club, with everything that is theirs alone. Duels of theirs that go on
    /// are removed; of those that are over the match stays, without their name.
    ///
    /// # Errors
    /// `NoSuchMember`.
    pub async fn remove_member(&self, username: &str, why: &Note) -> Result<(), Error> {
        let id = self.named(username).await?.id;
        let mut tx = self.begin().await?;
        let theirs = "SELECT id FROM duels WHERE first = ?1 OR second = ?1";
        for statement in [
            format!("DELETE FROM tables WHERE over = 0 AND id IN ({theirs})"),
            "UPDATE chairs SET name = '' WHERE seat = 0 AND table_id IN (SELECT id FROM duels WHERE first = ?1)"
                .to_owned(),
            "UPDATE chairs SET name = '' WHERE seat = 1 AND table_id IN (SELECT id FROM duels WHERE second = ?1)"
                .to_owned(),
        ] {
            sqlx::query(sqlx::AssertSqlSafe(statement)).bind(id).execute(&mut *tx).await?;
        }
        for statement in GOES {
            sqlx::query(statement).bind(id).execute(&mut *tx).await?;
        }
        note(&mut tx, why, &[]).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Gives a member a new password, which nobody else knows, and ends all sign-ins and seats by the old
    /// one. The password, and the tables that a running hall has to read again.
    ///
    /// # Errors
    /// `NoSuchMember`.
    pub async fn reset_password(&self, username: &str, why: &Note) -> Result<(String, Vec<TableId>), Error> {
        let id = self.named(username).await?.id;
        let bytes: [u8; 16] = random_bytes().map_err(|error| Error::Broken(error.to_string()))?;
        let password: String = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
        let kept = self.members.hashed(&password).await?;
        let mut tx = self.begin().await?;
        let tables = set_password(&mut tx, id, &kept).await?;
        sqlx::query("DELETE FROM visits WHERE member = ?").bind(id).execute(&mut *tx).await?;
        note(&mut tx, why, &tables).await?;
        tx.commit().await?;
        Ok((password, tables))
    }

    /// All that a member's coins came from and went for, the oldest first.
    ///
    /// # Errors
    /// `NoSuchMember`.
    pub async fn ledger(&self, username: &str) -> Result<(ClubMember, Vec<LedgerRow>), Error> {
        let member = self.named(username).await?;
        let rows = sqlx::query("SELECT at, amount, why FROM ledger WHERE member = ? ORDER BY id")
            .bind(member.id)
            .fetch_all(&self.pool)
            .await?;
        let mut ledger = Vec::with_capacity(rows.len());
        for row in &rows {
            let (at, amount, why) = (row.try_get("at")?, row.try_get("amount")?, row.try_get("why")?);
            ledger.push(LedgerRow { at, amount, why });
        }
        Ok((member, ledger))
    }

    /// Gives or takes coins, by a row of the ledger that says why; what they have then.
    ///
    /// # Errors
    /// `NoSuchMember`, `InvalidAmount`, `NotEnoughMoney`.
    pub async fn correct(&self, username: &str, amount: i64, why: &Note) -> Result<i64, Error> {
        let id: MemberId = self.named(username).await?.id;
        if amount == 0 {
            return Err(Refusal::InvalidAmount.into());
        }
        let mut tx = self.begin().await?;
        move_coins(&mut tx, id, amount, &format!("corrected: {}", why.reason)).await?;
        note(&mut tx, why, &[]).await?;
        tx.commit().await?;
        Ok(self.member(id).await?.coins)
    }

    /// The cards that were imported or made.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn own_cards(&self) -> Result<Vec<OwnCard>, Error> {
        let rows = sqlx::query(
            "SELECT name, username, (SELECT coalesce(sum(count), 0) FROM copies WHERE card = name) AS copies
             FROM cards LEFT JOIN members ON members.id = maker ORDER BY name",
        )
        .fetch_all(&self.pool)
        .await?;
        let mut cards = Vec::with_capacity(rows.len());
        for row in &rows {
            let (name, maker, copies) =
                (row.try_get("name")?, row.try_get("username")?, row.try_get("copies")?);
            cards.push(OwnCard { name, maker, copies });
        }
        Ok(cards)
    }

    /// Whose coins are not the sum of their ledger.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn wrong_sums(&self) -> Result<Vec<String>, Error> {
        let rows = sqlx::query(
            "SELECT username FROM purses JOIN members ON members.id = member WHERE purses.coins <>
                 (SELECT coalesce(sum(amount), 0) FROM ledger WHERE ledger.member = purses.member) ORDER BY username",
        )
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("username")?)).collect()
    }
}
