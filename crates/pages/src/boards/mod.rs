//! How each game is drawn. A game is one module here and one line in `of`;
//! input is not drawn but follows from the places of what is offered, and what
//! is said of a game is worded by `telling`.

mod any;
mod chess;
mod diagrams;
pub(super) mod duel;
mod magic;
mod othello;
mod pentago;
mod plain;
mod shapes;
mod told;
mod uno;

use std::hash::Hash;

use maud::{Markup, html};
use meydan_catalogue::PlayerSnapshot;
use meydan_core::{Entry, EventsAt, Game, Place, Seat, SeatSet, Seq, Step};
use meydan_words::Words;

use super::names;
use crate::canvas::{Canvas, Stand};
use crate::moves::Listing;

pub(super) use any::{AnyBoard, AnyScene, AnySheet};

/// One thing that a seat may do.
struct Offered<'a, G: Game> {
    seat: Seat,
    action: G::Action,
    places: &'a [Place],
}

/// What one entry did.
struct Told<'a, G: Game> {
    seq: Seq,
    events: &'a [G::Event],
}

/// What a board is drawn from.
struct Scene<'a, G: Game> {
    words: &'static Words,
    view: &'a G::View,
    players: &'a [PlayerSnapshot],
    offers: Vec<Offered<'a, G>>,
    /// What happened so far, in games that tell of it; see `Scene::happened`.
    any_happened: &'a [EventsAt],
    /// From whose side the table is seen.
    front: Seat,
    /// The seats of this browser.
    yours: SeatSet,
    /// Who has won, once it is over.
    winners: SeatSet,
    /// The table's name in addresses.
    table: &'a str,
    /// The moment that is seen, and whether it is an earlier one.
    at: Seq,
    past: bool,
    /// Whether the game is over now.
    over: bool,
    /// Where pieces are drawn apart, if they are.
    canvas: Option<&'a Canvas<'a>>,
}

impl<'a, G: Game> Scene<'a, G> {
    /// What happened so far, in games that tell of it.
    fn happened(&self) -> impl DoubleEndedIterator<Item = Told<'a, G>> {
        any::told(self.any_happened)
    }

    /// Whether some offered action begins at this place.
    fn can(&self, place: &str) -> bool {
        self.offers.iter().any(|offer| offer.places.first().is_some_and(|first| first.as_str() == place))
    }

    /// Whether everybody has sat down.
    fn all_sit(&self) -> bool {
        names::all_sit(self.players)
    }

    /// What a player is called in a sentence.
    fn who(&self, seat: Seat) -> String {
        names::called(self.words, G::ID, self.players, seat)
    }

    /// A piece with this key; see `Canvas::piece`.
    fn piece<'k>(&self, key: &'k str, state: impl Hash, draw: impl FnOnce() -> Markup) -> Stand<'k> {
        Canvas::piece(self.canvas, key, state, draw)
    }

    /// The board but for the pieces that are drawn apart; see `Canvas::frame`.
    fn frame(&self, state: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        Canvas::frame(self.canvas, state, draw)
    }
}

/// What a list of what was done is drawn from: what is new of it.
struct Sheet<'a, G: Game> {
    words: &'static Words,
    /// How it stands now, also when an earlier moment is looked at.
    view: &'a G::View,
    /// The entries of the line.
    line: Vec<Entry<Option<G::Action>>>,
    /// What happened along it, in games that tell of it.
    happened: Vec<Told<'a, G>>,
    /// Who sits at the table.
    players: &'a [PlayerSnapshot],
}

impl<G: Game> Sheet<'_, G> {
    /// Who gave up with this entry.
    fn dropped(&self, seq: Seq) -> Option<Seat> {
        self.line.iter().find(|entry| entry.seq == seq).and_then(|entry| match entry.step {
            Step::Drop { seat } => Some(seat),
            _ => None,
        })
    }

    /// What a player is called in a sentence.
    fn who(&self, seat: Seat) -> String {
        names::called(self.words, G::ID, self.players, seat)
    }
}

/// What the page of a game needs, whatever stands on its board.
pub(super) struct Fittings {
    /// The style sheets of its board.
    pub(super) styles: &'static [&'static str],
    /// The script of its board: movement, sounds, what is told on hover.
    pub(super) script: Option<&'static str>,
    /// Whether its drawing has the buttons of actions without another place.
    pub(super) draws_buttons: bool,
    /// Whether cards lie on it whose text is read in a place beside it.
    pub(super) pane: bool,
    /// Whether it is drawn from all that happened, and not from what is seen now alone.
    pub(super) tells: bool,
}

/// The drawing of one game.
trait Board: Sync + 'static {
    /// Which.
    type Game: Game;

    /// What its page needs.
    const FITTINGS: Fittings;

    /// Shapes that the drawing refers to, once a page.
    fn symbols(&self) -> Markup;
    /// The board of a table: elements with `data-place` are what a finger can touch.
    fn draw(&self, scene: &Scene<'_, Self::Game>) -> Markup;
    /// The board small and still.
    fn miniature(&self, view: &View<Self>) -> Markup;
    /// A picture that shows what a rule means. What is on it in words: `rules-<game>-<rule>-picture`.
    fn diagram(&self, _words: &Words, _rule: &str) -> Option<Markup> {
        None
    }
    /// The sign of a seat: a disc of its colour, or its number.
    fn sign(&self, _words: &Words, _role: &str) -> Markup {
        html! {}
    }
    /// What stands on the button of an action that has no other place, where it is not what lists say.
    fn button(&self, _words: &Words, _action: Action<Self>) -> Option<String> {
        None
    }
    /// Whether an action goes on with the turn of the one before by the same
    /// player, and is listed with it.
    fn goes_on(&self, _before: Action<Self>, _action: Action<Self>) -> bool {
        false
    }
    /// Its own buttons beside the board, where it has more to say on them than a name.
    fn own_buttons(&self, _scene: &Scene<'_, Self::Game>) -> Markup {
        html! {}
    }
    /// Ways that lead on from a table besides those of every game.
    fn ways(&self, _scene: &Scene<'_, Self::Game>) -> Markup {
        html! {}
    }
    /// What is shown with a player besides the points.
    fn beside(
        &self,
        _words: &Words,
        _view: &View<Self>,
        _seat: Seat,
        _canvas: Option<&Canvas<'_>>,
    ) -> Markup {
        html! {}
    }
    /// What stands beside the table and is not drawn anew with it.
    fn aside(&self, _scene: &Scene<'_, Self::Game>) -> Markup {
        html! {}
    }
    /// The entries of a line that are listed and stepped through, in their order; all, if it does not say.
    fn moments(&self, _line: &[Entry<Option<Action<Self>>>]) -> Option<Vec<Seq>> {
        None
    }
    /// The list of what was done, in games that do not simply list every entry.
    fn listing(&self) -> Option<Box<dyn Listing>> {
        None
    }
    /// A text to begin with for an option of many lines.
    fn example(&self, _option: &str) -> Option<&'static str> {
        None
    }
    /// What struck a player out of the blue, and must not be overlooked.
    fn struck(&self, _scene: &Scene<'_, Self::Game>) -> Option<String> {
        None
    }
    /// The board as lines of text, in games that can be looked through as text too (CH-53).
    fn as_text(&self, _view: &View<Self>) -> Option<String> {
        None
    }
    /// The text of a position, in games that can be begun from one: the value of its option `position`.
    fn position(&self, _view: &View<Self>) -> Option<String> {
        None
    }
}

/// What is seen of the game of a board.
type View<B> = <<B as Board>::Game as Game>::View;
/// An action of the game of a board.
type Action<B> = <<B as Board>::Game as Game>::Action;

/// The drawing of a game; one without its own gets a plain list of what can be done.
pub(super) fn of(game: &str) -> &'static dyn AnyBoard {
    match game {
        "chess" => &any::Erased(chess::ChessBoard),
        "duel" => &any::Erased(duel::DuelBoard),
        "magic" => &any::Erased(magic::MagicBoard),
        "othello" => &any::Erased(othello::OthelloBoard),
        "pentago" => &any::Erased(pentago::PentagoBoard),
        "uno" => &any::Erased(uno::UnoBoard),
        _ => &plain::PlainBoard,
    }
}
