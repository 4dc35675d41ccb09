//! The pipe with a game that is nothing like Othello: three to five seats,
//! hidden cards, everybody answers at once, and a timer. Whoever looks through
//! a seat's eyes must not be told what the others hold or could do.

use meydan_console::pipe::Pipe;
use meydan_testkit::auction::Auction;
use meydan_words::{Lang, Words};
use serde_json::{Value, json};

struct Asked(Pipe);

impl Asked {
    fn new() -> Asked {
        Asked(Pipe::of::<Auction>(Words::of(Lang::En)))
    }

    fn ask(&mut self, request: &Value) -> Value {
        let mut answer = Vec::new();
        self.0.answer(request.to_string().as_bytes(), &mut answer);
        serde_json::from_slice(&answer).unwrap()
    }

    /// The hands of four that are seen.
    fn hands(&mut self) -> [Value; 4] {
        let view = self.ask(&json!({ "op": "view" }));
        std::array::from_fn(|seat| view["view"]["seen"][seat].clone())
    }
}

#[test]
fn the_referee_is_told_everything_a_seat_its_own_and_a_spectator_nothing() {
    let mut pipe = Asked::new();
    let referee = pipe.ask(&json!({ "op": "new", "seats": 4, "seed": 5 }));
    assert_eq!(referee["pending"], json!([0, 1, 2, 3]));
    assert_eq!(referee["timer"], json!({ "id": 1, "due": 10_000 }));
    assert_eq!(referee["legal"].as_object().unwrap().len(), 4);
    let all = pipe.hands();
    assert!(all.iter().all(|hand| hand.as_array().unwrap().len() == 5));

    let own = pipe.ask(&json!({ "op": "new", "seats": 4, "seed": 5, "viewer": "seat:2" }));
    assert_eq!(pipe.hands(), [json!([]), json!([]), all[2].clone(), json!([])]);
    assert_eq!(own["legal"], json!({ "2": referee["legal"]["2"] }));
    assert_eq!((&own["pending"], &own["timer"]), (&referee["pending"], &Value::Null));
    // What another seat does is told without what it was.
    let bid = pipe.ask(&json!({ "op": "act", "seat": 0, "action": referee["legal"]["0"][0] }));
    assert_eq!(bid["events"], json!([{ "event": "sealed", "seat": 0, "card": null }]));
    assert_eq!(bid["legal"], own["legal"]);
    // A refusal tells no more than an answer.
    let refused = pipe.ask(&json!({ "op": "act", "seat": 0, "action": referee["legal"]["0"][1] }));
    assert_eq!((&refused["error"]["code"], &refused["legal"]), (&json!("not-your-turn"), &own["legal"]));

    let watched = pipe.ask(&json!({ "op": "new", "seats": 4, "seed": 5, "viewer": "spectator" }));
    assert_eq!((pipe.hands(), &watched["legal"]), ([(); 4].map(|()| json!([])), &json!({})));
}

#[test]
fn seats_answer_in_any_order_timers_fire_and_seats_leave() {
    let mut pipe = Asked::new();
    let start = pipe.ask(&json!({ "op": "new", "seed": 8 }));
    assert_eq!(start["pending"], json!([0, 1, 2]), "the fewest, if nothing is said");
    let act = |seat: &str| json!({ "op": "act", "seat": seat.parse::<u8>().unwrap(), "action": start["legal"][seat][0] });
    let bid = pipe.ask(&act("2"));
    assert_eq!((&bid["ok"], &bid["pending"]), (&json!(true), &json!([0, 1])));
    let left = pipe.ask(&json!({ "op": "drop", "seat": 1 }));
    assert_eq!(left["pending"], json!([0]));
    let again = pipe.ask(&json!({ "op": "drop", "seat": 1 }));
    assert_eq!(again["error"]["code"], "already-gone");
    let fired = pipe.ask(&json!({ "op": "fire" }));
    assert_eq!((&fired["pending"], &fired["timer"]["due"]), (&json!([0, 2]), &json!(20_000)));
    let told: Vec<&str> =
        fired["events"].as_array().unwrap().iter().filter_map(|event| event["event"].as_str()).collect();
    assert_eq!(told, ["sealed", "opened", "prize"]);
    // Only one is left: nobody has to answer any more, and no timer runs.
    let over = pipe.ask(&json!({ "op": "drop", "seat": 0 }));
    assert_eq!((&over["pending"], &over["timer"]), (&json!([]), &Value::Null));
    assert_eq!((&over["outcome"]["winners"], &over["outcome"]["reason"]), (&json!([2]), &json!("rounds")));
    assert_eq!(pipe.ask(&json!({ "op": "fire" }))["error"]["code"], "over");
    // Back to before the timer: the seat that left is still gone, the other may answer.
    let back = pipe.ask(&json!({ "op": "rewind", "to": 2 }));
    assert_eq!((&back["seq"], &back["pending"], &back["outcome"]), (&json!(5), &json!([0]), &Value::Null));
    assert_eq!(pipe.ask(&act("0"))["pending"], json!([0, 2]));
}
