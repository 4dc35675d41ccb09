//! Players that look at the own hand and the table, and imagine nothing.

use meydan_core::{Rng, Seat, Seed};
use meydan_search::{Budget, Certainty, Computer, Thought};

use crate::{Action, Card, Cards, Colour, Phase, Symbol, Uno, View};

/// Any legal action.
pub struct Random(Rng);

/// A player by rules of thumb: gets rid of what costs most, keeps to the colour
/// it has most of, saves Wilds for when nothing else goes or the end is near,
/// answers penalties, and hits whoever is about to finish.
pub struct Simple(Rng);

impl Random {
    /// A rival that draws from this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Random {
        Random(seed.rng())
    }
}

impl Simple {
    /// A player that decides between equals by this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Simple {
        Simple(seed.rng())
    }
}

impl Computer<Uno> for Random {
    fn think(&mut self, view: &View, seat: Seat, _budget: &Budget) -> Thought<Action> {
        best(view, seat, &mut self.0, |_| 0)
    }
}

impl Computer<Uno> for Simple {
    fn think(&mut self, view: &View, seat: Seat, _budget: &Budget) -> Thought<Action> {
        let hand = view.hands.get(seat.index()).copied().flatten().unwrap_or_default();
        let threat = view.counts.get(neighbour(view, seat).index()).is_some_and(|&count| count <= 2);
        best(view, seat, &mut self.0, |action| worth(&hand, threat, view, action))
    }
}

/// Who is next after a seat.
fn neighbour(view: &View, seat: Seat) -> Seat {
    let seats = view.seats().max(1);
    let step = if view.clockwise { 1 } else { seats - 1 };
    let mut next = Seat((seat.0 + step) % seats);
    while view.gone.contains(next) && next != seat {
        next = Seat((next.0 + step) % seats);
    }
    next
}

/// How good an action looks; only the order counts.
fn worth(hand: &Cards, threat: bool, view: &View, action: Action) -> i32 {
    // Somebody may finish soon: what is left in hand will count.
    let late = view.counts.iter().any(|&count| count <= 2);
    match action {
        Action::Name(colour) => colour_worth(hand, colour),
        // A penalty is answered, a card that goes is laid.
        Action::Take | Action::Draw | Action::Pass => -1000,
        Action::Lay(card) => {
            if hand.len() == 1 {
                return 10_000;
            }
            let stays = card.colour().map_or(0, |colour| i32::from(hand.of_colour(colour)) - 1);
            let hits = match card.symbol() {
                Symbol::Skip | Symbol::Draw2 | Symbol::WildDraw4 if threat => 200,
                Symbol::Reverse if threat => 60,
                _ => 0,
            };
            let kept = if card.is_wild() && !late { 100 } else { 0 };
            card.points() + 4 * stays + hits - kept
        }
    }
}

/// Many cards of a colour are good to go on with, dear ones first.
fn colour_worth(hand: &Cards, colour: Colour) -> i32 {
    let dear: i32 = hand.iter().filter(|card| card.colour() == Some(colour)).map(Card::points).sum();
    20 * i32::from(hand.of_colour(colour)) + dear
}

/// The best action of a seat by its worth; one at random among equals.
fn best(view: &View, seat: Seat, rng: &mut Rng, worth: impl Fn(Action) -> i32) -> Thought<Action> {
    let mut best: Option<(i32, u32, Action)> = None;
    let mut nodes = 0;
    let mut consider = |action: Action| {
        nodes += 1;
        let candidate = (worth(action), rng.next_u32(), action);
        if best.is_none_or(|best| (candidate.0, candidate.1) > (best.0, best.1)) {
            best = Some(candidate);
        }
    };
    let mine = View { you: Some(seat), ..view.clone() };
    let lays = mine.lays();
    lays.iter().for_each(|card| consider(Action::Lay(card)));
    match view.phase {
        Phase::Colour => Colour::ALL.into_iter().for_each(|colour| consider(Action::Name(colour))),
        _ if view.penalty > 0 => consider(Action::Take),
        Phase::Drawn => consider(Action::Pass),
        Phase::Lay if lays.is_empty() => consider(Action::Draw),
        Phase::Lay | Phase::Over => {}
    }
    let action = best.map_or(Action::Pass, |(_, _, action)| action);
    Thought { action, value: None, certainty: Certainty::Estimated, depth: 0, nodes }
}
