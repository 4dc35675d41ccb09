//! The levels in numbers, and how a move is chosen.

use std::time::Instant;

use meydan_core::{Determinize, Rng, Seat, Seed};
use meydan_search::{AlphaBeta, Budget, Certainty, Computer, Level, Thought};

use super::{Judgement, Solver};
use crate::{Action, Othello, View};

/// A computer player.
pub struct Player {
    settings: Settings,
    search: AlphaBeta<Othello, Judgement>,
    solver: Option<Solver>,
    rng: Rng,
}

/// What a level means.
struct Settings {
    /// Plies in the middle game; the budget may end it sooner.
    depth: u32,
    /// With so few empty squares the rest is solved.
    solve_from: u32,
    /// Every move's value is off by up to so many hundredths of a disc.
    carelessness: u32,
    table_bits: u32,
}

const fn settings(level: Level) -> Settings {
    match level {
        Level::Newcomer => Settings { depth: 1, solve_from: 0, carelessness: 900, table_bits: 8 },
        Level::Casual => Settings { depth: 2, solve_from: 4, carelessness: 300, table_bits: 10 },
        Level::Club => Settings { depth: 4, solve_from: 8, carelessness: 60, table_bits: 14 },
        Level::Expert => Settings { depth: 8, solve_from: 14, carelessness: 0, table_bits: 18 },
        Level::Master => Settings { depth: 60, solve_from: 20, carelessness: 0, table_bits: 20 },
    }
}

/// Before the solver is trusted to be in time, a quick search finds something to fall back on.
const FALLBACK_DEPTH: u32 = 6;

/// From how many empty squares the solver is likely to finish within the budget
/// (`cargo xtask bench` has the figures behind it).
fn solvable(budget: &Budget) -> u32 {
    let by_time = budget.deadline.map_or(20, |deadline| {
        match deadline.saturating_duration_since(Instant::now()).as_millis() {
            4_000.. => 20,
            1_500.. => 18,
            500.. => 17,
            150.. => 16,
            50.. => 14,
            _ => 12,
        }
    });
    let by_nodes = budget.nodes.map_or(20, |nodes| match nodes {
        30_000_000.. => 20,
        10_000_000.. => 18,
        2_000_000.. => 16,
        200_000.. => 13,
        20_000.. => 10,
        _ => 7,
    });
    by_time.min(by_nodes)
}

impl Player {
    /// A player of this level; what it draws at random comes from the seed.
    #[must_use]
    pub fn new(level: Level, seed: Seed) -> Player {
        let settings = settings(level);
        let search = AlphaBeta::new(Judgement, settings.table_bits);
        Player { settings, search, solver: None, rng: seed.rng() }
    }

    /// Among all moves, each judged a little wrong: how weaker players go astray.
    fn careless(&mut self, position: &Othello, budget: &Budget) -> Option<Thought<Action>> {
        let depth = self.settings.depth.min(budget.depth.unwrap_or(u32::MAX));
        let values = self.search.values(position, depth, budget);
        let off = self.settings.carelessness;
        let (action, value) = values
            .into_iter()
            .map(|(action, value)| (action, value + self.rng.range(2 * off + 1) as i32 - off as i32))
            .max_by_key(|&(_, value)| value)?;
        Some(thought(action, value, depth, self.search.nodes()))
    }

    fn solve(&mut self, position: &Othello, budget: &Budget) -> Option<Thought<Action>> {
        let bits = self.settings.table_bits;
        let solver = self.solver.get_or_insert_with(|| Solver::new(bits));
        let solution = solver.solve(position.own(), position.other(), budget)?;
        Some(Thought {
            action: solution.square.map_or(Action::Pass, Action::Place),
            value: Some(solution.difference),
            certainty: Certainty::Exact,
            depth: position.empties(),
            nodes: solver.nodes(),
        })
    }

    fn careful(&mut self, position: &Othello, budget: &Budget) -> Option<Thought<Action>> {
        let most = self.settings.depth.min(budget.depth.unwrap_or(u32::MAX));
        let mut until = budget.clone();
        let solve_from = self.settings.solve_from.min(solvable(budget));
        if position.empties() <= solve_from && budget.depth.is_none() {
            until.depth = Some(most.min(FALLBACK_DEPTH));
            let fallback = self.search.search(position, &until);
            if let Some(exact) = self.solve(position, budget) {
                return Some(exact);
            }
            return fallback.map(|found| thought(found.action, found.value, found.depth, found.nodes));
        }
        until.depth = Some(most);
        let found = self.search.search(position, &until)?;
        Some(thought(found.action, found.value, found.depth, found.nodes))
    }
}

/// A judgement in hundredths becomes discs; a won ending seen by the search stays within the board.
fn thought(action: Action, value: i32, depth: u32, nodes: u64) -> Thought<Action> {
    let discs = (value / 100).clamp(-64, 64);
    Thought { action, value: Some(discs), certainty: Certainty::Estimated, depth, nodes }
}

impl Computer<Othello> for Player {
    fn think(&mut self, view: &View, _seat: Seat, budget: &Budget) -> Thought<Action> {
        let position = Othello::determinize(view, &mut self.rng);
        let few = position.empties() <= self.settings.solve_from;
        let thought = match (view.moves.count(), self.settings.carelessness) {
            (0, _) => None,
            (_, 0) => self.careful(&position, budget),
            (_, _) if few => self.careful(&position, budget),
            (_, _) => self.careless(&position, budget),
        };
        // Nothing found, or nothing to decide: the first move, or the pass that is forced.
        thought.unwrap_or_else(|| Thought {
            action: view.moves.iter().next().map_or(Action::Pass, Action::Place),
            value: None,
            certainty: Certainty::Estimated,
            depth: 0,
            nodes: 0,
        })
    }
}
