//! What people type for an action: `R5`, `g +2`, `y skip`, `br`, `w4`, `d`, `red`.
//!
//! The log knows one text an action; this is for front ends that read lines.

use meydan_core::Seat;

use crate::{Action, Card, Colour, Phase, Refusal, Symbol, View};

/// Reads what a person types into an action.
///
/// A colour comes first, as a word or its letter, then a number, `skip`/`s`,
/// `reverse`/`rev`/`r` or `draw2`/`+2`/`d2`. `w` is the Wild, `w4` the Wild Draw 4.
/// A colour alone names it. `draw` and `take` both mean whichever is asked for.
/// By house rules: `r5 uno`, `uno`, `catch`, `challenge`, and `swap 2` or, where that is
/// asked for, `2`.
///
/// # Errors
/// When it is no action. Whether it is allowed is for the rules to say.
pub fn typed(view: &View, text: &str) -> Result<Action, Refusal> {
    let word = squeezed(text);
    match word.as_str() {
        "draw" | "d" | "take" | "t" => {
            return Ok(if view.penalty > 0 { Action::Take } else { Action::Draw });
        }
        "pass" | "p" | "keep" | "k" => return Ok(Action::Pass),
        "uno" | "u" | "uno!" => return Ok(Action::Call),
        "catch" | "c" => return Ok(Action::Catch),
        "challenge" | "x" => return Ok(Action::Challenge),
        _ => {}
    }
    let partner = match word.strip_prefix("swap") {
        Some(with) => Some(with.strip_prefix("with").unwrap_or(with)),
        None if view.phase == Phase::Swap => Some(word.as_str()),
        None => None,
    };
    if let Some([player @ b'1'..=b'5']) = partner.map(str::as_bytes) {
        return Ok(Action::Swap(Seat(player - b'1')));
    }
    let calling = word.strip_suffix('!').unwrap_or(&word);
    if let Some(card) = calling.strip_suffix("uno").or_else(|| calling.strip_prefix("uno")).and_then(card) {
        return Ok(Action::LayCalling(card));
    }
    match coloured(&word) {
        Some((colour, "")) => Ok(Action::Name(colour)),
        _ => card(&word).map(Action::Lay).ok_or(Refusal::NotAnAction),
    }
}

/// In small letters, without blanks and hyphens.
fn squeezed(text: &str) -> String {
    let lower = text.to_lowercase();
    lower.chars().filter(|letter| !letter.is_whitespace() && !matches!(letter, '-' | '_')).collect()
}

/// The colour that a word begins with, and what follows it.
fn coloured(word: &str) -> Option<(Colour, &str)> {
    // The word first: `red` begins with the letter, too.
    let by_word =
        Colour::ALL.into_iter().find_map(|colour| Some((colour, word.strip_prefix(colour.code())?)));
    by_word.or_else(|| {
        let mut letters = word.chars();
        let colour = Colour::from_letter(letters.next()?)?;
        Some((colour, letters.as_str()))
    })
}

/// A card as a person writes it.
pub(crate) fn card(text: &str) -> Option<Card> {
    let word = squeezed(text);
    match word.as_str() {
        "w" | "wild" => return Some(Card::WILD),
        "w4" | "w+4" | "+4" | "wd4" | "wild4" | "wild+4" | "wilddraw4" => return Some(Card::WILD_DRAW4),
        _ => {}
    }
    let (colour, symbol) = coloured(&word)?;
    let symbol = match symbol {
        "s" | "skip" => Symbol::Skip,
        "r" | "rev" | "reverse" => Symbol::Reverse,
        "+2" | "+" | "d" | "d2" | "draw2" => Symbol::Draw2,
        digit => match digit.as_bytes() {
            [digit @ b'0'..=b'9'] => Symbol::Number(digit - b'0'),
            _ => return None,
        },
    };
    Card::new(colour, symbol)
}
