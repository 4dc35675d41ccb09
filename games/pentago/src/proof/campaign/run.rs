//! The workers of a campaign. Each takes the next position, tries it one level
//! further and writes down what it learned.

use std::collections::HashSet;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use meydan_search::Budget;

use super::choice::{Choices, Task, first_replies};
use super::facts::Fact;
use super::folder::{CampaignFault, Entry, Folder, Kept};
use super::settling::{Unfinished, Worker};
use super::status::Status;
use crate::moves::Board;
use crate::proof::Prover;

/// The part of the first replies that one machine sees to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which part, from one.
    pub number: u32,
    /// Of so many.
    pub of: u32,
}

/// How a campaign is run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// At most so many threads.
    pub threads: usize,
    /// Bytes of memory for all of them.
    pub memory: u64,
    /// How long, and somebody else's word that it is enough.
    pub budget: Budget,
    /// The first replies that are seen to; all of them, if it is not said.
    pub part: Option<Part>,
}

/// A first reply is left for another that looks cheaper by so much: a half.
const CHEAPER: u64 = 2;
/// After so many tries the expectations are drawn anew.
const SUM_UP_EVERY: u64 = 50;
/// How often it is told how it stands.
const TELL_EVERY: Duration = Duration::from_millis(500);

/// A campaign at work.
pub struct Campaign {
    shared: Shared,
}

/// What all workers see.
pub(super) struct Shared(Mutex<State>);

struct State {
    folder: Folder,
    choices: Choices,
    taken: HashSet<Board>,
    /// The first reply that is being worked on.
    current: Option<Board>,
    tries: u64,
    fault: Option<CampaignFault>,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn fact(&self, position: Board) -> Option<Fact> {
        self.lock().folder.kept.facts.get(position)
    }

    pub(super) fn learn(&self, entry: Entry) -> Result<(), CampaignFault> {
        self.lock().folder.add(entry).map(drop)
    }
}

impl State {
    fn next(&mut self, part: Option<Part>) -> Option<Task> {
        self.tries += 1;
        let State { folder, choices, taken, current, .. } = self;
        if self.tries % SUM_UP_EVERY == 1 {
            folder.kept.prices.sum_up();
            *current = cheapest(choices, &folder.kept, part, *current);
        }
        if let Some(reply) = *current
            && let Some(task) = next_below(choices, &folder.kept, taken, reply)
        {
            return Some(task);
        }
        // Nothing is left to take there: the others in the order of their costs.
        *current = cheapest(choices, &folder.kept, part, None);
        let mut others = in_part(part);
        others.sort_by_key(|reply| choices.cost(*reply, &folder.kept.facts, &folder.kept.prices));
        others.into_iter().find_map(|reply| next_below(choices, &folder.kept, taken, reply))
    }
}

fn next_below(choices: &mut Choices, kept: &Kept, taken: &HashSet<Board>, reply: Board) -> Option<Task> {
    choices.next(reply, &kept.facts, &kept.prices, taken)
}

/// The first replies that are seen to.
pub(super) fn in_part(part: Option<Part>) -> Vec<Board> {
    let mine = |number: u32| part.is_none_or(|part| number % part.of == part.number - 1);
    first_replies().iter().zip(0..).filter(|(_, number)| mine(*number)).map(|(reply, _)| *reply).collect()
}

/// The first reply that is to be worked on: the cheapest that is open, unless
/// the one that was begun is nearly as cheap.
fn cheapest(choices: &Choices, kept: &Kept, part: Option<Part>, begun: Option<Board>) -> Option<Board> {
    let cost = |reply: Board| choices.cost(reply, &kept.facts, &kept.prices);
    let open = in_part(part).into_iter().map(|reply| (cost(reply), reply)).filter(|open| open.0 > 0);
    let (least, reply) = open.min()?;
    begun.filter(|&begun| (1..=CHEAPER * least).contains(&cost(begun))).or(Some(reply))
}

impl Campaign {
    /// Opens or begins the campaign of a folder.
    ///
    /// # Errors
    /// When it cannot be used.
    pub fn open(folder: &Path) -> Result<Campaign, CampaignFault> {
        let state = State {
            folder: Folder::open(folder)?,
            choices: Choices::new(),
            taken: HashSet::new(),
            current: None,
            tries: 0,
            fault: None,
        };
        Ok(Campaign { shared: Shared(Mutex::new(state)) })
    }

    /// Takes over what another folder knows; how many lines were new.
    ///
    /// # Errors
    /// When one of them cannot be used.
    pub fn merge(&self, other: &Path) -> Result<usize, CampaignFault> {
        self.shared.lock().folder.merge(other)
    }

    /// How it stands.
    #[must_use]
    pub fn status(&self, part: Option<Part>) -> Status {
        let mut state = self.shared.lock();
        let State { folder, choices, .. } = &mut *state;
        Status::of(choices, &folder.kept, part)
    }

    /// Goes on until all is proved or the budget is spent.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn run(&self, plan: &Plan, tell: &mut dyn FnMut(&Campaign)) -> Result<(), CampaignFault> {
        let threads = plan.threads.max(1);
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| self.work(plan, threads))).collect();
            while !workers.iter().all(std::thread::ScopedJoinHandle::is_finished) {
                tell(self);
                std::thread::park_timeout(TELL_EVERY);
            }
        });
        let mut state = self.shared.lock();
        state.taken.clear();
        state.folder.flush()?;
        state.fault.take().map_or(Ok(()), Err)
    }

    fn work(&self, plan: &Plan, threads: usize) {
        let prover = Prover::new(plan.memory / threads as u64, 1);
        let mut worker = Worker { prover, shared: &self.shared, budget: &plan.budget };
        while !plan.budget.is_spent(0) {
            let mut state = self.shared.lock();
            if state.fault.is_some() {
                return;
            }
            let Some(task) = state.next(plan.part) else {
                // What others are at may open more.
                let waiting = threads > 1 && !state.taken.is_empty();
                drop(state);
                if !waiting {
                    return;
                }
                std::thread::sleep(TELL_EVERY);
                continue;
            };
            state.taken.insert(task.position);
            drop(state);
            match worker.try_once(task.position, task.level) {
                // Not again in this run.
                Err(Unfinished::Lost) => {}
                Ok(()) | Err(Unfinished::Stopped) => {
                    self.shared.lock().taken.remove(&task.position);
                }
                Err(Unfinished::Fault(fault)) => self.shared.lock().fault = Some(fault),
            }
        }
    }
}
