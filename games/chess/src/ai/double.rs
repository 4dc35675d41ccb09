//! Double moves (CH-27): two steps that are paid for and earn nothing.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::node::{INFINITY, Node, POINT};
use super::search::Search;
use crate::board::Step;

/// A double move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) first: Step,
    pub(super) second: Step,
    /// What comes of it, with the opponent to move.
    pub(super) next: Node,
    /// What it is worth, if nothing but captures follows.
    pub(super) value: i32,
}

/// A step that earns nothing.
pub(super) fn silent(node: &Node, step: Step) -> Node {
    let mut next = *node;
    next.board.play(step);
    next.last[node.board.turn() as usize] = Some((step.from, step.to));
    next
}

/// Calls with every double move for a price. `fault` says what the first step
/// costs in negative points.
fn for_each(
    node: &Node,
    price: i32,
    fault: impl Fn(Step) -> u16,
    mut f: impl FnMut(Pair) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let me = node.board.turn() as usize;
    node.board.for_each_step(|first| {
        let mut half = silent(node, first);
        half.points[me] -= price;
        half.charge(me, fault(first));
        half.board.pass();
        let between = half.board;
        between.for_each_step(|second| {
            if (second.from, second.to) == (first.to, first.from) {
                // There and back: a turn for nothing.
                return ControlFlow::Continue(());
            }
            let mut next = half;
            next.board.play(second);
            next.last[me] = Some((second.from, second.to));
            f(Pair { first, second, next, value: 0 })
        })
    })
}

/// A double move that ends the game at once and wins it, if the lead is larger
/// than the price.
pub(super) fn winning(node: &Node, price: i32) -> Option<Pair> {
    if node.lead() <= price {
        return None;
    }
    let mut found = None;
    let _ = for_each(
        node,
        price,
        |_| 0,
        |pair| {
            let Some(value) = pair.next.ended() else { return ControlFlow::Continue(()) };
            found = Some(Pair { value, ..pair });
            ControlFlow::Break(())
        },
    );
    found
}

/// The double moves that look best, and better than so much, the best first.
pub(super) fn best<const MOST: usize>(
    node: &Node,
    price: i32,
    fault: impl Fn(Step) -> u16,
    search: &mut Search,
    least: i32,
) -> ArrayVec<Pair, MOST> {
    let mut best = ArrayVec::<Pair, MOST>::new();
    let _ = for_each(node, price, fault, |mut pair| {
        let floor = if best.is_full() { best[MOST - 1].value.max(least) } else { least };
        // What looks worse even before the opponent captures is not looked at,
        // unless it ends the game.
        let looks = -search.judgement.value(&pair.next);
        if looks + MARGIN < floor && pair.next.board.has_step() {
            return ControlFlow::Continue(());
        }
        pair.value = -search.quiescence(&pair.next, 1, -INFINITY, -floor);
        if search.stopped {
            return ControlFlow::Break(());
        }
        let known = best.iter().any(|other| other.next.board.hash() == pair.next.board.hash());
        if pair.value > floor && !known {
            if best.is_full() {
                best.pop();
            }
            let place = best.partition_point(|other| other.value >= pair.value);
            best.insert(place, pair);
        }
        ControlFlow::Continue(())
    });
    best
}

/// Having the move is worth something to the opponent; what looks worse by more
/// than this will not be better.
const MARGIN: i32 = 6 * POINT;
