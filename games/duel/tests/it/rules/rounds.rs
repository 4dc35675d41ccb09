//! Rounds, exchanges and matches (section 20).

use duel::{Action, Book, Config, Duel, Event, Phase, Reason, Rounds, lay_out};
use meydan_core::{Game, GameTime, Header, Input, Match, Seat, Seed, Viewer};

fn started(rounds: Rounds) -> Match<Duel> {
    let config = Config { rounds, ..Config::default() };
    Match::new(Header { config, seats: 2, seed: Seed::from_number(5), clock: None }).expect("a match")
}

fn act(game: &mut Match<Duel>, seat: u8, action: &str) {
    game.submit_text(game.at(), Seat(seat), action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
}

#[test]
fn du_285_eight_thousand_life_points_and_five_cards() {
    let view = started(Rounds::One).view(Viewer::Referee);
    // The first player has drawn already.
    assert_eq!((view.sides[0].life, view.sides[0].in_hand, view.sides[0].deck), (8000, 6, 39));
    assert_eq!((view.sides[1].life, view.sides[1].in_hand, view.sides[1].deck), (8000, 5, 40));
}

/// D-93: more life points, then more cards left in the deck, then who went second.
#[test]
fn d_93_a_round_of_two_hundred_turns_ends() {
    for (table, winner) in [
        ("1 life 100", Seat(1)),
        ("2 life 100\n2 deck: Haniwa", Seat(0)),
        ("1 deck: Haniwa | Yami\n2 deck: Haniwa", Seat(0)),
        ("1 deck: Haniwa\n2 deck: Haniwa | Yami", Seat(1)),
        ("1 deck: Haniwa\n2 deck: Haniwa", Seat(1)),
    ] {
        let table = lay_out(table, &Book::standard()).expect("a table");
        // The first player had the odd turns.
        let mut duel = Duel::arranged(table, Seat(1), 200, Phase::Main2, Seed::from_number(1).rng());
        let mut told = Vec::new();
        let next = Input::Act { seat: Seat(1), action: Action::Next };
        duel.play(GameTime::ZERO, next, |event| told.push(event));
        let ended = told.iter().find_map(|event| match event {
            Event::RoundEnded { winner, reason, .. } => Some((*winner, *reason)),
            _ => None,
        });
        assert_eq!(ended, Some((winner, Reason::TurnLimit)), "{told:?}");
    }
}

#[test]
fn du_247_two_won_rounds_win_the_match_and_the_loser_begins_the_next() {
    let mut game = started(Rounds::Three);
    act(&mut game, 0, "surrender");
    // The challenger is asked first whether a card is exchanged.
    assert_eq!(game.pending().seats().only(), Some(Seat(0)));
    act(&mut game, 0, "keep");
    act(&mut game, 1, "keep");
    let view = game.view(Viewer::Referee);
    assert_eq!((view.round, view.turn, view.wins), (2, Seat(0), [0, 1]));
    act(&mut game, 0, "surrender");
    let outcome = game.outcome().expect("it is over");
    assert_eq!((outcome.winners.only(), &outcome.points[..]), (Some(Seat(1)), &[0, 2][..]));
}

#[test]
fn du_248_a_third_round_is_played_after_one_all() {
    let mut game = started(Rounds::Three);
    act(&mut game, 0, "surrender");
    act(&mut game, 0, "keep");
    act(&mut game, 1, "keep");
    // The first player goes on to the second's turn, who gives up then.
    for _ in 0..5 {
        act(&mut game, 0, "next");
    }
    act(&mut game, 1, "surrender");
    act(&mut game, 0, "keep");
    act(&mut game, 1, "keep");
    let view = game.view(Viewer::Referee);
    assert_eq!((view.round, view.turn, view.wins), (3, Seat(1), [1, 1]));
}

#[test]
fn du_249_a_card_of_the_side_deck_is_exchanged_and_sizes_stay() {
    let mut game = started(Rounds::Three);
    let before = game.view(Viewer::Referee);
    act(&mut game, 0, "surrender");
    assert!(game.submit_text(game.at(), Seat(0), "swap 46 1").is_err());
    assert!(game.submit_text(game.at(), Seat(0), "swap 1 4").is_err());
    assert!(game.submit_text(game.at(), Seat(0), "next").is_err());
    act(&mut game, 0, "swap 1 2");
    act(&mut game, 1, "keep");
    let after = game.view(Viewer::Referee);
    let [main, side] =
        [&after.sides[0].main, &after.sides[0].side_cards].map(|list| list.clone().expect("open"));
    let [old_main, old_side] =
        [&before.sides[0].main, &before.sides[0].side_cards].map(|list| list.clone().expect("open"));
    assert_eq!((main.len(), side.len()), (old_main.len(), old_side.len()));
    assert_eq!((main[0], side[1]), (old_side[1], old_main[0]));
    // The other learns that something was exchanged, and not what.
    let told: Vec<Event> =
        game.events_since(None, Viewer::Seat(Seat(1))).flat_map(|(_, events)| events).collect();
    assert!(told.contains(&Event::Exchanged { seat: Seat(0), cards: None }));
}

#[test]
fn leaving_loses_the_whole_match() {
    let mut game = started(Rounds::Three);
    game.drop_seat(game.at(), Seat(0)).expect("a seat");
    let outcome = game.outcome().expect("it is over");
    assert_eq!((outcome.winners.only(), outcome.reason), (Some(Seat(1)), "resigned"));
}

#[test]
fn decks_and_cards_that_make_no_sense_are_refused() {
    for (config, option, code) in [
        (Config { deck1: "3 Haniwa".to_owned(), ..Config::default() }, "deck1", "deck-unreadable"),
        (Config { deck2: "4 Haniwa\n3 Goblin".to_owned(), ..Config::default() }, "deck2", "deck-unreadable"),
        (Config { cards: "[]x".to_owned(), ..Config::default() }, "cards", "cards-unreadable"),
    ] {
        let error = Duel::start(&config, 2, Seed::from_number(1).rng(), drop).expect_err("refused");
        assert_eq!((error.option, error.code), (option, code));
    }
}

#[test]
fn a_match_of_the_same_seed_is_the_same() {
    let digest = |seed| {
        let header =
            Header { config: Config::default(), seats: 2, seed: Seed::from_number(seed), clock: None };
        Match::<Duel>::new(header).expect("a match").position().digest()
    };
    assert_eq!(digest(3), digest(3));
    assert_ne!(digest(3), digest(4));
}
