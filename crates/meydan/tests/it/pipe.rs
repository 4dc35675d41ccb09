//! The pipe as a real process: the examples of `docs/pipe.md`, games in
//! lock-step against the slow twin, bad input, and a reader that goes away.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use meydan_testkit::Dice;
use meydan_testkit::twins::othello::{BLACK, Twin, WHITE};
use serde_json::{Value, json};

fn spawn() -> Child {
    Command::new(env!("CARGO_BIN_EXE_meydan"))
        .args(["pipe", "othello", "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// A process that is asked and answers, one line at a time.
struct Asked {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Asked {
    fn new() -> Asked {
        let mut child = spawn();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Asked { child, input, output }
    }

    fn send(&mut self, bytes: &[u8]) {
        self.input.as_mut().unwrap().write_all(bytes).unwrap();
    }

    /// Waits for the answer: it must come without anything more being sent.
    fn receive(&mut self) -> String {
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        answer.trim_end_matches('\n').to_owned()
    }

    fn ask(&mut self, request: &str) -> String {
        self.send(format!("{request}\n").as_bytes());
        self.receive()
    }

    /// Ends the input: nothing more must come, and the process must end well.
    fn end(mut self) {
        drop(self.input.take());
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "");
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }
}

#[test]
fn the_examples_of_the_description_are_true() {
    let text = include_str!("../../../../docs/pipe.md");
    let blocks: Vec<&str> =
        text.split("```pipe\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(blocks.len() >= 5);
    for block in blocks {
        let mut pipe = Asked::new();
        let mut lines = block.lines();
        while let Some(request) = lines.next() {
            let request = request.strip_prefix("> ").expect("a request");
            let expected = lines.next().and_then(|line| line.strip_prefix("< ")).expect("an answer");
            assert_eq!(pipe.ask(request), expected, "{request}");
        }
        pipe.end();
    }
}

#[test]
fn games_in_lock_step_agree_with_the_twin() {
    let mut pipe = Asked::new();
    let mut dice = Dice(2026);
    for game in 0..100 {
        let mut twin = Twin::start();
        let mut answer: Value = serde_json::from_str(&pipe.ask(r#"{"op":"new"}"#)).unwrap();
        loop {
            let legal = twin.legal();
            let seat = usize::from(twin.turn == WHITE);
            if legal.is_empty() {
                assert_eq!(answer["outcome"]["points"], json!([twin.count(BLACK), twin.count(WHITE)]));
                break;
            }
            assert_eq!(answer["legal"], json!({ seat.to_string(): legal }), "game {game}");
            let action = &legal[dice.roll(legal.len())];
            let request = json!({ "op": "act", "seat": seat, "action": action });
            answer = serde_json::from_str(&pipe.ask(&request.to_string())).unwrap();
            twin.play(action);
        }
    }
    pipe.end();
}

#[test]
fn bad_input_is_refused_and_the_pipe_goes_on() {
    let mut pipe = Asked::new();
    pipe.ask(r#"{"op":"new"}"#);
    let code = |answer: &str| {
        let answer: Value = serde_json::from_str(answer).unwrap();
        assert_eq!((&answer["ok"], &answer["seq"]), (&json!(false), &json!(0)));
        answer["error"]["code"].as_str().unwrap().to_owned()
    };
    // Longer than the longest request, by a little and by a lot.
    for length in [(1 << 20) + 1, 5 << 20] {
        let mut line = vec![b'x'; length];
        line.push(b'\n');
        pipe.send(&line);
        assert_eq!(code(&pipe.receive()), "too-long");
    }
    pipe.send(b"\xff\xfe\n");
    assert_eq!(code(&pipe.receive()), "not-utf8");
    let cases = [
        ("", "not-json"),
        ("[]", "not-an-object"),
        ("7", "not-an-object"),
        ("{}", "missing-field"),
        (r#"{"op":1}"#, "not-text"),
        (r#"{"op":"nothing"}"#, "unknown-op"),
        (r#"{"op":"state","x":1}"#, "unknown-field"),
        (r#"{"op":"act","seat":0}"#, "missing-field"),
        (r#"{"op":"act","action":"d3"}"#, "missing-field"),
        (r#"{"op":"act","seat":"0","action":"d3"}"#, "not-a-number"),
        (r#"{"op":"act","seat":-1,"action":"d3"}"#, "not-a-number"),
        (r#"{"op":"act","seat":0.5,"action":"d3"}"#, "not-a-number"),
        (r#"{"op":"act","seat":1e300,"action":"d3"}"#, "not-a-number"),
        (r#"{"op":"act","seat":256,"action":"d3"}"#, "no-such-seat"),
        (r#"{"op":"act","seat":18446744073709551615,"action":"d3"}"#, "no-such-seat"),
        (r#"{"op":"drop","seat":2}"#, "no-such-seat"),
        (r#"{"op":"act","seat":0,"action":"d3 "}"#, "not-a-square"),
        (r#"{"op":"act","seat":0,"action":""}"#, "not-a-square"),
        (r#"{"op":"rewind","to":1}"#, "no-such-seq"),
        (r#"{"op":"rewind","to":18446744073709551615}"#, "no-such-seq"),
        (r#"{"op":"rewind"}"#, "missing-field"),
        (r#"{"op":"view","viewer":"me"}"#, "not-a-viewer"),
        (r#"{"op":"view","viewer":"seat:2"}"#, "no-such-seat"),
        (r#"{"op":"new","viewer":"seat:7"}"#, "no-such-seat"),
        (r#"{"op":"new","seats":300}"#, "seats"),
        (r#"{"op":"new","seats":0}"#, "seats"),
        (r#"{"op":"new","seed":-1}"#, "not-a-seed"),
        (r#"{"op":"new","seed":"xyz"}"#, "not-a-seed"),
        (r#"{"op":"new","config":7}"#, "config"),
        (r#"{"op":"new","config":{"size":10}}"#, "config"),
        (r#"{"op":"fire"}"#, "no-timer"),
    ];
    for (request, expected) in cases {
        assert_eq!(code(&pipe.ask(request)), expected, "{request}");
    }
    let deep = format!(r#"{{"op":"new","config":{}{}}}"#, "[".repeat(100_000), "]".repeat(100_000));
    assert_eq!(code(&pipe.ask(&deep)), "not-json");
    // A last line without an end is answered too.
    pipe.send(br#"{"op":"act","seat":0,"action":"d3"}"#);
    drop(pipe.input.take());
    let answer: Value = serde_json::from_str(&pipe.receive()).unwrap();
    assert_eq!((&answer["ok"], &answer["seq"]), (&json!(true), &json!(1)));
    pipe.end();
}

#[test]
fn two_requests_in_one_piece_and_one_in_two_are_answered_at_once() {
    let mut pipe = Asked::new();
    pipe.send(b"{\"op\":\"new\"}\n{\"op\":\"state\"}\n{\"op\":");
    // Both answers must come although a third request has begun.
    assert!(pipe.receive().contains("\"ok\":true"));
    assert!(pipe.receive().contains("\"ok\":true"));
    pipe.send(b"\"state\"}\n");
    assert!(pipe.receive().contains("\"ok\":true"));
    pipe.end();
}

#[test]
fn a_reader_that_goes_away_ends_it_quietly() {
    for command in
        [&["pipe", "othello"][..], &["play", "othello", "--line", "--players", "newcomer,newcomer"]]
    {
        let mut child = Command::new(env!("CARGO_BIN_EXE_meydan"))
            .args(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut input = child.stdin.take().unwrap();
        for _ in 0..10_000 {
            if input.write_all(b"{\"op\":\"state\"}\n").is_err() {
                break;
            }
        }
        drop(input);
        let mut complaints = String::new();
        child.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
        assert_eq!((complaints.as_str(), child.wait().unwrap().code()), ("", Some(0)), "{command:?}");
    }
}
