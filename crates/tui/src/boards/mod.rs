//! Boards: one module a game, drawn from the game's own `View`. The rest of
//! the screen knows only places and where they lie.

mod chess;
mod duel;
mod magic;
mod othello;
mod pentago;
mod plain;
mod uno;

use meydan_core::{AnyMatch, Place, Seat, Viewer};
use meydan_words::Words;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::{Ink, Theme};

/// What is marked on a board, beside what lies on it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Marks<'a> {
    /// Where the keys stand.
    pub cursor: Option<&'a Place>,
    /// Where something can be picked.
    pub open: &'a [Place],
    /// What has been picked so far.
    pub path: &'a [Place],
    /// What a hint names.
    pub hint: &'a [Place],
    /// Where something was refused.
    pub refused: Option<&'a Place>,
    /// What the players are called, by seat.
    pub names: &'a [String],
}

impl Marks<'_> {
    /// The sign of what is marked at a place, if anything is.
    pub(crate) fn sign(&self, place: &Place, theme: Theme) -> Option<&'static str> {
        if self.refused == Some(place) {
            Some(theme.sign("×", "x"))
        } else if self.path.contains(place) {
            Some(theme.sign("▸", ">"))
        } else if self.hint.contains(place) {
            Some(theme.sign("◆", "*"))
        } else if self.open.contains(place) {
            Some(theme.sign("•", "."))
        } else {
            None
        }
    }
}

/// How a seat is shown in lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Badge {
    /// Its sign on the board; at most two cells.
    pub sign: String,
    /// How the sign looks.
    pub style: Style,
    /// What the game counts, if it counts something.
    pub count: Option<i64>,
}

/// The board of a game as one viewer sees it.
pub(crate) trait Board {
    /// The places and where they lie when the board is drawn within an area.
    fn places(&self, within: Rect) -> Vec<(Place, Rect)>;
    /// Draws it within an area.
    fn draw(&self, ink: &mut Ink<'_>, within: Rect, marks: &Marks<'_>);
    /// How a seat is shown.
    fn badge(&self, seat: Seat, theme: Theme) -> Badge;
    /// What people call a place, and type for it.
    fn name(&self, place: &Place) -> String {
        place.as_str().to_owned()
    }
    /// Whether what was typed so far may mean this place.
    fn fits(&self, place: &Place, typed: &str, _words: &Words) -> bool {
        self.name(place).starts_with(typed)
    }
    /// Whether a small letter is the game's even where it means nothing now: one that is
    /// pressed over and over, so that once too often is no command.
    fn keeps(&self, _letter: char) -> bool {
        false
    }
    /// Leaves out of a long list what does not fit what was typed so far.
    fn narrow(&mut self, _typed: &str, _words: &Words) {}
    /// Whether touching this place is asked about first: it ends something.
    fn is_grave(&self, _place: &Place) -> bool {
        false
    }
    /// The action that somebody means who touches a place where nothing can be
    /// done, so that the rules can say why.
    fn meant(&self, place: &Place) -> String {
        place.as_str().to_owned()
    }
    /// The same for a place that cannot come next after what was picked.
    fn meant_next(&self, _path: &[Place], _place: &Place) -> Option<String> {
        None
    }
    /// What the last turn brought, where that is worth a sentence.
    fn recent(&self, _words: &Words) -> Option<String> {
        None
    }
    /// The whole account of the game, in games that keep one.
    fn ledger(&self, _words: &Words, _names: &[String]) -> Option<String> {
        None
    }
    /// What a seat did last, where the list of moves does not make it plain;
    /// empty before it did anything.
    fn status(&self, _seat: Seat, _words: &Words) -> Option<String> {
        None
    }
    /// An action in a sentence, where its text alone would not be understood.
    fn said(&self, _action: &str, _words: &Words) -> Option<String> {
        None
    }
    /// An action in the list of moves, where its text is not what belongs there.
    fn listed(&self, _action: &str) -> Option<String> {
        None
    }
    /// The text for what is asked for, where a game asks different things.
    fn asked(&self) -> Option<&'static str> {
        None
    }
    /// Who is asked for what, in games where that takes a sentence of its own.
    fn turn(&self, _player: &str, _words: &Words) -> Option<String> {
        None
    }
    /// The least width of what stands beside a board that fills it itself: with
    /// players and moves in its own way, see [`Board::aside`].
    fn side(&self) -> Option<u16> {
        None
    }
    /// Draws what stands beside such a board; the title says where in the match it is.
    fn aside(&self, _ink: &mut Ink<'_>, _area: Rect, _title: &str, _marks: &Marks<'_>) {}
}

/// The board of a match, where it matters from the side of `front`. A game
/// without a module of its own gets a plain list.
pub(crate) fn board(game: &dyn AnyMatch, viewer: Viewer, front: Seat) -> Box<dyn Board> {
    if let Some(view) = meydan_catalogue::view_as::<::othello::View>(game, viewer) {
        return Box::new(othello::Othello(*view));
    }
    if let Some(view) = meydan_catalogue::view_as::<::pentago::View>(game, viewer) {
        return Box::new(pentago::Pentago(*view));
    }
    if let Some(view) = meydan_catalogue::view_as::<::uno::View>(game, viewer) {
        return Box::new(uno::Uno(*view));
    }
    if let Some(view) = meydan_catalogue::view_as::<::chess::View>(game, viewer) {
        return Box::new(chess::Chess { view: *view, front });
    }
    if let Some(view) = meydan_catalogue::view_as::<::magic::View>(game, viewer) {
        return Box::new(magic::Magic::new(*view, game, viewer, front));
    }
    if let Some(view) = meydan_catalogue::view_as::<::duel::View>(game, viewer) {
        return Box::new(duel::Duel::new(*view, game, viewer, front));
    }
    Box::new(plain::Plain::new(game, viewer))
}
