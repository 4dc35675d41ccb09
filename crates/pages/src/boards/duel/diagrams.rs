//! The pictures beside the rules.

use duel::zones_in_row;
use maud::{Markup, html};
use meydan_words::Words;

use crate::icons;

/// The half of a table that is one's own: rows of zones with their numbers, the field spell and the piles.
fn field(words: &Words) -> Markup {
    let zone = |x: usize, y: usize, class: &str, said: &str| {
        html! {
            rect class={ "zone " (class) } x=(x) y=(y) width="26" height="36" rx="3" {}
            text x=(x + 13) y=(y + 23) text-anchor="middle" { (said) }
        }
    };
    html! {
        svg class="field-plan" viewBox="0 0 222 88" aria-hidden="true" {
            rect class="cloth" width="222" height="88" rx="8" {}
            @for (column, number) in zones_in_row(true).into_iter().enumerate() {
                @let (x, said) = (38 + column * 30, words.number(number.into()));
                (zone(x, 6, "monster", &said)) (zone(x, 46, "spell", &said))
            }
            (zone(6, 6, "special", "F")) (zone(190, 6, "special", "G")) (zone(190, 46, "special", "D"))
        }
    }
}

/// A monster in attack or defense position, with what counts of it.
fn monster(words: &Words, attacks: bool, counts: i64) -> Markup {
    let (x, y, width, height) = if attacks { (9, 0, 32, 46) } else { (2, 7, 46, 32) };
    html! {
        svg class="position" viewBox="0 0 50 46" aria-hidden="true" {
            rect class="zone monster" x=(x) y=(y) width=(width) height=(height) rx="3" {}
            text x="25" y="27" text-anchor="middle" { (words.number(counts)) }
        }
    }
}

/// An attack, and what is lost by it.
fn attack(words: &Words, power: i64, on: &Markup, lost: i64) -> Markup {
    html! {
        div class="diagram-row" dir="ltr" {
            (monster(words, true, power)) (icons::swords()) (on)
            b class="lost" { "−" (words.number(lost)) }
        }
    }
}

/// The picture of a rule, if it has one.
pub(super) fn of(words: &Words, rule: &str) -> Option<Markup> {
    match rule {
        "DU-098" => Some(field(words)),
        "DU-125" => Some(html! {
            ol class="phases-plan" {
                @for phase in ["draw", "standby", "main1", "battle", "main2", "end"] {
                    li { (words.say(&format!("web-duel-phase-{phase}"))) }
                }
            }
        }),
        "DU-181" => Some(attack(words, 1800, &monster(words, true, 1500), 300)),
        "DU-184" => Some(attack(words, 1800, &monster(words, false, 2000), 200)),
        _ => None,
    }
}
