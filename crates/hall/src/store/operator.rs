//! What an operator does with the file: lists, removals, copies, checks, and the journal of it all.
//! Whatever changes something is one transaction together with its line of the journal.

use std::path::Path;

use meydan_core::Seat;
use sqlx::sqlite::{Sqlite, SqliteRow};
use sqlx::{Row, Transaction};

use super::sqlite::{SqliteStore, now};
use super::{Store, StoreError};
use crate::host::Live;
use crate::{Settings, TableId};

/// A line for the journal.
#[derive(Clone, Debug)]
pub struct Note {
    /// Who did it.
    pub who: String,
    /// What.
    pub act: &'static str,
    /// To what.
    pub subject: String,
    /// Why; may be empty.
    pub reason: String,
}

/// A line of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who did it.
    pub who: String,
    /// What.
    pub act: String,
    /// To what.
    pub subject: String,
    /// Why.
    pub reason: String,
}

/// A table in an operator's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTable {
    /// Its name.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// How many entries its log has.
    pub entries: i64,
    /// Whether the match is over.
    pub over: bool,
    /// Whether it counts for something.
    pub rated: bool,
    /// When it changed last, in milliseconds since 1970.
    pub changed: i64,
    /// The names of people after the numbers of their seats, separated by commas.
    pub people: String,
}

/// Writes a line of the journal in a transaction, with the tables that a running hall has to read again.
///
/// # Errors
/// When the store fails.
pub async fn note(
    tx: &mut Transaction<'_, Sqlite>,
    note: &Note,
    touched: &[TableId],
) -> Result<(), sqlx::Error> {
    let touched = serde_json::Value::from(touched.iter().map(TableId::as_str).collect::<Vec<_>>());
    sqlx::query("INSERT INTO journal (at, who, act, subject, reason, touched) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(now())
        .bind(&note.who)
        .bind(note.act)
        .bind(&note.subject)
        .bind(&note.reason)
        .bind(touched.to_string())
        .execute(&mut **tx)
        .await?;
    Ok(())
}

fn noted(row: &SqliteRow) -> Result<Noted, StoreError> {
    Ok(Noted {
        at: row.try_get("at")?,
        who: row.try_get("who")?,
        act: row.try_get("act")?,
        subject: row.try_get("subject")?,
        reason: row.try_get("reason")?,
    })
}

impl SqliteStore {
    /// Writes a line of the journal.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn note(&self, line: &Note) -> Result<(), StoreError> {
        let mut tx = self.pool().begin_with("BEGIN IMMEDIATE").await?;
        note(&mut tx, line, &[]).await?;
        Ok(tx.commit().await?)
    }

    /// The last so many lines of the journal, the latest last.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn journal(&self, most: u32) -> Result<Vec<Noted>, StoreError> {
        let rows = sqlx::query("SELECT * FROM (SELECT * FROM journal ORDER BY id DESC LIMIT ?) ORDER BY id")
            .bind(most)
            .fetch_all(self.pool())
            .await?;
        rows.iter().map(noted).collect()
    }

    /// The tables that changed last, the latest first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn listed(&self, game: Option<&str>, most: u32) -> Result<Vec<ListedTable>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, game, over, rated, changed,
                 (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = id) AS entries,
                 (SELECT coalesce(group_concat(name, ', '), '') FROM
                     (SELECT (seat + 1) || ':' || name AS name FROM chairs
                         WHERE table_id = id AND holder IS NOT NULL ORDER BY seat)) AS people
             FROM tables WHERE ?1 IS NULL OR game = ?1 ORDER BY changed DESC, id LIMIT ?2",
        )
        .bind(game)
        .bind(most)
        .fetch_all(self.pool())
        .await?;
        let listed = |row: &SqliteRow| {
            let id: &str = row.try_get("id")?;
            Ok(ListedTable {
                id: id.parse().map_err(|()| StoreError::Damaged("id".to_owned()))?,
                game: row.try_get("game")?,
                entries: row.try_get("entries")?,
                over: row.try_get("over")?,
                rated: row.try_get("rated")?,
                changed: row.try_get("changed")?,
                people: row.try_get("people")?,
            })
        };
        rows.iter().map(listed).collect()
    }

    /// The tables whose names begin like this, two at most: who means one sees whether it is one.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn beginning(&self, letters: &str) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE substr(id, 1, ?1) = ?2 LIMIT 2")
            .bind(i64::try_from(letters.len()).unwrap_or(i64::MAX))
            .bind(letters)
            .fetch_all(self.pool())
            .await?;
        let id = |row: &SqliteRow| {
            let id: &str = row.try_get("id")?;
            id.parse().map_err(|()| StoreError::Damaged("id".to_owned()))
        };
        rows.iter().map(id).collect()
    }

    /// Removes a table with its log.
    ///
    /// # Errors
    /// `Gone`.
    pub async fn remove(&self, id: &TableId, why: &Note) -> Result<(), StoreError> {
        let mut tx = self.pool().begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query("UPDATE tables SET next = NULL WHERE next = ?")
            .bind(id.as_str())
            .execute(&mut *tx)
            .await?;
        let gone = sqlx::query("DELETE FROM tables WHERE id = ?").bind(id.as_str()).execute(&mut *tx).await?;
        if gone.rows_affected() == 0 {
            return Err(StoreError::Gone);
        }
        note(&mut tx, why, std::slice::from_ref(id)).await?;
        Ok(tx.commit().await?)
    }

    /// A person's seat becomes open again, whoever holds it; `false` if nobody does, or the match is over or counts.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn free_seat(&self, id: &TableId, seat: Seat, why: &Note) -> Result<bool, StoreError> {
        let mut tx = self.pool().begin_with("BEGIN IMMEDIATE").await?;
        let freed = sqlx::query(
            "UPDATE chairs SET name = '', holder = NULL, member = NULL
             WHERE table_id = ?1 AND seat = ?2 AND holder IS NOT NULL
                 AND EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND over = 0 AND rated = 0)",
        )
        .bind(id.as_str())
        .bind(i64::from(seat.0))
        .execute(&mut *tx)
        .await?;
        if freed.rows_affected() == 0 {
            return Ok(false);
        }
        note(&mut tx, why, std::slice::from_ref(id)).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Copies everything as it is at this moment into a file, which is empty or missing. Others go on meanwhile.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        let name = file.to_str().ok_or_else(|| StoreError::Failed("the file's name is no text".into()))?;
        sqlx::query("VACUUM INTO ?").bind(name).execute(self.pool()).await?;
        Ok(())
    }

    /// Whether this is a hall's file at all.
    pub async fn is_ours(&self) -> bool {
        sqlx::query("SELECT id, seed FROM tables LIMIT 1").fetch_optional(self.pool()).await.is_ok()
    }

    /// What is wrong with the file itself, as SQLite sees it.
    ///
    /// # Errors
    /// When it cannot even be asked.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let mut faults = Vec::new();
        for row in sqlx::query("PRAGMA integrity_check").fetch_all(self.pool()).await? {
            let said: String = row.try_get(0)?;
            if said != "ok" {
                faults.push(said);
            }
        }
        for row in sqlx::query("PRAGMA foreign_key_check").fetch_all(self.pool()).await? {
            let table: String = row.try_get(0)?;
            faults.push(format!("foreign key of {table}"));
        }
        Ok(faults)
    }

    /// Folds every log again. How many tables there are, and what is wrong with which.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn verify(&self) -> Result<(usize, Vec<(TableId, String)>), StoreError> {
        let settings = Settings::default();
        let (mut count, mut wrong, mut last) = (0, Vec::new(), String::new());
        loop {
            // A few at a time, so that nothing that runs beside waits for one long read.
            let rows = sqlx::query("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT 256")
                .bind(&last)
                .fetch_all(self.pool())
                .await?;
            if rows.is_empty() {
                return Ok((count, wrong));
            }
            for row in rows {
                last = row.try_get("id")?;
                let id: TableId = last.parse().map_err(|()| StoreError::Damaged("id".to_owned()))?;
                match self.load(&id).await {
                    // Removed meanwhile.
                    Ok(None) => continue,
                    Ok(Some(stored)) => {
                        let over = stored.row.over;
                        match Live::open(stored, &settings) {
                            Ok(live) if live.is_over() == over => {}
                            Ok(_) => wrong.push((id, "over".to_owned())),
                            Err(error) => wrong.push((id, error.to_string())),
                        }
                    }
                    Err(error @ StoreError::Damaged(_)) => wrong.push((id, error.to_string())),
                    Err(error) => return Err(error),
                }
                count += 1;
            }
        }
    }
}
