//! The solver's slow, obvious twin: alpha-beta over whole moves on the bare
//! sets of marbles, with a memory of positions met before. For tests and the
//! bench; it shares nothing with the pass backwards but the tables of turns.

use super::Value;
use crate::{BOARD, Turn, has_five, turned};

/// A position met before, and between which values it lies.
#[derive(Clone, Copy)]
struct Known {
    own: u64,
    other: u64,
    least: i8,
    most: i8,
}

/// A search with its memory: a newer position takes an older one's place.
pub struct Plain {
    known: Vec<Known>,
}

impl Default for Plain {
    fn default() -> Plain {
        Plain { known: vec![Known { own: 0, other: 0, least: -1, most: 1 }; 1 << 20] }
    }
}

impl Plain {
    fn slot(&mut self, own: u64, other: u64) -> &mut Known {
        let mixed = (own ^ other.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let index = (mixed >> 40) as usize & (self.known.len() - 1);
        &mut self.known[index]
    }

    /// What a position is worth to `own`, who is to place a marble.
    pub fn value(&mut self, own: u64, other: u64) -> Value {
        match self.search(own, other, -1, 1) {
            1 => Value::Win,
            0 => Value::Draw,
            _ => Value::Loss,
        }
    }

    fn search(&mut self, own: u64, other: u64, mut alpha: i8, mut beta: i8) -> i8 {
        let empty = BOARD & !(own | other);
        if empty == 0 {
            return 0; // PE-06
        }
        let squares = || (0..36).map(|n| 1u64 << n).filter(|bit| empty & bit != 0);
        // PE-04
        if squares().any(|square| has_five(own | square)) {
            return 1;
        }
        let known = *self.slot(own, other);
        let (least, most) =
            if (known.own, known.other) == (own, other) { (known.least, known.most) } else { (-1, 1) };
        alpha = alpha.max(least);
        beta = beta.min(most);
        if alpha >= beta {
            return alpha;
        }
        let floor = alpha;
        let mut best = -1;
        'moves: for square in squares() {
            for turn in Turn::all() {
                let (own, other) = (turned(own | square, turn), turned(other, turn));
                // PE-05
                let value = match (has_five(own), has_five(other)) {
                    (true, true) => 0,
                    (true, false) => 1,
                    (false, true) => -1,
                    (false, false) => -self.search(other, own, -beta, -alpha),
                };
                best = best.max(value);
                alpha = alpha.max(value);
                if alpha >= beta {
                    break 'moves;
                }
            }
        }
        let (least, most) = if best >= beta {
            (best, most)
        } else if best > floor {
            (best, best)
        } else {
            (least, best)
        };
        *self.slot(own, other) = Known { own, other, least, most };
        best
    }
}
