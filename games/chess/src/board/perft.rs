//! Perft: counting all lines of play to a depth.

use std::ops::ControlFlow;

use super::Board;

/// The number of lines of `depth` steps. Every step is made, the last one too.
#[must_use]
pub fn perft(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    let _ = board.for_each_step(|step| {
        let mut next = *board;
        next.play(step);
        lines += perft(&next, depth - 1);
        ControlFlow::Continue(())
    });
    lines
}
