//! The pen: puts texts, boxes and keys onto a buffer, in the language's own
//! direction, and notes what can be clicked.

use meydan_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

use super::Theme;
use crate::app::App;
use crate::command::Command;
use crate::text::{Script, width};
use meydan_core::Place;

/// What a click means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// A place of the board or a button of the game.
    Place(Place),
    /// A row of a menu or form, or an answer to a question.
    Row(usize),
    /// A key of the hint lines.
    Command(Command),
    /// The position after so many entries of the move list.
    Entry(usize),
}

/// Where a text stands in its area. The start is at the right in Persian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Start,
    Center,
    End,
}

/// The pen.
pub(crate) struct Ink<'a> {
    buffer: &'a mut Buffer,
    pub(crate) theme: Theme,
    pub(crate) words: &'static Words,
    script: Script,
    pub(crate) hits: Vec<(Rect, Target)>,
}

impl<'a> Ink<'a> {
    pub(crate) fn new(buffer: &'a mut Buffer, app: &App) -> Ink<'a> {
        Ink { buffer, theme: app.theme(), words: app.words(), script: app.script(), hits: Vec::new() }
    }

    /// The whole screen.
    pub(crate) fn whole(&self) -> Rect {
        self.buffer.area
    }

    /// Whether lines begin at the right.
    pub(crate) fn runs_left(&self) -> bool {
        self.script.rtl
    }

    /// A text in lines of at most so many cells, ready for `Ink::ready_line`.
    pub(crate) fn wrap(&self, text: &str, width: u16) -> Vec<String> {
        self.script.wrap(text, usize::from(width))
    }

    /// A text in one line of at most so many cells, ready for `Ink::signs`.
    pub(crate) fn cut(&self, text: &str, width: usize) -> String {
        self.script.line(text, width)
    }

    /// The same with blanks after it, in exactly so many cells.
    pub(crate) fn filled(&self, text: &str, room: usize) -> String {
        let text = self.cut(text, room);
        let rest = room.saturating_sub(width(&text));
        text + &" ".repeat(rest)
    }

    /// Signs from left to right exactly as they are, cut at the edge of the screen.
    pub(crate) fn signs(&mut self, x: u16, y: u16, signs: &str, style: Style) {
        let area = self.buffer.area;
        if x < area.right() && y < area.bottom() {
            self.buffer.set_stringn(x, y, signs, usize::from(area.right() - x), style);
        }
    }

    /// Lines around and between so many squares in both directions, each so wide and high.
    pub(crate) fn lattice(&mut self, (x, y): (u16, u16), count: u16, (wide, high): (u16, u16), style: Style) {
        let row = |[left, across, cross, right]: [&str; 4]| {
            let square = across.repeat(usize::from(wide));
            format!("{left}{}{right}", vec![square; usize::from(count)].join(cross))
        };
        let [top, between, bottom, open] = if self.theme.ascii {
            [["+", "-", "+", "+"], ["+", "-", "+", "+"], ["+", "-", "+", "+"], ["|", " ", "|", "|"]].map(row)
        } else {
            [["┌", "─", "┬", "┐"], ["├", "─", "┼", "┤"], ["└", "─", "┴", "┘"], ["│", " ", "│", "│"]].map(row)
        };
        for line in 0..=count {
            let y = y + line * (high + 1);
            let text = match line {
                0 => &top,
                line if line == count => &bottom,
                _ => &between,
            };
            self.signs(x, y, text, style);
            if line < count {
                for inside in 1..=high {
                    self.signs(x, y + inside, &open, style);
                }
            }
        }
    }

    /// A style over an area.
    pub(crate) fn paint(&mut self, area: Rect, style: Style) {
        self.buffer.set_style(area, style);
    }

    /// Blanks over an area.
    pub(crate) fn wipe(&mut self, area: Rect) {
        let area = area.intersection(self.buffer.area);
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                if let Some(cell) = self.buffer.cell_mut((x, y)) {
                    cell.reset();
                }
            }
        }
    }

    /// One line of text in an area, cut if it is too long.
    pub(crate) fn line(&mut self, area: Rect, text: &str, style: Style, align: Align) {
        let line = self.script.line(text, usize::from(area.width));
        self.ready_line(area, &line, style, align);
    }

    /// One line that has been wrapped already.
    pub(crate) fn ready_line(&mut self, area: Rect, line: &str, style: Style, align: Align) {
        let free = area.width.saturating_sub(width(line) as u16);
        let left = match (align, self.script.rtl) {
            (Align::Center, _) => free / 2,
            (Align::Start, false) | (Align::End, true) => 0,
            (Align::Start, true) | (Align::End, false) => free,
        };
        self.signs(area.x + left, area.y, line, style);
    }

    /// A paragraph; gives the number of lines it took.
    pub(crate) fn paragraph(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        let lines = self.wrap(text, area.width);
        for (line, y) in lines.iter().zip(area.top()..area.bottom()) {
            self.ready_line(Rect { y, height: 1, ..area }, line, style, Align::Start);
        }
        (lines.len() as u16).min(area.height)
    }

    /// A box with a title; gives what is inside.
    pub(crate) fn boxed(&mut self, area: Rect, title: &str) -> Rect {
        if area.width < 4 || area.height < 2 {
            return Rect::new(area.x, area.y, 0, 0);
        }
        let style = self.theme.lines();
        let [across, down] = [self.theme.sign("─", "-"), self.theme.sign("│", "|")];
        let corners = if self.theme.ascii { ["+"; 4] } else { ["╭", "╮", "╰", "╯"] };
        let middle = across.repeat(usize::from(area.width - 2));
        self.signs(area.x, area.y, &format!("{}{middle}{}", corners[0], corners[1]), style);
        self.signs(area.x, area.bottom() - 1, &format!("{}{middle}{}", corners[2], corners[3]), style);
        for y in area.y + 1..area.bottom() - 1 {
            self.signs(area.x, y, down, style);
            self.signs(area.right() - 1, y, down, style);
        }
        if !title.is_empty() {
            let at = Rect::new(area.x + 2, area.y, area.width - 4, 1);
            self.line(at, &format!(" {title} "), self.theme.strong().fg(Color::Reset), Align::Start);
        }
        Rect::new(area.x + 2, area.y + 1, area.width - 4, area.height - 2)
    }

    /// The bar at the top: a title and something at its end.
    pub(crate) fn bar(&mut self, title: &str, end: &str) {
        let area = Rect::new(0, 0, self.buffer.area.width, 1);
        self.paint(area, self.theme.bar());
        let inside = Rect { x: 1, width: area.width - 2, ..area };
        self.line(inside, title, self.theme.bar(), Align::Start);
        self.line(inside, end, self.theme.bar(), Align::End);
    }

    /// Keys with what they do, in order, from the start of the given rows.
    pub(crate) fn keys(&mut self, area: Rect, keys: &[(String, String, Option<Command>)]) {
        let (mut row, mut used) = (area.y, 0u16);
        for (key, label, command) in keys {
            let [key, label] = [key, label].map(|text| self.script.line(text, usize::from(area.width)));
            let [key_width, label_width] = [&key, &label].map(|text| width(text) as u16);
            let wide = key_width + 1 + label_width;
            if used > 0 && used + wide > area.width {
                row += 1;
                used = 0;
            }
            if row >= area.bottom() {
                return;
            }
            let (key_x, label_x, start) = if self.script.rtl {
                let end = area.right().saturating_sub(used);
                (end.saturating_sub(key_width), end.saturating_sub(wide), end.saturating_sub(wide))
            } else {
                (area.x + used, area.x + used + key_width + 1, area.x + used)
            };
            self.signs(key_x, row, &key, self.theme.accent());
            self.signs(label_x, row, &label, self.theme.quiet());
            if let Some(command) = command {
                self.hits.push((Rect::new(start, row, wide, 1), Target::Command(*command)));
            }
            used += wide + 2;
        }
    }

    /// Notes that a click here means this.
    pub(crate) fn hit(&mut self, area: Rect, target: Target) {
        self.hits.push((area, target));
    }
}
