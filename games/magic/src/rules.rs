//! The rules as the hall asks for them: what may be done, and why not.
//!
//! Giving up (`Drop`) loses at once.

use std::ops::{ControlFlow, RangeInclusive};

use meydan_core::{
    ConfigError, Digest, Game, GameTime, Input, OptionKind, OptionSpec, Outcome, Pending, Place, Rng, Seat,
    SeatSet, Viewer,
};

use crate::attempt::attempt;
use crate::book::{Index, MOST_TEXT};
use crate::card::{Aim, Kind};
use crate::config::Config;
use crate::deck::MOST_CARDS;
use crate::event::redacted;
use crate::pay::Purse;
use crate::state::{MOST_CANCELS, MOST_IN_HAND, QUIET_TURNS, Question};
use crate::{Action, Event, Id, Magic, Mana, Name, Phase, Refusal, Target, View};

impl Game for Magic {
    type Config = Config;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "magic";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    /// A card seen cannot be unseen.
    const TAKEBACK: bool = false;
    const HIDDEN: bool = true;
    const WINDOWS: bool = true;
    /// Something happens at least every sixth turn (MG-17): a card is drawn (each
    /// once, or again after coming back), played or destroyed (likewise), or a
    /// player loses HP. In a turn every land taps once, every card is played and
    /// aimed once, every creature attacks or defends once, four phases end, and before
    /// the fight there is a pass for every instant and two more (MG-62).
    const MOST_INPUTS: u32 = {
        let cards = 2 * MOST_CARDS as u32;
        let happenings = 3 * 2 * cards + 2 * crate::state::PLAYER_HP as u32;
        let a_turn = 6 * cards + 4 * MOST_CANCELS as u32 + 6;
        (happenings + 1) * QUIET_TURNS as u32 * a_turn
    };
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "deck1", kind: OptionKind::Lines { most: MOST_TEXT } },
        OptionSpec { key: "deck2", kind: OptionKind::Lines { most: MOST_TEXT } },
        OptionSpec { key: "cards", kind: OptionKind::Lines { most: MOST_TEXT } },
        OptionSpec { key: "sickness", kind: OptionKind::Flag },
    ];

    /// A deck of one's own making, while the ready ones are known to all.
    fn hides_option(&self, key: &str) -> bool {
        match key {
            "deck1" => self.private[0],
            "deck2" => self.private[1],
            _ => false,
        }
    }

    fn start(
        config: &Config,
        _seats: u8,
        mut rng: Rng,
        mut tell: impl FnMut(Event),
    ) -> Result<Self, ConfigError> {
        let mut game = config.set_up(&mut rng)?;
        for seat in Seat::all(2) {
            let hand = game.side(seat).hand.iter().map(|&card| game.name(card)).collect();
            let count = game.side(seat).hand.len() as u8;
            tell(Event::Dealt { seat, count, cards: Some(hand) });
        }
        // A position that was set up by hand is in the middle of a turn.
        if game.round == 0 {
            game.begin_turn(&mut tell);
        }
        Ok(game)
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn pending(&self) -> Pending {
        self.asked().map_or(Pending::Over, |seat| Pending::Seats(SeatSet::one(seat)))
    }

    fn outcome(&self) -> Option<Outcome> {
        let end = self.end?;
        let points = [i32::from(self.sides[0].hp), i32::from(self.sides[1].hp)];
        let winners = end.loser.map_or(SeatSet::EMPTY, |loser| SeatSet::one(loser.other()));
        Some(Outcome::new(&points, winners, end.reason.code()))
    }

    #[inline]
    fn for_each_legal(&self, seat: Seat, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.asked() != Some(seat) {
            return ControlFlow::Continue(());
        }
        let side = self.side(seat);
        match self.question {
            Question::Play => {
                let (playable, _) = self.playable(seat);
                let mut places = (0..side.hand.len()).filter(|place| playable >> place & 1 == 1);
                places.try_for_each(|place| f(self.played_from(place)))?;
                let mut rested = side.lands.iter().filter(|land| !land.tapped);
                rested.try_for_each(|land| f(Action::Tap(land.id)))?;
                f(Action::Done)
            }
            Question::Window => {
                let (playable, _) = self.playable(seat);
                let mut places = (0..side.hand.len()).filter(|place| playable >> place & 1 == 1);
                places.try_for_each(|place| f(self.played_from(place)))?;
                f(Action::Pass)
            }
            Question::Target { card, .. } => {
                self.for_each_target(card, |target| f(Action::Target(target)))?;
                if self.cancels_of(seat) < MOST_CANCELS {
                    f(Action::Cancel)
                } else {
                    ControlFlow::Continue(())
                }
            }
            Question::Attack => {
                let mut rested = side.creatures.iter().filter(|body| self.may_attack(body));
                rested.try_for_each(|body| f(Action::Attack(body.id)))?;
                f(Action::Done)
            }
            Question::Defend { attacker } => {
                let at = usize::from(attacker);
                let mut free = side.creatures.iter().filter(|body| self.may_defend(body, at));
                free.try_for_each(|body| f(Action::Defend(body.id)))?;
                f(Action::NoDefender)
            }
            Question::Over => ControlFlow::Continue(()),
        }
    }

    #[inline]
    fn random_legal(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        if self.asked() != Some(seat) {
            return None;
        }
        let mut draw = |count: u32| if count > 1 { rng.range(count) } else { 0 };
        let side = self.side(seat);
        // In the order of `for_each_legal`, but looked at once.
        match self.question {
            Question::Play => {
                let (playable, cards) = self.playable(seat);
                let rested = side.lands.iter().filter(|land| !land.tapped);
                let lands = rested.clone().count() as u32;
                let chosen = draw(cards + lands + 1);
                if chosen < cards {
                    let mut places = (0..side.hand.len()).filter(|place| playable >> place & 1 == 1);
                    return places.nth(chosen as usize).map(|place| self.played_from(place));
                }
                let land = rested.clone().nth((chosen - cards) as usize);
                Some(land.map_or(Action::Done, |land| Action::Tap(land.id)))
            }
            Question::Attack => {
                let rested = side.creatures.iter().filter(|body| self.may_attack(body));
                let chosen = draw(rested.clone().count() as u32 + 1);
                let attacker = rested.clone().nth(chosen as usize);
                Some(attacker.map_or(Action::Done, |body| Action::Attack(body.id)))
            }
            Question::Defend { attacker } => {
                let at = usize::from(attacker);
                let free = side.creatures.iter().filter(|body| self.may_defend(body, at));
                let chosen = draw(free.clone().count() as u32 + 1);
                let defender = free.clone().nth(chosen as usize);
                Some(defender.map_or(Action::NoDefender, |body| Action::Defend(body.id)))
            }
            Question::Target { .. } | Question::Window => {
                let mut count = 0;
                let _ = self.for_each_legal(seat, |_| {
                    count += 1;
                    ControlFlow::Continue(())
                });
                let mut skip = draw(count);
                let mut chosen = None;
                let _ = self.for_each_legal(seat, |action| {
                    if skip == 0 {
                        chosen = Some(action);
                        return ControlFlow::Break(());
                    }
                    skip -= 1;
                    ControlFlow::Continue(())
                });
                chosen
            }
            Question::Over => None,
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.question, action) {
            (Question::Target { card, .. }, Action::Target(target)) => self.check_target(card, target),
            (Question::Target { .. }, Action::Cancel) if self.cancels_of(seat) < MOST_CANCELS => Ok(()),
            (Question::Target { .. }, Action::Cancel) => Err(Refusal::CancelledTooOften),
            (Question::Target { card, .. }, _) => Err(Refusal::NameATarget(self.name(card))),
            (_, Action::Target(_) | Action::Cancel) => Err(Refusal::NoTargetAsked),
            (Question::Window, Action::Pass) | (Question::Defend { .. }, Action::NoDefender) => Ok(()),
            (_, Action::Pass) => Err(Refusal::NothingToPass),
            (Question::Window, Action::Play { card, with }) => self.check_instant(seat, card, with, false),
            (Question::Window, Action::Aim { card, with }) => self.check_instant(seat, card, with, true),
            (Question::Window, _) => Err(Refusal::PlayOrPass),
            (Question::Defend { attacker }, Action::Defend(id)) => {
                self.check_defender(seat, id, usize::from(attacker))
            }
            (Question::Defend { .. }, _) => Err(Refusal::NameADefender),
            (_, Action::Defend(_) | Action::NoDefender) => Err(Refusal::NothingToDefend),
            (_, Action::Done) => Ok(()),
            (Question::Attack, Action::Attack(id)) => self.check_attacker(seat, id),
            (_, Action::Attack(_)) => Err(Refusal::NotTheCombatPhase),
            (Question::Play, Action::Play { card, with }) => self.check_card(seat, card, with, false),
            (Question::Play, Action::Aim { card, with }) => self.check_card(seat, card, with, true),
            (Question::Play, Action::Tap(id)) => self.check_tap(seat, id),
            (_, Action::Play { .. } | Action::Aim { .. } | Action::Tap(_)) => Err(Refusal::NotAPlayPhase),
        }
    }

    #[inline]
    fn play(&mut self, _at: GameTime, input: Input<Action>, mut tell: impl FnMut(Event)) {
        match input {
            Input::Act { seat, action } => self.act(seat, action, &mut tell),
            Input::Drop { seat } => self.finish(crate::Reason::Resigned, Some(seat), &mut tell),
            // No timer is ever announced, so none can fire.
            Input::Timer { .. } => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        redacted(event, viewer)
    }

    /// Everything is done before everybody's eyes but picking a card whose
    /// target is still to be named, and thinking better of it.
    fn action_is_open(action: &Action, seat: Seat, viewer: Viewer) -> bool {
        !matches!(action, Action::Aim { .. } | Action::Cancel)
            || viewer == Viewer::Referee
            || viewer == Viewer::Seat(seat)
    }

    fn digest(&self) -> u64 {
        let mut digest = Digest::new(Self::ID);
        for side in &self.sides {
            digest = digest.word(side.hp as u64).bytes(&side.library).bytes(&side.hand).bytes(&side.discard);
            for land in &side.lands {
                digest = digest.bytes(&[land.id, land.card, u8::from(land.tapped)]);
            }
            for body in &side.creatures {
                digest = digest.bytes(&[body.id, body.card, u8::from(body.tapped), body.damage]);
            }
            for aura in &side.auras {
                digest = digest.bytes(&[aura.id, aura.card, aura.target.unwrap_or(0)]);
            }
        }
        for attack in &self.attacks {
            digest = digest.bytes(&[attack.attacker, attack.defender.unwrap_or(0)]);
        }
        let question = match self.question {
            Question::Play => [0, 0],
            Question::Target { card, .. } => [1, card],
            Question::Attack => [2, 0],
            Question::Defend { attacker } => [3, attacker],
            Question::Over => [4, 0],
            Question::Window => [5, 0],
        };
        let loser = self.end.and_then(|end| end.loser).map_or(2, |seat| seat.0);
        let end = self.end.map_or(0, |end| 1 + end.reason as u8);
        let digest = self.digest_further(digest);
        digest
            .bytes(&question)
            .bytes(&self.pool.0)
            .bytes(&[self.turn.0, self.phase as u8, u8::from(self.land_played), self.cancels, self.next_id])
            .bytes(&[u8::from(self.stirred), self.quiet, end, loser])
            .word(u64::from(self.round))
            .finish()
    }

    fn places(&self, _seat: Seat, action: Action) -> Vec<Place> {
        vec![match action {
            Action::Play { card, .. } | Action::Aim { card, .. } => Place::new(format!("hand:{card}")),
            Action::Tap(id) | Action::Attack(id) | Action::Defend(id) | Action::Target(Target::Card(id)) => {
                Place::new(format!("card:{id}"))
            }
            Action::Target(Target::Player(seat)) => Place::new(format!("player:{}", seat.0 + 1)),
            Action::Target(Target::Discarded(name)) => Place::new(format!("discard:{name}")),
            Action::Cancel => Place::button("cancel"),
            Action::NoDefender => Place::button("none"),
            Action::Done => Place::button("done"),
            Action::Pass => Place::button("pass"),
        }]
    }

    fn attempt(view: &View, _seat: Seat, touched: &[Place]) -> Option<Action> {
        attempt(view, touched.last()?)
    }

    /// The first begins, and each has another deck.
    fn role(&self, seat: Seat) -> &'static str {
        if seat == Seat::FIRST { "first" } else { "second" }
    }
}

impl Magic {
    /// The places of the hand whose cards can be played, as bits, one for cards
    /// of the same name; and how many there are.
    #[inline]
    fn playable(&self, seat: Seat) -> (u8, u32) {
        const { assert!(MOST_IN_HAND <= 8) };
        let side = self.side(seat);
        let mana = self.pool_of(seat).and(side.untapped());
        let total = mana.total();
        let instants = self.question == Question::Window;
        let (mut places, mut count) = (0, 0);
        let mut met = [0u64; 4];
        for (place, &index) in side.hand.iter().enumerate() {
            let (word, bit) = (usize::from(index >> 6), 1 << (index & 63));
            if met[word] & bit != 0 {
                continue;
            }
            met[word] |= bit;
            if instants && !self.book.card(index).instant {
                continue;
            }
            if self.is_playable(seat, index, mana, total) {
                places |= 1 << place;
                count += 1;
            }
        }
        (places, count)
    }

    /// Playing the card at this place of the hand, with what it is paid with;
    /// for who knows that it can be played.
    #[inline]
    pub(crate) fn played_from(&self, place: usize) -> Action {
        let seat = self.actor();
        let card = self.book.card(self.side(seat).hand[place]);
        let with = self.payment(seat, place).unwrap_or_default();
        match card.aim() {
            Some(_) => Action::Aim { card: card.name, with },
            None => Action::Play { card: card.name, with },
        }
    }

    /// Whether a card of the hand can be played with this mana, so much in all (MG-12, MG-22).
    #[inline]
    fn is_playable(&self, seat: Seat, card: Index, mana: Mana, total: u32) -> bool {
        let card = self.book.card(card);
        match card.kind {
            Kind::Land(_) => !self.land_played,
            _ => {
                card.cost.total() <= total
                    && mana.has(card.cost.pips)
                    && card.aim().is_none_or(|aim| self.has_target(seat, aim))
            }
        }
    }

    /// What the card at this place of the hand is paid with (MG-51).
    pub(crate) fn payment(&self, seat: Seat, place: usize) -> Option<Mana> {
        let side = self.side(seat);
        let mut others = arrayvec::ArrayVec::<_, MOST_IN_HAND>::new();
        for (other, &index) in side.hand.iter().enumerate() {
            let card = self.book.card(index);
            if other != place && !matches!(card.kind, Kind::Land(_)) {
                others.push(card.cost);
            }
        }
        let purse =
            Purse { pool: self.pool_of(seat), lands: side.untapped(), others: &others, wanted: side.wanted };
        purse.pay(&self.book.card(side.hand[place]).cost)
    }

    #[inline]
    pub(crate) fn has_target(&self, seat: Seat, aim: Aim) -> bool {
        match aim {
            Aim::Creature => self.sides.iter().any(|side| !side.creatures.is_empty()),
            Aim::Land => self.sides.iter().any(|side| !side.lands.is_empty()),
            Aim::Enchantment => self.sides.iter().any(|side| !side.auras.is_empty()),
            Aim::CreatureOrPlayer => true,
            Aim::OwnDiscard => {
                self.side(seat).discard.iter().any(|&card| self.book.card(card).creature().is_some())
            }
        }
    }

    /// Every target of a card, in a fixed order: cards by their numbers, own first; players; the discard.
    pub(crate) fn for_each_target(
        &self,
        card: Index,
        mut f: impl FnMut(Target) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(aim) = self.book.card(card).aim() else { return ControlFlow::Continue(()) };
        let both = [self.actor(), self.actor().other()];
        let mut ids = |list: &mut dyn Iterator<Item = Id>| list.map(Target::Card).try_for_each(&mut f);
        match aim {
            Aim::Creature | Aim::CreatureOrPlayer => {
                for seat in both {
                    ids(&mut self.side(seat).creatures.iter().map(|body| body.id))?;
                }
                if aim == Aim::CreatureOrPlayer {
                    both.into_iter().map(Target::Player).try_for_each(&mut f)?;
                }
            }
            Aim::Land => {
                for seat in both {
                    ids(&mut self.side(seat).lands.iter().map(|land| land.id))?;
                }
            }
            Aim::Enchantment => {
                for seat in both {
                    ids(&mut self.side(seat).auras.iter().map(|aura| aura.id))?;
                }
            }
            Aim::OwnDiscard => {
                let discard = &self.side(self.actor()).discard;
                for (place, &card) in discard.iter().enumerate() {
                    let fits = self.book.card(card).creature().is_some();
                    if fits && !discard[..place].contains(&card) {
                        f(Target::Discarded(self.name(card)))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether this creature was named as a defender.
    #[inline]
    pub(crate) fn defends(&self, id: Id) -> bool {
        self.attacks.iter().any(|attack| attack.defender == Some(id))
    }

    #[inline]
    pub(crate) fn name(&self, card: Index) -> Name {
        self.book.card(card).name
    }

    /// The place in hand of the first card with this name.
    #[inline]
    pub(crate) fn place_in_hand(&self, seat: Seat, name: Name) -> Option<usize> {
        self.side(seat).hand.iter().position(|&card| self.name(card) == name)
    }

    fn check_card(&self, seat: Seat, name: Name, with: Mana, aims: bool) -> Result<(), Refusal> {
        let place = self.place_in_hand(seat, name).ok_or(Refusal::NotInHand(name))?;
        let card = self.book.card(self.side(seat).hand[place]);
        if matches!(card.kind, Kind::Land(_)) && self.land_played {
            return Err(Refusal::LandPlayed);
        }
        match (card.aim(), aims) {
            (Some(_), false) => return Err(Refusal::AsksForTarget(name)),
            (None, true) => return Err(Refusal::AsksForNoTarget(name)),
            (Some(aim), true) if !self.has_target(seat, aim) => return Err(Refusal::NoTargetFor(name)),
            _ => {}
        }
        let Some(payment) = self.payment(seat, place) else {
            return Err(Refusal::CannotPay { card: name, cost: card.cost });
        };
        if payment == with { Ok(()) } else { Err(Refusal::OtherPayment { with: payment }) }
    }

    fn check_tap(&self, seat: Seat, id: Id) -> Result<(), Refusal> {
        match self.side(seat).lands.iter().find(|land| land.id == id) {
            Some(land) if land.tapped => Err(Refusal::IsTapped(id)),
            Some(_) => Ok(()),
            None if self.is_in_play(id) => Err(Refusal::NotYourLand(id)),
            None => Err(Refusal::NoSuchCard(id)),
        }
    }

    fn check_target(&self, card: Index, target: Target) -> Result<(), Refusal> {
        let mut found = false;
        let _ = self.for_each_target(card, |possible| {
            found = possible == target;
            if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match (target, self.book.card(card).aim()) {
            _ if found => Ok(()),
            (Target::Card(id), _) if !self.is_in_play(id) => Err(Refusal::NoSuchCard(id)),
            (_, Some(aim)) => Err(Refusal::NotATarget(aim)),
            (_, None) => Err(Refusal::NoTargetAsked),
        }
    }

    /// An untapped creature of the own side.
    fn check_rested(&self, seat: Seat, id: Id) -> Result<(), Refusal> {
        match self.side(seat).creatures.iter().find(|body| body.id == id) {
            Some(body) if body.tapped => Err(Refusal::IsTapped(id)),
            Some(_) => Ok(()),
            None if self.is_in_play(id) => Err(Refusal::NotYourCreature(id)),
            None => Err(Refusal::NoSuchCard(id)),
        }
    }

    fn check_attacker(&self, seat: Seat, id: Id) -> Result<(), Refusal> {
        self.check_rested(seat, id)?;
        if self.attacks_already(id) {
            return Err(Refusal::AttacksAlready(id));
        }
        let may = self.creature(id).is_some_and(|(_, body)| self.may_attack(body));
        if may { Ok(()) } else { Err(Refusal::JustCame(id)) }
    }

    fn check_defender(&self, seat: Seat, id: Id, attacker: usize) -> Result<(), Refusal> {
        self.check_rested(seat, id)?;
        if self.defends(id) {
            return Err(Refusal::DefendsAlready(id));
        }
        let reaches = self.creature(id).is_some_and(|(_, body)| self.reaches(body, attacker));
        if reaches { Ok(()) } else { Err(Refusal::CannotReach(id)) }
    }

    /// MG-62: what is played before the fight.
    fn check_instant(&self, seat: Seat, name: Name, with: Mana, aims: bool) -> Result<(), Refusal> {
        let place = self.place_in_hand(seat, name).ok_or(Refusal::NotInHand(name))?;
        if !self.book.card(self.side(seat).hand[place]).instant {
            return Err(Refusal::OnlyInstants(name));
        }
        self.check_card(seat, name, with, aims)
    }

    /// What the rules beyond the sheet add to the digest; nothing where there is nothing of them.
    fn digest_further(&self, mut digest: Digest) -> Digest {
        if self.sickness {
            let fresh = |side: &crate::state::Side| {
                side.creatures
                    .iter()
                    .filter(|body| body.fresh)
                    .fold(1, |sum, body| sum * 251 + u64::from(body.id))
            };
            digest = self.sides.iter().map(fresh).fold(digest, Digest::word);
        }
        if self.cancels_there > 0 {
            digest = digest.bytes(&[self.cancels_there]);
        }
        if let Some(window) = &self.window {
            digest = digest.bytes(&[window.asked.0, u8::from(window.passed)]);
            for cast in &window.stack {
                digest = digest.bytes(&[cast.seat.0, cast.card]);
                digest = match cast.target {
                    None => digest.bytes(&[0]),
                    Some(Target::Card(id)) => digest.bytes(&[1, id]),
                    Some(Target::Player(seat)) => digest.bytes(&[2, seat.0]),
                    Some(Target::Discarded(name)) => digest.bytes(&[3]).bytes(name.to_string().as_bytes()),
                };
            }
        }
        digest
    }

    /// Which phase it is.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }
}
