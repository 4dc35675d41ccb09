//! What the program prints, byte for byte. A transcript is a text file:
//!
//! ```text
//! # a note
//! $ meydan play othello --line      a command; `cat FILE`, `cut FILE LENGTH` and `poke FILE BYTE` are built in
//! < 3 D                             what is typed into it
//! > …                               what it prints
//! ! …                               what it complains about
//! = 1                               its exit status, unless 0
//! ```
//!
//! The commands of a file run in one empty folder, in English unless they say
//! otherwise. `UPDATE_GOLDENS=1 cargo test -p meydan --test transcripts` writes
//! down what is printed now; look at the difference before you keep it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[derive(Default)]
struct Case {
    notes: Vec<String>,
    command: String,
    input: Vec<String>,
}

struct Ran {
    output: String,
    complaints: String,
    status: i32,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts")
}

/// The cases of a transcript, without what they should print.
fn cases(text: &str) -> Vec<Case> {
    let mut cases = Vec::new();
    let mut notes = Vec::new();
    for line in text.lines() {
        match line.split_at_checked(1) {
            Some(("#", _)) | None => notes.push(line.to_owned()),
            Some(("$", command)) => {
                let notes = std::mem::take(&mut notes);
                cases.push(Case { notes, command: command.trim().to_owned(), input: Vec::new() });
            }
            Some(("<", typed)) => {
                let case = cases.last_mut().expect("a command comes first");
                case.input.push(typed.strip_prefix(' ').unwrap_or(typed).to_owned());
            }
            Some((">" | "!" | "=", _)) => {}
            Some(_) => panic!("not a line of a transcript: {line}"),
        }
    }
    assert!(notes.iter().all(String::is_empty), "notes stand before a command");
    cases
}

/// Splits a command at blanks; single quotes hold together.
fn split(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for sign in command.chars() {
        match sign {
            '\'' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            _ => words.last_mut().unwrap().push(sign),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn run(case: &Case, room: &Path) -> Ran {
    let words = split(&case.command);
    let built_in = |output| Ran { output, complaints: String::new(), status: 0 };
    match words[0].as_str() {
        "cat" => return built_in(fs::read_to_string(room.join(&words[1])).unwrap()),
        "cut" => {
            let bytes = fs::read(room.join(&words[1])).unwrap();
            fs::write(room.join(&words[1]), &bytes[..words[2].parse().unwrap()]).unwrap();
            return built_in(String::new());
        }
        "poke" => {
            let mut bytes = fs::read(room.join(&words[1])).unwrap();
            bytes[words[2].parse::<usize>().unwrap()] ^= 1;
            fs::write(room.join(&words[1]), bytes).unwrap();
            return built_in(String::new());
        }
        "meydan" => {}
        other => panic!("no such command: {other}"),
    }
    let mut child = Command::new(env!("CARGO_BIN_EXE_meydan"))
        .args(&words[1..])
        .current_dir(room)
        .env_clear()
        .env("MEYDAN_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let typed: String = case.input.iter().map(|line| line.clone() + "\n").collect();
    // From another thread: the program may fill its output before it reads its input.
    let typing = std::thread::spawn(move || {
        // It may also leave without reading everything.
        let _ = stdin.write_all(typed.as_bytes());
    });
    let ran = child.wait_with_output().unwrap();
    typing.join().unwrap();
    Ran {
        output: String::from_utf8(ran.stdout).unwrap(),
        complaints: String::from_utf8(ran.stderr).unwrap(),
        status: ran.status.code().expect("it was not killed"),
    }
}

fn marked(mark: char, text: &str) -> String {
    assert!(text.is_empty() || text.ends_with('\n'), "the last line is not ended: {text}");
    text.lines()
        .map(|line| if line.is_empty() { format!("{mark}\n") } else { format!("{mark} {line}\n") })
        .collect()
}

/// The transcript as it is now.
fn transcribe(text: &str, room: &Path) -> String {
    let mut now = String::new();
    for case in cases(text) {
        case.notes.iter().for_each(|note| now += &format!("{note}\n"));
        now += &format!("$ {}\n", case.command);
        case.input.iter().for_each(|line| now += &marked('<', &format!("{line}\n")));
        let ran = run(&case, room);
        now += &marked('>', &ran.output);
        now += &marked('!', &ran.complaints);
        if ran.status != 0 {
            now += &format!("= {}\n", ran.status);
        }
    }
    now
}

#[test]
fn transcripts_are_what_is_printed() {
    let update = std::env::var_os("UPDATE_GOLDENS").is_some();
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 8, "the transcripts are there");
    let mut wrong = Vec::new();
    for file in files {
        let name = file.file_stem().unwrap().to_str().unwrap();
        let room = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("transcript-{name}"));
        let _ = fs::remove_dir_all(&room);
        fs::create_dir_all(&room).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        let now = transcribe(&text, &room);
        if now != text {
            let at = now.lines().zip(text.lines()).take_while(|(now, then)| now == then).count();
            let line = |text: &str| text.lines().nth(at).unwrap_or("(nothing)").to_owned();
            wrong.push(format!("{name}, line {}:\n  was  {}\n  is   {}", at + 1, line(&text), line(&now)));
            if update {
                fs::write(&file, now).unwrap();
            }
        }
    }
    assert!(update || wrong.is_empty(), "{}", wrong.join("\n"));
}
