//! Cheats (section 22) are inputs of matches that allow them.

use duel::{Action, Cheat, Config, Duel, HAND, LIFE, Refusal};
use meydan_core::{Game, GameTime, Header, Match, MatchRefusal, Seat, Seed};

fn begun(cheats: bool) -> Match<Duel> {
    let config = Config { cheats, ..Config::default() };
    Match::new(Header { config, seats: 2, seed: Seed::from_number(5) }).expect("it begins")
}

/// DU-264: nobody is offered them, and only a match that allows them takes them.
#[test]
fn a_match_knows_cheats_only_if_it_says_so() {
    for cheat in [Cheat::Life(500), Cheat::Take(3), Cheat::Win(Seat(1))] {
        let mut plain = begun(false);
        let refused = plain.submit(GameTime::ZERO, Seat(0), Action::Cheat(cheat));
        assert_eq!(refused, Err(MatchRefusal::Game(Refusal::NoCheats)));
        assert!(!begun(true).legal(Seat(0)).contains(&Action::Cheat(cheat)));
        assert_eq!(Action::Cheat(cheat).to_string().parse(), Ok(Action::Cheat(cheat)));
    }
}

/// DU-261, DU-262, DU-263.
#[test]
fn cheats_give_life_points_cards_and_rounds() {
    let mut duel = begun(true);
    let mut cheat =
        |cheat| duel.submit(GameTime::ZERO, Seat(0), Action::Cheat(cheat)).expect("it is allowed");
    cheat(Cheat::Life(500));
    for _ in 0..=HAND {
        cheat(Cheat::Take(16));
    }
    cheat(Cheat::Life(u16::MAX));
    cheat(Cheat::Win(Seat(1)));
    let side = |duel: &Match<Duel>| duel.position().table().side(Seat(0)).clone();
    let before = duel.as_of(8).expect("there was that moment");
    assert_eq!(side(&before).life, LIFE + 500);
    assert_eq!(side(&before).hand.len(), 6 + HAND + 1);
    assert!(before.position().table().is_sound());
    assert_eq!(side(&duel).life, u16::MAX);
    let outcome = duel.outcome().expect("it is over");
    assert_eq!((outcome.winners.only(), outcome.reason), (Some(Seat(1)), "cheat"));
    // The log folds into the same position.
    let entries: Vec<_> = duel.log().iter().map(meydan_core::Entry::to_text).collect();
    let again = Match::<Duel>::open(duel.header().clone(), &entries).expect("it folds");
    assert_eq!(again.position().digest(), duel.position().digest());
}
