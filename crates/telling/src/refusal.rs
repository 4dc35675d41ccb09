//! Refusals in words: what they name is called as it is called everywhere.

use meydan_core::Refused;
use meydan_words::Words;

/// The sentence for a refusal.
#[must_use]
pub fn refusal(words: &Words, refused: &Refused) -> String {
    refusal_with(words, refused, str::to_owned)
}

/// The same, with whatever it names put the way that a page or a screen needs it.
#[must_use]
pub fn refusal_with(words: &Words, refused: &Refused, put: impl Fn(&str) -> String) -> String {
    words.refusal(refused, |name, value| match named(words, refused.scope, name, value) {
        Some(said) => put(&said),
        None => put(value),
    })
}

/// What an argument of a refusal is called, if it is a thing of the game.
fn named(words: &Words, game: &str, name: &str, value: &str) -> Option<String> {
    match (game, name) {
        ("uno", "card" | "middle") => Some(crate::uno::card_name(value.parse().ok()?, words)),
        ("chess", "piece" | "said" | "stands") => Some(crate::chess::piece_named(value, words)),
        ("magic", "card") => Some(crate::magic::card_name(value.parse().ok()?, words)),
        _ => None,
    }
}
