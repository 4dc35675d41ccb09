//! The pictures of cards and the small signs of the table, drawn by us: one for
//! each race of monsters, for each property of spells and traps, and for each
//! attribute. Everything is painted with the colour of the text around it.

use duel::{Card, Kind, Property};
use maud::Markup;

use super::super::shapes::{self, Shape};

const RACES: [Shape; 21] = [
    (
        "aqua",
        "M32 4C44 20 50 30 50 40a18 18 0 0 1-36 0C14 30 20 20 32 4ZM24 38a9 9 0 0 0 9 11v-4a5 5 0 0 1-5-7Z",
        "",
    ),
    (
        "beast",
        "M10 6l14 12h16L54 6l4 26-10 22-16 8-16-8L6 32ZM20 30l9 5-8 3ZM44 30l-9 5 8 3ZM26 46h12l-6 7Z",
        "",
    ),
    (
        "beast-warrior",
        "M14 8c4 6 8 8 18 8s14-2 18-8c4 10 2 18-4 22l-4 20-10 10-10-10-4-20c-6-4-8-12-4-22ZM24 30l6 4-6 3ZM40 30l-6 4 6 3Z",
        "M6 60 20 46M58 60 44 46",
    ),
    (
        "cyberse",
        "M20 20h24v24H20ZM28 28v8h8v-8Z",
        "M26 20V6M38 20V6M26 44v14M38 44v14M20 26H6M20 38H6M44 26h14M44 38h14",
    ),
    (
        "dinosaur",
        "M4 14h22l8 8v10l22 4 4 22-10-6-4 8-8-8H26l-4 8h-6l2-14L8 38l6-4-2-6-8-2ZM12 18v4h4v-4Z",
        "",
    ),
    (
        "dragon",
        "M30 34C20 30 12 22 4 6c12 4 20 8 26 14l2-10 5 9c6-7 13-11 23-13-6 16-14 24-24 28 6 6 6 14-2 24-2-8-6-12-12-14 2 6 0 10-4 14-2-10 2-20 12-24ZM32 22a2 2 0 1 0 .1 0Z",
        "",
    ),
    (
        "fairy",
        "M29 22c-8-14-18-16-25-14 2 14 10 22 22 22-10 2-14 8-14 18 8 0 14-4 17-12v22h6V36c3 8 9 12 17 12 0-10-4-16-14-18 12 0 20-8 22-22-7-2-17 0-25 14ZM32 6a6 6 0 1 0 .1 0Z",
        "",
    ),
    (
        "fiend",
        "M8 4c2 12 6 16 12 18 4-4 8-5 12-5s8 1 12 5c6-2 10-6 12-18 8 16 4 26-4 32 0 14-8 24-20 24S12 50 12 36C4 30 0 20 8 4ZM20 34l10 6-8 4ZM44 34l-10 6 8 4ZM24 50l8-2 8 2-4 4h-8Z",
        "",
    ),
    (
        "fish",
        "M4 32c8-14 18-18 28-18 8 0 14 4 18 10l10-10v36L50 40c-4 6-10 10-18 10-10 0-20-4-28-18ZM16 27a3 3 0 1 0 .1 0Z",
        "",
    ),
    (
        "insect",
        "M32 20c8 0 12 8 12 18s-4 20-12 20-12-10-12-20 4-18 12-18ZM32 8c5 0 8 4 8 8H24c0-4 3-8 8-8Z",
        "M20 30 6 22M20 40H4M22 48 8 58M44 30l14-8M44 40h16M42 48l14 10M26 10l-6-6M38 10l6-6M32 22v34",
    ),
    (
        "machine",
        "M28 2h8l2 8 6 3 8-4 5 6-5 7 2 6 8 2v8l-8 2-3 6 4 8-6 5-7-5-6 2-2 8h-8l-2-8-6-3-8 4-5-6 5-7-2-6-8-2v-8l8-2 3-6-4-8 6-5 7 5 6-2ZM32 22a10 10 0 1 0 .1 0Z",
        "",
    ),
    (
        "plant",
        "M30 60V40C16 42 8 34 6 18c14 0 22 6 25 16 1-14 8-24 25-28 2 20-6 32-22 34v20Z",
        "M16 26l12 12M46 18 34 34",
    ),
    (
        "pyro",
        "M34 2c4 12 18 18 18 36a20 20 0 0 1-40 0c0-8 4-12 8-18 2 6 4 8 7 9 3-8 1-16 7-27ZM32 36c4 6 8 8 8 14a8 8 0 0 1-16 0c0-6 5-8 8-14Z",
        "",
    ),
    (
        "reptile",
        "M10 8h20l8 8-8 6H20c-4 0-4 6 0 6h20c14 0 18 16 8 22l-14 8-6-8 12-6c4-2 2-6-2-6H20C4 40 0 22 8 18ZM18 12v3h4v-3Z",
        "M38 16h12M50 16l6-4M50 16l6 4",
    ),
    (
        "rock",
        "M20 6l18 2 18 20 4 18-12 14H14L4 44l4-22ZM20 16l-6 10 14 4 8-14ZM40 24l-8 12 16 12 4-14ZM14 34l2 14 14 2-2-12Z",
        "",
    ),
    (
        "sea-serpent",
        "M40 6c12 0 18 8 18 16l-12 2c0-4-2-6-6-6-6 0-8 4-6 10l6 12c6 12-2 20-12 20S10 54 6 44l10-4c2 6 6 8 10 8 5 0 6-3 4-8l-6-12C20 16 28 6 40 6ZM46 14a2 2 0 1 0 .1 0Z",
        "M4 60c6-4 10-4 16 0M44 60c6-4 10-4 16 0",
    ),
    ("spellcaster", "M32 2l14 40H18ZM6 44h52v6H6ZM16 54h32l-4 8H20ZM30 20h4v6h6v4h-6v6h-4v-6h-6v-4h6Z", ""),
    ("thunder", "M38 2 10 36h16l-8 26 34-38H36l12-22Z", ""),
    ("warrior", "M44 4h16v16L34 46l-8-8ZM20 34l10 10-4 4 6 6-5 5-7-7-9 9-6-6 9-9-7-7 5-5 6 6Z", ""),
    (
        "winged-beast",
        "M4 10c16 0 24 6 28 16 4-10 12-16 28-16-2 12-6 18-12 22l4 2c-4 6-8 8-13 8l3 5-8 2v9h-4v-9l-8-2 3-5c-5 0-9-2-13-8l4-2C10 28 6 22 4 10Z",
        "",
    ),
    (
        "zombie",
        "M32 4c14 0 22 9 22 21 0 8-4 13-9 16v11h-6v-8h-4v8h-6v-8h-4v8h-6V41c-5-3-9-8-9-16C10 13 18 4 32 4ZM23 20c-4 0-6 3-6 6s2 6 6 6 6-3 6-6-2-6-6-6ZM41 20c-4 0-6 3-6 6s2 6 6 6 6-3 6-6-2-6-6-6Z",
        "M14 58h36",
    ),
];

const PROPERTIES: [Shape; 9] = [
    ("normal", "M32 4l7 19 20 1-16 13 6 20-17-12-17 12 6-20L5 24l20-1Z", ""),
    (
        "continuous",
        "",
        "M22 20c-8 0-14 5-14 12s6 12 14 12c12 0 14-24 24-24 6 0 10 5 10 12s-4 12-10 12c-10 0-12-24-24-24Z",
    ),
    ("equip", "M38 4h18v18L34 44 20 30ZM18 34l14 14-6 2-4 8-16 2 2-16 8-4Z", ""),
    ("field", "M4 50 22 18l10 16 8-12 20 28ZM48 6a6 6 0 1 0 .1 0Z", "M4 58h56"),
    ("quick-play", "M36 2 12 36h16l-6 26 30-36H36l8-24Z", ""),
    (
        "ritual",
        "M12 34h40c0 14-6 20-14 22v6H26v-6c-8-2-14-8-14-22ZM32 4c6 8 8 12 8 16a8 8 0 0 1-16 0c0-4 2-8 8-16Z",
        "",
    ),
    ("trap-normal", "M4 44h56v10H4ZM10 42l6-18 6 18ZM26 42l6-22 6 22ZM42 42l6-18 6 18Z", ""),
    (
        "trap-continuous",
        "M4 48h56v8H4ZM24 46l8-18 8 18Z",
        "M22 8c-6 0-10 4-10 8s4 8 10 8c9 0 11-16 20-16 6 0 10 4 10 8s-4 8-10 8c-9 0-11-16-20-16Z",
    ),
    ("counter", "M30 6v12h8c14 0 22 8 22 20s-8 20-22 20H14V46h24c6 0 10-3 10-8s-4-8-10-8h-8v12L6 24Z", ""),
];

const ATTRIBUTES: [Shape; 6] = [
    ("dark", "M40 6a28 28 0 1 0 18 38A22 22 0 0 1 40 6Z", ""),
    (
        "light",
        "M32 18a14 14 0 1 0 .1 0Z",
        "M32 4v6M32 54v6M4 32h6M54 32h6M12 12l4 4M48 48l4 4M52 12l-4 4M12 52l4-4",
    ),
    ("earth", "M2 56 24 12l8 14 6-8 24 38Z", ""),
    ("water", "M32 4C44 20 50 30 50 40a18 18 0 0 1-36 0C14 30 20 20 32 4Z", ""),
    ("fire", "M34 2c4 12 18 18 18 36a20 20 0 0 1-40 0c0-8 4-12 8-18 2 6 4 8 7 9 3-8 1-16 7-27Z", ""),
    ("wind", "", "M4 22h34a9 9 0 1 0-9-9M4 34h46a9 9 0 1 1-9 9M4 46h22a8 8 0 1 1-8 8"),
];

const SIGNS: [Shape; 11] = [
    (
        "swords",
        "M4 4h10l24 26-8 8L4 14ZM60 4v10L34 38l-6-8L50 4Z",
        "M18 36 6 48M12 38l14 14M46 36l12 12M52 38 38 52",
    ),
    ("target", "M32 27a5 5 0 1 0 .1 0Z", "M32 12a20 20 0 1 0 .1 0M32 2v14M32 48v14M2 32h14M48 32h14"),
    ("shield", "M8 8c10 0 18-2 24-6 6 4 14 6 24 6v20c0 16-10 26-24 34C18 54 8 44 8 28Z", ""),
    ("grave", "M14 58V26a18 18 0 0 1 36 0v32ZM30 24v6h-6v5h6v13h5V35h6v-5h-6v-6Z", "M6 60h52"),
    ("deck", "M18 4h36v44H18ZM10 12h4v40h32v4H10Z", ""),
    ("hand", "M6 20 22 14l10 34-16 6ZM24 10h18v40H30ZM46 14l14 6-12 34-4-2Z", ""),
    ("hourglass", "M14 4h36v8L38 32l12 20v8H14v-8l12-20-12-20Z", ""),
    ("heart", "M32 58C12 42 4 32 4 20A14 14 0 0 1 32 16a14 14 0 0 1 28 4c0 12-8 22-28 38Z", ""),
    ("chain", "", "M26 38 38 26M30 20l8-8a10 10 0 0 1 14 14l-8 8M34 44l-8 8a10 10 0 0 1-14-14l8-8"),
    ("coin", "M32 4a28 28 0 1 0 .1 0ZM32 12a20 20 0 1 1-.1 0ZM29 22h7v20h-7Z", ""),
    ("eye", "M32 14c14 0 24 10 28 18-4 8-14 18-28 18S8 40 4 32c4-8 14-18 28-18ZM32 22a10 10 0 1 0 .1 0Z", ""),
];

/// The shapes of a page, to be referred to.
pub(super) fn symbols() -> Markup {
    let groups: [(&str, &[Shape]); 4] =
        [("race", &RACES), ("property", &PROPERTIES), ("attribute", &ATTRIBUTES), ("sign", &SIGNS)];
    shapes::symbols("duel", &groups, BACK)
}

/// A gate with a whirl in it.
const BACK: &str = concat!(
    r##"<rect x=".7" y=".7" width="48.6" height="68.6" rx="4" fill="#c9a25a" stroke="#2c1c10" stroke-opacity=".7"/>"##,
    r##"<rect x="3.5" y="3.5" width="43" height="63" rx="2.5" fill="#5a2f1c"/>"##,
    r##"<ellipse cx="25" cy="35" rx="15" ry="21" fill="#2c1a14" stroke="#e3b973" stroke-width="1.6"/>"##,
    r##"<path d="M25 18c9 4 11 14 6 20-4 5-11 4-12-1-1-4 4-7 7-4M25 52c-9-4-11-14-6-20 4-5 11-4 12 1" fill="none" stroke="#e3b973" stroke-width="2.2" stroke-linecap="round"/>"##,
);

fn shape(class: &str, name: &str) -> Markup {
    shapes::shape(class, "duel", name)
}

/// The sign of a property of spells and traps.
const fn property(property: Property, trap: bool) -> &'static str {
    match (property, trap) {
        (Property::Normal, false) => "normal",
        (Property::Normal, true) => "trap-normal",
        (Property::Continuous, false) => "continuous",
        (Property::Continuous, true) => "trap-continuous",
        (Property::Equip, _) => "equip",
        (Property::Field, _) => "field",
        (Property::QuickPlay, _) => "quick-play",
        (Property::Ritual, _) => "ritual",
        (Property::Counter, _) => "counter",
    }
}

/// The picture of a card.
pub(super) fn picture(card: &Card) -> Markup {
    let id = match &card.kind {
        Kind::Monster(body) => format!("race-{}", body.race.word()),
        Kind::Spell(of) => format!("property-{}", property(*of, false)),
        Kind::Trap(of) => format!("property-{}", property(*of, true)),
    };
    shape("emblem-of", &id)
}

/// The sign of an attribute.
pub(super) fn attribute(attribute: duel::Attribute) -> Markup {
    shape("sign-of", &format!("attribute-{}", attribute.word()))
}

/// A small sign.
pub(super) fn sign(name: &str) -> Markup {
    shape(&format!("sign-of {name}"), &format!("sign-{name}"))
}

/// The sign of the zone for field spells.
pub(super) fn field() -> Markup {
    shape("sign-of", "property-field")
}

/// The back of a card.
pub(super) fn back() -> Markup {
    shapes::back("dback", "duel")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_and_attribute_has_a_picture() {
        let known = symbols().into_string();
        for card in duel::Book::standard().cards() {
            let picture = picture(card).into_string();
            let id = picture.split("href=\"#").nth(1).and_then(|rest| rest.split('"').next()).expect("an id");
            assert!(known.contains(&format!("id=\"{id}\"")), "{id}");
        }
        for race in duel::Race::ALL {
            assert!(known.contains(&format!("id=\"duel-race-{}\"", race.word())), "{race:?}");
        }
        for attribute in duel::Attribute::ALL {
            assert!(known.contains(&format!("id=\"duel-attribute-{}\"", attribute.word())), "{attribute:?}");
        }
    }
}
