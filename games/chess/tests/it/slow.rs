//! The rules once more, as plainly as can be: an array of squares, and a
//! king test that makes the step and looks.

use chess::board::{Board, Color, Done, Piece, Square, Step};

#[derive(Clone)]
pub(crate) struct Slow {
    pub(crate) board: [Option<(Color, Piece)>; 64],
    pub(crate) turn: Color,
    /// K, Q, k, q.
    pub(crate) rights: [bool; 4],
    pub(crate) en_passant: Option<Square>,
    pub(crate) halfmove_clock: u16,
}

fn square(file: i32, rank: i32) -> Square {
    Square::index((rank * 8 + file) as usize)
}

fn place(square: Square) -> (i32, i32) {
    (square.file() as i32, square.rank() as i32)
}

fn way(from: Square, to: Square) -> (i32, i32) {
    (place(to).0 - place(from).0, place(to).1 - place(from).1)
}

/// The direction in which pawns of a colour go.
fn ahead(color: Color) -> i32 {
    if color == Color::White { 1 } else { -1 }
}

/// The corner squares that belong to the rights K, Q, k, q, and the king's.
const ROOKS: [Square; 4] = [Square::H1, Square::A1, Square::H8, Square::A8];
const KINGS: [Square; 4] = [Square::E1, Square::E1, Square::E8, Square::E8];

impl Slow {
    pub(crate) fn of(board: &Board) -> Slow {
        let ((a, b), (c, d)) = (board.castling(Color::White), board.castling(Color::Black));
        Slow {
            board: Square::ALL.map(|square| board.on(square)),
            turn: board.turn(),
            rights: [a, b, c, d],
            en_passant: board.en_passant(),
            halfmove_clock: board.halfmove_clock(),
        }
    }

    fn on(&self, square: Square) -> Option<(Color, Piece)> {
        self.board[square as usize]
    }

    pub(crate) fn king(&self, color: Color) -> Square {
        let king = Some((color, Piece::King));
        Square::ALL.into_iter().find(|square| self.on(*square) == king).unwrap()
    }

    fn free_between(&self, from: Square, to: Square) -> bool {
        let (files, ranks) = way(from, to);
        let length = files.abs().max(ranks.abs());
        let (file, rank) = place(from);
        (1..length)
            .all(|far| self.on(square(file + files.signum() * far, rank + ranks.signum() * far)).is_none())
    }

    fn attacks(&self, from: Square, to: Square) -> bool {
        let Some((color, piece)) = self.on(from) else { return false };
        let (files, ranks) = way(from, to);
        let (wide, high) = (files.abs(), ranks.abs());
        let straight = (wide == 0) != (high == 0);
        let diagonal = wide == high && wide != 0;
        match piece {
            Piece::Pawn => wide == 1 && ranks == ahead(color),
            Piece::Knight => wide * high == 2,
            Piece::Bishop => diagonal && self.free_between(from, to),
            Piece::Rook => straight && self.free_between(from, to),
            Piece::Queen => (straight || diagonal) && self.free_between(from, to),
            Piece::King => wide.max(high) == 1,
        }
    }

    pub(crate) fn attackers(&self, on: Square, by: Color) -> Vec<Square> {
        let by_color = |from: &Square| self.on(*from).is_some_and(|(color, _)| color == by);
        Square::ALL.into_iter().filter(by_color).filter(|from| self.attacks(*from, on)).collect()
    }

    fn castles(&self, step: Step) -> Option<usize> {
        let wing = (0..4).find(|wing| {
            let landing = if wing % 2 == 0 { 2 } else { -2 };
            KINGS[*wing] == step.from && way(step.from, step.to) == (landing, 0)
        })?;
        (self.on(step.from) == Some((self.turn, Piece::King))).then_some(wing)
    }

    pub(crate) fn is_legal(&self, step: Step) -> bool {
        let Step { from, to, promotion } = step;
        let Some((color, piece)) = self.on(from) else { return false };
        if color != self.turn
            || self.on(to).is_some_and(|(other, piece)| other == color || piece == Piece::King)
        {
            return false;
        }
        let last = place(to).1 == if color == Color::White { 7 } else { 0 };
        let promotion_fits = match promotion {
            None => !(piece == Piece::Pawn && last),
            Some(Piece::King | Piece::Pawn) => false,
            Some(_) => piece == Piece::Pawn && last,
        };
        let (files, ranks) = way(from, to);
        let goes = match piece {
            Piece::Pawn if files == 0 => {
                let second = place(from).1 == if color == Color::White { 1 } else { 6 };
                self.on(to).is_none()
                    && (ranks == ahead(color)
                        || ranks == 2 * ahead(color) && second && self.free_between(from, to))
            }
            Piece::Pawn => self.attacks(from, to) && (self.on(to).is_some() || self.en_passant == Some(to)),
            _ => self.attacks(from, to) || self.castles(step).is_some_and(|wing| self.may_castle(wing)),
        };
        promotion_fits && goes && {
            let mut after = self.clone();
            after.play(step);
            after.attackers(after.king(color), !color).is_empty()
        }
    }

    /// Neither out of check nor through an attacked square; where the king
    /// lands is looked at as for any step.
    fn may_castle(&self, wing: usize) -> bool {
        let (king, rook) = (KINGS[wing], ROOKS[wing]);
        let passed = square(place(king).0 + way(king, rook).0.signum(), place(king).1);
        self.rights[wing]
            && self.free_between(king, rook)
            && [king, passed].iter().all(|square| self.attackers(*square, !self.turn).is_empty())
    }

    pub(crate) fn legal_steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        for from in Square::ALL {
            for to in Square::ALL {
                for promotion in Piece::ALL.into_iter().map(Some).chain([None]) {
                    let step = Step { from, to, promotion };
                    if self.is_legal(step) {
                        steps.push(step);
                    }
                }
            }
        }
        steps
    }

    pub(crate) fn play(&mut self, step: Step) -> Done {
        let Step { from, to, promotion } = step;
        let (color, piece) = self.on(from).unwrap();
        let mut captured = self.on(to).map(|(_, piece)| (piece, to));
        let mut rook = None;
        if piece == Piece::Pawn && self.en_passant == Some(to) && place(from).0 != place(to).0 {
            let taken = square(place(to).0, place(from).1);
            captured = Some((Piece::Pawn, taken));
            self.board[taken as usize] = None;
        }
        if let Some(wing) = self.castles(step) {
            let beside = square((place(from).0 + place(to).0) / 2, place(to).1);
            self.board[beside as usize] = self.board[ROOKS[wing] as usize].take();
            rook = Some((ROOKS[wing], beside));
        }
        self.board[from as usize] = None;
        self.board[to as usize] = Some((color, promotion.unwrap_or(piece)));
        for wing in 0..4 {
            if [from, to].iter().any(|square| [KINGS[wing], ROOKS[wing]].contains(square)) {
                self.rights[wing] = false;
            }
        }
        self.en_passant = None;
        if piece == Piece::Pawn && way(from, to).1.abs() == 2 {
            let (file, rank) = place(to);
            let beside = [file - 1, file + 1].into_iter().filter(|file| (0..8).contains(file));
            let ready = |file| self.on(square(file, rank)) == Some((!color, Piece::Pawn));
            if beside.into_iter().any(ready) {
                self.en_passant = Some(square(file, rank - ahead(color)));
            }
        }
        self.halfmove_clock =
            if piece == Piece::Pawn || captured.is_some() { 0 } else { self.halfmove_clock + 1 };
        self.turn = !color;
        Done { piece, captured, rook }
    }

    pub(crate) fn pass(&mut self) {
        self.en_passant = None;
        self.turn = !self.turn;
    }

    pub(crate) fn fen(&self) -> String {
        let rank = |rank: i32| {
            let letter = |file: i32| match self.on(square(file, rank)) {
                None => '1',
                Some((Color::White, piece)) => char::from(piece).to_ascii_uppercase(),
                Some((Color::Black, piece)) => char::from(piece),
            };
            // Single empty squares grow together, the longest first.
            (2..=8).rev().fold((0..8).map(letter).collect::<String>(), |text, length: usize| {
                text.replace(&"1".repeat(length), &length.to_string())
            })
        };
        let ranks: Vec<String> = (0..8).rev().map(rank).collect();
        let mut rights: String =
            "KQkq".chars().zip(self.rights).filter(|(_, right)| *right).map(|(letter, _)| letter).collect();
        if rights.is_empty() {
            rights.push('-');
        }
        let turn = if self.turn == Color::White { "w" } else { "b" };
        let passed = self.en_passant.map_or("-".to_owned(), |square| square.to_string());
        format!("{} {turn} {rights} {passed} {} 1", ranks.join("/"), self.halfmove_clock)
    }
}
