//! UN-50 to UN-55: house rules, each by its id.

use meydan_core::{Game as _, GameTime, Input, Match, MatchRefusal, Refusal as _, Seat, Seed, Viewer};
use meydan_testkit::report;
use uno::{Action, Card, Colour, Config, Event, MOST_ROUNDS, Phase, Reason, Refusal, Uno, WhyDrawn, typed};

use super::{all_cards, count, legal, play, refused, told, turn, view};

fn begin(house: &Config, start: &str) -> Match<Uno> {
    let start: uno::StartPosition = start.parse().expect("a start position");
    let seats = start.hands.len() as u8;
    report::begin(Config { start: Some(start), ..house.clone() }, seats, 1)
}

fn rule(set: fn(&mut Config)) -> Config {
    let mut config = Config::default();
    set(&mut config);
    config
}

fn call() -> Config {
    rule(|config| config.call = true)
}

fn challenge() -> Config {
    rule(|config| config.challenge = true)
}

fn seven_zero() -> Config {
    rule(|config| config.seven_zero = true)
}

fn jump_in() -> Config {
    rule(|config| config.jump_in = true)
}

fn does(game: &mut Match<Uno>, player: u8, action: &str) -> Result<(), MatchRefusal<Refusal>> {
    game.submit_text(GameTime::ZERO, Seat(player - 1), action).map(|_| ())
}

fn legal_of(game: &Match<Uno>, player: u8) -> String {
    game.legal(Seat(player - 1)).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn without_them_nothing_of_them_is_there() {
    let mut game = super::begin("middle r5; 1: r7 r1; 2: r7 r5; 3: r3 r4 r0");
    assert_eq!(legal(&game), "r1 r7");
    for (action, code) in
        [("r1-uno", "nothing-to-call"), ("uno", "nothing-to-call"), ("catch", "nobody-to-catch")]
    {
        assert_eq!(refused(&mut game, action).code(), code);
    }
    assert_eq!(refused(&mut game, "challenge"), Refusal::NothingToChallenge);
    assert_eq!(refused(&mut game, "swap-2"), Refusal::NoSwapAsked);
    play(&mut game, &["r7"]);
    assert_eq!((turn(&game), game.at_will().len(), count(&game, 1)), (2, 0, 1));
    // What views say of them is left out, so that views are what they were.
    let json = serde_json::to_string(&view(&game)).expect("a view");
    for word in ["house", "uncalled", "dare", "seen", "tally"] {
        assert!(!json.contains(&format!("\"{word}\"")), "{json}");
    }
}

#[test]
fn un_50_called_in_the_same_action() {
    let mut game = begin(&call(), "middle r5; 1: r7 r1; 2: g7 g5; 3: r3 r4 r0");
    assert_eq!(legal(&game), "r1 r7 r1-uno r7-uno");
    play(&mut game, &["r1-uno"]);
    assert!(told(&game).contains(&Event::Called { seat: Seat(0) }));
    assert!(game.at_will().is_empty());
    assert_eq!((turn(&game), legal(&game).as_str()), (2, "draw"));
}

#[test]
fn un_50_called_before_the_next_player_acts_or_caught() {
    let start = "middle r5; 1: r7 r1; 2: r8 g5; 3: r3 r4 r0";
    let mut game = begin(&call(), start);
    play(&mut game, &["r1"]);
    assert_eq!(view(&game).uncalled, Some(Seat(0)));
    assert_eq!([legal_of(&game, 1), legal_of(&game, 3)], ["uno", "catch"]);
    assert_eq!(legal_of(&game, 2), "r8 r8-uno catch");
    let mut caught = game.clone();
    does(&mut game, 1, "uno").expect("in time");
    assert!(game.at_will().is_empty() && does(&mut game, 3, "catch").is_err());
    assert_eq!(turn(&game), 2);
    // Caught: two cards, and the turn goes on; only once.
    does(&mut caught, 3, "catch").expect("an opponent");
    assert_eq!(told(&caught)[0], Event::Caught { seat: Seat(0), by: Seat(2) });
    assert_eq!(told(&caught)[1], Event::Drew { seat: Seat(0), count: 2, why: WhyDrawn::Caught, cards: None });
    assert_eq!((turn(&caught), count(&caught, 1), view(&caught).uncalled), (2, 3, None));
    // Too late.
    let mut late = begin(&call(), start);
    play(&mut late, &["r1", "r8-uno"]);
    assert_eq!(does(&mut late, 1, "uno"), Err(MatchRefusal::NotYourTurn(Seat(0))));
    assert_eq!(refused(&mut late, "catch"), Refusal::NobodyToCatch);
    assert_eq!(refused(&mut late, "catch").rule(), "UN-50");
}

#[test]
fn un_50_stays_open_while_the_colour_is_named() {
    let mut game = begin(&call(), "middle r5; 1: wild r1; 2: r8 g5; 3: r3 r4 r0");
    play(&mut game, &["wild"]);
    assert_eq!(legal(&game), "red green blue yellow uno");
    play(&mut game, &["red"]);
    does(&mut game, 2, "catch").expect("the next player, before laying");
    assert_eq!((turn(&game), count(&game, 1)), (2, 3));
}

#[test]
fn un_50_is_judged_before_a_seven_swaps_hands() {
    let house = Config { seven_zero: true, ..call() };
    let mut game = begin(&house, "middle r5; 1: r7 r1; 2: r8 g5 g6; 3: r3 r4 r0");
    play(&mut game, &["r7", "swap-2"]);
    // The second player has one card now and laid none; the first has three and should have called.
    assert_eq!([count(&game, 1), count(&game, 2)], [3, 1]);
    assert_eq!(view(&game).uncalled, Some(Seat(0)));
    does(&mut game, 3, "catch").expect("not called");
    assert_eq!([count(&game, 1), count(&game, 2)], [5, 1]);
}

#[test]
fn un_51_a_bluff_costs_four_and_the_challenger_plays_on() {
    let mut game = begin(&challenge(), "middle r5; 1: wild-draw4 r1 g2; 2: b8 g5; 3: r3 r4 r0");
    // UN-12 falls.
    assert_eq!(legal(&game), "r1 wild-draw4");
    play(&mut game, &["wild-draw4", "blue"]);
    assert_eq!(legal(&game), "take challenge");
    play(&mut game, &["challenge"]);
    assert_eq!(told(&game)[0], Event::Challenged { seat: Seat(1), by: Seat(0), bluff: true });
    assert_eq!((count(&game, 1), count(&game, 2), view(&game).penalty), (6, 2, 0));
    assert_eq!((turn(&game), legal(&game).as_str()), (2, "b8"));
}

#[test]
fn un_51_a_challenge_in_vain_costs_the_sum_and_two_more() {
    let mut game = begin(&challenge(), "middle r5; 1: wild-draw4 b1 g2; 2: b8 g5; 3: r3 r4 r0");
    play(&mut game, &["wild-draw4", "blue", "challenge"]);
    assert_eq!(told(&game)[0], Event::Challenged { seat: Seat(1), by: Seat(0), bluff: false });
    assert_eq!((count(&game, 1), count(&game, 2), turn(&game)), (2, 8, 3));
    // Everybody knows now what the first player did not have.
    assert!(view(&game).known[0].lacking.iter().any(|statement| statement.none_of.contains(Card::WILD)));
}

#[test]
fn un_51_of_a_sum_four_come_off() {
    let start = "middle r-draw2; 1: wild-draw4 r-draw2 g2; 2: b8 b-draw2 g5; 3: r3 r4 r0; penalty 2";
    let mut game = begin(&challenge(), start);
    play(&mut game, &["wild-draw4", "blue", "challenge"]);
    // Something else answered: the other Draw2. Two are still owed, and can be answered.
    assert_eq!((count(&game, 1), view(&game).penalty), (6, 2));
    assert_eq!((turn(&game), legal(&game).as_str()), (2, "b-draw2 take"));
    assert_eq!(refused(&mut game, "challenge"), Refusal::NothingToChallenge);
    // In vain, all of the sum and two.
    let start = "middle r-draw2; 1: wild-draw4 r9 g2; 2: b8 g5; 3: r3 r4 r0; penalty 2";
    let mut game = begin(&challenge(), start);
    play(&mut game, &["wild-draw4", "blue", "challenge"]);
    assert_eq!((count(&game, 2), turn(&game)), (2 + 8, 3));
}

#[test]
fn un_51_only_the_victim_only_then_and_never_the_last_card() {
    let mut game = begin(&challenge(), "middle r5; 1: wild-draw4 r1 g2; 2: wild-draw4 g5; 3: r3 r4 r0");
    play(&mut game, &["wild-draw4", "blue", "wild-draw4", "red"]);
    // The third may challenge the second, not the first any more.
    assert_eq!(view(&game).dare.map(|dare| dare.by), Some(Seat(1)));
    play(&mut game, &["take"]);
    assert_eq!(refused(&mut game, "challenge"), Refusal::NothingToChallenge);
    let mut last = begin(&challenge(), "middle r5; 1: wild-draw4; 2: r1 g5; 3: r3 r4 r0");
    play(&mut last, &["wild-draw4"]);
    assert_eq!((last.outcome().map(|end| end.reason), count(&last, 2)), (Some("hand-empty"), 6));
}

#[test]
fn un_52_draws_until_it_fits() {
    let house = rule(|config| config.draw_until = true);
    // The stock has what nobody holds; the first player can lay nothing but what is drawn.
    let mut most = 0;
    for seed in 0..40 {
        let start = "middle r5; 1: g1 g2; 2: r8 g5; 3: r3 r4 r0".parse().expect("a start position");
        let mut game: Match<Uno> = report::begin(Config { start: Some(start), ..house.clone() }, 3, seed);
        play(&mut game, &["draw"]);
        let drawn = count(&game, 1) - 2;
        most = most.max(drawn);
        // Laying is a choice.
        assert!(legal(&game).ends_with(" pass"), "{}", legal(&game));
        let fits = |card: Card| {
            card.is_wild() || card.colour() == Some(Colour::Red) || card.to_string().ends_with('5')
        };
        let hand = game.position().hand(Seat(0));
        assert_eq!(hand.iter().filter(|&card| fits(card)).count(), 1, "{hand:?}");
        assert!(view(&game).drawn.is_some_and(fits));
        // Everybody knows that all cards but the last fit no more than the first two.
        assert_eq!(view(&game).known[0].lacking.last().map(|known| known.least), Some(1 + drawn));
        play(&mut game, &["pass"]);
        assert_eq!(turn(&game), 2);
    }
    assert!(most > 3, "{most}");
    // An empty stock ends it.
    let mut game = begin(&house, "middle r5; 1: g1 g2; 2: rest; 3: y1");
    play(&mut game, &["draw"]);
    assert_eq!((turn(&game), count(&game, 1)), (2, 2));
}

#[test]
fn un_53_a_seven_swaps_hands_with_a_chosen_player() {
    let mut game = begin(&seven_zero(), "middle r5; 1: r7 r1 b2; 2: g1; 3: y1 y2");
    play(&mut game, &["r7"]);
    assert_eq!((turn(&game), view(&game).phase), (1, Phase::Swap));
    assert_eq!(legal(&game), "swap-2 swap-3");
    assert_eq!(refused(&mut game, "r1"), Refusal::ChooseAPlayer);
    assert_eq!(refused(&mut game, "swap-1"), Refusal::NotAPartner);
    assert_eq!(refused(&mut game, "swap-4"), Refusal::NotAPartner);
    play(&mut game, &["swap-3"]);
    assert_eq!(told(&game), [Event::Swapped { seat: Seat(0), with: Seat(2) }]);
    assert_eq!(turn(&game), 2);
    let hands: Vec<String> = (0..3).map(|seat| format!("{:?}", game.position().hand(Seat(seat)))).collect();
    assert_eq!(hands, ["[y1, y2]", "[g1]", "[r1, b2]"]);
    // Both know what they gave away, nobody else does.
    let seen = |seat: u8| {
        let view = game.view(Viewer::Seat(Seat(seat)));
        view.seen.iter().map(|cards| format!("{cards:?}")).collect::<Vec<_>>().join(" ")
    };
    assert_eq!([seen(0), seen(1), seen(2)], ["[] [] [r1, b2]", "[] [] []", "[y1, y2] [] []"]);
    assert!(game.view(Viewer::Spectator).seen.is_empty());
    // A card that is laid is known to be there no more.
    let mut game = begin(&seven_zero(), "middle r5; 1: r7 r1 b2; 2: r1 g9; 3: r3 y2; turn 1");
    play(&mut game, &["r7", "swap-2", "r1"]);
    assert_eq!(format!("{:?}", game.view(Viewer::Seat(Seat(0))).seen_in(Seat(1))), "[b2]");
}

#[test]
fn un_53_a_zero_passes_hands_on_and_neither_start_nor_last_card_does() {
    for (direction, hands) in
        [("", ["[y1, y2]", "[r1]", "[g1]"]), ("; anticlockwise", ["[g1]", "[y1, y2]", "[r1]"])]
    {
        let start = format!("middle r5; 1: r0 r1; 2: g1; 3: y1 y2{direction}");
        let mut game = begin(&seven_zero(), &start);
        play(&mut game, &["r0"]);
        let now: Vec<String> = (0..3).map(|seat| format!("{:?}", game.position().hand(Seat(seat)))).collect();
        assert_eq!(now, hands, "{direction}");
    }
    for last in ["r7", "r0"] {
        let mut game = begin(&seven_zero(), &format!("middle r5; 1: {last}; 2: g1; 3: y1 y2"));
        play(&mut game, &[last]);
        assert_eq!(game.outcome().map(|end| end.winners.only()), Some(Some(Seat(0))));
    }
    // Who gave up keeps the hand, and nobody swaps with them.
    let mut game = begin(&seven_zero(), "middle r5; 1: r0 r7 r1; 2: g1; 3: y1 y2; 4: b1 b2 b3");
    game.drop_seat(GameTime::ZERO, Seat(1)).expect("may leave");
    play(&mut game, &["r7"]);
    assert_eq!(legal(&game), "swap-3 swap-4");
    let mut game = begin(&seven_zero(), "middle r5; 1: r0 r1; 2: g1; 3: y1 y2; 4: b1 b2 b3");
    game.drop_seat(GameTime::ZERO, Seat(1)).expect("may leave");
    play(&mut game, &["r0"]);
    assert_eq!([1, 2, 3, 4].map(|player| count(&game, player)), [3, 1, 1, 2]);
    // Who gives up instead of choosing swaps nothing.
    let mut game = begin(&seven_zero(), "middle r5; 1: r7 r1; 2: g1 g2; 3: y1 y2");
    play(&mut game, &["r7"]);
    game.drop_seat(GameTime::ZERO, Seat(0)).expect("may leave");
    assert_eq!((turn(&game), count(&game, 1), count(&game, 2)), (2, 1, 2));
}

#[test]
fn un_54_the_same_card_out_of_turn() {
    let start = "middle r5; 1: r4 r9 r8; 2: r3 r2; 3: r4 y2 y3; 4: b4 r8";
    let mut game = begin(&jump_in(), start);
    // Nothing was laid yet, and nobody has the middle card.
    assert_eq!(legal_of(&game, 3), "");
    play(&mut game, &["r4"]);
    assert_eq!([1, 2, 3, 4].map(|player| legal_of(&game, player)), ["", "r2 r3", "r4", ""]);
    // Everybody may be asked: who holds the card is nobody's business.
    assert_eq!(game.at_will().len(), 3);
    assert_eq!(does(&mut game, 4, "b4"), Err(MatchRefusal::Game(Refusal::OutOfTurn)));
    assert_eq!(does(&mut game, 3, "y2"), Err(MatchRefusal::Game(Refusal::OutOfTurn)));
    assert_eq!(does(&mut game, 3, "draw"), Err(MatchRefusal::Game(Refusal::OutOfTurn)));
    let missing = Refusal::NotInHand("r4".parse().expect("a card"));
    assert_eq!(does(&mut game, 4, "r4"), Err(MatchRefusal::Game(missing)));
    does(&mut game, 3, "r4").expect("the same card");
    assert_eq!(told(&game)[0], Event::JumpedIn { seat: Seat(2) });
    // Play goes on from there.
    assert_eq!((turn(&game), count(&game, 3)), (4, 2));
    // The one who laid may too.
    let mut own = begin(&jump_in(), "middle r5; 1: r4 r4 r9; 2: r3 r2; 3: y2 y3");
    play(&mut own, &["r4"]);
    does(&mut own, 1, "r4").expect("the same card");
    assert_eq!((turn(&own), count(&own, 1)), (2, 1));
}

#[test]
fn un_54_not_with_wilds_not_under_a_penalty() {
    let mut game = begin(&jump_in(), "middle r5; 1: wild r4; 2: r3 r2; 3: wild y2; 4: b4 r8");
    play(&mut game, &["wild", "red"]);
    assert!(game.at_will().is_empty());
    let mut game = begin(&jump_in(), "middle r5; 1: r-draw2 r4; 2: r3 r2; 3: r-draw2 y2; 4: b4 r8");
    play(&mut game, &["r-draw2"]);
    assert!(game.at_will().is_empty());
    // A Skip jumps on with its effect, and the last card ends the round.
    let mut game = begin(&jump_in(), "middle r5; 1: r-skip r4; 2: r3 r2; 3: r-skip; 4: b4 r8");
    play(&mut game, &["r-skip"]);
    assert_eq!(turn(&game), 3);
    let mut game = begin(&jump_in(), "middle r5; 1: r4 r9; 2: r3 r2; 3: r4; 4: b4 r8");
    play(&mut game, &["r4"]);
    does(&mut game, 3, "r4").expect("the same card");
    assert_eq!(game.outcome().map(|end| end.winners.only()), Some(Some(Seat(2))));
}

#[test]
fn un_55_the_winner_of_a_round_takes_what_the_others_hold() {
    let house = rule(|config| config.rounds = true);
    let mut game = begin(&house, "middle r5; 1: r4; 2: r3 wild; 3: r-skip g9; turn 1");
    play(&mut game, &["r4"]);
    let tally = view(&game).tally.expect("a match");
    assert_eq!((tally.round, &tally.taken[..], &tally.against[..]), (2, &[82, 0, 0][..], &[0, 53, 29][..]));
    assert_eq!(tally.last.map(|last| last.winner), Some(Some(Seat(0))));
    let Event::RoundEnded { round: 1, winner, won, .. } = told(&game)[1].clone() else {
        panic!("{:?}", told(&game))
    };
    assert_eq!((winner, won), (Some(Seat(0)), 82));
    // Dealt anew.
    assert!(game.outcome().is_none());
    assert!((1..=3).all(|player| count(&game, player) >= 7));
    assert_eq!(all_cards(game.position()), uno::Cards::deck());
}

/// Plays matches with all house rules at random: to 500 points, or to the thirtieth round.
#[test]
fn un_55_a_match_ends_with_500_points_or_after_30_rounds() {
    let mut ends = std::collections::BTreeMap::new();
    for seed in 0..12 {
        let mut rng = Seed::from_number(seed).rng();
        let config = Config { rounds: true, ..Config::default() };
        let mut position = Uno::start(&config, 3 + (seed % 3) as u8, rng.fork(), drop).expect("it starts");
        while let Some((seat, action)) = meydan_testkit::random_action(&position, &mut rng) {
            position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
        }
        let seen = position.view(Viewer::Spectator);
        let (tally, outcome) = (seen.tally.expect("a match"), position.outcome().expect("over"));
        assert_eq!(&outcome.points[..], &tally.taken[..]);
        match seen.end {
            Some(Reason::MatchPoints) => {
                let winner = outcome.winners.only().expect("one");
                assert!(tally.taken[winner.index()] >= 500 && tally.round <= MOST_ROUNDS);
                let others = tally.taken.iter().filter(|&&taken| taken >= 500).count();
                assert_eq!(others, 1);
            }
            Some(Reason::RoundLimit) => assert_eq!(tally.round, MOST_ROUNDS),
            other => panic!("{other:?}"),
        }
        *ends.entry(outcome.reason).or_insert(0) += 1;
    }
    assert!(ends.contains_key("match-points"), "{ends:?}");
}

#[test]
fn who_gave_up_is_not_dealt_to_again() {
    let mut game =
        begin(&rule(|config| config.rounds = true), "middle r5; 1: r4; 2: r3 wild; 3: r1 g9; 4: g8");
    game.drop_seat(GameTime::ZERO, Seat(2)).expect("may leave");
    play(&mut game, &["r4"]);
    assert_eq!((count(&game, 3), view(&game).tally.expect("a match").taken[0]), (0, 3 + 50 + 10 + 8));
    assert_eq!(all_cards(game.position()), uno::Cards::deck());
    assert_ne!(turn(&game), 3);
}

#[test]
fn what_people_type() {
    let mut game = begin(&Config { seven_zero: true, ..call() }, "middle r5; 1: r7 r1; 2: r8 g5; 3: r3 r4");
    let own = game.view(Viewer::Seat(Seat(0)));
    let r7 = "r7".parse().expect("a card");
    for text in ["r7 uno", "R7 UNO!", "uno red 7", "r7-uno"] {
        assert_eq!(typed(&own, text), Ok(Action::LayCalling(r7)), "{text}");
    }
    for (text, action) in [
        ("uno", Action::Call),
        ("UNO!", Action::Call),
        ("catch", Action::Catch),
        ("x", Action::Challenge),
        ("swap with 3", Action::Swap(Seat(2))),
    ] {
        assert_eq!(typed(&own, text), Ok(action), "{text}");
    }
    assert_eq!(typed(&own, "2"), Err(Refusal::NotAnAction));
    play(&mut game, &["r7"]);
    assert_eq!(typed(&game.view(Viewer::Seat(Seat(0))), "2"), Ok(Action::Swap(Seat(1))));
}
