//! The checker: replays a certificate move by move, by the rules alone.
//!
//! It shares nothing with the search. It follows the prover's lines and *every*
//! answer of the other side, and calls the exact solver where a line says so.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use meydan_core::{Game, GameTime, Input, Seat};
use meydan_search::Budget;

use super::certificate::{Certificate, Claim, Step, Unreadable};
use crate::solver::{Solver, Unsolved, Value};
use crate::{Action, Colour, Pentago, StartPosition, Turn, has_five, turned};

/// What was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The position.
    pub start: StartPosition,
    /// What is true of its player to move.
    pub claim: Claim,
    /// Positions of the prover that have a line.
    pub lines: usize,
    /// How many of them were left to the exact solver.
    pub solved: usize,
}

/// Why a certificate proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be read.
    Unreadable(Unreadable),
    /// The position that it is about is none.
    Start,
    /// This position can come up and has no line.
    Uncovered(String),
    /// The move in this position breaks the rules.
    Illegal(String),
    /// From this position the game can end otherwise than claimed.
    Escapes(String),
    /// The exact solver says otherwise of this position.
    Refuted(String),
    /// This position has a line and never comes up.
    Unreached(String),
    /// This position is too large for the solver: so many bytes.
    TooLarge(String, u64),
    /// Stopped before the end.
    Stopped,
}

/// Checks a certificate. `progress` is told how many of how many lines are done.
///
/// # Errors
/// The first fault, and where it is.
pub fn check(
    text: &str,
    solver: Solver,
    budget: &Budget,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<Checked, Fault> {
    let certificate: Certificate = text.parse().map_err(Fault::Unreadable)?;
    let Certificate { start, claim, ref steps } = certificate;
    let config = crate::Config { start };
    Pentago::start(&config, 2, meydan_core::Seed::from_number(0).rng(), drop).map_err(|_| Fault::Start)?;
    let root = Pentago::new(start, Seat::FIRST);
    let mut replay =
        Replay { claim, prover: prover(start, claim), seen: BTreeSet::new(), waiting: Vec::new() };
    match claim {
        Claim::Win => replay.wait_for(&root),
        Claim::NotWin => replay.answers(&root)?,
    }
    let (mut lines, mut solved) = (0, 0);
    while let Some(position) = replay.waiting.pop() {
        if budget.is_spent(lines as u64) {
            return Err(Fault::Stopped);
        }
        let name = name(&position);
        let Some(step) = steps.get(&name) else {
            if wins_at_once(&position) {
                continue;
            }
            return Err(Fault::Uncovered(name));
        };
        lines += 1;
        match step {
            Step::Solver => {
                solved += 1;
                let value = match solver.solve(&position, budget, &|_, _| ()) {
                    Ok(solution) => solution.value,
                    Err(Unsolved::TooLarge(bytes)) => return Err(Fault::TooLarge(name, bytes)),
                    Err(Unsolved::Over) => return Err(Fault::Refuted(name)),
                    Err(Unsolved::Stopped) => return Err(Fault::Stopped),
                };
                if value != Value::Win && (claim == Claim::Win || value != Value::Draw) {
                    return Err(Fault::Refuted(name));
                }
            }
            Step::Play(one) => {
                let actions = one.square.map(Action::Place).into_iter().chain(one.turn.map(Action::Turn));
                let mut next = position.clone();
                for action in actions {
                    next = play(&next, action).ok_or_else(|| Fault::Illegal(name.clone()))?;
                }
                match next.to_move() {
                    None if replay.is_as_claimed(&next) => {}
                    None => return Err(Fault::Escapes(name)),
                    Some(mover) if mover != replay.prover => replay.answers(&next)?,
                    // The marble was placed and the turn is missing.
                    Some(_) => return Err(Fault::Illegal(name)),
                }
            }
        }
        progress(lines as u64, steps.len() as u64);
    }
    match steps.keys().find(|position| !replay.seen.contains(*position)) {
        Some(position) => Err(Fault::Unreached(position.clone())),
        None => Ok(Checked { start, claim, lines, solved }),
    }
}

fn prover(start: StartPosition, claim: Claim) -> Colour {
    match claim {
        Claim::Win => start.to_move(),
        Claim::NotWin => start.to_move().other(),
    }
}

/// A position as it stands in the certificate.
pub(super) fn name(position: &Pentago) -> String {
    let marbles = [Colour::Red, Colour::Black].map(|colour| position.marbles(colour).0);
    StartPosition { marbles }.to_string()
}

/// Plays a part of a move, if the rules allow it.
pub(super) fn play(position: &Pentago, action: Action) -> Option<Pentago> {
    let seat = position.seat_of(position.to_move()?);
    position.check(seat, action).ok()?;
    let mut next = position.clone();
    next.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    Some(next)
}

/// Whether the player to move wins with this very move (PE-04, PE-05).
pub(super) fn wins_at_once(position: &Pentago) -> bool {
    let Some(mover) = position.to_move() else { return false };
    let (own, other) = (position.marbles(mover).0, position.marbles(mover.other()).0);
    (0..36).map(|square| 1u64 << square).filter(|square| position.empty() & square != 0).any(|square| {
        has_five(own | square)
            || Turn::all().any(|turn| has_five(turned(own | square, turn)) && !has_five(turned(other, turn)))
    })
}

/// The positions that can come up.
struct Replay {
    claim: Claim,
    prover: Colour,
    seen: BTreeSet<String>,
    waiting: Vec<Pentago>,
}

impl Replay {
    fn wait_for(&mut self, position: &Pentago) {
        if self.seen.insert(name(position)) {
            self.waiting.push(position.clone());
        }
    }

    fn is_as_claimed(&self, ended: &Pentago) -> bool {
        match self.claim {
            Claim::Win => ended.winner() == Some(self.prover),
            Claim::NotWin => ended.winner() != Some(self.prover.other()),
        }
    }

    /// Every answer of the other side: ended as claimed, or to be answered in turn.
    fn answers(&mut self, position: &Pentago) -> Result<(), Fault> {
        let mut next = Vec::new();
        if !every_answer(position, |ended| self.is_as_claimed(ended), &mut next) {
            return Err(Fault::Escapes(name(position)));
        }
        next.iter().for_each(|next| self.wait_for(next));
        Ok(())
    }
}

/// Every answer by the rules: what goes on after one is told. Whether all that
/// end the game end it as they should.
pub(super) fn every_answer(
    position: &Pentago,
    as_it_should: impl Fn(&Pentago) -> bool,
    next: &mut Vec<Pentago>,
) -> bool {
    let Some(mover) = position.to_move() else { return true };
    let seat = position.seat_of(mover);
    let mut ends = vec![position.clone()];
    // A marble, then a turn.
    for _ in 0..2 {
        let mut further = Vec::new();
        for before in ends.into_iter().filter(|before| before.to_move() == Some(mover)) {
            let _ = before.for_each_legal(seat, |action| {
                further.extend(play(&before, action));
                ControlFlow::Continue(())
            });
        }
        for after in &further {
            match after.to_move() {
                None if as_it_should(after) => {}
                None => return false,
                Some(next_mover) if next_mover == mover => {}
                Some(_) => next.push(after.clone()),
            }
        }
        ends = further;
    }
    true
}
