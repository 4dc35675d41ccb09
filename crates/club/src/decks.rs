//! Decks (section 4): copies move between the stock and them.

use duel::{MOST_COPIES, MOST_MAIN, MOST_SIDE};
use sqlx::Row;

use crate::accounts::open_purse;
use crate::cards::copies;
use crate::{Club, DeckRow, Error, MemberId, Refusal, alphabetical};

/// A part of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The main deck.
    Main,
    /// The side deck.
    Side,
}

impl Part {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Part {
        match self {
            Part::Main => Part::Side,
            Part::Side => Part::Main,
        }
    }

    const fn most(self) -> usize {
        match self {
            Part::Main => MOST_MAIN,
            Part::Side => MOST_SIDE,
        }
    }
}

/// No name of a deck is longer, in characters.
const MOST_SIGNS: usize = 64;

type Tx = sqlx::Transaction<'static, sqlx::Sqlite>;

async fn deck_id(tx: &mut Tx, id: MemberId, name: &str) -> Result<i64, Error> {
    let row = sqlx::query("SELECT id FROM decks WHERE member = ? AND name = ?")
        .bind(id)
        .bind(name)
        .fetch_optional(&mut **tx)
        .await?;
    Ok(row.ok_or(Refusal::NoSuchDeck)?.try_get("id")?)
}

async fn count(tx: &mut Tx, sql: &'static str, one: i64, card: &str) -> Result<i64, Error> {
    let row = sqlx::query(sql).bind(one).bind(card).fetch_one(&mut **tx).await?;
    Ok(row.try_get("count")?)
}

impl Club {
    /// All decks of a member, in alphabetical order of their names.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn decks(&self, id: MemberId) -> Result<Vec<DeckRow>, Error> {
        let mut tx = self.pool.begin().await?;
        let rows = sqlx::query(
            "SELECT decks.id, name, active_deck IS decks.id AS active FROM decks
             LEFT JOIN purses ON purses.member = decks.member WHERE decks.member = ?",
        )
        .bind(id)
        .fetch_all(&mut *tx)
        .await?;
        let mut decks = Vec::with_capacity(rows.len());
        for row in rows {
            let deck: i64 = row.try_get("id")?;
            let mut parts = [Vec::new(), Vec::new()];
            for (side, part) in (0i64..).zip(&mut parts) {
                let cards = sqlx::query("SELECT card, count FROM deck_cards WHERE deck = ? AND side = ?")
                    .bind(deck)
                    .bind(side)
                    .fetch_all(&mut *tx)
                    .await?;
                *part = copies(&cards)?;
            }
            let [main, side] = parts;
            decks.push(DeckRow { name: row.try_get("name")?, active: row.try_get("active")?, main, side });
        }
        decks.sort_by(|one, other| alphabetical(&one.name, &other.name));
        Ok(decks)
    }

    /// An empty deck (4.2).
    ///
    /// # Errors
    /// `InvalidName`, `DeckExists`.
    pub async fn create_deck(&self, id: MemberId, name: &str) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        create(&mut tx, id, name).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Deletes a deck; its cards are in the stock again (4.3).
    ///
    /// # Errors
    /// `NoSuchDeck`.
    pub async fn delete_deck(&self, id: MemberId, name: &str) -> Result<(), Error> {
        let gone = sqlx::query("DELETE FROM decks WHERE member = ? AND name = ?")
            .bind(id)
            .bind(name)
            .execute(&self.pool)
            .await?;
        if gone.rows_affected() == 1 { Ok(()) } else { Err(Refusal::NoSuchDeck.into()) }
    }

    /// The deck to play with, valid or not (4.4).
    ///
    /// # Errors
    /// `NoSuchDeck`.
    pub async fn activate_deck(&self, id: MemberId, name: &str) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        let deck = deck_id(&mut tx, id, name).await?;
        open_purse(&mut tx, id).await?;
        sqlx::query("UPDATE purses SET active_deck = ? WHERE member = ?")
            .bind(deck)
            .bind(id)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(())
    }

    /// A copy from the stock into a deck; the checks in the order of 4.5.
    ///
    /// # Errors
    /// `NotInStock`, `NoSuchDeck`, `PartFull`, `ThreeAlready`.
    pub async fn add_card(&self, id: MemberId, deck: &str, card: &str, part: Part) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        put(&mut tx, id, deck, card, part).await?;
        tx.commit().await?;
        Ok(())
    }

    /// A copy from a deck back into the stock (4.6).
    ///
    /// # Errors
    /// `NoSuchDeck`, `NotInDeck`.
    pub async fn remove_card(&self, id: MemberId, deck: &str, card: &str, part: Part) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        take(&mut tx, id, deck, card, part).await?;
        tx.commit().await?;
        Ok(())
    }

    /// A copy from one part of a deck into the other.
    ///
    /// # Errors
    /// `NoSuchDeck`, `NotInDeck`, `PartFull`.
    pub async fn move_card(&self, id: MemberId, deck: &str, card: &str, from: Part) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        take(&mut tx, id, deck, card, from).await?;
        put(&mut tx, id, deck, card, from.other()).await?;
        tx.commit().await?;
        Ok(())
    }

    /// A new deck with cards from the stock, all of them or nothing.
    ///
    /// # Errors
    /// `InvalidName`, `DeckExists`, and those of `Club::add_card`.
    pub async fn lay_deck(
        &self,
        id: MemberId,
        name: &str,
        main: &[String],
        side: &[String],
    ) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        create(&mut tx, id, name).await?;
        for (part, cards) in [(Part::Main, main), (Part::Side, side)] {
            for card in cards {
                put(&mut tx, id, name, card, part).await?;
            }
        }
        tx.commit().await?;
        Ok(())
    }
}

async fn create(tx: &mut Tx, id: MemberId, name: &str) -> Result<(), Error> {
    let fits = (1..=MOST_SIGNS).contains(&name.chars().count());
    if !fits || name.chars().any(char::is_control) || name.trim() != name {
        return Err(Refusal::InvalidName.into());
    }
    let made = sqlx::query("INSERT INTO decks (member, name) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(id)
        .bind(name)
        .execute(&mut **tx)
        .await?;
    if made.rows_affected() == 1 { Ok(()) } else { Err(Refusal::DeckExists.into()) }
}

async fn put(tx: &mut Tx, id: MemberId, deck: &str, card: &str, part: Part) -> Result<(), Error> {
    let owned = count(
        tx,
        "SELECT COALESCE(SUM(count), 0) AS count FROM copies WHERE member = ? AND card = ?",
        id,
        card,
    )
    .await?;
    let used = count(
        tx,
        "SELECT COALESCE(SUM(count), 0) AS count FROM deck_cards JOIN decks ON decks.id = deck
             WHERE member = ? AND card = ?",
        id,
        card,
    )
    .await?;
    if owned <= used {
        return Err(Refusal::NotInStock.into());
    }
    let deck = deck_id(tx, id, deck).await?;
    let side = i64::from(part == Part::Side);
    let row =
        sqlx::query("SELECT COALESCE(SUM(count), 0) AS count FROM deck_cards WHERE deck = ? AND side = ?")
            .bind(deck)
            .bind(side)
            .fetch_one(&mut **tx)
            .await?;
    if row.try_get::<i64, _>("count")? >= part.most() as i64 {
        return Err(Refusal::PartFull(part).into());
    }
    let copies = count(
        tx,
        "SELECT COALESCE(SUM(count), 0) AS count FROM deck_cards WHERE deck = ? AND card = ?",
        deck,
        card,
    )
    .await?;
    if copies >= MOST_COPIES as i64 {
        return Err(Refusal::ThreeAlready.into());
    }
    sqlx::query(
        "INSERT INTO deck_cards (deck, side, card, count) VALUES (?, ?, ?, 1)
             ON CONFLICT (deck, side, card) DO UPDATE SET count = count + 1",
    )
    .bind(deck)
    .bind(side)
    .bind(card)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn take(tx: &mut Tx, id: MemberId, deck: &str, card: &str, part: Part) -> Result<(), Error> {
    let deck = deck_id(tx, id, deck).await?;
    let side = i64::from(part == Part::Side);
    let last = sqlx::query("DELETE FROM deck_cards WHERE deck = ? AND side = ? AND card = ? AND count = 1")
        .bind(deck)
        .bind(side)
        .bind(card)
        .execute(&mut **tx)
        .await?
        .rows_affected();
    let one = sqlx::query(
        "UPDATE deck_cards SET count = count - 1 WHERE deck = ? AND side = ? AND card = ? AND count > 1",
    )
    .bind(deck)
    .bind(side)
    .bind(card)
    .execute(&mut **tx)
    .await?
    .rows_affected();
    if last + one == 0 {
        return Err(Refusal::NotInDeck(part).into());
    }
    Ok(())
}
