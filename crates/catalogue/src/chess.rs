//! Advanced chess as a tenant: its computers.

use ::chess::Chess;
use ::chess::ai::{Greedy, Player, Random};
use ::chess::board::{Board, perft};

use crate::Tenant;
use crate::computer::Erased;

pub(crate) fn tenant() -> Tenant {
    Tenant {
        rivals: &[
            ("random", |seed| Erased::<Chess, _>::boxed(Random::new(seed))),
            ("greedy", |seed| Erased::<Chess, _>::boxed(Greedy::new(seed))),
        ],
        begin_here: Some(|game| {
            let mut config = game.beginning().config;
            let view = game.view(meydan_core::Viewer::Spectator);
            config["position"] = view.of::<Chess>()?.standing().to_string().into();
            Some(config)
        }),
        perft: Some(|depth| perft(&Board::start(), depth)),
        ..Tenant::new::<Chess>(|level, seed| Erased::<Chess, _>::boxed(Player::new(level, seed)))
    }
}
