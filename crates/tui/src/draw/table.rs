//! The table: board, players, moves, message, keys.

use meydan_catalogue::Turn;
use meydan_core::{Outcome, Place, Seat, Step};
use meydan_telling::AnyScene;
use meydan_words::Words;
use ratatui::layout::Rect;

use super::{Align, Ink, Target};
use crate::app::App;
use crate::boards::{Marks, Paint, board};
use crate::command::Command;
use crate::screens::{Mode, TableScreen, Teller};
use crate::text::{Script, apart, width};

/// Where the parts of the table lie on a screen.
pub(crate) struct TableAreas {
    pub(crate) board: Rect,
    /// Everything beside the board but the buttons.
    aside: Rect,
    players: Rect,
    moves: Rect,
    buttons: Rect,
    message: Rect,
    keys: Rect,
}

/// The least width of what stands beside the board.
const SIDE: u16 = 40;

impl TableAreas {
    pub(crate) fn new((width, height): (u16, u16), screen: &TableScreen) -> TableAreas {
        let (width, height) = (width.max(super::LEAST.0), height.max(super::LEAST.1));
        let own_side = screen.board().side();
        let side = (width / 3).clamp(own_side.unwrap_or(SIDE), 48);
        let body = Rect::new(0, 1, width, height - 5);
        let board = Rect { width: body.width - side, ..body };
        let seats = u16::from(screen.seats());
        let lines = seats * lines_of_a_player(screen);
        let beside = Rect { x: body.right() - side, width: side - 1, ..body };
        let players = Rect { height: lines + 2, ..beside };
        // A narrow side needs a second row for them.
        let rows = if own_side.is_some() { 2 } else { 1 };
        let buttons = Rect { y: beside.bottom() - rows, height: rows, ..beside };
        let aside = Rect { height: buttons.y - beside.y, ..beside };
        let moves = Rect { y: players.bottom(), height: buttons.y - players.bottom(), ..beside };
        let message = Rect::new(1, body.bottom(), width - 2, 2);
        let keys = Rect::new(1, height - 2, width - 2, 2);
        TableAreas { board, aside, players, moves, buttons, message, keys }
    }

    /// The buttons of the game that can be pressed now: place, label, area.
    pub(crate) fn buttons(
        &self,
        screen: &TableScreen,
        words: &Words,
        script: Script,
    ) -> Vec<(Place, String, Rect)> {
        let id = screen.game_id();
        let on_board = screen.board().places(self.board);
        let (mut x, mut y) = (self.buttons.x, self.buttons.y);
        let mut buttons = Vec::new();
        for place in screen.open_places() {
            let Some(name) = place.as_button() else {
                continue;
            };
            if on_board.iter().any(|(other, _)| *other == place) {
                continue;
            }
            let key = format!("tui-button-{id}-{name}");
            let label = if words.has(&key) { words.say(&key) } else { name.to_owned() };
            let label = script.line(&format!("[ {label} ]"), usize::from(self.buttons.width));
            let wide = width(&label) as u16;
            if x + wide > self.buttons.right() {
                (x, y) = (self.buttons.x, y + 1);
            }
            if y >= self.buttons.bottom() {
                break;
            }
            buttons.push((place, label, Rect::new(x, y, wide, 1)));
            x += wide + 1;
        }
        buttons
    }
}

pub(super) fn draw(ink: &mut Ink<'_>, screen: &TableScreen, app: &App) {
    let words = ink.words;
    let title = format!("{} · {}", words.say("meydan"), words.game(screen.game_id()));
    let end = match screen.mode {
        Mode::Play => words.lang().own_name().to_owned(),
        Mode::Replay { .. } => words.say("tui-replay"),
    };
    ink.bar(&title, &end);
    let areas = TableAreas::new(app.size(), screen);
    if screen.is_covered() {
        draw_cover(ink, screen);
        return;
    }
    let past = screen.past();
    let game = past.as_deref().unwrap_or_else(|| screen.table.game());
    let mut board = board(game, screen.viewer(), screen.front());
    board.narrow(&screen.typed, words);
    let open = screen.open_places();
    let names: Vec<String> = Seat::all(screen.seats()).map(|seat| screen.spoken(seat, words)).collect();
    let marks = Marks {
        cursor: screen.cursor.as_ref().filter(|_| screen.mode == Mode::Play),
        open: &open,
        path: &screen.path,
        hint: if screen.looking.is_none() { &screen.hint } else { &[] },
        refused: screen.refused.as_ref(),
        names: &names,
    };
    board.draw(ink, areas.board, &marks);
    for (place, area) in board.places(areas.board) {
        ink.hit(area, Target::Place(place));
    }
    let view = game.view(screen.viewer());
    let who = |seat: Seat| screen.spoken(seat, words);
    let teller = Teller::new(screen.game_id(), AnyScene { view: &view, words, who: &who });
    if board.side().is_some() {
        board.aside(ink, areas.aside, &moves_title(screen, words), &marks);
    } else {
        draw_players(ink, &areas, (screen, board.as_ref()), &teller, app);
        draw_moves(ink, &areas, (screen, board.as_ref()), &teller);
    }
    let (text, style) = message(screen, &teller, ink);
    ink.paragraph(areas.message, &text, style);
    draw_keys(ink, &areas, screen, teller.ledger().is_some());
    for (place, label, area) in areas.buttons(screen, words, app.script()) {
        let chosen = screen.cursor.as_ref() == Some(&place);
        let style = if chosen { ink.theme.chosen() } else { ink.theme.accent() };
        ink.signs(area.x, area.y, &label, style);
        ink.hit(area, Target::Place(place));
    }
}

fn draw_cover(ink: &mut Ink<'_>, screen: &TableScreen) {
    let whole = ink.whole();
    let name = screen.seat.map_or_else(String::new, |seat| screen.spoken(seat, ink.words));
    let text = ink.words.say_with("tui-cover", &[("player", name.into())]);
    let lines = ink.wrap(&text, 60);
    let top = whole.height / 2 - 1;
    for (line, y) in lines.iter().zip(top..) {
        ink.ready_line(Rect::new(0, y, whole.width, 1), line, ink.theme.strong(), Align::Center);
    }
}

fn draw_players(
    ink: &mut Ink<'_>,
    areas: &TableAreas,
    (screen, board): (&TableScreen, &dyn Paint),
    teller: &Teller<'_>,
    app: &App,
) {
    let words = ink.words;
    let game = screen.table.game();
    let inside = ink.boxed(areas.players, &words.say("tui-players"));
    // Whose turn it is in the position that is shown, which may be an earlier one.
    let pending = screen.past().map_or_else(|| game.pending(), |past| past.pending());
    let lines = lines_of_a_player(screen);
    for seat in Seat::all(screen.seats()) {
        let y = inside.y + u16::from(seat.0) * lines;
        let row = Rect { y, height: 1, ..inside };
        let turn = pending.contains(seat);
        let badge = board.badge(seat, ink.theme);
        let mark = if screen.thinking.is_some_and(|thinking| thinking.seat == seat) {
            spinner(app)
        } else if turn {
            "▸"
        } else {
            " "
        };
        // Two cells for the mark, two for the sign, then the name; the count at the end.
        let (mark_at, sign_at) =
            if app.script().rtl { (row.right() - 1, row.right() - 4) } else { (row.x, row.x + 2) };
        ink.line(Rect { x: mark_at, width: 1, ..row }, mark, ink.theme.accent(), Align::Start);
        ink.line(Rect { x: sign_at, width: 2, ..row }, &badge.sign, badge.style, Align::Start);
        let name = screen.name(seat, words);
        let role = screen.role(seat, words);
        let status = status(screen, seat, turn, words);
        let style = if turn { ink.theme.strong() } else { ink.theme.plain() };
        let width = row.width - 9;
        let middle = Rect { x: if app.script().rtl { row.x + 4 } else { row.x + 5 }, width, ..row };
        if lines == 2 {
            // What a player did last says more than that it is its turn, which is marked.
            let over = screen.looking.is_none() && game.outcome().is_some();
            let last = teller.status(seat).filter(|_| !over);
            let named = Some(name).filter(|name| *name != role);
            let (title, below) = match (last, named) {
                (Some(last), named) if last.is_empty() => (named.unwrap_or(role), status.unwrap_or_default()),
                (Some(last), named) => (named.unwrap_or(role), last),
                (None, named) => (role, named.into_iter().chain(status).collect::<Vec<_>>().join(" – ")),
            };
            ink.line(middle, &title, style, Align::Start);
            ink.line(Rect { y: y + 1, ..middle }, &below, ink.theme.quiet(), Align::Start);
        } else {
            let text = if name == role { role } else { format!("{role} · {name}") };
            ink.line(middle, &text, style, Align::Start);
        }
        if let Some(count) = teller.count(seat) {
            ink.line(row, &words.number(count), ink.theme.strong(), Align::End);
        }
    }
}

/// Lines of a player in the list: the second has the name and what is to be said of the player.
fn lines_of_a_player(screen: &TableScreen) -> u16 {
    if screen.seats() <= 5 { 2 } else { 1 }
}

fn spinner(app: &App) -> &'static str {
    let frames: &[&'static str] =
        if app.settings.ascii { &["|", "/", "-", "\\"] } else { &["◐", "◓", "◑", "◒"] };
    frames[app.ticks as usize / 2 % frames.len()]
}

fn status(screen: &TableScreen, seat: Seat, turn: bool, words: &Words) -> Option<String> {
    if screen.looking.is_none()
        && let Some(outcome) = screen.table.game().outcome()
    {
        return outcome.winners.contains(seat).then(|| words.say("tui-status-won"));
    }
    let thinks = screen.thinking.is_some_and(|thinking| thinking.seat == seat && !thinking.hint);
    if screen.looking.is_none() && thinks {
        return Some(words.say("tui-status-thinking"));
    }
    turn.then(|| words.say("tui-status-turn"))
}

/// Which of how many moves is shown.
fn moves_title(screen: &TableScreen, words: &Words) -> String {
    let (shown, count) = (screen.shown_entries() as u32, screen.line().len() as u32);
    words.say_with("tui-moves", &[("shown", shown.into()), ("count", count.into())])
}

fn draw_moves(
    ink: &mut Ink<'_>,
    areas: &TableAreas,
    (screen, board): (&TableScreen, &dyn Paint),
    teller: &Teller<'_>,
) {
    let words = ink.words;
    let line = screen.line();
    let shown = screen.shown_entries();
    let inside = ink.boxed(areas.moves, &moves_title(screen, words));
    if inside.height == 0 || inside.width == 0 {
        return;
    }
    let texts: Vec<String> = line.iter().map(|entry| teller.entry(entry)).collect();
    let longest = texts.iter().map(|text| width(&ink.cut(text, 24))).max().unwrap_or(0).clamp(2, 24) as u16;
    // Number, sign and text, a blank after each.
    let digits = line.len().to_string().len().max(2);
    let before = digits as u16 + 3;
    let wide = (before + longest + 1).min(inside.width);
    let columns = (inside.width / wide).max(1);
    let rows = inside.height;
    // The entry that is shown stays in sight.
    let row_of = |index: usize| (index / usize::from(columns)) as u16;
    let first = row_of(shown.saturating_sub(1)).saturating_sub(rows - 1);
    for (index, (entry, text)) in line.iter().zip(&texts).enumerate() {
        let Some(row) = row_of(index).checked_sub(first).filter(|row| *row < rows) else {
            continue;
        };
        let x = inside.x + (index % usize::from(columns)) as u16 * wide;
        let area = Rect::new(x, inside.y + row, wide, 1);
        let number = format!("{:>digits$}", index + 1);
        let style = if index + 1 == shown {
            ink.theme.chosen()
        } else if index < shown {
            ink.theme.plain()
        } else {
            ink.theme.quiet()
        };
        let sign = match entry.step {
            Step::Act { seat, .. } | Step::Drop { seat } => board.badge(seat, ink.theme).sign,
            Step::Timer { .. } | Step::Rewind { .. } => " ".to_owned(),
        };
        ink.paint(Rect { width: wide - 1, ..area }, style);
        ink.signs(x, area.y, &number, style);
        ink.signs(x + before - 2, area.y, &sign, style);
        let room = usize::from(wide - before - 1);
        ink.signs(x + before, area.y, &ink.cut(&apart(text), room), style);
        ink.hit(area, Target::Entry(index + 1));
    }
}

/// What is to be said below the board.
fn message(screen: &TableScreen, teller: &Teller<'_>, ink: &Ink<'_>) -> (String, ratatui::style::Style) {
    let words = ink.words;
    if !screen.typed.is_empty() {
        return (words.say_with("tui-typed", &[("typed", screen.typed.as_str().into())]), ink.theme.strong());
    }
    let mut parts = Vec::new();
    let mut style = ink.theme.plain();
    if let Some(note) = &screen.note {
        parts.push(screen.sentence(note, teller));
        if note.is_refusal() {
            style = ink.theme.refused();
        }
    }
    if screen.note.as_ref().is_none_or(|note| !note.is_refusal()) {
        parts.extend(teller.recent());
    }
    if screen.looking.is_some() {
        let shown = screen.shown_entries() as u32;
        let count = screen.line().len() as u32;
        let key = if screen.mode == Mode::Play { "tui-looking" } else { "tui-replaying" };
        parts.push(words.say_with(key, &[("shown", shown.into()), ("count", count.into())]));
    } else if let Some(outcome) = screen.table.game().outcome() {
        parts.push(result(screen, &outcome, words));
        style = if screen.note.as_ref().is_some_and(crate::note::Note::is_refusal) {
            style
        } else {
            ink.theme.accent()
        };
    } else if screen.note.as_ref().is_none_or(|note| !note.is_refusal()) {
        parts.extend(whose_turn(screen, teller, words));
    }
    (parts.join(" "), style)
}

fn whose_turn(screen: &TableScreen, teller: &Teller<'_>, words: &Words) -> Option<String> {
    if screen.mode != Mode::Play {
        return None;
    }
    match (screen.table.turn(), screen.thinking) {
        (_, Some(thinking)) if thinking.hint => Some(words.say("tui-hint-coming")),
        (Turn::People(_), _) => Some(teller.turn(screen.seat?)),
        (Turn::Computer(seat, _), _) => {
            Some(words.say_with("tui-thinking", &[("player", screen.spoken(seat, words).into())]))
        }
        _ => None,
    }
}

/// Who won, with what, and why it ended.
fn result(screen: &TableScreen, outcome: &Outcome, words: &Words) -> String {
    // Where nothing is counted, points only say again who won.
    let says_who_won = |(seat, &points): (Seat, &i32)| points == i32::from(outcome.winners.contains(seat));
    let counts = !Seat::all(screen.seats()).zip(&outcome.points).all(says_who_won);
    let points: Vec<String> = outcome.points.iter().map(|&points| words.number(i64::from(points))).collect();
    let points = points.join(" – ");
    let names: Vec<String> = outcome.winners.iter().map(|seat| screen.spoken(seat, words)).collect();
    let said = match names.len() {
        0 if !counts => words.say("tui-draw-only"),
        1 if !counts => words.say_with("tui-won-only", &[("player", names.concat().into())]),
        0 => words.say_with("tui-draw", &[("points", points.into())]),
        1 => words.say_with("tui-won", &[("player", names.concat().into()), ("points", points.into())]),
        _ => words.say_with("tui-shared", &[("players", names.join(", ").into()), ("points", points.into())]),
    };
    format!("{said} {}", words.reason(screen.game_id(), outcome))
}

fn draw_keys(ink: &mut Ink<'_>, areas: &TableAreas, screen: &TableScreen, has_ledger: bool) {
    let words = ink.words;
    let of = |command: Command| (command.key().to_owned(), words.say(command.label()), Some(command));
    let mut keys = Vec::new();
    if screen.mode == Mode::Play {
        keys.push(("↑↓←→ Enter".to_owned(), words.say("tui-key-play"), None));
        keys.extend([Command::Previous, Command::Next].map(of));
        let facts = screen.table.game().facts();
        if facts.takeback || screen.own_undo().is_some() {
            keys.push(of(Command::Undo));
        }
        if has_ledger {
            keys.push(of(Command::Ledger));
        }
        keys.extend([Command::Hint, Command::Save].map(of));
        if screen.table.game().outcome().is_none() {
            keys.push(of(Command::Resign));
        }
        if screen.table.game().pending().len() > 1 {
            keys.push(of(Command::Who));
        }
        keys.push(of(Command::New));
        if screen.looking.is_some() && screen.beginning_here().is_some() {
            keys.push(of(Command::Begin));
        }
    } else {
        keys.extend([Command::First, Command::Previous, Command::Next, Command::Last].map(of));
        keys.extend([Command::Autoplay, Command::Save].map(of));
        if screen.beginning_here().is_some() {
            keys.push(of(Command::Begin));
        }
        if has_ledger {
            keys.push(of(Command::Ledger));
        }
    }
    keys.extend([Command::Rules, Command::Language, Command::Help, Command::Leave].map(of));
    ink.keys(areas.keys, &keys);
}
