//! The levels in numbers, and how an action is chosen.

use meydan_core::{Determinize, Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Level, Thought};

use super::node::in_points;
use super::root::{Decision, Root};
use super::search::{Search, Shortcuts};
use super::simple::agrees;
use crate::board::Step;
use crate::{Action, Chess, Double, Move, View};

/// A computer player that plays for points. It never takes a move back, never
/// picks a piece that it does not move, and never gives up.
pub struct Player {
    settings: Settings,
    search: Search,
    /// The steps of a double move that was decided on: on which board which step.
    plan: [Option<(u64, Step)>; 2],
    /// What it thought when it decided.
    thought: Thought<Action>,
    rng: Rng,
}

/// Before anything was thought.
const fn nothing() -> Thought<Action> {
    let certainty = Certainty::Estimated;
    Thought { action: Action::Undo, value: None, certainty, depth: 0, nodes: 0 }
}

/// What a level means.
struct Settings {
    /// Plies; the budget may end it sooner.
    depth: u32,
    /// Every value is off by up to so many hundredths of a point.
    carelessness: u32,
    /// Whether it thinks of double moves.
    doubles: bool,
    table_bits: u32,
}

const fn settings(level: Level) -> Settings {
    match level {
        Level::Newcomer => Settings { depth: 1, carelessness: 8_000, doubles: false, table_bits: 4 },
        Level::Casual => Settings { depth: 2, carelessness: 2_000, doubles: false, table_bits: 8 },
        Level::Club => Settings { depth: 3, carelessness: 150, doubles: false, table_bits: 14 },
        Level::Expert => Settings { depth: 5, carelessness: 0, doubles: true, table_bits: 17 },
        Level::Master => Settings { depth: 40, carelessness: 0, doubles: true, table_bits: 19 },
    }
}

impl Player {
    /// A player of this level; what it draws at random comes from the seed.
    #[must_use]
    pub fn new(level: Level, seed: Seed) -> Player {
        let settings = settings(level);
        let search = Search::new(settings.table_bits, Shortcuts { on: true });
        Player { settings, search, plan: [None; 2], thought: nothing(), rng: seed.rng() }
    }

    fn decide(&mut self, game: &Chess, budget: &Budget) -> Option<Decision> {
        let root = Root::new(game);
        let before = game.history.split_last().map_or(&[][..], |(_, before)| before);
        self.search.begin(&root.node, before, budget);
        let most = self.settings.depth.min(budget.depth.unwrap_or(u32::MAX));
        let decision = match self.settings.carelessness {
            0 => root.decide(&mut self.search, most, self.settings.doubles),
            off => root.decide_carelessly(&mut self.search, most, off, &mut self.rng),
        };
        self.search.end(budget);
        decision
    }
}

impl Computer<Chess> for Player {
    fn think(&mut self, view: &View, seat: Seat, budget: &Budget) -> Thought<Action> {
        let mut thought = nothing();
        if view.asking.is_some() {
            thought.action = agrees(&mut self.rng);
            return thought;
        }
        // Nothing is asked of a seat that is not to move; any answer is as good then.
        if view.end.is_some() || seat != view.turn() {
            return thought;
        }
        let hash = view.board.hash();
        let mut planned = self.plan.into_iter().flatten();
        let planned = planned
            .find(|&(at, step)| view.double != Double::None && at == hash && view.board.is_legal(step));
        let step = if let Some((_, step)) = planned {
            thought = Thought { nodes: 0, ..self.thought.clone() };
            Some(step)
        } else {
            let game = Chess::determinize(view, &mut self.rng);
            let decision = self.decide(&game, budget);
            if let Some(Decision { choice, value, depth }) = decision {
                // It may be over at once, whatever anybody does.
                let whole = view.double != Double::Declared || choice.second.is_some();
                let ended = choice.next.ended().filter(|_| whole);
                thought.certainty = if ended.is_some() { Certainty::Exact } else { Certainty::Estimated };
                thought.value = Some(in_points(ended.unwrap_or(value)));
                (thought.depth, thought.nodes) = (depth, self.search.nodes);
                self.thought = thought.clone();
                self.plan = [None; 2];
                if let Some(second) = choice.second {
                    let mut between = view.board;
                    between.play(choice.first);
                    between.pass();
                    self.plan = [Some((hash, choice.first)), Some((between.hash(), second))];
                    if view.double == Double::None {
                        thought.action = Action::Double;
                        return thought;
                    }
                }
            }
            decision.map(|decision| decision.choice.first)
        };
        if let Some(step) = step
            && let Some((_, piece)) = view.board.on(step.from)
        {
            thought.action = Action::Move(Move::new(piece, step));
        }
        thought
    }
}
