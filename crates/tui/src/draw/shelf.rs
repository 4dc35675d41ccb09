//! The shelf: a list at the start, the chosen game as it stands beside it.

use meydan_catalogue::Player;
use meydan_core::Seat;
use meydan_records::{Listed, Opened};
use meydan_words::Words;
use ratatui::layout::Rect;

use super::hall::item;
use super::{Align, Ink, Target};
use crate::boards::{Marks, board};
use crate::command::Command;
use crate::screens::Shelf;
use crate::text::width;

/// Cells of the board that is shown, with its frame.
const BOARD: u16 = 42;
/// Lines of a game in the list.
const LINES: u16 = 2;

pub(super) fn draw(ink: &mut Ink<'_>, shelf: &Shelf) {
    let whole = ink.whole();
    let words = ink.words;
    ink.bar(&format!("{} · {}", words.say("meydan"), words.say("tui-former")), words.lang().own_name());
    let board = (whole.width / 2).max(BOARD).min(whole.width - 36);
    let height = whole.height - 4;
    let list = Rect::new(0, 1, whole.width - board, height);
    let inside = ink.boxed(list, &words.say("tui-former"));
    let rows = usize::from(inside.height / LINES);
    let first = (shelf.chosen + 1).saturating_sub(rows);
    for (index, game) in shelf.games.iter().enumerate().skip(first).take(rows) {
        let y = inside.y + (index - first) as u16 * LINES;
        let area = Rect { y, height: 1, ..inside };
        item(ink, area, &title(game, words), index == shelf.chosen);
        let below = Rect { x: inside.x + 2, y: y + 1, width: inside.width.saturating_sub(2), height: 1 };
        let mut told = about(game, words);
        if width(&told) > usize::from(below.width) {
            told = written(game, words, words.when_briefly(game.age, game.day));
        }
        ink.line(below, &told, ink.theme.quiet(), Align::Start);
        ink.hit(Rect { height: LINES, ..area }, Target::Row(index));
    }
    if shelf.games.is_empty() {
        ink.paragraph(inside, &words.say("tui-former-none"), ink.theme.plain());
    }
    let beside = Rect::new(list.right(), 1, board, height);
    if let Some(game) = shelf.games.get(shelf.chosen) {
        let opened = shelf.seen.as_ref().filter(|(path, _)| *path == game.path);
        draw_game(ink, beside, game, opened.and_then(|(_, opened)| opened.as_ref()));
    }
    let below = Rect::new(1, whole.height - 3, whole.width - 2, 1);
    match &shelf.note {
        Some(note) => ink.paragraph(below, &note.sentence(words), ink.theme.refused()),
        None => 0,
    };
    let mut keys = vec![
        ("↑↓".to_owned(), words.say("tui-key-choose"), None),
        ("Enter".to_owned(), words.say("tui-key-open"), None),
    ];
    if shelf.games.get(shelf.chosen).is_some_and(|game| game.kept) {
        keys.push(("X".to_owned(), words.say("tui-key-forget"), None));
    }
    keys.push(("O".to_owned(), words.say("tui-key-file"), None));
    let of = |command: Command| (command.key().to_owned(), words.say(command.label()), Some(command));
    keys.extend([Command::Language, Command::Help].map(of));
    keys.push(("Esc".to_owned(), words.say("tui-key-back"), Some(Command::Leave)));
    ink.keys(Rect::new(1, whole.height - 1, whole.width - 2, 1), &keys);
}

/// The game and who plays it.
pub(super) fn title(game: &Listed, words: &Words) -> String {
    let players: Vec<String> = game.names.iter().map(|name| player(name, words)).collect();
    let players = players.iter().filter(|name| !name.is_empty()).map(String::as_str).collect::<Vec<_>>();
    let mut parts = vec![words.game(&game.game)];
    if !players.is_empty() {
        parts.push(players.join(" – "));
    }
    if !game.title.is_empty() {
        parts.push(game.title.clone());
    }
    parts.join(" · ")
}

fn player(name: &str, words: &Words) -> String {
    match Player::of_record(name) {
        Player::Person { name } => name,
        Player::Computer { level } => {
            words.say_with("tui-computer", &[("level", words.say(&format!("level-{level}")).into())])
        }
    }
}

/// Where it lies unless it is kept by itself, whether it is over, when it was written.
pub(super) fn about(game: &Listed, words: &Words) -> String {
    written(game, words, words.when(game.age, game.day))
}

fn written(game: &Listed, words: &Words, when: String) -> String {
    let state = words.say(if game.over { "tui-former-over" } else { "tui-former-on" });
    let file = game.path.file_name().filter(|_| !game.kept);
    let file = file.map(|name| name.to_string_lossy().into_owned());
    let parts = file.into_iter().chain([state, when]);
    parts.collect::<Vec<_>>().join(" · ")
}

/// The board as anybody may see it; a game that is over hides nothing.
fn draw_game(ink: &mut Ink<'_>, area: Rect, listed: &Listed, opened: Option<&Opened>) {
    let words = ink.words;
    let inside = ink.boxed(area, &words.game(&listed.game));
    let Some(opened) = opened else {
        ink.paragraph(inside, &words.say("tui-former-unreadable"), ink.theme.refused());
        return;
    };
    let game = opened.game.as_ref();
    let names: Vec<String> = (Seat::all(game.seats()).zip(&opened.names))
        .map(|(seat, name)| match player(name, words) {
            name if name.is_empty() => words.role(game.facts().id, game.role(seat)),
            name => name,
        })
        .collect();
    let marks = Marks { names: &names, ..Marks::default() };
    let within = Rect { x: area.x + 1, width: area.width - 2, ..inside };
    board(game, opened.onlooker(), Seat::FIRST).draw(ink, within, &marks);
}
