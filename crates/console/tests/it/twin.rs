//! Othello once more, slow and obvious: an array of 64 signs and eight
//! directions. Shares nothing with the rules that it checks.

/// A board and whose turn it is.
#[derive(Clone, Debug)]
pub(crate) struct Twin {
    squares: [[char; 8]; 8],
    /// `b` or `w`.
    pub(crate) turn: char,
}

const DIRECTIONS: [(i32, i32); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

fn other(colour: char) -> char {
    if colour == 'b' { 'w' } else { 'b' }
}

impl Twin {
    /// The start (OT-01).
    pub(crate) fn new() -> Twin {
        let mut squares = [['.'; 8]; 8];
        squares[3][3] = 'w';
        squares[4][4] = 'w';
        squares[3][4] = 'b';
        squares[4][3] = 'b';
        Twin { squares, turn: 'b' }
    }

    fn at(&self, row: i32, column: i32) -> Option<char> {
        let on = (0..8).contains(&row) && (0..8).contains(&column);
        on.then(|| self.squares[row as usize][column as usize])
    }

    /// The discs that a disc of this colour would turn (OT-02).
    fn turned(&self, colour: char, row: i32, column: i32) -> Vec<(i32, i32)> {
        let mut all = Vec::new();
        if self.at(row, column) != Some('.') {
            return all;
        }
        for (down, right) in DIRECTIONS {
            let mut run = Vec::new();
            let (mut r, mut c) = (row + down, column + right);
            while self.at(r, c) == Some(other(colour)) {
                run.push((r, c));
                r += down;
                c += right;
            }
            if self.at(r, c) == Some(colour) {
                all.extend(run);
            }
        }
        all
    }

    fn moves_of(&self, colour: char) -> Vec<String> {
        let mut moves = Vec::new();
        for row in 0..8 {
            for column in 0..8 {
                if !self.turned(colour, row, column).is_empty() {
                    moves.push(format!("{}{}", (b'a' + column as u8) as char, row + 1));
                }
            }
        }
        moves
    }

    /// Whether neither can move (OT-04).
    pub(crate) fn is_over(&self) -> bool {
        self.moves_of('b').is_empty() && self.moves_of('w').is_empty()
    }

    /// What the player to move may do: a lonely `pass` if nothing else (OT-03), nothing once it is over.
    pub(crate) fn legal(&self) -> Vec<String> {
        let moves = self.moves_of(self.turn);
        if !moves.is_empty() {
            return moves;
        }
        if self.is_over() { Vec::new() } else { vec!["pass".to_owned()] }
    }

    /// Does one of the legal things.
    pub(crate) fn act(&mut self, action: &str) {
        if action != "pass" {
            let bytes = action.as_bytes();
            let (column, row) = (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'));
            for (r, c) in self.turned(self.turn, row, column) {
                self.squares[r as usize][c as usize] = self.turn;
            }
            self.squares[row as usize][column as usize] = self.turn;
        }
        self.turn = other(self.turn);
    }

    /// Discs of a colour.
    pub(crate) fn count(&self, colour: char) -> usize {
        self.squares.iter().flatten().filter(|square| **square == colour).count()
    }
}
