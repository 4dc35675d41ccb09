//! Perft: counting all lines of play to a depth.

use std::hint::black_box;
use std::ops::ControlFlow;

use super::Board;

/// The number of lines of `depth` steps. Every step is made, the last one too:
/// so its speed is the speed of finding and making steps together.
#[must_use]
pub fn perft(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    let _ = board.for_each_step(|step| {
        let mut next = *board;
        next.play(step);
        lines += if depth == 1 {
            // Nobody looks at the last position; the compiler must not find out.
            black_box(&next);
            1
        } else {
            perft(&next, depth - 1)
        };
        ControlFlow::Continue(())
    });
    lines
}
