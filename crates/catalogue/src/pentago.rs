//! Pentago as a tenant: its computers.

use ::pentago::Pentago;
use ::pentago::ai::{Greedy, Player, Random};

use crate::Tenant;
use crate::computer::Erased;

pub(crate) fn tenant() -> Tenant {
    Tenant {
        rivals: &[
            ("random", |seed| Erased::<Pentago, _>::boxed(Random::new(seed))),
            ("greedy", |seed| Erased::<Pentago, _>::boxed(Greedy::new(seed))),
        ],
        ..Tenant::new::<Pentago>(|level, seed| Erased::<Pentago, _>::boxed(Player::new(level, seed)))
    }
}
