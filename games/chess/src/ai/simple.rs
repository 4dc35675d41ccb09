//! Players that look at the next move at most, to measure others by.

use std::ops::ControlFlow;

use meydan_core::{Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Thought};

use crate::board::{Board, Step};
use crate::scoring::each_gain;
use crate::{Action, Chess, Move, View, Way};

/// Any legal move. Not any legal action: who picks pieces up and lays them down again only loses points.
pub struct Random(Rng);

/// The move that earns the most points at once; any of them if several do.
pub struct Greedy(Rng);

impl Random {
    /// A rival that draws from this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Random {
        Random(seed.rng())
    }
}

impl Greedy {
    /// A rival that decides between equals by this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Greedy {
        Greedy(seed.rng())
    }
}

impl Computer<Chess> for Random {
    fn think(&mut self, view: &View, _seat: Seat, _budget: &Budget) -> Thought<Action> {
        choose(view, &mut self.0, |_| 0)
    }
}

impl Computer<Chess> for Greedy {
    fn think(&mut self, view: &View, _seat: Seat, _budget: &Budget) -> Thought<Action> {
        choose(view, &mut self.0, |step| earns(&view.board, step, view.side_threats))
    }
}

/// What a step earns outside of a double move.
pub(super) fn earns(board: &Board, step: Step, side_threats: bool) -> i32 {
    let mut after = *board;
    let done = after.play(step);
    let mut sum = 0;
    each_gain(&after, step, &done, side_threats, |gain| sum += gain.points);
    sum
}

/// The answer of a computer to the question about tampering: it is game for
/// whatever the other wants, so it agrees and takes any way.
pub(super) fn agrees(rng: &mut Rng) -> Action {
    Action::Tamper(Some(Way::ALL[rng.range(Way::ALL.len() as u32) as usize]))
}

/// The step that is worth most; any of them if several are.
fn choose(view: &View, rng: &mut Rng, worth: impl Fn(Step) -> i32) -> Thought<Action> {
    let mut best: Option<(i32, Step)> = None;
    let mut equals = 1;
    let _ = view.board.for_each_step(|step| {
        let worth = worth(step);
        match best {
            Some((most, _)) if worth < most => {}
            Some((most, _)) if worth == most => {
                equals += 1;
                if rng.range(equals) == 0 {
                    best = Some((worth, step));
                }
            }
            _ => {
                best = Some((worth, step));
                equals = 1;
            }
        }
        ControlFlow::Continue(())
    });
    let action = match best {
        _ if view.asking.is_some() => agrees(rng),
        Some((_, step)) => {
            let (_, piece) = view.board.on(step.from).expect("a step begins at a piece");
            Action::Move(Move::new(piece, step))
        }
        // Only where nothing is asked.
        None => Action::Undo,
    };
    Thought { action, value: None, certainty: Certainty::Estimated, depth: 1, nodes: 1 }
}
