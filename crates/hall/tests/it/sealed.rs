//! A game that is as awkward as its harder tenants will be: three to five
//! seats, a hidden card each, sealed answers by all at once, and a timer that
//! answers for whoever does not. Two rounds; the highest sum wins.

use std::fmt;
use std::ops::{ControlFlow, RangeInclusive};
use std::str::FromStr;

use meydan_catalogue::{AnyComputer, Tenant};
use meydan_core::{
    AnyAction, AnyView, ConfigError, Digest, Game, GameTime, Input, Outcome, Pending, Place, Refusal, Rng,
    Seat, SeatSet, Timer, Viewer,
};
use meydan_search::{Budget, Certainty, Thought};
use serde::{Deserialize, Serialize};

const ROUNDS: u8 = 2;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Config {
    /// How long a round lasts, in milliseconds.
    pub(crate) round: u64,
}

impl Default for Config {
    fn default() -> Self {
        // Longer than any test.
        Config { round: 1_000_000 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Bid(u8);

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NoBid;

impl Refusal for NoBid {
    fn code(&self) -> &'static str {
        "no-bid"
    }
    fn rule(&self) -> &'static str {
        "SE-01"
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid{}", self.0)
    }
}

impl FromStr for Bid {
    type Err = NoBid;
    fn from_str(text: &str) -> Result<Bid, NoBid> {
        match text.strip_prefix("bid").map(str::as_bytes) {
            Some([digit @ b'0'..=b'3']) => Ok(Bid(digit - b'0')),
            _ => Err(NoBid),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Event {
    Answered { seat: Seat, bid: Option<u8> },
    Opened { bids: Vec<u8> },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) card: Option<u64>,
    pub(crate) round: u8,
    pub(crate) sums: Vec<i32>,
}

#[derive(Clone, Debug)]
pub(crate) struct Sealed {
    cards: Vec<u64>,
    bids: Vec<Option<u8>>,
    sums: Vec<i32>,
    round: u8,
    since: GameTime,
    gone: Option<Seat>,
    lasts: u64,
}

impl Sealed {
    fn open_round(&mut self, at: GameTime, mut tell: impl FnMut(Event)) {
        let bids: Vec<u8> = self.bids.iter().map(|bid| bid.unwrap_or(0)).collect();
        for (sum, bid) in self.sums.iter_mut().zip(&bids) {
            *sum += i32::from(*bid);
        }
        self.bids = vec![None; self.cards.len()];
        self.round += 1;
        self.since = at;
        tell(Event::Opened { bids });
    }
}

impl Game for Sealed {
    type Config = Config;
    type Action = Bid;
    type Refusal = NoBid;
    type Event = Event;
    type View = View;
    const ID: &'static str = "sealed";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=5;
    const TAKEBACK: bool = false;
    const HIDDEN: bool = true;
    const MOST_INPUTS: u32 = 32;

    fn start(config: &Config, seats: u8, mut rng: Rng, _: impl FnMut(Event)) -> Result<Self, ConfigError> {
        let seats = usize::from(seats);
        // Cards are large numbers, so that a leak can be found in any text.
        let cards = (0..seats).map(|_| rng.next_u64() | 1 << 63).collect();
        let (bids, sums) = (vec![None; seats], vec![0; seats]);
        Ok(Sealed { cards, bids, sums, round: 0, since: GameTime::ZERO, gone: None, lasts: config.round })
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.cards.len()).unwrap_or(u8::MAX)
    }

    fn pending(&self) -> Pending {
        if self.outcome().is_some() {
            return Pending::Over;
        }
        Pending::Seats(Seat::all(self.seats()).filter(|seat| self.bids[seat.index()].is_none()).collect())
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.round < ROUNDS && self.gone.is_none() {
            return None;
        }
        let most = self.sums.iter().max()?;
        let winners = Seat::all(self.seats()).filter(|seat| self.sums[seat.index()] == *most);
        Some(Outcome::new(&self.sums, winners.collect::<SeatSet>(), "counted"))
    }

    fn next_timer(&self) -> Option<Timer> {
        let over = self.outcome().is_some();
        (!over).then(|| Timer { id: u16::from(self.round), due: self.since.plus(self.lasts) })
    }

    fn for_each_legal(&self, seat: Seat, mut f: impl FnMut(Bid) -> ControlFlow<()>) -> ControlFlow<()> {
        if !self.pending().seats().contains(seat) {
            return ControlFlow::Continue(());
        }
        (0..=3).try_for_each(|bid| f(Bid(bid)))
    }

    fn check(&self, _: Seat, _: Bid) -> Result<(), NoBid> {
        Ok(())
    }

    fn play(&mut self, at: GameTime, input: Input<Bid>, mut tell: impl FnMut(Event)) {
        match input {
            Input::Act { seat, action } => {
                self.bids[seat.index()] = Some(action.0);
                tell(Event::Answered { seat, bid: Some(action.0) });
                if self.bids.iter().all(Option::is_some) {
                    self.open_round(at, tell);
                }
            }
            Input::Timer { .. } => self.open_round(at, tell),
            Input::Drop { seat } => self.gone = Some(seat),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let card = match viewer {
            Viewer::Seat(seat) => self.cards.get(seat.index()).copied(),
            Viewer::Spectator | Viewer::Referee => None,
        };
        View { card, round: self.round, sums: self.sums.clone() }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Answered { seat, bid } => {
                let open = viewer == Viewer::Referee || viewer == Viewer::Seat(*seat);
                Event::Answered { seat: *seat, bid: bid.filter(|_| open) }
            }
            Event::Opened { bids } => Event::Opened { bids: bids.clone() },
        })
    }

    fn digest(&self) -> u64 {
        let start = Digest::new("sealed").word(u64::from(self.round));
        self.cards.iter().fold(start, |digest, card| digest.word(*card)).finish()
    }

    fn places(&self, _: Seat, action: Bid) -> Vec<Place> {
        vec![Place::button(&action.to_string())]
    }
}

/// Answers with the first legal bid.
struct First;

impl AnyComputer for First {
    fn think(&mut self, view: &AnyView, _: Seat, _: &Budget) -> Option<Thought<AnyAction>> {
        view.of::<Sealed>()?;
        let action = AnyAction::new::<Sealed>(Bid(0));
        // It judges by its card, so its opinion would give the card away.
        Some(Thought { action, value: Some(77), certainty: Certainty::Exact, depth: 3, nodes: 1 })
    }
}

/// The only game of these tests.
pub(crate) fn games(id: &str) -> Option<&'static Tenant> {
    static SEALED: std::sync::OnceLock<Tenant> = std::sync::OnceLock::new();
    (id == Sealed::ID).then(|| SEALED.get_or_init(|| Tenant::new::<Sealed>(|_, _| Box::new(First))))
}
