//! Magic on the page: who sees which cards, what is lit, what a combat did and
//! how the list tells it. That it works in a browser is shown by `tests/browser`.

use std::collections::BTreeSet;

use magic::Magic;
use meydan_core::{AnyMatch, Seat, SeatSet, Viewer};
use meydan_pages as pages;
use meydan_pages::model::TableModel;
use meydan_words::Lang;

use crate::drawn::{FIRST, SECOND, begins, between, frame, has_class, lit, tag, text};
use crate::samples::{BACK, BUSY, magic, magic_setup, magic_table, starting};

fn busy(actions: &[&str]) -> Box<dyn AnyMatch> {
    magic(&starting(BUSY), actions)
}

fn seen<'a>(game: &dyn AnyMatch, viewer: Viewer) -> TableModel<'a> {
    magic_table(frame(Lang::En), game, viewer, None)
}

/// MG-02 and the promise of every view: the page of a seat has that hand, and no page another one.
#[test]
fn each_page_has_the_own_hand_and_no_other() {
    for lang in Lang::ALL {
        let game = magic(&serde_json::Value::Null, &[]);
        for viewer in [FIRST, SECOND, Viewer::Spectator] {
            let page = pages::table(&magic_table(frame(lang), game.as_ref(), viewer, None)).into_string();
            let view = game.view(Viewer::Referee);
            let view = view.of::<Magic>().expect("a view of Magic");
            let own = match viewer {
                Viewer::Seat(seat) => view.sides[seat.index()].hand.clone().expect("the referee sees all"),
                _ => Vec::new(),
            };
            let own: Vec<String> = own.iter().map(ToString::to_string).collect();
            assert_eq!(between(&page, "data-place=\"hand:", "\""), own, "{viewer:?}");
            assert_eq!(
                page.matches("class=\"mcard ").count(),
                own.len(),
                "{viewer:?}: nothing else lies open"
            );
            // Nor does a text that is only read by who listens give a card away.
            let texts: BTreeSet<&str> = between(&page, "id=\"magic-text-", "\"").into_iter().collect();
            assert_eq!(texts, own.iter().map(String::as_str).collect(), "{viewer:?}");
            assert!(page.contains("data-plate=\"0\"") && page.contains("data-plate=\"1\""));
        }
    }
}

#[test]
fn the_own_side_is_below_and_the_first_above_for_who_watches() {
    let game = busy(&[]);
    for (viewer, sides) in [(FIRST, ["1", "0"]), (SECOND, ["0", "1"]), (Viewer::Spectator, ["0", "1"])] {
        let board = pages::parts(&seen(game.as_ref(), viewer)).board;
        assert_eq!(between(&board, "data-side=\"", "\""), sides, "{viewer:?}");
    }
}

/// MG-12: what can be done is lit, what cannot says why, and each place is some action.
#[test]
fn what_can_be_played_is_lit_and_the_rest_says_why_not() {
    let game = magic(
        &starting(
            "1 hand: Plains, Forest, Werewolf, Disenchant, Soldier; 1 play: 2 Plains, Forest tapped; 1 library: rest; 2 library: rest",
        ),
        &["play forest"],
    );
    let model = seen(game.as_ref(), FIRST);
    let board = pages::parts(&model).board;
    let offered = begins(&model);
    assert_eq!(lit(&board), offered);
    let why = |card: &str| {
        text(between(tag(&board, &format!("hand:{card}")), "data-more=\"", "\"").concat().as_str())
    };
    assert!(why("plains").contains("played a land this turn"), "MG-12");
    assert!(why("werewolf").contains("Werewolf costs 2GW"), "MG-03");
    assert!(why("disenchant").contains("no target for Disenchant"), "MG-22");
    assert_eq!(why("soldier"), "");
}

/// MG-13: tapped cards are turned and marked, and who listens hears it.
#[test]
fn tapped_cards_are_turned_marked_and_said_to_be_tapped() {
    let game = busy(&[]);
    let board = pages::parts(&seen(game.as_ref(), FIRST)).board;
    for (id, tapped) in [(8, true), (13, true), (5, true), (7, false), (1, false)] {
        let tag = tag(&board, &format!("card:{id}"));
        assert_eq!(has_class(tag, "tapped"), tapped, "{tag}");
        assert_eq!(tag.contains(", tapped"), tapped, "{tag}");
    }
    let tapped =
        between(&board, "<button", "</button>").into_iter().filter(|slot| has_class(slot, "tapped")).count();
    assert_eq!(board.matches("class=\"badge turned\"").count(), tapped);
}

/// MG-20, MG-21: power and HP as they are now, what enchants a creature, and what it lost.
#[test]
fn a_creature_shows_what_enchantments_make_of_it() {
    let game = busy(&[]);
    let board = pages::parts(&seen(game.as_ref(), FIRST)).board;
    let knight = tag(&board, "card:6");
    let said = text(between(knight, "aria-label=\"", "\"")[0]);
    assert_eq!(said, "White Knight, 3/3", "Holy War counted in, First Strike gone");
    let more = text(between(knight, "data-more=\"", "\"")[0]);
    for text in ["Now 3/3.", "First Strike is taken from it.", "Enchanted by Holy War, Slow."] {
        assert!(more.contains(text), "{more}");
    }
    let vampire = text(between(tag(&board, "card:15"), "aria-label=\"", "\"")[0]);
    assert_eq!(vampire, "Vampire, 8/3");
    let slow = text(between(tag(&board, "card:19"), "aria-label=\"", "\"")[0]);
    assert_eq!(slow, "Slow, on White Knight");
    let about = between(&board, "id=\"magic-text-angry-bear\"", "</div>");
    assert!(text(about[0]).contains("Creature, green, 3/2 Trample: Power above the defender"), "{about:?}");
}

/// MG-22: targets are lit on both sides, it can be cancelled, and nobody else knows of it.
#[test]
fn a_card_that_asks_for_a_target_lights_targets_for_its_owner_alone() {
    let game = busy(&["aim lightning-bolt with gw"]);
    let mine = pages::parts(&seen(game.as_ref(), FIRST));
    assert!(has_class(tag(&mine.board, "hand:lightning-bolt"), "aimed"));
    for place in ["card:6", "card:15", "player:1", "player:2", "button:cancel"] {
        assert!(has_class(tag(&mine.board, place), "can"), "{place}");
    }
    assert!(!has_class(tag(&mine.board, "card:1"), "can"), "a land is none");
    assert!(tag(&mine.board, "card:15").contains("data-first"), "the keyboard goes to the other side first");
    let rage = pages::parts(&seen(busy(&["aim rage with g"]).as_ref(), FIRST)).board;
    assert!(tag(&rage, "card:6").contains("data-first"), "what does good is rather for an own one");
    assert!(text(&mine.status).contains("choose a creature or a player as the target of Lightning Bolt"));
    let before = busy(&[]);
    for viewer in [SECOND, Viewer::Spectator] {
        let (now, then) = (seen(game.as_ref(), viewer), seen(before.as_ref(), viewer));
        assert_eq!(pages::parts(&now).board, pages::parts(&then).board, "{viewer:?}");
        assert_eq!(pages::parts(&now).status, pages::parts(&then).status, "{viewer:?}");
        assert!(!pages::parts(&now).moves.contains("data-entry"), "{viewer:?}");
    }
}

/// Reanimate is answered in the own discard, which opens by itself.
#[test]
fn what_comes_back_is_picked_in_the_discard() {
    let game = magic(&starting(BACK), &["aim reanimate with b"]);
    let board = pages::parts(&seen(game.as_ref(), SECOND)).board;
    let heap = between(
        &board,
        "<details class=\"heap asked\" data-key=\"discard:1\" id=\"discard-1\"",
        "</details>",
    );
    assert!(matches!(heap[..], [heap] if heap.starts_with(" name=\"heap\" open")), "{heap:?}");
    assert_eq!(
        between(heap[0], "data-place=\"discard:", "\""),
        ["ghost", "ghost", "vampire"],
        "the latest first"
    );
    assert!(heap[0].contains("Plague"), "the rest can be read there too");
    let other = pages::parts(&seen(game.as_ref(), FIRST)).board;
    assert!(!other.contains("data-place=\"discard:") && !other.contains("\" open"));
    let done = magic(&starting(BACK), &["aim reanimate with b", "target vampire"]);
    let board = pages::parts(&seen(done.as_ref(), FIRST)).board;
    assert!(text(&board).contains("In hand for certain: Vampire."));
}

/// MG-13: attackers and who meets them are drawn as pairs, with the same number on the cards.
#[test]
fn a_combat_is_drawn_in_pairs_and_the_attacker_in_question_stands_out() {
    let attack = busy(&["done", "attack 6", "attack 7"]);
    let parts = pages::parts(&seen(attack.as_ref(), FIRST));
    assert_eq!(parts.board.matches("class=\"pair\"").count(), 2);
    assert!(text(&parts.board).contains("Attack with 2 creatures"));
    let asked = busy(&["done", "attack 6", "attack 7", "done", "defend 17"]);
    let parts = pages::parts(&seen(asked.as_ref(), SECOND));
    let pairs = between(&parts.board, "<li class=\"pair", "</li>");
    assert!(text(pairs[0]).contains("White Knight 3/3 against Black Knight 4/2"), "{}", text(pairs[0]));
    assert!(pairs[1].starts_with(" question") && text(pairs[1]).contains("Angry Bear 3/2 against ?"));
    assert!(has_class(tag(&parts.board, "card:7"), "question"));
    assert!(
        has_class(tag(&parts.board, "card:15"), "can") && !has_class(tag(&parts.board, "card:17"), "can")
    );
    assert!(text(&parts.board).contains("Angry Bear attacks. Who defends? Let it through"));
    let waits = pages::parts(&seen(asked.as_ref(), FIRST));
    assert!(
        text(&waits.status).contains("Waiting for Deniz to choose a defender."),
        "{}",
        text(&waits.status)
    );
    assert!(!waits.board.contains("button:none"));
}

/// MG-40 to MG-43: what the combat did stays on the table when the phase has moved on.
#[test]
fn what_a_combat_did_is_shown_until_the_next_one() {
    let fight = ["done", "attack 6", "attack 7", "done", "defend 17", "none"];
    let game = busy(&fight);
    for viewer in [FIRST, SECOND, Viewer::Spectator] {
        let board = pages::parts(&seen(game.as_ref(), viewer)).board;
        let pairs = between(&board, "<li class=\"pair done\"", "</li>");
        assert_eq!(pairs.len(), 2);
        assert!(
            text(pairs[0]).contains(
                "White Knight and Black Knight fight; Black Knight strikes first. White Knight is destroyed."
            ),
            "{}",
            text(pairs[0])
        );
        assert_eq!(pairs[0].matches("fought fell").count(), 1);
        assert!(text(pairs[1]).contains("Angry Bear hits Deniz for 3, who has 8 HP now."));
    }
    let next = busy(&[&fight[..], &["done", "done"]].concat());
    assert!(pages::parts(&seen(next.as_ref(), FIRST)).board.contains("pair done"), "in the next turn still");
    // At the moment before, it has not happened.
    let before = magic_table(frame(Lang::En), game.as_ref(), FIRST, Some(5));
    assert!(!pages::parts(&before).board.contains("pair done"));
    // MG-41: trample.
    let start = "1 play: Angry Bear; 2 play: Soldier; 1 library: rest; 2 library: rest";
    let game = magic(&starting(start), &["done", "attack 1", "done", "defend 2"]);
    let board = text(&pages::parts(&seen(game.as_ref(), SECOND)).board);
    assert!(board.contains("Soldier is destroyed. 2 damage tramples through; Deniz has 13 HP."), "{board}");
}

/// MG-15: turn by turn, with End of Round N, and what others drew stays unknown.
#[test]
fn the_list_tells_each_turn_and_no_secrets() {
    let start = "1 hand: Plains, Soldier; 1 library: Guard, rest; 2 library: Ghost, rest; 1 play: Plains; 2 play: Swamp tapped";
    let game =
        magic(&starting(start), &["play plains", "play soldier with w", "done", "attack 4", "done", "done"]);
    let told = |viewer| {
        let moves = pages::parts(&seen(game.as_ref(), viewer)).moves;
        let turns: Vec<String> =
            between(&moves, "<li class=\"told-turn\"", "</li>").iter().map(|turn| text(turn)).collect();
        turns
    };
    assert_eq!(
        told(FIRST),
        [
            "Turn 1: Shirin. Shirin plays Plains. Shirin plays Soldier. Soldier attacks. \
             Soldier hits Deniz for 1, who has 14 HP now. End of Round 1",
            "Turn 2: Deniz. Deniz draws a card. Deniz untaps a card.",
        ]
    );
    assert_eq!(told(Viewer::Spectator), told(FIRST));
    assert_eq!(told(SECOND)[1], "Turn 2: Deniz. Deniz draws Ghost. Deniz untaps a card.");
    let step = magic_table(frame(Lang::En), game.as_ref(), FIRST, Some(2));
    let current = pages::parts(&step).moves;
    let shown = between(&current, "aria-current=\"step\"", "</a>");
    assert!(matches!(shown[..], [shown] if shown.contains("Soldier")), "{shown:?}");
}

/// The labels of the button that ends a phase say where it leads.
#[test]
fn the_button_says_what_comes_next() {
    let label = |game: &dyn AnyMatch| {
        let board = pages::parts(&seen(game, FIRST)).board;
        let at = board.find("data-place=\"button:done\"").expect("a button");
        text(
            &board[at + board[at..].find('>').expect("its end") + 1
                ..at + board[at..].find("</button>").expect("an end")],
        )
    };
    assert_eq!(label(busy(&[]).as_ref()), "To combat");
    assert_eq!(label(busy(&["done"]).as_ref()), "No attack");
    assert_eq!(label(busy(&["done", "attack 6"]).as_ref()), "Attack with 1 creature");
    assert_eq!(label(busy(&["done", "done"]).as_ref()), "End turn");
    let nobody = magic(&starting("1 library: rest; 2 library: rest"), &[]);
    assert_eq!(label(nobody.as_ref()), "Skip combat");
}

#[test]
fn between_two_people_at_one_screen_every_hand_is_covered() {
    let game = busy(&["done", "attack 7", "done"]);
    let mut model = seen(game.as_ref(), Viewer::Spectator);
    (model.yours, model.covered) = (SeatSet::first(2), Some(Seat::SECOND));
    model.offers.clear();
    let page = pages::table(&model).into_string();
    assert!(
        text(&page).contains("Pass the device to Deniz.")
            && page.contains("data-do=\"look\" data-seat=\"1\"")
    );
    assert!(!page.contains("data-place=\"hand:") && !page.contains("magic-text-guard"));
    assert!(page.contains("data-near=\"1\""), "the table is seen from that side already");
}

/// MG-30: cards of one's own have the picture of their kind and their own name.
#[test]
fn cards_of_ones_own_are_drawn_by_their_kind() {
    let config = serde_json::json!({
        "cards": "Young Dragon\n  creature 1R red 4/4 trample",
        "start": "1 hand: Young Dragon; 1 play: Mountain, Young Dragon; 1 library: rest; 2 library: rest",
    });
    let game = magic(&config, &[]);
    let board = pages::parts(&magic_table(frame(Lang::Tr), game.as_ref(), FIRST, None)).board;
    assert_eq!(board.matches("#magic-kind-creature").count(), 2);
    assert!(text(&board).contains("Young Dragon") && board.contains("pip red\">R<"));
}

#[test]
fn the_end_is_told_with_the_hp_left() {
    let start = "2 hp 2; 1 play: Angry Bear; 1 library: rest; 2 library: rest";
    let game = magic(&starting(start), &["done", "attack 1", "done"]);
    let parts = pages::parts(&seen(game.as_ref(), Viewer::Spectator));
    assert!(text(&parts.moves).contains("Shirin wins with 15 HP left."), "{}", text(&parts.moves));
    assert!(text(&parts.board).contains("-1 HP") && !parts.board.contains("button:done"));
    let mut left = busy(&[]);
    let at = left.at();
    left.drop_seat(at, Seat::FIRST).expect("one may give up");
    let told = text(&pages::parts(&seen(left.as_ref(), SECOND)).moves);
    assert!(told.contains("Shirin gives up. Deniz wins with 11 HP left."), "{told}");
}

/// Faults of a deck are told line by line, and what was typed is there as it was.
#[test]
fn a_deck_with_faults_comes_back_with_each_of_them() {
    for lang in Lang::ALL {
        let page = pages::setup(&magic_setup(frame(lang))).into_string();
        let faults = between(&page, "<ul class=\"faults\">", "</ul>");
        assert_eq!(faults[0].matches("<li").count(), 2);
        let typed = between(&page, "id=\"opt-deck1\"", "</textarea>");
        // Browsers drop the first line break, and the deck begins with an empty line.
        assert!(typed[0].ends_with(">\n\n4 Soldier\n4 Dragon"), "{typed:?}");
        assert!(between(&page, "id=\"opt-deck2-example\"", "</pre>")[0].contains("5 Swamp"));
        assert!(page.contains("/setup.js"));
    }
}
