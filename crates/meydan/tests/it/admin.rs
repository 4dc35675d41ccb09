//! Issue 17, point 12: `meydan admin` against the data of a server that runs, or ran.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::browser::{Browser, PATIENCE};
use crate::serve::Process;

fn admin(data: &Path, args: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_meydan"));
    command.args(["--lang", "en", "admin", "--data"]).arg(data).args(args).stdin(Stdio::null());
    let output = command.output().expect("it runs");
    let said = if output.status.success() { output.stdout } else { output.stderr };
    (output.status.code(), String::from_utf8(said).expect("text"))
}

fn done(data: &Path, args: &[&str]) -> String {
    let (code, said) = admin(data, args);
    assert_eq!(code, Some(0), "{args:?}: {said}");
    said
}

fn refused(data: &Path, args: &[&str]) -> String {
    let (code, said) = admin(data, args);
    assert!(code == Some(1) && said.lines().count() == 1, "{args:?}: {code:?} {said}");
    said
}

/// Othello with a guest, and some moves, each on the disk.
async fn played(process: &Process) -> (Browser, Browser, String) {
    let (mut owner, mut guest) = (Browser::new(process.address), Browser::new(process.address));
    let path = owner.open("with=link&name=Ann").await;
    assert_eq!(guest.post(&format!("{path}/sit"), "name=Ben").await.0, 303);
    let mut sockets = [owner.socket(&path, 0).await, guest.socket(&path, 0).await];
    for (seq, action) in ["d3", "c3", "c4"].into_iter().enumerate() {
        let seat = seq % 2;
        let command = json!({"id": action, "do": "act", "seat": seat, "action": action, "seq": seq});
        let ack = sockets[seat].ask(&command).await;
        assert_eq!(ack["t"], "ack", "{ack}");
    }
    (owner, guest, path)
}

#[tokio::test(flavor = "multi_thread")]
async fn beside_a_running_server_only_what_is_safe_is_done_and_it_heeds_it() {
    let dir = tempfile::tempdir().expect("a folder");
    let data = dir.path().join("data");
    let process = Process::with(&data, &[]);
    let (owner, guest, path) = played(&process).await;
    let table = &path["/table/".len()..];
    let backup = dir.path().join("b.db").display().to_string();
    assert!(done(&data, &["backup", &backup]).contains(&backup));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&backup).expect("its data").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let bytes = std::fs::read(&backup).expect("the backup");
    assert!(refused(&data, &["backup", &backup]).contains("b.db"));
    assert_eq!(std::fs::read(&backup).expect("the backup"), bytes, "not overwritten");
    assert!(done(&data, &["verify"]).contains("verified: 1"));
    let list = done(&data, &["tables", "list"]);
    assert!(list.contains(table) && list.contains("playing\t3\t") && list.contains("1:Ann, 2:Ben"), "{list}");
    for act in [&["restore", &backup][..], &["members", "remove", "ada"], &["cards", "remove", "Paper"]] {
        assert!(refused(&data, act).contains("Stop it first"), "{act:?}");
    }
    // A seat that is freed by an operator is freed in the running hall.
    let mut socket = guest.socket(&path, 0).await;
    assert_eq!(socket.want("seen").await["yours"], json!([1]));
    done(&data, &["free-seat", &table[..6], "2", "--reason", "she asked"]);
    while socket.next().await.is_ok() {}
    assert_eq!(guest.socket(&path, 0).await.want("seen").await["yours"], json!([]));
    let mut third = Browser::new(process.address);
    assert_eq!(third.post(&format!("{path}/sit"), "name=Cem").await.0, 303);
    assert!(refused(&data, &["free-seat", table, "3"]).contains("cannot be freed"));
    assert!(refused(&data, &["free-seat", "abc", "1"]).contains("no table abc"));
    // So is a member's new password, and the old one's sign-ins.
    let mut ada = Browser::new(process.address);
    assert_eq!(ada.post("/club/register", "username=ada&nickname=Ada&password=old-password").await.0, 303);
    let said = done(&data, &["reset-password", "ada"]);
    let new = said.split(" is ").nth(1).and_then(|rest| rest.split(' ').next()).expect("a password");
    assert!(ada.get("/club").await.1.contains("/club/sign-in"), "signed out");
    assert_eq!(ada.post("/club/sign-in", "username=ada&password=old-password").await.0, 422);
    assert_eq!(ada.post("/club/sign-in", &format!("username=ada&password={new}")).await.0, 303);
    assert!(refused(&data, &["reset-password", "nobody"]).len() > 10);
    // Coins move by the ledger, with a reason.
    assert!(refused(&data, &["ledger", "correct", "ada", "-500"]).contains("--reason"));
    assert!(done(&data, &["ledger", "correct", "ada", "-500", "--reason", "a mistake"]).contains("99500"));
    assert!(done(&data, &["ledger", "show", "ada"]).contains("-500\tcorrected: a mistake"));
    assert!(ada.get("/club").await.1.contains("data-coins=\"99500\""));
    assert_eq!(done(&data, &["members", "list"]), "ada\tAda\t0\t99500\n");
    // A table that is removed is gone for those who look at it.
    let mut socket = owner.socket(&path, 0).await;
    socket.want("seen").await;
    done(&data, &["tables", "remove", table]);
    while socket.next().await.is_ok() {}
    let mut owner = owner;
    let deadline = Instant::now() + PATIENCE;
    while owner.get(&path).await.0 != 404 {
        assert!(Instant::now() < deadline, "it is still there");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(refused(&data, &["tables", "remove", table]).contains("no table"));
    let journal = done(&data, &["journal"]);
    let acts: Vec<&str> = journal.lines().filter_map(|line| line.split('\t').nth(2)).collect();
    assert_eq!(acts, ["backup", "verify", "free seat", "reset password", "correct ledger", "remove table"]);
    assert!(journal.contains("\tada -500\ta mistake\n") && journal.contains("\tshe asked\n"), "{journal}");
    assert!(!journal.contains(new), "no password is written down");
    drop(process);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_put_back_only_if_every_log_in_it_is_true() {
    let dir = tempfile::tempdir().expect("a folder");
    let data = dir.path().join("data");
    let process = Process::with(&data, &[]);
    let (_, _, path) = played(&process).await;
    let table = &path["/table/".len()..];
    let mut ada = Browser::new(process.address);
    assert_eq!(ada.post("/club/register", "username=ada&nickname=Ada&password=old-password").await.0, 303);
    let backup = dir.path().join("b.db");
    let named = backup.display().to_string();
    done(&data, &["backup", &named]);
    drop(process);
    // Killed, and now without a server: what would be in its way can be done.
    done(&data, &["members", "remove", "ada"]);
    done(&data, &["tables", "remove", table]);
    assert_eq!(done(&data, &["members", "list"]) + &done(&data, &["tables", "list"]), "");
    assert!(refused(&data, &["cards", "remove", "Haniwa"]).len() > 10, "one of the game's own");
    // A log that was tampered with, in a file that is whole otherwise.
    let mut bytes = std::fs::read(&backup).expect("the backup");
    let at = bytes.windows(4).position(|four| four == b"\"c3\"").expect("the second move");
    bytes[at..at + 4].copy_from_slice(b"\"h8\"");
    let bad = dir.path().join("bad.db");
    std::fs::write(&bad, &bytes).expect("written");
    let said = refused(&data, &["restore", &bad.display().to_string()]);
    assert!(said.contains("Nothing was changed") && said.contains(table), "{said}");
    for (name, text) in [("empty", ""), ("text", "not a database")] {
        let file = dir.path().join(name);
        std::fs::write(&file, text).expect("written");
        refused(&data, &["restore", &file.display().to_string()]);
    }
    refused(&data, &["restore", "/missing.db"]);
    assert_eq!(done(&data, &["members", "list"]), "", "as it was");
    let said = done(&data, &["restore", &named, "--reason", "a mistake"]);
    assert!(said.contains("verified: 1") && said.contains("hall.db.before-"), "{said}");
    assert!(done(&data, &["journal"]).contains("\trestore\t"));
    let left: Vec<String> = std::fs::read_dir(&data)
        .expect("a list")
        .map(|entry| entry.expect("a file").file_name().into_string().expect("text"))
        .filter(|name| !name.contains("before"))
        .collect();
    assert!(left.iter().all(|name| ["hall.db", "serve.lock"].contains(&name.as_str())), "{left:?}");
    let process = Process::with(&data, &[]);
    let mut ada = Browser::new(process.address);
    assert_eq!(ada.post("/club/sign-in", "username=ada&password=old-password").await.0, 303);
    assert_eq!(ada.socket(&path, 0).await.want("seen").await["seq"], 3);
    // Into a folder that was empty, as on a new machine.
    let fresh = dir.path().join("fresh");
    assert!(refused(&fresh, &["verify"]).contains("no hall"));
    assert!(!fresh.exists(), "looking makes nothing");
    done(&fresh, &["restore", &named]);
    assert!(done(&fresh, &["verify"]).contains("verified: 1"));
}
