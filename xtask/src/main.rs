//! Every check and chore of the project.
//!
//! `cargo xtask test` is the one command that a fresh machine needs: it
//! installs what the tests need where it is missing, and runs everything.

mod coverage;
mod install;
mod licences;
mod metadata;
mod package;
mod run;
mod rust;
mod test;
mod tidy;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask <task>

  test      format, lints, all tests, real terminal, real browser;
            installs what is missing (Chromium, Node.js, npm packages)
  test --only <step>   one step of it: format, tidy, rust (with its lints), package, pages, browser
  tidy      dependency directions, file sizes, no clock or IO in rules, licences
  bench     counts and rates in one table [GAME …] [--json]
  bench server   the server under load: moves a CPU second, bytes a message, times
            [GAME …] [--growth] [--sockets] [--kills N] [--soak MINUTES]
  package   a Debian package in target/package, from a tree without changes [--profile dev]
  coverage  lines of Duel that its tests run through; installs cargo-tarpaulin
  goldens   writes the golden files anew; look at the diff before you commit it
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        ["test"] => test::all(),
        ["test", "--only", step] => test::only(step),
        ["tidy"] => tidy::check(),
        ["bench", "server", rest @ ..] => {
            run::cargo(["build", "--release", "--bin", "meydan"]).and_then(|()| {
                run::cargo(["run", "--release", "-p", "meydan-bench", "--", "server"].iter().chain(rest))
            })
        }
        ["bench", rest @ ..] => {
            run::cargo(["run", "--release", "-p", "meydan-bench", "--"].iter().chain(rest))
        }
        ["package", rest @ ..] => package::make(rest),
        ["goldens"] => goldens(),
        ["coverage"] => coverage::measure(),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("no such task: {}\n\n{HELP}", arguments.join(" "))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

fn goldens() -> run::Done {
    run::Command::new("cargo")
        .args(["test", "--workspace", "--", "golden", "transcripts"])
        .env("UPDATE_GOLDENS", "1")
        .run()
}
