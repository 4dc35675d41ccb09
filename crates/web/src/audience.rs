//! Audiences: whoever sees the same of a table, in the same language. A table is drawn once
//! for each of them and each version, and what changed is told to all their sockets.
//!
//! Deliberately absent: sockets themselves.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::extract::ws::Utf8Bytes;
use meydan_core::{EventsAt, Seat, SeatSet, Seq};
use meydan_hall::{Subscription, TableId, TableSnapshot};
use meydan_pages::model::{ClubTable, grouped};
use meydan_pages::{self as pages, Changes};
use meydan_words::Lang;

use crate::app::Ctx;
use crate::protocol::ServerMessage;
use crate::rated::club_table;
use crate::routes::table::model;

/// So many changes are kept for sockets that are slower than others.
const KEPT: usize = 3;
/// So many entries back a page looks for what happened (an attack that is not yet fought, say).
const MOST_TOLD: usize = 256;

/// Whoever sees the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Who {
    pub(crate) table: TableId,
    pub(crate) held: SeatSet,
    /// Since which freed seat: who held that one is not among them any more.
    pub(crate) seating: u64,
    /// Of several people at one screen, the one who asked for the own secrets.
    pub(crate) shown: Option<Seat>,
    pub(crate) lang: Lang,
    /// By which name they know this server: it is part of an invitation.
    pub(crate) host: String,
    /// A member who only watches a duel of the club is told whether it is the own one.
    pub(crate) reader: Option<String>,
}

/// The audiences of all tables, as long as somebody belongs to them.
#[derive(Default)]
pub(crate) struct Audiences(Mutex<HashMap<Who, Weak<Audience>>>);

impl Audiences {
    /// The audience to which somebody belongs.
    pub(crate) fn join(self: &Arc<Self>, who: Who) -> Arc<Audience> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(audience) = all.get(&who).and_then(Weak::upgrade) {
            return audience;
        }
        let audience =
            Arc::new(Audience { who: who.clone(), all: Arc::clone(self), shown: Default::default() });
        all.insert(who, Arc::downgrade(&audience));
        audience
    }
}

/// One audience.
pub(crate) struct Audience {
    who: Who,
    all: Arc<Audiences>,
    shown: tokio::sync::Mutex<Shown>,
}

impl Drop for Audience {
    fn drop(&mut self) {
        let mut all = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Another may have taken its place meanwhile.
        if all.get(&self.who).is_some_and(|audience| audience.strong_count() == 0) {
            all.remove(&self.who);
        }
    }
}

/// What an audience was shown last.
#[derive(Default)]
struct Shown {
    /// The table's version that was drawn.
    table: u64,
    /// The own one, which grows with the club's news too.
    version: u64,
    seq: Seq,
    live: pages::Live,
    told: VecDeque<EventsAt>,
    messages: VecDeque<Told>,
    club: Option<ClubTable>,
    /// The news of the club that were asked for.
    news: u64,
}

/// What changed from one version to another.
struct Told {
    base: u64,
    text: Utf8Bytes,
}

/// What a socket has to send, and what its client knows then.
pub(crate) struct ToSend {
    pub(crate) texts: Vec<Utf8Bytes>,
    pub(crate) version: u64,
    pub(crate) seq: Seq,
}

/// The table cannot be shown to this socket as it is: it has to come again.
pub(crate) struct ComeAgain;

impl Audience {
    /// What brings a client up to date that was shown version `base` and knows entry `known`.
    pub(crate) async fn catch_up(
        &self,
        ctx: &Ctx,
        at: &Subscription,
        base: Option<u64>,
        known: Seq,
    ) -> Result<ToSend, ComeAgain> {
        let mut shown = self.shown.lock().await;
        let news = *ctx.app.club_news.borrow();
        let old = shown.table < at.version() || shown.club.is_some() && shown.news != news;
        if old && base.is_some() {
            shown.refresh(ctx, at, &self.who, news, false, known).await?;
        }
        if let Some(base) = base
            && let Some(texts) = shown.since(base)
        {
            return Ok(ToSend { texts, version: shown.version, seq: shown.seq });
        }
        let everything = shown.refresh(ctx, at, &self.who, news, true, known).await?;
        Ok(ToSend { texts: everything.into_iter().collect(), version: shown.version, seq: shown.seq })
    }
}

impl Shown {
    /// The messages that lead from a version to this one; `None` if they are no longer known.
    fn since(&self, base: u64) -> Option<Vec<Utf8Bytes>> {
        if base == self.version {
            return Some(Vec::new());
        }
        let first = self.messages.iter().position(|told| told.base == base)?;
        Some(self.messages.iter().skip(first).map(|told| told.text.clone()).collect())
    }

    /// Draws the table as it is now. Where all is wanted, gives a message with everything for
    /// a client that knows entry `known`.
    async fn refresh(
        &mut self,
        ctx: &Ctx,
        at: &Subscription,
        who: &Who,
        news: u64,
        all: bool,
        known: Seq,
    ) -> Result<Option<Utf8Bytes>, ComeAgain> {
        let mut whole = all || self.version == 0;
        loop {
            let after = match whole {
                false => self.seq,
                true if pages::tells(at.game) => 0,
                true => known.min(self.seq),
            };
            let seen = at.seen(Some(after), who.shown, (!whole).then_some(self.seq)).await;
            let seen = seen.map_err(|_| ComeAgain)?;
            // Who got a seat, or lost one, belongs to another audience now.
            if seen.held != who.held {
                return Err(ComeAgain);
            }
            if !whole && seen.known.is_none() {
                whole = true;
                continue;
            }
            // It is asked for once; what changes later is told, but for a reward that was quicker than this.
            let over = seen.outcome.is_some();
            let unknown = self.club.as_ref().is_none_or(|club| over && club.gains.is_none());
            if seen.rated && (unknown || self.news != news) {
                self.club = club_table(ctx, &seen, self.club.take()).await;
            }
            self.news = news;
            match self.draw(ctx, seen, known) {
                Ok(text) => return Ok(text.filter(|_| all)),
                Err(pages::NeedsAll) => whole = true,
            }
        }
    }

    /// Draws what is seen, and keeps what changed.
    fn draw(
        &mut self,
        ctx: &Ctx,
        seen: TableSnapshot,
        known: Seq,
    ) -> Result<Option<Utf8Bytes>, pages::NeedsAll> {
        let (base, before) = (self.version, self.seq);
        let (now, seq) = (seen.version, seen.seq);
        let events = seen.events.clone();
        if seen.known.is_none() {
            self.told.clear();
        }
        let (opinions, pending, yours, over) =
            (seen.opinions.clone(), seen.pending, seen.held, seen.outcome.is_some());
        let rematch = crate::mapping::rematch_path(&seen);
        let mut table = model(ctx, seen, None, self.club.clone());
        if pages::tells(table.facts.id) {
            self.told.extend(std::mem::take(&mut table.happened));
            // All of it is needed once: where the list begins.
            table.happened = self.told.iter().cloned().collect();
            self.told.drain(..self.told.len().saturating_sub(MOST_TOLD));
        }
        let said = pages::said(&table, &events);
        let (changes, everything) = self.live.draw(&table)?;
        let version = now.max(base + 1);
        // Not all that a table notes is seen by everybody.
        let same = changes == Changes::default() && seq == before && base != 0;
        let message = |base: Option<u64>, after: Seq, changes: &Changes| {
            let told = ServerMessage::Seen {
                base,
                version,
                seq,
                after,
                changes,
                offer: grouped(&table.offers),
                events: events.iter().filter(|at| at.seq > after).collect(),
                said: said.iter().filter(|said| said.seq > after).collect(),
                opinions: &opinions,
                pending,
                yours,
                over,
                rematch: rematch.as_deref(),
            };
            serde_json::to_string(&told).map(Utf8Bytes::from).unwrap_or_default()
        };
        if base != 0 && !same {
            let text = message(Some(base), before, &changes);
            self.messages.push_back(Told { base, text });
            self.messages.drain(..self.messages.len().saturating_sub(KEPT));
        }
        let everything = everything.map(|everything| message(None, known, &everything));
        (self.table, self.seq) = (now, seq);
        if !same {
            self.version = version;
        }
        Ok(everything)
    }
}
