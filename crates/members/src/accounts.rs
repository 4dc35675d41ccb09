//! Accounts: registering, signing in, names, passwords, and what their seats belong to.

use meydan_hall::{Holder, TableId, Token};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::members::{now, random};
use crate::names::{Derived, fold, is_reserved};
use crate::{AVATARS, Error, Member, MemberId, Members, NameRules, Refusal, Tx};

/// Somebody who wants to be a member.
#[derive(Clone, Copy, Debug)]
pub struct NewMember<'a> {
    /// The name to sign in with.
    pub username: &'a str,
    /// The name that others read.
    pub nickname: &'a str,
    /// The password.
    pub password: &'a str,
}

const MEMBER: &str = "SELECT id, username, nickname, avatar, since FROM members";

fn member(row: &SqliteRow) -> Result<Member, Error> {
    Ok(Member {
        id: row.try_get("id")?,
        username: row.try_get("username")?,
        nickname: row.try_get("nickname")?,
        avatar: row.try_get("avatar")?,
        since: row.try_get("since")?,
    })
}

impl Members {
    /// A new member (HA-02, 2.6 of Duel); they are not signed in by it.
    ///
    /// # Errors
    /// `UsernameTaken`, `NicknameTaken`, and those of names and passwords that may not be.
    pub async fn register(&self, new: NewMember<'_>, rules: NameRules) -> Result<MemberId, Error> {
        if is_reserved(new.username) {
            return Err(Refusal::UsernameTaken.into());
        }
        let username = rules.username(new.username)?;
        let nickname = rules.nickname(new.nickname)?;
        rules.password(new.password, &username, &nickname)?;
        // Said before the password is worked on, which takes a while.
        self.check_free(&username, &nickname).await?;
        let kept = self.passwords.hash(new.password).await?;
        let derived = Derived::of(&username, &nickname);
        let mut tx = self.begin().await?;
        let added = sqlx::query(
            "INSERT INTO members (username, nickname, password, folded, looks, folded_looks, nickname_looks, key, since)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id",
        )
        .bind(&username)
        .bind(&nickname)
        .bind(kept)
        .bind(derived.folded)
        .bind(derived.looks)
        .bind(derived.folded_looks)
        .bind(derived.nickname_looks)
        .bind(&random()?[..])
        .bind(now())
        .fetch_optional(&mut *tx)
        .await?;
        let Some(row) = added else {
            // Somebody was faster: which name it was is said as if they had been first all along.
            drop(tx);
            self.check_free(&username, &nickname).await?;
            return Err(Refusal::UsernameTaken.into());
        };
        let id: MemberId = row.try_get("id")?;
        tx.commit().await?;
        Ok(id)
    }

    async fn check_free(&self, username: &str, nickname: &str) -> Result<(), Error> {
        let derived = Derived::of(username, nickname);
        let taken = sqlx::query("SELECT 1 FROM members WHERE folded = ? OR looks = ? OR folded_looks = ?")
            .bind(derived.folded)
            .bind(derived.looks)
            .bind(derived.folded_looks)
            .fetch_optional(&self.pool)
            .await?;
        if taken.is_some() || self.find(username).await?.is_some() {
            return Err(Refusal::UsernameTaken.into());
        }
        self.check_nickname(nickname, None).await
    }

    /// Whether a nickname is nobody else's, nor looks like it, nor like somebody else's username.
    async fn check_nickname(&self, nickname: &str, own: Option<MemberId>) -> Result<(), Error> {
        let derived = Derived::of(nickname, nickname);
        let taken = sqlx::query(
            "SELECT 1 FROM members WHERE id IS NOT ?1
             AND (nickname = ?2 OR nickname_looks = ?3 OR folded = ?4 OR looks = ?3 OR folded_looks = ?5)",
        )
        .bind(own)
        .bind(nickname)
        .bind(derived.nickname_looks)
        .bind(derived.folded)
        .bind(derived.folded_looks)
        .fetch_optional(&self.pool)
        .await?;
        if is_reserved(nickname) || taken.is_some() { Err(Refusal::NicknameTaken.into()) } else { Ok(()) }
    }

    /// Whether somebody's username folds to the same as this name, which a guest then may not have.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn is_username(&self, name: &str) -> Result<bool, Error> {
        let row = sqlx::query("SELECT 1 FROM members WHERE folded = ?").bind(fold(name));
        Ok(row.fetch_optional(&self.pool).await?.is_some())
    }

    /// Who has this username and password (2.7). At the console names are told apart as they are
    /// written (D-04), elsewhere as the hall compares them.
    ///
    /// # Errors
    /// `NoMatch`, whichever of the two is wrong, after the same time.
    pub async fn log_in(&self, username: &str, password: &str, rules: NameRules) -> Result<Member, Error> {
        let found = match rules {
            NameRules::Hall => self.find_folded(username).await?,
            NameRules::Console => self.find(username).await?,
        };
        let kept = match &found {
            Some(member) => Some(self.kept_password(member.id).await?),
            None => None,
        };
        let right = self.passwords.is_right(password, kept).await?;
        found.filter(|_| right).ok_or_else(|| Refusal::NoMatch.into())
    }

    async fn kept_password(&self, id: MemberId) -> Result<String, Error> {
        let row = sqlx::query("SELECT password FROM members WHERE id = ? AND gone IS NULL")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.ok_or(Refusal::NoSuchMember)?.try_get("password")?)
    }

    /// A member by number.
    ///
    /// # Errors
    /// `NoSuchMember`.
    pub async fn member(&self, id: MemberId) -> Result<Member, Error> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{MEMBER} WHERE id = ? AND gone IS NULL")))
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(member).transpose()?.ok_or_else(|| Refusal::NoSuchMember.into())
    }

    /// A member by username, as it is written.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn find(&self, username: &str) -> Result<Option<Member>, Error> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{MEMBER} WHERE username = ? AND gone IS NULL")))
            .bind(username)
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(member).transpose()
    }

    /// A member by a name as people type it: as it is written, or else by what it folds to.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn find_folded(&self, name: &str) -> Result<Option<Member>, Error> {
        if let Some(exact) = self.find(name).await? {
            return Ok(Some(exact));
        }
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{MEMBER} WHERE folded = ? AND gone IS NULL")))
            .bind(fold(name))
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(member).transpose()
    }

    /// What these members are called.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn nicknames(&self, of: &[MemberId]) -> Result<Vec<String>, Error> {
        let ids: Vec<String> = of.iter().map(MemberId::to_string).collect();
        let rows = sqlx::query(
            "SELECT nickname FROM members WHERE gone IS NULL AND id IN (SELECT value FROM json_each(?))",
        )
        .bind(format!("[{}]", ids.join(",")))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("nickname")?)).collect()
    }

    /// Another nickname (HA-03, 2.10); the present one counts as taken (D-15).
    ///
    /// # Errors
    /// `NicknameTaken`, `InvalidName`.
    pub async fn change_nickname(&self, id: MemberId, nickname: &str) -> Result<(), Error> {
        let nickname = NameRules::Hall.nickname(nickname)?;
        let present = self.member(id).await?.nickname;
        if present == nickname {
            return Err(Refusal::NicknameTaken.into());
        }
        self.check_nickname(&nickname, Some(id)).await?;
        let changed =
            sqlx::query("UPDATE OR IGNORE members SET nickname = ?, nickname_looks = ? WHERE id = ?")
                .bind(&nickname)
                .bind(Derived::of(&nickname, &nickname).nickname_looks)
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
        let change = sqlx::query("UPDATE members SET avatar = ? WHERE id = ?").bind(avatar).bind(id);
        change.execute(&self.pool).await?;
        Ok(())
    }

    /// The new password as it is kept, if the current one is right and the new one may be.
    /// Nothing is changed yet: see `set_password`.
    ///
    /// # Errors
    /// `WrongPassword`, then `SamePassword`, then those of passwords that may not be.
    pub async fn new_password(
        &self,
        id: MemberId,
        current: &str,
        new: &str,
        rules: NameRules,
    ) -> Result<String, Error> {
        let Member { username, nickname, .. } = self.member(id).await?;
        if !self.passwords.is_right(current, Some(self.kept_password(id).await?)).await? {
            return Err(Refusal::WrongPassword.into());
        }
        if current == new {
            return Err(Refusal::SamePassword.into());
        }
        rules.password(new, &username, &nickname)?;
        self.passwords.hash(new).await
    }

    /// A password as it is kept.
    ///
    /// # Errors
    /// Only when the machine has no randomness.
    pub async fn hashed(&self, password: &str) -> Result<String, Error> {
        self.passwords.hash(password).await
    }

    /// What the seats of a member belong to, in whatever browser they sign in.
    ///
    /// # Errors
    /// `NoSuchMember`.
    pub async fn seat_token(&self, id: MemberId) -> Result<Token, Error> {
        let row = sqlx::query("SELECT key, rekeyed FROM members WHERE id = ? AND gone IS NULL")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        key(&row.ok_or(Refusal::NoSuchMember)?)
    }

    /// What a guest had is a member's from now on (HA-02): which tables a hall that runs has to read again.
    ///
    /// # Errors
    /// `NoSuchMember`.
    pub async fn take_over(&self, id: MemberId, guest: Holder) -> Result<Vec<TableId>, Error> {
        let own = self.seat_token(id).await?.holder();
        let mut tx = self.begin().await?;
        let tables = hand_over(&mut tx, guest, own).await?;
        tx.commit().await?;
        Ok(tables)
    }
}

fn key(row: &SqliteRow) -> Result<Token, Error> {
    let key: Vec<u8> = row.try_get("key")?;
    let key: [u8; 32] = key.try_into().map_err(|_| Error::Broken("the key of a member".to_owned()))?;
    let rekeyed: i64 = row.try_get("rekeyed")?;
    Ok(Token::of(blake3::keyed_hash(&key, &rekeyed.to_le_bytes()).as_bytes()))
}

/// Sets another password, as it is kept: sign-ins end, and whoever sat at tables in play by the old
/// one does no longer. At which tables the member sits: a hall that runs has to read them again.
///
/// # Errors
/// `NoSuchMember`.
pub async fn set_password(tx: &mut Tx, id: MemberId, kept: &str) -> Result<Vec<TableId>, Error> {
    let keys = "SELECT key, rekeyed FROM members WHERE id = ? AND gone IS NULL";
    let row = sqlx::query(keys).bind(id).fetch_optional(&mut **tx).await?;
    let old = key(&row.ok_or(Refusal::NoSuchMember)?)?;
    sqlx::query("UPDATE members SET password = ?, rekeyed = rekeyed + 1 WHERE id = ?")
        .bind(kept)
        .bind(id)
        .execute(&mut **tx)
        .await?;
    let new = key(&sqlx::query(keys).bind(id).fetch_one(&mut **tx).await?)?;
    hand_over(tx, old.holder(), new.holder()).await
}

/// The seats and tables of one holder become another's, but where that one sits already. Which tables these are.
async fn hand_over(tx: &mut Tx, from: Holder, to: Holder) -> Result<Vec<TableId>, Error> {
    let rows = sqlx::query(
        "SELECT DISTINCT table_id FROM chairs WHERE holder = ?1
         AND table_id NOT IN (SELECT table_id FROM chairs WHERE holder = ?2)",
    )
    .bind(from.to_string())
    .bind(to.to_string())
    .fetch_all(&mut **tx)
    .await?;
    for statement in [
        "UPDATE chairs SET holder = ?2 WHERE holder = ?1
         AND table_id NOT IN (SELECT table_id FROM chairs WHERE holder = ?2)",
        "UPDATE tables SET opener = ?2 WHERE opener = ?1",
    ] {
        sqlx::query(statement).bind(from.to_string()).bind(to.to_string()).execute(&mut **tx).await?;
    }
    let broken = |()| Error::Broken("the name of a table".to_owned());
    rows.iter().map(|row| row.try_get::<&str, _>(0)?.parse().map_err(broken)).collect()
}
