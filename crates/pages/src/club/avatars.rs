//! The faces that members choose from, drawn by us: animals of old tales, each
//! from a few shapes in the colours of tiles.

use maud::{Markup, html};
use meydan_model::AVATARS;

/// Filled shapes on a square of 64, from the back to the front: a class and a path.
type Drawing = &'static [(&'static str, &'static str)];

const DRAWINGS: [(&str, Drawing); AVATARS as usize] = [
    (
        "lion",
        &[
            ("warm", "M32 6l7 6 9-1 2 9 8 5-4 8 2 9-9 3-4 8-9-2-9 2-4-8-9-3 2-9-4-8 8-5 2-9 9 1z"),
            ("pale", "M32 18c9 0 14 7 14 14s-6 16-14 16-14-9-14-16 5-14 14-14z"),
            ("dark", "M25 28a2 2 0 1 0 .1 0zM39 28a2 2 0 1 0 .1 0zM28 37h8l-4 4zM31 41h2v4h-2z"),
        ],
    ),
    (
        "owl",
        &[
            ("deep", "M12 10l10 6c6-3 14-3 20 0l10-6v26c0 12-9 20-20 20s-20-8-20-20z"),
            ("pale", "M22 20a9 9 0 1 0 .1 0zM42 20a9 9 0 1 0 .1 0z"),
            ("dark", "M23 25a4 4 0 1 0 .1 0zM41 25a4 4 0 1 0 .1 0z"),
            ("warm", "M28 37h8l-4 8z"),
        ],
    ),
    (
        "fox",
        &[
            ("warm", "M8 8l16 10h16L56 8l-3 26-21 22L11 34z"),
            ("pale", "M11 34l14-2 7 14 7-14 14 2-21 22z"),
            ("dark", "M22 27a2.500 2.500 0 1 0 .1 0zM42 27a2.500 2.500 0 1 0 .1 0zM28 50h8l-4 6z"),
        ],
    ),
    (
        "fish",
        &[
            ("deep", "M6 32c8-14 18-18 26-18 9 0 15 5 18 10l10-8v32l-10-8c-3 5-9 10-18 10-8 0-18-4-26-18z"),
            ("pale", "M28 20c6 6 6 18 0 24h5c6-6 6-18 0-24zM40 22c4 6 4 14 0 20h4c4-6 4-14 0-20z"),
            ("dark", "M18 27a3 3 0 1 0 .1 0z"),
        ],
    ),
    (
        "bird",
        &[
            (
                "deep",
                "M32 8c12 0 20 8 20 20 0 16-10 28-26 28 4-6 4-10 2-14-10-2-16-10-14-20C16 14 22 8 32 8z",
            ),
            ("warm", "M16 22L4 28l12 3z"),
            ("pale", "M30 30c10-2 18 2 20 6-4 10-12 16-18 14-4-4-6-12-2-20z"),
            ("dark", "M25 19a3 3 0 1 0 .1 0z"),
        ],
    ),
    (
        "deer",
        &[
            ("dark", "M18 4l4 10-8-4 6 10 6 2 2-8zM46 4l-4 10 8-4-6 10-6 2-2-8z"),
            ("warm", "M22 20h20l10-2-8 10-4 22-8 8-8-8-4-22-8-10z"),
            ("pale", "M28 42h8l-1 12h-6z"),
            ("dark", "M25 29a2.500 2.500 0 1 0 .1 0zM39 29a2.500 2.500 0 1 0 .1 0zM29 50h6l-3 4z"),
        ],
    ),
    (
        "turtle",
        &[
            (
                "pale",
                "M32 4a8 8 0 1 0 .1 0zM10 18l10 4-4 8zM54 18l-10 4 4 8zM12 52l8-10 6 8zM52 52l-8-10-6 8z",
            ),
            ("deep", "M32 14c12 0 18 9 18 20s-8 22-18 22-18-11-18-22 6-20 18-20z"),
            ("warm", "M32 24l9 6v10l-9 6-9-6V30z"),
            ("dark", "M29 8a1.500 1.500 0 1 0 .1 0zM35 8a1.500 1.500 0 1 0 .1 0z"),
        ],
    ),
    (
        "horse",
        &[
            ("dark", "M20 4l8 6c16 0 26 12 26 34v16H38c0-10-4-14-8-16z"),
            ("warm", "M24 8c12 2 20 12 20 30v18H24c2-8 0-12-2-15l-10 3-4-8 10-14z"),
            ("pale", "M8 36l6-2 2 8-4 2z"),
            ("dark", "M25 22a2.500 2.500 0 1 0 .1 0z"),
        ],
    ),
];

/// A face; what it shows is said beside it, or does not matter.
pub(super) fn face(avatar: u8) -> Markup {
    let (_, drawing) = DRAWINGS[usize::from(avatar) % DRAWINGS.len()];
    html! {
        svg class={ "avatar a" (avatar % AVATARS) } viewBox="0 0 64 64" aria-hidden="true" {
            @for (class, path) in drawing { path class=(class) d=(path) {} }
        }
    }
}

/// The word of a face, for its text.
pub(super) fn word(avatar: u8) -> &'static str {
    DRAWINGS[usize::from(avatar) % DRAWINGS.len()].0
}
