//! Pentago in the line console (PE-10 to PE-13): a turn is two parts, on two
//! lines or on one.

use anstyle::{AnsiColor, Color, Style};
use meydan_core::{Refused, Seat};
use meydan_words::Words;
use pentago::{Action, Colour, Pentago, Phase, Refusal, Square, Turn, View};

use crate::Look;
use crate::line_ui::{Asked, LineUi, Manners, Misread, Read, RenderContext};
use crate::look::colour;

/// Pentago.
pub(crate) struct PentagoLines;

const GAME: &str = "pentago";
const BOARD: Style = Style::new().bg_color(colour(180));
const RED: Style = BOARD.fg_color(colour(124));
const BLACK: Style = BOARD.fg_color(colour(16));
const EMPTY: Style = BOARD.fg_color(colour(58));
const EDGE: Style = Style::new().fg_color(Some(Color::Ansi(AnsiColor::Cyan)));

// As in Othello a full sign is black.
fn marble(colour: Colour, ascii: bool) -> &'static str {
    match (colour, ascii) {
        (Colour::Red, false) => "○",
        (Colour::Black, false) => "●",
        (Colour::Red, true) => "R",
        (Colour::Black, true) => "B",
    }
}

/// Where the last marble stands now: the turn after it may have moved it.
fn last_marble(view: &View) -> Option<Square> {
    let placed = view.last_placed?;
    Some(view.last_turn.map_or(placed, |turn| placed.after(turn)))
}

fn square(view: &View, at: Square, look: &Look) -> String {
    let stands_out = |style: Style| {
        if view.end.is_some() && view.fives.contains(at) {
            style.bold().invert()
        } else if last_marble(view) == Some(at) {
            style.bold().underline()
        } else {
            style
        }
    };
    // The signs differ as well, so that nothing is told by colour alone.
    if view.red.contains(at) {
        look.paint(stands_out(RED), marble(Colour::Red, look.ascii))
    } else if view.black.contains(at) {
        look.paint(stands_out(BLACK), marble(Colour::Black, look.ascii))
    } else {
        look.paint(EMPTY, if look.ascii { "." } else { "·" })
    }
}

/// A line between or around the blocks, with the numbers of two of them.
fn border(ends: [&str; 3], blocks: [&str; 2], look: &Look) -> String {
    let [left, middle, right] = if look.ascii { ["+"; 3] } else { ends };
    let line = if look.ascii { "---" } else { "───" };
    let half = |block: &str| match (block, look.ascii) {
        ("", true) => format!("{line}-{line}"),
        ("", false) => format!("{line}─{line}"),
        (number, _) => format!("{line}{number}{line}"),
    };
    let text = format!("{left}{}{middle}{}{right}", half(blocks[0]), half(blocks[1]));
    look.board_line(&format!("  {}\n", look.paint(EDGE, &text)))
}

/// A square from the first words of a line, and how many of them it took.
fn read_square(words: &[&str]) -> Option<(Action, usize)> {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (row, column, taken) = match *words {
        [both, ..] if both.len() == 2 && digits(both) => (&both[..1], &both[1..], 1),
        [row, column, ..] if row.len() == 1 && column.len() == 1 && digits(row) && digits(column) => {
            (row, column, 2)
        }
        _ => return None,
    };
    let square = Square::at(row.parse().ok()?, column.parse().ok()?)?;
    Some((Action::Place(square), taken))
}

/// A turn of a block, or none: `2 ccw`, `2ccw`, `-`.
fn read_turn(words: &[&str]) -> Option<Action> {
    let text = match *words {
        ["-"] => return Some(Action::Skip),
        [block, way] if block.len() == 1 => format!("{block} {way}"),
        [both] => {
            let (block, way) = both.split_at_checked(1)?;
            format!("{block} {way}")
        }
        _ => return None,
    };
    text.parse::<Turn>().ok().map(Action::Turn)
}

/// PE-11: the parts of a line, blanks and case as one likes. What can be read
/// but is not asked for goes on as it is: the rules say best why not.
fn read_parts(typed: &str, phase: Phase) -> Read<Pentago> {
    let typed = typed.to_ascii_lowercase();
    // Brackets and commas are how some write a square; they mean nothing more.
    let blank = |sign: char| sign.is_whitespace() || matches!(sign, '(' | ')' | ',' | '،');
    let words: Vec<&str> = typed.split(blank).filter(|word| !word.is_empty()).collect();
    let misread =
        |part: Option<usize>, refusal: Refusal| Misread { part, why: Refused::game(GAME, &refusal) };
    if let Some(turn) = read_turn(&words) {
        return Ok(vec![turn]);
    }
    let Some((square, taken)) = read_square(&words) else {
        return Err(match phase {
            Phase::Turn => misread(None, Refusal::NotATurn),
            Phase::Place => misread((words.len() > 2).then_some(1), Refusal::NotASquare),
        });
    };
    let mut actions = vec![square];
    let rest = &words[taken..];
    if !rest.is_empty() {
        let turn = read_turn(rest).ok_or_else(|| misread(Some(2), Refusal::NotATurn))?;
        actions.push(turn);
    }
    Ok(actions)
}

impl LineUi for PentagoLines {
    type Game = Pentago;

    const MANNERS: Manners = Manners { whole_turns: true, ..Manners::plain("console-pentago-how") };

    fn board(&self, context: &RenderContext<'_, Pentago>) -> String {
        let RenderContext { view, look, .. } = *context;
        let side = look.paint(EDGE, if look.ascii { "|" } else { "│" });
        let blank = look.paint(EMPTY, " ");
        let mut text = look.board_line(&format!("    {}\n", look.paint(EDGE, "0 1 2   3 4 5")));
        text += &border(["┌", "┬", "┐"], ["1", "2"], look);
        for row in 0..6 {
            if row == 3 {
                text += &border(["├", "┼", "┤"], ["", ""], look);
            }
            let half = |columns: std::ops::Range<u8>| {
                let squares = columns.filter_map(|column| Square::at(row, column));
                let signs: Vec<String> = squares.map(|at| square(view, at, look)).collect();
                format!("{blank}{}{blank}", signs.join(&blank))
            };
            let number = look.paint(EDGE, &row.to_string());
            let line = format!("{number} {side}{}{side}{}{side}\n", half(0..3), half(3..6));
            text += &look.board_line(&line);
        }
        text + &border(["└", "┴", "┘"], ["3", "4"], look)
    }

    fn seat(&self, _: Seat, role: &str, words: &Words, look: &Look) -> String {
        let colour = if role == "red" { Colour::Red } else { Colour::Black };
        format!("{} {}", marble(colour, look.ascii), words.role(GAME, role))
    }

    fn read(&self, typed: &str, asked: &Asked<'_, Pentago>) -> Read<Pentago> {
        read_parts(typed, asked.view.phase)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Parts<'a> = Result<Vec<&'a str>, (Option<usize>, &'static str)>;

    fn check(typed: &str, phase: Phase, expected: Parts<'_>) {
        let read = read_parts(typed, phase).map_err(|misread| (misread.part, misread.why.code));
        let read = read.map(|parts| parts.iter().map(ToString::to_string).collect::<Vec<_>>());
        let expected = expected.map(|parts| parts.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(read, expected, "{typed:?} {phase:?}");
    }

    #[test]
    fn pe_11_a_line_is_a_square_a_turn_or_both() {
        for typed in ["1 4", " 1\t4 ", "14", "1   4", "1,4", "(1, 4)", "1، 4"] {
            check(typed, Phase::Place, Ok(vec!["1 4"]));
        }
        for typed in ["2 ccw", "2ccw", " 2  CCW ", "2Ccw"] {
            check(typed, Phase::Turn, Ok(vec!["2 ccw"]));
        }
        for typed in ["1 4 2 ccw", "14 2ccw", "1 4 2CCW", "\t14   2 ccw", "(1,4) 2 ccw"] {
            check(typed, Phase::Place, Ok(vec!["1 4", "2 ccw"]));
        }
        check("1 4 -", Phase::Place, Ok(vec!["1 4", "-"]));
        check("-", Phase::Turn, Ok(vec!["-"]));
        // What is not asked for is the rules' to refuse.
        check("2 cw", Phase::Place, Ok(vec!["2 cw"]));
        check("-", Phase::Place, Ok(vec!["-"]));
        check("1 4", Phase::Turn, Ok(vec!["1 4"]));
        check("1 4 2 cw", Phase::Turn, Ok(vec!["1 4", "2 cw"]));
    }

    /// Point 12 of the first hour.
    #[test]
    fn point_12_squares_with_commas_and_brackets_are_understood() {
        let square = Action::Place(Square::at(0, 2).unwrap());
        let turn = Action::Turn("1 cw".parse().unwrap());
        for typed in ["0,2", "(0,2)", "0 2", "02", "(0, 2)", "0،2"] {
            assert_eq!(read_parts(typed, Phase::Place), Ok(vec![square]), "{typed}");
        }
        for typed in ["(0,2) 1 cw", "0,2 1cw", "(0, 2), 1 CW"] {
            assert_eq!(read_parts(typed, Phase::Place), Ok(vec![square, turn]), "{typed}");
        }
        assert!(read_parts("0,6", Phase::Place).is_err());
    }

    #[test]
    fn pe_12_what_cannot_be_read_is_named_with_its_part() {
        for typed in ["", " ", "1", "6 0", "0 6", "-1 4", "60", "104", "x", "1 x", "٣ ٤", "１ ４", "1-4"]
        {
            check(typed, Phase::Place, Err((None, "not-a-square")));
        }
        for typed in ["", "5 cw", "0 cw", "2", "2 c", "cw", "cw 2", "2 cw 3 cw", "--", "2 cww", "é cw"] {
            check(typed, Phase::Turn, Err((None, "not-a-turn")));
        }
        for typed in ["6 0 2 cw", "a b c", "2 cw 1 4"] {
            check(typed, Phase::Place, Err((Some(1), "not-a-square")));
        }
        for typed in
            ["1 4 5 cw", "1 4 2", "14 cw", "1 4 2 cw 3", "1 4 2 ccw x", "1 4 0 0", "1 42 ccw", "1 4 é"]
        {
            let wrong = if typed == "1 42 ccw" { (Some(1), "not-a-square") } else { (Some(2), "not-a-turn") };
            check(typed, Phase::Place, Err(wrong));
        }
    }
}
