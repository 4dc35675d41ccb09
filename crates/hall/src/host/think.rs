//! Computers and hints: thinking happens on blocking threads behind a bound,
//! and is ended as soon as the position is another one.

use std::time::Duration;

use meydan_catalogue::{AnyComputer, Pace};
use meydan_core::{AnyAction, AnyView, Choice, Seat, Seq, Viewer};
use meydan_search::{Budget, Level, Stop, Thought};
use tokio::time::Instant;

use super::{Host, House, Reply};
use crate::command::{Ack, Hint};
use crate::refusal::{self, HallError};
use crate::secret::new_seed;
use crate::settings::Settings;
use crate::store::Maker;
use crate::thinking::{Lane, Payer};

/// A computer that is thinking.
pub(super) struct Thinking {
    pub(super) seat: Seat,
    /// For a person who is away.
    pub(super) stands_in: bool,
    seq: Seq,
    stop: Stop,
}

/// What a computer decided about the position after an entry.
pub(super) struct Decided {
    seat: Seat,
    seq: Seq,
    /// The computer itself, for its next turn; none if it broke.
    brain: Option<Box<dyn AnyComputer>>,
    thought: Option<Thought<AnyAction>>,
}

/// What is to be thought about.
struct Task {
    brain: Box<dyn AnyComputer>,
    view: AnyView,
    seat: Seat,
    lane: Lane,
    payer: Payer,
    /// How long it may take when nobody waits.
    time: Duration,
    stop: Stop,
}

/// Thinks on a blocking thread when it is its turn. A computer that panics gives nothing back, and
/// one that is not wanted any more, or for which there is no room, has no thought.
async fn think_apart(
    house: &House,
    task: Task,
) -> (Option<Box<dyn AnyComputer>>, Option<Thought<AnyAction>>) {
    let Task { mut brain, view, seat, lane, payer, time, stop } = task;
    let Some(permit) = house.thinkers.permit(lane, payer, stop.clone()).await else {
        return (Some(brain), None);
    };
    let memory = house.memory.clone();
    let done = tokio::task::spawn_blocking(move || {
        // One permit is one thread's worth.
        let budget = Budget { stop, memory, threads: Some(1), ..Budget::time(permit.time(time)) };
        let thought = brain.think(&view, seat, &budget);
        drop(permit);
        (brain, thought)
    });
    match done.await {
        Ok((brain, thought)) => (Some(brain), thought),
        Err(error) => {
            tracing::error!(%error, "a computer broke while thinking");
            (None, None)
        }
    }
}

/// Who has to follow what a computer does.
#[derive(Clone, Copy)]
struct Onlookers {
    people: bool,
    /// Whether one of them may act although it is not their turn.
    may_take_back: bool,
    /// Whether cards are laid.
    cards: bool,
    pace: Pace,
}

impl Onlookers {
    /// How long what happened is looked at before a computer goes on.
    fn pause(self, settings: &Settings) -> Duration {
        // Among computers nobody needs to follow with the eye.
        if !self.people {
            return Duration::ZERO;
        }
        // A card has to be read, a disc only to be seen.
        let pause = if self.cards { settings.pause * 2 } else { settings.pause };
        let pause = match self.pace {
            Pace::AtOnce => Duration::ZERO,
            Pace::Brisk => pause,
            Pace::Calm => pause * 2,
        };
        if self.may_take_back { pause.max(settings.take_back) } else { pause }
    }
}

impl Host {
    /// Sets a computer thinking, unless it thinks about this position already.
    pub(super) fn think(&mut self, seat: Seat, level: Level) {
        let seq = self.live.game().seq();
        let Some(view) = self.live.table.view_to_think(seat) else { return };
        if self.thinking.as_ref().is_some_and(|thinking| (thinking.seat, thinking.seq) == (seat, seq)) {
            return;
        }
        self.stop_thinking();
        let stop = Stop::default();
        let stands_in = self.live.table.people().contains(seat);
        self.thinking = Some(Thinking { seat, stands_in, seq, stop: stop.clone() });
        self.dirty = true;
        let brain =
            self.brains.remove(&seat.0).unwrap_or_else(|| self.live.table.computer(level, new_seed()));
        let (house, thoughts) = (self.house.clone(), self.thoughts.clone());
        let payer = self.payer();
        let people = self.live.table.people();
        let onlookers = Onlookers {
            people: !people.is_empty(),
            may_take_back: self.live.game().at_will().iter().any(|seat| people.contains(seat)),
            cards: self.live.game().facts().hidden,
            pace: self.shared.pace(),
        };
        // Nobody loses on time who would have had an answer.
        let hurry =
            self.live.game().clock_faces(self.now()).get(seat.index()).map_or(Duration::MAX, |face| {
                if face.running { Duration::from_millis(face.left / 20) } else { Duration::MAX }
            });
        let ready = self.since + onlookers.pause(&house.settings).min(hurry);
        tokio::spawn(async move {
            let time = level.time().min(house.settings.think).min(hurry);
            let lane = if level.is_quick() { Lane::Quick } else { Lane::Game };
            let task = Task { brain, view, seat, lane, payer, time, stop: stop.clone() };
            let (brain, thought) = think_apart(&house, task).await;
            if !stop.is_stopped() {
                tokio::time::sleep_until(ready).await;
            }
            // A host that is gone needs no thoughts.
            let _ = thoughts.send(Decided { seat, seq, brain, thought }).await;
        });
    }

    /// Ends what is being thought: the position is another one.
    pub(super) fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.now();
        }
        if let Some(hint) = self.hint.take() {
            hint.iter().for_each(Stop::now);
        }
    }

    /// Who pays for this table's computers.
    fn payer(&self) -> Payer {
        self.live.row.opener.map_or_else(|| Payer::Table(self.live.id().clone()), Payer::Holder)
    }

    /// A computer has decided.
    pub(super) async fn decide(&mut self, decided: Decided) {
        let Decided { seat, seq, brain, thought } = decided;
        if let Some(brain) = brain {
            self.brains.insert(seat.0, brain);
        }
        let asked = self.thinking.take_if(|one| (one.seat, one.seq) == (seat, seq));
        let Some(Thinking { stands_in, .. }) = asked else { return };
        let maker = if stands_in { Maker::StandIn(seat) } else { Maker::Hall };
        self.dirty = true;
        if let Err(error) = self.act_for(seat, thought, maker).await {
            tracing::error!(table = self.live.id().short(), %error, "a computer's action was not kept");
            self.retry = Some(Instant::now() + Duration::from_secs(1));
        }
    }

    async fn act_for(
        &mut self,
        seat: Seat,
        thought: Option<Thought<AnyAction>>,
        maker: Maker,
    ) -> Result<(), HallError> {
        self.mend().await?;
        let at = self.now();
        self.fire_due(at).await?;
        let at = at.max(self.live.game().at());
        if !self.live.is_playing() || !self.live.table.computer_may_act(seat) {
            return Ok(());
        }
        if let Some(thought) = thought {
            let seq = self.keep(maker, |game| game.act(at, seat, &thought.action)).await?;
            self.live.opinions.insert(seq, thought.opinion());
        } else if let Some(action) = self.live.game().legal(seat).into_iter().next() {
            // A computer that broke still has to answer: the first legal action will do.
            self.keep(maker, |game| game.act(at, seat, &action)).await?;
        }
        Ok(())
    }

    /// Thinks about a hint and answers when it is found.
    pub(super) fn give_hint(&mut self, seat: Seat, reply: Reply<Ack>) {
        // A hint may have to end early, and is still wanted then.
        let [stop, unwanted] = [Stop::default(), Stop::default()];
        if let Some(earlier) = self.hint.replace([stop.clone(), unwanted.clone()]) {
            earlier.iter().for_each(Stop::now);
        }
        let payer = self.live.row.chairs[seat.index()].holder.map_or_else(|| self.payer(), Payer::Holder);
        let game = self.live.game();
        let (id, seq) = (game.facts().id, game.seq());
        let view = game.view(Viewer::Seat(seat));
        let offer = game.offer(seat);
        let brain = self.live.table.computer(Level::Master, new_seed());
        let house = self.house.clone();
        tokio::spawn(async move {
            let (lane, time) = (Lane::Hint, house.settings.hint);
            let task = Task { brain, view: view.clone(), seat, lane, payer, time, stop };
            let (_, thought) = think_apart(&house, task).await;
            let found = thought.and_then(|thought| {
                let choice = offer.into_iter().find(|choice| choice.action == thought.action)?;
                Some((choice, thought.opinion()))
            });
            let answer = match found {
                _ if unwanted.is_stopped() => Err(refusal::stale()),
                Some((choice, opinion)) => {
                    let Choice { action, places } = choice;
                    let hint = Hint { game: id, seat, action, view, places, opinion };
                    Ok(Ack { seq, hint: Some(hint) })
                }
                None => Err(refusal::busy()),
            };
            let _ = reply.send(answer);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Issue 16, point 18.
    #[test]
    fn the_pace_decides_how_long_a_computer_waits_and_nobody_waits_for_nobody() {
        let settings = Settings::default();
        let one = Onlookers { people: true, may_take_back: false, cards: false, pace: Pace::default() };
        let pauses = |onlookers: Onlookers| {
            Pace::ALL.map(|pace| Onlookers { pace, ..onlookers }.pause(&settings).as_millis())
        };
        assert_eq!(pauses(one), [0, 450, 900]);
        let cards = Onlookers { cards: true, ..one };
        assert_eq!(pauses(cards), [0, 900, 1_800], "a card has to be read");
        assert_eq!(cards.pause(&settings).as_millis(), 900, "as long as nobody asked for anything else");
        // However quick: what may be taken back can be.
        let back = settings.take_back.as_millis();
        assert!(back > 900);
        assert_eq!(pauses(Onlookers { may_take_back: true, ..one }), [back, back, back]);
        assert_eq!(pauses(Onlookers { people: false, ..cards }), [0, 0, 0]);
    }
}
