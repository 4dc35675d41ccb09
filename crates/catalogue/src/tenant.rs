//! A game of the hall as the rest of the program knows it.

use meydan_core::{
    AnyAction, AnyMatch, AnyView, Entry, Facts, Game, NewMatch, OpenError, Refused, Seat, Seed,
};
use meydan_search::Level;
use serde_json::Value;

use crate::{AnyComputer, CampaignDoor, CheckProof, Guarantee, Prove, Solve};

type Begun = Result<Box<dyn AnyMatch>, Refused>;
type Opened = Result<Box<dyn AnyMatch>, OpenError>;

/// A game of the hall.
pub struct Tenant {
    /// Facts about it.
    pub facts: Facts,
    pub(crate) begin: fn(NewMatch) -> Begun,
    pub(crate) open: fn(NewMatch, &[Entry<String>]) -> Opened,
    pub(crate) computer: fn(Level, Seed) -> Box<dyn AnyComputer>,
    pub(crate) rivals: &'static [(&'static str, MakeRival)],
    /// Whether a computer acts in a seat that may at will; from its view, and the same however often asked.
    pub(crate) volunteers: fn(&AnyView, Seat, Level) -> bool,
    /// The one of these actions that a person need not be asked for, because it only goes on.
    pub(crate) idle: fn(&AnyView, &[AnyAction]) -> Option<AnyAction>,
    pub(crate) perft: Option<fn(u32) -> u64>,
    pub(crate) solve: Option<Solve>,
    pub(crate) prove: Option<(Prove, CheckProof)>,
    pub(crate) campaign: Option<CampaignDoor>,
    pub(crate) guarantee: Option<fn() -> Guarantee>,
    /// The configuration with which a new match begins where this one stands, in
    /// games that can be gone on with from any point.
    pub begin_here: Option<fn(&dyn AnyMatch) -> Option<Value>>,
}

/// Makes a simple computer to measure others by.
pub(crate) type MakeRival = fn(Seed) -> Box<dyn AnyComputer>;

impl Tenant {
    /// A game and its computer, for the catalogue and for tests with a game of their own.
    #[must_use]
    pub fn new<G: Game>(computer: fn(Level, Seed) -> Box<dyn AnyComputer>) -> Tenant {
        Tenant {
            facts: G::facts(),
            begin: NewMatch::begin::<G>,
            open: NewMatch::open::<G>,
            computer,
            rivals: &[],
            volunteers: |_, _, _| false,
            idle: |_, _| None,
            perft: None,
            solve: None,
            prove: None,
            campaign: None,
            guarantee: None,
            begin_here: None,
        }
    }

    /// The names of the simple computers that others are measured by.
    pub fn rivals(&self) -> impl Iterator<Item = &'static str> {
        self.rivals.iter().map(|(name, _)| *name)
    }

    /// A simple computer by name.
    #[must_use]
    pub fn rival(&self, name: &str, seed: Seed) -> Option<Box<dyn AnyComputer>> {
        self.rivals.iter().find(|(rival, _)| *rival == name).map(|(_, make)| make(seed))
    }

    /// The number of lines of so many inputs, for games whose rules are counted this way.
    #[must_use]
    pub fn perft(&self) -> Option<fn(u32) -> u64> {
        self.perft
    }

    /// Its exact solver, for games that have one.
    #[must_use]
    pub fn solver(&self) -> Option<Solve> {
        self.solve
    }

    /// Its search for proofs and the checker of them, for games that have one.
    #[must_use]
    pub fn prover(&self) -> Option<(Prove, CheckProof)> {
        self.prove
    }

    /// The proof of its whole opening, for games that have one.
    #[must_use]
    pub fn campaign(&self) -> Option<CampaignDoor> {
        self.campaign
    }

    /// How much of the first player's win is proved, in games where some is: the strongest
    /// computer plays by it.
    #[must_use]
    pub fn guarantee(&self) -> Option<Guarantee> {
        self.guarantee.map(|guarantee| guarantee()).filter(|guarantee| guarantee.proved > 0)
    }

    /// Begins a match.
    ///
    /// # Errors
    /// When the configuration or the number of seats makes no sense.
    pub fn begin(&self, new: NewMatch) -> Begun {
        (self.begin)(new)
    }

    /// What the seats of a match by the usual options are called; `None` where that is drawn
    /// when it begins, and cannot be promised before.
    #[must_use]
    pub fn roles(&self, seats: u8) -> Option<Vec<&'static str>> {
        let of = |seed| {
            let new = NewMatch { config: Value::Null, seats, seed: Seed::from_number(seed), clock: None };
            let game = self.begin(new).ok()?;
            Some(Seat::all(seats).map(|seat| game.role(seat)).collect::<Vec<_>>())
        };
        let roles = of(0)?;
        (1..16).all(|seed| of(seed).as_ref() == Some(&roles)).then_some(roles)
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
        vec![
            crate::othello::tenant(),
            crate::pentago::tenant(),
            crate::chess::tenant(),
            crate::uno::tenant(),
            crate::magic::tenant(),
            crate::duel::tenant(),
        ]
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
