//! The board with what stands below it: the players, their points, what they
//! captured, and where the game is (CH-60).

use anstyle::{AnsiColor, Color as Colour, Style};
use chess::board::{Color, File, Piece, Rank, Square};
use chess::{Captured, Chess, View, color_of, letter};
use meydan_core::Seat;
use meydan_telling::chess::way_name;
use meydan_words::Words;
use unicode_width::UnicodeWidthStr as _;

use crate::Look;
use crate::line_ui::RenderContext;
use crate::look::colour;

const LIGHT: Style = Style::new().bg_color(colour(180));
const DARK: Style = Style::new().bg_color(colour(137));
/// Where the last move began and ended.
const LAST: Style = Style::new().bg_color(colour(143));
const EDGE: Style = Style::new().fg_color(Some(Colour::Ansi(AnsiColor::Cyan)));
const STRONG: Style = Style::new().bold();
const RED_LINE: Style = Style::new().bold().fg_color(Some(Colour::Ansi(AnsiColor::Red)));

/// The sign of a piece. In letters White's are capitals.
pub(super) fn sign(color: Color, piece: Piece, look: &Look) -> char {
    match (color, look.ascii) {
        (Color::White, true) => letter(piece),
        (Color::Black, true) => letter(piece).to_ascii_lowercase(),
        (Color::White, false) => ['♙', '♘', '♗', '♖', '♕', '♔'][piece as usize],
        (Color::Black, false) => ['♟', '♞', '♝', '♜', '♛', '♚'][piece as usize],
    }
}

fn square(view: &View, at: Square, look: &Look) -> String {
    let dark = (at.file() as usize + at.rank() as usize).is_multiple_of(2);
    let last = view.last().is_some_and(|(_, made)| made.written.from == at || made.written.to == at);
    let ground = match (last, dark) {
        (true, _) => LAST,
        (false, true) => DARK,
        (false, false) => LIGHT,
    };
    let touched = view.touched.iter().any(|touched| touched.0 == at);
    match view.board.on(at) {
        Some((color, piece)) => {
            // The signs differ as well, so that nothing is told by colour alone.
            let style = ground.fg_color(colour(if color == Color::White { 231 } else { 16 })).bold();
            let style = if touched { style.underline() } else { style };
            let sign = sign(color, piece, look).to_string();
            if look.colour { look.paint(style, &format!("{sign} ")) } else { sign }
        }
        None if look.colour => look.paint(ground, "  "),
        None => if look.ascii { "." } else { "·" }.to_owned(),
    }
}

/// The whole picture: whole lines.
pub(super) fn draw(context: &RenderContext<'_, Chess>) -> String {
    squares(context) + &players(context) + &state(context)
}

/// The board alone.
pub(super) fn squares(context: &RenderContext<'_, Chess>) -> String {
    let RenderContext { view, look, .. } = *context;
    let files = look.board_line(&format!("  {}\n", look.paint(EDGE, "a b c d e f g h")));
    let mut text = files.clone();
    for rank in Rank::ALL.into_iter().rev() {
        let number = look.paint(EDGE, &(rank as usize + 1).to_string());
        let squares: Vec<String> =
            File::ALL.into_iter().map(|file| square(view, Square::new(file, rank), look)).collect();
        let row = squares.join(if look.colour { "" } else { " " });
        text += &look.board_line(&format!("{number} {row} {number}\n"));
    }
    text + &files
}

/// A line for each player: whose turn, points, negative points with the red line, captured pieces.
fn players(context: &RenderContext<'_, Chess>) -> String {
    let RenderContext { view, words, look, who, .. } = *context;
    let turn = (view.end.is_none() && view.asking.is_none()).then(|| view.turn());
    let line = view.values().red_line;
    let rows: Vec<[String; 3]> = Seat::all(2)
        .map(|seat| {
            let points = view.points[seat.index()];
            let negative = view.negative[seat.index()];
            let beyond = if negative >= line { "console-chess-beyond" } else { "console-chess-negative" };
            [
                who(seat),
                words.say_with("console-chess-points", &[("points", points.into())]),
                words.say_with(beyond, &[("negative", negative.into()), ("line", line.into())]),
            ]
        })
        .collect();
    let widest = [0, 1, 2].map(|column| rows.iter().map(|row| row[column].width()).max().unwrap_or(0));
    let mut text = String::new();
    for (seat, row) in Seat::all(2).zip(&rows) {
        let mark = match (turn == Some(seat), look.ascii) {
            (true, false) => "▸",
            (true, true) => ">",
            (false, _) => " ",
        };
        let pad = |column: usize| {
            format!("{}{}", row[column], " ".repeat(widest[column].saturating_sub(row[column].width())))
        };
        let name = if turn == Some(seat) { look.paint(STRONG, &pad(0)) } else { pad(0) };
        let negative =
            if view.negative[seat.index()] >= line { look.paint(RED_LINE, &pad(2)) } else { pad(2) };
        let captured = captured(&view.captured_by(seat), seat, words, look);
        text += format!("{mark} {name}  {}  {negative}  {captured}", pad(1)).trim_end();
        text.push('\n');
    }
    text
}

fn captured(pieces: &[Captured], by: Seat, words: &Words, look: &Look) -> String {
    if pieces.is_empty() {
        return String::new();
    }
    let signs: String = pieces.iter().map(|captured| sign(!color_of(by), captured.piece, look)).collect();
    words.say_with("console-chess-captured", &[("pieces", signs.into())])
}

/// The game's name, the turn, the last move and the way of tampering, as far as there are any.
fn state(context: &RenderContext<'_, Chess>) -> String {
    let RenderContext { view, words, look, who, .. } = *context;
    // CH-01: the game's own name, if it has one.
    let name = context.table.option("name");
    let name = name.map(|name| words.say_with("console-chess-game", &[("name", name.into())]));
    let mut parts: Vec<String> = name.into_iter().collect();
    parts.push(words.say_with("console-chess-number", &[("number", view.number.into())]));
    if let Some((seat, made)) = view.last() {
        let args = [("player", who(seat).into()), ("move", made.written.to_string().into())];
        parts.push(words.say_with("console-chess-last", &args));
    }
    if let Some(way) = view.way {
        let way = way_name(Some(way), words);
        parts.push(words.say_with("console-chess-way", &[("way", way.into())]));
    }
    format!("{}\n", parts.join(if look.ascii { " - " } else { " · " }))
}
