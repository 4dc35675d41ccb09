//! Duel on the page: who sees which cards, where they lie, what is lit, what is
//! asked and how it is told. That it works in a browser is shown by `tests/browser`.

use std::collections::BTreeSet;

use duel::{Action, Book, Duel, Phase};
use meydan_core::{Game, Refusal as _, Seat, Viewer};
use meydan_pages as pages;
use meydan_pages::model::RulesModel;
use meydan_words::{Lang, Words};

use crate::drawn::{FIRST, SECOND, begins, between, button, frame, has_class, lit, text};
use crate::samples::duels::{Arranged, BUSY, arranged, between_rounds, duel_match, match_table, stormy};

fn busy(phase: Phase, actions: &[&str]) -> Arranged {
    arranged(BUSY, Seat::FIRST, phase, actions)
}

fn board(game: &Arranged, viewer: Viewer) -> String {
    pages::parts(&game.table(frame(Lang::En), viewer)).board
}

/// The names of the cards of which a page knows more than the back.
fn known(page: &str) -> BTreeSet<String> {
    let cards = Book::standard();
    let mut found: Vec<&str> =
        cards.cards().iter().map(|card| card.name.as_str()).filter(|name| page.contains(name)).collect();
    let all = found.clone();
    found.retain(|name| !all.iter().any(|other| other != name && other.contains(name)));
    found.into_iter().map(str::to_owned).collect()
}

/// DU-104, DU-291: hands and set cards are known to their owner and to nobody else.
#[test]
fn each_page_has_the_own_hand_and_set_cards_and_no_others() {
    let game = busy(Phase::Main1, &[]);
    let open = [
        "Suijin",
        "Dark Blade",
        "Warrior Dai Grepher",
        "Black Pendant",
        "Swords of Revealing Light",
        "Leotron",
        "Haniwa",
        "Alexandrite Dragon",
        "Battle OX",
        "Yami",
        "Axe Raider",
        "Raigeki",
        "Silver Fang",
    ];
    let of_first = [
        "Trap Hole",
        "Blue-Eyes white dragon",
        "Monster Reborn",
        "Dark Hole",
        "Marshmallon",
        "Mirror Force",
        "Mystical space typhoon",
    ];
    let of_second = ["Horn Imp", "Wattkid", "Bitron", "Man-Eater Bug", "Magic Cylinder", "Trap Hole"];
    for (viewer, own) in [(FIRST, &of_first[..]), (SECOND, &of_second[..]), (Viewer::Spectator, &[])] {
        let parts = pages::parts(&game.table(frame(Lang::En), viewer));
        let page = [parts.board, parts.moves, parts.status, parts.players, parts.buttons].concat();
        let wanted: BTreeSet<String> = open.iter().chain(own).map(|name| (*name).to_owned()).collect();
        assert_eq!(known(&page), wanted, "{viewer:?}");
    }
}

/// DU-098, DU-099: the zones stand in their order, the own side below.
#[test]
fn zones_stand_in_the_order_of_the_board_and_the_other_side_is_turned() {
    let game = busy(Phase::Main1, &[]);
    for (viewer, sides) in [(FIRST, ["1", "0"]), (SECOND, ["0", "1"]), (Viewer::Spectator, ["0", "1"])] {
        assert_eq!(between(&board(&game, viewer), "data-side=\"", "\""), sides, "{viewer:?}");
    }
    let board = board(&game, FIRST);
    let zones = between(&board, "data-zone=\"", "\"");
    let far = ["1-spell-2", "1-spell-1", "1-monster-4", "1-monster-2", "1-monster-1", "1-field"];
    let near = [
        "0-monster-5",
        "0-monster-3",
        "0-monster-1",
        "0-monster-2",
        "0-spell-3",
        "0-spell-1",
        "0-spell-2",
        "0-spell-4",
    ];
    assert_eq!(zones, [&far[..], &near[..]].concat());
}

/// DU-100, DU-240: positions, hidden cards and present values.
#[test]
fn cards_lie_as_they_lie_and_show_what_they_are_worth_now() {
    let board = board(&busy(Phase::Main1, &[]), FIRST);
    let suijin = button(&board, "monster:1");
    assert!(!has_class(suijin, "defense") && !has_class(suijin, "down"));
    assert!(suijin.contains("<b class=\"up counts\">3000</b>"), "Black Pendant gives 500: {suijin}");
    let blade = button(&board, "monster:3");
    assert!(has_class(blade, "defense") && !has_class(blade, "down"));
    assert!(blade.contains("<b class=\"same counts\">1500</b>"), "DEF counts in defense");
    let own = button(&board, "monster:2");
    assert!(has_class(own, "defense") && has_class(own, "down") && own.contains("dpeek"));
    assert!(own.contains("Marshmallon"), "who set it may look");
    let other = button(&board, "opponent-monster:2");
    assert!(has_class(other, "down") && !other.contains("dpeek") && !other.contains("aria-describedby"));
    assert!(text(between(other, "aria-label=\"", "\"")[0]).starts_with("a face-down monster"));
    assert!(
        text(between(button(&board, "spell:2"), "data-more=\"", "\"")[0])
            .contains("Suijin in monster zone 1")
    );
    assert!(text(between(suijin, "data-more=\"", "\"")[0]).contains("Black Pendant"));
}

/// What can be done is lit, and can be touched to its end.
#[test]
fn what_is_offered_is_lit_and_has_its_place() {
    for (phase, actions) in [
        (Phase::Main1, &[][..]),
        (Phase::Battle, &[]),
        (Phase::Main1, &["summon 3"]),
        (Phase::Main1, &["activate hand-4"]),
    ] {
        let game = busy(phase, actions);
        let model = game.table(frame(Lang::En), FIRST);
        let board = pages::parts(&model).board;
        let mut shown = begins(&model);
        shown.remove("button:surrender");
        assert_eq!(lit(&board), shown, "{phase:?} {actions:?}");
        // Everything that follows a first place has a button or a place of its own.
        for choice in model.offers.iter().flat_map(|(_, offer)| offer) {
            for place in choice.places.iter().filter(|place| place.as_str() != "button:surrender") {
                assert!(board.contains(&format!("data-place=\"{}\"", place.as_str())), "{choice:?}");
            }
        }
    }
    let watched = board(&busy(Phase::Main1, &[]), Viewer::Spectator);
    assert!(lit(&watched).is_empty() && !watched.contains("class=\"dmenu\""));
}

/// Section 16, DU-257: an attack is marked, and the chain shows whose card does what.
#[test]
fn an_answer_is_asked_for_with_the_attack_and_the_chain_in_sight() {
    let asked = board(&busy(Phase::Battle, &["attack 1 1"]), SECOND);
    assert!(has_class(button(&asked, "opponent-monster:1"), "attacks"));
    assert!(has_class(button(&asked, "monster:1"), "attacked"));
    assert_eq!(lit(&asked), BTreeSet::from(["button:pass", "spell:1"]));
    assert!(text(&asked).contains("Suijin: answer with a set card, or pass."));
    let game = busy(Phase::Battle, &["attack 1 1", "activate spell-1"]);
    for viewer in [FIRST, SECOND, Viewer::Spectator] {
        let board = board(&game, viewer);
        let links = between(&board, "<li class=\"link", "</li>");
        assert_eq!(links.len(), 1, "{viewer:?}");
        let link = text(links[0]);
        assert!(link.contains("Deniz") && link.contains("Magic Cylinder"), "{link}");
    }
    // The other waits and is told for what.
    let waits = pages::parts(&busy(Phase::Battle, &["attack 1 1"]).table(frame(Lang::En), FIRST)).status;
    assert!(text(&waits).contains("Waiting for Deniz to answer or pass."), "{waits}");
}

/// DU-286: what lies in piles is chosen from a tray.
#[test]
fn cards_in_graveyards_are_chosen_from_a_tray() {
    let board = board(&busy(Phase::Main1, &["activate hand-4"]), FIRST);
    let trays = between(&board, "class=\"dtray\" aria-label=\"", "\"");
    assert_eq!(
        trays,
        ["From your graveyard", "From the opponent&#39;s graveyard"].map(|title| title.replace("&#39;", "'"))
    );
    let chosen: BTreeSet<&str> =
        lit(&board).into_iter().filter(|place| place.contains("graveyard")).collect();
    assert_eq!(
        chosen,
        BTreeSet::from(["graveyard:1", "graveyard:2", "opponent-graveyard:1", "opponent-graveyard:3"]),
        "monsters only"
    );
    assert!(text(&board).contains("What is Monster Reborn aimed at?"));
}

/// DU-249, DU-250: main and side deck lie open to their owner alone, each card once.
#[test]
fn between_rounds_main_and_side_deck_can_be_exchanged() {
    let game = between_rounds();
    let board = pages::parts(&match_table(frame(Lang::En), game.as_ref(), FIRST)).board;
    let view = game.view(FIRST);
    let view = view.of::<Duel>().expect("a view of Duel");
    let own = &view.sides[0];
    for (pile, cards) in [("main", &own.main), ("side", &own.side_cards)] {
        let cards = cards.as_ref().expect("one's own");
        let different: BTreeSet<_> = cards.iter().collect();
        assert_eq!(between(&board, &format!("data-place=\"{pile}:"), "\"").len(), different.len(), "{pile}");
    }
    assert!(lit(&board).contains("button:keep"));
    assert!(text(&board).contains("Deniz wins the round. Rounds: 1–0."));
    for viewer in [SECOND, Viewer::Spectator] {
        let board = pages::parts(&match_table(frame(Lang::En), game.as_ref(), viewer)).board;
        assert!(!board.contains("data-place=\"main:") && !board.contains("data-place=\"side:"), "{viewer:?}");
    }
}

/// DU-285: a round begins with who goes first, and ends with who won it and why.
#[test]
fn banners_tell_the_beginning_and_the_end() {
    let game = duel_match(&serde_json::Value::Null);
    let start = pages::parts(&match_table(frame(Lang::En), game.as_ref(), SECOND)).board;
    assert!(text(&start).contains("Round 1 begins; Shirin goes first."));
    let over = board(&busy(Phase::Main1, &["surrender"]), SECOND);
    assert!(over.contains("dbanner final"));
    assert!(text(&over).contains("Deniz wins the match 1–0. A player surrendered."), "{}", text(&over));
    assert!(lit(&over).is_empty());
}

/// The list names monsters as they lay then, and tells who may know it what was set.
#[test]
fn the_list_tells_what_happened_and_no_more() {
    let game = busy(Phase::Main1, &["summon 1", "pass", "set 1", "next", "attack 5 4"]);
    let told = |viewer| text(&pages::parts(&game.table(frame(Lang::En), viewer)).moves);
    assert!(told(FIRST).contains("Shirin sets Trap Hole."), "{}", told(FIRST));
    assert!(told(SECOND).contains("Shirin sets a card.") && !told(SECOND).contains("Trap Hole"));
    for viewer in [FIRST, SECOND, Viewer::Spectator] {
        assert!(told(viewer).contains("Shirin summons Battle OX."));
        assert!(told(viewer).contains("attacks Battle OX."));
    }
}

/// Every refusal leads to a rule of the page, in every language, and no text is missing.
#[test]
fn every_refusal_has_its_rule_and_every_page_its_texts() {
    let game = duel_match(&serde_json::Value::Null);
    for lang in Lang::ALL {
        let rules =
            pages::rules(&RulesModel { frame: frame(lang), facts: game.facts(), back: None }).into_string();
        for action in [
            "nonsense",
            "summon 9",
            "set 9",
            "flip 1",
            "turn 1",
            "attack 1 1",
            "attack 1 direct",
            "activate hand-9",
            "pass",
            "keep",
        ] {
            let rule = match action.parse::<Action>() {
                Err(refusal) => refusal.rule(),
                Ok(action) => {
                    let decks = duel::Duel::start(
                        &duel::Config::default(),
                        2,
                        meydan_core::Seed::from_number(1).rng(),
                        |_| (),
                    );
                    decks.expect("the usual start").check(Seat::FIRST, action).expect_err("refused").rule()
                }
            };
            assert!(rules.contains(&format!("id=\"{rule}\"")), "{action}: {rule}");
        }
        for viewer in [FIRST, SECOND, Viewer::Spectator] {
            for (phase, actions) in [
                (Phase::Draw, &[][..]),
                (Phase::Main1, &[]),
                (Phase::Battle, &["attack 1 1"]),
                (Phase::Main1, &["activate hand-4"]),
                (Phase::Main1, &["summon 3"]),
                (Phase::Main1, &["activate hand-4", "choose graveyard-1"]),
            ] {
                let page = pages::table(&busy(phase, actions).table(frame(lang), viewer)).into_string();
                for key in ["web-duel-", "duel-asked", "duel-event", "duel-kind"] {
                    assert!(!text(&page).contains(key), "{lang:?} {actions:?}: {key}");
                }
            }
        }
        assert!(!Words::of(lang).say("rules-duel-about").contains("rules-duel"));
    }
}

/// A table page stays small (150 KB over the wire).
#[test]
fn a_full_table_is_no_heavy_page() {
    let page = pages::table(&busy(Phase::Main1, &[]).table(frame(Lang::Fa), FIRST)).into_string();
    assert!(page.len() < 130_000, "{}", page.len());
}

/// DU-289: amounts are buttons, and a card is named from a list of all of them.
#[test]
fn amounts_and_names_are_asked_for_with_all_that_can_be_said() {
    let summoned = |trap: &str| {
        let start = format!(
            "1 hand: Battle OX\n1 deck: Bitron\n2 hand: Wattkid\n2 deck: Bitron\n2 spells: {trap} set"
        );
        board(&arranged(&start, Seat::FIRST, Phase::Main1, &["summon 1", "activate spell-1"]), SECOND)
    };
    let wall = summoned("Wall of Revealing Light");
    let amounts: Vec<&str> = between(&wall, "data-place=\"amount:", "\"");
    assert_eq!(amounts, ["1000", "2000", "3000", "4000", "5000", "6000", "7000", "8000"]);
    let crush = summoned("Mind Crush");
    assert_eq!(between(&crush, "data-place=\"card:", "\"").len(), 76);
    assert!(
        crush.contains("id=\"duel-find\"") && text(&crush).contains("Which card do you name for Mind Crush?")
    );
}

/// Section 21: a chain can be long; it is scrolled in its own place, which the keyboard reaches.
#[test]
fn a_long_chain_has_a_place_of_its_own() {
    let board = board(&stormy(), FIRST);
    let chain = between(&board, "<section class=\"dchain", "</section>");
    assert_eq!(chain.len(), 1);
    assert!(
        chain[0].starts_with(" long\"") && chain[0].contains("id=\"duel-chain\" reversed tabindex=\"0\"")
    );
    assert_eq!(
        between(chain[0], "class=\"link-number\" aria-hidden=\"true\">", "<"),
        ["7", "6", "5", "4", "3", "2", "1"]
    );
    let short = busy(Phase::Battle, &["attack 1 1", "activate spell-1"]);
    let short = self::board(&short, FIRST);
    assert!(
        short.contains("<section class=\"dchain\"")
            && !between(&short, "id=\"duel-chain\"", ">")[0].contains("tabindex")
    );
}

/// Whoever reads Persian reads its digits everywhere: on cards as well as beside them.
#[test]
fn a_persian_table_has_persian_digits_only() {
    let exchange = between_rounds();
    let answers = busy(Phase::Battle, &["attack 1 1", "activate spell-1"]);
    let mut tables = vec![match_table(frame(Lang::Fa), exchange.as_ref(), FIRST)];
    for viewer in [FIRST, SECOND, Viewer::Spectator] {
        for game in [&busy(Phase::Main1, &[]), &answers, &stormy()] {
            tables.push(game.table(frame(Lang::Fa), viewer));
        }
    }
    for table in tables {
        let parts = pages::parts(&table);
        for part in [parts.board, parts.players, parts.moves, parts.status, parts.buttons] {
            let spoken = ["aria-label=\"", "title=\"", "data-more=\""]
                .map(|name| between(&part, name, "\"").join(" "));
            for text in [text(&part), spoken.join(" ")] {
                assert!(!text.contains(|sign: char| sign.is_ascii_digit()), "{text}");
            }
        }
    }
}

/// A word that does not fit into a card's width is written smaller, not broken.
#[test]
fn a_long_word_on_a_card_is_written_smaller() {
    let table = busy(Phase::Main1, &[]).table(frame(Lang::En), FIRST);
    let board = pages::parts(&table).board;
    let mut sizes = [0, 0];
    for name in between(&board, "<span class=\"dname", "</span>") {
        let (tag, said) = name.split_once('>').expect("a name");
        let wide = said.split(' ').any(|word| word.chars().count() > 9);
        assert_eq!(tag.starts_with(" wide\""), wide, "{said}");
        sizes[usize::from(wide)] += 1;
    }
    assert!(sizes.iter().all(|&size| size > 0), "{sizes:?}");
}
