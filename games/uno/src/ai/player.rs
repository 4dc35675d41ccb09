//! The computer of each level.
//!
//! The first two play by rules of thumb, the first of them carelessly. The
//! others look ahead: they imagine hands that explain what was seen and done
//! (see `reading`), again and again, and play rounds to the end in which everybody
//! plays by the same rules of thumb. They differ in how many rounds they play.

use meydan_core::{Outcome, Rng, Seat, Seed};
use meydan_search::{Budget, Computer, Level, MonteCarlo, Thought};

use super::Simple;
use super::manners::{self, Asked};
use super::reading::Reading;
use super::thumb::{Aim, Sight};
use crate::{Action, Uno, View};

/// A player of one level.
pub struct Player(How);

enum How {
    ByThumb(Box<Simple>),
    /// Looking ahead, at most so many rounds a decision: more would hardly change it.
    Ahead(Box<MonteCarlo<Uno>>, u64),
}

impl Player {
    /// A player of this level; what it draws at random comes from the seed.
    #[must_use]
    pub fn new(level: Level, seed: Seed) -> Player {
        let search = || Box::new(MonteCarlo::new(seed.rng(), worth).guided(by_thumb).narrowed(calling));
        let ahead = |rounds| How::Ahead(search(), rounds);
        Player(match level {
            Level::Newcomer => How::ByThumb(Box::new(Simple::careless(seed, 35))),
            Level::Casual => How::ByThumb(Box::new(Simple::new(seed))),
            Level::Club => ahead(1_000),
            Level::Expert => ahead(5_000),
            Level::Master => ahead(40_000),
        })
    }
}

impl Computer<Uno> for Player {
    fn think(&mut self, view: &View, seat: Seat, budget: &Budget) -> Thought<Action> {
        match &mut self.0 {
            How::ByThumb(simple) => simple.think(view, seat, budget),
            // Nobody looks ahead before catching somebody, or before laying a card out of turn.
            How::Ahead(..) if seat != view.turn || Asked::of_view(view, seat).is_clear() => {
                Simple::new(Seed::from_number(0)).think(view, seat, budget)
            }
            How::Ahead(search, rounds) => {
                // A round goes to the end, so a depth can only mean how much is to be thought.
                let deep = budget.depth.map_or(*rounds, |depth| u64::from(depth) * ROUNDS_A_PLY);
                let nodes = budget.nodes.unwrap_or(*rounds).min(deep).min(*rounds);
                let budget = Budget { nodes: Some(nodes), ..budget.clone() };
                let own = View { you: Some(seat), ..view.clone() };
                let mut reading = None;
                let imagine = |rng: &mut Rng| {
                    let reading = reading.get_or_insert_with(|| Reading::new(&own, rng));
                    reading.walk(rng);
                    reading.position(rng)
                };
                search.search_among(seat, &budget, imagine).unwrap_or_else(|| {
                    // Only where nothing is asked.
                    Simple::new(Seed::from_number(0)).think(view, seat, &budget)
                })
            }
        }
    }
}

/// The choice of the player whose turn it is, by rules of thumb; nobody else has one.
///
/// For playouts: it looks at that player's hand and the numbers of cards only,
/// and allocates nothing.
#[must_use]
pub fn by_thumb(position: &Uno, seat: Seat, rng: &mut Rng) -> Option<Action> {
    if !position.house.is_none() {
        return manners::choice(position, seat, rng);
    }
    (seat == position.turn).then(|| Sight::of_position(position).best(Aim::GoOut, rng))?
}

/// Who must call calls: laying the card without it is not worth a thought (UN-50).
fn calling(position: &Uno, seat: Seat, actions: &mut Vec<Action>) {
    if position.may_call(seat) {
        actions.retain(|action| !matches!(action, Action::Lay(_)));
    }
}

/// Where a depth is given, so many rounds are played for each ply of it.
const ROUNDS_A_PLY: u64 = 50;

/// So much of the worth of a round is winning it; the rest goes by points.
const WINNING: f32 = 0.9;
/// From so many points on it does not get worse.
const MOST_POINTS: f32 = 100.0;

/// What a round was worth: above all to have won (UN-20), and with that few points.
fn worth(outcome: &Outcome, seat: Seat) -> f32 {
    let points = outcome.points.get(seat.index()).map_or(0.0, |&points| points as f32);
    let won = if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
    WINNING * won + (1.0 - WINNING) * (1.0 - points.min(MOST_POINTS) / MOST_POINTS)
}
