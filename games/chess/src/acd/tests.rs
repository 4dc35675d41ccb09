//! CH-50, CH-55: the text alone restores everything, and only a last line that
//! was never finished can be lost.

use meydan_core::record::RecordFault;
use meydan_core::{AnyMatch, Entry, GameTime, Header, Match, Rng, Seat, Seed};

use super::*;
use crate::{Action, Event};

struct Played {
    text: String,
    /// Where each line ends.
    ends: Vec<usize>,
    /// How many of them belong to the head.
    head: usize,
    /// The digest after each entry, the start's first.
    digests: Vec<u64>,
    game: Match<Chess>,
    events: Vec<Event>,
}

fn config(position: &str) -> Config {
    Config {
        name: "Friday".to_owned(),
        side_threats: false,
        tampering: true,
        position: Some(position.parse().expect("a position")),
        unreadable: None,
    }
}

/// Plays at random with a running clock, written entry by entry.
fn play(seed: u64, entries: u32) -> Played {
    // Points enough for double moves, and both near the red line.
    let config = config("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 points 70 65 negative 9 9");
    let seed_of = Seed::from_number(seed);
    let names = ["Ada".to_owned(), "علی".to_owned()];
    let (mut record, mut text) = Record::begin(&names, config.clone(), seed_of).expect("begins");
    let mut game =
        Match::<Chess>::new(Header { config, seats: 2, seed: seed_of, clock: None }).expect("begins");
    let head = text.lines().count();
    let mut digests = vec![game.digest()];
    let mut dice = Seed::from_number(seed + 1000).rng();
    let mut now = 0;
    while game.seq() < entries && game.outcome().is_none() {
        now += 1 + u64::from(dice.range(40_000));
        step(&mut game, GameTime(now), &mut dice);
        let entry: Entry<String> = game.log().last().expect("something was done").to_text();
        text += &record.push(&entry).expect("it follows");
        digests.push(game.digest());
    }
    let ends = text.match_indices('\n').map(|(at, _)| at + 1).collect();
    let events = game.events_since(None, meydan_core::Viewer::Referee).flat_map(|(_, events)| events);
    let events = events.collect();
    Played { text, ends, head, digests, game, events }
}

fn step(game: &mut Match<Chess>, now: GameTime, dice: &mut Rng) {
    if game.next_timer().is_some_and(|timer| timer.due <= now) {
        game.fire().expect("it is due");
        return;
    }
    let seats = game.pending().seats().union(game.at_will());
    let mut all: Vec<(Seat, Action)> = seats
        .iter()
        .flat_map(|seat| game.legal(seat).into_iter().map(move |action| (seat, action)))
        .collect();
    // What is rare among all that can be done is chosen more often.
    let rare: Vec<(Seat, Action)> =
        all.iter().copied().filter(|(_, action)| matches!(action, Action::Undo | Action::Double)).collect();
    if !rare.is_empty() && dice.range(3) == 0 {
        all = rare;
    }
    if game.position().show().asking.is_some() {
        all.retain(|(_, action)| *action == Action::Tamper(Some(crate::Way::D)));
    }
    let (seat, action) = all[dice.range(all.len() as u32) as usize];
    game.submit(now, seat, action).expect("it is legal");
}

/// A game in which everything happened that a record has to hold.
fn eventful() -> Played {
    let all_of_it = |played: &Played| {
        let has = |what: fn(&Event) -> bool| played.events.iter().any(what);
        has(|event| matches!(event, Event::Tampered { .. }))
            && has(|event| matches!(event, Event::RedLine { .. }))
            && has(|event| matches!(event, Event::Doubled { .. }))
            && has(|event| matches!(event, Event::Undone { .. }))
            && has(|event| matches!(event, Event::Lost { .. }))
            && has(|event| matches!(event, Event::Earned { .. }))
    };
    (0..500).map(|seed| play(seed, 45)).find(all_of_it).expect("one game in hundreds has everything")
}

#[test]
fn ch_55_the_text_alone_restores_everything() {
    let played = eventful();
    let opened = read(played.text.as_bytes()).expect("a record");
    assert_eq!((opened.fault, opened.sound), (None, played.text.len()));
    let again = opened.record.game();
    assert_eq!((again.digest(), again.at()), (played.game.digest(), played.game.at()));
    assert_eq!(again.next_timer(), played.game.next_timer());
    assert_eq!(again.entries_since(0), played.game.entries_since(0));
    assert_eq!(again.header(), played.game.header());
    assert_eq!(opened.record.names(), &["Ada".to_owned(), "علی".to_owned()]);
    assert!(looks_like(played.text.as_bytes()));
}

#[test]
fn ch_50_cut_at_every_byte_it_opens_up_to_the_last_whole_line_and_goes_on() {
    let played = eventful();
    let head_end = played.ends[played.head - 1];
    let entries = played.game.entries_since(0);
    for cut in 0..=played.text.len() {
        let opened = read(&played.text.as_bytes()[..cut]);
        if cut < head_end {
            let error = opened.expect_err("there is no game yet");
            let expected = if cut == 0 { RecordFault::Empty } else { RecordFault::Torn };
            assert_eq!(error.fault, expected, "cut at {cut}");
            continue;
        }
        let mut opened = opened.unwrap_or_else(|error| panic!("cut at {cut}: {error:?}"));
        let whole = played.ends.iter().filter(|end| **end <= cut).count() - played.head;
        assert_eq!(opened.record.game().seq() as usize, whole, "cut at {cut}");
        assert_eq!(opened.record.game().digest(), played.digests[whole], "cut at {cut}");
        let clean = played.ends.contains(&cut);
        assert_eq!((opened.fault.is_none(), opened.torn), (clean, !clean), "cut at {cut}");
        // What is written from here is what would have been written.
        if let Some(next) = entries.get(whole) {
            let line = opened.record.push(next).expect("it follows");
            assert!(played.text[opened.sound..].starts_with(&line), "cut at {cut}");
        }
    }
}

#[test]
fn ch_50_a_changed_byte_is_found_in_its_line_and_costs_no_more_than_the_last() {
    let played = eventful();
    let last = played.ends.len();
    for at in 0..played.text.len() {
        for with in [0x01, 0x20, 0x80] {
            let mut bytes = played.text.clone().into_bytes();
            bytes[at] ^= with;
            let line = 1 + played.ends.iter().filter(|end| **end <= at).count();
            let found = match read(&bytes) {
                Err(error) => error,
                Ok(opened) => {
                    assert!(opened.record.game().seq() as usize + 1 >= line - played.head, "byte {at}");
                    assert_eq!(opened.torn, line == last, "byte {at}");
                    opened.fault.unwrap_or_else(|| panic!("byte {at} was changed unnoticed"))
                }
            };
            assert_eq!(found.line, line, "byte {at}");
        }
    }
}

/// A text with all its sums made right.
fn summed_anew(text: &str) -> String {
    let mut sum = Digest::new("acd").finish();
    let lines = text.lines().map(|line| {
        let (line, _) = line.rsplit_once(" | ").expect("a line");
        let (next, shown) = summed(sum, line);
        sum = next;
        format!("{line} | {shown}\n")
    });
    lines.collect()
}

#[test]
fn what_is_told_must_be_what_the_rules_say() {
    let played = play(3, 20);
    assert_eq!(summed_anew(&played.text), played.text);
    let fault = |from: &str, to: &str| {
        let text = summed_anew(&played.text.replacen(from, to, 1));
        match read(text.as_bytes()) {
            Err(error) => error.fault,
            Ok(opened) => {
                assert!(!opened.torn, "{from}");
                opened.fault.unwrap_or_else(|| panic!("{from} → {to} went unnoticed")).fault
            }
        }
    };
    assert_eq!(fault("begin | points 70", "begin | points 71"), RecordFault::Events);
    assert_eq!(fault("1 0:", "01 0:"), RecordFault::Events);
    assert!(matches!(fault("1 0:", "2 0:"), RecordFault::Refused(_)));
    assert!(matches!(fault("tamper-d", "tamper-e"), RecordFault::Refused(_)));
    assert!(matches!(fault("1 0:", "one 0:"), RecordFault::Shape(_)));
    assert!(matches!(fault("1 0:", "1 99999999999999999999:"), RecordFault::Shape(_)));
    assert_eq!(fault("record 1", "record 2"), RecordFault::Format(2));
    assert_eq!(fault("rules 1", "rules 9"), RecordFault::Rules(9));
    assert!(matches!(fault("tampering yes", "tampering perhaps"), RecordFault::Shape(_)));
    assert!(matches!(fault("game Friday", "game a/b"), RecordFault::Refused(_)));
    // The last line too, if its sum is right: nothing was torn there.
    let end = played.text.lines().last().expect("a line");
    let (told, _) = end.rsplit_once(", negative").expect("negative points");
    assert_eq!(fault(&format!("{told}, negative"), &format!("{told}0, negative")), RecordFault::Events);
}

#[test]
fn anything_else_is_no_record() {
    for text in ["", "\n", "x", "Advanced chess record", "Advanced chess record 1\n", "{\"meydan\":1}\n"] {
        assert!(read(text.as_bytes()).is_err(), "{text:?}");
    }
    assert!(read(&[0xff; 40]).is_err());
    // A name is one line, whatever it was.
    let names = ["a\nb | c".to_owned(), String::new()];
    let (_, text) = Record::begin(&names, Config::default(), Seed::from_number(1)).expect("begins");
    let opened = read(text.as_bytes()).expect("a record");
    assert_eq!(opened.record.names(), &["a b | c".to_owned(), String::new()]);
}
