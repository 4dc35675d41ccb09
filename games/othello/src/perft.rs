//! Perft, counted on the bare sets of discs.

use crate::{StartPosition, moves, turned};

/// The number of lines of `depth` plies from the usual start. A forced pass is
/// a ply; a game that ended earlier counts as one line. The last ply is only counted.
#[must_use]
pub fn perft(depth: u32) -> u64 {
    let [black, white] = StartPosition::USUAL.discs;
    if depth == 0 { 1 } else { count(black, white, depth) }
}

fn count(own: u64, other: u64, depth: u32) -> u64 {
    let mut rest = moves(own, other);
    if rest == 0 {
        // One pass, or one game that is over: either way one line so far.
        return if depth == 1 || moves(other, own) == 0 { 1 } else { count(other, own, depth - 1) };
    }
    if depth == 1 {
        return u64::from(rest.count_ones());
    }
    let mut lines = 0;
    while rest != 0 {
        let square = rest.trailing_zeros();
        rest &= rest - 1;
        let turned = turned(square as usize, own, other);
        lines += count(other ^ turned, own | turned | 1 << square, depth - 1);
    }
    lines
}
