//! UN-16, UN-17, UN-20: how a round ends, and giving up.

use meydan_core::{GameTime, Seat, SeatSet, Viewer};
use uno::{Event, LastMove, WhyDrawn};

use super::{all_cards, begin, count, play, told, turn, view};

fn result(game: &meydan_core::Match<uno::Uno>) -> (Vec<i32>, SeatSet, &'static str) {
    let outcome = game.outcome().expect("over");
    (outcome.points.to_vec(), outcome.winners, outcome.reason)
}

#[test]
fn un_16_an_empty_hand_ends_the_round() {
    let mut game = begin("middle r5; 1: r1; 2: g9 b-skip; 3: wild r0 y-reverse");
    play(&mut game, &["r1"]);
    assert_eq!(result(&game), (vec![0, 29, 70], SeatSet::one(Seat(0)), "hand-empty"));
    // Hands are open now, to everybody.
    let watched = game.view(Viewer::Spectator);
    assert!(watched.hands.iter().all(Option::is_some));
    assert_eq!(watched.points.as_deref(), Some(&[0, 29, 70][..]));
    assert!(matches!(told(&game).last(), Some(Event::Ended { .. })));
}

#[test]
fn un_16_the_penalty_of_a_last_draw2_is_taken_before_counting() {
    let mut game = begin("middle r5; 1: r-draw2; 2: g-draw2 g1; 3: b2");
    play(&mut game, &["r-draw2"]);
    // It cannot be answered, though player 2 has a Draw2.
    assert_eq!((count(&game, 2), game.pending()), (4, meydan_core::Pending::Over));
    let drew = Event::Drew { seat: Seat(1), count: 2, why: WhyDrawn::LastCard, cards: None };
    assert!(told(&game).contains(&drew));
    let (points, winners, _) = result(&game);
    assert_eq!((points[0], winners), (0, SeatSet::one(Seat(0))));
    assert_eq!(points[1], game.position().hand(Seat(1)).points());
    assert!(points[1] >= 21);
}

#[test]
fn un_16_the_whole_outstanding_sum_is_taken() {
    // Anticlockwise, a Wild Draw 4 as the last card on four that are due; no colour is asked for.
    let mut game =
        begin("middle r-draw2; 1: wild-draw4; 2: g-draw2 g1; 3: b2; turn 1; anticlockwise; penalty 4");
    play(&mut game, &["wild-draw4"]);
    assert_eq!((count(&game, 3), count(&game, 2), view(&game).penalty), (9, 2, 0));
    assert_eq!(result(&game).2, "hand-empty");
}

#[test]
fn un_17_the_round_ends_after_2000_turns() {
    let mut game = begin("middle r5; 1: r1 b9; 2: r2 g7; 3: r3 wild; turns 1998");
    play(&mut game, &["r1"]);
    assert_eq!(game.outcome(), None);
    play(&mut game, &["r2"]);
    assert_eq!(result(&game), (vec![9, 7, 53], SeatSet::one(Seat(1)), "turn-limit"));
    // A penalty that waits is not taken: hands are counted as they are.
    let mut game = begin("middle r5; 1: r-draw2 b9; 2: r2 g7; 3: r3 wild; turns 1999");
    play(&mut game, &["r-draw2"]);
    assert_eq!(result(&game), (vec![9, 9, 53], [Seat(0), Seat(1)].into_iter().collect(), "turn-limit"));
}

#[test]
fn un_20_equal_points_share_the_place() {
    // A zero in hand costs nothing.
    let mut game = begin("middle r5; 1: r1; 2: g0; 3: b0 b-skip");
    play(&mut game, &["r1"]);
    assert_eq!(result(&game), (vec![0, 0, 20], SeatSet::first(2), "hand-empty"));
    let outcome = game.outcome().expect("over");
    assert_eq!([0, 1, 2].map(|seat| outcome.value(Seat(seat))), [0, 0, -1]);
}

#[test]
fn giving_up_lets_the_others_go_on() {
    let mut game = begin("middle r5; 1: r1 g9; 2: b7 g0; 3: r3 g4; 4: r8 y4");
    game.drop_seat(GameTime::ZERO, Seat(1)).expect("it may");
    assert_eq!((turn(&game), view(&game).last[1]), (1, Some(LastMove::Left)));
    play(&mut game, &["r1"]);
    assert_eq!(turn(&game), 3, "who gave up is passed over");
    play(&mut game, &["r3", "r8"]);
    assert_eq!(turn(&game), 1);
    // The turn of who gives up goes to the next.
    game.drop_seat(GameTime::ZERO, Seat(0)).expect("it may");
    assert_eq!(turn(&game), 3);
    game.drop_seat(GameTime::ZERO, Seat(3)).expect("it may");
    let (points, winners, reason) = result(&game);
    assert_eq!((points, winners, reason), (vec![9, 7, 4, 4], SeatSet::one(Seat(2)), "resigned"));
}

#[test]
fn who_gave_up_cannot_win() {
    let mut game = begin("middle r5; 1: r1 g9; 2: r0; 3: g8 r4");
    game.drop_seat(GameTime::ZERO, Seat(1)).expect("it may");
    play(&mut game, &["r1", "r4", "draw"]);
    let seat = game.pending().seats().only().expect("somebody's turn");
    game.drop_seat(GameTime::ZERO, seat).expect("it may");
    assert_eq!(result(&game).1.only(), Some(Seat(2 - seat.0)));
}

#[test]
fn a_penalty_is_taken_along_and_a_colour_is_drawn() {
    let mut game = begin("middle r-draw2; 1: r1 g9; 2: b7 g0; 3: r3 g4; penalty 4");
    game.drop_seat(GameTime::ZERO, Seat(0)).expect("it may");
    assert_eq!((turn(&game), count(&game, 1), view(&game).penalty), (2, 6, 0));
    let mut game = begin("middle r5; 1: wild-draw4 g9; 2: b7 g0; 3: r3 g4");
    play(&mut game, &["wild-draw4"]);
    game.drop_seat(GameTime::ZERO, Seat(0)).expect("it may");
    // The penalty of a card that was laid stays.
    assert_eq!((turn(&game), view(&game).penalty, view(&game).colour.is_some()), (2, 4, true));
    assert_eq!(all_cards(game.position()).len(), 108);
}
