//! The drawing of any game, for code that knows none; and the one place where
//! what was erased becomes a game's own again.

use maud::{Markup, html};
use meydan_catalogue::PlayerSnapshot;
use meydan_core::{AnyAction, AnyView, Entry, EventsAt, Game, Offer, Seat, SeatSet, Seq};
use meydan_words::Words;

use super::{Board, Fittings, Offered, Scene, Sheet, Told};
use crate::canvas::Canvas;
use crate::moves::{Entries, Listing};

/// What a board of any game is drawn from; see `Scene`.
pub(crate) struct AnyScene<'a> {
    pub(crate) words: &'static Words,
    pub(crate) view: &'a AnyView,
    pub(crate) players: &'a [PlayerSnapshot],
    pub(crate) offers: &'a [(Seat, Offer)],
    pub(crate) happened: &'a [EventsAt],
    pub(crate) front: Seat,
    pub(crate) yours: SeatSet,
    pub(crate) winners: SeatSet,
    pub(crate) table: &'a str,
    pub(crate) at: Seq,
    pub(crate) past: bool,
    pub(crate) over: bool,
    /// Where pieces are drawn apart, if they are.
    pub(crate) canvas: Option<&'a Canvas<'a>>,
}

/// What a list of what was done is drawn from; see `Sheet`.
pub(crate) struct AnySheet<'a> {
    pub(crate) words: &'static Words,
    pub(crate) game: &'static str,
    pub(crate) view: &'a AnyView,
    pub(crate) line: &'a [Entry<Option<AnyAction>>],
    pub(crate) happened: &'a [EventsAt],
    pub(crate) players: &'a [PlayerSnapshot],
    pub(crate) table: &'a str,
    /// The entry up to which the list has taken everything in; `None` where it begins.
    pub(crate) known: Option<Seq>,
    /// The earlier moment that is looked at.
    pub(crate) step: Option<Seq>,
    /// Whether a whole page is drawn, which marks the moment that is looked at.
    pub(crate) page: bool,
}

impl AnySheet<'_> {
    /// Which of these moments is marked: the one that is looked at, or the last before it.
    pub(crate) fn shown(&self, moments: impl Iterator<Item = Seq>) -> Option<Seq> {
        if self.page { moments.filter(|&seq| self.step.is_none_or(|step| seq <= step)).max() } else { None }
    }
}

/// What happened, as a game's own.
pub(super) fn told<G: Game>(happened: &[EventsAt]) -> impl DoubleEndedIterator<Item = Told<'_, G>> {
    happened.iter().filter_map(|at| Some(Told { seq: at.seq, events: at.events.of::<G>()? }))
}

fn line<G: Game>(line: &[Entry<Option<AnyAction>>]) -> Vec<Entry<Option<G::Action>>> {
    line.iter().map(|entry| entry.map(|_, action| action.as_ref()?.of::<G>())).collect()
}

impl<'a> AnyScene<'a> {
    fn of<G: Game>(&self) -> Option<Scene<'a, G>> {
        let offers = self.offers.iter().flat_map(|(seat, offer)| {
            offer.iter().filter_map(|choice| {
                Some(Offered { seat: *seat, action: choice.action.of::<G>()?, places: &choice.places })
            })
        });
        Some(Scene {
            words: self.words,
            view: self.view.of::<G>()?,
            players: self.players,
            offers: offers.collect(),
            any_happened: self.happened,
            front: self.front,
            yours: self.yours,
            winners: self.winners,
            table: self.table,
            at: self.at,
            past: self.past,
            over: self.over,
            canvas: self.canvas,
        })
    }
}

impl<'a> AnySheet<'a> {
    /// The same of a game, without what was taken in before.
    pub(super) fn of<G: Game>(&self) -> Option<Sheet<'a, G>> {
        let new = self.known.map_or(0, |known| self.happened.partition_point(|at| at.seq <= known));
        Some(Sheet {
            words: self.words,
            view: self.view.of::<G>()?,
            line: line::<G>(self.line),
            happened: told::<G>(&self.happened[new..]).collect(),
            players: self.players,
        })
    }
}

/// The drawing of any game; see `Board`.
pub(crate) trait AnyBoard: Sync {
    fn fittings(&self) -> &'static Fittings;
    fn symbols(&self) -> Markup {
        html! {}
    }
    fn draw(&self, scene: &AnyScene<'_>) -> Markup;
    fn miniature(&self, view: &AnyView) -> Markup;
    fn diagram(&self, _words: &Words, _rule: &str) -> Option<Markup> {
        None
    }
    fn sign(&self, _words: &Words, _role: &str) -> Markup {
        html! {}
    }
    fn button(&self, _words: &Words, _action: &AnyAction) -> Option<String> {
        None
    }
    fn goes_on(&self, _before: &AnyAction, _action: &AnyAction) -> bool {
        false
    }
    fn own_buttons(&self, _scene: &AnyScene<'_>) -> Markup {
        html! {}
    }
    fn ways(&self, _scene: &AnyScene<'_>) -> Markup {
        html! {}
    }
    fn beside(&self, _words: &Words, _view: &AnyView, _seat: Seat, _canvas: Option<&Canvas<'_>>) -> Markup {
        html! {}
    }
    fn aside(&self, _scene: &AnyScene<'_>) -> Markup {
        html! {}
    }
    fn moments(&self, _line: &[Entry<Option<AnyAction>>]) -> Option<Vec<Seq>> {
        None
    }
    fn listing(&'static self) -> Box<dyn Listing>;
    fn example(&self, _option: &str) -> Option<&'static str> {
        None
    }
    fn struck(&self, _scene: &AnyScene<'_>) -> Option<String> {
        None
    }
    fn as_text(&self, _view: &AnyView) -> Option<String> {
        None
    }
    fn position(&self, _view: &AnyView) -> Option<String> {
        None
    }
}

/// Makes the drawing of a game one of any game.
pub(super) struct Erased<B>(pub(super) B);

impl<B: Board> Erased<B> {
    /// Draws from what is of this game; nothing from what is of another.
    fn drawn(scene: &AnyScene<'_>, draw: impl FnOnce(&Scene<'_, B::Game>) -> Markup) -> Markup {
        scene.of::<B::Game>().map(|scene| draw(&scene)).unwrap_or_default()
    }
}

impl<B: Board> AnyBoard for Erased<B> {
    fn fittings(&self) -> &'static Fittings {
        &B::FITTINGS
    }

    fn symbols(&self) -> Markup {
        self.0.symbols()
    }

    fn draw(&self, scene: &AnyScene<'_>) -> Markup {
        Self::drawn(scene, |scene| self.0.draw(scene))
    }

    fn miniature(&self, view: &AnyView) -> Markup {
        view.of::<B::Game>().map(|view| self.0.miniature(view)).unwrap_or_default()
    }

    fn diagram(&self, words: &Words, rule: &str) -> Option<Markup> {
        self.0.diagram(words, rule)
    }

    fn sign(&self, words: &Words, role: &str) -> Markup {
        self.0.sign(words, role)
    }

    fn button(&self, words: &Words, action: &AnyAction) -> Option<String> {
        self.0.button(words, action.of::<B::Game>()?)
    }

    fn goes_on(&self, before: &AnyAction, action: &AnyAction) -> bool {
        match (before.of::<B::Game>(), action.of::<B::Game>()) {
            (Some(before), Some(action)) => self.0.goes_on(before, action),
            _ => false,
        }
    }

    fn own_buttons(&self, scene: &AnyScene<'_>) -> Markup {
        Self::drawn(scene, |scene| self.0.own_buttons(scene))
    }

    fn ways(&self, scene: &AnyScene<'_>) -> Markup {
        Self::drawn(scene, |scene| self.0.ways(scene))
    }

    fn beside(&self, words: &Words, view: &AnyView, seat: Seat, canvas: Option<&Canvas<'_>>) -> Markup {
        view.of::<B::Game>().map(|view| self.0.beside(words, view, seat, canvas)).unwrap_or_default()
    }

    fn aside(&self, scene: &AnyScene<'_>) -> Markup {
        Self::drawn(scene, |scene| self.0.aside(scene))
    }

    fn moments(&self, entries: &[Entry<Option<AnyAction>>]) -> Option<Vec<Seq>> {
        self.0.moments(&line::<B::Game>(entries))
    }

    fn listing(&'static self) -> Box<dyn Listing> {
        self.0.listing().unwrap_or_else(|| Box::new(Entries::new(self)))
    }

    fn example(&self, option: &str) -> Option<&'static str> {
        self.0.example(option)
    }

    fn struck(&self, scene: &AnyScene<'_>) -> Option<String> {
        self.0.struck(&scene.of::<B::Game>()?)
    }

    fn as_text(&self, view: &AnyView) -> Option<String> {
        self.0.as_text(view.of::<B::Game>()?)
    }

    fn position(&self, view: &AnyView) -> Option<String> {
        self.0.position(view.of::<B::Game>()?)
    }
}
