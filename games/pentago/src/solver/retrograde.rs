//! One pass backwards: does this side force a win?
//!
//! Level n has the boards on which n of the empty squares are filled, by the
//! two sides in turn. A set of level n says, for each of its 128 turned
//! boards *with the marble placed and the block not yet turned*:
//! - if the winner-to-be placed it: this wins by force;
//! - if the other side placed it: this escapes.
//!
//! Either way it is something that the side which moved wants, so the level
//! before only has to join the sets of all its placements.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use meydan_search::Budget;

use super::subsets::{Spread, choose, ranks, subsets};
use super::turns::{Boards, with_five};
use super::{Cost, in_order};
use crate::{Colour, Pentago, Phase};

/// A question: who places next, who shall win, and which boards matter.
pub(super) struct Problem {
    /// Marbles of the side that places next, and of the other.
    marbles: [u64; 2],
    /// The empty squares.
    cells: Vec<u64>,
    /// Whether the side that places next is the one that shall win.
    next_shall_win: bool,
    /// The parity of the boards of level 0: odd if a turn is still to be made.
    parity: usize,
}

/// What a pass found: on which boards the winner-to-be wins.
pub(super) struct Pass {
    /// Of the position itself: turned by the turn that is asked for, or unturned.
    pub(super) root: Boards,
    /// Of each placement, in the order of the squares' numbers, after a turn.
    pub(super) first: Vec<Boards>,
}

/// The sides' shares of `filled` squares, the next to place first.
fn shares(filled: u32) -> (u32, u32) {
    (filled.div_ceil(2), filled / 2)
}

/// The number of sets on a level.
fn level_size(empties: u32, filled: u32) -> u64 {
    let (next, other) = shares(filled);
    choose(empties, next) * choose(empties - next, other)
}

/// The number of sets on the largest level with an even or odd number of squares filled.
fn largest_level(empties: u32, parity: u32) -> u64 {
    let levels = (0..=empties).filter(|filled| filled % 2 == parity);
    levels.map(|filled| level_size(empties, filled)).max().unwrap_or(0)
}

/// What one pass takes.
pub(super) fn cost(empties: u32) -> Cost {
    let sets = (0..=empties).map(|filled| level_size(empties, filled)).sum();
    let set = size_of::<Boards>() as u64;
    // Beside the two levels: ranks of all subsets, and fives of each side's share.
    let tables = (4 << empties) + 3 * set * choose(empties, empties / 2);
    Cost { sets, bytes: (largest_level(empties, 0) + largest_level(empties, 1)) * set + tables }
}

/// Room for two levels, used by every pass: what is on it before is written over.
/// Fresh memory for every level would cost as much as the work on it.
pub(super) struct Room {
    /// Levels with an even number of squares filled. Bare words, because these
    /// come zeroed from the system and are first touched by the threads that fill them.
    even: Vec<[u64; 2]>,
    odd: Vec<[u64; 2]>,
}

impl Room {
    pub(super) fn new(empties: u32) -> Room {
        let room = |parity| vec![[0; 2]; largest_level(empties, parity) as usize];
        Room { even: room(0), odd: room(1) }
    }
}

/// What every row of a level needs to know.
struct Level<'a> {
    filled: u32,
    /// How many squares the side that places next leaves.
    left: u32,
    /// Whether the side that is to place on this level shall win.
    mover_shall_win: bool,
    /// Whether the side that placed the last marble shall win.
    placer_shall_win: bool,
    ranks: &'a [u32],
    nexts: &'a [u32],
    others: &'a [u32],
    /// Fives of the side that shall win, and of the other, after the turn: by
    /// rank of that side's share. Which of the two is the one placing next is `next_shall_win`.
    next_fives: Vec<Boards>,
    other_fives: Vec<Boards>,
    /// Fives of the side that placed the last marble, before the turn.
    placed_fives: Vec<Boards>,
    /// The level with one square more filled.
    later: &'a [[u64; 2]],
}

impl Problem {
    pub(super) fn new(position: &Pentago, to_move: Colour, winner: Colour) -> Problem {
        // With the turn still to be made, the other side places next.
        let (next, parity) = match position.phase() {
            Phase::Place => (to_move, 0),
            Phase::Turn => (to_move.other(), 1),
        };
        Problem {
            marbles: [position.marbles(next).0, position.marbles(next.other()).0],
            cells: in_order(position.empty()),
            next_shall_win: next == winner,
            parity,
        }
    }

    /// Runs the pass; `None` if the budget is spent.
    pub(super) fn run(
        &self,
        room: &mut Room,
        threads: usize,
        budget: &Budget,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Option<Pass> {
        let empties = self.cells.len() as u32;
        let ranks = ranks(empties);
        let [mut here, mut later] = [room.even.as_mut_slice(), room.odd.as_mut_slice()];
        if empties % 2 == 1 {
            std::mem::swap(&mut here, &mut later);
        }
        let mut first = Vec::new();
        let done = AtomicU64::new(0);
        for filled in (0..=empties).rev() {
            let (next, other) = shares(filled);
            let left = empties - next;
            let nexts = subsets(empties, next);
            let others = subsets(left, other);
            let level = self.level(filled, &ranks, &nexts, &others, later, threads);
            // The value after the turn is wanted of the root and of the first placements.
            let after_turn = filled <= 1;
            let sets = &mut here[..level_size(empties, filled) as usize];
            let mut kept = vec![Boards::default(); if after_turn { sets.len() } else { 0 }];
            self.fill(&level, sets, &mut kept, threads, budget, &|count| {
                progress(done.fetch_add(count, Ordering::Relaxed) + count);
            })?;
            match filled {
                1 => first = kept,
                0 => return Some(Pass { root: kept[0], first }),
                _ => {}
            }
            std::mem::swap(&mut here, &mut later);
        }
        None
    }

    fn level<'a>(
        &self,
        filled: u32,
        ranks: &'a [u32],
        nexts: &'a [u32],
        others: &'a [u32],
        later: &'a [[u64; 2]],
        threads: usize,
    ) -> Level<'a> {
        let empties = self.cells.len() as u32;
        let parity = (filled as usize + self.parity) % 2;
        let all_others = subsets(empties, shares(filled).1);
        let fives = |side: usize, shares: &[u32], parity: usize| self.fives(side, shares, parity, threads);
        let next_placed_last = filled % 2 == 1;
        Level {
            filled,
            left: empties - shares(filled).0,
            mover_shall_win: filled.is_multiple_of(2) == self.next_shall_win,
            placer_shall_win: next_placed_last == self.next_shall_win,
            ranks,
            nexts,
            others,
            next_fives: fives(0, nexts, parity),
            other_fives: fives(1, &all_others, parity),
            placed_fives: if next_placed_last {
                fives(0, nexts, 1 - parity)
            } else {
                fives(1, &all_others, 1 - parity)
            },
            later,
        }
    }

    /// The boards on which a side has five, for each share of the squares it may get.
    fn fives(&self, side: usize, shares: &[u32], parity: usize, threads: usize) -> Vec<Boards> {
        let mut fives = vec![Boards::default(); shares.len()];
        let piece = shares.len().div_ceil(threads).max(256);
        let labour = |shares: &[u32], fives: &mut [Boards]| {
            for (five, &share) in fives.iter_mut().zip(shares) {
                *five = with_five(self.marbles[side] | self.squares(share), parity);
            }
        };
        std::thread::scope(|scope| {
            let mut pieces = shares.chunks(piece).zip(fives.chunks_mut(piece));
            let own = pieces.next();
            for (shares, fives) in pieces {
                scope.spawn(move || labour(shares, fives));
            }
            if let Some((shares, fives)) = own {
                labour(shares, fives);
            }
        });
        fives
    }

    fn squares(&self, share: u32) -> u64 {
        let mut squares = 0;
        let mut rest = share;
        while rest != 0 {
            squares |= self.cells[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        squares
    }

    /// Fills a level, rows of the first share spread over the threads.
    fn fill(
        &self,
        level: &Level<'_>,
        sets: &mut [[u64; 2]],
        kept: &mut [Boards],
        threads: usize,
        budget: &Budget,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Option<()> {
        let row = level.others.len();
        // Pieces of some thousand sets: small enough to share out, large enough not to queue for.
        let rows = (4096 / row).max(1);
        if !kept.is_empty() || sets.len() < 1 << 14 {
            for (number, sets) in sets.chunks_mut(row).enumerate() {
                let kept = kept.chunks_mut(row).nth(number).unwrap_or_default();
                self.fill_row(level, number, sets, kept);
            }
            progress(sets.len() as u64);
            return (!budget.is_spent(0)).then_some(());
        }
        let stopped = AtomicBool::new(false);
        let work = Mutex::new(sets.chunks_mut(row * rows).enumerate());
        let labour = || {
            loop {
                let piece = work.lock().unwrap_or_else(std::sync::PoisonError::into_inner).next();
                let Some((number, sets)) = piece else { return };
                if budget.is_spent(0) {
                    stopped.store(true, Ordering::Relaxed);
                }
                if stopped.load(Ordering::Relaxed) {
                    return;
                }
                let count = sets.len() as u64;
                for (index, sets) in sets.chunks_mut(row).enumerate() {
                    self.fill_row(level, number * rows + index, sets, &mut []);
                }
                progress(count);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(labour);
            }
            labour();
        });
        (!stopped.load(Ordering::Relaxed)).then_some(())
    }

    /// One row: the side that places next has a share; all shares of the other.
    #[inline]
    fn fill_row(&self, level: &Level<'_>, number: usize, sets: &mut [[u64; 2]], kept: &mut [Boards]) {
        let empties = self.cells.len() as u32;
        let next = level.nexts[number];
        let left = ((1u64 << empties) - 1) as u32 & !next;
        let spread = Spread::over(left);
        let bases = Bases::new(level, number, next, left);
        let next_five = level.next_fives[number];
        for (index, &other) in level.others.iter().enumerate() {
            let joined = if level.filled == empties {
                // A full board that nobody won is a draw: what the mover wants is not there, either way.
                if level.mover_shall_win { Boards::default() } else { Boards::default().not() }
            } else {
                bases.join(level, other)
            };
            let rank = level.ranks[spread.spread(other) as usize] as usize;
            let other_five = level.other_fives[rank];
            let (winner_five, loser_five) =
                if self.next_shall_win { (next_five, other_five) } else { (other_five, next_five) };
            // Five for the winner-to-be alone wins; for both or for the other it does not (PE-05);
            // without a five it goes on.
            let goes_on = if level.mover_shall_win { joined } else { joined.not() };
            let wins = winner_five.or(goes_on).and_not(loser_five);
            if let Some(kept) = kept.get_mut(index) {
                *kept = wins;
            }
            // One turn before: the side that placed the last marble chooses the turn.
            let wanted = if level.placer_shall_win { wins } else { wins.not() };
            // Five by placing ends it before any turn (PE-04).
            let placed = if level.filled % 2 == 1 { number } else { rank };
            sets[index] = wanted.one_turn_away().or(level.placed_fives[placed]).0;
        }
    }
}

/// Where the sets of a row's placements begin in the later level.
struct Bases {
    /// For a placement of the side whose share the row is: one for each square left.
    own: [usize; 36],
    /// For a placement of the other: the row itself.
    row: usize,
}

impl Bases {
    fn new(level: &Level<'_>, number: usize, next: u32, left: u32) -> Bases {
        let mut bases = Bases { own: [0; 36], row: 0 };
        let (_, other) = shares(level.filled);
        if level.filled.is_multiple_of(2) {
            if level.left == 0 {
                return bases;
            }
            let size = choose(level.left - 1, other) as usize;
            let mut rest = left;
            for base in bases.own.iter_mut().take(level.left as usize) {
                let square = rest & rest.wrapping_neg();
                rest &= rest - 1;
                *base = level.ranks[(next | square) as usize] as usize * size;
            }
        } else {
            bases.row = number * choose(level.left, other + 1) as usize;
        }
        bases
    }

    /// What the mover can reach by placing on any free square.
    #[inline(always)]
    fn join(&self, level: &Level<'_>, other: u32) -> Boards {
        let mut joined = Boards::default();
        let mut free = !other & ((1u64 << level.left) - 1) as u32;
        if level.filled.is_multiple_of(2) {
            while free != 0 {
                let square = free.trailing_zeros();
                free &= free - 1;
                // The square leaves the other side's numbering: what is above it moves down.
                let below = (1u32 << square) - 1;
                let closed = other & below | other >> 1 & !below;
                let index = self.own[square as usize] + level.ranks[closed as usize] as usize;
                joined = joined.or(Boards(level.later[index]));
            }
        } else {
            while free != 0 {
                let square = free & free.wrapping_neg();
                free &= free - 1;
                let index = self.row + level.ranks[(other | square) as usize] as usize;
                joined = joined.or(Boards(level.later[index]));
            }
        }
        joined
    }
}
