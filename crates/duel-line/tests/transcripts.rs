//! What the program prints, byte for byte. A transcript is a text file:
//!
//! ```text
//! # DU-141 a note, with the requirements that the lines below show
//! = 1 hand: Battle OX         lays a table out and begins there (`Exhibition`)
//! > select --hand 1           what is typed
//! card selected               what is printed, to the next line of these kinds
//! ```
//!
//! `UPDATE_GOLDENS=1 cargo test -p meydan-duel-line` writes down what is printed
//! now; hold it against the specification before you keep it.

use std::path::{Path, PathBuf};

use meydan_core::Seed;
use meydan_duel_line::Exhibition;
use meydan_testkit::golden;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts")
}

/// The transcript with what is printed now.
fn replay(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut now = String::new();
    let mut exhibition: Option<Exhibition> = None;
    let mut index = 0;
    while index < lines.len() {
        let line = lines[index];
        index += 1;
        let next_is_ours = lines.get(index).is_some_and(|next| next.starts_with(['#', '=']));
        if line.starts_with('#') || (line.is_empty() && (next_is_ours || now.is_empty())) {
            now += line;
            now.push('\n');
        } else if line.starts_with('=') {
            let mut table = String::new();
            index -= 1;
            while let Some(row) = lines.get(index).and_then(|line| line.strip_prefix('=')) {
                table += row.trim_start();
                table.push('\n');
                now += lines[index];
                now.push('\n');
                index += 1;
            }
            let begun = Exhibition::new(&table, Seed::from_number(1));
            exhibition = Some(begun.unwrap_or_else(|fault| panic!("{fault}\n{table}")));
        } else if let Some(typed) = line.strip_prefix('>') {
            let exhibition = exhibition.as_mut().expect("a table comes first");
            now += line;
            now.push('\n');
            now += &exhibition.line(typed);
        }
    }
    now
}

#[test]
fn every_transcript_is_what_is_printed() {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder()).expect("the folder").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty());
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        golden(&file, &replay(&text));
    }
}

/// The page of documentation is what the table of commands says.
#[test]
fn the_page_is_made_from_the_table() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/duel-console.md");
    golden(&page, &meydan_duel_line::page());
}
