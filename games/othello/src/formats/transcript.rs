//! The plain transcript: the squares one after another, `f5d6c3…`. Passes are
//! left out, because the rules imply them. It knows neither names nor a start
//! position nor a resignation.

use super::{Fault, Played, Reading, What};
use crate::{Action, Square, StartPosition};

/// The squares of a game, one after another.
///
/// # Errors
/// When the game began elsewhere than usual: a transcript cannot say so.
pub fn write(game: &Played) -> Result<String, Fault> {
    if game.start != StartPosition::USUAL {
        return Err(Fault { position: 1, what: What::Start });
    }
    let placed = game.actions.iter().filter(|(_, action)| *action != Action::Pass);
    Ok(placed.map(|(_, action)| action.to_string()).collect())
}

/// Reads a transcript: in any case, with blanks, dots and numbers of moves
/// (`1. f5`) allowed between moves, and passes written as `pa`, `ps`, `--` or `pass`.
///
/// # Errors
/// The first character that belongs to no legal move.
pub fn read(text: &str) -> Result<Played, Fault> {
    let mut reading = Reading::new(StartPosition::USUAL);
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let skipped = separator(rest);
        if skipped > 0 {
            at += skipped;
            continue;
        }
        let fault = |what| Fault::at(text, at, what);
        let (action, length) = next(rest).ok_or_else(|| fault(What::NotAMove))?;
        reading.act(action, None).map_err(fault)?;
        at += length;
    }
    Ok(Played { actions: reading.actions, ..Played::default() })
}

/// Whether a text looks like a transcript.
#[must_use]
pub fn looks_like(text: &str) -> bool {
    next(&text[separator(text)..]).is_some()
}

/// How many bytes of blanks or of the number of a move (`12.`) come first.
fn separator(rest: &str) -> usize {
    let blanks = rest.len() - rest.trim_start().len();
    if blanks > 0 {
        return blanks;
    }
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    usize::from(digits > 0 && rest.as_bytes().get(digits) == Some(&b'.')) * (digits + 1)
}

/// The action that comes first, and how many bytes it takes.
fn next(rest: &str) -> Option<(Action, usize)> {
    let starts = |word: &str| rest.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
    for word in ["pass", "pa", "ps", "--"] {
        if starts(word) {
            return Some((Action::Pass, word.len()));
        }
    }
    let square: Square = rest.get(..2)?.to_ascii_lowercase().parse().ok()?;
    Some((Action::Place(square), 2))
}
