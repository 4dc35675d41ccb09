//! The rules as the hall asks for them: what may be done, and why not.
//!
//! Giving up (`Drop`) loses the match; `surrender` only the round (D-63).

use std::ops::{ControlFlow, RangeInclusive};

use arrayvec::ArrayVec;
use meydan_core::{
    ConfigError, Game, GameTime, Input, OptionKind, OptionSpec, Outcome, Pending, Place, Rng, Seat, SeatSet,
    Viewer,
};

use crate::action::{Action, Refusal, Spot};
use crate::attempt::attempt;
use crate::cheats::Cheat;
use crate::config::Config;
use crate::event::{Event, redacted};
use crate::frame::Frame;
use crate::questions::alone;
use crate::state::{Duel, MOST_DEEDS, MOST_TURNS, Reason};
use crate::view::View;

impl Game for Duel {
    type Config = Config;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "duel";
    /// The second version has another digest.
    const RULES: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    /// A card seen cannot be unseen.
    const TAKEBACK: bool = false;
    const HIDDEN: bool = true;
    const WINDOWS: bool = true;
    /// Turns of three rounds; in each five phases, every card of hand and field a few
    /// times, and for every ability what it costs, what it is aimed at and who answers.
    const MOST_INPUTS: u32 = 3 * MOST_TURNS as u32 * (200 + MOST_DEEDS as u32 * 40);
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { key: "rounds", kind: OptionKind::Choice { among: &["1", "3"] } }];

    fn start(
        config: &Config,
        _seats: u8,
        rng: Rng,
        mut tell: impl FnMut(Event),
    ) -> Result<Self, ConfigError> {
        let mut duel = config.set_up(rng)?;
        duel.begin_round(Seat::FIRST, &mut tell);
        duel.run(&mut tell);
        Ok(duel)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn pending(&self) -> Pending {
        self.asked().map_or(Pending::Over, |seat| Pending::Seats(SeatSet::one(seat)))
    }

    fn outcome(&self) -> Option<Outcome> {
        let (reason, loser) = self.end?;
        let points = [i32::from(self.wins[0]), i32::from(self.wins[1])];
        Some(Outcome::new(&points, SeatSet::one(loser.other()), reason.code()))
    }

    fn for_each_legal(&self, seat: Seat, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.asked() != Some(seat) {
            return ControlFlow::Continue(());
        }
        self.for_each_move(seat, &mut f)?;
        if self.check(seat, Action::Surrender).is_ok() {
            f(Action::Surrender)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// A random action, but nobody gives up by chance: a round is worth playing.
    fn random_legal(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        if self.asked() != Some(seat) {
            return None;
        }
        // Nearly always all of them fit; where there are more they are gone through again.
        let mut moves: ArrayVec<Action, 128> = ArrayVec::new();
        let mut count = 0;
        let _ = self.for_each_move(seat, &mut |action| {
            count += 1;
            if !moves.is_full() {
                moves.push(action);
            }
            ControlFlow::Continue(())
        });
        let mut skip = if count == 0 { return None } else { rng.range(count) };
        if let Some(chosen) = moves.get(skip as usize) {
            return Some(*chosen);
        }
        let mut chosen = None;
        let _ = self.for_each_move(seat, &mut |action| {
            if skip == 0 {
                chosen = Some(action);
                return ControlFlow::Break(());
            }
            skip -= 1;
            ControlFlow::Continue(())
        });
        chosen
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        // Where nothing is to be decided nothing can be given up either: it is over at once.
        // Between rounds there is no round to lose.
        if action == Action::Surrender && matches!(self.frames.last(), Some(Frame::Exchange { .. })) {
            return Err(Refusal::BetweenRounds);
        }
        if action == Action::Surrender && self.forced().is_some() {
            return Err(Refusal::AnswerOrPass);
        }
        self.check_answer(seat, action)
    }

    fn play(&mut self, _at: GameTime, input: Input<Action>, mut tell: impl FnMut(Event)) {
        match input {
            Input::Act { seat, action } => {
                self.act(seat, action, &mut tell);
                self.run(&mut tell);
            }
            Input::Drop { seat } => {
                self.wins[seat.other().index()] = self.rounds / 2;
                self.end_round(seat, Reason::Resigned, &mut tell);
            }
            // No timer is ever announced, so none can fire.
            Input::Timer { .. } => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(redacted(event, viewer))
    }

    /// Which card was set or exchanged is no part of what others read: places of
    /// a hand and of a deck are the owner's.
    fn action_is_open(action: &Action, seat: Seat, viewer: Viewer) -> bool {
        let own = viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
        let closed = matches!(
            action,
            Action::Summon(_)
                | Action::Set(_)
                | Action::Activate(_)
                | Action::Use(Spot::Hand(_))
                | Action::Choose(_)
                | Action::Done
                | Action::Tributes(_)
                | Action::Amount(_)
                | Action::Cancel
                | Action::Swap { .. }
                | Action::Keep
                | Action::Cheat(Cheat::Take(_))
        );
        own || !closed
    }

    /// Who has nothing that answers passes; who can pay for nothing or has no one to
    /// summon does without; the only card to take is taken (D-75).
    fn forced(&self) -> Option<(Seat, Action)> {
        let seat = self.asked()?;
        if !matches!(self.frames.last()?, Frame::Chain { .. } | Frame::Ask { .. } | Frame::Do { .. }) {
            return None;
        }
        let mut only = None;
        let more = self.for_each_move(seat, &mut |action| alone(&mut only, action));
        only.filter(|_| more.is_continue()).map(|action| (seat, action))
    }

    /// A set card could have answered, for all that the other one knows.
    fn might_answer(&self, seat: Seat) -> bool {
        self.has_hidden_answer(seat)
    }

    fn digest(&self) -> u64 {
        self.sum()
    }

    fn digest_by(&self, rules: u32) -> u64 {
        if rules == Self::OLDEST_RULES { self.first_sum() } else { self.sum() }
    }

    fn attempt(view: &View, _seat: Seat, touched: &[Place]) -> Option<Action> {
        attempt(view, touched)
    }

    fn role(&self, seat: Seat) -> &'static str {
        if seat == Seat::FIRST { "first" } else { "second" }
    }

    fn places(&self, _seat: Seat, action: Action) -> Vec<Place> {
        let place = |text: String| Place::new(text);
        match action {
            Action::Next => vec![Place::button("next")],
            Action::Summon(number) => vec![place(format!("hand:{number}")), Place::button("summon")],
            Action::Set(number) => vec![place(format!("hand:{number}")), Place::button("set")],
            Action::Flip(zone) => vec![place(format!("monster:{zone}")), Place::button("flip")],
            Action::Turn(zone) => vec![place(format!("monster:{zone}")), Place::button("turn")],
            Action::Attack { from, to } => {
                vec![place(format!("monster:{from}")), place(format!("opponent-monster:{to}"))]
            }
            Action::Direct(from) => vec![place(format!("monster:{from}")), Place::button("direct")],
            Action::Activate(spot) => vec![spot.place(), Place::button("activate")],
            Action::Use(spot) => vec![spot.place(), Place::button("use")],
            Action::Choose(spot) => vec![spot.place()],
            Action::Done => vec![Place::button("done")],
            Action::Tributes(count) => vec![place(format!("tributes:{count}"))],
            Action::Amount(amount) => vec![place(format!("amount:{amount}"))],
            Action::Name(card) => vec![place(format!("card:{card}"))],
            Action::Position { attacks: true } => vec![Place::button("attack")],
            Action::Position { attacks: false } => vec![Place::button("defense")],
            Action::Yes => vec![Place::button("yes")],
            Action::No => vec![Place::button("no")],
            Action::Pass => vec![Place::button("pass")],
            Action::Cancel => vec![Place::button("cancel")],
            Action::Swap { main, side } => vec![place(format!("main:{main}")), place(format!("side:{side}"))],
            Action::Keep => vec![Place::button("keep")],
            Action::Surrender => vec![Place::button("surrender")],
            Action::Cheat(_) => vec![Place::button("cheat")],
        }
    }
}
