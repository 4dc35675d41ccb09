//! A match of any game: the object-safe face of `Match`. Everything above
//! the catalogue works with this.

use serde_json::Value;

use crate::{
    AnyAction, AnyEvents, AnyView, Choice, ClockFace, Commitment, Entry, EventsAt, Facts, Game, GameTime,
    Header, Match, Offer, OpenError, Outcome, Place, Refused, Seat, SeatSet, Seed, Seq, Step, TimeControl,
    Timer, Verdict, Viewer,
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
    /// How much time everybody has.
    pub clock: Option<TimeControl>,
}

/// A match of any game.
pub trait AnyMatch: Send + Sync {
    /// Facts about the game.
    fn facts(&self) -> Facts;
    /// How it began. Holds the seed: not for players' eyes.
    fn beginning(&self) -> NewMatch;
    /// How many sit at this table.
    fn seats(&self) -> u8;
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
    /// A seat's legal actions.
    fn legal(&self, seat: Seat) -> Vec<AnyAction>;
    /// A seat's legal actions with their places.
    fn offer(&self, seat: Seat) -> Offer;
    /// The action that front ends make by themselves.
    fn forced(&self) -> Option<(Seat, AnyAction)>;
    /// What somebody in a seat means who touched these places, the last of which
    /// goes on with no legal action: the rules say why not. See `Game::attempt`.
    fn attempt(&self, seat: Seat, touched: &[Place]) -> Option<AnyAction>;
    /// Whether an option is a player's own business. See `Game::hides_option`.
    fn hides_option(&self, key: &str) -> bool;
    /// What a seat is called now; a key of `words`.
    fn role(&self, seat: Seat) -> &'static str;
    /// A seat acts.
    ///
    /// # Errors
    /// When it may not; nothing has changed then.
    fn act(&mut self, at: GameTime, seat: Seat, action: &AnyAction) -> Result<Seq, Refused>;
    /// A seat acts, by the action's text: for what comes from outside.
    ///
    /// # Errors
    /// When it may not or the text is no action; nothing has changed then.
    fn act_text(&mut self, at: GameTime, seat: Seat, action: &str) -> Result<Seq, Refused>;
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
    /// How much time everybody has; `None` is as much as they like.
    fn time_control(&self) -> Option<TimeControl>;
    /// How the clocks stand at a time that is not before the last entry; none, if there is no clock.
    fn clock_faces(&self, at: GameTime) -> Vec<ClockFace>;
    /// When the next clock runs out, and whose.
    fn next_flag(&self) -> Option<(GameTime, SeatSet)>;
    /// The seats whose clocks ran out while the match goes on: somebody else plays on for them (HA-21).
    fn flagged(&self) -> SeatSet;
    /// How often a seat has had its turn in the line that is played; several actions in a row are one.
    fn turns_of(&self, seat: Seat) -> u32;
    /// See `Game::might_answer`.
    fn might_answer(&self, seat: Seat) -> bool;
    /// Whether the person of a seat has come, as far as a clock asks for it.
    fn is_here(&self, seat: Seat) -> bool;
    /// The person of a seat has come: its clock may run.
    ///
    /// # Errors
    /// When there is no clock, or it is known already.
    fn here(&mut self, at: GameTime, seat: Seat) -> Result<Seq, Refused>;
    /// The next clock runs out.
    ///
    /// # Errors
    /// When none is running.
    fn flag(&mut self) -> Result<Seq, Refused>;
    /// Everybody gets a little time.
    ///
    /// # Errors
    /// When there is no clock, or it was done already.
    fn pause(&mut self, at: GameTime) -> Result<Seq, Refused>;
    /// The hall ends the match.
    ///
    /// # Errors
    /// When it is over, or such an end has no such winners.
    fn verdict(&mut self, at: GameTime, winners: SeatSet, why: Verdict) -> Result<Seq, Refused>;
    /// Goes back to an earlier moment.
    ///
    /// # Errors
    /// When there was no such moment.
    fn rewind(&mut self, to: Seq) -> Result<Seq, Refused>;
    /// Takes the last entry out as if it had never been made: for the keeper of the
    /// log, when it could not be kept. Nobody may have been told of it.
    fn retract(&mut self);
    /// Takes an entry that was logged earlier.
    ///
    /// # Errors
    /// When it does not follow.
    fn replay(&mut self, entry: &Entry<String>) -> Result<Seq, Refused>;
    /// The entries after `after`, for the keeper of the log: nothing is left out.
    fn entries_since(&self, after: Seq) -> Vec<Entry<String>>;
    /// The entries that the position is folded from, without what was rewound;
    /// an action that the viewer may not know is left out.
    fn line(&self, viewer: Viewer) -> Vec<Entry<Option<AnyAction>>> {
        self.line_since(0, viewer)
    }
    /// Those of them after entry `after`.
    fn line_since(&self, after: Seq, viewer: Viewer) -> Vec<Entry<Option<AnyAction>>>;
    /// How many there are in which something happened.
    fn line_length(&self) -> usize;
    /// The last of them in which something happened.
    fn last(&self) -> Option<Seq>;
    /// The last of them in which this seat acted or gave up.
    fn last_of(&self, seat: Seat) -> Option<Seq>;
    /// Whether play went back to an earlier entry after entry `seq`.
    fn went_back_since(&self, seq: Seq) -> bool;
    /// What a viewer may know of what happened after entry `after` (all, if `None`).
    fn events_since(&self, after: Option<Seq>, viewer: Viewer) -> Vec<EventsAt>;
    /// What a seat may know better than everybody of what happened after entry `after`.
    fn secrets_since(&self, after: Option<Seq>, seat: Seat) -> Vec<EventsAt>;
    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> AnyView;
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
    /// What everybody may know of the configuration: the options that the game names and does not hide.
    #[must_use]
    pub fn open_config(&self) -> Value {
        let options = self.facts().options;
        let mut config = self.beginning().config;
        if let Value::Object(fields) = &mut config {
            fields.retain(|field, _| {
                options.iter().any(|option| option.key == field) && !self.hides_option(field)
            });
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
            // A list would be read as the fields in their order.
            Value::Array(_) => {
                let detail = "invalid type: sequence, expected an object".to_owned();
                return Err(Refused::hall("config", vec![("detail", detail)]));
            }
            config => serde_json::from_value(config).map_err(|error| {
                Refused::hall("config", vec![("detail", crate::option::plain_fault(&error))])
            })?,
        };
        Ok(Header { config, seats: self.seats, seed: self.seed, clock: self.clock })
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

fn any_events<G: Game>((seq, events): (Seq, Vec<G::Event>)) -> EventsAt {
    EventsAt { seq, events: AnyEvents::new::<G>(events) }
}

impl<G: Game> AnyMatch for Match<G> {
    fn facts(&self) -> Facts {
        G::facts()
    }

    fn beginning(&self) -> NewMatch {
        let header = self.header();
        // A configuration is plain data with text keys: this cannot fail.
        let config = serde_json::to_value(&header.config).expect("plain data becomes JSON");
        NewMatch { config, seats: header.seats, seed: header.seed, clock: header.clock }
    }

    fn seats(&self) -> u8 {
        self.header().seats
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

    fn legal(&self, seat: Seat) -> Vec<AnyAction> {
        self.legal(seat).into_iter().map(AnyAction::new::<G>).collect()
    }

    fn offer(&self, seat: Seat) -> Offer {
        let choice = |action: G::Action| Choice {
            action: AnyAction::new::<G>(action),
            places: self.position().places(seat, action),
        };
        self.legal(seat).into_iter().map(choice).collect()
    }

    fn forced(&self) -> Option<(Seat, AnyAction)> {
        self.forced().map(|(seat, action)| (seat, AnyAction::new::<G>(action)))
    }

    fn attempt(&self, seat: Seat, touched: &[Place]) -> Option<AnyAction> {
        G::attempt(&self.view(Viewer::Seat(seat)), seat, touched).map(AnyAction::new::<G>)
    }

    fn hides_option(&self, key: &str) -> bool {
        self.position().hides_option(key)
    }

    fn role(&self, seat: Seat) -> &'static str {
        self.position().role(seat)
    }

    fn act(&mut self, at: GameTime, seat: Seat, action: &AnyAction) -> Result<Seq, Refused> {
        match action.of::<G>() {
            Some(action) => {
                self.submit(at, seat, action).map_err(|refusal| Refused::from_match(G::ID, &refusal))
            }
            // Of another game: its text may still say something, and if not, why not.
            None => self.act_text(at, seat, &action.to_string()),
        }
    }

    fn act_text(&mut self, at: GameTime, seat: Seat, action: &str) -> Result<Seq, Refused> {
        self.submit_text(at, seat, action).map_err(|refusal| Refused::from_match(G::ID, &refusal))
    }

    fn fire(&mut self) -> Result<Seq, Refused> {
        self.fire().map_err(|refusal| Refused::from_match(G::ID, &refusal))
    }

    fn drop_seat(&mut self, at: GameTime, seat: Seat) -> Result<Seq, Refused> {
        self.drop_seat(at, seat).map_err(|refusal| Refused::from_match(G::ID, &refusal))
    }

    fn time_control(&self) -> Option<TimeControl> {
        self.header().clock
    }

    fn clock_faces(&self, at: GameTime) -> Vec<ClockFace> {
        self.clock_faces(at)
    }

    fn next_flag(&self) -> Option<(GameTime, SeatSet)> {
        self.next_flag()
    }

    fn flagged(&self) -> SeatSet {
        self.flagged()
    }

    fn turns_of(&self, seat: Seat) -> u32 {
        self.turns_of(seat)
    }

    fn might_answer(&self, seat: Seat) -> bool {
        self.position().might_answer(seat)
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.is_here(seat)
    }

    fn here(&mut self, at: GameTime, seat: Seat) -> Result<Seq, Refused> {
        self.here(at, seat).map_err(|refusal| Refused::from_match(G::ID, &refusal))
    }

    fn flag(&mut self) -> Result<Seq, Refused> {
        self.flag().map_err(|refusal| Refused::from_match(G::ID, &refusal))
    }

    fn pause(&mut self, at: GameTime) -> Result<Seq, Refused> {
        self.pause(at).map_err(|refusal| Refused::from_match(G::ID, &refusal))
    }

    fn verdict(&mut self, at: GameTime, winners: SeatSet, why: Verdict) -> Result<Seq, Refused> {
        self.verdict(at, winners, why).map_err(|refusal| Refused::from_match(G::ID, &refusal))
    }

    fn rewind(&mut self, to: Seq) -> Result<Seq, Refused> {
        self.rewind(to).map_err(|refusal| Refused::from_match(G::ID, &refusal))
    }

    fn retract(&mut self) {
        self.retract();
    }

    fn replay(&mut self, entry: &Entry<String>) -> Result<Seq, Refused> {
        self.replay(entry)
    }

    fn entries_since(&self, after: Seq) -> Vec<Entry<String>> {
        self.log().iter().skip(after as usize).map(Entry::to_text).collect()
    }

    fn line_since(&self, after: Seq, viewer: Viewer) -> Vec<Entry<Option<AnyAction>>> {
        let known = |seat: Seat, action: &G::Action| {
            G::action_is_open(action, seat, viewer).then(|| AnyAction::new::<G>(*action))
        };
        let line = self.line();
        let new = &line[line.partition_point(|&seq| seq <= after)..];
        new.iter().map(|&seq| self.log()[seq as usize - 1].map(known)).collect()
    }

    fn line_length(&self) -> usize {
        self.line().iter().filter(|&&seq| !self.log()[seq as usize - 1].step.is_quiet()).count()
    }

    fn last(&self) -> Option<Seq> {
        self.line().iter().rfind(|&&seq| !self.log()[seq as usize - 1].step.is_quiet()).copied()
    }

    fn last_of(&self, seat: Seat) -> Option<Seq> {
        let by = |seq: &&Seq| self.log()[**seq as usize - 1].actor() == Some(seat);
        self.line().iter().rev().find(by).copied()
    }

    fn went_back_since(&self, seq: Seq) -> bool {
        let new = self.log().get(seq as usize..).unwrap_or_default();
        new.iter().any(|entry| matches!(entry.step, Step::Rewind { .. }))
    }

    fn events_since(&self, after: Option<Seq>, viewer: Viewer) -> Vec<EventsAt> {
        self.events_since(after, viewer).map(any_events::<G>).collect()
    }

    fn secrets_since(&self, after: Option<Seq>, seat: Seat) -> Vec<EventsAt> {
        self.secrets_since(after, seat).map(any_events::<G>).collect()
    }

    fn view(&self, viewer: Viewer) -> AnyView {
        AnyView::new::<G>(self.view(viewer))
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
