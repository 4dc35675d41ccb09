//! How a card is found and told in the club. How it looks is the table's business:
//! a card has one face, wherever it lies.

use duel::{Card, Kind};
use maud::Markup;
use meydan_telling::duel::card_name;
use meydan_words::{Words, fold};

use crate::boards::duel::face as table;

/// The kind of a card, for style sheets, filters and texts.
pub(super) const fn kind(card: &Card) -> &'static str {
    match card.kind {
        Kind::Monster(_) => "monster",
        Kind::Spell(_) => "spell",
        Kind::Trap(_) => "trap",
    }
}

/// What a card is, a word each.
pub(super) fn about(words: &Words, card: &Card) -> String {
    table::about(words, card).join(" · ")
}

/// What a card is found by: its names, and what it is.
pub(super) fn found_by(words: &Words, card: &Card) -> String {
    // A sign that nobody can type keeps the words apart.
    [card_name(card, words), card.name.clone(), about(words, card)].map(|text| fold(&text)).join("|")
}

/// A card; its name and text stand beside it.
pub(super) fn face(words: &Words, card: &Card) -> Markup {
    table::face(words, card)
}

/// The pictures that faces refer to; once on a page.
pub(super) fn symbols() -> Markup {
    table::symbols()
}
