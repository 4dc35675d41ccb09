//! The moves after which the other side cannot win at once, and what they threaten, all together.
//!
//! A marble can only *block* rows of the other side. So for each of the eight turns we look at what
//! the other side would threaten without the marble; the squares that block all of it are the safe
//! ones. What the marble threatens for its own side comes the same way, as sets of squares. The
//! slow twins (every move, looked at one by one) are in the tests.

use super::Board;
use super::around::{AFTER, Around, HERE, SQUARES, VIA, fours_on, is_single, lanes_with};
use crate::{BOARD, Turn, turned};

/// The members of a set, in order.
#[inline(always)]
pub(super) fn members(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let member = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(member)
    })
}

/// For each turn by number, a set of squares as they lie before the turn, where a marble may be placed.
pub(super) type Squares = [u64; 8];

/// The eight boards after a turn, the marble not yet placed, and which of them differ from all before.
#[inline]
pub(super) fn turns(board: Board) -> ([Board; 8], u32) {
    let mut differ = 0;
    let mut boards = [board; 8];
    for number in 0..8u32 {
        let turn = Turn::from_number(number);
        let next = Board { own: turned(board.own, turn), other: turned(board.other, turn) };
        let index = number as usize;
        boards[index] = next;
        // Turns of different blocks only come to the same where they change nothing.
        let twin = number % 2 == 1 && boards[index - 1] == next;
        let repeated = twin || next == board && boards[..index].contains(&board);
        differ |= u32::from(!repeated) << number;
    }
    (boards, differ)
}

/// The squares that the attacker may take so that the defender cannot win at once. Five for both
/// (PE-05) is no use to the attacker, so they count as a win of the defender.
#[inline]
pub(super) fn safe_attacks(board: Board) -> Squares {
    let rows = Around::of(board.swapped());
    let mut safe = [board.empty(); 8];
    for lane in members(lanes_with(&rows.four)) {
        let blocks = blocks(board, lane, rows.four[lane]);
        for turn in members(VIA[lane].into()) {
            safe[turn] &= blocks;
        }
    }
    safe
}

/// The squares that the defender may take so that the attacker cannot win at once.
#[inline]
pub(super) fn safe_defences(board: Board) -> Squares {
    let rows = Around::of(board.swapped());
    let may_have_five = board.own.count_ones() >= 4;
    let mut safe = [board.empty(); 8];
    for lane in members(lanes_with(&rows.four)) {
        let mut blocks = blocks(board, lane, rows.four[lane]);
        if !is_single(lane) && may_have_five {
            // Five for both is no win (PE-05); by placing alone it would be (PE-04).
            for row in members(fours_on(board, lane).into()) {
                let missing = SQUARES[lane][row] & !board.own;
                blocks |= if missing == 0 { BOARD } else { missing };
            }
        }
        for turn in members(VIA[lane].into()) {
            safe[turn] &= blocks;
        }
    }
    safe
}

/// The squares that block all of these rows of the other side.
#[inline(always)]
fn blocks(board: Board, lane: usize, rows: u32) -> u64 {
    members(rows.into()).fold(BOARD, |all, row| all & SQUARES[lane][row] & !board.other)
}

/// What the attacker's marble would threaten, after each turn.
pub(super) struct Threats {
    /// To win by placing alone: only a marble on the last square stops it.
    strong: Squares,
    /// In how many ways to win by a turn, standing upright.
    weak: [Squares; 4],
}

impl Threats {
    /// Looks at a position in which the attacker cannot win at once.
    #[inline]
    pub(super) fn of(board: Board) -> Threats {
        let rows = Around::of(board);
        let mut threats = Threats { strong: [0; 8], weak: [[0; 8]; 4] };
        for lane in members(lanes_with(&rows.four) | lanes_with(&rows.three)) {
            let mut squares = if rows.four[lane] != 0 { BOARD } else { 0 };
            for row in members(rows.three[lane].into()) {
                squares |= SQUARES[lane][row] & !board.own;
            }
            if is_single(lane) {
                let turn = VIA[lane].trailing_zeros() as usize;
                threats.strong[turn] |= squares;
                continue;
            }
            for turn in members(VIA[lane].into()) {
                threats.add(turn, squares);
            }
        }
        threats
    }

    #[inline(always)]
    fn add(&mut self, turn: usize, mut squares: u64) {
        for digit in &mut self.weak {
            (digit[turn], squares) = (digit[turn] ^ squares, digit[turn] & squares);
        }
    }

    /// In how many of nine ways a marble on this square would threaten to win.
    #[inline(always)]
    pub(super) fn ways(&self, turn: usize, square: usize) -> u32 {
        let strong = (self.strong[turn] >> square & 1) as u32;
        (0..4).map(|digit| ((self.weak[digit][turn] >> square & 1) as u32) << digit).sum::<u32>() + strong
    }

    /// The squares that threaten anything.
    #[inline(always)]
    pub(super) fn any(&self, turn: usize) -> u64 {
        self.weak.iter().fold(self.strong[turn], |any, digit| any | digit[turn])
    }
}

/// Whether the side to move wins at once.
#[inline]
pub(super) fn wins(board: Board) -> bool {
    if fours_on(board, HERE) != 0 {
        return true;
    }
    (0..8u32).any(|number| {
        fours_on(board, AFTER[number as usize]) != 0
            && !crate::has_five(turned(board.other, Turn::from_number(number)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::Move;
    use crate::{Square, has_five};

    /// Whether the side to move wins at once, looked at move by move.
    fn slow_wins(board: Board) -> bool {
        super::super::first_win(board).is_some()
    }

    fn some_boards() -> Vec<Board> {
        let mut rng = meydan_core::Seed::from_number(87).rng();
        let mut boards = Vec::new();
        for round in 0..4_000 {
            let mut mask = rng.next_u64() & BOARD;
            if round % 3 > 0 {
                mask &= rng.next_u64() | rng.next_u64() & rng.next_u64();
            }
            let own = rng.next_u64() & mask;
            let board = Board { own, other: mask & !own };
            // The empty board and its like, where most turns change nothing, come too.
            let board = if round % 50 == 0 { Board { own: 0, other: board.other & 0x10 } } else { board };
            if !has_five(board.own) && !has_five(board.other) && board.stones() < 35 {
                boards.push(board);
            }
        }
        boards
    }

    fn after(board: Board, square: usize, turn: usize) -> Board {
        let one = Move {
            square: Some(Square::from_index(square as u32)),
            turn: Some(Turn::from_number(turn as u32)),
        };
        board.after(one)
    }

    #[test]
    fn a_win_at_once_is_seen() {
        let mut won = 0;
        for board in some_boards() {
            assert_eq!(wins(board), slow_wins(board), "{board:?}");
            won += u32::from(wins(board));
        }
        assert!(won > 500, "{won}");
    }

    #[test]
    fn safe_moves_are_those_found_one_by_one() {
        let (mut safe, mut unsafe_ones) = (0, 0);
        for board in some_boards() {
            let (attacks, defences) = (safe_attacks(board), safe_defences(board));
            for turn in 0..8 {
                for square in members(board.empty()) {
                    let next = after(board, square, turn);
                    if has_five(next.own) {
                        continue;
                    }
                    let slow = !has_five(next.other) && !slow_wins(next.swapped());
                    assert_eq!(defences[turn] >> square & 1 == 1, slow, "{board:?} {square} {turn}");
                    let attack = attacks[turn] >> square & 1 == 1;
                    assert!(slow || !attack, "{board:?} {square} {turn}");
                    // Only moves after which both could have five are refused beyond that.
                    if slow && !attack {
                        let both = |one| {
                            let last = next.swapped().after(one);
                            has_five(last.own) && has_five(last.other)
                        };
                        assert!(all_moves(next).any(both), "{board:?} {square} {turn}");
                    }
                    safe += u32::from(slow);
                    unsafe_ones += u32::from(!slow);
                }
            }
        }
        assert!(safe > 10_000 && unsafe_ones > 10_000, "{safe} {unsafe_ones}");
    }

    fn all_moves(board: Board) -> impl Iterator<Item = Move> {
        members(board.empty()).flat_map(|square| {
            let square = Some(Square::from_index(square as u32));
            Turn::all().map(move |turn| Move { square, turn: Some(turn) })
        })
    }

    #[test]
    fn what_a_marble_threatens_is_found_way_by_way() {
        let mut threatening = 0;
        for board in some_boards().into_iter().filter(|&board| !slow_wins(board)) {
            let threats = Threats::of(board);
            let safe = safe_attacks(board);
            for (turn, &squares) in safe.iter().enumerate() {
                for square in members(squares) {
                    let next = after(board, square, turn);
                    let places = members(next.empty()).any(|square| has_five(next.own | 1 << square));
                    let by_turn = |turn| {
                        let turned = Board { own: super::turned(next.own, turn), ..next };
                        let other = super::turned(next.other, turn);
                        let empty = BOARD & !(turned.own | other);
                        !has_five(other)
                            && (has_five(turned.own)
                                || members(empty).any(|one| has_five(turned.own | 1 << one)))
                    };
                    let ways = Turn::all().filter(|&turn| by_turn(turn)).count() as u32;
                    assert_eq!(threats.strong[turn] >> square & 1 == 1, places, "{board:?} {square} {turn}");
                    let ways = ways + u32::from(places);
                    assert_eq!(threats.ways(turn, square), ways, "{board:?} {square} {turn}");
                    let any = threats.any(turn) >> square & 1 == 1;
                    assert_eq!(any, ways > 0);
                    threatening += u32::from(any);
                }
            }
        }
        assert!(threatening > 5_000, "{threatening}");
    }

    #[test]
    fn turns_that_differ_lead_to_all_boards() {
        for board in some_boards() {
            let (boards, differ) = turns(board);
            let told: Vec<Board> = members(differ.into()).map(|turn| boards[turn]).collect();
            assert!((0..told.len()).all(|one| !told[..one].contains(&told[one])));
            assert!(boards.iter().all(|board| told.contains(board)));
        }
    }
}
