//! What is asked before a game begins.

use std::io::{self, Write};
use std::ops::RangeInclusive;

use meydan_words::Words;

use crate::lines::{Typed, TypedLines};

/// Asks how many play (UN-02), until it is one of these numbers. `None` when nothing more comes.
///
/// # Errors
/// When reading or writing fails.
pub fn how_many(
    among: RangeInclusive<u8>,
    words: &Words,
    lines: &mut dyn TypedLines,
    out: &mut dyn Write,
) -> io::Result<Option<u8>> {
    let (least, most) = (*among.start(), *among.end());
    let range = [("least", least.into()), ("most", most.into())];
    writeln!(out, "{}", words.say_with("console-how-many", &range))?;
    loop {
        out.flush()?;
        let number = match lines.next_line()? {
            Typed::Line(line) => line.trim().parse().ok().filter(|number| among.contains(number)),
            Typed::TooLong => None,
            Typed::Interrupted | Typed::End => return Ok(None),
        };
        if number.is_some() {
            return Ok(number);
        }
        writeln!(out, "{}", words.say_with("console-how-many-again", &range))?;
    }
}

#[cfg(test)]
mod tests {
    use meydan_words::Lang;

    use super::*;
    use crate::PlainLines;

    #[test]
    fn un_02_the_number_is_asked_for_until_it_is_one() {
        let ask = |typed: &str| {
            let mut out = Vec::new();
            let number =
                how_many(3..=5, Words::of(Lang::En), &mut PlainLines::new(typed.as_bytes()), &mut out);
            (number.expect("reads"), String::from_utf8(out).expect("text").lines().count())
        };
        assert_eq!(ask("4\n"), (Some(4), 1));
        assert_eq!(ask("2\nsix\n\n 5 \n"), (Some(5), 4));
        assert_eq!(ask("300\n-3\n"), (None, 3));
    }
}
