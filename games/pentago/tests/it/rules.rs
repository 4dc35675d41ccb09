//! The rules against the spec, by id, and the tables against their slow twin.

use meydan_core::{GameTime, Header, Match, MatchRefusal, Pending, SeatSet, Seed, Viewer};
use meydan_testkit::report::{self, play, refused};
use meydan_testkit::twins::pentago::{BLACK, RED, Twin};
use pentago::{
    Action, Colour, Config, Event, Pentago, Phase, Refusal, Square, Squares, Turn, five_of, has_five,
    is_neutral, turned,
};

/// A match from a position written in six rows; seed 1 gives red to one of the seats.
fn begin(rows: &str) -> Match<Pentago> {
    let text: String = rows.split_whitespace().collect();
    let start = if text.is_empty() { Default::default() } else { text.parse().expect("36 squares") };
    report::begin(Config { start }, 2, 1)
}

/// Who won and why.
fn result(game: &Match<Pentago>) -> (Option<Colour>, &'static str) {
    let outcome = game.outcome().expect("over");
    (outcome.winners.only().map(|seat| game.position().colour_of(seat)), outcome.reason)
}

#[test]
fn pe_01_colours_are_drawn_and_red_begins() {
    let red_of = |seed| {
        let game = Match::<Pentago>::new(Header {
            config: Config::default(),
            seats: 2,
            seed: Seed::from_number(seed),
            clock: None,
        });
        let game = game.expect("it starts");
        let seat = game.pending().seats().only().expect("one seat begins");
        assert_eq!(game.position().colour_of(seat), Colour::Red);
        let told: Vec<_> = game.events_since(None, Viewer::Spectator).collect();
        assert_eq!(told[0].1, [Event::Colours { red: seat }]);
        seat
    };
    let reds: SeatSet = (0..20).map(red_of).collect();
    assert_eq!(reds.len(), 2, "either seat may get red");
    assert_eq!(red_of(5), red_of(5), "a seed makes it repeatable");
}

#[test]
fn pe_01_squares_and_blocks() {
    assert_eq!(Square::at(0, 0).expect("a square").to_string(), "0 0");
    let block_of = |row, column| Square::at(row, column).expect("a square").index() / 9 + 1;
    assert_eq!([block_of(0, 0), block_of(2, 3), block_of(3, 2), block_of(5, 5)], [1, 2, 3, 4]);
    for square in Square::all() {
        assert_eq!(Square::at(square.row(), square.column()), Some(square));
    }
}

#[test]
fn pe_02_both_parts_are_required_in_order() {
    let mut game = begin("");
    assert_eq!(game.legal(game.pending().seats().only().expect("one")).len(), 36);
    assert_eq!(refused(&mut game, "1 cw"), Refusal::MustPlace);
    assert_eq!(refused(&mut game, "-"), Refusal::MustPlace);
    play(&mut game, &["2 3"]);
    assert_eq!(refused(&mut game, "0 0"), Refusal::MustTurn);
    // Whichever block the marble went to, any block may be turned.
    play(&mut game, &["3 ccw"]);
    assert_eq!(game.position().phase(), Phase::Place);
    assert_eq!(refused(&mut game, "2 3"), Refusal::SquareTaken(Square::at(2, 3).expect("a square")));
    assert_eq!(refused(&mut game, "9 9"), Refusal::NotASquare);
    assert_eq!(refused(&mut game, "5 cw"), Refusal::NotATurn);
    assert_eq!(refused(&mut game, "hello"), Refusal::NotAnAction);
}

#[test]
fn pe_03_skip_with_an_empty_block() {
    let mut game = begin("");
    play(&mut game, &["0 0", "-", "5 5", "-"]);
    assert_eq!(game.position().phase(), Phase::Place);
}

/// Every block holds something; block 1 is a ring that a turn does not change.
const SYMMETRIC: &str = "X.XO..
                         .O....
                         X.X...
                         O..O..
                         ......
                         ......";

#[test]
fn pe_03_skip_with_a_symmetric_block() {
    let mut game = begin(SYMMETRIC);
    play(&mut game, &["5 5", "-"]);
    // A marble that breaks the last symmetry forbids it: it is judged after placing.
    let mut game = begin(SYMMETRIC);
    play(&mut game, &["0 1"]);
    assert_eq!(refused(&mut game, "-"), Refusal::CannotSkip);
    play(&mut game, &["4 cw"]);
}

#[test]
fn pe_04_five_by_placing_wins_at_once() {
    let mut game = begin(
        "XXXX..
         OO....
         ......
         OO....
         ......
         ......",
    );
    play(&mut game, &["0 4"]);
    assert_eq!(result(&game), (Some(Colour::Red), "five-by-placing"));
    assert_eq!(game.pending(), Pending::Over);
    let seat = game.position().seat_of(Colour::Red);
    assert_eq!(
        game.submit_text(GameTime::ZERO, seat, "1 cw"),
        Err(MatchRefusal::Over),
        "no turn is asked for"
    );
}

#[test]
fn pe_04_across_blocks_and_diagonally() {
    let mut game = begin(
        "......
         .X....
         ..X.OO
         ...XOO
         ....X.
         ......",
    );
    play(&mut game, &["0 0"]);
    assert_eq!(result(&game), (Some(Colour::Red), "five-by-placing"));
    assert_eq!(game.view(Viewer::Spectator).fives.count(), 5);
}

#[test]
fn pe_04_five_by_placing_although_a_turn_would_break_it_and_give_the_other_five() {
    // Turning block 1 clockwise would take red's row apart and complete black's column.
    let mut game = begin(
        "XXXX..
         OOO...
         ......
         .O....
         .O....
         .....X",
    );
    play(&mut game, &["0 4"]);
    assert_eq!(result(&game), (Some(Colour::Red), "five-by-placing"));
}

#[test]
fn pe_05_own_five_by_turning() {
    // Red's column in block 1 becomes the middle row when it is turned.
    let mut game = begin(
        ".X....
         .X.XX.
         .X....
         OO....
         OO....
         O.....",
    );
    play(&mut game, &["5 5", "1 cw"]);
    assert_eq!(result(&game), (Some(Colour::Red), "five-by-turning"));
}

#[test]
fn pe_05_five_for_both_is_a_draw() {
    let mut game = begin(
        ".XO...
         .XOXX.
         .XOOO.
         ......
         ......
         ......",
    );
    // Clockwise, column 1 becomes row 1 and column 2 becomes row 2.
    play(&mut game, &["5 5", "1 cw"]);
    assert_eq!(result(&game), (None, "five-for-both"));
}

#[test]
fn pe_05_five_for_the_opponent_only() {
    let mut game = begin(
        ".O....
         .O.OO.
         .O....
         XX....
         XX....
         X.....",
    );
    play(&mut game, &["5 5", "1 cw"]);
    assert_eq!(result(&game), (Some(Colour::Black), "five-for-opponent"));
}

/// One square is left, and neither the last marble nor a turn of its block makes five.
const NEARLY_FULL: &str = "OOXOOX
                           XOXXOO
                           OOXXXO
                           OXXXOX
                           XXOOXO
                           XXXOO.";

#[test]
fn pe_06_full_board_and_no_five() {
    let mut game = begin(NEARLY_FULL);
    assert_eq!(game.position().to_move(), Some(Colour::Black));
    play(&mut game, &["5 5"]);
    assert_eq!(game.position().phase(), Phase::Turn, "the last marble is still followed by a turn");
    play(&mut game, &["4 cw"]);
    assert_eq!(result(&game), (None, "full-board"));
}

#[test]
fn six_in_a_row_is_also_five() {
    let mut game = begin(
        "XXX.XX
         OOO.O.
         ......
         O.....
         ......
         ......",
    );
    play(&mut game, &["0 3"]);
    assert_eq!(result(&game).0, Some(Colour::Red));
    assert_eq!(game.view(Viewer::Spectator).fives.count(), 6);
}

#[test]
fn resigning_loses() {
    let mut game = begin("");
    let black = game.position().seat_of(Colour::Black);
    game.drop_seat(GameTime::ZERO, black).expect("resigns");
    assert_eq!(result(&game), (Some(Colour::Red), "resigned"));
}

#[test]
fn start_positions_that_make_no_sense() {
    for start in [
        "XX..................................",
        "O...................................",
        "XXXXX.OOOO..........................",
        "XOXOXOXOXOXOOXOXOXOXOXOXXOXOXOXOXOXO",
    ] {
        let config = Config { start: start.parse().expect("36 squares") };
        assert!(
            Match::<Pentago>::new(Header { config, seats: 2, seed: Seed::from_number(1), clock: None })
                .is_err(),
            "{start}"
        );
    }
}

fn random_sets(rng: &mut meydan_core::Rng) -> (u64, u64) {
    let taken = rng.next_u64() & (rng.next_u64() | rng.next_u64()) & pentago::BOARD;
    let red = taken & rng.next_u64();
    (red, taken & !red)
}

fn twin_of(red: u64, black: u64) -> Twin {
    let mut board = [[0; 6]; 6];
    for square in Square::all() {
        let cell = &mut board[usize::from(square.row())][usize::from(square.column())];
        *cell = if red & square.bit() != 0 {
            RED
        } else if black & square.bit() != 0 {
            BLACK
        } else {
            0
        };
    }
    Twin { board }
}

#[test]
fn each_block_in_both_directions_against_a_slow_rotation() {
    let mut rng = Seed::from_number(3).rng();
    for _ in 0..2_000 {
        let (red, black) = random_sets(&mut rng);
        for turn in Turn::all() {
            let mut twin = twin_of(red, black);
            twin.turn(turn.block.number().into(), turn.direction.code() == "cw");
            assert_eq!(twin_of(turned(red, turn), turned(black, turn)), twin, "{turn}");
        }
        let twin = twin_of(red, black);
        assert_eq!(is_neutral(red, black), twin.may_skip());
        assert_eq!([has_five(red), has_five(black)], [twin.has_five(RED), twin.has_five(BLACK)]);
        assert_eq!(has_five(red), five_of(red) != Squares(0));
    }
}

#[test]
fn whole_games_agree_with_the_twin() {
    let mut rng = Seed::from_number(5).rng();
    for number in 0..300 {
        let config = Config::default();
        let mut game =
            Match::<Pentago>::new(Header { config, seats: 2, seed: Seed::from_number(number), clock: None })
                .expect("it starts");
        let mut twin = Twin::read("");
        let mut colour = RED;
        while let Some(seat) = game.pending().seats().only() {
            let legal = game.legal(seat);
            match game.position().phase() {
                Phase::Place => {
                    assert_eq!(legal.len(), twin.board.iter().flatten().filter(|&&cell| cell == 0).count());
                }
                Phase::Turn => assert_eq!(legal.len(), 8 + usize::from(twin.may_skip())),
            }
            let action = legal[rng.range(legal.len() as u32) as usize];
            game.submit(GameTime::ZERO, seat, action).expect("legal");
            match action {
                Action::Place(square) => {
                    twin.board[usize::from(square.row())][usize::from(square.column())] = colour;
                    assert_eq!(game.outcome().is_some(), twin.has_five(colour));
                    continue;
                }
                Action::Turn(turn) => twin.turn(turn.block.number().into(), turn.direction.code() == "cw"),
                Action::Skip => {}
            }
            let (own, other) = (twin.has_five(colour), twin.has_five(-colour));
            let winner = match (own, other) {
                (true, false) => Some(colour),
                (false, true) => Some(-colour),
                _ => None,
            };
            let over = own || other || twin.is_full();
            assert_eq!(game.outcome().is_some(), over);
            if over {
                let expected = winner.map(|winner| if winner == RED { Colour::Red } else { Colour::Black });
                assert_eq!(result(&game).0, expected);
            }
            colour = -colour;
        }
    }
}
