//! Members: registering, signing in, names, passwords, scores.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite};

use meydan_core::Seat;
use meydan_hall::TableId;

use crate::club::now;
use crate::duels::{SEATS, Seats};
use crate::look_alike::look;
use crate::order::rank;
use crate::{AVATARS, Club, Error, Member, MemberId, Ranked, Refusal};

/// What a new member owns (D-09).
pub const STARTING_COINS: i64 = 100_000;

/// No name or password is longer, in characters.
const MOST_SIGNS: usize = 64;

/// The name of the computer, for which nobody may register (D-25).
const RESERVED: &str = "AI";

fn member(row: &SqliteRow) -> Result<Member, Error> {
    Ok(Member {
        id: row.try_get("id")?,
        username: row.try_get("username")?,
        nickname: row.try_get("nickname")?,
        score: row.try_get("score")?,
        coins: row.try_get("coins")?,
        avatar: row.try_get("avatar")?,
    })
}

/// A single word that can be shown: no blanks, nothing invisible.
fn check_word(word: &str) -> Result<(), Refusal> {
    let fits = (1..=MOST_SIGNS).contains(&word.chars().count());
    let plain = !word.chars().any(|sign| sign.is_whitespace() || sign.is_control());
    if fits && plain { Ok(()) } else { Err(Refusal::InvalidName) }
}

/// A name is such a word without marks that turn or hide text: what tables call people by.
fn check_name(name: &str) -> Result<(), Refusal> {
    check_word(name)?;
    let clean = meydan_hall::clean_name(name).is_ok_and(|clean| clean == name);
    // Joiners stand between letters; at an edge or in a row they only hide.
    let joiner = |sign: char| matches!(sign, '\u{200c}' | '\u{200d}');
    let mut before = true;
    let hidden = name.chars().chain(std::iter::once('\u{200c}')).any(|sign| {
        let twice = joiner(sign) && before;
        before = joiner(sign);
        twice
    });
    if clean && !hidden { Ok(()) } else { Err(Refusal::InvalidName) }
}

impl Club {
    /// A new member (2.6); they are not signed in by it.
    ///
    /// # Errors
    /// `UsernameTaken`, `NicknameTaken`, `InvalidName`.
    pub async fn register(&self, username: &str, nickname: &str, password: &str) -> Result<MemberId, Error> {
        check_name(username)?;
        check_name(nickname)?;
        check_word(password)?;
        self.check_free(username, nickname).await?;
        let kept = self.passwords.hash(password).await?;
        let mut tx = self.begin().await?;
        let added = sqlx::query(
            "INSERT INTO members (username, nickname, password, coins) VALUES (?, ?, ?, ?)
             ON CONFLICT DO NOTHING RETURNING id",
        )
        .bind(username)
        .bind(nickname)
        .bind(kept)
        .bind(STARTING_COINS)
        .fetch_optional(&mut *tx)
        .await?;
        let Some(row) = added else {
            // Somebody was faster: which name it was is said as if they had been first all along.
            drop(tx);
            self.check_free(username, nickname).await?;
            return Err(Refusal::UsernameTaken.into());
        };
        let id: MemberId = row.try_get("id")?;
        note(&mut tx, id, STARTING_COINS, "welcome").await?;
        tx.commit().await?;
        Ok(id)
    }

    async fn check_free(&self, username: &str, nickname: &str) -> Result<(), Error> {
        if username == RESERVED || self.find(username).await?.is_some() {
            return Err(Refusal::UsernameTaken.into());
        }
        if nickname == RESERVED || self.find_nickname(nickname).await?.is_some() {
            return Err(Refusal::NicknameTaken.into());
        }
        if self.looks_taken(username, None).await? {
            return Err(Refusal::UsernameTaken.into());
        }
        if self.looks_taken(nickname, None).await? {
            return Err(Refusal::NicknameTaken.into());
        }
        Ok(())
    }

    /// Whether a name looks like another one of somebody else.
    async fn looks_taken(&self, name: &str, own: Option<MemberId>) -> Result<bool, Error> {
        let looks = look(name);
        let rows = sqlx::query("SELECT username, nickname FROM members WHERE id IS NOT ?")
            .bind(own)
            .fetch_all(&self.pool)
            .await?;
        for row in &rows {
            let names: [&str; 2] = [row.try_get("username")?, row.try_get("nickname")?];
            if names.iter().any(|taken| *taken != name && look(taken) == looks) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Signs in (2.7).
    ///
    /// # Errors
    /// `NoMatch`, whichever of the two is wrong, after the same time.
    pub async fn log_in(&self, username: &str, password: &str) -> Result<Member, Error> {
        let row = sqlx::query("SELECT id, password FROM members WHERE username = ?")
            .bind(username)
            .fetch_optional(&self.pool)
            .await?;
        let kept = row.as_ref().map(|row| row.try_get::<String, _>("password")).transpose()?;
        let right = self.passwords.is_right(password, kept).await?;
        match row {
            Some(row) if right => self.member(row.try_get("id")?).await,
            _ => Err(Refusal::NoMatch.into()),
        }
    }

    /// A member by number.
    ///
    /// # Errors
    /// `NoSuchMember`.
    pub async fn member(&self, id: MemberId) -> Result<Member, Error> {
        self.member_by("id", id).await?.ok_or(Error::Refused(Refusal::NoSuchMember))
    }

    /// A member by username.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn find(&self, username: &str) -> Result<Option<Member>, Error> {
        self.member_by("username", username).await
    }

    /// A member by nickname.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn find_nickname(&self, nickname: &str) -> Result<Option<Member>, Error> {
        self.member_by("nickname", nickname).await
    }

    /// The member who has this in a column of which everybody has another.
    async fn member_by<'q, T>(&self, column: &'static str, value: T) -> Result<Option<Member>, Error>
    where
        T: sqlx::Encode<'q, Sqlite> + sqlx::Type<Sqlite> + 'q,
    {
        let query =
            format!("SELECT id, username, nickname, score, coins, avatar FROM members WHERE {column} = ?");
        let row = sqlx::query(sqlx::AssertSqlSafe(query)).bind(value).fetch_optional(&self.pool).await?;
        row.as_ref().map(member).transpose()
    }

    /// Another nickname (2.10); the present one counts as taken (D-15).
    ///
    /// # Errors
    /// `NicknameTaken`, `InvalidName`.
    pub async fn change_nickname(&self, id: MemberId, nickname: &str) -> Result<(), Error> {
        check_name(nickname)?;
        if nickname == RESERVED
            || self.find_nickname(nickname).await?.is_some()
            || self.looks_taken(nickname, Some(id)).await?
        {
            return Err(Refusal::NicknameTaken.into());
        }
        let changed = sqlx::query("UPDATE OR IGNORE members SET nickname = ? WHERE id = ?")
            .bind(nickname)
            .bind(id)
            .execute(&self.pool)
            .await?;
        if changed.rows_affected() == 1 { Ok(()) } else { Err(Refusal::NicknameTaken.into()) }
    }

    /// Another face.
    ///
    /// # Errors
    /// `NoSuchAvatar`.
    pub async fn change_avatar(&self, id: MemberId, avatar: u8) -> Result<(), Error> {
        if avatar >= AVATARS {
            return Err(Refusal::NoSuchAvatar.into());
        }
        sqlx::query("UPDATE members SET avatar = ? WHERE id = ?")
            .bind(avatar)
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Another password (2.10). Whoever sat at duels of theirs by the old one does no longer: the
    /// tables, which a hall that runs has to read again.
    ///
    /// # Errors
    /// `WrongPassword`, then `SamePassword`, then `InvalidName`.
    pub async fn change_password(
        &self,
        id: MemberId,
        current: &str,
        new: &str,
    ) -> Result<Vec<TableId>, Error> {
        let row = sqlx::query("SELECT password FROM members WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?
            .ok_or(Refusal::NoSuchMember)?;
        if !self.passwords.is_right(current, Some(row.try_get("password")?)).await? {
            return Err(Refusal::WrongPassword.into());
        }
        if current == new {
            return Err(Refusal::SamePassword.into());
        }
        check_word(new)?;
        let kept = self.passwords.hash(new).await?;
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
        let rows = sqlx::query("SELECT nickname, score, avatar FROM members").fetch_all(&self.pool).await?;
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

pub(crate) type Tx = sqlx::Transaction<'static, Sqlite>;

/// Another password, as it is kept, and other tokens for the seats at duels that go on: at which tables.
pub(crate) async fn set_password(tx: &mut Tx, id: MemberId, kept: &str) -> Result<Vec<TableId>, Error> {
    sqlx::query("UPDATE members SET password = ? WHERE id = ?")
        .bind(kept)
        .bind(id)
        .execute(&mut **tx)
        .await?;
    let playing = "WHERE (first = ?1 OR second = ?1) AND id IN (SELECT id FROM tables WHERE over = 0)";
    let rows =
        sqlx::query(sqlx::AssertSqlSafe(format!("{SEATS} {playing}"))).bind(id).fetch_all(&mut **tx).await?;
    let mut tables = Vec::new();
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
    let row =
        sqlx::query("SELECT coins FROM members WHERE id = ?").bind(id).fetch_optional(&mut **tx).await?;
    let coins: i64 = row.ok_or(Refusal::NoSuchMember)?.try_get("coins")?;
    let after = coins.checked_add(amount).ok_or(Refusal::InvalidAmount)?;
    if after < 0 {
        return Err(Refusal::NotEnoughMoney.into());
    }
    sqlx::query("UPDATE members SET coins = ? WHERE id = ?").bind(after).bind(id).execute(&mut **tx).await?;
    note(tx, id, amount, why).await
}
