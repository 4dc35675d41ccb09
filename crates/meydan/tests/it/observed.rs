//! Issue 17, point 11: what an operator's programs see of a running server, and what its logs say.

use std::io::Read;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{Browser, PATIENCE};
use crate::serve::Process;

/// The value of a line of `/metrics`.
fn number(metrics: &str, name: &str) -> f64 {
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in\n{metrics}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_tell_what_goes_on_and_only_who_may_reads_them() {
    let dir = tempfile::tempdir().expect("a folder");
    let process = Process::with(dir.path(), &["--memory", "64"]);
    let mut browser = Browser::new(process.address);
    let path = browser.open("with=here").await;
    let mut socket = browser.socket(&path, 0).await;
    socket.want("seen").await;
    let command = json!({"id": "a", "do": "act", "seat": 0, "action": "d3", "seq": 0});
    assert_eq!(socket.ask(&command).await["t"], "ack");
    let (status, metrics) = browser.get("/metrics").await;
    assert_eq!(status, 200);
    for (name, wanted) in [
        ("meydan_tables{state=\"awake\"}", 1.0),
        ("meydan_tables{state=\"asleep\"}", 0.0),
        ("meydan_people", 1.0),
        ("meydan_sockets", 1.0),
        ("meydan_moves_total{by=\"person\"}", 1.0),
        ("meydan_move_seconds_count", 1.0),
        ("meydan_move_seconds_bucket{le=\"+Inf\"}", 1.0),
        ("meydan_thinking_waiting{line=\"game\"}", 0.0),
        ("meydan_thinking_running{line=\"long\"}", 0.0),
        ("meydan_store_commits_total{ended=\"kept\"}", 1.0),
        ("meydan_store_commit_seconds_count", 1.0),
        ("meydan_store_commit_entries_sum", 1.0),
        ("meydan_search_memory_lent_bytes", 0.0),
        ("meydan_search_memory_bound_bytes", f64::from(64 << 20)),
    ] {
        assert!((number(&metrics, name) - wanted).abs() < 0.5, "{name} in\n{metrics}");
    }
    if cfg!(target_os = "linux") {
        assert!(number(&metrics, "process_resident_memory_bytes") > 1e6);
    }
    assert!(!metrics.contains(&path["/table/".len()..]), "no table is named");
    // Whoever comes through a proxy that nobody named is not from this machine.
    for header in ["x-forwarded-for", "forwarded", "via", "x-real-ip"] {
        let answer = browser.get_with("/metrics", &[(header, "127.0.0.1")]).await;
        assert_eq!(answer.status().as_u16(), 404, "{header}");
    }
    // A name for a request is not taken from anybody.
    let [one, other] =
        [browser.get_with("/", &[("x-request-id", "mine")]).await, browser.get_with("/healthz", &[]).await]
            .map(|answer| answer.headers()["x-request-id"].to_str().expect("text").to_owned());
    assert!(one != "mine" && one != other && one.len() == 16, "{one} {other}");
    drop(process);
    let process = Process::with(dir.path(), &["--metrics", "192.0.2.0/24", "--proxy", "127.0.0.1"]);
    let mut browser = Browser::new(process.address);
    assert_eq!(browser.get("/metrics").await.0, 404);
    let mut through = async |client: &str| {
        let answer =
            browser.get_with("/metrics", &[("x-forwarded-for", client), ("x-request-id", "a-1")]).await;
        assert_eq!(answer.headers()["x-request-id"], "a-1", "a proxy that is named may name requests");
        answer.status().as_u16()
    };
    assert_eq!((through("192.0.2.7").await, through("203.0.113.9").await), (200, 404));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn logs_name_requests_and_no_secret_and_readiness_ends_before_the_server_does() {
    let dir = tempfile::tempdir().expect("a folder");
    let more =
        ["--log", "json", "--log-level", "trace", "--access-log", "--drain", "3600", "--proxy", "127.0.0.1"];
    let mut process = Process::with(dir.path(), &more);
    let mut log = process.child.stderr.take().expect("its errors");
    let log = std::thread::spawn(move || {
        let mut text = String::new();
        log.read_to_string(&mut text).expect("text");
        text
    });
    let mut browser = Browser::new(process.address);
    let mut secrets = vec!["the-password".to_owned(), "the-wrong-one".to_owned()];
    let form = "username=ada&nickname=Ada&password=the-password";
    assert_eq!(browser.post("/club/register", form).await.0, 303);
    secrets.extend(browser.cookies.iter().map(|(_, value)| value.clone()));
    browser.post("/club/sign-out", "").await;
    assert_eq!(browser.post("/club/sign-in", "username=ada&password=the-wrong-one").await.0, 422);
    assert_eq!(browser.post("/club/sign-in", "username=ada&password=the-password").await.0, 303);
    let path = browser.open("with=link").await;
    secrets.push(path["/table/".len()..].to_owned());
    let mut guest = Browser::new(process.address);
    assert_eq!(guest.post(&format!("{path}/sit"), "name=B").await.0, 303);
    let mut socket = browser.socket(&path, 0).await;
    socket.want("seen").await;
    for command in [json!({"id": "a", "do": "act", "seat": 0, "action": "d3", "seq": 0}), json!({"do": 7})] {
        socket.send(&command.to_string()).await;
    }
    socket.want("ack").await;
    guest.get_with(&format!("{path}?key={}", secrets[0]), &[("x-request-id", "known-7")]).await;
    guest.get(&format!("/missing/{}", secrets[0])).await;
    for browser in [&browser, &guest] {
        // What is no secret is short.
        let values = browser.cookies.iter().map(|(_, value)| value.clone());
        secrets.extend(values.filter(|value| value.len() > 20));
    }
    assert!(secrets.len() >= 6, "{secrets:?}");
    assert_eq!(guest.get("/readyz").await, (200, "ready\n".to_owned()));
    let killed = Command::new("kill").args(["-TERM", &process.child.id().to_string()]).status();
    assert!(killed.expect("kill runs").success());
    let deadline = Instant::now() + PATIENCE;
    loop {
        match guest.get("/readyz").await {
            (503, said) if said == "closing\n" => break,
            other => assert!(Instant::now() < deadline, "{other:?}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(guest.get("/healthz").await, (200, "ok\n".to_owned()), "it goes on meanwhile");
    drop(process);
    let log = log.join().expect("the log");
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} in\n{log}");
    }
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("JSON: {line}")))
        .collect();
    let named = lines.iter().find(|line| line["span"]["id"] == "known-7").expect("a line of that request");
    assert_eq!(named["span"]["route"], "/table/{table}");
    assert_eq!(
        (&named["method"], &named["status"], &named["target"]),
        (&json!("GET"), &json!(200), &json!("access"))
    );
    let posts = lines.iter().filter(|line| line["target"] == "access" && line["method"] == "POST").count();
    assert!(posts >= 6, "{log}");
}

#[tokio::test]
async fn whoever_comes_before_the_store_is_open_is_told_so() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let mut browser = Browser::new(listener.local_addr().expect("an address"));
    tokio::select! {
        () = meydan_web::not_yet(&listener) => panic!("it ended"),
        answer = browser.get("/readyz") => assert_eq!(answer, (503, "opening\n".to_owned())),
    }
}
