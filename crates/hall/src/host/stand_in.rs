//! Who is away, and when a computer stands in.
//!
//! At a table for more than two, one who leaves stops all the others. After a
//! while a computer moves for whoever is away and to move, as long as somebody
//! else is there to play with. The seat stays the person's: who comes back
//! plays on, and is told what was done meanwhile (`Live` counts it).

use std::sync::atomic::Ordering;

use meydan_core::{Seat, SeatSet};
use tokio::time::Instant;

use super::{Host, Ticking};
use crate::Holder;

impl Host {
    /// Notes who has come and who has gone.
    pub(super) fn mark_away(&mut self) {
        let playing = self.live.is_playing();
        let pending = if playing { self.live.game().pending() } else { SeatSet::EMPTY };
        let flagged = self.live.game().flagged();
        for seat in Seat::all(self.live.game().seats()) {
            let here = self.is_here(seat);
            let to_move = &mut self.to_move[seat.index()];
            *to_move = pending.contains(seat).then(|| to_move.unwrap_or_else(Instant::now));
            let away = &mut self.away[seat.index()];
            *away = if here { None } else { Some(away.unwrap_or_else(Instant::now)) };
            // Whoever comes back decides for themselves, unless their time is over.
            if here {
                self.sits_in.remove(seat);
            }
            if here
                && !flagged.contains(seat)
                && self.thinking.as_ref().is_some_and(|one| one.stands_in && one.seat == seat)
            {
                self.stop_thinking();
                self.dirty = true;
            }
        }
        let absent = self.absent();
        self.dirty |= absent != self.absent;
        self.absent = absent;
        let ticks = playing && self.live.game().next_flag().is_some();
        if ticks != self.ticking.is_some() {
            self.ticking = ticks.then(|| Ticking::begin(&self.house.clocks));
        }
    }

    /// These people have asked for something: they are there.
    pub(super) fn hear(&mut self, holders: &[Holder]) {
        for seat in self.live.held(holders).iter() {
            self.heard[seat.index()] = Some(Instant::now());
            self.sits_in.remove(seat);
            if self.live.is_playing() {
                self.came.insert(seat);
            }
        }
    }

    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.shared.connected[seat.index()].load(Ordering::Relaxed) > 0
    }

    /// The people who are to move and away while somebody else waits for them.
    fn missing(&self) -> SeatSet {
        let people = self.live.table.people();
        let game = self.live.game();
        // Where there is a clock it decides how long anybody is waited for.
        let waited_for = self.live.is_playing() && game.seats() > 2 && game.time_control().is_none();
        if !waited_for || !people.iter().any(|seat| self.is_here(seat)) {
            return SeatSet::EMPTY;
        }
        let pending = self.live.game().pending();
        // Where somebody who is here can act, nobody is waited for.
        if people.iter().any(|seat| pending.contains(seat) && self.is_here(seat)) {
            return SeatSet::EMPTY;
        }
        people.iter().filter(|&seat| pending.contains(seat)).collect()
    }

    fn patience_with(&self, seat: Seat) -> Option<Instant> {
        self.away[seat.index()].map(|since| since + self.house.settings.patience)
    }

    /// Whose move a computer makes now.
    pub(super) fn needs_stand_in(&self) -> Option<Seat> {
        let now = Instant::now();
        let pending = self.live.game().pending();
        let people = self.live.table.people();
        let given_up = self.live.game().flagged().union(self.sits_in);
        if let Some(seat) = given_up.iter().find(|&seat| pending.contains(seat) && people.contains(seat)) {
            return Some(seat);
        }
        self.missing().iter().find(|&seat| self.patience_with(seat).is_some_and(|end| end <= now))
    }

    /// When a computer will stand in next.
    pub(super) fn patience_ends(&self) -> Option<Instant> {
        if self.thinking.is_some() {
            return None;
        }
        self.missing().iter().filter_map(|seat| self.patience_with(seat)).min()
    }
}
