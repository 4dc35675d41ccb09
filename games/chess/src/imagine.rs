//! A position from what is seen of it: nothing is hidden but the generator and
//! when tampering strikes.

use arrayvec::ArrayVec;
use meydan_core::{Determinize, GameTime, Rng};

use crate::board::{BitBoard, Board};
use crate::draw;
use crate::state::{Before, Tampering};
use crate::{Chess, Double, View, Way};

impl Determinize for Chess {
    fn determinize(view: &View, rng: &mut Rng) -> Chess {
        let start = view.start.unwrap_or_else(Board::start);
        let mut board = start;
        let mut history = vec![start.hash()];
        let mut befores = Vec::new();
        for (place, turn) in view.sheet.iter().enumerate() {
            let last = place + 1 == view.sheet.len();
            for (number, made) in turn.moves.iter().enumerate() {
                let double = match (turn.double, number) {
                    (false, _) => Double::None,
                    (true, 0) => Double::Declared,
                    (true, _) => Double::Half,
                };
                befores.push(Before { board, double });
                board.play(made.written.step());
                let goes_on = turn.moves.len() > number + 1 || (last && view.double == Double::Half);
                if goes_on {
                    board.pass();
                }
            }
            if turn.lost.is_some() {
                board.pass();
            }
            if !last {
                history.push(board.hash());
            }
        }
        let undoable = view.undo.map_or(0, |(_, count)| usize::from(count)).min(2);
        let first = befores.len().saturating_sub(undoable);
        let undo: ArrayVec<Before, 2> = befores[first..].iter().copied().take(2).collect();
        let minute = |rng: &mut Rng| GameTime::ZERO.plus(60_000 * draw::minutes(rng));
        let tampering = match view.way {
            None => Tampering::Off,
            Some(Way::A) => Tampering::Every(draw::odd(rng)),
            Some(Way::B) => Tampering::Next(view.number + draw::odd(rng)),
            Some(Way::C) => Tampering::Each { minutes: draw::minutes(rng), due: minute(rng) },
            Some(Way::D) => Tampering::Clock { due: minute(rng) },
        };
        Chess {
            board: view.board,
            points: view.points,
            negative: view.negative,
            number: view.number,
            side_threats: view.side_threats,
            asking: view.asking,
            tampering,
            rng: rng.fork(),
            touched: view.touched.iter().fold(BitBoard::EMPTY, |set, touched| set | touched.0.bitboard()),
            charged: view.charged,
            double: view.double,
            undo,
            undos: view.undos,
            start,
            sheet: view.sheet.clone(),
            history,
            end: view.end,
            resigned: view.resigned,
        }
    }
}
