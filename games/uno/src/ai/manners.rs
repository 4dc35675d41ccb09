//! What a player does by house rules, by rules of thumb: call, catch, challenge by
//! the odds, choose whom to swap hands with, jump in.
//!
//! As in `thumb`, the same judgement serves who asks with a view and the playouts,
//! and looks at nothing that the seat could not see.

use meydan_core::{Rng, Seat, SeatSet};

use super::thumb::{Aim, Sight};
use crate::state::{Around, jump_in, other_lays};
use crate::{Action, Card, Cards, Dare, House, HouseRule, MOST_SEATS, Phase, Symbol, Table, Uno, View};

/// So often does somebody lay a Wild Draw 4 who could have laid something else.
const BLUFFS: f32 = 0.05;

/// A challenge saves four cards and gives four to another, or costs two more: it pays from here on.
const WORTH_A_CHALLENGE: f32 = 0.25;

/// What a seat looks at.
pub(super) struct Asked {
    seat: Seat,
    hand: Cards,
    house: House,
    phase: Phase,
    table: Table,
    turn: Seat,
    uncalled: Option<Seat>,
    dare: Option<Dare>,
    counts: [u8; MOST_SEATS],
    around: Around,
}

impl Asked {
    pub(super) fn of_view(view: &View, seat: Seat) -> Asked {
        let mut counts = [0; MOST_SEATS];
        counts.iter_mut().zip(&view.counts).for_each(|(count, now)| *count = *now);
        Asked {
            seat,
            hand: view.hands.get(seat.index()).copied().flatten().unwrap_or_default(),
            house: view.house,
            phase: view.phase,
            table: view.table(),
            turn: view.turn,
            uncalled: view.uncalled,
            dare: view.dare,
            counts,
            around: Around { seats: view.seats().max(1), clockwise: view.clockwise, gone: view.gone },
        }
    }

    pub(super) fn of_position(position: &Uno, seat: Seat) -> Asked {
        Asked {
            seat,
            hand: position.hands[seat.index()],
            house: position.house,
            phase: position.phase,
            table: position.table(),
            turn: position.turn,
            uncalled: position.uncalled,
            dare: position.dare,
            counts: position.hands.map(|hand| hand.len()),
            around: Around { seats: position.seats, clockwise: position.clockwise, gone: position.gone },
        }
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let (seats, gone, own): (u8, SeatSet, Seat) = (self.around.seats, self.around.gone, self.seat);
        Seat::all(seats).filter(move |seat| *seat != own && !gone.contains(*seat))
    }

    /// Who has the fewest cards, the first of equals.
    fn fewest(&self) -> Option<Seat> {
        self.others().min_by_key(|seat| self.counts[seat.index()])
    }

    /// What a seven or a zero brings: how many cards fewer than would be left.
    pub(super) fn brings(&self, symbol: Symbol) -> i32 {
        if !self.house.has(HouseRule::SevenZero) || self.hand.len() < 2 {
            return 0;
        }
        let gets = match symbol {
            Symbol::Number(7) => self.fewest(),
            Symbol::Number(0) => Some(self.around.before(self.seat)),
            _ => None,
        };
        gets.map_or(0, |from| i32::from(self.hand.len()) - 1 - i32::from(self.counts[from.index()]))
    }

    /// How likely the Wild Draw 4 was a bluff, by how many cards were left and how many fit.
    fn odds(&self, dare: Dare) -> f32 {
        let others = other_lays(dare.on.middle, dare.on.colour, dare.on.penalty);
        let unseen = |card: &Card| card.copies() - self.hand.count(*card).min(card.copies());
        let count = |fits: bool| -> f32 {
            let kinds = Card::kinds().filter(|card| (others & card.bit() != 0) == fits);
            kinds.map(|card| f32::from(unseen(&card))).sum()
        };
        let (fit, not) = (count(true), count(false));
        let none = (not / (fit + not).max(1.0)).powi(i32::from(dare.left));
        let bluffs = BLUFFS * (1.0 - none);
        bluffs / (bluffs + none).max(f32::MIN_POSITIVE)
    }

    /// What is done at once, whatever the hand: calling, catching, and what is asked for
    /// by a house rule only.
    pub(super) fn at_once(&self) -> Option<Action> {
        match self.uncalled {
            Some(forgot) if forgot == self.seat => return Some(Action::Call),
            Some(_) => return Some(Action::Catch),
            None => {}
        }
        (self.phase == Phase::Swap && self.turn == self.seat).then(|| self.fewest().map(Action::Swap))?
    }

    /// Whether somebody forgot to call: nothing else is thought of before that.
    pub(super) fn is_clear(&self) -> bool {
        self.uncalled.is_some()
    }

    /// Whether a challenge promises something.
    fn challenges(&self) -> bool {
        let asked = self.turn == self.seat && self.phase == Phase::Lay;
        asked && self.dare.is_some_and(|dare| self.odds(dare) > WORTH_A_CHALLENGE)
    }

    /// An action with the call where it is due.
    pub(super) fn calling(&self, action: Action) -> Action {
        match action {
            Action::Lay(card) if self.house.has(HouseRule::Call) && self.hand.len() == 2 => {
                Action::LayCalling(card)
            }
            other => other,
        }
    }

    /// What is done although it is another's turn: somebody is caught, or the same card laid,
    /// unless it would bring a larger hand.
    pub(super) fn volunteers(&self) -> Option<Action> {
        if self.seat == self.turn || self.around.gone.contains(self.seat) {
            return None;
        }
        if let Some(action) = self.at_once() {
            return Some(action);
        }
        let Table { middle, penalty, .. } = self.table;
        let jumps = jump_in(self.house, self.phase, penalty, middle)
            && self.hand.contains(middle)
            && self.brings(middle.symbol()) >= 0;
        jumps.then(|| self.calling(Action::Lay(middle)))
    }
}

/// The choice of a seat by rules of thumb, where house rules are in force.
pub(super) fn choice(position: &Uno, seat: Seat, rng: &mut Rng) -> Option<Action> {
    let asked = Asked::of_position(position, seat);
    asked.decides(|| Sight::of_position(position).best(Aim::GoOut, rng))
}

impl Asked {
    /// What to do: at once, out of turn, or what looks best of the rest.
    pub(super) fn decides(&self, best: impl FnOnce() -> Option<Action>) -> Option<Action> {
        if self.seat != self.turn {
            return self.volunteers();
        }
        self.at_once()
            .or_else(|| self.challenges().then_some(Action::Challenge))
            .or_else(|| best().map(|action| self.calling(action)))
    }
}

/// Whether a computer acts although nobody waits for it. A careless one sees its chance now and then.
#[must_use]
pub fn volunteers(view: &View, seat: Seat, careless: bool) -> bool {
    let asked = Asked::of_view(view, seat);
    // Drawn from what everybody sees, so that it is the same however often it is asked.
    let lot = u32::from(view.turns) * 7 + u32::from(seat.0) * 3 + view.middle.index() as u32;
    asked.volunteers().is_some() && (!careless || lot.is_multiple_of(3))
}
