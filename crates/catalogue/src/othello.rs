//! Othello as a tenant: its computers.

use ::othello::Othello;
use ::othello::ai::{Greedy, Mobility, Player, Random};

use crate::Tenant;
use crate::computer::Erased;

pub(crate) fn tenant() -> Tenant {
    Tenant {
        rivals: &[
            ("random", |seed| Erased::<Othello, _>::boxed(Random::new(seed))),
            ("greedy", |seed| Erased::<Othello, _>::boxed(Greedy::new(seed))),
            ("mobility", |seed| Erased::<Othello, _>::boxed(Mobility::new(seed))),
        ],
        perft: Some(::othello::perft),
        ..Tenant::new::<Othello>(|level, seed| Erased::<Othello, _>::boxed(Player::new(level, seed)))
    }
}
