//! The lobby: what it stands on, and what it does by itself.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use meydan_bus::{Bus, Feed, Heard};
use meydan_club::Club;
use meydan_hall::{Hall, Holder, TABLES, TableId, holder_subject};
use meydan_members::MemberId;
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior};

use crate::presence::{Page, Presence};
use crate::view::View;
use crate::{Error, HallView, Person, Ratings, Rows, Settings};

/// Under this subject nodes tell who is there.
const PRESENCE: &str = "presence";
/// How often they do.
const TELL: Duration = Duration::from_secs(5);
/// What nobody needs any more is forgotten after a day, in milliseconds.
const STAY: i64 = 24 * 60 * 60 * 1000;
/// How often it is looked for.
const FORGET: Duration = Duration::from_secs(10 * 60);

/// The lobby. Copies share everything; what it does by itself ends with the last of them.
#[derive(Clone)]
pub struct Lobby {
    pub(crate) inner: Arc<Inner>,
    _work: Arc<Work>,
}

/// What the lobby stands on.
pub(crate) struct Inner {
    pub(crate) hall: Hall,
    pub(crate) club: Club,
    pub(crate) rows: Arc<dyn Rows>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) ratings: Arc<dyn Ratings>,
    pub(crate) settings: Settings,
    pub(crate) presence: Presence,
    /// What this life of this node is called.
    pub(crate) node: String,
    pub(crate) view: watch::Sender<Arc<HallView>>,
    /// Somebody came to wait.
    pub(crate) came: Notify,
    /// Who was offered a computer has been told.
    pub(crate) offered: Mutex<BTreeSet<TableId>>,
}

/// Tasks that end when this is gone.
struct Work([JoinHandle<()>; 3]);

impl Drop for Work {
    fn drop(&mut self) {
        self.0.iter().for_each(JoinHandle::abort);
    }
}

impl Lobby {
    /// Opens the lobby of a hall.
    ///
    /// # Errors
    /// When what is kept cannot be read.
    pub async fn open(
        hall: Hall,
        club: Club,
        rows: Arc<dyn Rows>,
        ratings: Arc<dyn Ratings>,
        settings: Settings,
    ) -> Result<Lobby, Error> {
        let bus = hall.bus();
        let presence = Presence::new(settings.grace);
        let inner = Arc::new(Inner {
            hall,
            club,
            rows,
            ratings,
            settings,
            presence,
            node: TableId::new().to_string(),
            view: watch::Sender::new(Arc::default()),
            came: Notify::new(),
            offered: Mutex::default(),
            bus,
        });
        // Whoever listens from here on misses nothing.
        let tables = inner.bus.subscribe(&[TABLES.to_owned()]);
        let nodes = inner.bus.subscribe(&[PRESENCE.to_owned()]);
        let mut view = View::default();
        view.read(&inner).await?;
        let work = [
            tokio::spawn(view.keep(Arc::clone(&inner), tables)),
            tokio::spawn(Arc::clone(&inner).pair_in_time()),
            tokio::spawn(Arc::clone(&inner).tell_in_time(nodes)),
        ];
        Ok(Lobby { inner, _work: Arc::new(Work(work)) })
    }

    /// Somebody opened a page; `waiting` says whether it is one that keeps them waiting to be paired.
    ///
    /// # Errors
    /// Only when the store fails.
    pub async fn come(&self, person: &Person, waiting: bool) -> Result<Arrived, Error> {
        let page = self.inner.presence.come(person, waiting);
        if waiting {
            self.inner.stay(&[person.holder]).await?;
        }
        self.inner.show_numbers();
        Ok(Arrived { inner: Arc::clone(&self.inner), page: Some(page) })
    }

    /// What stands in the hall, told again whenever it changes.
    #[must_use]
    pub fn view(&self) -> watch::Receiver<Arc<HallView>> {
        self.inner.view.subscribe()
    }

    /// Hints for whoever belongs to these holders: something of theirs has changed.
    #[must_use]
    pub fn listen(&self, holders: &[Holder]) -> Feed {
        let subjects: Vec<String> = holders.iter().map(|holder| holder_subject(*holder)).collect();
        self.inner.bus.subscribe(&subjects)
    }

    /// Which members are here.
    #[must_use]
    pub fn members_here(&self) -> BTreeSet<MemberId> {
        self.inner.presence.members()
    }

    /// At which listed tables somebody sits who has blocked this person: they are not shown there (HA-04).
    ///
    /// # Errors
    /// Only when the store fails.
    pub async fn hidden_from(&self, person: &Person) -> Result<Vec<TableId>, Error> {
        match person.member {
            Some(member) => self.inner.rows.blocked_tables(member).await,
            None => Ok(Vec::new()),
        }
    }

    /// Whether this person may sit down at a table: not where somebody sits who has blocked them (HA-04).
    ///
    /// # Errors
    /// `BlockedThere`.
    pub async fn check_sitting(&self, table: &TableId, member: Option<MemberId>) -> Result<(), Error> {
        match member {
            Some(member) if self.inner.rows.is_blocked_at(table, member).await? => {
                Err(crate::Refusal::BlockedThere.into())
            }
            _ => Ok(()),
        }
    }
}

/// A page is open as long as this lives. When the last one is gone that keeps somebody waiting, so the wait ends soon.
pub struct Arrived {
    inner: Arc<Inner>,
    page: Option<Page>,
}

impl Drop for Arrived {
    fn drop(&mut self) {
        let Some(holder) = self.page.take().map(|page| page.holder()) else { return };
        let inner = Arc::clone(&self.inner);
        if inner.presence.waits(holder) {
            return;
        }
        // From now on it is counted; whoever comes back meanwhile has it renewed.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                if !inner.presence.waits(holder) {
                    let until = now() + millis(inner.settings.pairing_gone);
                    if let Err(error) = inner.rows.stay(&[holder], inner.lease(until)).await {
                        tracing::warn!(%error, "a wait could not be given its end");
                    }
                }
            });
        }
    }
}

impl Inner {
    /// Something of these people has changed.
    pub(crate) fn tell(&self, holders: &[Holder]) {
        for holder in holders {
            // What cannot be carried is a mistake of ours that harms nobody: pages look again by themselves.
            let _ = self.bus.publish(&holder_subject(*holder), b"");
        }
    }

    /// Their pages are there: their waits go on, past the next time that this is said.
    pub(crate) async fn stay(&self, holders: &[Holder]) -> Result<(), Error> {
        self.rows.stay(holders, self.lease(now() + millis(self.while_here()))).await
    }

    /// How long a wait lasts whose page is there, unless that is said again.
    pub(crate) fn while_here(&self) -> Duration {
        self.settings.pairing_gone + TELL * 2
    }

    /// Numbers have changed.
    pub(crate) fn show_numbers(&self) {
        let (online, tables) =
            (self.presence.online(), self.hall.in_play() + self.presence.tables_elsewhere());
        self.view.send_if_modified(|view| {
            let other = (view.online, view.tables) != (online, tables);
            if other {
                let changed = Arc::make_mut(view);
                (changed.online, changed.tables) = (online, tables);
            }
            other
        });
    }

    async fn tell_in_time(self: Arc<Self>, mut nodes: Feed) {
        let mut again = tokio::time::interval(TELL);
        again.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut look = tokio::time::interval(self.settings.look);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut forgot: Option<Instant> = None;
        loop {
            tokio::select! {
                _ = again.tick() => {
                    for message in self.presence.told(&self.node, self.hall.in_play()) {
                        let _ = self.bus.publish(PRESENCE, &message);
                    }
                    let waiting = self.presence.waiting();
                    if !waiting.is_empty() && let Err(error) = self.stay(&waiting).await {
                        tracing::warn!(%error, "waits could not be renewed");
                    }
                    if forgot.is_none_or(|at| at.elapsed() > FORGET) {
                        forgot = Some(Instant::now());
                        if let Err(error) = self.rows.forget(now() - STAY).await {
                            tracing::warn!(%error, "old challenges could not be forgotten");
                        }
                    }
                }
                _ = look.tick() => {
                    self.presence.tidy();
                    self.show_numbers();
                }
                heard = nodes.next() => {
                    if let Heard::Message { bytes, .. } = heard && self.presence.hear(&self.node, &bytes) {
                        self.show_numbers();
                    }
                }
            }
        }
    }

    pub(crate) fn is_offered(&self, id: &TableId) -> bool {
        !self.offered.lock().unwrap_or_else(PoisonError::into_inner).insert(id.clone())
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

pub(crate) fn millis(long: Duration) -> i64 {
    i64::try_from(long.as_millis()).unwrap_or(i64::MAX)
}
