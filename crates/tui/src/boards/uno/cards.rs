//! Cards on the full screen: four sizes, coloured, with the colour's letter on
//! each, and the marks of the table on their edges.

use meydan_core::Place;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use uno::{Card, Colour, LastMove, Symbol};

use super::super::Marks;
use crate::draw::{Ink, Theme};
use crate::text::{apart, width};

/// From so many lines for a hand on, a window is large.
pub(super) const ROOMY: u16 = 16;

/// How large the cards of a hand are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// As large as a window has room for.
    Large,
    /// With the kind as a word.
    Words,
    /// With the kind as a sign.
    Signs,
    /// A line each, for hands that nobody wants to have.
    Lines,
}

impl Form {
    /// How many cells a card takes.
    pub(super) const fn size(self) -> (u16, u16) {
        match self {
            Form::Large => (13, 8),
            Form::Words => (9, 4),
            Form::Signs => (5, 3),
            Form::Lines => (6, 1),
        }
    }

    /// The largest in which so many kinds of cards fit.
    pub(super) fn fitting(kinds: usize, area: Rect) -> Form {
        let fits = |form: Form| {
            let (wide, high) = form.size();
            let columns = usize::from(area.width / wide).max(1);
            kinds.div_ceil(columns) * usize::from(high) <= usize::from(area.height)
        };
        let large = (area.height >= ROOMY).then_some(Form::Large);
        let forms = large.into_iter().chain([Form::Words, Form::Signs]);
        forms.into_iter().find(|form| fits(*form)).unwrap_or(Form::Lines)
    }

    /// Where the cards lie: rows in the middle of the area.
    pub(super) fn spots(self, kinds: usize, area: Rect) -> Vec<Rect> {
        let (wide, high) = self.size();
        let columns = (area.width / wide).max(1);
        let used = columns.min(kinds as u16) * wide;
        let left = area.x + area.width.saturating_sub(used) / 2;
        let spot = |index: u16| {
            let (column, row) = (index % columns, index / columns);
            Rect::new(left + column * wide, area.y + row * high, wide, high)
        };
        (0..kinds as u16).map(spot).collect()
    }
}

/// The letter of a colour; a Wild has its own.
pub(super) fn letter(card: Card) -> char {
    card.colour().map_or('W', |colour| colour.letter().to_ascii_uppercase())
}

/// The shape of a colour, so that it is not told by colour alone.
pub(super) fn shape(colour: Colour, theme: Theme) -> &'static str {
    match colour {
        Colour::Red => theme.sign("◆", "R"),
        Colour::Green => theme.sign("▲", "G"),
        Colour::Blue => theme.sign("●", "B"),
        Colour::Yellow => theme.sign("■", "Y"),
    }
}

/// How a colour looks; without one, as a Wild does. Each has a contrast of 4.5 or more.
pub(super) fn style(colour: Option<Colour>, theme: Theme) -> Style {
    let style = Style::new().add_modifier(Modifier::BOLD);
    if !theme.color {
        return style;
    }
    let (front, back) = match colour {
        Some(Colour::Red) => (231, 160),
        Some(Colour::Green) => (231, 28),
        Some(Colour::Blue) => (231, 25),
        Some(Colour::Yellow) => (16, 220),
        None => (231, 236),
    };
    style.fg(Color::Indexed(front)).bg(Color::Indexed(back))
}

/// The kind in at most two cells.
fn sign(card: Card, theme: Theme) -> String {
    match card.symbol() {
        Symbol::Number(number) => number.to_string(),
        Symbol::Skip => theme.sign("⊘", "sk").to_owned(),
        Symbol::Reverse => theme.sign("⇄", "<>").to_owned(),
        Symbol::Draw2 => "+2".to_owned(),
        Symbol::Wild => String::new(),
        Symbol::WildDraw4 => "+4".to_owned(),
    }
}

/// The kind in at most seven cells.
fn word(card: Card) -> String {
    match card.symbol() {
        Symbol::Number(number) => number.to_string(),
        Symbol::Skip => "skip".to_owned(),
        Symbol::Reverse => "reverse".to_owned(),
        Symbol::Draw2 => "+2".to_owned(),
        Symbol::Wild => "wild".to_owned(),
        Symbol::WildDraw4 => "wild+4".to_owned(),
    }
}

/// A card in three cells: `R 5`, `G+2`.
pub(super) fn short(card: Card, theme: Theme) -> String {
    format!("{}{:>2}", letter(card), sign(card, theme))
}

/// The last move of a player in a few cells: what was laid, or how many were taken.
pub(super) fn chip(last: LastMove, theme: Theme) -> Vec<(String, Style)> {
    match last {
        LastMove::Laid { card, colour, .. } => {
            let laid = (format!(" {} ", short(card, theme)), style(card.colour(), theme));
            let named = colour.map(|colour| {
                let letter = colour.letter().to_ascii_uppercase();
                (format!(" {letter} "), style(Some(colour), theme))
            });
            [laid].into_iter().chain(named).collect()
        }
        LastMove::Drew { count } | LastMove::Took { count } => {
            vec![(apart(&format!("+{count}")), theme.strong())]
        }
        LastMove::Skipped => vec![(theme.sign("⊘", "skip").to_owned(), theme.quiet())],
        LastMove::Left => vec![(theme.sign("×", "x").to_owned(), theme.quiet())],
    }
}

/// What marks a place on its edge, and how its sides look when the keys stand there.
struct Edge {
    mark: Option<&'static str>,
    chosen: bool,
}

fn edge(place: &Place, marks: &Marks<'_>, theme: Theme) -> Edge {
    Edge { mark: marks.sign(place, theme), chosen: marks.cursor == Some(place) }
}

/// A box with lines of text in its middle, and the marks of its place.
pub(super) fn boxed(
    ink: &mut Ink<'_>,
    area: Rect,
    (lines, corner): (&[String], &str),
    look: Style,
    (place, marks): (Option<&Place>, &Marks<'_>),
) {
    let theme = ink.theme;
    let edge = place.map_or(Edge { mark: None, chosen: false }, |place| edge(place, marks, theme));
    let inner = usize::from(area.width.saturating_sub(2));
    let [across, down] = [theme.sign("─", "-"), theme.sign("│", "|")];
    let [top_left, top_right, bottom_left, bottom_right] =
        if theme.ascii { ["+"; 4] } else { ["╭", "╮", "╰", "╯"] };
    let top = format!("{top_left}{}{corner}{top_right}", across.repeat(inner - width(corner)));
    let bottom = match edge.mark {
        Some(mark) => {
            let left = (inner - 3) / 2;
            format!(
                "{bottom_left}{} {mark} {}{bottom_right}",
                across.repeat(left),
                across.repeat(inner - 3 - left)
            )
        }
        None => format!("{bottom_left}{}{bottom_right}", across.repeat(inner)),
    };
    ink.signs(area.x, area.y, &top, look);
    for (y, line) in
        (area.y + 1..area.bottom() - 1).zip(lines.iter().map(String::as_str).chain(std::iter::repeat("")))
    {
        let free = inner.saturating_sub(width(line));
        let text = format!("{}{line}{}", " ".repeat(free / 2), " ".repeat(free - free / 2));
        ink.signs(area.x, y, &format!("{down}{text}{down}"), look);
    }
    ink.signs(area.x, area.bottom() - 1, &bottom, look);
    if edge.chosen {
        for y in area.top()..area.bottom() {
            ink.signs(area.x, y, "[", theme.chosen());
            ink.signs(area.right() - 1, y, "]", theme.chosen());
        }
    }
}

/// A card of the hand, with how many there are of its kind.
pub(super) fn draw(
    ink: &mut Ink<'_>,
    area: Rect,
    (card, count): (Card, u8),
    form: Form,
    (place, marks): (&Place, &Marks<'_>),
) {
    let theme = ink.theme;
    let look = style(card.colour(), theme);
    let times = theme.sign("×", "x");
    let corner = if count > 1 { format!("{times}{count}") } else { String::new() };
    match form {
        Form::Large => {
            let [near, far] = [format!("{:<11}", letter(card)), format!("{:>11}", letter(card))];
            let lines = [near, String::new(), word(card), String::new(), String::new(), far];
            boxed(ink, area, (&lines, &corner), look, (Some(place), marks));
        }
        Form::Words => {
            let lines = [format!("{:<7}", letter(card)), word(card)];
            boxed(ink, area, (&lines, &corner), look, (Some(place), marks));
        }
        Form::Signs => boxed(ink, area, (&[short(card, theme)], &corner), look, (Some(place), marks)),
        Form::Lines => {
            let edge = edge(place, marks, theme);
            ink.signs(area.x + 1, area.y, &short(card, theme), look);
            let (sides, side_look) = match (edge.chosen, edge.mark) {
                (true, _) => (["[", "]"], theme.chosen()),
                (false, Some(mark)) => ([mark; 2], theme.accent()),
                (false, None) => ([" "; 2], theme.plain()),
            };
            ink.signs(area.x, area.y, sides[0], side_look);
            ink.signs(area.x + 4, area.y, sides[1], side_look);
            if count > 1 {
                ink.signs(area.x + 5, area.y, &count.to_string(), theme.strong());
            }
        }
    }
}
