//! Doing what a player does, and what follows by itself: the phases of a turn
//! (MG-10 to MG-17) and the cards (MG-20 to MG-23). Combat is in `combat`.

use meydan_core::Seat;

use crate::book::Index;
use crate::card::{Deed, Kind, Prey};
use crate::event::{Aimed, CardInstance};
use crate::state::{Attack, Body, Cast, MOST_IN_HAND, QUIET_TURNS, Question};
use crate::{Action, End, Event, Id, Magic, Mana, Phase, Reason, Target};

impl Magic {
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        match action {
            Action::Play { card, with } => {
                if let Some(place) = self.place_in_hand(seat, card) {
                    let card = self.side(seat).hand[place];
                    self.play_card(seat, card, with, None, tell);
                }
            }
            Action::Aim { card, with } => {
                if let Some(place) = self.place_in_hand(seat, card) {
                    let index = self.side(seat).hand[place];
                    self.question = Question::Target { card: index, with };
                    tell(Event::Aiming { seat, card });
                }
            }
            Action::Target(target) => {
                if let Question::Target { card, with } = self.question {
                    self.question = self.back_to();
                    self.play_card(seat, card, with, Some(target), tell);
                }
            }
            Action::Cancel => {
                if let Question::Target { card, .. } = self.question {
                    self.question = self.back_to();
                    *if seat == self.turn { &mut self.cancels } else { &mut self.cancels_there } += 1;
                    tell(Event::Cancelled { seat, card: self.name(card) });
                }
            }
            Action::Tap(id) => {
                let gives = self.tap(seat, |land| land == id, tell);
                gives.into_iter().for_each(|colour| self.pool.add(colour));
            }
            Action::Attack(id) => self.attack(seat, id, tell),
            Action::Defend(id) => self.defend(seat, Some(id), tell),
            Action::NoDefender => self.defend(seat, None, tell),
            Action::Pass => {
                tell(Event::Passed { seat });
                self.window_goes_on(true, tell);
            }
            Action::Done => match self.question {
                Question::Attack => self.attackers_named(tell),
                _ => self.end_phase(tell),
            },
        }
    }

    /// What is asked again once a target is named or not.
    fn back_to(&self) -> Question {
        if self.window.is_some() { Question::Window } else { Question::Play }
    }

    /// The next player's turn: draw, untap, then cards may be played (MG-10, MG-11).
    pub(crate) fn begin_turn(&mut self, tell: &mut impl FnMut(Event)) {
        let seat = self.turn.other();
        self.turn = seat;
        self.round += 1;
        self.phase = Phase::First;
        self.question = Question::Play;
        self.land_played = false;
        self.cancels = 0;
        self.cancels_there = 0;
        self.stirred = false;
        for body in self.sides.iter_mut().flat_map(|side| &mut side.creatures) {
            body.fresh = false; // MG-63
        }
        tell(Event::Began { round: self.round, seat });
        if self.side(seat).hand.len() < MOST_IN_HAND {
            let side = self.side_mut(seat);
            let Some(card) = side.library.pop() else {
                tell(Event::CouldNotDraw { seat });
                return self.finish(Reason::EmptyLibrary, Some(seat), tell);
            };
            side.hand.push(card);
            let left = side.library.len() as u8;
            self.stirred = true;
            tell(Event::Drew { seat, card: Some(self.name(card)), left });
        } else {
            tell(Event::HandFull { seat });
        }
        let mut count = 0;
        let side = self.side_mut(seat);
        for land in side.lands.iter_mut().filter(|land| land.tapped) {
            land.tapped = false;
            count += 1;
        }
        for body in side.creatures.iter_mut().filter(|body| body.tapped) {
            body.tapped = false;
            count += 1;
        }
        if count > 0 {
            tell(Event::Untapped { seat, count });
        }
    }

    /// A phase ends; damage heals (MG-16).
    pub(crate) fn end_phase(&mut self, tell: &mut impl FnMut(Event)) {
        for body in self.sides.iter_mut().flat_map(|side| &mut side.creatures) {
            body.damage = 0;
        }
        match self.phase {
            Phase::First => {
                self.phase = Phase::Combat;
                self.question = Question::Attack;
                // With nobody to attack there is no question.
                if !self.side(self.turn).creatures.iter().any(|body| self.may_attack(body)) {
                    self.end_phase(tell);
                }
            }
            Phase::Combat => {
                self.phase = Phase::Second;
                self.question = Question::Play;
            }
            Phase::Second => self.end_turn(tell),
        }
    }

    /// MG-15, MG-17.
    fn end_turn(&mut self, tell: &mut impl FnMut(Event)) {
        if !self.pool.is_none() {
            tell(Event::ManaLost { seat: self.turn, mana: self.pool });
            self.pool = Mana::NONE;
        }
        tell(Event::RoundEnded { round: self.round });
        self.quiet = if self.stirred { 0 } else { self.quiet + 1 };
        if self.quiet == QUIET_TURNS {
            return self.finish(Reason::Stalemate, None, tell);
        }
        self.begin_turn(tell);
    }

    pub(crate) fn finish(&mut self, reason: Reason, loser: Option<Seat>, tell: &mut impl FnMut(Event)) {
        self.question = Question::Over;
        self.window = None;
        self.end = Some(End { reason, loser });
        let hp = [self.sides[0].hp, self.sides[1].hp];
        tell(Event::Ended { reason, winner: loser.map(Seat::other), hp });
    }

    /// Taps the first untapped land that fits, and gives its mana.
    fn tap(
        &mut self,
        seat: Seat,
        fits: impl Fn(Id) -> bool,
        tell: &mut impl FnMut(Event),
    ) -> Option<crate::Colour> {
        let land = self.side_mut(seat).lands.iter_mut().find(|land| !land.tapped && fits(land.id))?;
        land.tapped = true;
        let (id, card, gives) = (land.id, land.card, land.gives);
        tell(Event::Tapped { land: self.thing(seat, id, card), gives });
        Some(gives)
    }

    /// Pays: tapped mana first, then lands (MG-51).
    fn pay(&mut self, seat: Seat, with: Mana, tell: &mut impl FnMut(Event)) {
        let from_pool = self.pool_of(seat).shared(with);
        self.pool = self.pool.without(from_pool);
        let mut due = with.without(from_pool);
        while !due.is_none() {
            let wanted = |colour: crate::Colour| due.of(colour) > 0;
            let lands = &self.side(seat).lands;
            let Some(id) = lands.iter().find(|land| !land.tapped && wanted(land.gives)).map(|land| land.id)
            else {
                break;
            };
            if let Some(gives) = self.tap(seat, |land| land == id, tell) {
                due.0[gives.index()] -= 1;
            }
        }
    }

    /// MG-20, MG-21, MG-22: pays, and the card does what it does.
    fn play_card(
        &mut self,
        seat: Seat,
        card: Index,
        with: Mana,
        target: Option<Target>,
        tell: &mut impl FnMut(Event),
    ) {
        self.pay(seat, with, tell);
        let side = self.side_mut(seat);
        if let Some(place) = side.hand.iter().position(|&held| held == card) {
            side.hand.remove(place);
        }
        if let Some(place) = side.known.iter().position(|&held| held == card) {
            side.known.remove(place);
        }
        self.stirred = true;
        let name = self.name(card);
        let aimed = target.and_then(|target| self.aimed(target));
        let kind = self.book.card(card).kind;
        let on = match target {
            Some(Target::Card(id)) => Some(id),
            _ => None,
        };
        if let (Some(window), Kind::Sorcery(..)) = (&mut self.window, kind) {
            // MG-62: it resolves when both have passed.
            window.stack.push(Cast { seat, card, target });
            tell(Event::Played { seat, card: name, with, id: None, target: aimed });
            self.side_mut(seat).discard.push(card);
            return self.window_goes_on(false, tell);
        }
        if let Kind::Sorcery(_, deed) = kind {
            tell(Event::Played { seat, card: name, with, id: None, target: aimed });
            self.do_deed(seat, deed, target, tell);
            self.side_mut(seat).discard.push(card);
        } else {
            let id = self.enter(seat, card, on);
            tell(Event::Played { seat, card: name, with, id: Some(id), target: aimed });
            if let Kind::Land(_) = kind {
                self.land_played = true;
                // Nothing falls because of a land.
                return;
            }
        }
        self.bury(tell);
    }

    pub(crate) fn do_deed(
        &mut self,
        seat: Seat,
        deed: Deed,
        target: Option<Target>,
        tell: &mut impl FnMut(Event),
    ) {
        match (deed, target) {
            (Deed::Destroy(prey), Some(Target::Card(id))) => self.destroy(prey, id, tell),
            (Deed::Strike(damage), Some(Target::Card(id))) => self.strike(damage, |body| body.id == id, tell),
            (Deed::Strike(damage), Some(Target::Player(player))) => {
                self.stirred = true;
                let side = self.side_mut(player);
                side.hp -= i16::from(damage);
                let hp = side.hp;
                tell(Event::Hurt { seat: player, damage, hp });
                if hp <= 0 {
                    self.finish(Reason::Hp, Some(player), tell);
                }
            }
            (Deed::StrikeAll(damage), _) => self.strike(damage, |_| true, tell),
            (Deed::Return, Some(Target::Discarded(name))) => {
                let discard = &self.side(seat).discard;
                let Some(place) = discard.iter().rposition(|&card| self.name(card) == name) else { return };
                let side = self.side_mut(seat);
                let card = side.discard.remove(place);
                side.hand.push(card);
                side.known.push(card);
                tell(Event::Returned { seat, card: name });
            }
            // Checked actions have the target that their card asks for.
            _ => {}
        }
    }

    /// Damage to creatures; who has none of its HP left is buried afterwards.
    fn strike(&mut self, damage: u8, fits: impl Fn(&Body) -> bool, tell: &mut impl FnMut(Event)) {
        for seat in Seat::all(2) {
            for place in 0..self.side(seat).creatures.len() {
                if !fits(&self.side(seat).creatures[place]) {
                    continue;
                }
                let body = &mut self.side_mut(seat).creatures[place];
                body.damage = body.damage.saturating_add(damage);
                let body = *body;
                let left = self.looks(&body).left;
                tell(Event::Damaged { thing: self.thing(seat, body.id, body.card), damage, left });
            }
        }
    }

    fn destroy(&mut self, prey: Prey, id: Id, tell: &mut impl FnMut(Event)) {
        for seat in Seat::all(2) {
            match prey {
                Prey::Creature => {
                    if let Some(place) = self.side(seat).creatures.iter().position(|body| body.id == id) {
                        self.bury_creature(seat, place, tell);
                    }
                }
                Prey::Land => {
                    let side = self.side_mut(seat);
                    if let Some(place) = side.lands.iter().position(|land| land.id == id) {
                        let card = side.lands.remove(place).card;
                        self.put_away(seat, id, card, tell);
                    }
                }
                Prey::Enchantment => {
                    let side = self.side_mut(seat);
                    if let Some(place) = side.auras.iter().position(|aura| aura.id == id) {
                        let card = side.auras.remove(place).card;
                        self.put_away(seat, id, card, tell);
                    }
                }
            }
        }
    }

    /// MG-23: every creature with nothing left of its HP is destroyed. Once is
    /// enough: what falls with a creature changes no other.
    pub(crate) fn bury(&mut self, tell: &mut impl FnMut(Event)) {
        for seat in Seat::all(2) {
            let mut place = 0;
            while let Some(body) = self.side(seat).creatures.get(place) {
                if self.looks(body).left > 0 {
                    place += 1;
                } else {
                    self.bury_creature(seat, place, tell);
                }
            }
        }
    }

    /// Destroys a creature, and what was put on it goes along (MG-21).
    fn bury_creature(&mut self, seat: Seat, place: usize, tell: &mut impl FnMut(Event)) {
        let body = self.side_mut(seat).creatures.remove(place);
        self.put_away(seat, body.id, body.card, tell);
        for owner in Seat::all(2) {
            let mut place = 0;
            while let Some(&aura) = self.side(owner).auras.get(place) {
                if aura.target == Some(body.id) {
                    self.side_mut(owner).auras.remove(place);
                    self.side_mut(owner).discard.push(aura.card);
                    tell(Event::Fell { thing: self.thing(owner, aura.id, aura.card) });
                } else {
                    place += 1;
                }
            }
        }
    }

    /// A destroyed card goes to its owner's discard.
    fn put_away(&mut self, seat: Seat, id: Id, card: Index, tell: &mut impl FnMut(Event)) {
        self.side_mut(seat).discard.push(card);
        self.stirred = true;
        tell(Event::Destroyed { thing: self.thing(seat, id, card) });
    }

    #[inline]
    pub(crate) fn thing(&self, seat: Seat, id: Id, card: Index) -> CardInstance {
        CardInstance { id, card: self.name(card), seat }
    }

    fn aimed(&self, target: Target) -> Option<Aimed> {
        match target {
            Target::Player(seat) => Some(Aimed::Player { seat }),
            Target::Discarded(card) => Some(Aimed::Discarded { card }),
            Target::Card(id) => Seat::all(2).find_map(|seat| {
                let side = self.side(seat);
                let lands = side.lands.iter().map(|land| (land.id, land.card));
                let bodies = side.creatures.iter().map(|body| (body.id, body.card));
                let mut all = lands.chain(bodies).chain(side.auras.iter().map(|aura| (aura.id, aura.card)));
                let card = all.find(|(other, _)| *other == id)?.1;
                Some(Aimed::Card { thing: self.thing(seat, id, card) })
            }),
        }
    }

    fn attack(&mut self, seat: Seat, id: Id, tell: &mut impl FnMut(Event)) {
        let vigilance = self.creature(id).is_some_and(|(_, body)| self.looks(body).vigilance); // MG-61
        if let Some(body) = self.side_mut(seat).creatures.iter_mut().find(|body| body.id == id) {
            body.tapped = !vigilance;
            let card = body.card;
            self.attacks.push(Attack { attacker: id, defender: None });
            tell(Event::Attacks { attacker: self.thing(seat, id, card) });
        }
    }
}
