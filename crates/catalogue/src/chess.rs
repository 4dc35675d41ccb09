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
        own_files: Some(crate::chess_file::OWN_FILES),
        begin_here: Some(|game| {
            let mut config = game.beginning().config;
            let view = crate::view_as::<::chess::View>(game, meydan_core::Viewer::Spectator)?;
            config["position"] = view.standing().to_string().into();
            Some(config)
        }),
        perft: Some(|depth| perft(&Board::start(), depth)),
        ..Tenant::new::<Chess>(|_level, seed| Erased::<Chess, _>::boxed(Greedy::new(seed)))
    }
}
