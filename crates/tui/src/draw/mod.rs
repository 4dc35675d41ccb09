//! Drawing: the state of the application onto a buffer of cells. Everything
//! that can be clicked is noted while it is drawn, so what is clicked is what
//! was seen.
//!
//! Deliberately absent: changing anything, and the terminal itself.

mod hall;
mod ink;
mod moves;
mod overlay;
mod pixels;
mod players;
mod setup;
mod shelf;
mod table;
mod theme;

pub(crate) use ink::{Align, Ink, Target};
pub(crate) use overlay::overlay_lines;
pub(crate) use pixels::Pixel;
pub(crate) use table::TableAreas;
pub(crate) use theme::{Theme, Tone};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::{App, Screen};

/// The least screen that everything fits on.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// Draws the whole screen and tells what can be clicked.
pub(crate) fn draw(app: &App, buffer: &mut Buffer) -> Vec<(Rect, Target)> {
    let mut ink = Ink::new(buffer, app);
    let whole = ink.whole();
    if whole.width < LEAST.0 || whole.height < LEAST.1 {
        too_small(&mut ink, whole);
        return Vec::new();
    }
    match app.screen() {
        Screen::Hall(hall) => hall::draw(&mut ink, hall, app),
        Screen::Setup(setup) => setup::draw(&mut ink, setup),
        Screen::Shelf(shelf) => shelf::draw(&mut ink, shelf),
        Screen::Table(table) => table::draw(&mut ink, table, app),
    }
    if let Some(overlay) = app.overlay() {
        // What lies under an overlay cannot be clicked.
        ink.hits.clear();
        overlay::draw(&mut ink, overlay, app);
    }
    ink.hits
}

/// What can be clicked, without showing anything.
pub(crate) fn targets(app: &App) -> Vec<(Rect, Target)> {
    let (width, height) = app.size();
    draw(app, &mut Buffer::empty(Rect::new(0, 0, width, height)))
}

fn too_small(ink: &mut Ink<'_>, whole: Rect) {
    let text = ink.words.say_with(
        "tui-too-small",
        &[
            ("width", whole.width.into()),
            ("height", whole.height.into()),
            ("least-width", LEAST.0.into()),
            ("least-height", LEAST.1.into()),
        ],
    );
    let lines = ink.wrap(&text, whole.width);
    let top = whole.height.saturating_sub(lines.len() as u16) / 2;
    for (line, y) in lines.iter().zip(top..whole.height) {
        ink.ready_line(Rect::new(0, y, whole.width, 1), line, ink.theme.plain(), Align::Center);
    }
}
