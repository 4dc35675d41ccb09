//! Advanced chess as a tenant: its computers.

use ::chess::Chess;
use ::chess::ai::{Greedy, Random};
use ::chess::board::{Board, perft};

use crate::Tenant;
use crate::computer::Erased;

pub(crate) fn tenant() -> Tenant {
    Tenant {
        formats: crate::chess_formats::FORMATS,
        rivals: &[
            ("random", |seed| Erased::<Chess, _>::boxed(Random::new(seed))),
            ("greedy", |seed| Erased::<Chess, _>::boxed(Greedy::new(seed))),
        ],
        perft: Some(|depth| perft(&Board::start(), depth)),
        ..Tenant::new::<Chess>(|_level, seed| Erased::<Chess, _>::boxed(Greedy::new(seed)))
    }
}
