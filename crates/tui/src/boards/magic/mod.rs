//! Magic's table: both battlefields as rows of chips, attackers and defenders as
//! pairs between them, what happened lately, the own hand below. Cards in play
//! are typed by their numbers, cards of the hand by a letter.

mod chips;

use magic::{Colour, Event, View};
use meydan_core::{Place, Seat};
use meydan_telling::magic::{card_name, lately, pairs};
use meydan_telling::{Scene, Telling as _};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use self::chips::{Chip, Layout};
use super::{Badge, Board, Marks, Paint, Seen};
use crate::draw::{Align, Ink, Theme};
use crate::text::width;

/// The table.
pub(crate) struct Magic {
    view: View,
    /// Whose cards lie below.
    front: Seat,
    /// What happened lately, the latest last.
    told: Vec<Event>,
}

impl Magic {
    fn layout(&self, within: Rect) -> Layout {
        Layout::new(&self.view, self.front, within)
    }

    fn chip_of(&self, place: &Place) -> Option<Chip> {
        // Names do not depend on where chips lie.
        let layout = self.layout(Rect::new(0, 0, 80, 24));
        layout.chips.into_iter().map(|(chip, _)| chip).find(|chip| chip.place.as_ref() == Some(place))
    }
}

/// How a colour looks.
fn style(colour: Option<Colour>, theme: Theme) -> Style {
    let style = Style::new();
    if !theme.color {
        return style;
    }
    match colour {
        Some(Colour::White) => style.fg(Color::Indexed(230)),
        Some(Colour::Black) => style.fg(Color::Indexed(183)),
        Some(Colour::Red) => style.fg(Color::Indexed(210)),
        Some(Colour::Green) => style.fg(Color::Indexed(114)),
        Some(Colour::Blue) => style.fg(Color::Indexed(117)),
        None => style,
    }
}

impl Board for Magic {
    type Game = magic::Magic;
    const LATELY: u32 = 40;

    fn new(seen: Seen<magic::Magic>) -> Magic {
        Magic { front: seen.view.you.unwrap_or(seen.front), view: seen.view, told: seen.told }
    }
}

impl Paint for Magic {
    fn places(&self, within: Rect) -> Vec<(Place, Rect)> {
        let layout = self.layout(within);
        let heads = [0, 1].map(|seat| (Place::new(format!("player:{}", seat + 1)), layout.heads[seat]));
        let chips = layout.chips.into_iter().filter_map(|(chip, spot)| Some((chip.place?, spot)));
        chips.chain(heads).collect()
    }

    fn draw(&self, ink: &mut Ink<'_>, within: Rect, marks: &Marks<'_>) {
        let layout = self.layout(within);
        for seat in Seat::all(2) {
            self.draw_head(ink, layout.heads[seat.index()], seat, marks);
        }
        for (chip, spot) in &layout.chips {
            if spot.width > 0 {
                self.draw_chip(ink, *spot, chip, marks);
            }
        }
        self.draw_middle(ink, layout.middle, marks);
    }

    fn badge(&self, seat: Seat, theme: Theme) -> Badge {
        Badge::number(seat, theme)
    }

    /// A number for a card in play, a letter for one of the hand, `0` to be done
    /// or to let an attacker through, `x` to cancel, `p1` and `p2` for the players.
    fn name(&self, place: &Place) -> String {
        if let Some(chip) = self.chip_of(place) {
            return chip.key;
        }
        match place.as_str() {
            "button:done" | "button:none" | "button:pass" => "0".to_owned(),
            "button:cancel" => "x".to_owned(),
            "player:1" => "p1".to_owned(),
            "player:2" => "p2".to_owned(),
            other => other.to_owned(),
        }
    }
}

impl Magic {
    /// Name, HP, and the mana in the pool of whose turn it is.
    fn draw_head(&self, ink: &mut Ink<'_>, line: Rect, seat: Seat, marks: &Marks<'_>) {
        let theme = ink.theme;
        let words = ink.words;
        let turn = self.view.turn == seat;
        let place = Place::new(format!("player:{}", seat.0 + 1));
        let name = marks.player(seat);
        let style = if turn { theme.accent() } else { theme.strong() };
        let who = |seat: Seat| marks.player(seat);
        let scene = Scene { view: &self.view, words, who: &who };
        let hp = meydan_telling::magic::Magic.score(&scene, seat).map_or_else(String::new, |(_, said)| said);
        let mark = marks.sign(&place, theme).unwrap_or(" ");
        // Who can be aimed at is typed.
        let key = if marks.open.contains(&place) { format!("{} ", self.name(&place)) } else { String::new() };
        ink.paint(line, if marks.cursor == Some(&place) { theme.chosen() } else { theme.plain() });
        let inside = Rect { x: line.x + 1, width: line.width.saturating_sub(2), ..line };
        ink.line(inside, &format!("{mark}{key}{name} · {hp}"), style, Align::Start);
        if turn && !self.view.pool.is_none() {
            let pool = self.view.pool.to_string().to_ascii_uppercase();
            let pool = words.say_with("tui-magic-pool", &[("mana", pool.into())]);
            ink.line(inside, &pool, theme.strong(), Align::End);
        } else if turn {
            let phase = format!("{:?}", self.view.phase).to_lowercase();
            ink.line(inside, &words.say(&format!("magic-phase-{phase}")), theme.quiet(), Align::End);
        }
    }

    /// Number or letter, name, and what there is to know; a tapped card is marked and dim.
    fn draw_chip(&self, ink: &mut Ink<'_>, spot: Rect, chip: &Chip, marks: &Marks<'_>) {
        let theme = ink.theme;
        let mut look = style(chip.colour, theme);
        if chip.tapped {
            look = look.add_modifier(Modifier::DIM);
        }
        let marked = chip.place.as_ref().and_then(|place| marks.sign(place, theme)).unwrap_or(" ");
        let tapped = if chip.tapped { theme.sign("↷", "~") } else { "" };
        let start = format!("{marked}{}{tapped}", chip.key);
        let free = usize::from(spot.width).saturating_sub(width(&start) + width(&chip.end) + 2);
        let name = chip.card.map_or_else(String::new, |card| card_name(card, ink.words));
        ink.signs(spot.x, spot.y, &start, look.add_modifier(Modifier::BOLD));
        let at = spot.x + width(&start) as u16 + 1;
        if chip.card.is_some() {
            ink.signs(at, spot.y, &format!("{}{}", ink.filled(&name, free), chip.end), look);
        } else {
            ink.signs(at - 1, spot.y, &chip.end, look);
        }
        if chip.place.is_some() && marks.cursor == chip.place.as_ref() {
            ink.paint(Rect { width: spot.width.saturating_sub(1), ..spot }, theme.chosen());
        }
    }

    /// The attacks as pairs while there are any, else what happened lately.
    fn draw_middle(&self, ink: &mut Ink<'_>, area: Rect, marks: &Marks<'_>) {
        if area.height == 0 {
            return;
        }
        let theme = ink.theme;
        let who = |seat: Seat| marks.player(seat);
        let scene = Scene { view: &self.view, words: ink.words, who: &who };
        let rule = theme.sign("─", "-").repeat(usize::from(area.width));
        ink.signs(area.x, area.y, &rule, theme.quiet());
        let area = Rect { y: area.y + 1, height: area.height - 1, ..area };
        let room = usize::from(area.height);
        let lines: Vec<String> = if self.view.attacks.is_empty() {
            let said = lately(&scene, &self.told);
            said.iter().flat_map(|line| ink.wrap(line, area.width)).collect()
        } else {
            let pairs = pairs(&scene, theme.sign("→", "->"));
            pairs.iter().map(|line| ink.cut(line, usize::from(area.width))).collect()
        };
        let skip = lines.len().saturating_sub(room);
        for (line, y) in lines.iter().skip(skip).zip(area.y..) {
            ink.ready_line(Rect { y, height: 1, ..area }, line, theme.plain(), Align::Start);
        }
    }
}
