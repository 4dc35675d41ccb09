//! `cargo xtask coverage`: how much of Duel its tests run through, in lines
//! (DU-274). Not part of `cargo xtask test`: everything is built anew for it.
//!
//! The compiler's own counters are read by cargo-tarpaulin, which needs no tools of
//! the toolchain that might not be there.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::run::{Command, Done, root};

/// What is measured: where it lives, and the package with its tests.
const PARTS: [(&str, &str); 3] = [
    ("games/duel/src", "duel"),
    ("crates/club/src", "meydan-club"),
    ("crates/duel-line/src", "meydan-duel-line"),
];

/// So many lines of a hundred at least, in each of them.
const LEAST: f64 = 70.0;

const TOOL: &str = "cargo-tarpaulin";
const VERSION: &str = "0.37.5";

/// No test is silent for longer, in seconds.
const PATIENCE: &str = "3600";

/// Lines of one part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lines {
    covered: u64,
    all: u64,
}

impl Lines {
    fn share(self) -> f64 {
        if self.all == 0 { 0.0 } else { self.covered as f64 * 100.0 / self.all as f64 }
    }
}

/// Measures, prints the shares, and fails if one is too small.
pub(crate) fn measure() -> Done {
    let tool = install()?;
    let out = root().join("target/coverage");
    let text = |path: &Path| path.display().to_string();
    let mut arguments = vec!["tarpaulin".to_owned()];
    let options = ["--engine", "llvm", "--skip-clean", "--locked", "--out", "json", "--timeout", PATIENCE];
    arguments.extend(options.map(str::to_owned));
    arguments.extend(["--target-dir".to_owned(), text(&out), "--output-dir".to_owned(), text(&out)]);
    for (folder, package) in PARTS {
        arguments.extend(["-p", package, "--include-files"].map(str::to_owned));
        arguments.push(format!("{folder}/*"));
    }
    Command::new(&text(&tool)).args(arguments).run()?;
    let file = out.join("tarpaulin-report.json");
    let report = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    judge(&read(&report, &root())?)
}

/// Installs the tool where it is missing, beside everything else that is built.
fn install() -> Result<PathBuf, String> {
    let tools = root().join("target/tools");
    let tool = tools.join("bin").join(TOOL);
    let known = Command::new(&tool.display().to_string()).args(["--version"]).output();
    if !known.is_ok_and(|version| version.trim().ends_with(VERSION)) {
        let wanted = format!("={VERSION}");
        let into = tools.display().to_string();
        let arguments = ["install", TOOL, "--version", &wanted, "--locked", "--no-default-features"];
        Command::new("cargo").args(arguments).args(["--root", &into]).run()?;
    }
    Ok(tool)
}

/// The lines of each part, from the tool's report.
fn read(report: &str, root: &Path) -> Result<[Lines; PARTS.len()], String> {
    let wrong = |what: &str| format!("the report of {TOOL} has no {what}");
    let report: Value = serde_json::from_str(report).map_err(|error| format!("{TOOL}: {error}"))?;
    let files = report["files"].as_array().ok_or_else(|| wrong("files"))?;
    let mut parts = [Lines::default(); PARTS.len()];
    for file in files {
        let path = file["path"].as_array().ok_or_else(|| wrong("path"))?;
        let path: PathBuf = path.iter().filter_map(Value::as_str).collect();
        let number = |name: &str| file[name].as_u64().ok_or_else(|| wrong(name));
        let lines = Lines { covered: number("covered")?, all: number("coverable")? };
        for (part, (folder, _)) in parts.iter_mut().zip(PARTS) {
            if path.starts_with(root.join(folder)) {
                part.covered += lines.covered;
                part.all += lines.all;
            }
        }
    }
    Ok(parts)
}

/// Prints the shares; an error if one is too small, or nothing was measured.
fn judge(parts: &[Lines; PARTS.len()]) -> Done {
    let mut poor = Vec::new();
    for (lines, (folder, _)) in parts.iter().zip(PARTS) {
        let share = lines.share();
        eprintln!("{folder}: {share:.1} % of {} lines", lines.all);
        if share < LEAST {
            poor.push(folder);
        }
    }
    if poor.is_empty() { Ok(()) } else { Err(format!("below {LEAST} %: {}", poor.join(", "))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(files: &[(&str, u64, u64)]) -> String {
        let file = |(path, covered, coverable): &(&str, u64, u64)| {
            let path: Vec<&str> = std::iter::once("/").chain(path.split('/')).collect();
            serde_json::json!({ "path": path, "content": "", "traces": [], "covered": covered, "coverable": coverable })
        };
        serde_json::json!({ "files": files.iter().map(file).collect::<Vec<_>>(), "covered": 0 }).to_string()
    }

    #[test]
    fn du_274_lines_are_counted_by_part_and_seventy_of_a_hundred_are_enough() {
        let root = Path::new("/srv/meydan");
        let text = report(&[
            ("srv/meydan/games/duel/src/action.rs", 60, 80),
            ("srv/meydan/games/duel/src/ai/mod.rs", 10, 20),
            ("srv/meydan/games/duel/tests/rules/main.rs", 0, 1000),
            ("srv/meydan/crates/club/src/club.rs", 9, 10),
            ("elsewhere/games/duel/src/action.rs", 0, 1000),
            ("srv/meydan/crates/duel-line/src/parse.rs", 5, 5),
        ]);
        let parts = read(&text, root).expect("a report");
        let lines = |covered, all| Lines { covered, all };
        assert_eq!(parts, [lines(70, 100), lines(9, 10), lines(5, 5)]);
        assert_eq!(judge(&parts), Ok(()));
        let poor = judge(&[lines(69, 100), lines(9, 10), lines(0, 0)]).expect_err("too few");
        assert_eq!(poor, "below 70 %: games/duel/src, crates/duel-line/src");
    }

    #[test]
    fn what_is_no_report_is_no_success() {
        let root = Path::new("/srv/meydan");
        for text in ["", "{}", "{\"files\":[{}]}", "{\"files\":[{\"path\":[\"/\"],\"covered\":1}]}"] {
            assert!(read(text, root).is_err(), "{text}");
        }
        assert!(read("{\"files\":[]}", root).is_ok_and(|parts| judge(&parts).is_err()));
    }
}
