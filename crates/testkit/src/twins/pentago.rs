//! Pentago the slow and obvious way: a 6×6 array, blocks turned square by
//! square, fives looked for from every square in every direction.

/// A red marble.
pub const RED: i8 = 1;
/// A black one.
pub const BLACK: i8 = -1;

/// A board; 0 is empty. `board[row][column]`.
#[derive(Clone, Debug, PartialEq)]
pub struct Twin {
    /// The marbles.
    pub board: [[i8; 6]; 6],
}

impl Twin {
    /// From rows of `X` (red), `O` (black) and anything else; blanks do not count.
    #[must_use]
    pub fn read(text: &str) -> Twin {
        let mut board = [[0; 6]; 6];
        for (index, letter) in text.chars().filter(|letter| !letter.is_whitespace()).enumerate() {
            board[index / 6][index % 6] = match letter {
                'X' => RED,
                'O' => BLACK,
                _ => 0,
            };
        }
        Twin { board }
    }

    /// One block, 1 to 4, by 90°.
    pub fn turn(&mut self, block: usize, clockwise: bool) {
        let (top, left) = ((block - 1) / 2 * 3, (block - 1) % 2 * 3);
        let before = self.board;
        for row in 0..3 {
            for column in 0..3 {
                let (to_row, to_column) = if clockwise { (column, 2 - row) } else { (2 - column, row) };
                self.board[top + to_row][left + to_column] = before[top + row][left + column];
            }
        }
    }

    /// Whether five of a colour lie in a row.
    #[must_use]
    pub fn has_five(&self, colour: i8) -> bool {
        let inside = |row: i32, column: i32| (0..6).contains(&row) && (0..6).contains(&column);
        let starts = (0..6).flat_map(|row| (0..6).map(move |column| (row, column)));
        starts.into_iter().any(|(row, column)| {
            [(0, 1), (1, 0), (1, 1), (1, -1)].into_iter().any(|(down, right)| {
                (0..5).all(|step| {
                    let (r, c) = (row + step * down, column + step * right);
                    inside(r, c) && self.board[r as usize][c as usize] == colour
                })
            })
        })
    }

    /// PE-03: some block looks the same after a turn.
    #[must_use]
    pub fn may_skip(&self) -> bool {
        (1..=4).any(|block| {
            let mut after = self.clone();
            after.turn(block, true);
            after == *self
        })
    }

    /// Whether no square is empty.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.board.iter().flatten().all(|&square| square != 0)
    }
}
