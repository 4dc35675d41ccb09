//! Cheats (section 22): what no rule allows. They are inputs like any other, so a
//! match with cheats is logged and folded again; a match knows them only if its
//! configuration says so, and nobody is ever offered one.

use std::fmt;

use meydan_core::Seat;

use crate::action::{Refusal, Spot, read_number};
use crate::book::Index;
use crate::event::Event;
use crate::state::{Duel, Reason};
use crate::table::{MOST_INSTANCES, Place};

/// What cheats do. A match knows them only if its configuration says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cheat {
    /// Life points grow by this: `cheat life 500`.
    Life(u16),
    /// A card comes to the hand, from the deck if there is one: `cheat take 12`.
    Take(Index),
    /// A player wins this round: `cheat win 2`.
    Win(Seat),
    /// The opponent's next turn is left out (DU-265): `cheat skip`.
    Skip,
    /// ATK and DEF of a monster change by this as long as it stays (DU-265):
    /// `cheat power monster-2 +500 -200`.
    Power {
        /// Of whom: a monster zone.
        spot: Spot,
        /// The change of ATK.
        atk: i16,
        /// The change of DEF.
        def: i16,
    },
    /// A copy of a card, made for this round, comes to the own graveyard (DU-265): `cheat bury 12`.
    AddToGraveyard(Index),
    /// A card of the own graveyard goes back to the deck, which is shuffled (DU-265):
    /// `cheat unbury 3`, by its place, the oldest first.
    RemoveFromGraveyard(u8),
    /// An own card on the field cannot be destroyed or sent away any more (D-94): `cheat protect monster-2`.
    Protect(Spot),
}

impl fmt::Display for Cheat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cheat::Life(amount) => write!(f, "life {amount}"),
            Cheat::Take(card) => write!(f, "take {card}"),
            Cheat::Win(seat) => write!(f, "win {}", seat.0 + 1),
            Cheat::Skip => f.write_str("skip"),
            Cheat::Power { spot, atk, def } => write!(f, "power {spot} {atk:+} {def:+}"),
            Cheat::AddToGraveyard(card) => write!(f, "bury {card}"),
            Cheat::RemoveFromGraveyard(place) => write!(f, "unbury {place}"),
            Cheat::Protect(spot) => write!(f, "protect {spot}"),
        }
    }
}

/// A cheat from the words after `cheat`: exactly what `Display` gives.
pub(crate) fn read_cheat(words: &[&str]) -> Option<Cheat> {
    let index = |text: &str| if text == "0" { Some(0) } else { read_number(text) };
    // The sign is always written, so that there is one text for a number.
    let change = |text: &str| text.parse().ok().filter(|change: &i16| format!("{change:+}") == text);
    match *words {
        ["life", amount] => read_number(amount).map(Cheat::Life),
        ["take", card] => index(card).map(Cheat::Take),
        ["win", "1"] => Some(Cheat::Win(Seat(0))),
        ["win", "2"] => Some(Cheat::Win(Seat(1))),
        ["skip"] => Some(Cheat::Skip),
        ["power", spot, atk, def] => {
            Some(Cheat::Power { spot: spot.parse().ok()?, atk: change(atk)?, def: change(def)? })
        }
        ["bury", card] => index(card).map(Cheat::AddToGraveyard),
        ["protect", spot] => spot.parse().ok().map(Cheat::Protect),
        ["unbury", place] => read_number(place).map(Cheat::RemoveFromGraveyard),
        _ => None,
    }
}

impl Duel {
    /// The same position, with cheats allowed.
    #[must_use]
    pub fn with_cheats(mut self) -> Duel {
        self.cheats = true;
        self
    }

    /// Whether a cheat is possible for who is asked what to do in a phase.
    pub(crate) fn check_cheat(&self, seat: Seat, cheat: Cheat) -> Result<(), Refusal> {
        if !self.cheats {
            return Err(Refusal::NoCheats);
        }
        match cheat {
            Cheat::Power { spot, .. } if !matches!(spot, Spot::Monster(_) | Spot::OpponentMonster(_)) => {
                return Err(Refusal::NoCardThere);
            }
            Cheat::Power { spot, .. } => {
                self.at(seat, spot).ok_or(Refusal::NoCardThere)?;
            }
            Cheat::RemoveFromGraveyard(place) => {
                self.at(seat, Spot::Graveyard(place)).ok_or(Refusal::NoCardThere)?;
            }
            Cheat::Protect(spot) => {
                let own = matches!(spot, Spot::Monster(_) | Spot::Spell(_) | Spot::Field);
                self.at(seat, spot).filter(|_| own).ok_or(Refusal::NoCardThere)?;
            }
            _ => {}
        }
        let possible = match cheat {
            Cheat::Life(amount) => amount > 0,
            Cheat::Take(card) | Cheat::AddToGraveyard(card) => {
                usize::from(card) < self.table.book.cards().len()
                    && self.table.instances().count() < MOST_INSTANCES
            }
            Cheat::Win(seat) => seat.0 < 2,
            Cheat::Power { atk, def, .. } => (atk, def) != (0, 0),
            Cheat::Skip | Cheat::RemoveFromGraveyard(_) | Cheat::Protect(_) => true,
        };
        if possible { Ok(()) } else { Err(Refusal::NoCheats) }
    }

    pub(crate) fn cheat(&mut self, seat: Seat, cheat: Cheat, tell: &mut dyn FnMut(Event)) {
        match cheat {
            Cheat::Life(amount) => self.heal(seat, amount, tell),
            Cheat::Take(card) => {
                let deck = &self.table.side(seat).deck;
                let held = deck.iter().copied().find(|&id| self.table.instance(id).card == card);
                if let Some(id) = held.or_else(|| self.table.make(card, seat)) {
                    self.table.put(id, Place::Hand, seat);
                    tell(Event::ToHand { seat, card: Some(card) });
                }
            }
            Cheat::Win(winner) => self.end_round(winner.other(), Reason::Cheat, tell),
            Cheat::Skip => self.skips[seat.other().index()] = true,
            Cheat::Power { spot, atk, def } => {
                let Some(id) = self.at(seat, spot) else { return };
                let instance = self.table.instance_mut(id);
                instance.more = (instance.more.0.saturating_add(atk), instance.more.1.saturating_add(def));
                if let Place::Monster(zone) = instance.place {
                    tell(Event::PowerChanged { seat: instance.controller, zone: zone + 1, atk, def });
                }
            }
            Cheat::Protect(spot) => {
                let Some(id) = self.at(seat, spot) else { return };
                self.table.instance_mut(id).protected = true;
                tell(Event::Protected { at: self.shown(id) });
            }
            // Always a new copy: whether the deck holds one is its owner's to know.
            Cheat::AddToGraveyard(card) => {
                if let Some(id) = self.table.make(card, seat) {
                    self.table.put(id, Place::Graveyard, seat);
                    tell(Event::AddedToGraveyard { seat, card });
                }
            }
            Cheat::RemoveFromGraveyard(place) => {
                let Some(id) = self.at(seat, Spot::Graveyard(place)) else { return };
                let card = self.table.instance(id).card;
                self.table.put(id, Place::Deck, seat);
                tell(Event::RemovedFromGraveyard { seat, card });
                self.rng.shuffle(&mut self.table.side_mut(seat).deck);
                tell(Event::Shuffled { seat });
            }
        }
    }
}
