//! What keys, clicks and typing come to.

use std::path::PathBuf;

use crossterm::event::KeyCode;
use meydan_core::{AnyAction, Place};
use meydan_records::{Listed, Opened, ReadError, WriteError};
use meydan_search::Certainty;
use serde_json::json;

use super::{Bench, computer, othello, person};
use crate::app::Screen;
use crate::command::Command;
use crate::draw::Target;
use crate::event::{Effect, Event};
use crate::{Settings, Start};

fn two() -> Bench {
    Bench::table(vec![person("Ada"), person("Bo")], Settings::default())
}

fn place(name: &str) -> Target {
    Target::Place(Place::new(name))
}

#[test]
fn the_hall_leads_to_a_table_by_keys_alone() {
    let mut bench = Bench::hall();
    bench.key(KeyCode::Enter);
    // With whom: from the computer back to people at this screen; then a name.
    bench.key(KeyCode::Left).key(KeyCode::Down).type_in("Ada?q").key(KeyCode::Backspace);
    bench.key(KeyCode::Enter).type_in("Bo").key(KeyCode::Enter).key(KeyCode::Enter);
    assert!(bench.screen().contains("Ada? – to move"), "{}", bench.screen());
    bench.key(KeyCode::Tab).key(KeyCode::Enter);
    assert_eq!(bench.moves(), "d3");
}

#[test]
fn the_hall_leads_to_a_table_by_mouse_alone() {
    let mut bench = Bench::hall();
    bench.click(&Target::Row(0));
    let start = 4;
    bench.click(&Target::Row(start));
    bench.click(&place("d3"));
    assert_eq!(bench.moves(), "d3");
    bench.answer();
    assert_eq!(bench.at_table().line().len(), 2);
}

#[test]
fn a_move_is_made_by_arrows_by_its_name_and_by_a_click() {
    let mut bench = two();
    bench.key(KeyCode::Right);
    assert_eq!(bench.at_table().cursor, Some(Place::new("d3")), "the keys appear where one can play");
    bench.key(KeyCode::Enter);
    bench.type_in("c3");
    bench.click(&place("c4"));
    assert_eq!(bench.moves(), "d3 c3 c4");
    bench.key(KeyCode::Up).key(KeyCode::Left);
    assert_eq!(bench.at_table().cursor, Some(Place::new("b3")));
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    let mut bench = two();
    let before = bench.at_table().table.game().digest();
    bench.type_in("a1");
    assert!(bench.screen().contains("A disc on A1 would turn nothing over."), "{}", bench.screen());
    bench.click(&place("d4"));
    assert!(bench.screen().contains("There is a disc on D4 already."));
    bench.type_in("z");
    assert!(bench.screen().contains("There is no such place here"));
    assert_eq!(bench.at_table().table.game().digest(), before);
    // The sentence follows the language.
    bench.type_in("a1");
    bench.type_in("l");
    bench.type_in("l");
    assert!(bench.screen().contains("A1 karesine konan taş hiçbir taşı çevirmez."));
}

#[test]
fn capital_letters_are_commands_even_where_a_place_begins_with_the_letter() {
    let mut bench = two();
    bench.type_in("h");
    assert!(bench.screen().contains("Place: h_"));
    bench.key(KeyCode::Esc);
    bench.type_in("d3U");
    assert_eq!(bench.moves(), "");
    assert!(bench.screen().contains("Taken back."));
    bench.type_in("u");
    assert!(bench.screen().contains("There is nothing to take back."));
}

#[test]
fn the_computer_answers_and_a_late_thought_is_ignored() {
    let mut bench = Bench::table(vec![person("Ada"), computer()], Settings::default());
    bench.type_in("d3");
    assert!(bench.screen().contains("White is thinking"), "{}", bench.screen());
    bench.type_in("c3");
    assert!(bench.screen().contains("Wait: it is not your turn."));
    let task = bench.take_task().expect("it thinks");
    bench.type_in("U");
    assert!(bench.effects.iter().any(|effect| matches!(effect, Effect::Stop)));
    let thought = meydan_search::Thought {
        action: AnyAction::new::<::othello::Othello>("c3".parse().expect("a square")),
        value: None,
        certainty: meydan_search::Certainty::Estimated,
        depth: 0,
        nodes: 1,
    };
    bench.send(Event::Thought { ticket: task.ticket, thought: Some(thought) });
    assert_eq!(bench.moves(), "", "it was taken back meanwhile");
    bench.type_in("d3").answer();
    assert_eq!(bench.at_table().line().len(), 2);
    bench.type_in("U");
    assert_eq!(bench.moves(), "", "with the computer's answer");
}

#[test]
fn the_computer_says_what_it_thinks_with_its_move_and_its_hint() {
    let mut bench = Bench::table(vec![person("Ada"), computer()], Settings::default());
    bench.type_in("d3").decide_sure("c5", -12, Certainty::Estimated);
    let said = "White: C5. Computer: −12 discs, estimated, depth 8. Ada to move.";
    assert!(bench.screen().contains(said), "{}", bench.screen());
    // A note speaks the language of the moment.
    bench.type_in("L");
    assert!(!bench.screen().contains("estimated"));
    bench.type_in("LL");
    assert!(bench.screen().contains(said));
    bench.type_in("I").decide_sure("c6", 3, Certainty::Exact);
    let hint = "Hint: C6. For you: a win by 3 discs, exact, depth 8.";
    assert!(bench.screen().contains(hint), "{}", bench.screen());
    // One that did not judge has nothing to tell.
    bench.type_in("c6").answer();
    assert!(bench.screen().contains("White: ") && !bench.screen().contains("Computer:"));
    // The sign of a loss has a plain form.
    let plain = Settings { ascii: true, ..Settings::default() };
    let mut bench = Bench::table(vec![person("Ada"), computer()], plain);
    bench.type_in("d3").decide_sure("c5", -12, Certainty::Estimated);
    assert!(bench.screen().contains("-12 discs, estimated"), "{}", bench.screen());
}

#[test]
fn a_computer_that_fails_is_told_of() {
    let mut bench = Bench::table(vec![person("Ada"), computer()], Settings::default());
    bench.type_in("d3");
    let task = bench.take_task().expect("it thinks");
    bench.send(Event::Thought { ticket: task.ticket, thought: None });
    assert!(bench.screen().contains("could not think of anything"));
    assert!(!bench.app.moves());
}

#[test]
fn a_hint_is_marked_and_changes_nothing() {
    let mut bench = two();
    bench.type_in("I").answer();
    assert!(bench.screen().contains("Hint: "));
    assert!(bench.screen().contains('◆') || bench.screen().contains("[◆]"), "{}", bench.screen());
    assert_eq!(bench.moves(), "");
    bench.key(KeyCode::Enter);
    assert_eq!(bench.at_table().line().len(), 1, "the keys stand on it");
}

#[test]
fn a_forced_pass_is_made_and_told() {
    // Black turns B1; White's only disc, B3, can close nothing in, and Black still has C3.
    let start = format!("-OX-----{}XO------{} X", "-".repeat(8), "-".repeat(40));
    let table = othello(vec![person("Ada"), person("Bo")], json!({ "start": start }));
    let mut bench = Bench::new(Start::Table(table), Settings::default());
    bench.type_in("a1");
    let screen = bench.screen();
    assert!(screen.contains("Bo cannot move and passes. Ada to move."), "{screen}");
    assert_eq!(bench.moves(), "a1 pass");
    bench.type_in("c3");
    let screen = bench.screen();
    assert!(screen.contains("Ada wins, 6 – 0. Neither player can move."), "{screen}");
    bench.type_in("c3");
    assert!(bench.screen().contains("The game is over."), "{}", bench.screen());
}

#[test]
fn earlier_moves_can_be_looked_at_but_not_played_in() {
    let mut bench = two();
    bench.type_in("d3c3c4");
    assert!(bench.screen().contains("Bo – to move"));
    bench.type_in(",");
    assert!(bench.screen().contains("Ada – to move"), "as it was then: {}", bench.screen());
    bench.type_in(",");
    assert!(bench.screen().contains("This is move 1 of 3."));
    bench.type_in("e3");
    assert!(bench.screen().contains("You are looking at an earlier move."));
    assert_eq!(bench.moves(), "d3 c3 c4");
    bench.click(&Target::Entry(2));
    assert_eq!(bench.at_table().looking, Some(2));
    bench.key(KeyCode::Home);
    assert_eq!(bench.at_table().looking, Some(0));
    bench.type_in(".");
    assert_eq!(bench.at_table().looking, Some(1));
    bench.key(KeyCode::End);
    assert_eq!(bench.at_table().looking, None);
}

#[test]
fn resigning_asks_once_more() {
    let mut bench = two();
    bench.type_in("d3R");
    assert!(bench.screen().contains("Shall Bo really resign?"));
    bench.key(KeyCode::Enter);
    assert!(bench.at_table().table.game().outcome().is_none(), "Enter alone stays");
    bench.type_in("Ry");
    assert!(bench.screen().contains("Ada wins"), "{}", bench.screen());
    bench.type_in("R");
    assert!(bench.screen().contains("Nobody can resign now."));
    bench.type_in("N");
    assert_eq!(bench.moves(), "", "a rematch");
    assert!(bench.screen().contains("Ada – to move"));
}

#[test]
fn leaving_asks_while_a_game_is_on_and_offers_to_save() {
    let mut bench = two();
    bench.type_in("d3Q");
    assert!(bench.screen().contains("It can be saved and played on later."));
    bench.key(KeyCode::Esc);
    assert!(!bench.quits());
    bench.type_in("Q").click(&Target::Row(0));
    assert!(bench.screen().contains("othello.meydan"));
    bench.key(KeyCode::Enter);
    let Some(Effect::Save { path, text, replace: false }) = bench.effects.pop() else {
        panic!("it is to be saved");
    };
    assert_eq!(path, PathBuf::from("othello.meydan"));
    let record = meydan_core::record::Record::read(&text).expect("a record");
    assert_eq!(record.head.names, ["Ada", "Bo"]);
    assert!(meydan_core::record::verify(&record, &meydan_catalogue::begin).is_ok());
    bench.send(Event::Saved(path.clone(), Err(WriteError::Exists)));
    assert!(bench.screen().contains("There is a file othello.meydan already."));
    bench.type_in("y");
    assert!(matches!(bench.effects.pop(), Some(Effect::Save { replace: true, .. })));
    let error = std::io::Error::other("the disk is full");
    bench.send(Event::Saved(path.clone(), Err(WriteError::Io(error))));
    assert!(bench.screen().contains("the disk is full"));
    assert!(!bench.quits());
    bench.key(KeyCode::Enter);
    bench.send(Event::Saved(path, Ok(())));
    assert!(bench.quits());
}

#[test]
fn control_c_asks_once_and_then_leaves() {
    let mut bench = two();
    bench.type_in("d3").control('c');
    assert!(!bench.quits());
    bench.control('c');
    assert!(bench.quits());
    let mut bench = Bench::hall();
    bench.control('c');
    assert!(bench.quits());
}

#[test]
fn a_record_is_opened_to_go_on_or_to_look_through() {
    let mut played = two();
    played.type_in("d3c3");
    let game = || played.at_table().table.game().duplicate();
    let names = vec!["Ada".to_owned(), "computer:casual".to_owned()];
    let open = |bench: &mut Bench| {
        bench.type_in("oo").type_in("x.meydan").key(KeyCode::Enter);
        assert!(matches!(bench.effects.pop(), Some(Effect::Open { path }) if path == *"x.meydan"));
        bench.send(Event::Opened(
            PathBuf::from("x.meydan"),
            Ok(Opened { game: game(), names: names.clone(), fault: None, open: true }),
        ));
    };
    let mut bench = Bench::hall();
    open(&mut bench);
    bench.key(KeyCode::Enter);
    bench.type_in("c4");
    assert!(bench.take_task().is_some(), "the computer sits where it sat");
    let mut bench = Bench::hall();
    open(&mut bench);
    bench.key(KeyCode::Down).key(KeyCode::Enter);
    assert!(bench.screen().contains("Move 0 of 2."), "{}", bench.screen());
    bench.type_in("c4P");
    assert_eq!(bench.moves(), "d3 c3", "a record is only looked at");
    for _ in 0..40 {
        bench.send(Event::Tick(std::time::Duration::from_millis(100)));
    }
    assert_eq!(bench.at_table().looking, None, "it played by itself to its end");
    assert!(!bench.app.moves());
    let mut bench = Bench::hall();
    bench.type_in("oo").key(KeyCode::Enter);
    assert!(bench.screen().contains("Type the name of a file."));
    bench.type_in("y").key(KeyCode::Enter);
    let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
    bench.send(Event::Opened(PathBuf::from("y"), Err(ReadError::Io(missing))));
    assert!(bench.screen().contains("y could not be opened"));
}

#[test]
fn a_small_window_waits_calmly() {
    let mut bench = two();
    bench.type_in("d3");
    let before = bench.screen();
    bench.send(Event::Resize(60, 20));
    assert!(bench.screen().contains("The window is 60×20 now."), "{}", bench.screen());
    bench.type_in("c3Qy").key(KeyCode::Enter);
    for (width, height) in [(0, 0), (1, 1), (79, 24), (80, 23), (300, 100)] {
        bench.send(Event::Resize(width, height));
        bench.screen();
    }
    bench.send(Event::Resize(80, 24));
    assert_eq!(bench.screen(), before, "everything is as it was");
}

#[test]
fn a_paste_goes_only_where_text_is_typed() {
    let mut bench = two();
    bench.send(Event::Paste("d3\nc3\u{1b}[31mQ".to_owned()));
    assert_eq!(bench.moves(), "");
    bench.type_in("S");
    bench.send(Event::Paste("\u{1b}]0;x\u{7}-2".to_owned()));
    assert!(bench.screen().contains("> othello.meydan]0;x-2_"), "{}", bench.screen());
    bench.send(Event::Paste("long ".repeat(10_000)));
    bench.screen();
}

#[test]
fn the_keys_at_the_bottom_can_be_clicked() {
    let mut bench = two();
    bench.type_in("d3");
    bench.click(&Target::Command(Command::Undo));
    assert_eq!(bench.moves(), "");
    bench.click(&Target::Command(Command::Help));
    assert!(bench.screen().contains("Arrow keys move between the places"));
    bench.key(KeyCode::Esc);
    bench.click(&Target::Command(Command::Language));
    assert!(bench.screen().contains("Ada"));
}

#[test]
fn a_seed_gives_the_same_table_and_thoughts_again() {
    let settings = Settings { seed: Some(7), ..Settings::default() };
    let play = || {
        let mut bench = Bench::table(vec![person(""), computer()], settings.clone());
        bench.type_in("d3");
        bench.take_task().map(|task| task.seed.to_string())
    };
    assert_eq!(play(), play());
    let mut bench = Bench::new(Start::Hall, settings);
    bench.key(KeyCode::Enter).key(KeyCode::Up).key(KeyCode::Enter);
    let seed = bench.at_table().table.game().beginning().seed;
    assert_eq!(seed, meydan_core::Seed::from_number(7));
}

#[test]
fn computers_among_themselves_play_to_the_end() {
    let mut bench = Bench::table(vec![computer(), computer()], Settings::default());
    for _ in 0..64 {
        if bench.at_table().table.game().outcome().is_some() {
            break;
        }
        bench.answer();
    }
    assert!(bench.at_table().table.game().outcome().is_some());
    bench.type_in("Q");
    assert!(bench.quits(), "nothing is lost by leaving");
}

#[test]
fn escape_and_a_letter_in_quick_succession_are_two_keys() {
    let mut bench = two();
    bench.type_in("d");
    let key = crossterm::event::KeyEvent::new(KeyCode::Char('c'), crossterm::event::KeyModifiers::ALT);
    bench.send(Event::Key(key));
    bench.type_in("4");
    assert_eq!(bench.moves(), "c4");
}

#[test]
fn point_11_the_end_is_a_panel_with_names_points_and_what_can_follow() {
    let mut bench = two();
    bench.type_in("d3Ry");
    let screen = bench.screen();
    for shown in ["The end", "Ada wins", "▸ A rematch", "Look through it", "Save it to a file"] {
        assert!(screen.contains(shown), "{shown}:\n{screen}");
    }
    bench.key(KeyCode::Down).key(KeyCode::Enter);
    assert!(bench.screen().contains("This is move 0 of 2."), "{}", bench.screen());
    // It is told once; any other key does what it always does.
    let mut bench = two();
    bench.type_in("d3Ry").key(KeyCode::Esc);
    assert!(!bench.screen().contains("▸ A rematch") && bench.screen().contains("Ada wins"));
    let mut bench = two();
    bench.type_in("d3Ry").key(KeyCode::Enter);
    assert_eq!(bench.moves(), "", "a rematch");
}

#[test]
fn point_7_who_comes_back_is_offered_to_go_on_and_nothing_is_lost_by_leaving() {
    let listed = |over: bool| Listed {
        path: "games/othello-1.meydan".into(),
        game: "othello".to_owned(),
        names: vec!["Ada".to_owned(), "computer:club".to_owned()],
        title: String::new(),
        entries: 2,
        over,
        kept: true,
        age: std::time::Duration::from_secs(300),
        day: (2026, 11, 18),
    };
    let mut played = two();
    played.type_in("d3c3");
    let settings = Settings { games: Some("games".into()), ..Settings::default() };
    let mut bench = Bench::new(Start::Hall, settings.clone());
    assert!(matches!(bench.effects.pop(), Some(Effect::List)));
    bench.send(Event::Listed(vec![listed(false)]));
    let screen = bench.screen();
    assert!(screen.contains("▸ Go on: Othello · Ada – computer, Club"), "{screen}");
    assert!(screen.contains("not over · 2026-11-18, 5 minutes ago"), "{screen}");
    bench.key(KeyCode::Enter);
    assert!(
        matches!(bench.effects.pop(), Some(Effect::TakeUp { path }) if path == *"games/othello-1.meydan")
    );
    let opened = Opened {
        game: played.at_table().table.game().duplicate(),
        names: listed(false).names,
        fault: None,
        open: true,
    };
    bench.send(Event::TakenUp(Ok(opened)));
    assert_eq!(bench.moves(), "d3 c3");
    bench.app.is_kept();
    bench.type_in("Q");
    assert!(matches!(bench.app.screen(), Screen::Hall(_)), "nothing is asked");
    // A game that is over is only looked through; the set-up of its game fills in the name.
    let mut bench = Bench::new(Start::Setup(meydan_catalogue::find("othello").expect("it")), settings);
    bench.send(Event::Listed(vec![listed(true)]));
    let screen = bench.screen();
    assert!(!screen.contains("Go on:") && screen.contains("Name of Black: Ada"), "{screen}");
    bench.key(KeyCode::Up).key(KeyCode::Enter);
    assert!(matches!(bench.effects.pop(), Some(Effect::Look { .. })));
    assert!(bench.screen().contains("▸ Othello · Ada – computer, Club"), "{}", bench.screen());
    let busy = std::io::Error::from(std::io::ErrorKind::WouldBlock);
    bench.send(Event::TakenUp(Err(ReadError::Io(busy))));
    assert!(bench.screen().contains("being played in another window"), "{}", bench.screen());
}
