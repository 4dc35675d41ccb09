//! Records as bytes: a changed byte is found in its line, a torn file gives
//! what is whole, and any bytes at all are refused without a panic.

use meydan_core::record::{self, RecordFault};
use meydan_core::{AnyMatch, NewMatch, Seat, Seed};
use meydan_records::{open_true, open_whole_part};
use meydan_testkit::Dice;
use proptest::prelude::*;
use serde_json::Value;

/// A random game with a few moves taken back, and its record.
fn random_game(seed: u64, most: usize) -> (Box<dyn AnyMatch>, String) {
    let mut dice = Dice(seed | 1);
    let new = NewMatch { config: Value::Null, seats: 2, seed: Seed::from_number(seed), clock: None };
    let mut game = meydan_catalogue::begin("othello", new).unwrap().unwrap();
    for _ in 0..most {
        let Some(seat) = game.pending().only() else { break };
        if dice.roll(12) == 0 {
            let to = dice.roll(game.seq() as usize + 1);
            game.rewind(to as u32).unwrap();
        } else {
            let legal = game.legal(seat);
            let at = game.at();
            game.act(at, seat, &legal[dice.roll(legal.len())]).unwrap();
        }
    }
    let text = record::write(game.as_ref(), &["Ada".to_owned(), "بردیا".to_owned()]);
    (game, text)
}

#[test]
fn every_changed_byte_is_found_in_its_line() {
    let (_, text) = random_game(9, 8);
    assert!(open_true(text.as_bytes()).is_ok());
    let mut dice = Dice(99);
    for at in 0..text.len() {
        let line = 1 + text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count();
        let mut changes =
            vec![b'\n', b'\r', b' ', b'"', b'0', text.as_bytes()[at] ^ 1, text.as_bytes()[at] ^ 0x80];
        changes.push(dice.roll(256) as u8);
        for byte in changes {
            let mut changed = text.clone().into_bytes();
            if changed[at] == byte {
                continue;
            }
            changed[at] = byte;
            let error = open_true(&changed).err().unwrap_or_else(|| panic!("byte {at} as {byte:#x}"));
            assert_eq!(error.line, line, "byte {at} as {byte:#x}: {:?}", error.fault);
        }
    }
}

#[test]
fn a_torn_record_gives_what_is_whole_and_says_so() {
    let (game, text) = random_game(4, 10);
    let whole = open_whole_part(text.as_bytes()).unwrap();
    assert_eq!((whole.fault, whole.game.digest()), (None, game.digest()));
    assert_eq!(whole.names, ["Ada", "بردیا"]);
    let head = text.find('\n').unwrap() + 1;
    for length in 0..text.len() {
        let torn = &text.as_bytes()[..length];
        assert!(open_true(torn).is_err(), "{length}");
        let Ok(opened) = open_whole_part(torn) else {
            assert!(length < head, "only without its first line is nothing left: {length}");
            continue;
        };
        let lines = torn.iter().filter(|byte| **byte == b'\n').count();
        let seq = text.lines().take(lines).filter(|line| line.starts_with("{\"seq\"")).count();
        assert!(opened.fault.is_some());
        // A last line that is whole but for its end counts: its sum is right.
        let seq_here = opened.game.seq() as usize;
        assert!(seq_here == seq || seq_here == seq + 1, "{length}");
        assert_eq!(opened.game.digest(), game.as_of(opened.game.seq()).unwrap().digest());
    }
}

#[test]
fn a_record_without_an_end_is_not_true() {
    let (_, text) = random_game(5, 10);
    let end = text.trim_end().rfind('\n').unwrap() + 1;
    let error = open_true(&text.as_bytes()[..end]).err().unwrap();
    assert_eq!((error.line, error.fault), (text.lines().count() - 1, RecordFault::NoEnd));
    assert_eq!(open_true(b"").err().unwrap().fault, RecordFault::Empty);
}

#[test]
fn a_saved_game_goes_on_where_it_stood() {
    let (game, text) = random_game(12, 25);
    let mut opened = open_true(text.as_bytes()).unwrap();
    assert_eq!(opened.game.digest(), game.digest());
    let seat = opened.game.pending().only().unwrap();
    let action = opened.game.legal(seat).remove(0);
    let at = opened.game.at();
    opened.game.act(at, seat, &action).unwrap();
    opened.game.drop_seat(at, Seat::FIRST).unwrap();
    let again = record::write(opened.game.as_ref(), &opened.names);
    assert!(open_true(again.as_bytes()).is_ok());
}

proptest! {
    #[test]
    fn any_bytes_are_refused_without_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(open_true(&bytes).is_err());
        prop_assert!(open_whole_part(&bytes).is_err());
    }

    #[test]
    fn cut_and_joined_records_never_panic(seed in 0u64..50, from in any::<prop::sample::Index>(), to in any::<prop::sample::Index>()) {
        let (_, text) = random_game(seed, 12);
        let (from, to) = (from.index(text.len()), to.index(text.len()));
        let joined = [&text.as_bytes()[..from], &text.as_bytes()[to..]].concat();
        if joined != text.as_bytes() {
            prop_assert!(open_true(&joined).is_err());
        }
        let _ = open_whole_part(&joined);
    }
}
