//! Magic's table: both battlefields as rows of cards, attackers and defenders as
//! pairs between them, the own hand below; beside it the card in focus and what
//! happened. Cards in play are typed by their numbers, cards of the hand by a letter.

mod chips;

use magic::{Colour, Event, View};
use meydan_core::{Place, Seat};
use meydan_telling::magic::{card_name, effects, lately, pairs};
use meydan_telling::{Scene, Telling as _};
use meydan_words::Words;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use self::chips::{Chip, LAND_NAME, Layout};
use super::{Badge, Board, Marks, Paint, Seen};
use crate::draw::{Align, Ink, Theme, Tone};
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

/// How a colour looks. White is the terminal's own ink, whichever that is.
fn style(colour: Option<Colour>, theme: Theme) -> Style {
    match colour {
        Some(Colour::Black) => theme.tone(Tone::Purple),
        Some(Colour::Red) => theme.tone(Tone::Red),
        Some(Colour::Green) => theme.tone(Tone::Green),
        Some(Colour::Blue) => theme.tone(Tone::Blue),
        Some(Colour::White) | None => theme.plain(),
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
    fn places(&self, within: Rect, _theme: Theme) -> Vec<(Place, Rect)> {
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
        for (chip, spot) in layout.chips.iter().filter(|(_, spot)| spot.width > 0) {
            self.draw_card(ink, *spot, chip, marks);
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

    fn side(&self) -> Option<u16> {
        Some(SIDE)
    }

    /// The card in focus, then what happened.
    fn aside(&self, ink: &mut Ink<'_>, area: Rect, title: &str, marks: &Marks<'_>) {
        let (theme, words) = (ink.theme, ink.words);
        let inside = ink.boxed(area, title);
        let room = usize::from(inside.height);
        let mut lines: Vec<(String, Style)> = Vec::new();
        for (index, text) in self.in_focus(words, marks).iter().enumerate() {
            let style = match index {
                0 => theme.accent(),
                1 => theme.quiet(),
                _ => theme.plain(),
            };
            lines.extend(ink.wrap(text, inside.width).into_iter().map(|line| (line, style)));
        }
        if !lines.is_empty() {
            lines.truncate(room.saturating_sub(LOG + 1));
            lines.push((theme.sign("─", "-").repeat(usize::from(inside.width)), theme.lines()));
        }
        let who = |seat: Seat| marks.player(seat);
        let scene = Scene { view: &self.view, words, who: &who };
        let told = lately(&scene, &self.told);
        let told: Vec<String> = told.iter().flat_map(|line| ink.wrap(line, inside.width)).collect();
        let left = room.saturating_sub(lines.len());
        let skip = told.len().saturating_sub(left);
        lines.extend(told.into_iter().skip(skip).map(|line| (line, theme.plain())));
        for ((line, style), y) in lines.into_iter().zip(inside.top()..inside.bottom()) {
            ink.ready_line(Rect { y, height: 1, ..inside }, &line, style, Align::Start);
        }
    }
}

/// The least width of what stands beside the table.
const SIDE: u16 = 31;
/// What happened keeps at least so many lines beside a card's text.
const LOG: usize = 5;

impl Magic {
    /// Name and HP, and how many cards there are elsewhere.
    fn draw_head(&self, ink: &mut Ink<'_>, line: Rect, seat: Seat, marks: &Marks<'_>) {
        let theme = ink.theme;
        let turn = self.view.turn == seat;
        let place = Place::new(format!("player:{}", seat.0 + 1));
        let name = marks.player(seat);
        let style = if turn { theme.accent() } else { theme.strong() };
        let who = |seat: Seat| marks.player(seat);
        let scene = Scene { view: &self.view, words: ink.words, who: &who };
        let telling = meydan_telling::magic::Magic;
        let hp = telling.score(&scene, seat).map_or_else(String::new, |(_, said)| said);
        let piles = telling.status(&scene, seat).unwrap_or_default();
        let mark = marks.sign(&place, theme).unwrap_or(if turn { theme.sign("▸", ">") } else { " " });
        // Who can be aimed at is typed.
        let key = if marks.open.contains(&place) { format!("{} ", self.name(&place)) } else { String::new() };
        ink.paint(line, if marks.cursor == Some(&place) { theme.chosen() } else { theme.plain() });
        let inside = Rect { x: line.x + 1, width: line.width.saturating_sub(2), ..line };
        let piles = ink.cut(&piles, usize::from(inside.width));
        let room = inside.width.saturating_sub(width(&piles) as u16 + 1);
        let rtl = ink.words.lang() == meydan_words::Lang::Fa;
        let start = if rtl { inside.right() - room } else { inside.x };
        let left = Rect { x: start, width: room, ..inside };
        // A Latin name would take the number after it along.
        let end = if rtl { "\u{200f}" } else { "" };
        ink.line(left, &format!("{mark}{key}{name}{end} · {hp}"), style, Align::Start);
        ink.ready_line(inside, &piles, theme.quiet(), Align::End);
    }

    fn draw_card(&self, ink: &mut Ink<'_>, spot: Rect, chip: &Chip, marks: &Marks<'_>) {
        let look = if chip.tapped { ink.theme.quiet() } else { style(chip.colour, ink.theme) };
        match spot.height {
            _ if chip.lies => draw_land(ink, spot, chip, look, marks),
            1 => draw_chip(ink, spot, chip, look, marks),
            _ => {
                let card = self.view.book.find(chip.card);
                let text = card.map(|card| effects(card, ink.words)).unwrap_or_default();
                draw_frame(ink, spot, (chip, &text), look, marks);
            }
        }
        if chip.place.is_some() && marks.cursor == chip.place.as_ref() {
            let inset = u16::from(!chip.lies);
            ink.paint(Rect { width: spot.width.saturating_sub(inset), ..spot }, ink.theme.chosen());
        }
    }

    /// The phase and the mana in the pool; below them the attacks as pairs.
    fn draw_middle(&self, ink: &mut Ink<'_>, area: Rect, marks: &Marks<'_>) {
        let (theme, words, view) = (ink.theme, ink.words, &self.view);
        let rule = theme.sign("─", "-").repeat(usize::from(area.width));
        ink.signs(area.x, area.y, &rule, theme.lines());
        let phase = words.say(&format!("magic-phase-{}", format!("{:?}", view.phase).to_lowercase()));
        let turn = words.say_with("tui-magic-turn", &[("turn", view.round.into())]);
        let mut text = format!("{phase} · {turn}");
        if !view.pool.is_none() {
            let pool = view.pool.to_string().to_ascii_uppercase();
            text = format!("{text} · {}", words.say_with("tui-magic-pool", &[("mana", pool.into())]));
        }
        let line = Rect { height: 1, ..area };
        ink.line(line, &format!(" {text} "), theme.strong(), Align::Center);
        let who = |seat: Seat| marks.player(seat);
        let scene = Scene { view, words, who: &who };
        for (pair, y) in pairs(&scene, theme.sign("→", "->")).iter().zip(area.y + 1..area.bottom()) {
            let line = Rect { x: area.x + 1, y, width: area.width.saturating_sub(1), height: 1 };
            ink.line(line, pair, theme.plain(), Align::Start);
        }
    }

    /// The card that the keys stand on, or the one that is asked about: all there is to know of it.
    fn in_focus(&self, words: &Words, marks: &Marks<'_>) -> Vec<String> {
        let under = marks.cursor.and_then(|place| self.chip_of(place)).map(|chip| (chip.card, chip));
        let asked = match self.view.asked {
            magic::Asked::Target { card, .. } => Some(card),
            _ => None,
        };
        let Some(name) = under.as_ref().map(|(name, _)| *name).or(asked) else { return Vec::new() };
        let Some(card) = self.view.book.find(name) else { return Vec::new() };
        let kind = words.say(&format!("magic-kind-{}", card.code()));
        let mut about = vec![kind];
        if !matches!(card.kind, magic::Kind::Land(_)) {
            about.push(card.cost.to_string());
        }
        about.extend(
            card.creature().map(|creature| format!("\u{2066}{}/{}\u{2069}", creature.power, creature.hp)),
        );
        let mut lines = vec![card_name(name, words), about.join(" · ")];
        if let Some((_, chip)) = under {
            let id = chip.place.as_ref().and_then(|place| place.as_str().strip_prefix("card:")?.parse().ok());
            if let Some((_, creature)) = id.and_then(|id| self.view.creature(id)) {
                let looks = creature.looks;
                let now = format!("\u{2066}{}/{}\u{2069}", looks.power, looks.left);
                lines.push(words.say_with("tui-magic-now", &[("strength", now.into())]));
            }
            if chip.tapped {
                lines.push(words.say("tui-magic-tapped"));
            }
        }
        lines.extend(effects(card, words));
        lines
    }
}

/// A number, perhaps a mark before it, and whether it is tapped.
fn draw_land(ink: &mut Ink<'_>, spot: Rect, chip: &Chip, look: Style, marks: &Marks<'_>) {
    let theme = ink.theme;
    let marked = chip.place.as_ref().and_then(|place| marks.sign(place, theme)).unwrap_or(" ");
    let tapped = if chip.tapped { theme.sign("↷", "~") } else { "" };
    ink.signs(spot.x, spot.y, &format!("{marked}{}{tapped}", chip.key), look.add_modifier(Modifier::BOLD));
    if chip.first {
        let name = ink.filled(&card_name(chip.card, ink.words), usize::from(LAND_NAME) - 1);
        ink.signs(spot.x.saturating_sub(LAND_NAME) + 1, spot.y, &name, style(chip.colour, theme));
    }
}

/// Number or letter, name, and what there is to know, in one line.
fn draw_chip(ink: &mut Ink<'_>, spot: Rect, chip: &Chip, look: Style, marks: &Marks<'_>) {
    let theme = ink.theme;
    let marked = chip.place.as_ref().and_then(|place| marks.sign(place, theme)).unwrap_or(" ");
    let tapped = if chip.tapped { theme.sign("↷", "~") } else { "" };
    let start = format!("{marked}{}{tapped}", chip.key);
    let end = chip.end();
    let free = usize::from(spot.width).saturating_sub(width(&start) + width(&end) + 2);
    let name = card_name(chip.card, ink.words);
    ink.signs(spot.x, spot.y, &start, look.add_modifier(Modifier::BOLD));
    let at = spot.x + width(&start) as u16 + 1;
    ink.signs(at, spot.y, &format!("{}{end}", ink.filled(&name, free)), look);
}

/// A frame: its key and state in the upper edge, cost and power/HP in the lower one, the
/// name between them, and what it does where there is room.
fn draw_frame(
    ink: &mut Ink<'_>,
    spot: Rect,
    (chip, text): (&Chip, &[String]),
    look: Style,
    marks: &Marks<'_>,
) {
    let theme = ink.theme;
    let area = Rect { width: spot.width.saturating_sub(1), ..spot };
    let across = theme.sign(if chip.tapped { "╌" } else { "─" }, if chip.tapped { "~" } else { "-" });
    let down = theme.sign("│", "|");
    let corners = if theme.ascii { ["+"; 4] } else { ["╭", "╮", "╰", "╯"] };
    let inside = usize::from(area.width.saturating_sub(2));
    let marked = chip.place.as_ref().and_then(|place| marks.sign(place, theme)).unwrap_or("");
    let times = if chip.count > 1 { format!("x{}", chip.count) } else { String::new() };
    let tapped = if chip.tapped { theme.sign("↷", "~") } else { "" };
    let head = format!("{marked}{}{tapped}", chip.key);
    let free = inside.saturating_sub(width(&head) + width(&times));
    ink.signs(area.x, area.y, corners[0], look);
    ink.signs(area.x + 1, area.y, &head, look.add_modifier(Modifier::BOLD));
    let rest = format!("{}{times}{}", across.repeat(free), corners[1]);
    ink.signs(area.x + 1 + width(&head) as u16, area.y, &rest, look);
    for y in area.y + 1..area.bottom() - 1 {
        ink.signs(area.x, y, &format!("{down}{}{down}", " ".repeat(inside)), look);
    }
    let gap = inside.saturating_sub(width(&chip.cost) + width(&chip.strength));
    let floor = format!("{}{}{}{}{}", corners[2], chip.cost, across.repeat(gap), chip.strength, corners[3]);
    ink.signs(area.x, area.bottom() - 1, &floor, look.add_modifier(Modifier::BOLD));
    let within = Rect { x: area.x + 1, y: area.y + 1, width: inside as u16, height: area.height - 2 };
    let name = card_name(chip.card, ink.words);
    let wrapped = ink.wrap(&name, within.width);
    let fits =
        wrapped.len() <= usize::from(within.height) && !wrapped.iter().any(|line| is_broken(line, &name));
    let lines = if fits { wrapped } else { vec![ink.cut(&name, inside)] };
    let mut rows = within.top()..within.bottom();
    for (line, y) in lines.iter().zip(&mut rows) {
        ink.ready_line(
            Rect { y, height: 1, ..within },
            line,
            look.add_modifier(Modifier::BOLD),
            Align::Start,
        );
    }
    // What it does, as far as there is room for whole lines of it.
    let said: Vec<String> = text.iter().flat_map(|line| ink.wrap(line, within.width)).collect();
    if said.len() <= rows.len() {
        for (line, y) in said.iter().zip(rows) {
            ink.ready_line(Rect { y, height: 1, ..within }, line, ink.theme.quiet(), Align::Start);
        }
    }
}

/// Whether a line ends in the middle of a word.
fn is_broken(line: &str, name: &str) -> bool {
    !line.is_empty() && name.split_whitespace().all(|word| !line.ends_with(word)) && name.is_ascii()
}
