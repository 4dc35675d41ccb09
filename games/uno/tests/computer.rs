//! The computers: legal always, and better than chance.

use meydan_core::{Game, GameTime, Input, Pending, Seat, Seed, Viewer};
use meydan_search::{Budget, Computer};
use uno::Uno;
use uno::ai::{Random, Simple};

/// Plays a round; whoever sits at the table decides from the view of the seat.
fn round(players: &mut [Box<dyn Computer<Uno>>], seed: u64) -> Uno {
    let mut position = Uno::deal_and_start(players.len() as u8, Seed::from_number(seed).rng(), |_| ());
    while let Pending::Seats(seats) = position.pending() {
        let seat = seats.only().expect("one seat at a time");
        let view = position.view(Viewer::Seat(seat));
        let action = players[seat.index()].think(&view, seat, &Budget::default()).action;
        assert_eq!(position.check(seat, action), Ok(()), "{view:?}");
        position.play(GameTime::ZERO, Input::Act { seat, action }, |_| ());
    }
    position
}

#[test]
fn every_player_plays_legal_moves_to_the_end() {
    for seats in 3..=5u64 {
        for seed in 0..60 {
            let mut players: Vec<Box<dyn Computer<Uno>>> = (0..seats)
                .map(|seat| -> Box<dyn Computer<Uno>> {
                    let own = Seed::from_number(seed * 10 + seat);
                    if seat % 2 == 0 { Box::new(Simple::new(own)) } else { Box::new(Random::new(own)) }
                })
                .collect();
            assert!(round(&mut players, seed).outcome().is_some());
        }
    }
}

#[test]
fn rules_of_thumb_beat_chance() {
    let mut won = 0;
    let rounds = 600;
    for seed in 0..rounds {
        let own = Seat((seed % 4) as u8);
        let mut players: Vec<Box<dyn Computer<Uno>>> = Seat::all(4)
            .map(|seat| -> Box<dyn Computer<Uno>> {
                let luck = Seed::from_number(seed * 4 + u64::from(seat.0));
                if seat == own { Box::new(Simple::new(luck)) } else { Box::new(Random::new(luck)) }
            })
            .collect();
        let outcome = round(&mut players, seed).outcome().expect("over");
        won += u32::from(outcome.winners.only() == Some(own));
    }
    // A quarter would be 150, and 30 more are about three standard deviations; the seeds are fixed.
    assert!(won > 180, "{won} of {rounds}");
}

#[test]
fn the_same_seed_gives_the_same_round() {
    let digest = || {
        let mut players: Vec<Box<dyn Computer<Uno>>> = (0..3)
            .map(|seat| -> Box<dyn Computer<Uno>> { Box::new(Simple::new(Seed::from_number(seat))) })
            .collect();
        round(&mut players, 3).digest()
    };
    assert_eq!(digest(), digest());
}
