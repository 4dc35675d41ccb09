//! Magic: the two sides of the table with what is in play, what goes on between
//! them, and the own hand below.
//!
//! Lives here: what is seen, and where a finger touches. Deliberately absent:
//! rules; what can be done is what is offered, and what cannot is refused by them.
//! Colour never stands alone: mana has letters, tapped cards are turned and
//! marked, pairs of a combat have numbers.

mod diagrams;
mod emblems;
mod face;
mod log;
mod middle;
mod side;

use std::collections::BTreeSet;

use magic::{Action, Asked, Charm, Event, Kind, Magic, Name, View as Seen, standard_deck};
use maud::{Markup, html};
use meydan_core::{Entry, Seat, Seq};
use meydan_words::Words;

use super::{Board, Fittings};
use crate::moves::Listing;

use side::Side;

pub(super) struct MagicBoard;

type Scene<'a> = super::Scene<'a, Magic>;
type Sheet<'a> = super::Sheet<'a, Magic>;

/// So many creatures of a side have room in a row.
const MOST_LARGE: usize = 7;

/// Examples of cards of one's own.
const EXAMPLE: &str = "\
Young Dragon
  creature 2RR red 4/4 trample

Sandstorm
  sorcery 1R red
  deal 2 to all creatures

Courage
  enchantment W white
  target creature gains first strike
";

impl Scene<'_> {
    /// A sentence for what happened, where there is something to say.
    fn sentence(&self, event: &Event) -> Option<String> {
        let who = |seat| self.who(seat);
        let told = meydan_telling::Scene { view: self.view, words: self.words, who: &who };
        meydan_telling::magic::sentence(&told, event)
    }

    /// The instants that wait to resolve.
    fn stack(&self) -> Option<String> {
        let who = |seat| self.who(seat);
        meydan_telling::magic::stack(&meydan_telling::Scene { view: self.view, words: self.words, who: &who })
    }

    /// Whether some offered action begins at a place of this sort.
    fn can_any(&self, sort: &str) -> bool {
        self.offers
            .iter()
            .any(|offer| offer.places.first().is_some_and(|place| place.as_str().starts_with(sort)))
    }
}

/// The seat that lies nearest: one's own; the first one's is above for who only watches.
fn nearest(scene: &Scene<'_>, seen: &Seen) -> Seat {
    match seen.you {
        Some(you) => you,
        None if scene.yours.is_empty() => Seat::SECOND,
        None => scene.front,
    }
}

/// The place that is asked for before others: a target, or a defender.
fn first(scene: &Scene<'_>, seen: &Seen) -> Option<String> {
    let wanted = match seen.asked {
        Asked::Target { .. } | Asked::Defend { .. } => ["card:", "player:", "discard:"],
        _ => return None,
    };
    let places = || scene.offers.iter().filter_map(|offer| offer.places.first());
    // The other side is rather meant than the own one, but for what does good.
    let good = match seen.asked {
        Asked::Target { card, .. } => seen.book.find(card).is_some_and(|card| {
            matches!(card.kind, Kind::Enchantment(_, Charm::Ability { gains: true, .. }))
        }),
        _ => false,
    };
    let meant = |id: &str| {
        let id = id.strip_prefix("card:").and_then(|id| id.parse().ok());
        id.and_then(|id| seen.in_play(id)).is_some_and(|(seat, _)| (Some(seat) == seen.you) == good)
    };
    let fits = |place: &&meydan_core::Place| wanted.iter().any(|sort| place.as_str().starts_with(sort));
    let found = places().filter(fits).find(|place| meant(place.as_str())).or_else(|| places().find(fits));
    found.map(|place| place.as_str().to_owned())
}

/// Where the keyboard enters a side: at something that can be touched, if anything can.
fn stands(scene: &Scene<'_>, seen: &Seen, seat: Seat) -> Option<String> {
    let of = &seen.sides[seat.index()];
    let creatures = of.creatures.iter().map(|one| one.id);
    let lands = of.lands.iter().map(|one| one.id);
    let all = creatures.chain(lands).chain(of.enchantments.iter().map(|one| one.id));
    let places: Vec<String> = std::iter::once(format!("player:{}", seat.0 + 1))
        .filter(|place| scene.can(place))
        .chain(all.map(|id| format!("card:{id}")))
        .collect();
    places.iter().find(|place| scene.can(place)).or(places.first()).cloned()
}

/// Whether there is so much in play that it is drawn smaller.
fn crowded(seen: &Seen) -> bool {
    seen.sides.iter().any(|side| {
        side.creatures.len() > MOST_LARGE || side.lands.len() + side.enchantments.len() > 2 * MOST_LARGE
    })
}

/// The cards that can be looked at closer, each once.
fn shown(seen: &Seen) -> BTreeSet<Name> {
    let mut all: BTreeSet<Name> = seen.hand().unwrap_or_default().iter().copied().collect();
    for side in &seen.sides {
        all.extend(side.discard.iter());
        all.extend(side.lands.iter().map(|one| one.card));
        all.extend(side.creatures.iter().map(|one| one.card));
        all.extend(side.enchantments.iter().map(|one| one.card));
    }
    all
}

fn texts(words: &Words, seen: &Seen) -> Markup {
    html! {
        div class="mtexts" hidden dir=(words.lang().direction()) {
            @for card in shown(seen) {
                @if let Some(card) = seen.book.find(card) { (face::text(words, card)) }
            }
        }
    }
}

impl Board for MagicBoard {
    type Game = Magic;

    const FITTINGS: Fittings = Fittings {
        styles: &["cards.css", "games/magic.css"],
        script: Some("games/magic.js"),
        draws_buttons: true,
        pane: true,
        tells: true,
    };

    fn symbols(&self) -> Markup {
        emblems::symbols()
    }

    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let (seen, words) = (scene.view, scene.words);
        let near = nearest(scene, seen);
        let asked = first(scene, seen);
        let side = |seat: Seat| {
            let stands = stands(scene, seen, seat);
            let (first, stands) = (asked.as_deref(), stands.as_deref());
            Side { scene, seen, seat, near: seat == near, first, stands }.draw()
        };
        html! {
            div.magic.crowded[crowded(seen)] dir="ltr" data-near=(near) {
                div class="mfelt" {
                    (side(near.other()))
                    div class="middle-of" {
                        div class="where" {
                            (middle::phases(words, seen))
                            (middle::pool(words, seen))
                        }
                        (middle::combat(scene, seen))
                    }
                    (side(near))
                }
                div class="mown" {
                    (middle::buttons(scene, seen))
                    @if let Some(hand) = seen.hand().filter(|hand| !hand.is_empty()) { (side::hand(scene, seen, hand)) }
                }
                (texts(words, seen))
            }
        }
    }

    fn diagram(&self, words: &Words, rule: &str) -> Option<Markup> {
        diagrams::of(words, rule)
    }

    fn miniature(&self, seen: &Seen) -> Markup {
        let paint = |name: Name| {
            let card = seen.book.find(name);
            let colour = card.and_then(|card| match card.kind {
                Kind::Land(gives) => Some(gives),
                _ => card.colour(),
            });
            match colour {
                Some(magic::Colour::White) => "#f4ecd2",
                Some(magic::Colour::Black) => "#3a3440",
                Some(magic::Colour::Red) => "#b5432f",
                Some(magic::Colour::Green) => "#3f7a45",
                Some(magic::Colour::Blue) => "#3c6fa6",
                None => "#b9ad98",
            }
        };
        let row = |seat: usize, y: i32| {
            let of = &seen.sides[seat];
            let cards: Vec<Name> = of
                .creatures
                .iter()
                .map(|one| one.card)
                .chain(of.lands.iter().map(|one| one.card))
                .take(6)
                .collect();
            html! {
                @for (index, card) in cards.iter().enumerate() {
                    rect x=(8 + index * 12) y=(y) width="10" height="14" rx="1.6" fill=(paint(*card)) stroke="#fbf6ea"
                        stroke-width="0.8" {}
                }
            }
        };
        html! {
            svg class="miniature" viewBox="0 0 88 88" aria-hidden="true" {
                rect width="88" height="88" rx="5" fill="#3a2c48" {}
                rect x="3" y="3" width="82" height="82" rx="9" fill="#54456b" {}
                path d="M6 44h76" stroke="#d9cbe6" stroke-opacity="0.5" stroke-width="1" stroke-dasharray="3 2.5" {}
                (row(0, 23)) (row(1, 51))
                @for (seat, y) in [(0, 5), (1, 69)] {
                    @let held = f32::from(seen.sides[seat].in_hand);
                    @for card in 0..seen.sides[seat].in_hand {
                        use href="#magic-back" x=(44.0 - held * 4.75 + f32::from(card) * 9.5) y=(y) width="10" height="14" {}
                    }
                }
                // At the start there is nothing in play yet: the five colours stand for what will be.
                @if seen.sides.iter().all(|side| side.lands.is_empty() && side.creatures.is_empty()) {
                    @for (index, colour) in magic::Colour::ALL.into_iter().enumerate() {
                        @let (fill, ink) = [("#f4ecd2", "#3b3013"), ("#2b2630", "#f4efe6"), ("#b5432f", "#ffffff"),
                            ("#3f7a45", "#ffffff"), ("#3c6fa6", "#ffffff")][index];
                        g transform={ "translate(" (16 + index * 14) " 44)" } {
                            circle r="6.2" fill=(fill) stroke="#fbf6ea" stroke-width="1" {}
                            text y="2.8" text-anchor="middle" font-size="8" font-weight="700" fill=(ink)
                                font-family="Georgia, 'DejaVu Serif', serif" { (colour.letter()) }
                        }
                    }
                }
            }
        }
    }

    fn sign(&self, words: &Words, role: &str) -> Markup {
        html! {
            svg class="seat-sign" viewBox="0 0 32 32" aria-hidden="true" {
                path d="M3 3h26v13c0 7-6 11-13 14C9 27 3 23 3 16Z" fill=(if role == "first" { "#f4ecd2" } else { "#3a2c48" })
                    stroke="#8a7a60" stroke-width="2" {}
                text x="16" y="21" text-anchor="middle" font-size="17" font-weight="700"
                    fill=(if role == "first" { "#3b3013" } else { "#f4efe6" }) font-family="Georgia, 'DejaVu Serif', serif" {
                    (words.number(if role == "first" { 1 } else { 2 }))
                }
            }
        }
    }

    fn example(&self, option: &str) -> Option<&'static str> {
        match option {
            "deck1" => Some(standard_deck(0)),
            "deck2" => Some(standard_deck(1)),
            "cards" => Some(EXAMPLE),
            _ => None,
        }
    }

    fn moments(&self, line: &[Entry<Option<Action>>]) -> Option<Vec<Seq>> {
        Some(log::moments(line))
    }

    fn listing(&self) -> Option<Box<dyn Listing>> {
        Some(Box::new(log::Log::default()))
    }
}
