//! The hall.

use ratatui::layout::Rect;

use super::shelf::{about, title};
use super::{Align, Ink, Target};
use crate::app::App;
use crate::command::Command;
use crate::screens::{Hall, HallRow};

pub(super) fn draw(ink: &mut Ink<'_>, hall: &Hall, app: &App) {
    let whole = ink.whole();
    let words = ink.words;
    ink.bar(&words.say("meydan"), words.lang().own_name());
    let wide = whole.width.min(96) - 4;
    let left = (whole.width - wide) / 2;
    let column = Rect::new(left, 2, wide, whole.height - 5);
    ink.line(Rect { height: 1, ..column }, &words.say("tui-welcome"), ink.theme.accent(), Align::Start);

    let rows = Hall::rows(app);
    let games = rows.iter().filter(|row| matches!(row, HallRow::Game(_))).count() as u16;
    // What waits for whoever comes back stands first.
    let first = rows.iter().filter(|row| matches!(row, HallRow::GoOn)).count() as u16;
    let inside = ink.boxed(Rect::new(left, 4 + 2 * first, wide, games + 2), &words.say("tui-games"));
    let mut y = inside.y - 2 * first;
    for (index, row) in rows.iter().enumerate() {
        let title = match row {
            HallRow::GoOn => {
                let game = app.unfinished(None).map_or_else(String::new, |game| title(game, words));
                words.say_with("tui-go-on-with", &[("game", game.into())])
            }
            HallRow::Game(tenant) => words.game(tenant.facts.id),
            HallRow::Open => words.say("tui-open"),
            HallRow::Language => {
                words.say_with("tui-language", &[("language", words.lang().own_name().into())])
            }
            HallRow::Help => words.say("tui-help"),
            HallRow::Leave => words.say("tui-leave"),
        };
        let area = Rect { y, height: 1, ..inside };
        item(ink, area, &title, index == hall.chosen);
        ink.hit(area, Target::Row(index));
        // The rest stands outside the box of the games.
        let last_game = index + 1 == usize::from(first + games);
        y += match row {
            HallRow::GoOn => 2,
            _ if last_game => 3,
            _ => 1,
        };
    }
    let about = match rows.get(hall.chosen) {
        Some(HallRow::Game(tenant)) => Some(words.say(&format!("game-{}-about", tenant.facts.id))),
        Some(HallRow::GoOn) => app.unfinished(None).map(|game| about(game, words)),
        _ => None,
    };
    let below = Rect { y: y + 1, height: whole.height.saturating_sub(y + 3), ..inside };
    if let Some(note) = &hall.note {
        ink.paragraph(below, &note.sentence(words), ink.theme.refused());
    } else if let Some(about) = about {
        ink.paragraph(below, &about, ink.theme.quiet());
    }
    let keys = [
        ("↑↓".to_owned(), words.say("tui-key-choose"), None),
        ("Enter".to_owned(), words.say("tui-key-open"), None),
        ("L".to_owned(), words.say("tui-key-language"), Some(Command::Language)),
        ("?".to_owned(), words.say("tui-key-help"), Some(Command::Help)),
        ("Q".to_owned(), words.say("tui-key-leave"), Some(Command::Leave)),
    ];
    ink.keys(Rect::new(1, whole.height - 1, whole.width - 2, 1), &keys);
}

/// A row of a menu: marked by a sign and, where there is one, by colour.
pub(super) fn item(ink: &mut Ink<'_>, area: Rect, text: &str, chosen: bool) {
    let (text, style) = if chosen {
        (format!("▸ {text}"), ink.theme.chosen())
    } else {
        (format!("  {text}"), ink.theme.plain())
    };
    if chosen {
        ink.paint(area, style);
    }
    ink.line(area, &text, style, Align::Start);
}
