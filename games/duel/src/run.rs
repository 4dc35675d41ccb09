//! Running the frames until somebody must answer.

use meydan_core::{Game, GameTime, Input, Stepwise};

use crate::action::Action;
use crate::event::Event;
use crate::frame::{Frame, Happening, MOST_FRAMES, NONE};
use crate::language::Moment;
use crate::state::{Arrival, Duel, Phase};
use crate::table::Place;

/// No answer sets more steps in motion: every step settles a frame, a link, a
/// trigger or an act. A turn has 60 deeds, an ability eight acts, and triggers beyond
/// that are dropped one a step, so the sum stays far below this.
const MOST_STEPS: u32 = 20_000;

/// So many frames may come on top of one before it goes on: a summon, its chain, an
/// ability that is prepared or carried out, and a question within that.
const ROOM: usize = 5;

impl Stepwise for Duel {
    fn play_in_steps(&mut self, at: GameTime, input: Input<Action>, mut see: impl FnMut(&Duel, &[Event])) {
        let mut told = Vec::new();
        let Input::Act { seat, action } = input else {
            self.play(at, input, |event| told.push(event));
            return see(self, &told);
        };
        self.act(seat, action, &mut |event| told.push(event));
        see(self, &told);
        self.step_by_step(|duel| {
            told.clear();
            let asks = duel.step(&mut |event| told.push(event));
            see(duel, &told);
            asks
        });
    }
}

impl Duel {
    /// Goes on until somebody must answer, or it is over.
    pub(crate) fn run(&mut self, tell: &mut dyn FnMut(Event)) {
        self.step_by_step(|duel| duel.step(tell));
    }

    /// Takes steps until one gives that somebody must be asked, or it is over.
    fn step_by_step(&mut self, mut step: impl FnMut(&mut Duel) -> bool) {
        for _ in 0..MOST_STEPS {
            if self.end.is_some() || step(self) {
                return;
            }
        }
        panic!("the frames never came to rest: {:?}", self.frames);
    }

    /// Whether everything is settled that came after so many links of the chain:
    /// what was answered goes on now.
    #[must_use]
    pub fn is_settled(&self, links: usize) -> bool {
        match self.frames.last() {
            Some(Frame::Chain { resolving, .. }) => *resolving && self.chain.len() <= links,
            None => true,
            Some(frame) => frame.seat().is_none(),
        }
    }

    /// How many links the chain has.
    #[must_use]
    pub fn links(&self) -> usize {
        self.chain.len()
    }

    /// One step. Gives whether somebody must be asked.
    fn step(&mut self, tell: &mut dyn FnMut(Event)) -> bool {
        match self.frames.last().copied() {
            Some(
                Frame::HowMany { .. }
                | Frame::Tributes { .. }
                | Frame::Lay { .. }
                | Frame::Ritual { .. }
                | Frame::Ask { .. }
                | Frame::Exchange { .. },
            ) => true,
            Some(Frame::Prepare { .. }) => self.run_preparation(tell),
            Some(Frame::Chain { .. }) => self.run_chain(tell),
            Some(Frame::Do { .. }) => self.run_acts(tell),
            None | Some(Frame::Arrive { .. } | Frame::Attack { .. } | Frame::EndTurn { .. }) => {
                if self.settle(tell) {
                    return false;
                }
                match self.frames.last().copied() {
                    None if self.battle_over => {
                        self.battle_over = false;
                        if self.phase == Phase::Battle {
                            self.enter(Phase::Main2, tell);
                        }
                        false
                    }
                    None => true,
                    Some(Frame::Arrive { .. }) => {
                        self.run_arrival(tell);
                        false
                    }
                    Some(Frame::Attack { .. }) => {
                        self.run_attack(tell);
                        false
                    }
                    Some(_) => {
                        self.run_end(tell);
                        false
                    }
                }
            }
        }
    }

    /// What comes before anything goes on: what simply happens, life points at 0,
    /// answers to monsters that effects brought, and what monsters do by themselves.
    fn settle(&mut self, tell: &mut dyn FnMut(Event)) -> bool {
        if self.begin_plain_trigger() {
            return true;
        }
        if self.check_life(tell) {
            return true;
        }
        // A summon that is over is no ground for another one to stand on.
        if matches!(self.frames.last(), Some(Frame::Arrive { step: 3.., .. })) {
            self.frames.pop();
            return true;
        }
        // Cards that call each other without end wait until there is room again.
        if self.frames.len() + ROOM > MOST_FRAMES {
            return false;
        }
        if let Some((id, how)) = self.arrived.pop_at(0) {
            if self.table.instance(id).controller == self.turn {
                self.frames.push(Frame::Arrive { id, how, tributes: 0, step: 2 });
            }
            return true;
        }
        self.begin_next_trigger()
    }

    fn run_arrival(&mut self, tell: &mut dyn FnMut(Event)) {
        let Some(Frame::Arrive { id, how, tributes, step }) = self.frames.last_mut() else { return };
        let (id, how, tributes, now) = (*id, *how, *tributes, *step);
        *step += 1;
        let instance = *self.table.instance(id);
        let Place::Monster(zone) = instance.place else {
            self.frames.pop();
            return;
        };
        let seat = instance.controller;
        match now {
            0 => self.open_window(Happening::Summoning(id)),
            1 => {
                tell(Event::Summoned {
                    seat,
                    zone: zone + 1,
                    card: instance.card,
                    how,
                    attacks: instance.attacks,
                });
                match how {
                    Arrival::Normal => {
                        self.trigger(id, seat, &Moment::NormalSummoned, None);
                        self.trigger(id, seat, &Moment::SummonedWith(tributes), None);
                    }
                    Arrival::Flip => self.trigger(id, seat, &Moment::Flipped, None),
                    Arrival::Set | Arrival::Special | Arrival::Ritual => {}
                }
            }
            2 => self.open_window(Happening::Summoned(id, how)),
            _ => {
                self.frames.pop();
            }
        }
    }

    /// The end phase: what lasts until then ends, then the turn passes.
    fn run_end(&mut self, tell: &mut dyn FnMut(Event)) {
        let Some(Frame::EndTurn { step }) = self.frames.last_mut() else { return };
        *step += 1;
        if *step == 1 {
            self.clean_up(tell);
        } else {
            self.frames.pop();
            self.pass_turn(tell);
        }
    }

    /// The attacker, while there is an attack.
    pub(crate) fn attack_now(&self) -> Option<u8> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Attack { attacker, .. } => Some(*attacker).filter(|&id| id != NONE),
            _ => None,
        })
    }

    /// The attack that is going on.
    pub(crate) fn attack_frame(&mut self) -> Option<&mut Frame> {
        self.frames.iter_mut().find(|frame| matches!(frame, Frame::Attack { .. }))
    }
}
