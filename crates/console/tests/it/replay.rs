//! A record is told again in lines, also of a game that is not played in lines.

use meydan_console::Look;
use meydan_console::replay::Replay;
use meydan_core::{NewMatch, Seed, record};
use meydan_records::open_true;
use meydan_words::{Lang, Words};
use serde_json::Value;

const PLAIN: Look = Look { colour: false, ascii: true, lang: Lang::En, width: Some(80) };

/// A game of so many steps, by the first of what is offered, as a replay tells it.
fn told(id: &str, steps: usize) -> (String, usize) {
    let tenant = meydan_catalogue::find(id).unwrap();
    let seats = tenant.facts.least_seats;
    let new = NewMatch { config: Value::Null, seats, seed: Seed::from_number(1), clock: None };
    let mut game = tenant.begin(new).unwrap();
    for step in 0..steps {
        let Some(seat) = game.pending().iter().next() else { break };
        let mut legal = game.legal(seat);
        legal.retain(|action| *action != *"surrender");
        let at = game.at();
        game.act(at, seat, &legal[step * 5 % legal.len()]).unwrap();
    }
    let names: Vec<String> = ["Ada", "Bo", "Cy"].map(str::to_owned)[..usize::from(seats)].to_vec();
    let opened = open_true(record::write(game.as_ref(), &names).as_bytes()).unwrap();
    let replay = Replay::new(&opened, Words::of(Lang::En), PLAIN).unwrap();
    let mut out = Vec::new();
    replay.tell(&mut out).unwrap();
    (String::from_utf8(out).unwrap(), game.line(meydan_core::Viewer::Referee).len())
}

/// The number that a line begins with: `7. `, or `7a. ` of two moves in one turn.
fn number_of(line: &str) -> Option<usize> {
    let (number, _) = line.trim_start().split_once(". ")?;
    number.trim_end_matches(['a', 'b']).parse().ok()
}

fn last_number(text: &str) -> usize {
    text.lines().filter_map(number_of).max().unwrap_or(0)
}

#[test]
fn every_game_can_be_told_again() {
    for tenant in meydan_catalogue::tenants() {
        let (text, count) = told(tenant.facts.id, 40);
        assert!(text.starts_with(&Words::of(Lang::En).game(tenant.facts.id)), "{text}");
        // CH-64: in chess moves have the numbers of their turns, and touches none.
        let count = if tenant.facts.id == "chess" { last_number(&text) } else { count };
        assert!(count > 5, "{text}");
        for number in 1..=count {
            let line = |told: &str| number_of(told) == Some(number);
            assert!(text.lines().any(line), "{number}: {text}");
        }
    }
}

#[test]
fn a_duel_is_told_without_a_board() {
    let (text, _) = told("duel", 60);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].contains("(Ada)") && lines[0].contains("(Bo)"), "{text}");
    assert!(lines.iter().any(|line| line.contains("Ada") && line.contains("draws")), "{text}");
    assert!(lines.iter().any(|line| line.contains("summons") || line.contains("sets")), "{text}");
    assert!(!text.contains('\t'), "no board: {text}");
}

/// Point 12 of the first hour: who looks through a game of UNO that is over sees every hand, from the first card on.
#[test]
fn point_12_a_finished_game_of_uno_is_told_with_all_hands() {
    let start = "middle g4; 1: g7; 2: r1 wild; 3: b5 b6";
    let told = |finished: bool| {
        let config = serde_json::json!({ "start": start });
        let new = NewMatch { config, seats: 3, seed: Seed::from_number(1), clock: None };
        let mut game = meydan_catalogue::find("uno").unwrap().begin(new).unwrap();
        if finished {
            let action =
                game.legal(meydan_core::Seat(0)).into_iter().find(|action| *action == *"g7").unwrap();
            game.act(game.at(), meydan_core::Seat(0), &action).unwrap();
        }
        assert_eq!(game.outcome().is_some(), finished);
        let names = ["Ada", "Bo", "Cy"].map(str::to_owned).to_vec();
        let mut opened = open_true(record::write(game.as_ref(), &names).as_bytes()).unwrap();
        // While it goes on only its keeper has the seed; others have a record without.
        opened.open &= finished;
        let mut out = Vec::new();
        Replay::new(&opened, Words::of(Lang::En), PLAIN).unwrap().tell(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    };
    let all = told(true);
    let before = all.split("1. ").next().unwrap();
    for card in ["R1 wild", "B5 B6", "G7"] {
        assert!(before.contains(card), "{card}:\n{all}");
    }
    assert!(!told(false).contains("R1"));
}
