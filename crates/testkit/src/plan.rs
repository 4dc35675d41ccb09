//! How a game is to be tested.

use meydan_core::{Game, Rng, Seat};

/// What the suite runs: which tables, how many games, and what only the game knows.
pub struct Plan<G: Game> {
    /// Configurations and numbers of seats to play with.
    pub tables: Vec<(G::Config, u8)>,
    /// Random games a table.
    pub games: u32,
    /// The leak test looks at one in so many positions, by chance: rather many games
    /// than every position of a few.
    pub every: u32,
    /// Actions that may be legal nowhere. What they are refused for must tell no secret
    /// either; those that are legal somewhere are tried in any case.
    pub never: Vec<G::Action>,
    /// Texts that look like actions and are none; others are made up from real ones.
    pub not_actions: Vec<&'static str>,
    /// Deals the secrets of everybody but one seat anew (of everybody, for a
    /// spectator), leaving what is open, and the generator, as they are.
    pub redeal: Option<Redeal<G>>,
    /// Whether an action opens something that was closed and that its text does not
    /// name (a card is turned up where it lies). What follows may differ then.
    pub opens: Opens<G>,
    /// Whether the position keeps a score sheet that grows with the game. Then a
    /// playout allocates, and the game's computer looks ahead on something smaller.
    pub keeps_a_sheet: bool,
}

/// Says whether an action opens something.
pub(crate) type Opens<G> = fn(&G, Seat, <G as Game>::Action) -> bool;

/// Deals others' secrets anew.
pub(crate) type Redeal<G> = fn(&G, Option<Seat>, &mut Rng) -> G;

impl<G: Game> Plan<G> {
    /// The default configuration with every number of seats.
    #[must_use]
    pub fn new(games: u32) -> Plan<G> {
        Plan {
            tables: G::SEATS.map(|seats| (G::Config::default(), seats)).collect(),
            games,
            every: 1,
            never: Vec::new(),
            not_actions: vec!["", " ", "\0", "ü", "-", "::", "résumé", "UNDO", "PASS", "🂡"],
            redeal: None,
            opens: |_, _, _| false,
            keeps_a_sheet: false,
        }
    }
}
