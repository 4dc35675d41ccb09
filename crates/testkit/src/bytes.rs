//! Games driven by raw bytes: the bodies of the fuzz targets, run on stable
//! with random bytes by ordinary tests.

use meydan_core::record::{Record, verify};
use meydan_core::{AnyMatch, Game, Header, Match, NewMatch, Pending, Refused, Seat, Seed};

/// Random bytes for all of the functions below, so many times: what the fuzz targets do, on stable.
pub fn noise<G: Game>(times: u32) {
    let mut rng = Seed::from_number(79).rng();
    for _ in 0..times {
        let length = rng.range(120) as usize;
        let noise: Vec<u8> = (0..length).map(|_| rng.next_u32() as u8).collect();
        action::<G>(&noise);
        record::<G>(&noise);
        legal_equals_check::<G>(&noise);
    }
}

/// Any bytes as a record: read, and verified if they can be read.
pub fn record<G: Game>(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (whole, fault) = Record::read_whole_lines(&text);
    assert_eq!(Record::read(&text).is_ok(), whole.is_some() && fault.is_none());
    let begin = |id: &str, new: NewMatch| -> Option<Result<Box<dyn AnyMatch>, Refused>> {
        (id == G::ID).then(|| new.begin::<G>())
    };
    if let Some(record) = whole {
        // True or false, it must say so.
        let _ = verify(&record, &begin);
    }
}

/// Any bytes as the text of an action: what is read, reads back as itself.
///
/// # Panics
/// If two texts mean one action.
pub fn action<G: Game>(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string(), text, "two texts for one action");
    }
}

/// Any bytes as a match: each byte picks an input. What is listed as legal is
/// accepted, what is not is refused, and a refusal changes nothing.
///
/// # Panics
/// If legal list and `check` differ, or a refusal changed something.
pub fn legal_equals_check<G: Game>(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let seats = *G::SEATS.start() + first % (G::SEATS.end() - G::SEATS.start() + 1);
    let header =
        Header { config: G::Config::default(), seats, seed: Seed::from_number(first.into()), clock: None };
    let Ok(mut game) = Match::<G>::new(header) else { return };
    let mut met: Vec<G::Action> = Vec::new();
    for &byte in rest.iter().take(400) {
        if game.pending() == Pending::Over {
            // On from somewhere in the middle.
            let to = u32::from(byte) % (game.seq() + 1);
            game.rewind(to).expect("it was there");
            continue;
        }
        let seat = Seat(byte % seats);
        let legal = game.legal(seat);
        for &action in met.iter().filter(|action| !legal.contains(action)).take(8) {
            let before = (game.seq(), game.position().digest());
            assert!(game.submit(game.at(), seat, action).is_err(), "{action} is not listed and is accepted");
            assert_eq!(before, (game.seq(), game.position().digest()), "a refusal changed something");
        }
        met.extend(legal.iter().filter(|action| !met.contains(action)).copied().collect::<Vec<_>>());
        if let Some(&action) = legal.get(usize::from(byte / seats) % legal.len().max(1)) {
            game.submit(game.at(), seat, action).expect("it is listed as legal");
        } else if byte == u8::MAX {
            let _ = game.drop_seat(game.at(), seat);
        } else if game.pending().seats().is_empty() {
            game.fire().expect("nobody has to answer, so a timer runs");
        }
    }
}
