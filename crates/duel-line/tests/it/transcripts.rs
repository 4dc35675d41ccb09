//! What the program prints, byte for byte. A transcript is a text file:
//!
//! ```text
//! # DU-141 a note, with the requirements that the lines below show
//! = 1 hand: Battle OX         lays a table out and begins there (`Exhibition`)
//! $ program 7                 starts the program in an empty folder, with this seed
//! $ program 7 fair            the same without cheats
//! $ again                     ends it and starts it again where it was
//! $ again 8 fair              the same with another seed, without cheats
//! > select --hand 1           what is typed
//! >*3 shop buy Haniwa         typed three times
//! card selected               what is printed, to the next line of these kinds
//! @ deck                      buys and builds the built-in deck and activates it
//! @ file Moon.json {"a": 1}   writes a file of a card
//! @ cat Moon.json             prints one
//! ```
//!
//! Those in `whole` are runs as people type them: from an empty folder on, with
//! members, shop, decks and duels, and nothing laid out or done by the runner but
//! the files that are imported.
//!
//! DU-273: beside these transcripts every process has tests of its own.
//!
//! `UPDATE_GOLDENS=1 cargo test -p meydan-duel-line` writes down what is printed
//! now; hold it against the specification before you keep it.

use std::path::{Path, PathBuf};

use meydan_core::Seed;
use meydan_duel_line::{Exhibition, Flow, Options, Program};
use meydan_testkit::golden;
use tempfile::TempDir;

fn folder(below: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(below)
}

/// What lines are typed into.
enum Stage {
    Nothing,
    Exhibition(Box<Exhibition>),
    Program { program: Box<Program>, data: TempDir, seed: u64 },
    Left { data: TempDir, seed: u64 },
}

impl Stage {
    fn open(data: TempDir, seed: u64, cheats: bool) -> Stage {
        let options = Options { data: data.path().to_owned(), seed: Some(seed), cheats };
        let program = Program::open(&options).expect("an empty folder can be used");
        Stage::Program { program: Box::new(program), data, seed }
    }

    fn line(&mut self, typed: &str) -> String {
        match self {
            Stage::Exhibition(exhibition) => exhibition.line(typed),
            Stage::Program { program, .. } => {
                let mut out = String::new();
                match program.line(typed, &mut out) {
                    Flow::GoOn => {}
                    Flow::Broken(why) => panic!("{typed}: {why}"),
                    Flow::Leave => {
                        if let Stage::Program { data, seed, .. } = std::mem::replace(self, Stage::Nothing) {
                            *self = Stage::Left { data, seed };
                        }
                    }
                }
                out
            }
            Stage::Nothing | Stage::Left { .. } => panic!("{typed}: nothing runs"),
        }
    }

    fn start(self, words: &str) -> Stage {
        let (data, seed) = match self {
            Stage::Program { program, data, seed } => {
                drop(program);
                (data, seed)
            }
            Stage::Left { data, seed } => (data, seed),
            Stage::Nothing | Stage::Exhibition(_) => (crate::memory::folder(), 1),
        };
        let (how, rest) = words.split_once(' ').unwrap_or((words, ""));
        let (number, fair) = match rest.strip_suffix("fair") {
            Some(number) => (number.trim(), true),
            None => (rest, false),
        };
        let seed = if number.is_empty() { seed } else { number.parse().expect("a seed") };
        match how {
            "again" => Stage::open(data, seed, !fair),
            "program" => Stage::open(crate::memory::folder(), seed, !fair),
            _ => panic!("no such start: {words}"),
        }
    }

    /// What the runner does itself; what it prints.
    fn do_itself(&mut self, words: &str) -> String {
        let Stage::Program { data, .. } = self else { panic!("{words}: no program runs") };
        let cards = data.path().join("cards");
        let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
        match verb {
            "cat" => std::fs::read_to_string(cards.join(rest)).expect("a file"),
            "file" => {
                let (name, text) = rest.split_once(".json ").expect("a name and a text");
                std::fs::create_dir_all(&cards).expect("a folder");
                std::fs::write(cards.join(format!("{name}.json")), text).expect("written");
                String::new()
            }
            "deck" => {
                self.build_deck();
                String::new()
            }
            _ => panic!("no such thing: {words}"),
        }
    }

    /// Buys and builds the built-in deck, from the Main Menu.
    fn build_deck(&mut self) {
        let mut expect = |typed: String, wanted: &str| assert_eq!(self.line(&typed), wanted, "{typed}");
        let mut adding = Vec::new();
        expect("increase --money 1000000".into(), "money increased successfully\n");
        expect("menu enter Shop".into(), "");
        let mut side = "";
        for line in duel::standard_deck().lines().filter(|line| !line.starts_with('#')) {
            if line == "side" {
                side = " --side";
                continue;
            }
            let (count, name) = line.split_once(' ').expect("a number and a name");
            for _ in 0..count.parse().expect("a number") {
                expect(format!("shop buy {name}"), "card bought successfully\n");
                adding.push(format!("deck add-card --card {name} --deck Standard{side}"));
            }
        }
        expect("menu exit".into(), "");
        expect("menu enter Deck".into(), "");
        expect("deck create Standard".into(), "deck created successfully!\n");
        for line in adding {
            expect(line, "card added to deck successfully\n");
        }
        expect("deck set-activate Standard".into(), "deck activated successfully\n");
        expect("menu exit".into(), "");
    }
}

/// The transcript with what is printed now.
fn replay(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut now = String::new();
    let mut stage = Stage::Nothing;
    let mut index = 0;
    while index < lines.len() {
        let line = lines[index];
        index += 1;
        let next_is_ours = lines.get(index).is_some_and(|next| next.starts_with(['#', '=', '$']));
        let (sign, rest) = line.split_at(line.len().min(1));
        if sign == "#" || (line.is_empty() && (next_is_ours || now.is_empty())) {
            now += &format!("{line}\n");
            continue;
        }
        match sign {
            "=" => {
                let mut table = String::new();
                index -= 1;
                while let Some(row) = lines.get(index).and_then(|line| line.strip_prefix('=')) {
                    table += row.trim_start();
                    table.push('\n');
                    now += &format!("{}\n", lines[index]);
                    index += 1;
                }
                let begun = Exhibition::new(&table, Seed::from_number(1));
                stage = Stage::Exhibition(Box::new(begun.unwrap_or_else(|fault| panic!("{fault}\n{table}"))));
            }
            "$" => {
                now += &format!("{line}\n");
                stage = stage.start(rest.trim());
            }
            "@" => {
                now += &format!("{line}\n");
                now += &stage.do_itself(rest.trim());
            }
            ">" => {
                now += &format!("{line}\n");
                let (times, typed) = match rest.strip_prefix('*').and_then(|rest| rest.split_once(' ')) {
                    Some((times, typed)) => (times.parse().expect("a number"), typed),
                    None => (1, rest),
                };
                for _ in 0..times {
                    now += &stage.line(typed);
                }
            }
            // What was printed before.
            _ => {}
        }
    }
    now
}

fn transcripts(below: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder(below))
        .expect("the folder")
        .map(|entry| entry.expect("a file").path())
        .filter(|file| file.is_file())
        .collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

/// Replays them all at once.
fn check(below: &str, look: impl Fn(&Path, &str) + Sync) {
    std::thread::scope(|scope| {
        for file in transcripts(below) {
            let look = &look;
            scope.spawn(move || {
                let text = std::fs::read_to_string(&file).expect("a text");
                look(&file, &text);
                golden(&file, &replay(&text));
            });
        }
    });
}

#[test]
fn every_transcript_is_what_is_printed() {
    check("", |_, _| {});
}

#[test]
fn every_whole_run_is_what_is_printed() {
    check("whole", |file, text| {
        let laid_out = text.lines().any(|line| line.starts_with('=') || line.starts_with("@ deck"));
        assert!(!laid_out, "{}: everything is typed", file.display());
    });
}

/// The page of documentation is what the table of commands says.
#[test]
fn the_page_is_made_from_the_table() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/duel-console.md");
    golden(&page, &meydan_duel_line::page());
}
