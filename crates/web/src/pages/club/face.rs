//! How a card looks in the club, and what it is in words. One place: the table of
//! Duel may lend its own face to it.

use duel::{Attribute, Card, Kind, Property};
use maud::{Markup, html};
use meydan_catalogue::duel_said;
use meydan_words::Words;

use crate::folding::fold;

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
    let property = |property: Property| words.say(&format!("duel-property-{}", property.word()));
    let mut parts = vec![words.say(&format!("duel-kind-{}", kind(card)))];
    match &card.kind {
        Kind::Monster(body) => {
            if body.ritual {
                parts.push(property(Property::Ritual));
            } else if !card.effect.0.is_empty() {
                parts.push(words.say("duel-property-effect"));
            }
            parts.push(words.say(&format!("duel-race-{}", body.race.word())));
            parts.push(words.say(&format!("duel-attribute-{}", body.attribute.word())));
            parts.push(words.say_with("web-club-level", &[("level", i64::from(body.level).into())]));
        }
        Kind::Spell(one) | Kind::Trap(one) => parts.push(property(*one)),
    }
    parts.join(" · ")
}

/// What a card is found by: its names, and what it is.
pub(super) fn found_by(words: &Words, card: &Card) -> String {
    // A sign that nobody can type keeps the words apart.
    [duel_said::card_name(card, words), card.name.clone(), about(words, card)]
        .map(|text| fold(&text))
        .join("|")
}

/// The picture: by attribute for monsters, by what they do for others. Square of 48.
fn picture(card: &Card) -> Markup {
    let path = match &card.kind {
        Kind::Monster(body) => match body.attribute {
            Attribute::Dark => "M31 5a20 20 0 1 0 12 29A16 16 0 0 1 31 5z",
            Attribute::Light => {
                "M24 3l4 11 10-6-6 10 11 4v4l-11 4 6 10-10-6-4 11-4-11-10 6 6-10-11-4v-4l11-4-6-10 10 6z"
            }
            Attribute::Earth => "M4 40L17 14l7 12 5-8 15 22zM17 20l-3 8 4-2 3 3z",
            Attribute::Water => {
                "M24 4c8 12 14 18 14 26a14 14 0 0 1-28 0C10 22 16 16 24 4zM16 30a8 8 0 0 0 8 8v-3a5 5 0 0 1-5-5z"
            }
            Attribute::Fire => {
                "M26 3c2 10 13 14 13 27a15 15 0 0 1-30 0c0-7 4-10 6-15 2 4 3 6 6 7 2-6 1-12 5-19zM24 27c3 5 6 6 6 10a6 6 0 0 1-12 0c0-4 4-5 6-10z"
            }
            Attribute::Wind => {
                "M4 18h24a5 5 0 1 0-5-5h-4a9 9 0 1 1 9 9H4zM4 26h32a7 7 0 1 1-7 7h4a3 3 0 1 0 3-3H4zM4 34h16a5 5 0 1 1-5 5h3a2 2 0 1 0 2-2H4z"
            }
        },
        Kind::Spell(Property::Equip) => "M40 4L18 26l-4-4-4 4 4 4-9 9 4 4 9-9 4 4 4-4-4-4L44 8V4z",
        Kind::Spell(Property::Field) => "M4 38l10-18 6 8 10-18 14 28zM36 8a4 4 0 1 0 .1 0z",
        Kind::Spell(Property::Ritual) => "M24 4l5 13h14L32 26l4 14-12-8-12 8 4-14L5 17h14zM8 43h32v3H8z",
        Kind::Spell(_) => "M10 6h22l6 6v30H10zM16 16h14v3H16zM16 23h16v3H16zM16 30h10v3H16z",
        Kind::Trap(Property::Counter) => {
            "M24 4l16 6v12c0 10-6 18-16 22C14 40 8 32 8 22V10zM22 12v16h4V12zM22 32v4h4v-4z"
        }
        Kind::Trap(_) => {
            "M6 22l6 8 6-8 6 8 6-8 6 8 6-8v8a18 12 0 0 1-36 0zM6 18a18 14 0 0 1 36 0l-6 6-6-8-6 8-6-8-6 8z"
        }
    };
    html! { svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" { path d=(path) fill-rule="evenodd" {} } }
}

/// The class of a card's frame.
fn frame(card: &Card) -> &'static str {
    match &card.kind {
        Kind::Monster(body) if body.ritual => "monster ritual",
        Kind::Monster(_) if !card.effect.0.is_empty() => "monster effect",
        Kind::Monster(_) => "monster",
        Kind::Spell(_) => "spell",
        Kind::Trap(_) => "trap",
    }
}

/// A card, small; its name and text stand beside it.
pub(super) fn face(card: &Card) -> Markup {
    html! {
        span class={ "cface " (frame(card)) } aria-hidden="true" {
            span class="cart" { (picture(card)) }
            span class="cfoot" dir="ltr" {
                @match &card.kind {
                    Kind::Monster(body) => { (body.atk) "/" (body.def) }
                    Kind::Spell(_) | Kind::Trap(_) => { "—" }
                }
            }
        }
    }
}
