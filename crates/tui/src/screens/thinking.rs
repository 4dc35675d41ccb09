//! Computers at the table: asked for a move or a hint, and what comes of their
//! answer. The thinking itself is done elsewhere, on a thread.

use std::time::Duration;

use meydan_core::{AnyAction, Seat, Seed, Seq, Step};
use meydan_search::{Level, Thought};

use super::TableScreen;
use crate::app::Desk;
use crate::event::{Effect, Task};
use crate::note::Note;
use crate::settings::Limits;

/// How long a hint may take when nothing else is said.
const HINT_TIME: Duration = Duration::from_millis(1000);
/// A computer's move is not shown sooner than this, so that the eye can follow.
const LEAST_TIME: Duration = Duration::from_millis(300);

/// Where a person may still take a move back, a computer leaves the time to do so.
const TIME_TO_TAKE_BACK: Duration = Duration::from_millis(1500);

/// A thought that is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Thinking {
    pub ticket: u32,
    pub seat: Seat,
    /// Whether it is a hint for a person rather than a move.
    pub hint: bool,
}

impl TableScreen {
    /// A computer begins to think about its move.
    pub(super) fn think(&mut self, seat: Seat, level: Level, desk: &mut Desk) -> Vec<Effect> {
        let game = self.table.game();
        let people = self.table.people();
        let may_take_back = game.at_will().iter().any(|seat| people.contains(seat));
        let wanted = if may_take_back { TIME_TO_TAKE_BACK } else { LEAST_TIME };
        let least = desk.limits.time.map_or(wanted, |time| time.min(wanted));
        let limits = desk.limits.or(level.time());
        // At the first table the same as in the line console: the same seed, the same game.
        let mixed = desk.computers ^ u64::from(seat.0 + 1) << 56 ^ u64::from(desk.table.saturating_sub(1));
        self.start(seat, level, Seed::from_number(mixed), (limits, least), false, desk)
    }

    fn start(
        &mut self,
        seat: Seat,
        level: Level,
        seed: Seed,
        (limits, least): (Limits, Duration),
        hint: bool,
        desk: &mut Desk,
    ) -> Vec<Effect> {
        let Some(view) = self.table.view_to_think(seat) else { return Vec::new() };
        desk.ticket = desk.ticket.wrapping_add(1);
        let (game, ticket) = (self.game_id(), desk.ticket);
        let table = (!hint).then_some(desk.table);
        self.thinking = Some(Thinking { ticket, seat, hint });
        vec![
            Effect::Stop,
            Effect::Think(Task { ticket, game, view, seat, level, seed, table, limits, least }),
        ]
    }

    /// A thought came back.
    pub(crate) fn thought(
        &mut self,
        ticket: u32,
        thought: Option<Thought<AnyAction>>,
        desk: &mut Desk,
    ) -> Vec<Effect> {
        let Some(thinking) = self.thinking.filter(|thinking| thinking.ticket == ticket) else {
            return Vec::new();
        };
        self.thinking = None;
        let Some(thought) = thought else {
            self.note = Some(Note::Wrong("tui-no-thought", Vec::new()));
            return Vec::new();
        };
        if thinking.hint {
            self.show_hint(&thought);
            return Vec::new();
        }
        self.refused = None;
        match self.do_now(thinking.seat, &thought.action) {
            Ok(seq) => {
                self.hint.clear();
                let opinion = Some(thought.opinion()).filter(|_| self.table.opinions_are_open());
                let seat = thinking.seat;
                self.note = self.shown_action(seq).map(|action| Note::Played { seat, action, opinion });
                self.advance(desk)
            }
            Err(refused) => {
                self.note = Some(Note::Refused(refused));
                Vec::new()
            }
        }
    }

    /// What was done, unless it was done in secret, or the board tells it itself.
    fn shown_action(&self, seq: Seq) -> Option<AnyAction> {
        if self.board().side().is_some() {
            return None;
        }
        match self.line().into_iter().find(|entry| entry.seq == seq)?.step {
            Step::Act { action, .. } => action,
            _ => None,
        }
    }

    fn show_hint(&mut self, thought: &Thought<AnyAction>) {
        let offer = self.offer();
        let choice = offer.iter().find(|choice| choice.action == thought.action);
        self.hint = choice.map(|choice| choice.places.clone()).unwrap_or_default();
        self.path.clear();
        self.cursor = self.hint.first().cloned().or_else(|| self.cursor.take());
        self.note = Some(Note::Hint { action: thought.action.clone(), opinion: thought.opinion() });
    }

    /// Asks a strong computer what it would do.
    pub(crate) fn ask_hint(&mut self, desk: &mut Desk) -> Vec<Effect> {
        match (self.seat, self.offer().is_empty(), self.thinking) {
            (Some(seat), false, None) => {
                let seed = Seed::from_number(u64::from(self.table.game().seq()));
                let limits = desk.limits.or(HINT_TIME);
                self.note = None;
                self.start(seat, Level::Master, seed, (limits, Duration::ZERO), true, desk)
            }
            _ => {
                self.note = Some(self.why_not());
                Vec::new()
            }
        }
    }
}
