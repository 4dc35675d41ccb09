//! Othello the slow and obvious way: an array of squares and eight directions,
//! walked one step at a time, straight from the text of OT-01 to OT-04.

/// A black disc.
pub const BLACK: i8 = 1;
/// A white one.
pub const WHITE: i8 = -1;

/// A board; 0 is empty. `board[row][column]`.
#[derive(Clone, Debug, PartialEq)]
pub struct Twin {
    /// The discs.
    pub board: [[i8; 8]; 8],
    /// Whose turn it is.
    pub turn: i8,
}

impl Twin {
    /// OT-01.
    #[must_use]
    pub fn start() -> Twin {
        let mut board = [[0; 8]; 8];
        board[3][3] = WHITE;
        board[4][4] = WHITE;
        board[3][4] = BLACK;
        board[4][3] = BLACK;
        Twin { board, turn: BLACK }
    }

    /// A position from sets of squares, a bit each.
    #[must_use]
    pub fn from_sets(black: u64, white: u64, turn: i8) -> Twin {
        let mut board = [[0; 8]; 8];
        for square in 0..64 {
            if black >> square & 1 == 1 {
                board[square / 8][square % 8] = BLACK;
            }
            if white >> square & 1 == 1 {
                board[square / 8][square % 8] = WHITE;
            }
        }
        Twin { board, turn }
    }

    /// OT-02: every disc that a disc of `colour` on this square turns over.
    #[must_use]
    pub fn turned(&self, row: usize, column: usize, colour: i8) -> Vec<(usize, usize)> {
        let mut turned = Vec::new();
        if self.board[row][column] != 0 {
            return turned;
        }
        for (down, right) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
            let mut run = Vec::new();
            let (mut r, mut c) = (row as i32 + down, column as i32 + right);
            while (0..8).contains(&r) && (0..8).contains(&c) {
                let here = self.board[r as usize][c as usize];
                if here == 0 {
                    break;
                }
                if here == colour {
                    turned.append(&mut run);
                    break;
                }
                run.push((r as usize, c as usize));
                r += down;
                c += right;
            }
        }
        turned
    }

    /// The squares where a colour can move.
    #[must_use]
    pub fn moves(&self, colour: i8) -> Vec<(usize, usize)> {
        let squares = (0..8).flat_map(|row| (0..8).map(move |column| (row, column)));
        squares.filter(|&(row, column)| !self.turned(row, column, colour).is_empty()).collect()
    }

    /// Whether neither can move (OT-04).
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.moves(BLACK).is_empty() && self.moves(WHITE).is_empty()
    }

    /// The texts of the legal actions, along the rows; nothing once it is over (OT-03, OT-04).
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        let moves = self.moves(self.turn);
        if moves.is_empty() {
            return if self.moves(-self.turn).is_empty() { Vec::new() } else { vec!["pass".to_owned()] };
        }
        moves.iter().map(|&(row, column)| format!("{}{}", (b'a' + column as u8) as char, row + 1)).collect()
    }

    /// Does one of the legal things.
    pub fn play(&mut self, action: &str) {
        if action != "pass" {
            let bytes = action.as_bytes();
            let (row, column) = ((bytes[1] - b'1') as usize, (bytes[0] - b'a') as usize);
            for (r, c) in self.turned(row, column, self.turn) {
                self.board[r][c] = self.turn;
            }
            self.board[row][column] = self.turn;
        }
        self.turn = -self.turn;
    }

    /// Discs of a colour.
    #[must_use]
    pub fn count(&self, colour: i8) -> i32 {
        self.board.iter().flatten().filter(|&&disc| disc == colour).count() as i32
    }
}
