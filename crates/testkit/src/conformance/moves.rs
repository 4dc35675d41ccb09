//! Who may do what: the legal list, `check`, places, forced actions, the end.

use std::collections::BTreeSet;

use meydan_core::{Game, Match, Pending, Place, Seat, Viewer};

use super::each_position;
use crate::Plan;

pub(super) fn run<G: Game>(plan: &Plan<G>) {
    // First the actions that occur at all: each is legal somewhere, so most are illegal elsewhere.
    let mut universe = BTreeSet::new();
    let mut places = BTreeSet::new();
    each_position(plan, |game, _| {
        for seat in Seat::all(game.header().seats) {
            let legal = game.legal(seat);
            places.extend(legal.iter().flat_map(|action| game.position().places(seat, *action)));
            universe.extend(legal);
        }
    });
    each_position(plan, |game, rng| {
        end_is_consistent(game);
        for seat in Seat::all(game.header().seats) {
            legal_agrees_with_check(game, seat, &universe);
            places_tell_actions_apart(game, seat);
            attempts_are_answered(game, seat, &places);
            let legal = game.legal(seat);
            match game.position().random_legal(seat, rng) {
                Some(action) => {
                    assert!(legal.contains(&action), "{}: {action} at random, but not legal", G::ID);
                }
                None => assert!(legal.is_empty(), "{}: nothing at random, but something is legal", G::ID),
            }
        }
        forced_is_the_only_one(game);
    });
}

fn end_is_consistent<G: Game>(game: &Match<G>) {
    let seats = game.header().seats;
    assert_eq!(game.position().seats(), seats, "{}: the number of seats", G::ID);
    assert_eq!(game.outcome().is_some(), game.pending() == Pending::Over, "{}: over or not?", G::ID);
    match game.outcome() {
        Some(outcome) => {
            assert_eq!(outcome.points.len(), usize::from(seats), "{}: points for every seat", G::ID);
            assert!(
                outcome.winners.iter().all(|seat| seat.0 < seats),
                "{}: a winner who sits nowhere",
                G::ID
            );
            assert_eq!(game.next_timer(), None, "{}: a timer after the end", G::ID);
            assert!(game.at_will().is_empty(), "{}: somebody may act after the end", G::ID);
        }
        None => {
            let someone = !game.pending().seats().is_empty() || game.next_timer().is_some();
            assert!(someone, "{}: it is not over, and nothing can happen", G::ID);
            let both = |seat| game.pending().seats().contains(seat) && game.at_will().contains(seat);
            assert!(!Seat::all(seats).any(both), "{}: a seat that must act acts at will", G::ID);
        }
    }
}

fn legal_agrees_with_check<G: Game>(game: &Match<G>, seat: Seat, universe: &BTreeSet<G::Action>) {
    let legal = game.legal(seat);
    let set: BTreeSet<_> = legal.iter().copied().collect();
    assert_eq!(set.len(), legal.len(), "{}: a legal action is listed twice", G::ID);
    assert_eq!(legal, game.legal(seat), "{}: the order of the legal actions changed", G::ID);
    let may_act = game.pending().seats().union(game.at_will()).contains(seat);
    // Whether somebody at will has something to do may be a secret: who holds a card, say.
    let secret = G::HIDDEN && game.at_will().contains(seat) && legal.is_empty();
    assert!(secret || may_act != legal.is_empty(), "{}: seat {seat} may act and has something to do", G::ID);
    if !may_act {
        return;
    }
    for action in universe {
        let allowed = game.position().check(seat, *action).is_ok();
        assert_eq!(
            allowed,
            set.contains(action),
            "{}: {action} by seat {seat}: legal and check differ",
            G::ID
        );
    }
}

fn places_tell_actions_apart<G: Game>(game: &Match<G>, seat: Seat) {
    let mut paths: Vec<_> =
        game.legal(seat).into_iter().map(|action| game.position().places(seat, action)).collect();
    paths.sort();
    for path in &paths {
        assert!(!path.is_empty(), "{}: an action that touches nothing", G::ID);
    }
    // After sorting, a path that begins another stands right before one that it begins.
    for pair in paths.windows(2) {
        assert!(!pair[1].starts_with(&pair[0]), "{}: {:?} begins {:?}", G::ID, pair[0], pair[1]);
    }
}

/// Whatever is touched where nothing goes on: what is meant by it can be judged, and
/// an action that touches just this place would be legal only if it were offered.
fn attempts_are_answered<G: Game>(game: &Match<G>, seat: Seat, places: &BTreeSet<Place>) {
    if !game.pending().seats().contains(seat) {
        return;
    }
    let view = game.view(Viewer::Seat(seat));
    let legal = game.legal(seat);
    let begins = |place: &Place| {
        legal.iter().any(|action| game.position().places(seat, *action).first() == Some(place))
    };
    for place in places.iter().filter(|place| place.as_button().is_none() && !begins(place)) {
        let Some(action) = G::attempt(&view, seat, std::slice::from_ref(place)) else { continue };
        let allowed = game.position().check(seat, action).is_ok();
        assert_eq!(allowed, legal.contains(&action), "{}: {action} meant by {place}", G::ID);
    }
}

fn forced_is_the_only_one<G: Game>(game: &Match<G>) {
    if let Some((seat, action)) = game.position().forced() {
        assert_eq!(game.legal(seat), [action], "{}: forced, but not the only one", G::ID);
    }
}
