//! Chess: perft beside the crate `cozy-chess`.

use std::hint::black_box;

use chess::board::{Board, perft};

use crate::table::Table;

const DEPTH: u32 = 6;
const LEAVES: u64 = 119_060_324;
/// Castling, pins and en passant in plenty.
const BUSY: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

pub(crate) fn run(table: &mut Table) {
    let start = (Board::start(), cozy_chess::Board::default());
    let names = ["chess perft 6, every leaf played", "cozy-chess 0.3.4 perft 6, counted the same way"];
    compare(table, names, start, DEPTH, LEAVES);
    if let (Ok(ours), Ok(theirs)) = (BUSY.parse(), BUSY.parse()) {
        let names = [
            "chess perft 4 of a busy position, leaves played",
            "cozy-chess 0.3.4 perft 4 of it, counted the same way",
        ];
        compare(table, names, (ours, theirs), 4, 4_085_603);
    }
}

/// Three rounds, each of ours and then theirs, so that a busy neighbour hits both.
fn compare(
    table: &mut Table,
    [our_name, their_name]: [&'static str; 2],
    (our_board, their_board): (Board, cozy_chess::Board),
    depth: u32,
    leaves: u64,
) {
    // A round beforehand wakes the core up.
    assert_eq!(perft(&our_board, depth - 1), their_perft(&their_board, depth - 1));
    let (mut ours, mut theirs) = (0.0, 0.0);
    for _ in 0..3 {
        ours = f64::max(
            ours,
            table.measure(our_name, "leaves", || {
                let counted = perft(&our_board, depth);
                assert_eq!(counted, leaves, "perft is wrong");
                counted
            }),
        );
        theirs = f64::max(
            theirs,
            table.measure(their_name, "leaves", || {
                let counted = their_perft(&their_board, depth);
                assert_eq!(counted, leaves, "cozy-chess's perft differs");
                counted
            }),
        );
    }
    table.note(format!("ours is {:.2} times as fast (best of three each)", ours / theirs));
}

fn their_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    board.generate_moves(|moves| {
        for each in moves {
            let mut next = board.clone();
            next.play_unchecked(each);
            lines += if depth == 1 {
                black_box(&next);
                1
            } else {
                their_perft(&next, depth - 1)
            };
        }
        false
    });
    lines
}
