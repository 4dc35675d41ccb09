//! Monte Carlo tree search from a view, for any number of seats.
//!
//! Every round imagines a position that looks like the view, walks down the
//! tree along actions that are legal in it, adds one leaf, and plays on to the
//! end at random. Where nothing is hidden every imagined position is the same
//! and this is plain UCT; where something is, it is information-set search with
//! one tree for the seat that thinks.

use std::ops::ControlFlow;

use meydan_core::{Determinize, Game, GameTime, Input, Outcome, Pending, Rng, Seat};

use crate::{Budget, Certainty, Thought};

/// How the end of a game is turned into what each seat got of it, from 0 to 1.
type Worth = fn(&Outcome, Seat) -> f32;

/// Weighs what has been tried little against what has done well.
const CURIOSITY: f32 = 0.9;

/// A tree never grows beyond this: later rounds only refine it.
const MOST_NODES: usize = 1 << 20;

struct Node<A> {
    action: Option<(Seat, A)>,
    children: Vec<u32>,
    visits: u32,
    /// How often this could have been chosen.
    offered: u32,
    /// What it brought to the seat that chose it.
    worth: f32,
}

/// A tree search.
pub struct MonteCarlo<G: Game> {
    nodes: Vec<Node<G::Action>>,
    legal: Vec<G::Action>,
    worth: Worth,
    rng: Rng,
}

/// A win is 1, a draw or a shared first place a half, a loss nothing.
#[must_use]
pub fn win_or_not(outcome: &Outcome, seat: Seat) -> f32 {
    (outcome.value(seat) + 1) as f32 / 2.0
}

impl<G: Determinize> MonteCarlo<G> {
    /// A search that draws from this generator.
    #[must_use]
    pub fn new(rng: Rng, worth: Worth) -> Self {
        MonteCarlo { nodes: Vec::new(), legal: Vec::new(), worth, rng }
    }

    /// Searches until the budget is spent; without one, a fixed number of rounds.
    /// `None` if the seat has nothing to do.
    pub fn search(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Option<Thought<G::Action>> {
        self.nodes.clear();
        self.nodes.push(Node { action: None, children: Vec::new(), visits: 0, offered: 0, worth: 0.0 });
        let unbounded = budget.nodes.is_none() && budget.deadline.is_none();
        let mut rounds = 0u64;
        // At least one round, so that there is an answer.
        while rounds == 0 || !(budget.is_spent(rounds) || unbounded && rounds >= 10_000) {
            let mut position = G::determinize(view, &mut self.rng);
            self.round(&mut position, seat);
            rounds += 1;
        }
        let best = *self.nodes[0].children.iter().max_by_key(|&&child| self.nodes[child as usize].visits)?;
        let node = &self.nodes[best as usize];
        let (_, action) = node.action?;
        let percent = (node.worth / node.visits.max(1) as f32 * 200.0 - 100.0) as i32;
        Some(Thought {
            action,
            value: Some(percent),
            certainty: Certainty::Estimated,
            depth: 1,
            nodes: rounds,
        })
    }

    fn round(&mut self, position: &mut G, root_seat: Seat) {
        let mut path = [0u32; 512];
        let mut length = 1;
        let mut here = 0u32;
        let mut first = true;
        while length < path.len() {
            let Some(mover) = self.mover(position, first.then_some(root_seat)) else { break };
            first = false;
            self.list(position, mover);
            if self.legal.is_empty() {
                break;
            }
            let (child, new) = self.choose(here, mover);
            let Some(child) = child else { break };
            let Some((seat, action)) = self.nodes[child as usize].action else { break };
            position.play(GameTime::ZERO, Input::Act { seat, action }, |_| ());
            path[length] = child;
            length += 1;
            here = child;
            if new {
                break;
            }
        }
        self.play_out(position);
        let outcome = position.outcome();
        for &index in &path[..length] {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            if let (Some((seat, _)), Some(outcome)) = (node.action, &outcome) {
                node.worth += (self.worth)(outcome, seat);
            }
        }
    }

    /// Who acts next. At the root it is the seat that thinks, whoever else may act.
    fn mover(&mut self, position: &G, root: Option<Seat>) -> Option<Seat> {
        let Pending::Seats(seats) = position.pending() else { return None };
        match root {
            Some(seat) if seats.contains(seat) => Some(seat),
            _ if seats.is_empty() => None,
            _ => seats.iter().nth(self.rng.range(seats.len()) as usize),
        }
    }

    fn list(&mut self, position: &G, seat: Seat) {
        self.legal.clear();
        let legal = &mut self.legal;
        let _ = position.for_each_legal(seat, |action| {
            legal.push(action);
            ControlFlow::Continue(())
        });
    }

    /// The child to go on with: a new one for an action not tried yet, otherwise the most promising.
    fn choose(&mut self, here: u32, seat: Seat) -> (Option<u32>, bool) {
        let children = std::mem::take(&mut self.nodes[here as usize].children);
        let tried = |legal: &G::Action| {
            children.iter().any(|&child| self.nodes[child as usize].action == Some((seat, *legal)))
        };
        let untried = self.legal.iter().filter(|action| !tried(action)).count();
        let pick = if untried > 0 && self.nodes.len() < MOST_NODES {
            let skip = self.rng.range(untried as u32) as usize;
            self.legal.iter().copied().filter(|action| !tried(action)).nth(skip)
        } else {
            None
        };
        self.nodes[here as usize].children = children;
        if let Some(action) = pick {
            let index = self.nodes.len() as u32;
            self.nodes.push(Node {
                action: Some((seat, action)),
                children: Vec::new(),
                visits: 0,
                offered: 1,
                worth: 0.0,
            });
            self.nodes[here as usize].children.push(index);
            return (Some(index), true);
        }
        (self.most_promising(here, seat), false)
    }

    fn most_promising(&mut self, here: u32, seat: Seat) -> Option<u32> {
        let mut best: Option<(f32, u32)> = None;
        for index in 0..self.nodes[here as usize].children.len() {
            let child = self.nodes[here as usize].children[index];
            let node = &mut self.nodes[child as usize];
            let fits = node.action.is_some_and(|(by, action)| by == seat && self.legal.contains(&action));
            if !fits {
                continue;
            }
            node.offered += 1;
            let visits = node.visits.max(1) as f32;
            let score = node.worth / visits + CURIOSITY * ((node.offered as f32).ln() / visits).sqrt();
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, child));
            }
        }
        best.map(|(_, child)| child)
    }

    fn play_out(&mut self, position: &mut G) {
        for _ in 0..G::MOST_INPUTS {
            let Some(mover) = self.mover(position, None) else {
                // Nobody has to answer: a timer goes on, or it is over.
                match position.next_timer() {
                    Some(timer) if position.pending() != Pending::Over => {
                        position.play(timer.due, Input::Timer { id: timer.id }, |_| ());
                        continue;
                    }
                    _ => return,
                }
            };
            self.list(position, mover);
            if self.legal.is_empty() {
                return;
            }
            let action = self.legal[self.rng.range(self.legal.len() as u32) as usize];
            position.play(GameTime::ZERO, Input::Act { seat: mover, action }, |_| ());
        }
    }
}
