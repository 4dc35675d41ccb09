//! Selecting a card (section 8): each player has a selection, which lasts until
//! something was done with it, the turn ends, or the card goes elsewhere (D-31).

use duel::{Action, Cheat, Duel, Id, Place, Spot};
use meydan_core::{Game, Seat};

use super::Running;
use crate::parse::{self, Address};
use crate::texts;

/// A card, and where it was selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Selected {
    pub(super) id: Id,
    place: Place,
    controller: Seat,
}

impl Selected {
    fn new(duel: &Duel, id: Id) -> Selected {
        let instance = duel.table().instance(id);
        Selected { id, place: instance.place, controller: instance.controller }
    }
}

impl Running {
    /// Selections of cards that are no longer there end.
    pub(super) fn forget_moved(&mut self) {
        let table = self.referee.position().table();
        for selected in &mut self.selected {
            let there = |one: &Selected| {
                table.instances().nth(usize::from(one.id)).is_some_and(|(_, instance)| {
                    instance.place == one.place && instance.controller == one.controller
                })
            };
            if !selected.as_ref().is_some_and(there) {
                *selected = None;
            }
        }
    }

    /// What this player has selected.
    pub(super) fn selection(&self, seat: Seat) -> Option<Id> {
        self.selected[seat.index()].map(|selected| selected.id)
    }

    /// Where the selected card lies, from the eyes of who selected it.
    pub(super) fn selected_spot(&self, seat: Seat) -> Option<Spot> {
        let table = self.position().table();
        let id = self.selection(seat)?;
        let instance = table.instance(id);
        if instance.place == Place::Hand {
            let place = table.side(seat).hand.iter().position(|&other| other == id)?;
            return Some(Spot::Hand(u8::try_from(place + 1).ok()?));
        }
        instance.place.spot(instance.controller == seat)
    }

    /// `select …`; whether it succeeded. The board is the caller's business.
    pub(super) fn select(&mut self, rest: &str) -> bool {
        let seat = self.seat();
        let Some(address) = parse::address(rest) else {
            self.note(texts::INVALID_SELECTION);
            return false;
        };
        let table = self.position().table();
        let side = |opponent: bool| table.side(if opponent { seat.other() } else { seat });
        let zone = |zones: &[Option<Id>; duel::ZONES], number: u8| zones[usize::from(number) - 1];
        let found = match address {
            Address::Nothing => {
                let was = self.selected[seat.index()].take().is_some();
                self.note(if was { texts::CARD_DESELECTED } else { texts::NOTHING_SELECTED });
                return was;
            }
            Address::Forced(name) => return self.take_by_force(seat, &name),
            Address::Hand(number) => match table.side(seat).hand.get(number - 1) {
                Some(&id) => Some(id),
                None => {
                    self.note(texts::INVALID_SELECTION);
                    return false;
                }
            },
            Address::Monster { number, opponent } => zone(&side(opponent).monsters, number),
            Address::Spell { number, opponent } => zone(&side(opponent).spells, number),
            Address::Field { opponent } => side(opponent).field,
        };
        match found {
            Some(id) => {
                self.selected[seat.index()] = Some(Selected::new(self.position(), id));
                self.note(texts::CARD_SELECTED);
                true
            }
            None => {
                self.note(texts::NO_CARD_FOUND);
                false
            }
        }
    }

    /// `select --hand <card name> --force` (section 22).
    fn take_by_force(&mut self, seat: Seat, name: &str) -> bool {
        let card = self.position().table().book.index(name);
        let action = card.map(|card| Action::Cheat(Cheat::Take(card)));
        let Some(action) = action.filter(|&action| self.position().check(seat, action).is_ok()) else {
            self.note(texts::INVALID_SELECTION);
            return false;
        };
        self.teller.quiet = true;
        self.play(seat, action);
        self.teller.quiet = false;
        let last = self.position().table().side(seat).hand.last().copied();
        self.selected[seat.index()] = last.map(|id| Selected::new(self.position(), id));
        self.note(texts::CARD_SELECTED);
        true
    }
}
