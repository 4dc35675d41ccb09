//! What is printed: lines, and boards that are not printed twice in a row (7.1).

/// The lines of one answer, and what was printed last.
#[derive(Default)]
pub(crate) struct Paper {
    text: String,
    /// The board, if it was the last thing printed.
    board: Option<String>,
}

impl Paper {
    pub(crate) fn line(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref());
        self.text.push('\n');
        self.board = None;
    }

    /// Prints a board, unless it is what was printed last.
    pub(crate) fn board(&mut self, board: String) {
        if self.board.as_ref() != Some(&board) {
            self.text.push_str(&board);
            self.board = Some(board);
        }
    }

    /// What was printed since.
    pub(crate) fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }
}
