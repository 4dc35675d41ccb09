//! Cheats (section 22): what no rule allows. They are inputs like any other, so a
//! match with cheats is logged and folded again; a match knows them only if its
//! configuration says so, and nobody is ever offered one.

use meydan_core::Seat;

use crate::action::{Cheat, Refusal};
use crate::event::Event;
use crate::state::{Duel, Reason};
use crate::table::{MOST_THINGS, Place};

impl Duel {
    /// The same position, with cheats allowed.
    #[must_use]
    pub fn with_cheats(mut self) -> Duel {
        self.cheats = true;
        self
    }

    /// Whether a cheat is possible for who is asked what to do in a phase.
    pub(crate) fn check_cheat(&self, cheat: Cheat) -> Result<(), Refusal> {
        let possible = match cheat {
            Cheat::Life(amount) => amount > 0,
            Cheat::Take(card) => {
                usize::from(card) < self.table.book.cards().len() && self.table.things().count() < MOST_THINGS
            }
            Cheat::Win(seat) => seat.0 < 2,
        };
        if self.cheats && possible { Ok(()) } else { Err(Refusal::NoCheats) }
    }

    pub(crate) fn cheat(&mut self, seat: Seat, cheat: Cheat, tell: &mut impl FnMut(Event)) {
        match cheat {
            Cheat::Life(amount) => self.heal(seat, amount, tell),
            Cheat::Take(card) => {
                let deck = &self.table.side(seat).deck;
                let held = deck.iter().copied().find(|&id| self.table.thing(id).card == card);
                if let Some(id) = held.or_else(|| self.table.make(card, seat)) {
                    self.table.put(id, Place::Hand, seat);
                    tell(Event::ToHand { seat, card: Some(card) });
                }
            }
            Cheat::Win(winner) => self.end_round(winner.other(), Reason::Cheat, tell),
        }
    }
}
