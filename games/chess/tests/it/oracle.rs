//! CH-10: positions and steps beside two others who know the rules: the board
//! of the crate `cozy-chess` in ordinary games, and a slow twin that asks of
//! every thinkable step whether it is legal, where the turn also goes over
//! without a move (CH-27, CH-33).

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use chess::board::{Board, Color, Piece, Square, Step};
use meydan_core::{Rng, Seed};
use meydan_testkit::times;

use crate::slow::Slow;

fn steps(board: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = board.for_each_step(|step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

fn sorted(mut steps: Vec<Step>) -> Vec<Step> {
    steps.sort_unstable();
    steps
}

fn one_of<T: Copy>(things: &[T], rng: &mut Rng) -> T {
    things[rng.range(things.len() as u32) as usize]
}

/// The other crate's moves with castling as the king's two steps.
fn ordinary_moves(other: &cozy_chess::Board) -> BTreeMap<Step, cozy_chess::Move> {
    let mut moves = BTreeMap::new();
    other.generate_moves(|some| {
        for each in some {
            let mut step = Step { from: each.from, to: each.to, promotion: each.promotion };
            if other.colors(other.side_to_move()).has(each.to) {
                step.to = each.from.offset(if each.to > each.from { 2 } else { -2 }, 0);
            }
            assert!(moves.insert(step, each).is_none());
        }
        false
    });
    moves
}

/// The other crate's FEN as ours would be: en passant only where a pawn stands
/// ready, no number of the move, the clock ends at 100 (as theirs does).
fn ordinary_fen(other: &cozy_chess::Board) -> String {
    let text = other.to_string();
    let mut fields: Vec<&str> = text.split(' ').collect();
    if let Ok(square) = fields[3].parse::<Square>() {
        let mover = other.side_to_move();
        let takers = cozy_chess::get_pawn_attacks(square, !mover) & other.colored_pieces(mover, Piece::Pawn);
        if takers.is_empty() {
            fields[3] = "-";
        }
    }
    fields[5] = "1";
    fields.join(" ")
}

#[test]
fn random_games_go_as_in_ordinary_chess() {
    let mut rng = Seed::from_number(2_026).rng();
    let (mut ended, mut castled, mut promoted, mut in_passing) = (0, 0, 0, 0);
    for _ in 0..times(300) {
        let mut ours = Board::start();
        let mut other = cozy_chess::Board::default();
        loop {
            let moves = ordinary_moves(&other);
            let legal = steps(&ours);
            assert_eq!(sorted(legal.clone()), moves.keys().copied().collect::<Vec<_>>(), "{ours}");
            assert_eq!(ours.has_step(), !legal.is_empty(), "{ours}");
            assert_eq!(ours.attackers(ours.king(ours.turn()), !ours.turn()), other.checkers(), "{ours}");
            assert_eq!(ours.in_check(ours.turn()), !other.checkers().is_empty(), "{ours}");
            assert!(!ours.in_check(!ours.turn()), "{ours}");
            assert_eq!(ours.to_string(), ordinary_fen(&other));
            if legal.is_empty() || ours.halfmove_clock() == 100 || ours.insufficient_material() {
                ended += u32::from(legal.is_empty());
                break;
            }
            let step = one_of(&legal, &mut rng);
            let done = ours.play(step);
            assert_eq!(Some(done.piece), other.piece_on(step.from));
            castled += u32::from(done.rook.is_some());
            promoted += u32::from(step.promotion.is_some());
            in_passing += u32::from(done.captured.is_some_and(|(_, square)| square != step.to));
            other.play_unchecked(moves[&step]);
        }
    }
    assert!(
        ended > 30 && castled > 10 && promoted > 300 && in_passing > 2,
        "{ended} {castled} {promoted} {in_passing}"
    );
}

/// What has been met on the way: a comparison in which nothing rare happens shows nothing.
#[derive(Debug, Default)]
struct Met {
    checkers: [u32; 5],
    other_side_in_check: u32,
    taken_in_passing: u32,
    not_taken_in_passing: u32,
    castled: u32,
    promoted: u32,
    /// Every hash with the position that had it.
    hashes: BTreeMap<u64, String>,
}

impl Met {
    /// Compares everything about one position.
    fn compare(&mut self, ours: &Board, slow: &Slow, every_step: bool) -> Vec<Step> {
        assert_eq!(ours.to_string(), slow.fen());
        let again: Board = slow.fen().parse().unwrap();
        assert_eq!(again, *ours, "hash and all, from scratch: {ours}");
        let legal = slow.legal_steps();
        let found = steps(ours);
        assert_eq!(sorted(found.clone()), sorted(legal.clone()), "{ours}");
        assert_eq!(steps(ours), found, "the order is fixed: {ours}");
        assert_eq!(ours.has_step(), !legal.is_empty(), "{ours}");
        for from in Square::ALL {
            let mut some = Vec::new();
            let _ = ours.for_each_step_from(from.bitboard(), |step| {
                some.push(step);
                ControlFlow::Continue(())
            });
            let expected: Vec<Step> = found.iter().copied().filter(|step| step.from == from).collect();
            assert_eq!(some, expected, "{ours}");
        }
        if every_step {
            let promotions = Piece::ALL.into_iter().map(Some).chain([None]);
            for promotion in promotions {
                for (from, to) in Square::ALL.iter().flat_map(|from| Square::ALL.map(|to| (*from, to))) {
                    let step = Step { from, to, promotion };
                    assert_eq!(ours.is_legal(step), legal.contains(&step), "{step} in {ours}");
                }
            }
        } else {
            assert!(found.iter().all(|step| ours.is_legal(*step)), "{ours}");
        }
        for color in Color::ALL {
            let attacked: Vec<Square> = Square::ALL
                .into_iter()
                .filter(|square| {
                    let attackers: Vec<Square> = ours.attackers(*square, color).iter().collect();
                    assert_eq!(attackers, slow.attackers(*square, color), "{square} in {ours}");
                    assert_eq!(ours.is_attacked(*square, color), !attackers.is_empty());
                    !attackers.is_empty()
                })
                .collect();
            assert_eq!(ours.attacks_by(color).iter().collect::<Vec<_>>(), attacked, "{ours}");
            assert_eq!(ours.in_check(!color), attacked.contains(&slow.king(!color)), "{ours}");
        }
        self.remember(ours, slow, &legal);
        found
    }

    fn remember(&mut self, ours: &Board, slow: &Slow, legal: &[Step]) {
        let (me, them) = (ours.turn(), !ours.turn());
        let checkers = slow.attackers(slow.king(me), them).len();
        self.checkers[checkers.min(4)] += 1;
        if ours.in_check(them) {
            self.other_side_in_check += 1;
            assert!(legal.iter().all(|step| step.to != ours.king(them)));
        }
        if let Some(passed) = ours.en_passant() {
            let takes = |step: &Step| step.to == passed && ours.on(step.from) == Some((me, Piece::Pawn));
            if legal.iter().any(takes) {
                self.taken_in_passing += 1;
            } else {
                self.not_taken_in_passing += 1;
            }
        }
        let text = ours.to_string();
        let position = text.split(' ').take(4).collect::<Vec<_>>().join(" ");
        let known = self.hashes.entry(ours.hash()).or_insert_with(|| position.clone());
        assert_eq!(*known, position, "two positions have one hash");
    }

    /// A walk of random steps; now and then a turn is lost or a side moves twice.
    fn walk(&mut self, mut ours: Board, turns: u32, rng: &mut Rng) {
        let mut slow = Slow::of(&ours);
        for turn in 0..turns {
            let legal = self.compare(&ours, &slow, turn % 16 == 3);
            if legal.is_empty() || rng.range(6) == 0 {
                ours.pass();
                slow.pass();
                continue;
            }
            // What is rare is looked for: castling, taking in passing and giving cause for it.
            let rare = |step: &Step| {
                let mut after = ours;
                let done = after.play(*step);
                let in_passing = done.captured.is_some_and(|(_, square)| square != step.to);
                done.rook.is_some() || in_passing || after.en_passant().is_some()
            };
            let rare: Vec<Step> = legal.iter().copied().filter(rare).collect();
            let step = one_of(if rare.is_empty() || rng.range(2) == 0 { &legal } else { &rare }, rng);
            let done = ours.play(step);
            assert_eq!(done, slow.play(step), "{step}");
            self.castled += u32::from(done.rook.is_some());
            self.promoted += u32::from(step.promotion.is_some());
            if rng.range(8) == 0 {
                // The half-way point of a double move.
                ours.pass();
                slow.pass();
            }
        }
    }
}

#[test]
fn lost_turns_and_double_moves_go_as_the_slow_twin_says() {
    let mut rng = Seed::from_number(1_979).rng();
    let mut met = Met::default();
    for _ in 0..times(5) {
        met.walk(Board::start(), 160, &mut rng);
    }
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/1p4p1/8/8/8/8/1P4P1/R3K2R b KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    ] {
        for _ in 0..times(10) {
            met.walk(fen.parse().unwrap(), 24, &mut rng);
        }
    }
    for _ in 0..times(300) {
        met.walk(scattered(&mut rng), 6, &mut rng);
    }
    assert!(met.checkers.iter().all(|met| *met > 3), "{:?}", met.checkers);
    assert!(met.other_side_in_check > 150, "{}", met.other_side_in_check);
    let in_passing = (met.taken_in_passing, met.not_taken_in_passing);
    assert!(in_passing.0 > 30 && in_passing.1 > 10, "{in_passing:?}");
    assert!(met.castled > 15 && met.promoted > 30, "{} {}", met.castled, met.promoted);
}

/// A position that no game need have led to: pieces strewn over the board, many checks.
fn scattered(rng: &mut Rng) -> Board {
    loop {
        let mut squares = Square::ALL;
        rng.shuffle(&mut squares);
        let mut board = [None; 64];
        board[squares[0] as usize] = Some((Color::White, Piece::King));
        board[squares[1] as usize] = Some((Color::Black, Piece::King));
        let pieces = 4 + rng.range(26) as usize;
        for (number, square) in squares[2..2 + pieces].iter().enumerate() {
            let far = matches!(*square as usize / 8, 0 | 7);
            let pawn = rng.range(2) == 0 && !far;
            let piece = if pawn { Piece::Pawn } else { Piece::ALL[1 + rng.range(4) as usize] };
            board[*square as usize] = Some((Color::ALL[number % 2], piece));
        }
        let turn = one_of(&Color::ALL, rng);
        let slow = Slow { board, turn, rights: [false; 4], en_passant: None, halfmove_clock: 0 };
        // Refused only where the kings touch.
        if let Ok(board) = slow.fen().parse() {
            return board;
        }
    }
}
