//! How it ends (MG-01, MG-10, MG-17).

use magic::{Config, Event, Magic, Reason};
use meydan_core::{Header, Match, Seat, Seed, Viewer};

use crate::report::{report, report_with};

#[test]
fn mg_01_at_zero_a_player_has_lost() {
    let told = report(
        "phase combat; 1 hp 6; 1 play: Soldier; 2 hp 1; 2 library: Ghost
         > attack 1
         > done
         = over: 1, hp",
    );
    let ended = Event::Ended { reason: Reason::Hp, winner: Some(Seat(0)), hp: [6, 0] };
    assert_eq!(told.last(), Some(&ended));
}

#[test]
fn mg_17_six_turns_in_which_nothing_happens_are_a_draw() {
    let quiet = "> done\n> done\n".repeat(6);
    let told = report(&format!(
        "round 40; 1 hand: 7 Guard; 2 hand: 7 Vampire; 1 library: Guard
         {quiet}
         = over: 0, stalemate"
    ));
    assert_eq!(told.iter().filter(|event| matches!(event, Event::RoundEnded { .. })).count(), 6);
    // The fifth is not enough.
    let quiet = "> done\n> done\n".repeat(5);
    report(&format!("round 40; 1 hand: 7 Guard; 2 hand: 7 Vampire; 1 library: Guard\n{quiet}\n= asks 2"));
}

#[test]
fn mg_17_whatever_happens_begins_the_count_anew() {
    // A land played in the fifth quiet turn; one draw follows, then six quiet turns.
    let four = "> done\n> done\n".repeat(4);
    report(&format!(
        "round 40; 1 hand: 6 Guard, Plains; 2 hand: 7 Vampire; 1 library: 2 Guard
         {four}
         > play plains
         > done
         > done
         > done
         > done
         = 1 hand: 7 guard
         {four}
         = asks 1
         > done
         > done
         = asks 2
         > done
         > done
         = asks 1
         > done
         > done
         = over: 0, stalemate"
    ));
}

#[test]
fn mg_17_an_attack_that_changes_nothing_is_nothing() {
    let cards = "Pebble\n creature R red 0/1\n".to_owned();
    report_with(
        &Config { cards, ..Config::default() },
        "round 40; quiet 5; phase combat; 1 hand: 7 Guard; 1 play: Pebble; 2 hand: 7 Vampire; 2 play: Pebble
         > attack 1
         > done
         > defend 2
         > done
         = 2 hp 15
         = over: 0, stalemate",
    );
}

#[test]
fn giving_up_loses() {
    let header = Header { config: Config::default(), seats: 2, seed: Seed::from_number(3), clock: None };
    let mut game = Match::<Magic>::new(header).expect("a match");
    game.drop_seat(game.at(), Seat(1)).expect("a seat");
    let outcome = game.outcome().expect("it is over");
    assert_eq!((outcome.winners.only(), outcome.reason), (Some(Seat(0)), "resigned"));
    assert!(game.view(Viewer::Spectator).end.is_some());
}
