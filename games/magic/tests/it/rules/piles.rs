//! Piles and decks (MG-02, MG-31), and what everybody may know of them.

use magic::{Config, Magic, Name};
use meydan_core::{Determinize, Game, Header, Match, NewMatch, Seat, Seed, Viewer};
use meydan_testkit::random_action;
use proptest::prelude::*;

fn started(config: Config, seed: u64) -> Match<Magic> {
    Match::new(Header { config, seats: 2, seed: Seed::from_number(seed), clock: None }).expect("a match")
}

/// All cards of a side by name, wherever they are.
fn all_cards(game: &Magic, seat: Seat) -> Vec<Name> {
    let side = &game.view(Viewer::Referee).sides[seat.index()];
    let mut cards = side.unseen.clone();
    cards.extend(&side.discard);
    cards.extend(side.lands.iter().map(|land| land.card));
    cards.extend(side.creatures.iter().map(|creature| creature.card));
    cards.extend(side.enchantments.iter().map(|other| other.card));
    cards.sort();
    cards
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// MG-02, MG-31: 26 + 26 cards at every moment, the same ones, and never more than seven in hand.
    #[test]
    fn mg_31_no_card_is_ever_lost_or_made(seed in any::<u64>()) {
        let mut game = started(Config::default(), seed).position().clone();
        let decks = [Seat(0), Seat(1)].map(|seat| all_cards(&game, seat));
        let mut rng = Seed::from_number(!seed).rng();
        loop {
            for seat in Seat::all(2) {
                prop_assert_eq!(game.cards_of(seat), 26);
                prop_assert_eq!(&all_cards(&game, seat), &decks[seat.index()]);
                prop_assert!(game.view(Viewer::Referee).sides[seat.index()].in_hand <= 7);
            }
            let Some((seat, action)) = random_action(&game, &mut rng) else { break };
            game.play(meydan_core::GameTime::ZERO, meydan_core::Input::Act { seat, action }, drop);
        }
        prop_assert!(game.outcome().is_some());
    }
}

#[test]
fn mg_31_the_decks_of_the_rules() {
    let game = started(Config::default(), 1);
    let count = |seat: u8, name: &str| {
        let name: Name = name.parse().expect("a name");
        all_cards(game.position(), Seat(seat)).into_iter().filter(|card| *card == name).count()
    };
    for (name, copies) in
        [("plains", 5), ("forest", 3), ("island", 1), ("soldier", 3), ("flood", 2), ("guard", 1)]
    {
        assert_eq!(count(0, name), copies, "{name}");
    }
    for (name, copies) in
        [("swamp", 5), ("mountain", 3), ("island", 1), ("skeleton", 3), ("terror", 2), ("slow", 1)]
    {
        assert_eq!(count(1, name), copies, "{name}");
    }
}

#[test]
fn mg_31_other_decks_are_played_with() {
    let deck1 = "# all the same\n12x Soldier\n8 Plains".to_owned();
    let game = started(Config { deck1, ..Config::default() }, 1);
    assert_eq!(game.position().cards_of(Seat(0)), 20);
    assert_eq!(game.position().cards_of(Seat(1)), 26);
}

#[test]
fn mg_31_a_faulty_deck_is_told_line_by_line_and_nothing_begins() {
    let deck2 = "4 Soldier\n4 Dragons\nsix Plains\n".to_owned();
    let header = Header {
        config: Config { deck2, ..Config::default() },
        seats: 2,
        seed: Seed::from_number(1),
        clock: None,
    };
    let Err(meydan_core::Start::Config(error)) = Match::<Magic>::new(header) else { panic!("it began") };
    assert_eq!((error.option, error.code), ("deck2", "deck-unreadable"));
    let lines: Vec<(u32, &str)> = error.lines.iter().map(|fault| (fault.line, fault.code)).collect();
    assert_eq!(lines, [(2, "deck-unknown"), (3, "deck-unknown")]);
}

#[test]
fn start_positions_that_make_no_sense_are_refused() {
    for (start, code) in [
        ("1 hand: 8 Plains; 2 library: Ghost", "start-hand"),
        ("1 hand: Plains", "start-cards"),
        ("1 library: 61 Plains; 2 library: Ghost", "start-unreadable"),
        ("1 library: 60 Plains, Island; 2 library: Ghost", "start-cards"),
        ("1 play: Terror; 2 library: Ghost", "start-in-play"),
        ("1 play: Rage; 2 library: Ghost", "start-target"),
        ("1 play: Plains, Rage on 1; 2 library: Ghost", "start-target"),
        ("1 play: Holy Light; 2 play: Skeleton", "start-dead"),
        ("phase combat; 1 play: Plains; 2 library: Ghost", "start-no-attacker"),
        ("3 hand: Plains", "start-unreadable"),
        ("1 hand: Dragon; 2 library: Ghost", "start-unreadable"),
        ("phase end", "start-unreadable"),
    ] {
        let config = Config { start: start.to_owned(), ..Config::default() };
        let header = Header { config, seats: 2, seed: Seed::from_number(1), clock: None };
        match Match::<Magic>::new(header) {
            Err(meydan_core::Start::Config(error)) => assert_eq!(error.code, code, "{start}"),
            other => panic!("{start}: {:?}", other.map(|_| ())),
        }
    }
}

/// A card that came back from the discard is known, and stays in every imagined hand.
#[test]
fn a_card_that_came_back_is_known() {
    let start = "turn 2; 2 play: Swamp; 2 hand: Reanimate, Terror; 2 discard: Vampire; 2 library: 10 Ghost; 1 library: Guard";
    let mut game = started(Config { start: start.to_owned(), ..Config::default() }, 1);
    game.submit_text(game.at(), Seat(1), "aim reanimate with b").expect("legal");
    // Until the target is named, the other sees nothing of it.
    let view = game.view(Viewer::Seat(Seat(0)));
    assert_eq!(view.asked, magic::Asked::Play);
    assert!(view.sides[1].known.is_empty());
    game.submit_text(game.at(), Seat(1), "target vampire").expect("legal");
    let view = game.view(Viewer::Seat(Seat(0)));
    let vampire: Name = "vampire".parse().expect("a name");
    assert_eq!(view.sides[1].known, [vampire]);
    let mut rng = Seed::from_number(5).rng();
    for _ in 0..50 {
        let imagined = Magic::determinize(&view, &mut rng).view(Viewer::Referee);
        assert!(imagined.sides[1].hand.iter().flatten().any(|card| *card == vampire));
    }
}

/// The end of "Beyond the sheet": with decks of one's own the other's unseen cards are not listed.
#[test]
fn a_deck_of_ones_own_is_nobody_elses_business() {
    let seen = |deck2: &str, viewer: Viewer| {
        let config = Config { deck2: deck2.to_owned(), ..Config::default() };
        started(config, 5).position().view(viewer)
    };
    let own = ["9 Swamp; 5 Ghost", "7 Plains; 4 Soldier; 3 Guard"];
    for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
        let [one, other] = own.map(|deck| seen(deck, viewer));
        assert!(one.sides[1].unseen.is_empty() && !one.sides[1].lists_unseen());
        assert_eq!(one, other, "as many cards look the same, whatever they are");
        assert_eq!(one.sides[0].unseen.len(), 26, "the sheet's own deck is open");
        // A computer imagines something there, and it is not the deck that it was not shown.
        let imagined = Magic::determinize(&one, &mut Seed::from_number(1).rng());
        assert_eq!(imagined.view(viewer), one);
        assert_ne!(
            all_cards(&imagined, Seat::SECOND),
            all_cards(started_with(own[0]).position(), Seat::SECOND)
        );
    }
    for viewer in [Viewer::Seat(Seat::SECOND), Viewer::Referee] {
        assert_eq!(seen(own[0], viewer).sides[1].unseen.len(), 14, "{viewer:?}");
    }
    for ready in ["", "second", "blue-red"] {
        assert!(seen(ready, Viewer::Spectator).sides[1].unseen.len() > 20, "{ready}");
    }
    // Nor is its text among what is told of the options.
    let config = serde_json::json!({ "deck1": "blue-red", "deck2": own[0] });
    let new = NewMatch { config, seats: 2, seed: Seed::from_number(5), clock: None };
    let open = new.begin::<Magic>().expect("a match").open_config();
    assert_eq!((open.get("deck1"), open.get("deck2")), (Some(&"blue-red".into()), None));
}

fn started_with(deck2: &str) -> Match<Magic> {
    started(Config { deck2: deck2.to_owned(), ..Config::default() }, 5)
}
