//! Pentago as a tenant: its computers and its solver (proofs are next door).

use ::pentago::ai::{Depth, Greedy, Player, Random};
use ::pentago::proof::book::Book;
use ::pentago::solver::{Move, Solver, Unsolved, Value};
use ::pentago::{Config, Pentago, StartPosition};
use meydan_core::{Game, Refused, Seat, Seed};

use crate::computer::Erased;
use crate::{Progress, SolveLimits, Solved, Tenant};

pub(crate) fn tenant() -> Tenant {
    Tenant {
        rivals: &[
            ("random", |seed| Erased::<Pentago, _>::boxed(Random::new(seed))),
            ("greedy", |seed| Erased::<Pentago, _>::boxed(Greedy::new(seed))),
            ("depth2", |seed| Erased::<Pentago, _>::boxed(Depth::new(2, seed))),
            ("depth3", |seed| Erased::<Pentago, _>::boxed(Depth::new(3, seed))),
        ],
        solve: Some(solve),
        prove: Some((crate::pentago_proof::prove, crate::pentago_proof::check)),
        campaign: Some(crate::campaign::PENTAGO),
        guarantee: Some(|| Book::embedded().guarantee()),
        ..Tenant::new::<Pentago>(|level, seed| Erased::<Pentago, _>::boxed(Player::new(level, seed)))
    }
}

pub(crate) fn refused(code: &'static str, args: Vec<(&'static str, String)>) -> Refused {
    Refused::new(Pentago::ID, code, "PE-22", args)
}

/// A position that is given as text.
pub(crate) fn start_position(text: &str) -> Result<StartPosition, Refused> {
    let start: StartPosition = text.parse().map_err(|()| refused("not-a-position", Vec::new()))?;
    // Whatever a game may not begin with cannot be solved either.
    Pentago::start(&Config { start }, 2, Seed::from_number(0).rng(), drop)
        .map_err(|error| Refused::config(Pentago::ID, &error))?;
    Ok(start)
}

fn solve(text: &str, limits: &SolveLimits, progress: Progress<'_>) -> Result<Solved, Refused> {
    let start = start_position(text)?;
    let position = Pentago::new(start, Seat::FIRST);
    let solver = Solver { memory: limits.memory, threads: limits.threads.max(1) };
    let solution = solver.solve(&position, &limits.budget, progress).map_err(|unsolved| match unsolved {
        Unsolved::Over => refused("start-over", Vec::new()),
        Unsolved::TooLarge(bytes) => {
            refused("too-large", vec![("needs", megabytes(bytes)), ("memory", megabytes(limits.memory))])
        }
        Unsolved::Stopped => refused("stopped", Vec::new()),
    })?;
    let texts = |wanted: Value| {
        let moves = solution.moves.iter().filter(move |(_, value)| *value == wanted);
        moves.map(|(one, _)| text_of(*one)).collect::<Vec<_>>()
    };
    Ok(Solved {
        value: solution.value.code(),
        winning: texts(Value::Win),
        best: texts(solution.value),
        bytes: Solver::cost(&position).bytes,
    })
}

/// A whole move as it is typed: `1 4 2 ccw`, or `1 4` where the marble wins.
fn text_of(one: Move) -> String {
    let parts = [one.square.map(|square| square.to_string()), one.turn.map(|turn| turn.to_string())];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Rounded up: what is said to be enough must be.
pub(crate) fn megabytes(bytes: u64) -> String {
    bytes.div_ceil(1 << 20).to_string()
}
