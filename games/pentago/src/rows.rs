//! How full the 32 rows of five are, all at once: one bit a row, the counts
//! standing upright in three words. With this a search asks "can this side win
//! with its very next move?" in some dozens of instructions.
//!
//! A row has at most three squares in one block, so a block's part is a count
//! of two bits, looked up by the block's pattern; four parts are added like
//! numbers on paper, a column of 32 digits at a time.
//! Slow twins are in the tests.

use crate::blocks::{all_fives, pattern};
use crate::{Turn, has_five, turned};

/// For each row, how many of a block's marbles are in it: 0 to 3.
#[derive(Clone, Copy, Default)]
struct Part {
    ones: u32,
    twos: u32,
}

/// For each row, how many marbles are in it: 0 to 5.
#[derive(Clone, Copy, Default)]
struct Count {
    ones: u32,
    twos: u32,
    fours: u32,
}

/// For every block and pattern, its part of each row.
static PARTS: std::sync::LazyLock<[[Part; 512]; 4]> = std::sync::LazyLock::new(|| {
    let mut parts = [[Part::default(); 512]; 4];
    for (block, parts) in parts.iter_mut().enumerate() {
        for (pattern, part) in parts.iter_mut().enumerate() {
            let marbles = (pattern as u64) << (9 * block);
            for (row, five) in all_fives().iter().enumerate() {
                let count = (five & marbles).count_ones();
                part.ones |= (count & 1) << row;
                part.twos |= (count >> 1) << row;
            }
        }
    }
    parts
});

impl Part {
    /// Which rows have any marble here.
    fn any(self) -> u32 {
        self.ones | self.twos
    }

    #[inline(always)]
    fn plus(self, other: Part) -> Count {
        let carry = self.ones & other.ones;
        let either = self.twos ^ other.twos;
        Count {
            ones: self.ones ^ other.ones,
            twos: either ^ carry,
            fours: self.twos & other.twos | either & carry,
        }
    }
}

impl Count {
    #[inline(always)]
    fn plus(self, part: Part) -> Count {
        let Count { ones, twos, fours } = Part { ones: self.ones, twos: self.twos }.plus(part);
        // No row holds more than five, so nothing is carried beyond.
        Count { ones, twos, fours: fours | self.fours }
    }

    #[inline(always)]
    fn four_or_more(self) -> u32 {
        self.fours
    }

    #[inline(always)]
    fn three_or_more(self) -> u32 {
        self.fours | self.twos & self.ones
    }

    /// The rows with exactly so many.
    fn exactly(self, count: u32) -> u32 {
        let bit = |word: u32, bit: u32| if count >> bit & 1 == 1 { word } else { !word };
        bit(self.ones, 0) & bit(self.twos, 1) & bit(self.fours, 2)
    }
}

/// The rows of one side on the board as it stands and after each of the eight turns.
pub(crate) struct Rows {
    /// For the board as it stands, then for each turn by number: how full the rows are …
    counts: [Count; 9],
    /// … and which of them the other side has no marble in.
    open: [u32; 9],
    other: u64,
}

impl Rows {
    /// Looks at the rows of `own`.
    #[inline]
    pub(crate) fn of(own: u64, other: u64) -> Rows {
        let table = &*PARTS;
        let parts = |set: u64| [0, 1, 2, 3].map(|block| table[block][pattern(set, block)]);
        let (p, q) = (parts(own), parts(other).map(Part::any));
        let (upper, lower) = (p[0].plus(p[1]), p[2].plus(p[3]));
        // All but one block.
        let rest = [lower.plus(p[1]), lower.plus(p[0]), upper.plus(p[3]), upper.plus(p[2])];
        let barred = [q[1] | q[2] | q[3], q[0] | q[2] | q[3], q[0] | q[1] | q[3], q[0] | q[1] | q[2]];
        let mut counts = [Count::default(); 9];
        let mut open = [0; 9];
        counts[0] = rest[0].plus(p[0]);
        open[0] = !(barred[0] | q[0]);
        for number in 0..8 {
            let turn = Turn::from_number(number);
            let block = turn.block.index();
            let part = |set: u64| table[block][pattern(turned(set, turn), block)];
            counts[1 + number as usize] = rest[block].plus(part(own));
            open[1 + number as usize] = !(barred[block] | part(other).any());
        }
        Rows { counts, open, other }
    }

    /// In how many of nine ways this side would win if it were to move: by
    /// placing alone, or with one of the eight turns (PE-04, PE-05).
    #[cfg(test)]
    pub(crate) fn ways_to_win(&self) -> u32 {
        (0..9).map(|way| u32::from(self.wins_by(way))).sum()
    }

    /// Whether this side would win if it were to move.
    #[inline]
    pub(crate) fn wins(&self) -> bool {
        (0..9).any(|way| self.wins_by(way))
    }

    /// The open rows that one marble at the most would complete, on the board as
    /// it stands (0) or after a turn (its number and one).
    #[inline(always)]
    pub(crate) fn nearly_full(&self, way: usize) -> u32 {
        self.counts[way].four_or_more() & self.open[way]
    }

    /// The open rows that two marbles would complete.
    #[inline(always)]
    pub(crate) fn half_full(&self, way: usize) -> u32 {
        self.counts[way].three_or_more() & !self.counts[way].four_or_more() & self.open[way]
    }

    #[inline(always)]
    fn wins_by(&self, way: usize) -> bool {
        // Four marbles and an empty square, or five by the turn alone; but five for both is no win.
        self.nearly_full(way) != 0
            && (way == 0 || !has_five(turned(self.other, Turn::from_number(way as u32 - 1))))
    }

    /// Open rows with three marbles or more, counted on all nine boards.
    pub(crate) fn promising(&self) -> u32 {
        (0..9).map(|way| (self.counts[way].three_or_more() & self.open[way]).count_ones()).sum()
    }

    /// Open rows with exactly so many marbles on the board as it stands.
    pub(crate) fn open_with(&self, count: u32) -> u32 {
        (self.counts[0].exactly(count) & self.open[0]).count_ones()
    }
}

/// Open rows of one side on the board as it stands, by how many marbles are in them.
pub(crate) fn open_rows(own: u64, other: u64) -> [u32; 6] {
    let table = &*PARTS;
    let parts = |set: u64| [0, 1, 2, 3].map(|block| table[block][pattern(set, block)]);
    let (p, q) = (parts(own), parts(other).map(Part::any));
    let count = p[0].plus(p[1]).plus(p[2]).plus(p[3]);
    let open = !(q[0] | q[1] | q[2] | q[3]);
    [0, 1, 2, 3, 4, 5].map(|number| (count.exactly(number) & open).count_ones())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BOARD;
    use meydan_core::{Rng, Seed};

    /// Two sides of a random board, with more marbles in later rounds.
    fn sides(rng: &mut Rng, round: u32) -> (u64, u64) {
        let some = |rng: &mut Rng| match round % 3 {
            0 => rng.next_u64() & rng.next_u64() & rng.next_u64(),
            1 => rng.next_u64() & rng.next_u64(),
            _ => rng.next_u64(),
        };
        let own = some(rng) & BOARD;
        (own, some(rng) & BOARD & !own)
    }

    /// Every placement and every turn, by the rules.
    fn ways(own: u64, other: u64) -> u32 {
        let squares = || (0..36).map(|n| 1u64 << n).filter(|bit| (own | other) & bit == 0);
        let placing = squares().any(|square| has_five(own | square));
        let turning = Turn::all().filter(|&turn| {
            squares().any(|square| has_five(turned(own | square, turn))) && !has_five(turned(other, turn))
        });
        u32::from(placing) + turning.count() as u32
    }

    #[test]
    fn ways_to_win_are_those_of_the_rules() {
        let mut rng = Seed::from_number(81).rng();
        let mut seen = [0; 2];
        for round in 0..6_000 {
            let (own, other) = sides(&mut rng, round);
            if has_five(own) || has_five(other) || own | other == BOARD {
                continue;
            }
            let (rows, slow) = (Rows::of(own, other), ways(own, other));
            assert_eq!(rows.ways_to_win(), slow);
            assert_eq!(rows.wins(), slow > 0);
            seen[usize::from(slow > 0)] += 1;
        }
        assert!(seen[0] > 500 && seen[1] > 500, "{seen:?}");
    }

    #[test]
    fn open_rows_are_counted_one_by_one() {
        let mut rng = Seed::from_number(82).rng();
        for round in 0..600 {
            let (own, other) = sides(&mut rng, round);
            let with = |own: u64, other: u64, count: u32| {
                let open = all_fives().iter().filter(|&&five| five & other == 0);
                open.filter(|&&five| (five & own).count_ones() == count).count() as u32
            };
            for count in 0..6 {
                assert_eq!(open_rows(own, other)[count as usize], with(own, other, count));
                assert_eq!(Rows::of(own, other).open_with(count), with(own, other, count));
            }
            let boards = Turn::all().map(|turn| (turned(own, turn), turned(other, turn)));
            let promising = boards.chain([(own, other)]);
            let promising: u32 =
                promising.map(|(own, other)| (3..6).map(|count| with(own, other, count)).sum::<u32>()).sum();
            assert_eq!(Rows::of(own, other).promising(), promising);
        }
    }
}
