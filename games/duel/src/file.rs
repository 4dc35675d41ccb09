//! Card files: JSON, the same form that `export card` writes and `import card` reads.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::card::{Attribute, Bodily, Card, Kind, Property, Race};
use crate::language::{self, Unread};

/// What is wrong with a card file: which card, and what about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// No card file at all.
    #[error("{file}: {why}")]
    Json {
        /// Which file.
        file: String,
        /// What the reader of JSON says, with the line.
        why: String,
    },
    /// A member that is missing, too much, or makes no sense.
    #[error("{file}: {card}: “{member}” is missing or makes no sense")]
    Member {
        /// Which file.
        file: String,
        /// Which card.
        card: String,
        /// Which member.
        member: &'static str,
    },
    /// A line of the effect.
    #[error("{file}: {card}: effect, {why}")]
    Effect {
        /// Which file.
        file: String,
        /// Which card.
        card: String,
        /// The line and the word.
        why: Unread,
    },
    /// Two cards of one name.
    #[error("{file}: {card} is there twice")]
    Twice {
        /// Which file.
        file: String,
        /// Which card.
        card: String,
    },
}

/// A card as JSON has it (D-90).
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    attribute: Option<String>,
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    race: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    atk: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    def: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    property: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    description: Option<String>,
    price: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    effect: Vec<String>,
}

/// The longest name of a card.
const LONGEST_NAME: usize = 60;
/// The highest price.
const HIGHEST_PRICE: u32 = 1_000_000;
/// The highest printed ATK and DEF.
const HIGHEST_VALUE: u16 = 9999;

/// Reads the cards of a file.
///
/// # Errors
/// The first thing that is wrong, with the file, the card and the word.
pub fn read_cards(file: &str, text: &str) -> Result<Vec<Card>, Fault> {
    let written: Vec<Written> = serde_json::from_str(text)
        .map_err(|error| Fault::Json { file: file.to_owned(), why: error.to_string() })?;
    let mut names = BTreeSet::new();
    let mut cards = Vec::new();
    for one in written {
        if !names.insert(one.name.clone()) {
            return Err(Fault::Twice { file: file.to_owned(), card: one.name });
        }
        cards.push(card(file, one)?);
    }
    Ok(cards)
}

/// Writes cards as a file has them.
#[must_use]
pub fn write_cards(cards: &[Card]) -> String {
    let written: Vec<Written> = cards.iter().map(written).collect();
    // Plain data without maps becomes JSON.
    serde_json::to_string_pretty(&written).unwrap_or_default() + "\n"
}

/// The 76 cards.
///
/// # Panics
/// If a file that is built in is faulty, which a test rules out.
#[must_use]
pub fn standard() -> &'static [Card] {
    static CARDS: OnceLock<Vec<Card>> = OnceLock::new();
    CARDS.get_or_init(|| {
        let files = [
            ("cards/monsters.json", include_str!("../cards/monsters.json")),
            ("cards/spells.json", include_str!("../cards/spells.json")),
            ("cards/traps.json", include_str!("../cards/traps.json")),
        ];
        let read = |(file, text)| read_cards(file, text).unwrap_or_else(|fault| panic!("{fault}"));
        files.into_iter().flat_map(read).collect()
    })
}

fn card(file: &str, written: Written) -> Result<Card, Fault> {
    let name = written.name.clone();
    let wrong = |member: &'static str| Fault::Member { file: file.to_owned(), card: name.clone(), member };
    let trimmed = name.trim() == name && !name.is_empty() && !name.contains("  ");
    if !trimmed || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(wrong("name"));
    }
    if written.price == 0 || written.price > HIGHEST_PRICE {
        return Err(wrong("price"));
    }
    if written.description.as_ref().is_some_and(|text| text.chars().any(char::is_control)) {
        return Err(wrong("description"));
    }
    let lines = written.effect.iter().map(String::as_str);
    let effect = language::read(lines).map_err(|why| Fault::Effect {
        file: file.to_owned(),
        card: name.clone(),
        why,
    })?;
    let property = || written.property.as_deref().and_then(Property::of_text);
    let kind = match written.kind.as_str() {
        "monster" => {
            let ritual = match written.property.as_deref() {
                None => false,
                Some("Ritual") => true,
                Some(_) => return Err(wrong("property")),
            };
            let value = |value: Option<u16>, member| {
                value.filter(|value| *value <= HIGHEST_VALUE).ok_or_else(|| wrong(member))
            };
            Kind::Monster(Bodily {
                level: written
                    .level
                    .filter(|level| (1..=12).contains(level))
                    .ok_or_else(|| wrong("level"))?,
                attribute: written
                    .attribute
                    .as_deref()
                    .and_then(Attribute::of_text)
                    .ok_or_else(|| wrong("attribute"))?,
                race: written.race.as_deref().and_then(Race::of_text).ok_or_else(|| wrong("type"))?,
                ritual,
                atk: value(written.atk, "atk")?,
                def: value(written.def, "def")?,
            })
        }
        "spell" => Kind::Spell(property().filter(|one| one.is_of_spells()).ok_or_else(|| wrong("property"))?),
        "trap" => Kind::Trap(property().filter(|one| one.is_of_traps()).ok_or_else(|| wrong("property"))?),
        _ => return Err(wrong("kind")),
    };
    if !matches!(kind, Kind::Monster(_)) {
        let bodily = [
            ("level", written.level.is_some()),
            ("attribute", written.attribute.is_some()),
            ("type", written.race.is_some()),
            ("atk", written.atk.is_some()),
            ("def", written.def.is_some()),
        ];
        if let Some((member, _)) = bodily.into_iter().find(|(_, given)| *given) {
            return Err(wrong(member));
        }
    }
    Ok(Card { name: written.name, kind, price: written.price, description: written.description, effect })
}

fn written(card: &Card) -> Written {
    let body = match &card.kind {
        Kind::Monster(body) => Some(body),
        Kind::Spell(_) | Kind::Trap(_) => None,
    };
    let (kind, property) = match &card.kind {
        Kind::Monster(body) => ("monster", body.ritual.then_some(Property::Ritual)),
        Kind::Spell(property) => ("spell", Some(*property)),
        Kind::Trap(property) => ("trap", Some(*property)),
    };
    Written {
        name: card.name.clone(),
        kind: kind.to_owned(),
        level: body.map(|body| body.level),
        attribute: body.map(|body| body.attribute.text().to_owned()),
        race: body.map(|body| body.race.text().to_owned()),
        atk: body.map(|body| body.atk),
        def: body.map(|body| body.def),
        property: property.map(|property| property.text().to_owned()),
        description: card.description.clone(),
        price: card.price,
        effect: card.effect.lines(),
    }
}
