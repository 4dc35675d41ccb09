//! Random games through the pipe agree with the slow twin, legal
//! list by legal list and result by result.

use meydan_console::pipe::Pipe;
use meydan_testkit::twins::othello::{BLACK, Twin, WHITE};
use meydan_testkit::{Dice, times};
use meydan_words::{Lang, Words};
use serde_json::{Value, json};

const GAMES: u64 = 300;

/// A game by the twin: what is sent to the pipe and what must come back.
fn random_game(dice: &mut Dice, requests: &mut String, expected: &mut Vec<(Value, Value, Value)>) {
    let mut twin = Twin::start();
    requests.push_str("{\"op\":\"new\",\"seed\":1}\n");
    loop {
        let seat = usize::from(twin.turn == WHITE);
        let legal = twin.legal();
        if legal.is_empty() {
            let (black, white) = (twin.count(BLACK), twin.count(WHITE));
            let winners = match black.cmp(&white) {
                std::cmp::Ordering::Greater => json!([0]),
                std::cmp::Ordering::Less => json!([1]),
                std::cmp::Ordering::Equal => json!([]),
            };
            let outcome = json!({ "points": [black, white], "winners": winners, "reason": "no-moves" });
            expected.push((json!([]), json!({}), outcome));
            return;
        }
        expected.push((json!([seat]), json!({ seat.to_string(): legal }), Value::Null));
        let action = &legal[dice.roll(legal.len())];
        requests.push_str(&format!("{{\"op\":\"act\",\"seat\":{seat},\"action\":\"{action}\"}}\n"));
        twin.play(action);
    }
}

#[test]
fn random_games_agree_with_the_twin() {
    let tenant = meydan_catalogue::find("othello").unwrap();
    let mut pipe = Pipe::new(tenant, Words::of(Lang::En));
    let mut dice = Dice(0x6d65_7964_616e);
    let (mut actions, mut passes, mut draws) = (0, 0, 0);
    for batch in 0..times(GAMES) / 100 {
        let (mut requests, mut expected) = (String::new(), Vec::new());
        for _ in 0..100 {
            random_game(&mut dice, &mut requests, &mut expected);
        }
        let mut answers = Vec::new();
        pipe.run(requests.as_bytes(), &mut answers).unwrap();
        let answers = String::from_utf8(answers).unwrap();
        assert_eq!(answers.lines().count(), expected.len(), "batch {batch}: one answer a request");
        for ((request, answer), (pending, legal, outcome)) in
            requests.lines().zip(answers.lines()).zip(&expected)
        {
            let answer: Value = serde_json::from_str(answer).unwrap();
            assert_eq!(answer["ok"], true, "{request} {answer}");
            assert_eq!(
                (&answer["pending"], &answer["legal"], &answer["outcome"]),
                (pending, legal, outcome),
                "{request}"
            );
            actions += 1;
            passes += usize::from(request.contains("pass"));
            draws += usize::from(outcome["winners"] == json!([]));
        }
    }
    assert!(actions > 15_000 && passes > 50 && draws > 5, "{actions} {passes} {draws}");
}
