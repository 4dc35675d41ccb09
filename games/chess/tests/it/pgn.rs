//! PGN for other programs: every move parses as ordinary chess, and what
//! ordinary chess does not know is a null move or a comment.

use chess::{Chess, Config, View, pgn};
use meydan_core::{GameTime, Header, Match, Seed, Viewer};

fn play(config: Config, moves: &str) -> View {
    let mut game = Match::<Chess>::new(Header { config, seats: 2, seed: Seed::from_number(5), clock: None })
        .expect("begins");
    for action in moves.split(' ') {
        let seat = game.pending().seats().iter().next().expect("somebody is asked");
        let seat = if action == "undo" { game.at_will().iter().next().unwrap_or(seat) } else { seat };
        game.submit_text(GameTime::ZERO, seat, action).unwrap_or_else(|why| panic!("{action}: {why:?}"));
    }
    game.view(Viewer::Spectator)
}

fn moves_of(pgn: &str) -> String {
    pgn.split_once("\n\n").expect("tags, then moves").1.replace('\n', " ")
}

#[test]
fn a_short_game_to_mate() {
    let view = play(Config::default(), "Pe2e4 Pe7e5 Qd1h5 Hb8c6 Bf1c4 Hg8f6 Qh5f7");
    let text = pgn::write(&view, ["Ada \"A\"", "Bo"], "Friday");
    for tag in
        ["[Event \"Friday\"]", "[White \"Ada \\\"A\\\"\"]", "[Variant \"AdvancedChess\"]", "[Result \"1-0\"]"]
    {
        assert!(text.contains(tag), "{text}");
    }
    assert!(text.lines().all(|line| line.len() <= 80), "{text}");
    let moves = moves_of(&text);
    assert!(moves.starts_with("1. e4 e5 2. Qh5 {+1 threat: pawn"), "{moves}");
    assert!(
        moves.contains("3. Bc4 {+1 threat: pawn} 3... Nf6 {+1 threat: pawn, +5 threat: queen}"),
        "{moves}"
    );
    assert!(moves.contains("4. Qxf7# {+3 capture: pawn"), "{moves}");
    assert!(moves.ends_with("+50 mate} 1-0"), "{moves}");
}

#[test]
fn notation_tells_pieces_apart_castles_promotes_and_takes_in_passing() {
    let at = |fen: &str, moves: &str| {
        let config = Config { position: Some(fen.parse().expect("a position")), ..Config::default() };
        let text = pgn::write(&play(config, moves), ["", ""], "");
        assert!(text.contains("[SetUp \"1\"]") && text.contains("[White \"?\"]"), "{text}");
        moves_of(&text)
    };
    let knights = "4k3/8/8/8/8/8/8/N1N1K2R w K - 0 1";
    assert!(at(knights, "Ha1b3").starts_with("1. Nab3"), "file");
    assert!(at("4k3/8/8/N7/8/8/8/N3K2R w K - 0 1", "Ha1b3").starts_with("1. N1b3"), "rank");
    assert!(at("4k3/8/8/N7/8/8/8/N1N1K3 w - - 0 1", "Ha1b3").starts_with("1. Na1b3"), "both");
    assert!(at(knights, "Ke1h1").starts_with("1. O-O "), "castling");
    assert!(at("r3k3/8/8/8/8/8/8/4K3 b q - 0 9", "Ke8a8").starts_with("9... O-O-O"), "Black begins");
    assert!(at("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "Pe7d8H").starts_with("1. exd8=N "), "promotion");
    assert!(at("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "Pd2d4 Pe4d3").contains("exd3"), "in passing");
}

#[test]
fn double_moves_are_parted_by_a_null_move_and_undo_is_told() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 points 30 0";
    let config = Config { position: Some(start.parse().expect("a position")), ..Config::default() };
    let moves = moves_of(&pgn::write(&play(config, "double Pe2e4 Qd1h5 Pe7e5 undo Pd7d5"), ["", ""], ""));
    assert_eq!(
        moves,
        "1. e4 {double move} 1... -- {double move goes on} 2. Qh5 {double move} 2... d5 \
         {+1 threat: pawn} {5 negative: undo} *"
    );
}

#[test]
fn a_lost_turn_is_a_null_move() {
    // Beyond the red line from the start: the first turn is a draw of chance.
    let lost = (0..200).find_map(|seed| {
        let position = "4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 negative 15 0".parse().ok();
        let config = Config { position, ..Config::default() };
        let game =
            Match::<Chess>::new(Header { config, seats: 2, seed: Seed::from_number(seed), clock: None })
                .ok()?;
        let view = game.view(Viewer::Spectator);
        view.sheet.first()?.lost.is_some().then_some(view)
    });
    let moves = moves_of(&pgn::write(&lost.expect("some draw is not legal"), ["", ""], ""));
    assert!(moves.starts_with("1. -- {red line: ") && moves.ends_with("{15 negative off} *"), "{moves}");
}
