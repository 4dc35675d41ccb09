//! A match of any game: the object-safe face of [`Match`]. Everything above
//! the catalogue works with this.

use std::any::Any;

use serde::Serialize;
use serde_json::Value;

use crate::{
    Commitment, Entry, Facts, Game, GameTime, Header, Match, OpenError, Outcome, Place, Refused, Seat,
    SeatSet, Seed, Seq, Step, Timer, Viewer,
};

/// What a match begins with, before the game has read it.
#[derive(Clone, Debug, PartialEq)]
pub struct NewMatch {
    /// The configuration; `null` means the default.
    pub config: Value,
    /// How many sit down.
    pub seats: u8,
    /// Where the randomness comes from.
    pub seed: Seed,
}

/// One thing that a seat may do now, and where a finger would touch for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The action's text.
    pub action: String,
    /// The places, in order.
    pub places: Vec<Place>,
}

/// All that a seat may do now.
pub type Offer = Vec<Choice>;

/// What a viewer may know of what one entry did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventsAt {
    /// The entry; 0 is the start.
    pub seq: Seq,
    /// What happened.
    pub events: Vec<Value>,
}

/// A match of any game.
pub trait AnyMatch: Send + Sync {
    /// Facts about the game.
    fn facts(&self) -> Facts;
    /// How it began. Holds the seed: not for players' eyes.
    fn beginning(&self) -> NewMatch;
    /// What was published of the seed at the start.
    fn commitment(&self) -> Commitment;
    /// The number of the last entry.
    fn seq(&self) -> Seq;
    /// The game time of the position.
    fn at(&self) -> GameTime;
    /// The seats that must answer; none when it is over.
    fn pending(&self) -> SeatSet;
    /// The seats that may act besides, though nobody waits for them.
    fn at_will(&self) -> SeatSet;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What will happen by itself next.
    fn next_timer(&self) -> Option<Timer>;
    /// The texts of a seat's legal actions.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// A seat's legal actions with their places.
    fn offer(&self, seat: Seat) -> Offer;
    /// The action that front ends make by themselves.
    fn forced(&self) -> Option<(Seat, String)>;
    /// What a seat is called now; a key of `words`.
    fn role(&self, seat: Seat) -> &'static str;
    /// A seat acts.
    ///
    /// # Errors
    /// When it may not; nothing has changed then.
    fn act(&mut self, at: GameTime, seat: Seat, action: &str) -> Result<Seq, Refused>;
    /// The running timer comes due.
    ///
    /// # Errors
    /// When none is running.
    fn fire(&mut self) -> Result<Seq, Refused>;
    /// A seat gives up.
    ///
    /// # Errors
    /// When it cannot.
    fn drop_seat(&mut self, at: GameTime, seat: Seat) -> Result<Seq, Refused>;
    /// Goes back to an earlier moment.
    ///
    /// # Errors
    /// When there was no such moment.
    fn rewind(&mut self, to: Seq) -> Result<Seq, Refused>;
    /// Takes an entry that was logged earlier.
    ///
    /// # Errors
    /// When it does not follow.
    fn replay(&mut self, entry: &Entry<String>) -> Result<Seq, Refused>;
    /// The entries after `after`, for the keeper of the log: nothing is left out.
    fn entries_since(&self, after: Seq) -> Vec<Entry<String>>;
    /// The entries that the position is folded from, without what was rewound;
    /// an action that the viewer may not read has no text.
    fn line(&self, viewer: Viewer) -> Vec<Entry<Option<String>>>;
    /// What a viewer may know of what happened after entry `after` (all, if `None`).
    fn events_since(&self, after: Option<Seq>, viewer: Viewer) -> Vec<EventsAt>;
    /// What a viewer may see, as JSON.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// What a viewer may see, as the game's own `View` type in a box.
    fn view(&self, viewer: Viewer) -> Box<dyn Any + Send>;
    /// The match as it was after entry `seq`.
    fn as_of(&self, seq: Seq) -> Option<Box<dyn AnyMatch>>;
    /// Where an undo by one of these seats leads.
    fn undo_target(&self, seats: SeatSet) -> Option<Seq>;
    /// The digest of the position.
    fn digest(&self) -> u64;
    /// The digest as records of an earlier version of the rules have it.
    fn digest_by(&self, rules: u32) -> u64;
    /// A copy.
    fn duplicate(&self) -> Box<dyn AnyMatch>;
}

impl dyn AnyMatch + '_ {
    /// How many sit at this table.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.beginning().seats
    }

    /// What everybody may know of the configuration: the options that the game names.
    #[must_use]
    pub fn open_config(&self) -> Value {
        let options = self.facts().options;
        let mut config = self.beginning().config;
        if let Value::Object(fields) = &mut config {
            fields.retain(|field, _| options.iter().any(|option| option.key == field));
        }
        config
    }

    /// The running timer, if this viewer may know of it.
    #[must_use]
    pub fn timer_for(&self, viewer: Viewer) -> Option<Timer> {
        self.next_timer().filter(|_| viewer == Viewer::Referee || self.facts().open_timers)
    }
}

impl NewMatch {
    fn read<G: Game>(self) -> Result<Header<G::Config>, Refused> {
        let config = match self.config {
            Value::Null => G::Config::default(),
            config => serde_json::from_value(config)
                .map_err(|error| Refused::hall("config", vec![("detail", error.to_string())]))?,
        };
        Ok(Header { config, seats: self.seats, seed: self.seed })
    }

    /// Begins a match of game `G`.
    ///
    /// # Errors
    /// When the configuration or the number of seats makes no sense.
    pub fn begin<G: Game>(self) -> Result<Box<dyn AnyMatch>, Refused> {
        let header = self.read::<G>()?;
        let this = Match::<G>::new(header).map_err(|error| Refused::from_start(G::ID, &error))?;
        Ok(Box::new(this))
    }

    /// Folds a whole log of game `G`.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn open<G: Game>(self, entries: &[Entry<String>]) -> Result<Box<dyn AnyMatch>, OpenError> {
        let header = self.read::<G>().map_err(|why| OpenError { seq: 0, why })?;
        Ok(Box::new(Match::<G>::open(header, entries)?))
    }
}

fn to_json(value: &impl Serialize) -> Value {
    // Views, events and configurations are plain data with text keys: this cannot fail.
    serde_json::to_value(value).expect("plain data becomes JSON")
}

impl<G: Game> AnyMatch for Match<G> {
    fn facts(&self) -> Facts {
        G::facts()
    }

    fn beginning(&self) -> NewMatch {
        let header = self.header();
        NewMatch { config: to_json(&header.config), seats: header.seats, seed: header.seed }
    }

    fn commitment(&self) -> Commitment {
        self.header().seed.commitment()
    }

    fn seq(&self) -> Seq {
        self.seq()
    }

    fn at(&self) -> GameTime {
        self.at()
    }

    fn pending(&self) -> SeatSet {
        self.pending().seats()
    }

    fn at_will(&self) -> SeatSet {
        self.at_will()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn next_timer(&self) -> Option<Timer> {
        self.next_timer()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn offer(&self, seat: Seat) -> Offer {
        self.legal(seat)
            .into_iter()
            .map(|action| Choice { action: action.to_string(), places: self.position().places(seat, action) })
            .collect()
    }

    fn forced(&self) -> Option<(Seat, String)> {
        self.position().forced().map(|(seat, action)| (seat, action.to_string()))
    }

    fn role(&self, seat: Seat) -> &'static str {
        self.position().role(seat)
    }

    fn act(&mut self, at: GameTime, seat: Seat, action: &str) -> Result<Seq, Refused> {
        self.submit_text(at, seat, action).map_err(|refusal| Refused::from_match(G::ID, &refusal))
    }

    fn fire(&mut self) -> Result<Seq, Refused> {
        self.fire().map_err(|refusal| Refused::from_match(G::ID, &refusal))
    }

    fn drop_seat(&mut self, at: GameTime, seat: Seat) -> Result<Seq, Refused> {
        self.drop_seat(at, seat).map_err(|refusal| Refused::from_match(G::ID, &refusal))
    }

    fn rewind(&mut self, to: Seq) -> Result<Seq, Refused> {
        self.rewind(to).map_err(|refusal| Refused::from_match(G::ID, &refusal))
    }

    fn replay(&mut self, entry: &Entry<String>) -> Result<Seq, Refused> {
        self.replay(entry)
    }

    fn entries_since(&self, after: Seq) -> Vec<Entry<String>> {
        self.log().iter().skip(after as usize).map(Entry::to_text).collect()
    }

    fn line(&self, viewer: Viewer) -> Vec<Entry<Option<String>>> {
        let open = |seat: Seat, action: &G::Action| G::action_is_open(action, seat, viewer);
        self.line()
            .iter()
            .map(|&seq| {
                self.log()[seq as usize - 1]
                    .map(|seat, action| open(seat, action).then(|| action.to_string()))
            })
            .collect()
    }

    fn events_since(&self, after: Option<Seq>, viewer: Viewer) -> Vec<EventsAt> {
        self.events_since(after, viewer)
            .map(|(seq, events)| EventsAt { seq, events: events.iter().map(to_json).collect() })
            .collect()
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        to_json(&self.view(viewer))
    }

    fn view(&self, viewer: Viewer) -> Box<dyn Any + Send> {
        Box::new(self.view(viewer))
    }

    fn as_of(&self, seq: Seq) -> Option<Box<dyn AnyMatch>> {
        Some(Box::new(self.as_of(seq)?))
    }

    fn undo_target(&self, seats: SeatSet) -> Option<Seq> {
        self.undo_target(seats)
    }

    fn digest(&self) -> u64 {
        self.position().digest()
    }

    fn digest_by(&self, rules: u32) -> u64 {
        self.position().digest_by(rules)
    }

    fn duplicate(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

impl<A> Entry<A> {
    /// Who acted, when somebody did.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        match self.step {
            Step::Act { seat, .. } | Step::Drop { seat } => Some(seat),
            Step::Timer { .. } | Step::Rewind { .. } => None,
        }
    }
}
