//! Cheats (section 22) are inputs of matches that allow them.

use duel::{Action, Cheat, Config, Duel, Event, HAND, LIFE, MOST_INSTANCES, Phase, Refusal, Spot};
use meydan_core::{Determinize, Game, GameTime, Header, Match, MatchRefusal, Seat, Seed, Viewer};

fn begun(cheats: bool) -> Match<Duel> {
    let config = Config { cheats, ..Config::default() };
    Match::new(Header { config, seats: 2, seed: Seed::from_number(5), clock: None }).expect("it begins")
}

/// DU-264: nobody is offered them, and only a match that allows them takes them.
#[test]
fn a_match_knows_cheats_only_if_it_says_so() {
    let power = Cheat::Power { spot: Spot::Monster(1), atk: 500, def: -1 };
    let all = [
        Cheat::Life(500),
        Cheat::Take(3),
        Cheat::Win(Seat(1)),
        Cheat::Skip,
        power,
        Cheat::AddToGraveyard(0),
        Cheat::RemoveFromGraveyard(1),
    ];
    for cheat in all {
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

fn act(duel: &mut Match<Duel>, seat: Seat, action: &str) -> Vec<Event> {
    let before = duel.log().len() as u32;
    let read: Action = action.parse().unwrap_or_else(|_| panic!("{action}"));
    assert_eq!(read.to_string(), action);
    duel.submit(GameTime::ZERO, seat, read).unwrap_or_else(|why| panic!("{action}: {why:?}"));
    let told = duel.events_since(Some(before), Viewer::Referee);
    told.into_iter().flat_map(|(_, events)| events).collect()
}

/// The match, told again from its log.
fn folded(duel: &Match<Duel>) -> Match<Duel> {
    let entries: Vec<_> = duel.log().iter().map(meydan_core::Entry::to_text).collect();
    Match::<Duel>::open(duel.header().clone(), &entries).expect("it folds")
}

/// DU-265: the opponent's next turn is left out, once.
#[test]
fn du_265_a_turn_is_left_out() {
    let mut duel = begun(true);
    act(&mut duel, Seat(0), "cheat skip");
    let other = duel.view(Viewer::Seat(Seat(1)));
    assert_eq!((other.skips, other.cheats), ([false, true], true), "everybody may know");
    assert!(!begun(false).view(Viewer::Spectator).cheats);
    let hand = duel.position().table().side(Seat(0)).hand.len();
    let mut events = Vec::new();
    for _ in 0..5 {
        events.extend(act(&mut duel, Seat(0), "next"));
    }
    assert!(events.contains(&Event::TurnSkipped { seat: Seat(1) }), "{events:?}");
    assert!(events.contains(&Event::TurnPassed { seat: Seat(0) }), "{events:?}");
    assert_eq!((duel.position().turn(), duel.position().phase()), (Seat(0), Phase::Draw));
    // It is a whole turn: no more than a full hand is drawn to, and what was not possible in the first is.
    assert_eq!(duel.position().table().side(Seat(0)).hand.len(), hand.max(HAND));
    assert_eq!(folded(&duel).position().digest(), duel.position().digest());
    for _ in 0..5 {
        act(&mut duel, Seat(0), "next");
    }
    assert_eq!(duel.position().turn(), Seat(1), "only once");
}

/// A match in which each has a monster: the first player's face-up, the other's face-down.
fn fielded() -> Match<Duel> {
    let mut duel = begun(true);
    let ox = duel.position().table().book.index("Battle OX").expect("a card");
    for seat in [Seat(0), Seat(1)] {
        act(&mut duel, seat, &format!("cheat take {ox}"));
        act(&mut duel, seat, "next");
        act(&mut duel, seat, "next");
        let place = duel.position().table().side(seat).hand.len();
        let verb = if seat == Seat(0) { "summon" } else { "set" };
        act(&mut duel, seat, &format!("{verb} {place}"));
        for _ in 0..3 {
            act(&mut duel, seat, "next");
        }
    }
    duel
}

/// DU-265: a monster's power grows and shrinks as long as it stays.
#[test]
fn du_265_a_monsters_power_changes() {
    let mut duel = fielded();
    let values = |duel: &Match<Duel>, seat: Seat| {
        let table = duel.position().table();
        table.values(table.side(seat).monsters[0].expect("a monster"))
    };
    let printed = values(&duel, Seat(0));
    let told = act(&mut duel, Seat(0), "cheat power monster-1 +500 -200");
    assert_eq!(told, [Event::PowerChanged { seat: Seat(0), zone: 1, atk: 500, def: -200 }]);
    assert_eq!(values(&duel, Seat(0)).atk, printed.atk + 500);
    assert_eq!(values(&duel, Seat(0)).def, printed.def - 200);
    act(&mut duel, Seat(0), "cheat power monster-1 -32768 +0");
    act(&mut duel, Seat(0), "cheat power monster-1 -32768 +32767");
    assert_eq!(values(&duel, Seat(0)).atk, 0, "never below nought");
    // The other's, face-down: what it is stays unknown, and is what it was until it is turned up.
    act(&mut duel, Seat(0), "cheat power opponent-monster-1 +100 +0");
    assert_eq!(values(&duel, Seat(1)).atk, printed.atk);
    let seen = duel.view(Viewer::Seat(Seat(0)));
    let lying = seen.sides[1].monsters[0].clone().expect("a monster");
    assert_eq!((lying.card, lying.atk, lying.more), (None, None, (100, 0)));
    let mut rng = Seed::from_number(3).rng();
    let imagined = Duel::determinize(&seen, &mut rng);
    let id = imagined.table().side(Seat(1)).monsters[0].expect("a monster");
    assert_eq!(imagined.table().instance(id).more, (100, 0));
    assert!(duel.position().table().is_sound());
    assert_eq!(folded(&duel).position().digest(), duel.position().digest());
}

/// DU-265: cards come to the own graveyard and go back to the deck.
#[test]
fn du_265_the_graveyard_changes() {
    let mut duel = begun(true);
    let deck = duel.position().table().side(Seat(0)).deck.len();
    // One that the deck has as well, and one twice: copies are made either way.
    let known = duel.position().table().side(Seat(0)).deck[0];
    let known = duel.position().table().instance(known).card;
    for card in [known, 3, 3] {
        let told = act(&mut duel, Seat(0), &format!("cheat bury {card}"));
        assert_eq!(told, [Event::AddedToGraveyard { seat: Seat(0), card }]);
    }
    let view = duel.view(Viewer::Seat(Seat(1)));
    assert_eq!(view.sides[0].graveyard, [known, 3, 3]);
    assert_eq!(usize::from(view.sides[0].deck), deck, "the deck tells nothing");
    let told = act(&mut duel, Seat(0), "cheat unbury 1");
    assert_eq!(
        told,
        [Event::RemovedFromGraveyard { seat: Seat(0), card: known }, Event::Shuffled { seat: Seat(0) }]
    );
    let view = duel.view(Viewer::Seat(Seat(1)));
    assert_eq!(
        (view.sides[0].graveyard.as_slice(), usize::from(view.sides[0].deck)),
        (&[3, 3][..], deck + 1)
    );
    assert!(duel.position().table().is_sound());
    assert_eq!(folded(&duel).position().digest(), duel.position().digest());
    // Until there is no more room.
    while duel.position().table().instances().count() < MOST_INSTANCES {
        act(&mut duel, Seat(0), "cheat bury 5");
    }
    let full = duel.submit(GameTime::ZERO, Seat(0), Action::Cheat(Cheat::AddToGraveyard(5)));
    assert_eq!(full, Err(MatchRefusal::Game(Refusal::NoCheats)));
}

/// DU-265: what makes no sense is refused, and is no text of an action either.
#[test]
fn du_265_cheats_that_make_no_sense() {
    let mut duel = fielded();
    let digest = duel.position().digest();
    for (text, why) in [
        ("cheat power monster-2 +500 +0", Refusal::NoCardThere),
        ("cheat power monster-9 +500 +0", Refusal::NoCardThere),
        ("cheat power hand-1 +500 +0", Refusal::NoCardThere),
        ("cheat power field +500 +0", Refusal::NoCardThere),
        ("cheat power monster-1 +0 +0", Refusal::NoCheats),
        ("cheat bury 9999", Refusal::NoCheats),
        ("cheat unbury 1", Refusal::NoCardThere),
        ("cheat unbury 255", Refusal::NoCardThere),
    ] {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("{text}"));
        let refused = duel.submit(GameTime::ZERO, Seat(0), action);
        assert_eq!(refused, Err(MatchRefusal::Game(why)), "{text}");
    }
    assert_eq!(duel.position().digest(), digest);
    for text in [
        "cheat",
        "cheat skip 1",
        "cheat power monster-1 500 +0",
        "cheat power monster-1 +0500 +0",
        "cheat power monster-1 -0 +1",
        "cheat power monster-1 +32768 +0",
        "cheat power monster-1 +1",
        "cheat power nowhere +1 +1",
        "cheat bury 01",
        "cheat bury -1",
        "cheat unbury 0",
        "cheat unbury 256",
    ] {
        assert_eq!(text.parse::<Action>(), Err(Refusal::NotAnAction), "{text}");
    }
}
