//! The two questions that everything asks of two sets of discs: where can a
//! disc go, and what does it turn over. Both cite OT-02 and have a slow,
//! obvious twin in the tests.

/// The columns B–G: a run that goes sideways must not wrap around the edge.
const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The empty squares on which `own` closes at least one run of `other` (OT-02).
///
/// In each of the eight directions, all runs are grown at once: one step, one
/// step, then twice two steps reach the longest possible run of six.
#[must_use]
#[inline]
pub const fn moves(own: u64, other: u64) -> u64 {
    let inner = other & INNER_COLUMNS;
    let closed = both_ways(own, inner, 1)
        | both_ways(own, other, 8)
        | both_ways(own, inner, 7)
        | both_ways(own, inner, 9);
    closed & !(own | other)
}

/// The squares just beyond a run of `other` that begins beside `own`, in one direction and its opposite.
#[inline(always)]
const fn both_ways(own: u64, other: u64, step: u32) -> u64 {
    let mut up = other & (own << step);
    up |= other & (up << step);
    let pairs_up = other & (other << step);
    up |= pairs_up & (up << (2 * step));
    up |= pairs_up & (up << (2 * step));

    let mut down = other & (own >> step);
    down |= other & (down >> step);
    let pairs_down = other & (other >> step);
    down |= pairs_down & (down >> (2 * step));
    down |= pairs_down & (down >> (2 * step));

    (up << step) | (down >> step)
}

/// The rays from every square: along its row, column and two diagonals,
/// towards higher numbers and towards lower ones.
struct Rays {
    up: [[u64; 4]; 64],
    down: [[u64; 4]; 64],
}

static RAYS: Rays = rays();

const fn rays() -> Rays {
    const DIRECTIONS: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let mut rays = Rays { up: [[0; 4]; 64], down: [[0; 4]; 64] };
    let mut square = 0;
    while square < 64 {
        let mut line = 0;
        while line < 4 {
            let (rows, columns) = DIRECTIONS[line];
            rays.up[square][line] = ray(square as i32, rows, columns);
            rays.down[square][line] = ray(square as i32, -rows, -columns);
            line += 1;
        }
        square += 1;
    }
    rays
}

const fn ray(from: i32, rows: i32, columns: i32) -> u64 {
    let (mut row, mut column) = (from / 8 + rows, from % 8 + columns);
    let mut set = 0;
    while row >= 0 && row < 8 && column >= 0 && column < 8 {
        set |= 1 << (row * 8 + column);
        row += rows;
        column += columns;
    }
    set
}

/// The discs of `other` that a disc of `own` on square number `square` turns
/// over (OT-02); none if the move is illegal. The square itself must be empty.
#[must_use]
#[inline]
pub fn turned(square: usize, own: u64, other: u64) -> u64 {
    let (up, down) = (&RAYS.up[square], &RAYS.down[square]);
    let mut turned = 0;
    for line in 0..4 {
        // Upwards the nearest square that is not `other` is the lowest bit of the rest of the ray.
        let ray = up[line];
        let stops = ray & !other;
        let stop = stops & stops.wrapping_neg() & own;
        // Where the run is closed, everything on the ray below the stop turns; otherwise nothing.
        turned |= ray & stop.wrapping_sub((stop != 0) as u64);

        // Downwards it is the highest bit.
        let ray = down[line];
        let stops = ray & !other;
        let stop = (1u64 << 63).wrapping_shr((stops | 1).leading_zeros()) & stops & own;
        turned |= ray & !(stop | stop.wrapping_sub(1)) & ((stop != 0) as u64).wrapping_neg();
    }
    turned
}
