//! Monte Carlo tree search from a view, for any number of seats.
//!
//! Again and again it imagines a position that looks like the view, and in it
//! plays one round from each choice of the seat that thinks: down the tree along
//! actions that are legal there, one new leaf, and on to the end. All choices meet
//! the same imagined positions and the same luck, so that they are compared deal
//! by deal; a choice that is behind beyond doubt leaves the race.
//!
//! Below the choices it is information-set search with one tree: a node stands
//! for what was done, whatever was held, and how often an action could have been
//! chosen is counted beside how often it was. Every seat chooses for itself.
//! Where nothing is hidden this is plain UCT.
//!
//! A game may bring a `Policy`: a quick choice that plays the rest of a round.
//! Then the others do in the tree what it says, and only the seat that thinks
//! chooses, where a node was come to often; what the policy says is tried first.
//! Without one the rest is played at random. A game may also leave actions out
//! that are not worth a thought (`Narrow`), and take the others to play by
//! another policy than its own.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use meydan_core::{Determinize, Game, GameTime, Input, Outcome, Pending, Rng, Seat};

use crate::{Budget, Certainty, Thought};

/// How the end of a game is turned into what a seat got of it, from 0 to 1.
pub type Worth = fn(&Outcome, Seat) -> f32;

/// A quick choice for a seat that must answer, from what that seat could see. It
/// gives a legal action, or `None` where there is none.
pub type Policy<G> = fn(&G, Seat, &mut Rng) -> Option<<G as Game>::Action>;

/// Takes out of the actions of a seat those that are not worth a thought; at least one stays.
pub type Narrow<G> = fn(&G, Seat, &mut Vec<<G as Game>::Action>);

/// Weighs what has been tried little against what has done well.
const EXPLORATION: f32 = 0.9;

/// The same, where a policy says what to try first.
const GUIDED_CURIOSITY: f32 = 0.4;

/// How much of the attention goes to what the policy would do.
const TRUST: f32 = 0.5;

/// A tree never grows beyond this: later rounds only refine it.
const MOST_NODES: usize = 1 << 20;

/// And has room for so many, however short memory is.
const LEAST_NODES: u64 = 1 << 12;

/// So many rounds where the budget sets no limit.
const ROUNDS: u64 = 10_000;

/// A choice is not given up before it was tried in so many imagined positions.
const FEWEST_TRIES: u32 = 48;

/// So many standard errors apart, two means are different.
const CLEARLY: f64 = 2.6;

/// So many standard errors ahead, a choice is preferred to the policy's own.
const RATHER: f64 = 0.7;

/// Where a policy guides, rounds go on by it from a node until so many came there:
/// trying other things costs, and pays only where it is done often.
const RIPE: u32 = 200;

/// Time kept back for when others get the core: a quarter, and no more than this.
const MOST_RESERVE: Duration = Duration::from_millis(50);

const NONE: u32 = u32::MAX;

struct Node<A> {
    /// Who did what to come here.
    by: Seat,
    action: A,
    /// The first child, and the next child of the same parent.
    first: u32,
    next: u32,
    visits: u32,
    /// How often this could have been chosen.
    offered: u32,
    /// What it brought to the seat that chose it.
    worth: f32,
    /// How often that seat won; a shared win counts as its share.
    won: f32,
}

impl<A> Node<A> {
    fn new(by: Seat, action: A, next: u32) -> Node<A> {
        Node { by, action, first: NONE, next, visits: 0, offered: 1, worth: 0.0, won: 0.0 }
    }

    fn mean(&self) -> f32 {
        self.worth / self.visits.max(1) as f32
    }
}

/// A choice of the seat that thinks, and its part of the tree.
struct Choice {
    node: u32,
    /// Still in the race.
    runs: bool,
    /// What it brought in the imagined position at hand.
    now: f32,
}

/// A tree search.
pub struct MonteCarlo<G: Game> {
    nodes: Vec<Node<G::Action>>,
    choices: Vec<Choice>,
    /// For each two choices, the sum of the squares of how far they were apart.
    apart: Vec<f64>,
    legal: Vec<G::Action>,
    path: Vec<u32>,
    worth: Worth,
    policy: Option<Policy<G>>,
    narrow: Option<Narrow<G>>,
    /// What the others are taken to do, where that is not the policy.
    others: Option<Policy<G>>,
    /// See `RIPE`.
    ripe: u32,
    /// The tree grows no larger.
    most: usize,
    rng: Rng,
}

/// A win is 1, a draw or a shared first place a half, a loss nothing.
#[must_use]
pub fn win_or_not(outcome: &Outcome, seat: Seat) -> f32 {
    (outcome.value(seat) + 1) as f32 / 2.0
}

/// The share that a seat has of the first place: all of it, a part, or nothing.
fn share_of_win(outcome: &Outcome, seat: Seat) -> f32 {
    let all = outcome.winners.len() as f32;
    if outcome.winners.contains(seat) { 1.0 / all } else { 0.0 }
}

impl<G: Determinize> MonteCarlo<G> {
    /// A search that draws from this generator and plays on at random.
    #[must_use]
    pub fn new(rng: Rng, worth: Worth) -> Self {
        MonteCarlo {
            nodes: Vec::new(),
            choices: Vec::new(),
            apart: Vec::new(),
            legal: Vec::new(),
            path: Vec::new(),
            worth,
            policy: None,
            narrow: None,
            others: None,
            ripe: RIPE,
            most: MOST_NODES,
            rng,
        }
    }

    /// The same, with a policy that plays on and says what to try first.
    #[must_use]
    pub fn guided(self, policy: Policy<G>) -> Self {
        MonteCarlo { policy: Some(policy), ..self }
    }

    /// The same, with only those actions in the tree that this leaves in. What the policy
    /// would do should be among them.
    #[must_use]
    pub fn narrowed(self, narrow: Narrow<G>) -> Self {
        MonteCarlo { narrow: Some(narrow), ..self }
    }

    /// The same, with others who go by a policy of their own.
    #[must_use]
    pub fn against(self, others: Policy<G>) -> Self {
        MonteCarlo { others: Some(others), ..self }
    }

    /// The same, with a tree that opens at a node after so many rounds.
    #[must_use]
    pub fn opening_after(self, rounds: u32) -> Self {
        MonteCarlo { ripe: rounds, ..self }
    }

    /// Searches until the budget is spent or one choice is left; without a
    /// budget, a fixed number of rounds. `None` if the seat has nothing to do.
    ///
    /// The value is the chance of winning in percent, as the rounds went.
    pub fn search(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Option<Thought<G::Action>> {
        self.search_among(seat, budget, |rng| G::determinize(view, rng))
    }

    /// The same among positions that the caller imagines, all of which look alike to the seat.
    pub fn search_among(
        &mut self,
        seat: Seat,
        budget: &Budget,
        imagine: impl FnMut(&mut Rng) -> G,
    ) -> Option<Thought<G::Action>> {
        let each = size_of::<Node<G::Action>>() as u64;
        // No round makes more than one node.
        let wished = budget.nodes.unwrap_or(u64::MAX).saturating_add(LEAST_NODES).min(MOST_NODES as u64);
        let loan = budget.memory.lend(wished * each, LEAST_NODES * each);
        self.most = usize::try_from(loan.bytes() / each).unwrap_or(MOST_NODES);
        let thought = self.search_within(seat, budget, imagine);
        if budget.memory.is_shared() {
            (self.nodes, self.choices, self.apart) = (Vec::new(), Vec::new(), Vec::new());
        }
        thought
    }

    fn search_within(
        &mut self,
        seat: Seat,
        budget: &Budget,
        mut imagine: impl FnMut(&mut Rng) -> G,
    ) -> Option<Thought<G::Action>> {
        let mut clock = Clock::new(budget);
        let mut position = imagine(&mut self.rng);
        let guess = self.policy.unwrap_or(G::random_legal)(&position, seat, &mut self.rng)?;
        self.list(&position, seat);
        self.plant(seat);
        let mut rounds = 0;
        let mut depth = 0;
        let mut running = self.choices.len() as u64;
        while running > 1 && clock.has_rounds(rounds, running) {
            let luck = self.rng.fork();
            for index in 0..self.choices.len() {
                if !self.choices[index].runs {
                    continue;
                }
                let node = self.choices[index].node;
                let outcome = self.round(node, position.clone(), luck.clone());
                self.choices[index].now = outcome.as_ref().map_or(0.0, |outcome| (self.worth)(outcome, seat));
                depth = depth.max(self.path.len());
                rounds += 1;
                if clock.is_spent() {
                    break;
                }
            }
            if clock.is_spent() {
                break;
            }
            running = self.race();
            position = imagine(&mut self.rng);
        }
        let best = self.best(self.policy.map(|_| guess)).filter(|node| node.visits > 0);
        let percent = |node: &Node<G::Action>| (100.0 * node.won / node.visits as f32).round() as i32;
        Some(Thought {
            action: best.map_or(guess, |node| node.action),
            value: best.map(percent),
            certainty: Certainty::Estimated,
            depth: depth as u32,
            nodes: rounds,
        })
    }

    /// A node for each action at hand.
    fn plant(&mut self, seat: Seat) {
        self.nodes.clear();
        self.choices.clear();
        for &action in &self.legal {
            self.choices.push(Choice { node: self.nodes.len() as u32, runs: true, now: 0.0 });
            self.nodes.push(Node::new(seat, action, NONE));
        }
        self.apart.clear();
        self.apart.resize(self.choices.len().pow(2), 0.0);
    }

    /// The best choice so far of those still in the race, the first of equals;
    /// or what the policy would do, where nothing was found to be rather better.
    fn best(&self, guess: Option<G::Action>) -> Option<&Node<G::Action>> {
        let node = |choice: usize| &self.nodes[self.choices[choice].node as usize];
        let running = || (0..self.choices.len()).filter(|&choice| self.choices[choice].runs);
        let best = running().rev().max_by(|&a, &b| node(a).mean().total_cmp(&node(b).mean()))?;
        let own = running().find(|&choice| Some(node(choice).action) == guess);
        Some(node(own.filter(|&own| own != best && !self.is_behind(own, best, RATHER)).unwrap_or(best)))
    }

    /// Every choice was tried in the same imagined position: takes those out of
    /// the race that are behind another beyond doubt, and says how many stay.
    /// Comparing them position by position takes the luck of the deal out.
    fn race(&mut self) -> u64 {
        let all = self.choices.len();
        for one in (0..all).filter(|&one| self.choices[one].runs) {
            for other in (0..one).filter(|&other| self.choices[other].runs) {
                let apart = f64::from(self.choices[one].now - self.choices[other].now);
                self.apart[one * all + other] += apart * apart;
            }
        }
        for one in 0..all {
            let tries = self.nodes[self.choices[one].node as usize].visits;
            let behind = (0..all).any(|other| self.is_behind(one, other, CLEARLY));
            self.choices[one].runs &= tries < FEWEST_TRIES || !behind;
        }
        self.choices.iter().filter(|choice| choice.runs).count() as u64
    }

    /// Whether a choice is behind another by more than so many standard errors.
    fn is_behind(&self, one: usize, other: usize, errors: f64) -> bool {
        if one == other || !self.choices[one].runs || !self.choices[other].runs {
            return false;
        }
        let node = |choice: usize| &self.nodes[self.choices[choice].node as usize];
        let tries = node(one).visits.min(node(other).visits);
        let apart = f64::from(node(other).mean() - node(one).mean());
        if tries == 0 || apart <= 0.0 {
            return false;
        }
        let squares = self.apart[one.max(other) * self.choices.len() + one.min(other)] / f64::from(tries);
        apart > errors * ((squares - apart * apart).max(0.0) / f64::from(tries)).sqrt()
    }

    /// One round: from a choice down the tree and on to the end.
    fn round(&mut self, from: u32, mut position: G, mut luck: Rng) -> Option<Outcome> {
        self.path.clear();
        let (mut here, mut new) = (from, false);
        let own = self.nodes[from as usize].by;
        loop {
            let Node { by: seat, action, .. } = self.nodes[here as usize];
            position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
            self.path.push(here);
            if new || self.policy.is_some() && self.nodes[here as usize].visits < self.ripe {
                break;
            }
            let Some(mover) = mover(&position, &mut luck) else { break };
            let child = match self.policy {
                Some(policy) if mover != own => self.others.unwrap_or(policy)(&position, mover, &mut luck)
                    .and_then(|action| self.follow(here, mover, action)),
                _ => {
                    self.list(&position, mover);
                    self.choose(here, &position, mover, &mut luck)
                }
            };
            let Some(child) = child else { break };
            (here, new) = child;
        }
        let policy = self.policy.unwrap_or(G::random_legal);
        let others = self.others.unwrap_or(policy);
        play_on(&mut position, |seat| if seat == own { policy } else { others }, &mut luck);
        let outcome = position.outcome();
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            if let Some(outcome) = &outcome {
                node.worth += (self.worth)(outcome, node.by);
                node.won += share_of_win(outcome, node.by);
            }
        }
        outcome
    }

    /// The child for what another did, and whether it is new; `None` where the tree ends.
    fn follow(&mut self, here: u32, by: Seat, action: G::Action) -> Option<(u32, bool)> {
        let first = self.nodes[here as usize].first;
        let mut child = first;
        while let Some(node) = self.nodes.get(child as usize) {
            if node.by == by && node.action == action {
                return Some((child, false));
            }
            child = node.next;
        }
        if self.nodes.len() >= self.most {
            return None;
        }
        let index = self.nodes.len() as u32;
        self.nodes.push(Node::new(by, action, first));
        self.nodes[here as usize].first = index;
        Some((index, true))
    }

    fn list(&mut self, position: &G, seat: Seat) {
        self.legal.clear();
        let legal = &mut self.legal;
        let _ = position.for_each_legal(seat, |action| {
            legal.push(action);
            ControlFlow::Continue(())
        });
        if let Some(narrow) = self.narrow {
            narrow(position, seat, &mut self.legal);
        }
    }

    /// The child to go on with, and whether it is new; `None` where the tree ends.
    fn choose(&mut self, here: u32, position: &G, seat: Seat, luck: &mut Rng) -> Option<(u32, bool)> {
        let guess = self.policy.and_then(|policy| policy(position, seat, luck));
        // Tried ones go behind the untried ones.
        let mut untried = self.legal.len();
        let all = untried as f32;
        let mut best: Option<(f32, u32)> = None;
        let (mut visits, mut worth) = (0, 0.0);
        let mut child = self.nodes[here as usize].first;
        while let Some(node) = self.nodes.get_mut(child as usize) {
            let index = std::mem::replace(&mut child, node.next);
            let at = self.legal[..untried].iter().position(|legal| *legal == node.action);
            let Some(at) = at.filter(|_| node.by == seat) else { continue };
            untried -= 1;
            self.legal.swap(at, untried);
            node.offered += 1;
            visits += node.visits;
            worth += node.worth;
            let score = node.mean()
                + curiosity(node.offered, node.visits, all, guess.map(|guess| guess == node.action));
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, index));
            }
        }
        let full = self.nodes.len() >= self.most;
        if untried == 0 || full {
            return best.map(|(_, child)| (child, false));
        }
        let action = match guess {
            None => self.legal[luck.range(untried as u32) as usize],
            Some(guess) if self.legal[..untried].contains(&guess) => guess,
            // What the policy would not do is tried when it promises more than what was tried.
            Some(_) => {
                let mean = worth / visits.max(1) as f32;
                let offered = self.nodes[here as usize].visits;
                let score = mean + curiosity(offered, 0, all, Some(false));
                if let Some((most, child)) = best
                    && most >= score
                {
                    return Some((child, false));
                }
                self.legal[luck.range(untried as u32) as usize]
            }
        };
        let index = self.nodes.len() as u32;
        let next = self.nodes[here as usize].first;
        self.nodes.push(Node::new(seat, action, next));
        self.nodes[here as usize].first = index;
        Some((index, true))
    }
}

/// What is added for having been tried little, of `all` actions at hand. `guessed` says whether
/// the policy, if there is one, would do it.
fn curiosity(offered: u32, visits: u32, all: f32, guessed: Option<bool>) -> f32 {
    let (offered, visits) = (offered as f32, visits as f32);
    match guessed {
        None => EXPLORATION * (offered.ln() / visits.max(1.0)).sqrt(),
        Some(guessed) => {
            let share = (1.0 - TRUST) / all + if guessed { TRUST } else { 0.0 };
            GUIDED_CURIOSITY * all * share * offered.sqrt() / (1.0 + visits)
        }
    }
}

/// Who acts next.
fn mover<G: Game>(position: &G, rng: &mut Rng) -> Option<Seat> {
    let Pending::Seats(seats) = position.pending() else { return None };
    if seats.is_empty() {
        return None;
    }
    seats.only().or_else(|| seats.iter().nth(rng.range(seats.len()) as usize))
}

/// Plays on to the end. Allocates nothing if the game and the policy do not.
pub fn play_out<G: Game>(position: &mut G, policy: Policy<G>, rng: &mut Rng) {
    play_on(position, |_| policy, rng);
}

/// Plays on to the end, each seat by its own policy.
fn play_on<G: Game>(position: &mut G, policy: impl Fn(Seat) -> Policy<G>, rng: &mut Rng) {
    for _ in 0..G::MOST_INPUTS {
        let Some(seat) = mover(position, rng) else {
            // Nobody has to answer: a timer goes on, or it is over.
            match position.next_timer() {
                Some(timer) if position.pending() != Pending::Over => {
                    position.play(timer.due, Input::Timer { id: timer.id }, drop);
                    continue;
                }
                _ => return,
            }
        };
        let Some(action) = policy(seat)(position, seat, rng) else { return };
        position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    }
}

/// The longest time between two looks at a clock lately, in microseconds, by any
/// search of this process. Rounds take no time to speak of: this is how long a
/// busy machine gives the core to others, which no single decision can foresee.
static LONGEST_PAUSE: AtomicU64 = AtomicU64::new(0);

/// What is left of a budget. A round takes some time, and on a busy machine now
/// and then much more, when others get the core: it stops early enough for one
/// more of the longest pauses lately, and for handing over the answer.
struct Clock<'a> {
    budget: &'a Budget,
    last: Instant,
    /// Kept back: the longest pause lately, at least a small part of the whole and at most half.
    reserve: Duration,
    spent: bool,
}

impl Clock<'_> {
    fn new(budget: &Budget) -> Clock<'_> {
        let spent = budget.is_spent(0);
        let now = Instant::now();
        let whole =
            budget.deadline.map_or(Duration::ZERO, |deadline| deadline.saturating_duration_since(now));
        let pause = LONGEST_PAUSE.load(Ordering::Relaxed);
        // What was long ago is forgotten little by little.
        LONGEST_PAUSE.store(pause - pause / 64, Ordering::Relaxed);
        let reserve = (whole / 4).min(MOST_RESERVE).max(Duration::from_micros(pause).min(whole / 2));
        Clock { budget, last: now, reserve, spent }
    }

    /// Whether so many rounds more are within the budget.
    fn has_rounds(&self, rounds: u64, more: u64) -> bool {
        let most = match (self.budget.nodes, self.budget.deadline) {
            (Some(nodes), _) => nodes,
            (None, Some(_)) => u64::MAX,
            (None, None) => ROUNDS,
        };
        !self.spent && rounds.saturating_add(more) <= most
    }

    /// Whether the time is up; asked after every round.
    fn is_spent(&mut self) -> bool {
        if self.spent || self.budget.stop.is_stopped() {
            self.spent = true;
        } else if let Some(deadline) = self.budget.deadline {
            let now = Instant::now();
            let pause = now - self.last;
            if pause > self.reserve {
                self.reserve = pause;
                LONGEST_PAUSE.fetch_max(pause.as_micros() as u64, Ordering::Relaxed);
            }
            self.last = now;
            self.spent = now + self.reserve >= deadline;
        }
        self.spent
    }
}
