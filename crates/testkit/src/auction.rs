//! A toy game that is as awkward as a tenant may be: three to five seats, hidden
//! hands, sealed answers given at the same time, a timer, seats that leave while the
//! others go on.
//!
//! Everybody holds five of the cards 1–25. Each round a prize lies
//! open, all bid one card sealed, the highest takes the prize. Whoever has not
//! bid when the timer comes bids the lowest card. After five rounds the most
//! prize points win.

use std::fmt;
use std::ops::{ControlFlow, RangeInclusive};
use std::str::FromStr;

use meydan_core::{
    ConfigError, Determinize, Digest, Game, GameTime, Input, OptionKind, OptionSpec, Outcome, Pending, Place,
    Rng, Seat, SeatSet, Timer, Viewer,
};
use serde::{Deserialize, Serialize};

const HAND: usize = 5;
const CARDS: u8 = 25;
const MOST: usize = 5;

/// What can be chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// Seconds to bid.
    pub seconds: u32,
    /// A mark on the cards' backs that only who made the table knows of: no option, so a secret.
    pub marked: u8,
}

impl Default for Config {
    fn default() -> Self {
        Config { seconds: 10, marked: 0 }
    }
}

/// A card, bid under seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid(pub u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid-{}", self.0)
    }
}

impl FromStr for Bid {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Bid, Refusal> {
        let digits = text.strip_prefix("bid-").ok_or(Refusal::NotABid)?;
        match digits.parse::<u8>() {
            Ok(card) if (1..=CARDS).contains(&card) && digits == card.to_string() => Ok(Bid(card)),
            _ => Err(Refusal::NotABid),
        }
    }
}

/// Why a bid is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is none.
    NotABid,
    /// The seat does not hold that card.
    NotInHand,
}

impl meydan_core::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::NotABid => "not-a-bid",
            Refusal::NotInHand => "not-in-hand",
        }
    }

    fn rule(&self) -> &'static str {
        "AU-01"
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Event {
    Prize {
        value: u8,
    },
    /// `card` only for the bidder.
    Sealed {
        seat: Seat,
        card: Option<u8>,
    },
    Opened {
        bids: [Option<u8>; MOST],
        winner: Option<Seat>,
    },
    Left {
        seat: Seat,
    },
}

/// A bid as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sealed {
    /// There is none yet.
    None,
    /// There is one.
    Closed,
    /// And this is it.
    Seen(u8),
}

/// What a viewer sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    seats: u8,
    /// Whose eyes; a spectator has none.
    eyes: Option<Seat>,
    all: bool,
    /// Cards by seat: those that are seen, and how many are not.
    pub seen: [Vec<u8>; MOST],
    unseen: [u8; MOST],
    /// The bids by seat.
    pub sealed: [Sealed; MOST],
    /// Open to everybody: every card that was bid and opened.
    gone_cards: Vec<u8>,
    /// What is bid for.
    pub prize: u8,
    /// Points by seat.
    pub points: [i32; MOST],
    gone: SeatSet,
    /// How many rounds are over.
    pub round: u8,
    due: GameTime,
    seconds: u32,
    over: bool,
}

/// A position. Plain arrays only: playouts must not touch the heap.
#[derive(Clone, Debug)]
pub struct Auction {
    seats: u8,
    /// Hands as sets of cards.
    hands: [u32; MOST],
    sealed: [Option<u8>; MOST],
    opened: u32,
    prize: u8,
    points: [i32; MOST],
    gone: SeatSet,
    round: u8,
    due: GameTime,
    seconds: u32,
    over: bool,
    rng: Rng,
}

impl Auction {
    fn waiting(&self) -> SeatSet {
        Seat::all(self.seats)
            .filter(|seat| !self.gone.contains(*seat) && self.sealed[seat.index()].is_none())
            .collect()
    }

    fn seal(&mut self, seat: Seat, card: u8, tell: &mut impl FnMut(Event)) {
        self.hands[seat.index()] &= !(1 << card);
        self.sealed[seat.index()] = Some(card);
        tell(Event::Sealed { seat, card: Some(card) });
    }

    fn open_if_all_bid(&mut self, at: GameTime, tell: &mut impl FnMut(Event)) {
        if self.over || !self.waiting().is_empty() {
            return;
        }
        let best = Seat::all(self.seats).max_by_key(|seat| self.sealed[seat.index()]);
        let winner = best.filter(|seat| self.sealed[seat.index()].is_some());
        if let Some(seat) = winner {
            self.points[seat.index()] += i32::from(self.prize);
        }
        tell(Event::Opened { bids: self.sealed, winner });
        for card in self.sealed.iter_mut().filter_map(Option::take) {
            self.opened |= 1 << card;
        }
        self.round += 1;
        if usize::from(self.round) == HAND || self.gone.len() + 1 >= u32::from(self.seats) {
            self.over = true;
        } else {
            self.next_prize(at, tell);
        }
    }

    fn next_prize(&mut self, at: GameTime, tell: &mut impl FnMut(Event)) {
        self.prize = self.rng.range(9) as u8 + 1;
        self.due = at.plus(u64::from(self.seconds) * 1000);
        tell(Event::Prize { value: self.prize });
    }

    /// Deals what is hidden from `eyes` anew, bids under seal included.
    pub fn redeal(&self, eyes: Option<Seat>, rng: &mut Rng) -> Auction {
        let mut there = self.clone();
        let mut pool: Vec<u8> = (1..=CARDS).filter(|card| self.opened >> card & 1 == 0).collect();
        if let Some(eyes) = eyes {
            let own = self.hands[eyes.index()];
            let sealed = self.sealed[eyes.index()];
            pool.retain(|card| own >> card & 1 == 0 && sealed != Some(*card));
        }
        rng.shuffle(&mut pool);
        for seat in Seat::all(self.seats).filter(|&seat| Some(seat) != eyes) {
            let count = self.hands[seat.index()].count_ones();
            there.hands[seat.index()] =
                (0..count).filter_map(|_| pool.pop()).fold(0, |hand, card| hand | 1 << card);
            if self.sealed[seat.index()].is_some() {
                there.sealed[seat.index()] = pool.pop();
            }
        }
        there
    }
}

fn cards(hand: u32) -> impl Iterator<Item = u8> {
    (1..=CARDS).filter(move |card| hand >> card & 1 == 1)
}

impl Game for Auction {
    type Config = Config;
    type Action = Bid;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "auction";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=5;
    const TAKEBACK: bool = false;
    const HIDDEN: bool = true;
    const OPEN_TIMERS: bool = false;
    const MOST_INPUTS: u32 = (HAND * MOST + HAND + MOST) as u32;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { key: "seconds", kind: OptionKind::Number { least: 1, most: 600 } }];

    fn start(
        config: &Config,
        seats: u8,
        mut rng: Rng,
        mut tell: impl FnMut(Event),
    ) -> Result<Self, ConfigError> {
        if !(1..=600).contains(&config.seconds) {
            return Err(ConfigError::new("seconds", "seconds", "AU-02"));
        }
        let mut deck: Vec<u8> = (1..=CARDS).collect();
        rng.shuffle(&mut deck);
        let mut hands = [0; MOST];
        for (hand, dealt) in hands.iter_mut().zip(deck.chunks(HAND)).take(seats.into()) {
            *hand = dealt.iter().fold(0, |hand, card| hand | 1 << card);
        }
        let mut game = Auction {
            seats,
            hands,
            sealed: [None; MOST],
            opened: 0,
            prize: 0,
            points: [0; MOST],
            gone: SeatSet::EMPTY,
            round: 0,
            due: GameTime::ZERO,
            seconds: config.seconds,
            over: false,
            rng,
        };
        game.next_prize(GameTime::ZERO, &mut tell);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn pending(&self) -> Pending {
        if self.over { Pending::Over } else { Pending::Seats(self.waiting()) }
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.over {
            return None;
        }
        let points = &self.points[..self.seats.into()];
        let best = Seat::all(self.seats)
            .filter(|seat| !self.gone.contains(*seat))
            .map(|seat| self.points[seat.index()])
            .max()
            .unwrap_or(0);
        let winners = Seat::all(self.seats)
            .filter(|seat| !self.gone.contains(*seat) && self.points[seat.index()] == best)
            .collect();
        Some(Outcome::new(points, winners, "rounds"))
    }

    fn next_timer(&self) -> Option<Timer> {
        (!self.over).then_some(Timer { id: 1, due: self.due })
    }

    fn for_each_legal(&self, seat: Seat, mut f: impl FnMut(Bid) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.over || !self.waiting().contains(seat) {
            return ControlFlow::Continue(());
        }
        cards(self.hands[seat.index()]).try_for_each(|card| f(Bid(card)))
    }

    fn check(&self, seat: Seat, Bid(card): Bid) -> Result<(), Refusal> {
        if self.hands[seat.index()] >> card & 1 == 1 { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    fn play(&mut self, at: GameTime, input: Input<Bid>, mut tell: impl FnMut(Event)) {
        match input {
            Input::Act { seat, action: Bid(card) } => self.seal(seat, card, &mut tell),
            Input::Timer { .. } => {
                for seat in self.waiting().iter() {
                    let lowest = self.hands[seat.index()].trailing_zeros() as u8;
                    self.seal(seat, lowest, &mut tell);
                }
            }
            Input::Drop { seat } => {
                self.gone.insert(seat);
                tell(Event::Left { seat });
                if self.gone.len() + 1 >= u32::from(self.seats) {
                    self.over = true;
                    return;
                }
            }
        }
        self.open_if_all_bid(at, &mut tell);
    }

    fn view(&self, viewer: Viewer) -> View {
        let all = viewer == Viewer::Referee;
        let eyes = match viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        };
        let sees = |index: usize| all || eyes.is_some_and(|seat| seat.index() == index);
        View {
            seats: self.seats,
            eyes,
            all,
            seen: std::array::from_fn(|i| if sees(i) { cards(self.hands[i]).collect() } else { Vec::new() }),
            unseen: std::array::from_fn(|i| if sees(i) { 0 } else { self.hands[i].count_ones() as u8 }),
            sealed: std::array::from_fn(|i| match self.sealed[i] {
                None => Sealed::None,
                Some(card) if sees(i) => Sealed::Seen(card),
                Some(_) => Sealed::Closed,
            }),
            gone_cards: cards(self.opened).collect(),
            prize: self.prize,
            points: self.points,
            gone: self.gone,
            round: self.round,
            due: self.due,
            seconds: self.seconds,
            over: self.over,
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Sealed { seat, .. } if viewer != Viewer::Referee && viewer != Viewer::Seat(*seat) => {
                Some(Event::Sealed { seat: *seat, card: None })
            }
            event => Some(event.clone()),
        }
    }

    fn digest(&self) -> u64 {
        let mut digest = Digest::new(Self::ID)
            .word(u64::from(self.opened))
            .word(self.due.0)
            .word(self.rng.clone().next_u64());
        for index in 0..MOST {
            digest = digest
                .word(u64::from(self.hands[index]))
                .word(self.sealed[index].map_or(0, u64::from))
                .word(self.points[index] as u64);
        }
        digest.word(u64::from(self.prize)).word(u64::from(self.round)).word(u64::from(self.over)).finish()
    }

    fn places(&self, _seat: Seat, Bid(card): Bid) -> Vec<Place> {
        vec![Place::new(format!("hand:{card}"))]
    }
}

impl Determinize for Auction {
    fn determinize(view: &View, rng: &mut Rng) -> Auction {
        let set = |cards: &[u8]| cards.iter().fold(0u32, |set, card| set | 1 << card);
        let sealed_seen = view.sealed.iter().filter_map(|sealed| match sealed {
            Sealed::Seen(card) => Some(*card),
            Sealed::None | Sealed::Closed => None,
        });
        let known =
            view.seen.iter().flatten().copied().chain(view.gone_cards.iter().copied()).chain(sealed_seen);
        let known: Vec<u8> = known.collect();
        let mut pool: Vec<u8> = (1..=CARDS).filter(|card| !known.contains(card)).collect();
        rng.shuffle(&mut pool);
        let mut hands = [0; MOST];
        let mut sealed = [None; MOST];
        for index in 0..MOST {
            hands[index] = set(&view.seen[index]);
            for _ in 0..view.unseen[index] {
                hands[index] |= pool.pop().map_or(0, |card| 1 << card);
            }
            sealed[index] = match view.sealed[index] {
                Sealed::None => None,
                Sealed::Closed => pool.pop(),
                Sealed::Seen(card) => Some(card),
            };
        }
        Auction {
            seats: view.seats,
            hands,
            sealed,
            opened: set(&view.gone_cards),
            prize: view.prize,
            points: view.points,
            gone: view.gone,
            round: view.round,
            due: view.due,
            seconds: view.seconds,
            over: view.over,
            rng: rng.fork(),
        }
    }
}
