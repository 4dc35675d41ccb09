//! The rules as the hall asks for them.
//!
//! Giving up (`Drop`): the hand stays closed on the table and is counted at the
//! end, the seat is passed over and cannot win, the others go on. A penalty that
//! it faced is taken with it, so that nobody inherits it; a colour that it still
//! owed is drawn at random, hands that it was to swap stay. The last who stays wins.

use std::ops::{ControlFlow, RangeInclusive};

use arrayvec::ArrayVec;
use meydan_core::{
    ConfigError, Digest, Game, GameTime, Input, OptionSpec, Outcome, Pending, Place, Rng, Seat, SeatSet,
    Viewer,
};

use crate::cards::answers;
use crate::state::other_lays;
use crate::view::redacted;
use crate::{
    Action, Card, Cards, Colour, Config, Dare, Deed, Event, History, HouseRule, Kinds, LastMove, MOST_ROUNDS,
    MOST_SEATS, MOST_TURNS, Phase, Reason, Refusal, Symbol, Table, Tally, Uno, View, WhyDrawn,
};

impl Game for Uno {
    type Config = Config;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "uno";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=5;
    /// A card seen cannot be unseen.
    const TAKEBACK: bool = false;
    const HIDDEN: bool = true;
    const WINDOWS: bool = true;
    /// A challenge, drawing, laying, naming a colour and calling or catching, each turn of each round,
    /// and everybody may give up.
    const MOST_INPUTS: u32 = 5 * MOST_TURNS as u32 * MOST_ROUNDS as u32 + MOST_SEATS as u32;
    const OPTIONS: &'static [OptionSpec] = crate::house::OPTIONS;

    fn start(config: &Config, seats: u8, rng: Rng, mut tell: impl FnMut(Event)) -> Result<Self, ConfigError> {
        if let Some((code, rule)) = config.start.as_ref().and_then(|start| start.fault(seats)) {
            return Err(ConfigError::new("start", code, rule));
        }
        let mut game = Uno::dealt(seats, rng);
        game.house = config.house();
        game.tally = config.rounds.then(|| Tally::new(seats));
        let Some(start) = &config.start else {
            game.open_round(&mut tell);
            return Ok(game);
        };
        for (hand, given) in game.hands.iter_mut().zip(&start.hands) {
            *hand = *given;
        }
        let rest = start.left_over().unwrap_or(Cards::NONE);
        game.stock_size = rest.len();
        for (place, card) in game.stock.iter_mut().zip(rest.iter()) {
            *place = card;
        }
        game.middle = start.middle;
        game.colour = Some(start.colour);
        game.clockwise = start.clockwise;
        game.turn = start.turn;
        game.penalty = start.penalty;
        game.turns = start.turns;
        game.known = Default::default();
        let (middle, colour) = (start.middle, Some(start.colour));
        game.history = History::new(Table { middle, colour, penalty: start.penalty });
        game.middle_is_seen();
        game.tell_hands(&mut tell);
        tell(Event::Started {
            card: start.middle,
            colour: start.colour,
            starter: start.turn,
            begins: start.turn,
            clockwise: start.clockwise,
        });
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn pending(&self) -> Pending {
        if self.phase == Phase::Over { Pending::Over } else { Pending::Seats(SeatSet::one(self.turn)) }
    }

    fn outcome(&self) -> Option<Outcome> {
        let reason = self.end?;
        let points = self.points();
        Some(Outcome::new(&points, self.winners(&points), reason.code()))
    }

    /// Everybody else, while somebody can be caught (UN-50) or the middle card be laid once
    /// more (UN-54). Who holds that card is a secret, so it does not depend on hands.
    #[inline]
    fn at_will(&self) -> SeatSet {
        if self.house.is_none() || self.phase == Phase::Over {
            return SeatSet::EMPTY;
        }
        let open = self.uncalled.is_some() || self.may_jump_in();
        self.stayed().filter(|seat| open && *seat != self.turn).collect()
    }

    #[inline]
    fn for_each_legal(&self, seat: Seat, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.phase == Phase::Over || self.gone.contains(seat) {
            return ControlFlow::Continue(());
        }
        if seat == self.turn {
            match self.phase {
                Phase::Over => {}
                Phase::Colour => Colour::ALL.into_iter().try_for_each(|colour| f(Action::Name(colour)))?,
                Phase::Swap => {
                    let others = self.stayed().filter(|other| *other != seat);
                    others.map(Action::Swap).try_for_each(&mut f)?;
                }
                Phase::Lay | Phase::Drawn => {
                    let lays = Kinds(self.lays());
                    self.each_lay(seat, lays, &mut f)?;
                    if let Some(action) = self.beside_laying(lays) {
                        f(action)?;
                    }
                    if self.dare.is_some() && self.phase == Phase::Lay {
                        f(Action::Challenge)?;
                    }
                }
            }
        } else if self.may_jump_in() {
            let same = self.hands[seat.index()].kinds().0 & self.middle.bit();
            self.each_lay(seat, Kinds(same), &mut f)?;
        }
        match self.uncalled {
            None => ControlFlow::Continue(()),
            Some(forgot) if forgot == seat => f(Action::Call),
            Some(_) => f(Action::Catch),
        }
    }

    #[inline]
    fn random_legal(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        if !self.house.is_none() {
            return self.any_legal(seat, rng);
        }
        if seat != self.turn {
            return None;
        }
        let lays = match self.phase {
            Phase::Over | Phase::Swap => return None,
            Phase::Colour => return Some(Action::Name(Colour::number(rng.range(4)))),
            Phase::Lay | Phase::Drawn => Kinds(self.lays()),
        };
        let beside = self.beside_laying(lays);
        let count = lays.len() + u32::from(beside.is_some());
        let mut chosen = if count > 1 { rng.range(count) } else { 0 };
        let mut left = lays.0;
        while left != 0 {
            if chosen == 0 {
                return Some(Action::Lay(Card::of_index(left.trailing_zeros())));
            }
            chosen -= 1;
            left &= left - 1;
        }
        beside
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Call if self.uncalled == Some(seat) => return Ok(()),
            Action::Call => return Err(Refusal::NothingToCall),
            Action::Catch => {
                let other = self.uncalled.is_some_and(|forgot| forgot != seat);
                return if other { Ok(()) } else { Err(Refusal::NobodyToCatch) };
            }
            _ if seat != self.turn => return self.check_at_will(seat, action),
            _ => {}
        }
        let colour_asked = self.phase == Phase::Colour;
        match action {
            Action::Name(_) if colour_asked => Ok(()),
            Action::Name(_) => Err(Refusal::NoColourAsked),
            _ if colour_asked => Err(Refusal::NameAColour),
            Action::Swap(with) => self.check_swap(seat, with),
            _ if self.phase == Phase::Swap => Err(Refusal::ChooseAPlayer),
            Action::Lay(card) => self.check_lay(card),
            Action::LayCalling(card) => self.check_lay(card).and_then(|()| self.check_call(seat, action)),
            Action::Challenge if self.dare.is_some() && self.phase == Phase::Lay => Ok(()),
            Action::Challenge => Err(Refusal::NothingToChallenge),
            Action::Take if self.penalty > 0 => Ok(()),
            Action::Take => Err(Refusal::NoPenalty),
            Action::Draw | Action::Pass if self.penalty > 0 => Err(Refusal::PenaltyWaits(self.penalty)),
            Action::Draw if self.phase == Phase::Drawn => Err(Refusal::DrawnAlready),
            Action::Draw => match Kinds(self.lays()).iter().next() {
                Some(card) => Err(Refusal::MustLay(card)),
                None => Ok(()),
            },
            Action::Pass if self.phase == Phase::Drawn => Ok(()),
            Action::Pass => Err(Refusal::NothingDrawn),
            // Answered above.
            Action::Call | Action::Catch => Err(Refusal::NotAnAction),
        }
    }

    #[inline]
    fn play(&mut self, _at: GameTime, input: Input<Action>, mut tell: impl FnMut(Event)) {
        match input {
            Input::Act { seat, action } => self.act(seat, action, &mut tell),
            Input::Drop { seat } => self.leave(seat, &mut tell),
            // No timer is ever announced, so none can fire.
            Input::Timer { .. } => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let seats = usize::from(self.seats);
        let all = viewer == Viewer::Referee || self.end.is_some();
        let sees = |seat: Seat| all || viewer == Viewer::Seat(seat);
        View {
            you: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Referee => None,
            },
            counts: self.hands.iter().take(seats).map(Cards::len).collect(),
            hands: Seat::all(self.seats).map(|seat| sees(seat).then_some(self.hands[seat.index()])).collect(),
            clockwise: self.clockwise,
            middle: self.middle,
            colour: self.colour,
            penalty: self.penalty,
            stock: self.stock_size,
            turn: self.turn,
            phase: self.phase,
            drawn: self.drawn.filter(|_| sees(self.turn)),
            turns: self.turns,
            last: self.last.iter().take(seats).copied().collect(),
            gone: self.gone,
            known: self.known.iter().take(seats).cloned().collect(),
            history: self.history,
            points: self.end.map(|_| self.hand_points()),
            end: self.end,
            house: self.house,
            uncalled: self.uncalled,
            dare: self.dare,
            seen: match viewer {
                Viewer::Seat(seat) if self.has(HouseRule::SevenZero) && self.end.is_none() => {
                    self.seen[seat.index()].iter().take(seats).copied().collect()
                }
                _ => ArrayVec::new(),
            },
            tally: self.tally.clone(),
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(redacted(event, viewer))
    }

    /// Laying, drawing, passing and naming are done before everybody's eyes;
    /// which card was drawn is no part of the action.
    fn action_is_open(_action: &Action, _seat: Seat, _viewer: Viewer) -> bool {
        true
    }

    fn digest(&self) -> u64 {
        let hands = self.hands.iter().flat_map(Cards::words);
        let mut digest = hands.fold(Digest::new(Self::ID), Digest::word);
        for card in self.stock() {
            digest = digest.word(card.index() as u64);
        }
        let end = self.end.map_or(0, |reason| 1 + reason as u64);
        let digest = self.digest_house(digest);
        digest
            .word(self.middle.index() as u64)
            .word(self.colour.map_or(0, |colour| 1 + colour as u64))
            .word(u64::from(self.clockwise))
            .word(u64::from(self.turn.0) << 8 | self.phase as u64)
            .word(u64::from(self.penalty))
            .word(u64::from(self.turns))
            .word(self.gone.iter().fold(0, |set, seat| set | 1 << seat.0))
            .word(end)
            .word(self.rng.clone().next_u64())
            .finish()
    }

    fn places(&self, _seat: Seat, action: Action) -> Vec<Place> {
        let hand = |card: Card| Place::new(format!("hand:{card}"));
        vec![match action {
            Action::Lay(card) => hand(card),
            // The call comes first: so the card alone still lays it.
            Action::LayCalling(card) => return vec![Place::button("uno"), hand(card)],
            Action::Draw | Action::Take => Place::new("stock"),
            Action::Pass => Place::button("pass"),
            Action::Name(colour) => Place::button(colour.code()),
            Action::Call => Place::button("uno"),
            Action::Catch => Place::button("catch"),
            Action::Challenge => Place::button("challenge"),
            Action::Swap(_) => Place::button(&action.to_string()),
        }]
    }

    fn attempt(view: &View, _seat: Seat, touched: &[Place]) -> Option<Action> {
        let place = touched.last()?.as_str();
        let calls = touched.len() > 1 && touched[0] == Place::button("uno");
        match place.strip_prefix("hand:") {
            Some(card) if calls => card.parse().ok().map(Action::LayCalling),
            Some(card) => card.parse().ok().map(Action::Lay),
            None if place != "stock" => None,
            None if view.penalty > 0 => Some(Action::Take),
            None => Some(Action::Draw),
        }
    }

    /// UN-14: after drawing a card that does not go, the turn passes.
    fn forced(&self) -> Option<(Seat, Action)> {
        (self.phase == Phase::Drawn && self.lays() == 0).then_some((self.turn, Action::Pass))
    }
}

impl Uno {
    /// A new round: dealt, the start card turned up and done as it says (UN-03, UN-04).
    #[must_use]
    pub fn deal_and_start(seats: u8, rng: Rng, mut tell: impl FnMut(Event)) -> Uno {
        let mut game = Uno::dealt(seats, rng);
        game.open_round(&mut tell);
        game
    }

    /// Each of these cards, laid without a word or, where it is the second to last, with the call (UN-50).
    #[inline]
    fn each_lay(
        &self,
        seat: Seat,
        lays: Kinds,
        f: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        lays.iter().try_for_each(|card| f(Action::Lay(card)))?;
        if self.may_call(seat) {
            lays.iter().try_for_each(|card| f(Action::LayCalling(card)))?;
        }
        ControlFlow::Continue(())
    }

    /// What may be done instead of laying one of these cards.
    #[inline]
    fn beside_laying(&self, lays: Kinds) -> Option<Action> {
        if self.penalty > 0 {
            Some(Action::Take)
        } else if self.phase == Phase::Drawn {
            Some(Action::Pass)
        } else {
            // UN-14: who can lay a card must.
            lays.is_empty().then_some(Action::Draw)
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        let before = self.hands[seat.index()].len();
        let round = self.tally.as_ref().map(|tally| tally.round);
        // A new history begins where a house rule moves cards in ways that deeds do not tell.
        let mut anew = matches!(action, Action::Catch | Action::Challenge | Action::Swap(_));
        let goes_on = matches!(self.phase, Phase::Colour | Phase::Swap);
        if !goes_on && !matches!(action, Action::Call | Action::Catch) {
            // UN-50, UN-51: the next player acts.
            self.uncalled = None;
            if action != Action::Challenge {
                self.dare = None;
            }
        }
        match action {
            Action::Lay(card) | Action::LayCalling(card) => {
                if seat != self.turn {
                    tell(Event::JumpedIn { seat }); // UN-54
                    self.turn = seat;
                    anew = true;
                }
                anew |= self.has(HouseRule::SevenZero) && card.symbol() == Symbol::Number(0);
                self.lay(seat, card, matches!(action, Action::LayCalling(_)), tell);
            }
            Action::Draw => self.draw_one(seat, tell),
            Action::Take => self.take_penalty(seat, tell),
            Action::Pass => {
                tell(Event::Passed { seat });
                self.end_turn(self.after(seat), tell);
            }
            Action::Name(colour) => self.name(seat, colour, tell),
            Action::Call => {
                self.uncalled = None;
                return tell(Event::Called { seat });
            }
            Action::Catch => self.catch(seat, tell),
            Action::Challenge => self.challenge(seat, tell),
            Action::Swap(with) => self.swap(seat, with, tell),
        }
        if anew || round != self.tally.as_ref().map(|tally| tally.round) {
            self.history = History::new(self.table());
            return;
        }
        let got = self.hands[seat.index()].len().saturating_sub(before);
        let action = action.lays().map_or(action, Action::Lay);
        self.history.add(Deed { seat, action, got });
    }

    fn check_lay(&self, card: Card) -> Result<(), Refusal> {
        let lays = Kinds(self.lays());
        if lays.contains(card) {
            return Ok(());
        }
        if !self.hands[self.turn.index()].contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        Err(match lays.iter().next() {
            Some(other) if card == Card::WILD_DRAW4 => Refusal::AnotherCardGoes(other), // UN-12
            _ if self.penalty > 0 && !answers(card) => {
                Refusal::DoesNotAnswer { card, penalty: self.penalty } // UN-13
            }
            _ => Refusal::DoesNotFit { card, middle: self.middle }, // UN-10
        })
    }

    #[inline]
    fn lay(&mut self, seat: Seat, card: Card, calling: bool, tell: &mut impl FnMut(Event)) {
        let index = seat.index();
        let on = self.table();
        let others = other_lays(self.middle, self.colour, self.penalty);
        self.hands[index].take(card);
        self.unsee(seat, card);
        // UN-15: the card before goes under the stock.
        self.stock[usize::from(self.stock_size)] = self.middle;
        self.stock_size += 1;
        self.middle = card;
        self.colour = card.colour();
        self.penalty += card.penalty();
        let left = self.hands[index].len();
        self.known[index].laid(card);
        if card == Card::WILD_DRAW4 && self.has(HouseRule::Challenge) {
            // UN-51: something else may have gone.
            self.dare = Some(Dare { by: seat, on, left });
            self.bluff = self.hands[index].kinds().0 & others != 0;
        } else if card == Card::WILD_DRAW4 {
            // UN-12: nothing else went.
            self.known[index].lacks(others, left);
        }
        self.middle_is_seen();
        let drew = self.phase == Phase::Drawn;
        self.last[index] = Some(LastMove::Laid { card, colour: None, drew });
        tell(Event::Laid { seat, card, left });
        if calling {
            tell(Event::Called { seat });
        } else if left == 1 && self.has(HouseRule::Call) {
            self.uncalled = Some(seat);
        }
        if left == 0 {
            return self.last_card(seat, tell);
        }
        if card.is_wild() {
            self.phase = Phase::Colour;
            return;
        }
        match card.symbol() {
            Symbol::Reverse => {
                self.clockwise = !self.clockwise;
                tell(Event::Reversed { clockwise: self.clockwise });
                self.end_turn(self.after(seat), tell);
            }
            Symbol::Skip => {
                let skipped = self.after(seat);
                self.skip(skipped, tell);
                self.end_turn(self.after(skipped), tell);
            }
            Symbol::Number(7) if self.has(HouseRule::SevenZero) => self.phase = Phase::Swap,
            Symbol::Number(0) if self.has(HouseRule::SevenZero) => self.pass_on(seat, tell),
            _ => self.hand_on(seat, tell),
        }
    }

    pub(crate) fn skip(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.last[seat.index()] = Some(LastMove::Skipped);
        tell(Event::Skipped { seat });
    }

    /// The turn goes to the next, with the penalty if there is one.
    #[inline]
    pub(crate) fn hand_on(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let next = self.after(seat);
        if self.penalty > 0 {
            tell(Event::Penalty { seat: next, sum: self.penalty });
        }
        self.end_turn(next, tell);
    }

    /// UN-16: the penalty that the last card caused is taken, then hands are counted.
    fn last_card(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        if self.penalty > 0 {
            let next = self.after(seat);
            self.draw_penalty(next, WhyDrawn::LastCard, tell);
        }
        self.finish(Reason::HandEmpty, tell);
    }

    pub(crate) fn draw_penalty(&mut self, seat: Seat, why: WhyDrawn, tell: &mut impl FnMut(Event)) {
        let cards = self.draw_many(seat, self.penalty);
        self.penalty = 0;
        self.last[seat.index()] = Some(LastMove::Took { count: cards.len() });
        tell(Event::Drew { seat, count: cards.len(), why, cards: Some(cards) });
    }

    fn take_penalty(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.draw_penalty(seat, WhyDrawn::Penalty, tell);
        self.end_turn(self.after(seat), tell);
    }

    #[inline]
    fn draw_one(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        // UN-14: who draws could lay nothing, no Wild Draw 4 either.
        let all = other_lays(self.middle, self.colour, self.penalty) | Card::WILD_DRAW4.bit();
        let count = self.hands[seat.index()].len();
        self.known[seat.index()].lacks(all, count);
        let mut card = self.draw(seat);
        let mut cards: Cards = card.into_iter().collect();
        // UN-52
        while self.has(HouseRule::DrawUntil) && card.is_some_and(|card| all & card.bit() == 0) {
            let Some(next) = self.draw(seat) else { break };
            cards.add(next);
            card = Some(next);
        }
        if cards.len() > 1 {
            // What was drawn before the last fits no more than the hand did.
            self.known[seat.index()].lacks(all, count + cards.len() - 1);
        }
        self.last[seat.index()] = Some(LastMove::Drew { count: cards.len() });
        let why = WhyDrawn::NothingFits;
        tell(Event::Drew { seat, count: cards.len(), why, cards: Some(cards) });
        if card.is_some() {
            self.drawn = card;
            self.phase = Phase::Drawn;
        } else {
            // UN-15: an empty stock gives nothing, and the turn passes.
            self.end_turn(self.after(seat), tell);
        }
    }

    fn name(&mut self, seat: Seat, colour: Colour, tell: &mut impl FnMut(Event)) {
        self.colour = Some(colour);
        if let Some(LastMove::Laid { colour: named, .. }) = &mut self.last[seat.index()] {
            *named = Some(colour);
        }
        tell(Event::Named { seat, colour });
        self.hand_on(seat, tell);
    }

    fn leave(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.gone.insert(seat);
        tell(Event::Left { seat });
        if self.gone.len() + 1 >= u32::from(self.seats) {
            self.last[seat.index()] = Some(LastMove::Left);
            return self.finish(Reason::Resigned, tell);
        }
        if self.uncalled == Some(seat) {
            self.uncalled = None;
        }
        self.dare = self.dare.filter(|dare| dare.by != seat);
        if seat == self.turn {
            if self.phase == Phase::Colour {
                let colour = Colour::number(self.rng.range(4));
                self.act(seat, Action::Name(colour), tell);
            } else if self.penalty > 0 {
                self.act(seat, Action::Take, tell);
            } else {
                self.end_turn(self.after(seat), tell);
            }
        }
        self.last[seat.index()] = Some(LastMove::Left);
    }

    #[inline]
    pub(crate) fn end_turn(&mut self, next: Seat, tell: &mut impl FnMut(Event)) {
        self.turns += 1;
        self.drawn = None;
        self.phase = Phase::Lay;
        if self.turns >= MOST_TURNS {
            return self.finish(Reason::TurnLimit, tell); // UN-17
        }
        self.turn = next;
    }
}
