//! UNO as a tenant: its computers.

use ::uno::Uno;
use ::uno::ai::{Random, Simple};

use crate::Tenant;
use crate::computer::Erased;

pub(crate) fn tenant() -> Tenant {
    Tenant {
        rivals: &[
            ("random", |seed| Erased::<Uno, _>::boxed(Random::new(seed))),
            ("simple", |seed| Erased::<Uno, _>::boxed(Simple::new(seed))),
        ],
        // One player by rules of thumb plays all levels until there is one that looks ahead.
        ..Tenant::new::<Uno>(|_level, seed| Erased::<Uno, _>::boxed(Simple::new(seed)))
    }
}
