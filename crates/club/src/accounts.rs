//! Members as the club knows them: coins, scores, and the passwords that their duels hang on.

use meydan_core::Seat;
use meydan_hall::TableId;
use meydan_members::{NameRules, NewMember, SessionToken, Tx};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::club::now;
use crate::duels::{SEATS, Seats};
use crate::order::rank;
use crate::{Club, ClubMember, Error, MemberId, Ranked, Refusal};

/// What somebody owns who comes to the club for the first time (D-09).
pub const STARTING_COINS: i64 = 100_000;

const MEMBER: &str = "SELECT id, username, nickname, avatar, purses.score, purses.coins FROM members
     JOIN purses ON purses.member = members.id";

fn member(row: &SqliteRow) -> Result<ClubMember, Error> {
    Ok(ClubMember {
        id: row.try_get("id")?,
        username: row.try_get("username")?,
        nickname: row.try_get("nickname")?,
        score: row.try_get("score")?,
        coins: row.try_get("coins")?,
        avatar: row.try_get("avatar")?,
    })
}

impl Club {
    /// A new member of the hall who comes to the club at once (2.6); they are not signed in by it.
    ///
    /// # Errors
    /// Those of `Members::register`.
    pub async fn register(&self, new: NewMember<'_>, rules: NameRules) -> Result<MemberId, Error> {
        let id = self.members.register(new, rules).await?;
        self.member(id).await?;
        Ok(id)
    }

    /// Who has this username and password (2.7).
    ///
    /// # Errors
    /// `NoMatch`.
    pub async fn log_in(
        &self,
        username: &str,
        password: &str,
        rules: NameRules,
    ) -> Result<ClubMember, Error> {
        self.member(self.members.log_in(username, password, rules).await?.id).await
    }

    /// Who is signed in by this, if it still counts.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn who(&self, session: &SessionToken) -> Result<Option<ClubMember>, Error> {
        match self.members.who(session).await? {
            Some(member) => self.member(member.id).await.map(Some),
            None => Ok(None),
        }
    }

    /// A member by number. Who was never in the club before is given a purse.
    ///
    /// # Errors
    /// `NoSuchMember`.
    pub async fn member(&self, id: MemberId) -> Result<ClubMember, Error> {
        let query = || sqlx::query(sqlx::AssertSqlSafe(format!("{MEMBER} WHERE id = ?"))).bind(id);
        if let Some(row) = query().fetch_optional(&self.pool).await? {
            return member(&row);
        }
        self.members.member(id).await?;
        let mut tx = self.begin().await?;
        open_purse(&mut tx, id).await?;
        tx.commit().await?;
        member(&query().fetch_one(&self.pool).await?)
    }

    /// A member by username.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn find(&self, username: &str) -> Result<Option<ClubMember>, Error> {
        match self.members.find(username).await? {
            Some(found) => self.member(found.id).await.map(Some),
            None => Ok(None),
        }
    }

    /// Another nickname (2.10); the present one counts as taken (D-15).
    ///
    /// # Errors
    /// `NicknameTaken`, `InvalidName`.
    pub async fn change_nickname(&self, id: MemberId, nickname: &str) -> Result<(), Error> {
        Ok(self.members.change_nickname(id, nickname).await?)
    }

    /// Another password (2.10). Whoever sat at tables of theirs by the old one does no longer: which
    /// tables a hall that runs has to read again.
    ///
    /// # Errors
    /// `WrongPassword`, then `SamePassword`, then those of passwords that may not be.
    pub async fn change_password(
        &self,
        id: MemberId,
        current: &str,
        new: &str,
        rules: NameRules,
    ) -> Result<Vec<TableId>, Error> {
        let kept = self.members.new_password(id, current, new, rules).await?;
        let mut tx = self.begin().await?;
        let reseated = set_password(&mut tx, id, &kept).await?;
        tx.commit().await?;
        Ok(reseated)
    }

    /// Everybody, the highest score first (2.9).
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn scoreboard(&self) -> Result<Vec<Ranked>, Error> {
        let rows = sqlx::query(
            "SELECT nickname, avatar, coalesce(purses.score, 0) AS score FROM members
             LEFT JOIN purses ON purses.member = members.id WHERE gone IS NULL",
        )
        .fetch_all(&self.pool)
        .await?;
        let mut board = Vec::with_capacity(rows.len());
        for row in &rows {
            board.push(Ranked {
                rank: 0,
                nickname: row.try_get("nickname")?,
                score: row.try_get("score")?,
                avatar: row.try_get("avatar")?,
            });
        }
        rank(&mut board, |line| (line.score, &line.nickname), |line, rank| line.rank = rank);
        Ok(board)
    }

    /// More coins.
    ///
    /// # Errors
    /// `InvalidAmount`, `NoSuchMember`.
    pub async fn raise_coins(&self, id: MemberId, amount: i64, why: &str) -> Result<(), Error> {
        if amount <= 0 {
            return Err(Refusal::InvalidAmount.into());
        }
        let mut tx = self.begin().await?;
        move_coins(&mut tx, id, amount, why).await?;
        tx.commit().await?;
        Ok(())
    }
}

/// Gives a member a purse who has none yet, with what everybody begins with.
pub(crate) async fn open_purse(tx: &mut Tx, id: MemberId) -> Result<(), Error> {
    let opened = sqlx::query(
        "INSERT INTO purses (member, coins) SELECT id, ?2 FROM members WHERE id = ?1 ON CONFLICT DO NOTHING",
    )
    .bind(id)
    .bind(STARTING_COINS)
    .execute(&mut **tx)
    .await?;
    if opened.rows_affected() == 1 {
        note(tx, id, STARTING_COINS, "welcome").await?;
    }
    Ok(())
}

/// Another password, as it is kept, and other tokens for the seats of the member: at which tables.
pub(crate) async fn set_password(tx: &mut Tx, id: MemberId, kept: &str) -> Result<Vec<TableId>, Error> {
    let mut tables = meydan_members::set_password(tx, id, kept).await?;
    let playing = "WHERE (first = ?1 OR second = ?1) AND id IN (SELECT id FROM tables WHERE over = 0)";
    let rows =
        sqlx::query(sqlx::AssertSqlSafe(format!("{SEATS} {playing}"))).bind(id).fetch_all(&mut **tx).await?;
    for row in &rows {
        let (table, seats): (String, Seats) = (row.try_get("id")?, Seats::of(row)?);
        for seat in seats.of_member(id) {
            let (old, (new, times)) = (seats.token(seat).holder(), seats.next(seat));
            let column = if seat == Seat::FIRST { "reseated_first" } else { "reseated_second" };
            sqlx::query(sqlx::AssertSqlSafe(format!("UPDATE duels SET {column} = ? WHERE id = ?")))
                .bind(times)
                .bind(&table)
                .execute(&mut **tx)
                .await?;
            for statement in [
                "UPDATE chairs SET holder = ? WHERE holder = ? AND table_id = ?",
                "UPDATE tables SET opener = ? WHERE opener = ? AND id = ?",
            ] {
                sqlx::query(statement)
                    .bind(new.holder().to_string())
                    .bind(old.to_string())
                    .bind(&table)
                    .execute(&mut **tx)
                    .await?;
            }
        }
        tables.push(table.parse().map_err(|()| Error::Broken("the name of a duel".to_owned()))?);
    }
    Ok(tables)
}

/// A row of the ledger for coins that are counted already.
async fn note(tx: &mut Tx, id: MemberId, amount: i64, why: &str) -> Result<(), Error> {
    sqlx::query("INSERT INTO ledger (member, amount, why, at) VALUES (?, ?, ?, ?)")
        .bind(id)
        .bind(amount)
        .bind(why)
        .bind(now())
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Coins come or go, with a row that says why. Nobody has fewer than none.
pub(crate) async fn move_coins(tx: &mut Tx, id: MemberId, amount: i64, why: &str) -> Result<(), Error> {
    open_purse(tx, id).await?;
    let row =
        sqlx::query("SELECT coins FROM purses WHERE member = ?").bind(id).fetch_optional(&mut **tx).await?;
    let coins: i64 = row.ok_or(meydan_members::Refusal::NoSuchMember)?.try_get("coins")?;
    let after = coins.checked_add(amount).ok_or(Refusal::InvalidAmount)?;
    if after < 0 {
        return Err(Refusal::NotEnoughMoney.into());
    }
    let change = sqlx::query("UPDATE purses SET coins = ? WHERE member = ?").bind(after).bind(id);
    change.execute(&mut **tx).await?;
    note(tx, id, amount, why).await
}
