//! The list of moves beside the board.

use ratatui::layout::Rect;

use super::table::moves_title;
use super::{Align, Ink, Target};
use crate::boards::Paint;
use crate::screens::{TableScreen, Teller};
use crate::text::{apart, width};

pub(super) fn draw(
    ink: &mut Ink<'_>,
    area: Rect,
    (screen, board): (&TableScreen, &dyn Paint),
    teller: &Teller<'_>,
) {
    let words = ink.words;
    let listed = screen.listed();
    let shown = screen.shown_entries();
    let inside = ink.boxed(area, &moves_title(screen, words));
    if inside.height == 0 || inside.width == 0 {
        return;
    }
    // Of two players a sign says who it was; of more nobody would know.
    let named = screen.table.players().len() > 2;
    let say = |entry| if named { teller.named_entry(entry) } else { teller.entry(entry) };
    let texts: Vec<String> = listed.iter().map(|(entry, _)| say(entry)).collect();
    let most = if named { usize::from(inside.width).max(2) } else { 24 };
    let longest =
        texts.iter().map(|text| width(&ink.cut(text, most))).max().unwrap_or(0).clamp(2, most) as u16;
    // Number, sign and text, a blank after each.
    let digits = listed.iter().map(|(_, number)| number.len()).max().unwrap_or(0).max(2);
    let before = digits as u16 + if named { 1 } else { 3 };
    let wide = (before + longest + 1).min(inside.width);
    let columns = (inside.width / wide).max(1);
    let rows = inside.height;
    // The entry that is shown stays in sight.
    let row_of = |index: usize| (index / usize::from(columns)) as u16;
    let first = row_of(shown.saturating_sub(1)).saturating_sub(rows - 1);
    for (index, ((entry, number), text)) in listed.iter().zip(&texts).enumerate() {
        let Some(row) = row_of(index).checked_sub(first).filter(|row| *row < rows) else {
            continue;
        };
        let x = inside.x + (index % usize::from(columns)) as u16 * wide;
        let area = Rect::new(x, inside.y + row, wide, 1);
        let style = if index + 1 == shown {
            ink.theme.chosen()
        } else if index < shown {
            ink.theme.plain()
        } else {
            ink.theme.quiet()
        };
        // Whole sentences of a language that runs from the right begin with their number there.
        if named && ink.runs_left() {
            let area = Rect { x: inside.x, width: inside.width, ..area };
            let number = words.digits(number);
            ink.paint(area, style);
            ink.line(area, &format!("{number:>digits$} {text}"), style, Align::Start);
            ink.hit(area, Target::Entry(index + 1));
            continue;
        }
        ink.paint(Rect { width: wide - 1, ..area }, style);
        ink.signs(x, area.y, &format!("{number:>digits$}"), style);
        if let Some(seat) = entry.actor().filter(|_| !named) {
            ink.signs(x + before - 2, area.y, &board.badge(seat, ink.theme).sign, style);
        }
        let room = usize::from(wide - before - 1);
        ink.signs(x + before, area.y, &ink.cut(&apart(text), room), style);
        ink.hit(area, Target::Entry(index + 1));
    }
}
