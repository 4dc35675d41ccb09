//! Three thousand random games of Pentago through the pipe agree with the slow
//! twin of the rules' own tests: legal list by legal list, who is asked, and
//! the result with its reason.

use meydan_console::pipe::Pipe;
use meydan_testkit::twins::pentago::{BLACK, RED, Twin};
use meydan_testkit::{Dice, times};
use meydan_words::{Lang, Words};
use serde_json::{Value, json};

const GAMES: u64 = 300;

/// What an answer must say: pending, legal, outcome.
type Expected = (Value, Value, Value);

fn squares(twin: &Twin) -> Vec<String> {
    let all = (0..6).flat_map(|row| (0..6).map(move |column| (row, column)));
    all.filter(|&(row, column)| twin.board[row][column] == 0)
        .map(|(row, column)| format!("{row} {column}"))
        .collect()
}

fn turns(twin: &Twin) -> Vec<String> {
    let mut turns: Vec<String> =
        (1..=4).flat_map(|block| ["cw", "ccw"].map(|way| format!("{block} {way}"))).collect();
    if twin.may_skip() {
        turns.push("-".to_owned());
    }
    turns
}

/// A game by the twin, red in this seat: what is sent and what must come back.
fn random_game(dice: &mut Dice, seed: u64, red: usize, requests: &mut String) -> Vec<Expected> {
    let mut expected = Vec::new();
    let mut twin = Twin::read("");
    requests.push_str(&format!("{{\"op\":\"new\",\"seed\":{seed}}}\n"));
    let mut colour = RED;
    loop {
        let seat = if colour == RED { red } else { 1 - red };
        let over = |winner: Option<usize>, reason: &str| {
            let points = [0, 1].map(|seat| i32::from(winner == Some(seat)));
            let winners: Vec<usize> = winner.into_iter().collect();
            (json!([]), json!({}), json!({ "points": points, "winners": winners, "reason": reason }))
        };
        let mut ask = |legal: Vec<String>| {
            expected.push((json!([seat]), json!({ seat.to_string(): legal }), Value::Null));
            let action = legal[dice.roll(legal.len())].clone();
            requests.push_str(&format!("{{\"op\":\"act\",\"seat\":{seat},\"action\":\"{action}\"}}\n"));
            action
        };
        let square = ask(squares(&twin));
        let at = |index: usize| usize::from(square.as_bytes()[index] - b'0');
        twin.board[at(0)][at(2)] = colour;
        if twin.has_five(colour) {
            expected.push(over(Some(seat), "five-by-placing"));
            return expected;
        }
        let turn = ask(turns(&twin));
        if let Some((block, way)) = turn.split_once(' ') {
            twin.turn(block.parse().unwrap(), way == "cw");
        }
        let end = match (twin.has_five(colour), twin.has_five(-colour)) {
            (true, true) => Some((None, "five-for-both")),
            (true, false) => Some((Some(seat), "five-by-turning")),
            (false, true) => Some((Some(1 - seat), "five-for-opponent")),
            (false, false) if twin.is_full() => Some((None, "full-board")),
            (false, false) => None,
        };
        if let Some((winner, reason)) = end {
            expected.push(over(winner, reason));
            return expected;
        }
        colour = if colour == RED { BLACK } else { RED };
    }
}

#[test]
fn random_games_of_pentago_agree_with_the_twin() {
    let tenant = meydan_catalogue::find("pentago").unwrap();
    let mut pipe = Pipe::new(tenant, Words::of(Lang::En));
    let mut dice = Dice(0x70_656e_7461_676f);
    let (mut reds, mut skips) = ([0u32; 2], 0u32);
    let mut reasons = std::collections::BTreeMap::<String, u32>::new();
    for seed in 0..times(GAMES) {
        // Which seat has red is drawn from the seed; the pipe tells (PE-01).
        let mut told = Vec::new();
        pipe.answer(format!("{{\"op\":\"new\",\"seed\":{seed}}}").as_bytes(), &mut told);
        let told: Value = serde_json::from_slice(&told).unwrap();
        let red = told["events"][0]["red"].as_u64().unwrap() as usize;
        reds[red] += 1;
        let mut requests = String::new();
        let expected = random_game(&mut dice, seed, red, &mut requests);
        let mut answers = Vec::new();
        pipe.run(requests.as_bytes(), &mut answers).unwrap();
        let answers = String::from_utf8(answers).unwrap();
        assert_eq!(answers.lines().count(), expected.len(), "{seed}: one answer a request");
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
            skips += u32::from(request.contains("\"-\""));
            if let Some(reason) = outcome["reason"].as_str() {
                *reasons.entry(reason.to_owned()).or_default() += 1;
            }
        }
    }
    // Each way to end was seen, and both drawings of the colours.
    assert_eq!(reasons.len(), 5, "{reasons:?}");
    assert!(reds.iter().all(|&count| count > 100) && skips > 100, "{reds:?} {skips}");
}
