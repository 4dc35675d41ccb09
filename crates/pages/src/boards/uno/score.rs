//! The end of a round: all hands open, the fewest points first (UN-20).

use maud::{Markup, html};
use meydan_core::Seat;
use meydan_telling::uno::card_name;
use uno::{Cards, View as Seen};

use super::{Scene, cards};
use crate::names;

/// The seats in the order of the table, each with its points.
fn order(seen: &Seen) -> Vec<(Seat, i32)> {
    let points = seen.points.as_deref().unwrap_or_default();
    let mut seats: Vec<(Seat, i32)> = Seat::all(seen.seats()).zip(points.iter().copied()).collect();
    // Who gave up cannot win and comes last.
    seats.sort_by_key(|&(seat, points)| (seen.gone.contains(seat), points, seat.0));
    seats
}

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
    let order = order(seen);
    // Equal points share a place.
    let place = |points: i32, gone: bool| {
        1 + order.iter().filter(|(seat, other)| (seen.gone.contains(*seat), *other) < (gone, points)).count()
    };
    html! {
        table class="score" dir=(words.lang().direction()) {
            caption { (words.say("web-uno-score")) }
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
                @for &(seat, points) in &order {
                    @let won = scene.winners.contains(seat);
                    @let gone = seen.gone.contains(seat);
                    tr.won[won] data-seat=(seat) data-key={ "score:" (seat) } {
                        td class="place" { (words.number(place(points, gone) as i64)) }
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
