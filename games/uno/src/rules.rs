//! The rules as the hall asks for them.
//!
//! Giving up (`Drop`): the hand stays closed on the table and is counted at the
//! end, the seat is passed over and cannot win, the others go on. A penalty that
//! it faced is taken with it, so that nobody inherits it; a colour that it still
//! owed is drawn at random. The last who stays wins.

use std::ops::{ControlFlow, RangeInclusive};

use arrayvec::ArrayVec;
use meydan_core::{
    ConfigError, Digest, Game, GameTime, Input, Outcome, Pending, Place, Rng, Seat, SeatSet, Viewer,
};

use crate::cards::answers;
use crate::state::other_lays;
use crate::view::redacted;
use crate::{
    Action, Card, Cards, Colour, Config, Deed, Event, History, Kinds, LastMove, MOST_SEATS, MOST_TURNS,
    Phase, Reason, Refusal, Symbol, Table, Uno, View, WhyDrawn,
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
    /// Drawing, laying a Wild and naming its colour each turn, and everybody may give up.
    const MOST_INPUTS: u32 = 3 * MOST_TURNS as u32 + MOST_SEATS as u32;

    fn start(config: &Config, seats: u8, rng: Rng, mut tell: impl FnMut(Event)) -> Result<Self, ConfigError> {
        let Some(start) = &config.start else {
            return Ok(Uno::deal_and_start(seats, rng, tell));
        };
        if let Some((code, rule)) = start.fault(seats) {
            return Err(ConfigError::new("start", code, rule));
        }
        let mut game = Uno::dealt(seats, rng);
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

    #[inline]
    fn for_each_legal(&self, seat: Seat, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if seat != self.turn {
            return ControlFlow::Continue(());
        }
        let lays = match self.phase {
            Phase::Over => return ControlFlow::Continue(()),
            Phase::Colour => return Colour::ALL.into_iter().try_for_each(|colour| f(Action::Name(colour))),
            Phase::Lay | Phase::Drawn => Kinds(self.lays()),
        };
        lays.iter().try_for_each(|card| f(Action::Lay(card)))?;
        match self.beside_laying(lays) {
            Some(action) => f(action),
            None => ControlFlow::Continue(()),
        }
    }

    #[inline]
    fn random_legal(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        if seat != self.turn {
            return None;
        }
        let lays = match self.phase {
            Phase::Over => return None,
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

    fn check(&self, _seat: Seat, action: Action) -> Result<(), Refusal> {
        let colour_asked = self.phase == Phase::Colour;
        match action {
            Action::Name(_) if colour_asked => Ok(()),
            Action::Name(_) => Err(Refusal::NoColourAsked),
            _ if colour_asked => Err(Refusal::NameAColour),
            Action::Lay(card) => self.check_lay(card),
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
            points: self.end.map(|_| self.points()),
            end: self.end,
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
        vec![match action {
            Action::Lay(card) => Place::new(format!("hand:{card}")),
            Action::Draw | Action::Take => Place::new("stock"),
            Action::Pass => Place::button("pass"),
            Action::Name(colour) => Place::button(colour.code()),
        }]
    }

    fn attempt(view: &View, _seat: Seat, touched: &[Place]) -> Option<Action> {
        let place = touched.last()?.as_str();
        match place.strip_prefix("hand:") {
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
        game.tell_hands(&mut tell);
        let starter = game.turn;
        let symbol = game.middle.symbol();
        game.clockwise = symbol != Symbol::Reverse;
        if matches!(symbol, Symbol::Skip | Symbol::Reverse | Symbol::Draw2) {
            game.turn = game.after(starter);
        }
        if let Some(colour) = game.colour {
            tell(Event::Started {
                card: game.middle,
                colour,
                starter,
                begins: game.turn,
                clockwise: game.clockwise,
            });
        }
        match symbol {
            Symbol::Skip => game.skip(starter, &mut tell),
            Symbol::Draw2 => {
                let cards = game.draw_many(starter, 2);
                game.last[starter.index()] = Some(LastMove::Took { count: cards.len() });
                tell(Event::Drew {
                    seat: starter,
                    count: cards.len(),
                    why: WhyDrawn::StartCard,
                    cards: Some(cards),
                });
            }
            _ => {}
        }
        game
    }

    fn tell_hands(&self, tell: &mut impl FnMut(Event)) {
        for seat in Seat::all(self.seats) {
            let hand = self.hands[seat.index()];
            tell(Event::Dealt { seat, count: hand.len(), cards: Some(hand) });
        }
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
        match action {
            Action::Lay(card) => self.lay(seat, card, tell),
            Action::Draw => self.draw_one(seat, tell),
            Action::Take => self.take_penalty(seat, tell),
            Action::Pass => {
                tell(Event::Passed { seat });
                self.end_turn(self.after(seat), tell);
            }
            Action::Name(colour) => self.name(seat, colour, tell),
        }
        let got = self.hands[seat.index()].len().saturating_sub(before);
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
    fn lay(&mut self, seat: Seat, card: Card, tell: &mut impl FnMut(Event)) {
        let index = seat.index();
        let others = other_lays(self.middle, self.colour, self.penalty);
        self.hands[index].take(card);
        // UN-15: the card before goes under the stock.
        self.stock[usize::from(self.stock_size)] = self.middle;
        self.stock_size += 1;
        self.middle = card;
        self.colour = card.colour();
        self.penalty += card.penalty();
        let left = self.hands[index].len();
        self.known[index].laid(card);
        if card == Card::WILD_DRAW4 {
            // UN-12: nothing else went.
            self.known[index].lacks(others, left);
        }
        self.middle_is_seen();
        let drew = self.phase == Phase::Drawn;
        self.last[index] = Some(LastMove::Laid { card, colour: None, drew });
        tell(Event::Laid { seat, card, left });
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
            _ => self.hand_on(seat, tell),
        }
    }

    fn skip(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.last[seat.index()] = Some(LastMove::Skipped);
        tell(Event::Skipped { seat });
    }

    /// The turn goes to the next, with the penalty if there is one.
    #[inline]
    fn hand_on(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
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

    fn draw_penalty(&mut self, seat: Seat, why: WhyDrawn, tell: &mut impl FnMut(Event)) {
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
        let card = self.draw(seat);
        let count = u8::from(card.is_some());
        self.last[seat.index()] = Some(LastMove::Drew { count });
        let cards = Some(card.into_iter().collect());
        tell(Event::Drew { seat, count, why: WhyDrawn::NothingFits, cards });
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
    fn end_turn(&mut self, next: Seat, tell: &mut impl FnMut(Event)) {
        self.turns += 1;
        self.drawn = None;
        self.phase = Phase::Lay;
        if self.turns >= MOST_TURNS {
            return self.finish(Reason::TurnLimit, tell); // UN-17
        }
        self.turn = next;
    }

    fn finish(&mut self, reason: Reason, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Over;
        self.drawn = None;
        self.end = Some(reason);
        let points = self.points();
        let hands = self.hands.iter().take(self.seats.into()).copied().collect();
        tell(Event::Ended { reason, hands, winners: self.winners(&points), points });
    }

    /// UN-20: the sum of each hand.
    fn points(&self) -> ArrayVec<i32, MOST_SEATS> {
        self.hands.iter().take(self.seats.into()).map(Cards::points).collect()
    }

    /// Who has the fewest points among those who stayed.
    fn winners(&self, points: &[i32]) -> SeatSet {
        let stayed = || Seat::all(self.seats).filter(|seat| !self.gone.contains(*seat));
        let fewest = stayed().map(|seat| points[seat.index()]).min();
        stayed().filter(|seat| Some(points[seat.index()]) == fewest).collect()
    }
}
