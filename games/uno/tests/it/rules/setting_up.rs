//! UN-01 to UN-04: cards, dealing, start cards.

use std::collections::BTreeSet;

use meydan_core::{ConfigError, Game, Header, Match, Seat, Seed, Start, Viewer};
use uno::{Card, Cards, Colour, Config, Event, Symbol, Uno, View, WhyDrawn};

use super::all_cards;

fn deal(seats: u8, seed: u64) -> Match<Uno> {
    let header = Header { config: Config::default(), seats, seed: Seed::from_number(seed), clock: None };
    Match::new(header).expect("it starts")
}

fn events(game: &Match<Uno>, viewer: Viewer) -> Vec<Event> {
    game.events_since(None, viewer).flat_map(|(_, events)| events).collect()
}

/// Deals until the start card has this symbol: the deal, who was drawn to start, and what is seen.
fn with_start_card(symbol: impl Fn(Symbol) -> bool) -> (Match<Uno>, Seat, View) {
    let dealt = (0..).map(|seed| deal(4, seed)).find(|game| symbol(game.position().middle().symbol()));
    let game = dealt.expect("one of many deals");
    let starter = events(&game, Viewer::Spectator).iter().find_map(|event| match event {
        Event::Started { starter, .. } => Some(*starter),
        _ => None,
    });
    let view = game.view(Viewer::Referee);
    (game, starter.expect("the starter is announced"), view)
}

#[test]
fn un_01_the_deck() {
    let deck = Cards::deck();
    assert_eq!(deck.len(), 108);
    for colour in Colour::ALL {
        assert_eq!(deck.of_colour(colour), 25);
        let count = |symbol| Card::new(colour, symbol).map(|card| deck.count(card));
        assert_eq!(count(Symbol::Number(0)), Some(1));
        let twice = (1..=9).map(Symbol::Number).chain([Symbol::Skip, Symbol::Reverse, Symbol::Draw2]);
        assert!(twice.into_iter().all(|symbol| count(symbol) == Some(2)));
        assert_eq!(count(Symbol::Number(10)), None);
        assert_eq!(count(Symbol::Wild), None);
    }
    assert_eq!((deck.count(Card::WILD), deck.count(Card::WILD_DRAW4)), (4, 4));
}

#[test]
fn un_02_three_to_five_play() {
    for seats in [0, 1, 2, 6, 8, 255] {
        let header = Header { config: Config::default(), seats, seed: Seed::from_number(1), clock: None };
        assert_eq!(Match::<Uno>::new(header).err(), Some(Start::Seats(seats)));
    }
}

#[test]
fn un_03_seven_cards_each_and_a_coloured_start_card() {
    let mut starters = BTreeSet::new();
    for seed in 0..200 {
        for seats in 3..=5 {
            let game = deal(seats, seed);
            assert_eq!(all_cards(game.position()), Cards::deck());
            assert!(!game.position().middle().is_wild());
            let view = game.view(Viewer::Spectator);
            let drew2 = game.position().middle().symbol() == Symbol::Draw2;
            let dealt = 7 * seats + if drew2 { 2 } else { 0 };
            assert_eq!(view.counts.iter().sum::<u8>(), dealt);
            assert_eq!(view.stock, 108 - 1 - dealt);
            let told = events(&game, Viewer::Spectator);
            let Some(Event::Started { card, starter, begins, .. }) =
                told.iter().find(|event| matches!(event, Event::Started { .. }))
            else {
                panic!("the start is announced")
            };
            assert_eq!((*card, Some(*begins)), (view.middle, game.pending().seats().only()));
            starters.insert((seats, starter.0));
        }
    }
    assert_eq!(starters.len(), 3 + 4 + 5, "everybody may be drawn to start");
}

#[test]
fn un_03_only_the_owner_is_told_the_hand() {
    let game = deal(3, 5);
    for seat in Seat::all(3) {
        for event in events(&game, Viewer::Seat(seat)) {
            if let Event::Dealt { seat: owner, count, cards } = event {
                assert_eq!(count, 7);
                assert_eq!(cards, (owner == seat).then(|| *game.position().hand(owner)));
            }
        }
    }
}

#[test]
fn un_04_a_number_lets_the_starter_begin() {
    let (game, starter, view) = with_start_card(|symbol| matches!(symbol, Symbol::Number(_)));
    assert_eq!((game.position().turn(), view.clockwise), (Some(starter), true));
    assert!(view.last.iter().all(Option::is_none));
}

#[test]
fn un_04_start_card_skip() {
    let (game, starter, view) = with_start_card(|symbol| symbol == Symbol::Skip);
    assert_eq!((game.position().turn(), view.clockwise), (Some(Seat((starter.0 + 1) % 4)), true));
    assert!(events(&game, Viewer::Spectator).contains(&Event::Skipped { seat: starter }));
}

#[test]
fn un_04_start_card_reverse() {
    let (game, starter, view) = with_start_card(|symbol| symbol == Symbol::Reverse);
    assert_eq!((game.position().turn(), view.clockwise), (Some(Seat((starter.0 + 3) % 4)), false));
}

#[test]
fn un_04_start_card_draw2_is_taken_and_cannot_be_answered() {
    let (game, starter, view) = with_start_card(|symbol| symbol == Symbol::Draw2);
    assert_eq!(game.position().turn(), Some(Seat((starter.0 + 1) % 4)));
    assert_eq!((view.counts[starter.index()], view.penalty), (9, 0));
    let drew = Event::Drew { seat: starter, count: 2, why: WhyDrawn::StartCard, cards: None };
    assert!(events(&game, Viewer::Spectator).contains(&drew));
}

#[test]
fn a_start_position_reads_back_and_nonsense_is_refused() {
    let text = "middle wild-draw4 blue; 1: r5 r5 g-skip; 2: wild; 3: b0 y-draw2; turn 3; anticlockwise; \
                penalty 6; turns 12";
    let start: uno::StartPosition = text.parse().expect("a start position");
    assert_eq!(start.to_string(), text);
    // Shorter ways to write the same.
    let short = "middle w4 blue\n1: gs R5 r5\n2: w\n3: b0 y+2\nturn 3\nanticlockwise\npenalty 6\nturns 12";
    assert_eq!(short.parse(), Ok(start));
    for text in [
        "",
        "1: r5; 2: r6; 3: r7",
        "middle wild; 1: r5; 2: r6; 3: r7",
        "middle r5; 2: r6; 1: r7; 3: g1",
        "middle r5; 1: r0 r0; 2: r6; 3: r7",
        "middle r5; 1: x; 2: r6; 3: r7",
        "middle r5; 1: r1; 2: r2; 3: r3; 4: r4; 5: r6; 6: r7",
        "middle r5; 1: r1; 2: r2; 3: r3; turn 0",
        "middle r5; 1: r1; 2: r2; 3: r3; penalty 300",
        "middle r5; 1: rest; 2: rest; 3: r3",
        "middle r0; 1: r0; 2: rest; 3: r3",
        "middle r5; 1: r1; 2: r2; 3: r3; widdershins",
    ] {
        assert_eq!(text.parse::<uno::StartPosition>(), Err(()), "{text}");
    }
}

#[test]
fn a_start_position_must_make_sense() {
    for (text, code) in [
        ("middle r5; 1: r1; 2: r2", "start-seats"),
        ("middle r5; 1: r1; 2: r2; 3: r3; 4: r4", "start-seats"),
        ("middle r5; 1: r1; 2: r2; 3: r3; turn 4", "start-seats"),
        ("middle r5; 1: r1; 2: ; 3: r3", "start-over"),
        ("middle r5; 1: r1; 2: r2; 3: r3; turns 2000", "start-over"),
        ("middle r5; 1: r5 r5; 2: r2; 3: r3", "start-cards"),
        ("middle r0; 1: r0; 2: r2; 3: r3", "start-cards"),
        ("middle r5 green; 1: r1; 2: r2; 3: r3", "start-colour"),
        ("middle r5; 1: r1; 2: r2; 3: r3; penalty 2", "start-penalty"),
        ("middle r-draw2; 1: r1; 2: r2; 3: r3; penalty 3", "start-penalty"),
        ("middle wild-draw4 red; 1: r1; 2: r2; 3: r3; penalty 2", "start-penalty"),
        ("middle r-draw2; 1: r1; 2: r2; 3: r3; penalty 34", "start-penalty"),
    ] {
        let config = Config { start: Some(text.parse().expect("it can be read")), ..Config::default() };
        let refused = Uno::start(&config, 3, Seed::from_number(1).rng(), drop);
        assert_eq!(refused.err().map(|ConfigError { code, .. }| code), Some(code), "{text}");
    }
}
