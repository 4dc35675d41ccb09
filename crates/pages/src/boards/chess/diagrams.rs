//! The board small and still, and the pictures beside the rules.

use chess::board::{Color, File, Rank, Square};
use chess::{Chess, View as Seen, letter, word};
use maud::{Markup, html};
use meydan_words::Words;
use serde_json::json;

use super::pieces;
use crate::boards::diagrams::{reached, steps};

/// The left and upper edge of a square.
const fn at(square: Square) -> (usize, usize) {
    (square.file() as usize * 10, (7 - square.rank() as usize) * 10)
}

/// The board small and still, with marks over it.
pub(super) fn small(seen: &Seen, marks: &Markup) -> Markup {
    let all = Square::ALL.into_iter().filter_map(|square| Some((at(square), seen.board.on(square)?)));
    html! {
        svg class="miniature" viewBox="-4 -4 88 88" aria-hidden="true" {
            rect class="frame" x="-4" y="-4" width="88" height="88" rx="5" {}
            rect class="pale-squares" width="80" height="80" {}
            path class="dark-squares" stroke-width="10"
                d="M10 5h10m10 0h10m10 0h10m10 0h10M0 15h10m10 0h10m10 0h10m10 0h10M10 25h10m10 0h10m10 0h10m10 0h10M0 35h10m10 0h10m10 0h10m10 0h10M10 45h10m10 0h10m10 0h10m10 0h10M0 55h10m10 0h10m10 0h10m10 0h10M10 65h10m10 0h10m10 0h10m10 0h10M0 75h10m10 0h10m10 0h10m10 0h10" {}
            @for ((x, y), (color, piece)) in all {
                use class={ "piece " (pieces::side(color)) } href={ "#chess-" (word(piece)) }
                    x=(x) y=(y) width="10" height="10" {}
            }
            (marks)
        }
    }
}

/// The board in lines: White's pieces in capitals, H the knight.
pub(super) fn text(seen: &Seen) -> String {
    let sign = |square: Square| match seen.board.on(square) {
        Some((Color::White, piece)) => letter(piece),
        Some((Color::Black, piece)) => letter(piece).to_ascii_lowercase(),
        None => '.',
    };
    let files = "  a b c d e f g h\n";
    let row = |rank: Rank| {
        let signs: String =
            File::ALL.into_iter().flat_map(|file| [' ', sign(Square::new(file, rank))]).collect();
        format!("{number}{signs} {number}\n", number = rank as usize + 1)
    };
    let rows: String = Rank::ALL.into_iter().rev().map(row).collect();
    format!("{files}{rows}{files}")
}

/// The way of a piece that was just moved.
fn way(from: Square, to: Square) -> Markup {
    let ((x, y), (to_x, to_y)) = (at(from), at(to));
    html! {
        rect class="mark from" x=(x) y=(y) width="10" height="10" {}
        rect class="mark to" x=(to_x) y=(to_y) width="10" height="10" {}
    }
}

/// What is earned on a square.
fn worth(words: &Words, square: Square, points: i64) -> Markup {
    let (x, y) = at(square);
    html! {
        circle class="mark turned" cx=(x + 5) cy=(y + 5) r="5" {}
        text class="mark points" x=(x + 10) y=(y + 1) text-anchor="middle" { "+" (words.number(points)) }
    }
}

/// A knight came to e5 and attacks queen, rook and pawn.
const ATTACKS: &str = "1k6/3q1r2/6p1/4N3/8/8/5PPP/6K1 b - - 0 1";
/// A pawn came from e4 to e5.
const CROSSED: &str = "4k3/ppp2ppp/3p4/4P3/8/8/PPPP1PPP/4K3 b - - 0 1";

/// The picture of a rule, if it has one.
pub(super) fn of(words: &Words, rule: &str) -> Option<Markup> {
    let standing = |text: &str| reached::<Chess>(json!({ "position": text }), &[]);
    match rule {
        "CH-20" => {
            let marks = html! {
                (way(Square::F3, Square::E5))
                (worth(words, Square::D7, 5)) (worth(words, Square::F7, 2)) (worth(words, Square::G6, 1))
            };
            Some(steps(&[small(&standing(ATTACKS)?, &marks)]))
        }
        "CH-24" => {
            let marks = html! {
                path class="mark way" d="M0 40H80" {}
                (way(Square::E4, Square::E5)) (worth(words, Square::E5, 3))
            };
            Some(steps(&[small(&standing(CROSSED)?, &marks)]))
        }
        _ => None,
    }
}
