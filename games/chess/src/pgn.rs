//! Games as PGN, for other chess programs to show. Written only: PGN has no
//! place for touches, undo and draws of chance, so it cannot give a game back.
//!
//! What ordinary chess does not know stands so that it can still be parsed: a
//! turn without a move is the null move `--`, and so is the opponent's turn that
//! a double move jumps over. Points are comments.

use std::fmt::Write as _;
use std::ops::ControlFlow;

use meydan_core::Seat;

use crate::board::{Board, File, Piece, Rank, Square, Step};
use crate::{By, Made, Turn, View, word};

/// No line of moves is longer than this.
const WIDTH: usize = 80;

/// A game as PGN, without the end of its last line. `names` are White's and
/// Black's, `event` is the game's name.
#[must_use]
pub fn write(view: &View, names: [&str; 2], event: &str) -> String {
    let result = result(view);
    let mut text = String::new();
    let mut tag = |key: &str, value: &str| {
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let value = if value.is_empty() { "?" } else { &value };
        let _ = writeln!(text, "[{key} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""));
    };
    tag("Event", event);
    tag("Site", "?");
    tag("Date", "????.??.??");
    tag("Round", "?");
    tag("White", names[0]);
    tag("Black", names[1]);
    tag("Result", result);
    tag("Variant", "AdvancedChess");
    let first = view.sheet.first().map_or(1, |turn| turn.number);
    let start = view.start.unwrap_or_else(Board::start);
    let moved_on = first.div_ceil(2).max(1);
    if view.start.is_some() || moved_on > 1 {
        let fen = start.to_string();
        let fields = fen.rsplit_once(' ').map_or(fen.as_str(), |(fields, _)| fields);
        tag("SetUp", "1");
        tag("FEN", &format!("{fields} {moved_on}"));
    }
    tag("SideThreats", if view.side_threats { "yes" } else { "no" });
    tag("Tampering", view.way.map_or("no", crate::Way::code));
    let pair = |values: [i64; 2]| format!("{}-{}", values[0], values[1]);
    tag("Points", &pair(view.points.map(i64::from)));
    tag("NegativePoints", &pair(view.negative.map(i64::from)));
    if let Some(end) = view.end {
        tag("Termination", end.code());
    }
    let white = start.turn() == crate::board::Color::White;
    let mut moves = Moves { board: start, white, number: moved_on, words: Vec::new(), say_number: true };
    for turn in &view.sheet {
        moves.turn(turn);
    }
    moves.words.push(result.to_owned());
    text + "\n" + &wrapped(&moves.words)
}

fn result(view: &View) -> &'static str {
    if view.end.is_none() {
        return "*";
    }
    if let Some(gone) = view.resigned {
        return if gone == Seat::FIRST { "0-1" } else { "1-0" };
    }
    match view.points[0].cmp(&view.points[1]) {
        std::cmp::Ordering::Less => "0-1",
        std::cmp::Ordering::Equal => "1/2-1/2",
        std::cmp::Ordering::Greater => "1-0",
    }
}

/// The moves so far, and the board after them.
struct Moves {
    board: Board,
    /// Whether White's half of the move comes next; null moves make the two alternate.
    white: bool,
    number: u32,
    words: Vec<String>,
    /// Black's number is said at the start and after a comment.
    say_number: bool,
}

impl Moves {
    fn turn(&mut self, turn: &Turn) {
        let mut between = false;
        for made in &turn.moves {
            if between {
                self.null();
                self.comment("double move goes on");
            }
            between = true;
            self.made(made, turn.double);
        }
        if let Some(drawn) = turn.lost {
            self.null();
            self.comment(&format!("red line: {drawn} was drawn, turn lost"));
        }
        let mut about: Vec<String> = turn
            .faults
            .iter()
            .map(|(fault, points)| format!("{points} negative: {}", fault.code()))
            .collect();
        if turn.off > 0 {
            about.push(format!("{} negative off", turn.off));
        }
        if !about.is_empty() {
            self.comment(&about.join(", "));
        }
    }

    fn made(&mut self, made: &Made, double: bool) {
        let step = made.written.step();
        let san = san(&self.board, made.written.piece, step, made.captured.is_some());
        self.board.play(step);
        let check = match (made.check, self.board.has_step()) {
            (false, _) => "",
            (true, true) => "+",
            (true, false) => "#",
        };
        self.push(&format!("{san}{check}"));
        let mut about = Vec::new();
        match made.by {
            By::Player => {}
            By::RedLine => about.push("red line: at random".to_owned()),
            By::Tampering => about.push("tampering: at random".to_owned()),
        }
        if double {
            about.push("double move".to_owned());
        }
        for gain in &made.gains {
            let piece = gain.reason.piece().map_or_else(String::new, |piece| format!(": {}", word(piece)));
            about.push(format!("+{} {}{piece}", gain.points, gain.reason.code()));
        }
        if made.back {
            about.push("moved back".to_owned());
        }
        if !about.is_empty() {
            self.comment(&about.join(", "));
        }
    }

    /// A turn without a move.
    fn null(&mut self) {
        self.push("--");
        self.board.pass();
    }

    /// The next half of a move.
    fn push(&mut self, san: &str) {
        match (self.white, self.say_number) {
            (true, _) => self.words.push(format!("{}.", self.number)),
            (false, true) => self.words.push(format!("{}...", self.number)),
            (false, false) => {}
        }
        self.words.push(san.to_owned());
        self.say_number = false;
        self.number += u32::from(!self.white);
        self.white = !self.white;
    }

    fn comment(&mut self, text: &str) {
        let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        if let Some(first) = words.first_mut() {
            first.insert(0, '{');
        }
        if let Some(last) = words.last_mut() {
            last.push('}');
        }
        self.words.extend(words);
        self.say_number = true;
    }
}

/// Words in lines of a bounded width.
fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut used = 0;
    for word in words {
        let wide = word.len();
        if used > 0 && used + 1 + wide > WIDTH {
            text.push('\n');
            used = 0;
        }
        if used > 0 {
            text.push(' ');
            used += 1;
        }
        text.push_str(word);
        used += wide;
    }
    text
}

/// A move in short algebraic notation, without check and mate. PGN's knight is `N`.
fn san(board: &Board, piece: Piece, step: Step, captures: bool) -> String {
    let Step { from, to, promotion } = step;
    let sign = |piece: Piece| if piece == Piece::Knight { 'N' } else { crate::letter(piece) };
    let wide = (from.file() as i8 - to.file() as i8).abs();
    if piece == Piece::King && wide == 2 {
        return if to.file() == File::G { "O-O" } else { "O-O-O" }.to_owned();
    }
    let mut text = String::new();
    if piece == Piece::Pawn {
        if captures {
            let _ = write!(text, "{}", from.file());
        }
    } else {
        text.push(sign(piece));
        text += &distinction(board, piece, from, to);
    }
    if captures {
        text.push('x');
    }
    let _ = write!(text, "{to}");
    if let Some(promotion) = promotion {
        let _ = write!(text, "={}", sign(promotion));
    }
    text
}

/// What tells a piece from others of its kind that could go there too: the file,
/// else the rank, else both.
fn distinction(board: &Board, piece: Piece, from: Square, to: Square) -> String {
    let (mut others, mut same_file, mut same_rank) = (false, false, false);
    let kin = board.these(board.turn(), piece);
    let _ = board.for_each_step_from(kin, |step| {
        if step.to == to && step.from != from {
            others = true;
            same_file |= step.from.file() == from.file();
            same_rank |= step.from.rank() == from.rank();
        }
        ControlFlow::Continue(())
    });
    let rank = |rank: Rank| (rank as usize + 1).to_string();
    match (others, same_file, same_rank) {
        (false, ..) => String::new(),
        (true, false, _) => from.file().to_string(),
        (true, true, false) => rank(from.rank()),
        (true, true, true) => from.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use meydan_core::Seed;

    use super::*;

    #[test]
    fn no_two_moves_of_a_position_are_written_alike() {
        let mut dice = Seed::from_number(8).rng();
        for _ in 0..40 {
            let mut board = Board::start();
            for _ in 0..120 {
                let mut written: Vec<(String, Step)> = Vec::new();
                let _ = board.for_each_step(|step| {
                    let (_, piece) = board.on(step.from).expect("something moves");
                    let takes = board.on(step.to).is_some()
                        || piece == Piece::Pawn && step.from.file() != step.to.file();
                    written.push((san(&board, piece, step, takes), step));
                    ControlFlow::Continue(())
                });
                if written.is_empty() {
                    break;
                }
                let (_, chosen) = written[dice.range(written.len() as u32) as usize];
                let mut texts: Vec<&String> = written.iter().map(|(text, _)| text).collect();
                texts.sort();
                assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "{board}: {texts:?}");
                board.play(chosen);
            }
        }
    }
}
