//! The shape of the project: who may depend on whom, how long files may be,
//! what rules may not do.

use std::path::{Path, PathBuf};

use crate::licences;
use crate::metadata::{Package, packages};
use crate::run::{Done, root};

/// For each of our packages, which of our packages it may need. Dependencies point one way.
const DIRECTIONS: &[(&str, &[&str])] = &[
    ("meydan-bus", &[]),
    ("meydan-core", &[]),
    ("meydan-search", &["meydan-core"]),
    ("meydan-words", &["meydan-core"]),
    ("meydan-testkit", &["meydan-core"]),
    ("othello", &["meydan-core", "meydan-search"]),
    ("pentago", &["meydan-core", "meydan-search"]),
    ("uno", &["meydan-core", "meydan-search"]),
    ("chess", &["meydan-core", "meydan-search"]),
    ("magic", &["meydan-core", "meydan-search"]),
    // DU-272: the rules of Duel know no interface.
    ("duel", &["meydan-core", "meydan-search"]),
    (
        "meydan-catalogue",
        &["meydan-core", "meydan-search", "othello", "pentago", "uno", "chess", "magic", "duel"],
    ),
    (
        "meydan-telling",
        &["meydan-core", "meydan-words", "othello", "pentago", "uno", "chess", "magic", "duel"],
    ),
    ("meydan-records", &["meydan-core", "meydan-catalogue", "othello", "chess"]),
    ("meydan-arena", &["meydan-core", "meydan-search", "meydan-catalogue"]),
    ("meydan-hall", &["meydan-bus", "meydan-core", "meydan-search", "meydan-catalogue", "meydan-words"]),
    ("meydan-model", &["duel"]),
    ("meydan-members", &["meydan-model", "meydan-core", "meydan-catalogue", "meydan-hall"]),
    (
        "meydan-club",
        &[
            "meydan-model",
            "meydan-core",
            "meydan-search",
            "meydan-catalogue",
            "meydan-hall",
            "meydan-members",
            "duel",
        ],
    ),
    (
        "meydan-lobby",
        &[
            "meydan-bus",
            "meydan-core",
            "meydan-search",
            "meydan-catalogue",
            "meydan-hall",
            "meydan-members",
            "meydan-club",
            "duel",
        ],
    ),
    (
        "meydan-console",
        &[
            "meydan-core",
            "meydan-search",
            "meydan-catalogue",
            "meydan-words",
            "meydan-records",
            "meydan-telling",
            "othello",
            "pentago",
            "uno",
            "chess",
            "magic",
        ],
    ),
    (
        "meydan-duel-line",
        &[
            "meydan-core",
            "meydan-search",
            "meydan-catalogue",
            "meydan-telling",
            "meydan-words",
            "meydan-members",
            "meydan-club",
            "duel",
        ],
    ),
    (
        "meydan-tui",
        &[
            "meydan-core",
            "meydan-search",
            "meydan-catalogue",
            "meydan-records",
            "meydan-telling",
            "meydan-words",
            "othello",
            "pentago",
            "uno",
            "chess",
            "magic",
            "duel",
        ],
    ),
    (
        "meydan-pages",
        &[
            "meydan-core",
            "meydan-search",
            "meydan-catalogue",
            "meydan-words",
            "meydan-telling",
            "meydan-model",
            "othello",
            "pentago",
            "uno",
            "chess",
            "magic",
            "duel",
        ],
    ),
    (
        "meydan-web",
        &[
            "meydan-core",
            "meydan-search",
            "meydan-catalogue",
            "meydan-records",
            "meydan-words",
            "meydan-telling",
            "meydan-hall",
            "meydan-members",
            "meydan-bus",
            "meydan-club",
            "meydan-lobby",
            "meydan-pages",
            "duel",
        ],
    ),
    (
        "meydan",
        &[
            "meydan-core",
            "meydan-search",
            "meydan-catalogue",
            "meydan-records",
            "meydan-telling",
            "meydan-words",
            "meydan-records",
            "meydan-telling",
            "meydan-arena",
            "meydan-hall",
            "meydan-club",
            "meydan-lobby",
            "meydan-console",
            "meydan-duel-line",
            "meydan-tui",
            "meydan-web",
        ],
    ),
    (
        "meydan-bench",
        &[
            "meydan-core",
            "meydan-hall",
            "meydan-search",
            "meydan-testkit",
            "othello",
            "pentago",
            "uno",
            "chess",
            "magic",
            "duel",
        ],
    ),
    ("xtask", &[]),
];

/// A file has one subject; longer than this it has two.
const MOST_LINES: usize = 600;

/// What rules must not touch, and why.
const NOT_IN_RULES: &[(&str, &str)] = &[
    ("std::fs", "rules do no IO"),
    ("std::io", "rules do no IO"),
    ("std::net", "rules do no IO"),
    ("std::env", "rules do no IO"),
    ("println!", "rules do no IO"),
    ("std::time", "rules read no clock: time is an input"),
    ("std::thread", "rules have no threads"),
    ("static mut", "rules have no global state"),
    ("HashMap", "the order of a hash map is not the same everywhere"),
    ("HashSet", "the order of a hash set is not the same everywhere"),
    ("f32", "floats are not the same everywhere"),
    ("f64", "floats are not the same everywhere"),
];

pub(crate) fn check() -> Done {
    let packages = packages()?;
    let mut problems = directions(&packages);
    problems.extend(licences::check(&packages)?);
    for file in files()? {
        let text = std::fs::read_to_string(root().join(&file))
            .map_err(|error| format!("{}: {error}", file.display()))?;
        problems.extend(check_file(&file, &text));
    }
    if problems.is_empty() {
        eprintln!("tidy: {} packages, nothing to complain of", packages.len());
        return Ok(());
    }
    Err(format!("tidy:\n  {}", problems.join("\n  ")))
}

fn directions(packages: &[Package]) -> Vec<String> {
    let ours: Vec<&Package> = packages.iter().filter(|package| package.ours).collect();
    let is_ours = |name: &String| ours.iter().any(|package| package.name == *name);
    let mut problems = Vec::new();
    for package in &ours {
        let Some((_, may)) = DIRECTIONS.iter().find(|(name, _)| *name == package.name) else {
            problems.push(format!("{}: not in the table of directions", package.name));
            continue;
        };
        for need in package.needs.iter().filter(|need| is_ours(need) && !may.contains(&need.as_str())) {
            problems.push(format!("{} must not depend on {need}", package.name));
        }
    }
    problems
}

/// All files that git knows or would take.
fn files() -> Result<Vec<PathBuf>, String> {
    let list = crate::run::Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .output()?;
    // A file that was deleted and not yet committed is listed but gone.
    Ok(list.lines().map(PathBuf::from).filter(|file| root().join(file).is_file() && is_text(file)).collect())
}

fn is_text(file: &Path) -> bool {
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    matches!(ending, "rs" | "js" | "mjs" | "css" | "ftl" | "toml" | "md" | "sql")
}

fn check_file(file: &Path, text: &str) -> Vec<String> {
    let name = file.display();
    let mut problems = Vec::new();
    let ending = file.extension().and_then(|ending| ending.to_str());
    if matches!(ending, Some("rs" | "js" | "mjs")) && text.lines().count() > MOST_LINES {
        problems.push(format!("{name}: over {MOST_LINES} lines; which of its subjects can move out?"));
    }
    if file.file_stem().is_some_and(|stem| stem == "utils" || stem == "helpers") {
        problems.push(format!("{name}: name it for what it does"));
    }
    if text.contains(concat!("/", "home/")) || text.contains(concat!("/", "root/")) {
        problems.push(format!("{name}: a path of one machine"));
    }
    if ending == Some("rs") && has_example(text) {
        problems.push(format!("{name}: an example in the documentation, which no step runs; make it a test"));
    }
    if ending == Some("rs") && documentation(text).any(|said| said.contains(concat!("[", "`"))) {
        problems
            .push(format!("{name}: a link in the documentation, which no step follows; the name is enough"));
    }
    if is_rules(file) {
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            for (word, why) in NOT_IN_RULES.iter().filter(|(word, _)| has_word(code, word)) {
                problems.push(format!("{name}:{}: {word}: {why}", number + 1));
            }
        }
    }
    problems
}

/// Whether the documentation has a block that rustdoc would run.
fn has_example(text: &str) -> bool {
    let fences = documentation(text).filter_map(|said| said.trim().strip_prefix("```"));
    // Every other fence closes a block.
    fences.step_by(2).any(|tag| tag != "text")
}

/// The lines of the documentation, without what marks them.
fn documentation(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(str::trim_start)
        .filter_map(|line| line.strip_prefix("///").or_else(|| line.strip_prefix("//!")))
}

/// Whether a word stands in a line on its own, not as a part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word)
        .any(|(at, _)| !line[..at].ends_with(is_part) && !line[at + word.len()..].starts_with(is_part))
}

/// The rules of games and the core; how a computer thinks, a solver or a proof is no rule.
fn is_rules(file: &Path) -> bool {
    let parts: Vec<&str> = file.iter().filter_map(|part| part.to_str()).collect();
    match parts.as_slice() {
        ["games", _, "src", "ai" | "ai.rs" | "proof" | "solver", ..] => false,
        ["games", _, "src", ..] | ["crates", "core", "src", ..] => {
            file.extension().is_some_and(|ending| ending == "rs")
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_told_from_the_rest() {
        assert!(is_rules(Path::new("games/othello/src/rules.rs")));
        assert!(is_rules(Path::new("crates/core/src/record/read.rs")));
        assert!(!is_rules(Path::new("games/othello/src/ai/player.rs")));
        assert!(!is_rules(Path::new("games/othello/tests/rules.rs")));
        assert!(!is_rules(Path::new("crates/hall/src/host.rs")));
    }

    #[test]
    fn an_example_that_nobody_runs_is_found() {
        assert!(!has_example("//! ```text\n//! a table\n//! ```\n/// ```text\n/// ```\n"));
        assert!(has_example("/// ```\n/// assert!(true);\n/// ```\n"));
    }

    #[test]
    fn a_link_that_nobody_follows_is_found() {
        let found = |text: &str| check_file(Path::new("crates/x/src/lib.rs"), text).len();
        assert_eq!(found(concat!("/// See [", "`Table`].\n")), 1);
        assert_eq!(found("/// See `Table`.\nfn first(of: &[u8]) {}\n"), 0);
    }

    #[test]
    fn a_clock_in_the_rules_is_found() {
        let found = check_file(
            Path::new("games/x/src/rules.rs"),
            "//! std::time is absent\nuse std::time::Instant;\n",
        );
        assert_eq!(found, ["games/x/src/rules.rs:2: std::time: rules read no clock: time is an input"]);
    }
}
