//! All boards within two quarter turns of a position, their rows counted together.
//!
//! After a move and an answer two blocks have turned, or one twice, or one forth and back: 37
//! boards. Whether the side that was not to move wins then depends only on its rows on these
//! boards, so they are counted once for all eight turns. A board is a *lane*; the lanes lie so that
//! the same few additions of 32 rows each run along arrays.
//!
//! Squares are told as they lie before any turn. Slow twins are in the tests of `replies`.

use super::Board;
use crate::Turn;
use crate::blocks::{FIVES, pattern, turned};

/// Lanes; some hold boards farther away, which nobody asks for.
pub(super) const LANES: usize = 52;

/// Quarter turns clockwise of two blocks: none, one of a block, two in all.
const PAIRS: [[u8; 2]; 11] =
    [[0, 0], [1, 0], [3, 0], [0, 1], [0, 3], [2, 0], [0, 2], [1, 1], [1, 3], [3, 1], [3, 3]];
/// Room for a pair of blocks, to whole words of four.
const ROOM: usize = 12;
/// Pairs with one quarter turn at most, and room for them.
const NEAR: usize = 5;
const NEAR_ROOM: usize = 8;

/// Where the lanes begin whose first two blocks have one quarter turn, and two.
const ONE: usize = ROOM;
const TWO: usize = ONE + (NEAR - 1) * NEAR_ROOM;

/// For each lane, the quarter turns of the four blocks.
const QUARTERS: [[u8; 4]; LANES] = {
    let mut quarters = [[9; 4]; LANES];
    let mut first = 0;
    while first < PAIRS.len() {
        let far = if first < NEAR { PAIRS.len() } else { 1 };
        let mut second = 0;
        while second < far {
            let lane = lane_of_pairs(first, second);
            if lane < LANES {
                let (a, b) = (PAIRS[first], PAIRS[second]);
                quarters[lane] = [a[0], a[1], b[0], b[1]];
            }
            second += 1;
        }
        first += 1;
    }
    quarters
};

const fn lane_of_pairs(first: usize, second: usize) -> usize {
    match first {
        0 => second,
        1..NEAR if second < NEAR => ONE + (first - 1) * NEAR_ROOM + second,
        NEAR.. if second == 0 => TWO + first - NEAR,
        _ => LANES,
    }
}

const fn lane_of(quarters: [u8; 4]) -> usize {
    let mut lane = 0;
    while lane < LANES {
        let one = QUARTERS[lane];
        if one[0] == quarters[0] && one[1] == quarters[1] && one[2] == quarters[2] && one[3] == quarters[3] {
            return lane;
        }
        lane += 1;
    }
    panic!("farther away")
}

const fn quarters_of(turn: usize) -> (usize, u8) {
    (turn / 2, if turn.is_multiple_of(2) { 1 } else { 3 })
}

/// The board as it stands.
pub(super) const HERE: usize = 0;

/// The lane of each turn.
pub(super) const AFTER: [usize; 8] = {
    let mut lanes = [0; 8];
    let mut turn = 0;
    while turn < 8 {
        let (block, by) = quarters_of(turn);
        let mut quarters = [0; 4];
        quarters[block] = by;
        lanes[turn] = lane_of(quarters);
        turn += 1;
    }
    lanes
};

/// The turns by which a lane is one turn away, and the turns that lead to it, as bits; a lane of
/// one turn is reached by that turn alone.
pub(super) const VIA: [u8; LANES] = {
    let mut via = [0; LANES];
    let mut first = 0;
    while first < 8 {
        via[AFTER[first]] |= 1 << first;
        let mut second = 0;
        while second < 8 {
            let (a, by) = quarters_of(first);
            let (b, further) = quarters_of(second);
            let mut quarters = [0; 4];
            quarters[a] = by;
            quarters[b] = (quarters[b] + further) % 4;
            via[lane_of(quarters)] |= 1 << first;
            second += 1;
        }
        first += 1;
    }
    via
};

/// Whether a lane is one turn away.
pub(super) const fn is_single(lane: usize) -> bool {
    VIA[lane].count_ones() == 1
}

/// The lanes that matter, as a set.
pub(super) const MATTER: u64 = {
    let mut set = 0;
    let mut lane = 0;
    while lane < LANES {
        if VIA[lane] != 0 {
            set |= 1 << lane;
        }
        lane += 1;
    }
    set
};

/// For each lane and row of five, its squares as they lie before the turns.
pub(super) static SQUARES: [[u64; 32]; LANES] = {
    let mut squares = [[0; 32]; LANES];
    let mut lane = 0;
    while lane < LANES {
        let mut row = 0;
        while row < 32 && VIA[lane] != 0 {
            let mut set = FIVES[row];
            let mut block = 0;
            while block < 4 {
                let mut left = (4 - QUARTERS[lane][block]) % 4;
                while left > 0 {
                    set = turned(set, Turn::from_number(2 * block as u32));
                    left -= 1;
                }
                block += 1;
            }
            squares[lane][row] = set;
            row += 1;
        }
        lane += 1;
    }
    squares
};

/// For each row, how many marbles of a block are in it, in two binary digits; after no turn, a
/// quarter, a half, and three quarters clockwise.
#[derive(Clone, Copy)]
struct Part {
    ones: u32,
    twos: u32,
}

static PARTS: [[[Part; 4]; 512]; 4] = {
    let mut parts = [[[Part { ones: 0, twos: 0 }; 4]; 512]; 4];
    let mut block = 0;
    while block < 4 {
        let unturned = unturned_parts(block);
        let mut squares = 0;
        while squares < 512 {
            let mut quarters = 0;
            let mut set = squares;
            while quarters < 4 {
                parts[block][squares][quarters] = unturned[set];
                set = pattern(turned(set as u64, Turn::from_number(0)), 0);
                quarters += 1;
            }
            squares += 1;
        }
        block += 1;
    }
    parts
};

const fn unturned_parts(block: usize) -> [Part; 512] {
    let mut parts = [Part { ones: 0, twos: 0 }; 512];
    let mut squares = 0;
    while squares < 512 {
        let mut row = 0;
        while row < 32 {
            let count = (FIVES[row] & (squares as u64) << (9 * block)).count_ones();
            parts[squares].ones |= (count & 1) << row;
            parts[squares].twos |= (count >> 1) << row;
            row += 1;
        }
        squares += 1;
    }
    parts
}

/// For each row, how many marbles of two blocks are in it.
struct Sums {
    ones: [u32; ROOM],
    twos: [u32; ROOM],
    fours: [u32; ROOM],
    barred: [u32; ROOM],
}

impl Sums {
    #[inline(always)]
    fn of(board: Board, first: usize) -> Sums {
        let parts = |set: u64, block: usize| &PARTS[block][pattern(set, block)];
        let (a, b) = (parts(board.own, first), parts(board.own, first + 1));
        let (c, d) = (parts(board.other, first), parts(board.other, first + 1));
        let mut sums = Sums { ones: [0; ROOM], twos: [0; ROOM], fours: [0; ROOM], barred: [0; ROOM] };
        for (index, pair) in PAIRS.iter().enumerate() {
            let (i, j) = (pair[0] as usize, pair[1] as usize);
            let (p, q) = (a[i], b[j]);
            let carry = p.ones & q.ones;
            let either = p.twos ^ q.twos;
            sums.ones[index] = p.ones ^ q.ones;
            sums.twos[index] = either ^ carry;
            sums.fours[index] = p.twos & q.twos | either & carry;
            sums.barred[index] = c[i].ones | c[i].twos | d[j].ones | d[j].twos;
        }
        sums
    }
}

/// The rows of one side on all lanes.
pub(super) struct Around {
    /// Rows with four or five marbles that the other side has none in.
    pub(super) four: [u32; LANES],
    /// Rows with three and two empty squares.
    pub(super) three: [u32; LANES],
}

impl Around {
    /// Counts the rows of `board.own`.
    #[inline]
    pub(super) fn of(board: Board) -> Around {
        let (upper, lower) = (Sums::of(board, 0), Sums::of(board, 2));
        let mut around = Around { four: [0; LANES], three: [0; LANES] };
        around.add::<ROOM>(0, &upper, 0, &lower);
        for first in 1..NEAR {
            around.add::<NEAR_ROOM>(ONE + (first - 1) * NEAR_ROOM, &upper, first, &lower);
        }
        // The last: two turns of the upper blocks, none of the lower.
        for step in 0..LANES - TWO {
            let (i, j) = ((NEAR + step) % ROOM, 0);
            around.put(TWO + step, &upper, i, &lower, j);
        }
        around
    }

    #[inline(always)]
    fn add<const COUNT: usize>(&mut self, at: usize, upper: &Sums, first: usize, lower: &Sums) {
        for second in 0..COUNT {
            self.put(at + second, upper, first, lower, second);
        }
    }

    #[inline(always)]
    fn put(&mut self, lane: usize, upper: &Sums, i: usize, lower: &Sums, j: usize) {
        let carry = upper.ones[i] & lower.ones[j];
        let ones = upper.ones[i] ^ lower.ones[j];
        let either = upper.twos[i] ^ lower.twos[j];
        let twos = either ^ carry;
        // No row holds more than five, so nothing is carried beyond.
        let fours = upper.twos[i] & lower.twos[j] | either & carry | upper.fours[i] | lower.fours[j];
        let open = !(upper.barred[i] | lower.barred[j]);
        self.four[lane] = fours & open;
        self.three[lane] = twos & ones & !fours & open;
    }
}

/// The lanes, as a set, on which any of these rows is.
#[inline]
pub(super) fn lanes_with(rows: &[u32; LANES]) -> u64 {
    let mut set = 0;
    for (lane, &rows) in rows.iter().enumerate() {
        set |= u64::from(rows != 0) << lane;
    }
    set & MATTER
}

/// The rows of a side with four marbles or five on one lane, that the other side has none in.
#[inline]
pub(super) fn fours_on(board: Board, lane: usize) -> u32 {
    let mut own = [Part { ones: 0, twos: 0 }; 4];
    let mut barred = 0;
    for (block, own) in own.iter_mut().enumerate() {
        let quarters = QUARTERS[lane][block] as usize % 4;
        *own = PARTS[block][pattern(board.own, block)][quarters];
        let other = PARTS[block][pattern(board.other, block)][quarters];
        barred |= other.ones | other.twos;
    }
    let plus = |p: Part, q: Part| {
        let carry = p.ones & q.ones;
        let either = p.twos ^ q.twos;
        (Part { ones: p.ones ^ q.ones, twos: either ^ carry }, p.twos & q.twos | either & carry)
    };
    let (upper, upper_fours) = plus(own[0], own[1]);
    let (lower, lower_fours) = plus(own[2], own[3]);
    let (_, fours) = plus(upper, lower);
    (fours | upper_fours | lower_fours) & !barred
}
