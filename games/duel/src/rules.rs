//! The rules as the hall asks for them: what may be done, and why not.
//!
//! Giving up (`Drop`) loses the match; `surrender` only the round (D-63).

use std::ops::{ControlFlow, RangeInclusive};

use meydan_core::{
    ConfigError, Digest, Game, GameTime, Input, OptionKind, OptionSpec, Outcome, Pending, Place, Rng, Seat,
    SeatSet, Viewer,
};

use crate::action::{Action, Refusal, Spot};
use crate::config::Config;
use crate::event::{Event, redacted};
use crate::state::{Duel, Frame, MOST_CANCELS, MOST_TURNS, Reason};
use crate::table::ZONES;
use crate::view::View;

impl Game for Duel {
    type Config = Config;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "duel";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    /// A card seen cannot be unseen.
    const TAKEBACK: bool = false;
    const HIDDEN: bool = true;
    /// Turns of three rounds; in each five phases, and every card of hand and field a
    /// few times. Thinking better of tributes is bounded by the frame's own count.
    const MOST_INPUTS: u32 = 3 * MOST_TURNS as u32 * 200;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { key: "rounds", kind: OptionKind::Number { least: 1, most: 3 } }];

    fn start(
        config: &Config,
        _seats: u8,
        rng: Rng,
        mut tell: impl FnMut(Event),
    ) -> Result<Self, ConfigError> {
        let mut duel = config.set_up(rng)?;
        duel.begin_round(Seat::FIRST, &mut tell);
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
        f(Action::Surrender)
    }

    /// A random action, but nobody gives up by chance: a round is worth playing.
    fn random_legal(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        if self.asked() != Some(seat) {
            return None;
        }
        let mut count = 0;
        let _ = self.for_each_move(seat, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        let mut skip = if count == 0 { return None } else { rng.range(count) };
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
        match (self.frames.last(), action) {
            (_, Action::Surrender) | (Some(Frame::Exchange { .. }), Action::Keep) | (None, Action::Next) => {
                Ok(())
            }
            (Some(Frame::Exchange { .. }), Action::Swap { main, side }) => {
                let held = &self.held[seat.index()];
                let there = |place: u8, size: usize| (1..=size).contains(&usize::from(place));
                let fits = there(main, held.main.len()) && there(side, held.side.len());
                if fits { Ok(()) } else { Err(Refusal::NotInDeck) }
            }
            (Some(Frame::Exchange { .. }), _) => Err(Refusal::BetweenRounds),
            (_, Action::Keep | Action::Swap { .. }) => Err(Refusal::NotBetweenRounds),
            (Some(Frame::Tributes { .. }), Action::Cancel) if self.cancels < MOST_CANCELS => Ok(()),
            (Some(Frame::Tributes { chosen, count, .. }), Action::Choose(Spot::Monster(zone))) => {
                let monster = self.in_zone(seat, zone).ok_or(Refusal::NotAmongThese)?;
                let twice = chosen[..usize::from(*count)].contains(&monster);
                if twice { Err(Refusal::NotAmongThese) } else { Ok(()) }
            }
            (Some(Frame::Tributes { .. }), Action::Choose(_)) => Err(Refusal::NotAmongThese),
            (Some(Frame::Tributes { .. }), _) => Err(Refusal::ChooseACard),
            (None, Action::Choose(_) | Action::Cancel) => Err(Refusal::NothingAsked),
            (None, Action::Summon(place)) => self.check_summon(seat, place),
            (None, Action::Set(place)) => self.check_set(seat, place),
            (None, Action::Flip(zone)) => self.check_flip(seat, zone),
            (None, Action::Turn(zone)) => self.check_turn(seat, zone),
            (None, Action::Attack { from, to }) => self.check_attack(seat, from, to),
            (None, Action::Direct(from)) => self.check_direct(seat, from),
        }
    }

    fn play(&mut self, _at: GameTime, input: Input<Action>, mut tell: impl FnMut(Event)) {
        match input {
            Input::Act { seat, action } => self.act(seat, action, &mut tell),
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
            Action::Summon(_) | Action::Set(_) | Action::Cancel | Action::Swap { .. } | Action::Keep
        );
        own || !closed
    }

    fn digest(&self) -> u64 {
        let mut digest = Digest::new(Self::ID);
        for (_, thing) in self.table.things() {
            let place = format!("{:?}", thing.place);
            digest = digest.word(u64::from(thing.card)).bytes(place.as_bytes()).bytes(&[
                thing.owner.0,
                thing.controller.0,
                u8::from(thing.face_up),
                u8::from(thing.attacks),
            ]);
            digest = digest
                .word(u64::from(thing.put_on))
                .word(u64::from(thing.attacked_on))
                .word(u64::from(thing.turned_on));
        }
        for seat in [Seat(0), Seat(1)] {
            let side = self.table.side(seat);
            digest =
                digest.bytes(&side.deck).bytes(&side.hand).bytes(&side.graveyard).word(u64::from(side.life));
            for held in self.held[seat.index()].main.iter().chain(&self.held[seat.index()].side) {
                digest = digest.word(u64::from(*held));
            }
        }
        for frame in &self.frames {
            digest = digest.bytes(format!("{frame:?}").as_bytes());
        }
        let end = self.end.map_or(0, |(reason, loser)| 1 + reason as u64 * 2 + u64::from(loser.0));
        digest
            .bytes(&[self.turn.0, self.phase as u8, self.round, self.wins[0], self.wins[1]])
            .word(u64::from(self.count) << 8 | u64::from(self.cancels))
            .word(u64::from(self.summoned_on))
            .word(u64::from(self.best[0]) << 16 | u64::from(self.best[1]))
            .word(end)
            .word(self.rng.clone().next_u64())
            .finish()
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
            Action::Choose(spot) => vec![match spot {
                Spot::Field => place("field".to_owned()),
                Spot::OpponentField => place("opponent-field".to_owned()),
                _ => {
                    let text = spot.to_string();
                    let (pile, number) = text.rsplit_once('-').unwrap_or((&text, ""));
                    place(format!("{pile}:{number}"))
                }
            }],
            Action::Cancel => vec![Place::button("cancel")],
            Action::Swap { main, side } => vec![place(format!("main:{main}")), place(format!("side:{side}"))],
            Action::Keep => vec![Place::button("keep")],
            Action::Surrender => vec![Place::button("surrender")],
        }
    }
}

impl Duel {
    /// Everything but giving up.
    fn for_each_move(&self, seat: Seat, f: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let zones = 1..=ZONES as u8;
        match self.frames.last() {
            Some(Frame::Exchange { .. }) => {
                let held = &self.held[seat.index()];
                for main in 1..=held.main.len() as u8 {
                    for side in 1..=held.side.len() as u8 {
                        f(Action::Swap { main, side })?;
                    }
                }
                f(Action::Keep)
            }
            Some(Frame::Tributes { .. }) => {
                for zone in zones {
                    self.offer(seat, Action::Choose(Spot::Monster(zone)), f)?;
                }
                self.offer(seat, Action::Cancel, f)
            }
            None => {
                if self.phase.is_main() {
                    for place in 1..=self.table.side(seat).hand.len() as u8 {
                        self.offer(seat, Action::Summon(place), f)?;
                        self.offer(seat, Action::Set(place), f)?;
                    }
                    for zone in zones.clone() {
                        self.offer(seat, Action::Flip(zone), f)?;
                        self.offer(seat, Action::Turn(zone), f)?;
                    }
                }
                if self.phase == crate::state::Phase::Battle {
                    for from in zones.clone() {
                        for to in zones.clone() {
                            self.offer(seat, Action::Attack { from, to }, f)?;
                        }
                        self.offer(seat, Action::Direct(from), f)?;
                    }
                }
                f(Action::Next)
            }
        }
    }

    fn offer(
        &self,
        seat: Seat,
        action: Action,
        f: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.check(seat, action).is_ok() { f(action) } else { ControlFlow::Continue(()) }
    }

    fn act(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        match action {
            Action::Next => self.next_phase(tell),
            Action::Summon(place) => self.play_from_hand(seat, place, false, tell),
            Action::Set(place) => self.play_from_hand(seat, place, true, tell),
            Action::Flip(zone) => self.flip(seat, zone, tell),
            Action::Turn(zone) => self.turn_monster(seat, zone, tell),
            Action::Attack { from, to } => self.attack(seat, from, to, tell),
            Action::Direct(from) => self.attack_directly(seat, from, tell),
            Action::Choose(Spot::Monster(zone)) => self.tribute(seat, zone, tell),
            Action::Choose(_) => {}
            Action::Cancel => {
                self.frames.pop();
                self.cancels += 1;
            }
            Action::Swap { main, side } => {
                let places = (usize::from(main) - 1, usize::from(side) - 1);
                self.exchange(seat, Some(places), tell);
            }
            Action::Keep => self.exchange(seat, None, tell),
            Action::Surrender => self.end_round(seat, Reason::Surrender, tell),
        }
    }
}
