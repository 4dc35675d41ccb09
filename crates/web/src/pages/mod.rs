//! Pages: pure functions from plain data to HTML.
//!
//! Lives here: everything that a reader sees, and the addresses it points to
//! (listed in [`model`]). Deliberately absent: requests, cookies, matches, IO.

pub mod model;

use maud::{Markup, html};
use meydan_words::Lang;

use model::{HomeModel, ProblemModel, RulesModel, SetupModel, TableModel};

/// The live parts of a table page: each is the inner HTML of `#part-<name>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The board.
    pub board: String,
    /// The players.
    pub players: String,
    /// The list of moves.
    pub moves: String,
    /// What can be done now.
    pub buttons: String,
    /// Whose turn it is, or how it ended.
    pub status: String,
    /// What is asked of people: to invite, to sit down, to allow an undo.
    pub asks: String,
}

/// The home page.
#[must_use]
pub fn home(_model: &HomeModel<'_>) -> Markup {
    html! {}
}

/// The set-up page.
#[must_use]
pub fn setup(_model: &SetupModel<'_>) -> Markup {
    html! {}
}

/// The table page.
#[must_use]
pub fn table(_model: &TableModel<'_>) -> Markup {
    html! {}
}

/// The live parts of the table page.
#[must_use]
pub fn parts(_model: &TableModel<'_>) -> Parts {
    let empty = String::new;
    Parts {
        board: empty(),
        players: empty(),
        moves: empty(),
        buttons: empty(),
        status: empty(),
        asks: empty(),
    }
}

/// The sentence that a hint is given in.
#[must_use]
pub fn hint(_lang: Lang, _game: &str, action: &str) -> String {
    action.to_owned()
}

/// The rules of a game.
#[must_use]
pub fn rules(_model: &RulesModel<'_>) -> Markup {
    html! {}
}

/// What went wrong.
#[must_use]
pub fn problem(_model: &ProblemModel<'_>) -> Markup {
    html! {}
}
