//! A slow twin of the search, to compare it with: plain minimax with nothing
//! left out, on the same scores.

use std::ops::ControlFlow;

use meydan_core::{Game, GameTime, Input, Rng, Seat, Seed};
use meydan_search::Budget;

use super::judgement::JUDGEMENT;
use super::node::{INFINITY, Node};
use super::root::Root;
use super::search::{Search, Shortcuts};
use crate::board::{Board, Step};
use crate::{Action, Chess, Config};

fn steps(board: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = board.for_each_step(|step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

/// Captures and promotions as far as they go.
fn plain_quiet(node: &Node, ply: usize) -> i32 {
    let all = steps(&node.board);
    if node.is_drawn_out() || all.is_empty() {
        return node.finished(ply);
    }
    let mut best = JUDGEMENT.value(node);
    if !node.is_beyond() {
        for step in all {
            let after = node.after(step);
            if after.done.captured.is_some() || step.promotion.is_some() {
                best = best.max(-plain_quiet(&after.node, ply + 1));
            }
        }
    }
    best
}

fn plain(node: &Node, depth: u32, path: &mut Vec<u64>) -> i32 {
    let ply = path.len();
    let all = steps(&node.board);
    let times = path.iter().filter(|&&hash| hash == node.board.hash()).count();
    if node.is_drawn_out() || times >= 2 || all.is_empty() {
        return node.finished(ply);
    }
    if depth == 0 {
        return plain_quiet(node, ply);
    }
    path.push(node.board.hash());
    let best = if node.is_beyond() {
        -plain(&node.without_turn(), depth - 1, path)
    } else {
        let values = all.into_iter().map(|step| -plain(&node.after(step).node, depth - 1, path));
        values.max().unwrap_or(-INFINITY)
    };
    path.pop();
    best
}

/// A random position late in a game, with points and negative points.
fn random_position(rng: &mut Rng) -> Chess {
    loop {
        let config = Config { side_threats: rng.range(2) == 0, ..Config::default() };
        let mut game = Chess::start(&config, 2, rng.fork(), drop).expect("a usual position");
        for _ in 0..80 + rng.range(100) {
            if game.end.is_some() {
                break;
            }
            // Captures are preferred, so that few pieces are left.
            let all = steps(&game.board);
            let enemies = game.board.of(!game.board.turn());
            let captures: Vec<Step> = all.iter().copied().filter(|step| enemies.has(step.to)).collect();
            let from = if captures.is_empty() || rng.range(3) == 0 { &all } else { &captures };
            let step = from[rng.range(from.len() as u32) as usize];
            let (_, piece) = game.board.on(step.from).expect("a piece");
            let (seat, action) = (game.turn(), Action::Move(crate::Move::new(piece, step)));
            game.play(GameTime::ZERO, Input::Act { seat, action }, drop);
        }
        for seat in Seat::all(2) {
            game.points[seat.index()] = rng.range(40) as i32;
            game.negative[seat.index()] = rng.range(15) as u16;
        }
        if game.end.is_none() && game.board.occupied().len() <= 12 {
            return game;
        }
    }
}

#[test]
fn alpha_beta_gives_what_plain_minimax_gives() {
    let mut rng = Seed::from_number(4).rng();
    let mut search = Search::new(4, Shortcuts { on: false });
    let mut decided = 0;
    for _ in 0..40 {
        let game = random_position(&mut rng);
        let root = Root::new(&game);
        search.begin(&root.node, &[], &Budget::default());
        let mut choices = root.steps(&search);
        let values = choices.iter().map(|choice| -plain(&choice.next, 2, &mut vec![root.node.board.hash()]));
        let wanted = values.max().expect("a step");
        // The first guess is as good as any: the window is opened where it was wrong.
        for guess in [0, wanted] {
            let (place, value) = root.round(&mut search, &mut choices, 3, guess, false).expect("no limit");
            assert_eq!(value, wanted, "{}", game.show().standing());
            let chosen = -plain(&choices[place].next, 2, &mut vec![root.node.board.hash()]);
            assert_eq!(chosen, wanted, "{}", game.show().standing());
        }
        decided += u32::from(super::node::is_decided(wanted));
    }
    // Games that end within the three plies were among them.
    assert!((1..40).contains(&decided), "{decided}");
}

#[test]
fn the_search_leaves_the_heap_alone() {
    let mut rng = Seed::from_number(8).rng();
    let mut search = Search::new(10, Shortcuts { on: true });
    for _ in 0..10 {
        let mut game = random_position(&mut rng);
        game.points = [60, 60];
        let root = Root::new(&game);
        search.begin(&root.node, &[], &Budget::nodes(5_000));
        let heap = allocation_counter::measure(|| {
            root.decide(&mut search, 20, true);
        });
        assert_eq!(heap.count_total, 0);
        assert!(search.nodes > 100);
    }
}
