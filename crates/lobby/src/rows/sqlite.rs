//! The rows in the hall's SQLite file.

use async_trait::async_trait;
use meydan_core::Seat;
use meydan_hall::store::{NewTables, SqliteStore, TableRow};
use meydan_hall::{Holder, TableId};
use meydan_members::{MemberId, Tx};
use serde_json::Value;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Row};

use super::{Lease, Rows, Took};
use crate::pairing::Apart;
use crate::refusal::{MOST_RECEIVED, MOST_SENT, MOST_TO_ONE};
use crate::{Challenge, Error, Person, Refusal, State, Terms, Wait};

/// The migrations, forward only; their numbers begin where those of others in the same file will never come.
const MIGRATIONS: [NewTables; 2] = [
    (1201, "lobby", include_str!("../../migrations/sqlite/1201_lobby.sql")),
    (1202, "seated", include_str!("../../migrations/sqlite/1202_seated.sql")),
];

/// The rows in the hall's SQLite file. Copies share everything.
#[derive(Clone)]
pub struct SqliteRows {
    pool: SqlitePool,
}

impl SqliteRows {
    /// Those that are kept beside these tables. A store has one server, so whoever waited before waits no more.
    ///
    /// # Errors
    /// When what is kept cannot be read.
    pub async fn of(tables: &SqliteStore) -> Result<SqliteRows, Error> {
        tables.migrate(&MIGRATIONS).await?;
        sqlx::query("DELETE FROM waits").execute(tables.pool()).await?;
        Ok(SqliteRows { pool: tables.pool().clone() })
    }

    /// Whether what is kept of the lobby is as this version of the program has it.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub async fn is_current(tables: &SqliteStore) -> Result<bool, Error> {
        Ok(tables.has(&MIGRATIONS).await?)
    }

    async fn begin(&self) -> Result<Tx, Error> {
        Ok(self.pool.begin_with("BEGIN IMMEDIATE").await?)
    }
}

fn broken(what: &str) -> Error {
    Error::Broken(format!("{what} cannot be read"))
}

fn parsed<T: std::str::FromStr>(row: &SqliteRow, column: &str) -> Result<T, Error> {
    row.try_get::<&str, _>(column)?.parse().map_err(|_| broken(column))
}

fn terms(row: &SqliteRow) -> Result<Terms, Error> {
    let Ok(Value::Object(options)) = serde_json::from_str(row.try_get("options")?) else {
        return Err(broken("options"));
    };
    let clock: &str = row.try_get("clock")?;
    let clock = (!clock.is_empty()).then(|| clock.parse()).transpose().map_err(|_| broken("clock"))?;
    Ok(Terms { game: row.try_get("game")?, options, clock, rated: row.try_get("rated")? })
}

fn wait(row: &SqliteRow) -> Result<Wait, Error> {
    let person =
        Person { holder: parsed(row, "holder")?, member: row.try_get("member")?, name: row.try_get("name")? };
    Ok(Wait {
        id: parsed(row, "id")?,
        person,
        terms: terms(row)?,
        club: row.try_get("club")?,
        rating: row.try_get("rating")?,
        since: row.try_get("since")?,
    })
}

fn challenge(row: &SqliteRow, now: i64) -> Result<Challenge, Error> {
    let until: i64 = row.try_get("until")?;
    let taken: Option<&str> = row.try_get("taken")?;
    let state = match taken {
        Some(table) => State::Taken(table.parse().map_err(|()| broken("taken"))?),
        None if row.try_get("refused")? => State::Refused,
        None if until <= now => State::Lapsed,
        None => State::Waits,
    };
    let seat: Option<i64> = row.try_get("seat")?;
    Ok(Challenge {
        id: parsed(row, "id")?,
        from: row.try_get("sender")?,
        to: row.try_get("receiver")?,
        terms: terms(row)?,
        club: row.try_get("club")?,
        listed: row.try_get("listed")?,
        seat: seat.map(|seat| u8::try_from(seat).map(Seat).map_err(|_| broken("seat"))).transpose()?,
        at: row.try_get("at")?,
        until,
        state,
    })
}

/// A list for `json_each`.
fn list(holders: &[Holder]) -> String {
    Value::from(holders.iter().map(Holder::to_string).collect::<Vec<_>>()).to_string()
}

/// What is counted.
async fn count(tx: &mut Tx, sql: &'static str, of: &[i64]) -> Result<i64, Error> {
    let query = of.iter().fold(sqlx::query(sql), sqlx::query::Query::bind);
    Ok(query.fetch_one(&mut **tx).await?.try_get(0)?)
}

/// Keeps a table at which both are expected, and ends all their waits.
async fn seat(tx: &mut Tx, table: &TableRow, holders: &[Holder], now: i64) -> Result<(), Error> {
    SqliteStore::create_within(tx, table).await?;
    for holder in holders {
        sqlx::query("INSERT INTO meetings (holder, table_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(holder.to_string())
            .bind(table.id.as_str())
            .bind(now)
            .execute(&mut **tx)
            .await?;
        sqlx::query("DELETE FROM waits WHERE holder = ?").bind(holder.to_string()).execute(&mut **tx).await?;
    }
    Ok(())
}

#[async_trait]
impl Rows for SqliteRows {
    async fn wait(&self, wait: &Wait, lease: Lease<'_>, each: i64, most: i64) -> Result<(), Error> {
        let Wait { id, person, terms, club, rating, since } = wait;
        let mut tx = self.begin().await?;
        sqlx::query("DELETE FROM waits WHERE until <= ?").bind(since).execute(&mut *tx).await?;
        let counts = sqlx::query("SELECT count(*), coalesce(sum(holder = ? OR member = ?), 0) FROM waits")
            .bind(person.holder.to_string())
            .bind(person.member)
            .fetch_one(&mut *tx)
            .await?;
        let (all, own): (i64, i64) = (counts.try_get(0)?, counts.try_get(1)?);
        if own >= each {
            return Err(Refusal::TooManyWaits.into());
        }
        if all >= most {
            return Err(Refusal::LobbyFull.into());
        }
        let done = sqlx::query(
            "INSERT INTO waits (id, holder, member, name, game, options, clock, rated, club, rating, since, node, until)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(id.as_str())
        .bind(person.holder.to_string())
        .bind(person.member)
        .bind(&person.name)
        .bind(&terms.game)
        .bind(terms.options_text())
        .bind(terms.clock_text())
        .bind(terms.rated)
        .bind(club)
        .bind(rating)
        .bind(since)
        .bind(lease.node)
        .bind(lease.until)
        .execute(&mut *tx)
        .await?;
        if done.rows_affected() == 0 {
            return Err(Refusal::WaitingAlready.into());
        }
        tx.commit().await?;
        Ok(())
    }

    async fn stop_waiting(&self, id: &TableId, holder: Holder) -> Result<Option<Wait>, Error> {
        let row = sqlx::query("DELETE FROM waits WHERE id = ? AND holder = ? RETURNING *")
            .bind(id.as_str())
            .bind(holder.to_string())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(wait).transpose()
    }

    async fn waits(&self, of: Option<Holder>, now: i64) -> Result<Vec<Wait>, Error> {
        let rows = match of {
            Some(holder) => {
                let own =
                    sqlx::query("SELECT * FROM waits WHERE holder = ? AND until > ? ORDER BY since, id");
                own.bind(holder.to_string()).bind(now).fetch_all(&self.pool).await?
            }
            None => {
                let all = sqlx::query("SELECT * FROM waits WHERE until > ? ORDER BY since, id");
                all.bind(now).fetch_all(&self.pool).await?
            }
        };
        rows.iter().map(wait).collect()
    }

    async fn stay(&self, holders: &[Holder], lease: Lease<'_>) -> Result<(), Error> {
        sqlx::query("UPDATE waits SET until = ?, node = ? WHERE holder IN (SELECT value FROM json_each(?))")
            .bind(lease.until)
            .bind(lease.node)
            .bind(list(holders))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn end_waits(&self, now: i64) -> Result<Vec<Holder>, Error> {
        let rows = sqlx::query("DELETE FROM waits WHERE until <= ? RETURNING holder")
            .bind(now)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| parsed(row, "holder")).collect()
    }

    async fn pair(&self, one: &Wait, other: &Wait, table: &TableRow, now: i64) -> Result<bool, Error> {
        let mut tx = self.begin().await?;
        // Whoever deletes both rows has paired them; nobody else can.
        let gone = sqlx::query("DELETE FROM waits WHERE id IN (?, ?) AND until > ? RETURNING id")
            .bind(one.id.as_str())
            .bind(other.id.as_str())
            .bind(now)
            .fetch_all(&mut *tx)
            .await?;
        if gone.len() != 2 {
            return Ok(false);
        }
        let blocked =
            "SELECT count(*) FROM circles WHERE kind = 'block' AND member IN (?1, ?2) AND whom IN (?1, ?2)";
        if let (Some(one), Some(other)) = (one.person.member, other.person.member)
            && count(&mut tx, blocked, &[one, other]).await? > 0
        {
            return Ok(false);
        }
        seat(&mut tx, table, &[one.person.holder, other.person.holder], now).await?;
        tx.commit().await?;
        Ok(true)
    }

    async fn pair_with_computer(&self, one: &Wait, table: &TableRow, now: i64) -> Result<bool, Error> {
        let mut tx = self.begin().await?;
        let gone =
            sqlx::query("DELETE FROM waits WHERE id = ?").bind(one.id.as_str()).execute(&mut *tx).await?;
        if gone.rows_affected() == 0 {
            return Ok(false);
        }
        seat(&mut tx, table, &[one.person.holder], now).await?;
        tx.commit().await?;
        Ok(true)
    }

    async fn expected(&self, holder: Holder, since: i64) -> Result<Option<TableId>, Error> {
        let row = sqlx::query(
            "SELECT table_id FROM meetings JOIN tables ON tables.id = table_id AND over = 0
             WHERE holder = ? AND at > ? ORDER BY at DESC LIMIT 1",
        )
        .bind(holder.to_string())
        .bind(since)
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(|row| parsed(row, "table_id")).transpose()
    }

    async fn apart(&self, members: &[MemberId]) -> Result<Apart, Error> {
        let rows = sqlx::query(
            "SELECT member, whom FROM circles WHERE kind = 'block'
             AND member IN (SELECT value FROM json_each(?1)) AND whom IN (SELECT value FROM json_each(?1))",
        )
        .bind(Value::from(members).to_string())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok((row.try_get("member")?, row.try_get("whom")?))).collect()
    }

    async fn is_blocked_at(&self, table: &TableId, member: MemberId) -> Result<bool, Error> {
        let row = sqlx::query(
            "SELECT 1 FROM circles JOIN chairs ON chairs.member = circles.member
             WHERE kind = 'block' AND whom = ? AND table_id = ?",
        )
        .bind(member)
        .bind(table.as_str())
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.is_some())
    }

    async fn blocked_tables(&self, member: MemberId) -> Result<Vec<TableId>, Error> {
        let rows = sqlx::query(
            "SELECT DISTINCT table_id FROM circles JOIN chairs ON chairs.member = circles.member
             JOIN tables ON tables.id = table_id AND listed = 1 AND over = 0
             WHERE kind = 'block' AND whom = ?",
        )
        .bind(member)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| parsed(row, "table_id")).collect()
    }

    async fn challenge(&self, new: &Challenge) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        let waits =
            "SELECT count(*) FROM named_challenges WHERE taken IS NULL AND refused = 0 AND until > ?1";
        let apart = "SELECT count(*) FROM circles WHERE kind = 'block'
             AND (member = ?1 AND whom = ?2 OR member = ?2 AND whom = ?1)";
        if count(&mut tx, apart, &[new.from, new.to]).await? > 0 {
            return Err(Refusal::Apart.into());
        }
        let bounds: [(&str, Vec<i64>, i64, Refusal); 3] = [
            (
                " AND sender = ?2 AND receiver = ?3",
                vec![new.at, new.from, new.to],
                MOST_TO_ONE,
                Refusal::ThreeWaiting,
            ),
            (" AND receiver = ?2", vec![new.at, new.to], MOST_RECEIVED, Refusal::ManyForThem),
            (" AND sender = ?2", vec![new.at, new.from], MOST_SENT, Refusal::ManyFromYou),
        ];
        for (which, values, most, refusal) in bounds {
            let sql = AssertSqlSafe(format!("{waits}{which}"));
            let query = values.iter().fold(sqlx::query(sql), |query, value| query.bind(*value));
            if query.fetch_one(&mut *tx).await?.try_get::<i64, _>(0)? >= most {
                return Err(refusal.into());
            }
        }
        sqlx::query(
            "INSERT INTO named_challenges (id, sender, receiver, game, options, clock, rated, club, listed, seat, at, until)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(new.id.as_str())
        .bind(new.from)
        .bind(new.to)
        .bind(&new.terms.game)
        .bind(new.terms.options_text())
        .bind(new.terms.clock_text())
        .bind(new.terms.rated)
        .bind(new.club)
        .bind(new.listed)
        .bind(new.seat.map(|seat| i64::from(seat.0)))
        .bind(new.at)
        .bind(new.until)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    async fn find_challenge(&self, id: &TableId, now: i64) -> Result<Option<Challenge>, Error> {
        let row = sqlx::query("SELECT * FROM named_challenges WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| challenge(&row, now)).transpose()
    }

    async fn challenges_of(&self, member: MemberId, now: i64) -> Result<Vec<Challenge>, Error> {
        let rows = sqlx::query(
            "SELECT * FROM named_challenges WHERE taken IS NULL
             AND (receiver = ?1 AND refused = 0 AND until > ?2 OR sender = ?1) ORDER BY at DESC, id LIMIT 80",
        )
        .bind(member)
        .bind(now)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| challenge(row, now)).collect()
    }

    async fn withdraw(&self, id: &TableId, from: MemberId) -> Result<bool, Error> {
        let gone = sqlx::query("DELETE FROM named_challenges WHERE id = ? AND sender = ? AND taken IS NULL")
            .bind(id.as_str())
            .bind(from)
            .execute(&self.pool)
            .await?;
        Ok(gone.rows_affected() == 1)
    }

    async fn refuse(&self, id: &TableId, to: MemberId, now: i64) -> Result<bool, Error> {
        let done = sqlx::query(
            "UPDATE named_challenges SET refused = 1
             WHERE id = ? AND receiver = ? AND taken IS NULL AND refused = 0 AND until > ?",
        )
        .bind(id.as_str())
        .bind(to)
        .bind(now)
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    async fn take(
        &self,
        one: &Challenge,
        table: &TableRow,
        holders: [Holder; 2],
        now: i64,
    ) -> Result<Took, Error> {
        let mut tx = self.begin().await?;
        let taken = sqlx::query(
            "UPDATE named_challenges SET taken = ?
             WHERE id = ? AND taken IS NULL AND refused = 0 AND until > ?",
        )
        .bind(table.id.as_str())
        .bind(one.id.as_str())
        .bind(now)
        .execute(&mut *tx)
        .await?;
        if taken.rows_affected() == 0 {
            drop(tx);
            return Ok(match self.find_challenge(&one.id, now).await?.map(|one| one.state) {
                Some(State::Taken(table)) => Took::Before(table),
                _ => Took::Over,
            });
        }
        seat(&mut tx, table, &holders, now).await?;
        tx.commit().await?;
        Ok(Took::Now)
    }

    async fn forget(&self, before: i64) -> Result<(), Error> {
        for old in ["DELETE FROM named_challenges WHERE until < ?", "DELETE FROM meetings WHERE at < ?"] {
            sqlx::query(old).bind(before).execute(&self.pool).await?;
        }
        Ok(())
    }
}
