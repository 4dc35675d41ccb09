//! What a computer does is printed only as far as whoever sits before the
//! screen may know it.

use meydan_catalogue::{Player, Table};
use meydan_console::{Computers, LineUi, Look, Misread, PlainLines, RenderContext, Session, Setup};
use meydan_core::{AnyMatch, NewMatch, Outcome, Seat, Seed, Viewer};
use meydan_search::Level;
use meydan_words::{Lang, Words};
use serde_json::json;

/// A face that tells nothing by itself, so that every action is printed as it is.
struct Blunt;

impl LineUi for Blunt {
    fn board(&self, _: &RenderContext<'_>) -> String {
        String::new()
    }

    fn seat(&self, _: &dyn AnyMatch, seat: Seat, _: &Words, _: &Look) -> String {
        seat.0.to_string()
    }

    fn read(&self, _: &dyn AnyMatch, _: Seat, typed: &str, _: &Words) -> Result<Vec<String>, Misread> {
        Ok(vec![typed.to_owned()])
    }

    fn typed(&self, action: &str) -> String {
        format!("did {action}")
    }

    fn result(&self, _: &Outcome, _: &RenderContext<'_>) -> String {
        String::new()
    }

    fn how(&self, _: &Words) -> String {
        String::new()
    }
}

#[test]
fn a_closed_action_of_a_computer_is_not_printed() {
    let start =
        "1 hand: 2 Lightning Bolt; 1 play: 4 Forest; 1 library: 10 Forest; 2 hp 2; 2 library: 10 Swamp";
    let mut aimed = 0;
    for seed in 0..60 {
        let config = json!({ "start": start });
        let new = NewMatch { config, seats: 2, seed: Seed::from_number(seed) };
        let game = meydan_catalogue::begin("magic", new).expect("a game of the hall").expect("it begins");
        let players =
            vec![Player::Computer { level: Level::Newcomer }, Player::Person { name: String::new() }];
        let mut session = Session::new(Setup {
            table: Table::new(game, players),
            ui: &Blunt,
            words: Words::of(Lang::En),
            look: Look { colour: false, ascii: true, lang: Lang::En, width: Some(80) },
            computers: Computers {
                time: None,
                depth: None,
                nodes: Some(50),
                seeds: vec![Seed::from_number(seed), Seed::from_number(seed)],
            },
            file: None,
            record: None,
            journal: None,
            pace: std::time::Duration::ZERO,
        });
        let mut out = Vec::new();
        session.run(&mut PlainLines::new(&b""[..]), &mut out).expect("it plays");
        let printed = String::from_utf8(out).expect("text");
        let printed: Vec<&str> = printed.lines().filter_map(|line| line.strip_prefix("did ")).collect();
        let done = session.game().line(Viewer::Referee);
        let done = done.iter().filter_map(|entry| match &entry.step {
            meydan_core::Step::Act { action, .. } => action.as_deref(),
            _ => None,
        });
        let closed = |action: &&str| action.starts_with("aim ") || *action == "cancel";
        let (hidden, open): (Vec<&str>, Vec<&str>) = done.partition(closed);
        assert_eq!(printed, open);
        aimed += hidden.len();
    }
    assert!(aimed > 0, "no computer aimed a card");
}
