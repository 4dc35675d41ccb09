//! Checking that a record is true: folding it again and comparing everything it says.

use serde_json::Value;

use super::read::{Head, Line, Record, RecordError, RecordFault};
use super::write::hex;
use crate::{AnyMatch, NewMatch, Refused};

/// Begins a match of the game with this id; `None` if there is no such game.
pub type Begin<'a> = &'a dyn Fn(&str, NewMatch) -> Option<Result<Box<dyn AnyMatch>, Refused>>;

/// Folds a record again and compares the seed's commitment, every event that
/// was told, every digest (as its version of the rules takes it) and the result. Gives the match as it stands at the end.
///
/// # Errors
/// The first line that is not true.
pub fn verify(record: &Record, begin: Begin<'_>) -> Result<Box<dyn AnyMatch>, RecordError> {
    let last = record.lines.len() + 1;
    let end = record.end().ok_or(RecordError::new(last, RecordFault::NoEnd))?;
    if end.seed.commitment() != record.head.commitment {
        return Err(RecordError::new(last, RecordFault::Commitment));
    }
    let mut game = start(&record.head, begin, end.seed)?;
    for (index, line) in record.lines.iter().enumerate() {
        check_line(game.as_mut(), record.head.rules, line)
            .map_err(|fault| RecordError::new(index + 2, fault))?;
    }
    Ok(game)
}

fn start(head: &Head, begin: Begin<'_>, seed: crate::Seed) -> Result<Box<dyn AnyMatch>, RecordError> {
    let fail = |fault| RecordError::new(1, fault);
    let new = NewMatch { config: head.config.clone(), seats: head.seats, seed, clock: head.clock };
    let game = begin(&head.game, new)
        .ok_or_else(|| fail(RecordFault::Game(head.game.clone())))?
        .map_err(|why| fail(RecordFault::Refused(why)))?;
    if !game.facts().reads(head.rules) {
        return Err(fail(RecordFault::Rules(head.rules)));
    }
    if !told(game.as_ref(), &head.events) {
        return Err(fail(RecordFault::Events));
    }
    Ok(game)
}

/// Whether a spectator was told just this of the last entry.
fn told(game: &dyn AnyMatch, events: &[Value]) -> bool {
    super::write::events(game, game.seq()).as_array().is_some_and(|told| told == events)
}

fn check_line(game: &mut dyn AnyMatch, rules: u32, line: &Line) -> Result<(), RecordFault> {
    match line {
        Line::Entry(entry, events) => {
            game.replay(entry).map_err(RecordFault::Refused)?;
            if !told(game, events) {
                return Err(RecordFault::Events);
            }
        }
        Line::Check(check) => {
            if check.seq != game.seq() || check.digest != hex(game.digest_by(rules)) {
                return Err(RecordFault::Digest);
            }
        }
        Line::End(end) => {
            if end.seq != game.seq() || end.digest != hex(game.digest_by(rules)) {
                return Err(RecordFault::Digest);
            }
            let outcome = serde_json::to_value(game.outcome()).expect("plain data becomes JSON");
            if end.outcome != outcome {
                return Err(RecordFault::Outcome);
            }
        }
    }
    Ok(())
}
