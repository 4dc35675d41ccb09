//! Magic's table: both battlefields as rows of chips, attackers and defenders as
//! pairs between them, what happened lately, the own hand below. Cards in play
//! are typed by their numbers, cards of the hand by a letter.

mod chips;
mod telling;

use magic::{Asked, Colour, Event, Phase, View};
use meydan_core::{AnyMatch, Place, Seat, Viewer};
use meydan_words::Words;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use self::chips::{Chip, Layout};
use super::{Badge, Board, Marks};
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

/// So many entries back it is looked for what happened.
const LATELY: u32 = 40;

impl Magic {
    pub(crate) fn new(view: View, game: &dyn AnyMatch, viewer: Viewer, front: Seat) -> Magic {
        let after = game.seq().checked_sub(LATELY);
        let events = game.events_since(after, viewer);
        let read = |event| serde_json::from_value(event).ok();
        let told = events.into_iter().flat_map(|at| at.events).filter_map(read).collect();
        Magic { front: view.you.unwrap_or(front), view, told }
    }

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
        self.draw_middle(ink, layout.middle, marks.names);
    }

    fn badge(&self, seat: Seat, theme: Theme) -> Badge {
        let count = i64::from(self.view.sides[seat.index()].hp);
        Badge { sign: (seat.0 + 1).to_string(), style: theme.strong(), count: Some(count) }
    }

    fn status(&self, seat: Seat, words: &Words) -> Option<String> {
        let side = &self.view.sides[seat.index()];
        let counts =
            [("hand", side.in_hand), ("library", side.library), ("discard", side.discard.len() as u8)];
        let args: Vec<(&str, meydan_words::Arg)> =
            counts.into_iter().map(|(key, count)| (key, count.into())).collect();
        Some(words.say_with("tui-magic-piles", &args))
    }

    fn ledger(&self, words: &Words, names: &[String]) -> Option<String> {
        Some(telling::overview(&self.view, words, names))
    }

    fn said(&self, action: &str, words: &Words) -> Option<String> {
        Some(telling::said(action, &self.view, words))
    }

    /// A number for a card in play, a letter for one of the hand, `0` to be done
    /// or to let an attacker through, `x` to cancel, `p1` and `p2` for the players.
    fn name(&self, place: &Place) -> String {
        if let Some(chip) = self.chip_of(place) {
            return chip.key;
        }
        match place.as_str() {
            "button:done" | "button:none" => "0".to_owned(),
            "button:cancel" => "x".to_owned(),
            "player:1" => "p1".to_owned(),
            "player:2" => "p2".to_owned(),
            other => other.to_owned(),
        }
    }

    fn meant(&self, place: &Place) -> String {
        let Some((kind, what)) = place.as_str().split_once(':') else { return place.as_str().to_owned() };
        let asks_defender = matches!(self.view.asked, Asked::Defend { .. });
        match (kind, self.view.asked) {
            (_, Asked::Target { .. }) => match kind {
                "player" => format!("target player-{what}"),
                _ => format!("target {what}"),
            },
            ("card", _) if asks_defender => format!("defend {what}"),
            ("card", Asked::Attack) => format!("attack {what}"),
            ("card", _) => format!("tap {what}"),
            ("hand", _) => {
                let aims =
                    what.parse().ok().and_then(|name| self.view.book.find(name)).and_then(magic::Card::aim);
                format!("{} {what}", if aims.is_some() { "aim" } else { "play" })
            }
            _ => format!("target player-{what}"),
        }
    }

    fn asked(&self) -> Option<&'static str> {
        Some(match (self.view.asked, self.view.phase) {
            (Asked::Over, _) => return None,
            (Asked::Play, Phase::Second) => "tui-magic-second",
            (Asked::Play, _) => "tui-magic-first",
            (Asked::Attack, _) => "tui-magic-attack",
            (Asked::Defend { .. }, _) => "tui-magic-defend",
            (Asked::Target { aim, .. }, _) => match aim {
                magic::Aim::Creature => "tui-magic-target-creature",
                magic::Aim::Land => "tui-magic-target-land",
                magic::Aim::Enchantment => "tui-magic-target-enchantment",
                magic::Aim::CreatureOrPlayer => "tui-magic-target-creature-or-player",
                magic::Aim::OwnDiscard => "tui-magic-target-own-discard",
            },
        })
    }
}

impl Magic {
    /// Name, HP, and the mana in the pool of whose turn it is.
    fn draw_head(&self, ink: &mut Ink<'_>, line: Rect, seat: Seat, marks: &Marks<'_>) {
        let theme = ink.theme;
        let words = ink.words;
        let turn = self.view.turn == seat;
        let place = Place::new(format!("player:{}", seat.0 + 1));
        let name = marks.names.get(seat.index()).cloned().unwrap_or_default();
        let style = if turn { theme.accent() } else { theme.strong() };
        let hp = i64::from(self.view.sides[seat.index()].hp);
        let hp = words.say_with("tui-magic-hp", &[("hp", hp.into())]);
        let mark = marks.sign(&place, theme).unwrap_or(" ");
        ink.paint(line, if marks.cursor == Some(&place) { theme.chosen() } else { theme.plain() });
        let inside = Rect { x: line.x + 1, width: line.width.saturating_sub(2), ..line };
        ink.line(inside, &format!("{mark}{name} · {hp}"), style, Align::Start);
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
        let name = chip.card.map_or_else(String::new, |card| ink.words.magic_card(&card.to_string()));
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
    fn draw_middle(&self, ink: &mut Ink<'_>, area: Rect, names: &[String]) {
        if area.height == 0 {
            return;
        }
        let words = ink.words;
        let theme = ink.theme;
        let rule = theme.sign("─", "-").repeat(usize::from(area.width));
        ink.signs(area.x, area.y, &rule, theme.quiet());
        let area = Rect { y: area.y + 1, height: area.height - 1, ..area };
        let room = usize::from(area.height);
        let lines: Vec<String> = if self.view.attacks.is_empty() {
            let said = telling::lately(&self.told, words, names);
            said.iter().flat_map(|line| ink.wrap(line, area.width)).collect()
        } else {
            let pairs = telling::pairs(&self.view, words, names, theme.sign("→", "->"));
            pairs.iter().map(|line| ink.cut(line, usize::from(area.width))).collect()
        };
        let skip = lines.len().saturating_sub(room);
        for (line, y) in lines.iter().skip(skip).zip(area.y..) {
            ink.ready_line(Rect { y, height: 1, ..area }, line, theme.plain(), Align::Start);
        }
    }
}
