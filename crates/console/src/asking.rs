//! What is asked before a game begins.

use std::io;
use std::ops::RangeInclusive;

use meydan_catalogue::{Player, Tenant};
use meydan_search::Level;
use meydan_words::{Lang, Words, fold, plain_digits};

use crate::line_ui::Desk;
use crate::lines::Typed;

/// Asks until what was typed is an answer; before another try it is asked `again`. `None` when
/// nothing more comes.
fn ask<T>(
    desk: &mut Desk<'_>,
    question: &str,
    again: &str,
    read: impl Fn(&str) -> Option<T>,
) -> io::Result<Option<T>> {
    writeln!(desk.out, "{question}")?;
    loop {
        desk.out.flush()?;
        let answer = match desk.lines.next_line()? {
            Typed::Line(line) => read(&plain_digits(line.trim())),
            Typed::TooLong => None,
            Typed::Interrupted | Typed::End => return Ok(None),
        };
        if answer.is_some() {
            return Ok(answer);
        }
        writeln!(desk.out, "{again}")?;
    }
}

/// Asks how many play (UN-02), until it is one of these numbers. `None` when nothing more comes.
///
/// # Errors
/// When reading or writing fails.
pub fn how_many(among: RangeInclusive<u8>, desk: &mut Desk<'_>) -> io::Result<Option<u8>> {
    let range = [("least", (*among.start()).into()), ("most", (*among.end()).into())];
    let question = desk.words.say_with("console-how-many", &range);
    let again = desk.words.say_with("console-how-many-again", &range);
    ask(desk, &question, &again, |line| line.parse().ok().filter(|number| among.contains(number)))
}

/// Asks with whom: people at this console, or the computer and how strong, and then what
/// one plays oneself, where that is not drawn. `None` when nothing more comes.
///
/// # Errors
/// When reading or writing fails.
pub fn with_whom(tenant: &Tenant, seats: u8, desk: &mut Desk<'_>) -> io::Result<Option<Vec<Player>>> {
    let Some(level) = which_level(desk)? else { return Ok(None) };
    let person = || Player::Person { name: String::new() };
    let Some(level) = level else { return Ok(Some(vec![person(); usize::from(seats)])) };
    if let (Level::Master, Some(guarantee)) = (level, tenant.guarantee()) {
        writeln!(desk.out, "{}", meydan_telling::guarantee(desk.words, guarantee.proved, guarantee.of))?;
    }
    let Some(mine) = which_seat(tenant, seats, desk)? else { return Ok(None) };
    let mut players = vec![Player::Computer { level }; usize::from(seats)];
    players[mine] = person();
    Ok(Some(players))
}

/// The level of the computer, or `None` of it for people.
fn which_level(desk: &mut Desk<'_>) -> io::Result<Option<Option<Level>>> {
    let words = desk.words;
    let named = |level: Level| words.say(&format!("level-{level}"));
    let both = |level: Level| match named(level) {
        name if fold(&name) == level.code() => level.to_string(),
        name => format!("{level} ({name})"),
    };
    let levels = Level::ALL.map(both).join(&words.say("comma"));
    let people = words.say("console-whom-people");
    let again = none_of(words, format!("{people}{}{levels}", words.say("comma")));
    let question =
        words.say_with("console-whom", &[("levels", levels.into()), ("usual", Level::Casual.code().into())]);
    ask(desk, &question, &again, |line| match fold(line).as_str() {
        _ if line.is_empty() => Some(Some(Level::Casual)),
        "computer" => Some(Some(Level::Casual)),
        "people" | "person" => Some(None),
        word if word == fold(&people) => Some(None),
        word => Level::ALL
            .into_iter()
            .find(|&level| word == level.code() || word == fold(&named(level)))
            .map(Some),
    })
}

/// What was typed is no answer; these are.
fn none_of(words: &Words, answers: String) -> String {
    words.say_with("console-none-of", &[("answers", answers.into())])
}

/// The own seat; the first where it means nothing which one takes.
fn which_seat(tenant: &Tenant, seats: u8, desk: &mut Desk<'_>) -> io::Result<Option<usize>> {
    let words = desk.words;
    let roles = tenant.roles(seats).unwrap_or_default();
    if roles.iter().all(|role| Some(role) == roles.first()) {
        return Ok(Some(0));
    }
    let named = |words: &Words, role: &str| words.role(tenant.facts.id, role);
    let names: Vec<String> = roles.iter().map(|role| named(words, role)).collect();
    let list = (1..).zip(&names).map(|(number, name)| format!("{} {name}", words.number(number)));
    let list = list.collect::<Vec<_>>().join(&words.say("comma"));
    let again = none_of(words, list.clone());
    let usual = names[0].clone();
    let question = words.say_with("console-which-seat", &[("roles", list.into()), ("usual", usual.into())]);
    let english = Words::of(Lang::En);
    ask(desk, &question, &again, |line| match fold(line).as_str() {
        _ if line.is_empty() => Some(0),
        line => (0..roles.len()).find(|&seat| {
            let called = [words, english].map(|words| fold(&named(words, roles[seat])));
            line == (seat + 1).to_string() || called.iter().any(|name| name == line)
        }),
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use meydan_catalogue::find;

    use super::*;
    use crate::{Look, PlainLines};

    /// What an answer was read as, and what was asked.
    fn asked<T>(lang: Lang, typed: &str, ask: impl FnOnce(&mut Desk<'_>) -> io::Result<T>) -> (T, String) {
        let mut out = Vec::new();
        let mut lines = PlainLines::new(typed.as_bytes());
        let look = Look { colour: false, ascii: false, lang, width: Some(80) };
        let mut desk =
            Desk { words: Words::of(lang), look, lines: &mut lines, out: &mut out, folder: Path::new("") };
        let answer = ask(&mut desk).expect("reads");
        (answer, String::from_utf8(out).expect("text"))
    }

    #[test]
    fn un_02_the_number_is_asked_for_until_it_is_one() {
        let ask = |typed: &str| {
            let (number, said) = asked(Lang::En, typed, |desk| how_many(3..=5, desk));
            (number, said.lines().count())
        };
        assert_eq!(ask("4\n"), (Some(4), 1));
        assert_eq!(ask("2\nsix\n\n 5 \n"), (Some(5), 4));
        assert_eq!(ask("300\n-3\n"), (None, 3));
        assert_eq!(ask("۴\n"), (Some(4), 1));
    }

    #[test]
    fn point_11_opponent_level_and_colour_are_asked_in_every_language() {
        let person = Player::Person { name: String::new() };
        let computer = |level| Player::Computer { level };
        let whom = |game: &str, lang, typed: &str| {
            asked(lang, typed, |desk| with_whom(find(game).expect("a game"), 2, desk)).0
        };
        for (lang, typed, players) in [
            (Lang::En, "\n\n", Some(vec![person.clone(), computer(Level::Casual)])),
            (Lang::En, "?\nexpert\n!\n2\n", Some(vec![computer(Level::Expert), person.clone()])),
            (Lang::En, "nobody\nexpert\ngreen\nWHITE\n", Some(vec![computer(Level::Expert), person.clone()])),
            (Lang::En, "people\n", Some(vec![person.clone(), person.clone()])),
            (Lang::Fa, "expert\nسفید\n", Some(vec![computer(Level::Expert), person.clone()])),
            (Lang::Fa, "master\n۲\n", Some(vec![computer(Level::Master), person.clone()])),
            (Lang::Tr, "master\nBEYAZ\n", Some(vec![computer(Level::Master), person.clone()])),
            (Lang::En, "expert\n", None),
        ] {
            assert_eq!(whom("othello", lang, typed), players, "{lang:?} {typed:?}");
        }
        assert_eq!(whom("magic", Lang::En, "club\n2\n"), Some(vec![computer(Level::Club), person.clone()]));
        // Where the colours are drawn nothing more is asked.
        assert_eq!(whom("pentago", Lang::En, "club\n"), Some(vec![person, computer(Level::Club)]));
    }
}
