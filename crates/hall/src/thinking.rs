//! Who thinks when: everybody who pays gets a fair share.
//!
//! Who opened a table pays for its computers, who asks for a hint pays for that. Thoughts wait in
//! lines by payer, and payers take turns. Levels that need next to nothing have a line of their own
//! and never wait behind long thoughts; a hint waits for games, and ends early when one has to wait.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use meydan_search::Stop;
use tokio::sync::oneshot;

use crate::{Holder, Settings, TableId};

/// Who pays for a thought.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Payer {
    /// A person, by their key.
    Holder(Holder),
    /// Nobody knows who opened this table: it pays for itself.
    Table(TableId),
}

/// What kind of thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    /// A move that needs next to nothing.
    Quick,
    /// A move.
    Game,
    /// A hint.
    Hint,
}

/// How much may be thought at once, and how much may wait.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    /// Long thoughts at once.
    all: usize,
    /// Of them for one payer.
    each: usize,
    /// Hints that wait.
    hints: usize,
    /// Of them for one payer.
    hints_each: usize,
}

struct Waiter {
    number: u64,
    stop: Stop,
    go: oneshot::Sender<Permit>,
}

impl Waiter {
    fn is_wanted(&self) -> bool {
        !self.stop.is_stopped() && !self.go.is_closed()
    }
}

/// Thoughts that wait, by payer; the payer whose turn it is stands first.
#[derive(Default)]
struct Line {
    payers: VecDeque<Payer>,
    waiting: HashMap<Payer, VecDeque<Waiter>>,
}

impl Line {
    fn join(&mut self, payer: Payer, waiter: Waiter) {
        let own = self.waiting.entry(payer.clone()).or_default();
        // What nobody wants to know any more need not wait.
        own.retain(Waiter::is_wanted);
        own.push_back(waiter);
        if !self.payers.contains(&payer) {
            self.payers.push_back(payer);
        }
    }

    /// The next thought of the first payer who may have one more; that payer goes to the end.
    fn next(&mut self, may: impl Fn(&Payer) -> bool) -> Option<(Payer, Waiter)> {
        let mut at = 0;
        while let Some(payer) = self.payers.get(at).cloned() {
            if !may(&payer) {
                at += 1;
                continue;
            }
            self.payers.remove(at);
            let Some(own) = self.waiting.get_mut(&payer) else { continue };
            own.retain(Waiter::is_wanted);
            let next = own.pop_front();
            if own.is_empty() {
                self.waiting.remove(&payer);
            } else {
                self.payers.push_back(payer.clone());
            }
            if let Some(next) = next {
                return Some((payer, next));
            }
        }
        None
    }

    fn of(&self, payer: &Payer) -> usize {
        self.waiting.get(payer).map_or(0, VecDeque::len)
    }

    fn len(&self) -> usize {
        self.waiting.values().map(VecDeque::len).sum()
    }
}

#[derive(Default)]
struct State {
    numbers: u64,
    quick: usize,
    long: usize,
    long_of: HashMap<Payer, usize>,
    quicks: Line,
    games: Line,
    hints: Line,
    /// Hints that are thought about, the oldest first.
    hinting: Vec<(u64, Stop)>,
}

/// Everybody who thinks, and everybody who waits for it.
pub(crate) struct Thinkers {
    state: Mutex<State>,
    bounds: Bounds,
}

/// How much is going on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Load {
    /// Quick thoughts, moves and hints that wait.
    pub(crate) waiting: [usize; 3],
    /// Quick thoughts that are thought.
    pub(crate) quick: usize,
    /// All others.
    pub(crate) long: usize,
}

/// The right to think, given back when it goes.
pub(crate) struct Permit {
    thinkers: Arc<Thinkers>,
    number: u64,
    lane: Lane,
    payer: Payer,
    /// So many payers wait for a move.
    waiting: usize,
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.thinkers.end(self.number, self.lane, &self.payer);
    }
}

impl Permit {
    /// How long a thought may take that may take this long when nobody waits.
    pub(crate) fn time(&self, time: Duration) -> Duration {
        let all = u32::try_from(self.thinkers.bounds.all).unwrap_or(u32::MAX).max(1);
        let waiting = u32::try_from(self.waiting).unwrap_or(u32::MAX);
        (time.saturating_mul(all) / all.saturating_add(waiting)).max(time / 8)
    }
}

impl Thinkers {
    pub(crate) fn new(settings: &Settings) -> Arc<Thinkers> {
        let bounds = Bounds {
            all: settings.computers.max(1),
            each: settings.computers_each.max(1),
            hints: settings.hints,
            hints_each: settings.hints_each,
        };
        Arc::new(Thinkers { state: Mutex::default(), bounds })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn load(&self) -> Load {
        let state = self.lock();
        let waiting = [&state.quicks, &state.games, &state.hints].map(Line::len);
        Load { waiting, quick: state.quick, long: state.long }
    }

    /// Waits for the right to think. `None` if it is not wanted any more, or if too many hints wait.
    pub(crate) async fn permit(self: &Arc<Self>, lane: Lane, payer: Payer, stop: Stop) -> Option<Permit> {
        let turn = self.join(lane, payer, stop)?;
        // Whoever was stopped while waiting is left out.
        turn.await.ok()
    }

    fn join(self: &Arc<Self>, lane: Lane, payer: Payer, stop: Stop) -> Option<oneshot::Receiver<Permit>> {
        let (go, turn) = oneshot::channel();
        let mut state = self.lock();
        if lane == Lane::Hint {
            let Bounds { hints, hints_each, .. } = self.bounds;
            if state.hints.len() >= hints || state.hints.of(&payer) >= hints_each {
                return None;
            }
        }
        state.numbers += 1;
        let waiter = Waiter { number: state.numbers, stop, go };
        match lane {
            Lane::Quick => state.quicks.join(payer, waiter),
            Lane::Game => state.games.join(payer, waiter),
            Lane::Hint => state.hints.join(payer, waiter),
        }
        drop(state);
        self.go_on();
        Some(turn)
    }

    fn end(self: &Arc<Self>, number: u64, lane: Lane, payer: &Payer) {
        let mut state = self.lock();
        if lane == Lane::Quick {
            state.quick -= 1;
        } else {
            state.long -= 1;
            state.hinting.retain(|(one, _)| *one != number);
            if let Some(count) = state.long_of.get_mut(payer) {
                *count -= 1;
                if *count == 0 {
                    state.long_of.remove(payer);
                }
            }
        }
        drop(state);
        self.go_on();
    }

    /// Gives out what can be given out.
    fn go_on(self: &Arc<Self>) {
        loop {
            let mut state = self.lock();
            let Some((lane, payer, waiter)) = state.next(&self.bounds) else {
                // A game that waits for room takes it from the oldest hint, which says what it has.
                if state.games.len() > 0 && state.long >= self.bounds.all {
                    state
                        .hinting
                        .iter()
                        .find(|(_, stop)| !stop.is_stopped())
                        .into_iter()
                        .for_each(|(_, stop)| stop.now());
                }
                return;
            };
            let waiting = state.games.waiting.len();
            // Not under the lock: a permit that nobody takes is given back at once.
            drop(state);
            let thinkers = Arc::clone(self);
            let _ = waiter.go.send(Permit { thinkers, number: waiter.number, lane, payer, waiting });
        }
    }
}

impl State {
    fn next(&mut self, bounds: &Bounds) -> Option<(Lane, Payer, Waiter)> {
        if self.quick < bounds.all
            && let Some((payer, waiter)) = self.quicks.next(|_| true)
        {
            self.quick += 1;
            return Some((Lane::Quick, payer, waiter));
        }
        if self.long >= bounds.all {
            return None;
        }
        let long_of = &self.long_of;
        let may = |payer: &Payer| long_of.get(payer).is_none_or(|count| *count < bounds.each);
        let (lane, (payer, waiter)) = match self.games.next(may) {
            Some(next) => (Lane::Game, next),
            None => (Lane::Hint, self.hints.next(may)?),
        };
        self.long += 1;
        *self.long_of.entry(payer.clone()).or_default() += 1;
        if lane == Lane::Hint {
            self.hinting.push((waiter.number, waiter.stop.clone()));
        }
        Some((lane, payer, waiter))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Token;

    fn thinkers(computers: usize, computers_each: usize) -> Arc<Thinkers> {
        Thinkers::new(&Settings { computers, computers_each, hints: 3, hints_each: 2, ..Settings::default() })
    }

    fn payer() -> Payer {
        Payer::Holder(Token::new().holder())
    }

    fn join(thinkers: &Arc<Thinkers>, lane: Lane, payer: &Payer) -> (oneshot::Receiver<Permit>, Stop) {
        let stop = Stop::default();
        (thinkers.join(lane, payer.clone(), stop.clone()).expect("it may wait"), stop)
    }

    #[test]
    fn payers_take_turns_and_quick_thoughts_wait_for_nobody() {
        let thinkers = thinkers(1, 1);
        let (busy, other) = (payer(), payer());
        let (mut first, _) = join(&thinkers, Lane::Game, &busy);
        let mut running = first.try_recv().expect("room");
        let mut many: Vec<_> = (0..50).map(|_| join(&thinkers, Lane::Game, &busy).0).collect();
        let (mut late, _) = join(&thinkers, Lane::Game, &other);
        let (mut quick, _) = join(&thinkers, Lane::Quick, &other);
        assert!(quick.try_recv().is_ok(), "it does not wait");
        // One more of who was first, and then it is the other's turn.
        drop(running);
        running = many.remove(0).try_recv().expect("the first");
        assert!(late.try_recv().is_err() && many[0].try_recv().is_err());
        drop(running);
        assert!(late.try_recv().is_ok());
        assert!(many[0].try_recv().is_ok());
    }

    #[test]
    fn one_payer_leaves_room_for_others() {
        let thinkers = thinkers(3, 2);
        let (busy, other) = (payer(), payer());
        let mut own: Vec<_> = (0..5).map(|_| join(&thinkers, Lane::Game, &busy).0).collect();
        let running: Vec<_> = own.iter_mut().filter_map(|turn| turn.try_recv().ok()).collect();
        assert_eq!(running.len(), 2);
        assert!(join(&thinkers, Lane::Game, &other).0.try_recv().is_ok());
    }

    #[test]
    fn a_hint_yields_to_a_game_and_hints_are_bounded() {
        let thinkers = thinkers(1, 1);
        let (asker, player, third) = (payer(), payer(), payer());
        let (mut hint, stop) = join(&thinkers, Lane::Hint, &asker);
        let running = hint.try_recv().expect("room");
        let (mut second, _) = join(&thinkers, Lane::Hint, &third);
        assert!(!stop.is_stopped(), "a hint does not yield to a hint");
        let (mut game, _) = join(&thinkers, Lane::Game, &player);
        assert!(stop.is_stopped(), "it says what it has");
        drop(running);
        assert!(second.try_recv().is_err(), "the game comes first");
        let playing = game.try_recv().expect("its turn");
        for (payer, fits) in [(&third, true), (&third, false), (&asker, true), (&player, false)] {
            assert_eq!(thinkers.join(Lane::Hint, payer.clone(), Stop::default()).is_some(), fits);
        }
        drop(playing);
        assert!(second.try_recv().is_ok());
    }

    #[test]
    fn what_is_not_wanted_any_more_does_not_wait() {
        let thinkers = thinkers(1, 1);
        let one = payer();
        let (mut first, _) = join(&thinkers, Lane::Game, &one);
        let running = first.try_recv().expect("room");
        for _ in 0..1000 {
            join(&thinkers, Lane::Game, &one).1.now();
        }
        let (mut last, _) = join(&thinkers, Lane::Game, &one);
        assert_eq!(thinkers.lock().games.len(), 1);
        // Somebody who has gone without a word is passed over.
        drop(join(&thinkers, Lane::Game, &one).0);
        let _other = join(&thinkers, Lane::Game, &payer());
        let time = running.time(Duration::from_secs(2));
        assert_eq!(time, Duration::from_secs(2), "nobody waited when it began");
        drop(running);
        let permit = last.try_recv().expect("its turn");
        assert_eq!(permit.time(Duration::from_secs(2)), Duration::from_secs(1), "somebody waits");
    }
}
