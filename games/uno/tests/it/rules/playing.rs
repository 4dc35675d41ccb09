//! UN-10 to UN-15: what goes on what, special cards, penalties, drawing.

use meydan_core::{Refusal as _, Seat, Viewer};
use uno::{Action, Card, Colour, Event, LastMove, Phase, Refusal, WhyDrawn, typed};

use super::{begin, count, legal, play, refused, told, turn, view};

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

#[test]
fn un_10_the_same_colour_the_same_number_the_same_symbol() {
    let game = begin("middle r5; 1: r1 r-skip g5 g-skip g6 b-reverse y-draw2; 2: r1; 3: g1");
    assert_eq!(legal(&game), "r1 r-skip g5");
    let game = begin("middle g-skip; 1: r1 r-skip g5 b-skip b-reverse y-draw2; 2: r1; 3: g1");
    assert_eq!(legal(&game), "r-skip g5 b-skip");
    let game = begin("middle y-reverse; 1: r1 b-reverse g-skip y0 wild; 2: r1; 3: g1");
    assert_eq!(legal(&game), "b-reverse y0 wild");
    let mut game = begin("middle y-draw2; 1: r1 b-draw2 g-skip y0; 2: r1; 3: g1");
    assert_eq!(legal(&game), "b-draw2 y0");
    let refusal = refused(&mut game, "r1");
    assert_eq!(refusal, Refusal::DoesNotFit { card: card("r1"), middle: card("y-draw2") });
    assert_eq!(refusal.rule(), "UN-10");
    assert_eq!(refused(&mut game, "y1"), Refusal::NotInHand(card("y1")));
}

#[test]
fn un_10_the_colour_named_by_a_wild_binds_the_next_card() {
    let mut game = begin("middle r5; 1: wild g1 g2; 2: r5 b7 y5; 3: r1 r2");
    play(&mut game, &["wild"]);
    assert_eq!((turn(&game), legal(&game)), (1, "red green blue yellow".to_owned()));
    assert_eq!(view(&game).colour, None);
    assert_eq!(refused(&mut game, "g1"), Refusal::NameAColour);
    assert_eq!(refused(&mut game, "draw"), Refusal::NameAColour);
    play(&mut game, &["blue"]);
    assert_eq!(told(&game)[0], Event::Named { seat: Seat(0), colour: Colour::Blue });
    // Neither the colour before nor the number under the Wild counts any more.
    assert_eq!((turn(&game), legal(&game)), (2, "b7".to_owned()));
    let last = LastMove::Laid { card: Card::WILD, colour: Some(Colour::Blue), drew: false };
    assert_eq!(view(&game).last[0], Some(last));
    assert_eq!(refused(&mut game, "red"), Refusal::NoColourAsked);
}

#[test]
fn un_11_skip_with_three_seats() {
    let mut game = begin("middle r5; 1: r-skip r1 r2; 2: g1 g2; 3: r3 r4");
    play(&mut game, &["r-skip"]);
    assert_eq!((turn(&game), view(&game).last[1]), (3, Some(LastMove::Skipped)));
    assert!(told(&game).contains(&Event::Skipped { seat: Seat(1) }));
}

#[test]
fn un_11_reverse_with_three_seats() {
    let mut game = begin("middle r5; 1: r-reverse r1 r2; 2: g1 g2; 3: r3 r4");
    play(&mut game, &["r-reverse"]);
    assert_eq!((turn(&game), view(&game).clockwise), (3, false));
    assert!(told(&game).contains(&Event::Reversed { clockwise: false }));
    play(&mut game, &["r3"]);
    assert_eq!(turn(&game), 2);
}

#[test]
fn un_11_the_direction_is_kept_across_skip_and_reverse() {
    let mut game = begin(
        "middle r5; 1: r-reverse r1 r-skip; 2: r8 r9 r7; 3: r-skip r4 r-reverse; anticlockwise; turn 3",
    );
    play(&mut game, &["r-skip"]); // 3 skips 2
    assert_eq!((turn(&game), view(&game).clockwise), (1, false));
    play(&mut game, &["r-reverse"]); // clockwise again
    assert_eq!((turn(&game), view(&game).clockwise), (2, true));
    play(&mut game, &["r8"]);
    assert_eq!(turn(&game), 3);
    play(&mut game, &["r-reverse"]);
    assert_eq!((turn(&game), view(&game).clockwise), (2, false));
    play(&mut game, &["r9"]);
    play(&mut game, &["r-skip"]); // 1 skips 3
    assert_eq!((turn(&game), view(&game).clockwise), (2, false));
}

#[test]
fn un_11_draw2_makes_the_next_take_two_and_lose_the_turn() {
    let mut game = begin("middle r5; 1: r-draw2 r1; 2: g1 g2; 3: r3 r4");
    play(&mut game, &["r-draw2"]);
    assert!(told(&game).contains(&Event::Penalty { seat: Seat(1), sum: 2 }));
    assert_eq!((turn(&game), legal(&game)), (2, "take".to_owned()));
    play(&mut game, &["take"]);
    assert_eq!((turn(&game), count(&game, 2), view(&game).penalty), (3, 4, 0));
    let drew = Event::Drew { seat: Seat(1), count: 2, why: WhyDrawn::Penalty, cards: None };
    assert_eq!(told(&game), [drew]);
}

#[test]
fn un_12_wild_draw4_only_when_nothing_else_goes() {
    let mut game = begin("middle r5; 1: wild-draw4 g5 b1; 2: g1; 3: r3");
    let refusal = refused(&mut game, "wild-draw4");
    assert_eq!(refusal, Refusal::AnotherCardGoes(card("g5")));
    assert_eq!((refusal.code(), refusal.rule()), ("another-card-goes", "UN-12"));
    assert_eq!(refusal.args(), [("card", "g5".to_owned())]);
    // A plain Wild is another card, a second Wild Draw 4 is not.
    let mut game = begin("middle r5; 1: wild-draw4 wild b1; 2: g1; 3: r3");
    assert_eq!(refused(&mut game, "wild-draw4"), Refusal::AnotherCardGoes(Card::WILD));
    let mut game = begin("middle r5; 1: wild-draw4 wild-draw4 b1; 2: g1; 3: r3");
    assert_eq!(legal(&game), "wild-draw4");
    play(&mut game, &["wild-draw4", "yellow"]);
    assert_eq!((turn(&game), view(&game).penalty, view(&game).colour), (2, 4, Some(Colour::Yellow)));
    play(&mut game, &["take"]);
    assert_eq!((turn(&game), count(&game, 2)), (3, 5));
}

#[test]
fn un_13_draw2_on_draw2_on_draw2_makes_six() {
    let mut game = begin("middle r5; 1: r-draw2 r1; 2: g-draw2 g2; 3: b-draw2 r4; 4: y1 y2");
    play(&mut game, &["r-draw2", "g-draw2", "b-draw2"]);
    assert_eq!((turn(&game), view(&game).penalty, legal(&game)), (4, 6, "take".to_owned()));
    assert!(told(&game).contains(&Event::Penalty { seat: Seat(3), sum: 6 }));
    play(&mut game, &["take"]);
    assert_eq!(
        (turn(&game), count(&game, 4), view(&game).last[3]),
        (1, 8, Some(LastMove::Took { count: 6 }))
    );
}

#[test]
fn un_13_wild_draw4_on_draw2() {
    let mut game = begin("middle r5; 1: r-draw2 r1; 2: wild-draw4 r2 wild; 3: b-draw2 g-draw2 b1");
    play(&mut game, &["r-draw2"]);
    // Red 2 and the Wild go on the card but do not answer, so they are no reason against it.
    assert_eq!(legal(&game), "wild-draw4 take");
    let refusal = refused(&mut game, "r2");
    assert_eq!(refusal, Refusal::DoesNotAnswer { card: card("r2"), penalty: 2 });
    assert_eq!(refusal.rule(), "UN-13");
    assert_eq!(refused(&mut game, "draw"), Refusal::PenaltyWaits(2));
    play(&mut game, &["wild-draw4", "green"]);
    // On a Wild Draw 4 a Draw2 goes only in the named colour.
    assert_eq!((turn(&game), view(&game).penalty, legal(&game)), (3, 6, "g-draw2 take".to_owned()));
    assert!(matches!(refused(&mut game, "b-draw2"), Refusal::DoesNotFit { .. }));
    play(&mut game, &["g-draw2"]);
    assert_eq!((turn(&game), view(&game).penalty), (1, 8));
}

#[test]
fn un_13_wild_draw4_does_not_answer_while_a_draw2_does() {
    let mut game = begin("middle r-draw2; 1: wild-draw4 g-draw2 y1; 2: g1; 3: r3; penalty 2");
    assert_eq!(legal(&game), "g-draw2 take");
    assert_eq!(refused(&mut game, "wild-draw4"), Refusal::AnotherCardGoes(card("g-draw2")));
    // Taking is always allowed.
    play(&mut game, &["take"]);
    assert_eq!(count(&game, 1), 5);
}

#[test]
fn un_14_who_can_lay_a_card_must() {
    let mut game = begin("middle r5; 1: g5 b1; 2: g1; 3: r3");
    let refusal = refused(&mut game, "draw");
    assert_eq!((refusal, refusal.rule()), (Refusal::MustLay(card("g5")), "UN-14"));
    assert_eq!(refused(&mut game, "pass"), Refusal::NothingDrawn);
    assert_eq!(refused(&mut game, "take"), Refusal::NoPenalty);
    // A Wild or a lone Wild Draw 4 is a card that goes, too.
    let mut game = begin("middle r5; 1: wild b1; 2: g1; 3: r3");
    assert_eq!(refused(&mut game, "draw"), Refusal::MustLay(Card::WILD));
    let mut game = begin("middle r5; 1: wild-draw4 b1; 2: g1; 3: r3");
    assert_eq!(refused(&mut game, "draw"), Refusal::MustLay(Card::WILD_DRAW4));
}

/// Only blue and yellow ones are left in the stock beside the card that is drawn.
#[test]
fn un_14_a_drawn_card_that_fits_may_be_laid_or_kept() {
    // Everything is in hand 3 but what the stock gets from two laid cards.
    let start = "middle r5; 1: r6 b1 b2; 2: g6 y1 y2; 3: rest";
    let mut game = begin(start);
    play(&mut game, &["r6", "g6"]);
    // The stock is now r5 and r6; green 6 is in the middle, hand 3 has greens.
    assert_eq!((turn(&game), view(&game).stock), (3, 2));
    play(&mut game, &["g0", "draw"]);
    let drawn = view(&game).drawn.expect("a card was drawn");
    assert!(["r5", "r6", "g6"].contains(&drawn.to_string().as_str()));
    assert_eq!((game.position().phase(), turn(&game)), (Phase::Drawn, 1));
    assert_eq!(refused(&mut game, "draw"), Refusal::DrawnAlready);
    if drawn == card("g6") {
        assert_eq!(legal(&game), "g6 pass");
        assert_eq!(meydan_core::Game::forced(game.position()), None);
    } else {
        assert_eq!(legal(&game), "pass");
        assert_eq!(meydan_core::Game::forced(game.position()), Some((Seat(0), Action::Pass)));
    }
    play(&mut game, &["pass"]);
    assert_eq!((turn(&game), view(&game).last[0]), (2, Some(LastMove::Drew { count: 1 })));
}

#[test]
fn un_14_a_drawn_card_can_be_laid_at_once() {
    // The only card in the stock is the red 5, and red is in force.
    let mut game = begin("middle r5; 1: r6 b1 b2; 2: b3 y1 y2; 3: rest");
    play(&mut game, &["r6", "draw"]);
    assert_eq!((view(&game).drawn, legal(&game)), (Some(card("r5")), "r5 pass".to_owned()));
    play(&mut game, &["r5"]);
    let last = LastMove::Laid { card: card("r5"), colour: None, drew: true };
    assert_eq!((turn(&game), view(&game).last[1], count(&game, 2)), (3, Some(last), 3));
}

#[test]
fn un_15_the_card_before_goes_to_the_stock() {
    let mut game = begin("middle r5; 1: r6 b1; 2: r7 b2; 3: rest");
    assert_eq!(game.position().stock(), []);
    play(&mut game, &["r6"]);
    assert_eq!(game.position().stock(), [card("r5")]);
    play(&mut game, &["r7"]);
    assert_eq!(game.position().stock(), [card("r5"), card("r6")]);
    assert_eq!(game.position().middle(), card("r7"));
}

#[test]
fn un_15_an_empty_stock_gives_nothing_and_the_turn_passes() {
    let mut game = begin("middle r5; 1: b1 g2; 2: r7 b2; 3: rest");
    play(&mut game, &["draw"]);
    let drew = Event::Drew { seat: Seat(0), count: 0, why: WhyDrawn::NothingFits, cards: None };
    assert_eq!(told(&game), [drew]);
    assert_eq!(
        (turn(&game), count(&game, 1), view(&game).last[0]),
        (2, 2, Some(LastMove::Drew { count: 0 }))
    );
}

#[test]
fn un_15_a_penalty_takes_what_there_is() {
    let mut game = begin("middle r5; 1: r-draw2 g2; 2: b7 b2; 3: rest");
    play(&mut game, &["r-draw2", "take"]);
    // Only the red 5 was there for two.
    assert_eq!((turn(&game), count(&game, 2), view(&game).stock), (3, 3, 0));
    assert_eq!(view(&game).last[1], Some(LastMove::Took { count: 1 }));
}

#[test]
fn un_30_everybody_sees_counts_and_nobody_another_hand() {
    let mut game = begin("middle r5; 1: r6 b1 b2; 2: b3 y1; 3: g1 g2 g3 g4");
    play(&mut game, &["r6", "draw"]);
    let drawn = view(&game).drawn;
    let own = game.view(Viewer::Seat(Seat(1)));
    let other = game.view(Viewer::Seat(Seat(0)));
    let watcher = game.view(Viewer::Spectator);
    assert_eq!(own.counts[..], [2, 3, 4]);
    assert_eq!(own.hands.iter().map(Option::is_some).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(other.hands.iter().map(Option::is_some).collect::<Vec<_>>(), [true, false, false]);
    assert!(watcher.hands.iter().all(Option::is_none));
    assert_eq!((own.drawn, other.drawn, watcher.drawn), (drawn, None, None));
    assert_eq!((own.you, watcher.you, own.points), (Some(Seat(1)), None, None));
    assert_eq!(other.lays().len(), 0, "it is not this seat's turn");
}

#[test]
fn un_32_what_people_type() {
    let mut game = begin("middle r-draw2; 1: wild-draw4 y1; 2: g1; 3: r3; penalty 2");
    let facing = view(&game);
    play(&mut game, &["take"]);
    let view = view(&game);
    for (text, action) in [
        ("r5", "r5"),
        ("R 5", "r5"),
        ("red 5", "r5"),
        ("g+2", "g-draw2"),
        ("G +2", "g-draw2"),
        ("green draw2", "g-draw2"),
        ("y skip", "y-skip"),
        ("ys", "y-skip"),
        ("yellow-skip", "y-skip"),
        ("b rev", "b-reverse"),
        ("br", "b-reverse"),
        ("rr", "r-reverse"),
        ("W", "wild"),
        ("w4", "wild-draw4"),
        ("wild +4", "wild-draw4"),
        ("+4", "wild-draw4"),
        ("d", "draw"),
        ("take", "draw"),
        (" Pass ", "pass"),
        ("r", "red"),
        ("Blue", "blue"),
    ] {
        assert_eq!(typed(&view, text).map(|action| action.to_string()), Ok(action.to_owned()), "{text}");
    }
    assert_eq!(typed(&facing, "draw"), Ok(Action::Take));
    for text in ["", " ", "5", "r10", "r55", "x5", "purple", "rs5", "w5", "drawn", "é", "٥", "r٥", "5r"] {
        assert_eq!(typed(&view, text), Err(Refusal::NotAnAction), "{text}");
    }
    // Every action's own text is understood as well.
    for kind in Card::kinds() {
        assert_eq!(typed(&view, &kind.to_string()), Ok(Action::Lay(kind)));
        assert_eq!(kind.to_string().parse(), Ok(Action::Lay(kind)));
    }
    assert_eq!("r 5".parse::<Action>(), Err(Refusal::NotAnAction));
}
