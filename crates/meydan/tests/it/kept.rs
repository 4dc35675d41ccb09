//! Issue 16, point 7: a game at a terminal is killed in the middle, at a random moment,
//! on the full screen and in the line console. The next start goes on from the last move.
//!
//! `MEYDAN_KILLS=20` kills each game so often; a few times are enough for every day.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::screen::Program;

/// Every game with who plays it: a person, so that somebody has something to lose.
const GAMES: [(&str, &str); 6] = [
    ("othello", "person,newcomer"),
    ("pentago", "person,newcomer"),
    ("chess", "person,newcomer"),
    ("uno", "person,newcomer,newcomer"),
    ("magic", "person,newcomer"),
    ("duel", "person,newcomer"),
];

pub(crate) fn kills() -> u64 {
    std::env::var("MEYDAN_KILLS").ok().and_then(|count| count.parse().ok()).unwrap_or(2)
}

/// An empty folder with room for data.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("kept").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Numbers that look random and are the same in every run of as many kills.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

fn start(args: &[&str], folder: &Path) -> Program {
    let data = folder.join("data");
    Program::start(args, &[("MEYDAN_DATA", data.to_str().expect("a plain path"))], folder)
}

/// The only kept game, and how many entries it has.
fn kept(folder: &Path) -> Option<(PathBuf, u64)> {
    let files = std::fs::read_dir(folder.join("data/games")).ok()?;
    let records = files.flatten().map(|file| file.path());
    let records: Vec<PathBuf> = records
        .filter(|path| path.extension().is_some_and(|ending| ending == "meydan"))
        .filter(|path| !path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.')))
        .collect();
    assert!(records.len() < 2, "one file a game: {records:?}");
    let path = records.into_iter().next()?;
    let text = std::fs::read_to_string(&path).expect("a record");
    let last: serde_json::Value = serde_json::from_str(text.lines().last()?).expect("whole lines");
    let seq = last["end"]["seq"].as_u64().expect("whole after every move");
    let verified =
        Command::new(env!("CARGO_BIN_EXE_meydan")).arg("verify").arg(&path).output().expect("it runs");
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    Some((path, seq))
}

/// `Moves 3/7` somewhere on the screen: 7.
fn moves_on(screen: &str) -> Option<u64> {
    let after = screen.split_once("Moves ")?.1;
    let count = after.split_once('/')?.1;
    count[..count.find(|sign: char| !sign.is_ascii_digit())?].parse().ok()
}

#[test]
fn point_7_killed_on_the_full_screen_every_game_goes_on_from_the_last_move() {
    for (index, (game, players)) in GAMES.into_iter().enumerate() {
        let mut chance = Chance(index as u64 + 1);
        let mut went_on = 0;
        for round in 0..kills() {
            let folder = folder(&format!("screen-{game}"));
            let args = ["play", game, "--players", players, "--time", "10"];
            let mut program = start(&args, &folder);
            program.until("the table", |screen| moves_on(&screen.contents()).is_some());
            // To the next place where something can be done, and do it.
            // Where the first of them is to give up, by going on to the next phase.
            let keys = if game == "duel" { "n" } else { "\t\r" };
            for _ in 0..=chance.below(12) {
                program.keys(keys);
                if chance.below(3) == 0 {
                    std::thread::sleep(Duration::from_millis(chance.below(60)));
                }
            }
            if round % 2 == 0 {
                program.until("a first move", |screen| moves_on(&screen.contents()) > Some(0));
            }
            std::thread::sleep(Duration::from_millis(chance.below(40)));
            let shown = program.killed();
            let Some(shown) = moves_on(&shown) else { panic!("{game}: {shown}") };
            let Some((_, entries)) = kept(&folder) else {
                assert_eq!(shown, 0, "{game}: what was shown is kept");
                continue;
            };
            assert!(entries >= shown, "{game}: {entries} kept, {shown} shown");
            went_on += 1;
            // The hall and the game's own start both offer it first.
            let mut again =
                if round % 2 == 0 { start(&["play", game], &folder) } else { start(&[], &folder) };
            again.shows("▸ Go on: ");
            again.keys("\r");
            again.until("the table as it was", |screen| {
                moves_on(&screen.contents()).is_some_and(|moves| moves >= shown)
            });
            again.killed();
            assert!(
                kept(&folder).is_some_and(|(_, now)| now >= entries),
                "{game}: nothing is lost by going on"
            );
        }
        assert!(went_on > 0, "{game}: some games had begun");
    }
}

/// The prompt stands on the last line and nothing is typed.
fn is_asked(screen: &vt100::Screen) -> bool {
    screen.contents().trim_end().ends_with("\n>")
}

/// The first of the moves that the console lists.
fn a_move(program: &mut Program) -> Option<String> {
    let before = program.screen().matches("> moves\n").count();
    program.keys("moves\r");
    program.until("the moves", |screen| {
        let text = screen.contents();
        let answered = text.rsplit_once("> moves\n").is_some_and(|(_, after)| after.lines().count() > 1);
        is_asked(screen) && answered && text.matches("> moves\n").count() > before
    });
    let screen = program.screen();
    let listed = screen.rsplit_once("> moves\n")?.1.lines().next()?.to_owned();
    Some(listed.split(", ").next()?.trim().to_owned()).filter(|first| !first.is_empty())
}

#[test]
fn point_7_killed_in_the_line_console_every_game_goes_on_from_the_last_move() {
    // Duel's console keeps its duels itself: `duel_terminal`, `duel_kill`.
    for (index, (game, players)) in GAMES.into_iter().filter(|(game, _)| *game != "duel").enumerate() {
        let mut chance = Chance(index as u64 + 100);
        for _ in 0..kills() {
            let folder = folder(&format!("lines-{game}"));
            // After a move in chess a computer leaves time to take it back, which looks like a question.
            let players = if game == "chess" { "person,person" } else { players };
            // With these cards nobody is out of UNO so soon that there is nothing to go on with.
            let args = ["play", game, "--line", "--players", players, "--time", "10", "--seed", "3"];
            let mut program = start(&args, &folder);
            program.resize(80, 400);
            let mut done = 0;
            for _ in 0..=chance.below(3) {
                program.until("to be asked", is_asked);
                let Some(typed) = a_move(&mut program) else { break };
                // The same may have been typed before.
                let echo = format!("> {typed}\n");
                let before = program.screen().matches(&echo).count();
                program.keys(&format!("{typed}\r"));
                program.until("an answer", |screen| {
                    is_asked(screen) && screen.contents().matches(&echo).count() > before
                });
                done += 1;
            }
            // One more that nobody waits for.
            if let Some(typed) = a_move(&mut program) {
                program.keys(&format!("{typed}\r"));
            }
            std::thread::sleep(Duration::from_millis(chance.below(40)));
            program.killed();
            let (_, entries) = kept(&folder).expect("what was answered is kept");
            assert!(entries >= done, "{game}: {entries} kept, {done} typed");
            let mut again = start(&["play", game, "--line"], &folder);
            again.resize(80, 400);
            again.shows("Games that are not over:");
            again.until("to be asked", is_asked);
            again.keys("1\r");
            again.until("the game", |screen| {
                let screen_text = screen.contents();
                is_asked(screen)
                    && screen_text.rsplit_once("> 1\n").is_some_and(|(_, after)| after.lines().count() > 3)
            });
            if game == "othello" {
                again.keys("quit\r");
                again.shows("It is kept. To go on with it: meydan play othello");
                again.ends();
            } else {
                again.killed();
            }
            assert!(
                kept(&folder).is_some_and(|(_, now)| now >= entries),
                "{game}: nothing is lost by going on"
            );
        }
    }
}

#[test]
fn point_7_a_loaded_game_is_written_back_and_a_pipe_keeps_nothing_by_itself() {
    use std::io::Write as _;
    let folder = folder("load");
    let run = |args: &[&str], typed: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_meydan"))
            .args(args)
            .current_dir(&folder)
            .env_clear()
            .env("MEYDAN_LANG", "en")
            .env("MEYDAN_DATA", folder.join("data"))
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .expect("it starts");
        child.stdin.take().expect("an input").write_all(typed.as_bytes()).expect("it reads");
        assert!(child.wait().expect("it ends").success());
    };
    run(&["play", "othello"], "3 D\nsave mine.meydan\n3 C\n");
    assert!(!folder.join("data/games").exists(), "a script keeps what it asks for");
    let entries =
        || std::fs::read_to_string(folder.join("mine.meydan")).expect("a record").matches("\"act\"").count();
    assert_eq!(entries(), 1);
    run(&["play", "othello", "--load", "mine.meydan"], "3 C\n4 C\n");
    assert_eq!(entries(), 3, "written back as it was played");
    // On the full screen the same, and the kept game knows its file.
    let mut program = start(&["play", "othello", "--load", "mine.meydan"], &folder);
    program.shows("Moves 3/3");
    program.keys("\t\r");
    program.shows("Moves 4/4");
    program.killed();
    assert_eq!(entries(), 4);
    let mut again = start(&["play", "othello"], &folder);
    again.shows("▸ Go on: ");
    again.keys("\r");
    again.shows("Moves 4/4");
    again.keys("\t\r");
    again.shows("Moves 5/5");
    again.killed();
    assert_eq!(entries(), 5);
}

#[test]
fn point_7_the_shelf_lists_kept_games_and_records_with_a_board_to_pick_from() {
    let folder = folder("shelf");
    let mut program = start(&["play", "othello", "--names", "Ada,Bo"], &folder);
    program.shows("Ada to move.");
    program.keys("d3");
    program.shows("Bo to move.");
    // Nothing is lost by leaving, so nothing is asked.
    program.keys("q");
    let (left, _) = program.ends();
    assert!(left.contains("The game is kept. To go on with it: meydan play othello"), "{left}");
    let record = folder.join("mine.meydan");
    let record = record.to_str().expect("a plain path");
    let made = Command::new(env!("CARGO_BIN_EXE_meydan"))
        .args(["play", "pentago", "--line", "--players", "newcomer,newcomer", "--seed", "1", "--depth", "1"])
        .args(["--record", record])
        .output()
        .expect("it runs");
    assert!(made.status.success());
    let mut program = start(&[], &folder);
    program.shows("▸ Go on: Othello · Ada – Bo");
    program.keys("o");
    program.shows("▸ Pentago · computer, Newcomer – ");
    program.shows("mine.meydan · over");
    program.shows("*○*");
    program.keys("\u{1b}[B");
    program.shows("▸ Othello · Ada – Bo");
    program.shows("A   B   C   D");
    program.keys("\r");
    program.shows("▸ Go on playing");
    program.keys("\r");
    program.shows("Bo to move.");
    program.keys("q");
    // From a table that was opened here one comes back to the hall.
    program.shows("▸ Go on: Othello · Ada – Bo");
    program.keys("o\r");
    program.shows("This game is over.");
    program.keys("\u{1b}[B\r");
    program.shows("V board or text");
    program.keys("\u{3}");
    program.ends_well();
}

#[test]
fn point_7_load_without_a_name_offers_kept_games_and_records_with_date_players_and_board() {
    let folder = folder("load-list");
    let mut program = start(&["play", "othello", "--line", "--names", "Ada,Bo"], &folder);
    program.until("to be asked", is_asked);
    program.keys("3 D\r");
    program.shows("White (Bo) to move.");
    program.killed();
    let made = Command::new(env!("CARGO_BIN_EXE_meydan"))
        .args(["play", "othello", "--line", "--players", "newcomer,newcomer", "--seed", "1", "--depth", "1"])
        .args(["--record", "over.meydan"])
        .current_dir(&folder)
        .output()
        .expect("it runs");
    assert!(made.status.success());
    // In lines what is over is only listed where former games are asked for.
    let program = start(&["play", "othello", "--line"], &folder);
    program.until("to be asked", is_asked);
    assert!(!program.screen().contains("over.meydan"), "{}", program.screen());
    program.killed();
    let mut program = start(&["play", "othello", "--line", "--load"], &folder);
    program.until("to be asked", is_asked);
    let list = program.screen();
    for part in ["just now", "over.meydan", "● Black (Ada)", "○ White (Bo)", "3 · · · ● · · · ·", "● 4  ○ 1"]
    {
        assert!(list.contains(part), "{part}:\n{list}");
    }
    program.keys("7\r");
    program.until("to be asked again", |screen| {
        is_asked(screen) && screen.contents().matches("Type a number").count() == 2
    });
    // What is over is looked through.
    program.keys("1\r");
    program.shows("Move 0 of");
    program.keys("q");
    program.ends();
    let mut program = start(&["play", "othello", "--line", "--load"], &folder);
    program.until("to be asked", is_asked);
    program.keys("2\r");
    program.until("the game", |screen| {
        is_asked(screen) && screen.contents().matches("White (Bo) to move.").count() == 1
    });
    program.keys("3 C\r");
    program.shows("Black (Ada) to move.");
    program.killed();
    assert_eq!(kept(&folder).map(|(_, entries)| entries), Some(2), "in the same file");
    // The full screen opens its list.
    let mut program = start(&["play", "othello", "--load"], &folder);
    program.shows("▸ Othello · Ada – Bo");
    program.shows("over.meydan · over");
    program.keys("\r");
    program.shows("▸ Go on playing");
    program.keys("\r");
    program.shows("Moves 2/2");
    program.killed();
    // Nobody is there to pick, or there is nothing to pick from: one line says so.
    for args in [&["play", "othello", "--load"][..], &["play", "chess", "--load", "--seed", "1"]] {
        let refused = Command::new(env!("CARGO_BIN_EXE_meydan"))
            .args(args)
            .env("MEYDAN_LANG", "en")
            .current_dir(&folder)
            .stdin(std::process::Stdio::null())
            .output()
            .expect("it runs");
        let told = String::from_utf8_lossy(&refused.stderr);
        assert!(
            !refused.status.success() && told.contains("name the file") && told.lines().count() == 1,
            "{told}"
        );
    }
    let program = start(&["play", "pentago", "--line", "--load"], &folder);
    program.ends_saying("There is no kept game of Pentago");
}

#[test]
fn point_11_the_line_console_asks_opponent_level_and_colour() {
    let folder = folder("asks");
    let mut program = start(&["play", "othello", "--line", "--time", "10"], &folder);
    program.shows("With whom?");
    program.until("to be asked", is_asked);
    program.keys("newcomer\r");
    program.shows("What do you play? 1 Black, 2 White.");
    program.until("to be asked", is_asked);
    program.keys("white\r");
    program.shows("Black (computer, Newcomer) to move.");
    program.shows("○ White to move.");
    program.killed();
}

/// Point 12: long lines are broken between words, as wide as the terminal is.
#[test]
fn point_12_long_lines_are_broken_between_words() {
    let folder = folder("wraps");
    let mut program = start(&["play", "othello", "--line"], &folder);
    program.until("to be asked", is_asked);
    program.resize(44, 40);
    program.keys("nobody\r");
    program.until("to be asked again", |screen| is_asked(screen) && screen.contents().contains("> nobody\n"));
    let screen = program.screen();
    let question = screen.split_once("> nobody\n").map_or("", |(_, after)| after);
    let lines: Vec<&str> = question.lines().filter(|line| line.trim_end() != ">").collect();
    assert!(lines.len() > 1, "{screen}");
    let words = "That is none of these: people, newcomer, casual, club, expert, master.";
    assert_eq!(lines.join(" "), words, "no word is broken:\n{screen}");
    program.killed();
}
