//! A table: a match, and who sits at it. What front ends at one screen and the
//! hall share: whose turn it is, forced actions, undo, hints.
//!
//! Deliberately absent: waiting, drawing, keeping. Whoever holds a table drives it.

use meydan_core::{AnyAction, AnyMatch, AnyView, Refused, Seat, SeatSet, Seq, Viewer};
use meydan_search::{Budget, Level, Thought};

use crate::{AnyComputer, Tenant};

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person.
    Person {
        /// The name.
        name: String,
    },
    /// A computer of this level.
    Computer {
        /// How strong.
        level: Level,
    },
}

impl Player {
    /// What a player is called in a record: a computer by its level, so that the
    /// game can be gone on with.
    #[must_use]
    pub fn name_in_record(&self) -> String {
        match self {
            Player::Person { name } => name.clone(),
            Player::Computer { level } => format!("computer:{level}"),
        }
    }

    /// The player that a record calls so.
    #[must_use]
    pub fn of_record(name: &str) -> Player {
        match name.strip_prefix("computer:").and_then(|level| level.parse().ok()) {
            Some(level) => Player::Computer { level },
            None => Player::Person { name: name.to_owned() },
        }
    }
}

/// Who is to do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Nobody: it is over.
    Over,
    /// The table itself: a person has nothing to decide.
    Forced(Seat, AnyAction),
    /// A computer.
    Computer(Seat, Level),
    /// These people.
    People(SeatSet),
}

/// A match and who sits at it.
pub struct Table {
    game: Box<dyn AnyMatch>,
    tenant: &'static Tenant,
    players: Vec<Player>,
}

impl Table {
    /// Sits players down at a match, one a seat.
    ///
    /// # Panics
    /// If the number of players is not the number of seats, or the match is of no game of the hall.
    #[must_use]
    pub fn new(game: Box<dyn AnyMatch>, players: Vec<Player>) -> Table {
        let tenant = crate::find(game.facts().id).expect("a match of a game of the hall");
        Table::of(tenant, game, players)
    }

    /// Sits players down at a match of this game, one a seat.
    ///
    /// # Panics
    /// If the number of players is not the number of seats, or the match is of another game.
    #[must_use]
    pub fn of(tenant: &'static Tenant, game: Box<dyn AnyMatch>, players: Vec<Player>) -> Table {
        assert_eq!(players.len(), usize::from(game.seats()), "one player a seat");
        assert_eq!(tenant.facts.id, game.facts().id, "a match of this game");
        Table { game, tenant, players }
    }

    /// The match.
    #[must_use]
    pub fn game(&self) -> &dyn AnyMatch {
        self.game.as_ref()
    }

    /// The match, to be changed.
    pub fn game_mut(&mut self) -> &mut dyn AnyMatch {
        self.game.as_mut()
    }

    /// Puts another state of the same match on the table: whoever keeps the log
    /// tries a step on a copy and takes it over once it is kept.
    ///
    /// # Panics
    /// If it is a match of another game or of another number of seats.
    pub fn set_game(&mut self, game: Box<dyn AnyMatch>) {
        assert_eq!((game.facts().id, game.seats()), (self.game.facts().id, self.game.seats()));
        self.game = game;
    }

    /// Sits another player down in a seat.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        self.players[seat.index()] = player;
    }

    /// Who sits where.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The seats of people.
    #[must_use]
    pub fn people(&self) -> SeatSet {
        let seats = Seat::all(self.game.seats());
        seats.filter(|seat| matches!(self.players[seat.index()], Player::Person { .. })).collect()
    }

    /// Who is to do something now.
    #[must_use]
    pub fn turn(&self) -> Turn {
        if self.game.outcome().is_some() {
            return Turn::Over;
        }
        if let Some((seat, action)) = self.game.forced() {
            return Turn::Forced(seat, action);
        }
        let computer = |seat: Seat| match self.players[seat.index()] {
            Player::Computer { level } => Some((seat, level)),
            Player::Person { .. } => None,
        };
        // Who acts out of turn does so before whose turn it is.
        let volunteer = self
            .game
            .at_will()
            .iter()
            .find_map(|seat| computer(seat).filter(|(seat, level)| self.volunteers(*seat, *level)));
        match volunteer.or_else(|| self.game.pending().iter().find_map(computer)) {
            Some((seat, level)) => Turn::Computer(seat, level),
            None => Turn::People(self.game.pending()),
        }
    }

    fn volunteers(&self, seat: Seat, level: Level) -> bool {
        self.game.at_will().contains(seat)
            && (self.tenant.volunteers)(&self.game.view(Viewer::Seat(seat)), seat, level)
    }

    /// What a person in this seat need not be asked for, because it only goes on: at a front end that
    /// shows what happened anyway.
    #[must_use]
    pub fn idle(&self, seat: Seat) -> Option<AnyAction> {
        (self.tenant.idle)(&self.game.view(Viewer::Seat(seat)), &self.game.legal(seat))
    }

    /// Whether a seat may be acted in by a computer now: it must answer, or a computer that sits there
    /// acts at will.
    #[must_use]
    pub fn computer_may_act(&self, seat: Seat) -> bool {
        self.game.pending().contains(seat)
            || match self.players.get(seat.index()) {
                Some(Player::Computer { level }) => self.volunteers(seat, *level),
                Some(Player::Person { .. }) | None => false,
            }
    }

    /// A computer for a seat, ready to think.
    #[must_use]
    pub fn computer(&self, level: Level, seed: meydan_core::Seed) -> Box<dyn AnyComputer> {
        self.tenant.computer(level, seed)
    }

    /// What a computer is given that thinks for a seat; nothing where that seat has nothing to answer.
    #[must_use]
    pub fn view_to_think(&self, seat: Seat) -> Option<AnyView> {
        self.computer_may_act(seat).then(|| self.game.view(Viewer::Seat(seat)))
    }

    /// What a strong computer would do in this seat.
    #[must_use]
    pub fn hint(&self, seat: Seat, budget: &Budget) -> Option<Thought<AnyAction>> {
        let seed = meydan_core::Seed::from_number(u64::from(self.game.seq()));
        self.tenant.computer(Level::Master, seed).think(&self.view_to_think(seat)?, seat, budget)
    }

    /// Whether everybody may know what a computer thinks of its position. Where
    /// seats have secrets it is one of them, until the match is over.
    #[must_use]
    pub fn opinions_are_open(&self) -> bool {
        !self.game.facts().hidden || self.game.outcome().is_some()
    }

    /// Takes the last decision of a person back, with all that followed it.
    ///
    /// # Errors
    /// When there is nothing to take back, or the game has no takeback.
    pub fn undo(&mut self) -> Result<Seq, Refused> {
        if !self.game.facts().takeback {
            return Err(Refused::hall("no-takeback", Vec::new()));
        }
        // With only computers at the table, everything that was decided was theirs.
        let people = self.people();
        let seats = if people.is_empty() { SeatSet::first(self.game.seats()) } else { people };
        let target =
            self.game.undo_target(seats).ok_or_else(|| Refused::hall("nothing-to-undo", Vec::new()))?;
        self.game.rewind(target)
    }

    /// A seat acts; game time stands still at one screen.
    ///
    /// # Errors
    /// When it may not; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: &AnyAction) -> Result<Seq, Refused> {
        self.game.act(self.game.at(), seat, action)
    }
}
