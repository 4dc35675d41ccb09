//! Whether an ability can be used, and gathering what it costs and what it is
//! aimed at. Nothing is paid or shown before everything is known (D-83), so all
//! of it can be called off.

use std::ops::ControlFlow;

use meydan_core::Seat;

use crate::action::Spot;
use crate::card::{Kind, Property};
use crate::event::Event;
use crate::frame::{Frame, Happening, Link, MOST_CHOSEN, NONE, Paying};
use crate::language::{Ability, Act, Condition, Cost, How, Modifier, Set, Start, What, Where};
use crate::state::{Arrival, Duel, MOST_DEEDS};
use crate::table::{Id, Place};

/// What is still to be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// A card of the hand.
    Discard,
    /// A monster of one's own.
    Tribute,
    /// Life points, a multiple of this.
    Amount(u16),
    /// A card that it is aimed at, or enough of them.
    Target {
        /// Whether there are enough already.
        enough: bool,
    },
}

/// What an ability is aimed at.
struct Aim<'c> {
    least: u8,
    most: u8,
    among: &'c Set,
    face_up: bool,
}

impl Duel {
    fn aim<'c>(&self, ability: &'c Ability) -> Option<Aim<'c>> {
        match (&ability.start, &ability.choice) {
            (Start::Equip(set), _) => Some(Aim { least: 1, most: 1, among: set, face_up: true }),
            (_, Some(choice)) => {
                Some(Aim { least: choice.least, most: choice.most, among: &choice.among, face_up: false })
            }
            _ => None,
        }
    }

    /// Whether nobody may special summon now.
    pub(crate) fn is_no_special(&self) -> bool {
        self.anybody_says(|modifier| *modifier == Modifier::NoSpecialSummons)
    }

    /// Whether some face-up card says this.
    pub(crate) fn anybody_says(&self, fits: impl Fn(&Modifier) -> bool) -> bool {
        [Seat(0), Seat(1)].into_iter().any(|seat| self.somebody_says(seat, &fits))
    }

    /// Whether a face-up card of this player says this.
    pub(crate) fn somebody_says(&self, seat: Seat, fits: &impl Fn(&Modifier) -> bool) -> bool {
        self.table
            .on_field(seat)
            .any(|id| self.table.speaks(id) && crate::values::modifiers(&self.table, id).any(fits))
    }

    pub(crate) fn says_no_other_field(&self, id: Id) -> bool {
        crate::values::modifiers(&self.table, id).any(|modifier| *modifier == Modifier::NoOtherField)
    }

    /// Whether a monster may come by a special summon that is not its own ritual.
    pub(crate) fn may_come_specially(&self, id: Id) -> bool {
        self.table.is_monster(id)
            && !self.begins(id, |start| matches!(start, Start::Summon(How::OnlyByRitual)))
    }

    /// Whether everything that an ability needs is there: limit, conditions, costs,
    /// something to aim at, and room for what it brings.
    pub(crate) fn is_usable(&self, link: &Link) -> bool {
        let ability = self.ability(link.id, link.ability);
        self.deeds < MOST_DEEDS
            && self.is_within_limit(link.id, link.ability)
            && ability.conditions.iter().all(|condition| self.holds(condition, link.seat))
            && self.can_pay(link.id, link.seat, ability)
            && self.aim(ability).is_none_or(|aim| self.count_targets(link, &aim) >= usize::from(aim.least))
            && ability.acts.iter().all(|act| self.is_possible(act, link))
    }

    fn holds(&self, condition: &Condition, seat: Seat) -> bool {
        match condition {
            Condition::AtLeast(count, set) => self.table.count(set, seat) >= u16::from(*count),
            Condition::Deck(count) => self.table.side(seat).deck.len() >= usize::from(*count),
            Condition::FreeMonsterZone => self.table.free_monster_zone(seat).is_some(),
        }
    }

    pub(crate) fn can_pay(&self, id: Id, seat: Seat, ability: &Ability) -> bool {
        let side = self.table.side(seat);
        ability.costs.iter().all(|cost| match cost {
            Cost::Discard(count) => {
                side.hand.iter().filter(|&&card| card != id).count() >= usize::from(*count)
            }
            Cost::Life(amount) | Cost::LifeMultiple(amount) => side.life >= *amount,
            Cost::Tribute(count) => self.table.monsters(seat).count() >= usize::from(*count),
        })
    }

    /// Whether an act could do anything now; most can always be tried.
    fn is_possible(&self, act: &Act, link: &Link) -> bool {
        match act {
            Act::SpecialSummon { what, one, .. } => {
                let brought = match what {
                    What::All(set) if *one => self.has_candidate(link.seat, set),
                    _ => true,
                };
                brought && !self.is_no_special() && self.has_room(link)
            }
            Act::RitualSummon => !self.is_no_special() && self.is_ritual_possible(link.seat),
            _ => true,
        }
    }

    /// A free zone, or one that a tribute will free.
    pub(crate) fn has_room(&self, link: &Link) -> bool {
        let tributes = |cost: &Cost| matches!(cost, Cost::Tribute(1..));
        self.table.free_monster_zone(link.seat).is_some()
            || self.ability(link.id, link.ability).costs.iter().any(tributes)
    }

    /// Whether there is a monster among these that may be special summoned.
    pub(crate) fn has_candidate(&self, seat: Seat, set: &Set) -> bool {
        self.for_each_candidate(seat, set, &mut |_, _| ControlFlow::Break(())).is_break()
    }

    /// Every monster among these that may be special summoned.
    pub(crate) fn for_each_candidate(
        &self,
        seat: Seat,
        set: &Set,
        f: &mut impl FnMut(Spot, Id) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.for_each_found(seat, set, &mut |spot, id| {
            if self.may_come_specially(id) { f(spot, id) } else { ControlFlow::Continue(()) }
        })
    }

    fn count_targets(&self, link: &Link, aim: &Aim<'_>) -> usize {
        let mut count = 0;
        let _ = self.for_each_spot(link.seat, aim.among.at, &mut |_, id| {
            count += usize::from(self.is_target(link, aim, id));
            ControlFlow::Continue(())
        });
        count
    }

    fn is_target(&self, link: &Link, aim: &Aim<'_>, id: Id) -> bool {
        let ability = self.ability(link.id, link.ability);
        // A spell or trap is not aimed at itself; a monster may be.
        let itself = id == link.id && !self.table.is_monster(id);
        let summoned = |act: &Act| matches!(act, Act::SpecialSummon { what: What::Chosen, .. });
        !itself
            && !link.chosen().contains(&id)
            && self.table.is_among(id, aim.among, link.seat, 0)
            && (!aim.face_up || (self.table.instance(id).face_up && self.table.is_monster(id)))
            && (!ability.acts.iter().any(summoned) || self.may_come_specially(id))
    }

    /// Whether a chosen card is still where it was chosen.
    pub(crate) fn is_still_there(&self, link: &Link, id: Id) -> bool {
        let aim = self.aim(self.ability(link.id, link.ability));
        aim.is_some_and(|aim| {
            let instance = self.table.instance(id);
            self.table.is_there(id, aim.among.at) && (!aim.face_up || instance.face_up)
        })
    }

    /// What is still to be said, if anything.
    pub(crate) fn need(&self, link: &Link, paying: &Paying) -> Option<Need> {
        let ability = self.ability(link.id, link.ability);
        for cost in &ability.costs {
            match *cost {
                Cost::Discard(count) if paying.discarded < count => return Some(Need::Discard),
                Cost::Tribute(count) if paying.tributed < count => return Some(Need::Tribute),
                Cost::LifeMultiple(multiple) if link.amount == 0 => return Some(Need::Amount(multiple)),
                _ => {}
            }
        }
        let aim = self.aim(ability)?;
        let enough = link.count >= aim.least;
        (link.count < aim.most).then_some(Need::Target { enough })
    }

    /// Every card that may be pointed at now.
    pub(crate) fn for_each_option(
        &self,
        link: &Link,
        paying: &Paying,
        need: Need,
        f: &mut impl FnMut(Spot, Id) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let ability = self.ability(link.id, link.ability);
        match need {
            Need::Discard => {
                let hand = Where { field: false, hand: true, deck: false, graveyard: false };
                self.for_each_spot(link.seat, hand, &mut |spot, id| {
                    let free = id != link.id && !paying.discards().contains(&id);
                    if free { f(spot, id) } else { ControlFlow::Continue(()) }
                })
            }
            Need::Tribute => self.for_each_spot(link.seat, Where::FIELD, &mut |spot, id| {
                let free = matches!(spot, Spot::Monster(_)) && !paying.tributes().contains(&id);
                if free { f(spot, id) } else { ControlFlow::Continue(()) }
            }),
            Need::Target { .. } => match self.aim(ability) {
                Some(aim) => self.for_each_spot(link.seat, aim.among.at, &mut |spot, id| {
                    if self.is_target(link, &aim, id) { f(spot, id) } else { ControlFlow::Continue(()) }
                }),
                None => ControlFlow::Continue(()),
            },
            Need::Amount(_) => ControlFlow::Continue(()),
        }
    }

    /// Takes what is settled without asking: a single way to choose (D-75), and
    /// the end. Gives whether somebody must be asked.
    pub(crate) fn run_preparation(&mut self, tell: &mut dyn FnMut(Event)) -> bool {
        let Some(Frame::Prepare { link, paying, trigger }) = self.frames.last().copied() else {
            return false;
        };
        let Some(need) = self.need(&link, &paying) else {
            self.frames.pop();
            self.commit(link, paying, trigger, tell);
            return false;
        };
        let (mut count, mut only) = (0usize, NONE);
        let _ = self.for_each_option(&link, &paying, need, &mut |_, id| {
            count += 1;
            only = id;
            ControlFlow::Continue(())
        });
        match need {
            Need::Target { enough: true } if count == 0 => {
                self.frames.pop();
                self.commit(link, paying, trigger, tell);
                false
            }
            Need::Amount(_) | Need::Target { enough: true } => true,
            _ if count == 1 => {
                self.choose_option(only);
                false
            }
            // Nothing to choose from: it was usable, so this is a position made by hand.
            _ if count == 0 => {
                self.frames.pop();
                false
            }
            _ => true,
        }
    }

    /// A card was pointed at.
    pub(crate) fn choose_option(&mut self, id: Id) {
        let Some(Frame::Prepare { link, paying, .. }) = self.frames.last().copied() else { return };
        let need = self.need(&link, &paying);
        let Some(Frame::Prepare { link, paying, .. }) = self.frames.last_mut() else { return };
        match need {
            Some(Need::Discard) => {
                paying.discards[usize::from(paying.discarded)] = id;
                paying.discarded += 1;
            }
            Some(Need::Tribute) => {
                paying.tributes[usize::from(paying.tributed)] = id;
                paying.tributed += 1;
            }
            Some(Need::Target { .. }) if usize::from(link.count) < MOST_CHOSEN => {
                link.chosen[usize::from(link.count)] = id;
                link.count += 1;
            }
            _ => {}
        }
    }

    /// Enough was chosen, or everything is said: it is paid for and activated.
    pub(crate) fn commit(&mut self, link: Link, paying: Paying, trigger: bool, tell: &mut dyn FnMut(Event)) {
        let mut link = link;
        let book = self.table.book.clone();
        let ability = &book.card(self.table.instance(link.id).card).effect.0[usize::from(link.ability)];
        for &id in paying.discards() {
            self.discard(id, tell);
        }
        for &id in paying.tributes() {
            self.give_up(id, tell);
        }
        for cost in &ability.costs {
            match *cost {
                Cost::Life(amount) => self.pay(link.seat, amount, tell),
                Cost::LifeMultiple(_) => self.pay(link.seat, link.amount, tell),
                Cost::Discard(_) | Cost::Tribute(_) => {}
            }
        }
        self.note_use(link.id, link.ability);
        if !trigger {
            self.deeds += 1;
        }
        match &ability.start {
            Start::Procedure => {
                return self.frames.push(Frame::Lay {
                    id: link.id,
                    seat: link.seat,
                    how: Arrival::Special,
                    own: true,
                });
            }
            Start::Activate | Start::Reply(_) | Start::Equip(_) => self.lay_open(&mut link, tell),
            _ => {}
        }
        if trigger && !self.is_answerable(link.id, ability) {
            return self.frames.push(Frame::Do { link, act: 0, otherwise: false, picked: NONE });
        }
        let chosen = link.chosen().iter().map(|&id| self.shown(id)).collect();
        tell(Event::Activated { seat: link.seat, at: self.opened(link.id), chosen, by_itself: trigger });
        self.add_link(link);
        self.check_life(tell);
    }

    /// Puts the link on the chain and lets the other player answer.
    fn add_link(&mut self, link: Link) {
        if let Some(before) = self.chain.last_mut() {
            before.answered = true;
        }
        // An activation begins a chain, and every card that answers lay face-down in a zone till then.
        self.chain.push(link);
        let other = link.seat.other();
        if let Some(Frame::Chain { seat, .. }) = self.frames.last_mut() {
            *seat = other;
            return;
        }
        // A monster that has just come and does something: both can be answered at once.
        let happening = match self.frames.last_mut() {
            Some(Frame::Arrive { id, how, step, .. }) if *step == 2 => {
                *step = 3;
                Happening::Summoned(*id, *how)
            }
            _ => Happening::Nothing,
        };
        self.frames.push(Frame::Chain { happening, seat: other, resolving: false });
    }

    /// A spell or trap is laid face-up: from the hand to a zone, or turned where it lies.
    fn lay_open(&mut self, link: &mut Link, tell: &mut dyn FnMut(Event)) {
        let (id, seat, count) = (link.id, link.seat, self.count);
        link.from_hand = self.table.instance(id).place == Place::Hand;
        if self.table.card(id).kind == Kind::Spell(Property::Field) {
            if let Some(old) = self.table.side(seat).field {
                self.send_to_graveyard(old, false, tell);
            }
            self.table.put(id, Place::Field, seat);
        } else if link.from_hand
            && let Some(zone) = self.table.free_spell_zone(seat)
        {
            self.table.put(id, Place::Spell(zone), seat);
        }
        let instance = self.table.instance_mut(id);
        instance.face_up = true;
        instance.paid = link.amount;
        if link.from_hand {
            instance.put_on = count;
        }
    }

    fn pay(&mut self, seat: Seat, amount: u16, tell: &mut dyn FnMut(Event)) {
        tell(Event::Paid { seat, amount });
        self.hurt(seat, amount, tell);
    }
}
