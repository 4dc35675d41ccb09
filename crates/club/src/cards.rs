//! The cards that there are, the shop, and what members own.

use duel::{Book, Card, read_cards, write_cards};
use meydan_hall::store::{Note, note};
use sqlx::Row;

use crate::accounts::move_coins;
use crate::{Club, Error, MemberId, Refusal, alphabetical};

/// There are never more cards than this.
const MOST_CARDS: usize = 2_000;

/// A member makes so many of them at most.
const MOST_MADE: usize = 20;

/// What the maker of a card pays for it: a tenth of its price.
#[must_use]
pub fn makers_part(card: &Card) -> i64 {
    i64::from(card.price.div_ceil(10))
}

impl Club {
    /// The 76 cards and those that were imported.
    #[must_use]
    pub fn book(&self) -> Book {
        // A thread that panicked with the lock held has changed nothing: the book is replaced whole.
        self.book.read().unwrap_or_else(std::sync::PoisonError::into_inner).clone()
    }

    pub(crate) async fn read_book(&self) -> Result<(), Error> {
        let rows = sqlx::query("SELECT name, file FROM cards ORDER BY name").fetch_all(&self.pool).await?;
        let mut own = Vec::new();
        for row in rows {
            let (name, file): (String, String) = (row.try_get("name")?, row.try_get("file")?);
            own.extend(read_cards(&name, &file).map_err(|fault| Error::Broken(fault.to_string()))?);
        }
        let book = if own.is_empty() { Book::standard() } else { Book::with(own) };
        *self.book.write().unwrap_or_else(std::sync::PoisonError::into_inner) = book;
        Ok(())
    }

    /// Keeps a card; it takes the place of one with the same name (D-70).
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn import_card(&self, card: &Card) -> Result<(), Error> {
        let file = write_cards(std::slice::from_ref(card));
        sqlx::query("INSERT INTO cards (name, file) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET file = excluded.file")
            .bind(&card.name)
            .bind(file)
            .execute(&self.pool)
            .await?;
        self.read_book().await
    }

    /// Brings new cards, all of them or none. Their maker pays a tenth of what they cost,
    /// and nobody changes a card that others own already.
    ///
    /// # Errors
    /// `CardExists`, `BookFull`, `TooManyCards`, `NotEnoughMoney`.
    pub async fn make_cards(&self, id: MemberId, cards: &[Card]) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        let book = self.book();
        if book.cards().len() + cards.len() > MOST_CARDS {
            return Err(Refusal::BookFull.into());
        }
        let row = sqlx::query("SELECT count(*) AS made FROM cards WHERE maker = ?")
            .bind(id)
            .fetch_one(&mut *tx)
            .await?;
        let made: i64 = row.try_get("made")?;
        if usize::try_from(made).unwrap_or(usize::MAX).saturating_add(cards.len()) > MOST_MADE {
            return Err(Refusal::TooManyCards.into());
        }
        for card in cards {
            // The code stands in keys of texts: two cards must not share one.
            if book.cards().iter().any(|known| known.name == card.name || known.code() == card.code()) {
                return Err(Refusal::CardExists.into());
            }
            let new =
                sqlx::query("INSERT INTO cards (name, file, maker) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
                    .bind(&card.name)
                    .bind(write_cards(std::slice::from_ref(card)))
                    .bind(id)
                    .execute(&mut *tx)
                    .await?;
            if new.rows_affected() == 0 {
                return Err(Refusal::CardExists.into());
            }
            move_coins(&mut tx, id, -makers_part(card), &format!("made {}", card.name)).await?;
        }
        tx.commit().await?;
        self.read_book().await
    }

    /// Takes a card that was imported or made out of the club. Whoever owns copies gets what the card
    /// costs back for each, and decks lose it; duels that were begun with it go on with it.
    ///
    /// # Errors
    /// `NoSuchCard`, also for one of the 76.
    pub async fn withdraw_card(&self, name: &str, why: &Note) -> Result<(), Error> {
        let book = self.book();
        let index = book.index(name).ok_or(Refusal::NoSuchCard)?;
        let price = i64::from(book.card(index).price);
        let mut tx = self.begin().await?;
        let gone = sqlx::query("DELETE FROM cards WHERE name = ?").bind(name).execute(&mut *tx).await?;
        if gone.rows_affected() == 0 {
            return Err(Refusal::NoSuchCard.into());
        }
        let owners = sqlx::query("SELECT member, count FROM copies WHERE card = ?")
            .bind(name)
            .fetch_all(&mut *tx)
            .await?;
        for owner in owners {
            let (member, count): (MemberId, i64) = (owner.try_get("member")?, owner.try_get("count")?);
            move_coins(&mut tx, member, price.saturating_mul(count), &format!("{name} was removed")).await?;
        }
        for statement in ["DELETE FROM deck_cards WHERE card = ?", "DELETE FROM copies WHERE card = ?"] {
            sqlx::query(statement).bind(name).execute(&mut *tx).await?;
        }
        note(&mut tx, why, &[]).await?;
        tx.commit().await?;
        self.read_book().await
    }

    /// Buys a copy (5.1).
    ///
    /// # Errors
    /// `NoSuchCard`, then `NotEnoughMoney`.
    pub async fn buy(&self, id: MemberId, card: &str) -> Result<(), Error> {
        self.buy_copies(id, card, 1).await
    }

    /// Buys so many copies, or none.
    ///
    /// # Errors
    /// `InvalidAmount`, `NoSuchCard`, then `NotEnoughMoney`.
    pub async fn buy_copies(&self, id: MemberId, card: &str, count: u8) -> Result<(), Error> {
        if count == 0 {
            return Err(Refusal::InvalidAmount.into());
        }
        let book = self.book();
        let index = book.index(card).ok_or(Refusal::NoSuchCard)?;
        let price = i64::from(book.card(index).price);
        let mut tx = self.begin().await?;
        for _ in 0..count {
            move_coins(&mut tx, id, -price, &format!("bought {card}")).await?;
        }
        sqlx::query(
            "INSERT INTO copies (member, card, count) VALUES (?, ?, ?)
             ON CONFLICT (member, card) DO UPDATE SET count = count + excluded.count",
        )
        .bind(id)
        .bind(card)
        .bind(count)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    /// The copies that lie in no deck, in alphabetical order, one name a copy.
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn stock(&self, id: MemberId) -> Result<Vec<String>, Error> {
        let rows = sqlx::query(
            "SELECT card, count - (SELECT COALESCE(SUM(deck_cards.count), 0) FROM deck_cards
                 JOIN decks ON decks.id = deck_cards.deck
                 WHERE decks.member = copies.member AND deck_cards.card = copies.card) AS count
             FROM copies WHERE member = ?",
        )
        .bind(id)
        .fetch_all(&self.pool)
        .await?;
        copies(&rows)
    }

    /// All copies, those in decks included (D-20).
    ///
    /// # Errors
    /// Only when the file fails.
    pub async fn owned(&self, id: MemberId) -> Result<Vec<String>, Error> {
        let rows = sqlx::query("SELECT card, count FROM copies WHERE member = ?")
            .bind(id)
            .fetch_all(&self.pool)
            .await?;
        copies(&rows)
    }
}

/// A name for each copy, in alphabetical order.
pub(crate) fn copies(rows: &[sqlx::sqlite::SqliteRow]) -> Result<Vec<String>, Error> {
    let mut names = Vec::new();
    for row in rows {
        let (card, count): (String, i64) = (row.try_get("card")?, row.try_get("count")?);
        names.extend(std::iter::repeat_n(card, usize::try_from(count).unwrap_or(0)));
    }
    names.sort_by(|one, other| alphabetical(one, other));
    Ok(names)
}
