//! A game that has no drawing yet: what can be done, as a row of buttons.

use maud::{Markup, html};
use meydan_core::Seat;
use meydan_words::Words;

use super::{Board, Scene};
use crate::pages::model::View;

pub(super) struct PlainBoard;

impl Board for PlainBoard {
    fn symbols(&self) -> Markup {
        html! {}
    }

    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let mut places: Vec<&str> =
            scene.offers.iter().flat_map(|offer| &offer.places).map(meydan_core::Place::as_str).collect();
        places.sort_unstable();
        places.dedup();
        html! {
            div class="plain-board" dir="ltr" {
                @for place in places {
                    button type="button" data-place=(place) class=[scene.can(place).then_some("can")] { (place) }
                }
            }
        }
    }

    fn miniature(&self, _view: &View) -> Markup {
        crate::pages::icons::emblem()
    }

    fn sign(&self, _words: &Words, _role: &str) -> Markup {
        html! {}
    }

    fn points(&self, _words: &Words, _view: &View, _seat: Seat) -> Option<(i64, String)> {
        None
    }

    fn action(&self, _words: &Words, action: &str) -> String {
        action.to_owned()
    }

    fn last(&self, _scene: &Scene<'_>) -> Option<String> {
        None
    }

    fn rules(&self) -> &'static [&'static str] {
        &[]
    }

    fn styles(&self) -> &'static [&'static str] {
        &[]
    }
}
