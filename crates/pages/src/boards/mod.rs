//! How each game is drawn. A game is one module here and one line in [`of`];
//! input is not drawn but follows from the places of what is offered.

mod chess;
pub(super) mod duel;
mod magic;
mod othello;
mod pentago;
mod plain;
mod shapes;
mod told;
mod uno;

use maud::{Markup, html};
use meydan_core::{EventsAt, Seat, SeatSet, Seq};
use meydan_words::Words;

use super::model::{LineStep, Offered, Player, View};

/// What a board is drawn from.
pub(super) struct Scene<'a> {
    pub(super) words: &'static Words,
    pub(super) view: &'a View,
    pub(super) players: &'a [Player],
    pub(super) offers: &'a [Offered],
    /// The step that led to this position.
    pub(super) latest: Option<&'a LineStep>,
    /// What happened up to it, in games that tell of it.
    pub(super) happened: &'a [EventsAt],
    /// From whose side the table is seen.
    pub(super) front: Seat,
    /// The seats of this browser.
    pub(super) yours: SeatSet,
    /// Who has won, once it is over.
    pub(super) winners: SeatSet,
    /// The table's name in addresses.
    pub(super) table: &'a str,
    /// The moment that is seen, and whether it is an earlier one.
    pub(super) at: Seq,
    pub(super) past: bool,
    /// Whether the game is over now.
    pub(super) over: bool,
}

impl Scene<'_> {
    /// Whether some offered action begins at this place.
    fn can(&self, place: &str) -> bool {
        self.offers.iter().any(|offer| offer.places.first().is_some_and(|first| first.as_str() == place))
    }
}

/// What a score sheet is drawn from, where a game has one instead of a list of actions.
pub(super) struct Sheet<'a> {
    pub(super) words: &'static Words,
    /// How it stands now, also when an earlier moment is looked at.
    pub(super) view: &'a View,
    /// The line of play up to now.
    pub(super) line: &'a [LineStep],
    /// What happened along it, in games that tell of it.
    pub(super) happened: &'a [EventsAt],
    /// Who sits at the table.
    pub(super) players: &'a [Player],
    /// The earlier moment that is looked at.
    pub(super) step: Option<Seq>,
    /// The table's name in addresses.
    pub(super) table: &'a str,
}

/// A part of a turn, in words that go into a sentence.
pub(super) struct Part {
    /// Said to who is asked for it: "place a marble".
    pub(super) asked: String,
    /// Said of whom others wait for: "Waiting for … to place a marble".
    pub(super) awaited: String,
}

/// The drawing of one game.
pub(super) trait Board: Sync {
    /// Shapes that the drawing refers to, once a page.
    fn symbols(&self) -> Markup;
    /// The board of a table: elements with `data-place` are what a finger can touch.
    fn draw(&self, scene: &Scene<'_>) -> Markup;
    /// The board small and still.
    fn miniature(&self, view: &View) -> Markup;
    /// The sign of a seat: a disc of its colour, or its number.
    fn sign(&self, words: &Words, role: &str) -> Markup;
    /// What a seat has at this moment, and how that is said.
    fn points(&self, words: &Words, view: &View, seat: Seat) -> Option<(i64, String)>;
    /// An action as people write it.
    fn action(&self, words: &Words, action: &str) -> String;
    /// The same on the button of an action that has no other place.
    fn button(&self, words: &Words, action: &str) -> String {
        self.action(words, action)
    }
    /// The same inside a sentence, where signs would not be understood.
    fn said(&self, words: &Words, action: &str) -> String {
        self.action(words, action)
    }
    /// Whether an action goes on with the turn of the one before by the same
    /// player, and is listed with it.
    fn goes_on(&self, _before: &str, _action: &str) -> bool {
        false
    }
    /// Whether its drawing has the buttons of actions without another place.
    fn draws_buttons(&self) -> bool {
        false
    }
    /// Its own buttons beside the board, where it has more to say on them than a name.
    fn own_buttons(&self, _scene: &Scene<'_>) -> Markup {
        html! {}
    }
    /// Ways that lead on from a table besides those of every game.
    fn ways(&self, _scene: &Scene<'_>) -> Markup {
        html! {}
    }
    /// What is shown with a player besides the points.
    fn beside(&self, _words: &Words, _view: &View, _seat: Seat) -> Markup {
        html! {}
    }
    /// What stands beside the table and is not drawn anew with it.
    fn aside(&self, _scene: &Scene<'_>) -> Markup {
        html! {}
    }
    /// The entries of a line that are listed and stepped through, in their order; all, if it does not say.
    fn moments(&self, _line: &[LineStep]) -> Option<Vec<Seq>> {
        None
    }
    /// The score sheet, in games that have one.
    fn sheet(&self, _sheet: &Sheet<'_>) -> Option<Markup> {
        None
    }
    /// Whether it is drawn from all that happened, and not from what is seen now alone.
    fn tells(&self) -> bool {
        false
    }
    /// A text to begin with for an option of many lines.
    fn example(&self, _option: &str) -> Option<&'static str> {
        None
    }
    /// What struck a player out of the blue, and must not be overlooked.
    fn struck(&self, _scene: &Scene<'_>) -> Option<String> {
        None
    }
    /// The text of a position, in games that can be begun from one: the value of its option `position`.
    fn position(&self, _view: &View) -> Option<String> {
        None
    }
    /// Which part of a turn is asked for, in games whose turns have several.
    fn part(&self, _words: &Words, _view: &View) -> Option<Part> {
        None
    }
    /// What was done last, as a sentence.
    fn last(&self, scene: &Scene<'_>) -> Option<String>;
    /// The ids of the rules, in the order in which they are read.
    fn rules(&self) -> &'static [&'static str];
    /// The style sheets of its board.
    fn styles(&self) -> &'static [&'static str];
    /// The script of its board: movement, sounds, what is told on hover.
    fn script(&self) -> Option<&'static str> {
        None
    }
}

/// The drawing of a game; one without its own gets a plain list of what can be done.
pub(super) fn of(game: &str) -> &'static dyn Board {
    match game {
        "chess" => &chess::ChessBoard,
        "duel" => &duel::DuelBoard,
        "magic" => &magic::MagicBoard,
        "othello" => &othello::OthelloBoard,
        "pentago" => &pentago::PentagoBoard,
        "uno" => &uno::UnoBoard,
        _ => &plain::PlainBoard,
    }
}
