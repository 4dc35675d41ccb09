//! Places that are typed come to what a finger on them comes to elsewhere, and what
//! cannot be done is refused by the rules.

use meydan_catalogue::{Player, Table};
use meydan_console::{Computers, Look, PlainLines, Session, Setup, line_ui, touched};
use meydan_core::{AnyMatch, NewMatch, Place, Seat, Seed};
use meydan_words::{Lang, Words};
use serde_json::Value;

fn begin(id: &str) -> Box<dyn AnyMatch> {
    let tenant = meydan_catalogue::find(id).unwrap();
    let seed = Seed::from_number(1);
    tenant
        .begin(NewMatch { config: Value::Null, seats: tenant.facts.least_seats, seed, clock: None })
        .unwrap()
}

/// The places of every offered action of many moments, typed, are that action.
#[test]
fn every_offered_action_can_be_typed_by_its_places() {
    for tenant in meydan_catalogue::tenants() {
        let mut game = begin(tenant.facts.id);
        for step in 0..60 {
            let Some(seat) = game.pending().iter().next() else { break };
            let offer = game.offer(seat);
            for choice in &offer {
                let mut places: Vec<&str> = choice.places.iter().map(Place::as_str).collect();
                // Where a longer path begins with this one, its last place is touched twice.
                if offer.iter().any(|other| other != choice && other.places.starts_with(&choice.places)) {
                    places.extend(places.last().copied());
                }
                let typed = places.join(" ");
                let meant = touched(game.as_ref(), seat, &typed).unwrap_or_else(|| panic!("{typed}"));
                let same = offer.iter().find(|other| other.places == choice.places).unwrap();
                assert_eq!(meant, same.action, "{}: {typed}", tenant.facts.id);
            }
            let goes_on: Vec<_> = offer.iter().filter(|choice| choice.action != *"surrender").collect();
            game.act(game.at(), seat, &goes_on[step * 7 % goes_on.len()].action).unwrap();
        }
    }
}

/// What a session prints for these lines, after its board.
fn play(id: &str, typed: &str) -> (Vec<String>, u32) {
    let game = begin(id);
    let people = vec![Player::Person { name: String::new() }; usize::from(game.seats())];
    let mut session = Session::new(Setup {
        table: Table::new(game, people),
        ui: line_ui(id).unwrap(),
        words: Words::of(Lang::En),
        look: Look { colour: false, ascii: true, lang: Lang::En, width: Some(80) },
        computers: Computers { time: None, depth: Some(1), nodes: Some(20), seeds: Vec::new() },
        file: None,
        record: None,
        journal: None,
        keeper: None,
        pace: std::time::Duration::ZERO,
    });
    let mut out = Vec::new();
    session.run(&mut PlainLines::new(typed.as_bytes()), &mut out).unwrap();
    (String::from_utf8(out).unwrap().lines().map(str::to_owned).collect(), session.game().seq())
}

#[test]
fn places_act_and_the_rules_say_why_not() {
    let (told, seq) = play("chess", "e2 e4\nd7 d5\n");
    assert_eq!(seq, 2);
    assert!(told.iter().any(|line| line.contains("Pe2e4")), "{told:#?}");
    // A pawn does not go three squares; nothing stands on e5; one square alone is no move.
    for (line, says) in [("e2 e5", "pawn"), ("e5", "e5")] {
        let (told, seq) = play("chess", &format!("{line}\n"));
        assert_eq!(seq, 0);
        assert!(told[told.len() - 2].contains(says), "{line}: {:?}", &told[told.len() - 2]);
    }
    let (told, seq) = play("othello", "c4\na1\nz9\n");
    assert_eq!(seq, 1, "{told:#?}");
    // What is no place is refused as before.
    let (before, _) = play("chess", "zz\n");
    let (after, _) = play("chess", "zz zz\n");
    assert_eq!(before.len(), after.len());
}

#[test]
fn a_path_begins_anew_and_ends_with_one_action() {
    let game = begin("chess");
    let touched = |typed: &str| touched(game.as_ref(), Seat::FIRST, typed).map(|action| action.to_string());
    assert_eq!(touched("e2 d2 d4").as_deref(), Some("Pd2d4"), "another piece was picked");
    assert_eq!(touched("e2 e4 e7").as_deref(), None, "something follows the action");
    assert_eq!(touched("e2"), None);
    assert_eq!(touched(""), None);
    assert_eq!(touched("E2 E4"), None, "no names of places");
}
