//! Transcripts and GGF: round trips over random games, known games, and nonsense.

use meydan_core::{Game, GameTime, Input, Refusal, Rng, Seat, Seed};
use othello::formats::{Fault, Played, What, ggf, transcript};
use othello::{Action, Othello, StartPosition};
use proptest::prelude::*;

fn legal(position: &Othello) -> Vec<Action> {
    position.turn().map_or_else(Vec::new, |seat| meydan_testkit::legal(position, seat))
}

/// A random game of at most `most` actions from a start.
fn random_game(start: StartPosition, rng: &mut Rng, most: usize) -> (Played, Othello) {
    let mut position = Othello::new(start);
    let mut game = Played { start, ..Played::default() };
    while game.actions.len() < most {
        let Some(seat) = position.turn() else { break };
        let actions = legal(&position);
        let action = actions[rng.range(actions.len() as u32) as usize];
        position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
        game.actions.push((seat, action));
    }
    (game, position)
}

/// A transcript leaves a pass at the very end out, like all passes.
fn without_last_pass(mut game: Played) -> Played {
    if matches!(game.actions.last(), Some((_, Action::Pass))) {
        game.actions.pop();
    }
    game
}

#[test]
fn whole_random_games_with_their_passes_come_back() {
    let mut rng = Seed::from_number(11).rng();
    let mut passes = 0;
    for _ in 0..2000 {
        let (game, _) = random_game(StartPosition::USUAL, &mut rng, usize::MAX);
        passes += game.actions.iter().filter(|(_, action)| *action == Action::Pass).count();
        let text = transcript::write(&game).unwrap();
        assert_eq!(transcript::read(&text).unwrap(), game, "{text}");
        let text = ggf::write(&game);
        assert_eq!(ggf::read(&text).unwrap(), game, "{text}");
        // Other programs leave passes out: they are implied.
        let bare = text.replace("B[PA]", "").replace("W[PA]", "");
        assert_eq!(ggf::read(&bare).unwrap(), game, "{bare}");
    }
    assert!(passes > 500, "the games have passes to test: {passes}");
}

proptest! {
    #[test]
    fn any_part_of_a_game_from_any_start_comes_back(
        seed in any::<u64>(), before in 0usize..60, length in 0usize..70, resigned in proptest::option::of(0u8..2),
        black in "[A-Za-z0-9 ._-]{0,12}", white in "[^\\[\\]\\p{Cc}]{0,12}",
    ) {
        let mut rng = Seed::from_number(seed).rng();
        let (_, middle) = random_game(StartPosition::USUAL, &mut rng, before);
        let start = StartPosition {
            discs: [middle.discs(Seat::FIRST).0, middle.discs(Seat::SECOND).0],
            turn: middle.turn().unwrap_or(Seat::FIRST),
        };
        let (mut game, position) = random_game(start, &mut rng, length);
        game.resigned = resigned.map(Seat).filter(|_| position.turn().is_some());
        game.names = [black, white];
        prop_assert_eq!(&ggf::read(&ggf::write(&game)).unwrap(), &game);

        let (game, _) = random_game(StartPosition::USUAL, &mut rng, length);
        let text = transcript::write(&game).unwrap();
        prop_assert_eq!(transcript::read(&text).unwrap(), without_last_pass(game));
    }

    #[test]
    fn any_text_is_a_game_or_a_fault_within_it(text in "\\PC{0,60}|[a-h1-8 .]{0,20}|\\(;[A-Z\\[\\]a-h1-8;)*O -]{0,60}") {
        let signs = text.chars().count();
        for fault in [transcript::read(&text).err(), ggf::read(&text).err()].into_iter().flatten() {
            prop_assert!((1..=signs + 1).contains(&fault.position), "{:?}", fault);
        }
        let _ = (transcript::looks_like(&text), ggf::looks_like(&text));
    }

    #[test]
    fn a_changed_ggf_never_panics(seed in any::<u64>(), at in any::<prop::sample::Index>(), sign in any::<char>()) {
        let (game, _) = random_game(StartPosition::USUAL, &mut Seed::from_number(seed).rng(), 20);
        let mut signs: Vec<char> = ggf::write(&game).chars().collect();
        let at = at.index(signs.len());
        signs[at] = sign;
        let _ = ggf::read(&signs.iter().collect::<String>());
        signs.truncate(at);
        prop_assert!(ggf::read(&signs.iter().collect::<String>()).is_err(), "a torn game is no game");
    }
}

#[test]
fn a_game_as_the_server_writes_it_is_read() {
    let text = "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[saio1200]PW[saio3000]\
        RB[2197.01]RW[2199.72]TI[05:00//02:00]TY[8]RE[-64.00:r]\
        BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\n\
        B[F5//0.01]W[d6/1.50/3]B[C3]\n;)\n";
    let game = ggf::read(text).unwrap();
    assert_eq!(game.names, ["saio1200", "saio3000"]);
    assert_eq!(game.start, StartPosition::USUAL);
    let actions: Vec<String> = game.actions.iter().map(|(seat, action)| format!("{seat}{action}")).collect();
    assert_eq!(actions, ["0f5", "1d6", "0c3"]);
    assert_eq!(game.resigned, Some(Seat::FIRST));
}

#[test]
fn what_is_written_looks_as_others_expect() {
    let game = Played { names: ["Ada".into(), "[Bo]".into()], ..transcript::read("f5d6c3").unwrap() };
    assert_eq!(
        ggf::write(&game),
        "(;GM[Othello]PC[Meydan]PB[Ada]PW[_Bo_]RE[?]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- \
         -------- -------- -------- *]B[f5]W[d6]B[c3];)"
    );
    assert_eq!(transcript::write(&game).unwrap(), "f5d6c3");
    // The shortest game there is: black has nothing left after nine plies.
    let shortest = transcript::read("e6f4e3f6g5d6e7f5c5").unwrap();
    assert!(ggf::write(&shortest).contains("RE[+13]"), "{}", ggf::write(&shortest));
}

#[test]
fn faults_name_their_place() {
    let cases: [(&str, usize, What); 9] = [
        ("f5d6c3x1", 7, What::NotAMove),
        ("f5d6f5", 5, What::Illegal),
        ("a1", 1, What::Illegal),
        ("f5 d6 c", 7, What::NotAMove),
        ("f5pa", 3, What::Illegal),
        ("e6f4e3f6g5d6e7f5c5a1", 19, What::Over),
        ("é", 1, What::NotAMove),
        ("f5é", 3, What::NotAMove),
        ("9. 9", 4, What::NotAMove),
    ];
    for (text, position, what) in cases {
        assert_eq!(transcript::read(text), Err(Fault { position, what }), "{text}");
    }
    assert_eq!(transcript::read("1. F5 2. D6\n3. c3").unwrap().actions.len(), 3);

    let cases: [(&str, usize, What); 15] = [
        ("", 1, What::NotGgf),
        ("(GM[Othello])", 1, What::NotGgf),
        ("(;GM[Othello]", 14, What::NotGgf),
        ("(;GM[Othello", 3, What::Property),
        ("(;GM[Othello]x;)", 14, What::Property),
        ("(;GM[Amazons];)", 6, What::Game),
        ("(;PB[a];)", 1, What::Game),
        ("(;GM[Othello]TY[10];)", 17, What::Game),
        ("(;GM[Othello]TY[8k];)", 17, What::Game),
        ("(;GM[Othello]BO[8 --];)", 17, What::Board),
        ("(;GM[Othello]RE[won];)", 17, What::Result),
        ("(;GM[Othello]W[d3];)", 16, What::Turn),
        ("(;GM[Othello]B[f5]B[d6];)", 21, What::Turn),
        ("(;GM[Othello]B[z9];)", 16, What::NotAMove),
        ("(;GM[Othello];)(;GM[Othello];)", 16, What::Several),
    ];
    for (text, position, what) in cases {
        assert_eq!(ggf::read(text), Err(Fault { position, what }), "{text}");
    }
    let start = "X".repeat(32) + &"-".repeat(32) + " O";
    let game = Played { start: start.parse().unwrap(), ..Played::default() };
    assert_eq!(transcript::write(&game).map_err(|fault| fault.code()), Err("format-start"));
}
