//! Looking ahead: what comes of each thing that could be done.
//!
//! Again and again a position is imagined that looks like the view. In it each
//! choice is played, then both sides go by the strategy until some turns later,
//! and what stands there is judged. All choices meet the same imagined positions
//! and are compared in them one by one, so that the luck of the deal falls out; a
//! choice that is behind beyond doubt leaves the race.
//!
//! Nothing here looks at what the seat does not see: hidden cards are imagined anew
//! each time, and each side of an imagined position goes by its own cards alone.

use arrayvec::ArrayVec;
use meydan_core::{Game, GameTime, Input, Rng, Seat};
use meydan_search::{Certainty, Thought};

use super::clock::Clock;
use super::guess::Guess;
use super::outlook::outlook;
use super::strategy::{Thinking, candidates, choose, is_for_strategy};
use crate::frame::Frame;
use crate::{Action, Duel, View};

/// So many choices run at most, the best in the eyes of the strategy.
pub(super) const MOST_CHOICES: usize = 10;
/// A choice is not given up before it was tried in so many imagined positions.
const FEWEST_TRIES: u32 = 16;
/// So many standard errors apart, two means are different.
const CLEARLY: f64 = 2.8;
/// So many standard errors ahead, a choice is preferred to the strategy's own.
const RATHER: f64 = 0.7;
/// What a turn more takes from a round that is won: much can happen until then.
const LATER: f64 = 0.01;
/// No imagined turn asks more often; those of the 76 cards ask far less.
const MOST_INPUTS: u32 = 400;

/// How far and how much a player looks ahead.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// The turns that are imagined after this one.
    pub(super) turns: u16,
    /// At most so many imagined positions.
    pub(super) positions: u32,
}

struct Choice {
    action: Action,
    runs: bool,
    /// What it came to in the imagined position at hand, and in all so far.
    now: f64,
    sum: f64,
}

/// The choices and how far they are apart.
struct Race {
    choices: ArrayVec<Choice, MOST_CHOICES>,
    /// In so many imagined positions every choice that runs was tried.
    tries: u32,
    /// For each two, the sum of the squares of how far they were apart.
    apart: [[f64; MOST_CHOICES]; MOST_CHOICES],
}

/// What to do, by looking ahead as far as the reach and the budget allow.
pub(super) fn look_ahead(
    view: &View,
    seat: Seat,
    reach: Reach,
    clock: &mut Clock<'_>,
    rng: &mut Rng,
) -> Option<Thought<Action>> {
    let guess = Guess::new(view, seat, rng);
    let mut world = guess.imagine(rng);
    let mut thinking = Thinking { nodes: 0, is_enough: &|_| false };
    let thought = |action, value, depth, nodes: u64| Thought {
        action,
        value,
        certainty: Certainty::Estimated,
        depth,
        nodes: nodes.max(1),
    };
    if clock.is_spent(0) {
        let spent = |_| true;
        let action = choose(&world, seat, &mut Thinking { nodes: 0, is_enough: &spent })?;
        return Some(thought(action, None, 0, 1));
    }
    let own = choose(&world, seat, &mut thinking)?;
    if is_for_strategy(&world) {
        return Some(thought(own, None, 1, thinking.nodes));
    }
    let mut race = Race::new(candidates(&world, seat, own, &mut thinking));
    let until = view.count + 1 + reach.turns;
    while race.running() > 1 && race.tries < reach.positions {
        let whole = race.try_all(&world, seat, until, &mut thinking, clock);
        if !whole {
            break;
        }
        race.narrow();
        world = guess.imagine(rng);
    }
    let best = race.best(own);
    let action = best.map_or(own, |best| race.choices[best].action);
    let percent = |best: usize| (100.0 * race.mean(best)).round() as i32;
    let value = best.filter(|_| race.tries > 0).map(percent);
    Some(thought(action, value, 1 + u32::from(reach.turns), thinking.nodes))
}

impl Race {
    fn new(actions: ArrayVec<Action, MOST_CHOICES>) -> Race {
        let choices = actions.into_iter().map(|action| Choice { action, runs: true, now: 0.0, sum: 0.0 });
        Race { choices: choices.collect(), tries: 0, apart: [[0.0; MOST_CHOICES]; MOST_CHOICES] }
    }

    fn running(&self) -> usize {
        self.choices.iter().filter(|choice| choice.runs).count()
    }

    fn mean(&self, choice: usize) -> f64 {
        self.choices[choice].sum / f64::from(self.tries.max(1))
    }

    /// Tries every choice that runs in this position; whether there was enough time for all.
    fn try_all(
        &mut self,
        world: &Duel,
        seat: Seat,
        until: u16,
        thinking: &mut Thinking<'_>,
        clock: &mut Clock<'_>,
    ) -> bool {
        for choice in self.choices.iter_mut().filter(|choice| choice.runs) {
            let mut after = world.clone();
            after.play(GameTime::ZERO, Input::Act { seat, action: choice.action }, drop);
            let last = play_on(&mut after, world, until, thinking);
            choice.now = match winner(world, &after) {
                Some(winner) => settled(winner == seat, last - world.count),
                None => outlook(&after, seat),
            };
            if clock.is_spent(thinking.nodes) {
                return false;
            }
        }
        self.tries += 1;
        for choice in self.choices.iter_mut().filter(|choice| choice.runs) {
            choice.sum += choice.now;
        }
        true
    }

    /// Takes those out of the race that are behind another beyond doubt, or that always came to
    /// the same as one before them.
    fn narrow(&mut self) {
        let all = self.choices.len();
        for one in (0..all).filter(|&one| self.choices[one].runs) {
            for other in (0..one).filter(|&other| self.choices[other].runs) {
                let apart = self.choices[one].now - self.choices[other].now;
                self.apart[one][other] += apart * apart;
            }
        }
        if self.tries < FEWEST_TRIES {
            return;
        }
        for one in 0..all {
            let behind = (0..all).any(|other| self.is_behind(one, other, CLEARLY));
            let same = (0..one).any(|other| self.choices[other].runs && self.apart[one][other] == 0.0);
            self.choices[one].runs &= !behind && !same;
        }
    }

    /// Whether a choice is behind another by more than so many standard errors.
    fn is_behind(&self, one: usize, other: usize, errors: f64) -> bool {
        if one == other || !self.choices[one].runs || !self.choices[other].runs || self.tries == 0 {
            return false;
        }
        let tries = f64::from(self.tries);
        let apart = self.mean(other) - self.mean(one);
        let squares = self.apart[one.max(other)][one.min(other)] / tries;
        apart > 0.0 && apart > errors * ((squares - apart * apart).max(0.0) / tries).sqrt()
    }

    /// The best of those still in the race, the first of equals; the strategy's own where nothing
    /// was found to be rather better.
    fn best(&self, own: Action) -> Option<usize> {
        let running = || (0..self.choices.len()).filter(|&choice| self.choices[choice].runs);
        let best = running().rev().max_by(|&a, &b| self.mean(a).total_cmp(&self.mean(b)))?;
        let own = running().find(|&choice| self.choices[choice].action == own);
        Some(own.filter(|&own| !self.is_behind(own, best, RATHER)).unwrap_or(best))
    }
}

/// Who won the round since then.
fn winner(from: &Duel, after: &Duel) -> Option<Seat> {
    [Seat(0), Seat(1)].into_iter().find(|seat| after.wins[seat.index()] > from.wins[seat.index()])
}

/// A round that was won or lost so many turns later: better soon than late, or late than soon.
fn settled(won: bool, later: u16) -> f64 {
    let delay = LATER * f64::from(later);
    if won { 1.0 - delay } else { delay }
}

/// Both sides go by the strategy until this turn begins or the round is over. Gives the turn that
/// was the last.
fn play_on(duel: &mut Duel, from: &Duel, until: u16, thinking: &mut Thinking<'_>) -> u16 {
    let mut last = from.count;
    for _ in 0..MOST_INPUTS {
        let between = matches!(duel.frames.last(), Some(Frame::Exchange { .. }));
        let over = duel.wins != from.wins || duel.count >= until || between;
        let Some(seat) = duel.asked().filter(|_| !over) else { break };
        last = duel.count;
        let Some(action) = choose(duel, seat, thinking) else { break };
        duel.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    }
    last
}
