//! CH-10: the numbers of lines of play that are known for ordinary chess.

use std::ops::ControlFlow;

use chess::board::{Board, perft};

/// Positions in which something is easily got wrong, with the numbers of lines
/// of 1, 2, … steps.
const KNOWN: [(&str, &[u64]); 6] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324],
    ),
    // Castling on both wings, pins, en passant.
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2_039, 97_862, 4_085_603]),
    // Taking en passant opens a rank upon the king.
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624, 11_030_083]),
    // Promotions, also with capture of a rook that could castle.
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292],
    ),
    // A pawn gives check from the seventh rank.
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379, 2_103_487]),
    // A quiet middle game.
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594],
    ),
];

#[test]
fn numbers_of_lines_are_the_known_ones() {
    for (fen, known) in KNOWN {
        let board: Board = fen.parse().unwrap();
        for (depth, lines) in (1..).zip(known) {
            assert_eq!(perft(&board, depth), *lines, "{depth} steps from {fen}");
        }
    }
}

/// The last step only counted: it must not matter.
fn counted(board: &Board, depth: u32) -> u64 {
    let mut lines = 0;
    let _ = board.for_each_step(|step| {
        lines += if depth == 1 {
            1
        } else {
            let mut next = *board;
            next.play(step);
            counted(&next, depth - 1)
        };
        ControlFlow::Continue(())
    });
    lines
}

#[test]
fn a_last_step_that_is_only_counted_gives_the_same() {
    for (fen, known) in KNOWN {
        let board: Board = fen.parse().unwrap();
        assert_eq!(counted(&board, 3), known[2], "{fen}");
        assert_eq!(perft(&board, 3), known[2], "{fen}");
    }
}

#[test]
fn no_step_is_one_line() {
    assert_eq!(perft(&Board::start(), 0), 1);
}
