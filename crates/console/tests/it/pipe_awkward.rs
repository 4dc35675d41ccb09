//! The pipe with a game that is nothing like Othello: three to five seats,
//! hidden cards, everybody answers at once, and a timer. Whoever looks through
//! a seat's eyes must not be told what the others hold or could do.

use std::fmt;
use std::ops::{ControlFlow, RangeInclusive};
use std::str::FromStr;

use meydan_console::pipe::Pipe;
use meydan_core::{
    ConfigError, Digest, Game, GameTime, Input, Outcome, Pending, Place, Refusal, Rng, Seat, SeatSet, Timer,
    Viewer,
};
use meydan_words::{Lang, Words};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Everybody has two cards and shows one of them; the highest wins. Whoever is too slow shows none.
#[derive(Clone, Debug)]
struct Showdown {
    hands: Vec<[u8; 2]>,
    shown: Vec<Option<u8>>,
    waiting: SeatSet,
    gone: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Show(u8);

#[derive(Clone, Debug, PartialEq)]
struct NotHeld;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Config {}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Event {
    /// `hand` only for whoever holds it.
    Dealt {
        seat: Seat,
        hand: Option<[u8; 2]>,
    },
    /// Face down until the end: only the owner knows the card.
    Laid {
        seat: Seat,
        card: Option<u8>,
    },
    Late,
    Left {
        seat: Seat,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct View {
    own: Option<[u8; 2]>,
    waiting: SeatSet,
}

impl fmt::Display for Show {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "show-{}", self.0)
    }
}

impl FromStr for Show {
    type Err = NotHeld;

    fn from_str(text: &str) -> Result<Show, NotHeld> {
        let card = text.strip_prefix("show-").and_then(|card| card.parse().ok()).ok_or(NotHeld)?;
        if Show(card).to_string() == text { Ok(Show(card)) } else { Err(NotHeld) }
    }
}

impl Refusal for NotHeld {
    fn code(&self) -> &'static str {
        "not-held"
    }

    fn rule(&self) -> &'static str {
        "SD-01"
    }
}

impl Game for Showdown {
    type Config = Config;
    type Action = Show;
    type Refusal = NotHeld;
    type Event = Event;
    type View = View;

    const ID: &'static str = "showdown";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=5;
    const HIDDEN: bool = true;
    const MOST_INPUTS: u32 = 16;

    fn start(_: &Config, seats: u8, mut rng: Rng, mut tell: impl FnMut(Event)) -> Result<Self, ConfigError> {
        let mut cards: Vec<u8> = (1..=20).collect();
        rng.shuffle(&mut cards);
        let hands: Vec<[u8; 2]> =
            Seat::all(seats).map(|seat| [cards[2 * seat.index()], cards[2 * seat.index() + 1]]).collect();
        for seat in Seat::all(seats) {
            tell(Event::Dealt { seat, hand: Some(hands[seat.index()]) });
        }
        let shown = vec![None; usize::from(seats)];
        Ok(Showdown { hands, shown, waiting: SeatSet::first(seats), gone: SeatSet::EMPTY })
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn pending(&self) -> Pending {
        if self.waiting.is_empty() { Pending::Over } else { Pending::Seats(self.waiting) }
    }

    fn outcome(&self) -> Option<Outcome> {
        let points: Vec<i32> = self.shown.iter().map(|card| card.map_or(0, i32::from)).collect();
        let best = points.iter().copied().max().unwrap_or(0);
        let winners =
            Seat::all(self.seats()).filter(|seat| points[seat.index()] == best && best > 0).collect();
        self.waiting.is_empty().then(|| Outcome::new(&points, winners, "shown"))
    }

    fn next_timer(&self) -> Option<Timer> {
        (!self.waiting.is_empty()).then_some(Timer { id: 1, due: GameTime(5000) })
    }

    fn for_each_legal(&self, seat: Seat, mut f: impl FnMut(Show) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.waiting.contains(seat) {
            for card in self.hands[seat.index()] {
                f(Show(card))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, seat: Seat, action: Show) -> Result<(), NotHeld> {
        if self.hands[seat.index()].contains(&action.0) { Ok(()) } else { Err(NotHeld) }
    }

    fn play(&mut self, _: GameTime, input: Input<Show>, mut tell: impl FnMut(Event)) {
        match input {
            Input::Act { seat, action } => {
                self.shown[seat.index()] = Some(action.0);
                self.waiting.remove(seat);
                tell(Event::Laid { seat, card: Some(action.0) });
            }
            Input::Timer { .. } => {
                self.waiting = SeatSet::EMPTY;
                tell(Event::Late);
            }
            Input::Drop { seat } => {
                self.waiting.remove(seat);
                self.gone.insert(seat);
                tell(Event::Left { seat });
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => self.hands.get(seat.index()).copied(),
            Viewer::Spectator | Viewer::Referee => None,
        };
        View { own, waiting: self.waiting }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let may = |seat: Seat| viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
        Some(match event {
            Event::Dealt { seat, hand } => Event::Dealt { seat: *seat, hand: hand.filter(|_| may(*seat)) },
            Event::Laid { seat, card } => Event::Laid { seat: *seat, card: card.filter(|_| may(*seat)) },
            other => other.clone(),
        })
    }

    fn digest(&self) -> u64 {
        let hands =
            self.hands.iter().flatten().fold(Digest::new(Self::ID), |d, card| d.word(u64::from(*card)));
        self.shown.iter().fold(hands, |d, card| d.word(card.map_or(0, u64::from))).finish()
    }

    fn places(&self, _: Seat, action: Show) -> Vec<Place> {
        vec![Place::new(format!("hand:{}", action.0))]
    }
}

struct Asked(Pipe);

impl Asked {
    fn new() -> Asked {
        Asked(Pipe::of::<Showdown>(Words::of(Lang::En)))
    }

    fn ask(&mut self, request: &Value) -> Value {
        let mut answer = Vec::new();
        self.0.answer(request.to_string().as_bytes(), &mut answer);
        serde_json::from_slice(&answer).unwrap()
    }
}

fn hands(answer: &Value) -> Vec<Value> {
    answer["events"].as_array().unwrap().iter().map(|event| event["hand"].clone()).collect()
}

#[test]
fn the_referee_is_told_everything_a_seat_its_own_and_a_spectator_nothing() {
    let mut pipe = Asked::new();
    let referee = pipe.ask(&json!({ "op": "new", "seats": 4, "seed": 5 }));
    assert_eq!(referee["pending"], json!([0, 1, 2, 3]));
    assert_eq!(referee["timer"], json!({ "id": 1, "due": 5000 }));
    assert_eq!(referee["legal"].as_object().unwrap().len(), 4);
    let all = hands(&referee);
    assert!(all.iter().all(Value::is_array));

    let own = pipe.ask(&json!({ "op": "new", "seats": 4, "seed": 5, "viewer": "seat:2" }));
    assert_eq!(hands(&own), [Value::Null, Value::Null, all[2].clone(), Value::Null]);
    assert_eq!(own["legal"], json!({ "2": referee["legal"]["2"] }));
    assert_eq!(own["pending"], referee["pending"]);
    // What another seat does is told without what it was.
    let laid = pipe.ask(&json!({ "op": "act", "seat": 0, "action": referee["legal"]["0"][0] }));
    assert_eq!(laid["events"], json!([{ "event": "laid", "seat": 0, "card": null }]));
    assert_eq!(laid["legal"], own["legal"]);
    // A refusal tells no more than an answer.
    let refused = pipe.ask(&json!({ "op": "act", "seat": 0, "action": referee["legal"]["0"][1] }));
    assert_eq!((&refused["error"]["code"], &refused["legal"]), (&json!("not-your-turn"), &own["legal"]));
    let view = pipe.ask(&json!({ "op": "view" }));
    assert_eq!(view["view"]["own"], all[2]);

    let watched = pipe.ask(&json!({ "op": "new", "seats": 4, "seed": 5, "viewer": "spectator" }));
    assert_eq!((hands(&watched), &watched["legal"]), (vec![Value::Null; 4], &json!({})));
}

#[test]
fn seats_answer_in_any_order_timers_fire_and_seats_leave() {
    let mut pipe = Asked::new();
    let start = pipe.ask(&json!({ "op": "new", "seed": 8 }));
    assert_eq!(start["pending"], json!([0, 1, 2]), "the fewest, if nothing is said");
    let act = |seat: &str| json!({ "op": "act", "seat": seat.parse::<u8>().unwrap(), "action": start["legal"][seat][0] });
    let laid = pipe.ask(&act("2"));
    assert_eq!((&laid["ok"], &laid["pending"]), (&json!(true), &json!([0, 1])));
    let left = pipe.ask(&json!({ "op": "drop", "seat": 1 }));
    assert_eq!(left["pending"], json!([0]));
    let again = pipe.ask(&json!({ "op": "drop", "seat": 1 }));
    assert_eq!(again["error"]["code"], "already-gone");
    let fired = pipe.ask(&json!({ "op": "fire" }));
    assert_eq!((&fired["pending"], &fired["timer"]), (&json!([]), &Value::Null));
    assert_eq!(fired["events"], json!([{ "event": "late" }]));
    assert_eq!(fired["outcome"]["winners"], json!([2]));
    assert_eq!(pipe.ask(&json!({ "op": "fire" }))["error"]["code"], "over");
    // Back to before the timer: the seat that left is still gone, the other may answer.
    let back = pipe.ask(&json!({ "op": "rewind", "to": 2 }));
    assert_eq!((&back["seq"], &back["pending"], &back["outcome"]), (&json!(4), &json!([0]), &Value::Null));
    assert_eq!(pipe.ask(&act("0"))["outcome"]["reason"], "shown");
}
