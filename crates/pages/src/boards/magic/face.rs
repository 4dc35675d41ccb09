//! Cards as they look, and what is told of them on hover, focus or a long press.
//!
//! Colour never stands alone: a card has the letter of its colour in a corner,
//! mana is written in letters, and the frame differs by kind.

use magic::{Ability, Book, Card, Colour, Cost, CreatureView, Id, Kind, Looks, Mana, Name, View as Seen};
use maud::{Markup, html};
use meydan_telling::magic::effect_sentence;
use meydan_words::Words;

use super::emblems;

/// The name of a card.
pub(super) fn name(words: &Words, card: Name) -> String {
    meydan_telling::magic::card_name(card, words)
}

/// The colour that a card is painted with.
const fn colour(card: &Card) -> Option<Colour> {
    match card.kind {
        Kind::Land(gives) => Some(gives),
        _ => card.colour(),
    }
}

/// One mana: its letter on its colour.
pub(super) fn pip(colour: Colour) -> Markup {
    html! { span class={ "pip " (colour.code()) } { (colour.letter()) } }
}

/// So much mana, a stone each.
pub(super) fn pips(mana: Mana) -> Markup {
    html! {
        @for colour in Colour::ALL { @for _ in 0..mana.of(colour) { (pip(colour)) } }
    }
}

fn cost(cost: &Cost) -> Markup {
    html! {
        @if cost.any > 0 || cost.pips.is_none() { span class="pip any" { (cost.any) } }
        (pips(cost.pips))
    }
}

/// Power and HP, in the order in which they are read on a card.
pub(super) fn strength(words: &Words, power: i64, hp: i64) -> String {
    format!("\u{2066}{}/{}\u{2069}", words.number(power), words.number(hp))
}

fn ability_name(words: &Words, ability: Ability) -> String {
    words.say(&format!("magic-ability-{}", ability.code()))
}

/// A creature as its card has it.
const fn printed(card: &Card) -> Option<Looks> {
    let Some(base) = card.creature() else { return None };
    Some(Looks::new(base.power, base.hp as i16, base.abilities))
}

/// Better or worse than it is printed, in a word for the style sheet.
fn change(now: i16, base: i16) -> Option<&'static str> {
    match now.cmp(&base) {
        std::cmp::Ordering::Greater => Some("up"),
        std::cmp::Ordering::Less => Some("down"),
        std::cmp::Ordering::Equal => None,
    }
}

/// A card, open: as it is now where it is in play, otherwise as it is printed.
pub(super) fn face(words: &Words, card: &Card, now: Option<&Looks>) -> Markup {
    let direction = words.lang().direction();
    let base = printed(card);
    let looks = now.copied().or(base);
    html! {
        span class={ "mcard " (card.code()) " " (colour(card).map_or("", Colour::code)) } aria-hidden="true" {
            span class="mtop" {
                @if !matches!(card.kind, Kind::Land(_)) { span class="mcost" { (cost(&card.cost)) } }
            }
            span class="mname" dir=(direction) { (name(words, card.name)) }
            span class="mart" { (emblems::picture(card)) }
            @if let Some(said) = effect_sentence(words, &card.kind) { span class="mtext" dir=(direction) { (said) } }
            span class="mfoot" {
                @if let Some(colour) = colour(card) { (pip(colour)) }
                @if let (Some(looks), Some(base)) = (looks, base) {
                    span class="mcan" {
                        @for ability in Ability::ALL.into_iter().filter(|&ability| looks.has(ability)) {
                            (emblems::sign(ability.code()))
                        }
                    }
                    b class="mstrength" {
                        span class=[change(looks.power.into(), base.power.into())] { (looks.power) }
                        "/"
                        span class=[change(looks.left, base.hp)] { (looks.left) }
                    }
                } @else {
                    span class="mkind" dir=(direction) { (words.say(&format!("magic-kind-{}", card.code()))) }
                }
            }
        }
    }
}

/// The id of a card's text.
pub(super) fn text_id(card: Name) -> String {
    format!("magic-text-{card}")
}

/// What is printed on a card, in full: read by whoever looks closer.
pub(super) fn text(words: &Words, card: &Card) -> Markup {
    let between = words.say("web-between");
    let mut about = vec![words.say(&format!("magic-kind-{}", card.code()))];
    if let Some(colour) = card.colour() {
        about.push(words.say(&format!("magic-colour-{}", colour.code())));
    }
    if let Some(base) = card.creature() {
        about.push(strength(words, base.power.into(), base.hp.into()));
    }
    html! {
        div id=(text_id(card.name)) data-key={ "text:" (card.name) } {
            p class="tip-head" {
                strong { (name(words, card.name)) } " "
                @if !matches!(card.kind, Kind::Land(_)) {
                    span class="tip-cost" dir="ltr" { span class="unseen" { (words.say("web-magic-cost")) " " } (cost(&card.cost)) }
                }
            }
            p class="tip-about" { (about.join(&between)) }
            @if let Some(said) = effect_sentence(words, &card.kind) { p { (said) } }
            @if let Some(base) = card.creature() {
                @for ability in base.abilities.iter() { p { (explained(words, ability)) } }
            }
        }
    }
}

fn explained(words: &Words, ability: Ability) -> String {
    let about = words.say(&format!("magic-ability-{}-about", ability.code()));
    let name = ability_name(words, ability);
    words.say_with("web-magic-ability", &[("ability", name.into()), ("about", about.into())])
}

/// The enchantments that make a creature other than its card: on it, or on all of its colour.
pub(super) fn enchanted_by<'a>(
    seen: &'a Seen,
    id: Id,
    card: &'a Card,
) -> impl Iterator<Item = (Name, bool)> + 'a {
    use magic::{Charm, Whose};
    let all = seen.sides.iter().flat_map(|side| &side.enchantments);
    all.filter_map(move |aura| {
        let Kind::Enchantment(_, charm) = seen.book.find(aura.card)?.kind else { return None };
        let whose = match charm {
            Charm::Strengthen { colour, .. } | Charm::Ability { whose: Whose::Colour(colour), .. } => {
                Some(colour)
            }
            Charm::Ability { whose: Whose::Target, .. } => None,
        };
        let fits = match whose {
            Some(colour) => card.colour() == Some(colour),
            None => aura.target == Some(id),
        };
        fits.then_some((aura.card, whose.is_none()))
    })
}

/// What is to be said of a creature in play beside its card, a line each.
pub(super) fn now(words: &Words, seen: &Seen, creature: &CreatureView, card: &Card) -> Vec<String> {
    let looks = &creature.looks;
    let mut lines = Vec::new();
    let Some(base) = printed(card) else { return lines };
    if (looks.power, looks.hp) != (base.power, base.hp) {
        let strength = strength(words, looks.power.into(), looks.hp.into());
        lines.push(words.say_with("web-magic-now", &[("strength", strength.into())]));
    }
    if creature.damage > 0 {
        let args = [("damage", creature.damage.into()), ("left", i64::from(looks.left).into())];
        lines.push(words.say_with("web-magic-damaged", &args));
    }
    for ability in Ability::ALL {
        match (looks.has(ability), base.has(ability)) {
            (true, false) => lines.push(explained(words, ability)),
            (false, true) => {
                let ability = ability_name(words, ability);
                lines.push(words.say_with("web-magic-lost-ability", &[("ability", ability.into())]));
            }
            _ => {}
        }
    }
    let by: Vec<String> = enchanted_by(seen, creature.id, card).map(|(by, _)| name(words, by)).collect();
    if !by.is_empty() {
        let by = by.join(&words.say("web-between"));
        lines.push(words.say_with("web-magic-enchanted", &[("cards", by.into())]));
    }
    lines
}

/// What a creature is called to who listens: name, power and HP, abilities.
pub(super) fn said(words: &Words, card: Name, looks: &Looks) -> Vec<String> {
    let mut parts = vec![name(words, card), strength(words, looks.power.into(), looks.left.into())];
    let abilities = Ability::ALL.into_iter().filter(|&ability| looks.has(ability));
    parts.extend(abilities.map(|ability| ability_name(words, ability)));
    parts
}

/// A small likeness of a card beside others: in the strip of a combat.
pub(super) fn chip(words: &Words, book: &Book, card: Name, strength: &str) -> Markup {
    html! {
        @if let Some(facts) = book.find(card) {
            span class={ "chip " (colour(facts).map_or("", Colour::code)) } {
                (emblems::picture(facts))
                span class="chip-name" dir=(words.lang().direction()) { (name(words, card)) }
                b dir="ltr" { (strength) }
            }
        }
    }
}
