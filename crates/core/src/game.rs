//! The trait that every game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::{ControlFlow, RangeInclusive};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{ConfigError, GameTime, OptionSpec, Outcome, Place, Refusal, Rng, Seat, SeatSet, Timer, Viewer};

/// Who must answer now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Any of these seats may answer; the position changes with each answer.
    Seats(SeatSet),
    /// Nobody: the match is over.
    Over,
}

impl Pending {
    /// The seats, none when it is over.
    #[must_use]
    pub const fn seats(self) -> SeatSet {
        match self {
            Pending::Seats(seats) => seats,
            Pending::Over => SeatSet::EMPTY,
        }
    }
}

/// Everything that can change a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<A> {
    /// A seat answers.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// The running timer came due.
    Timer {
        /// Which.
        id: u16,
    },
    /// A seat gives up: resigned, or left and will not come back.
    Drop {
        /// Who.
        seat: Seat,
    },
}

/// Facts about a game that front ends and the hall decide by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The game's name in commands, files and addresses.
    pub id: &'static str,
    /// Raised when the meaning of an action or option changes, or what a digest is taken over.
    pub rules: u32,
    /// The first version whose logs and records mean the same by now.
    pub oldest_rules: u32,
    /// The least number of seats.
    pub least_seats: u8,
    /// The most.
    pub most_seats: u8,
    /// Whether the hall's own undo is offered (not where a look at a card cannot be unseen).
    pub takeback: bool,
    /// Whether seats have secrets from each other.
    pub hidden: bool,
    /// Whether everybody may know when the running timer comes due.
    pub open_timers: bool,
    /// Whether it can be drawn by agreement.
    pub draws: bool,
    /// No match takes more inputs than this. Every loop over inputs is bounded by it.
    pub most_inputs: u32,
    /// What can be chosen before it begins.
    pub options: &'static [OptionSpec],
}

impl Facts {
    /// Whether logs and records of this version of the rules are read.
    #[must_use]
    pub fn reads(&self, rules: u32) -> bool {
        (self.oldest_rules..=self.rules).contains(&rules)
    }
}

/// The rules of a game: a position, what may be done in it, and what comes of that.
///
/// Implementations are pure: no IO, no clock, no floats, no global state, no
/// iteration over hash maps, randomness only from the generator given to
/// `Game::start` and kept in the position.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// What can be chosen before the game. Unknown fields must be refused when read.
    type Config: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One answer. Its text is stable and free of context; `FromStr` takes exactly what `Display` gives.
    type Action: Copy
        + Debug
        + Eq
        + Ord
        + Hash
        + Display
        + FromStr<Err = Self::Refusal>
        + Send
        + Sync
        + 'static;
    /// Why an action is refused.
    type Refusal: Refusal;
    /// What happened, told step by step. Whole in itself: redacting needs no position.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a viewer may see, built up field by field.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The game's name in commands, files and addresses.
    const ID: &'static str;
    /// Raised when the meaning of an action or option changes, or what a digest is taken over.
    const RULES: u32;
    /// The first version whose logs and records mean the same by now; between it and `RULES`
    /// only the digest may have changed, see `Game::digest_by`.
    const OLDEST_RULES: u32 = Self::RULES;
    /// How many can sit down.
    const SEATS: RangeInclusive<u8>;
    /// Whether the hall's own undo is offered.
    const TAKEBACK: bool = true;
    /// Whether seats have secrets from each other.
    const HIDDEN: bool = false;
    /// Whether everybody may know when the running timer comes due; not where it is meant to be sudden.
    const OPEN_TIMERS: bool = true;
    /// Whether it can be drawn by agreement (HA-23).
    const DRAWS: bool = false;
    /// Whether a seat answers in many small windows: with a clock, an answer gains no more
    /// time there than it took (HA-20).
    const WINDOWS: bool = false;
    /// No match takes more inputs than this.
    const MOST_INPUTS: u32;
    /// What can be chosen before it begins. Fields of the configuration that are
    /// not named here (a deck) are as secret as the seed while the match goes on.
    const OPTIONS: &'static [OptionSpec] = &[];

    /// Sets the game up. What happens by itself at the start is told (a card
    /// turned up, a colour drawn).
    ///
    /// # Errors
    /// When the configuration makes no sense. The number of seats has been checked.
    fn start(
        config: &Self::Config,
        seats: u8,
        rng: Rng,
        tell: impl FnMut(Self::Event),
    ) -> Result<Self, ConfigError>;

    /// How many sit at this table.
    fn seats(&self) -> u8;

    /// Who must answer now. Never empty while the game goes on, unless a timer runs.
    fn pending(&self) -> Pending;

    /// Who may act besides, though nobody waits for them (to take a move back, say).
    /// Nobody once it is over. Everybody may know who it is: where a secret decides whether a
    /// seat has something to do, it is among them with nothing legal. Computers are asked for
    /// these seats only where the game's tenant says that they volunteer.
    fn at_will(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What will happen by itself next.
    fn next_timer(&self) -> Option<Timer> {
        None
    }

    /// Calls `f` with every legal action of a seat, in a fixed order, until it breaks.
    /// A seat that neither must answer nor may act at will has none.
    fn for_each_legal(&self, seat: Seat, f: impl FnMut(Self::Action) -> ControlFlow<()>) -> ControlFlow<()>;

    /// A random legal action of a seat, every one equally likely: what playouts use.
    /// Counts, then picks: two passes over the legal actions and no list. Games
    /// that can do better do.
    #[inline]
    fn random_legal(&self, seat: Seat, rng: &mut Rng) -> Option<Self::Action> {
        let mut count = 0u32;
        let _ = self.for_each_legal(seat, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        let mut skip = if count == 0 { return None } else { rng.range(count) };
        let mut chosen = None;
        let _ = self.for_each_legal(seat, |action| {
            if skip == 0 {
                chosen = Some(action);
                return ControlFlow::Break(());
            }
            skip -= 1;
            ControlFlow::Continue(())
        });
        chosen
    }

    /// Whether a seat that must answer, or may act at will, may do this.
    ///
    /// # Errors
    /// The first rule that says no.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Does it. Only checked input comes here.
    fn play(&mut self, at: GameTime, input: Input<Self::Action>, tell: impl FnMut(Self::Event));

    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What a viewer may know of an event; nothing, if `None`.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether a viewer may read the text of an action that a seat made.
    /// Games with secrets say which of theirs are open.
    fn action_is_open(_action: &Self::Action, seat: Seat, viewer: Viewer) -> bool {
        !Self::HIDDEN || viewer == Viewer::Referee || viewer == Viewer::Seat(seat)
    }

    /// A digest of everything that matters for what comes, hidden parts and generator included.
    fn digest(&self) -> u64;

    /// The digest as records of an earlier version have it, from `OLDEST_RULES` on.
    fn digest_by(&self, _rules: u32) -> u64 {
        self.digest()
    }

    /// The places that a finger touches for this action, in order. At least one,
    /// and no two legal actions of a seat touch the same.
    fn places(&self, seat: Seat, action: Self::Action) -> Vec<Place>;

    /// What somebody means who touches a place with which nothing goes on: the places
    /// so far, that one last. All front ends try it, so that the rules can say why not;
    /// `None` where no action could be meant.
    fn attempt(_view: &Self::View, _seat: Seat, _touched: &[Place]) -> Option<Self::Action> {
        None
    }

    /// The action that front ends make by themselves because a person has
    /// nothing to decide (a forced pass). It is logged like any other.
    fn forced(&self) -> Option<(Seat, Self::Action)> {
        None
    }

    /// Whether a seat that cannot but pass has something hidden of a kind that could have answered: how
    /// fast it passes would tell the others that nothing of it fits. Everybody may know whether it is so.
    fn might_answer(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether a seat could still win, had it all the time in the world: if not, the other's time
    /// running out is a draw (HA-21).
    fn could_win(&self, _seat: Seat) -> bool {
        true
    }

    /// Whether an option of the match is a player's own business, such as a deck.
    fn hides_option(&self, _key: &str) -> bool {
        false
    }

    /// What a seat is called in this position: `black`, `white`. A key of `words`.
    fn role(&self, _seat: Seat) -> &'static str {
        "player"
    }

    /// The facts in one piece.
    #[must_use]
    fn facts() -> Facts {
        Facts {
            id: Self::ID,
            rules: Self::RULES,
            oldest_rules: Self::OLDEST_RULES,
            least_seats: *Self::SEATS.start(),
            most_seats: *Self::SEATS.end(),
            takeback: Self::TAKEBACK,
            hidden: Self::HIDDEN,
            open_timers: Self::OPEN_TIMERS,
            draws: Self::DRAWS,
            most_inputs: Self::MOST_INPUTS,
            options: Self::OPTIONS,
        }
    }
}

/// A game whose hidden parts can be filled in from what a viewer saw.
///
/// It is the only door from a view to a position, so a computer player cannot
/// peek: it is given a view and has to imagine the rest.
pub trait Determinize: Game {
    /// A position that looks like this view: `determinize(v).view(viewer) == v`.
    /// What the view hides (cards, the generator) is drawn from `rng`.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self;
}

/// A game that carries an input out in steps which can be looked at one by one: who shows
/// what lies between needs more than the end of it.
pub trait Stepwise: Game {
    /// Does what `Game::play` does, and after every step shows the position with what the
    /// step told.
    fn play_in_steps(
        &mut self,
        at: GameTime,
        input: Input<Self::Action>,
        see: impl FnMut(&Self, &[Self::Event]),
    );
}

/// Nothing is hidden and one seat answers at a time: alpha-beta and solvers may be used.
pub trait Perfect: Determinize {}
