//! The board of a game that has no module of its own: the places that can be
//! touched as a list, and what is seen as data. Enough to play, not to please.

use meydan_core::{AnyView, Place, Seat};
use ratatui::layout::Rect;

use super::{Badge, Marks, Paint};
use crate::draw::{Ink, Theme};

/// The plain board.
pub(crate) struct Plain {
    places: Vec<Place>,
    seen: String,
}

impl Plain {
    pub(crate) fn new(mut places: Vec<Place>, view: &AnyView) -> Plain {
        places.retain(|place| place.as_button().is_none());
        places.sort();
        places.dedup();
        Plain { places, seen: view.to_json().to_string() }
    }
}

impl Paint for Plain {
    fn places(&self, within: Rect, _theme: Theme) -> Vec<(Place, Rect)> {
        let columns = (within.width / 12).max(1);
        let spot = |index: u16| {
            Rect::new(within.x + index % columns * 12, within.y + index / columns, 11.min(within.width), 1)
        };
        (0..).map(spot).zip(&self.places).map(|(spot, place)| (place.clone(), spot)).collect()
    }

    fn draw(&self, ink: &mut Ink<'_>, within: Rect, marks: &Marks<'_>) {
        let mut below = within.y;
        for (place, spot) in self.places(within, ink.theme) {
            if spot.y >= within.bottom() {
                return;
            }
            let open = if marks.open.contains(&place) { "·" } else { " " };
            let picked = if marks.path.contains(&place) { "*" } else { open };
            let style = if marks.cursor == Some(&place) { ink.theme.chosen() } else { ink.theme.plain() };
            let sign = if ink.theme.ascii && picked == "·" { "." } else { picked };
            ink.signs(spot.x, spot.y, &format!("{sign}{place}"), style);
            below = spot.y + 2;
        }
        if below < within.bottom() {
            let rest = Rect { y: below, height: within.bottom() - below, ..within };
            ink.paragraph(rest, &self.seen, ink.theme.quiet());
        }
    }

    fn badge(&self, seat: Seat, theme: Theme) -> Badge {
        Badge::number(seat, theme)
    }
}
