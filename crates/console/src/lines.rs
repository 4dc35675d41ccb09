//! Reading lines: bounded, so that no input can fill the memory.

use std::io::{self, BufRead, Read};
use std::time::Duration;

/// What came when a line was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line, without its end.
    Line(String),
    /// A line longer than anybody would type.
    TooLong,
    /// Ctrl-C.
    Interrupted,
    /// Nothing more comes.
    End,
}

/// Where typed lines come from.
pub trait TypedLines {
    /// The next line.
    ///
    /// # Errors
    /// When reading fails.
    fn next_line(&mut self) -> io::Result<Typed>;

    /// The next line, if it comes within this time; `None` if not. Only where
    /// somebody sits who may take long is the time looked at.
    ///
    /// # Errors
    /// When reading fails.
    fn next_line_within(&mut self, _wait: Option<Duration>) -> io::Result<Option<Typed>> {
        self.next_line().map(Some)
    }

    /// Forgets what was typed before: somebody else sits there now.
    fn forget(&mut self) {}

    /// Whether a person sits there who can be asked again.
    fn is_terminal(&self) -> bool {
        false
    }
}

/// No typed line is longer than this.
const LONGEST_TYPED: usize = 4096;

/// Lines from a pipe or a file: no prompt, no editing.
pub struct PlainLines<R> {
    from: R,
    line: Vec<u8>,
}

impl<R: BufRead> PlainLines<R> {
    /// Lines from here.
    pub fn new(from: R) -> Self {
        PlainLines { from, line: Vec::new() }
    }
}

impl<R: BufRead> TypedLines for PlainLines<R> {
    fn next_line(&mut self) -> io::Result<Typed> {
        Ok(match read_line(&mut self.from, &mut self.line, LONGEST_TYPED)? {
            Raw::End => Typed::End,
            Raw::TooLong => Typed::TooLong,
            // Bytes that are no text become marks that no game takes for a move.
            Raw::Line => Typed::Line(String::from_utf8_lossy(&self.line).into_owned()),
        })
    }
}

/// What `read_line` found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Raw {
    /// The line is in the buffer, without its end.
    Line,
    /// It was longer than allowed, and was skipped.
    TooLong,
    /// The input has ended.
    End,
}

/// Reads one line of at most `most` bytes. A longer one is skipped to its end
/// without being kept. A last line without an end counts.
pub(crate) fn read_line(from: &mut impl BufRead, line: &mut Vec<u8>, most: usize) -> io::Result<Raw> {
    line.clear();
    let read = from.by_ref().take(most as u64 + 1).read_until(b'\n', line)?;
    if read == 0 {
        return Ok(Raw::End);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        return Ok(Raw::Line);
    }
    if line.len() <= most {
        return Ok(Raw::Line);
    }
    line.clear();
    from.skip_until(b'\n')?;
    Ok(Raw::TooLong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_bounded_and_whole() {
        let mut from = "ab\r\nabcd\nabcde\n\nabcdef\nend".as_bytes();
        let mut line = Vec::new();
        let mut all = Vec::new();
        loop {
            let raw = read_line(&mut from, &mut line, 4).unwrap();
            if raw == Raw::End {
                break;
            }
            all.push((raw, String::from_utf8(line.clone()).unwrap()));
        }
        let expected = [
            (Raw::Line, "ab"),
            (Raw::Line, "abcd"),
            (Raw::TooLong, ""),
            (Raw::Line, ""),
            (Raw::TooLong, ""),
            (Raw::Line, "end"),
        ];
        assert_eq!(all, expected.map(|(raw, text)| (raw, text.to_owned())));
    }
}
