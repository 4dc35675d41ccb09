//! `meydan serve` as a real process: what it says, and that a killed one
//! loses no acknowledged move.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{Browser, PATIENCE, Socket};

/// A server in its own process, killed when the test is done with it.
pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

fn meydan(data: &Path, address: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_meydan"));
    command.args(["--lang", "en", "serve", "--rate", "1000", "--addr", address, "--data"]).arg(data);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Process {
    pub(crate) fn start(data: &Path, address: &str) -> Process {
        Process::start_with(data, address, &[])
    }

    /// At a free port, with these settings.
    pub(crate) fn with(data: &Path, more: &[&str]) -> Process {
        Process::start_with(data, "127.0.0.1:0", more)
    }

    fn start_with(data: &Path, address: &str, more: &[&str]) -> Process {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let mut child = meydan(data, address).args(more).spawn().expect("it starts");
            let mut line = String::new();
            BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
            let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
            if let Some(address) = address {
                return Process { address: address.parse().expect("an address"), child };
            }
            // The port of a killed process may take a moment to come free.
            let status = child.wait().expect("it ends");
            assert!(Instant::now() < deadline, "it does not start: {status}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // SIGKILL: nothing is ended in order.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn fails(mut command: Command) -> String {
    let mut child = command.spawn().expect("it starts");
    let mut said = String::new();
    child.stderr.take().expect("its errors").read_to_string(&mut said).expect("text");
    assert!(!child.wait().expect("it ends").success());
    assert_eq!(said.lines().count(), 1, "one line: {said}");
    said
}

/// Plays what is on offer until so many moves are acknowledged; the last
/// command is sent without waiting for its answer.
async fn play(socket: &mut Socket, mut seen: Value, moves: usize) -> (Value, Vec<String>) {
    let mut actions = Vec::new();
    while actions.len() < moves {
        let seq = seen["seq"].as_u64().expect("a number");
        let choice = seen["offer"][0].clone();
        let action = choice["action"].as_str().expect("an action").to_owned();
        let id = format!("m{seq}");
        let command = json!({"id": id, "do": "act", "seat": choice["seat"], "action": action, "seq": seq});
        let ack = socket.ask(&command).await;
        assert_eq!(ack["t"], "ack", "{ack}");
        let last = ack["seq"].as_u64();
        actions.push(action);
        seen = socket
            .until(|one| one["t"] == "seen" && one["seq"].as_u64() >= last && one["offer"][0].is_object())
            .await;
    }
    let (seq, choice) = (&seen["seq"], &seen["offer"][0]);
    let id = format!("hanging-{seq}");
    let hanging =
        json!({"id": id, "do": "act", "seat": choice["seat"], "action": choice["action"], "seq": seq});
    socket.send(&hanging.to_string()).await;
    (hanging, actions)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_no_acknowledged_move() {
    let dir = tempfile::tempdir().expect("a folder");
    let data = dir.path().join("data");
    let mut address = "127.0.0.1:0".to_owned();
    let (mut path, mut cookies, mut played) = (String::new(), Vec::new(), Vec::<String>::new());
    let mut hanging = Value::Null;
    for life in 0..5 {
        let process = Process::start(&data, &address);
        address = process.address.to_string();
        let mut browser = Browser::new(process.address);
        if life == 0 {
            path = browser.open("with=here&name0=A&name1=B").await;
            cookies = browser.cookies.clone();
        }
        browser.cookies.clone_from(&cookies);
        let mut socket = browser.socket(&path, 0).await;
        let seen = socket.want("seen").await;
        let moves: Vec<&str> = seen["events"]
            .as_array()
            .expect("a list")
            .iter()
            .flat_map(|at| at["events"].as_array().expect("a list"))
            .filter(|event| event["event"] == "placed")
            .map(|event| event["square"].as_str().expect("a square"))
            .collect();
        // All that was acknowledged is there, and at most the hanging command more.
        assert!(moves.len() >= played.len() && moves.len() <= played.len() + 1, "{moves:?} after {played:?}");
        assert_eq!(moves[..played.len()], played.iter().map(String::as_str).collect::<Vec<_>>());
        if moves.len() > played.len() {
            // The command that hung was kept: sent again, it is answered and not done again.
            let again = socket.ask(&hanging).await;
            assert!(again["t"] == "ack" && again["seq"].as_u64() <= seen["seq"].as_u64(), "{again}");
        }
        played = moves.iter().map(|&one| one.to_owned()).collect();
        let (left, actions) = play(&mut socket, seen, 4).await;
        hanging = left;
        played.extend(actions);
        // Killed here, with a command on its way.
    }
    assert!(played.len() >= 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_command_is_answered_alike_after_a_kill() {
    let dir = tempfile::tempdir().expect("a folder");
    let first = Process::start(dir.path(), "127.0.0.1:0");
    let address = first.address;
    let mut browser = Browser::new(address);
    let path = browser.open("with=here").await;
    let command = json!({"id": "once", "do": "act", "seat": 0, "action": "d3", "seq": 0});
    let ack = browser.socket(&path, 0).await.ask(&command).await;
    drop(first);
    // Both the port and the cookie are the old ones: the browser goes on.
    let second = Process::start(dir.path(), &address.to_string());
    let again = browser.socket(&path, 0).await.ask(&command).await;
    assert_eq!((&ack["t"], &ack), (&json!("ack"), &again));
    assert_eq!(browser.socket(&path, 0).await.want("seen").await["seq"], 1);
    drop(second);
}

#[test]
fn a_taken_port_and_a_useless_folder_are_said_in_one_line() {
    let dir = tempfile::tempdir().expect("a folder");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let said = fails(meydan(&dir.path().join("data"), &address));
    assert!(said.contains(&address) && said.contains("in use"), "{said}");
    assert!(!dir.path().join("data").exists(), "nothing was made");
    let file = dir.path().join("file");
    std::fs::write(&file, "x").expect("written");
    let said = fails(meydan(&file.join("data"), "127.0.0.1:0"));
    assert!(said.contains("cannot be used"), "{said}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn it_closes_in_order_when_asked_to() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut process = Process::start(dir.path(), "127.0.0.1:0");
    let mut browser = Browser::new(process.address);
    let path = browser.open("with=here").await;
    let mut socket = browser.socket(&path, 0).await;
    socket.want("seen").await;
    let killed = Command::new("kill").args(["-TERM", &process.child.id().to_string()]).status();
    assert!(killed.expect("kill runs").success());
    let end = loop {
        if let Err(end) = socket.next().await {
            break end;
        }
    };
    assert_eq!(end, Some(1012), "the browser is told to come again");
    drop(socket);
    drop(browser);
    let deadline = Instant::now() + PATIENCE;
    let status = loop {
        if let Some(status) = process.child.try_wait().expect("it can be asked") {
            break status;
        }
        assert!(Instant::now() < deadline, "it does not end");
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert!(status.success(), "{status}");
}

/// Issue 17, point 7.
#[test]
fn a_second_server_on_the_same_data_is_refused_and_a_killed_one_leaves_no_lock() {
    let dir = tempfile::tempdir().expect("a folder");
    let first = Process::start(dir.path(), "127.0.0.1:0");
    let said = fails(meydan(dir.path(), "127.0.0.1:0"));
    assert!(said.contains("another server"), "{said}");
    drop(first);
    drop(Process::start(dir.path(), "127.0.0.1:0"));
}
