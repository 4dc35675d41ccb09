//! What is known of positions, and their names.

use meydan_search::{Loan, Memory};

use super::potential::TERNARY;
use super::{Board, Numbers};
use crate::blocks::pattern;

/// A position as one word: nine squares of three kinds are less than 15 bits.
/// Different positions have different names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Name(pub(super) u64);

impl Name {
    /// No position: every block's number is below 3⁹.
    const NONE: Name = Name(u64::MAX);
    /// Above the name there is room for a word of three bits.
    const MARK: u32 = 61;
    const ALL: u64 = (1 << Name::MARK) - 1;

    #[inline]
    pub(super) fn of(board: Board) -> Name {
        Name((0..4).fold(0, |name, block| {
            let own = TERNARY[pattern(board.own, block)];
            let other = TERNARY[pattern(board.other, block)];
            name << 15 | u64::from(own + 2 * other)
        }))
    }

    /// The name of this position with a marble more, of the side that is not to move.
    #[inline(always)]
    pub(super) fn with_other(self, square: usize) -> Name {
        Name(self.0 + 2 * (u64::from(TERNARY[1 << (square % 9)]) << (15 * (3 - square / 9))))
    }

    /// The position of this name.
    pub(super) fn board(self) -> Board {
        let mut board = Board { own: 0, other: 0 };
        for square in 0..36 {
            let block = self.0 >> (15 * (3 - square / 9)) & 0x7fff;
            match block / 3u64.pow(square % 9) % 3 {
                1 => board.own |= 1 << square,
                2 => board.other |= 1 << square,
                _ => {}
            }
        }
        board
    }
}

#[derive(Clone, Copy)]
struct Slot {
    name: Name,
    numbers: Numbers,
}

/// Numbers of positions met before. What is settled stays as long as it can.
pub(super) struct Table {
    slots: Vec<Bucket>,
    _loan: Loan,
}

/// A position may stand in any of so many slots.
const WAYS: usize = 4;

/// The slots of a position, in one line of the processor's cache.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

impl Table {
    /// Room for `1 << bits` positions, or fewer where memory is short.
    pub(super) fn lent(bits: u32, memory: &Memory) -> Table {
        let (loan, bits) = memory.lend_slots::<Slot>(bits);
        Table { slots: vec![Bucket([EMPTY; WAYS]); (1usize << bits) / WAYS], _loan: loan }
    }

    pub(super) fn clear(&mut self) {
        self.slots.fill(Bucket([EMPTY; WAYS]));
    }

    /// Forgets all that is not settled: numbers of an earlier search, made under
    /// other limits, lead a new one astray.
    pub(super) fn forget_open(&mut self) {
        for slot in
            self.slots.iter_mut().flat_map(|bucket| &mut bucket.0).filter(|slot| !slot.numbers.is_settled())
        {
            *slot = EMPTY;
        }
    }

    /// Forgets all that is not won.
    pub(super) fn forget_lost(&mut self) {
        for slot in
            self.slots.iter_mut().flat_map(|bucket| &mut bucket.0).filter(|slot| slot.numbers.proof != 0)
        {
            *slot = EMPTY;
        }
    }

    /// The positions that are known to be won by the attacker.
    pub(super) fn won(&self) -> impl Iterator<Item = Name> + '_ {
        let won = |slot: &&Slot| slot.name != Name::NONE && slot.numbers.proof == 0;
        self.slots.iter().flat_map(|bucket| &bucket.0).filter(won).map(|slot| slot.name)
    }

    #[inline]
    fn place(&self, name: Name) -> usize {
        (name.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24) as usize & (self.slots.len() - 1)
    }

    /// Fetches what is known of many positions, all at the same time, so that nobody waits for each
    /// of them when they are asked for. Most of the time of a search would be spent in waiting.
    #[inline]
    pub(super) fn fetch(&self, names: impl Iterator<Item = Name>) {
        let read = names.fold(0, |read, name| read ^ self.slots[self.place(name)].0[0].name.0);
        std::hint::black_box(read);
    }

    #[inline]
    pub(super) fn get(&self, name: Name) -> Option<Numbers> {
        let slots = &self.slots[self.place(name)].0;
        slots.iter().find(|slot| slot.name == name).map(|slot| slot.numbers)
    }

    /// What is known of a position, and with which word it was put.
    #[inline]
    pub(super) fn marked(&self, name: Name) -> Option<(u8, Numbers)> {
        let slots = &self.slots[self.place(name)].0;
        let found = slots.iter().find(|slot| slot.name.0 & Name::ALL == name.0)?;
        Some(((found.name.0 >> Name::MARK) as u8, found.numbers))
    }

    /// Puts what is known of a position together with a word of three bits.
    pub(super) fn mark(&mut self, name: Name, mark: u8, numbers: Numbers) {
        let place = self.place(name);
        let slots = &mut self.slots[place].0;
        let marked = Name(name.0 | u64::from(mark) << Name::MARK);
        if let Some(slot) = slots.iter_mut().find(|slot| slot.name.0 & Name::ALL == name.0) {
            *slot = Slot { name: marked, numbers };
            return;
        }
        let worth = |slot: &Slot| match slot {
            slot if slot.name == Name::NONE => 0,
            slot if !slot.numbers.is_settled() => 1,
            slot if slot.numbers.proof != 0 => 2,
            _ => 3,
        };
        // The least worth goes; among equals it depends on the newcomer, so that none is safe for ever.
        let first = (name.0 >> 7) as usize;
        let index = (0..WAYS).map(|n| (first + n) % WAYS).min_by_key(|&n| worth(&slots[n])).unwrap_or(0);
        slots[index] = Slot { name: marked, numbers };
    }

    pub(super) fn put(&mut self, name: Name, numbers: Numbers) {
        let place = self.place(name);
        let slots = &mut self.slots[place].0;
        let worth = |slot: &Slot| match slot {
            slot if slot.name == Name::NONE => 0,
            slot if !slot.numbers.is_settled() => 1,
            _ => 2,
        };
        let index = slots.iter().position(|slot| slot.name == name).unwrap_or_else(|| {
            // The least worth goes; among equals it depends on the newcomer, so that none is safe for ever.
            let first = (name.0 >> 7) as usize;
            (0..WAYS).map(|n| (first + n) % WAYS).min_by_key(|&n| worth(&slots[n])).unwrap_or(0)
        });
        slots[index] = Slot { name, numbers };
    }
}

const EMPTY: Slot = Slot { name: Name::NONE, numbers: Numbers { proof: 1, disproof: 1 } };

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BOARD;

    #[test]
    fn names_are_read_back_square_by_square() {
        let mut rng = meydan_core::Seed::from_number(84).rng();
        for _ in 0..200 {
            let own = rng.next_u64() & BOARD;
            let board = Board { own, other: rng.next_u64() & BOARD & !own };
            assert_eq!(Name::of(board).board(), board);
            for square in (0..36).filter(|square| board.empty() >> square & 1 == 1) {
                let more = Board { own, other: board.other | 1 << square };
                assert_eq!(Name::of(board).with_other(square), Name::of(more));
            }
        }
    }

    #[test]
    fn what_is_settled_stays_longest() {
        let mut table = Table::lent(2, &Memory::default());
        let settled = Numbers { proof: 0, disproof: Numbers::NEVER };
        table.put(Name(1), settled);
        for name in 2..100 {
            table.put(Name(name), Numbers { proof: 3, disproof: 4 });
        }
        assert_eq!(table.get(Name(1)), Some(settled));
        assert_eq!(table.get(Name(99)), Some(Numbers { proof: 3, disproof: 4 }));
    }
}
