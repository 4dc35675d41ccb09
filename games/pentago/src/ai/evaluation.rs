//! What a position is worth before the end is in sight: the rows of five that
//! only one side can still fill, the fuller the better.

use meydan_core::{Digest, Seat};
use meydan_search::Evaluate;

use crate::blocks::all_fives;
use crate::{Action, Pentago, Phase, turned};

/// A won position is worth more than any judgement.
const WON: i32 = 1_000_000;

/// What a row is worth with so many own marbles and none of the other's.
const ROW: [i32; 6] = [0, 1, 6, 30, 120, 600];

/// Having the move is worth about this much.
const TEMPO: i32 = 20;

/// The judgement that the search uses.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judgement;

impl Judgement {
    /// The worth of all rows to `own`.
    #[must_use]
    pub fn rows(own: u64, other: u64) -> i32 {
        all_fives()
            .iter()
            .map(|five| match ((five & own).count_ones() as usize, (five & other).count_ones() as usize) {
                (count, 0) => ROW[count],
                (0, count) => -ROW[count],
                _ => 0,
            })
            .sum()
    }
}

impl Evaluate<Pentago> for Judgement {
    fn value(&self, position: &Pentago, seat: Seat) -> i32 {
        let colour = position.colour_of(seat);
        let rows = Judgement::rows(position.marbles(colour).0, position.marbles(colour.other()).0);
        rows + if position.to_move() == Some(colour) { TEMPO } else { -TEMPO }
    }

    fn ended(&self, position: &Pentago, seat: Seat) -> i32 {
        let stones = 36 - position.empty().count_ones() as i32;
        match position.winner() {
            // Sooner is better for the winner, later for the loser.
            Some(colour) if colour == position.colour_of(seat) => WON - stones,
            Some(_) => stones - WON,
            None => 0,
        }
    }

    fn promise(&self, position: &Pentago, action: Action) -> i32 {
        let Some(colour) = position.to_move() else { return 0 };
        let (own, other) = (position.marbles(colour).0, position.marbles(colour.other()).0);
        match action {
            Action::Place(square) => Judgement::rows(own | square.bit(), other),
            Action::Turn(turn) => Judgement::rows(turned(own, turn), turned(other, turn)),
            Action::Skip => Judgement::rows(own, other),
        }
    }

    fn key(&self, position: &Pentago) -> u64 {
        let phase = u64::from(position.phase() == Phase::Turn);
        let to_move = position.to_move().map_or(2, |colour| colour as u64);
        let [red, black] =
            [crate::Colour::Red, crate::Colour::Black].map(|colour| position.marbles(colour).0);
        Digest::new("").word(red | phase << 40).word(black | to_move << 40).finish()
    }
}
