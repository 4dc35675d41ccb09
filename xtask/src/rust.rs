//! The tests in Rust: all programs are built first, and then as many run at a time as
//! there are cores. Cargo itself runs one after the other, and a program with one long
//! test leaves the other cores idle.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use serde_json::Value;

use crate::run::{Done, root};

/// A program of tests.
#[derive(Debug, PartialEq, Eq)]
struct Program {
    /// Package and target.
    name: String,
    file: PathBuf,
    /// Where it runs, as cargo would have it.
    folder: PathBuf,
}

/// Builds and runs all of them. The documentation has no examples that are run (`tidy` sees
/// to that): looking for them would take every crate apart once more.
pub(crate) fn run() -> Done {
    let programs = built()?;
    let queue = Mutex::new(VecDeque::from(programs));
    let failed = Mutex::new(Vec::new());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(program) = next(&queue) {
                    if let Err(wrong) = test(&program) {
                        failed.lock().unwrap_or_else(PoisonError::into_inner).push(wrong);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    if failed.is_empty() { Ok(()) } else { Err(failed.join("; ")) }
}

fn next(queue: &Mutex<VecDeque<Program>>) -> Option<Program> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
}

/// Builds all programs; what cargo says meanwhile is passed on.
fn built() -> Result<Vec<Program>, String> {
    let arguments =
        ["test", "--locked", "--workspace", "--no-run", "--message-format=json-render-diagnostics"];
    eprintln!("$ cargo {}", arguments.join(" "));
    let cargo = std::process::Command::new("cargo")
        .args(arguments)
        .current_dir(root())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cargo cannot be run: {error}"))?;
    if !cargo.status.success() {
        return Err(format!("the tests cannot be built ({})", cargo.status));
    }
    let programs = programs(&String::from_utf8_lossy(&cargo.stdout));
    // Nothing to run would be no success.
    if programs.is_empty() { Err("cargo built no tests".to_owned()) } else { Ok(programs) }
}

/// The programs in what cargo prints, a JSON object a line.
fn programs(printed: &str) -> Vec<Program> {
    printed.lines().filter_map(|line| program(&serde_json::from_str(line).ok()?)).collect()
}

fn program(message: &Value) -> Option<Program> {
    if message["reason"] != "compiler-artifact" || message["profile"]["test"] != true {
        return None;
    }
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
    let package = folder.file_name()?.to_string_lossy();
    Some(Program {
        name: format!("{package}: {}", message["target"]["name"].as_str()?),
        file: message["executable"].as_str()?.into(),
        folder: folder.to_owned(),
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

    #[test]
    fn programs_are_found_among_what_cargo_prints() {
        let artifact = |test: bool, file: &str| {
            serde_json::json!({
                "reason": "compiler-artifact",
                "manifest_path": "/srv/meydan/games/duel/Cargo.toml",
                "target": { "name": "rules" },
                "profile": { "test": test },
                "executable": (!file.is_empty()).then_some(file),
            })
        };
        let printed = [
            artifact(true, "/srv/meydan/target/debug/deps/rules-1"),
            // A library, and a program that is none of tests.
            artifact(true, ""),
            artifact(false, "/srv/meydan/target/debug/meydan"),
            serde_json::json!({ "reason": "build-finished", "success": true }),
        ];
        let printed = printed.map(|line| line.to_string()).join("\n") + "\nno JSON at all\n";
        let wanted = Program {
            name: "duel: rules".to_owned(),
            file: "/srv/meydan/target/debug/deps/rules-1".into(),
            folder: "/srv/meydan/games/duel".into(),
        };
        assert_eq!(programs(&printed), [wanted]);
    }

    #[test]
    fn what_fails_is_told() {
        let program = |file: &str| Program { name: "one".to_owned(), file: file.into(), folder: root() };
        assert_eq!(test(&program("true")), Ok(()));
        assert!(test(&program("false")).is_err_and(|wrong| wrong.starts_with("one failed")));
        assert!(test(&program("no-such-program-anywhere")).is_err());
    }
}
