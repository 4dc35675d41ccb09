//! The host of one live table: a task that owns its state and is asked over a
//! bounded queue. It appends to the store, then answers, then publishes.
//!
//! A host never blocks on thinking: computers think elsewhere and report back.

mod commands;
mod ending;
mod live;
mod stand_in;
mod think;
mod time;

pub(crate) use live::{Around, Live, Look};

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use meydan_bus::Bus;
use meydan_catalogue::{AnyComputer, Pace, Player, Turn};
use meydan_core::{AnyMatch, GameTime, MAX_SEATS, Refused, Seat, SeatSet, Seq, Step};
use meydan_search::{Memory, Stop};
use tokio::sync::{Notify, mpsc, oneshot, watch};
use tokio::time::Instant;

use crate::command::{Ack, Command};
use crate::lists::Summary;
use crate::meeting::Changed;
use crate::metering;
use crate::naps::Nap;
use crate::refusal::{self, HallError};
use crate::rematches::Rematches;
use crate::snapshot::TableSnapshot;
use crate::store::{Kept, Maker, Store, StoreError};
use crate::thinking::Thinkers;
use crate::{Holder, Settings};
use think::{Decided, Thinking};

/// An answer on its way.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, HallError>>;

/// What a host can be asked.
pub(crate) enum Ask {
    /// Do something that was asked for at this moment.
    Do(Arc<[Holder]>, Command, Instant, Reply<Ack>),
    /// Show the table.
    Look(Arc<[Holder]>, Look, Reply<TableSnapshot>),
    /// Let somebody sit down, in this seat or in the next open one.
    Sit(Arc<[Holder]>, Option<Seat>, String, (Holder, Option<i64>), Reply<Seat>),
    /// Tell whenever something changes.
    Subscribe(Arc<[Holder]>, Reply<Joined>),
    /// What lists tell of it.
    Summary(Reply<Summary>),
    /// The whole record.
    Record(Arc<[Holder]>, Reply<String>),
    /// Somebody else changed what is kept of it.
    Again,
    /// Make room, if nobody needs this table now.
    Sleep(oneshot::Sender<bool>),
}

impl Ask {
    /// When what is to be done was asked for.
    fn arrived(&self) -> Option<Instant> {
        match self {
            Ask::Do(_, _, arrived, _) => Some(*arrived),
            _ => None,
        }
    }
}

/// What the host shares with the hall and with those who look on.
#[derive(Default)]
pub(crate) struct Shared {
    watchers: AtomicU32,
    /// Those of them who do not play.
    onlookers: AtomicU32,
    /// Whether a match goes on here.
    playing: AtomicBool,
    connected: [AtomicU32; MAX_SEATS],
    /// Somebody went away.
    left: Notify,
    /// The `Pace` that whoever sits here asked for last, as its place among all.
    pace: AtomicU8,
    /// When it was last asked something, in milliseconds since 1970.
    pub(crate) last_asked: AtomicU64,
}

impl Shared {
    /// The pace of computers. Somebody who plays has asked for it, or nobody did.
    fn pace(&self) -> Pace {
        let asked = usize::from(self.pace.load(Ordering::Relaxed));
        asked.checked_sub(1).and_then(|at| Pace::ALL.get(at)).copied().unwrap_or_default()
    }

    /// Whether a match goes on here, and somebody who plays is here.
    pub(crate) fn is_played(&self) -> bool {
        self.playing.load(Ordering::Relaxed)
            && self.connected.iter().any(|seat| seat.load(Ordering::Relaxed) > 0)
    }

    pub(crate) fn is_watched(&self) -> bool {
        self.watchers.load(Ordering::Relaxed) > 0
    }
}

/// Somebody is at the table as long as this lives.
pub(crate) struct Presence {
    people: Arc<AtomicUsize>,
    shared: Arc<Shared>,
    seats: SeatSet,
}

impl Presence {
    fn new(house: &House, shared: &Arc<Shared>, seats: SeatSet) -> Presence {
        house.people.fetch_add(1, Ordering::Relaxed);
        shared.watchers.fetch_add(1, Ordering::Relaxed);
        shared.onlookers.fetch_add(u32::from(seats.is_empty()), Ordering::Relaxed);
        for seat in seats.iter() {
            shared.connected[seat.index()].fetch_add(1, Ordering::Relaxed);
        }
        Presence { people: Arc::clone(&house.people), shared: Arc::clone(shared), seats }
    }
}

impl Presence {
    /// Asks for a pace of computers; only who plays is heard.
    pub(crate) fn set_pace(&self, pace: Pace) {
        if !self.seats.is_empty() {
            self.shared.pace.store(pace as u8 + 1, Ordering::Relaxed);
        }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.people.fetch_sub(1, Ordering::Relaxed);
        self.shared.watchers.fetch_sub(1, Ordering::Relaxed);
        self.shared.onlookers.fetch_sub(u32::from(self.seats.is_empty()), Ordering::Relaxed);
        for seat in self.seats.iter() {
            self.shared.connected[seat.index()].fetch_sub(1, Ordering::Relaxed);
        }
        self.shared.left.notify_one();
    }
}

/// Somebody who looks on.
pub(crate) struct Joined {
    pub(crate) versions: watch::Receiver<u64>,
    pub(crate) presence: Presence,
    pub(crate) game: &'static str,
    pub(crate) held: SeatSet,
    pub(crate) rated: bool,
    pub(crate) clock: bool,
    pub(crate) seating: u64,
}

/// What hosts have in common.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) store: Arc<dyn Store>,
    /// Over which others are told what has changed.
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) settings: Arc<Settings>,
    /// Who thinks, and who waits for it.
    pub(crate) thinkers: Arc<Thinkers>,
    /// Where they get their memory.
    pub(crate) memory: Memory,
    /// How many look at tables now.
    pub(crate) people: Arc<AtomicUsize>,
    /// How many rated matches have ended.
    pub(crate) ended: watch::Sender<u64>,
    /// Who opens another table where the hall itself does not.
    pub(crate) rematches: Arc<OnceLock<Arc<dyn Rematches>>>,
    /// When the hall was opened, in milliseconds since 1970.
    pub(crate) started: u64,
    /// How many tables that are awake have a clock that runs.
    pub(crate) clocks: Arc<AtomicUsize>,
}

/// A clock runs at a table that is awake as long as this lives.
struct Ticking(Arc<AtomicUsize>);

impl Ticking {
    fn begin(clocks: &Arc<AtomicUsize>) -> Ticking {
        clocks.fetch_add(1, Ordering::Relaxed);
        Ticking(Arc::clone(clocks))
    }
}

impl Drop for Ticking {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How a host came to be.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Woken {
    /// How its table slept.
    pub(crate) nap: Option<Nap>,
    /// Nobody asked for it: something came due.
    pub(crate) by_itself: bool,
}

/// What a host leaves behind.
pub(crate) struct Left {
    /// Its time goes on passing.
    pub(crate) nap: Option<Nap>,
    /// What lists tell of the table.
    pub(crate) summary: Option<Summary>,
}

/// Commands that made no entry are remembered too, the last so many.
const MOST_ANSWERED: usize = 256;

pub(crate) struct Host {
    house: House,
    live: Live,
    shared: Arc<Shared>,
    version: watch::Sender<u64>,
    /// How often a seat was freed: who held what changed then.
    seating: u64,
    /// Something that is seen has changed and is not published yet.
    dirty: bool,
    /// Since when the game time of the position passes.
    since: Instant,
    thinking: Option<Thinking>,
    brains: HashMap<u8, Box<dyn AnyComputer>>,
    thoughts: mpsc::Sender<Decided>,
    /// Ends the hint that is being thought about, and says that nobody wants it any more.
    hint: Option<[Stop; 2]>,
    answered: VecDeque<(String, Seat, Ack)>,
    /// An append failed: memory may be behind the store, and is folded again first.
    broken: bool,
    /// Since when each seat's person is away; none while they are here.
    away: [Option<Instant>; MAX_SEATS],
    /// Since when each seat has had to answer; and when its person was heard of last: any request is a
    /// sign of life.
    to_move: [Option<Instant>; MAX_SEATS],
    heard: [Option<Instant>; MAX_SEATS],
    /// Whose people asked for something since play began.
    came: SeatSet,
    /// For whom a computer moves until they come back, because the other one would not wait.
    sits_in: SeatSet,
    /// Who needs not be waited for, as everybody was told.
    absent: Option<Seat>,
    /// Everybody is owed some time, since this moment of game time (HA-24).
    owed: Option<GameTime>,
    /// When the command arrived that is about to be done.
    waits_since: Option<Instant>,
    ticking: Option<Ticking>,
    /// What the host has to do by itself failed, and is tried again then.
    retry: Option<Instant>,
}

pub(crate) fn unix_millis() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

impl Host {
    /// Runs a table until nobody needs it; what it leaves behind.
    /// Where it was woken because something came due, it sleeps again once that is done.
    pub(crate) async fn run(
        house: House,
        live: Live,
        shared: Arc<Shared>,
        mut asks: mpsc::Receiver<Ask>,
        woken: Woken,
    ) -> Left {
        let (thoughts, mut decided) = mpsc::channel(MAX_SEATS * 2);
        let (resumed, owed) = Host::resumed(&live, house.started);
        let mut host = Host {
            house,
            live,
            shared,
            // Versions grow over restarts without being kept.
            version: watch::channel(unix_millis()).0,
            seating: 0,
            dirty: false,
            since: woken.nap.map_or(resumed, |nap| nap.since),
            thinking: None,
            brains: HashMap::new(),
            thoughts,
            hint: None,
            answered: VecDeque::new(),
            broken: false,
            away: [None; MAX_SEATS],
            to_move: [None; MAX_SEATS],
            heard: [None; MAX_SEATS],
            came: SeatSet::EMPTY,
            sits_in: SeatSet::EMPTY,
            absent: None,
            owed,
            waits_since: None,
            ticking: None,
            retry: None,
        };
        let mut asked = Some(Instant::now()).filter(|_| !woken.by_itself);
        loop {
            // What waits already came before whatever comes due from now on.
            let waiting = asks.try_recv().ok();
            host.waits_since = waiting.as_ref().and_then(Ask::arrived);
            host.mark_away();
            host.settle().await;
            host.publish();
            host.shared.playing.store(host.live.is_playing(), Ordering::Relaxed);
            if let Some(ask) = waiting {
                asked = Some(Instant::now());
                if host.answer(ask).await {
                    break;
                }
                continue;
            }
            let idle = asked.map_or_else(Instant::now, |asked| asked + host.house.settings.idle);
            let idle = host.may_sleep().then_some(idle);
            tokio::select! {
                ask = asks.recv() => {
                    let Some(ask) = ask else { break };
                    asked = Some(Instant::now());
                    if host.answer(ask).await {
                        break;
                    }
                }
                Some(decided) = decided.recv() => host.decide(decided).await,
                () = host.shared.left.notified() => host.dirty = true,
                () = until(host.next_moment()) => {}
                () = until(idle) => break,
            }
        }
        host.stop_thinking();
        // Whoever is still in the queue gets no answer and asks the next host.
        let clock = host.ticking.is_some();
        let nap = host.comes_due().map(|due| Nap { since: host.since, due, clock });
        // After a failure only the store knows.
        Left { nap, summary: (!host.broken).then(|| host.live.summary()) }
    }

    /// Whether nobody would miss this host. `true` also for a match that waits for people, or for its timer.
    fn may_sleep(&self) -> bool {
        !self.shared.is_watched() && self.thinking.is_none() && self.retry.is_none()
    }

    /// Answers; `true` if the host should end.
    async fn answer(&mut self, ask: Ask) -> bool {
        self.shared.last_asked.store(unix_millis(), Ordering::Relaxed);
        // A receiver that is gone needs no answer.
        match ask {
            Ask::Do(holders, command, arrived, reply) => {
                self.hear(&holders);
                self.waits_since = Some(arrived);
                self.command(&holders, command, reply).await;
                self.waits_since = None;
            }
            Ask::Look(holders, look, reply) => {
                self.hear(&holders);
                let _ = reply.send(self.seen(&holders, look).await);
            }
            Ask::Sit(holders, seat, name, who, reply) => {
                let sat = self.sit(&holders, seat, name, who).await;
                let _ = reply.send(sat);
            }
            Ask::Subscribe(holders, reply) => {
                let _ = reply.send(self.subscribe(&holders));
            }
            Ask::Summary(reply) => {
                let _ = reply.send(Ok(self.summary()));
            }
            Ask::Record(holders, reply) => {
                let _ = reply.send(self.record(&holders));
            }
            Ask::Again => {
                self.broken = true;
                if matches!(self.mend().await, Err(HallError::NoSuchTable)) {
                    return true;
                }
                self.unseat();
            }
            Ask::Sleep(reply) => {
                // What it was about to do by itself it does when somebody comes.
                let sleeps = !self.shared.is_watched();
                let _ = reply.send(sleeps);
                return sleeps;
            }
        }
        false
    }

    async fn seen(&mut self, holders: &[Holder], look: Look) -> Result<TableSnapshot, HallError> {
        self.mend().await?;
        // What was changed in this turn is seen under the next version already.
        self.publish();
        let around = Around {
            version: *self.version.borrow(),
            now: self.now(),
            thinking: self.thinking.as_ref().map(|thinking| thinking.seat),
            connected: &|seat| self.shared.connected[seat.index()].load(Ordering::Relaxed) > 0,
            absent: self.absent,
            rematches: self.house.rematches.get().is_some(),
        };
        self.live.seen(holders, look, &around)
    }

    /// What lists tell of the table, with who is here.
    fn summary(&self) -> Summary {
        let mut summary = self.live.summary();
        summary.told.watching = self.shared.onlookers.load(Ordering::Relaxed);
        for player in &mut summary.told.players {
            player.connected = self.is_here(player.seat);
        }
        summary
    }

    fn subscribe(&mut self, holders: &[Holder]) -> Result<Joined, HallError> {
        if self.shared.watchers.load(Ordering::Relaxed) as usize >= self.house.settings.watchers {
            return Err(refusal::crowded());
        }
        if self.house.people.load(Ordering::Relaxed) >= self.house.settings.people {
            return Err(refusal::full());
        }
        let held = self.live.held(holders);
        let presence = Presence::new(&self.house, &self.shared, held);
        self.dirty = true;
        let (game, rated) = (self.live.game().facts().id, self.live.row.rated);
        let (versions, seating) = (self.version.subscribe(), self.seating);
        let clock = self.live.row.clock.is_some();
        Ok(Joined { versions, presence, game, held, rated, clock, seating })
    }

    /// Somebody lost a seat: everybody comes again, and is told anew what they hold.
    fn unseat(&mut self) {
        self.seating += 1;
        let version = *self.version.borrow() + 1;
        self.version = watch::Sender::new(version);
    }

    fn record(&self, holders: &[Holder]) -> Result<String, HallError> {
        if !self.live.may_keep_record(self.live.held(holders)) {
            return Err(refusal::not_over());
        }
        let names = self.live.row.chairs.iter().map(|chair| match &chair.player {
            Player::Person { name } => name.clone(),
            Player::Computer { level } => level.code().to_owned(),
        });
        Ok(meydan_core::record::write(self.live.game(), &names.collect::<Vec<_>>()))
    }

    fn publish(&mut self) {
        if std::mem::take(&mut self.dirty) {
            self.version.send_modify(|version| *version += 1);
        }
    }

    /// When the host has to do something by itself.
    fn next_moment(&self) -> Option<Instant> {
        // While the store fails, everything waits.
        if self.retry.is_some() {
            return self.retry;
        }
        let claim = self.absence().filter(|_| self.absent.is_none()).map(|(_, end)| end);
        self.comes_due().into_iter().chain(self.patience_ends()).chain(claim).min()
    }

    /// Does what happens by itself: timers that came due, forced actions, and
    /// sets the computer to move thinking.
    async fn settle(&mut self) {
        if self.retry.is_some_and(|retry| retry > Instant::now()) {
            return;
        }
        self.retry = None;
        if let Err(error) = self.try_settle().await {
            tracing::error!(table = self.live.id().short(), %error, "the host could not go on by itself");
            self.retry = Some(Instant::now() + Duration::from_secs(1));
        }
    }

    async fn try_settle(&mut self) -> Result<(), HallError> {
        self.mend().await?;
        // Bounded: every round makes an entry, and a log has a bound.
        self.give_time().await?;
        while self.live.is_playing() {
            let at = self.horizon();
            self.fire_due(at).await?;
            let at = at.max(self.live.game().at());
            self.greet(at).await?;
            match self.live.table.turn() {
                Turn::Forced(..) if self.veiled_until().is_some_and(|end| end > Instant::now()) => break,
                Turn::Forced(seat, action) => {
                    self.keep(Maker::Hall, |game| game.act(at, seat, &action)).await?;
                }
                Turn::Computer(seat, level) => {
                    self.think(seat, level);
                    break;
                }
                Turn::People(_) => {
                    if let Some(seat) = self.needs_stand_in() {
                        self.think(seat, self.house.settings.stand_in);
                    }
                    break;
                }
                Turn::Over => break,
            }
        }
        Ok(())
    }

    /// Takes a step, appends its entry to the store, and only then lets anybody
    /// know. On any error the state is what it was.
    async fn keep(
        &mut self,
        maker: Maker,
        step: impl FnOnce(&mut dyn AnyMatch) -> Result<Seq, Refused>,
    ) -> Result<Seq, HallError> {
        if !self.live.has_room() {
            return Err(refusal::log_full());
        }
        let game = self.live.table.game_mut();
        let before = game.at();
        let seq = step(game)?;
        let over = game.outcome().is_some();
        let Some(entry) = game.entries_since(seq - 1).pop() else {
            return Err(StoreError::Damaged("no entry was made".to_owned()).into());
        };
        let kept = Kept { entry, maker };
        if let Err(error) = self.house.store.append(self.live.id(), &kept, over).await {
            self.live.table.game_mut().retract();
            // Perhaps it was kept all the same: the store knows.
            self.broken = true;
            return Err(error.into());
        }
        metering::kept(&kept.maker);
        // What the disk took is not lost: time goes on from when the entry was made. Who goes back
        // begins there anew.
        self.since = match kept.entry.step {
            Step::Rewind { .. } => Instant::now(),
            _ => self.since + Duration::from_millis(kept.entry.at.0.saturating_sub(before.0)),
        };
        self.live.lapse(&kept);
        self.live.note(kept);
        self.house.tell(&self.live.row, if over { Changed::Listed } else { Changed::Moved });
        if over && self.live.row.rated {
            self.house.ended.send_modify(|ended| *ended += 1);
        }
        // A new entry withdraws a request about the old position.
        self.live.undo = None;
        self.stop_thinking();
        self.dirty = true;
        Ok(seq)
    }

    /// Folds again from the store after an append failed.
    async fn mend(&mut self) -> Result<(), HallError> {
        if !self.broken {
            return Ok(());
        }
        let stored = self.house.store.load(self.live.id()).await?.ok_or(HallError::NoSuchTable)?;
        let mut live = Live::open(stored, &self.house.settings)?;
        live.rematch = self.live.rematch;
        live.opinions = std::mem::take(&mut self.live.opinions);
        live.draws = std::mem::take(&mut self.live.draws);
        if live.game().seq() == self.live.game().seq() {
            live.undo = self.live.undo.take();
        }
        let (before, after) = (self.live.game().at(), live.game().at());
        self.since = match after.0.checked_sub(before.0) {
            Some(passed) => self.since + Duration::from_millis(passed),
            None => Instant::now(),
        };
        self.live = live;
        self.stop_thinking();
        self.broken = false;
        self.dirty = true;
        Ok(())
    }
}

async fn until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
