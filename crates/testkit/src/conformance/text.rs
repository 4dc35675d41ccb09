//! Texts: actions, configurations, views and events read back as what was written.

use std::fmt::Debug;

use meydan_core::{Game, Rng, Seat, Seed, Viewer};
use serde_json::Value;

use super::{begin, each_position};
use crate::Plan;

pub(super) fn run<G: Game>(plan: &Plan<G>) {
    for (config, seats) in &plan.tables {
        round_trip(config, "configuration");
        let (game, _) = begin::<G>(&(config.clone(), *seats), 0);
        assert_eq!(game.header().config, *config);
    }
    an_unknown_option_is_refused::<G>();
    for text in &plan.not_actions {
        is_no_other_action::<G>(text);
    }
    let mut rng = Seed::from_number(3).rng();
    each_position(plan, |game, _| {
        for seat in Seat::all(game.header().seats) {
            for action in game.legal(seat) {
                let text = action.to_string();
                assert_eq!(text.parse().ok(), Some(action), "{}: {text:?} does not read back", G::ID);
                assert!(!text.is_empty() && !text.contains(['\n', '\r']), "{}: {text:?}", G::ID);
                is_no_other_action::<G>(&damage(&text, &mut rng));
            }
        }
    });
    each_position(plan, |game, rng| {
        if rng.range(8) == 0 {
            round_trip(&game.view(Viewer::Spectator), "view");
            for (_, events) in game.events_since(game.seq().checked_sub(1), Viewer::Referee) {
                events.iter().for_each(|event| round_trip(event, "event"));
            }
        }
    });
}

/// Whatever text is read as an action is exactly that action's text.
fn is_no_other_action<G: Game>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string(), text, "{}: two texts for one action", G::ID);
    }
}

fn damage(text: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let at = rng.range(chars.len() as u32) as usize;
    match rng.range(4) {
        0 => {
            chars.remove(at);
        }
        1 => chars.insert(at, chars[at]),
        2 => chars[at] = char::from(rng.range(127) as u8),
        _ => chars.insert(at, 'İ'),
    }
    chars.into_iter().collect()
}

fn round_trip<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug>(value: &T, what: &str) {
    let text = serde_json::to_string(value).expect("plain data becomes JSON");
    let back: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{what} {text}: {error}"));
    assert_eq!(back, *value, "{what} {text}");
}

fn an_unknown_option_is_refused<G: Game>() {
    let mut config = serde_json::to_value(G::Config::default()).expect("plain data becomes JSON");
    if let Value::Object(fields) = &mut config {
        fields.insert("no-such-option".to_owned(), Value::Bool(true));
    }
    assert!(serde_json::from_value::<G::Config>(config).is_err(), "{}: takes any option", G::ID);
}
