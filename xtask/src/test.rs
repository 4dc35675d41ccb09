//! `cargo xtask test`: everything, in the order in which it fails soonest.

use std::io;
use std::path::Path;
use std::time::Instant;

use crate::run::{Command, Done, cargo, root};
use crate::{install, package, rust, tidy};

type Step = (&'static str, fn() -> Done);

const STEPS: [Step; 6] = [
    ("format", format),
    ("tidy", tidy::check),
    ("rust", rust::run),
    ("package", package::check),
    ("pages", pages),
    ("browser", browser),
];

/// Every step; the first that fails ends it.
pub(crate) fn all() -> Done {
    let begun = Instant::now();
    for (name, step) in STEPS {
        let begun = Instant::now();
        eprintln!("\n== {name}");
        step()?;
        eprintln!("== {name}: {:.0} s", begun.elapsed().as_secs_f64());
    }
    eprintln!("\nall {} steps passed in {:.0} s", STEPS.len(), begun.elapsed().as_secs_f64());
    Ok(())
}

/// One step by name.
pub(crate) fn only(name: &str) -> Done {
    let (_, step) = STEPS.iter().find(|(step, _)| *step == name).ok_or_else(|| {
        let names: Vec<&str> = STEPS.iter().map(|(step, _)| *step).collect();
        format!("the steps are: {}", names.join(", "))
    })?;
    step()
}

fn format() -> Done {
    cargo(["fmt", "--all", "--check"])
}

/// The pages' modules, checked as TypeScript would have them.
fn pages() -> Done {
    install::all()?;
    let dir = root().join("tests/browser");
    Command::new("npm").args(["run", "--silent", "check"]).env("PATH", install::path()).in_dir(&dir).run()
}

/// A real browser against the real program.
fn browser() -> Done {
    install::all()?;
    rust::build_program()?;
    let dir = root().join("tests/browser");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into);
    Command::new("node")
        .args(["--test", "--test-concurrency=2", "--test-reporter=spec"])
        .args(longest_first(&dir)?)
        .env("PATH", install::path())
        .env("MEYDAN_BIN", target.join("debug/meydan"))
        .in_dir(&dir)
        .run()
}

/// The files of tests, so that none is left over at the end while the other core is idle.
fn longest_first(dir: &Path) -> Result<Vec<String>, String> {
    let list = || -> io::Result<Vec<(u64, String)>> {
        std::fs::read_dir(dir)?
            .map(|file| {
                let file = file?;
                Ok((file.metadata()?.len(), file.file_name().to_string_lossy().into_owned()))
            })
            .collect()
    };
    let mut files = list().map_err(|error| format!("{}: {error}", dir.display()))?;
    files.retain(|(_, name)| name.ends_with(".test.js"));
    files.sort_unstable_by(|one, other| other.cmp(one));
    Ok(files.into_iter().map(|(_, name)| name).collect())
}
