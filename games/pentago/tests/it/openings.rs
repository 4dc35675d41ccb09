//! The table of openings against the rules.

use std::collections::BTreeMap;

use meydan_core::Seed;
use pentago::proof::Board;
use pentago::proof::openings::{Openings, TableFault};
use pentago::solver::{Move, Value};
use pentago::{Square, StartPosition, Turn};

const PACKED: &[u8] = include_bytes!("../../book/openings.bin");

fn start(red: u64, black: u64) -> StartPosition {
    StartPosition { marbles: [red, black] }
}

/// Every result of a whole move, by the rules; no five can come of so few marbles.
fn after(board: Board) -> Vec<Board> {
    let squares = Square::all().filter(|square| board.empty() & square.bit() != 0);
    let moves = squares.flat_map(|square| Turn::all().map(move |turn| (square, turn)));
    moves.map(|(square, turn)| board.after(Move { square: Some(square), turn: Some(turn) })).collect()
}

/// The best that the first player can get with an even number of marbles, one move further.
fn best(openings: &Openings, board: Board) -> Value {
    let values = after(board).into_iter().map(|next| openings.value(start(next.own, next.other)));
    values.max().flatten().expect("every result is in the table")
}

#[test]
fn a_value_is_the_worst_of_all_answers_and_the_best_of_all_moves_after_them() {
    let openings = Openings::embedded();
    let mut rng = Seed::from_number(101).rng();
    let mut seen = BTreeMap::new();
    for round in 0..14 {
        // One marble, and three, of which the values of those with five must follow.
        let mut squares = [0; 3].map(|_: u64| 1u64 << rng.range(36));
        if round < 6 {
            squares = [1 << (round * 6 + round), 0, 0];
        } else if squares[0] == squares[1] || squares[1] == squares[2] || squares[0] == squares[2] {
            continue;
        }
        let board = Board { own: squares[0] | squares[1], other: squares[2] };
        let value = openings.value(start(board.own, board.other)).expect("one or three marbles");
        let worst = after(board.swapped()).into_iter().map(|next| best(openings, next.swapped())).min();
        assert_eq!(Some(value), worst, "{}", start(board.own, board.other));
        *seen.entry(value).or_insert(0) += 1;
    }
    assert!(seen.len() >= 2, "{seen:?}");
    // The empty board is won: with every marble but one in a corner of the board (Irving, 2014).
    assert_eq!(best(openings, Board { own: 0, other: 0 }), Value::Win);
}

/// A position of the file's description.
fn text(position: &str) -> Option<Value> {
    Openings::embedded().value(position.parse().expect("36 squares"))
}

#[test]
fn the_examples_of_the_description_are_read() {
    assert_eq!(text("X..................................."), Some(Value::Draw));
    assert_eq!(text(".......X............................"), Some(Value::Win));
    assert_eq!(text("................X.OX................"), Some(Value::Win));
    assert_eq!(text("OX..........O............X........X."), Some(Value::Loss));
    assert_eq!(text(".O.X.X.....X...O...................."), Some(Value::Draw));
    assert_eq!(text(".......O..............X...OX....X..."), Some(Value::Win));
    // With the first player to move, with seven marbles, or out of order there is nothing.
    for other in [
        "....................................",
        "X.....O.............................",
        "XXX.................................",
    ] {
        assert_eq!(text(other), None);
    }
    assert_eq!(text("XOXOXOX............................."), None);
}

#[test]
fn images_are_worth_the_same() {
    let mut rng = Seed::from_number(102).rng();
    for _ in 0..300 {
        let mut squares: Vec<Square> = Square::all().collect();
        rng.shuffle(&mut squares);
        let mirrored = |square: &Square| Square::at(square.row(), 5 - square.column()).expect("a square");
        let turned = |square: &Square| Square::at(square.column(), 5 - square.row()).expect("a square");
        let value = |image: &dyn Fn(&Square) -> Square| {
            let set = |squares: &[Square]| squares.iter().fold(0, |set, square| set | image(square).bit());
            Openings::embedded().value(start(set(&squares[..3]), set(&squares[3..5])))
        };
        let plain = value(&|square| *square);
        assert!(plain.is_some());
        assert_eq!(plain, value(&mirrored));
        assert_eq!(plain, value(&turned));
    }
}

#[test]
fn a_changed_table_is_refused() {
    assert_eq!(PACKED.len(), 63_543);
    assert!(Openings::read(PACKED).is_ok());
    let mut rng = Seed::from_number(103).rng();
    for _ in 0..60 {
        let mut bytes = PACKED.to_vec();
        let at = rng.range(bytes.len() as u32) as usize;
        bytes[at] ^= 1 << rng.range(8);
        assert!(Openings::read(&bytes).is_err(), "{at}");
    }
    for cut in [0, 1, 100, PACKED.len() - 1] {
        assert_eq!(Openings::read(&PACKED[..cut]).err(), Some(TableFault::Foreign));
    }
}
