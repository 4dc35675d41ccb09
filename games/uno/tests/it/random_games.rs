//! Random games: all 108 cards at every moment, the twin of the legality
//! rules, what is known about hands, and hands imagined from views.

use meydan_core::{Determinize, Game, GameTime, Header, Input, Match, Pending, Rng, Seat, Seed, Viewer};
use meydan_testkit::random_action;
use uno::{Cards, Config, Event, Uno, View};

fn all_cards(position: &Uno) -> Cards {
    let hands = Seat::all(position.seats()).flat_map(|seat| position.hand(seat).iter().collect::<Vec<_>>());
    hands.chain(position.stock().iter().copied()).chain([position.middle()]).collect()
}

/// Visits every position of random games with 3, 4 and 5 seats; now and then somebody gives up.
fn each_position(games: u64, mut visit: impl FnMut(&Uno, &mut Rng)) -> u64 {
    let mut positions = 0;
    for (seats, number) in (3..=5).flat_map(|seats| (0..games).map(move |number| (seats, number))) {
        let mut rng = Seed::from_number(number << 8 | u64::from(seats)).rng();
        let mut position = Uno::deal_and_start(seats, rng.fork(), drop);
        let mut gone = 0u32;
        loop {
            positions += 1;
            visit(&position, &mut rng);
            let Some((seat, action)) = random_action(&position, &mut rng) else { break };
            let leaves = number % 5 == 4 && rng.range(100) == 0 && gone >> seat.0 & 1 == 0;
            let input = if leaves {
                gone |= 1 << seat.0;
                Input::Drop { seat }
            } else {
                Input::Act { seat, action }
            };
            position.play(GameTime::ZERO, input, drop);
        }
        assert_eq!(position.pending(), Pending::Over);
    }
    positions
}

fn legal(position: &Uno) -> Vec<uno::Action> {
    Seat::all(position.seats()).flat_map(|seat| meydan_testkit::legal(position, seat)).collect()
}

#[test]
fn there_are_108_cards_at_every_moment() {
    let deck = Cards::deck();
    let positions = each_position(300, |position, _| assert_eq!(all_cards(position), deck));
    assert!(positions > 50_000, "{positions}");
}

#[test]
fn the_twin_agrees_on_what_is_legal() {
    each_position(150, |position, _| {
        let view = position.view(Viewer::Referee);
        let mut ours = crate::twin::texts(&legal(position));
        let mut twins = crate::twin::legal(&view);
        ours.sort();
        twins.sort();
        assert_eq!(ours, twins, "{view:?}");
        // And what a seat's own view offers to lay is the same.
        if let Some(seat) = position.turn() {
            let lays: Vec<String> =
                position.view(Viewer::Seat(seat)).lays().iter().map(|card| card.to_string()).collect();
            assert!(lays.iter().all(|card| ours.contains(card)));
        }
    });
}

#[test]
fn what_is_known_about_a_hand_is_true() {
    let mut statements = 0;
    each_position(300, |position, _| {
        for seat in Seat::all(position.seats()) {
            let known = position.known(seat);
            assert!(known.allows(position.hand(seat)), "{known:?} {:?}", position.hand(seat));
            assert!(known.lacking.iter().all(|statement| statement.least <= position.hand(seat).len()));
            statements += known.lacking.len();
            // A chain: more cards, fewer kinds.
            for pair in known.lacking.windows(2) {
                assert!(pair[0].least < pair[1].least);
                assert!(pair[1].none_of.iter().all(|kind| pair[0].none_of.contains(kind)));
            }
        }
    });
    assert!(statements > 10_000, "{statements}");
}

#[test]
fn imagined_hands_agree_with_what_is_known_and_look_the_same() {
    each_position(60, |position, rng| {
        let viewers = Seat::all(position.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let view = position.view(viewer);
            let imagined = Uno::determinize(&view, rng);
            assert_eq!(imagined.view(viewer), view);
            assert_eq!(all_cards(&imagined), Cards::deck());
            for seat in Seat::all(position.seats()) {
                assert!(imagined.known(seat).allows(imagined.hand(seat)), "{viewer} {view:?}");
            }
            agrees_with_own_cards(&view, &imagined);
        }
    });
}

/// Of a kind that was laid since a hand last took a card, that hand holds at
/// most what is left when that card and the cards that the viewer held all the
/// while are taken away.
fn agrees_with_own_cards(view: &View, imagined: &Uno) {
    let Some((you, own)) = view.you.zip(view.hand()) else { return };
    for seat in Seat::all(view.seats()).filter(|&seat| seat != you && view.end.is_none()) {
        for kind in view.known[seat.index()].passed_by.iter() {
            let held = if view.known[you.index()].passed_by.contains(kind) { own.count(kind) } else { 0 };
            assert!(imagined.hand(seat).count(kind) < kind.copies() - held.min(kind.copies() - 1));
        }
    }
}

/// One hand is nearly determined: it drew on every colour but blue.
#[test]
fn a_hand_that_drew_is_imagined_without_what_fitted() {
    let start = "middle r5; 1: b1 b2 b3; 2: r1 r2 r3; 3: r7 r8 r9";
    let config = Config { start: Some(start.parse().expect("a start position")), ..Config::default() };
    let mut game = Match::<Uno>::new(Header { config, seats: 3, seed: Seed::from_number(1), clock: None })
        .expect("it starts");
    game.submit_text(GameTime::ZERO, Seat(0), "draw").expect("nothing fits");
    let mut rng = Seed::from_number(2).rng();
    let view = game.view(Viewer::Seat(Seat(1)));
    let mut kinds = std::collections::BTreeSet::new();
    for _ in 0..2_000 {
        let imagined = Uno::determinize(&view, &mut rng);
        let hand = imagined.hand(Seat(0));
        let fits = |card: uno::Card| {
            let text = card.to_string();
            text.starts_with('r') || text.ends_with('5') || text.starts_with("wild")
        };
        assert!(hand.iter().filter(|&card| fits(card)).count() <= 1, "{hand:?}");
        kinds.extend(hand.iter());
    }
    // Everything that is not excluded does come up: of 54 kinds none is impossible in the drawn card
    // but the three that this seat holds both of or sees in the middle.
    assert!(kinds.len() > 45, "{}", kinds.len());
}

/// Dealing is fair: with nothing known, every unseen card is as likely as any other.
#[test]
fn imagined_hands_are_spread_evenly() {
    let position = Uno::deal_and_start(3, Seed::from_number(11).rng(), drop);
    let mut rng = Seed::from_number(12).rng();
    let view = position.view(Viewer::Seat(Seat(0)));
    let own = view.hand().copied().expect("the own hand");
    let rounds = 4_000u32;
    let mut seen = [0u32; 54];
    for _ in 0..rounds {
        for card in Uno::determinize(&view, &mut rng).hand(Seat(1)).iter() {
            seen[card.index()] += 1;
        }
    }
    for kind in uno::Card::kinds().filter(|&kind| kind != view.middle) {
        let unseen = f64::from(kind.copies() - own.count(kind));
        // 7 of the 100 cards that are neither in the own hand nor in the middle.
        let expected = f64::from(rounds) * unseen * 7.0 / 100.0;
        let found = f64::from(seen[kind.index()]);
        // Six standard deviations.
        assert!((found - expected).abs() <= 6.0 * expected.sqrt() + 1.0, "{kind}: {found} of {expected}");
    }
}

#[test]
fn a_drawn_card_is_told_to_its_owner_only() {
    let mut secrets = 0;
    each_position(30, |position, _| {
        let Some(seat) = position.turn() else { return };
        for action in legal(position) {
            position.clone().play(GameTime::ZERO, Input::Act { seat, action }, |event| {
                if let Event::Drew { seat: owner, cards, count, .. } = &event {
                    assert_eq!(cards.map(|cards| cards.len()), Some(*count));
                    for viewer in Seat::all(position.seats()) {
                        let shown = Uno::redact(&event, Viewer::Seat(viewer));
                        assert_eq!(shown.as_ref() == Some(&event), viewer == *owner);
                    }
                    secrets += 1;
                }
            });
        }
    });
    assert!(secrets > 500, "{secrets}");
}
