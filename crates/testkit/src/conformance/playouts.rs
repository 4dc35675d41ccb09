//! Playouts end within the declared bound, and touch the heap not once, unless the
//! position keeps a score sheet.

use meydan_core::{Game, Pending};

use super::begin;
use crate::Plan;
use crate::walk::playout;

pub(super) fn run<G: Game>(plan: &Plan<G>) {
    for (table, number) in plan.tables.iter().flat_map(|table| (0..plan.games).map(move |n| (table, n))) {
        let (game, mut rng) = begin::<G>(table, 2000 + u64::from(number));
        let mut position = game.position().clone();
        let mut inputs = 0;
        let heap = allocation_counter::measure(|| {
            let mut copy = position.clone();
            inputs = playout(&mut copy, &mut rng);
            position = copy;
        });
        assert!(plan.keeps_a_sheet || heap.count_total == 0, "{}: a playout allocates", G::ID);
        assert!(inputs <= G::MOST_INPUTS);
        assert_eq!(position.pending(), Pending::Over);
    }
}
