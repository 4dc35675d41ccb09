//! Boards: one module a game, drawn from the game's own `View`. The rest of
//! the screen knows only places and where they lie.
//!
//! Deliberately absent: wording, which is in `telling`.

mod chess;
mod duel;
mod magic;
mod othello;
mod pentago;
mod plain;
mod uno;

use meydan_core::{AnyMatch, AnyView, Game, Place, Seat, Viewer};
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
    /// What a player is called.
    pub(crate) fn player(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| (seat.0 + 1).to_string())
    }

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
}

impl Badge {
    /// A seat by its number, where the board has no sign for it.
    fn number(seat: Seat, theme: Theme) -> Badge {
        Badge { sign: (seat.0 + 1).to_string(), style: theme.strong() }
    }
}

/// What a board of a game is drawn from.
pub(crate) struct Seen<G: Game> {
    /// What the viewer may see.
    pub view: G::View,
    /// What happened lately, the latest last; see `Board::LATELY`.
    pub told: Vec<G::Event>,
    /// Every place of what the viewer may do now.
    pub offered: Vec<Place>,
    /// From whose side it is shown, where that matters.
    pub front: Seat,
}

/// The board of a game as one viewer sees it.
pub(crate) trait Board: Paint + Sized + 'static {
    /// Which game.
    type Game: Game;
    /// So many entries back it is looked for what happened.
    const LATELY: u32 = 0;
    /// The board, ready to be drawn.
    fn new(seen: Seen<Self::Game>) -> Self;
}

/// What the screen asks of a board, whatever the game.
pub(crate) trait Paint {
    /// The places and where they lie when the board is drawn within an area.
    fn places(&self, within: Rect, theme: Theme) -> Vec<(Place, Rect)>;
    /// Draws it within an area.
    fn draw(&self, ink: &mut Ink<'_>, within: Rect, marks: &Marks<'_>);
    /// How a seat is shown.
    fn badge(&self, seat: Seat, theme: Theme) -> Badge;
    /// What stands below a player's name and status, where a board has more to say.
    fn below_name(&self, _seat: Seat, _theme: Theme) -> Option<String> {
        None
    }
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
    /// The least width of what stands beside a board that fills it itself: with
    /// players and moves in its own way, see `Paint::aside`.
    fn side(&self) -> Option<u16> {
        None
    }
    /// Draws what stands beside such a board; the title says where in the match it is.
    fn aside(&self, _ink: &mut Ink<'_>, _area: Rect, _title: &str, _marks: &Marks<'_>) {}
}

/// A match as somebody looks at it.
struct Sight<'a> {
    game: &'a dyn AnyMatch,
    viewer: Viewer,
    front: Seat,
    view: AnyView,
}

impl Sight<'_> {
    fn offered(&self) -> Vec<Place> {
        match self.viewer {
            Viewer::Seat(seat) => {
                self.game.offer(seat).into_iter().flat_map(|choice| choice.places).collect()
            }
            Viewer::Spectator | Viewer::Referee => Vec::new(),
        }
    }
}

/// Gives a match of any game its types back: the only place that does.
fn typed<B: Board>(sight: &Sight<'_>) -> Option<Box<dyn Paint>> {
    let view = sight.view.of::<B::Game>()?.clone();
    let mut told = Vec::new();
    if B::LATELY > 0 {
        let after = sight.game.seq().checked_sub(B::LATELY);
        for at in sight.game.events_since(after, sight.viewer) {
            told.extend_from_slice(at.events.of::<B::Game>()?);
        }
    }
    Some(Box::new(B::new(Seen { view, told, offered: sight.offered(), front: sight.front })))
}

/// The board of a match, where it matters from the side of `front`. A game
/// without a module of its own gets a plain list.
pub(crate) fn board(game: &dyn AnyMatch, viewer: Viewer, front: Seat) -> Box<dyn Paint> {
    let sight = Sight { game, viewer, front, view: game.view(viewer) };
    let board = match game.facts().id {
        "chess" => typed::<chess::Chess>(&sight),
        "duel" => typed::<duel::Duel>(&sight),
        "magic" => typed::<magic::Magic>(&sight),
        "othello" => typed::<othello::Othello>(&sight),
        "pentago" => typed::<pentago::Pentago>(&sight),
        "uno" => typed::<uno::Uno>(&sight),
        _ => None,
    };
    board.unwrap_or_else(|| Box::new(plain::Plain::new(sight.offered(), &sight.view)))
}
