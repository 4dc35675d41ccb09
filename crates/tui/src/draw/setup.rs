//! Setting a game up.

use meydan_core::{OptionKind, Seat};
use meydan_search::Level;
use meydan_words::Words;
use ratatui::layout::Rect;
use serde_json::Value;

use super::hall::item;
use super::shelf::{about, title};
use super::{Ink, Target};
use crate::command::Command;
use crate::screens::{Row, Setup, Whom};

pub(super) fn draw(ink: &mut Ink<'_>, setup: &Setup) {
    let whole = ink.whole();
    let words = ink.words;
    let id = setup.tenant.facts.id;
    ink.bar(&format!("{} · {}", words.say("meydan"), words.game(id)), words.lang().own_name());
    let wide = whole.width.min(96) - 4;
    let left = (whole.width - wide) / 2;
    let about = words.say(&format!("game-{id}-about"));
    ink.paragraph(Rect::new(left, 2, wide, 2), &about, ink.theme.quiet());

    let rows = setup.rows();
    let room = whole.height - 11;
    let height = (rows.len() as u16 + 1).min(room);
    let inside = ink.boxed(Rect::new(left, 5, wide, height + 2), &words.say("tui-setup"));
    // The start stands apart, after a blank; a long form turns with the chosen row.
    let shown = usize::from(inside.height);
    let first = (setup.chosen + 2).saturating_sub(shown);
    for (index, row) in rows.iter().enumerate().skip(first) {
        let apart = u16::from(*row == Row::Start);
        let y = inside.y + (index - first) as u16 + apart;
        if y >= inside.bottom() {
            break;
        }
        let area = Rect { y, height: 1, ..inside };
        item(ink, area, &row_text(setup, *row, index == setup.chosen, words), index == setup.chosen);
        ink.hit(area, Target::Row(index));
    }
    let below = Rect::new(left + 2, inside.bottom() + 2, wide - 4, 3);
    match &setup.note {
        Some(note) => ink.paragraph(below, &note.sentence(words), ink.theme.refused()),
        None => ink.paragraph(below, &row_about(setup, words), ink.theme.plain()),
    };
    let keys = [
        ("↑↓".to_owned(), words.say("tui-key-choose"), None),
        ("←→".to_owned(), words.say("tui-key-change"), None),
        ("Enter".to_owned(), words.say("tui-key-onward"), None),
        ("M".to_owned(), words.say("tui-key-rules"), Some(Command::Rules)),
        ("L".to_owned(), words.say("tui-key-language"), Some(Command::Language)),
        ("?".to_owned(), words.say("tui-key-help"), Some(Command::Help)),
        ("Esc".to_owned(), words.say("tui-key-back"), Some(Command::Leave)),
    ];
    ink.keys(Rect::new(1, whole.height - 1, whole.width - 2, 1), &keys);
}

fn seat_name(setup: &Setup, seat: Seat, words: &Words) -> String {
    let role = setup.roles.get(seat.index()).copied().unwrap_or("player");
    if setup.roles.iter().filter(|other| **other == role).count() == 1 {
        words.role(setup.tenant.facts.id, role)
    } else {
        words.say_with("tui-player", &[("number", (seat.0 + 1).into())])
    }
}

fn row_text(setup: &Setup, row: Row, chosen: bool, words: &Words) -> String {
    let turned = |label: String, value: String| {
        if chosen { format!("{label}: ‹ {value} ›") } else { format!("{label}: {value}") }
    };
    let typed = |label: String, value: &str| {
        let cursor = if chosen { "_" } else { "" };
        format!("{label}: {value}{cursor}")
    };
    match row {
        Row::GoOn => {
            let game = setup.unfinished.as_ref().map_or_else(String::new, |game| title(game, words));
            words.say_with("tui-go-on-with", &[("game", game.into())])
        }
        Row::Former => words.say("tui-former-row"),
        Row::Whom => turned(words.say("tui-whom"), words.say(whom_key(setup.whom))),
        Row::Seats => turned(words.say("tui-seats"), words.number(i64::from(setup.seats))),
        Row::People => turned(words.say("tui-people"), words.number(i64::from(setup.people))),
        Row::Mine => turned(words.say("tui-mine"), seat_name(setup, setup.mine, words)),
        Row::Level => turned(words.say("tui-level"), words.say(&format!("level-{}", setup.level))),
        Row::Name(seat) if setup.whom == Whom::Computer && !setup.seats_differ() => {
            typed(words.say("tui-name-yours"), &setup.names[seat.index()])
        }
        Row::Name(seat) => {
            let label = words.say_with("tui-name-of", &[("seat", seat_name(setup, seat, words).into())]);
            typed(label, &setup.names[seat.index()])
        }
        Row::Option(index) => {
            let spec = setup.tenant.facts.options[index];
            let key = format!("option-{}-{}", setup.tenant.facts.id, spec.key);
            let label = if words.has(&key) { words.say(&key) } else { spec.key.to_owned() };
            let value = setup.config.get(spec.key);
            match spec.kind {
                OptionKind::Text { .. } => typed(label, value.and_then(Value::as_str).unwrap_or_default()),
                OptionKind::Lines { .. } => {
                    let text = value.and_then(Value::as_str).unwrap_or_default();
                    // The line that is being typed; those before it as a number.
                    let (before, last) =
                        text.rsplit_once('\n').map_or(("", text), |(before, last)| (before, last));
                    let count = if before.is_empty() { 0 } else { before.lines().count() };
                    let shown = if count == 0 {
                        last.to_owned()
                    } else {
                        let lines = words.say_with("tui-lines", &[("count", (count as u32).into())]);
                        format!("{lines} {last}")
                    };
                    typed(label, &shown)
                }
                OptionKind::Flag => {
                    let yes = value.and_then(Value::as_bool).unwrap_or(false);
                    turned(label, words.say(if yes { "tui-yes" } else { "tui-no" }))
                }
                OptionKind::Number { least, .. } => {
                    turned(label, words.number(value.and_then(Value::as_i64).unwrap_or(least)))
                }
                OptionKind::Choice { .. } => {
                    let word = value.and_then(Value::as_str).unwrap_or("-");
                    let of_word = format!("{key}-{word}");
                    turned(label, if words.has(&of_word) { words.say(&of_word) } else { word.to_owned() })
                }
            }
        }
        Row::Start => words.say("tui-start"),
    }
}

fn whom_key(whom: Whom) -> &'static str {
    match whom {
        Whom::People => "tui-whom-people",
        Whom::Computer => "tui-whom-computer",
        Whom::Nobody => "tui-whom-nobody",
    }
}

/// One sentence on the chosen row.
fn row_about(setup: &Setup, words: &Words) -> String {
    match setup.row() {
        Row::Whom => {
            let whom = words.say(match setup.whom {
                Whom::People => "tui-whom-people-about",
                Whom::Computer => "tui-whom-computer-about",
                Whom::Nobody => "tui-whom-nobody-about",
            });
            if setup.are_roles_drawn() { format!("{whom} {}", words.say("tui-drawn")) } else { whom }
        }
        Row::Level => {
            let about = words.say(&format!("level-{}-about", setup.level));
            match (setup.level, setup.tenant.guarantee()) {
                (Level::Master, Some(guarantee)) => {
                    format!("{about} {}", meydan_telling::guarantee(words, guarantee.proved, guarantee.of))
                }
                _ => about,
            }
        }
        Row::Name(_) => words.say("tui-name-about"),
        Row::Option(index) => {
            let key =
                format!("option-{}-{}-about", setup.tenant.facts.id, setup.tenant.facts.options[index].key);
            if words.has(&key) { words.say(&key) } else { String::new() }
        }
        Row::People => words.say("tui-people-about"),
        Row::GoOn => setup.unfinished.as_ref().map_or_else(String::new, |game| about(game, words)),
        Row::Former | Row::Seats | Row::Mine | Row::Start => String::new(),
    }
}
