//! UNO's table: the others around the middle card and the stock, arrows in the
//! direction of play, the own cards below. A place is a kind of card, so cards
//! of one kind are one box with their number.

mod cards;

use meydan_core::{Place, Seat};
use meydan_telling::uno::colour_name;
use meydan_telling::{Scene, Telling as _};
use ratatui::layout::Rect;
use ratatui::style::Style;
use uno::{Card, Colour, Phase, Symbol, View};

use self::cards::Form;
use super::{Badge, Board, Marks, Paint, Seen};
use crate::draw::{Align, Ink, Theme};
use crate::text::{apart, width};

/// The table.
pub(crate) struct Uno(View);

/// Rows of everything but the hand.
const TOP: u16 = 9;
/// Cells of the middle card and of the stock.
const PILE: (u16, u16) = (7, 4);

/// Where the parts lie.
struct Parts {
    middle: Rect,
    stock: Rect,
    /// What is left below.
    hand: Rect,
}

impl Parts {
    /// A large window is used from nearer its middle.
    fn settled(area: Rect) -> Rect {
        let down = area.height.saturating_sub(TOP + cards::ROOMY) / 3;
        Rect { y: area.y + down, height: area.height - down, ..area }
    }

    /// So many lines below the hand are kept free.
    fn within(area: Rect, below: u16) -> Parts {
        let (wide, high) = PILE;
        let left = area.x + area.width.saturating_sub(2 * wide + 1) / 2;
        let middle = Rect::new(left, area.y + 3, wide, high);
        let stock = Rect { x: left + wide + 1, ..middle };
        let hand = Rect { y: area.y + TOP, height: area.height.saturating_sub(TOP + below), ..area };
        Parts { middle, stock, hand }
    }
}

fn place_of(card: Card) -> Place {
    Place::new(format!("hand:{card}"))
}

fn card_at(place: &Place) -> Option<Card> {
    place.as_str().strip_prefix("hand:")?.parse().ok()
}

fn place_of_partner(seat: Seat) -> Place {
    Place::button(&format!("swap-{}", seat.0 + 1))
}

fn stock() -> Place {
    Place::new("stock")
}

impl Uno {
    /// Whether the viewer is asked for a colour.
    fn asks_colour(&self) -> bool {
        self.0.phase == Phase::Colour && self.0.you == Some(self.0.turn)
    }

    /// Whom the viewer may swap hands with, and where each is chosen (UN-53).
    fn partners(&self, area: Rect) -> Vec<(Seat, Rect)> {
        let asked = self.0.phase == Phase::Swap && self.0.you == Some(self.0.turn);
        let others = Seat::all(self.0.seats())
            .filter(|seat| asked && Some(*seat) != self.0.you && !self.0.gone.contains(*seat));
        let others: Vec<Seat> = others.collect();
        let wide = (area.width / (others.len() as u16).max(1)).min(18);
        let left = area.x + (area.width - wide * others.len() as u16) / 2;
        let high = area.height.min(5);
        let top = area.y + (area.height - high) / 2;
        let spots = (0..).map(|index| Rect::new(left + index * wide, top, wide, high));
        others.into_iter().zip(spots).collect()
    }

    /// The kinds of the own hand.
    fn kinds(&self) -> Vec<Card> {
        self.0.hand().map(|hand| hand.kinds().iter().collect()).unwrap_or_default()
    }

    /// Who sits at the bottom: whoever looks.
    fn bottom(&self) -> Seat {
        self.0.you.unwrap_or(Seat::FIRST)
    }
}

/// The four colours to choose from, side by side.
fn chooser(area: Rect) -> impl Iterator<Item = (Colour, Rect)> {
    let wide = (area.width / 4).min(14);
    let left = area.x + (area.width - 4 * wide) / 2;
    let high = area.height.min(5);
    (0..).zip(Colour::ALL).map(move |(index, colour)| {
        (colour, Rect::new(left + index * wide, area.y + (area.height - high) / 2, wide, high))
    })
}

impl Board for Uno {
    type Game = uno::Uno;

    fn new(seen: Seen<uno::Uno>) -> Uno {
        Uno(seen.view)
    }
}

impl Paint for Uno {
    fn places(&self, within: Rect, _theme: Theme) -> Vec<(Place, Rect)> {
        let within = Parts::settled(within);
        let parts = Parts::within(within, u16::from(!self.0.house.is_none()));
        if self.0.end.is_some() {
            return Vec::new();
        }
        if self.asks_colour() {
            return chooser(parts.hand).map(|(colour, area)| (Place::button(colour.code()), area)).collect();
        }
        let partners = self.partners(parts.hand);
        if !partners.is_empty() {
            return partners.into_iter().map(|(seat, area)| (place_of_partner(seat), area)).collect();
        }
        let kinds = self.kinds();
        let spots = Form::fitting(kinds.len(), parts.hand).spots(kinds.len(), parts.hand);
        let hand = kinds.iter().map(|&card| place_of(card)).zip(spots);
        hand.chain([(stock(), parts.stock)]).collect()
    }

    fn draw(&self, ink: &mut Ink<'_>, within: Rect, marks: &Marks<'_>) {
        if self.0.points.is_some() {
            self.draw_scores(ink, within, marks);
            return;
        }
        let within = Parts::settled(within);
        let parts = Parts::within(within, u16::from(!self.0.house.is_none()));
        self.draw_around(ink, within, &parts, marks);
        self.draw_direction(ink, within);
        self.draw_piles(ink, &parts, marks);
        self.draw_force(ink, Rect { y: within.y + TOP - 1, height: 1, ..within });
        if self.asks_colour() {
            for (colour, area) in chooser(parts.hand) {
                draw_choice(ink, area, colour, marks);
            }
            return;
        }
        let partners = self.partners(parts.hand);
        if !partners.is_empty() {
            for (seat, area) in partners {
                let lines = [(seat.0 + 1).to_string(), marks.player(seat)];
                let lines = lines.map(|line| ink.cut(&line, usize::from(area.width.saturating_sub(2))));
                let place = place_of_partner(seat);
                let look = ink.theme.plain();
                cards::boxed(ink, area, (&lines, ""), look, (Some(&place), marks));
            }
            return;
        }
        if !self.0.house.is_none() && parts.hand.height > 1 {
            self.draw_house(ink, Rect { y: within.bottom() - 1, height: 1, ..within }, marks);
        }
        let Some(hand) = self.0.hand() else {
            self.draw_hands(ink, parts.hand, marks);
            return;
        };
        let kinds = self.kinds();
        let form = Form::fitting(kinds.len(), parts.hand);
        for (&card, spot) in kinds.iter().zip(form.spots(kinds.len(), parts.hand)) {
            cards::draw(ink, spot, (card, hand.count(card)), form, (&place_of(card), marks));
        }
    }

    fn badge(&self, seat: Seat, theme: Theme) -> Badge {
        Badge::number(seat, theme)
    }

    /// `r5`, `gs` (Skip), `br` (Reverse), `y+` (Draw 2), `ww`, `w4`, `d` for the stock, `p` to pass.
    fn name(&self, place: &Place) -> String {
        if let Some(card) = card_at(place) {
            let letter = card.colour().map_or('w', Colour::letter);
            return match card.symbol() {
                Symbol::Number(number) => format!("{letter}{number}"),
                Symbol::Skip => format!("{letter}s"),
                Symbol::Reverse => format!("{letter}r"),
                Symbol::Draw2 => format!("{letter}+"),
                Symbol::Wild => "ww".to_owned(),
                Symbol::WildDraw4 => "w4".to_owned(),
            };
        }
        match place.as_button() {
            Some("challenge") => "x".to_owned(),
            // A player by number.
            Some(button) => button.strip_prefix("swap-").unwrap_or(&button[..button.len().min(1)]).to_owned(),
            None => "d".to_owned(),
        }
    }
}

/// Texts with a style each, side by side in the middle of a line.
fn pieces(ink: &mut Ink<'_>, line: Rect, pieces: &[(String, Style)]) {
    let room = usize::from(line.width);
    let mut ready: Vec<(String, Style)> =
        pieces.iter().map(|(text, style)| (ink.cut(text, room), *style)).collect();
    if ink.runs_left() {
        ready.reverse();
    }
    let wide: usize = ready.iter().map(|(text, _)| width(text)).sum();
    let mut x = line.x + room.saturating_sub(wide) as u16 / 2;
    for (text, style) in ready {
        if x < line.right() {
            let text: String =
                if usize::from(line.right() - x) < width(&text) { String::new() } else { text };
            ink.signs(x, line.y, &text, style);
            x += width(&text) as u16;
        }
    }
}

fn draw_choice(ink: &mut Ink<'_>, area: Rect, colour: Colour, marks: &Marks<'_>) {
    let theme = ink.theme;
    let letter = colour.letter().to_ascii_uppercase();
    let sign =
        if theme.ascii { letter.to_string() } else { format!("{} {letter}", cards::shape(colour, theme)) };
    let name = ink.cut(&colour_name(colour, ink.words), usize::from(area.width - 2));
    let place = Place::button(colour.code());
    cards::boxed(ink, area, (&[sign, name], ""), cards::style(Some(colour), theme), (Some(&place), marks));
}

impl Uno {
    /// How many cards a player has, or points once it is over.
    fn score(&self, seat: Seat, ink: &Ink<'_>, marks: &Marks<'_>) -> String {
        let who = |seat: Seat| marks.player(seat);
        let scene = Scene { view: &self.0, words: ink.words, who: &who };
        meydan_telling::uno::Uno.score(&scene, seat).map_or_else(String::new, |(_, said)| said)
    }

    /// The others, clockwise from the left of whoever looks, and that one too where no hand is shown.
    fn draw_around(&self, ink: &mut Ink<'_>, within: Rect, parts: &Parts, marks: &Marks<'_>) {
        let seats = self.0.seats();
        let others: Vec<Seat> = (1..seats).map(|step| Seat((self.bottom().0 + step) % seats)).collect();
        let side = (parts.middle.x - within.x).saturating_sub(1);
        let left = Rect::new(within.x, within.y + 3, side, 3);
        let right = Rect { x: within.right() - side, ..left };
        let [first, top @ .., last] = &others[..] else {
            return;
        };
        self.draw_seat(ink, left, *first, marks);
        self.draw_seat(ink, right, *last, marks);
        let wide = within.width / (top.len() as u16).max(1);
        for (&seat, x) in top.iter().zip((0..).map(|index| within.x + index * wide)) {
            self.draw_seat(ink, Rect::new(x, within.y, wide, 2), seat, marks);
        }
        if self.0.hand().is_none() {
            self.draw_seat(ink, Rect { height: 2, ..parts.hand }, self.bottom(), marks);
        }
    }

    /// Every hand that is open to whoever looks, as in the record of a game that is over.
    fn draw_hands(&self, ink: &mut Ink<'_>, area: Rect, marks: &Marks<'_>) {
        let theme = ink.theme;
        let mut y = area.y + 3;
        for seat in Seat::all(self.0.seats()) {
            let Some(hand) = self.0.hands[seat.index()].as_ref().filter(|hand| !hand.is_empty()) else {
                continue;
            };
            let card = |card: Card| {
                let (name, count) = (self.name(&place_of(card)).to_ascii_uppercase(), hand.count(card));
                if count > 1 { format!("{name}{}{count}", theme.sign("×", "x")) } else { name }
            };
            let cards: Vec<String> = hand.kinds().iter().map(card).collect();
            let text = format!("{}: {}", marks.player(seat), apart(&cards.join(" ")));
            for line in ink.wrap(&text, area.width.saturating_sub(2)) {
                if y < area.bottom() {
                    let row = Rect::new(area.x + 1, y, area.width.saturating_sub(2), 1);
                    ink.ready_line(row, &line, theme.plain(), Align::Start);
                    y += 1;
                }
            }
        }
    }

    /// A player: name, number of cards, last move; in two lines or in three.
    fn draw_seat(&self, ink: &mut Ink<'_>, area: Rect, seat: Seat, marks: &Marks<'_>) {
        let theme = ink.theme;
        let turn = self.0.turn == seat;
        let name = marks.player(seat);
        let name = if turn { format!("▸ {name}") } else { name };
        let style = if turn { theme.accent() } else { theme.strong() };
        let count = self.score(seat, ink, marks);
        let line = |y: u16| Rect { y: area.y + y, height: 1, ..area };
        let chip_line = if area.height > 2 {
            ink.line(line(0), &name, style, Align::Center);
            ink.line(line(1), &count, theme.plain(), Align::Center);
            2
        } else {
            ink.line(line(0), &format!("{name} – {count}"), style, Align::Center);
            1
        };
        if let Some(last) = self.0.last[seat.index()] {
            pieces(ink, line(chip_line), &cards::chip(last, theme));
        }
    }

    /// The direction of play: a ring of arrows around the middle.
    fn draw_direction(&self, ink: &mut Ink<'_>, within: Rect) {
        let theme = ink.theme;
        let [right, left] = [theme.sign("→", ">"), theme.sign("←", "<")];
        let (above, below) = if self.0.clockwise { (right, left) } else { (left, right) };
        let corners = if theme.ascii { ["+"; 4] } else { ["╭", "╮", "╰", "╯"] };
        let wide = usize::from(within.width).saturating_sub(8).min(60);
        let x = within.x + (within.width - wide as u16) / 2;
        let word = ink.words.say(if self.0.clockwise { "uno-clockwise" } else { "uno-anticlockwise" });
        let word = ink.cut(&word, wide.saturating_sub(12));
        let line = |ends: [&str; 2], text: &str| {
            let free = wide.saturating_sub(2 + width(text));
            let [before, after] = [free / 2, free - free / 2].map(|count| theme.sign("─", "-").repeat(count));
            format!("{}{before}{text}{after}{}", ends[0], ends[1])
        };
        let gap = theme.sign("─", "-").repeat(wide / 6);
        let top = line([corners[0], corners[1]], &format!(" {above} {gap} {above} {gap} {above} "));
        ink.signs(x, within.y + 2, &top, theme.quiet());
        let bottom = line([corners[2], corners[3]], &format!(" {below} {word} {below} "));
        ink.signs(x, within.y + 7, &bottom, theme.quiet());
        let at = x + ((wide - width(&word)) / 2) as u16;
        ink.signs(at, within.y + 7, &word, theme.strong());
    }

    fn draw_piles(&self, ink: &mut Ink<'_>, parts: &Parts, marks: &Marks<'_>) {
        let theme = ink.theme;
        let card = self.0.middle;
        // A Wild takes on the colour that was named.
        let look = cards::style(self.0.colour, theme);
        let lines = [format!("{:<5}", cards::letter(card)), cards::short(card, theme)[1..].trim().to_owned()];
        cards::boxed(ink, parts.middle, (&lines, ""), look, (None, marks));
        let back = theme.sign("▒", "#").repeat(5);
        let stock_lines = [back, self.0.stock.to_string()];
        let look = theme.plain();
        // The stock is no button that would name its key.
        cards::boxed(ink, parts.stock, (&stock_lines, "d"), look, (Some(&stock()), marks));
    }

    /// The colour in force, as colour, shape, letter and word, and the penalty.
    fn draw_force(&self, ink: &mut Ink<'_>, line: Rect) {
        let theme = ink.theme;
        let mut parts = Vec::new();
        if let Some(colour) = self.0.colour {
            let name = colour_name(colour, ink.words);
            let letter = colour.letter().to_ascii_uppercase();
            let style = cards::style(Some(colour), theme);
            let shape = if theme.ascii { String::new() } else { format!("{} ", cards::shape(colour, theme)) };
            parts.push((format!(" {shape}{letter} "), style));
            parts.push((format!("{name} "), style));
        }
        if self.0.penalty > 0 {
            let text = ink.words.say_with("tui-uno-penalty", &[("count", self.0.penalty.into())]);
            parts.push((format!("  {text}"), theme.refused()));
        }
        pieces(ink, line, &parts);
    }

    /// House rules: what there is to say of the moment, else which are in force.
    fn draw_house(&self, ink: &mut Ink<'_>, line: Rect, marks: &Marks<'_>) {
        let who = |seat: Seat| marks.player(seat);
        let scene = Scene { view: &self.0, words: ink.words, who: &who };
        let theme = ink.theme;
        let (text, style) = match (self.0.uncalled, meydan_telling::uno::house_news(&scene).pop()) {
            (Some(_), Some(news)) => (news, theme.refused()),
            (None, Some(news)) => (news, theme.quiet()),
            _ => (meydan_telling::uno::house_rules(&self.0, ink.words).unwrap_or_default(), theme.quiet()),
        };
        ink.line(line, &text, style, Align::Center);
    }

    /// UN-20: the players and their points, fewest first, with what they held.
    fn draw_scores(&self, ink: &mut Ink<'_>, within: Rect, marks: &Marks<'_>) {
        let theme = ink.theme;
        let words = ink.words;
        let rows = meydan_telling::uno::ranking(&self.0);
        let title = if self.0.tally.is_some() { "tui-uno-match" } else { "tui-uno-scores" };
        let area = Rect { x: within.x + 2, width: within.width.saturating_sub(4), ..within };
        let line = |y: u16| Rect { y, height: 1, ..area };
        ink.line(line(area.y), &words.say(title), theme.accent(), Align::Start);
        let mut y = area.y + 2;
        // As many lines for every hand as there is room for.
        let lines = (area.height.saturating_sub(2) / rows.len().max(1) as u16).saturating_sub(1).max(1);
        for &(place, seat, _) in &rows {
            let gone = self.0.gone.contains(seat);
            let name = marks.player(seat);
            let style = if place == 1 { theme.strong() } else { theme.plain() };
            let left = if gone { format!(" ({})", words.say("uno-last-left")) } else { String::new() };
            let title = format!("{}  {name}{left}", words.number(place.into()));
            ink.line(line(y), &title, style, Align::Start);
            ink.line(line(y), &self.score(seat, ink, marks), style, Align::End);
            let hand: Vec<Card> =
                self.0.hands[seat.index()].map(|hand| hand.iter().collect()).unwrap_or_default();
            self.draw_held(ink, Rect { y: y + 1, height: lines.min(3), ..area }, &hand);
            y += 1 + lines.min(3);
        }
    }

    /// A hand in short, as far as there is room.
    fn draw_held(&self, ink: &mut Ink<'_>, area: Rect, hand: &[Card]) {
        let theme = ink.theme;
        let columns = (area.width / 4).max(1);
        let most = usize::from(columns * area.height);
        for (index, &card) in (0..).zip(hand.iter().take(most)) {
            let (x, y) = (area.x + index % columns * 4, area.y + index / columns);
            if hand.len() > most && usize::from(index) + 1 == most {
                ink.signs(x, y, theme.sign("…", "..."), theme.quiet());
            } else {
                ink.signs(x, y, &cards::short(card, theme), cards::style(card.colour(), theme));
            }
        }
    }
}
