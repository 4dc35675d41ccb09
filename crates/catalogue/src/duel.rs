//! Duel as a tenant: its computers.

use ::duel::Duel;
use ::duel::ai::{Player, Random};

use crate::Tenant;
use crate::computer::Erased;

pub(crate) fn tenant() -> Tenant {
    Tenant {
        rivals: &[("random", |seed| Erased::<Duel, _>::boxed(Random::new(seed)))],
        ..Tenant::new::<Duel>(|level, seed| Erased::<Duel, _>::boxed(Player::new(level, seed)))
    }
}
