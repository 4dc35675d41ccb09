//! Invented models of the lobby, for the example and for the tests.

use meydan_core::TimeControl;
use meydan_pages::lobby::{Challenged, Fate, HallTable, OwnModel, Somebody, WaitModel, Want};
use meydan_pages::model::TableCard;
use meydan_search::Level;
use meydan_words::Lang;

/// A table of the lobby.
pub(crate) fn hall_table(id: &str, card: TableCard, watching: u32) -> HallTable {
    HallTable {
        id: id.to_owned(),
        clock: card.clock,
        rated: card.rated,
        differs: Vec::new(),
        ratings: vec![Some((1432, true)), None],
        watching,
        away: watching == 0,
        card,
    }
}

fn challenged(id: &str, fate: Fate) -> Challenged {
    Challenged {
        id: id.to_owned(),
        other: Somebody {
            username: "kaveh".to_owned(),
            nickname: "Kâve".to_owned(),
            here: fate != Fate::Waits,
        },
        game: "duel".to_owned(),
        clock: TimeControl::days(2),
        rated: false,
        differs: vec![("rounds", "3".to_owned())],
        fate,
    }
}

/// What is somebody's own in the lobby: some of everything.
pub(crate) fn own(lang: Lang, tables: Vec<TableCard>) -> OwnModel {
    let want: Want = "othello/10+5/".parse().expect("wanted");
    let wait = |id: &str, offer| WaitModel { id: id.to_owned(), want: want.clone(), offer };
    let full = !tables.is_empty();
    let some = |all: Vec<Challenged>| if full { all } else { Vec::new() };
    OwnModel {
        lang,
        member: full,
        tables,
        waits: if full { vec![wait("w1", None), wait("w2", Some(Level::Club))] } else { Vec::new() },
        received: some(vec![challenged("c1", Fate::Waits)]),
        sent: some(vec![
            challenged("c2", Fate::Waits),
            challenged("c3", Fate::Refused),
            challenged("c4", Fate::Lapsed),
        ]),
        followed: some(vec![challenged("c5", Fate::Lapsed)]).into_iter().map(|one| one.other).collect(),
    }
}
