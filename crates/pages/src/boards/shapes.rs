//! Shapes in the colour of the text around them, such as the pictures of cards: they
//! stand once on a page as symbols, and wherever one is seen it is referred to. Which
//! there are is said by each game.

use maud::{Markup, PreEscaped, html};

/// By name, each in a square of 64: what is filled, and what is drawn as a line.
pub(super) type Shape = (&'static str, &'static str, &'static str);

/// The shapes of a game, in groups by what their names begin with, and the back of its cards.
pub(super) fn symbols(game: &str, groups: &[(&str, &[Shape])], back: &str) -> Markup {
    html! {
        svg class="symbols" width="0" height="0" aria-hidden="true" {
            @for (group, shapes) in groups {
                @for (name, filled, line) in *shapes {
                    symbol id={ (game) "-" (group) "-" (name) } viewBox="0 0 64 64" {
                        @if !filled.is_empty() { path fill="currentColor" fill-rule="evenodd" d=(filled) {} }
                        @if !line.is_empty() {
                            path fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"
                                stroke-linejoin="round" d=(line) {}
                        }
                    }
                }
            }
            symbol id={ (game) "-back" } viewBox="0 0 50 70" { (PreEscaped(back)) }
        }
    }
}

/// A shape of a game, by its group and name.
pub(super) fn shape(class: &str, game: &str, name: &str) -> Markup {
    html! {
        svg class=(class) viewBox="0 0 64 64" aria-hidden="true" {
            use href={ "#" (game) "-" (name) } {}
        }
    }
}

/// The back of a card of a game.
pub(super) fn back(class: &str, game: &str) -> Markup {
    html! {
        svg class=(class) viewBox="0 0 50 70" aria-hidden="true" {
            use href={ "#" (game) "-back" } {}
        }
    }
}
