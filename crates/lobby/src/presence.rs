//! Who is here (HA-15): a hint, never in a log and never kept. Each node knows of its own pages and tells the
//! others; what a node told dies with it.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use meydan_hall::Holder;
use meydan_members::MemberId;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::Person;

/// What a node says is forgotten after this, unless it says it again.
const LEASE: Duration = Duration::from_secs(15);
/// So many people fit into one message.
const TOLD_AT_ONCE: usize = 150;
/// So many nodes are heard; more there are not.
const MOST_NODES: usize = 64;

/// Somebody with pages on this node.
struct Here {
    member: Option<MemberId>,
    pages: usize,
    /// Of the pages those that keep somebody waiting to be paired.
    waiting: usize,
    /// Since when the last page is gone.
    left: Option<Instant>,
}

/// What another node told.
struct Told {
    at: Instant,
    round: u64,
    people: BTreeSet<(String, Option<MemberId>)>,
    tables: usize,
}

/// A message of a node: who is there, perhaps in several parts.
#[derive(Serialize, Deserialize)]
struct Message {
    node: String,
    round: u64,
    tables: usize,
    people: Vec<(String, Option<MemberId>)>,
}

#[derive(Default)]
struct State {
    here: HashMap<Holder, Here>,
    others: HashMap<String, Told>,
    round: u64,
}

/// Who is here. Copies share everything.
#[derive(Clone)]
pub(crate) struct Presence {
    state: Arc<Mutex<State>>,
    grace: Duration,
}

/// Somebody has a page open as long as this lives.
pub struct Page {
    presence: Presence,
    holder: Holder,
    waiting: bool,
}

/// The first letters of a hash tell people apart.
fn short(holder: Holder) -> String {
    holder.to_string().chars().take(20).collect()
}

impl Presence {
    pub(crate) fn new(grace: Duration) -> Presence {
        Presence { state: Arc::default(), grace }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody opened a page; `waiting` says whether it is one at which people wait to be paired.
    pub(crate) fn come(&self, person: &Person, waiting: bool) -> Page {
        let mut state = self.lock();
        let new = Here { member: person.member, pages: 0, waiting: 0, left: None };
        let here = state.here.entry(person.holder).or_insert(new);
        (here.member, here.left) = (person.member, None);
        here.pages += 1;
        here.waiting += usize::from(waiting);
        Page { presence: self.clone(), holder: person.holder, waiting }
    }

    /// Whether a page keeps this holder waiting.
    pub(crate) fn waits(&self, holder: Holder) -> bool {
        self.lock().here.get(&holder).is_some_and(|here| here.waiting > 0)
    }

    /// Everybody whom a page keeps waiting.
    pub(crate) fn waiting(&self) -> Vec<Holder> {
        let state = self.lock();
        state.here.iter().filter(|(_, here)| here.waiting > 0).map(|(holder, _)| *holder).collect()
    }

    /// Forgets who has been gone for long; whether that changed anything.
    pub(crate) fn tidy(&self) -> bool {
        let mut state = self.lock();
        let before = state.here.len() + state.others.len();
        let grace = self.grace;
        state.here.retain(|_, here| here.left.is_none_or(|left| left.elapsed() < grace));
        state.others.retain(|_, told| told.at.elapsed() < LEASE);
        before != state.here.len() + state.others.len()
    }

    /// How many people are here, on all nodes.
    pub(crate) fn online(&self) -> usize {
        let state = self.lock();
        let own = state.here.keys().map(|holder| short(*holder));
        let others =
            state.others.values().flat_map(|told| told.people.iter().map(|(holder, _)| holder.clone()));
        own.chain(others).collect::<BTreeSet<String>>().len()
    }

    /// How many tables are played on other nodes.
    pub(crate) fn tables_elsewhere(&self) -> usize {
        self.lock().others.values().map(|told| told.tables).sum()
    }

    /// Which members are here, on all nodes.
    pub(crate) fn members(&self) -> BTreeSet<MemberId> {
        let state = self.lock();
        let own = state.here.values().filter_map(|here| here.member);
        let others =
            state.others.values().flat_map(|told| told.people.iter().filter_map(|(_, member)| *member));
        own.chain(others).collect()
    }

    /// What other nodes are told, as messages that fit.
    pub(crate) fn told(&self, node: &str, tables: usize) -> Vec<Vec<u8>> {
        let mut state = self.lock();
        state.round += 1;
        let round = state.round;
        let people: Vec<_> = state.here.iter().map(|(holder, here)| (short(*holder), here.member)).collect();
        drop(state);
        let mut parts: Vec<&[_]> = people.chunks(TOLD_AT_ONCE).collect();
        // Nobody is somebody to tell of, too.
        if parts.is_empty() {
            parts.push(&[]);
        }
        let message = |people: &[(String, Option<MemberId>)]| {
            let message = Message { node: node.to_owned(), round, tables, people: people.to_vec() };
            serde_json::to_vec(&message).unwrap_or_default()
        };
        parts.into_iter().map(message).collect()
    }

    /// Takes in what another node says; whether that changed anything.
    pub(crate) fn hear(&self, node: &str, message: &[u8]) -> bool {
        let Ok(message) = serde_json::from_slice::<Message>(message) else { return false };
        let mut state = self.lock();
        if message.node == node
            || state.others.len() >= MOST_NODES && !state.others.contains_key(&message.node)
        {
            return false;
        }
        let new = || Told { at: Instant::now(), round: 0, people: BTreeSet::new(), tables: 0 };
        let told = state.others.entry(message.node).or_insert_with(new);
        let before = (told.people.len(), told.tables);
        if told.round != message.round {
            told.people.clear();
        }
        told.people.extend(message.people);
        (told.at, told.round, told.tables) = (Instant::now(), message.round, message.tables);
        before != (told.people.len(), told.tables)
    }
}

impl Page {
    /// Whose it is.
    #[must_use]
    pub fn holder(&self) -> Holder {
        self.holder
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let mut state = self.presence.lock();
        let Some(here) = state.here.get_mut(&self.holder) else { return };
        here.pages = here.pages.saturating_sub(1);
        here.waiting = here.waiting.saturating_sub(usize::from(self.waiting));
        if here.pages == 0 {
            here.left = Some(Instant::now());
        }
    }
}

#[cfg(test)]
mod tests {
    use meydan_hall::Token;

    use super::*;

    fn person(member: Option<MemberId>) -> Person {
        Person { holder: Token::new().holder(), member, name: String::new() }
    }

    #[tokio::test(start_paused = true)]
    async fn ha_15_who_left_is_here_for_the_time_of_grace_and_counted_once() {
        let presence = Presence::new(Duration::from_secs(20));
        let ada = person(Some(1));
        let (page, other) = (presence.come(&ada, true), presence.come(&ada, false));
        let _guest = presence.come(&person(None), false);
        assert_eq!((presence.online(), presence.members()), (2, BTreeSet::from([1])));
        drop(page);
        assert!(!presence.waits(ada.holder), "the page that kept waiting is gone");
        drop(other);
        tokio::time::advance(Duration::from_secs(19)).await;
        assert!(!presence.tidy());
        assert_eq!(presence.online(), 2);
        tokio::time::advance(Duration::from_secs(2)).await;
        assert!(presence.tidy());
        assert_eq!((presence.online(), presence.members()), (1, BTreeSet::new()));
        let back = presence.come(&ada, true);
        drop(back);
        let _again = presence.come(&ada, true);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert!(!presence.tidy(), "who is back stays");
    }

    #[tokio::test(start_paused = true)]
    async fn ha_52_what_a_node_told_dies_with_it() {
        let [one, other] = [(); 2].map(|()| Presence::new(Duration::from_secs(20)));
        let ada = person(Some(1));
        let _pages = [one.come(&ada, false), other.come(&ada, false)];
        let many: Vec<Page> = (0..400).map(|_| one.come(&person(None), false)).collect();
        let tell = || {
            for part in one.told("one", 3) {
                assert!(part.len() <= meydan_bus::MOST_BYTES, "{}", part.len());
                other.hear("other", &part);
            }
        };
        tell();
        assert_eq!((other.online(), other.tables_elsewhere()), (401, 3), "who is on both is one");
        drop(many);
        tokio::time::advance(Duration::from_secs(21)).await;
        one.tidy();
        tell();
        assert_eq!(other.online(), 1);
        assert!(
            !other.hear("other", b"nonsense") && !other.hear("one", &one.told("one", 3)[0]),
            "not of oneself"
        );
        tokio::time::advance(LEASE).await;
        assert!(other.tidy());
        assert_eq!(other.tables_elsewhere(), 0);
    }
}
