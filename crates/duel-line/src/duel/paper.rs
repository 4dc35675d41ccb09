//! What is printed: lines, and boards that are not printed twice in a row (7.1).

use meydan_core::Seat;

/// A piece of what was printed, with its line ends.
pub(crate) struct Printed {
    pub(crate) text: String,
    /// Whose it is alone, where two people share a screen (D-91): what somebody asked to see,
    /// is asked, or drew. A pipe reads everything.
    pub(crate) only: Option<Seat>,
}

/// The lines of one answer, and what was printed last.
#[derive(Default)]
pub(crate) struct Paper {
    printed: Vec<Printed>,
    /// The board, if it was the last thing printed.
    board: Option<String>,
}

impl Paper {
    /// A line for both.
    pub(crate) fn line(&mut self, line: impl AsRef<str>) {
        self.push(line.as_ref(), None);
    }

    /// A line for one of them.
    pub(crate) fn line_for(&mut self, seat: Seat, line: impl AsRef<str>) {
        self.push(line.as_ref(), Some(seat));
    }

    fn push(&mut self, line: &str, only: Option<Seat>) {
        self.printed.push(Printed { text: format!("{line}\n"), only });
        self.board = None;
    }

    /// Prints a board as this player sees it, unless it is what was printed last.
    pub(crate) fn board(&mut self, seat: Seat, board: String) {
        if self.board.as_ref() != Some(&board) {
            self.printed.push(Printed { text: board.clone(), only: Some(seat) });
            self.board = Some(board);
        }
    }

    /// What was printed since.
    pub(crate) fn take(&mut self) -> Vec<Printed> {
        std::mem::take(&mut self.printed)
    }
}
