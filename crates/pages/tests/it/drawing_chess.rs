//! Advanced chess on the page: what stands on the board and beside it, what the
//! score sheet explains, what is offered when. That it works in a browser is
//! shown by `tests/browser`.

use std::collections::BTreeSet;

use chess::board::Square;
use meydan_core::{AnyAction, AnyMatch, Seat, SeatSet, Viewer};
use meydan_pages as pages;
use meydan_words::Lang;
use serde_json::{Value, json};

use crate::drawn::{begins, between, frame, marked, plain, text};
use crate::samples::{PROMOTES, chess, chess_table};

fn parts(lang: Lang, config: &Value, actions: &[&str], yours: SeatSet) -> pages::Parts {
    pages::parts(&chess_table(frame(lang), chess(config, actions).as_ref(), yours, None))
}

const BOTH: SeatSet = SeatSet::first(2);

/// CH-60: the board with its pieces from the own side, never mirrored.
#[test]
fn the_board_is_seen_from_the_own_side_in_every_language() {
    for (lang, yours, corners) in [
        (Lang::En, BOTH, ["a8", "h8", "a1", "h1"]),
        (Lang::Fa, SeatSet::one(Seat::SECOND), ["h1", "a1", "h8", "a8"]),
        (Lang::Tr, SeatSet::EMPTY, ["a8", "h8", "a1", "h1"]),
    ] {
        let board = parts(lang, &Value::Null, &["Pe2e4"], yours).board;
        let grid = board.split("role=\"grid\"").nth(1).expect("a grid");
        let places = between(grid, "data-place=\"", "\"");
        assert!(board.starts_with("<div class=\"chess\" dir=\"ltr\""));
        assert_eq!([places[0], places[7], places[56], places[63]], corners);
        assert_eq!((places.len(), board.matches("tabindex=\"0\"").count()), (64, 1));
        assert_eq!(board.matches("<use").count(), 32);
        assert_eq!(marked(&board, "end"), BTreeSet::from(["e2", "e4"]), "the last move");
        assert_eq!(marked(&board, "dark").len(), 32);
        assert!(marked(&board, "dark").contains("a1"));
    }
}

/// CH-12, CH-32: what can be picked, what may be touched, what was.
#[test]
fn squares_show_what_can_be_picked() {
    let game = chess(&Value::Null, &["touch-b1"]);
    let model = chess_table(frame(Lang::En), game.as_ref(), BOTH, None);
    let parts = pages::parts(&model);
    let mut offered = begins(&model);
    offered.retain(|place| place.parse::<Square>().is_ok());
    assert_eq!(marked(&parts.board, "can"), offered);
    assert_eq!(marked(&parts.board, "mine").len(), 16, "also what cannot move may be touched");
    assert_eq!(marked(&parts.board, "touched"), BTreeSet::from(["b1"]));
    assert!(parts.status.contains("Touched: knight b1. Moving another piece costs 1 negative point."));
    let watched = self::parts(Lang::En, &Value::Null, &[], SeatSet::EMPTY);
    assert_eq!((marked(&watched.board, "can").len(), marked(&watched.board, "mine").len()), (0, 0));
    assert!(!watched.buttons.contains("data-place"));
    // Issue 16, point 14: restarting asks, and is not for who watches.
    assert!(!watched.buttons.contains("data-restart"));
    let restart = parts.buttons.split("data-restart").nth(1).expect("a way to begin anew");
    assert!(restart.contains("data-sure=") && restart.contains("this one is kept"), "{restart}");
}

/// CH-60: whoever is in check, by a burst and in words.
#[test]
fn a_check_is_marked_on_its_king() {
    let parts = parts(Lang::En, &Value::Null, &["Pe2e4", "Pf7f6", "Qd1h5"], BOTH);
    assert_eq!(marked(&parts.board, "check"), BTreeSet::from(["e8"]));
    assert!(parts.board.contains("e8, black king, in check"));
    assert!(plain(&parts.status).contains("Last move: White Qd1h5, 11 points. Check."), "{}", parts.status);
}

/// CH-20 … CH-33: each point of each turn with the rule that gave it.
#[test]
fn the_sheet_explains_every_point() {
    let actions =
        ["Pe2e4", "Pd7d5", "Pe4d5", "Qd8d5", "Hb1c3", "touch-a7", "Qd5e5", "undo", "Qd5d8", "Hc3b1", "Pa7a6"];
    let moves = parts(Lang::En, &Value::Null, &actions, BOTH).moves;
    let turns: Vec<String> = between(&moves, "<li", "</li>").into_iter().map(text).collect();
    assert_eq!(turns.len(), 8, "{turns:#?}");
    assert!(
        turns[2].contains("3 Pe4d5 capture: pawn +6 capture: pawn +3 pawn in the enemy's half +3"),
        "{}",
        turns[2]
    );
    assert!(turns[4].contains("Hb1c3 +5 threat: queen d5 +5"), "{}", turns[4]);
    assert!(turns[5].contains("another piece was touched 1 neg."), "{}", turns[5]);
    assert!(turns[5].contains("move taken back 5 neg.") && !turns[5].contains("Qd5e5"), "{}", turns[5]);
    assert!(turns[6].contains("piece moved back 2 neg."), "{}", turns[6]);
    // Every move leads to its moment; what was taken back is no moment any more.
    assert_eq!(between(&moves, "data-entry=\"", "\""), ["1", "2", "3", "4", "5", "9", "10", "11"]);
    assert_eq!(between(&moves, "data-at=\"", "\"").last(), Some(&"now"));
    for lang in [Lang::Fa, Lang::Tr] {
        let moves = parts(lang, &Value::Null, &actions, BOTH).moves;
        assert!(moves.contains("<bdi>Hb1c3</bdi>"), "moves are written the same everywhere");
    }
}

/// CH-52, CH-53: an earlier moment has its board, and the whole sheet with that moment marked.
#[test]
fn a_review_has_the_board_of_its_moment_and_the_whole_sheet() {
    let game = chess(&Value::Null, &["Pe2e4", "touch-d7", "Pd7d5", "Pe4d5", "Qd8d5"]);
    let at = |step| pages::parts(&chess_table(frame(Lang::En), game.as_ref(), BOTH, step));
    let early = at(Some(3));
    assert_eq!(marked(&early.board, "end"), BTreeSet::from(["d7", "d5"]));
    let current: Vec<&str> =
        between(&early.moves, "<a ", "</a>").into_iter().filter(|a| a.contains("aria-current")).collect();
    assert!(matches!(current[..], [one] if one.contains("Pd7d5")), "{current:?}");
    assert!(early.moves.contains("Qd8d5"), "the rest of the game is there too");
    assert!(early.status.contains("You are looking at move 2 of 4."), "a touch is no move: {}", early.status);
    let head = |moves: &str| {
        let head = moves.split("<ol").next().unwrap_or_default().to_owned();
        between(&head, "data-at=\"", "\"").into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(head(&early.moves), ["0", "1", "4", "now"]);
    assert_eq!(head(&at(None).moves), ["0", "4"]);
    // CH-54: any moment can be gone on from.
    assert!(
        early.buttons.contains("href=\"/play/chess?from=x7kq2m&amp;at=3\" data-go-on"),
        "{}",
        early.buttons
    );
    assert!(!at(None).buttons.contains("data-go-on"));
    let view = game.as_of(3).expect("a moment").view(Viewer::Spectator);
    let position = pages::position("chess", &view).expect("a position");
    assert!(position.starts_with("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w"), "{position}");
    let again = chess(&json!({ "position": position }), &["Pe4d5"]);
    let points = |game: &dyn AnyMatch| {
        let view = game.view(Viewer::Spectator);
        view.of::<chess::Chess>().map(|view| (view.points, view.number))
    };
    assert_eq!(points(again.as_ref()), points(game.as_of(4).expect("a moment").as_ref()));
}

/// CH-27, CH-30: buttons with their prices; what cannot be done says why.
#[test]
fn buttons_have_their_prices() {
    let button = |buttons: &str, place: &str| {
        let found = between(buttons, "<button", "</button>")
            .into_iter()
            .find(|one| one.contains(place))
            .map(str::to_owned);
        found.unwrap_or_else(|| panic!("{place}"))
    };
    let start = parts(Lang::En, &Value::Null, &[], BOTH).buttons;
    let double = button(&start, "button:double");
    assert!(double.contains("disabled") && text(&double).contains("costs 30, you have 0"), "{double}");
    assert!(text(&button(&start, "button:undo")).contains("nothing to take back"));
    let moved = parts(Lang::En, &Value::Null, &["Pe2e4"], BOTH).buttons;
    let undo = button(&moved, "button:undo");
    assert!(
        !undo.contains("disabled") && text(&undo).contains("Take back: White costs 5 negative points"),
        "{undo}"
    );
    let rich = json!({ "position": PROMOTES });
    let double = button(&parts(Lang::En, &rich, &[], BOTH).buttons, "button:double");
    assert!(!double.contains("disabled") && text(&double).contains("costs 30 points"));
    let side = json!({ "position": PROMOTES, "side-threats": true });
    assert!(text(&parts(Lang::En, &side, &[], BOTH).buttons).contains("costs 50, you have 31"));
    let declared = parts(Lang::En, &rich, &["double"], BOTH);
    assert!(text(&button(&declared.buttons, "button:double")).contains("under way"));
    assert!(declared.status.contains("White: make the first of two moves."));
    // The opponent may not take it back, and is not offered to.
    let other = parts(Lang::En, &Value::Null, &["Pe2e4"], SeatSet::one(Seat::SECOND)).buttons;
    assert!(button(&other, "button:undo").contains("disabled"));
}

/// CH-10: the four pieces, only where a pawn may become one.
#[test]
fn a_promotion_is_chosen_over_the_board() {
    let board = parts(Lang::En, &json!({ "position": PROMOTES }), &[], BOTH).board;
    let chooser = board.split("class=\"promotion\"").nth(1).expect("a chooser");
    assert_eq!(
        between(chooser, "data-place=\"", "\""),
        ["button:queen", "button:rook", "button:bishop", "button:knight"]
    );
    assert_eq!(
        between(chooser, "aria-label=\"", "\""),
        ["What does the pawn become?", "queen", "rook", "bishop", "knight"]
    );
    assert!(!parts(Lang::En, &Value::Null, &[], BOTH).board.contains("class=\"promotion\""));
}

/// CH-33, CH-60: negative points up to the red line, and what happens beyond it.
#[test]
fn the_red_line_is_seen_and_so_is_what_it_does() {
    let rich = json!({ "position": PROMOTES });
    let start = parts(Lang::En, &rich, &[], BOTH);
    assert!(start.players.contains("Negative 6 / 15") && start.players.contains("Negative 15 / 15"));
    assert_eq!(start.players.matches("class=\"negative beyond\"").count(), 1);
    assert_eq!(start.players.matches("class=\"full\"").count(), 6 + 15);
    assert!(start.players.contains("15 negative points; the red line is at 15"));
    assert!(!start.status.contains("class=\"struck\""));
    let struck = parts(Lang::En, &rich, &["Pg7g8Q"], BOTH);
    let banner = between(&struck.status, "class=\"struck\"", "</p>").concat();
    assert!(banner.contains("Red line!"), "{}", struck.status);
    let moves = text(&struck.moves);
    assert!(moves.contains("red line:") && moves.contains("15 negative points come off"), "{moves}");
    assert!(struck.players.contains("Negative 0 / 15"));
}

/// CH-40: each is asked once, and nobody sees when it will strike.
#[test]
fn tampering_is_asked_seat_by_seat() {
    let config = json!({ "tampering": true });
    let asked = |actions: &[&str], yours| parts(Lang::En, &config, actions, yours).board;
    let first = asked(&[], BOTH);
    assert!(first.contains("White: do you want sudden tampering?"));
    let question = first.split("role=\"grid\"").next().unwrap_or_default();
    assert_eq!(
        between(question, "data-place=\"button:", "\""),
        ["tamper-none", "tamper-a", "tamper-b", "tamper-c", "tamper-d"]
    );
    assert!(asked(&["tamper-a"], BOTH).contains("Black: do you want sudden tampering?"));
    assert!(asked(&["tamper-a"], SeatSet::one(Seat::FIRST)).contains("Your opponent is being asked"));
    assert!(asked(&["tamper-a"], SeatSet::one(Seat::SECOND)).contains("Do you want sudden tampering?"));
    let mut begun = chess(&config, &["tamper-a"]);
    let at = begun.at();
    begun.act_text(at, Seat::SECOND, "tamper-a").expect("an answer");
    let parts = pages::parts(&chess_table(frame(Lang::En), begun.as_ref(), BOTH, None));
    assert!(!parts.board.contains("class=\"question\""));
    assert!(parts.moves.contains("Tampering A: every so many turns"), "the way is known, the number is not");
}

/// CH-42: played until it strikes, which is then said, marked and listed.
#[test]
fn tampering_is_shown_when_it_strikes() {
    let mut game = chess(&json!({ "tampering": true }), &["tamper-a"]);
    let at = game.at();
    game.act_text(at, Seat::SECOND, "tamper-a").expect("an answer");
    // Knights out and back: nothing happens but what is drawn, within twenty turns.
    let struck = (0..40).find_map(|turn| {
        let seat = game.pending().only()?;
        let of_piece = |one: &AnyAction| one.to_string().starts_with(['H', 'P', 'R']);
        let legal: Vec<AnyAction> = game.legal(seat).into_iter().filter(of_piece).collect();
        let at = game.at();
        game.act(at, seat, &legal[turn * 5 % legal.len()]).expect("a legal move");
        let parts = pages::parts(&chess_table(frame(Lang::En), game.as_ref(), BOTH, None));
        parts.status.contains("Tampering! A random move was played for").then_some(parts)
    });
    let struck = struck.expect("it strikes within twenty turns");
    assert_eq!(marked(&struck.board, "chance").len(), 2);
    assert!(text(&struck.moves).contains("tampering: random move"));
    // The move before it and the random one came with the same entry, which is marked once.
    assert_eq!(struck.moves.matches("aria-current").count(), 1);
    assert!(between(&struck.moves, "<a ", "</a>").last().is_some_and(|last| last.contains("aria-current")));
}

/// CH-60: what each has captured, strongest first.
#[test]
fn captured_pieces_lie_with_who_took_them() {
    let actions = ["Pe2e4", "Pd7d5", "Pe4d5", "Qd8d5", "Hb1c3", "Pa7a6", "Hc3d5"];
    let players = parts(Lang::En, &Value::Null, &actions, BOTH).players;
    assert!(players.contains("aria-label=\"Captured: queen, pawn\""), "{players}");
    assert!(players.contains("aria-label=\"Captured: pawn\""));
    assert!(players.contains("title=\"28 points\""), "{players}");
}

/// CH-13: points decide, also after mate.
#[test]
fn the_end_says_how_and_what_can_follow() {
    let over = parts(Lang::En, &Value::Null, &["Pf2f3", "Pe7e5", "Pg2g4", "Qd8h4"], BOTH);
    assert!(over.status.contains("Mate. The points decide."), "{}", over.status);
    assert!(over.buttons.contains("data-do=\"rematch\"") && over.buttons.contains("data-exit"));
    assert!(!over.buttons.contains("data-go-on"), "nothing goes on from a mate");
    let mut game = chess(&Value::Null, &["Pe2e4"]);
    let at = game.at();
    game.drop_seat(at, Seat::SECOND).expect("giving up");
    let resigned = pages::parts(&chess_table(frame(Lang::En), game.as_ref(), BOTH, None));
    assert!(resigned.buttons.contains("data-go-on"), "the position could be played on");
}
