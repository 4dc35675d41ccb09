//! Challenges by link: a member offers a duel to whoever has the address, and
//! one other member accepts it.

use std::fmt;
use std::str::FromStr;

use duel::Rounds;
use meydan_hall::TableId;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::club::now;
use crate::duels::{Against, ClubDuel, Place, Terms};
use crate::{Club, Error, MemberId, Refusal};

/// Nobody has more open challenges at once.
pub const MOST_CHALLENGES: i64 = 10;

/// Who began to accept and was not heard of for so long has not: milliseconds.
const CLAIM: i64 = 60 * 1000;

/// Challenges that led to a duel are forgotten after thirty days, in milliseconds.
const STAY: i64 = 30 * 24 * 60 * 60 * 1000;

/// The name of a challenge: short, fit for addresses, and unguessable, as that of a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeId(TableId);

impl ChallengeId {
    fn new() -> ChallengeId {
        ChallengeId(TableId::new())
    }

    /// The letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl fmt::Display for ChallengeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for ChallengeId {
    type Err = ();

    fn from_str(text: &str) -> Result<ChallengeId, ()> {
        text.parse().map(ChallengeId)
    }
}

/// A duel on offer, or what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its name.
    pub id: ChallengeId,
    /// Who challenges.
    pub challenger: MemberId,
    /// How long the match is to be.
    pub rounds: Rounds,
    /// The table of the duel, once it is accepted.
    pub duel: Option<TableId>,
    /// Who accepted it, once it is.
    pub accepted: Option<MemberId>,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
}

/// With whether there is such a table: the name is chosen before it is opened.
const CHALLENGE: &str = "SELECT challenges.id, challenger, challenges.rounds, accepting, duel, at,
     tables.id IS NOT NULL AS begun FROM challenges LEFT JOIN tables ON tables.id = duel";

/// What somebody began to accept and no table came of.
const NO_TABLE: &str = "NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = duel)";

/// What may still be accepted: nobody has, or whoever began to before that was never heard of again.
fn open(before: &str) -> String {
    format!("(duel IS NULL OR since < {before} AND {NO_TABLE})")
}

fn challenge(row: &SqliteRow) -> Result<Challenge, Error> {
    let broken = |()| Error::Broken("a challenge cannot be read".to_owned());
    let begun: bool = row.try_get("begun")?;
    let duel = row.try_get::<Option<String>, _>("duel")?.filter(|_| begun);
    Ok(Challenge {
        id: row.try_get::<String, _>("id")?.parse().map_err(broken)?,
        challenger: row.try_get("challenger")?,
        rounds: if row.try_get::<i64, _>("rounds")? == 1 { Rounds::One } else { Rounds::Three },
        accepted: row.try_get::<Option<MemberId>, _>("accepting")?.filter(|_| begun),
        duel: duel.map(|table| table.parse()).transpose().map_err(broken)?,
        at: row.try_get("at")?,
    })
}

impl Club {
    /// Offers a duel to whoever gets the name of the challenge.
    ///
    /// # Errors
    /// `NoActiveDeck`, `InvalidDeck`, `RoundsNotSupported`, `TooManyChallenges`.
    pub async fn challenge(&self, id: MemberId, rounds: Option<Rounds>) -> Result<ChallengeId, Error> {
        self.decks_to_play(&[self.member(id).await?]).await?;
        let rounds = rounds.ok_or(Refusal::RoundsNotSupported)?;
        let new = ChallengeId::new();
        let mut tx = self.begin().await?;
        sqlx::query("DELETE FROM challenges WHERE duel IS NOT NULL AND at < ?")
            .bind(now() - STAY)
            .execute(&mut *tx)
            .await?;
        let row =
            sqlx::query("SELECT COUNT(*) AS count FROM challenges WHERE challenger = ? AND duel IS NULL")
                .bind(id)
                .fetch_one(&mut *tx)
                .await?;
        if row.try_get::<i64, _>("count")? >= MOST_CHALLENGES {
            return Err(Refusal::TooManyChallenges.into());
        }
        sqlx::query("INSERT INTO challenges (id, challenger, rounds, at) VALUES (?, ?, ?, ?)")
            .bind(new.as_str())
            .bind(id)
            .bind(i64::from(rounds.count()))
            .bind(now())
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(new)
    }

    /// A challenge by its name.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn find_challenge(&self, id: &ChallengeId) -> Result<Option<Challenge>, Error> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{CHALLENGE} WHERE challenges.id = ?")))
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(challenge).transpose()
    }

    /// The challenges of a member that nobody has accepted yet, the newest first.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn challenges_of(&self, id: MemberId) -> Result<Vec<Challenge>, Error> {
        let open = format!("{CHALLENGE} WHERE challenger = ? AND tables.id IS NULL ORDER BY at DESC");
        let rows = sqlx::query(sqlx::AssertSqlSafe(open)).bind(id).fetch_all(&self.pool).await?;
        rows.iter().map(challenge).collect()
    }

    /// Takes a challenge back.
    ///
    /// # Errors
    /// `NoSuchChallenge` for any but the own, `ChallengeTaken`.
    pub async fn withdraw_challenge(&self, id: &ChallengeId, member: MemberId) -> Result<(), Error> {
        let own = format!("DELETE FROM challenges WHERE id = ? AND challenger = ? AND {}", open("?"));
        let gone = sqlx::query(sqlx::AssertSqlSafe(own))
            .bind(id.as_str())
            .bind(member)
            .bind(now() - CLAIM)
            .execute(&self.pool)
            .await?;
        if gone.rows_affected() == 1 {
            return Ok(());
        }
        match self.find_challenge(id).await? {
            Some(challenge) if challenge.challenger == member => Err(Refusal::ChallengeTaken.into()),
            _ => Err(Refusal::NoSuchChallenge.into()),
        }
    }

    /// Accepts a challenge: the duel begins, each with the own active deck. Of several
    /// who accept at the same moment one does. Who has accepted it already, or presses
    /// twice, is given the same duel again.
    ///
    /// # Errors
    /// `NoSuchChallenge`, `OwnChallenge`, `ChallengeTaken`, and those of `Club::begin_duel`.
    pub async fn accept_challenge(
        &self,
        id: &ChallengeId,
        member: MemberId,
        cheats: bool,
    ) -> Result<ClubDuel, Error> {
        let challenge = self.find_challenge(id).await?.ok_or(Refusal::NoSuchChallenge)?;
        if challenge.challenger == member {
            return Err(Refusal::OwnChallenge.into());
        }
        let _one_at_a_time = self.accepting.lock().await;
        // Whose table the challenge names may open it: that is one, whoever else asks meanwhile. Of a
        // claim of the same member nothing came, or the table were there: the page was left too soon.
        let table = TableId::new();
        let claim = format!(
            "UPDATE challenges SET duel = ?1, accepting = ?2, since = ?3 WHERE id = ?4 AND ({} OR accepting = ?2 AND {NO_TABLE})",
            open("?5")
        );
        let claimed = sqlx::query(sqlx::AssertSqlSafe(claim))
            .bind(table.as_str())
            .bind(member)
            .bind(now())
            .bind(id.as_str())
            .bind(now() - CLAIM)
            .execute(&self.pool)
            .await?;
        if claimed.rows_affected() == 0 {
            return match self.find_challenge(id).await? {
                Some(Challenge { duel: Some(table), accepted, .. }) if accepted == Some(member) => {
                    self.duel(&table).await?.ok_or(Refusal::ChallengeTaken.into())
                }
                _ => Err(Refusal::ChallengeTaken.into()),
            };
        }
        let terms = Terms { rounds: Some(challenge.rounds), cheats, seed: None };
        let against = Against::Member(member);
        let place = Place { table: table.clone(), apart: true, after: None };
        let begun = self.begin_duel_at(place, challenge.challenger, against, terms).await;
        if begun.is_err() {
            // Another may still accept, or the same with a better deck.
            sqlx::query("UPDATE challenges SET duel = NULL, accepting = NULL WHERE id = ? AND duel = ?")
                .bind(id.as_str())
                .bind(table.as_str())
                .execute(&self.pool)
                .await?;
        }
        begun
    }
}
