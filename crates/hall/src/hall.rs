//! The hall: finds the host of a table, wakes it from the store, and keeps
//! the number of live tables within bounds.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use meydan_catalogue::{Pace, Player, Turn};
use meydan_core::{NewMatch, Seat, SeatSet, Seq};
use meydan_search::Level;
use serde_json::Value;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::command::{Ack, Command};
use crate::host::{Around, Ask, Host, House, Joined, Live, Look, Presence, Reply, Shared, unix_millis};
use crate::name::clean_name;
use crate::refusal::{self, HallError};
use crate::secret::new_seed;
use crate::snapshot::TableSnapshot;
use crate::store::{Chair, Store, TableRow};
use crate::{Holder, Settings, TableId, Token};

/// A new table.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The configuration; `null` means the default.
    pub config: Value,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
}

/// Who is to sit in a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewSeat {
    /// Somebody at the screen of whoever opens the table; the name may be empty.
    Mine(String),
    /// Whoever follows the invitation.
    Open,
    /// A computer.
    Computer(Level),
}

/// A table that was opened.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Its name.
    pub table: TableId,
    /// The tokens of the seats of who opened it.
    pub tokens: Vec<(Seat, Token)>,
}

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

    /// The table as it is now; see [`Hall::seen_by`]. Where the caller knows everything up to
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

    /// Does a command; see [`Hall::command`].
    ///
    /// # Errors
    /// When it is refused, or could not be kept; nothing has changed then.
    pub async fn command(&self, command: Command) -> Result<Ack, HallError> {
        self.hall.ask(&self.table, |reply| Ask::Do(Arc::clone(&self.holders), command.clone(), reply)).await
    }
}

/// The most tables that a list shows.
const MOST_LISTED: u32 = 40;
/// The most tokens that one caller shows.
const MOST_TOKENS: usize = 400;

struct Slot {
    asks: mpsc::Sender<Ask>,
    shared: Arc<Shared>,
    /// Closes when the host has ended.
    done: watch::Receiver<()>,
}

type Slots = Arc<Mutex<HashMap<TableId, Slot>>>;

fn lock(slots: &Slots) -> std::sync::MutexGuard<'_, HashMap<TableId, Slot>> {
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
    house: House,
    slots: Slots,
    /// One table is woken at a time, so that none gets two hosts.
    waking: Arc<tokio::sync::Mutex<()>>,
}

impl Hall {
    /// Opens the hall over a store. Tables at which a computer is to move, or
    /// a timer runs, go on by themselves; the others wait for people.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn open(store: Arc<dyn Store>, settings: Settings) -> Result<Hall, HallError> {
        let computers = Arc::new(Semaphore::new(settings.computers.max(1)));
        let house = House { store, settings: Arc::new(settings), computers, ended: watch::Sender::new(0) };
        let hall = Hall { house, slots: Slots::default(), waking: Arc::default() };
        hall.resume().await?;
        Ok(hall)
    }

    async fn resume(&self) -> Result<(), HallError> {
        let mut after = None;
        loop {
            let page = self.house.store.live(after.as_ref(), 100).await?;
            let Some(last) = page.last() else { return Ok(()) };
            after = Some(last.clone());
            for table in page {
                // A table that cannot be read must not keep the others from going on.
                match self.needs_host(&table).await {
                    Ok(false) => {}
                    Ok(true) => {
                        if let Err(error) = self.wake(&table).await {
                            tracing::warn!(%table, %error, "a table could not be resumed");
                        }
                    }
                    Err(error) => tracing::warn!(%table, %error, "a table could not be read"),
                }
            }
        }
    }

    /// Whether something happens at this table without people.
    async fn needs_host(&self, table: &TableId) -> Result<bool, HallError> {
        let live = self.load(table).await?;
        let people = matches!(live.table.turn(), Turn::People(_) | Turn::Over);
        Ok(live.is_playing() && (!people || live.game().next_timer().is_some()))
    }

    async fn load(&self, table: &TableId) -> Result<Live, HallError> {
        let stored = self.house.store.load(table).await?.ok_or(HallError::NoSuchTable)?;
        Live::open(stored, &self.house.settings)
    }

    /// Opens a table.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be played like this.
    pub async fn create(&self, new: NewTable) -> Result<Opened, HallError> {
        let tenant = (self.house.settings.games)(&new.game).ok_or_else(refusal::no_such_game)?;
        let seats = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
        let seed = new_seed();
        let game = tenant.begin(NewMatch { config: new.config, seats, seed })?;
        let mut tokens = Vec::new();
        let mut chairs = Vec::new();
        for (seat, one) in Seat::all(seats).zip(new.seats) {
            chairs.push(match one {
                NewSeat::Mine(name) => {
                    let token = Token::new();
                    let holder = Some(token.holder());
                    tokens.push((seat, token));
                    Chair { player: Player::Person { name: clean_name(&name)? }, holder }
                }
                NewSeat::Open => Chair { player: Player::Person { name: String::new() }, holder: None },
                NewSeat::Computer(level) => Chair { player: Player::Computer { level }, holder: None },
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
            rated: false,
            next: None,
            chairs,
        };
        self.house.store.create(&row, None).await?;
        // A computer that begins need not wait for its first visitor.
        if let Err(error) = self.wake(&row.id).await {
            tracing::debug!(table = %row.id, %error, "a new table was not woken");
        }
        Ok(Opened { table: row.id, tokens })
    }

    /// Somebody sits down, in this seat or in the next open one.
    ///
    /// # Errors
    /// When no seat is open or the caller sits here already.
    pub async fn sit(
        &self,
        table: &TableId,
        tokens: &[Token],
        seat: Option<Seat>,
        name: &str,
    ) -> Result<(Seat, Token), HallError> {
        let name = clean_name(name)?;
        let (holders, token) = (holders(tokens), Token::new());
        let holder = token.holder();
        let seat =
            self.ask(table, |reply| Ask::Sit(holders.clone(), seat, name.clone(), holder, reply)).await?;
        Ok((seat, token))
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
        let holders = holders(tokens);
        // Asked twice at most, after a host ended: the command's id keeps it from being done twice.
        self.ask(table, |reply| Ask::Do(holders.clone(), command.clone(), reply)).await
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
        let Joined { versions, presence, game, held, rated } = joined;
        let (hall, table) = (self.clone(), table.clone());
        Ok(Subscription { hall, table, holders, versions, game, held, rated, presence })
    }

    /// The record of a match that is over, with its seed.
    ///
    /// # Errors
    /// When it is not over.
    pub async fn record(&self, table: &TableId) -> Result<String, HallError> {
        self.ask(table, Ask::Record).await
    }

    /// The tables at which the holder of these tokens sits, the latest first:
    /// to continue, or to review. Tables that cannot be read are left out.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn tables_of(&self, tokens: &[Token]) -> Result<Vec<TableSnapshot>, HallError> {
        let holders = holders(tokens);
        let mut list = Vec::new();
        for table in self.house.store.held(&holders, MOST_LISTED).await? {
            // From the store, not from the host: a list wakes nobody.
            let Ok(live) = self.load(&table).await else { continue };
            let around = Around { version: 0, now: live.game().at(), thinking: None, connected: &|_| false };
            list.push(live.seen(&holders, Look::default(), &around)?);
        }
        Ok(list)
    }

    /// Changes whenever a rated match ends.
    #[must_use]
    pub fn ended(&self) -> watch::Receiver<u64> {
        self.house.ended.subscribe()
    }

    /// How many tables are awake.
    #[must_use]
    pub fn awake(&self) -> usize {
        lock(&self.slots).len()
    }

    /// Ends in order: what is kept is kept already, so only the store is closed.
    pub async fn close(&self) {
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
    async fn wake(&self, table: &TableId) -> Result<mpsc::Sender<Ask>, HallError> {
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
        Ok(self.start(live))
    }

    fn awake_host(&self, table: &TableId) -> Option<mpsc::Sender<Ask>> {
        let slots = lock(&self.slots);
        let slot = slots.get(table)?;
        (!slot.asks.is_closed()).then(|| slot.asks.clone())
    }

    fn start(&self, live: Live) -> mpsc::Sender<Ask> {
        let (asks, queue) = mpsc::channel(self.house.settings.queue.max(1));
        let (done_sender, done) = watch::channel(());
        let shared = Arc::new(Shared::default());
        shared.last_asked.store(unix_millis(), Ordering::Relaxed);
        let table = live.id().clone();
        let farewell = Farewell { slots: Arc::clone(&self.slots), table: table.clone(), _done: done_sender };
        let slot = Slot { asks: asks.clone(), shared: Arc::clone(&shared), done };
        lock(&self.slots).insert(table, slot);
        let house = self.house.clone();
        tokio::spawn(async move {
            let _farewell = farewell;
            Host::run(house, live, shared, queue).await;
        });
        asks
    }

    /// Puts the table that was asked least lately to sleep when the hall is full.
    async fn make_room(&self) -> Result<(), HallError> {
        if self.awake() < self.house.settings.live_tables {
            return Ok(());
        }
        let mut idle: Vec<_> = lock(&self.slots)
            .values()
            .filter(|slot| !slot.shared.is_watched())
            .map(|slot| {
                (slot.shared.last_asked.load(Ordering::Relaxed), slot.asks.clone(), slot.done.clone())
            })
            .collect();
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

fn holders(tokens: &[Token]) -> Arc<[Holder]> {
    tokens.iter().take(MOST_TOKENS).map(Token::holder).collect()
}

impl Opened {
    /// The seats of who opened it.
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        self.tokens.iter().map(|(seat, _)| *seat).collect()
    }
}
