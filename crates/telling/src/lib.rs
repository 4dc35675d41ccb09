//! Every game in words: what an action is called, what is asked for, what
//! happened, how it stands. One module a game, for all front ends; boards only draw.
//!
//! The texts themselves are in `words`. Deliberately absent: drawing, and who a
//! player is (front ends say how they call the players).

mod any;
pub mod chess;
mod clock;
pub mod duel;
pub mod magic;
pub mod othello;
pub mod pentago;
mod refusal;
mod rules;
pub mod uno;

pub use any::{AnyScene, AnyTelling, of};
pub use clock::{time_control, time_left};
pub use refusal::{refusal, refusal_with};
pub use rules::{Rule, Rules, rules};

use meydan_core::{Game, Outcome, Seat, Step};
use meydan_words::{Arg, Words};

/// How an entry stands in a list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listing {
    /// Not at all: it is no move.
    Left,
    /// Without a number.
    Unnumbered,
    /// With this number.
    Number(String),
}

/// How something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// On a line of its own in the line console, in the words that are typed there.
    Line,
    /// As one of a list, where signs may stand for words: `2 ↻`.
    Item,
    /// Within a sentence, or as one.
    Sentence,
}

/// What is spoken of, in which language, and how the players are called.
pub struct Scene<'a, G: Game> {
    /// What the listener may see.
    pub view: &'a G::View,
    /// The language.
    pub words: &'a Words,
    /// The player in a seat, by name.
    pub who: &'a dyn Fn(Seat) -> String,
}

impl<G: Game> Clone for Scene<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Scene<'_, G> {}

/// One game in words.
pub trait Telling: Sync + 'static {
    /// Which.
    type Game: Game;

    /// The ids of its rules, in the order in which they are read.
    const RULES: &'static [&'static str];

    /// An action: as it is typed, listed, or named in a sentence.
    fn action(&self, scene: &Scene<'_, Self::Game>, action: Action<Self>, style: Style) -> String;

    /// What is asked of a player, where a game asks different things: a whole line
    /// with the player's name, or what follows the name in a sentence.
    fn question(&self, _scene: &Scene<'_, Self::Game>, _player: &str, _style: Style) -> Option<String> {
        None
    }

    /// The same said of whom others wait for: "Waiting for … to place a marble".
    fn awaited(&self, _scene: &Scene<'_, Self::Game>) -> Option<String> {
        None
    }

    /// What one action led to, a line or sentence each; nothing for what is seen anyway.
    /// The scene is as it stands after it.
    fn events(
        &self,
        _scene: &Scene<'_, Self::Game>,
        _events: &[<Self::Game as Game>::Event],
        _style: Style,
    ) -> Vec<String> {
        Vec::new()
    }

    /// What a seat has at this moment, and how that is said; nothing in games without points.
    fn score(&self, _scene: &Scene<'_, Self::Game>, _seat: Seat) -> Option<(i64, String)> {
        None
    }

    /// What else is to be said of a seat: what it did last, what it holds. Empty
    /// before there is anything.
    fn status(&self, _scene: &Scene<'_, Self::Game>, _seat: Seat) -> Option<String> {
        None
    }

    /// What the last turn brought, where that is worth a sentence.
    fn recent(&self, _scene: &Scene<'_, Self::Game>) -> Option<String> {
        None
    }

    /// The whole account of the game, in games that keep one.
    fn ledger(&self, _scene: &Scene<'_, Self::Game>) -> Option<String> {
        None
    }

    /// How the entries of the whole match stand in lists; what is no action of a player, or
    /// is not known, is `None`. The view is of the end of the line.
    fn listing(&self, _view: &<Self::Game as Game>::View, line: &[Option<Action<Self>>]) -> Vec<Listing> {
        (1..=line.len()).map(|number| Listing::Number(number.to_string())).collect()
    }

    /// Where the match is, in games that count turns or have something in force.
    fn standing(&self, _scene: &Scene<'_, Self::Game>) -> Option<String> {
        None
    }

    /// How it ended, with whatever was counted.
    fn result(&self, scene: &Scene<'_, Self::Game>, outcome: &Outcome) -> String {
        scene.words.reason(Self::Game::ID, outcome)
    }
}

/// An action of the game that is told of.
pub type Action<T> = <<T as Telling>::Game as Game>::Action;

/// What the hall itself did to a match, where that is told; nothing of what players did.
#[must_use]
pub fn of_hall<A>(words: &Words, step: &Step<A>) -> Option<String> {
    match step {
        Step::Flag { .. } => Some(words.say("reason-hall-time")),
        Step::Verdict { why, .. } => Some(words.say(&format!("reason-hall-{}", why.reason()))),
        _ => None,
    }
}

/// What the first player's strongest computer guarantees: in how many of how many ways
/// the other side can begin its win is proved.
#[must_use]
pub fn guarantee(words: &Words, proved: usize, of: usize) -> String {
    let number = |count: usize| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
    match of - proved.min(of) {
        0 => words.say("guarantee-whole"),
        _ => words.say_with("guarantee-part", &[("proved", number(proved)), ("all", number(of))]),
    }
}

/// A word of its own direction in a sentence: a Latin name in a Persian one, say.
#[must_use]
pub fn isolated(text: &str) -> String {
    format!("\u{2068}{text}\u{2069}")
}
