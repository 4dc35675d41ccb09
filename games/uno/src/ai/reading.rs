//! Reading hands from what was done with them.
//!
//! Hands that agree with what everybody can conclude are not equally likely: who
//! lays a card, names a colour or takes a penalty chose that among what else the
//! hand allowed. Here hidden hands are drawn in proportion to how likely they
//! make the choices that were seen, if players choose mostly by rules of thumb.
//!
//! It is a random walk (Metropolis and others, 1953): two unseen cards change
//! places, between hidden hands or with the stock, or two cards of a hand the
//! times at which they came into it; the change is kept by how much more or less
//! likely it makes what was seen.

use arrayvec::ArrayVec;
use meydan_core::{Determinize, Rng, Seat};

use super::thumb::{Aim, IMPOSSIBLE, Sight};
use crate::imagine::lies_unseen;
use crate::state::other_lays;
use crate::{Action, Card, Cards, Deed, HouseRule, MOST_SEATS, Phase, Table, Uno, View};

/// So much of the choices is made by no rule that is known here. People have
/// their own, and the computers that look ahead find better ones.
const NOISE: f32 = 0.05;

/// So many steps lead away from the first hands, which only agree with the view.
const FIRST_STEPS: u32 = 400;

/// So many steps lie between two positions; neighbours may resemble each other,
/// as there are many.
const STEPS: u32 = 12;

/// A card and the deeds between which it was in hand: it was there before the
/// first and, if it was laid, before the second.
#[derive(Clone, Copy, Debug)]
struct Held {
    card: Card,
    from: u8,
    until: u8,
}

/// Still in hand.
const STILL: u8 = u8::MAX;

impl Held {
    fn is_there(self, at: u8) -> bool {
        self.from <= at && at <= self.until
    }
}

/// A choice that was seen, and what the player saw before it if the hand is as imagined.
#[derive(Clone, Copy, Debug)]
struct Moment {
    at: u8,
    action: Action,
    table: Table,
    sight: Sight,
    /// How likely that hand makes the choice.
    chance: f32,
}

/// A hand that is not seen.
#[derive(Debug)]
struct Rival {
    seat: Seat,
    /// Every card that it is imagined to have had: those that may be others, those that
    /// are known to be in hand, and those that were laid.
    held: Vec<Held>,
    open: usize,
    still: usize,
    moments: Vec<Moment>,
    /// Of these kinds at least one unseen card is elsewhere.
    passed_by: u64,
    /// A change that was not decided about: moments as they would be.
    changed: Vec<(usize, Moment)>,
}

/// Where an unseen card is.
#[derive(Clone, Copy)]
enum Place {
    Hand(usize, usize),
    Stock(usize),
}

/// The walk, and where it is.
pub(super) struct Reading {
    position: Uno,
    rivals: ArrayVec<Rival, MOST_SEATS>,
    /// All unseen cards.
    pool: Cards,
}

impl Reading {
    /// Starts with any hands that agree with the view.
    pub(super) fn new(view: &View, rng: &mut Rng) -> Reading {
        let mut position = Uno::determinize(view, rng);
        // Only this round is looked at: what it is worth to the match is what it is worth by itself.
        position.house = position.house.without(HouseRule::Rounds);
        position.tally = None;
        let mut pool = Cards::deck();
        pool.take(view.middle);
        for card in view.hands.iter().flatten().chain(&view.seen).flat_map(Cards::iter) {
            pool.take(card);
        }
        let hidden = Seat::all(view.seats()).filter(|seat| view.hands[seat.index()].is_none());
        let rivals = hidden.map(|seat| Rival::new(view, seat, position.hand(seat), rng)).collect();
        let mut reading = Reading { position, rivals, pool };
        for _ in 0..FIRST_STEPS {
            reading.step(rng);
        }
        reading
    }

    /// Goes on to other hands.
    pub(super) fn walk(&mut self, rng: &mut Rng) {
        for _ in 0..STEPS {
            self.step(rng);
        }
    }

    /// One step of the walk.
    fn step(&mut self, rng: &mut Rng) {
        if self.rivals.is_empty() {
            return;
        }
        let one = rng.range(self.rivals.len() as u32) as usize;
        if rng.range(4) == 0 {
            self.rivals[one].change_times(rng);
        } else if self.rivals[one].open > 0 {
            let card = rng.range(self.rivals[one].open as u32) as usize;
            if let Some(other) = self.other(one, rng) {
                self.exchange((one, card), other, rng);
            }
        }
    }

    /// Any unseen card that is not in this hand.
    fn other(&self, one: usize, rng: &mut Rng) -> Option<Place> {
        let stock = self.position.stock().len();
        let hands = || (0..self.rivals.len()).filter(|&hand| hand != one);
        let all = stock + hands().map(|hand| self.rivals[hand].open).sum::<usize>();
        let mut at = if all == 0 { return None } else { rng.range(all as u32) as usize };
        for hand in hands() {
            let open = self.rivals[hand].open;
            if at < open {
                return Some(Place::Hand(hand, at));
            }
            at -= open;
        }
        Some(Place::Stock(at))
    }

    fn exchange(&mut self, (hand, at): (usize, usize), other: Place, rng: &mut Rng) {
        let card = self.rivals[hand].held[at].card;
        match other {
            Place::Stock(place) => {
                let gets = self.position.stock[place];
                if gets == card || !self.may_get(hand, gets) {
                    return;
                }
                let ratio = self.rivals[hand].if_changed(at, gets);
                if accepts(ratio, rng) {
                    self.rivals[hand].change(at, gets);
                    self.position.stock[place] = card;
                }
            }
            Place::Hand(second, place) => {
                let gets = self.rivals[second].held[place].card;
                if gets == card || !self.may_get(hand, gets) || !self.may_get(second, card) {
                    return;
                }
                let ratio =
                    self.rivals[hand].if_changed(at, gets) * self.rivals[second].if_changed(place, card);
                if accepts(ratio, rng) {
                    self.rivals[hand].change(at, gets);
                    self.rivals[second].change(place, card);
                }
            }
        }
    }

    /// Whether a hand may have one more of this kind.
    fn may_get(&self, hand: usize, card: Card) -> bool {
        let rival = &self.rivals[hand];
        rival.passed_by & card.bit() == 0 || {
            let has = rival.held[..rival.open].iter().filter(|held| held.card == card).count();
            has + 1 < usize::from(self.pool.count(card))
        }
    }

    /// The position as it is imagined now.
    pub(super) fn position(&self, rng: &mut Rng) -> Uno {
        let mut position = self.position.clone();
        for rival in &self.rivals {
            position.hands[rival.seat.index()] =
                rival.held[..rival.still].iter().map(|held| held.card).collect();
        }
        if let Some(dare) = position.dare {
            let others = other_lays(dare.on.middle, dare.on.colour, dare.on.penalty);
            position.bluff = position.hands[dare.by.index()].kinds().0 & others != 0;
        }
        position.rng = rng.fork();
        position
    }
}

fn accepts(ratio: f64, rng: &mut Rng) -> bool {
    ratio >= 1.0 || f64::from(rng.next_u32()) < ratio * f64::from(u32::MAX)
}

impl Rival {
    fn new(view: &View, seat: Seat, hand: &Cards, rng: &mut Rng) -> Rival {
        let deeds: Vec<Deed> = view.history.deeds().collect();
        let (mut moments, had) = moments(view, seat, &deeds);
        // When cards came and went. Which came when is open, but after drawing only what was drawn fits.
        let mut slots = vec![0; had];
        let mut laid = Vec::new();
        for moment in &moments {
            if let Action::Lay(card) = moment.action
                && !slots.is_empty()
            {
                let slot = if moment.sight.phase() == Phase::Drawn { slots.len() - 1 } else { 0 };
                laid.push(Held { card, from: slots.remove(slot), until: moment.at });
            }
            slots.extend((0..deeds[usize::from(moment.at)].got).map(|_| moment.at + 1));
        }
        let seen = view.seen_in(seat);
        let mut unknown = *hand;
        seen.iter().for_each(|card| {
            unknown.take(card);
        });
        let mut cards: Vec<Card> = unknown.iter().collect();
        rng.shuffle(&mut cards);
        let open = cards.len();
        cards.extend(seen.iter());
        if !seen.is_empty() {
            // What was held before hands moved was there before anything else.
            slots.sort_unstable_by(|a, b| b.cmp(a));
        }
        slots.resize(cards.len(), 0);
        let still = cards.len();
        let now = cards.into_iter().zip(slots).map(|(card, from)| Held { card, from, until: STILL });
        let held: Vec<Held> = now.chain(laid).collect();
        for moment in &mut moments {
            let mut hand = Cards::NONE;
            held.iter().filter(|held| held.is_there(moment.at)).for_each(|held| put(&mut hand, held.card));
            moment.look(hand);
        }
        let kinds = view.known[seat.index()].passed_by.iter();
        let passed_by = kinds.filter(|&kind| lies_unseen(view, kind)).fold(0, |all, kind| all | kind.bit());
        Rival { seat, held, open, still, moments, passed_by, changed: Vec::new() }
    }

    /// How many times as likely all that was seen would be with another card at a place.
    fn if_changed(&mut self, at: usize, gets: Card) -> f64 {
        let held = self.held[at];
        self.if_hands(|moment, hand| {
            let there = held.is_there(moment);
            if there {
                hand.take(held.card);
                put(hand, gets);
            }
            there
        })
    }

    fn change(&mut self, at: usize, gets: Card) {
        self.held[at].card = gets;
        self.keep();
    }

    /// Two cards change the times at which they came.
    fn change_times(&mut self, rng: &mut Rng) {
        let mut any = || rng.range(self.held.len().max(1) as u32) as usize;
        let (a, b) = (any(), any());
        let (Some(&one), Some(&two)) = (self.held.get(a), self.held.get(b)) else { return };
        if one.from == two.from || one.from > two.until || two.from > one.until {
            return;
        }
        let ratio = self.if_hands(|moment, hand| {
            let was = [one.is_there(moment), two.is_there(moment)];
            let is = [two.from <= moment && moment <= one.until, one.from <= moment && moment <= two.until];
            for (held, (was, is)) in [one, two].into_iter().zip(was.into_iter().zip(is)) {
                if was && !is {
                    hand.take(held.card);
                }
            }
            for (held, (was, is)) in [one, two].into_iter().zip(was.into_iter().zip(is)) {
                if is && !was {
                    put(hand, held.card);
                }
            }
            was != is
        });
        if accepts(ratio, rng) {
            (self.held[a].from, self.held[b].from) = (two.from, one.from);
            self.keep();
        }
    }

    /// How many times as likely all that was seen would be with other hands; kept if `keep` follows.
    fn if_hands(&mut self, mut change: impl FnMut(u8, &mut Cards) -> bool) -> f64 {
        self.changed.clear();
        let mut ratio = 1.0;
        for (index, moment) in self.moments.iter().enumerate() {
            let mut hand = moment.sight.hand();
            if change(moment.at, &mut hand) {
                let mut new = *moment;
                new.look(hand);
                ratio *= f64::from(new.chance) / f64::from(moment.chance);
                self.changed.push((index, new));
            }
        }
        ratio
    }

    fn keep(&mut self) {
        for (index, moment) in self.changed.drain(..) {
            self.moments[index] = moment;
        }
    }
}

/// A card that was laid may be drawn again, so a hand of some time ago can be
/// imagined with more of a kind than there are; that is held to be impossible.
fn put(hand: &mut Cards, card: Card) {
    if hand.count(card) < 4 {
        hand.add(card);
    }
}

impl Moment {
    fn look(&mut self, hand: Cards) {
        self.sight.take_up(hand, self.table);
        let possible = !hand.is_overfull();
        self.chance =
            if possible { self.sight.chance(Aim::FewPoints, self.action, NOISE) } else { IMPOSSIBLE };
    }
}

/// The choices of a seat, and how many cards it had before the first deed.
fn moments(view: &View, seat: Seat, deeds: &[Deed]) -> (Vec<Moment>, usize) {
    // Backwards: how many cards everybody had, and the direction.
    let mut counts = [0; MOST_SEATS];
    for (count, now) in counts.iter_mut().zip(&view.counts) {
        *count = *now;
    }
    let mut clockwise = view.clockwise;
    let mut moments = Vec::new();
    for (at, deed) in deeds.iter().enumerate().rev() {
        let count = &mut counts[deed.seat.index()];
        *count = count.saturating_sub(deed.got) + u8::from(matches!(deed.action, Action::Lay(_)));
        clockwise ^= deed.turns_round();
        if deed.seat == seat {
            let sight = Sight::from_outside(view, seat, clockwise, |seat| counts[seat.index()]);
            let table = view.history.before();
            moments.push(Moment { at: at as u8, action: deed.action, table, sight, chance: 1.0 });
        }
    }
    moments.reverse();
    // Forwards: what lay on the table.
    let mut table = view.history.before();
    let mut drew = false;
    let mut own = moments.iter_mut();
    for &deed in deeds {
        if deed.seat == seat
            && let Some(moment) = own.next()
        {
            moment.table = table;
            moment.sight.is_asked(
                match deed.action {
                    Action::Name(_) => Phase::Colour,
                    _ if drew => Phase::Drawn,
                    _ => Phase::Lay,
                },
                table.penalty,
            );
        }
        drew = deed.action == Action::Draw && deed.got > 0;
        table = table.after(deed);
    }
    (moments, counts[seat.index()].into())
}

#[cfg(test)]
mod tests {
    use meydan_core::{Game, GameTime, Input, Seed, Viewer};

    use super::*;
    use crate::{Colour, Config, StartPosition};

    /// Positions of rounds played by rules of thumb, with the seat whose turn it is.
    fn positions(rounds: u64, mut visit: impl FnMut(&Uno, Seat, &mut Rng)) {
        for number in 0..rounds {
            let mut rng = Seed::from_number(number).rng();
            let mut position = Uno::deal_and_start(3 + (number % 3) as u8, rng.fork(), drop);
            while let Some(seat) = position.turn() {
                visit(&position, seat, &mut rng);
                let action = Sight::of_position(&position).best(Aim::FewPoints, &mut rng);
                let action = action.expect("something to do");
                position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
            }
        }
    }

    fn cards_of_others(position: &Uno, seat: Seat) -> impl Iterator<Item = (Seat, &Cards)> {
        Seat::all(position.seats())
            .filter(move |&other| other != seat)
            .map(|other| (other, position.hand(other)))
    }

    #[test]
    fn what_is_imagined_looks_the_same_and_is_possible() {
        let (mut hands, mut possible) = (0, 0);
        positions(30, |position, seat, rng| {
            let view = position.view(Viewer::Seat(seat));
            let mut reading = Reading::new(&view, rng);
            for _ in 0..3 {
                reading.walk(rng);
                let imagined = reading.position(rng);
                assert_eq!(imagined.view(Viewer::Seat(seat)), view);
                let mut all: Cards = imagined.stock().iter().copied().chain([imagined.middle()]).collect();
                let held = Seat::all(imagined.seats()).flat_map(|seat| imagined.hand(seat).iter());
                held.for_each(|card| all.add(card));
                assert_eq!(all, Cards::deck(), "108 cards (UN-01)");
                for (other, hand) in cards_of_others(&imagined, seat) {
                    hands += 1;
                    possible += u32::from(position.known(other).allows(hand));
                }
            }
        });
        // The walk may pass through what is impossible, but hardly ever stays there.
        assert!(possible * 100 > hands * 97, "{possible} of {hands}");
    }

    /// The truth is never held to be impossible, and what the hands did makes it likelier than chance does.
    #[test]
    fn it_comes_nearer_to_the_true_hands() {
        let (mut read, mut dealt) = (0, 0);
        let alike = |one: &Uno, other: &Uno, seat: Seat| -> u32 {
            let alike = |(seat, hand): (Seat, &Cards)| -> u32 {
                let other = other.hand(seat);
                hand.kinds().iter().map(|card| u32::from(hand.count(card).min(other.count(card)))).sum()
            };
            cards_of_others(one, seat).map(alike).sum()
        };
        positions(40, |position, seat, rng| {
            let view = position.view(Viewer::Seat(seat));
            let mut reading = Reading::new(&view, rng);
            for _ in 0..5 {
                reading.walk(rng);
                read += alike(position, &reading.position(rng), seat);
                dealt += alike(position, &Uno::determinize(&view, rng), seat);
            }
        });
        assert!(read * 100 > dealt * 115, "{read} against {dealt}");
    }

    /// Who names blue has blue, rather than not; and who has seen nothing imagines anything.
    #[test]
    fn a_colour_named_is_a_colour_held() {
        let start: StartPosition = "middle r5; 1: wild g1 b2 b3 b4 y9; 2: g4 g6 g7 y1 y2; 3: y3 y4 r1 r2 r3"
            .parse()
            .expect("a start");
        let mut rng = Seed::from_number(4).rng();
        let config = Config { start: Some(start), ..Config::default() };
        let mut position = Uno::start(&config, 3, rng.fork(), drop).expect("it starts");
        for action in [Action::Lay(Card::WILD), Action::Name(Colour::Blue)] {
            position.play(GameTime::ZERO, Input::Act { seat: Seat(0), action }, drop);
        }
        let view = position.view(Viewer::Seat(Seat(1)));
        let mut reading = Reading::new(&view, &mut rng);
        let (mut read, mut dealt) = (0, 0);
        for _ in 0..1_000 {
            reading.walk(&mut rng);
            read += u32::from(reading.position(&mut rng).hand(Seat(0)).of_colour(Colour::Blue));
            dealt += u32::from(Uno::determinize(&view, &mut rng).hand(Seat(0)).of_colour(Colour::Blue));
        }
        assert!(read > dealt + 500, "{read} against {dealt}");
    }
}
