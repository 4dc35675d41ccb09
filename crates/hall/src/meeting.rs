//! What the lobby needs of the hall: tables for people who meet, lists of tables that stand in the lobby, and
//! hints over the bus whenever one of them, or something for somebody, has changed.

use std::sync::Arc;

use meydan_bus::{Bus, InProcess};
use meydan_core::{NewMatch, TimeControl};
use serde_json::{Map, Value};
use tokio::sync::oneshot;

use crate::hall::{MOST_SWEPT, lock};
use crate::host::{Ask, House, unix_millis};
use crate::refusal::{self, HallError};
use crate::secret::new_seed;
use crate::snapshot::TableSummary;
use crate::store::{Chair, Listed, Store, TableRow};
use crate::{Hall, Holder, Settings, TableId};

/// Under this subject it is told that a table of the lobby has changed: `moved ID` when something was played
/// there, `listed ID` when it came, went, or somebody sat down.
pub const TABLES: &str = "tables";

/// Under this subject it is told that something has changed for whoever is this holder.
#[must_use]
pub fn holder_subject(holder: Holder) -> String {
    format!("holder.{holder}")
}

/// A table for people who have met. Which of them sits where is known.
#[derive(Clone, Debug)]
pub struct NewRow {
    /// Its name.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The options that are other than usual.
    pub options: Map<String, Value>,
    /// How much time everybody has.
    pub clock: Option<TimeControl>,
    /// Whether it counts.
    pub rated: bool,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Its owner.
    pub opener: Option<Holder>,
    /// Who sits where.
    pub chairs: Vec<Chair>,
}

/// What has changed at a table, as far as the lobby cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Changed {
    /// Something was played.
    Moved,
    /// It came or went, or somebody sat down or got up.
    Listed,
}

impl House {
    /// Tells whoever plays there, and the lobby where it stands there. Nobody is waited for.
    pub(crate) fn tell(&self, row: &TableRow, changed: Changed) {
        for holder in row.chairs.iter().filter_map(|chair| chair.holder) {
            // Our own subjects can be carried.
            let _ = self.bus.publish(&holder_subject(holder), b"");
        }
        if row.listed {
            let what = match changed {
                Changed::Moved => "moved",
                Changed::Listed => "listed",
            };
            let _ = self.bus.publish(TABLES, format!("{what} {}", row.id).as_bytes());
        }
    }
}

impl Hall {
    /// Opens the hall over a store, with a bus of its own. No table is read: each waits for somebody to look at it.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn open(store: Arc<dyn Store>, settings: Settings) -> Result<Hall, HallError> {
        Hall::open_on(store, settings, InProcess::new()).await
    }

    /// The bus over which the hall tells what has changed.
    #[must_use]
    pub fn bus(&self) -> Arc<dyn Bus> {
        Arc::clone(&self.house.bus)
    }

    /// A table as it would be kept; nothing is kept.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be played like this.
    pub fn prepare(&self, new: NewRow) -> Result<TableRow, HallError> {
        let tenant = (self.house.settings.games)(&new.game).ok_or_else(refusal::no_such_game)?;
        let seats = u8::try_from(new.chairs.len()).unwrap_or(u8::MAX);
        let seed = new_seed();
        let begin = |config| tenant.begin(NewMatch { config, seats, seed, clock: new.clock });
        let mut game = begin(Value::Null)?;
        if !new.options.is_empty() {
            let mut config = game.beginning().config;
            if let Value::Object(config) = &mut config {
                config.extend(new.options);
            }
            game = begin(config)?;
        }
        Ok(TableRow {
            id: new.id,
            game: new.game,
            rules: tenant.facts.rules,
            config: game.beginning().config,
            seed,
            created: unix_millis(),
            over: false,
            rated: new.rated,
            clock: new.clock,
            listed: new.listed,
            next: None,
            opener: new.opener,
            chairs: new.chairs,
        })
    }

    /// A table that was kept begins: a computer there need not wait for its first visitor, nor a clock.
    pub async fn begin(&self, table: &TableId) {
        if let Err(error) = self.wake(table).await {
            tracing::debug!(table = table.short(), %error, "a new table was not woken");
        }
    }

    /// Tables that stand in the lobby and changed since then, in milliseconds since 1970; the latest first. Those
    /// that cannot be read are left out.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn listed(&self, which: Listed, since: u64, most: u32) -> Result<Vec<TableSummary>, HallError> {
        let mut list = Vec::new();
        for (table, seq) in self.house.store.listed(which, since, most).await? {
            if let Some(summary) = self.summary(&table, seq).await {
                list.push(summary.told);
            }
        }
        Ok(list)
    }

    /// A table that is awake, as lists tell of it.
    pub async fn summary_of(&self, table: &TableId) -> Option<TableSummary> {
        let asks = self.awake_host(table)?;
        let (reply, answer) = oneshot::channel();
        asks.send(Ask::Summary(reply)).await.ok()?;
        Some(answer.await.ok()?.ok()?.told)
    }

    /// Closes open tables that nobody joined (HA-16). How many it was.
    pub(crate) async fn sweep_unjoined(&self, before: u64) -> Result<usize, HallError> {
        let looked_at = lock(&self.slots)
            .iter()
            .filter(|(_, slot)| slot.shared.is_watched())
            .map(|(id, _)| id.clone())
            .collect::<Vec<_>>();
        let gone = self.house.store.sweep_unjoined(before, &looked_at, MOST_SWEPT).await?;
        for table in &gone {
            // Its host, if it has one, finds nothing any more and ends.
            self.read_again(table).await;
            let _ = self.house.bus.publish(TABLES, format!("listed {table}").as_bytes());
        }
        Ok(gone.len())
    }

    /// At how many tables somebody who plays there is present.
    #[must_use]
    pub fn in_play(&self) -> usize {
        lock(&self.slots).values().filter(|slot| slot.shared.is_played()).count()
    }
}
