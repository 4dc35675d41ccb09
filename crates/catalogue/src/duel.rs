//! Duel as a tenant: its computers.

use ::duel::ai::{Player, Random};
use ::duel::{Action, Duel};

use meydan_core::AnyAction;

use crate::Tenant;
use crate::computer::Erased;

pub(crate) fn tenant() -> Tenant {
    Tenant {
        idle: |view, offered| {
            let actions: Option<Vec<_>> = offered.iter().map(AnyAction::of::<Duel>).collect();
            view.of::<Duel>()?.is_idle(&actions?).then(|| AnyAction::new::<Duel>(Action::Next))
        },
        rivals: &[("random", |seed| Erased::<Duel, _>::boxed(Random::new(seed)))],
        ..Tenant::new::<Duel>(|level, seed| Erased::<Duel, _>::boxed(Player::new(level, seed)))
    }
}
