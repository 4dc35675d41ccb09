//! The pictures of cards and the small signs of the table, drawn by us: one for
//! each card of the rules, and one for each kind for cards of one's own.
//! Everything is painted with the colour of the text around it.

use magic::Card;
use maud::Markup;

use super::super::shapes::{self, Shape};

/// By name.
const CARDS: [Shape; 29] = [
    (
        "forest",
        "M20 6 34 30h-8l10 16H4l10-16H6ZM44 18l12 20h-6l9 14H29l8-13h-5ZM18 46h5v12h-5ZM42 52h5v7h-5Z",
        "",
    ),
    (
        "island",
        "M10 42c6-14 14-18 22-18s16 4 22 18ZM31 25c-1-8 3-15 11-18-3 3-4 6-3 9 4-3 9-2 12 2-7-1-12 1-17 7Z",
        "M4 48c6-5 10-5 16 0s10 5 16 0 10-5 24 0M10 57c6-4 10-4 15 0s10 4 15 0 9-4 14 0",
    ),
    ("mountain", "M2 56 24 12l8 14 6-8 24 38ZM24 12l-7 15 7-3 5 5 3-3Z", ""),
    (
        "plains",
        "M2 44c14-10 26-8 38-2 8 4 15 4 22 0v18H2ZM32 8a10 10 0 0 1 10 10 10 10 0 0 1-1 4H23a10 10 0 0 1 9-14Z",
        "M12 18h4M48 18h4M32 2v1M18 8l2 2M46 8l-2 2M6 30h52",
    ),
    (
        "swamp",
        "M18 6c4 8 4 14 0 22-4-8-4-14 0-22ZM34 2c4 8 4 15 0 24-4-9-4-16 0-24ZM48 10c4 8 4 13 0 20-4-7-4-12 0-20Z",
        "M18 24v24M34 22v28M48 26v22M4 50c8-5 12-5 19 0s11 5 18 0 11-5 19 0M12 59c6-4 9-4 14 0s9 4 14 0 8-4 13 0",
    ),
    (
        "soldier",
        "M14 18h24v14c0 12-6 18-12 22-6-4-12-10-12-22ZM46 2l6 11-6 4-6-4Z",
        "M46 14v46M26 22v26M18 32h16",
    ),
    (
        "armored-pegasus",
        "M8 52c2-14 10-22 22-24C26 20 30 8 58 4c-2 6-5 9-9 11 4 0 6 0 8-1-3 6-7 8-11 9 3 1 5 1 7 0-4 7-9 8-13 8 1 10-3 17-13 21Z",
        "M12 60h30",
    ),
    (
        "white-knight",
        "M32 8c10 0 16 7 16 18v8H34V22h-4v12H16v-8C16 15 22 8 32 8ZM16 38h14v18c-8-1-14-8-14-18ZM34 38h14c0 10-6 17-14 18ZM30 8c0-5 5-8 16-6-5 2-8 4-9 8Z",
        "",
    ),
    (
        "angry-bear",
        "M32 30c9 0 17 9 17 18 0 7-6 10-17 10s-17-3-17-10c0-9 8-18 17-18ZM15 20c4 0 6 4 6 9s-2 7-6 7-7-4-7-8 3-8 7-8ZM49 20c4 0 7 4 7 8s-3 8-7 8-6-2-6-7 2-9 6-9ZM26 6c4 0 5 5 5 10s-2 8-5 8-6-4-6-9 2-9 6-9ZM38 6c4 0 6 4 6 9s-3 9-6 9-5-3-5-8 1-10 5-10Z",
        "",
    ),
    ("guard", "M8 10h10v6h9v-6h10v6h9v-6h10v20c0 14-10 22-24 28C18 52 8 44 8 30Z", ""),
    (
        "werewolf",
        "M10 4 24 16h16L54 4l2 26-9 8-5 16-10 6-10-6-5-16-9-8ZM20 28l10 6-9 2ZM44 28l-10 6 9 2ZM28 48h8l-4 5Z",
        "",
    ),
    (
        "skeleton",
        "M32 6c14 0 22 9 22 21 0 8-4 13-9 16v13h-6v-8h-4v8h-6v-8h-4v8h-6V43c-5-3-9-8-9-16C10 15 18 6 32 6ZM23 22c-4 0-6 3-6 6s2 6 6 6 6-3 6-6-2-6-6-6ZM41 22c-4 0-6 3-6 6s2 6 6 6 6-3 6-6-2-6-6-6Z",
        "",
    ),
    (
        "ghost",
        "M32 4c13 0 20 10 20 22v34l-7-6-6 6-7-6-7 6-6-6-7 6V26C12 14 19 4 32 4ZM24 22c-3 0-4 3-4 5s1 5 4 5 4-3 4-5-1-5-4-5ZM40 22c-3 0-4 3-4 5s1 5 4 5 4-3 4-5-1-5-4-5Z",
        "",
    ),
    (
        "black-knight",
        "M32 12c11 0 17 8 17 19 0 14-7 23-17 29-10-6-17-15-17-29 0-11 6-19 17-19ZM20 28l10 4v5l-10-4ZM44 28l-10 4v5l10-4ZM14 20C6 16 4 10 6 2c4 6 8 9 15 11ZM50 20c8-4 10-10 8-18-4 6-8 9-15 11Z",
        "",
    ),
    (
        "orc-maniac",
        "M26 4c-10 2-17 8-20 18 6-2 12-2 18 1ZM38 4c10 2 17 8 20 18-6-2-12-2-18 1ZM29 8h6v52h-6Z",
        "M24 16h16",
    ),
    (
        "hobgoblin",
        "M32 12c10 0 15 6 16 13l14-8c0 12-6 17-15 19-1 13-7 22-15 22s-14-9-15-22C8 34 2 29 2 17l14 8c1-7 6-13 16-13ZM22 28l9 4-8 4ZM42 28l-9 4 8 4ZM25 46l3 6 3-4 2 4 3-4 3 4v-6Z",
        "",
    ),
    (
        "vampire",
        "M32 22c2-4 3-6 4-10l4 5c3 0 5-1 7-3 8 2 13 8 15 20-5-4-9-4-13-1-2-3-5-3-8 0-3 4-6 8-9 17-3-9-6-13-9-17-3-3-6-3-8 0-4-3-8-3-13 1 2-12 7-18 15-20 2 2 4 3 7 3l4-5c1 4 2 6 4 10Z",
        "",
    ),
    ("disenchant", "M44 4l4 8 8 4-8 4-4 8-4-8-8-4 8-4Z", "M28 18A20 20 0 1 0 44 40M8 58 26 40M34 26l-6 6"),
    ("lightning-bolt", "M38 2 12 36h16l-6 26 30-38H34Z", ""),
    (
        "flood",
        "M32 4 46 22H18Z",
        "M4 32c6-6 10-6 16 0s10 6 16 0 10-6 24 0M4 45c6-6 10-6 16 0s10 6 16 0 10-6 24 0M4 58c6-6 10-6 16 0s10 6 16 0 10-6 24 0",
    ),
    ("reanimate", "M16 60V30c0-10 7-16 16-16s16 6 16 16v30ZM32 22l-9 11h6v15h6V33h6Z", "M6 60h52M32 2v6"),
    (
        "plague",
        "M32 25a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM32 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM13 36a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM51 36a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z",
        "M32 18v8M19 40l7-4M45 40l-7-4M32 46v14M12 16l8 8M52 16l-8 8",
    ),
    (
        "terror",
        "M2 32c10-14 20-20 30-20s20 6 30 20C52 46 42 52 32 52S12 46 2 32ZM32 18a14 14 0 1 0 0 28 14 14 0 0 0 0-28ZM32 22c4 5 4 15 0 20-4-5-4-15 0-20Z",
        "",
    ),
    (
        "rage",
        "M34 2c3 12 18 18 18 36 0 14-9 22-20 22s-20-8-20-20c0-9 5-14 9-20 1 6 3 8 6 10C28 20 28 10 34 2ZM32 36c-5 6-8 9-8 14 0 4 3 7 8 7s8-3 8-7c0-5-3-8-8-14Z",
        "",
    ),
    ("holy-war", "M14 6h36v26L32 42 14 32ZM29 10v8h-8v6h8v8h6v-8h8v-6h-8v-8Z", "M10 4v56M32 46v14"),
    (
        "holy-light",
        "M32 20a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z",
        "M32 2v11M32 51v11M2 32h11M51 32h11M11 11l8 8M45 45l8 8M53 11l-8 8M11 53l8-8",
    ),
    ("unholy-war", "M14 6h36v34l-9-8-9 10-9-10-9 8ZM24 14l3 8-4 3 9 3 9-3-4-3 3-8-8 5Z", "M10 4v56"),
    (
        "restrain",
        "",
        "M24 14h-6a9 9 0 0 0 0 18h8a9 9 0 0 0 9-9M40 50h6a9 9 0 0 0 0-18h-8a9 9 0 0 0-9 9M50 10l-8 8M14 54l8-8",
    ),
    (
        "slow",
        "M16 4h32v6H16ZM16 54h32v6H16ZM20 12h24c0 10-6 14-10 20 4 6 10 10 10 20H20c0-10 6-14 10-20-4-6-10-10-10-20Z",
        "",
    ),
];

/// By kind, for cards of one's own.
const KINDS: [Shape; 5] = [
    ("land", "M4 52 22 20l10 16 8-10 20 26ZM46 8a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z", "M4 58h56"),
    ("creature", "M32 6a12 12 0 1 1 0 24 12 12 0 0 1 0-24ZM10 58c0-14 9-24 22-24s22 10 22 24Z", ""),
    ("sorcery", "M44 4l3 9 9 3-9 3-3 9-3-9-9-3 9-3ZM18 16l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z", "M8 58 40 26"),
    ("instant", "M36 4 14 36h14l-6 24 26-34H34Z", ""),
    ("enchantment", "M32 4 60 32 32 60 4 32ZM32 18 18 32l14 14 14-14Z", ""),
];

/// What else is on the table.
const SIGNS: [Shape; 12] = [
    (
        "heart",
        "M32 58C14 44 4 34 4 21 4 11 11 5 19 5c6 0 10 3 13 8 3-5 7-8 13-8 8 0 15 6 15 16 0 13-10 23-28 37Z",
        "",
    ),
    ("swords", "", "M8 6l36 36M56 6 20 42M36 54l18-18M28 54 10 36M48 48l10 10M16 48 6 58"),
    ("shield", "M8 8h48v22c0 14-10 22-24 28C18 52 8 44 8 30Z", ""),
    ("first-strike", "M30 4h4l4 34h-12ZM16 40h32v6H35v14h-6V46H16Z", ""),
    ("trample", "M10 10h44l-6 14H16ZM20 28h24l-4 10H24ZM32 60 18 42h28Z", ""),
    ("flying", "M4 40C10 20 24 12 32 30 40 12 54 20 60 40 48 30 40 34 32 46 24 34 16 30 4 40Z", ""),
    ("haste", "M14 12l20 20-20 20V40L22 32 14 24ZM34 12l20 20-20 20V40l8-8-8-8Z", ""),
    ("vigilance", "M4 32C14 16 50 16 60 32 50 48 14 48 4 32ZM32 24a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z", ""),
    ("reach", "", "M32 4v56M4 32h56M12 12l40 40M52 12 12 52M20 20h24v24H20Z"),
    ("turned", "", "M50 32a18 18 0 1 1-6-13M46 6v14H32"),
    ("library", "M10 10h30v44H10ZM44 14h4v44H16v-2h28Z", ""),
    ("hand", "M6 20 22 14l10 34-16 6ZM24 10h18v40H30ZM46 14l14 6-12 34-4-2Z", ""),
];

/// The shapes of a page, to be referred to.
pub(super) fn symbols() -> Markup {
    let groups: [(&str, &[Shape]); 3] = [("card", &CARDS), ("kind", &KINDS), ("sign", &SIGNS)];
    shapes::symbols("magic", &groups, BACK)
}

/// A field with five stones, one for each colour.
const BACK: &str = concat!(
    r##"<rect x=".7" y=".7" width="48.6" height="68.6" rx="5" fill="#fbf6ea" stroke="#3a2c1c" stroke-opacity=".6"/>"##,
    r##"<rect x="3.5" y="3.5" width="43" height="63" rx="3.5" fill="#4b3a5e"/>"##,
    r##"<ellipse cx="25" cy="35" rx="15" ry="21" fill="none" stroke="#d9cbe6" stroke-width="2"/>"##,
    r##"<g fill="#d9cbe6"><circle cx="25" cy="14" r="4"/><circle cx="38.5" cy="28" r="4"/>"##,
    r##"<circle cx="33" cy="51" r="4"/><circle cx="17" cy="51" r="4"/><circle cx="11.5" cy="28" r="4"/></g>"##,
);

/// The picture of a card.
pub(super) fn picture(card: &Card) -> Markup {
    let name = card.name.to_string();
    let own = !CARDS.iter().any(|(known, ..)| *known == name);
    // A card of one's own may take the name of another and be something else.
    let other = magic::Book::standard().find(card.name).is_some_and(|known| kind(known) != kind(card));
    let id = if own || other { format!("kind-{}", kind(card)) } else { format!("card-{name}") };
    shapes::shape("emblem-of", "magic", &id)
}

fn kind(card: &Card) -> &'static str {
    card.code()
}

/// A small sign.
pub(super) fn sign(name: &str) -> Markup {
    shapes::shape(&format!("sign-of {name}"), "magic", &format!("sign-{name}"))
}

/// The back of a card.
pub(super) fn back() -> Markup {
    shapes::back("back", "magic")
}
