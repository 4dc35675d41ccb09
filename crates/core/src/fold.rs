//! A match: a log and the position that it folds into. The only door to a position.

mod clocked;

use std::ops::ControlFlow;

use crate::clocks::{Clocks, Played};
use crate::{
    ConfigError, Entry, Game, GameTime, Header, Input, MatchRefusal, Outcome, Pending, Refusal, Refused,
    Seat, SeatSet, Seq, Step, Stepwise, Timer, Viewer,
};

/// Why a match cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The game does not seat so many.
    Seats(u8),
    /// The game refuses the configuration.
    Config(ConfigError),
}

/// Why a log cannot be folded: which entry is at fault, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenError {
    /// The entry at fault; 0 is the header.
    pub seq: Seq,
    /// What is wrong.
    pub why: Refused,
}

/// A live match.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    header: Header<G::Config>,
    log: Vec<Entry<G::Action>>,
    /// What each entry told, by number; the start's at 0.
    told: Vec<Vec<G::Event>>,
    start: G,
    position: G,
    /// The game time of the position.
    at: GameTime,
    /// The entries that the position is folded from, without what was rewound.
    line: Vec<Seq>,
    /// Whose decision each entry was, by number less one: nobody's, if it was forced.
    decided: Vec<Option<Seat>>,
    gone: SeatSet,
    /// What is left to everybody, where the match has a clock.
    clocks: Option<Clocks>,
    /// How the hall ended it, where the rules did not.
    ended: Option<Outcome>,
}

impl<G: Game> Match<G> {
    /// Begins a match.
    ///
    /// # Errors
    /// When the game does not seat so many, or refuses the configuration.
    pub fn new(header: Header<G::Config>) -> Result<Self, Start> {
        if !G::SEATS.contains(&header.seats) {
            return Err(Start::Seats(header.seats));
        }
        let mut told = Vec::new();
        let start = G::start(&header.config, header.seats, header.seed.rng(), |event| told.push(event))
            .map_err(Start::Config)?;
        let mut this = Match {
            header,
            log: Vec::new(),
            told: vec![told],
            position: start.clone(),
            start,
            at: GameTime::ZERO,
            line: Vec::new(),
            decided: Vec::new(),
            gone: SeatSet::EMPTY,
            clocks: None,
            ended: None,
        };
        this.reset();
        Ok(this)
    }

    /// How it began. Holds the seed: not for players' eyes.
    #[must_use]
    pub fn header(&self) -> &Header<G::Config> {
        &self.header
    }

    /// The number of the last entry.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.log.len() as Seq
    }

    /// The game time of the position.
    #[must_use]
    pub fn at(&self) -> GameTime {
        self.at
    }

    /// All entries.
    #[must_use]
    pub fn log(&self) -> &[Entry<G::Action>] {
        &self.log
    }

    /// The numbers of the entries that the position is folded from, in order.
    #[must_use]
    pub fn line(&self) -> &[Seq] {
        &self.line
    }

    /// The position. For referees and tests: players are shown `Match::view`.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Who must answer now.
    #[must_use]
    pub fn pending(&self) -> Pending {
        if self.ended.is_some() { Pending::Over } else { self.position.pending() }
    }

    /// Who may act besides, though nobody waits for them.
    #[must_use]
    pub fn at_will(&self) -> SeatSet {
        if self.ended.is_some() { SeatSet::EMPTY } else { self.position.at_will() }
    }

    /// The action that front ends make by themselves.
    #[must_use]
    pub fn forced(&self) -> Option<(Seat, G::Action)> {
        if self.ended.is_some() { None } else { self.position.forced() }
    }

    /// The result, once it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.clone().or_else(|| self.position.outcome())
    }

    /// What will happen by itself next.
    #[must_use]
    pub fn next_timer(&self) -> Option<Timer> {
        if self.ended.is_some() { None } else { self.position.next_timer() }
    }

    /// What a viewer may see.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.position.view(viewer)
    }

    /// The legal actions of a seat.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.ended.is_some() {
            return actions;
        }
        let _ = self.position.for_each_legal(seat, |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        actions
    }

    /// What a viewer may know of what happened after entry `after`, entry by
    /// entry. Rewound entries are among them: it is the log that is told.
    pub fn events_since(
        &self,
        after: Option<Seq>,
        viewer: Viewer,
    ) -> impl Iterator<Item = (Seq, Vec<G::Event>)> {
        let first = after.map_or(0, |seq| seq as usize + 1);
        self.told.iter().enumerate().skip(first).map(move |(seq, events)| {
            (seq as Seq, events.iter().filter_map(|event| G::redact(event, viewer)).collect())
        })
    }

    /// What a seat may know better than everybody of what happened after entry
    /// `after`, entry by entry.
    pub fn secrets_since(
        &self,
        after: Option<Seq>,
        seat: Seat,
    ) -> impl Iterator<Item = (Seq, Vec<G::Event>)> {
        let open = self.events_since(after, Viewer::Spectator);
        self.events_since(after, Viewer::Seat(seat)).zip(open).map(|((seq, mut events), (_, open))| {
            events.retain(|event| !open.contains(event));
            (seq, events)
        })
    }

    /// A seat acts.
    ///
    /// # Errors
    /// When it may not; nothing has changed then.
    pub fn submit(
        &mut self,
        at: GameTime,
        seat: Seat,
        action: G::Action,
    ) -> Result<Seq, MatchRefusal<G::Refusal>> {
        self.check_act(at, seat)?;
        self.position.check(seat, action).map_err(MatchRefusal::Game)?;
        Ok(self.append(at, Step::Act { seat, action }))
    }

    /// A seat acts, by the action's text.
    ///
    /// # Errors
    /// When it may not or the text is no action; nothing has changed then.
    pub fn submit_text(
        &mut self,
        at: GameTime,
        seat: Seat,
        text: &str,
    ) -> Result<Seq, MatchRefusal<G::Refusal>> {
        self.check_act(at, seat)?;
        let action = text.parse().map_err(MatchRefusal::Game)?;
        self.submit(at, seat, action)
    }

    fn check_act(&self, at: GameTime, seat: Seat) -> Result<(), MatchRefusal<G::Refusal>> {
        self.check_open(seat)?;
        if !self.pending().seats().union(self.at_will()).contains(seat) {
            return Err(MatchRefusal::NotYourTurn(seat));
        }
        self.check_time(at)
    }

    fn check_open(&self, seat: Seat) -> Result<(), MatchRefusal<G::Refusal>> {
        if seat.0 >= self.header.seats {
            return Err(MatchRefusal::NoSuchSeat(seat));
        }
        if self.pending() == Pending::Over {
            return Err(MatchRefusal::Over);
        }
        if self.gone.contains(seat) {
            return Err(MatchRefusal::AlreadyGone(seat));
        }
        Ok(())
    }

    fn check_time(&self, at: GameTime) -> Result<(), MatchRefusal<G::Refusal>> {
        if at < self.at {
            return Err(MatchRefusal::TimeRunsBack(at));
        }
        match self.clock_due() {
            Some(due) if due <= at => self.check_timer(at).and(Err(MatchRefusal::ClockDue)),
            _ => self.check_timer(at),
        }
    }

    /// The timers of the game itself come first.
    fn check_timer(&self, at: GameTime) -> Result<(), MatchRefusal<G::Refusal>> {
        let due = self.next_timer().is_some_and(|timer| timer.due <= at);
        if due { Err(MatchRefusal::TimerDue) } else { Ok(()) }
    }

    /// The running timer comes due. Logged at its due time, however late it is noticed.
    ///
    /// # Errors
    /// When none is running or the match is over.
    pub fn fire(&mut self) -> Result<Seq, MatchRefusal<G::Refusal>> {
        if self.pending() == Pending::Over {
            return Err(MatchRefusal::Over);
        }
        let timer = self.next_timer().ok_or(MatchRefusal::NoTimer)?;
        if self.clock_due().is_some_and(|due| due < timer.due) {
            return Err(MatchRefusal::ClockDue);
        }
        Ok(self.append(timer.due.max(self.at), Step::Timer { id: timer.id }))
    }

    /// A seat gives up.
    ///
    /// # Errors
    /// When there is no such seat, it has left already, or the match is over.
    pub fn drop_seat(&mut self, at: GameTime, seat: Seat) -> Result<Seq, MatchRefusal<G::Refusal>> {
        self.check_open(seat)?;
        self.check_time(at)?;
        Ok(self.append(at, Step::Drop { seat }))
    }

    /// Goes back to where the match stood after entry `to`. Itself an entry, so
    /// that one rewind can go back over another and nothing is ever lost.
    ///
    /// # Errors
    /// When there was no such moment.
    pub fn rewind(&mut self, to: Seq) -> Result<Seq, MatchRefusal<G::Refusal>> {
        if to > self.seq() {
            return Err(MatchRefusal::NoSuchSeq(to));
        }
        Ok(self.append(GameTime::ZERO, Step::Rewind { to }))
    }

    /// Takes an entry from a log that was written earlier.
    ///
    /// # Errors
    /// When the entry does not follow, or is not what the rules allow there.
    pub fn replay(&mut self, entry: &Entry<String>) -> Result<Seq, Refused> {
        let damaged = |what: &str| Refused::hall("log-damaged", vec![("what", what.to_owned())]);
        if entry.seq != self.seq() + 1 {
            return Err(damaged("seq"));
        }
        let refused = |refusal: MatchRefusal<G::Refusal>| Refused::from_match(G::ID, &refusal);
        match &entry.step {
            Step::Act { seat, action } => {
                let seq = self.submit_text(entry.at, *seat, action).map_err(refused)?;
                // `FromStr` is strict, so this can only fail for a game that breaks the trait's promise.
                debug_assert_eq!(self.log[seq as usize - 1].to_text().step, entry.step);
                Ok(seq)
            }
            Step::Timer { id } => match self.next_timer() {
                Some(timer) if timer.id == *id && timer.due.max(self.at) == entry.at => {
                    self.fire().map_err(refused)
                }
                _ => Err(damaged("timer")),
            },
            Step::Drop { seat } => self.drop_seat(entry.at, *seat).map_err(refused),
            Step::Rewind { to } => {
                if *to > self.seq() {
                    return Err(refused(MatchRefusal::NoSuchSeq(*to)));
                }
                if self.time_at(*to) != entry.at {
                    return Err(damaged("at"));
                }
                self.rewind(*to).map_err(refused)
            }
            Step::Here { seat } => self.here(entry.at, *seat).map_err(refused),
            Step::Flag { seats } => match self.next_flag() {
                Some((due, theirs)) if due == entry.at && theirs == *seats => self.flag().map_err(refused),
                _ => Err(refused(MatchRefusal::NoFlag)),
            },
            Step::Pause {} => self.pause(entry.at).map_err(refused),
            Step::Verdict { winners, why } => self.verdict(entry.at, *winners, *why).map_err(refused),
        }
    }

    /// Folds a whole log.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn open(header: Header<G::Config>, entries: &[Entry<String>]) -> Result<Self, OpenError> {
        let mut this = Match::new(header)
            .map_err(|error| OpenError { seq: 0, why: Refused::from_start(G::ID, &error) })?;
        for entry in entries {
            this.replay(entry).map_err(|why| OpenError { seq: entry.seq, why })?;
        }
        Ok(this)
    }

    /// The match as it was after entry `seq`.
    #[must_use]
    pub fn as_of(&self, seq: Seq) -> Option<Self> {
        if seq > self.seq() {
            return None;
        }
        let mut past = Match {
            header: self.header.clone(),
            log: self.log[..seq as usize].to_vec(),
            told: self.told[..=seq as usize].to_vec(),
            start: self.start.clone(),
            position: self.start.clone(),
            at: GameTime::ZERO,
            line: Vec::new(),
            decided: self.decided[..seq as usize].to_vec(),
            gone: SeatSet::EMPTY,
            clocks: None,
            ended: None,
        };
        past.fold_line(self.line_of(seq));
        Some(past)
    }

    /// Where an undo by one of `seats` leads: before the last entry of the line
    /// in which one of them decided something. Forced actions decide nothing.
    #[must_use]
    pub fn undo_target(&self, seats: SeatSet) -> Option<Seq> {
        let decided = |seq: Seq| self.decided[seq as usize - 1].is_some_and(|seat| seats.contains(seat));
        let last = self.line.iter().rposition(|&seq| decided(seq))?;
        Some(last.checked_sub(1).map_or(0, |before| self.line[before]))
    }

    fn append(&mut self, at: GameTime, step: Step<G::Action>) -> Seq {
        let mut told = Vec::new();
        self.decided.push(self.who_decides(&step));
        if let Step::Rewind { to } = step {
            self.fold_line(self.line_of(to));
            self.log.push(Entry { seq: self.seq() + 1, at: self.at, step });
            self.told.push(told);
        } else {
            self.take(self.seq() + 1, at, &step, |event| told.push(event));
            self.note(at, step, told);
        }
        self.seq()
    }

    /// Has entry `seq` change what is folded. Whose decision it is has been noted.
    fn take(&mut self, seq: Seq, at: GameTime, step: &Step<G::Action>, tell: impl FnMut(G::Event)) {
        self.charge(at);
        match input_of(step) {
            Some(input) => self.position.play(at, input, tell),
            None => self.take_from_hall(at, step, tell),
        }
        self.settle(seq, at, step);
    }

    /// What every entry of the line does beside what is played.
    fn settle(&mut self, seq: Seq, at: GameTime, step: &Step<G::Action>) {
        self.at = at;
        if let Step::Drop { seat } = *step {
            self.gone.insert(seat);
        }
        let played = match (step.is_play(), self.decided[seq as usize - 1]) {
            (false, _) => Played::Nothing,
            (true, Some(seat)) => Played::By(seat),
            (true, None) => Played::Forced(step.actor()),
        };
        self.settle_clocks(played);
    }

    /// Whose decision a step is that is about to be taken.
    fn who_decides(&self, step: &Step<G::Action>) -> Option<Seat> {
        match *step {
            Step::Act { seat, action } => (self.position.forced() != Some((seat, action))).then_some(seat),
            Step::Drop { seat } => Some(seat),
            Step::Timer { .. }
            | Step::Rewind { .. }
            | Step::Here { .. }
            | Step::Flag { .. }
            | Step::Pause {}
            | Step::Verdict { .. } => None,
        }
    }

    /// Logs what was played.
    fn note(&mut self, at: GameTime, step: Step<G::Action>, told: Vec<G::Event>) {
        let seq = self.seq() + 1;
        self.log.push(Entry { seq, at, step });
        self.line.push(seq);
        self.told.push(told);
    }

    /// Takes the last entry out as if it had never been made: for the keeper of the
    /// log, when it could not be kept. Nobody may have been told of it.
    pub fn retract(&mut self) {
        if self.log.pop().is_some() {
            self.told.pop();
            self.decided.pop();
            self.fold_line(self.line_of(self.seq()));
        }
    }

    /// The inputs that lead to the position after entry `seq`, rewinds followed.
    fn line_of(&self, mut seq: Seq) -> Vec<Seq> {
        let mut line = Vec::new();
        while seq > 0 {
            // Each step goes to a smaller number, so this ends.
            seq = match self.log[seq as usize - 1].step {
                Step::Rewind { to } => to,
                _ => {
                    line.push(seq);
                    seq - 1
                }
            };
        }
        line.reverse();
        line
    }

    fn time_at(&self, seq: Seq) -> GameTime {
        if seq == 0 { GameTime::ZERO } else { self.log[seq as usize - 1].at }
    }

    fn fold_line(&mut self, line: Vec<Seq>) {
        self.position = self.start.clone();
        self.reset();
        for &seq in &line {
            let entry = self.log[seq as usize - 1].clone();
            self.take(seq, entry.at, &entry.step, drop);
        }
        self.line = line;
    }

    /// Sets everything that is folded beside the position back to the start.
    fn reset(&mut self) {
        self.gone = SeatSet::EMPTY;
        self.at = GameTime::ZERO;
        self.ended = None;
        self.clocks = self.header.clock.map(|control| Clocks::new(control, self.header.seats, G::WINDOWS));
        self.settle_clocks(Played::Nothing);
    }
}

impl<G: Stepwise> Match<G> {
    /// A seat acts, and `see` is shown every step of what that sets in motion.
    ///
    /// # Errors
    /// When it may not; nothing has changed then, and nothing was shown.
    pub fn submit_in_steps(
        &mut self,
        at: GameTime,
        seat: Seat,
        action: G::Action,
        mut see: impl FnMut(&G, &[G::Event]),
    ) -> Result<Seq, MatchRefusal<G::Refusal>> {
        self.check_act(at, seat)?;
        self.position.check(seat, action).map_err(MatchRefusal::Game)?;
        let mut told = Vec::new();
        let step = Step::Act { seat, action };
        self.decided.push(self.who_decides(&step));
        self.charge(at);
        self.position.play_in_steps(at, Input::Act { seat, action }, |position, events| {
            told.extend_from_slice(events);
            see(position, events);
        });
        self.settle(self.seq() + 1, at, &step);
        self.note(at, step, told);
        Ok(self.seq())
    }
}

/// What a step is to the rules; nothing, if it is the hall's own. Rewinds are followed, not taken.
fn input_of<A: Copy>(step: &Step<A>) -> Option<Input<A>> {
    match *step {
        Step::Act { seat, action } => Some(Input::Act { seat, action }),
        Step::Timer { id } => Some(Input::Timer { id }),
        Step::Drop { seat } => Some(Input::Drop { seat }),
        Step::Rewind { .. }
        | Step::Here { .. }
        | Step::Flag { .. }
        | Step::Pause {}
        | Step::Verdict { .. } => None,
    }
}

impl Refused {
    /// Why a match could not begin.
    #[must_use]
    pub fn from_start(game: &'static str, error: &Start) -> Refused {
        match error {
            Start::Seats(seats) => Refused::hall("seats", vec![("seats", seats.to_string())]),
            Start::Config(error) => Refused::config(game, error),
        }
    }
}

impl<R: Refusal> From<R> for MatchRefusal<R> {
    fn from(refusal: R) -> Self {
        MatchRefusal::Game(refusal)
    }
}
