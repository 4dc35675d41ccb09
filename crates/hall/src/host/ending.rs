//! Ends that nobody plays: draws by agreement, and what may be done about somebody who
//! stays away (HA-22, HA-23).

use meydan_core::{Seat, SeatSet, Seq, Step, Verdict};
use tokio::time::Instant;

use super::{Host, Live};
use crate::command::Claim;
use crate::refusal::{self, HallError};
use crate::store::{Kept, Maker, Mark};

/// Offers of a draw.
#[derive(Default)]
pub(crate) struct Draws {
    /// Whose offer waits for an answer.
    pub(crate) by: Option<Seat>,
    /// From which of its own turns on each seat may offer again.
    again: [u32; 2],
}

/// After so many own turns a draw may be offered again that was not wanted.
const TURNS_BETWEEN: u32 = 2;

impl Live {
    /// The seat of these that may offer a draw now.
    pub(crate) fn may_offer_draw(&self, held: SeatSet) -> Result<Seat, HallError> {
        let seat = held.iter().next().ok_or_else(refusal::only_watching)?;
        let people = self.table.people().len();
        if !self.game().facts().draws || self.row.chairs.len() != 2 || people != 2 {
            return Err(refusal::no_draws());
        }
        if self.is_over() {
            return Err(refusal::over_already());
        }
        let turns = self.game().turns_of(seat);
        if !self.is_playing() || !self.all_have_acted() || turns < self.draws.again[seat.index()] {
            return Err(refusal::draw_too_soon());
        }
        if self.draws.by == Some(seat) {
            return Err(refusal::draw_offered());
        }
        Ok(seat)
    }

    /// Whether these seats may answer an offer.
    pub(crate) fn may_answer_draw(&self, held: SeatSet) -> bool {
        self.is_playing() && self.draws.by.is_some_and(|by| held.iter().any(|seat| seat != by))
    }

    fn end_draw_offer(&mut self) {
        if let Some(by) = self.draws.by.take() {
            self.draws.again[by.index()] = self.game().turns_of(by) + TURNS_BETWEEN;
        }
    }

    /// An offer lapses when the other side moves; and a position that is taken back has none.
    pub(crate) fn lapse(&mut self, kept: &Kept) {
        let Some(by) = self.draws.by else { return };
        match kept.entry.step {
            Step::Act { seat, .. } if seat == by => {}
            Step::Act { .. } | Step::Rewind { .. } | Step::Verdict { .. } => self.end_draw_offer(),
            _ => {}
        }
    }

    /// Whether either side may call it off: nothing counts, and not all have acted.
    pub(crate) fn may_call_off(&self, held: SeatSet) -> bool {
        let with_others = !held.is_empty() && !self.others(held).is_empty();
        with_others && self.is_playing() && !self.row.rated && !self.all_have_acted()
    }

    /// The one of two whom the other waits for, where no clock does something about it.
    fn keeps_waiting(&self) -> Option<Seat> {
        let for_two = self.row.chairs.len() == 2 && self.table.people().len() == 2;
        if !for_two || self.row.clock.is_some() || !self.is_playing() {
            return None;
        }
        self.game().pending().only()
    }
}

impl Host {
    pub(super) async fn offer_draw(&mut self, held: SeatSet, mark: Mark) -> Result<Seq, HallError> {
        // Both want it, or both sit at one screen.
        if self.live.may_answer_draw(held) {
            return self.agree(mark).await;
        }
        let by = self.live.may_offer_draw(held)?;
        if self.live.others(held).is_empty() {
            return self.agree(mark).await;
        }
        self.live.draws.by = Some(by);
        self.dirty = true;
        Ok(self.live.game().seq())
    }

    pub(super) async fn answer_draw(
        &mut self,
        held: SeatSet,
        yes: bool,
        mark: Mark,
    ) -> Result<Seq, HallError> {
        let answers = self.live.may_answer_draw(held);
        // Who offered may withdraw.
        let withdraws = !yes && self.live.draws.by.is_some_and(|by| held.contains(by));
        if !answers && !withdraws {
            return Err(refusal::draw_not_offered());
        }
        if yes {
            return self.agree(mark).await;
        }
        self.live.end_draw_offer();
        self.dirty = true;
        Ok(self.live.game().seq())
    }

    async fn agree(&mut self, mark: Mark) -> Result<Seq, HallError> {
        self.end(SeatSet::EMPTY, Verdict::Agreed, mark).await
    }

    /// Ends the match at the time of the command that is being answered.
    pub(super) async fn end(&mut self, winners: SeatSet, why: Verdict, mark: Mark) -> Result<Seq, HallError> {
        let at = self.time_to_act().await?;
        self.keep(Maker::Command(mark), |game| game.verdict(at, winners, why)).await
    }

    /// Who is to move and has been away for so long that the other one need not wait (HA-22).
    pub(super) fn absent(&self) -> Option<Seat> {
        let (seat, end) = self.absence()?;
        (end <= Instant::now()).then_some(seat)
    }

    /// Who is to move and away, and when the other one need not wait any longer.
    pub(super) fn absence(&self) -> Option<(Seat, Instant)> {
        let seat = self.live.keeps_waiting().filter(|&seat| !self.sits_in.contains(seat))?;
        let (away, waits) = (self.away[seat.index()]?, self.to_move[seat.index()]?);
        let since = away.max(waits).max(self.heard[seat.index()].unwrap_or(away));
        Some((seat, since + self.house.settings.away))
    }

    pub(super) async fn claim(&mut self, held: SeatSet, claim: Claim, mark: Mark) -> Result<Seq, HallError> {
        let absent = self.absent().filter(|&seat| !held.contains(seat)).ok_or_else(refusal::not_away)?;
        match claim {
            Claim::Win => self.end(held, Verdict::Claimed, mark).await,
            Claim::CallOff => self.end(SeatSet::EMPTY, Verdict::CalledOff, mark).await,
            Claim::Computer => {
                self.check_free()?;
                self.sits_in.insert(absent);
                self.dirty = true;
                Ok(self.live.game().seq())
            }
        }
    }

    pub(super) async fn call_off(&mut self, held: SeatSet, mark: Mark) -> Result<Seq, HallError> {
        if !self.live.may_call_off(held) {
            return Err(refusal::not_to_call_off());
        }
        self.end(SeatSet::EMPTY, Verdict::CalledOff, mark).await
    }
}
