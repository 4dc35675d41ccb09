//! The clocks of a match: a fold over its entries, as the position is one (HA-20).
//!
//! Nothing of it is stored. What is left to a seat follows from the time control, from when
//! the entries of the line were made, and from who had to answer after each of them; a
//! rewind gives time back by itself. Who looks at the time of day is the host.

use arrayvec::ArrayVec;

use crate::{GameTime, MAX_SEATS, Seat, SeatSet, TimeControl};

/// What everybody is given when the server was away (HA-24), in milliseconds.
const PAUSE: u64 = 15_000;

/// The clock of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SeatClock {
    /// Milliseconds that were left when it was last looked at.
    left: u64,
    /// Since when it has been running.
    since: Option<GameTime>,
    /// What the answer that is due has taken so far.
    spent: u64,
    /// Whether the seat has to answer.
    must: bool,
    /// Whether its person has come; before that it does not run.
    here: bool,
    /// Whether it ran out, and stands still for good.
    stopped: bool,
}

/// The clocks of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    control: TimeControl,
    /// Whether a seat answers in many small windows, so that an answer never gains time.
    windows: bool,
    seats: ArrayVec<SeatClock, MAX_SEATS>,
    /// What the last entry of play added, and to whom: chess's own undo takes it back.
    credit: Option<(Seat, u64)>,
    /// Whether everybody was given time since the last entry of play.
    paused: bool,
}

/// What an entry means to the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Played {
    /// The hall's own entries: nobody answered anything.
    Nothing,
    /// A seat decided something.
    By(Seat),
    /// A seat did what it could not help doing, or something happened by itself.
    Forced(Option<Seat>),
}

/// How a seat's clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// Milliseconds left at the time that was asked for.
    pub left: u64,
    /// Whether it runs.
    pub running: bool,
}

impl Clocks {
    pub(crate) fn new(control: TimeControl, seats: u8, windows: bool) -> Clocks {
        let clock = SeatClock { left: control.stock(), ..SeatClock::default() };
        let seats = std::iter::repeat_n(clock, usize::from(seats)).collect();
        Clocks { control, windows, seats, credit: None, paused: false }
    }

    /// Takes what has run since the last entry off the clocks.
    pub(crate) fn charge(&mut self, at: GameTime) {
        for clock in &mut self.seats {
            if let Some(since) = &mut clock.since {
                let used = at.0.saturating_sub(since.0);
                clock.left = clock.left.saturating_sub(used);
                clock.spent = clock.spent.saturating_add(used);
                *since = at;
            }
        }
    }

    /// Starts and stops clocks after an entry. `pending` must answer now, `free` of them without
    /// being charged for it.
    pub(crate) fn settle(&mut self, at: GameTime, played: Played, pending: SeatSet, free: Option<Seat>) {
        let (control, windows) = (self.control, self.windows);
        let before = self.credit;
        if played != Played::Nothing {
            (self.credit, self.paused) = (None, false);
        }
        for (index, clock) in self.seats.iter_mut().enumerate() {
            let seat = Seat(index as u8);
            let must = pending.contains(seat);
            match (clock.must, must) {
                (true, false) if played != Played::Nothing && played != Played::Forced(Some(seat)) => {
                    let limit = if windows { clock.spent } else { u64::MAX };
                    let gained = control.increment().min(limit);
                    clock.left = clock.left.saturating_add(gained);
                    self.credit = Some((seat, gained));
                }
                (false, true) => {
                    clock.spent = 0;
                    if let TimeControl::Days(_) = control {
                        clock.left = control.stock();
                    }
                    // Back at its own answer by its own act: what that brought is taken back.
                    if let (false, Played::By(actor), Some((gainer, gained))) = (windows, played, before)
                        && actor == seat
                        && gainer == seat
                    {
                        clock.left = clock.left.saturating_sub(gained);
                    }
                }
                _ => {}
            }
            clock.must = must;
            clock.since = (must && clock.here && !clock.stopped && free != Some(seat)).then_some(at);
        }
    }

    /// The person of a seat has come. Whether that is new.
    pub(crate) fn arrive(&mut self, seat: Seat) -> bool {
        self.seats.get_mut(seat.index()).is_some_and(|clock| !std::mem::replace(&mut clock.here, true))
    }

    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|clock| clock.here)
    }

    /// Whether time may be given now (HA-24): once between two entries of play, and not where
    /// an answer has days.
    pub(crate) fn may_pause(&self) -> bool {
        !self.paused && matches!(self.control, TimeControl::RealTime { .. })
    }

    /// Gives everybody a little time.
    pub(crate) fn pause(&mut self) {
        self.paused = true;
        for clock in &mut self.seats {
            clock.left = clock.left.saturating_add(PAUSE);
        }
    }

    /// A seat's time is over, and somebody else plays on for it.
    pub(crate) fn stop(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.stopped = true;
        }
    }

    /// Whose time is over.
    pub(crate) fn stopped(&self) -> SeatSet {
        (0..).zip(&self.seats).filter(|(_, clock)| clock.stopped).map(|(seat, _)| Seat(seat)).collect()
    }

    /// When the next clock runs out, and whose.
    pub(crate) fn due(&self) -> Option<(GameTime, SeatSet)> {
        let ends = || {
            self.seats
                .iter()
                .zip(0..)
                .filter_map(|(clock, seat)| clock.since.map(|since| (since.plus(clock.left), Seat(seat))))
        };
        let first = ends().map(|(end, _)| end).min()?;
        Some((first, ends().filter(|&(end, _)| end == first).map(|(_, seat)| seat).collect()))
    }

    /// How all of them stand at a time that is not before the last entry.
    pub(crate) fn faces(&self, at: GameTime) -> Vec<ClockFace> {
        let face = |clock: &SeatClock| {
            let used = clock.since.map_or(0, |since| at.0.saturating_sub(since.0));
            ClockFace { left: clock.left.saturating_sub(used), running: clock.since.is_some() }
        };
        self.seats.iter().map(face).collect()
    }
}
