//! The board of Othello: a wooden grid of squares with discs of two faces.
//!
//! Colour never stands alone: black discs carry a double ring, white ones a
//! single dot; a square that can be taken carries a small ring, the last disc
//! a frame of corners, and what it turned a dash at the rim.

use std::sync::LazyLock;

use maud::{Markup, html};
use meydan_telling::othello::square_name;
use meydan_words::Words;
use othello::{Othello, Square, View as Seen};
use serde_json::{Value, json};

use super::diagrams::{reached, steps};
use super::{Board, Fittings};
use crate::canvas::Stand;

pub(super) struct OthelloBoard;

type Scene<'a> = super::Scene<'a, Othello>;

/// What lies on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Disc {
    Black,
    White,
}

fn disc(seen: &Seen, square: Square) -> Option<Disc> {
    if seen.black.contains(square) {
        Some(Disc::Black)
    } else if seen.white.contains(square) {
        Some(Disc::White)
    } else {
        None
    }
}

fn draw_disc(disc: Disc) -> Markup {
    let (class, shape) = match disc {
        Disc::Black => ("disc black", "#disc-black"),
        Disc::White => ("disc white", "#disc-white"),
    };
    html! {
        svg class=(class) viewBox="0 0 100 100" aria-hidden="true" { use href=(shape) {} }
    }
}

/// The square that is reached first by the keyboard: the last move, or one that can be taken.
fn first_focus(seen: &Seen) -> Square {
    let fallback = Square::from_index(0);
    seen.last.map(|last| last.square).or_else(|| seen.moves.iter().next()).unwrap_or(fallback)
}

fn label(words: &Words, seen: &Seen, square: Square) -> String {
    let key = match disc(seen, square) {
        Some(Disc::Black) => "web-othello-square-black",
        Some(Disc::White) => "web-othello-square-white",
        None => "web-othello-square-empty",
    };
    let mut label = words.say_with(key, &[("square", square_name(square).into())]);
    if seen.last.is_some_and(|last| last.square == square) {
        label.push_str(if words.lang().direction() == "rtl" { "، " } else { ", " });
        label.push_str(&words.say("web-othello-last"));
    }
    label
}

/// The key of a square's piece.
fn key(square: Square) -> &'static str {
    static KEYS: LazyLock<Vec<String>> =
        LazyLock::new(|| Square::all().map(|square| format!("square:{square}")).collect());
    &KEYS[square.index()]
}

fn draw_square(scene: &Scene<'_>, seen: &Seen, square: Square) -> Stand<'static> {
    let disc = disc(seen, square);
    let last = seen.last.is_some_and(|last| last.square == square);
    let turned = seen.last.is_some_and(|last| last.turned.contains(square));
    scene.piece(key(square), (disc, last, turned), || {
        let place = square.to_string();
        let focus = if first_focus(seen) == square { "0" } else { "-1" };
        html! {
            button.square.can[scene.can(&place)].last[last].turned[turned] type="button" role="gridcell"
                data-place=(place) data-key=(key(square)) tabindex=(focus) aria-label=(label(scene.words, seen, square)) {
                @if let Some(disc) = disc { (draw_disc(disc)) }
            }
        }
    })
}

/// A position in which one disc closes in four others in three directions, and the square for it.
const CLOSED_IN: &str = "-----------X--------O-O---XOO--------O-------X------------------ X";
const PLACED: &str = "f4";

/// The board small and still, with marks on squares.
fn small(seen: &Seen, mark: impl Fn(Square) -> Option<&'static str>) -> Markup {
    html! {
        svg class="miniature" viewBox="-4 -4 88 88" aria-hidden="true" {
            rect class="frame" x="-4" y="-4" width="88" height="88" rx="5" {}
            rect class="wood" width="80" height="80" {}
            path class="lines" d="M10 0v80M20 0v80M30 0v80M40 0v80M50 0v80M60 0v80M70 0v80M0 10h80M0 20h80M0 30h80M0 40h80M0 50h80M0 60h80M0 70h80" {}
            @for square in Square::all() {
                @let (x, y) = (square.column() * 10 + 5, square.row() * 10 + 5);
                @if let Some(disc) = disc(seen, square) {
                    circle class=(if disc == Disc::Black { "black" } else { "white" }) cx=(x) cy=(y) r="4" {}
                }
                @if let Some(mark) = mark(square) {
                    circle class={ "mark " (mark) } cx=(x) cy=(y) r=(if mark == "placed" { "1.7" } else { "3" }) {}
                }
            }
        }
    }
}

impl Board for OthelloBoard {
    type Game = Othello;

    const FITTINGS: Fittings = Fittings {
        styles: &["games/othello.css"],
        script: Some("games/othello.js"),
        draws_buttons: false,
        pane: false,
        tells: false,
    };

    fn symbols(&self) -> Markup {
        html! {
            svg class="symbols" width="0" height="0" aria-hidden="true" {
                defs {
                    radialGradient id="shine-black" cx="0.38" cy="0.3" r="0.8" {
                        stop offset="0" stop-color="#5d554d" {}
                        stop offset="0.45" stop-color="#2c2723" {}
                        stop offset="1" stop-color="#14110f" {}
                    }
                    radialGradient id="shine-white" cx="0.38" cy="0.3" r="0.85" {
                        stop offset="0" stop-color="#ffffff" {}
                        stop offset="0.55" stop-color="#f6efe0" {}
                        stop offset="1" stop-color="#d8ccb5" {}
                    }
                }
                symbol id="disc-black" viewBox="0 0 100 100" {
                    circle cx="50" cy="53" r="45" fill="#000" opacity="0.35" {}
                    circle cx="50" cy="49" r="44.5" fill="url(#shine-black)" stroke="#7d7164" stroke-width="1.5" {}
                    circle cx="50" cy="49" r="33" fill="none" stroke="#85796b" stroke-width="2" {}
                    circle cx="50" cy="49" r="26" fill="none" stroke="#85796b" stroke-width="2" {}
                }
                symbol id="disc-white" viewBox="0 0 100 100" {
                    circle cx="50" cy="53" r="45" fill="#000" opacity="0.35" {}
                    circle cx="50" cy="49" r="44.5" fill="url(#shine-white)" stroke="#8d7d63" stroke-width="1.5" {}
                    circle cx="50" cy="49" r="7" fill="none" stroke="#a8987c" stroke-width="2.5" {}
                }
            }
        }
    }

    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let squares: Vec<_> = Square::all().map(|square| draw_square(scene, scene.view, square)).collect();
        scene.frame((), || html! {
            div class="othello" dir="ltr" {
                div class="columns" aria-hidden="true" {
                    @for column in 'A'..='H' { span { (column) } }
                }
                div class="rows" aria-hidden="true" {
                    @for row in 1..=8 { span { (row) } }
                }
                div class="grid" role="grid" aria-label=(scene.words.say("web-othello-board"))
                    data-can=(scene.words.say("web-othello-can")) {
                    @for row in 0..8 {
                        div class="row" role="row" {
                            @for square in (0..8).filter_map(|column| Square::at(column, row)) { (squares[square.index()]) }
                        }
                    }
                }
            }
        })
    }

    fn miniature(&self, seen: &Seen) -> Markup {
        small(seen, |_| None)
    }

    fn diagram(&self, _words: &Words, rule: &str) -> Option<Markup> {
        match rule {
            "OT-01" => {
                let seen = reached::<Othello>(Value::Null, &[])?;
                Some(steps(&[small(&seen, |square| seen.moves.contains(square).then_some("can"))]))
            }
            "OT-02" => {
                let before = reached::<Othello>(json!({ "start": CLOSED_IN }), &[])?;
                let after = reached::<Othello>(json!({ "start": CLOSED_IN }), &[PLACED])?;
                let last = after.last?;
                let mark = |square| match square {
                    _ if square == last.square => Some("placed"),
                    _ if last.turned.contains(square) => Some("turned"),
                    _ => None,
                };
                Some(steps(&[
                    small(&before, |square| (square == last.square).then_some("can")),
                    small(&after, mark),
                ]))
            }
            _ => None,
        }
    }

    fn sign(&self, _words: &Words, role: &str) -> Markup {
        match role {
            "black" => draw_disc(Disc::Black),
            "white" => draw_disc(Disc::White),
            _ => html! {},
        }
    }
}
