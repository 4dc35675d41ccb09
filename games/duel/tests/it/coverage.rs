//! The table of the cards with effects in `docs/duel-cards.md`: what of the
//! language each uses, and which tests judge it. A test says so in a line
//! `// card: Trap Hole | Torrential Tribute` right above `#[test]`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use duel::standard;
use meydan_testkit::golden;

/// Fewer tests than this are too few for a card.
const LEAST: usize = 2;
const CITES: &str = "// card: ";

/// The sources whose tests are counted, by name.
fn sources() -> Vec<(String, String)> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    let reports = std::fs::read_dir(tests.join("rules")).expect("the folder of the reports");
    let mut paths: Vec<PathBuf> = reports.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    paths.push(tests.join("values.rs"));
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    };
    paths.into_iter().map(read).collect()
}

/// The tests that cite each card.
fn citations() -> BTreeMap<String, Vec<String>> {
    let mut citations: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, source) in sources() {
        // Only lines of comment count: this very sign may stand in a sentence too.
        let lines: Vec<&str> = source.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let Some(cards) = line.strip_prefix(CITES) else { continue };
            assert_eq!(lines.get(at + 1), Some(&"#[test]"), "{file}: no test below “{line}”");
            let head = lines.get(at + 2).copied().unwrap_or_default();
            let test = head.strip_prefix("fn ").and_then(|head| head.split_once('(')).map(|(name, _)| name);
            let test = test.unwrap_or_else(|| panic!("{file}: no test below “{line}”"));
            let body: Vec<&str> = lines[at + 3..].iter().copied().take_while(|line| *line != "}").collect();
            let body = body.join("\n");
            for card in cards.split(" | ") {
                assert!(standard().iter().any(|known| known.name == card), "{file}: {test}: no card {card}");
                let played = body.contains(card);
                assert!(played, "{file}: {test} cites {card}, which does not occur in it");
                citations.entry(card.to_owned()).or_default().push(format!("{file}::{test}"));
            }
        }
    }
    citations
}

#[test]
fn golden_table_every_card_with_an_effect_is_judged_by_tests() {
    let citations = citations();
    let mut text = String::from(
        "# The cards with effects\n\n\
         Made by `cargo test -p duel coverage` from the card files and from the lines\n\
         `// card: …` above the tests; `cargo xtask goldens` writes it anew.\n\n\
         | Card | Its effect in the language | Tests that judge it |\n|---|---|---|\n",
    );
    let mut count = 0;
    for card in standard().iter().filter(|card| !card.effect.is_none()) {
        let tests = citations.get(&card.name).map_or(&[][..], Vec::as_slice);
        assert!(tests.len() >= LEAST, "{} is cited by {} tests", card.name, tests.len());
        let lines: Vec<String> = card.effect.lines().iter().map(|line| format!("`{line}`")).collect();
        let tests: Vec<String> = tests.iter().map(|test| format!("`{test}`")).collect();
        let _ = writeln!(text, "| {} | {} | {} |", card.name, lines.join("<br>"), tests.join("<br>"));
        count += 1;
    }
    assert_eq!(count, 52);
    golden(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/duel-cards.md"), &text);
}
