//! The table: board, players, moves, message, keys.

use meydan_catalogue::Turn;
use meydan_core::{Outcome, Place, Seat, Step};
use meydan_telling::AnyScene;
use meydan_words::Words;
use ratatui::layout::Rect;

use super::{Align, Ink, Target, Theme};
use crate::app::App;
use crate::boards::{Marks, Paint, board};
use crate::command::Command;
use crate::screens::{Mode, TableScreen, Teller};
use crate::text::{Script, width};

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
        let board = screen.board();
        let own_side = board.side();
        let side = (width / 3).clamp(own_side.unwrap_or(SIDE), 48);
        let body = Rect::new(0, 1, width, height - 5);
        let lines = u16::from(screen.seats()) * lines_of_a_player(screen, board.as_ref());
        let board = Rect { width: body.width - side, ..body };
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
        // Which they are does not depend on colours, only where they lie.
        let theme = Theme { color: true, ascii: script.ascii };
        let on_board = screen.board().places(self.board, theme);
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
    draw_bar(ink, screen);
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
    if screen.as_text {
        draw_told(ink, areas.board, screen);
    } else {
        board.draw(ink, areas.board, &marks);
        for (place, area) in board.places(areas.board, ink.theme) {
            ink.hit(area, Target::Place(place));
        }
    }
    let view = game.view(screen.viewer());
    let who = |seat: Seat| screen.spoken(seat, words);
    let teller = Teller::new(screen.game_id(), AnyScene { view: &view, words, who: &who });
    if board.side().is_some() {
        board.aside(ink, areas.aside, &moves_title(screen, words), &marks);
    } else {
        super::players::draw(ink, areas.players, (screen, board.as_ref()), &teller, app);
        super::moves::draw(ink, areas.moves, (screen, board.as_ref()), &teller);
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

/// The game, its own name, and where it is (CH-63).
fn draw_bar(ink: &mut Ink<'_>, screen: &TableScreen) {
    let words = ink.words;
    let past = screen.past();
    let game = past.as_deref().unwrap_or_else(|| screen.table.game());
    let mut title = vec![words.say("meydan"), words.game(screen.game_id())];
    let name = game.open_config().get("name").and_then(|name| name.as_str().map(str::to_owned));
    title.extend(name.filter(|name| !name.is_empty()));
    // How much time everybody had, and what was left to each at the moment that is shown (HA-20).
    if let Some(clock) = game.time_control() {
        let left: Vec<String> = game
            .clock_faces(game.at())
            .iter()
            .map(|face| meydan_telling::time_left(words, face.left))
            .collect();
        title.extend([meydan_telling::time_control(words, clock), left.join(" – ")]);
    }
    let view = game.view(screen.viewer());
    let who = |seat: Seat| screen.spoken(seat, words);
    let standing = Teller::new(screen.game_id(), AnyScene { view: &view, words, who: &who }).standing();
    let end = match screen.mode {
        Mode::Play => standing.unwrap_or_else(|| words.lang().own_name().to_owned()),
        Mode::Replay { .. } => {
            standing.into_iter().chain([words.say("tui-replay")]).collect::<Vec<_>>().join(" · ")
        }
    };
    ink.bar(&title.join(" · "), &end);
}

/// The end as it is told once: who won, why, and what everybody has.
pub(super) fn end_text(screen: &TableScreen, words: &Words) -> String {
    let Some(outcome) = screen.table.game().outcome() else { return String::new() };
    let mut text = result(screen, &outcome, words);
    if counts(screen, &outcome) {
        text.push('\n');
        for (seat, &points) in Seat::all(screen.seats()).zip(&outcome.points) {
            let points = words.number(i64::from(points));
            text += &format!("\n{}: {points}", screen.name_with_role(seat, words));
        }
    }
    text
}

/// Whether points say more than who won.
fn counts(screen: &TableScreen, outcome: &Outcome) -> bool {
    let says_who_won = |(seat, &points): (Seat, &i32)| points == i32::from(outcome.winners.contains(seat));
    !Seat::all(screen.seats()).zip(&outcome.points).all(says_who_won)
}

/// CH-53: what happened, in words, where the board would be.
fn draw_told(ink: &mut Ink<'_>, area: Rect, screen: &TableScreen) {
    let inside = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let room = usize::from(inside.height);
    let told = screen.told(room, ink.words);
    let last = told.len().saturating_sub(1);
    let lines: Vec<(String, bool)> = (told.iter().enumerate())
        .flat_map(|(index, text)| {
            ink.wrap(text, inside.width).into_iter().map(move |line| (line, index == last))
        })
        .collect();
    let skip = lines.len().saturating_sub(room);
    for ((line, latest), y) in lines.iter().skip(skip).zip(inside.y..) {
        let style = if *latest { ink.theme.strong() } else { ink.theme.plain() };
        ink.ready_line(Rect { y, height: 1, ..inside }, line, style, Align::Start);
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

/// Lines of a player in the list: the second has the name and what is to be said of the player.
pub(super) fn lines_of_a_player(screen: &TableScreen, board: &dyn Paint) -> u16 {
    let more = board.below_name(Seat::FIRST, Theme { color: true, ascii: false }).is_some();
    if screen.seats() <= 5 { 2 + u16::from(more) } else { 1 }
}

/// Which of how many moves is shown.
pub(super) fn moves_title(screen: &TableScreen, words: &Words) -> String {
    let (shown, count) = (screen.shown_entries() as u32, screen.line().len() as u32);
    words.say_with("tui-moves", &[("shown", shown.into()), ("count", count.into())])
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
        // Said once, and not where the game was given up after it.
        let given_up = screen.line().last().is_some_and(|last| matches!(last.step, Step::Drop { .. }));
        let stale = given_up && screen.looking.is_none();
        let recent =
            teller.recent().filter(|recent| !stale && !parts.iter().any(|said| said.contains(recent)));
        parts.extend(recent);
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
    let counts = counts(screen, outcome);
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
    let over = screen.table.game().outcome().is_some();
    if screen.mode == Mode::Play {
        if !over {
            keys.push(("↑↓←→ Enter".to_owned(), words.say("tui-key-play"), None));
        }
        keys.extend([Command::Previous, Command::Next].map(of));
        let facts = screen.table.game().facts();
        if facts.takeback || screen.own_undo().is_some() {
            keys.push(of(Command::Undo));
        }
        if has_ledger {
            keys.push(of(Command::Ledger));
        }
        if over {
            keys.push(of(Command::Save));
        } else {
            keys.extend([Command::Hint, Command::Save, Command::Resign].map(of));
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
        keys.extend([Command::Autoplay, Command::Text, Command::Save].map(of));
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
