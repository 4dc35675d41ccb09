//! Pages: pure functions from plain data to HTML.
//!
//! Lives here: everything that a reader sees, and the addresses it points to
//! (listed in `model`). Deliberately absent: requests, cookies, matches, IO.

mod boards;
mod canvas;
mod clock;
pub mod club;
mod home;
mod icons;
mod keyed;
mod known;
mod layout;
mod live;
pub mod lobby;
pub mod model;
mod moves;
mod names;
mod parts;
mod pieces;
mod players;
mod problem;
mod review;
mod rules;
mod setup;
mod since;
mod table;

use maud::Markup;
use meydan_core::{AnyAction, AnyView, Refused};
use meydan_search::Opinion;
use meydan_telling::{AnyScene, Style, isolated};
use meydan_words::{Lang, Words};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

pub use keyed::{Keyed, Part};
pub use live::{Change, Changes, Live, NeedsAll};
pub use pieces::{Attributes, Inside, Piece};
pub use since::{Said, said};

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

/// The keys of the parts, in the order in which they are sent.
const PARTS: [&str; 6] =
    ["part:board", "part:players", "part:moves", "part:buttons", "part:status", "part:asks"];

/// What stands in an address as it is; everything else is written by its bytes.
const VALUE: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// A text as a value in an address or a header.
#[must_use]
pub fn encoded(text: &str) -> String {
    utf8_percent_encode(text, VALUE).to_string()
}

/// The text that was written so; what is none is nothing.
#[must_use]
pub fn decoded(value: &str) -> String {
    percent_decode_str(value).decode_utf8().map(Into::into).unwrap_or_default()
}

impl Parts {
    /// Each part with its name, in the order in which they are sent.
    #[must_use]
    pub fn named(&self) -> [(&'static str, &str); 6] {
        self.keyed().map(|(key, html)| (key.trim_start_matches("part:"), html))
    }

    /// Each part with its key.
    fn keyed(&self) -> [(&'static str, &str); 6] {
        let html = [&self.board, &self.players, &self.moves, &self.buttons, &self.status, &self.asks];
        std::array::from_fn(|part| (PARTS[part], html[part].as_str()))
    }

    /// Each part as keyed pieces, of which it is the sum; the part itself comes last.
    #[must_use]
    pub fn pieces(&self) -> [Vec<Piece<'_>>; 6] {
        self.keyed().map(|(key, html)| pieces::cut(key, html))
    }
}

/// The home page.
#[must_use]
pub fn home(model: &HomeModel<'_>) -> Markup {
    home::page(model)
}

/// The set-up page.
#[must_use]
pub fn setup(model: &SetupModel<'_>) -> Markup {
    setup::page(model)
}

/// The table page.
#[must_use]
pub fn table(model: &TableModel<'_>) -> Markup {
    table::page(model)
}

/// The live parts of the table page.
#[must_use]
pub fn parts(model: &TableModel<'_>) -> Parts {
    parts::all(model)
}

/// Whether a game's page tells what happened, and so needs to know all of it.
#[must_use]
pub fn tells(game: &str) -> bool {
    boards::of(game).fittings().tells
}

/// The sentence that a hint is given in, and what the computer thinks of the position.
#[must_use]
pub fn hint(lang: Lang, game: &str, view: &AnyView, action: &AnyAction, opinion: Opinion) -> String {
    let words = Words::of(lang);
    let scene = AnyScene { view, words, who: &|_| String::new() };
    let said = meydan_telling::of(game).map(|telling| telling.action(scene, action, Style::Sentence));
    let text = isolated(&said.unwrap_or_else(|| action.to_string()));
    let hint = words.say_with("hint", &[("move", text.into())]);
    match opinion.value {
        Some(value) => {
            let said = words.opinion(game, value, opinion.certainty.code(), opinion.depth);
            format!("{hint} {}", words.say_with("opinion-for-you", &[("opinion", said.into())]))
        }
        None => hint,
    }
}

/// The sentence for a refusal.
#[must_use]
pub fn refusal(lang: Lang, refused: &Refused) -> String {
    // A square of two digits would be read from the right.
    let put = |text: &str| if lang.direction() == "rtl" { isolated(text) } else { text.to_owned() };
    meydan_telling::refusal_with(Words::of(lang), refused, put)
}

/// The text of a position, in games that can be begun from one: the value of its option `position`.
#[must_use]
pub fn position(game: &str, view: &AnyView) -> Option<String> {
    boards::of(game).position(view)
}

/// A table as text, in games that can be looked through so (CH-53).
#[must_use]
pub fn review(model: &TableModel<'_>) -> Option<Markup> {
    review::page(model)
}

/// The rules of a game.
#[must_use]
pub fn rules(model: &RulesModel<'_>) -> Markup {
    rules::page(model)
}

/// What went wrong.
#[must_use]
pub fn problem(model: &ProblemModel<'_>) -> Markup {
    problem::page(model)
}
