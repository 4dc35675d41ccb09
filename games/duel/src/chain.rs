//! Windows and chains (sections 16 and 21): who may answer, with what, and the
//! links one by one, the last first.
//!
//! A player is asked whenever a card of theirs lies face-down that could answer
//! something at all; that everybody can see. Whether it fits is theirs alone to know.

use meydan_core::Seat;

use crate::card::{Kind, Property};
use crate::event::Event;
use crate::frame::{About, Frame, Happening, Link, NONE};
use crate::language::{Ability, Act, Bound, Modifier, Moment, Reply, Start};
use crate::state::{Arrival, Duel, Phase};
use crate::table::{Id, Place};

impl Duel {
    /// Opens a window for the player whose turn it is not.
    pub(crate) fn open_window(&mut self, happening: Happening) {
        self.frames.push(Frame::Chain { happening, seat: self.turn.other(), resolving: false });
    }

    /// Answers, then the links. Gives whether somebody must be asked.
    pub(crate) fn run_chain(&mut self, tell: &mut dyn FnMut(Event)) -> bool {
        let Some(Frame::Chain { seat, resolving, .. }) = self.frames.last().copied() else { return false };
        if !resolving {
            if self.has_hidden_answer(seat) {
                return true;
            }
            self.pass();
            return false;
        }
        // What simply happens does not wait for the links that are left.
        if self.begin_plain_trigger() || self.check_life(tell) {
            return false;
        }
        match self.chain.pop() {
            Some(link) => self.resolve(link, tell),
            None => {
                self.frames.pop();
            }
        }
        false
    }

    /// Nothing more is answered.
    pub(crate) fn pass(&mut self) {
        if let Some(Frame::Chain { resolving, .. }) = self.frames.last_mut() {
            *resolving = true;
        }
    }

    /// Whether a card lies face-down that was not set in this turn. This is for everybody to see.
    pub(crate) fn has_hidden_answer(&self, seat: Seat) -> bool {
        self.table.side(seat).spells.iter().flatten().any(|&id| self.is_ready(id))
    }

    fn is_ready(&self, id: Id) -> bool {
        let instance = self.table.instance(id);
        !instance.face_up && instance.put_on < self.count
    }

    fn resolve(&mut self, link: Link, tell: &mut dyn FnMut(Event)) {
        if link.negated {
            return;
        }
        let instance = self.table.instance(link.id);
        let gone = !instance.place.is_on_field() || !instance.face_up;
        // A card that is in force only while it lies there does nothing once it is gone.
        if gone && self.is_lasting(link.id) {
            return;
        }
        tell(Event::Resolved { seat: link.seat, card: instance.card });
        self.frames.push(Frame::Do { link, act: 0, otherwise: false, picked: NONE });
    }

    /// Whether a spell or trap stays on the field by its kind (D-50).
    pub(crate) fn is_lasting(&self, id: Id) -> bool {
        match self.table.card(id).kind {
            Kind::Spell(property) | Kind::Trap(property) => {
                matches!(property, Property::Continuous | Property::Equip | Property::Field)
            }
            Kind::Monster(_) => false,
        }
    }

    /// A link was carried out: its card goes, unless it stays.
    pub(crate) fn finish(&mut self, link: &Link, tell: &mut dyn FnMut(Event)) {
        let card = !matches!(
            self.ability(link.id, link.ability).start,
            Start::When(_) | Start::Ignite | Start::Procedure
        );
        if !card {
            return;
        }
        let worn = matches!(self.ability(link.id, link.ability).start, Start::Equip(_));
        let instance = *self.table.instance(link.id);
        let stays = match worn {
            // What was to wear it is gone.
            true => instance.bound.is_some(),
            false => self.is_lasting(link.id) || instance.stays.is_some(),
        };
        if !stays {
            self.send_to_graveyard(link.id, false, tell);
        }
        if matches!(self.table.card(link.id).kind, Kind::Spell(_)) {
            self.trigger_others(link.id);
        }
    }

    /// Everybody who watches spells, but for the spell itself.
    fn trigger_others(&mut self, spell: Id) {
        for seat in [Seat(0), Seat(1)] {
            let watching: arrayvec::ArrayVec<Id, 11> = self.table.on_field(seat).collect();
            for id in watching {
                if id != spell && self.table.instance(id).face_up {
                    self.trigger(id, seat, &Moment::SpellResolved, None);
                }
            }
        }
    }

    /// How fast an ability is (D-68).
    fn speed(&self, id: Id) -> u8 {
        match self.table.card(id).kind {
            Kind::Trap(Property::Counter) => 3,
            Kind::Trap(_) | Kind::Spell(Property::QuickPlay) => 2,
            Kind::Spell(_) | Kind::Monster(_) => 1,
        }
    }

    /// The link that a face-down card would be, if it can answer now.
    pub(crate) fn answer(&self, seat: Seat, id: Id) -> Option<Link> {
        let Some(Frame::Chain { happening, .. }) = self.frames.last().copied() else { return None };
        let fast = self.chain.last().map_or(2, |link| self.speed(link.id).max(2));
        if !self.is_ready(id) || self.speed(id) < fast || self.is_silenced(seat, id) {
            return None;
        }
        let quick = self.table.card(id).kind == Kind::Spell(Property::QuickPlay);
        // D-82: before a summon only what stops it.
        let only_stops = self.chain.is_empty() && matches!(happening, Happening::Summoning(_));
        (0..).zip(&self.table.card(id).effect.0).find_map(|(number, ability)| {
            let about = match &ability.start {
                Start::Reply(replies) => {
                    replies.iter().find_map(|reply| self.fits(reply, seat, happening, only_stops))?
                }
                Start::Activate if quick && !only_stops => About::Nothing,
                _ => return None,
            };
            let link = Link::new(id, number, seat, about);
            self.is_usable(&link).then_some(link)
        })
    }

    /// Whether a face-up card forbids this trap now.
    fn is_silenced(&self, seat: Seat, id: Id) -> bool {
        matches!(self.table.card(id).kind, Kind::Trap(_))
            && self.phase == Phase::Battle
            && self.somebody_says(seat.other(), &|modifier| *modifier == Modifier::NoTrapsInBattle)
    }

    /// What a reply would be about, if it fits.
    fn fits(&self, reply: &Reply, seat: Seat, happening: Happening, only_stops: bool) -> Option<About> {
        let last = self.chain.len().checked_sub(1);
        let answered = |fits: bool| last.filter(|_| fits).map(|last| About::Link(last as u8));
        let ability = self.chain.last().map(|link| self.ability(link.id, link.ability));
        let card = self.chain.last().map(|link| &self.table.card(link.id).kind);
        match reply {
            Reply::Anytime if only_stops => None,
            Reply::Anytime => Some(About::Nothing),
            Reply::Attack => {
                let others = happening == Happening::Attack && seat != self.turn;
                others.then_some(About::Nothing)
            }
            Reply::Summoned { kinds, opponent, atk } => {
                let Happening::Summoned(id, how) = happening else { return None };
                let instance = self.table.instance(id);
                let kind = match how {
                    Arrival::Normal => kinds.normal,
                    Arrival::Flip => kinds.flip,
                    Arrival::Special | Arrival::Ritual => kinds.special,
                    Arrival::Set => false,
                };
                let whose = !opponent || instance.controller != seat;
                let there = matches!(instance.place, Place::Monster(_)) && instance.face_up;
                let strong = atk.as_ref().is_none_or(|bound| is_within(bound, self.table.atk(id)));
                (kind && whose && there && strong).then_some(About::Card(id))
            }
            Reply::Summoning => match happening {
                Happening::Summoning(id) if matches!(self.table.instance(id).place, Place::Monster(_)) => {
                    Some(About::Card(id))
                }
                _ => None,
            },
            Reply::Spell => {
                // A monster's effect is no spell, and neither is what a spell does by itself.
                let played = ability.is_some_and(|ability| !matches!(ability.start, Start::When(_)));
                answered(played && matches!(card, Some(Kind::Spell(_))))
            }
            Reply::SpecialSummoning => answered(ability.is_some_and(would_summon)),
            Reply::CostlyTrap => {
                answered(matches!(card, Some(Kind::Trap(_))) && ability.is_some_and(costs_life))
            }
        }
    }
}

fn is_within(bound: &Bound, value: u16) -> bool {
    match bound {
        Bound::AtLeast(least) => value >= *least,
        Bound::AtMost(most) => value <= *most,
        Bound::AtMostPaid => true,
    }
}

/// Whether carrying it out would special summon.
fn would_summon(ability: &Ability) -> bool {
    ability.acts.iter().any(|act| matches!(act, Act::SpecialSummon { .. } | Act::RitualSummon))
}

/// Whether carrying it out takes life points.
fn costs_life(ability: &Ability) -> bool {
    ability.acts.iter().any(|act| matches!(act, Act::Lose(_) | Act::OpponentLoses(_)))
}
