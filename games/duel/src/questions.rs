//! What each question may be answered with, and why not.

use std::ops::ControlFlow;

use meydan_core::Seat;

use crate::action::{Action, Refusal, Spot};
use crate::book::Index;
use crate::card::{Kind, Property};
use crate::event::Event;
use crate::frame::{About, Frame, Link, MOST_PAID, NONE, Paying};
use crate::language::{Act, Modifier, Start, What};
use crate::preparing::Need;
use crate::ritual::Waiting;
use crate::state::{Duel, MOST_CANCELS, Phase, Reason};
use crate::table::{Id, Place, ZONES};

type Flow = ControlFlow<()>;

/// Keeps the first that comes, and breaks off where it is not alone.
pub(crate) fn alone<T>(first: &mut Option<T>, next: T) -> Flow {
    if first.is_some() {
        return Flow::Break(());
    }
    *first = Some(next);
    Flow::Continue(())
}

impl Duel {
    /// Everything but giving up.
    pub(crate) fn for_each_move(&self, seat: Seat, f: &mut dyn FnMut(Action) -> Flow) -> Flow {
        match self.frames.last().copied() {
            None => self.for_each_in_phase(seat, f),
            Some(Frame::Exchange { .. }) => {
                let held = &self.held[seat.index()];
                for main in 1..=held.main.len() as u8 {
                    for side in 1..=held.side.len() as u8 {
                        f(Action::Swap { main, side })?;
                    }
                }
                f(Action::Keep)
            }
            Some(Frame::HowMany { id, set, .. }) => {
                for count in self.payable_counts(seat, id, set) {
                    f(Action::Tributes(count))?;
                }
                self.offer(seat, Action::Cancel, f)
            }
            Some(Frame::Tributes { .. }) => {
                for zone in 1..=ZONES as u8 {
                    self.offer(seat, Action::Choose(Spot::Monster(zone)), f)?;
                }
                self.offer(seat, Action::Cancel, f)
            }
            Some(Frame::Prepare { link, paying, .. }) => {
                let Some(need) = self.need(&link, &paying) else { return f(Action::Done) };
                self.for_each_option(&link, &paying, need, &mut |spot, _| f(Action::Choose(spot)))?;
                if let Need::Amount(multiple) = need {
                    let life = self.table.side(seat).life;
                    for amount in (multiple..=life).step_by(usize::from(multiple.max(1))) {
                        f(Action::Amount(amount))?;
                    }
                }
                self.offer(seat, Action::Done, f)?;
                self.offer(seat, Action::Cancel, f)
            }
            Some(Frame::Chain { .. }) => {
                for (zone, id) in (1..).zip(self.table.side(seat).spells) {
                    if id.is_some_and(|id| self.answer(seat, id).is_some()) {
                        f(Action::Activate(Spot::Spell(zone)))?;
                    }
                }
                f(Action::Pass)
            }
            Some(Frame::Ask { .. }) => {
                self.offer(seat, Action::Yes, f)?;
                f(Action::No)
            }
            Some(Frame::Do { .. }) => {
                if let Some((_, Act::GuessHand)) = self.act_now() {
                    for card in 0..self.table.book.cards().len() as Index {
                        f(Action::Name(card))?;
                    }
                }
                self.for_each_picked(&mut |spot, _| f(Action::Choose(spot)))?;
                self.offer(seat, Action::Cancel, f)
            }
            Some(Frame::Lay { .. }) => {
                f(Action::Position { attacks: true })?;
                f(Action::Position { attacks: false })
            }
            Some(Frame::Ritual { .. }) => {
                match self.ritual_waits() {
                    Some(Waiting::Monster) => {
                        for place in 1..=self.table.side(seat).hand.len() as u8 {
                            self.offer(seat, Action::Choose(Spot::Hand(place)), f)?;
                        }
                    }
                    Some(Waiting::Tribute) => {
                        for zone in 1..=ZONES as u8 {
                            self.offer(seat, Action::Choose(Spot::Monster(zone)), f)?;
                        }
                    }
                    Some(Waiting::Position) | None => {
                        f(Action::Position { attacks: true })?;
                        f(Action::Position { attacks: false })?;
                    }
                }
                self.offer(seat, Action::Cancel, f)
            }
            // These ask nothing themselves.
            Some(Frame::Arrive { .. } | Frame::Attack { .. } | Frame::EndTurn { .. }) => Flow::Continue(()),
        }
    }

    fn for_each_in_phase(&self, seat: Seat, f: &mut dyn FnMut(Action) -> Flow) -> Flow {
        let zones = 1..=ZONES as u8;
        if self.phase.is_main() {
            for place in 1..=self.table.side(seat).hand.len() as u8 {
                self.offer(seat, Action::Summon(place), f)?;
                self.offer(seat, Action::Set(place), f)?;
                self.offer(seat, Action::Activate(Spot::Hand(place)), f)?;
                self.offer(seat, Action::Use(Spot::Hand(place)), f)?;
            }
            for zone in zones.clone() {
                self.offer(seat, Action::Flip(zone), f)?;
                self.offer(seat, Action::Turn(zone), f)?;
                self.offer(seat, Action::Use(Spot::Monster(zone)), f)?;
                self.offer(seat, Action::Activate(Spot::Spell(zone)), f)?;
            }
        }
        if self.phase == Phase::Battle {
            for from in zones.clone() {
                if self.check_attacker(seat, from).is_err() {
                    continue;
                }
                for to in zones.clone() {
                    self.offer(seat, Action::Attack { from, to }, f)?;
                }
                self.offer(seat, Action::Direct(from), f)?;
            }
        }
        f(Action::Next)
    }

    fn offer(&self, seat: Seat, action: Action, f: &mut dyn FnMut(Action) -> Flow) -> Flow {
        if self.check_answer(seat, action).is_ok() { f(action) } else { Flow::Continue(()) }
    }

    /// Every card that the act on top may take.
    pub(crate) fn for_each_picked(&self, f: &mut impl FnMut(Spot, Id) -> Flow) -> Flow {
        match self.act_now() {
            Some((link, Act::SpecialSummon { what: What::All(set), one: true, .. })) => {
                self.for_each_candidate(link.seat, set, f)
            }
            Some((link, Act::Search(set))) => self.for_each_found(link.seat, set, f),
            _ => Flow::Continue(()),
        }
    }

    /// Whether the act on top summons from the hand alone, which may be broken off (D-58).
    fn summons_from_hand(&self) -> bool {
        match self.act_now() {
            Some((_, Act::SpecialSummon { what: What::All(set), one: true, .. })) => {
                set.at.hand && !set.at.deck && !set.at.graveyard && !set.at.field
            }
            _ => false,
        }
    }

    /// Whether an action answers what is asked.
    pub(crate) fn check_answer(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let when = |fits: bool, refusal: Refusal| if fits { Ok(()) } else { Err(refusal) };
        if action == Action::Surrender {
            return Ok(());
        }
        let may_cancel = self.cancels[seat.index()] < MOST_CANCELS;
        match self.frames.last().copied() {
            None => self.check_in_phase(seat, action),
            Some(Frame::Exchange { .. }) => match action {
                Action::Keep => Ok(()),
                Action::Swap { main, side } => {
                    let held = &self.held[seat.index()];
                    let there = |place: u8, size: usize| (1..=size).contains(&usize::from(place));
                    when(there(main, held.main.len()) && there(side, held.side.len()), Refusal::NotInDeck)
                }
                _ => Err(Refusal::BetweenRounds),
            },
            Some(_) if matches!(action, Action::Keep | Action::Swap { .. }) => Err(Refusal::NotBetweenRounds),
            Some(Frame::HowMany { id, set, .. }) => match action {
                Action::Tributes(count) => {
                    when(self.payable_counts(seat, id, set).contains(&count), Refusal::TooFewTributes)
                }
                Action::Cancel => when(may_cancel, Refusal::CannotCancel),
                _ => Err(Refusal::HowManyTributes),
            },
            Some(Frame::Tributes { chosen, count, .. }) => match action {
                Action::Choose(Spot::Monster(zone)) => {
                    let monster = self.in_zone(seat, zone).ok_or(Refusal::NotAmongThese)?;
                    when(!chosen[..usize::from(count)].contains(&monster), Refusal::NotAmongThese)
                }
                Action::Choose(_) => Err(Refusal::NotAmongThese),
                Action::Cancel => when(may_cancel, Refusal::CannotCancel),
                _ => Err(Refusal::ChooseACard),
            },
            Some(Frame::Prepare { link, paying, trigger }) => {
                self.check_preparation(seat, (&link, &paying, trigger), action, may_cancel)
            }
            Some(Frame::Chain { .. }) => match action {
                Action::Pass => Ok(()),
                Action::Activate(spot) => {
                    let id = self.at(seat, spot).ok_or(Refusal::NoCardThere)?;
                    let own = matches!(spot, Spot::Spell(_));
                    when(own && self.answer(seat, id).is_some(), Refusal::NotAnAnswer)
                }
                _ => Err(Refusal::AnswerOrPass),
            },
            Some(Frame::Ask { trigger }) => match action {
                Action::No => Ok(()),
                Action::Yes => {
                    let link = Link::new(trigger.id, trigger.ability, trigger.seat, About::Nothing);
                    when(self.is_usable(&link), Refusal::EffectNotPrepared)
                }
                _ => Err(Refusal::YesOrNo),
            },
            Some(Frame::Do { .. }) => self.check_act(action, may_cancel),
            Some(Frame::Lay { .. }) => {
                when(matches!(action, Action::Position { .. }), Refusal::AttackOrDefense)
            }
            Some(Frame::Ritual { .. }) => match (self.ritual_waits(), action) {
                (_, Action::Cancel) => when(may_cancel, Refusal::CannotCancel),
                (Some(Waiting::Position), Action::Position { .. }) => Ok(()),
                (Some(Waiting::Position), _) => Err(Refusal::AttackOrDefense),
                (_, Action::Choose(spot)) => {
                    let own = matches!(spot, Spot::Hand(_) | Spot::Monster(_));
                    let id = self.at(seat, spot).filter(|_| own).ok_or(Refusal::NotAmongThese)?;
                    when(self.is_for_ritual(seat, id), Refusal::NotAmongThese)
                }
                _ => Err(Refusal::ChooseACard),
            },
            Some(Frame::Arrive { .. } | Frame::Attack { .. } | Frame::EndTurn { .. }) => {
                Err(Refusal::NothingAsked)
            }
        }
    }

    fn check_preparation(
        &self,
        seat: Seat,
        (link, paying, trigger): (&Link, &Paying, bool),
        action: Action,
        may_cancel: bool,
    ) -> Result<(), Refusal> {
        let when = |fits: bool, refusal: Refusal| if fits { Ok(()) } else { Err(refusal) };
        let need = self.need(link, paying);
        match (need, action) {
            // What happens by itself cannot be called off.
            (_, Action::Cancel) => when(may_cancel && !trigger, Refusal::CannotCancel),
            (None | Some(Need::Target { enough: true }), Action::Done) => Ok(()),
            (Some(Need::Amount(multiple)), Action::Amount(amount)) => {
                let life = self.table.side(seat).life;
                let fits = amount > 0 && amount <= life && amount.is_multiple_of(multiple.max(1));
                when(fits, Refusal::WrongAmount)
            }
            (Some(Need::Amount(_)), _) => Err(Refusal::WrongAmount),
            (Some(need), Action::Choose(spot)) => {
                let found = self.for_each_option(link, paying, need, &mut |option, _| {
                    if option == spot { Flow::Break(()) } else { Flow::Continue(()) }
                });
                when(found.is_break(), Refusal::NotAmongThese)
            }
            _ => Err(Refusal::ChooseACard),
        }
    }

    fn check_act(&self, action: Action, may_cancel: bool) -> Result<(), Refusal> {
        let when = |fits: bool, refusal: Refusal| if fits { Ok(()) } else { Err(refusal) };
        match (self.act_now(), action) {
            (Some((_, Act::GuessHand)), Action::Name(card)) => {
                when(usize::from(card) < self.table.book.cards().len(), Refusal::WrongName)
            }
            (Some((_, Act::GuessHand)), _) => Err(Refusal::WrongName),
            (_, Action::Choose(spot)) => {
                let found = self.for_each_picked(&mut |option, _| {
                    if option == spot { Flow::Break(()) } else { Flow::Continue(()) }
                });
                when(found.is_break(), Refusal::NotAmongThese)
            }
            (_, Action::Cancel) => when(may_cancel && self.summons_from_hand(), Refusal::CannotCancel),
            _ => Err(Refusal::ChooseACard),
        }
    }

    /// What a player does of their own accord.
    fn check_in_phase(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Next => Ok(()),
            Action::Summon(place) => self.check_summon(seat, place),
            Action::Set(place) => self.check_set(seat, place),
            Action::Flip(zone) => self.check_flip(seat, zone),
            Action::Turn(zone) => self.check_turn(seat, zone),
            Action::Attack { from, to } => self.check_attack(seat, from, to),
            Action::Direct(from) => self.check_direct(seat, from),
            Action::Activate(spot) => self.check_activate(seat, spot).map(|_| ()),
            Action::Use(spot) => self.check_use(seat, spot).map(|_| ()),
            Action::Keep | Action::Swap { .. } => Err(Refusal::NotBetweenRounds),
            Action::Cheat(cheat) => self.check_cheat(seat, cheat),
            _ => Err(Refusal::NothingAsked),
        }
    }

    /// Section 15.
    fn check_activate(&self, seat: Seat, spot: Spot) -> Result<Link, Refusal> {
        let id = self.at(seat, spot).ok_or(Refusal::NoCardThere)?;
        // What lies hidden there may be a spell or a trap, and what it is is not told.
        let hidden = matches!(spot, Spot::OpponentSpell(_)) && !self.table.instance(id).face_up;
        let property = match self.table.card(id).kind {
            Kind::Spell(property) => property,
            _ if hidden => Property::Normal,
            _ => return Err(Refusal::NotASpell),
        };
        if !self.phase.is_main() {
            return Err(Refusal::NotInThisPhase);
        }
        // D-87: before the next check.
        if !matches!(spot, Spot::Hand(_) | Spot::Spell(_) | Spot::Field) {
            return Err(Refusal::NotPrepared);
        }
        let instance = self.table.instance(id);
        let in_hand = instance.place == Place::Hand;
        if !in_hand && instance.face_up {
            return Err(Refusal::ActivatedAlready);
        }
        if in_hand && property != Property::Field && self.table.free_spell_zone(seat).is_none() {
            return Err(Refusal::SpellZonesFull);
        }
        // D-49: a quick-play spell not in the turn in which it was set.
        if property == Property::QuickPlay && !in_hand && instance.put_on == self.count {
            return Err(Refusal::NotPrepared);
        }
        if property == Property::Field && self.is_field_closed() {
            return Err(Refusal::NotPrepared);
        }
        self.find_ability(seat, id, |start| matches!(start, Start::Activate | Start::Equip(_)))
            .ok_or_else(|| self.why_not(id))
    }

    /// Whether a card allows no other field spell, or was destroyed in this turn.
    fn is_field_closed(&self) -> bool {
        let closed = self.closed_on != 0 && self.closed_on == self.count;
        closed || self.anybody_says(|modifier| *modifier == Modifier::NoOtherField)
    }

    /// The first ability that begins like this and can be used.
    fn find_ability(&self, seat: Seat, id: Id, begins: impl Fn(&Start) -> bool) -> Option<Link> {
        (0..).zip(&self.table.card(id).effect.0).find_map(|(number, ability)| {
            let link = Link::new(id, number, seat, About::Nothing);
            (begins(&ability.start) && self.is_usable(&link)).then_some(link)
        })
    }

    /// Sections 17 and 18 have words of their own for what is not prepared.
    fn why_not(&self, id: Id) -> Refusal {
        let acts = || self.table.card(id).effect.0.iter().flat_map(|ability| &ability.acts);
        if acts().any(|act| matches!(act, Act::RitualSummon)) {
            Refusal::NoRitual
        } else if acts().any(|act| matches!(act, Act::SpecialSummon { .. })) {
            Refusal::NoSpecialSummon
        } else {
            Refusal::NotPrepared
        }
    }

    /// `use effect` (D-51, D-78).
    fn check_use(&self, seat: Seat, spot: Spot) -> Result<Link, Refusal> {
        let id = self.at(seat, spot).ok_or(Refusal::NoCardThere)?;
        let begins = |start: &Start| match spot {
            Spot::Monster(_) => matches!(start, Start::Ignite),
            Spot::Hand(_) => matches!(start, Start::Procedure),
            _ => false,
        };
        let shown = matches!(spot, Spot::Hand(_)) || self.table.instance(id).face_up;
        if !self.table.is_monster(id) || !self.begins(id, begins) {
            return Err(Refusal::NoEffect);
        }
        if !self.phase.is_main() {
            return Err(Refusal::NotInThisPhase);
        }
        let link = self.find_ability(seat, id, begins).filter(|_| shown).ok_or(Refusal::EffectNotPrepared)?;
        if matches!(spot, Spot::Hand(_)) && (self.is_no_special() || !self.has_room(&link)) {
            return Err(Refusal::NoSpecialSummon);
        }
        Ok(link)
    }

    /// Records an answer.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, tell: &mut dyn FnMut(Event)) {
        match action {
            Action::Next => self.next_phase(tell),
            Action::Summon(place) => self.play_from_hand(seat, place, false, tell),
            Action::Set(place) => self.play_from_hand(seat, place, true, tell),
            Action::Flip(zone) => self.flip(seat, zone),
            Action::Turn(zone) => self.turn_monster(seat, zone, tell),
            Action::Attack { from, to } => self.declare(seat, from, Some(to), tell),
            Action::Direct(from) => self.declare(seat, from, None, tell),
            Action::Activate(spot) => {
                let link = match (self.frames.last(), self.at(seat, spot)) {
                    (Some(_), Some(id)) => self.answer(seat, id),
                    _ => self.check_activate(seat, spot).ok(),
                };
                self.prepare(link);
            }
            Action::Use(spot) => {
                let link = self.check_use(seat, spot).ok();
                self.prepare(link);
            }
            Action::Choose(spot) => self.choose(seat, spot, tell),
            Action::Done => {
                if let Some(Frame::Prepare { link, paying, trigger }) = self.frames.pop() {
                    self.commit(link, paying, trigger, tell);
                }
            }
            Action::Tributes(count) => {
                if let Some(Frame::HowMany { id, set, .. }) = self.frames.pop() {
                    self.with_tributes(seat, id, set, count, tell);
                }
            }
            Action::Amount(paid) => {
                if let Some(Frame::Prepare { link, .. }) = self.frames.last_mut() {
                    link.amount = paid;
                }
            }
            Action::Name(card) => self.name(card, tell),
            Action::Position { attacks } => match self.frames.last().copied() {
                Some(Frame::Lay { id, seat, how, own }) => {
                    self.frames.pop();
                    if own {
                        self.come_by_itself(id, seat, attacks);
                    } else {
                        self.lay(id, seat, attacks, how, tell);
                    }
                }
                _ => self.end_ritual(attacks, tell),
            },
            Action::Yes => self.answer_whether(true),
            Action::No => self.answer_whether(false),
            Action::Pass => self.pass(),
            Action::Cancel => {
                self.cancels[seat.index()] += 1;
                match self.frames.last_mut() {
                    Some(Frame::Ritual { .. }) => self.break_off_ritual(tell),
                    // The monster is not brought; whatever else the effect does goes on.
                    Some(Frame::Do { act, .. }) => *act += 1,
                    _ => {
                        self.frames.pop();
                    }
                }
            }
            Action::Swap { main, side } => {
                let places = (usize::from(main) - 1, usize::from(side) - 1);
                self.exchange(seat, Some(places), tell);
            }
            Action::Keep => self.exchange(seat, None, tell),
            Action::Surrender => self.end_round(seat, Reason::Surrender, tell),
            Action::Cheat(cheat) => self.cheat(seat, cheat, tell),
        }
    }

    fn prepare(&mut self, link: Option<Link>) {
        if let Some(link) = link {
            self.frames.push(Frame::Prepare { link, paying: Paying::NOTHING, trigger: false });
        }
    }

    fn choose(&mut self, seat: Seat, spot: Spot, tell: &mut dyn FnMut(Event)) {
        let Some(id) = self.at(seat, spot) else { return };
        match (self.frames.last_mut(), spot) {
            (Some(Frame::Tributes { .. }), Spot::Monster(zone)) => self.tribute(seat, zone, tell),
            (Some(Frame::Prepare { .. }), _) => self.choose_option(id),
            (Some(Frame::Do { picked, .. }), _) => *picked = id,
            (Some(Frame::Ritual { .. }), _) => self.choose_for_ritual(id),
            _ => {}
        }
    }
}

const _: () = assert!(MOST_PAID >= 3, "a monster is summoned with up to three tributes");
const _: () = assert!(NONE as usize >= crate::table::MOST_INSTANCES, "no card has this number");
