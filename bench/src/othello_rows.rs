//! Othello: perft beside the crate `magpie`, playouts, solver, search.

use std::ops::ControlFlow;

use magpie::othello::{Board, Stone};
use meydan_core::{Game, GameTime, Input, Rng, Seed};
use meydan_search::{AlphaBeta, Budget};
use meydan_testkit::playout;
use othello::ai::{Judgement, Solver};
use othello::{Action, Othello, StartPosition, perft};

use crate::table::Table;

const DEPTH: u32 = 11;
const LEAVES: u64 = 212_258_800;

pub(crate) fn run(table: &mut Table) {
    // A round beforehand wakes the core up; the best of three evens out neighbours.
    assert_eq!(perft(9), 3_005_288);
    magpie_perft(&Board::standard(), Stone::Black, 9);
    let best = |rates: [f64; 3]| rates.into_iter().fold(0.0, f64::max);
    let ours = best([(); 3].map(|()| {
        table.measure("othello perft 11, last ply counted", "leaves", || {
            let leaves = perft(DEPTH);
            assert_eq!(leaves, LEAVES, "perft is wrong");
            leaves
        })
    }));
    let theirs = best([(); 3].map(|()| {
        table.measure("magpie 0.12 perft 11, counted the same way", "leaves", || {
            let leaves = magpie_perft(&Board::standard(), Stone::Black, DEPTH);
            assert_eq!(leaves, LEAVES, "magpie's perft differs");
            leaves
        })
    }));
    table.note(format!("ours is {:.2} times as fast (best of three each)", ours / theirs));
    playouts(table);
    solver(table);
    search(table);
}

fn magpie_perft(board: &Board, stone: Stone, depth: u32) -> u64 {
    let moves = board.moves_for(stone);
    if moves.is_empty() {
        let over = board.moves_for(stone.flip()).is_empty();
        return if depth == 1 || over { 1 } else { magpie_perft(board, stone.flip(), depth - 1) };
    }
    if depth == 1 {
        return u64::from(moves.count_set());
    }
    moves
        .hot_bits()
        .map(|square| {
            let mut next = board.clone();
            next.play(stone, square);
            magpie_perft(&next, stone.flip(), depth - 1)
        })
        .sum()
}

fn playouts(table: &mut Table) {
    let start = Othello::new(StartPosition::USUAL);
    let mut rng = Seed::from_number(1).rng();
    let mut heap = 0;
    table.measure("othello random playouts", "games", || {
        const GAMES: u64 = 400_000;
        let measured = allocation_counter::measure(|| {
            for _ in 0..GAMES {
                playout(&mut start.clone(), &mut rng);
            }
        });
        heap = measured.count_total;
        GAMES
    });
    table.note(format!("{heap} heap allocations"));
}

fn random_position(empties: u32, rng: &mut Rng) -> Option<Othello> {
    let mut position = Othello::new(StartPosition::USUAL);
    while position.empties() > empties {
        let seat = position.turn()?;
        let mut actions: Vec<Action> = Vec::new();
        let _ = position.for_each_legal(seat, |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        let action = actions[rng.range(actions.len() as u32) as usize];
        position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    }
    position.turn().map(|_| position)
}

fn solver(table: &mut Table) {
    for (name, empties) in
        [("othello solver, 16 empty", 16), ("othello solver, 18 empty", 18), ("othello solver, 20 empty", 20)]
    {
        let mut rng = Seed::from_number(empties).rng();
        let positions: Vec<Othello> = (0..)
            .filter_map(|_: u32| random_position(empties as u32, &mut rng))
            .take(if empties == 20 { 10 } else { 50 })
            .collect();
        let mut slowest = std::time::Duration::ZERO;
        let mut sum = 0;
        let begun = std::time::Instant::now();
        let mut nodes = 0;
        for position in &positions {
            // A fresh memory each: the slowest is what a player waits for.
            let mut solver = Solver::new(20);
            let one = std::time::Instant::now();
            sum += solver
                .solve(position.own(), position.other(), &Budget::default())
                .map_or(0, |found| found.difference);
            slowest = slowest.max(one.elapsed());
            nodes += solver.nodes();
        }
        table.add(name, "positions looked at", nodes, begun.elapsed());
        table.note(format!(
            "{} positions, slowest {:.3} s, sum of values {sum}",
            positions.len(),
            slowest.as_secs_f64()
        ));
    }
}

/// The signature: a change of play changes this count.
fn search(table: &mut Table) {
    let mut rng = Seed::from_number(3).rng();
    let positions: Vec<Othello> = (0..).filter_map(|_: u32| random_position(36, &mut rng)).take(12).collect();
    table.measure("othello alpha-beta, 12 positions to depth 8", "positions looked at", || {
        positions
            .iter()
            .map(|position| {
                let found = AlphaBeta::new(Judgement, 18).search(position, &Budget::depth(8));
                found.map_or(0, |found| found.nodes)
            })
            .sum()
    });
    table.note("the count is the bench signature of Othello's play".to_owned());
}
