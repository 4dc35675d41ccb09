//! Builds everything in Rust, with its lints, and runs the tests: each program as soon as it is
//! built, as many at a time as there are cores. Cargo itself builds all of them first and runs
//! one after the other: where one crate waits for another, or one test is long, the other cores
//! are idle.

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use serde_json::{Value, json};

use crate::run::{Command, Done, root};

/// Has clippy compile our crates, as `cargo clippy` does for a mere check, so that libraries are
/// built once for lints and tests together; a warning is an error.
const LINTED: [(&str, &str); 2] = [
    ("RUSTC_WORKSPACE_WRAPPER", "clippy-driver"),
    ("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__"),
];

/// All that is built. Naming the same for each step keeps cargo from choosing other features of
/// a library, and from compiling all that rests on it once more.
const BUILD: [&str; 6] = ["build", "--locked", "--workspace", "--bins", "--tests", "--examples"];

/// Builds the program that is played, and what else the browser's tests start.
pub(crate) fn build_program() -> Done {
    let [(wrapper, driver), (arguments, warnings)] = LINTED;
    Command::new("cargo").args(BUILD).env(wrapper, driver).env(arguments, warnings).run()
}

/// A program of tests.
#[derive(Debug, PartialEq, Eq)]
struct Program {
    /// Package and target.
    name: String,
    file: PathBuf,
    /// Whether it starts the program of its package.
    waits: bool,
    /// Where it runs, as cargo would have it.
    folder: PathBuf,
}

/// Builds and runs all of them. The documentation has no examples that are run (`tidy` sees
/// to that): looking for them would take every crate apart once more.
pub(crate) fn run() -> Done {
    let (built, programs) = channel();
    let (programs, failed) = (Mutex::new(programs), Mutex::new(Vec::new()));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let building = std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(program) = next(&programs) {
                    if let Err(wrong) = test(&program) {
                        failed.lock().unwrap_or_else(PoisonError::into_inner).push(wrong);
                    }
                }
            });
        }
        build(built)
    });
    building?;
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    if failed.is_empty() { Ok(()) } else { Err(failed.join("; ")) }
}

/// The next one that is built; none when there will be no more.
fn next(programs: &Mutex<Receiver<Program>>) -> Option<Program> {
    programs.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// Builds all programs and hands each on; what cargo says meanwhile is passed on.
fn build(built: Sender<Program>) -> Done {
    eprintln!("$ cargo {}", BUILD.join(" "));
    let broken = |error: std::io::Error| format!("cargo cannot be run: {error}");
    let mut cargo = std::process::Command::new("cargo")
        .args(BUILD)
        .arg("--message-format=json-render-diagnostics")
        .envs(LINTED)
        .current_dir(root())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(broken)?;
    let begun = Instant::now();
    let printed = cargo.stdout.take().ok_or("cargo has no output")?;
    let count = hand_on(printed, &built).map_err(broken)?;
    // Without it the last one is waited for in vain.
    drop(built);
    let status = cargo.wait().map_err(broken)?;
    eprintln!("{count} programs, the last one after {} s", begun.elapsed().as_secs());
    match (status.success(), count) {
        (false, _) => Err(format!("the tests cannot be built ({status})")),
        // Nothing to run would be no success.
        (true, 0) => Err("cargo built no tests".to_owned()),
        (true, _) => Ok(()),
    }
}

/// The programs in what cargo prints, a JSON object a line. Cargo may be done with a package's tests before the
/// program that they start: such tests are held back until it is there.
fn hand_on(printed: impl Read, built: &Sender<Program>) -> std::io::Result<usize> {
    let mut count = 0;
    let (mut held, mut there) = (Vec::new(), HashSet::new());
    for line in BufReader::new(printed).lines() {
        let Ok(message) = serde_json::from_str::<Value>(&line?) else { continue };
        if let Some(program) = program(&message) {
            count += 1;
            held.push(program);
        } else if message["target"]["kind"] == json!(["bin"]) {
            there.extend(folder(&message));
        }
        for program in held.extract_if(.., |held| !held.waits || there.contains(&held.folder)) {
            // Who runs them is there until the last one.
            let _ = built.send(program);
        }
    }
    for program in held {
        let _ = built.send(program);
    }
    Ok(count)
}

/// Where the package lies that a message is about.
fn folder(message: &Value) -> Option<PathBuf> {
    Some(Path::new(message["manifest_path"].as_str()?).parent()?.to_owned())
}

fn program(message: &Value) -> Option<Program> {
    if message["reason"] != "compiler-artifact" || message["profile"]["test"] != true {
        return None;
    }
    let folder = folder(message)?;
    let package = folder.file_name()?.to_string_lossy();
    Some(Program {
        name: format!("{package}: {}", message["target"]["name"].as_str()?),
        file: message["executable"].as_str()?.into(),
        waits: message["target"]["kind"] == json!(["test"]) && folder.join("src/main.rs").is_file(),
        folder,
    })
}

/// Runs one. What it printed is shown when it has ended, so that two do not speak at once.
fn test(program: &Program) -> Done {
    let begun = Instant::now();
    let ended = std::process::Command::new(&program.file)
        .current_dir(&program.folder)
        .env("CARGO_MANIFEST_DIR", &program.folder)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{} cannot be run: {error}", program.name))?;
    let printed = String::from_utf8_lossy(&ended.stdout);
    let seconds = begun.elapsed().as_secs_f64();
    if ended.status.success() {
        let result = printed.lines().find(|line| line.starts_with("test result: ")).unwrap_or("no result");
        eprintln!("{} ({seconds:.1} s) {result}", program.name);
        return Ok(());
    }
    eprintln!("{}\n{printed}{}", program.name, String::from_utf8_lossy(&ended.stderr));
    Err(format!("{} failed ({})", program.name, ended.status))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is handed on of what cargo printed, by name.
    fn handed_on(printed: &str) -> Vec<String> {
        let (built, programs) = channel();
        let count = hand_on(printed.as_bytes(), &built).expect("text");
        drop(built);
        let names: Vec<String> = programs.iter().map(|program| program.name).collect();
        assert_eq!(names.len(), count);
        names
    }

    fn artifact(folder: &str, name: &str, kind: &str, test: bool, file: Option<&str>) -> String {
        json!({
            "reason": "compiler-artifact",
            "manifest_path": root().join(folder).join("Cargo.toml"),
            "target": { "name": name, "kind": [kind] },
            "profile": { "test": test },
            "executable": file,
        })
        .to_string()
    }

    #[test]
    fn programs_are_found_among_what_cargo_prints() {
        let printed = [
            artifact("games/duel", "rules", "test", true, Some("rules-1")),
            // A library, and a program that is none of tests.
            artifact("games/duel", "duel", "lib", true, None),
            artifact("crates/meydan", "meydan", "bin", false, Some("meydan")),
            json!({ "reason": "build-finished", "success": true }).to_string(),
            "no JSON at all".to_owned(),
        ];
        assert_eq!(handed_on(&printed.join("\n")), ["duel: rules"]);
    }

    #[test]
    fn tests_that_start_a_program_wait_until_it_is_built() {
        let [starts, unit, other, program] = [
            artifact("crates/meydan", "it", "test", true, Some("it-1")),
            artifact("crates/meydan", "meydan", "bin", true, Some("meydan-1")),
            artifact("games/duel", "it", "test", true, Some("it-2")),
            artifact("crates/meydan", "meydan", "bin", false, Some("meydan")),
        ];
        let told = handed_on(&[&*starts, &unit, &other, &program].join("\n"));
        assert_eq!(told, ["meydan: meydan", "duel: it", "meydan: it"]);
        // If it never comes, they run and say so themselves.
        assert_eq!(handed_on(&[&*starts, &other].join("\n")), ["duel: it", "meydan: it"]);
    }

    #[test]
    fn what_fails_is_told() {
        let program =
            |file: &str| Program { name: "one".to_owned(), file: file.into(), folder: root(), waits: false };
        assert_eq!(test(&program("true")), Ok(()));
        assert!(test(&program("false")).is_err_and(|wrong| wrong.starts_with("one failed")));
        assert!(test(&program("no-such-program-anywhere")).is_err());
    }
}
