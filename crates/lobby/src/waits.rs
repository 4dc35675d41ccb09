//! Quick pairing (HA-11): who waits is paired with the nearest who wants the same.

use std::sync::{Arc, PoisonError};

use meydan_hall::TableId;
use meydan_search::Level;
use tokio::time::MissedTickBehavior;

use crate::lobby::{Inner, millis, now};
use crate::pairing::pairs;
use crate::ratings::fitting;
use crate::rows::Lease;
use crate::{Error, Lobby, Person, Refusal, Terms, UNRATED, Wait};

/// One person waits for so many games at most.
pub const MOST_WAITS: i64 = 12;

impl Lobby {
    /// Somebody waits to be paired. It ends by itself when the pages that keep them waiting are gone.
    ///
    /// # Errors
    /// `WaitingAlready`, `TooManyWaits`, `LobbyFull`, `NotForTwo`, `NotRated`, and what the hall, the game or
    /// the club refuse: a duel of members needs a deck.
    pub async fn wait(&self, person: &Person, terms: Terms) -> Result<TableId, Error> {
        let inner = &self.inner;
        let club = inner.check(&terms, &[person.member])?;
        inner.check_terms(&terms, club, person.member).await?;
        let rating = inner.rating(person, &terms.game).await.unwrap_or(UNRATED);
        let wait = Wait { id: TableId::new(), person: person.clone(), terms, club, rating, since: now() };
        // Who asks without a page that keeps them waiting has so long to come.
        let long = if inner.presence.waits(person.holder) {
            inner.while_here()
        } else {
            inner.settings.pairing_gone
        };
        let lease = inner.lease(wait.since + millis(long));
        inner.rows.wait(&wait, lease, MOST_WAITS, inner.settings.most_waits.into()).await?;
        inner.tell(&[person.holder]);
        inner.came.notify_one();
        Ok(wait.id)
    }

    /// Somebody waits no longer.
    ///
    /// # Errors
    /// `NotWaiting`.
    pub async fn stop_waiting(&self, id: &TableId, person: &Person) -> Result<(), Error> {
        self.inner.rows.stop_waiting(id, person.holder).await?.ok_or(Refusal::NotWaiting)?;
        self.inner.tell(&[person.holder]);
        Ok(())
    }

    /// Somebody who has waited for long plays against the computer that was offered.
    ///
    /// # Errors
    /// `NotWaiting`, `NoOffer`.
    pub async fn take_computer(&self, id: &TableId, person: &Person) -> Result<TableId, Error> {
        let inner = &self.inner;
        let waits = inner.rows.waits(Some(person.holder), now()).await?;
        let wait = waits.into_iter().find(|wait| wait.id == *id).ok_or(Refusal::NotWaiting)?;
        let level = inner.offer(&wait, now()).ok_or(Refusal::NoOffer)?;
        let table = inner.with_computer(&wait, level).await?;
        if !inner.rows.pair_with_computer(&wait, &table, now()).await? {
            return Err(Refusal::NotWaiting.into());
        }
        inner.began(&table, &[person.holder]).await;
        Ok(table.id)
    }
}

impl Inner {
    pub(crate) fn lease(&self, until: i64) -> Lease<'_> {
        Lease { node: &self.node, until }
    }

    pub(crate) async fn rating(&self, person: &Person, game: &str) -> Option<i64> {
        let rating = self.ratings.rating_of(person.member?, game).await?;
        Some(rating.value)
    }

    /// The computer that is offered to who waits, once it has been long: never where it counts.
    pub(crate) fn offer(&self, wait: &Wait, now: i64) -> Option<Level> {
        let long = now - wait.since >= millis(self.settings.computer_offer);
        let rating = (wait.rating != UNRATED).then_some(wait.rating);
        (long && !wait.terms.rated && !wait.club).then(|| fitting(rating))
    }

    /// Pairs whoever waits, when somebody comes and as they become content with more people.
    pub(crate) async fn pair_in_time(self: Arc<Self>) {
        let mut look = tokio::time::interval(self.settings.look);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = look.tick() => {}
                () = self.came.notified() => {}
            }
            if let Err(error) = self.pair().await {
                tracing::warn!(%error, "nobody could be paired; it is tried again");
            }
        }
    }

    async fn pair(&self) -> Result<(), Error> {
        let now = now();
        let gone = self.rows.end_waits(now).await?;
        self.tell(&gone);
        let waits = self.rows.waits(None, now).await?;
        self.offered
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .retain(|id| waits.iter().any(|wait| wait.id == *id));
        for wait in &waits {
            if self.offer(wait, now).is_some() && !self.is_offered(&wait.id) {
                self.tell(&[wait.person.holder]);
            }
        }
        if waits.len() < 2 {
            return Ok(());
        }
        let members: Vec<_> = waits.iter().filter_map(|wait| wait.person.member).collect();
        let apart = self.rows.apart(&members).await?;
        for (one, other) in pairs(&waits, &apart, now) {
            self.pair_these(&waits[one], &waits[other], now).await?;
        }
        Ok(())
    }

    async fn pair_these(&self, one: &Wait, other: &Wait, now: i64) -> Result<(), Error> {
        let table = match self.between(&one.terms, one.club, [&one.person, &other.person], None, true).await {
            Ok(table) => table,
            Err(error) if error.refused().is_some() => {
                // A deck was taken apart meanwhile, say: who cannot play waits no more.
                for wait in [one, other] {
                    if self.check_terms(&wait.terms, wait.club, wait.person.member).await.is_err() {
                        self.rows.stop_waiting(&wait.id, wait.person.holder).await?;
                        self.tell(&[wait.person.holder]);
                    }
                }
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        if self.rows.pair(one, other, &table, now).await? {
            self.began(&table, &[one.person.holder, other.person.holder]).await;
        }
        Ok(())
    }
}
