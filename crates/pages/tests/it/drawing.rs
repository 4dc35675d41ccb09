//! What holds for the pages whatever stands on them. That they work in a
//! browser is shown by `tests/browser`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use meydan_core::{AnyAction, AnyMatch, NewMatch, Seat, SeatSet, Seed, Viewer};
use meydan_pages as pages;
use meydan_pages::model::{ComputerOpinion, PlayerKind, UndoAsked};
use meydan_search::{Certainty, Level, Opinion};
use meydan_words::{Lang, Words};
use othello::Othello;

use crate::drawn::{begins, between, frame, lit, marked, plain};
use crate::samples::{ALL, BOTH, EMPTY, FOUR, all, chess, pentago, pentago_table, played, player, table};

fn people() -> Vec<pages::model::PlayerSnapshot> {
    vec![player(0, "Shirin", PlayerKind::Person), player(1, "Deniz", PlayerKind::Person)]
}

/// Missing texts and arguments panic in tests, so drawing everything in every language finds them.
#[test]
fn every_page_is_drawn_in_every_language_and_keeps_to_the_policy() {
    for lang in Lang::ALL {
        let mut count = 0;
        all(frame(lang), &mut |name, page| {
            count += 1;
            let html = page.into_string();
            assert!(html.starts_with("<!DOCTYPE html>"), "{name}");
            let root = format!("<html lang=\"{}\" dir=\"{}\" data-theme=\"system\">", lang, lang.direction());
            assert!(html.contains(&root), "{name}");
            for forbidden in [" style=", "<style", "javascript:", "data:", "https:", " onclick=", " onload="]
            {
                assert!(!html.contains(forbidden), "{name} has {forbidden}");
            }
            for script in between(&html, "<script", "</script>") {
                let ours = script.strip_prefix(" type=\"module\" src=\"/assets/0123/");
                let ours = ours.and_then(|file| file.strip_suffix("\">"));
                let there = ours.is_some_and(|file| Path::new("../../web").join(file).is_file());
                assert!(there, "{name}: {script}");
            }
            let ids = between(&html, " id=\"", "\"");
            assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{name}: {ids:?}");
            assert_eq!(html.matches("<h1").count(), 1, "{name}");
        });
        assert!(count >= 14, "{count}");
    }
}

#[test]
fn names_stand_in_addresses_by_their_bytes() {
    assert_eq!(pages::encoded("Şirin-a b.acd"), "%C5%9Eirin-a%20b.acd");
}

#[test]
fn what_people_type_is_shown_and_never_obeyed() {
    let name = "<img src=x onerror=alert(1)>\"'&";
    let game = played(3);
    let players = vec![player(0, name, PlayerKind::Person), player(1, name, PlayerKind::Person)];
    let mut model = table(frame(Lang::Fa), game.as_ref(), players, SeatSet::first(2), None);
    model.undo_asked = Some(UndoAsked { by: Seat::FIRST, waiting: SeatSet::one(Seat::SECOND) });
    model.invitation = Some(format!("http://x/{name}"));
    let html = pages::table(&model).into_string();
    assert!(!html.contains("<img"));
    assert!(html.contains("&lt;img src=x onerror=alert(1)&gt;&quot;'&amp;"));
}

#[test]
fn the_board_is_a_grid_that_offers_what_is_offered_and_is_never_mirrored() {
    for (moves, lang) in [(0, Lang::En), (9, Lang::Fa), (30, Lang::Tr), (ALL, Lang::Fa)] {
        let game = played(moves);
        let model = table(frame(lang), game.as_ref(), people(), SeatSet::first(2), None);
        let offered = begins(&model);
        let board = pages::parts(&model).board;
        assert!(board.starts_with("<div class=\"othello\" dir=\"ltr\">"));
        assert_eq!(board.matches("role=\"row\"").count(), 8);
        assert_eq!(board.matches("tabindex=\"0\"").count(), 1);
        let squares = between(&board, "<button", "</button>");
        assert_eq!(squares.len(), 64);
        let names: Vec<&str> = between(&board, "data-place=\"", "\"");
        assert_eq!((names[0], names[1], names[8], names[63]), ("a1", "b1", "a2", "h8"));
        assert_eq!(lit(&board), offered);
        let discs = board.matches("#disc-black").count() + board.matches("#disc-white").count();
        assert_eq!(discs, 4 + model.line.len(), "every move so far placed a disc");
    }
}

#[test]
fn the_list_of_moves_leads_to_every_moment() {
    let game = played(5);
    let steps = |step| {
        let model = table(frame(Lang::En), game.as_ref(), people(), SeatSet::EMPTY, step);
        let moves = pages::parts(&model).moves;
        let head = moves.split("<ol").next().unwrap_or_default().to_owned();
        between(&head, "data-at=\"", "\"").into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(steps(None), ["0", "4"], "first and previous");
    assert_eq!(steps(Some(4)), ["0", "3", "now", "now"]);
    assert_eq!(steps(Some(2)), ["0", "1", "3", "now"]);
    assert_eq!(steps(Some(1)), ["0", "0", "2", "now"]);
    assert_eq!(steps(Some(0)), ["1", "now"], "next and last");

    let model = table(frame(Lang::En), game.as_ref(), people(), SeatSet::first(2), Some(2));
    let parts = pages::parts(&model);
    assert_eq!(between(&parts.moves, "data-entry=\"", "\""), ["1", "2", "3", "4", "5"]);
    let current: Vec<&str> = between(&parts.moves, "<a ", "</a>")
        .into_iter()
        .filter(|link| link.contains("aria-current"))
        .collect();
    assert!(matches!(current[..], [link] if link.contains("data-entry=\"2\"")), "{current:?}");
    assert_eq!(parts.board.matches("#disc-").count(), 6, "the board of that moment");
}

#[test]
fn a_request_to_take_back_is_put_to_whom_it_concerns() {
    let game = played(6);
    let asks = |yours: SeatSet| {
        let mut model = table(frame(Lang::En), game.as_ref(), people(), yours, None);
        model.undo_asked = Some(UndoAsked { by: Seat::FIRST, waiting: SeatSet::one(Seat::SECOND) });
        pages::parts(&model).asks
    };
    let words = Words::of(Lang::En);
    let asked = asks(SeatSet::one(Seat::SECOND));
    assert_eq!(asked.matches("data-do=\"undo-answer\"").count(), 2);
    let asker = asks(SeatSet::one(Seat::FIRST));
    assert!(asker.contains(&words.say("web-ask-undo-waiting")) && !asker.contains("<button"));
    assert!(!asks(SeatSet::EMPTY).contains("<button"), "a watcher is only told");
}

#[test]
fn the_status_says_whose_turn_it_is_and_how_it_ended() {
    let status = |moves: usize, yours: SeatSet, thinking: Option<Seat>| {
        let game = played(moves);
        let players =
            vec![player(0, "Shirin", PlayerKind::Person), player(1, "", PlayerKind::Computer(Level::Expert))];
        let mut model = table(frame(Lang::En), game.as_ref(), players, yours, None);
        model.thinking = thinking;
        plain(&pages::parts(&model).status)
    };
    let black = SeatSet::one(Seat::FIRST);
    assert!(status(0, black, None).contains("It is your turn."));
    assert!(status(1, black, Some(Seat::SECOND)).contains("Computer is thinking …"));
    assert!(status(1, black, None).contains("Waiting for Computer (Expert)."));
    assert!(status(1, black, None).contains("Black placed on D3 and turned 1 disc."));
    let over = status(ALL, SeatSet::EMPTY, None);
    assert!(over.contains("Computer (Expert) wins.") && over.contains("The count: 21 – 43."), "{over}");
    assert!(status(ALL, SeatSet::one(Seat::SECOND), None).contains("You win."));
}

/// Issue 16, point 14.
#[test]
fn point_14_who_resigned_is_said_to_each_as_it_concerns_them_and_nobody_is_to_move_while_a_seat_is_free() {
    let mut game = played(3);
    let at = game.at();
    game.drop_seat(at, Seat::SECOND).expect("gives up");
    let status = |yours| {
        let model = table(frame(Lang::En), game.as_ref(), people(), yours, None);
        plain(&pages::parts(&model).status)
    };
    let other = "The other player resigned.";
    assert!(status(SeatSet::one(Seat::FIRST)).contains(other));
    let loser = status(SeatSet::one(Seat::SECOND));
    assert!(loser.contains("You resigned.") && !loser.contains(other), "{loser}");
    for yours in [SeatSet::EMPTY, SeatSet::first(2)] {
        assert!(status(yours).contains("Deniz resigned.") && !status(yours).contains(other));
    }
    let start = played(0);
    let mut players = people();
    let mut drawn = |kind| {
        players[1].kind = kind;
        let yours = SeatSet::one(Seat::FIRST);
        let model = table(frame(Lang::En), start.as_ref(), players.clone(), yours, None);
        let parts = pages::parts(&model);
        plain(&format!("{} {}", parts.players, parts.status))
    };
    let waits = drawn(PlayerKind::Open);
    assert!(!waits.contains("our turn") && waits.contains("Othello: Shirin – Free seat"), "{waits}");
    let plays = drawn(PlayerKind::Person);
    let title = "data-title=\"It is your turn. · Othello: Shirin – Deniz\"";
    assert!(plays.contains("your turn</span>") && plays.contains(title), "{plays}");
}

#[test]
fn what_a_computer_thinks_stands_beside_its_name_and_only_certainty_is_announced() {
    let opinion = |certainty, value| Opinion { value, certainty, depth: 12, nodes: 900 };
    let parts = |lang, moves: usize, told: Option<Opinion>| {
        let game = played(moves);
        let players =
            vec![player(0, "Shirin", PlayerKind::Person), player(1, "", PlayerKind::Computer(Level::Expert))];
        let mut model = table(frame(lang), game.as_ref(), players, SeatSet::one(Seat::FIRST), None);
        let opinion = |opinion| ComputerOpinion { seat: Seat::SECOND, seq: 2, opinion };
        model.opinions = told.map(opinion).into_iter().collect();
        pages::parts(&model)
    };
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for certainty in Certainty::ALL {
            let drawn = parts(lang, 2, Some(opinion(certainty, Some(3))));
            let badge = format!("class=\"certainty {}\"", certainty.code());
            let word = words.say(&format!("certainty-{}", certainty.code()));
            assert_eq!(drawn.players.matches(&badge).count(), 1, "{}", drawn.players);
            assert!(drawn.players.contains(&format!(">{word}</span>")));
            // Good for the computer is bad for the reader.
            assert!(drawn.players.contains(&words.worth("othello", -3, certainty.code())));
            assert!(drawn.players.contains(&words.say_with("depth", &[("depth", 12.into())])));
            assert_eq!(drawn.status.contains(&word), certainty != Certainty::Estimated, "{}", drawn.status);
        }
    }
    // The person has answered since: it is not announced again.
    let exact = opinion(Certainty::Exact, Some(3));
    assert!(!parts(Lang::En, 3, Some(exact)).status.contains("exact"));
    // Nothing thought, or nothing judged: the line is kept free, and one who is a person has none.
    for nothing in [None, Some(opinion(Certainty::Estimated, None))] {
        let drawn = parts(Lang::En, 2, nothing);
        assert_eq!(
            drawn.players.matches("class=\"opinion\" data-key=\"opinion:1\">\u{a0}<").count(),
            1,
            "{}",
            drawn.players
        );
        assert!(!drawn.players.contains("certainty"));
    }
    let game = played(0);
    let (view, d3) = (game.view(Viewer::Spectator), &game.legal(Seat::FIRST)[0]);
    let said = pages::hint(Lang::En, "othello", &view, d3, exact);
    assert!(said.ends_with("For you: a win by 3 discs, exact, depth 12."), "{said}");
    let said = pages::hint(Lang::En, "othello", &view, d3, opinion(Certainty::Estimated, None));
    assert!(!said.contains("For you"), "{said}");
}

#[test]
fn a_pass_is_a_button_beside_the_board_and_is_told_afterwards() {
    let start = format!("------OX{} O", "-".repeat(56));
    let config = serde_json::json!({ "start": start });
    let new = NewMatch { config, seats: 2, seed: Seed::from_number(1), clock: None };
    let mut game = new.begin::<Othello>().expect("a position to begin with");
    let both = SeatSet::first(2);
    let before = pages::parts(&table(frame(Lang::Tr), game.as_ref(), people(), both, None));
    assert!(before.buttons.contains("data-place=\"button:pass\">Pas</button>"), "{}", before.buttons);
    let at = game.at();
    game.act_text(at, Seat::SECOND, "pass").expect("white cannot move");
    let after = pages::parts(&table(frame(Lang::En), game.as_ref(), people(), both, None));
    assert!(after.status.contains("White cannot move and passes."), "{}", after.status);
    assert!(after.moves.contains("<bdi>Pass</bdi>"));
    assert!(!after.buttons.contains("button:pass"));
}

#[test]
fn the_board_of_pentago_is_one_grid_over_four_plates_with_eight_arrows() {
    let turns = ["1 4", "2 ccw", "2 2", "1 cw", "0 0"];
    for (moves, lang) in [(0, Lang::En), (2, Lang::Fa), (5, Lang::Tr)] {
        let game = pentago(EMPTY, &turns[..moves]);
        let model = pentago_table(frame(lang), game.as_ref(), None);
        let parts = pages::parts(&model);
        assert!(parts.board.starts_with("<div class=\"pentago\" dir=\"ltr\">"));
        assert_eq!(parts.board.matches("role=\"row\"").count(), 6);
        assert_eq!(parts.board.matches("role=\"gridcell\"").count(), 36);
        assert_eq!(parts.board.matches("class=\"plate ").count(), 4);
        assert_eq!(parts.board.matches("data-block=\"3\"").count(), 10, "a plate and its nine squares");
        assert_eq!(parts.board.matches("tabindex=\"0\"").count(), 2, "one in the grid, one arrow");
        assert_eq!(parts.board.matches("#marble-").count(), moves.div_ceil(2));
        let offered = begins(&model);
        let lit = lit(&parts.board);
        let skips = offered.contains("button:skip");
        assert_eq!(
            skips,
            parts.buttons.contains("button:skip"),
            "skip is beside the board where it is legal"
        );
        assert_eq!(lit.len() + usize::from(skips), offered.len());
        assert!(lit.is_subset(&offered));
    }
}

#[test]
fn pentago_says_which_part_is_asked_for_and_lists_whole_turns() {
    let parts = |actions: &[&str], step| {
        let game = pentago(EMPTY, actions);
        pages::parts(&pentago_table(frame(Lang::En), game.as_ref(), step))
    };
    let start = plain(&parts(&[], None).status);
    assert!(start.contains("Red: place a marble."), "{start}");
    let placed = parts(&["1 4"], None);
    assert!(plain(&placed.status).contains("Red: turn a block."));
    assert!(placed.status.contains("Red placed on row 1, column 4."));
    let game = pentago(EMPTY, &["1 4"]);
    let mut watched = pentago_table(frame(Lang::En), game.as_ref(), None);
    watched.yours = SeatSet::EMPTY;
    let watched = plain(&pages::parts(&watched).status);
    assert!(watched.contains("Waiting for ") && watched.contains(" to turn a block."), "{watched}");
    let turned = parts(&["1 4", "2 ccw", "0 0", "-", "5 5"], None);
    assert_eq!(turned.moves.matches("<li>").count(), 3, "a turn is one line of the list");
    assert_eq!(between(&turned.moves, "<bdi>", "</bdi>"), ["1 4", "2 ↺", "0 0", "–", "5 5"]);
    assert!(turned.moves.contains("aria-label=\"Move 1, Red: block 2 anticlockwise\""), "{}", turned.moves);
    assert!(parts(&["1 4", "2 ccw", "0 0", "-"], Some(2)).status.contains("move 1 of 2"));
    let after = parts(&["0 3", "2 ccw"], None);
    let last = BTreeSet::from(["r2c3", "turn:2:ccw"]);
    assert_eq!(marked(&after.board, "last"), last, "the plate has carried the marble on");
    assert_eq!(between(&after.board, "class=\"plate b2", "\""), [" turned"]);
}

#[test]
fn a_line_is_drawn_through_every_five_and_no_points_are_counted() {
    let parts = |start: &str, actions: &[&str]| {
        let game = pentago(start, actions);
        pages::parts(&pentago_table(frame(Lang::En), game.as_ref(), None))
    };
    assert!(!parts(FOUR, &[]).board.contains("<line"));
    let won = parts(FOUR, &["0 4"]);
    assert!(won.status.contains("Five in a row by placing a marble.") && !won.status.contains("count"));
    assert_eq!(won.board.matches("class=\"core\"").count(), 1);
    assert!(won.board.contains("Row 0, column 4, red, last marble, in the five"));
    assert!(lit(&won.board).is_empty(), "no turn is asked for");
    let both = parts(BOTH, &["5 5", "1 cw"]);
    assert!(both.status.contains("A draw."), "{}", both.status);
    assert_eq!(both.board.matches("class=\"core\"").count(), 2);
}

/// The files of a folder that the table page of a game may fetch: not those of other games.
fn size(folder: &Path, game: &str) -> u64 {
    let entries = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("an entry"));
    let size = |path: &Path| fs::metadata(path).expect("a file").len();
    entries
        .map(|entry| entry.path())
        .map(|path| match path.file_stem().and_then(|stem| stem.to_str()) {
            Some("games") => {
                ["css", "js"].map(|ending| size(&path.join(format!("{game}.{ending}")))).iter().sum()
            }
            // No table needs what the club's pages, the lobby, the set-up and the rules do, nor this one,
            // without a clock, what clocks do.
            Some("club" | "lobby" | "setup" | "rules" | "clock") => 0,
            // Nor what is for previews and for who installs the hall.
            _ if path.extension().is_some_and(|ending| ending == "png" || ending == "webmanifest") => 0,
            // What tables of cards share.
            Some("cards" | "tips") if !matches!(game, "magic" | "duel") => 0,
            _ => size(&path),
        })
        .sum()
}

#[test]
fn a_table_page_with_all_it_needs_stays_small_even_without_compression() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let small = |game: &dyn AnyMatch, players| {
        let model = table(frame(Lang::Fa), game, players, SeatSet::EMPTY, None);
        let page = pages::table(&model).into_string().len() as u64;
        let web = size(&web, game.facts().id);
        assert!(web + page < 155_000, "{}: {web} + {page}", game.facts().id);
    };
    small(played(ALL).as_ref(), people());
    small(chess_wander(60).as_ref(), people());
}

/// A game of chess of so many turns, here and there.
fn chess_wander(turns: usize) -> Box<dyn AnyMatch> {
    let mut game = chess(&serde_json::Value::Null, &[]);
    for number in 0..turns {
        let Some(seat) = game.pending().only() else { break };
        let is_move =
            |action: &AnyAction| matches!(action.of::<::chess::Chess>(), Some(::chess::Action::Move(_)));
        let moves: Vec<AnyAction> = game.legal(seat).into_iter().filter(is_move).collect();
        let at = game.at();
        game.act(at, seat, &moves[number * 7 % moves.len()]).expect("a legal move");
    }
    game
}
