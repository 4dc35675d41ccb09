//! The suite can fail: games that break a promise are caught.

use std::panic::{AssertUnwindSafe, catch_unwind};

use meydan_core::{Game, Header, Match, MatchRefusal, Seat, Seed, Viewer};
use meydan_testkit::auction::{Auction, Config, Event};

use crate::auction::plan;

/// What the suite says about a re-deal that is none, or that changes what is open.
#[test]
fn a_leak_is_found() {
    let mut plan = plan(5);
    // A "re-deal" that changes the seat's own hand looks, to that seat, exactly like a leak.
    plan.redeal =
        Some(|game, seat, rng| game.redeal(seat.map(|seat| Seat((seat.0 + 1) % game.seats())), rng));
    let found = catch_unwind(AssertUnwindSafe(|| meydan_testkit::secrets(&plan)));
    assert!(found.is_err(), "a changed view must be noticed");
}

#[test]
fn sealed_bids_stay_sealed() {
    let event = Event::Sealed { seat: Seat(1), card: Some(9) };
    let hidden = Some(Event::Sealed { seat: Seat(1), card: None });
    assert_eq!(Auction::redact(&event, Viewer::Seat(Seat(0))), hidden);
    assert_eq!(Auction::redact(&event, Viewer::Spectator), hidden);
    assert_eq!(Auction::redact(&event, Viewer::Seat(Seat(1))), Some(event.clone()));
    assert_eq!(Auction::redact(&event, Viewer::Referee), Some(event));
}

#[test]
fn a_match_refuses_what_it_should() {
    let begin = || {
        Match::<Auction>::new(Header {
            config: Config::default(),
            seats: 3,
            seed: Seed::from_number(1),
            clock: None,
        })
        .expect("starts")
    };
    let mut game = begin();
    let bid = game.legal(Seat(0))[0];
    assert_eq!(game.submit(game.at(), Seat(7), bid), Err(MatchRefusal::NoSuchSeat(Seat(7))));
    let due = game.next_timer().expect("a timer").due;
    assert_eq!(game.submit(due, Seat(0), bid), Err(MatchRefusal::TimerDue));
    game.submit(game.at().plus(5), Seat(0), bid).expect("a bid");
    assert_eq!(game.submit(game.at(), Seat(0), bid), Err(MatchRefusal::NotYourTurn(Seat(0))));
    assert_eq!(
        game.submit(meydan_core::GameTime::ZERO, Seat(1), game.legal(Seat(1))[0]),
        Err(MatchRefusal::TimeRunsBack(meydan_core::GameTime::ZERO))
    );
    game.drop_seat(game.at(), Seat(1)).expect("leaves");
    assert_eq!(game.drop_seat(game.at(), Seat(1)), Err(MatchRefusal::AlreadyGone(Seat(1))));
    assert_eq!(game.rewind(99), Err(MatchRefusal::NoSuchSeq(99)));
    // Somebody who left is back after a rewind to before.
    game.rewind(1).expect("back");
    assert!(game.pending().seats().contains(Seat(1)));
    assert_eq!(game.seq(), 3);
    // The timer bids for those who did not, and is logged at its due time.
    game.fire().expect("fires");
    assert_eq!(game.at(), due);
    assert!(
        Match::<Auction>::new(Header {
            config: Config::default(),
            seats: 2,
            seed: Seed::from_number(1),
            clock: None
        })
        .is_err()
    );
    assert!(
        Match::<Auction>::new(Header {
            config: Config { seconds: 0, ..Config::default() },
            seats: 3,
            seed: Seed::from_number(1),
            clock: None
        })
        .is_err()
    );
}

/// Only what the game names is open; a viewer learns of a timer only where it is no secret.
#[test]
fn what_is_open_of_a_configuration() {
    let header = Header {
        config: Config { seconds: 9, marked: 3 },
        seats: 3,
        seed: Seed::from_number(1),
        clock: None,
    };
    let game = Match::<Auction>::new(header).expect("starts");
    let game: &dyn meydan_core::AnyMatch = &game;
    assert_eq!(game.open_config(), serde_json::json!({ "seconds": 9 }));
    assert_eq!(game.timer_for(Viewer::Spectator), None);
    assert!(game.timer_for(Viewer::Referee).is_some());
}
