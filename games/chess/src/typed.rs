//! What people type.

use crate::{Action, Refusal, Way};

/// Reads what a person types into an action: letters in either case, blanks and
/// hyphens between the parts, `N` for the knight besides `H`, `O-O` is not known
/// because it does not say who castles.
///
/// # Errors
/// Why it is none.
pub fn typed(line: &str) -> Result<Action, Refusal> {
    let line = line.trim();
    let lower = line.to_ascii_lowercase();
    let words: Vec<&str> = lower.split_ascii_whitespace().collect();
    match words[..] {
        ["undo"] => return Ok(Action::Undo),
        ["double"] => return Ok(Action::Double),
        ["touch" | "pick", square] => return format!("touch-{square}").parse(),
        ["tamper", way] => return tampering(way),
        [one] if one.starts_with("touch-") || one.starts_with("tamper-") => return one.parse(),
        _ => {}
    }
    let close: String = lower.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    let mut written = String::with_capacity(close.len());
    for (place, letter) in close.chars().enumerate() {
        // The piece and what a pawn becomes are capitals, squares are not.
        let capital = place == 0 || place == 5;
        let letter = if capital { letter.to_ascii_uppercase() } else { letter };
        written.push(if capital && letter == 'N' { 'H' } else { letter });
    }
    written.parse().map(Action::Move)
}

fn tampering(way: &str) -> Result<Action, Refusal> {
    match (way, Way::ALL.into_iter().find(|one| one.code() == way)) {
        ("none" | "no" | "off", _) => Ok(Action::Tamper(None)),
        (_, Some(way)) => Ok(Action::Tamper(Some(way))),
        _ => Err(Refusal::NotAMove),
    }
}
