//! UNO as a tenant: its computers.

use ::uno::Uno;
use ::uno::ai::{Player, Random, Simple};

use crate::Tenant;
use crate::computer::Erased;

pub(crate) fn tenant() -> Tenant {
    Tenant {
        rivals: &[
            ("random", |seed| Erased::<Uno, _>::boxed(Random::new(seed))),
            ("simple", |seed| Erased::<Uno, _>::boxed(Simple::new(seed))),
            ("bold", |seed| Erased::<Uno, _>::boxed(Simple::bold(seed))),
        ],
        ..Tenant::new::<Uno>(|level, seed| Erased::<Uno, _>::boxed(Player::new(level, seed)))
    }
}
