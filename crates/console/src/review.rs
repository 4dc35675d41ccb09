//! A former game looked through by typed words: next, previous, exit, and going
//! on from where one stands.

use std::io::{self, Write};

use meydan_core::AnyMatch;
use meydan_words::{Words, plain_digits};

use crate::lines::{Typed, TypedLines};
use crate::replay::Replay;

/// How somebody left.
pub(crate) enum Left {
    /// By saying so.
    Exit,
    /// Nothing more was typed.
    End,
    /// To go on from here.
    GoOn(Box<dyn AnyMatch>),
}

/// What was typed.
#[derive(Debug, PartialEq, Eq)]
enum Said {
    To(usize),
    GoOn,
    Exit,
    Nonsense,
}

fn read(line: &str, at: usize, last: usize) -> Said {
    let lower = plain_digits(line.trim()).to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    match words[..] {
        [] | ["next" | "n"] => Said::To((at + 1).min(last)),
        ["previous" | "back" | "p"] => Said::To(at.saturating_sub(1)),
        ["first"] => Said::To(0),
        ["last"] => Said::To(last),
        ["exit" | "quit" | "q"] => Said::Exit,
        ["go", "on"] => Said::GoOn,
        [number] => number.parse().ok().filter(|number| *number <= last).map_or(Said::Nonsense, Said::To),
        _ => Said::Nonsense,
    }
}

/// Lets somebody step through a game, the first move first.
///
/// # Errors
/// When reading or writing fails.
pub(crate) fn review(
    replay: &Replay<'_>,
    words: &Words,
    lines: &mut dyn TypedLines,
    out: &mut dyn Write,
) -> io::Result<Left> {
    let last = replay.count();
    let mut at = 0;
    writeln!(out, "{}", replay.title())?;
    write!(out, "{}", replay.board(0))?;
    let say = |key: &str, out: &mut dyn Write| {
        let args = [("count", i64::try_from(last).unwrap_or(i64::MAX).into())];
        writeln!(out, "{}", words.say_with(key, &args))
    };
    say("console-review-how", out)?;
    loop {
        out.flush()?;
        let line = match lines.next_line()? {
            Typed::Line(line) => line,
            Typed::TooLong => {
                say("console-review-again", out)?;
                continue;
            }
            Typed::Interrupted | Typed::End => return Ok(Left::End),
        };
        match read(&line, at, last) {
            Said::To(to) if to == at => {
                let edge = if at == last { "console-review-last" } else { "console-review-first" };
                writeln!(out, "{}", words.say(edge))?;
            }
            Said::To(to) => {
                at = to;
                show(replay, at, out)?;
                if at == last {
                    writeln!(out, "{}", replay.last_line())?;
                }
            }
            Said::GoOn => match replay.after(at) {
                Some(game) => return Ok(Left::GoOn(game)),
                None => say("console-review-again", out)?,
            },
            Said::Exit => return Ok(Left::Exit),
            Said::Nonsense => say("console-review-again", out)?,
        }
    }
}

fn show(replay: &Replay<'_>, at: usize, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", replay.place(at))?;
    let told = replay.told(at);
    if told.is_empty() && at > 0 {
        writeln!(out, "{}", replay.entry_line(at))?;
    }
    for line in told {
        writeln!(out, "{line}")?;
    }
    write!(out, "{}", replay.board(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ch_53_words_step_and_nonsense_does_nothing() {
        for (line, said) in [
            ("next", Said::To(4)),
            ("", Said::To(4)),
            (" Previous ", Said::To(2)),
            ("first", Said::To(0)),
            ("last", Said::To(9)),
            ("7", Said::To(7)),
            ("go on", Said::GoOn),
            ("EXIT", Said::Exit),
            ("10", Said::Nonsense),
            ("-1", Said::Nonsense),
            ("go", Said::Nonsense),
            ("next next", Said::Nonsense),
        ] {
            assert_eq!(read(line, 3, 9), said, "{line:?}");
        }
        assert_eq!(read("next", 9, 9), Said::To(9));
        assert_eq!(read("previous", 0, 9), Said::To(0));
    }
}
