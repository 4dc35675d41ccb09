//! Duel: both fields with their zones, what goes on between them, and below it
//! what is asked and the own hand.
//!
//! Lives here: what is seen, and where a finger touches. Deliberately absent:
//! rules; what can be done is what is offered, and what cannot is refused by them.
//! The other side is turned round; the numbers of its monsters stand upright.

mod asked;
mod cheats;
mod diagrams;
mod emblems;
pub(crate) mod face;
mod middle;
mod side;
mod told;

use std::collections::BTreeSet;

use duel::{Action, Duel, Event, FieldCard, Index, Question, View as Seen};
use maud::{Markup, Render, html};
use meydan_core::Seat;
use meydan_telling::duel::{Tale, phase_code};
use meydan_words::Words;

use super::{Board, Fittings};
use crate::moves::Listing;

use side::Side;

pub(super) struct DuelBoard;

type Scene<'a> = super::Scene<'a, Duel>;
type Sheet<'a> = super::Sheet<'a, Duel>;

impl Scene<'_> {
    /// A sentence for what happened, where there is something to say.
    fn sentence(&self, event: &Event) -> Option<String> {
        Tale { view: self.view, words: self.words, who: &|seat| self.who(seat) }.sentence(event)
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

/// Where the keyboard enters a side: at something that can be touched, if anything can.
fn stands(scene: &Scene<'_>, seen: &Seen, seat: Seat, near: bool) -> Option<String> {
    let places: Vec<String> = side::taken(&seen.sides[seat.index()]).map(|zone| zone.place(near)).collect();
    places.iter().find(|place| scene.can(place)).or(places.first()).cloned()
}

/// The cards that can be looked at closer, each once.
fn shown(scene: &Scene<'_>, seen: &Seen) -> BTreeSet<Index> {
    let mut all: BTreeSet<Index> = asked::needed(scene, seen).into_iter().collect();
    for side in &seen.sides {
        let zones = side.monsters.iter().chain(&side.spells).chain([&side.field]);
        let lying: Vec<&FieldCard> = zones.flatten().collect();
        all.extend(lying.iter().filter_map(|lying| lying.card));
        all.extend(&side.graveyard);
    }
    all.extend(hand(seen).into_iter().flatten());
    all
}

/// The own hand.
fn hand(seen: &Seen) -> Option<&Vec<Index>> {
    seen.sides[seen.you?.index()].hand.as_ref()
}

fn texts(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let words = scene.words;
    let cards = shown(scene, seen);
    let keys: Vec<String> = cards.iter().map(|card| format!("text:{card}")).collect();
    // What is printed on a card does not change.
    let each = cards.iter().zip(&keys);
    let each: Vec<_> =
        each.map(|(&card, key)| scene.piece(key, (), || face::text(words, seen, card, key))).collect();
    let all = || {
        html! {
            div class="dtexts" data-key="texts" hidden dir=(words.lang().direction()) {
                @for card in &each { (card) }
            }
        }
    };
    scene.piece("texts", &cards, all).render()
}

impl Board for DuelBoard {
    type Game = Duel;

    const FITTINGS: Fittings = Fittings {
        styles: &["cards.css", "games/duel.css"],
        script: Some("games/duel.js"),
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
        let first = asked::first(scene, seen);
        let first = first.as_deref();
        let attack = told::attack(scene);
        let offered: Vec<Action> = scene.offers.iter().map(|offer| offer.action).collect();
        let side = |seat: Seat| {
            let near = seat == near;
            let stands = stands(scene, seen, seat, near);
            Side { scene, seen, seat, near, first, stands: stands.as_deref(), attack }.draw()
        };
        html! {
            div class="duel" data-key="duel" dir="ltr" data-moment=(scene.at) data-near=(near) data-turn=(seen.turn) data-phase=(phase_code(seen.phase)) data-idle[seen.is_idle(&offered)]
                data-can=(words.say("web-duel-can")) {
                (asked::menu(scene, seen))
                div class="dtable" {
                    div class="dfelt" {
                        (side(near.other()))
                        div class="dmiddle" data-key="middle" {
                            div class="where" { (middle::phases(scene, seen)) (middle::turn(scene, seen)) }
                            (middle::banner(scene, seen))
                            (middle::chain(scene, seen))
                        }
                        (side(near))
                    }
                    (asked::bar(scene, seen, first))
                    (asked::trays(scene, seen, first))
                    @if let Some(hand) = hand(seen).filter(|hand| !hand.is_empty()) { (asked::hand(scene, seen, hand, first)) }
                }
                (texts(scene, seen))
            }
        }
    }

    fn diagram(&self, words: &Words, rule: &str) -> Option<Markup> {
        diagrams::of(words, rule)
    }

    fn miniature(&self, seen: &Seen) -> Markup {
        let paint = |lying: &FieldCard| match lying
            .card
            .filter(|_| lying.face_up)
            .map(|card| face::frame(seen.book.card(card)))
        {
            None => "#5a2f1c",
            Some("spell") => "#1f7a6c",
            Some("trap") => "#9c3a72",
            Some("monster effect") => "#b8622a",
            Some("monster ritual") => "#4a63a8",
            Some(_) => "#d9b256",
        };
        let row = |zones: &[Option<FieldCard>; 5], own: bool, y: i32| {
            html! {
                @for (column, zone) in duel::zones_in_row(own).into_iter().enumerate() {
                    @let x = 13 + column * 13;
                    rect x=(x) y=(y) width="10" height="12" rx="1.2" fill="none" stroke="#cfe3df" stroke-opacity="0.55" stroke-width="0.7" {}
                    @if let Some(lying) = &zones[usize::from(zone) - 1] {
                        rect x=(x + 1) y=(y + 1) width="8" height="10" rx="1" fill=(paint(lying)) stroke="#fbf6ea" stroke-width="0.6" {}
                    }
                }
            }
        };
        html! {
            svg class="miniature" viewBox="0 0 88 88" aria-hidden="true" {
                rect width="88" height="88" rx="5" fill="#123038" {}
                rect x="3" y="3" width="82" height="82" rx="9" fill="#1d4a52" {}
                @let [above, below] = &seen.sides;
                (row(&above.spells, false, 13)) (row(&above.monsters, false, 27))
                path d="M6 44h76" stroke="#e9c774" stroke-width="1" stroke-dasharray="3 2.5" {}
                (row(&below.monsters, true, 49)) (row(&below.spells, true, 63))
                @for (x, y) in [(2.5, 13.0), (77.5, 63.0)] { use href="#duel-back" x=(x) y=(y) width="8.5" height="12" {} }
                // At the start nothing lies there yet: a monster, a spell and a trap stand for what will be.
                @if seen.sides.iter().all(|side| side::taken(side).next().is_none()) {
                    @for (x, y, fill, id) in [
                        (39, 49, "#d9b256", "race-warrior"), (26, 27, "#b8622a", "race-dragon"), (52, 63, "#9c3a72", "property-trap-normal"),
                        (39, 13, "#1f7a6c", "property-normal"),
                    ] {
                        rect x=(x + 1) y=(y + 1) width="8" height="10" rx="1" fill=(fill) stroke="#fbf6ea" stroke-width="0.6" {}
                        g color="#fffaf0" { use href={ "#duel-" (id) } x=(x + 2) y=(y + 3) width="6" height="6" {} }
                    }
                }
                @for (side, y) in [(0, 4.0), (1, 77.0)] {
                    @let held = f32::from(seen.sides[side].in_hand);
                    @for card in 0..seen.sides[side].in_hand {
                        use href="#duel-back" x=(44.0 - held * 3.5 + f32::from(card) * 7.0) y=(y) width="6" height="8" {}
                    }
                }
            }
        }
    }

    fn sign(&self, words: &Words, role: &str) -> Markup {
        let (number, fill, ink) =
            if role == "first" { (1, "#e9c774", "#2c1c10") } else { (2, "#1d4a52", "#f1fbf9") };
        html! {
            svg class="seat-sign" viewBox="0 0 32 32" aria-hidden="true" {
                path d="M16 2 29 9v14l-13 7-13-7V9Z" fill=(fill) stroke="#8a7a60" stroke-width="2" {}
                text x="16" y="22" text-anchor="middle" font-size="17" font-weight="700" fill=(ink)
                    font-family="Georgia, 'DejaVu Serif', serif" { (words.number(number)) }
            }
        }
    }

    /// In a match a round can be given up without the match; in a single round they are the same.
    fn own_buttons(&self, scene: &Scene<'_>) -> Markup {
        let seen = scene.view;
        let going = seen.rounds > 1 && seen.asked.what != Question::Exchange;
        let words = scene.words;
        html! {
            @if going && scene.can("button:surrender") {
                button class="button" type="button" data-place="button:surrender" data-sure=(words.say("web-duel-surrender-sure")) {
                    span { (words.say("web-duel-surrender")) }
                }
            }
        }
    }

    fn aside(&self, scene: &Scene<'_>) -> Markup {
        cheats::draw(scene, scene.view)
    }

    fn listing(&self) -> Option<Box<dyn Listing>> {
        Some(Box::new(told::Told::default()))
    }
}
