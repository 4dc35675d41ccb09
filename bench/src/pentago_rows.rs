//! Pentago: playouts, and the solver on one core and on all.

use std::time::{Duration, Instant};

use meydan_core::{Game, Pending, Rng, Seat, Seed};
use meydan_search::Budget;
use meydan_testkit::{playout, random_action};
use pentago::solver::Solver;
use pentago::{Pentago, Phase, StartPosition};

use crate::table::Table;

pub(crate) fn run(table: &mut Table) {
    playouts(table);
    solver(table);
}

fn playouts(table: &mut Table) {
    let start = Pentago::new(StartPosition::default(), Seat(0));
    let mut rng = Seed::from_number(1).rng();
    let mut heap = 0;
    table.measure("pentago random playouts", "games", || {
        const GAMES: u64 = 1_000_000;
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

fn position_with(marbles: u32, rng: &mut Rng) -> Option<Pentago> {
    let mut position = Pentago::new(StartPosition::default(), Seat(0));
    while 36 - position.empty().count_ones() < marbles || position.phase() == Phase::Turn {
        let (seat, action) = random_action(&position, rng)?;
        position.play(meydan_core::GameTime::ZERO, meydan_core::Input::Act { seat, action }, drop);
    }
    (position.pending() != Pending::Over).then_some(position)
}

fn solver(table: &mut Table) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let names = [
        (24, "pentago solver, 24 marbles"),
        (22, "pentago solver, 22 marbles"),
        (20, "pentago solver, 20 marbles"),
        (18, "pentago solver, 18 marbles"),
    ];
    for (marbles, name) in names {
        let mut rng = Seed::from_number(marbles.into()).rng();
        let Some(position) = (0..).find_map(|_: u32| position_with(marbles, &mut rng)) else { continue };
        let timed = |threads| -> Duration {
            let solver = Solver { memory: 4 << 30, threads };
            let begun = Instant::now();
            solver.solve(&position, &Budget::default(), &|_, _| ()).expect("it fits");
            begun.elapsed()
        };
        eprintln!("… {name}");
        // The better of two evens out neighbours.
        let one = timed(1).min(timed(1));
        let all = timed(cores).min(timed(cores));
        let cost = Solver::cost(&position);
        table.add(name, "sets of 128 boards, both sides, one core", 2 * cost.sets, one);
        let faster = one.as_secs_f64() / all.as_secs_f64();
        table.note(format!(
            "{cores} cores {:.3} s, {faster:.2} times as fast; {} MB",
            all.as_secs_f64(),
            cost.bytes >> 20
        ));
    }
}
