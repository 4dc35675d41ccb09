//! The fuzz targets' bodies on stable: random bytes, damaged records.

use meydan_core::{AnyMatch, NewMatch, Seed, record};
use meydan_testkit::bytes;
use othello::Othello;

#[test]
fn random_bytes_harm_nothing() {
    let mut rng = Seed::from_number(77).rng();
    for _ in 0..3_000 {
        let length = rng.range(120) as usize;
        let noise: Vec<u8> = (0..length).map(|_| rng.next_u32() as u8).collect();
        bytes::action::<Othello>(&noise);
        bytes::record::<Othello>(&noise);
        bytes::legal_equals_check::<Othello>(&noise);
    }
}

fn finished_game(seed: u64) -> Box<dyn AnyMatch> {
    let seed = Seed::from_number(seed);
    let mut game = NewMatch { config: serde_json::Value::Null, seats: 2, seed, clock: None }
        .begin::<Othello>()
        .expect("it starts");
    let mut rng = seed.rng();
    while let Some(seat) = game.pending().only() {
        let legal = game.legal(seat);
        game.act(game.at(), seat, &legal[rng.range(legal.len() as u32) as usize]).expect("legal");
    }
    game
}

#[test]
fn any_changed_byte_is_reported_with_its_line() {
    let text = record::write(finished_game(3).as_ref(), &["Ada".to_owned(), "بو".to_owned()]);
    let begin = |_: &str, new: NewMatch| Some(new.begin::<Othello>());
    assert!(record::Record::read(&text).and_then(|record| record::verify(&record, &begin)).is_ok());
    let mut rng = Seed::from_number(5).rng();
    for _ in 0..2_000 {
        let at = rng.range(text.len() as u32) as usize;
        let mut damaged = text.clone().into_bytes();
        damaged[at] ^= 1 << rng.range(7);
        let line = 1 + text.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count();
        let Ok(damaged) = String::from_utf8(damaged) else { continue };
        bytes::record::<Othello>(damaged.as_bytes());
        let error = record::Record::read(&damaged)
            .and_then(|record| record::verify(&record, &begin).map(|_| ()))
            .expect_err("a changed byte");
        // A line feed that is gone, or a new one, may show in the line it made.
        let near = line..=line + usize::from(text.as_bytes()[at] == b'\n');
        assert!(
            near.contains(&error.line),
            "byte {at} in line {line}, reported in {}: {:?}",
            error.line,
            error.fault
        );
    }
}

#[test]
fn a_torn_record_is_whole_up_to_the_tear() {
    let text = record::write(finished_game(4).as_ref(), &[]);
    for cut in (0..text.len()).step_by(37) {
        if !text.is_char_boundary(cut) {
            continue;
        }
        let (whole, fault) = record::Record::read_whole_lines(&text[..cut]);
        // A line that lacks only its line feed is whole, and the record is torn all the same.
        let lines = text[..cut].matches('\n').count() + usize::from(text[cut..].starts_with('\n'));
        assert_eq!(whole.map_or(0, |record| record.lines.len() + 1), lines);
        assert_eq!(fault.is_none(), text[..cut].is_empty() || text[..cut].ends_with('\n'));
    }
}
