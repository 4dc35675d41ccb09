//! The levels in numbers, and how a part of a turn is chosen.

use std::time::Instant;

use meydan_core::{Determinize, Rng, Seat, Seed};
use meydan_search::{AlphaBeta, Budget, Certainty, Computer, Level, Thought};

use super::Judgement;
use super::opening::{self, Leaves};
use super::root::Decided;
use super::strongest::{Decision, Strongest};
use crate::solver::{Move, Solution, Solver, Value};
use crate::{Action, Pentago, Square, View};

/// A computer player.
pub struct Player {
    settings: Settings,
    search: AlphaBeta<Pentago, Judgement>,
    leaves: Leaves,
    strongest: Strongest,
    decided: Decided,
    rng: Rng,
}

/// What a level means. Depth counts parts of turns: two make a whole one.
struct Settings {
    depth: u32,
    /// Every move's value is off by up to so much.
    carelessness: u32,
    table_bits: u32,
    /// With so few empty squares the rest is solved, if the budget allows.
    solve_from: u32,
    /// Whether it tries to prove its win, and looks at whole moves.
    proves: bool,
}

/// A computer at a table shares the machine: it takes no more memory than this.
const SOLVER_MEMORY: u64 = 600 << 20;

/// Milliseconds that the solver needs on one core for so many empty squares,
/// with room for a busy machine (`cargo xtask bench` has the figures behind it).
fn solving_time(empties: u32) -> u128 {
    const MILLISECONDS: [u128; 7] = [30, 70, 180, 450, 1_200, 3_000, 8_000];
    match empties {
        0..12 => 10,
        12..19 => MILLISECONDS[empties as usize - 12],
        _ => u128::MAX,
    }
}

const fn settings(level: Level) -> Settings {
    match level {
        Level::Newcomer => {
            Settings { depth: 1, carelessness: 120, table_bits: 8, solve_from: 0, proves: false }
        }
        Level::Casual => {
            Settings { depth: 2, carelessness: 40, table_bits: 10, solve_from: 4, proves: false }
        }
        Level::Club => Settings { depth: 3, carelessness: 8, table_bits: 14, solve_from: 8, proves: false },
        Level::Expert => {
            Settings { depth: 4, carelessness: 0, table_bits: 18, solve_from: 14, proves: false }
        }
        Level::Master => Settings { depth: 72, carelessness: 0, table_bits: 8, solve_from: 18, proves: true },
    }
}

impl Player {
    /// A player of this level; what it draws at random comes from the seed.
    #[must_use]
    pub fn new(level: Level, seed: Seed) -> Player {
        let settings = settings(level);
        let search = AlphaBeta::new(Judgement, settings.table_bits);
        let (strongest, decided) = (Strongest::default(), Decided::default());
        Player { settings, search, leaves: Leaves::default(), strongest, decided, rng: seed.rng() }
    }

    /// The exact value, where the solver is likely to find it within the budget.
    fn solve(&mut self, position: &Pentago, budget: &Budget) -> Option<Thought<Action>> {
        let empties = position.empty().count_ones();
        let cost = Solver::cost(position);
        let in_time = budget.deadline.is_none_or(|deadline| {
            solving_time(empties) <= deadline.saturating_duration_since(Instant::now()).as_millis()
        });
        let in_nodes = budget.nodes.is_none_or(|nodes| 2 * cost.sets <= nodes);
        if empties > self.settings.solve_from || budget.depth.is_some() || !in_time || !in_nodes {
            return None;
        }
        // It needs all of its memory or can do nothing with it.
        let loan = budget.memory.lend_all(cost.bytes.min(SOLVER_MEMORY))?;
        let solver = Solver { memory: loan.bytes(), threads: budget.most_threads() };
        let solution = solver.solve(position, budget, &|_, _| ()).ok()?;
        let chosen = nicest(position, &solution)?;
        let value = match solution.value {
            Value::Win => WON,
            Value::Draw => 0,
            Value::Loss => -WON,
        };
        let (depth, nodes) = (2 * empties, 2 * cost.sets);
        Some(self.decided.keep(position, Some(chosen), |action| Thought {
            action,
            value: Some(value),
            certainty: Certainty::Exact,
            depth,
            nodes,
        }))
    }

    /// What the strongest level found before the solver can answer.
    fn tell(&mut self, position: &Pentago, found: Option<&Decision>) -> Thought<Action> {
        let chosen = found.map(|found| found.one);
        self.decided.keep(position, chosen, |action| match found {
            Some(Decision { proved: true, depth, nodes, .. }) => Thought {
                action,
                value: Some(WON),
                certainty: Certainty::Proved,
                depth: 2 * depth,
                nodes: *nodes,
            },
            Some(Decision { value, depth, nodes, .. }) => thought(action, *value, 2 * depth, *nodes),
            None => thought(action, 0, 0, 0),
        })
    }

    fn careless(&mut self, position: &Pentago, depth: u32, budget: &Budget) -> Option<Thought<Action>> {
        let off = self.settings.carelessness;
        let values = self.search.values(position, depth, budget);
        let (action, value) = values
            .into_iter()
            .map(|(action, value)| (action, value + self.rng.range(2 * off + 1) as i32 - off as i32))
            .max_by_key(|&(_, value)| value)?;
        Some(thought(action, value, depth, self.search.nodes()))
    }
}

/// Values are told as points out of a hundred.
const WON: i32 = 100;

fn thought(action: Action, value: i32, depth: u32, nodes: u64) -> Thought<Action> {
    // A guess is never told as certain.
    let points = (i64::from(value) * 99 / (i64::from(value).abs() + 300)) as i32;
    Thought { action, value: Some(points), certainty: Certainty::Estimated, depth, nodes }
}

/// Of the best moves the one after which the rows look best: a draw may still be won.
fn nicest(position: &Pentago, solution: &Solution) -> Option<Move> {
    solution.best().max_by_key(|one| match one.turn {
        // Five by placing: nothing is nicer.
        None => i32::MAX,
        Some(turn) => {
            let placed = one.square.map_or(0, Square::bit);
            let mover = position.to_move();
            let [own, other] = [mover, mover.map(crate::Colour::other)]
                .map(|colour| colour.map_or(0, |colour| position.marbles(colour).0));
            Judgement::rows(crate::turned(own | placed, turn), crate::turned(other, turn))
        }
    })
}

impl Computer<Pentago> for Player {
    fn think(&mut self, view: &View, _seat: Seat, budget: &Budget) -> Thought<Action> {
        let position = Pentago::determinize(view, &mut self.rng);
        if let Some(thought) = self.decided.recall(&position) {
            return thought;
        }
        let depth = self.settings.depth.min(budget.depth.unwrap_or(u32::MAX));
        if self.settings.proves
            && let Some(known) = self.strongest.known(&position)
        {
            return self.tell(&position, Some(&known));
        }
        if self.settings.proves
            && let Some(found) = opening::decide(&position).or_else(|| self.leaves.decide(&position, budget))
        {
            return self.tell(&position, Some(&found));
        }
        if let Some(exact) = self.solve(&position, budget) {
            return exact;
        }
        if self.settings.proves && budget.depth.is_none() {
            let found = self.strongest.decide(&position, budget);
            return self.tell(&position, found.as_ref());
        }
        let found = if self.settings.carelessness > 0 {
            self.careless(&position, depth, budget)
        } else {
            let until = Budget { depth: Some(depth), ..budget.clone() };
            let found = self.search.search(&position, &until);
            found.map(|found| thought(found.action, found.value, found.depth, found.nodes))
        };
        // Nothing was found only where nothing is asked; any answer is as good then.
        found.unwrap_or_else(|| {
            let empty = position.empty();
            let square = if empty == 0 { 0 } else { empty.trailing_zeros() };
            thought(Action::Place(Square::from_index(square)), 0, 0, 0)
        })
    }
}
