//! What lies over a screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::hall::item;
use super::{Align, Ink, Target};
use crate::app::{App, Screen};
use crate::overlay::{Overlay, Purpose, Question};

/// How wide the panel at the end of a game is.
const PANEL: u16 = 38;
/// How wide texts over a screen are.
const WIDE: u16 = 68;

/// The area of a long text.
fn page(whole: Rect) -> Rect {
    let width = whole.width.min(WIDE + 4);
    let height = whole.height - 2;
    Rect::new((whole.width - width) / 2, 1, width, height)
}

fn page_text(overlay: &Overlay, app: &App) -> Option<(String, String)> {
    let words = app.words();
    match overlay {
        Overlay::Help { .. } => Some((words.say("tui-help"), words.say("tui-help-text"))),
        Overlay::Rules { .. } => {
            let id = match app.screen() {
                Screen::Table(table) => table.game_id(),
                Screen::Setup(setup) => setup.tenant.facts.id,
                Screen::Hall(_) | Screen::Shelf(_) => return None,
            };
            let mut text = meydan_telling::rules(words, id).to_string();
            let keys = format!("tui-keys-{id}");
            if words.has(&keys) {
                text = format!("{text}\n\n{}", words.say(&keys));
            }
            let title = words.say_with("tui-rules", &[("game", words.game(id).into())]);
            Some((title, text))
        }
        Overlay::Ledger { .. } => match app.screen() {
            Screen::Table(table) => Some((words.say("tui-ledger"), table.ledger(words)?)),
            Screen::Hall(_) | Screen::Setup(_) | Screen::Shelf(_) => None,
        },
        Overlay::Ask { .. } | Overlay::Prompt { .. } => None,
    }
}

/// How many lines the text over the screen has, and how many of them are shown.
pub(crate) fn overlay_lines(app: &App) -> Option<(usize, usize)> {
    let (_, text) = page_text(app.overlay()?, app)?;
    let (width, height) = app.size();
    let area = page(Rect::new(0, 0, width.max(super::LEAST.0), height.max(super::LEAST.1)));
    // Wrapping needs a pen but no screen.
    let mut nothing = Buffer::empty(Rect::ZERO);
    let lines = Ink::new(&mut nothing, app).wrap(&text, area.width - 4).len();
    Some((lines, usize::from(area.height - 3)))
}

pub(super) fn draw(ink: &mut Ink<'_>, overlay: &Overlay, app: &App) {
    match overlay {
        Overlay::Help { scroll } | Overlay::Rules { scroll } | Overlay::Ledger { scroll } => {
            if let Some((title, text)) = page_text(overlay, app) {
                draw_page(ink, &title, &text, *scroll);
            }
        }
        Overlay::Ask { question, chosen } => draw_question(ink, question, *chosen, app),
        Overlay::Prompt { purpose, text, note } => {
            let words = ink.words;
            let (title, about) = match purpose {
                Purpose::Save { .. } => ("tui-save-title", "tui-save-about"),
                Purpose::Open => ("tui-open-title", "tui-open-about"),
            };
            let inside = window(ink, 8, &words.say(title));
            let line = Rect { height: 1, ..inside };
            // A path is read from the left in every language, and its end is what is being typed.
            let room = usize::from(line.width.saturating_sub(3));
            let skip = text.chars().count().saturating_sub(room);
            let end: String = text.chars().skip(skip).collect();
            ink.signs(line.x, line.y, &format!("> {end}_"), ink.theme.strong());
            let below = Rect { y: inside.y + 2, height: inside.height - 3, ..inside };
            match note {
                Some(note) => ink.paragraph(below, &note.sentence(words), ink.theme.refused()),
                None => ink.paragraph(below, &words.say(about), ink.theme.plain()),
            };
            let keys = [
                ("Enter".to_owned(), words.say("tui-key-done"), None),
                ("Esc".to_owned(), words.say("tui-key-back"), None),
            ];
            ink.keys(Rect { y: inside.bottom() - 1, height: 1, ..inside }, &keys);
        }
    }
}

/// A box in the middle, so many lines high inside.
fn window(ink: &mut Ink<'_>, height: u16, title: &str) -> Rect {
    let whole = ink.whole();
    let width = whole.width.min(64);
    let area = Rect::new((whole.width - width) / 2, (whole.height - height) / 2 - 1, width, height);
    ink.wipe(Rect { x: area.x - 1, width: area.width + 2, ..area });
    ink.boxed(area, title)
}

/// A box at the side where the list of moves is.
fn panel(ink: &mut Ink<'_>, height: u16) -> Rect {
    let whole = ink.whole();
    let area = Rect::new(
        whole.width - PANEL - 1,
        (whole.height.saturating_sub(height) / 2).saturating_sub(1),
        PANEL,
        height,
    );
    ink.wipe(area);
    ink.boxed(area, &ink.words.say("tui-end"))
}

fn draw_page(ink: &mut Ink<'_>, title: &str, text: &str, scroll: usize) {
    let whole = ink.whole();
    let area = page(whole);
    // Half a board beside the text would only distract.
    ink.wipe(Rect { y: 1, height: whole.height - 1, ..whole });
    let inside = ink.boxed(area, title);
    let lines = ink.wrap(text, inside.width);
    let shown = usize::from(inside.height - 1);
    // The screen may have grown since the text was turned.
    let first = scroll.min(lines.len().saturating_sub(shown));
    for (line, y) in lines.iter().skip(first).take(shown).zip(inside.y..) {
        ink.ready_line(Rect { y, height: 1, ..inside }, line, ink.theme.plain(), Align::Start);
    }
    let words = ink.words;
    let mut keys = vec![("Esc".to_owned(), words.say("tui-key-close"), None)];
    if lines.len() > shown {
        keys.insert(0, ("↑↓".to_owned(), words.say("tui-key-turn"), None));
    }
    ink.keys(Rect { y: inside.bottom() - 1, height: 1, ..inside }, &keys);
    ink.hit(area, Target::Row(0));
}

fn draw_question(ink: &mut Ink<'_>, question: &Question, chosen: usize, app: &App) {
    let words = ink.words;
    let text = match question {
        Question::Resign(seat) => {
            let name = match app.screen() {
                Screen::Table(table) => table.spoken(*seat, words),
                Screen::Hall(_) | Screen::Setup(_) | Screen::Shelf(_) => String::new(),
            };
            words.say_with("tui-ask-resign", &[("player", name.into())])
        }
        Question::Grave(place) => {
            let id = match app.screen() {
                Screen::Table(table) => table.game_id(),
                Screen::Hall(_) | Screen::Setup(_) | Screen::Shelf(_) => "",
            };
            words.say(&format!("tui-ask-{id}-{}", place.as_button().unwrap_or_default()))
        }
        Question::Leave => words.say("tui-ask-leave"),
        Question::New => words.say("tui-ask-new"),
        Question::Replace { path, .. } | Question::ReplaceOwn { path } => {
            words.say_with("tui-ask-replace", &[("file", path.display().to_string().into())])
        }
        Question::GoOn { opened, .. } if opened.game.outcome().is_some() => words.say("tui-ask-look"),
        Question::GoOn { .. } => words.say("tui-ask-go-on"),
        Question::End => match app.screen() {
            Screen::Table(table) => super::table::end_text(table, words),
            Screen::Hall(_) | Screen::Setup(_) | Screen::Shelf(_) => String::new(),
        },
        Question::Forget { .. } => words.say("tui-ask-forget"),
    };
    let answers = question.answers();
    // The end stands beside the board, which everybody wants to see then.
    let beside = matches!(question, Question::End);
    let lines = ink.wrap(&text, if beside { PANEL - 4 } else { 60 });
    let height = lines.len() as u16 + answers.len() as u16 + 3;
    let inside = if beside { panel(ink, height) } else { window(ink, height, "") };
    for (line, y) in lines.iter().zip(inside.y..) {
        ink.ready_line(Rect { y, height: 1, ..inside }, line, ink.theme.strong(), Align::Start);
    }
    for (index, (_, label)) in answers.iter().enumerate() {
        let y = inside.y + lines.len() as u16 + 1 + index as u16;
        let area = Rect { y, height: 1, ..inside };
        item(ink, area, &words.say(label), index == chosen);
        ink.hit(area, Target::Row(index));
    }
}
