//! Game time at a table: what comes due, in its order, and the clocks (HA-20, HA-21, HA-24).
//!
//! A timer and a clock are logged at the moment when they come due, however late the host
//! notices. A command counts from its arrival: what waits in the queue is not overtaken by
//! a clock that ran out after it.

use std::time::Duration;

use meydan_catalogue::Player;
use meydan_core::{GameTime, Seat, SeatSet, Verdict};
use tokio::time::Instant;

use super::{Host, Live};
use crate::refusal::HallError;
use crate::store::Maker;
use crate::wall::wall;

/// A person's clock may run from here, also if nobody came.
const TENTH_SECOND: GameTime = GameTime(10_000);

impl Host {
    /// The game time at a moment: it passes while people play and stands still otherwise.
    pub(super) fn time_at(&self, moment: Instant) -> GameTime {
        let at = self.live.game().at();
        if !self.live.is_playing() {
            return at;
        }
        let passed = moment.saturating_duration_since(self.since);
        at.plus(u64::try_from(passed.as_millis()).unwrap_or(u64::MAX))
    }

    /// The game time now.
    pub(super) fn now(&self) -> GameTime {
        self.time_at(Instant::now())
    }

    /// Up to when things come due: whatever came later than a command that waits must wait for it.
    pub(super) fn horizon(&self) -> GameTime {
        let now = Instant::now();
        self.time_at(self.waits_since.map_or(now, |since| since.min(now)))
    }

    /// The moment of a game time that is not before the last entry.
    fn moment_of(&self, time: GameTime) -> Instant {
        self.since + Duration::from_millis(time.0.saturating_sub(self.live.game().at().0))
    }

    /// When something of the match comes due by itself.
    pub(super) fn comes_due(&self) -> Option<Instant> {
        if !self.live.is_playing() {
            return None;
        }
        let due = self.dues().into_iter().flatten().min().map(|due| self.moment_of(due));
        due.into_iter().chain(self.veiled_until()).min()
    }

    /// When the game's own timer, a clock, and the coming of whoever has not come are due.
    fn dues(&self) -> [Option<GameTime>; 3] {
        let game = self.live.game();
        let timer = game.next_timer().map(|timer| timer.due.max(game.at()));
        let missing = self.live.not_here().iter().next().map(|_| TENTH_SECOND.max(game.at()));
        [timer, game.next_flag().map(|(due, _)| due), missing]
    }

    /// Does what came due up to this time, in its order.
    pub(super) async fn fire_due(&mut self, upto: GameTime) -> Result<(), HallError> {
        // Bounded: every round makes an entry, and a log has a bound.
        while self.live.is_playing() {
            let dues = self.dues();
            let Some(due) = dues.into_iter().flatten().min().filter(|&due| due <= upto) else { break };
            if dues[0] == Some(due) {
                self.keep(Maker::Hall, |game| game.fire()).await?;
            } else if dues[1] == Some(due) {
                self.time_over(due).await?;
            } else {
                self.come(self.live.not_here(), due).await?;
            }
        }
        Ok(())
    }

    /// A clock runs out. What counts does not, before all have acted.
    async fn time_over(&mut self, due: GameTime) -> Result<(), HallError> {
        let called_off = self.live.counts_too_early();
        self.keep(Maker::Hall, |game| {
            if called_off { game.verdict(due, SeatSet::EMPTY, Verdict::CalledOff) } else { game.flag() }
        })
        .await?;
        Ok(())
    }

    /// Notes who has come: the people who look on or asked for something, and computers.
    pub(super) async fn greet(&mut self, at: GameTime) -> Result<(), HallError> {
        let missing = self.live.not_here();
        if missing.is_empty() {
            return Ok(());
        }
        let players = self.live.table.players();
        let is_computer = |seat: Seat| matches!(players[seat.index()], Player::Computer { .. });
        let here = |&seat: &Seat| self.is_here(seat) || self.came.contains(seat) || is_computer(seat);
        let come: SeatSet = missing.iter().filter(here).collect();
        self.come(come, at).await
    }

    async fn come(&mut self, seats: SeatSet, at: GameTime) -> Result<(), HallError> {
        for seat in seats.iter() {
            self.keep(Maker::Hall, |game| game.here(at, seat)).await?;
        }
        Ok(())
    }

    /// The server was away while clocks ran: they stood still, and everybody is given time (HA-24).
    pub(super) async fn give_time(&mut self) -> Result<(), HallError> {
        let Some(at) = self.owed else { return Ok(()) };
        let at = at.max(self.live.game().at());
        self.fire_due(at).await?;
        if self.live.is_playing() {
            // Refused where everybody was given some since somebody last played.
            match self.keep(Maker::Hall, |game| game.pause(at)).await {
                Ok(_) | Err(HallError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        self.owed = None;
        Ok(())
    }

    /// Since when the position of a table stands that is read from the store, and from which game time
    /// on its people are owed some.
    pub(super) fn resumed(live: &Live, started: u64) -> (Instant, Option<GameTime>) {
        let (now, at) = (Instant::now(), live.game().at());
        let Some(origin) = live.origin else { return (now, None) };
        let game_time = |wall: u64| GameTime(wall.saturating_sub(origin)).max(at);
        let passed = Duration::from_millis(game_time(wall()).0 - at.0);
        (now.checked_sub(passed).unwrap_or(now), live.owed.then(|| game_time(started)))
    }

    /// Until when a person seems to think who can only pass, so that its speed tells nothing of what is
    /// hidden. It is the same moment after a restart.
    pub(super) fn veiled_until(&self) -> Option<Instant> {
        let game = self.live.game();
        let (seat, _) = game.forced()?;
        let others = self.live.table.people().iter().any(|other| other != seat);
        if !others || !game.facts().hidden || !game.might_answer(seat) {
            return None;
        }
        let mut hash = blake3::Hasher::new_derive_key("meydan: how long a forced answer takes");
        hash.update(self.live.row.seed.to_string().as_bytes()).update(&game.seq().to_le_bytes());
        let [first, second, ..] = *hash.finalize().as_bytes();
        let most = self.house.settings.veil;
        let least = most / 4;
        let part = u32::from(u16::from_le_bytes([first, second]));
        Some(self.since + least + (most - least) * part / u32::from(u16::MAX))
    }
}

impl Live {
    /// Who must answer and has not come, where a clock asks for it.
    pub(crate) fn not_here(&self) -> SeatSet {
        let game = self.game();
        if game.time_control().is_none() || !self.is_playing() {
            return SeatSet::EMPTY;
        }
        game.pending().iter().filter(|&seat| !game.is_here(seat)).collect()
    }

    /// Whether every seat has had its turn.
    pub(crate) fn all_have_acted(&self) -> bool {
        let game = self.game();
        Seat::all(game.seats()).all(|seat| game.turns_of(seat) > 0)
    }

    /// Whether it would count if it ended now, and must not: not all have acted (HA-22). The duels of
    /// the club have no clock, and ends of their own.
    pub(crate) fn counts_too_early(&self) -> bool {
        self.row.rated && self.row.clock.is_some() && !self.all_have_acted()
    }
}
