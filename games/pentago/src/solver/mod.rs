//! The exact solver: who wins with best play, for a position and for every
//! move in it.
//!
//! **The idea.** A board and all the ways to turn its four blocks are one set
//! of 4⁴ = 256 boards. Every whole turn turns exactly one block by a quarter
//! (skipping is only allowed where it equals that), so the sum of quarter
//! turns is even after an even number of moves and odd after an odd one: only
//! 128 of the 256 matter at any moment, and 128 answers of yes or no are two
//! words (`turns`). "Some turn of a block leads to a win" is then a few
//! shifts over those words.
//!
//! What is left is which squares of the *unturned* board get which colour. With
//! e empty squares we go backwards from the full board: for every way to give
//! n of them to the two sides in turn, from n = e down to n = 0, the answer
//! for all 128 boards at once follows from the answers for n + 1 (`retrograde`).
//! Ways are numbered by their rank among all subsets of their size
//! (`subsets`), so a level is a plain array, and only two levels are kept.
//!
//! One pass answers "does this side force a win?". A pass for each side tells
//! wins, draws and losses. The time depends on the number of empty squares
//! only, not on the position.

pub mod plain;
mod retrograde;
mod subsets;
mod turns;

use meydan_search::Budget;

use crate::{Colour, Pentago, Phase, Square, Squares, Turn, has_five};
use retrograde::{Pass, Problem, Room};

/// What a position is worth to the player to move, with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// The other side wins.
    Loss,
    /// Nobody can force a win.
    Draw,
    /// This side wins.
    Win,
}

impl Value {
    /// A stable word.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Value::Loss => "loss",
            Value::Draw => "draw",
            Value::Win => "win",
        }
    }
}

/// A whole move: a marble, and the turn of a block unless the marble wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Where the marble goes; `None` if it is placed already and only the turn is asked for.
    pub square: Option<Square>,
    /// Which block is turned; `None` if placing the marble wins.
    pub turn: Option<Turn>,
}

/// What the solver found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What the position is worth to the player to move.
    pub value: Value,
    /// Every move and what it is worth.
    pub moves: Vec<(Move, Value)>,
}

impl Solution {
    /// The moves that are worth as much as the position.
    pub fn best(&self) -> impl Iterator<Item = Move> {
        self.moves.iter().filter(|(_, value)| *value == self.value).map(|(one, _)| *one)
    }
}

/// Why a position is not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// It is over already.
    Over,
    /// It would take this many bytes, more than allowed.
    TooLarge(u64),
    /// The budget was spent.
    Stopped,
}

/// What solving takes, known before it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Sets of boards that are looked at, for one side.
    pub sets: u64,
    /// Memory at the most.
    pub bytes: u64,
}

/// A solver: how much memory it may take, and how many cores.
#[derive(Clone, Copy, Debug)]
pub struct Solver {
    /// At most so many bytes.
    pub memory: u64,
    /// At most so many threads.
    pub threads: usize,
}

impl Solver {
    /// What solving a position takes.
    #[must_use]
    pub fn cost(position: &Pentago) -> Cost {
        retrograde::cost(position.empty().count_ones())
    }

    /// Solves a position, and every move in it. `progress` is told how many of
    /// how many sets of boards are done.
    ///
    /// # Errors
    /// When it is over, does not fit the memory, or the budget is spent.
    pub fn solve(
        &self,
        position: &Pentago,
        budget: &Budget,
        progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<Solution, Unsolved> {
        let to_move = position.to_move().ok_or(Unsolved::Over)?;
        let cost = Solver::cost(position);
        if cost.bytes > self.memory {
            return Err(Unsolved::TooLarge(cost.bytes));
        }
        let mut room = Room::new(position.empty().count_ones());
        let mut run = |winner: Colour, done: u64| {
            let problem = Problem::new(position, to_move, winner);
            problem
                .run(&mut room, self.threads, budget, &|sets| progress(done + sets, 2 * cost.sets))
                .ok_or(Unsolved::Stopped)
        };
        let won = run(to_move, 0)?;
        let lost = run(to_move.other(), cost.sets)?;
        Ok(read(position, to_move, &won, &lost))
    }
}

/// Puts both passes together: what each move is worth, and so the position.
fn read(position: &Pentago, to_move: Colour, won: &Pass, lost: &Pass) -> Solution {
    let value = |won: bool, lost: bool| match (won, lost) {
        (true, _) => Value::Win,
        (_, true) => Value::Loss,
        _ => Value::Draw,
    };
    let mut moves = Vec::new();
    match position.phase() {
        Phase::Turn => {
            moves.extend(Turn::all().map(|turn| {
                (Move { square: None, turn: Some(turn) }, value(won.root.has(turn), lost.root.has(turn)))
            }));
        }
        Phase::Place => {
            let own = position.marbles(to_move).0;
            // The passes count placements in the order of the squares' numbers.
            let empty = (0..36).map(Square::from_index).filter(|square| position.empty() & square.bit() != 0);
            let mut places: Vec<(Square, usize)> = empty.zip(0..).collect();
            places.sort();
            for (square, number) in places {
                if has_five(own | square.bit()) {
                    moves.push((Move { square: Some(square), turn: None }, Value::Win));
                    continue;
                }
                let (won, lost) = (&won.first[number], &lost.first[number]);
                moves.extend(Turn::all().map(|turn| {
                    (Move { square: Some(square), turn: Some(turn) }, value(won.has(turn), lost.has(turn)))
                }));
            }
        }
    }
    let best = moves.iter().map(|(_, value)| *value).max().unwrap_or(Value::Draw);
    Solution { value: best, moves }
}

/// The squares of a set by number, as the passes count them.
fn in_order(set: u64) -> Vec<u64> {
    (0..36).map(|n| 1 << n).filter(|bit| Squares(set).0 & bit != 0).collect()
}
