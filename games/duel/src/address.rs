//! Numbers for cards that say where a card lies and nothing else: what views use
//! instead of the numbers of a round, which would tell cards apart for good.

use meydan_core::Seat;

use crate::frame::NONE;
use crate::state::Duel;
use crate::table::{Id, MOST_INSTANCES, ZONES};

/// Zones of a player: monsters, spells and traps, the field.
const OF_SIDE: u8 = 2 * ZONES as u8 + 1;

/// The number of a place for each card.
pub(crate) type Addresses = [u8; MOST_INSTANCES];

impl Duel {
    /// Where every card is: zones first, then hands and graveyards, then decks by what
    /// is in them, which is for their owners alone.
    pub(crate) fn addresses(&self) -> Addresses {
        let mut addresses = [NONE; MOST_INSTANCES];
        let mut next = 2 * OF_SIDE;
        for (seat, first) in [(Seat(0), 0), (Seat(1), OF_SIDE)] {
            let side = self.table.side(seat);
            let zones = side.monsters.iter().chain(&side.spells).chain([&side.field]);
            for (address, zone) in (first..).zip(zones) {
                if let Some(id) = zone {
                    addresses[usize::from(*id)] = address;
                }
            }
        }
        for seat in [Seat(0), Seat(1)] {
            let side = self.table.side(seat);
            for &id in side.hand.iter().chain(&side.graveyard) {
                addresses[usize::from(id)] = next;
                next += 1;
            }
        }
        for seat in [Seat(0), Seat(1)] {
            let mut deck = self.table.side(seat).deck.clone();
            deck.sort_unstable_by_key(|&id| self.table.instance(id).card);
            for id in deck {
                addresses[usize::from(id)] = next;
                next += 1;
            }
        }
        addresses
    }

    /// The cards by their numbers of places.
    pub(crate) fn by_address(&self) -> [Id; 256] {
        let mut cards = [NONE; 256];
        for (id, address) in (0..).zip(self.addresses()) {
            if address != NONE {
                cards[usize::from(address)] = id;
            }
        }
        cards
    }
}

/// The monster zone that a number is, counted from one, and whose.
pub(crate) fn monster_zone(address: u8) -> Option<(Seat, u8)> {
    let (seat, zone) = (address / OF_SIDE, address % OF_SIDE);
    (seat < 2 && zone < ZONES as u8).then_some((Seat(seat), zone + 1))
}
