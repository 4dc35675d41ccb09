//! Telling of any game, for code that knows none.

use meydan_core::{AnyAction, AnyEvents, AnyView, Entry, Outcome, Seat, Step};
use meydan_words::Words;

use crate::{Listing, Scene, Style, Telling};

/// What is spoken of in any game, in which language, and how the players are called.
#[derive(Clone, Copy)]
pub struct AnyScene<'a> {
    /// What the listener may see.
    pub view: &'a AnyView,
    /// The language.
    pub words: &'a Words,
    /// The player in a seat, by name.
    pub who: &'a dyn Fn(Seat) -> String,
}

/// Any game in words; see `Telling`.
pub trait AnyTelling: Sync {
    /// The ids of its rules, in the order in which they are read.
    fn rules(&self) -> &'static [&'static str];
    /// An action: as it is typed, listed, or named in a sentence.
    fn action(&self, scene: AnyScene<'_>, action: &AnyAction, style: Style) -> String;
    /// What is asked of a player, where a game asks different things.
    fn question(&self, scene: AnyScene<'_>, player: &str, style: Style) -> Option<String>;
    /// The same said of whom others wait for.
    fn awaited(&self, scene: AnyScene<'_>) -> Option<String>;
    /// What one action led to.
    fn events(&self, scene: AnyScene<'_>, events: &AnyEvents, style: Style) -> Vec<String>;
    /// What a seat has at this moment, and how that is said.
    fn score(&self, scene: AnyScene<'_>, seat: Seat) -> Option<(i64, String)>;
    /// What else is to be said of a seat.
    fn status(&self, scene: AnyScene<'_>, seat: Seat) -> Option<String>;
    /// What the last turn brought.
    fn recent(&self, scene: AnyScene<'_>) -> Option<String>;
    /// The whole account of the game.
    fn ledger(&self, scene: AnyScene<'_>) -> Option<String>;
    /// How the entries of the whole match stand in lists.
    fn listing(&self, view: &AnyView, line: &[Entry<Option<AnyAction>>]) -> Vec<Listing>;
    /// Where the match is.
    fn standing(&self, scene: AnyScene<'_>) -> Option<String>;
    /// How it ended.
    fn result(&self, scene: AnyScene<'_>, outcome: &Outcome) -> String;
}

/// Makes the telling of a game one of any game.
struct Erased<T>(T);

impl<'a> AnyScene<'a> {
    fn of<T: Telling>(self) -> Option<Scene<'a, T::Game>> {
        Some(Scene { view: self.view.of::<T::Game>()?, words: self.words, who: self.who })
    }
}

impl<T: Telling> AnyTelling for Erased<T> {
    fn rules(&self) -> &'static [&'static str] {
        T::RULES
    }

    fn action(&self, scene: AnyScene<'_>, action: &AnyAction, style: Style) -> String {
        let told = || Some(self.0.action(&scene.of::<T>()?, action.of::<T::Game>()?, style));
        told().unwrap_or_else(|| action.to_string())
    }

    fn question(&self, scene: AnyScene<'_>, player: &str, style: Style) -> Option<String> {
        self.0.question(&scene.of::<T>()?, player, style)
    }

    fn awaited(&self, scene: AnyScene<'_>) -> Option<String> {
        self.0.awaited(&scene.of::<T>()?)
    }

    fn events(&self, scene: AnyScene<'_>, events: &AnyEvents, style: Style) -> Vec<String> {
        let told = || Some(self.0.events(&scene.of::<T>()?, events.of::<T::Game>()?, style));
        told().unwrap_or_default()
    }

    fn score(&self, scene: AnyScene<'_>, seat: Seat) -> Option<(i64, String)> {
        self.0.score(&scene.of::<T>()?, seat)
    }

    fn status(&self, scene: AnyScene<'_>, seat: Seat) -> Option<String> {
        self.0.status(&scene.of::<T>()?, seat)
    }

    fn recent(&self, scene: AnyScene<'_>) -> Option<String> {
        self.0.recent(&scene.of::<T>()?)
    }

    fn ledger(&self, scene: AnyScene<'_>) -> Option<String> {
        self.0.ledger(&scene.of::<T>()?)
    }

    fn listing(&self, view: &AnyView, line: &[Entry<Option<AnyAction>>]) -> Vec<Listing> {
        let action = |entry: &Entry<Option<AnyAction>>| match &entry.step {
            Step::Act { action, .. } => action.as_ref()?.of::<T::Game>(),
            _ => None,
        };
        let Some(view) = view.of::<T::Game>() else { return Vec::new() };
        // What is no move is not counted either.
        let played = line.iter().filter(|entry| !entry.step.is_quiet()).map(action);
        let mut listing = self.0.listing(view, &played.collect::<Vec<_>>()).into_iter();
        let listed = |entry: &Entry<Option<AnyAction>>| match entry.step.is_quiet() {
            true => Listing::Left,
            false => listing.next().unwrap_or(Listing::Unnumbered),
        };
        line.iter().map(listed).collect()
    }

    fn standing(&self, scene: AnyScene<'_>) -> Option<String> {
        self.0.standing(&scene.of::<T>()?)
    }

    fn result(&self, scene: AnyScene<'_>, outcome: &Outcome) -> String {
        scene.of::<T>().map_or_else(String::new, |scene| self.0.result(&scene, outcome))
    }
}

/// The telling of a game. A new game is one line here and one module.
#[must_use]
pub fn of(game: &str) -> Option<&'static dyn AnyTelling> {
    Some(match game {
        "chess" => &Erased(crate::chess::Chess),
        "duel" => &Erased(crate::duel::Duel),
        "magic" => &Erased(crate::magic::Magic),
        "othello" => &Erased(crate::othello::Othello),
        "pentago" => &Erased(crate::pentago::Pentago),
        "uno" => &Erased(crate::uno::Uno),
        _ => return None,
    })
}
