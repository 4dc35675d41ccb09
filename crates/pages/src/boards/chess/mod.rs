//! Advanced chess: the wooden board with its pieces, what can be chosen over it,
//! and what each player has beside it. The score sheet is in `sheet`.
//!
//! Colour never stands alone: the last move has frames besides its tint, a
//! target a dot or a ring, a king in check a burst behind it, a touched piece a
//! corner, a random move broken frames.

mod diagrams;
mod pieces;
mod sheet;
mod side;

use std::sync::LazyLock;

use chess::board::{Color, File, Piece, Rank, Square};
use chess::{Action, By, Chess, End, Made, View as Seen, color_of, word};
use maud::{Markup, html};
use meydan_core::{Entry, Seat, Seq};
use meydan_telling::chess::piece_name;
use meydan_words::Words;

use super::{Board, Fittings};
use crate::canvas::{Canvas, Stand};
use crate::moves::Listing;
use crate::names;

pub(super) struct ChessBoard;

type Scene<'a> = super::Scene<'a, Chess>;

/// What a pawn can become, in the order in which it is offered.
const PROMOTIONS: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

fn role(words: &Words, scene: &Scene<'_>, seat: Seat) -> String {
    names::role(words, "chess", scene.players, seat)
}

/// The rows and columns as they are seen from a side.
fn seen_from(front: Color) -> ([Rank; 8], [File; 8]) {
    let (mut ranks, mut files) = (Rank::ALL, File::ALL);
    match front {
        Color::White => ranks.reverse(),
        Color::Black => files.reverse(),
    }
    (ranks, files)
}

/// What is marked on the squares.
struct Marks<'a> {
    last: Option<&'a Made>,
    focus: Square,
}

impl<'a> Marks<'a> {
    fn of(seen: &'a Seen) -> Marks<'a> {
        let last = seen.last().map(|(_, made)| made);
        let begin = Square::new(File::E, Rank::Second.relative_to(seen.board.turn()));
        Marks { last, focus: last.map_or(begin, |made| made.written.to) }
    }

    fn is_end(&self, square: Square) -> bool {
        self.last.is_some_and(|made| made.written.from == square || made.written.to == square)
    }
}

fn label(words: &Words, seen: &Seen, marks: &Marks<'_>, square: Square) -> String {
    let name = square.to_string();
    let mut parts = vec![match seen.board.on(square) {
        Some((color, piece)) => words.say_with(
            &format!("web-chess-square-{}", pieces::side(color)),
            &[("square", name.into()), ("piece", piece_name(piece, words).into())],
        ),
        None => words.say_with("web-chess-square-empty", &[("square", name.into())]),
    }];
    if in_check(seen, square) {
        parts.push(words.say("web-chess-in-check"));
    }
    if marks.is_end(square) {
        parts.push(words.say("web-chess-last-move"));
    }
    if seen.touched.iter().any(|touched| touched.0 == square) {
        parts.push(words.say("web-chess-touched"));
    }
    parts.join(&words.say("web-between"))
}

/// Whether a king stands here in check. The one whose turn it is not may, after a lost turn.
fn in_check(seen: &Seen, square: Square) -> bool {
    matches!(seen.board.on(square), Some((color, Piece::King)) if seen.board.in_check(color))
}

/// The key of a square's piece.
fn key(square: Square) -> &'static str {
    static KEYS: LazyLock<Vec<String>> =
        LazyLock::new(|| Square::ALL.iter().map(|square| format!("square:{square}")).collect());
    &KEYS[square as usize]
}

fn draw_square(scene: &Scene<'_>, seen: &Seen, marks: &Marks<'_>, square: Square) -> Stand<'static> {
    let stands = seen.board.on(square);
    let end = marks.is_end(square);
    let chance = end && marks.last.is_some_and(|made| made.by != By::Player);
    let touched = seen.touched.iter().any(|touched| touched.0 == square);
    let check = in_check(seen, square);
    let piece = stands.map(|(color, piece)| (color as u8, piece as u8));
    scene.piece(key(square), (piece, end, chance, touched, check), || {
        let place = square.to_string();
        let dark = (square.file() as usize + square.rank() as usize).is_multiple_of(2);
        let can = scene.can(&place);
        let mine = can
            || stands.is_some_and(|(color, _)| color == seen.board.turn())
                && scene.can(&format!("touch:{place}"));
        let focus = if marks.focus == square { "0" } else { "-1" };
        html! {
            button.square.dark[dark].can[can].mine[mine].end[end].chance[chance].touched[touched].check[check]
                type="button" role="gridcell" data-place=(place) data-key=(key(square)) tabindex=(focus)
                aria-label=(label(scene.words, seen, marks, square)) {
                @if let Some((color, piece)) = stands { (pieces::piece(color, piece)) }
            }
        }
    })
}

/// What the pawn becomes. It is there beforehand and comes up once it is asked for.
fn promotion(scene: &Scene<'_>, seen: &Seen) -> Markup {
    let asked = scene.offers.iter().any(|offer| offer.places.len() == 3);
    let color = seen.board.turn();
    html! {
        @if asked {
            div class="promotion" data-key="promotion" role="group" aria-label=(scene.words.say("web-chess-promotion")) {
                @for piece in PROMOTIONS {
                    @let name = piece_name(piece, scene.words);
                    button type="button" data-place={ "button:" (word(piece)) } aria-label=(name) title=(name) {
                        (pieces::piece(color, piece))
                    }
                }
            }
        }
    }
}

impl Board for ChessBoard {
    type Game = Chess;

    const FITTINGS: Fittings = Fittings {
        styles: &["games/chess.css"],
        script: Some("games/chess.js"),
        draws_buttons: true,
        pane: false,
        tells: false,
    };

    fn symbols(&self) -> Markup {
        pieces::symbols()
    }

    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let seen = scene.view;
        let (ranks, files) = seen_from(color_of(scene.front));
        let marks = Marks::of(seen);
        let squares: Vec<_> =
            Square::ALL.iter().map(|&square| draw_square(scene, seen, &marks, square)).collect();
        let (question, promotion) = (side::question(scene, seen), promotion(scene, seen));
        let state = (pieces::side(color_of(scene.front)), &question.0, &promotion.0);
        scene.frame(state, || {
            html! {
                div class="chess" dir="ltr" data-front=(pieces::side(color_of(scene.front))) {
                    (question)
                    div class="files" aria-hidden="true" { @for file in files { span { (file) } } }
                    div class="ranks" aria-hidden="true" { @for rank in ranks { span { (rank) } } }
                    div class="grid" role="grid" aria-label=(scene.words.say("web-chess-board")) {
                        @for rank in ranks {
                            div class="row" role="row" {
                                @for file in files { (squares[Square::new(file, rank) as usize]) }
                            }
                        }
                    }
                    (promotion)
                }
            }
        })
    }

    fn miniature(&self, seen: &Seen) -> Markup {
        diagrams::small(seen, &html! {})
    }

    fn diagram(&self, words: &Words, rule: &str) -> Option<Markup> {
        diagrams::of(words, rule)
    }

    fn sign(&self, _words: &Words, role: &str) -> Markup {
        match role {
            "white" => pieces::piece(Color::White, Piece::King),
            "black" => pieces::piece(Color::Black, Piece::King),
            _ => html! {},
        }
    }

    fn own_buttons(&self, scene: &Scene<'_>) -> Markup {
        side::buttons(scene, scene.view)
    }

    fn ways(&self, scene: &Scene<'_>) -> Markup {
        side::ways(scene, self.position(scene.view).is_some())
    }

    fn beside(&self, words: &Words, seen: &Seen, seat: Seat, canvas: Option<&Canvas<'_>>) -> Markup {
        side::beside(words, seen, seat, canvas)
    }

    /// At the end there is something else to say.
    fn struck(&self, scene: &Scene<'_>) -> Option<String> {
        let who = |seat| role(scene.words, scene, seat);
        let told = meydan_telling::Scene { view: scene.view, words: scene.words, who: &who };
        if scene.past || !scene.over { meydan_telling::chess::struck(&told) } else { None }
    }

    fn moments(&self, line: &[Entry<Option<Action>>]) -> Option<Vec<Seq>> {
        Some(sheet::moments(line))
    }

    fn listing(&self) -> Option<Box<dyn Listing>> {
        Some(Box::new(sheet::ScoreSheet::default()))
    }

    fn as_text(&self, seen: &Seen) -> Option<String> {
        Some(diagrams::text(seen))
    }

    fn position(&self, seen: &Seen) -> Option<String> {
        let goes_on = matches!(seen.end, None | Some(End::Resigned));
        goes_on.then(|| seen.standing().to_string())
    }
}
