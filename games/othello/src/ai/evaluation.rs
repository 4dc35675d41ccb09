//! What a position is worth before the end is in sight.
//!
//! Values are in hundredths of a disc. The weights were set by hand: corners
//! and what cannot be turned any more, freedom to move, few discs on the
//! frontier, and care with the squares beside an empty corner.

use meydan_core::Seat;
use meydan_search::Evaluate;

use crate::{Action, Othello, moves, turned};

/// One disc at the end is worth more than any judgement on the way.
const DISC_AT_END: i32 = 1_000;
const WON: i32 = 1_000_000;

const CORNERS: u64 = 0x8100_0000_0000_0081;
/// For each corner: itself, its diagonal neighbour, its two neighbours on the edge.
const CORNER_AREAS: [(u64, u64, u64); 4] = [
    (1, 1 << 9, 1 << 1 | 1 << 8),
    (1 << 7, 1 << 14, 1 << 6 | 1 << 15),
    (1 << 56, 1 << 49, 1 << 57 | 1 << 48),
    (1 << 63, 1 << 54, 1 << 62 | 1 << 55),
];

/// Weights at the beginning and at the end of the middle game, in between by the number of discs.
struct Weights {
    mobility: i32,
    frontier: i32,
    corner: i32,
    beside_corner_diagonal: i32,
    beside_corner_edge: i32,
    stable: i32,
    disc: i32,
}

const EARLY: Weights = Weights {
    mobility: 70,
    frontier: 35,
    corner: 700,
    beside_corner_diagonal: 450,
    beside_corner_edge: 180,
    stable: 90,
    disc: -15,
};
const LATE: Weights = Weights {
    mobility: 75,
    frontier: 20,
    corner: 550,
    beside_corner_diagonal: 250,
    beside_corner_edge: 120,
    stable: 140,
    disc: 25,
};

/// The judgement that the search uses.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judgement;

impl Judgement {
    /// Hundredths of a disc, from the side of `own`, whoever moves.
    #[must_use]
    pub fn of(own: u64, other: u64) -> i32 {
        let discs = (own | other).count_ones() as i32;
        // 0 at the start, 48 at 52 discs and later.
        let late = (discs - 4).clamp(0, 48);
        let mix = |early: i32, end: i32| early + (end - early) * late / 48;

        let count = |set: u64| set.count_ones() as i32;
        let (own_moves, other_moves) = (moves(own, other), moves(other, own));
        let empty = !(own | other);
        let edge_of_empty = neighbours(empty);
        let own_area = corner_areas(own, empty);
        let other_area = corner_areas(other, empty);

        let mobility = mobility_scale(count(own_moves)) - mobility_scale(count(other_moves));
        let frontier = count(other & edge_of_empty) - count(own & edge_of_empty);
        let corners = count(own & CORNERS) - count(other & CORNERS);
        // A corner that can be taken now is half a corner.
        let reach = count(own_moves & CORNERS) - count(other_moves & CORNERS);
        let stable = count(stable_edges(own)) - count(stable_edges(other));

        mix(EARLY.mobility, LATE.mobility) * mobility / 4
            + mix(EARLY.frontier, LATE.frontier) * frontier
            + mix(EARLY.corner, LATE.corner) * (2 * corners + reach) / 2
            - mix(EARLY.beside_corner_diagonal, LATE.beside_corner_diagonal) * (own_area.0 - other_area.0)
            - mix(EARLY.beside_corner_edge, LATE.beside_corner_edge) * (own_area.1 - other_area.1)
            + mix(EARLY.stable, LATE.stable) * stable
            + mix(EARLY.disc, LATE.disc) * (count(own) - count(other))
    }
}

/// The first few moves matter most: having one is much more than having none. Four times the moves, bent.
fn mobility_scale(moves: i32) -> i32 {
    const BENT: [i32; 8] = [-8, 3, 8, 13, 17, 21, 25, 29];
    if moves < 8 { BENT[moves as usize] } else { 29 + (moves - 7) * 3 }
}

/// All squares beside a square of the set.
fn neighbours(set: u64) -> u64 {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let row = set | (set << 1 & NOT_A) | (set >> 1 & NOT_H);
    row | row << 8 | row >> 8
}

/// Discs beside empty corners: on the diagonal, on the edges.
fn corner_areas(own: u64, empty: u64) -> (i32, i32) {
    let mut areas = (0, 0);
    for (corner, diagonal, edges) in CORNER_AREAS {
        if empty & corner != 0 {
            areas.0 += (own & diagonal).count_ones() as i32;
            areas.1 += (own & edges).count_ones() as i32;
        }
    }
    areas
}

/// Discs on the edges that reach back to an own corner: they can never be turned.
fn stable_edges(own: u64) -> u64 {
    if own & CORNERS == 0 {
        return 0;
    }
    const EDGES: u64 = 0xff81_8181_8181_81ff;
    const TOP_BOTTOM: u64 = 0xff00_0000_0000_00ff;
    const SIDES: u64 = 0x8181_8181_8181_8181;
    let mut stable = own & CORNERS;
    for _ in 0..6 {
        let along = (stable << 1 | stable >> 1) & TOP_BOTTOM | (stable << 8 | stable >> 8) & SIDES;
        stable |= along & own & EDGES;
    }
    stable
}

impl Evaluate<Othello> for Judgement {
    fn value(&self, position: &Othello, seat: Seat) -> i32 {
        Judgement::of(position.discs(seat).0, position.discs(seat.other()).0)
    }

    fn ended(&self, position: &Othello, seat: Seat) -> i32 {
        let margin = position.discs(seat).count() as i32 - position.discs(seat.other()).count() as i32;
        margin * DISC_AT_END + margin.signum() * WON
    }

    fn promise(&self, position: &Othello, action: Action) -> i32 {
        let Action::Place(square) = action else { return 0 };
        // The less the other can answer, the sooner it is worth a look.
        let (own, other) = (position.own(), position.other());
        let turned = turned(square.index(), own, other);
        let (own, other) = (own | turned | square.bit(), other & !turned);
        let answers = moves(other, own);
        let weighted = answers.count_ones() + 2 * (answers & CORNERS).count_ones();
        i32::from(SQUARE_PROMISE[square.index()]) * 4 - weighted as i32 * 8
    }

    fn key(&self, position: &Othello) -> u64 {
        let turn = if position.turn() == Some(Seat::FIRST) { 0 } else { 0x9e37_79b9_7f4a_7c15 };
        super::endgame::mix(position.discs(Seat::FIRST).0 ^ turn, position.discs(Seat::SECOND).0)
    }
}

/// Corners first, squares beside them last.
#[rustfmt::skip]
pub(super) const SQUARE_PROMISE: [i8; 64] = [
    18,  4, 16, 12, 12, 16,  4, 18,
     4,  2,  6,  8,  8,  6,  2,  4,
    16,  6, 14, 10, 10, 14,  6, 16,
    12,  8, 10,  0,  0, 10,  8, 12,
    12,  8, 10,  0,  0, 10,  8, 12,
    16,  6, 14, 10, 10, 14,  6, 16,
     4,  2,  6,  8,  8,  6,  2,  4,
    18,  4, 16, 12, 12, 16,  4, 18,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_good_for_one_is_bad_for_the_other() {
        let mut rng = meydan_core::Seed::from_number(4).rng();
        for _ in 0..1000 {
            let (a, b) = (rng.next_u64(), rng.next_u64());
            let (own, other) = (a & b, a & !b);
            assert_eq!(Judgement::of(own, other), -Judgement::of(other, own));
        }
    }

    #[test]
    fn stable_edges_hang_on_a_corner() {
        assert_eq!(stable_edges(0b0111_0110), 0);
        assert_eq!(stable_edges(0b0111_0111), 0b0000_0111);
        assert_eq!(stable_edges(0x0101_0101_0101_0101), 0x0101_0101_0101_0101);
        // A1 and a disc diagonally behind the corner: only the corner is safe by this rule.
        assert_eq!(stable_edges(1 | 1 << 9), 1);
    }
}
