//! Records that earlier versions of the program wrote: each is true by this one, every digest
//! compared, and can be told again. For every game a finished and an unfinished match are kept in
//! `records_before`; a file there is never written anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use meydan_core::record::{Line, Record, RecordFault, verify};

fn kept() -> Vec<(String, PathBuf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records_before");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|file| (file.file_stem().unwrap().to_str().unwrap().to_owned(), file)).collect()
}

fn read(file: &Path) -> Record {
    Record::read(&fs::read_to_string(file).unwrap()).unwrap()
}

/// What the program prints.
fn meydan(command: &str, file: &Path, more: &[&str]) -> String {
    let ran = Command::new(env!("CARGO_BIN_EXE_meydan"))
        .arg(command)
        .arg(file)
        .args(more)
        .env_clear()
        .env("MEYDAN_LANG", "en")
        .output()
        .unwrap();
    let complaints = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{command} {}: {complaints}", file.display());
    String::from_utf8(ran.stdout).unwrap()
}

#[test]
fn every_game_has_records_of_before() {
    let kept = kept();
    for tenant in meydan_catalogue::tenants() {
        for state in ["finished", "unfinished"] {
            let name = format!("{}-{state}", tenant.facts.id);
            assert!(kept.iter().any(|(kept, _)| *kept == name), "{name}");
        }
    }
}

#[test]
fn they_are_true_and_can_be_told_again() {
    for (name, file) in kept() {
        let record = read(&file);
        let verified: serde_json::Value =
            serde_json::from_str(&meydan("verify", &file, &["--json"])).unwrap();
        assert_eq!(verified["ok"], true, "{name}");
        assert_eq!(verified["seq"], record.entries().count(), "{name}");
        assert_eq!(verified["outcome"].is_null(), name.ends_with("-unfinished"), "{name}");
        let told = meydan("replay", &file, &["--text", "--ascii"]);
        assert!(told.lines().count() > record.entries().count() / 2, "{name}");
        // Written anew it is a record of now.
        let anew = Record::read(&meydan("export", &file, &["--to", "meydan"])).unwrap();
        let now = meydan_catalogue::find(&record.head.game).unwrap().facts.rules;
        assert_eq!(anew.head.rules, now, "{name}");
        assert!(anew.entries().eq(record.entries()), "{name}");
        verify(&anew, &meydan_catalogue::begin).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
}

/// A digest of before is compared, not passed over, and so is the version of the rules.
#[test]
fn what_is_not_true_is_found() {
    for (name, file) in kept() {
        let record = read(&file);
        let fault = |record: &Record| verify(record, &meydan_catalogue::begin).map(|_| ()).unwrap_err();
        for place in 0..record.lines.len() {
            let mut false_one = record.clone();
            let digest = match &mut false_one.lines[place] {
                Line::Check(check) => &mut check.digest,
                Line::End(end) => &mut end.digest,
                Line::Entry(..) => continue,
            };
            let last = if digest.ends_with('0') { "1" } else { "0" };
            digest.replace_range(15.., last);
            let found = fault(&false_one);
            assert_eq!((found.line, found.fault), (place + 2, RecordFault::Digest), "{name}");
        }
        let mut later = record.clone();
        later.head.rules = 1_000;
        assert_eq!(fault(&later).fault, RecordFault::Rules(1_000), "{name}");
        let mut none = record;
        none.head.rules = 0;
        assert_eq!(fault(&none).fault, RecordFault::Rules(0), "{name}");
    }
}
