//! A game that has no drawing yet: what can be done, as a row of buttons.

use maud::{Markup, html};
use meydan_core::AnyView;

use super::{AnyBoard, AnyScene, Fittings};
use crate::moves::{Entries, Listing};

pub(super) struct PlainBoard;

const FITTINGS: Fittings =
    Fittings { styles: &[], script: None, draws_buttons: false, pane: false, tells: false };

impl AnyBoard for PlainBoard {
    fn fittings(&self) -> &'static Fittings {
        &FITTINGS
    }

    fn draw(&self, scene: &AnyScene<'_>) -> Markup {
        let choices = || scene.offers.iter().flat_map(|(_, offer)| offer);
        let begins: Vec<_> = choices().filter_map(|choice| choice.places.first()).collect();
        let mut places: Vec<_> = choices().flat_map(|choice| &choice.places).collect();
        places.sort_unstable();
        places.dedup();
        html! {
            div class="plain-board" dir="ltr" {
                @for place in places {
                    button type="button" data-place=(place) class=[begins.contains(&place).then_some("can")] { (place) }
                }
            }
        }
    }

    fn listing(&'static self) -> Box<dyn Listing> {
        Box::new(Entries::new(self))
    }

    fn miniature(&self, _view: &AnyView) -> Markup {
        crate::icons::emblem()
    }
}
