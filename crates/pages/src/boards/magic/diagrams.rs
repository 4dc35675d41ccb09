//! The pictures beside the rules.

use magic::Book;
use maud::{Markup, html};
use meydan_words::Words;

use super::face;
use crate::boards::diagrams::labelled;
use crate::icons;

/// Cards beside each other, with a few words below each.
fn cards(words: &Words, shown: &[(&str, &str)]) -> Option<Markup> {
    let book = Book::standard();
    let card = |(name, label): &(&str, &str)| {
        let card = book.find(name.parse().ok()?)?;
        Some((
            html! { div class="diagram-card" dir="ltr" { (face::face(words, card, None)) } },
            words.say(label),
        ))
    };
    Some(labelled(shown.iter().map(card).collect::<Option<Vec<_>>>()?))
}

/// Two creatures that fight.
fn fight(words: &Words, attacker: &str, defender: &str) -> Option<Markup> {
    let one = |name, label| cards(words, &[(name, label)]);
    let (attacks, defends) = (one(attacker, "rules-magic-attacks")?, one(defender, "rules-magic-defends")?);
    Some(html! { div class="diagram-row" { (attacks) (icons::swords()) (defends) } })
}

/// The picture of a rule, if it has one.
pub(super) fn of(words: &Words, rule: &str) -> Option<Markup> {
    match rule {
        "MG-20" => cards(
            words,
            &[
                ("forest", "magic-kind-land"),
                ("angry-bear", "magic-kind-creature"),
                ("holy-war", "magic-kind-enchantment"),
            ],
        ),
        "MG-40" => fight(words, "hobgoblin", "ghost"),
        "MG-42" => fight(words, "white-knight", "orc-maniac"),
        _ => None,
    }
}
