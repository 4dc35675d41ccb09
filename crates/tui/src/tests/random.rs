//! Thousands of random events: nothing panics, everything can be drawn, and
//! the match changes only by legal actions.

use crossterm::event::{
    Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use meydan_core::{Rng, Seed};
use meydan_records::{Listed, NotKept, Opened, ReadError, WriteError};
use meydan_testkit::times;

use super::{Bench, computer, from_terminal, person, table_of};
use crate::app::Screen;
use crate::event::{Effect, Event};
use crate::{Settings, Start};

fn any_event(rng: &mut Rng) -> TerminalEvent {
    let modifiers = match rng.range(24) {
        0 => KeyModifiers::ALT,
        1 => KeyModifiers::CONTROL,
        2 => KeyModifiers::SHIFT,
        _ => KeyModifiers::NONE,
    };
    match rng.range(10) {
        0..=3 => {
            let letters =
                "abcdefgh12345678abcdefgh12345678012345cw-+drgbypmmzznnntxUIRNMLWP?,.<>uirs lqQSy_ش";
            let letters: Vec<char> = letters.chars().collect();
            let letter = letters[rng.range(letters.len() as u32) as usize];
            TerminalEvent::Key(KeyEvent::new(KeyCode::Char(letter), modifiers))
        }
        4..=6 => {
            let codes = [
                KeyCode::Up,
                KeyCode::Down,
                KeyCode::Left,
                KeyCode::Right,
                KeyCode::Enter,
                KeyCode::Enter,
                KeyCode::Esc,
                KeyCode::Tab,
                KeyCode::BackTab,
                KeyCode::Home,
                KeyCode::End,
                KeyCode::PageUp,
                KeyCode::PageDown,
                KeyCode::Backspace,
                KeyCode::Delete,
                KeyCode::F(1),
                KeyCode::Null,
            ];
            TerminalEvent::Key(KeyEvent::new(codes[rng.range(codes.len() as u32) as usize], modifiers))
        }
        7 | 8 => {
            let kind = match rng.range(8) {
                0 => MouseEventKind::ScrollUp,
                1 => MouseEventKind::ScrollDown,
                2 => MouseEventKind::Moved,
                3 => MouseEventKind::Down(MouseButton::Right),
                _ => MouseEventKind::Down(MouseButton::Left),
            };
            let (column, row) = (rng.range(130) as u16, rng.range(50) as u16);
            TerminalEvent::Mouse(MouseEvent { kind, column, row, modifiers })
        }
        _ => match rng.range(12) {
            0 => TerminalEvent::Resize(rng.range(200) as u16, rng.range(80) as u16),
            1 | 2 => TerminalEvent::Resize(80, 24),
            3 => TerminalEvent::Resize(120, 42),
            4 => {
                let text = (0..rng.range(300)).filter_map(|_| char::from_u32(rng.range(0x3000)));
                TerminalEvent::Paste(text.collect())
            }
            _ => TerminalEvent::Key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE)),
        },
    }
}

/// A former game, as it may be listed.
fn listed(game: &str, rng: &mut Rng) -> Listed {
    Listed {
        path: game.into(),
        game: game.to_owned(),
        names: vec!["Ada".to_owned(), "computer:club".to_owned(), String::new()],
        title: if rng.range(2) == 0 { "final".to_owned() } else { String::new() },
        entries: rng.range(99),
        over: rng.range(2) == 0,
        kept: rng.range(2) == 0,
        age: std::time::Duration::from_secs(u64::from(rng.next_u32())),
        day: (2026, 2, 29),
    }
}

/// The game that lies in a file of this name.
fn opened(path: &std::path::Path) -> Opened {
    let facts = meydan_catalogue::find(&path.to_string_lossy()).expect("a game of the hall").facts;
    let players = vec![super::person("Ada"); usize::from(facts.least_seats)];
    let table = super::table_of(facts.id, players, serde_json::Value::Null);
    let names = vec!["Ada".to_owned(); usize::from(facts.least_seats)];
    Opened { game: table.game().duplicate(), names, fault: None, open: true }
}

/// The answers of the world, good and bad.
fn carry_out(bench: &mut Bench, rng: &mut Rng) {
    for effect in std::mem::take(&mut bench.effects) {
        match effect {
            Effect::Think(task) => {
                bench.effects = vec![Effect::Think(task)];
                if rng.range(8) == 0 {
                    let ticket = rng.range(50);
                    bench.send(Event::Thought { ticket, thought: None });
                }
                // What was asked may be taken back by now.
                if !bench.thinkable().is_empty() {
                    bench.answer();
                }
            }
            Effect::Save { path, .. } => {
                let result = match rng.range(3) {
                    0 => Ok(()),
                    1 => Err(WriteError::Exists),
                    _ => Err(WriteError::Io(std::io::Error::other("no"))),
                };
                bench.send(Event::Saved(path, result));
            }
            Effect::Open { path } => {
                bench.send(Event::Opened(path, Err(ReadError::Io(std::io::Error::other("no")))));
            }
            Effect::Keep { over } => {
                let result = match rng.range(3) {
                    0 => Ok("a-b-c.acd".into()),
                    1 if !over => Err(NotKept::Exists("a-b-c.acd".into())),
                    _ => Err(NotKept::Refused(meydan_core::Refused::hall("over", Vec::new()))),
                };
                bench.send(Event::Kept(result));
            }
            Effect::KeepIn { path } => bench.send(Event::Kept(Ok(path))),
            Effect::List => {
                let count = rng.range(6) as usize;
                let games = meydan_catalogue::tenants().iter().take(count);
                let games = games.map(|tenant| listed(tenant.facts.id, rng)).collect();
                bench.send(Event::Listed(games));
            }
            Effect::Look { path } => {
                let opened = (rng.range(2) == 0).then(|| opened(&path));
                bench.send(Event::Seen(path, opened));
            }
            Effect::TakeUp { path } => {
                let result = match rng.range(2) {
                    0 => Ok(opened(&path)),
                    _ => Err(ReadError::Io(std::io::ErrorKind::WouldBlock.into())),
                };
                bench.send(Event::TakenUp(result));
            }
            // Who leaves comes back: there is more to try.
            Effect::Quit => {
                let (app, effects) = crate::app::App::new(
                    Start::Hall,
                    bench.app.settings.clone(),
                    bench.app.size(),
                    Seed::from_number(u64::from(rng.next_u32())),
                );
                (bench.app, bench.effects) = (app, effects);
            }
            Effect::Forget { .. } | Effect::Stop | Effect::Redraw | Effect::Suspend => {}
        }
    }
}

#[test]
fn random_events_from_the_hall_on_do_no_harm() {
    random_events(2026, Bench::new(Start::Hall, Settings::default()), 1_500);
}

#[test]
fn random_events_at_a_game_whose_turns_have_parts_do_no_harm() {
    let people = vec![person("Ada"), person("Bo")];
    let table = table_of("pentago", people, serde_json::Value::Null);
    random_events(2027, Bench::new(Start::Table(table), Settings::default()), 750);
}

#[test]
fn random_events_among_people_with_secrets_and_computers_do_no_harm() {
    let people = vec![person("Ada"), person("Bo"), computer(), person(""), computer()];
    let table = table_of("uno", people, serde_json::Value::Null);
    random_events(2028, Bench::new(Start::Table(table), Settings::default()), 750);
}

#[test]
fn random_events_at_a_game_of_many_questions_do_no_harm() {
    let table = table_of("magic", vec![person("Ada"), person("Bo")], serde_json::Value::Null);
    random_events(2029, Bench::new(Start::Table(table), Settings::default()), 1_500);
}

#[test]
fn random_events_at_a_game_with_chains_and_lists_do_no_harm() {
    let config = serde_json::json!({ "rounds": "3" });
    let table = table_of("duel", vec![person("Ada"), person("Bo")], config);
    random_events(2030, Bench::new(Start::Table(table), Settings::default()), 750);
}

fn random_events(seed: u64, mut bench: Bench, events: u64) {
    let mut rng = Seed::from_number(seed).rng();
    let (mut tables, mut moves) = (0u32, 0u32);
    for number in 0..times(events) {
        let event = any_event(&mut rng);
        if let Some(event) = from_terminal(event) {
            bench.send(event);
        }
        // Effects may ask for more effects; computers answer each other at most a game long.
        for _ in 0..3 {
            carry_out(&mut bench, &mut rng);
        }
        if number % 7 == 0 {
            bench.send(Event::Tick(std::time::Duration::from_millis(100)));
        }
        if number % 3 == 0 {
            bench.screen();
        }
        if let Screen::Table(table) = bench.app.screen() {
            tables += 1;
            moves += table.line().len() as u32;
            // The log folds again to the same position: nothing came in but by the rules.
            if number % 50 == 0 {
                let game = table.table.game();
                let tenant = meydan_catalogue::find(table.game_id()).expect("a game of the hall");
                let again = tenant.open(game.beginning(), &game.entries_since(0)).expect("it folds");
                assert_eq!(again.digest(), game.digest());
            }
        }
    }
    // It would prove little if it had never sat down and played.
    assert!(u64::from(tables) > events / 10 && u64::from(moves) > events / 10, "{tables} {moves}");
}
