//! The computer of each level.
//!
//! The first three play by rules of thumb, the more carelessly the lower. The
//! others look ahead: they imagine hands and libraries that agree with the view,
//! again and again, and play games to the end in which they go by the same rules
//! of thumb and the other now by them, now greedily. They differ in how many games they play.
//!
//! A turn is many decisions. So that a turn does not take as many times as long
//! as one decision may, a player gives each decision at most half of what is left
//! of the turn's time, which is twice the time of its first decision.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use meydan_core::{Determinize, Game, GameTime, Input, Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Level, MonteCarlo, Thought, win_or_not};

use super::greedy::greedily;
use super::sensible::sensible;
use super::{Simple, by_thumb};
use crate::{Action, Asked, Magic, View};

/// A player of one level.
pub struct Player(How);

enum How {
    ByThumb(Box<Simple>),
    Ahead(Box<Ahead>),
}

struct Ahead {
    search: MonteCarlo<Magic>,
    /// At most so many games are played on in thought for a decision: more would hardly change it.
    most: u64,
    turn: Option<Turn>,
}

/// What is left of a turn's time.
struct Turn {
    round: u16,
    left: Duration,
}

impl Player {
    /// A player of this level; what it draws at random comes from the seed.
    #[must_use]
    pub fn new(level: Level, seed: Seed) -> Player {
        let ahead = |most| {
            let search = MonteCarlo::new(seed.rng(), win_or_not).guided(by_thumb).narrowed(sensible);
            let search = search.against(as_others_do).opening_after(OPEN);
            How::Ahead(Box::new(Ahead { search, most, turn: None }))
        };
        let by_thumb = |careless| How::ByThumb(Box::new(Simple::careless(seed, careless)));
        Player(match level {
            Level::Newcomer => by_thumb(70),
            Level::Casual => by_thumb(40),
            Level::Club => by_thumb(15),
            Level::Expert => ahead(60),
            Level::Master => ahead(100_000),
        })
    }
}

impl Computer<Magic> for Player {
    fn think(&mut self, view: &View, seat: Seat, budget: &Budget) -> Thought<Action> {
        match &mut self.0 {
            How::ByThumb(simple) => simple.think(view, seat, budget),
            How::Ahead(ahead) => ahead.think(view, seat, budget),
        }
    }
}

/// The tree opens at a node after so many rounds.
const OPEN: u32 = 30;

/// What the other is taken to do: now by rules of thumb, now greedily. Who counts on careful
/// players alone wins less against bold ones, and the other way round.
fn as_others_do(position: &Magic, seat: Seat, rng: &mut Rng) -> Option<Action> {
    if rng.range(2) == 0 { by_thumb(position, seat, rng) } else { greedily(position, seat, rng) }
}

/// Where a depth is given, so many games are played for each ply of it.
const GAMES_A_PLY: u64 = 50;

/// An action that wins before anybody else is asked, going on by rules of thumb. Nothing hidden
/// matters until then, so it is certain; a search sees only that later wins are as good.
fn at_once(view: &View, seat: Seat) -> Option<Thought<Action>> {
    // Only playing cards ends a game without a word of the other.
    if !matches!(view.asked, Asked::Play | Asked::Target { .. }) {
        return None;
    }
    let mut luck = Seed::from_number(0).rng();
    let position = Magic::determinize(view, &mut luck);
    let mut actions = Vec::new();
    let _ = position.for_each_legal(seat, |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
    sensible(&position, seat, &mut actions);
    let mut wins = |action: &Action| {
        let mut position = position.clone();
        let mut next = Some(*action);
        while let Some(action) = next {
            position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
            let same_turn = position.round == view.round && position.phase == view.phase;
            next = if same_turn { by_thumb(&position, seat, &mut luck) } else { None };
        }
        position.outcome().is_some_and(|outcome| outcome.winners.contains(seat))
    };
    let action = actions.into_iter().find(|action| wins(action))?;
    Some(Thought { action, value: Some(100), certainty: Certainty::Estimated, depth: 1, nodes: 0 })
}

impl Ahead {
    fn think(&mut self, view: &View, seat: Seat, budget: &Budget) -> Thought<Action> {
        let begun = Instant::now();
        // A game goes to the end, so a depth can only mean how much is to be thought.
        let deep = budget.depth.map_or(self.most, |depth| u64::from(depth) * GAMES_A_PLY);
        let nodes = budget.nodes.unwrap_or(self.most).min(deep).min(self.most);
        let own = View { you: Some(seat), ..view.clone() };
        let budget = Budget {
            nodes: Some(nodes),
            deadline: self.deadline(view.round, begun, budget),
            ..budget.clone()
        };
        let mut template = None;
        let imagine = |rng: &mut Rng| {
            let template = template.get_or_insert_with(|| Magic::determinize(&own, rng));
            template.deal_hidden_again(seat, rng);
            template.clone()
        };
        let thought = at_once(&own, seat).or_else(|| self.search.search_among(seat, &budget, imagine));
        if let Some(turn) = &mut self.turn {
            turn.left = turn.left.saturating_sub(begun.elapsed());
        }
        // Only where nothing is asked is there no thought.
        thought.unwrap_or_else(|| Simple::careless(Seed::from_number(0), 0).think(view, seat, &budget))
    }

    /// When to have decided: in time for this decision, and for the turn.
    fn deadline(&mut self, round: u16, begun: Instant, budget: &Budget) -> Option<Instant> {
        let deadline = budget.deadline?;
        let whole = deadline.saturating_duration_since(begun);
        let turn = match &mut self.turn {
            Some(turn) if turn.round == round => turn,
            other => other.insert(Turn { round, left: 2 * whole }),
        };
        Some(deadline.min(begun + turn.left / 2))
    }
}
