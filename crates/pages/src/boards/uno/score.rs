//! The end of a round or of a match: all hands open, the fewest points or the most taken first (UN-20, UN-55).

use maud::{Markup, html};
use meydan_telling::uno::{card_name, ranking};
use uno::{Cards, View as Seen};

use super::{Scene, cards};
use crate::names;

fn hand(scene: &Scene<'_>, hand: &Cards) -> Markup {
    html! {
        span class="open-hand" {
            @for card in hand.iter() {
                span class="open-card" {
                    (cards::face(scene.words, card, None))
                    span class="unseen" { (card_name(card, scene.words)) (scene.words.say("web-between")) }
                }
            }
        }
    }
}

pub(super) fn table(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    // In a match what was taken counts, and the cards are those of its last round (UN-55).
    let title = if seen.tally.is_some() { "web-uno-match-score" } else { "web-uno-score" };
    html! {
        table class="score" dir=(words.lang().direction()) {
            caption { (words.say(title)) }
            thead {
                tr {
                    @for (class, key) in [
                        ("place", "web-uno-score-place"),
                        ("who", "web-uno-score-player"),
                        ("cards", "web-uno-score-cards"),
                        ("sum", "web-uno-score-points"),
                    ] {
                        th scope="col" class=(class) { (words.say(key)) }
                    }
                }
            }
            tbody {
                @for (place, seat, points) in ranking(seen) {
                    @let won = scene.winners.contains(seat);
                    @let gone = seen.gone.contains(seat);
                    tr.won[won] data-seat=(seat) data-key={ "score:" (seat) } {
                        td class="place" { (words.number(i64::from(place))) }
                        th class="who" scope="row" {
                            bdi { (names::role(words, "uno", scene.players, seat)) }
                            @if won { span class="mark" { "★ " (words.say("web-player-won")) } }
                            @if gone { span class="mark" { (words.say("uno-last-left")) } }
                        }
                        td class="cards" {
                            @if let Some(Some(cards)) = seen.hands.get(seat.index()) { (hand(scene, cards)) }
                        }
                        td class="sum" { (words.number(i64::from(points))) }
                    }
                }
            }
        }
    }
}
