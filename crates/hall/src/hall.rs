//! The hall: finds the host of a table, wakes it from the store, and keeps
//! the number of live tables within bounds.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use meydan_bus::Bus;
use meydan_catalogue::Pace;
use meydan_core::{NewMatch, Seat, SeatSet, Seq};
use meydan_search::Memory;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use crate::command::{Ack, Command};
use crate::host::{Ask, Host, House, Joined, Live, Look, Presence, Reply, Shared, Woken, unix_millis};
use crate::lists::Summaries;
use crate::meeting::Changed;
use crate::metering;
use crate::name::clean_name;
use crate::naps::Naps;
use crate::new_table::{NewSeat, NewTable, Opened, check_rated};
use crate::refusal::{self, HallError};
use crate::rematches::Rematches;
use crate::secret::new_seed;
use crate::snapshot::TableSnapshot;
use crate::store::{Chair, Store, StoreError, Stored, TableRow};
use crate::thinking::Thinkers;
use crate::wall::wall;
use crate::{Holder, Settings, TableId, Token};

/// Somebody looks at a table: is told whenever it changes, sees it and acts there. While it
/// lives, its owner counts as present.
pub struct Subscription {
    hall: Hall,
    table: TableId,
    holders: Arc<[Holder]>,
    versions: watch::Receiver<u64>,
    /// The game.
    pub game: &'static str,
    /// The seats that its owner held when it began.
    pub held: SeatSet,
    /// Whether the match counts for something.
    pub rated: bool,
    /// Whether it has a clock.
    pub clock: bool,
    /// How often a seat was freed before it began: what others of its owner's seats see is not the same since.
    pub seating: u64,
    presence: Presence,
}

impl Subscription {
    /// Waits for a change; the newest version counts, those between may be
    /// skipped. `None` when the table's host ended: look again.
    pub async fn changed(&mut self) -> Option<u64> {
        self.versions.changed().await.ok()?;
        Some(*self.versions.borrow_and_update())
    }

    /// The same apart from this, for who waits for several things.
    #[must_use]
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.versions.clone()
    }

    /// Asks for a pace of computers at this table; only who plays is heard.
    pub fn set_pace(&self, pace: Pace) {
        self.presence.set_pace(pace);
    }

    /// The newest version.
    #[must_use]
    pub fn version(&self) -> u64 {
        *self.versions.borrow()
    }

    /// The table as it is now; see `Hall::seen_by`. Where the caller knows everything up to
    /// entry `known` and nothing of it was taken back, only what came after that is given of the line.
    ///
    /// # Errors
    /// When there is no such table any more.
    pub async fn seen(
        &self,
        after: Option<Seq>,
        shown: Option<Seat>,
        known: Option<Seq>,
    ) -> Result<TableSnapshot, HallError> {
        let look = Look { after, shown, known, at: None };
        self.hall.ask(&self.table, |reply| Ask::Look(Arc::clone(&self.holders), look, reply)).await
    }

    /// Does a command; see `Hall::command`.
    ///
    /// # Errors
    /// When it is refused, or could not be kept; nothing has changed then.
    pub async fn command(&self, command: Command) -> Result<Ack, HallError> {
        self.hall.perform(&self.table, &self.holders, command).await
    }
}

/// The most tables that a list shows.
pub(crate) const MOST_LISTED: u32 = 40;
/// The most tables that are removed at once, so that nobody waits long for the store.
pub(crate) const MOST_SWEPT: u32 = 500;
/// The most tokens that one caller shows.
const MOST_TOKENS: usize = 400;

pub(crate) struct Slot {
    asks: mpsc::Sender<Ask>,
    pub(crate) shared: Arc<Shared>,
    /// Closes when the host has ended.
    done: watch::Receiver<()>,
}

pub(crate) type Slots = Arc<Mutex<HashMap<TableId, Slot>>>;

pub(crate) fn lock(slots: &Slots) -> std::sync::MutexGuard<'_, HashMap<TableId, Slot>> {
    // Whoever panicked with the lock held left a whole map behind.
    slots.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes a host out of the hall when it ends, however it ends.
struct Farewell {
    slots: Slots,
    table: TableId,
    _done: watch::Sender<()>,
}

impl Drop for Farewell {
    fn drop(&mut self) {
        lock(&self.slots).remove(&self.table);
    }
}

/// All tables.
#[derive(Clone)]
pub struct Hall {
    pub(crate) house: House,
    pub(crate) slots: Slots,
    /// One table is woken at a time, so that none gets two hosts.
    waking: Arc<tokio::sync::Mutex<()>>,
    pub(crate) naps: Arc<Naps>,
    pub(crate) summaries: Arc<Summaries>,
    /// What the hall does by itself ends with the last of those who use it.
    _work: Option<Arc<Work>>,
}

/// Tasks that end when this is gone.
struct Work([tokio::task::JoinHandle<()>; 5]);

impl Drop for Work {
    fn drop(&mut self) {
        self.0.iter().for_each(tokio::task::JoinHandle::abort);
    }
}

impl Hall {
    /// Opens the hall over a store and a bus that others may use as well.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn open_on(
        store: Arc<dyn Store>,
        settings: Settings,
        bus: Arc<dyn Bus>,
    ) -> Result<Hall, HallError> {
        let (last, _) = store.touched(None).await?;
        let started = wall();
        let clocked = store.resume(started, settings.sleepers).await?;
        let (thinkers, memory) = (Thinkers::new(&settings), Memory::pool(settings.memory));
        let naps = Arc::new(Naps::new(settings.sleepers));
        let summaries = Arc::new(Summaries::new(settings.remembered));
        let (people, ended) = (Arc::default(), watch::Sender::new(0));
        let (settings, clocks, rematches) = (Arc::new(settings), Arc::default(), Arc::default());
        let house =
            House { store, settings, bus, thinkers, memory, people, ended, rematches, started, clocks };
        let hall =
            Hall { house, slots: Slots::default(), waking: Arc::default(), naps, summaries, _work: None };
        let wakes = tokio::spawn(hall.clone().wake_in_time());
        let sweeps = tokio::spawn(hall.clone().sweep_in_time());
        let heeds = tokio::spawn(hall.clone().heed_operators(last));
        let resumes = tokio::spawn(hall.clone().resume_clocks(clocked));
        let marks = tokio::spawn(hall.clone().mark_in_time());
        Ok(Hall { _work: Some(Arc::new(Work([wakes, sweeps, heeds, resumes, marks]))), ..hall })
    }

    pub(crate) async fn load(&self, table: &TableId) -> Result<Live, HallError> {
        let stored = self.house.store.load(table).await?.ok_or(HallError::NoSuchTable)?;
        Live::open(stored, &self.house.settings)
    }

    /// Opens a table for somebody who has no key yet: each of the own seats gets one of its own.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be played like this.
    pub async fn create(&self, new: NewTable) -> Result<Opened, HallError> {
        self.create_with(None, new).await
    }

    /// Opens a table for the holder of this key, which holds the own seats.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be played like this.
    pub async fn create_for(&self, key: &Token, new: NewTable) -> Result<Opened, HallError> {
        self.create_with(Some(key), new).await
    }

    async fn create_with(&self, key: Option<&Token>, new: NewTable) -> Result<Opened, HallError> {
        let tenant = (self.house.settings.games)(&new.game).ok_or_else(refusal::no_such_game)?;
        let most = self.house.settings.tables_each;
        if let Some(key) = key
            && self.house.store.opened(key.holder()).await? >= most
        {
            return Err(refusal::too_many_tables(most));
        }
        if new.rated {
            check_rated(&new)?;
        }
        let seats = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
        let seed = new_seed();
        let game = tenant.begin(NewMatch { config: new.config, seats, seed, clock: new.clock })?;
        let mut tokens: Vec<(Seat, Token)> = Vec::new();
        let mut chairs = Vec::new();
        for (seat, one) in Seat::all(seats).zip(new.seats) {
            chairs.push(match one {
                NewSeat::Mine(name) => {
                    let token = key.cloned().unwrap_or_default();
                    let holder = Some(token.holder());
                    // Others at the same screen are guests of who opens it.
                    let member = new.member.filter(|_| tokens.is_empty());
                    tokens.push((seat, token));
                    Chair { member, ..Chair::guest(&clean_name(&name)?, holder) }
                }
                NewSeat::Open => Chair::guest("", None),
                NewSeat::Computer(level) => Chair::computer(level),
            });
        }
        let row = TableRow {
            id: TableId::new(),
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
            opener: key.or(tokens.first().map(|(_, token)| token)).map(Token::holder),
            chairs,
        };
        let after = self.after(new.after.as_ref(), &row).await?;
        self.house.store.create(&row, after.as_ref()).await?;
        if let Some(after) = &after {
            self.read_again(after).await;
        }
        self.house.tell(&row, Changed::Listed);
        // A computer that begins need not wait for its first visitor.
        if let Err(error) = self.wake(&row.id).await {
            tracing::debug!(table = row.id.short(), %error, "a new table was not woken");
        }
        Ok(Opened { table: row.id, tokens })
    }

    /// The table that may lead to a new one.
    async fn after(&self, after: Option<&TableId>, new: &TableRow) -> Result<Option<TableId>, HallError> {
        let Some(id) = after else { return Ok(None) };
        let Some(Stored { row, .. }) = self.house.store.load(id).await? else { return Ok(None) };
        let sat = |chair: &Chair| chair.holder.is_some() && chair.holder == new.opener;
        let leads = row.over && row.next.is_none() && row.chairs.iter().any(sat);
        Ok(leads.then_some(row.id))
    }

    /// Somebody sits down, in this seat or in the next open one. The seat belongs to the first of
    /// the tokens, the caller's key, so that asking again gives the same seat; to a fresh one
    /// where there is none.
    ///
    /// # Errors
    /// When no seat is open or the caller sits in another one already.
    pub async fn sit(
        &self,
        table: &TableId,
        tokens: &[Token],
        seat: Option<Seat>,
        name: &str,
    ) -> Result<(Seat, Token), HallError> {
        self.sit_as(table, tokens, None, seat, name).await
    }

    /// The same for a member, who alone may sit down where a match counts for something.
    ///
    /// # Errors
    /// As before, and when the match counts and the caller is no member, or sits there already.
    pub async fn sit_as(
        &self,
        table: &TableId,
        tokens: &[Token],
        member: Option<i64>,
        seat: Option<Seat>,
        name: &str,
    ) -> Result<(Seat, Token), HallError> {
        let name = clean_name(name)?;
        let key = tokens.first().cloned().unwrap_or_default();
        let (holders, holder) = (holders(tokens), key.holder());
        let seat = self
            .ask(table, |reply| Ask::Sit(holders.clone(), seat, name.clone(), (holder, member), reply))
            .await?;
        Ok((seat, key))
    }

    /// Does a command for the holder of these tokens.
    ///
    /// # Errors
    /// When it is refused, or could not be kept; nothing has changed then.
    pub async fn command(
        &self,
        table: &TableId,
        tokens: &[Token],
        command: Command,
    ) -> Result<Ack, HallError> {
        self.perform(table, &holders(tokens), command).await
    }

    async fn perform(
        &self,
        table: &TableId,
        holders: &Arc<[Holder]>,
        command: Command,
    ) -> Result<Ack, HallError> {
        let since = command.kind.is_move().then(std::time::Instant::now);
        let arrived = Instant::now();
        // Asked twice at most, after a host ended: the command's id keeps it from being done twice.
        let done =
            self.ask(table, |reply| Ask::Do(Arc::clone(holders), command.clone(), arrived, reply)).await;
        if let (Ok(_), Some(since)) = (&done, since) {
            metering::moved(since);
        }
        done
    }

    /// The table as the holder of these tokens may see it, with what happened after entry `after`.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn seen(
        &self,
        table: &TableId,
        tokens: &[Token],
        after: Option<Seq>,
    ) -> Result<TableSnapshot, HallError> {
        self.seen_by(table, tokens, after, None).await
    }

    /// The same where several people share one screen in a game with secrets:
    /// with those of the seat `shown`, as long as no other of them must answer.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn seen_by(
        &self,
        table: &TableId,
        tokens: &[Token],
        after: Option<Seq>,
        shown: Option<Seat>,
    ) -> Result<TableSnapshot, HallError> {
        let (holders, look) = (holders(tokens), Look { after, shown, ..Look::default() });
        self.ask(table, |reply| Ask::Look(holders.clone(), look, reply)).await
    }

    /// The same for the moment after entry `at`.
    ///
    /// # Errors
    /// When there is no such table or moment.
    pub async fn seen_as_of(
        &self,
        table: &TableId,
        tokens: &[Token],
        at: Seq,
    ) -> Result<TableSnapshot, HallError> {
        let (holders, look) = (holders(tokens), Look { at: Some(at), ..Look::default() });
        self.ask(table, |reply| Ask::Look(holders.clone(), look, reply)).await
    }

    /// Tells from now on whenever the table changes.
    ///
    /// # Errors
    /// When there is no such table, or too many look on.
    pub async fn subscribe(&self, table: &TableId, tokens: &[Token]) -> Result<Subscription, HallError> {
        let holders = holders(tokens);
        let joined = self.ask(table, |reply| Ask::Subscribe(Arc::clone(&holders), reply)).await?;
        let Joined { versions, presence, game, held, rated, clock, seating } = joined;
        let (hall, table) = (self.clone(), table.clone());
        Ok(Subscription { hall, table, holders, versions, game, held, rated, clock, seating, presence })
    }

    /// The record of a match that is over, with its seed.
    ///
    /// # Errors
    /// When it is not over and somebody else plays, or something is hidden (CH-65).
    pub async fn record(&self, table: &TableId, tokens: &[Token]) -> Result<String, HallError> {
        let holders = holders(tokens);
        self.ask(table, |reply| Ask::Record(Arc::clone(&holders), reply)).await
    }

    /// Removes what nobody came back to (HA-16); `now` in milliseconds since 1970. How many tables it was.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sweep(&self, now: u64) -> Result<usize, HallError> {
        let before = |long: Duration| now.saturating_sub(u64::try_from(long.as_millis()).unwrap_or(u64::MAX));
        let Settings { unplayed, abandoned, unjoined, .. } = *self.house.settings;
        let mut swept = self.sweep_unjoined(before(unjoined)).await?;
        loop {
            // Nobody's table is removed under them.
            let awake: Vec<TableId> = lock(&self.slots).keys().cloned().collect();
            let gone =
                self.house.store.sweep(before(unplayed), before(abandoned), &awake, MOST_SWEPT).await?;
            for table in &gone {
                self.naps.take(table);
            }
            swept += gone.len();
            if gone.len() < MOST_SWEPT as usize {
                return Ok(swept);
            }
        }
    }

    async fn sweep_in_time(self) {
        let mut again = tokio::time::interval(self.house.settings.sweep.max(Duration::from_secs(1)));
        loop {
            again.tick().await;
            match self.sweep(unix_millis()).await {
                Ok(0) => {}
                Ok(swept) => tracing::info!(swept, "tables that nobody came back to were removed"),
                Err(error) => tracing::warn!(%error, "old tables could not be removed"),
            }
        }
    }

    /// Says who opens another table where the hall itself does not. The first who says so does.
    pub fn opens_rematches(&self, who: Arc<dyn Rematches>) {
        let _ = self.house.rematches.set(who);
    }

    /// Changes whenever a rated match ends.
    #[must_use]
    pub fn ended(&self) -> watch::Receiver<u64> {
        self.house.ended.subscribe()
    }

    /// How many tables sleep while a timer of theirs runs.
    #[must_use]
    pub fn asleep(&self) -> usize {
        self.naps.len()
    }

    /// How many people look at tables.
    #[must_use]
    pub fn people(&self) -> usize {
        self.house.people.load(Ordering::Relaxed)
    }

    /// How many bytes computers think with now.
    #[must_use]
    pub fn memory(&self) -> u64 {
        self.house.memory.lent()
    }

    /// How many tables are awake.
    #[must_use]
    pub fn awake(&self) -> usize {
        lock(&self.slots).len()
    }

    /// Whether the store still takes anything.
    ///
    /// # Errors
    /// When it does not.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.house.store.check().await
    }

    /// Ends in order: what is kept is kept already, so only the store is closed.
    pub async fn close(&self) {
        if let Err(error) = self.house.store.ran(wall()).await {
            tracing::warn!(%error, "the time of clocks could not be marked");
        }
        self.house.store.close().await;
    }

    /// Asks the host of a table. A host that went to sleep meanwhile is woken again.
    async fn ask<T>(&self, table: &TableId, ask: impl Fn(Reply<T>) -> Ask) -> Result<T, HallError> {
        for _ in 0..4 {
            let asks = self.wake(table).await?;
            let (reply, answer) = oneshot::channel();
            if asks.send(ask(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(refusal::busy())
    }

    /// The way to a table's host; a sleeping table is folded from the store.
    pub(crate) async fn wake(&self, table: &TableId) -> Result<mpsc::Sender<Ask>, HallError> {
        self.wake_as(table, false).await
    }

    pub(crate) async fn wake_as(
        &self,
        table: &TableId,
        by_itself: bool,
    ) -> Result<mpsc::Sender<Ask>, HallError> {
        if let Some(asks) = self.awake_host(table) {
            return Ok(asks);
        }
        let _one_at_a_time = self.waking.lock().await;
        loop {
            let ending = match lock(&self.slots).get(table) {
                Some(slot) if !slot.asks.is_closed() => return Ok(slot.asks.clone()),
                Some(slot) => slot.done.clone(),
                None => break,
            };
            ended(ending).await;
        }
        let live = self.load(table).await?;
        self.make_room().await?;
        let woken = Woken { nap: self.naps.take(table), by_itself };
        Ok(self.start(live, woken))
    }

    pub(crate) fn awake_host(&self, table: &TableId) -> Option<mpsc::Sender<Ask>> {
        let slots = lock(&self.slots);
        let slot = slots.get(table)?;
        (!slot.asks.is_closed()).then(|| slot.asks.clone())
    }

    fn start(&self, live: Live, woken: Woken) -> mpsc::Sender<Ask> {
        let (asks, queue) = mpsc::channel(self.house.settings.queue.max(1));
        let (done_sender, done) = watch::channel(());
        let shared = Arc::new(Shared::default());
        shared.last_asked.store(unix_millis(), Ordering::Relaxed);
        let table = live.id().clone();
        let farewell = Farewell { slots: Arc::clone(&self.slots), table: table.clone(), _done: done_sender };
        let slot = Slot { asks: asks.clone(), shared: Arc::clone(&shared), done };
        lock(&self.slots).insert(table, slot);
        let house = self.house.clone();
        let (naps, summaries) = (Arc::clone(&self.naps), Arc::clone(&self.summaries));
        tokio::spawn(async move {
            let left = Host::run(house, live, shared, queue, woken).await;
            if let Some(nap) = left.nap {
                naps.put(farewell.table.clone(), nap);
            }
            if let Some(summary) = left.summary {
                summaries.put(summary);
            }
            drop(farewell);
        });
        asks
    }

    /// Of many tables at which nobody looks, the one that was asked least lately sleeps.
    async fn make_room(&self) -> Result<(), HallError> {
        let mut idle: Vec<_> = {
            let slots = lock(&self.slots);
            let unwatched = || slots.values().filter(|slot| !slot.shared.is_watched());
            if slots.len() < self.house.settings.live_tables
                || unwatched().count() < self.house.settings.live_tables
            {
                return Ok(());
            }
            let asked = |slot: &Slot| slot.shared.last_asked.load(Ordering::Relaxed);
            unwatched().map(|slot| (asked(slot), slot.asks.clone(), slot.done.clone())).collect()
        };
        idle.sort_by_key(|(asked, ..)| *asked);
        for (_, asks, done) in idle.into_iter().take(32) {
            let (reply, sleeps) = oneshot::channel();
            if asks.try_send(Ask::Sleep(reply)).is_ok() && sleeps.await == Ok(true) {
                ended(done).await;
                return Ok(());
            }
        }
        Err(refusal::full())
    }
}

/// Waits until a host has ended. It never says anything, so a change is its end.
async fn ended(mut done: watch::Receiver<()>) {
    let _ = tokio::time::timeout(Duration::from_secs(30), done.changed()).await;
}

pub(crate) fn holders(tokens: &[Token]) -> Arc<[Holder]> {
    tokens.iter().take(MOST_TOKENS).map(Token::holder).collect()
}
