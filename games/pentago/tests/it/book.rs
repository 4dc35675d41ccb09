//! The book that the program carries, and books that were tampered with.

use std::collections::BTreeMap;

use meydan_core::{Game, GameTime, Input, Rng, Seat, Seed, Viewer};
use meydan_search::{Budget, Certainty, Computer, Level};
use meydan_testkit::times;
use pentago::ai::Player;
use pentago::proof::book::{Book, BookChecked, BookWrong, Which, check_book};
use pentago::proof::campaign::LEAF_MEMORY;
use pentago::proof::{Board, Prover};
use pentago::solver::Move;
use pentago::{Colour, Pentago, StartPosition, Turn, has_five};

fn checked(book: &Book, which: Which) -> Result<BookChecked, BookWrong> {
    check_book(book, which, 2, &Budget::default(), &|_, _| ())
}

#[test]
fn a_sample_of_the_book_is_followed_and_proved_again() {
    let book = Book::embedded();
    let found = checked(book, Which::Sample { count: 2_000, seed: 1 }).expect("a true book");
    assert_eq!(found.entries, book.len().min(2_000));
    // What it promises it has: the first move only with all twenty replies.
    let guarantee = book.guarantee();
    assert_eq!(guarantee.of, 20);
    assert_eq!(book.is_complete(), guarantee.proved == 20);
}

fn text(board: Board) -> String {
    StartPosition { marbles: [board.own, board.other] }.to_string()
}

fn write(entries: &BTreeMap<Board, Move>) -> Book {
    let list: Vec<(Board, Move)> = entries.iter().map(|(board, answer)| (*board, *answer)).collect();
    Book::read(Book::write(&list).into()).expect("a book")
}

/// A part of the book: a position with six marbles, and every entry that comes up after it.
fn part(book: &Book) -> BTreeMap<Board, Move> {
    let mut parts = book.entries().filter(|(board, _)| board.stones() == 6).map(|(root, answer)| {
        let mut part = BTreeMap::from([(root, answer)]);
        let mut waiting = vec![(root, answer)];
        while let Some((board, answer)) = waiting.pop() {
            for reply in replies(board, answer) {
                // Entries are positions that stand for their images: whichever it is, its answer is the book's.
                if let Some((entry, answer)) = entry_of(book, reply)
                    && part.insert(entry, answer).is_none()
                {
                    waiting.push((entry, answer));
                }
            }
        }
        part
    });
    parts.find(|part| (3..12).contains(&part.len())).expect("a part of some entries")
}

fn entry_of(book: &Book, board: Board) -> Option<(Board, Move)> {
    let canonical = board.standing_for_all();
    Some((canonical, book.answer(canonical)?))
}

/// What black can leave after an answer that does not end the game.
fn replies(board: Board, answer: Move) -> Vec<Board> {
    let next = board.after(answer).swapped();
    let squares = pentago::Square::all().filter(|square| next.empty() & square.bit() != 0);
    let moves = squares.flat_map(|square| Turn::all().map(move |turn| (square, turn)));
    moves
        .map(|(square, turn)| next.after(Move { square: Some(square), turn: Some(turn) }).swapped())
        .collect()
}

#[test]
fn a_book_that_proves_nothing_is_refused_with_the_position() {
    let entries = part(Book::embedded());
    let found = checked(&write(&entries), Which::All).expect("a true book");
    assert_eq!(found.entries, entries.len());
    assert!(found.leaves > 50 && found.replies > 200, "{found:?}");
    let (&root, &answer) = entries.iter().next().expect("an entry");

    // An entry that never comes up: one of the deepest of another part.
    let mut more = entries.clone();
    let others = Book::embedded().entries().filter(|(board, _)| !entries.contains_key(board));
    let (stray, its_answer) = others.last().expect("an entry");
    more.insert(stray, its_answer);
    assert_eq!(checked(&write(&more), Which::All), Err(BookWrong::Unreached(text(stray))));
    // A marble on another.
    let taken = pentago::Square::from_index(root.own.trailing_zeros());
    let mut illegal = entries.clone();
    illegal.insert(root, Move { square: Some(taken), turn: answer.turn });
    assert_eq!(checked(&write(&illegal), Which::All), Err(BookWrong::Illegal(text(root))));
    // With fewer marbles every reply needs an entry: a book that only has a second move.
    let second = Board { own: 1 << 4, other: 1 << 9 }.standing_for_all();
    let lonely =
        BTreeMap::from([(second, Move { square: Some(pentago::Square::from_index(22)), turn: answer.turn })]);
    assert!(matches!(checked(&write(&lonely), Which::All), Err(BookWrong::Uncovered(_))));
    // Stopped before the end it says nothing.
    let budget = Budget::default();
    budget.stop.now();
    let stopped = check_book(&write(&entries), Which::All, 1, &budget, &|_, _| ());
    assert_eq!(stopped, Err(BookWrong::Stopped));
}

fn board(position: &Pentago) -> Board {
    let mover = position.to_move().expect("somebody's turn");
    Board { own: position.marbles(mover).0, other: position.marbles(mover.other()).0 }
}

/// Plays a whole move with the computer; how sure it was of the first part.
fn think(player: &mut Player, position: &mut Pentago) -> Certainty {
    let mover = position.to_move();
    let mut certainty = None;
    while position.to_move() == mover && position.to_move().is_some() {
        let seat = position.seat_of(mover.expect("somebody's turn"));
        let thought = player.think(&position.view(Viewer::Seat(seat)), seat, &Budget::nodes(400_000));
        certainty.get_or_insert(thought.certainty);
        position.play(GameTime::ZERO, Input::Act { seat, action: thought.action }, drop);
    }
    certainty.expect("a thought")
}

/// The reply after which the win is hardest to prove: an entry of the book, or what takes the most positions.
fn worst(position: &Pentago, rng: &mut Rng) -> Option<Pentago> {
    let next = board(position);
    let mut seen = std::collections::BTreeSet::new();
    let squares = pentago::Square::all().filter(|square| next.empty() & square.bit() != 0);
    let moves = squares.flat_map(|square| Turn::all().map(move |turn| (square, turn)));
    let replies = moves.filter_map(|(square, turn)| {
        let after = next.after(Move { square: Some(square), turn: Some(turn) }).swapped();
        // Whoever makes red's five has lost.
        (!has_five(after.own) && seen.insert(after.standing_for_all())).then_some(after)
    });
    let hardest = replies.max_by_key(|reply| {
        let left = match Book::embedded().answer(*reply) {
            Some(_) => u64::MAX,
            None => Prover::new(LEAF_MEMORY, 1).prove(*reply, &Budget::nodes(100_000)).nodes,
        };
        (left, rng.next_u32())
    });
    let Board { own, other } = hardest?;
    Some(Pentago::new(StartPosition { marbles: [own, other] }, Seat::FIRST))
}

/// MEYDAN_TIMES=25 plays 50 games.
#[test]
fn the_worst_defender_loses_every_game_from_the_proved_part() {
    let book = Book::embedded();
    let roots: Vec<Board> =
        book.entries().map(|(board, _)| board).filter(|board| board.stones() <= 4).collect();
    let mut rng = Seed::from_number(106).rng();
    for game in 0..times(2) {
        let Board { own, other } = roots[rng.range(roots.len() as u32) as usize];
        let mut position = Pentago::new(StartPosition { marbles: [own, other] }, Seat::FIRST);
        let mut player = Player::new(Level::Master, Seed::from_number(game));
        while position.to_move() == Some(Colour::Red) {
            let start = text(board(&position));
            assert_eq!(think(&mut player, &mut position), Certainty::Proved, "{start}");
            if position.to_move() == Some(Colour::Black) {
                // What ends the game at once ends it with red's five: the checker has seen to that.
                let Some(next) = worst(&position, &mut rng) else { break };
                position = next;
            }
        }
        assert!(position.winner() == Some(Colour::Red) || worst(&position, &mut rng).is_none());
    }
}

#[test]
fn the_first_player_never_lets_go_of_what_the_table_calls_won() {
    let openings = pentago::proof::openings::Openings::embedded();
    let mut rng = Seed::from_number(107).rng();
    for game in 0..3 {
        let mut position = Pentago::new(StartPosition::default(), Seat(0));
        let mut player = Player::new(Level::Master, Seed::from_number(game));
        for _ in 0..3 {
            think(&mut player, &mut position);
            let marbles = [Colour::Red, Colour::Black].map(|colour| position.marbles(colour).0);
            let value = openings.value(StartPosition { marbles });
            assert_eq!(value, Some(pentago::solver::Value::Win), "{}", StartPosition { marbles });
            // Any reply.
            let mover = position.to_move();
            while position.to_move() == mover {
                let (seat, action) = meydan_testkit::random_action(&position, &mut rng).expect("an action");
                position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
            }
        }
    }
}
