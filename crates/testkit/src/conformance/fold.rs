//! The log is the truth: folding it again gives the same match, whatever was
//! mixed in, and a record of it can be verified.

use meydan_core::record::{Record, verify, write};
use meydan_core::{AnyMatch, Game, Match, NewMatch, Refused, Rng, Seat, SeatSet, Seq, Step, Viewer};

use super::{begin, each_position, step};
use crate::Plan;

pub(super) fn run<G: Game>(plan: &Plan<G>) {
    same_seed_same_events(plan);
    for (table, number) in
        plan.tables.iter().flat_map(|table| (0..plan.games.min(50)).map(move |n| (table, n)))
    {
        let (mut game, mut rng) = begin::<G>(table, 1000 + u64::from(number));
        wander(&mut game, &mut rng);
        fold_equals_live(&game);
        past_is_kept(&game, &mut rng);
        undo_finds_the_last_decision(&game);
        what_could_not_be_kept_leaves_no_trace(&game);
        record_verifies(&game);
    }
}

fn same_seed_same_events<G: Game>(plan: &Plan<G>) {
    let run = || {
        let mut told = Vec::new();
        each_position(
            &Plan { games: plan.games.min(10), tables: plan.tables.clone(), ..Plan::new(1) },
            |game: &Match<G>, _| {
                told.push((
                    game.position().digest(),
                    game.events_since(game.seq().checked_sub(1), Viewer::Referee).collect::<Vec<_>>(),
                ));
            },
        );
        told
    };
    assert_eq!(run(), run(), "{}: the same seed tells another story", G::ID);
}

/// Plays on with rewinds mixed in, over one another and over the end.
fn wander<G: Game>(game: &mut Match<G>, rng: &mut Rng) {
    let mut rewinds = 0;
    for _ in 0..2 * G::MOST_INPUTS.min(300) {
        let over = game.outcome().is_some();
        if over && rewinds >= 6 {
            return;
        }
        if over || (rewinds < 6 && rng.range(12) == 0) {
            rewinds += 1;
            let to = rng.range(game.seq() + 1);
            let then = game.as_of(to).expect("it was there");
            game.rewind(to).expect("it was there");
            assert_eq!(game.position().digest(), then.position().digest(), "{}: rewind", G::ID);
            assert_eq!(game.at(), then.at(), "{}: the time at a rewind", G::ID);
            assert_eq!(game.line(), then.line(), "{}: the line at a rewind", G::ID);
        } else {
            step(game, rng, true);
        }
    }
}

pub(super) fn fold_equals_live<G: Game>(game: &Match<G>) {
    let entries = game.entries_since(0);
    let again = Match::<G>::open(game.header().clone(), &entries)
        .unwrap_or_else(|error| panic!("{}: the log does not fold: {error:?}", G::ID));
    assert_eq!(again.position().digest(), game.position().digest(), "{}: fold and live differ", G::ID);
    assert_eq!(again.entries_since(0), entries);
    assert_eq!((again.at(), again.line()), (game.at(), game.line()));
    assert_eq!(again.clock_faces(again.at()), game.clock_faces(game.at()), "{}: other clocks", G::ID);
    assert_eq!(again.outcome(), game.outcome(), "{}: another end", G::ID);
    let told = |game: &Match<G>| game.events_since(None, Viewer::Referee).collect::<Vec<_>>();
    assert_eq!(told(&again), told(game), "{}: other events", G::ID);
}

fn past_is_kept<G: Game>(game: &Match<G>, rng: &mut Rng) {
    for _ in 0..4 {
        let seq = rng.range(game.seq() + 1);
        let past = game.as_of(seq).expect("it was there");
        let again = Match::<G>::open(game.header().clone(), &game.entries_since(0)[..seq as usize]);
        let again = again.unwrap_or_else(|error| panic!("{}: {error:?}", G::ID));
        assert_eq!(past.position().digest(), again.position().digest(), "{}: as of {seq}", G::ID);
        assert_eq!(past.legal(meydan_core::Seat::FIRST), again.legal(meydan_core::Seat::FIRST));
    }
    assert!(game.as_of(game.seq() + 1).is_none());
}

/// Plays the line once more and looks which entries decided something.
fn slow_undo_target<G: Game>(game: &Match<G>, seats: SeatSet) -> Option<Seq> {
    let (mut target, mut before) = (None, 0);
    for &seq in game.line() {
        let then = game.as_of(before).expect("it was there");
        let decided = match game.log()[seq as usize - 1].step {
            Step::Act { seat, action } => {
                seats.contains(seat) && then.position().forced() != Some((seat, action))
            }
            Step::Drop { seat } => seats.contains(seat),
            _ => false,
        };
        if decided {
            target = Some(before);
        }
        before = seq;
    }
    target
}

fn undo_finds_the_last_decision<G: Game>(game: &Match<G>) {
    // The twin folds the log for each entry: a look at the first part is enough.
    let past = game.as_of(game.seq().min(40)).expect("it was there");
    let all = SeatSet::first(game.header().seats);
    for seats in Seat::all(game.header().seats).map(SeatSet::one).chain([all, SeatSet::EMPTY]) {
        assert_eq!(past.undo_target(seats), slow_undo_target(&past, seats), "{}: undo by {seats:?}", G::ID);
    }
}

fn what_could_not_be_kept_leaves_no_trace<G: Game>(game: &Match<G>) {
    let mut tried = game.clone();
    tried.rewind(0).expect("the start was there");
    tried.retract();
    let told = |game: &Match<G>| game.events_since(None, Viewer::Referee).collect::<Vec<_>>();
    assert_eq!(tried.position().digest(), game.position().digest(), "{}: retracted", G::ID);
    assert_eq!((tried.seq(), tried.at(), tried.line()), (game.seq(), game.at(), game.line()));
    assert_eq!(told(&tried), told(game));
    assert_eq!(tried.entries_since(0), game.entries_since(0));
}

pub(super) fn record_verifies<G: Game>(game: &Match<G>) {
    let names: Vec<String> = (0..game.header().seats).map(|seat| format!("Player \"{seat}\"")).collect();
    let text = write(game, &names);
    let record = Record::read(&text).unwrap_or_else(|error| panic!("{}: {error:?}", G::ID));
    let begin = |id: &str, new: NewMatch| -> Option<Result<Box<dyn AnyMatch>, Refused>> {
        (id == G::ID).then(|| new.begin::<G>())
    };
    let again = verify(&record, &begin).unwrap_or_else(|error| panic!("{}: {error:?}", G::ID));
    assert_eq!(again.digest(), game.digest(), "{}: the record's position", G::ID);
    assert_eq!(record.head.names, names);
}
