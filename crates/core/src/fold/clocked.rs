//! What the hall does to a match beside its rules: clocks, and ends that the rules do not know.

use super::Match;
use crate::clocks::{Clocks, Played};
use crate::{
    ClockFace, Game, GameTime, Input, MatchRefusal, Outcome, Pending, Seat, SeatSet, Seq, Step, Verdict,
};

/// Why a match ended whose clock ran out.
const TIME: &str = "time";

impl<G: Game> Match<G> {
    /// When the next clock runs out, and whose.
    #[must_use]
    pub fn next_flag(&self) -> Option<(GameTime, SeatSet)> {
        self.clocks.as_ref().filter(|_| self.pending() != Pending::Over)?.due()
    }

    /// How the clocks stand at a time that is not before the last entry; none, if there is no clock.
    #[must_use]
    pub fn clock_faces(&self, at: GameTime) -> Vec<ClockFace> {
        self.clocks.as_ref().map_or_else(Vec::new, |clocks| clocks.faces(at))
    }

    /// Whether the person of a seat has come, as far as a clock asks for it.
    #[must_use]
    pub fn is_here(&self, seat: Seat) -> bool {
        self.clocks.as_ref().is_none_or(|clocks| clocks.is_here(seat))
    }

    /// The seats whose clocks ran out while the match goes on.
    #[must_use]
    pub fn flagged(&self) -> SeatSet {
        self.clocks.as_ref().map_or(SeatSet::EMPTY, Clocks::stopped)
    }

    /// How often a seat has had its turn in the line; several actions in a row are one.
    #[must_use]
    pub fn turns_of(&self, seat: Seat) -> u32 {
        let (mut turns, mut last) = (0, None);
        for &seq in &self.line {
            if let Step::Act { seat: actor, .. } = self.log[seq as usize - 1].step {
                turns += u32::from(actor == seat && last != Some(seat));
                last = Some(actor);
            }
        }
        turns
    }

    pub(super) fn clock_due(&self) -> Option<GameTime> {
        self.next_flag().map(|(due, _)| due)
    }

    /// The person of a seat has come: its clock may run.
    ///
    /// # Errors
    /// When there is no clock, no such seat, it is known already, or the match is over.
    pub fn here(&mut self, at: GameTime, seat: Seat) -> Result<Seq, MatchRefusal<G::Refusal>> {
        self.check_open(seat)?;
        let clocks = self.clocks.as_ref().ok_or(MatchRefusal::NoClock)?;
        if clocks.is_here(seat) {
            return Err(MatchRefusal::AlreadyHere(seat));
        }
        self.check_time(at)?;
        Ok(self.append(at, Step::Here { seat }))
    }

    /// The next clock runs out. Logged at its due time, however late it is noticed.
    ///
    /// # Errors
    /// When none is running, or a timer of the game comes first.
    pub fn flag(&mut self) -> Result<Seq, MatchRefusal<G::Refusal>> {
        let (due, seats) = self.next_flag().ok_or(MatchRefusal::NoFlag)?;
        if self.next_timer().is_some_and(|timer| timer.due <= due) {
            return Err(MatchRefusal::TimerDue);
        }
        Ok(self.append(due, Step::Flag { seats }))
    }

    /// The server was away: everybody gets a little time, once between two entries of play.
    ///
    /// # Errors
    /// When there is no clock that could use it, or everybody was given some already.
    pub fn pause(&mut self, at: GameTime) -> Result<Seq, MatchRefusal<G::Refusal>> {
        if self.pending() == Pending::Over {
            return Err(MatchRefusal::Over);
        }
        let clocks = self.clocks.as_ref().ok_or(MatchRefusal::NoClock)?;
        if !clocks.may_pause() {
            return Err(MatchRefusal::PausedAlready);
        }
        self.check_time(at)?;
        Ok(self.append(at, Step::Pause {}))
    }

    /// The hall ends the match.
    ///
    /// # Errors
    /// When it is over, or such an end has no such winners.
    pub fn verdict(
        &mut self,
        at: GameTime,
        winners: SeatSet,
        why: Verdict,
    ) -> Result<Seq, MatchRefusal<G::Refusal>> {
        if self.pending() == Pending::Over {
            return Err(MatchRefusal::Over);
        }
        let fits = match why {
            Verdict::Claimed => winners.len() == 1 && winners.iter().all(|seat| seat.0 < self.header.seats),
            Verdict::Agreed | Verdict::CalledOff => winners.is_empty(),
        };
        if !fits {
            return Err(MatchRefusal::NoVerdict);
        }
        // What counts for nothing may be called off at the very moment when a clock runs out.
        if why == Verdict::CalledOff && self.clock_due() == Some(at) {
            self.check_timer(at)?;
        } else {
            self.check_time(at)?;
        }
        Ok(self.append(at, Step::Verdict { winners, why }))
    }

    pub(super) fn charge(&mut self, at: GameTime) {
        if let Some(clocks) = &mut self.clocks {
            clocks.charge(at);
        }
    }

    pub(super) fn settle_clocks(&mut self, played: Played) {
        let (at, pending) = (self.at, self.pending().seats());
        if let Some(clocks) = &mut self.clocks {
            // Where there are secrets, an answer that nobody can choose waits like a person's, and
            // costs nothing: its speed would tell.
            let free = if G::HIDDEN { self.position.forced().map(|(seat, _)| seat) } else { None };
            clocks.settle(at, played, pending, free);
        }
    }

    /// Takes an entry of the hall's own.
    pub(super) fn take_from_hall(
        &mut self,
        at: GameTime,
        step: &Step<G::Action>,
        tell: impl FnMut(G::Event),
    ) {
        match *step {
            Step::Here { seat } => {
                self.clocks.as_mut().map(|clocks| clocks.arrive(seat));
            }
            Step::Pause {} => {
                self.clocks.iter_mut().for_each(Clocks::pause);
            }
            Step::Flag { seats } => self.time_over(at, seats, tell),
            Step::Verdict { winners, why: Verdict::Claimed } => {
                self.lose(at, winners, Verdict::Claimed.reason(), tell);
            }
            Step::Verdict { why, .. } => self.ended = Some(self.undecided(why.reason())),
            Step::Act { .. } | Step::Timer { .. } | Step::Drop { .. } | Step::Rewind { .. } => {}
        }
    }

    /// The clocks of some seats ran out (HA-21).
    fn time_over(&mut self, at: GameTime, seats: SeatSet, tell: impl FnMut(G::Event)) {
        if self.header.seats > 2 {
            for seat in seats.iter() {
                self.clocks.iter_mut().for_each(|clocks| clocks.stop(seat));
            }
            return;
        }
        let others: SeatSet = self.others(seats);
        match others.only() {
            Some(other) if self.position.could_win(other) => self.lose(at, others, TIME, tell),
            // Both at the same moment, or who has time left could not win with it.
            _ => self.ended = Some(self.undecided(TIME)),
        }
    }

    fn others(&self, seats: SeatSet) -> SeatSet {
        (0..self.header.seats).map(Seat).filter(|&seat| !seats.contains(seat)).collect()
    }

    /// All but `winners` lose: they give up, as far as the rules know.
    fn lose(&mut self, at: GameTime, winners: SeatSet, reason: &'static str, mut tell: impl FnMut(G::Event)) {
        for seat in self.others(winners).iter() {
            if self.position.outcome().is_none() && !self.gone.contains(seat) {
                self.position.play(at, Input::Drop { seat }, &mut tell);
                self.gone.insert(seat);
            }
        }
        let points = self.position.outcome().map(|outcome| outcome.points);
        let ended = Outcome { winners, ..self.undecided(reason) };
        self.ended = Some(Outcome { points: points.unwrap_or_else(|| ended.points.clone()), ..ended });
    }

    /// Nobody has won.
    fn undecided(&self, reason: &'static str) -> Outcome {
        Outcome::new(&vec![0; usize::from(self.header.seats)], SeatSet::EMPTY, reason)
    }
}
