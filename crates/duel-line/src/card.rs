//! A card as text (3.1).

use duel::{Card, Kind};
use meydan_telling::duel::card_text;
use meydan_words::{Lang, Words};

/// What a card says; the program is English by its specification.
pub(crate) fn description(card: &Card) -> String {
    card_text(card, Words::of(Lang::En))
}

/// The full text, with the printed values.
pub(crate) fn full_text(card: &Card) -> String {
    match &card.kind {
        Kind::Monster(body) => text_of_monster(card, body.atk, body.def),
        Kind::Spell(property) => {
            format!(
                "Name: {}\nSpell\nType: {}\nDescription: {}\n",
                card.name,
                property.text(),
                description(card)
            )
        }
        Kind::Trap(property) => {
            format!(
                "Name: {}\nTrap\nType: {}\nDescription: {}\n",
                card.name,
                property.text(),
                description(card)
            )
        }
    }
}

/// The full text of a monster with these values.
pub(crate) fn text_of_monster(card: &Card, atk: u16, def: u16) -> String {
    let (level, race) = match &card.kind {
        Kind::Monster(body) => (body.level, body.race.text()),
        Kind::Spell(_) | Kind::Trap(_) => (0, ""),
    };
    format!(
        "Name: {}\nLevel: {level}\nType: {race}\nATK: {atk}\nDEF: {def}\nDescription: {}\n",
        card.name,
        description(card)
    )
}
