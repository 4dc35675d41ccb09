//! UNO on the page: who sees which cards, what is offered, how it ends. That
//! it works in a browser is shown by `tests/browser`.

use std::collections::BTreeSet;

use meydan_core::{AnyMatch, NewMatch, Seat, SeatSet, Seed, Viewer};
use meydan_pages as pages;
use meydan_words::Lang;
use uno::Uno;

use crate::drawn::{begins, between, frame, lit, plain};
use crate::samples::{LAST, PENALTY, uno, uno_table};

/// The cards of a seat as the referee knows them.
fn held(game: &dyn AnyMatch, seat: Seat) -> Vec<String> {
    let view = game.view(Viewer::Referee);
    let view = view.of::<Uno>().expect("a view of UNO");
    let hand = view.hands[seat.index()].expect("the referee sees all");
    hand.iter().map(|card| card.to_string()).collect()
}

/// UN-30 and the promise of every view: the page of a seat has that hand, and no page another one.
#[test]
fn each_page_has_the_own_hand_and_no_other() {
    for (seats, lang) in [(3, Lang::En), (4, Lang::Fa), (5, Lang::Tr)] {
        let game = uno(None, seats, &[]);
        let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let model = uno_table(frame(lang), game.as_ref(), viewer);
            let page = pages::table(&model).into_string();
            let own = match viewer {
                Viewer::Seat(seat) => held(game.as_ref(), seat),
                _ => Vec::new(),
            };
            assert_eq!(between(&page, "data-place=\"hand:", "\""), own, "{viewer:?}");
            // Every face on the page is an own card or the middle one.
            assert_eq!(page.matches("class=\"card\"").count(), own.len() + 1, "{viewer:?}");
            assert_eq!(page.matches("class=\"plate-count\"").count(), usize::from(seats));
        }
    }
}

#[test]
fn the_others_sit_around_the_table_in_the_order_of_play() {
    let game = uno(None, 5, &[]);
    let model = uno_table(frame(Lang::En), game.as_ref(), Viewer::Seat(Seat(3)));
    let board = pages::parts(&model).board;
    assert_eq!(between(&board, "data-plate=\"", "\""), ["4", "0", "1", "2", "3"], "the own place comes last");
    for text in ["Ada", "Player 2", "Cem", "Computer 4", "شیرین"] {
        assert!(board.contains(text), "{text}");
    }
    assert!(board.contains("away"), "Cem is not there");
}

/// UN-13: what answers is offered, and so is taking; the rest is there to be explained.
#[test]
fn a_penalty_is_said_and_what_answers_it_is_lit() {
    let game = uno(Some(PENALTY), 4, &[]);
    let model = uno_table(frame(Lang::En), game.as_ref(), Viewer::Seat(Seat::FIRST));
    let parts = pages::parts(&model);
    assert!(parts.board.contains("Take 2 or answer"));
    assert!(parts.status.contains("Your turn: take 2 cards or answer."), "{}", parts.status);
    let lit = lit(&parts.board);
    let offered = begins(&model);
    assert_eq!(lit, offered);
    assert_eq!(lit, BTreeSet::from(["hand:g-draw2", "stock"]));
    let watched = pages::parts(&uno_table(frame(Lang::En), game.as_ref(), Viewer::Spectator));
    assert!(plain(&watched.board).contains("Ada: take 2 or answer") && !watched.board.contains("hand:"));
    assert!(plain(&watched.status).contains("Waiting for Ada to take 2 cards or answer."));
}

/// UN-11: four buttons with shape and name, on the table and nowhere else.
#[test]
fn a_colour_is_chosen_on_the_table_and_then_in_force() {
    let start = PENALTY.replace("penalty 2", "");
    let game = uno(Some(&start), 4, &["wild"]);
    let asked = pages::parts(&uno_table(frame(Lang::En), game.as_ref(), Viewer::Seat(Seat::FIRST)));
    let colours = ["red", "green", "blue", "yellow"];
    assert_eq!(between(&asked.board, "data-place=\"button:", "\""), colours);
    assert!(!asked.buttons.contains("data-place"), "not twice on the page");
    assert!(asked.board.contains("Colour to be named"));
    let other = pages::parts(&uno_table(frame(Lang::En), game.as_ref(), Viewer::Seat(Seat::SECOND)));
    assert!(!other.board.contains("button:"), "only who laid it is asked");
    let game = uno(Some(&start), 4, &["wild", "blue"]);
    for (lang, letter) in [(Lang::En, "B"), (Lang::Fa, "آ"), (Lang::Tr, "M")] {
        let parts = pages::parts(&uno_table(frame(lang), game.as_ref(), Viewer::Spectator));
        let force = between(&parts.board, "<p class=\"force\"", "</p>");
        assert!(matches!(force[..], [force] if force.contains("#shape-blue")
            && force.contains(&format!(">{letter}<")) && force.contains("data-colour=\"blue\"")));
        assert_eq!(parts.moves.matches("<li>").count(), 1, "a Wild and its colour are one turn");
    }
}

#[test]
fn the_list_tells_moves_and_no_secrets() {
    let game = uno(Some(PENALTY), 4, &["g-draw2", "take"]);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND)] {
        let parts = pages::parts(&uno_table(frame(Lang::En), game.as_ref(), viewer));
        assert_eq!(between(&parts.moves, "<bdi>", "</bdi>"), ["lays green Draw 2", "takes the penalty"]);
        assert!(parts.moves.contains("<span class=\"move-who\" dir=\"auto\">Ada</span>"));
        // Which they were is told to who took them alone.
        let own = viewer == Viewer::Seat(Seat::SECOND);
        let end = if own { ": " } else { "." };
        let taken = format!("Player 2 takes 4 cards{end}");
        assert!(plain(&parts.status).contains(&taken), "{}", parts.status);
    }
}

/// UN-02: between two people at one screen.
#[test]
fn a_cover_names_who_is_next_and_hides_every_hand() {
    let game = uno(Some(&PENALTY.replace("penalty 2", "")), 4, &["wild", "blue"]);
    let mut model = uno_table(frame(Lang::En), game.as_ref(), Viewer::Spectator);
    (model.yours, model.covered) = (SeatSet::first(3), Some(Seat::SECOND));
    model.offers.clear();
    let page = plain(&pages::table(&model).into_string());
    assert!(
        page.contains("Pass the device to Player 2.") && page.contains("data-do=\"look\" data-seat=\"1\"")
    );
    assert!(!page.contains("data-place=\"hand:"));
    assert!(page.contains("data-front=\"1\""), "the table is seen from that side already");
}

/// UN-16, UN-20: the penalty of the last card is taken, then hands are opened, fewest first.
#[test]
fn the_end_is_a_table_with_all_hands_open() {
    let game = uno(Some(LAST), 3, &["g-draw2"]);
    for viewer in [Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let parts = pages::parts(&uno_table(frame(Lang::En), game.as_ref(), viewer));
        let rows = between(&parts.board, "<tr class=\"won\" data-seat=\"", "</tr>");
        assert!(matches!(rows[..], [row] if row.starts_with('0') && row.contains("★ won")), "{rows:?}");
        let score = between(&parts.board, "<tbody>", "</tbody>").concat();
        let sums: Vec<i64> = between(&score, "<td class=\"sum\">", "<")
            .iter()
            .map(|sum| sum.parse().expect("a number"))
            .collect();
        assert!(sums.len() == 3 && sums[0] == 0 && sums.is_sorted(), "{sums:?}");
        assert_eq!(score.matches("class=\"open-card\"").count(), 4 + 3, "two, two more, and three");
        assert!(!parts.board.contains("role=\"grid\""), "no hand to play from");
    }
}

fn uno_at_home(start: &str) -> Box<dyn AnyMatch> {
    let mut config = serde_json::json!({ "start": start });
    for rule in uno::HouseRule::ALL {
        config[rule.code()] = serde_json::json!(true);
    }
    let seats = start.matches(':').count() as u8;
    NewMatch { config, seats, seed: Seed::from_number(3), clock: None }.begin::<Uno>().expect("a start")
}

/// UN-50 to UN-55: which house rules hold, what they offer, and nothing of it to others.
#[test]
fn house_rules_show_and_are_offered() {
    for (lang, rule) in [(Lang::En, "Jump in"), (Lang::Fa, "پریدن میان بازی"), (Lang::Tr, "Araya girme")]
    {
        let game = uno_at_home("middle g4; 1: g7 g9; 2: r2 g1 b2; 3: g9 b6; 4: y1 y2");
        let page = |viewer| pages::parts(&uno_table(frame(lang), game.as_ref(), viewer));
        let own = page(Viewer::Seat(Seat::FIRST));
        assert!(own.board.contains(rule), "{}", own.board);
        let places = BTreeSet::from(["button:uno", "hand:g7", "hand:g9"]);
        assert_eq!(lit(&own.board), places);
        assert!(!page(Viewer::Spectator).board.contains("button:uno"));
    }
    let mut game = uno_at_home("middle g4; 1: g7 g9; 2: r2 g1 b2; 3: g7 b6; 4: y1 y2");
    let act = |game: &mut dyn AnyMatch, seat: u8, action: &str| {
        game.act_text(game.at(), Seat(seat), action).expect(action);
    };
    act(game.as_mut(), 0, "g7");
    let places = |game: &dyn AnyMatch, seat: u8| {
        let parts = pages::parts(&uno_table(frame(Lang::En), game, Viewer::Seat(Seat(seat))));
        lit(&parts.board).into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(places(game.as_ref(), 0), ["button:swap-2", "button:swap-3", "button:swap-4", "button:uno"]);
    assert_eq!(places(game.as_ref(), 3), ["button:catch"]);
    act(game.as_mut(), 0, "swap-4");
    // Whoever holds the same card may lay it out of turn, and catch.
    assert_eq!(places(game.as_ref(), 2), ["button:catch", "button:uno", "hand:g7"]);
    assert_eq!(places(game.as_ref(), 3), ["button:catch"]);
}
