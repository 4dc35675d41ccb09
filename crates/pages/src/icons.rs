//! Icons and the emblem of the hall, drawn by us. All of them take the colour of the text around them.

use maud::{Markup, html};

/// A line icon on a grid of 24, hidden from screen readers: the text beside it says what it means.
fn line(path: &str) -> Markup {
    html! {
        svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} }
    }
}

/// A line icon that points along the line of reading, so that it is mirrored on Persian pages.
fn along(path: &str) -> Markup {
    html! {
        svg class="icon along" viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} }
    }
}

pub(super) fn first() -> Markup {
    along("M19 5l-8 7 8 7M6 5v14")
}

pub(super) fn previous() -> Markup {
    along("M15 5l-8 7 8 7")
}

pub(super) fn next() -> Markup {
    along("M9 5l8 7-8 7")
}

pub(super) fn last() -> Markup {
    along("M5 5l8 7-8 7M18 5v14")
}

pub(super) fn undo() -> Markup {
    along("M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3")
}

pub(super) fn double() -> Markup {
    along("M4 8h11M11 4l4 4-4 4M9 16h11M16 12l4 4-4 4")
}

pub(super) fn leave() -> Markup {
    along("M10 4H5v16h5M9.5 12H20M16 8l4 4-4 4")
}

pub(super) fn hint() -> Markup {
    line("M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z")
}

pub(super) fn flag() -> Markup {
    line("M6 21V4M6 5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0")
}

pub(super) fn draw() -> Markup {
    line("M5 9h14M5 15h14")
}

pub(super) fn cards() -> Markup {
    line("M4 7.5l9-2.4 3.4 12.6-9 2.4zM13 5.1l5.5 1.5-2.7 10")
}

pub(super) fn plus() -> Markup {
    line("M12 5v14M5 12h14")
}

pub(super) fn people() -> Markup {
    line(
        "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14a6.5 6.5 0 0 1 3.5 6",
    )
}

pub(super) fn swords() -> Markup {
    line("M4 4l16 16M20 4L4 20M13.5 19l5.5-5.5M10.5 19L5 13.5")
}

pub(super) fn again() -> Markup {
    line("M4 12a8 8 0 0 1 13.7-5.6L20 9M20 4v5h-5M20 12a8 8 0 0 1-13.7 5.6L4 15M4 20v-5h5")
}

pub(super) fn save() -> Markup {
    line("M12 4v11M7 10.5l5 5 5-5M5 20h14")
}

pub(super) fn book() -> Markup {
    line("M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14")
}

pub(super) fn settings() -> Markup {
    line("M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5")
}

pub(super) fn close() -> Markup {
    line("M6 6l12 12M18 6L6 18")
}

pub(super) fn sound() -> Markup {
    html! {
        svg class="icon" viewBox="0 0 24 24" aria-hidden="true" {
            path d="M4 10v4h3l5 4V6L7 10z" {}
            path class="waves" d="M16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11" {}
            path class="mute" d="M16 9.5l5 5M21 9.5l-5 5" {}
        }
    }
}

pub(super) fn computer() -> Markup {
    line("M5 5h14v10H5zM9 20h6M12 15v5M9 9v2M15 9v2")
}

pub(super) fn here() -> Markup {
    line(
        "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 20c0-3.5 2.5-6 5.5-6 1.6 0 3 .7 4 1.8 1-1.1 2.4-1.8 4-1.8 3 0 5.5 2.5 5.5 6",
    )
}

pub(super) fn link() -> Markup {
    line(
        "M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5",
    )
}

pub(super) fn lots() -> Markup {
    line(
        "M4 7h3c5 0 5 10 10 10h3M17 14l3 3-3 3M4 17h3c2 0 3.2-1.6 4.2-3.5M13 9c.9-1.2 2.100-2 4-2h3M17 4l3 3-3 3",
    )
}

/// The emblem: the eight-pointed star of the tiles around a square, a disc of two colours in its middle.
pub(super) fn emblem() -> Markup {
    html! {
        svg class="emblem" viewBox="0 0 64 64" aria-hidden="true" {
            path class="star" d="M32 3l8.49 8.51H52.49V23.51L61 32l-8.51 8.49V52.49H40.49L32 61l-8.49-8.51H11.51V40.49L3 32l8.51-8.49V11.51H23.51z" {}
            circle class="dark" cx="32" cy="32" r="14" {}
            path class="pale" d="M32 18a14 14 0 0 1 0 28z" {}
        }
    }
}
