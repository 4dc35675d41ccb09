//! The cheats of section 22, folded away beside the table, where a match allows them.
//! Forms of plain HTML, which the server answers at `/table/{id}/cheat`; with a script
//! the page stays where it is. They stand outside the parts that are renewed, so that
//! nothing that is typed is lost: whether a cheat is possible now is said by the rules.

use duel::{Index, View as Seen};
use maud::{Markup, html};
use meydan_core::Seat;

use super::{Scene, face};

/// The zones in which a monster can lie.
const ZONES: std::ops::RangeInclusive<i64> = 1..=5;

/// The forms, for who plays.
pub(super) fn draw(scene: &Scene<'_>, seen: &Seen) -> Markup {
    if !seen.cheats || scene.yours.is_empty() || scene.past || scene.over {
        return html! {};
    }
    let words = scene.words;
    let form = |fields: Markup| {
        html! {
            form class="cheat" method="post" action={ "/table/" (scene.table) "/cheat" } { (fields) }
        }
    };
    let button = |cheat: &str| {
        html! { button class="button small" name="cheat" value=(cheat) { (words.say(&format!("web-duel-cheat-{cheat}"))) } }
    };
    let number = |id: &str, least: i64, most: i64, value: i64| {
        html! {
            p class="field" {
                label for={ "cheat-" (id) } { (words.say(&format!("web-duel-cheat-{id}"))) }
                input id={ "cheat-" (id) } name=(id) type="number" inputmode="numeric" required min=(least) max=(most) value=(value);
            }
        }
    };
    html! {
        details class="in-force cheats" id="duel-cheats" {
            summary { (words.say("web-duel-cheats")) }
            p class="quiet" { (words.say("web-duel-cheats-about")) }
            (form(html! { (number("amount", 1, 60_000, 1000)) (button("life")) }))
            (form(html! { (cards(scene, seen)) (button("take")) (button("bury")) (button("unbury")) }))
            (form(html! {
                (monsters(scene)) (number("atk", -9999, 9999, 500)) (number("def", -9999, 9999, 0)) (button("power"))
            }))
            (form(html! { (own_zones(scene)) (button("protect")) }))
            (form(button("skip")))
            (form(winners(scene)))
            p class="cheat-said" role="status" {}
        }
    }
}

/// Every card that there is, by name.
fn cards(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let mut all: Vec<(String, Index)> =
        (0..).take(seen.book.cards().len()).map(|card| (face::name(words, seen, card), card)).collect();
    all.sort();
    html! {
        p class="field" {
            label for="cheat-card" { (words.say("web-duel-cheat-card")) }
            select id="cheat-card" name="card" { @for (name, card) in &all { option value=(card) { (name) } } }
        }
    }
}

/// The zones of both sides, said from the eyes of who acts.
fn monsters(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        p class="field" {
            label for="cheat-spot" { (words.say("web-duel-cheat-spot")) }
            select id="cheat-spot" name="spot" {
                @for (side, spot) in [("own", "monster"), ("other", "opponent-monster")] {
                    optgroup label=(words.say(&format!("web-duel-cheat-{side}"))) {
                        @for zone in ZONES {
                            option value={ (spot) "-" (zone) } { (words.say_with("web-duel-zone-monster", &[("zone", zone.into())])) }
                        }
                    }
                }
            }
        }
    }
}

/// The zones of the own field.
fn own_zones(scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    html! {
        p class="field" {
            label for="cheat-own-spot" { (words.say("web-duel-cheat-own-spot")) }
            select id="cheat-own-spot" name="spot" {
                @for kind in ["monster", "spell"] {
                    @for zone in ZONES {
                        option value={ (kind) "-" (zone) } { (words.say_with(&format!("web-duel-zone-{kind}"), &[("zone", zone.into())])) }
                    }
                }
                option value="field" { (words.say("web-duel-zone-field")) }
            }
        }
    }
}

/// Who is to win the round.
fn winners(scene: &Scene<'_>) -> Markup {
    html! {
        input type="hidden" name="cheat" value="win";
        @for seat in Seat::all(2) {
            @let name = scene.who(seat);
            button class="button small" name="seat" value=(seat) { (scene.words.say_with("web-duel-cheat-win", &[("player", name.into())])) }
        }
    }
}
