//! FEN, hash, material, and what single steps do. Whether steps are legal is
//! shown beside others who know the rules: `tests/oracle.rs`.

use std::ops::ControlFlow;

use proptest::prelude::*;

use super::{BitBoard, Board, Color, Done, FenError, File, Piece, Rank, Square, Step, perft};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn board(fen: &str) -> Board {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn step(text: &str) -> Step {
    let promotion = text.get(4..).filter(|rest| !rest.is_empty()).map(|letter| letter.parse().unwrap());
    Step { from: text[..2].parse().unwrap(), to: text[2..4].parse().unwrap(), promotion }
}

fn play(board: &mut Board, text: &str) -> Done {
    assert!(board.is_legal(step(text)), "{text} in {board}");
    board.play(step(text))
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Board>() <= 64);
}

#[test]
fn the_start_is_the_start() {
    assert_eq!(Board::start(), board(START));
    assert_eq!(Board::start().to_string(), START);
    assert_eq!(Board::start().king(Color::Black), Square::E8);
    assert_eq!(Board::start().these(Color::White, Piece::Pawn), Rank::Second.bitboard());
    assert_eq!(Board::start().attacks_by(Color::White) & Rank::Third.bitboard(), Rank::Third.bitboard());
    assert_eq!(Board::start().attacks_of(Square::E4), BitBoard::EMPTY);
}

/// Frozen: memories and signatures of searches hang on the numbers.
#[test]
fn hashes_stay() {
    assert_eq!(Board::start().hash(), 0x8694_fe84_3eff_534d);
    let mut other = Board::start();
    for text in ["e2e4", "g8f6", "e4e5", "d7d5"] {
        play(&mut other, text);
    }
    assert_eq!(other.en_passant(), Some(Square::D6));
    assert_eq!(other.hash(), 0xda9f_5f80_fa38_dc59);
}

#[test]
fn what_a_position_is_in_the_hash_and_what_is_not() {
    let hash = |fen: &str| board(fen).hash();
    let one = hash("r3k3/8/8/3pP3/8/8/8/4K3 w q d6 0 1");
    assert_eq!(one, hash("r3k3/8/8/3pP3/8/8/8/4K3 w q d6 7 30"), "no clock");
    for other in [
        "r3k3/8/8/3pP3/8/8/8/4K3 b q - 0 1",
        "r3k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "r3k3/8/8/3pP3/8/8/8/4K3 w q - 0 1",
        "n3k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    ] {
        assert_ne!(one, hash(other), "{other}");
    }
}

#[test]
fn en_passant_is_kept_only_while_a_pawn_stands_ready() {
    let mut game = Board::start();
    play(&mut game, "e2e4");
    assert_eq!(game.en_passant(), None);
    for text in ["a7a6", "e4e5", "d7d5"] {
        play(&mut game, text);
    }
    assert_eq!(game.en_passant(), Some(Square::D6));
    let before = game;
    game.pass();
    assert_eq!(game.en_passant(), None);
    game.pass();
    assert_eq!(game.to_string(), before.to_string().replace(" d6 ", " - "));
    assert!(!game.is_legal(step("e5d6")));
    game = before;
    let done = play(&mut game, "e5d6");
    assert_eq!(done, Done { piece: Piece::Pawn, captured: Some((Piece::Pawn, Square::D5)), rook: None });
    // Read and dropped: nobody could take.
    assert_eq!(board("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1").to_string(), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
}

#[test]
fn steps_tell_what_they_did() {
    let mut castling = board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 1");
    let done = play(&mut castling, "e1c1");
    assert_eq!(done, Done { piece: Piece::King, captured: None, rook: Some((Square::A1, Square::D1)) });
    assert_eq!(castling.castling(Color::White), (false, false));
    assert_eq!(castling.castling(Color::Black), (true, true));
    let done = play(&mut castling, "e8g8");
    assert_eq!(done.rook, Some((Square::H8, Square::F8)));
    assert_eq!(castling.to_string(), "r4rk1/8/8/8/8/8/8/2KR3R w - - 5 1");

    let mut promotion = board("1n2k3/P7/8/8/8/8/8/4K3 w - - 9 1");
    let done = play(&mut promotion, "a7b8n");
    assert_eq!(done, Done { piece: Piece::Pawn, captured: Some((Piece::Knight, Square::B8)), rook: None });
    assert_eq!(promotion.to_string(), "1N2k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

#[test]
fn half_moves_are_counted_and_a_lost_turn_is_none() {
    let mut game = board("4k3/8/8/8/8/8/8/R3K3 w - - 65534 1");
    play(&mut game, "a1a2");
    game.pass();
    assert_eq!(game.halfmove_clock(), u16::MAX);
    play(&mut game, "a2a1");
    assert_eq!(game.halfmove_clock(), u16::MAX);
}

/// CH-27, CH-33: kings are never captured, nor do they meet.
#[test]
fn a_king_in_check_is_safe_from_the_side_to_move() {
    let attacked = board("4k3/8/8/8/4R3/8/8/4K3 w - - 0 1");
    assert!(attacked.in_check(Color::Black) && !attacked.in_check(Color::White));
    assert!(attacked.is_legal(step("e4e7")));
    assert!(!attacked.is_legal(step("e4e8")));
    let pawn = board("4k3/3P4/8/8/8/8/8/4K3 w - - 0 1");
    assert!(!pawn.is_legal(step("d7e8q")) && pawn.is_legal(step("d7d8q")));
    let facing = board("8/8/8/3k4/8/3K4/8/8 w - - 0 1");
    let mut steps = 0;
    let _ = facing.for_each_step(|step| {
        assert_ne!(step.to.rank(), Rank::Fourth);
        steps += 1;
        ControlFlow::Continue(())
    });
    assert_eq!(steps, 5);
}

#[test]
fn any_number_of_checkers_leaves_the_king_alone_to_move() {
    // A rook, two knights, a pawn.
    let many = board("4r2k/8/5n2/3p4/4K3/8/3n4/Q6Q w - - 0 1");
    assert_eq!(many.attackers(Square::E4, Color::Black).len(), 4);
    let _ = many.for_each_step(|step| {
        assert_eq!(step.from, Square::E4);
        ControlFlow::Continue(())
    });
    assert!(many.has_step());
}

#[test]
fn too_little_material_is_a_dead_position() {
    for (fen, dead) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", true),
        ("4kb2/8/8/8/8/8/8/4K3 w - - 0 1", true),
        ("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", true),
        ("4kb2/8/3B4/8/5B2/8/8/2B1K3 w - - 0 1", true),
        ("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", false),
        ("4kb2/8/8/8/8/8/8/4KN2 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", false),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false),
        ("3qk3/8/8/8/8/8/8/4K3 w - - 0 1", false),
    ] {
        assert_eq!(board(fen).insufficient_material(), dead, "{fen}");
    }
    assert!(!Board::start().insufficient_material());
}

#[test]
fn refused_fens_say_why() {
    for (fen, why) in [
        ("", FenError::Fields),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0", FenError::Fields),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 1", FenError::Fields),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", FenError::Ranks),
        ("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", FenError::Ranks),
        ("4k3/8/8/8/8/7/8/4K3 w - - 0 1", FenError::Squares(Rank::Third)),
        ("4k3/8/8/8/8/81/8/4K3 w - - 0 1", FenError::Squares(Rank::Third)),
        ("4k3/8/8/8/8/8P/8/4K3 w - - 0 1", FenError::Squares(Rank::Third)),
        ("4k3/8/8/8/8//8/4K3 w - - 0 1", FenError::Squares(Rank::Third)),
        ("4k3/8/8/8/8/8/8/4K2H w - - 0 1", FenError::Letter('H')),
        ("4k3/8/8/8/8/8/8/4K20R w - - 0 1", FenError::Letter('0')),
        ("4k3/8/8/8/8/8/8/4K2♜ w - - 0 1", FenError::Letter('♜')),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", FenError::Kings(Color::Black)),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", FenError::Kings(Color::White)),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", FenError::PawnOn(Square::H8)),
        ("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", FenError::PawnOn(Square::A1)),
        ("4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1", FenError::TooMany(Color::White)),
        ("4k3/4K3/8/8/8/8/8/8 w - - 0 1", FenError::KingsTouch),
        ("4k3/8/8/8/8/8/8/4K3 W - - 0 1", FenError::Turn),
        ("4k2r/8/8/8/8/8/8/4K2R w KA - 0 1", FenError::Castling),
        ("4k2r/8/8/8/8/8/8/4K2R w KK - 0 1", FenError::Castling),
        ("4k2r/8/8/8/8/8/8/4K2R w K- - 0 1", FenError::Castling),
        ("4k2r/8/8/8/8/8/8/4K2R w KQ - 0 1", FenError::CastlingFrom('Q')),
        ("3k3r/8/8/8/8/8/8/4K2R w Kk - 0 1", FenError::CastlingFrom('k')),
        ("4k2R/8/8/8/8/8/8/4K2R w k - 0 1", FenError::CastlingFrom('k')),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d9 0 1", FenError::EnPassant),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - D6 0 1", FenError::EnPassant),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1", FenError::NotPassed(Square::D5)),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - f6 0 1", FenError::NotPassed(Square::F6)),
        ("4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1", FenError::NotPassed(Square::D6)),
        ("4k3/3r4/8/3pP3/8/8/8/4K3 w - d6 0 1", FenError::NotPassed(Square::D6)),
        ("4k3/8/3r4/3pP3/8/8/8/4K3 w - d6 0 1", FenError::NotPassed(Square::D6)),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1 1", FenError::HalfmoveClock),
        ("4k3/8/8/8/8/8/8/4K3 w - - +1 1", FenError::HalfmoveClock),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 x", FenError::Number),
    ] {
        assert_eq!(fen.parse::<Board>(), Err(why), "{fen}");
        assert!(!why.to_string().is_empty());
    }
}

#[test]
fn fens_that_ordinary_chess_refuses_or_spells_otherwise() {
    for (fen, written) in [
        ("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1"),
        ("4k3/8/8/8/8/8/8/4RK2 b - - 12 77", "4k3/8/8/8/8/8/8/4RK2 b - - 12 1"),
        ("r3k3/8/8/8/8/8/8/4K2R w qK - 0 0", "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1"),
        ("4k3/44/8/8/8/8/8/4K3 w - - 007 99999999999999999999", "4k3/8/8/8/8/8/8/4K3 w - - 7 1"),
        (" 4k3/8/8/8/8/8/8/4K3  w - - 999999 1\n", "4k3/8/8/8/8/8/8/4K3 w - - 65535 1"),
    ] {
        assert_eq!(board(fen).to_string(), written);
    }
}

#[test]
fn as_data_a_position_is_its_fen() {
    let text = serde_json::to_string(&Board::start()).unwrap();
    assert_eq!(text, format!("\"{START}\""));
    assert_eq!(serde_json::from_str::<Board>(&text).unwrap(), Board::start());
    let error = serde_json::from_str::<Board>("\"8/8 w - - 0 1\"").unwrap_err();
    assert!(error.to_string().contains("eight ranks"), "{error}");
    assert!(serde_json::from_str::<Board>("7").is_err());
}

/// Whatever is read can be used: steps, hash and all are those of a position.
fn use_it(board: &Board) {
    assert_eq!(board.to_string().parse(), Ok(*board));
    let _ = perft(board, 2);
    let mut passed = *board;
    passed.pass();
    let _ = perft(&passed, 1);
    assert_eq!(passed.to_string().parse(), Ok(passed));
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(choices in prop::collection::vec(any::<u16>(), 0..120)) {
        let mut game = Board::start();
        for choice in choices {
            let mut steps = Vec::new();
            let _ = game.for_each_step(|step| {
                steps.push(step);
                ControlFlow::Continue(())
            });
            if steps.is_empty() || choice % 7 == 0 {
                game.pass();
            } else {
                game.play(steps[usize::from(choice) % steps.len()]);
            }
            prop_assert_eq!(game.to_string().parse(), Ok(game));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        if let Ok(board) = text.parse::<Board>() {
            use_it(&board);
        }
    }

    #[test]
    fn any_text_of_the_right_signs_is_read_or_refused(
        ranks in prop::collection::vec("[1-8pnbrqPNBRQ]{0,8}", 6),
        ends in prop::collection::vec("[1-8nbrqkNBRQK]{1,8}", 2),
        rest in "[wb] (-|K?Q?k?q?) (-|[a-h][36]) [0-9]{1,3} [0-9]{1,3}",
    ) {
        let text = format!("{}/{}/{} {rest}", ends[0], ranks.join("/"), ends[1]);
        if let Ok(board) = text.parse::<Board>() {
            use_it(&board);
        }
    }

    /// One sign of a good FEN replaced: mostly refused, sometimes another position.
    #[test]
    fn a_damaged_text_is_read_or_refused(place in 0_usize..70, sign in "[1-8pnbrqkPNBRQKwb/ -]") {
        for fen in [START, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1pP1P3/2N2Q1p/PP1BBPPP/R3K2R b KQkq c3 0 1"] {
            let mut text = fen.to_owned();
            let place = place % fen.len();
            text.replace_range(place..=place, &sign);
            if let Ok(board) = text.parse::<Board>() {
                use_it(&board);
            }
        }
    }

    #[test]
    fn thrown_together_positions_can_be_used(
        places in prop::collection::vec((0_usize..64, 0_usize..10), 2..40),
        black in any::<bool>(),
    ) {
        let mut squares = [[b'1'; 8]; 8];
        for (number, (square, piece)) in places.into_iter().enumerate() {
            squares[square / 8][square % 8] = match number {
                0 => b'K',
                1 => b'k',
                _ => b"pnbrqPNBRQ"[piece],
            };
        }
        let ranks: Vec<String> = squares.iter().map(|rank| String::from_utf8_lossy(rank).into()).collect();
        let text = format!("{} {} - - 0 1", ranks.join("/"), if black { "b" } else { "w" });
        match text.parse::<Board>() {
            Ok(board) => use_it(&board),
            Err(FenError::Kings(_) | FenError::KingsTouch | FenError::PawnOn(_) | FenError::TooMany(_)) => {}
            Err(other) => prop_assert!(false, "{text}: {other}"),
        }
    }
}

#[test]
fn squares_are_named_as_on_a_board() {
    assert_eq!(Square::new(File::E, Rank::Fourth).to_string(), "e4");
    assert_eq!(step("e7e8q").to_string(), "e7e8q");
}
