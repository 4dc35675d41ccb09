//! The board of Pentago: four wooden plates with holes, marbles in them, and
//! two arrows at the outer corner of each plate.
//!
//! Colour never stands alone: red marbles carry a cross, black ones a double
//! ring. The squares are one grid of six rows over the plates; plates and
//! squares carry the number of their block, so that the script can turn them
//! together. Sizes are those of the style sheet: see `centre`.

use maud::{Markup, html};
use meydan_telling::pentago::at;
use meydan_words::Words;
use pentago::{Action, Block, Colour, Direction, Pentago, Square, Squares, Turn, View as Seen};
use serde_json::Value;

use super::diagrams::{reached, steps};
use super::{Board, Fittings};

pub(super) struct PentagoBoard;

type Scene<'a> = super::Scene<'a, Pentago>;

fn marble(seen: &Seen, square: Square) -> Option<Colour> {
    if seen.red.contains(square) {
        Some(Colour::Red)
    } else if seen.black.contains(square) {
        Some(Colour::Black)
    } else {
        None
    }
}

fn draw_marble(colour: Colour) -> Markup {
    let (class, shape) = match colour {
        Colour::Red => ("marble red", "#marble-red"),
        Colour::Black => ("marble black", "#marble-black"),
    };
    html! {
        svg class=(class) viewBox="0 0 100 100" aria-hidden="true" { use href=(shape) {} }
    }
}

/// The number of the block that a square belongs to.
fn block(square: Square) -> u8 {
    square.row() / 3 * 2 + square.column() / 3 + 1
}

/// Where the last marble stands now: the turn after it may have carried it on.
fn last_marble(seen: &Seen) -> Option<Square> {
    let placed = seen.last_placed?;
    Some(seen.last_turn.map_or(placed, |turn| placed.after(turn)))
}

/// The middle of a row or column, in thousandths of the board: the plates begin
/// at 130 and 510, have a rim of 10 and three squares in the 340 inside it.
fn centre(lane: u8) -> f32 {
    let plate = if lane < 3 { 130.0 } else { 510.0 };
    plate + 10.0 + (f32::from(lane % 3) + 0.5) * 340.0 / 3.0
}

/// From where to where each row of five or six goes.
fn fives(seen: &Seen) -> Vec<(Square, Square)> {
    const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let step = |square: Square, (down, right): (i8, i8)| {
        Square::at(square.row().checked_add_signed(down)?, square.column().checked_add_signed(right)?)
    };
    let mut found = Vec::new();
    for colour in [seen.red, seen.black] {
        let five = Squares(seen.fives.0 & colour.0);
        for (square, way) in five.iter().flat_map(|square| DIRECTIONS.map(|way| (square, way))) {
            if step(square, (-way.0, -way.1)).is_some_and(|before| five.contains(before)) {
                continue;
            }
            let next = |last: &Square| step(*last, way).filter(|&next| five.contains(next));
            let row: Vec<Square> = std::iter::successors(Some(square), next).collect();
            if let (true, Some(&last)) = (row.len() >= 5, row.last()) {
                found.push((square, last));
            }
        }
    }
    found
}

fn label(words: &Words, seen: &Seen, square: Square) -> String {
    let key = match marble(seen, square) {
        Some(Colour::Red) => "web-pentago-square-red",
        Some(Colour::Black) => "web-pentago-square-black",
        None => "web-pentago-square-empty",
    };
    let mut label = words.say_with(key, &at(square));
    let more = [
        (last_marble(seen) == Some(square), "web-pentago-last"),
        (seen.fives.contains(square), "web-pentago-five"),
    ];
    for (_, key) in more.into_iter().filter(|(holds, _)| *holds) {
        label.push_str(&words.say("web-between"));
        label.push_str(&words.say(key));
    }
    label
}

fn draw_square(scene: &Scene<'_>, seen: &Seen, square: Square) -> Markup {
    let place = format!("r{}c{}", square.row(), square.column());
    let can = scene.can(&place);
    let last = last_marble(seen);
    // The keyboard begins at the last marble, or at the corner.
    let focus = if last.unwrap_or(Square::from_index(0)) == square { "0" } else { "-1" };
    html! {
        button.square.can[can].last[last == Some(square)].five[seen.fives.contains(square)]
            type="button" role="gridcell" data-place=(place)
            data-key={ "square:" (place) } data-block=(block(square))
            tabindex=(focus) aria-label=(label(scene.words, seen, square)) {
            @if let Some(colour) = marble(seen, square) { (draw_marble(colour)) }
        }
    }
}

/// The arrow of a turn. Along the top and the bottom it lies, at the sides it stands.
fn draw_turn(scene: &Scene<'_>, seen: &Seen, turn: Turn) -> Markup {
    let (number, way) = (turn.block.number(), turn.direction.code());
    let place = format!("turn:{number}:{way}");
    let lies =
        matches!((number, turn.direction), (1 | 4, Direction::Clockwise) | (2 | 3, Direction::Anticlockwise));
    let (shape, size) = if lies { ("#turn-lying", "0 0 100 40") } else { ("#turn-standing", "0 0 40 100") };
    let said = scene.words.say_with(&format!("web-pentago-turn-{way}"), &[("block", number.into())]);
    let first = number == 1 && turn.direction == Direction::Clockwise;
    html! {
        button.arrow.(way).{ "b" (number) }.can[scene.can(&place)].last[seen.last_turn == Some(turn)]
            type="button" data-place=(place) data-key=(place) tabindex=(if first { "0" } else { "-1" })
            aria-label=(said) title=(said) {
            svg viewBox=(size) aria-hidden="true" { use href=(shape) {} }
        }
    }
}

fn draw_fives(seen: &Seen) -> Markup {
    html! {
        svg class="fives" data-key="fives" viewBox="0 0 1000 1000" aria-hidden="true" {
            @for class in ["rim", "core"] {
                @for (from, to) in fives(seen) {
                    line class=(class) x1=(centre(from.column())) y1=(centre(from.row()))
                        x2=(centre(to.column())) y2=(centre(to.row())) {}
                }
            }
        }
    }
}

/// A few turns; the last one turns the block that its marble went to.
const A_TURN: [&str; 8] = ["1 1", "1 cw", "4 4", "4 cw", "0 4", "4 cw", "1 5", "2 cw"];
/// Red gets a diagonal of five.
const FIVE: [&str; 17] =
    ["0 0", "-", "0 4", "-", "1 1", "-", "1 5", "-", "2 2", "-", "2 3", "-", "3 3", "-", "1 4", "-", "4 4"];

/// The board small and still, with some marbles marked and the turn of a block shown.
fn small(seen: &Seen, marked: Squares, turn: Option<Turn>) -> Markup {
    let middle = |lane: u8| u16::from(lane % 3) * 12 + if lane < 3 { 11 } else { 53 };
    html! {
        svg class="miniature" viewBox="0 0 88 88" aria-hidden="true" {
            rect class="frame" width="88" height="88" rx="5" {}
            @for (x, y) in [(3, 3), (45, 3), (3, 45), (45, 45)] {
                rect class="wood" x=(x) y=(y) width="40" height="40" rx="4" {}
            }
            @for square in Square::all() {
                @let class = match marble(seen, square) {
                    Some(Colour::Red) => "red",
                    Some(Colour::Black) => "black",
                    None => "hole",
                };
                @let (x, y) = (middle(square.column()), middle(square.row()));
                circle class=(class) cx=(x) cy=(y) r="4.4" {}
                @if marked.contains(square) { circle class="mark turned" cx=(x) cy=(y) r="4.4" {} }
            }
            @if let Some(turn) = turn {
                @let (left, top) = (turn.block.number() % 2 == 1, turn.block.number() <= 2);
                g transform={ "translate(" (if left { 23 } else { 65 }) " " (if top { 23 } else { 65 }) ")" } {
                    path class="mark way" d="M-14-7A16 16 0 0 1 14-7M14.5-14v7.5H7"
                        transform=[(turn.direction == Direction::Anticlockwise).then_some("scale(-1 1)")] {}
                }
            }
        }
    }
}

impl Board for PentagoBoard {
    type Game = Pentago;

    const FITTINGS: Fittings = Fittings {
        styles: &["games/pentago.css"],
        script: Some("games/pentago.js"),
        draws_buttons: false,
        pane: false,
        tells: false,
    };

    fn symbols(&self) -> Markup {
        html! {
            svg class="symbols" width="0" height="0" aria-hidden="true" {
                defs {
                    radialGradient id="shine-marble-red" cx="0.36" cy="0.28" r="0.85" {
                        stop offset="0" stop-color="#f08a78" {}
                        stop offset="0.4" stop-color="#c5352a" {}
                        stop offset="1" stop-color="#7d1611" {}
                    }
                    radialGradient id="shine-marble-black" cx="0.36" cy="0.28" r="0.85" {
                        stop offset="0" stop-color="#6b625a" {}
                        stop offset="0.4" stop-color="#2c2723" {}
                        stop offset="1" stop-color="#100d0b" {}
                    }
                }
                symbol id="marble-red" viewBox="0 0 100 100" {
                    circle cx="50" cy="54" r="44" fill="#000" opacity="0.3" {}
                    circle cx="50" cy="49" r="44" fill="url(#shine-marble-red)" stroke="#641410" stroke-width="2" {}
                    path d="M50 24v50M25 49h50" fill="none" stroke="#ffd9cf" stroke-width="6" stroke-linecap="round" {}
                }
                symbol id="marble-black" viewBox="0 0 100 100" {
                    circle cx="50" cy="54" r="44" fill="#000" opacity="0.3" {}
                    circle cx="50" cy="49" r="44" fill="url(#shine-marble-black)" stroke="#8a7d6f" stroke-width="2" {}
                    circle cx="50" cy="49" r="31" fill="none" stroke="#9a8d7e" stroke-width="3" {}
                    circle cx="50" cy="49" r="22" fill="none" stroke="#9a8d7e" stroke-width="3" {}
                }
                symbol id="turn-lying" viewBox="0 0 100 40" {
                    path d="M12 31C24 8 58 4 86 24" {}
                    path d="M87 6l1 20-20-1" {}
                }
                symbol id="turn-standing" viewBox="0 0 40 100" {
                    path d="M31 12C8 24 4 58 24 86" {}
                    path d="M6 87l20 1-1-20" {}
                }
            }
        }
    }

    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let seen = scene.view;
        let turned = |block: Block| seen.last_turn.is_some_and(|turn| turn.block == block);
        html! {
            div class="pentago" dir="ltr" {
                div class="plates" aria-hidden="true" {
                    @for block in Block::ALL {
                        div.plate.{ "b" (block.number()) }.turned[turned(block)] data-block=(block.number()) data-key={ "plate:" (block.number()) } {}
                        span class={ "number b" (block.number()) } { (block.number()) }
                    }
                }
                div class="columns" aria-hidden="true" { @for column in 0..6 { span { (column) } } }
                div class="rows" aria-hidden="true" { @for row in 0..6 { span { (row) } } }
                div class="grid" role="grid" aria-label=(scene.words.say("web-pentago-board"))
                    data-can=(scene.words.say("web-pentago-can")) {
                    @for row in 0..6 {
                        div class="row" role="row" {
                            @for square in (0..6).filter_map(|column| Square::at(row, column)) {
                                (draw_square(scene, seen, square))
                            }
                        }
                    }
                }
                div class="turns" role="toolbar" aria-label=(scene.words.say("web-pentago-turns")) {
                    @for turn in Turn::all() { (draw_turn(scene, seen, turn)) }
                }
                @if seen.fives.count() > 0 { (draw_fives(seen)) }
            }
        }
    }

    fn miniature(&self, seen: &Seen) -> Markup {
        small(seen, Squares(0), None)
    }

    fn diagram(&self, _words: &Words, rule: &str) -> Option<Markup> {
        let after = |actions: &[&str]| reached::<Pentago>(Value::Null, actions);
        let placed = |seen: &Seen| last_marble(seen).map_or(Squares(0), |square| Squares(square.bit()));
        match rule {
            "PE-02" => {
                let (before, first) = (after(&A_TURN[..6])?, after(&A_TURN[..7])?);
                let second = after(&A_TURN)?;
                Some(steps(&[
                    small(&before, Squares(0), None),
                    small(&first, placed(&first), None),
                    small(&second, placed(&second), second.last_turn),
                ]))
            }
            "PE-04" => {
                let five = after(&FIVE)?;
                Some(steps(&[small(&five, five.fives, None)]))
            }
            _ => None,
        }
    }

    fn sign(&self, _words: &Words, role: &str) -> Markup {
        match role {
            "red" => draw_marble(Colour::Red),
            "black" => draw_marble(Colour::Black),
            _ => html! {},
        }
    }

    fn button(&self, words: &Words, action: Action) -> Option<String> {
        (action == Action::Skip).then(|| words.say("web-pentago-skip"))
    }

    fn goes_on(&self, _before: Action, action: Action) -> bool {
        matches!(action, Action::Turn(_) | Action::Skip)
    }
}
