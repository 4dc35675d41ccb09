//! What the table of commands says, as text: for `help`, and for the page of documentation.

use std::fmt::Write;

use crate::table::{ADDRESSES, Flag, Place, ROWS, Rest, Row, Takes};

/// The commands of a place, as they are typed.
pub(crate) fn forms(place: Place) -> Vec<String> {
    ROWS.iter().filter(|row| row.places.contains(&place)).map(form).collect()
}

/// The commands of a place, a line each.
pub(crate) fn help(place: Place) -> String {
    let mut text = String::new();
    for row in ROWS.iter().filter(|row| row.places.contains(&place)) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}: {}", form(row), row.says);
    }
    text
}

/// How a command is typed, with its long flags.
fn form(row: &Row) -> String {
    let mut form = row.words.join(" ");
    for flag in row.flags {
        form.push(' ');
        form.push_str(&with_value(flag.long, flag));
    }
    match row.rest {
        Rest::Nothing => {}
        Rest::Word(what) | Rest::Name(what) => {
            let _ = write!(form, " <{what}>");
        }
        Rest::Address => form.push_str(" <card address>"),
    }
    form
}

fn with_value(name: &str, flag: &Flag) -> String {
    let text = match flag.takes {
        Takes::Nothing => name.to_owned(),
        Takes::Word(what) | Takes::Name(what) => format!("{name} <{what}>"),
    };
    if flag.needed { text } else { format!("[{text}]") }
}

/// The page `docs/duel-console.md`.
#[must_use]
pub fn page() -> String {
    let mut page = String::from(
        "# The console of Duel\n\n\
         Made from the table of commands in `crates/duel-line/src/table.rs`: \
         `UPDATE_GOLDENS=1 cargo test -p meydan-duel-line` writes it.\n\n\
         `meydan play duel --line` starts the program; `--seed N` makes its shuffles repeatable and \
         `--data DIR` says where it keeps players, decks and cards. One command stands on a line. \
         Flags come in any order, each in its long or its short form; names may have blanks.\n",
    );
    for place in Place::ALL {
        let title = if place == Place::Running { "While a duel is played" } else { place.name() };
        let _ = write!(page, "\n## {title}\n\n| Command | Short flags | What it does |\n|---|---|---|\n");
        for row in ROWS.iter().filter(|row| row.places.contains(&place)) {
            let shorts: Vec<String> =
                row.flags.iter().map(|flag| format!("`{}` `{}`", flag.short, flag.long)).collect();
            let _ = writeln!(page, "| `{}` | {} | {} |", form(row), shorts.join(", "), row.says);
        }
    }
    page.push_str("\n## Card addresses\n\n| `select …` | Selects |\n|---|---|\n");
    for (form, what) in ADDRESSES {
        let _ = writeln!(page, "| `{form}` | {what} |");
    }
    page.push_str(
        "\nThe flags have the short forms `-m` `-s` `-f` `-h` `-o` `-F`, and the number may stand after \
         the flag of the zone or after `--opponent`.\n",
    );
    page
}
