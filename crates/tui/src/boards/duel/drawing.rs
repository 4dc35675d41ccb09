//! Draws a duel: zones, lines of the players, hand and choices; beside them the
//! chain, a card's text and what happened. Nothing is told by colour alone: how a
//! card lies is a sign, what can be touched a dot.

use duel::{FieldCard, Index, Kind, LIFE};
use meydan_core::{Place, Seat};
use meydan_telling::Scene;
use meydan_telling::duel::{Tale, card_kind, card_text, chain, phase_code};
use meydan_words::Words;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::Duel;
use super::layout::{Cell, Layout, What, parts};
use crate::boards::{Marks, Paint as _};
use crate::draw::{Align, Ink, Theme, Tone};
use crate::text::width;

/// Everything within the board's area.
pub(super) fn table(duel: &Duel, ink: &mut Ink<'_>, layout: &Layout, marks: &Marks<'_>) {
    for seat in Seat::all(2) {
        head(duel, ink, layout.heads[seat.index()], seat, marks);
        piles(duel, ink, layout.piles[seat.index()], seat);
    }
    middle(duel, ink, layout.middle);
    for cell in layout.cells.iter().filter(|cell| cell.area.width > 0) {
        match cell.what {
            What::Monster | What::Spell => {
                zone(duel, ink, cell, layout.framed, marks);
                // Without frames a line keeps the columns apart.
                if !layout.framed && cell.area.right() < layout.middle.right() {
                    let line = ink.theme.sign("│", "|");
                    for y in cell.area.top()..cell.area.bottom() {
                        ink.signs(cell.area.right() - 1, y, line, ink.theme.lines());
                    }
                }
            }
            What::Field => field(duel, ink, cell, marks),
            What::Entry => entry(duel, ink, cell, marks),
        }
    }
}

/// Name, life points as a bar and a number, cards in hand.
fn head(duel: &Duel, ink: &mut Ink<'_>, line: Rect, seat: Seat, marks: &Marks<'_>) {
    let (theme, words) = (ink.theme, ink.words);
    let side = &duel.view.sides[seat.index()];
    let turn = duel.view.turn == seat;
    let style = if turn { theme.accent() } else { theme.strong() };
    let inside = Rect { x: line.x + 1, width: line.width.saturating_sub(2), ..line };
    let asked = duel.view.asked.seat == Some(seat);
    let mark = if asked { theme.sign("▸", ">") } else { " " };
    let third = inside.width / 3;
    let name = format!("{mark}{}", marks.player(seat));
    let life = words.say_with("tui-duel-life", &[("life", i64::from(side.life).into())]);
    let hand = words.say_with("tui-duel-hand", &[("count", side.in_hand.into())]);
    let end = format!("{life} · {hand}");
    let room = width(&ink.cut(&end, usize::from(inside.width))) as u16;
    let bar_room = inside.width.saturating_sub(third + room + 2).min(24);
    let bar_x = inside.x + third + (inside.width.saturating_sub(third + room + bar_room)) / 2;
    let full = (u32::from(bar_room) * u32::from(side.life.min(LIFE)) / u32::from(LIFE)) as u16;
    let rtl = words.lang() == meydan_words::Lang::Fa;
    // In Persian everything stands the other way round.
    let bar_x = if rtl { inside.x + inside.right() - bar_x - bar_room } else { bar_x };
    let name_at = Rect { x: if rtl { inside.right() - third } else { inside.x }, width: third, ..inside };
    ink.line(name_at, &name, style, Align::Start);
    ink.line(inside, &end, style, Align::End);
    let (lit, dark) = (theme.sign("█", "#"), theme.sign("░", "."));
    let (lit, dark) = (lit.repeat(full.into()), dark.repeat((bar_room - full).into()));
    let bar = if rtl { format!("{dark}{lit}") } else { format!("{lit}{dark}") };
    ink.signs(bar_x, inside.y, &bar, life_style(side.life, theme));
}

fn life_style(life: u16, theme: Theme) -> Style {
    theme.tone(match life {
        0..=2000 => Tone::Red,
        2001..=4000 => Tone::Brown,
        _ => Tone::Green,
    })
}

fn piles(duel: &Duel, ink: &mut Ink<'_>, area: Rect, seat: Seat) {
    let side = &duel.view.sides[seat.index()];
    let counts = [("deck", side.deck.into()), ("graveyard", (side.graveyard.len() as u32).into())];
    let text = ink.words.say_with("tui-duel-piles", &counts);
    let inside = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    ink.line(inside, &text, ink.theme.quiet(), Align::Center);
}

/// Phase, turn, and how the rounds stand.
fn middle(duel: &Duel, ink: &mut Ink<'_>, line: Rect) {
    let (theme, words, view) = (ink.theme, ink.words, &duel.view);
    let rule = theme.sign("─", "-").repeat(usize::from(line.width));
    ink.signs(line.x, line.y, &rule, theme.lines());
    let phase = words.say(&format!("duel-phase-{}", phase_code(view.phase)));
    let args = [("phase", phase.into()), ("turn", i64::from(view.count).into())];
    let mut text = words.say_with("tui-duel-phase", &args);
    if view.rounds > 1 {
        let wins = |seat: Seat| i64::from(view.wins[seat.index()]).into();
        let args =
            [("round", view.round.into()), ("own", wins(duel.front)), ("other", wins(duel.front.other()))];
        text = format!("{text} · {}", words.say_with("tui-duel-round", &args));
    }
    ink.line(line, &format!(" {text} "), theme.strong(), Align::Center);
}

/// How a card lies: upright, on its side, face-down.
fn lies(lying: &FieldCard, monster: bool, theme: Theme) -> &'static str {
    match (lying.face_up, lying.attacks || !monster) {
        (true, true) => theme.sign("▮", "|"),
        (true, false) => theme.sign("▬", "="),
        (false, _) => theme.sign("▒", "#"),
    }
}

fn look(duel: &Duel, card: Option<Index>, theme: Theme) -> Style {
    let card = card.and_then(|card| duel.view.book.cards().get(usize::from(card)));
    match card.map(|card| &card.kind) {
        Some(Kind::Monster(_)) => theme.tone(Tone::Brown),
        Some(Kind::Spell(_)) => theme.tone(Tone::Green),
        Some(Kind::Trap(_)) => theme.tone(Tone::Purple),
        None => theme.quiet(),
    }
}

fn mark(place: &Place, marks: &Marks<'_>, theme: Theme) -> &'static str {
    marks.sign(place, theme).unwrap_or(" ")
}

/// The name of a card.
fn name(duel: &Duel, card: Index, words: &Words) -> String {
    Tale { view: &duel.view, words, who: &|_| String::new() }.card(card)
}

/// What a card that lies there is called, as far as it is known.
fn called(duel: &Duel, lying: &FieldCard, words: &Words) -> String {
    let name = |card| name(duel, lying.copied.unwrap_or(card), words);
    lying.card.map_or_else(|| words.say("tui-duel-face-down"), name)
}

/// A monster, a spell or a trap: its key and how it lies, its name, ATK/DEF.
fn zone(duel: &Duel, ink: &mut Ink<'_>, cell: &Cell, framed: bool, marks: &Marks<'_>) {
    let theme = ink.theme;
    let area = if framed {
        let area = Rect { width: cell.area.width.saturating_sub(1), ..cell.area };
        ink.boxed(area, "");
        Rect {
            x: area.x + 1,
            y: area.y + 1,
            width: area.width.saturating_sub(2),
            height: area.height.saturating_sub(2),
        }
    } else {
        Rect { width: cell.area.width.saturating_sub(1), ..cell.area }
    };
    let key = duel.name(&cell.place);
    let Some(lying) = duel.lying(&cell.place) else {
        ink.signs(area.x + 1, area.y, &key, theme.lines());
        return;
    };
    let monster = cell.what == What::Monster;
    let style = if lying.face_up { look(duel, lying.card, theme) } else { theme.quiet() };
    let name = called(duel, lying, ink.words);
    let start = format!("{}{key}", mark(&cell.place, marks, theme));
    let sign = lies(lying, monster, theme);
    let notes = notes(duel, lying, theme);
    ink.signs(area.x, area.y, &start, style.add_modifier(Modifier::BOLD));
    let x = area.x + width(&start) as u16;
    if area.height == 1 {
        let room = usize::from(area.width).saturating_sub(width(&start) + 2);
        ink.signs(x, area.y, &format!("{sign} {}", ink.cut(&name, room)), style);
    } else {
        let first = format!("{} {sign}{notes}", " ".repeat(4usize.saturating_sub(width(&start) + 1)));
        let room = usize::from(area.right().saturating_sub(x));
        // Signs, not words: they read from the left in every language.
        let first: String = first.chars().take(room).collect();
        ink.signs(x, area.y, &first, style);
        let values = lying.atk.zip(lying.def).filter(|_| monster);
        let lines = area.height - 1 - u16::from(monster);
        let wrapped = ink.wrap(&name, area.width);
        let short = ink.cut(&name, usize::from(area.width));
        let names = if wrapped.len() > usize::from(lines) { vec![short] } else { wrapped };
        for (line, y) in names.into_iter().take(usize::from(lines)).zip(area.y + 1..) {
            ink.ready_line(Rect { y, height: 1, ..area }, &line, style, Align::Start);
        }
        if let Some((atk, def)) = values {
            ink.signs(area.x, area.bottom() - 1, &format!("{atk}/{def}"), style);
        }
    }
    if marks.cursor == Some(&cell.place) {
        ink.paint(area, theme.chosen());
    }
}

/// What a card goes together with, for how long it stays, that it goes back.
fn notes(duel: &Duel, lying: &FieldCard, theme: Theme) -> String {
    let mut notes = String::new();
    if let Some((seat, zone)) = lying.bound.and_then(|bound| duel.view.zone(bound)) {
        let before = if seat == duel.front { "m" } else { "om" };
        notes += &format!("{}{before}{zone}", theme.sign("→", ">"));
    }
    if let Some(stays) = lying.stays {
        notes += &format!(" {stays}");
    }
    if lying.borrowed {
        notes += theme.sign("↺", "<");
    }
    notes
}

fn field(duel: &Duel, ink: &mut Ink<'_>, cell: &Cell, marks: &Marks<'_>) {
    let theme = ink.theme;
    let area = Rect { x: cell.area.x, width: cell.area.width.saturating_sub(1), ..cell.area };
    let key = duel.name(&cell.place);
    let Some(lying) = duel.lying(&cell.place) else {
        ink.signs(area.x + 1, area.y, &key, theme.lines());
        return;
    };
    let style = look(duel, lying.card, theme);
    let name = called(duel, lying, ink.words);
    let start = format!("{}{key} {} ", mark(&cell.place, marks, theme), lies(lying, false, theme));
    let room = usize::from(area.width).saturating_sub(width(&start));
    ink.signs(area.x, area.y, &format!("{start}{}", ink.cut(&name, room)), style);
    if marks.cursor == Some(&cell.place) {
        ink.paint(area, theme.chosen());
    }
}

/// A line for a card of the hand or something to choose: key, name, what it is worth.
fn entry(duel: &Duel, ink: &mut Ink<'_>, cell: &Cell, marks: &Marks<'_>) {
    let (theme, words) = (ink.theme, ink.words);
    let (pile, number) = parts(&cell.place);
    let card = duel.card_at(&cell.place);
    let style = look(duel, card, theme);
    let typed = pile != "hand" || duel.hand_is_typed();
    let wide = usize::from(cell.area.width.saturating_sub(1));
    // Names are typed by a part of them.
    let key = if typed && pile != "card" { duel.name(&cell.place) } else { String::new() };
    let sign = match pile {
        "main" => theme.sign("−", "-"),
        "side" => "+",
        _ => "",
    };
    let gap = if key.is_empty() { "" } else { " " };
    let start = format!("{}{key}{sign}{gap}", mark(&cell.place, marks, theme));
    let name = match (pile, card) {
        ("amount", _) => words.say_with("tui-duel-life", &[("life", i64::from(number).into())]),
        ("tributes", _) => words.say_with("tui-duel-tributes", &[("count", i64::from(number).into())]),
        (_, Some(card)) => name(duel, card, words),
        (_, None) => words.say("duel-hidden-card"),
    };
    let end = card.map_or_else(String::new, |card| worth(duel, card, wide, theme));
    let room = wide.saturating_sub(width(&start) + width(&end));
    // Where a name would not be read any more, what it is worth is left to the text beside.
    let (end, room) =
        if room < 10 { (String::new(), wide.saturating_sub(width(&start))) } else { (end, room) };
    let line = format!("{start}{}{end}", ink.filled(&name, room));
    ink.signs(cell.area.x, cell.area.y, &line, style);
    if marks.cursor == Some(&cell.place) {
        ink.paint(Rect { width: cell.area.width.saturating_sub(1), ..cell.area }, theme.chosen());
    }
}

/// Level and strength of a monster, a sign for spells and traps.
fn worth(duel: &Duel, card: Index, wide: usize, theme: Theme) -> String {
    let Some(card) = duel.view.book.cards().get(usize::from(card)) else { return String::new() };
    match &card.kind {
        Kind::Monster(body) if wide >= 30 => {
            format!(" {}{} {}/{}", body.level, theme.sign("★", "*"), body.atk, body.def)
        }
        Kind::Monster(body) => format!(" {}{} {}", body.level, theme.sign("★", "*"), body.atk),
        Kind::Spell(_) => " S".to_owned(),
        Kind::Trap(_) => " T".to_owned(),
    }
}

/// The chain, the card under the cursor (or the one that is asked about), what happened.
pub(super) fn aside(duel: &Duel, ink: &mut Ink<'_>, area: Rect, title: &str, marks: &Marks<'_>) {
    let (theme, words) = (ink.theme, ink.words);
    let inside = ink.boxed(area, title);
    let mut lines: Vec<(String, Style)> = Vec::new();
    let rule = (theme.sign("─", "-").repeat(usize::from(inside.width)), theme.lines());
    let who = |seat: Seat| marks.player(seat);
    let scene = Scene { view: &duel.view, words, who: &who };
    let chain = chain(&scene);
    if !chain.is_empty() {
        lines.push((ink.cut(&words.say("tui-duel-chain"), usize::from(inside.width)), theme.strong()));
        for link in chain {
            lines.extend(ink.wrap(&link, inside.width).into_iter().map(|line| (line, theme.accent())));
        }
        lines.push(rule.clone());
    }
    let under = marks.cursor.filter(|place| place.as_button().is_none());
    let card = match under {
        Some(place) => duel.card_at(place),
        None => duel.view.asked.card,
    };
    let room = usize::from(inside.height);
    let known = card.and_then(|card| Some((card, duel.view.book.cards().get(usize::from(card))?)));
    if let Some((index, card)) = known {
        let style = look(duel, Some(index), theme).add_modifier(Modifier::BOLD);
        let part = |text: &str, style: Style| {
            ink.wrap(text, inside.width).into_iter().map(|line| (line, style)).collect::<Vec<_>>()
        };
        let mut said = part(&name(duel, index, words), style);
        said.extend(part(&card_kind(card, words), theme.quiet()));
        said.extend(part(&card_text(card, words), theme.plain()));
        // What the card does comes before what happened.
        let most = room.saturating_sub(lines.len());
        if said.len() > most {
            said.truncate(most.saturating_sub(1));
            said.push((theme.sign("…", "...").to_owned(), theme.quiet()));
        }
        lines.extend(said);
        lines.push(rule);
    }
    lines.truncate(room);
    let left = room - lines.len();
    let told = Tale::of(&scene).lines(&duel.told);
    let told: Vec<String> = told.iter().flat_map(|line| ink.wrap(line, inside.width)).collect();
    let skip = told.len().saturating_sub(left);
    lines.extend(told.into_iter().skip(skip).map(|line| (line, theme.plain())));
    for ((line, style), y) in lines.into_iter().zip(inside.top()..inside.bottom()) {
        ink.ready_line(Rect { y, height: 1, ..inside }, &line, style, Align::Start);
    }
}
