//! What a move earns (CH-20 … CH-26).

use crate::board::{Board, Color, Done, Piece, Rank, Step};
use crate::{Gain, Reason, Values};

/// Calls `earn` with everything that a move earned. `after` is the board after
/// it, with the opponent to move.
///
/// The same judgement serves the rules and the computer, who asks it thousands
/// of times a decision: it allocates nothing.
#[inline]
pub(crate) fn each_gain(
    after: &Board,
    step: Step,
    done: &Done,
    side_threats: bool,
    mut earn: impl FnMut(Gain),
) {
    let values = Values::of(side_threats);
    let enemy = after.turn();
    let mover = !enemy;
    if let Some((piece, at)) = done.captured {
        earn(Gain { reason: Reason::Capture { piece }, at, points: values.capture(piece) });
    }
    let attacked = if side_threats {
        after.attacks_by(mover)
    } else {
        // The rook moved too when castling, so what it attacks counts.
        let rook = done.rook.map(|(_, to)| after.attacks_of(to));
        after.attacks_of(step.to) | rook.unwrap_or(crate::board::BitBoard::EMPTY)
    };
    let king = after.king(enemy);
    for at in (attacked & after.of(enemy)).iter().filter(|&at| at != king) {
        if let Some((_, piece)) = after.on(at) {
            earn(Gain { reason: Reason::Threat { piece }, at, points: values.threat(piece) });
        }
    }
    if done.piece == Piece::Pawn && crosses(step, mover) {
        earn(Gain { reason: Reason::Crossing, at: step.to, points: values.crossing });
    }
    if after.in_check(enemy) {
        let mate = !after.has_step();
        let (reason, points) = if mate { (Reason::Mate, values.mate) } else { (Reason::Check, values.check) };
        earn(Gain { reason, at: king, points });
    }
}

/// Whether a step leads from the own half of the board to the other.
fn crosses(step: Step, mover: Color) -> bool {
    let own_half = |rank: Rank| (rank.relative_to(mover) as usize) < 4;
    own_half(step.from.rank()) && !own_half(step.to.rank())
}
