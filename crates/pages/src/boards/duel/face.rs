//! Cards as they look, and what is told of them on hover, focus or a long press.
//!
//! Colour never stands alone: frames differ by kind, attributes and properties
//! have signs, and a changed value has an arrow.

use duel::{Card, FieldCard, Index, Kind, Property, View as Seen};
use maud::{Markup, html};
use meydan_telling::duel::{card_name, card_text};
use meydan_telling::isolated;
use meydan_words::Words;

use super::emblems;

/// The name of a card.
pub(super) fn name(words: &Words, seen: &Seen, card: Index) -> String {
    card_name(seen.book.card(card), words)
}

/// The name in a sentence.
pub(super) fn named(words: &Words, seen: &Seen, card: Index) -> String {
    isolated(&name(words, seen, card))
}

/// The frame of a card, in a word for the style sheet.
pub(super) fn frame(card: &Card) -> &'static str {
    match &card.kind {
        Kind::Monster(body) if body.ritual => "monster ritual",
        Kind::Monster(_) if !card.effect.0.is_empty() => "monster effect",
        Kind::Monster(_) => "monster plain",
        Kind::Spell(_) => "spell",
        Kind::Trap(_) => "trap",
    }
}

/// Spell or trap of this property, in words: "Trap, Normal".
fn kind(words: &Words, kind: &str, property: Property) -> Vec<String> {
    vec![words.say(&format!("duel-kind-{kind}")), words.say(&format!("duel-property-{}", property.word()))]
}

/// What a card is, a word each: kind, race, attribute, level.
pub(crate) fn about(words: &Words, card: &Card) -> Vec<String> {
    match &card.kind {
        Kind::Monster(body) => {
            let mut parts = vec![words.say("duel-kind-monster")];
            if body.ritual {
                parts.push(words.say("duel-property-ritual"));
            } else if !card.effect.0.is_empty() {
                parts.push(words.say("duel-property-effect"));
            }
            parts.push(words.say(&format!("duel-race-{}", body.race.word())));
            parts.push(words.say(&format!("duel-attribute-{}", body.attribute.word())));
            parts.push(words.say_with("web-duel-level", &[("level", i64::from(body.level).into())]));
            parts
        }
        Kind::Spell(property) => kind(words, "spell", *property),
        Kind::Trap(property) => kind(words, "trap", *property),
    }
}

/// ATK and DEF, in the order in which they are read on a card.
pub(super) fn strength(words: &Words, atk: u16, def: u16) -> String {
    format!("\u{2066}{}/{}\u{2069}", words.number(atk.into()), words.number(def.into()))
}

/// Better or worse than it is printed, in a word for the style sheet.
const fn change(now: u16, printed: u16) -> Option<&'static str> {
    if now > printed {
        Some("up")
    } else if now < printed {
        Some("down")
    } else {
        None
    }
}

/// ATK and DEF upright at the foot of a zone; the one that counts is the larger.
pub(super) fn numbers(words: &Words, seen: &Seen, lying: &FieldCard) -> Markup {
    let (Some(card), Some(atk), Some(def)) = (lying.card, lying.atk, lying.def) else { return html! {} };
    let printed = match &seen.book.card(card).kind {
        Kind::Monster(body) => (body.atk, body.def),
        Kind::Spell(_) | Kind::Trap(_) => (atk, def),
    };
    html! {
        span class="dnumbers" aria-hidden="true" {
            b class={ (change(atk, printed.0).unwrap_or("same")) @if lying.attacks { " counts" } } { (words.number(atk.into())) }
            span class="slash" { "/" }
            b class={ (change(def, printed.1).unwrap_or("same")) @if !lying.attacks { " counts" } } { (words.number(def.into())) }
        }
    }
}

fn stars(level: u8) -> Markup {
    html! { span.dstars.many[level > 6] { @for _ in 0..level { "★" } } }
}

/// A word of more letters would be broken where a card's name is written in its usual size.
const WIDE_WORD: usize = 9;

/// The name on a card; smaller where a word of it is long.
fn title(words: &Words, card: &Card) -> Markup {
    let name = card_name(card, words);
    let wide = name.split_whitespace().any(|word| word.chars().count() > WIDE_WORD);
    html! { span.dname.wide[wide] dir=(words.lang().direction()) { (name) } }
}

/// A card, open, as it is printed; the club shows it so as well.
pub(crate) fn face(words: &Words, card: &Card) -> Markup {
    html! {
        span class={ "dcard " (frame(card)) } aria-hidden="true" data-lift {
            (title(words, card))
            span class="dline" {
                @match &card.kind {
                    Kind::Monster(body) => {
                        (stars(body.level))
                        span class={ "dattribute " (body.attribute.word()) } { (emblems::attribute(body.attribute)) }
                    }
                    Kind::Spell(_) | Kind::Trap(_) => {}
                }
            }
            span class="dart" { (emblems::picture(card)) }
            @match &card.kind {
                Kind::Monster(body) => span class="dfoot" { (words.number(body.atk.into())) "/" (words.number(body.def.into())) },
                Kind::Spell(property) | Kind::Trap(property) => {
                    span class="dfoot word" dir=(words.lang().direction()) {
                        (words.say(&format!("duel-property-{}", property.word())))
                    }
                }
            }
        }
    }
}

/// The pictures that faces refer to, for pages that are no table.
pub(crate) fn symbols() -> Markup {
    emblems::symbols()
}

/// The back of a card; its owner reads on it what it is.
pub(super) fn back(words: &Words, card: Option<&Card>) -> Markup {
    html! {
        span class="dcard hidden-side" aria-hidden="true" {
            (emblems::back())
            @if let Some(card) = card {
                span class="dpeek" dir=(words.lang().direction()) { (card_name(card, words)) }
            }
        }
    }
}

/// The id of a card's text.
pub(super) fn text_id(card: Index) -> String {
    format!("duel-text-{card}")
}

/// What is printed on a card, in full: read by whoever looks closer.
pub(super) fn text(words: &Words, seen: &Seen, index: Index, key: &str) -> Markup {
    let card = seen.book.card(index);
    let between = words.say("web-between");
    html! {
        div id=(text_id(index)) data-key=(key) class={ "zoom " (frame(card)) } {
            p class="zoom-head" {
                strong { (card_name(card, words)) }
                @if let Kind::Monster(body) = &card.kind {
                    span class={ "dattribute " (body.attribute.word()) } aria-hidden="true" { (emblems::attribute(body.attribute)) }
                }
            }
            div class="zoom-art" aria-hidden="true" dir="ltr" {
                @if let Kind::Monster(body) = &card.kind { (stars(body.level)) }
                (emblems::picture(card))
            }
            p class="tip-about" { (about(words, card).join(&between)) }
            p class="zoom-text" { (card_text(card, words)) }
            @if let Kind::Monster(body) = &card.kind {
                p class="zoom-foot" dir="ltr" {
                    span { "ATK " b { (words.number(body.atk.into())) } } " " span { "DEF " b { (words.number(body.def.into())) } }
                }
            }
        }
    }
}

/// A small likeness of a card beside others: in the chain.
pub(super) fn chip(words: &Words, seen: &Seen, card: Index) -> Markup {
    let facts = seen.book.card(card);
    html! {
        span class={ "dchip " (frame(facts)) } {
            (emblems::picture(facts)) span class="chip-name" dir=(words.lang().direction()) { (name(words, seen, card)) }
        }
    }
}
