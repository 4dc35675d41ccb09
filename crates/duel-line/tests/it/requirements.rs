//! The table of all requirements with what shows each: `docs/duel-requirements.md`.
//!
//! `tests/requirements.txt` has a line for each. Transcripts cite the ones that they
//! show in their notes; tests in their names (`du_109_to_115_…`) or comments, those
//! of the browser in comments.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use meydan_testkit::golden;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// How many requirements the specification has.
const COUNT: usize = 291;

/// The files that may cite requirements, by their paths in the project.
fn files() -> Vec<String> {
    let folders = [
        ("crates/duel-line/tests/transcripts", "txt"),
        ("crates/duel-line/tests/transcripts/whole", "txt"),
        ("crates/duel-line/tests/it", "rs"),
        ("crates/duel-line/tests/it/nonsense", "rs"),
        ("crates/duel-line/src", "rs"),
        ("crates/club/tests/it", "rs"),
        ("games/duel/tests/it", "rs"),
        ("games/duel/tests/it/rules", "rs"),
        ("crates/meydan/tests/it", "rs"),
        ("crates/meydan/tests/transcripts", "txt"),
        ("crates/pages/tests/it", "rs"),
        ("crates/web/tests/it", "rs"),
        ("tests/browser", "js"),
        ("xtask/src", "rs"),
    ];
    let mut files = Vec::new();
    for (folder, ending) in folders {
        for entry in std::fs::read_dir(root().join(folder)).expect(folder) {
            let name = entry.expect("a file").file_name().into_string().expect("a name");
            let own = name == "requirements.rs";
            if !own && name.rsplit_once('.').is_some_and(|(_, found)| found == ending) {
                files.push(format!("{folder}/{name}"));
            }
        }
    }
    files.sort();
    files
}

/// Whether a line is the head of a test that cites a requirement in its name.
fn is_test(line: &str) -> bool {
    line.strip_prefix("async ").unwrap_or(line).starts_with("fn du_")
}

/// The requirements that a line cites. In sources only comments and names of tests count.
fn cited(line: &str) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let plain = line.replace('_', "-").to_lowercase();
    let mut rest = plain.as_str();
    while let Some(at) = rest.find("du-") {
        rest = &rest[at + 3..];
        let mut last: Option<usize> = None;
        let mut through = false;
        // `109-to-115`, `144-and-145`, `138-153-165`.
        for part in rest.split('-') {
            let number = part.get(..3).and_then(|digits| digits.parse::<usize>().ok());
            match (number, part) {
                (Some(number), _) => {
                    let first = last.filter(|_| through).unwrap_or(number);
                    found.extend(first..=number);
                    (last, through) = (Some(number), false);
                    if part.len() > 3 {
                        break;
                    }
                }
                (None, "to") => through = true,
                (None, "and") => {}
                _ => break,
            }
        }
    }
    found
}

#[test]
fn every_requirement_is_in_the_table() {
    let list = include_str!("../requirements.txt");
    let names: BTreeMap<usize, &str> = list
        .lines()
        .map(|line| {
            let (id, text) = line.split_once(' ').expect("an id and a text");
            (id.strip_prefix("DU-").expect("an id").parse().expect("a number"), text)
        })
        .collect();
    assert_eq!(names.keys().copied().collect::<Vec<_>>(), (1..=COUNT).collect::<Vec<_>>());
    let mut shown: BTreeMap<usize, BTreeSet<String>> = BTreeMap::new();
    for file in files() {
        let text = std::fs::read_to_string(root().join(&file)).expect("a text");
        for line in text.lines() {
            let line = line.trim_start();
            let note = line.starts_with('#') || line.starts_with("//") || is_test(line);
            // In sources outside of tests a comment says what is built, not what is shown.
            let source = file.starts_with("crates/duel-line/src/") && !is_test(line);
            if note && !source {
                for id in cited(line) {
                    assert!(names.contains_key(&id), "{file}: there is no DU-{id:03}");
                    shown.entry(id).or_default().insert(file.clone());
                }
            }
        }
    }
    let missing = names.keys().filter(|id| !shown.contains_key(id)).count();
    assert_eq!(missing, 0, "every requirement is shown by something");
    let mut page = format!(
        "# The requirements of Duel, and what shows each\n\n\
         Made from `crates/duel-line/tests/requirements.txt` and from what transcripts and tests cite: \
         `UPDATE_GOLDENS=1 cargo test -p meydan-duel-line` writes it. {} of {COUNT} are shown.\n\n\
         | Id | Requirement | Shown by |\n|---|---|---|\n",
        COUNT - missing
    );
    for (id, text) in &names {
        let by: Vec<String> = shown.get(id).into_iter().flatten().map(|file| format!("`{file}`")).collect();
        let _ = writeln!(page, "| DU-{id:03} | {text} | {} |", by.join(", "));
    }
    golden(&root().join("docs/duel-requirements.md"), &page);
}

#[test]
fn citations_are_read_in_all_their_forms() {
    let of = |line: &str| cited(line).into_iter().collect::<Vec<_>>();
    assert_eq!(of("# DU-141 DU-146: a note about 5 cards"), [141, 146]);
    assert_eq!(of("fn du_109_to_111_addresses() {"), [109, 110, 111]);
    assert_eq!(of("fn du_138_153_165_172_only_in_a_main_phase() {"), [138, 153, 165, 172]);
    assert_eq!(of("fn du_139_and_147_a_full_zone() {"), [139, 147]);
    assert_eq!(of("/// DU-001, DU-002: any order"), [1, 2]);
    assert!(of("nothing").is_empty());
}
