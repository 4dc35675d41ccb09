//! What must not be seen is not seen.
//!
//! The other seats' secrets are dealt anew; whatever one seat is shown, told or
//! offered must not change. And a position imagined from a view looks like it.

use std::collections::BTreeSet;

use meydan_core::{Determinize, GameTime, Input, Match, Rng, Seat, Viewer};

use super::each_position;
use crate::plan::{Opens, Redeal};
use crate::{Plan, legal};

/// Gives how many positions were looked at.
pub(super) fn run<G: Determinize>(plan: &Plan<G>) -> u64 {
    assert!(
        !G::HIDDEN || plan.redeal.is_some(),
        "{}: a game with secrets must say how to re-deal them",
        G::ID
    );
    let mut positions = 0u64;
    let mut compared = 0u64;
    let mut refused = 0u64;
    // What was legal somewhere before is mostly refused later.
    let mut universe: BTreeSet<G::Action> = plan.never.iter().copied().collect();
    each_position(plan, |game, rng| {
        if plan.every > 1 && rng.range(plan.every) != 0 {
            return;
        }
        positions += 1;
        let seats = Seat::all(game.header().seats).map(Some).chain([None]);
        for seat in seats {
            let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
            imagined_looks_the_same(game, viewer, rng);
            if let Some(redeal) = plan.redeal {
                compared += redealt_looks_the_same(game, seat, viewer, (redeal, plan.opens), rng);
            }
            if let Some(seat) = seat {
                universe.extend(game.legal(seat));
                refused += refusals_tell_nothing(game, seat, &universe, rng);
            }
        }
    });
    assert!(!G::HIDDEN || refused > 0, "{}: nothing was refused", G::ID);
    assert!(plan.redeal.is_none() || compared > 0, "{}: nothing could be compared", G::ID);
    positions
}

fn imagined_looks_the_same<G: Determinize>(game: &Match<G>, viewer: Viewer, rng: &mut Rng) {
    let view = game.view(viewer);
    let imagined = G::determinize(&view, rng);
    assert_eq!(imagined.view(viewer), view, "{}: imagined for {viewer}", G::ID);
    assert_eq!(imagined.pending(), game.pending(), "{}: who must answer, imagined for {viewer}", G::ID);
    assert_eq!(imagined.at_will(), game.at_will(), "{}: who may act, imagined for {viewer}", G::ID);
    assert_eq!(
        imagined.outcome().is_some(),
        game.outcome().is_some(),
        "{}: over, imagined for {viewer}",
        G::ID
    );
    if let Viewer::Seat(seat) = viewer {
        assert_eq!(legal(&imagined, seat), game.legal(seat), "{}: {viewer} is offered something else", G::ID);
    }
}

/// Gives how many actions of others were compared.
fn redealt_looks_the_same<G: Determinize>(
    game: &Match<G>,
    seat: Option<Seat>,
    viewer: Viewer,
    (redeal, opens): (Redeal<G>, Opens<G>),
    rng: &mut Rng,
) -> u64 {
    let here = game.position();
    let there = redeal(here, seat, rng);
    assert_eq!(there.view(viewer), here.view(viewer), "{}: {viewer} sees a secret", G::ID);
    let mut compared = 0;
    for other in Seat::all(game.header().seats).filter(|&other| Some(other) != seat) {
        for action in game.legal(other) {
            let able = there.pending().seats().union(there.at_will());
            if !able.contains(other) || there.check(other, action).is_err() || opens(here, other, action) {
                continue;
            }
            let tell = |mut position: G| {
                let mut told = Vec::new();
                position.play(game.at(), Input::Act { seat: other, action }, |event| {
                    told.extend(G::redact(&event, viewer));
                });
                (told, position.view(viewer), position.outcome().is_some())
            };
            let (here, there) = (tell(here.clone()), tell(there.clone()));
            // The end opens what was closed until then: hands are counted before everybody's eyes.
            if here.2 && there.2 {
                continue;
            }
            // What the action opens (a card laid down) is the same in both, as the action is.
            // What it leaves closed must not be told.
            if G::action_is_open(&action, other, viewer)
                || closed_until_later::<G>(game.position(), other, action)
            {
                assert_eq!(here, there, "{}: {viewer} learns a secret from {action}", G::ID);
                compared += 1;
            }
        }
    }
    compared
}

/// Whatever a seat tries, it is refused for the same reason whatever the others hold.
/// Gives how many refusals were compared.
fn refusals_tell_nothing<G: Determinize>(
    game: &Match<G>,
    seat: Seat,
    universe: &BTreeSet<G::Action>,
    rng: &mut Rng,
) -> u64 {
    if !G::HIDDEN || !game.pending().seats().union(game.at_will()).contains(seat) {
        return 0;
    }
    let imagined = G::determinize(&game.view(Viewer::Seat(seat)), rng);
    let mut refused = 0;
    for &action in universe {
        let here = game.position().check(seat, action);
        refused += u64::from(here.is_err());
        assert_eq!(
            imagined.check(seat, action),
            here,
            "{}: seat {seat} learns a secret by trying {action}",
            G::ID
        );
    }
    refused
}

/// Whether others still have to answer after this action, so that nothing is opened yet.
fn closed_until_later<G: Determinize>(here: &G, seat: Seat, action: G::Action) -> bool {
    let mut after = here.clone();
    after.play(GameTime::ZERO, Input::Act { seat, action }, drop);
    let mut before = here.pending().seats();
    before.remove(seat);
    !before.is_empty() && after.pending().seats() == before
}
