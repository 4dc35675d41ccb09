//! A game of the hall as the rest of the program knows it.

use ::othello::Othello;
use meydan_core::{AnyMatch, Entry, Facts, Game, NewMatch, OpenError, Refused, Seed};
use meydan_search::Level;

use crate::computer::Erased;
use crate::{AnyComputer, Format};

type Begun = Result<Box<dyn AnyMatch>, Refused>;
type Opened = Result<Box<dyn AnyMatch>, OpenError>;

/// A game of the hall.
pub struct Tenant {
    /// Facts about it.
    pub facts: Facts,
    begin: fn(NewMatch) -> Begun,
    open: fn(NewMatch, &[Entry<String>]) -> Opened,
    computer: fn(Level, Seed) -> Box<dyn AnyComputer>,
    /// What else it can be written in and read from, beside our own records.
    pub formats: &'static [Format],
}

impl Tenant {
    fn new<G: Game>(computer: fn(Level, Seed) -> Box<dyn AnyComputer>, formats: &'static [Format]) -> Tenant {
        Tenant {
            facts: G::facts(),
            begin: NewMatch::begin::<G>,
            open: NewMatch::open::<G>,
            computer,
            formats,
        }
    }

    /// Begins a match.
    ///
    /// # Errors
    /// When the configuration or the number of seats makes no sense.
    pub fn begin(&self, new: NewMatch) -> Begun {
        (self.begin)(new)
    }

    /// Folds a whole log.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn open(&self, new: NewMatch, entries: &[Entry<String>]) -> Opened {
        (self.open)(new, entries)
    }

    /// A computer player of this level. Whatever it draws at random comes from the seed.
    #[must_use]
    pub fn computer(&self, level: Level, seed: Seed) -> Box<dyn AnyComputer> {
        (self.computer)(level, seed)
    }
}

/// All games, in the order in which they are offered.
#[must_use]
pub fn tenants() -> &'static [Tenant] {
    static TENANTS: std::sync::OnceLock<Vec<Tenant>> = std::sync::OnceLock::new();
    TENANTS.get_or_init(|| {
        vec![Tenant::new::<Othello>(
            |level, seed| Erased::<Othello, _>::boxed(::othello::ai::Player::new(level, seed)),
            crate::othello::FORMATS,
        )]
    })
}

/// The game with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Tenant> {
    tenants().iter().find(|tenant| tenant.facts.id == id)
}

/// Begins a match of the game with this id; `None` if there is no such game.
#[must_use]
pub fn begin(id: &str, new: NewMatch) -> Option<Begun> {
    find(id).map(|tenant| tenant.begin(new))
}
