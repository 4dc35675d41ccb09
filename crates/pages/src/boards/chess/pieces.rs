//! The pieces, drawn by us on a grid of 100: a body that takes `fill` and
//! `stroke` from its colour's class, and lines that take `color`. So six shapes
//! serve both colours, and each is on a page once.

use chess::board::{Color, Piece};
use chess::word;
use maud::{Markup, html};

/// The body of a piece: one outline.
const fn body(piece: Piece) -> &'static str {
    match piece {
        Piece::Pawn => {
            "M50 16c9 0 15.5 6.5 15.5 15 0 5-2.3 9-6 11.8l7.5 6.2-8 2.5c1 9 4.5 14.5 10.5 19.5 4 3.3 6.5 7 6.5 13v4H24v-4c0-6 2.5-9.7 6.5-13 6-5 9.5-10.5 10.5-19.5L33 49l7.5-6.2c-3.7-2.8-6-6.8-6-11.8 0-8.5 6.5-15 15.5-15z"
        }
        Piece::Rook => "M24 15h13v8h7v-8h12v8h7v-8h13v20l-9 8v22l8 9v5h6v9H19v-9h6v-5l8-9V43l-9-8z",
        Piece::Bishop => {
            "M50 7a6 6 0 0 1 3.8 10.6C65 25 71 35 71 45.5c0 7.5-4 13.5-9.5 17.5l2 8.5c7 1.5 14 4.5 18 9V88H18.5v-7.5c4-4.5 11-7.5 18-9l2-8.5C33 59 29 53 29 45.5 29 35 35 25 46.2 17.6A6 6 0 0 1 50 7z"
        }
        Piece::Queen => {
            "M12 32l13 27 6-36 11 32 8-36 8 36 11-32 6 36 13-27-10 38c-1 3-3 5-3 9v9H25v-9c0-4-2-6-3-9zM16.5 27a5.5 5.5 0 1 1-11 0 5.5 5.5 0 1 1 11 0zM36.5 18a5.5 5.5 0 1 1-11 0 5.5 5.5 0 1 1 11 0zM55.5 14a5.5 5.5 0 1 1-11 0 5.5 5.5 0 1 1 11 0zM74.5 18a5.5 5.5 0 1 1-11 0 5.5 5.5 0 1 1 11 0zM94.5 27a5.5 5.5 0 1 1-11 0 5.5 5.5 0 1 1 11 0z"
        }
        Piece::King => {
            "M50 24c7 0 10 5 8.5 11-1.3 5.5-5 10-8.5 14-3.5-4-7.2-8.5-8.5-14C40 29 43 24 50 24zM50 49c4-9 11-14.5 20-14.5 11 0 18 8 17 18.5-1 8-6.5 13-12 17-2 1.5-2 4-2 7v11H27V77c0-3 0-5.5-2-7-5.5-4-11-9-12-17-1-10.5 6-18.5 17-18.5 9 0 16 5.5 20 14.5z"
        }
        Piece::Knight => {
            "M44 9l7 8c20 3 32 24 30 71H28c-1-14 6-21 15-29 3.5-3 5-6 4.5-9.5C43 54 38 56 33 56c-2 5-5 9-9.5 9.5C18 66 13 61 14 55c2-7 10-14 13-23 1.5-4.5 4.5-9 9-12L35 11l7 5z"
        }
    }
}

/// The lines on it.
const fn lines(piece: Piece) -> &'static str {
    match piece {
        Piece::Pawn => "M31 78h38",
        Piece::Rook => "M31 35h38M37 45h26M37 63h26M31 77h38",
        Piece::Bishop => "M57 29L48 43M42 62h16M40 71h20M33 79.5h34",
        Piece::Queen => "M28 68c14-4.5 30-4.5 44 0M31 79h38",
        Piece::King => "M31 68c12-4 26-4 38 0M31 79h38M50 49v13",
        Piece::Knight => "M56 27c12 8 17 26 16 52M20 56.5l2-2",
    }
}

/// The shapes, once a page.
pub(super) fn symbols() -> Markup {
    html! {
        svg class="symbols" width="0" height="0" aria-hidden="true" {
            @for piece in Piece::ALL {
                symbol id={ "chess-" (word(piece)) } viewBox="0 0 100 100" {
                    g stroke-width="4" stroke-linejoin="round" stroke-linecap="round" {
                        @if piece == Piece::King { path d="M50 6v18M42 13h16" fill="none" stroke-width="5" {} }
                        path d=(body(piece)) {}
                        path d=(lines(piece)) fill="none" stroke="currentColor" {}
                        // An eye is a dot: a line without length with round ends.
                        @if piece == Piece::Knight {
                            path d="M37.5 33h.1" fill="none" stroke="currentColor" stroke-width="7" {}
                        }
                    }
                }
            }
        }
    }
}

/// The class of a colour.
pub(super) const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// A piece, as large as what it stands in.
pub(super) fn piece(color: Color, piece: Piece) -> Markup {
    html! {
        svg class={ "piece " (side(color)) } viewBox="0 0 100 100" data-lift aria-hidden="true" {
            use href={ "#chess-" (word(piece)) } {}
        }
    }
}
