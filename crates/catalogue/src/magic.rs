//! Magic as a tenant: its computers.

use ::magic::Magic;
use ::magic::ai::{Greedy, Player, Random};

use crate::Tenant;
use crate::computer::Erased;

pub(crate) fn tenant() -> Tenant {
    Tenant {
        rivals: &[
            ("random", |seed| Erased::<Magic, _>::boxed(Random::new(seed))),
            ("greedy", |seed| Erased::<Magic, _>::boxed(Greedy::new(seed))),
        ],
        ..Tenant::new::<Magic>(|level, seed| Erased::<Magic, _>::boxed(Player::new(level, seed)))
    }
}
