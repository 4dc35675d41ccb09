//! Parts as keyed pieces: nothing is lost, keys are there once, and a move changes
//! the pieces that it changes.

use std::collections::BTreeSet;

use duel::Phase;
use meydan_core::{Seat, SeatSet};
use meydan_pages as pages;
use meydan_pages::model::{PlayerKind, TableModel};
use meydan_pages::{Changes, Inside, Live, Piece};
use meydan_words::Lang;

use crate::drawn::{FIRST, SECOND, between, frame};
use crate::samples::duels::{BUSY as DUEL, arranged};
use crate::samples::{
    BUSY, EMPTY, PENALTY, all, chess, chess_table, magic, magic_table, pentago, pentago_table, played,
    player, starting, table, uno, uno_table,
};

/// Tables of every game, each before and after a move, as somebody sees them.
fn moves(lang: Lang) -> Vec<(&'static str, [TableModel<'static>; 2])> {
    let frame = || frame(lang);
    let people = || vec![player(0, "Shirin", PlayerKind::Person), player(1, "Deniz", PlayerKind::Person)];
    let othello = |moves| table(frame(), played(moves).as_ref(), people(), SeatSet::one(Seat::FIRST), None);
    let turns = ["1 4", "2 ccw", "2 2", "1 cw", "0 0"];
    let marbles = |count: usize| pentago_table(frame(), pentago(EMPTY, &turns[..count]).as_ref(), None);
    let opening = ["Pe2e4", "touch-d7", "Pd7d5", "Pe4d5", "Qd8d5"];
    let played = |count: usize| {
        let game = chess(&serde_json::Value::Null, &opening[..count]);
        chess_table(frame(), game.as_ref(), SeatSet::one(Seat::FIRST), None)
    };
    let cards = |actions: &[&str]| uno_table(frame(), uno(Some(PENALTY), 4, actions).as_ref(), FIRST);
    let fight =
        |actions: &[&str]| magic_table(frame(), magic(&starting(BUSY), actions).as_ref(), FIRST, None);
    let round = |actions: &[&str]| arranged(DUEL, Seat::FIRST, Phase::Main1, actions).table(frame(), SECOND);
    vec![
        ("othello", [othello(26), othello(27)]),
        ("pentago", [marbles(4), marbles(5)]),
        ("chess", [played(3), played(4)]),
        ("uno", [cards(&[]), cards(&["g-draw2"])]),
        ("magic", [fight(&[]), fight(&["tap 1"])]),
        ("duel", [round(&[]), round(&["set 2"])]),
    ]
}

#[test]
fn keys_are_there_once_on_every_page() {
    for lang in Lang::ALL {
        all(frame(lang), &mut |name, page| {
            let html = page.into_string();
            let keys = between(&html, "data-key=\"", "\"");
            assert_eq!(keys.len(), keys.iter().collect::<BTreeSet<_>>().len(), "{name}: {keys:?}");
        });
    }
}

/// A piece with all pieces in it, as markup.
fn written(pieces: &[Piece<'_>], piece: &Piece<'_>) -> String {
    let inside = piece.inside.iter().map(|inside| match inside {
        Inside::Markup(markup) => (*markup).to_owned(),
        Inside::Piece(key) => {
            let piece = pieces.iter().find(|piece| piece.key == *key);
            written(pieces, piece.unwrap_or_else(|| panic!("no {key}")))
        }
    });
    let inside: String = inside.collect();
    let attributes = piece.attributes.iter().map(|(name, value)| match value {
        Some(value) => format!(" {name}=\"{value}\""),
        None => format!(" {name}"),
    });
    let (tag, attributes) = (&piece.tag, attributes.collect::<String>());
    if tag.is_empty() { inside } else { format!("<{tag}{attributes}>{inside}</{tag}>") }
}

#[test]
fn a_part_is_the_sum_of_its_pieces() {
    for lang in Lang::ALL {
        for (game, tables) in moves(lang) {
            for table in &tables {
                let parts = pages::parts(table);
                for ((name, html), pieces) in parts.named().into_iter().zip(parts.pieces()) {
                    let part = pieces.last().expect("the part itself");
                    assert_eq!(written(&pieces, part), html, "{game} {name}");
                }
                let squares = parts.pieces()[0].len();
                assert!(squares > 10, "{game} is drawn in pieces: {squares}");
            }
        }
    }
}

/// Point 8: only what changed goes out.
#[test]
fn a_move_changes_few_pieces() {
    for (game, [before, after]) in moves(Lang::En) {
        let mut live = Live::default();
        live.draw(&before).expect("everything is there");
        let whole = pages::parts(&after).named().iter().map(|(_, html)| html.len()).sum::<usize>();
        let (changes, everything) = live.draw(&after).expect("everything is there");
        let sent = serde_json::to_string(&changes).expect("plain data").len();
        println!("{game}: {} pieces, {sent} of {whole} bytes", changes.set.len());
        assert!(!changes.set.is_empty() && sent * 2 < whole, "{game}: {sent} of {whole} in {changes:?}");
        assert!(everything.is_some_and(|all| all.set.len() > changes.set.len()), "{game}");
        let again = live.draw(&after).expect("everything is there").0;
        assert_eq!(again, Changes::default(), "{game}: what is the same has not changed");
    }
}

/// What lies face down has the key of where it lies.
#[test]
fn a_key_never_follows_a_card_that_is_face_down() {
    let [before, after] = [&["set 2"][..], &["set 2", "next"]].map(|actions| {
        let game = arranged(DUEL, Seat::FIRST, Phase::Main1, actions);
        let board = pages::parts(&game.table(frame(Lang::En), SECOND)).board;
        between(&board, "data-key=\"", "\"").into_iter().map(str::to_owned).collect::<BTreeSet<_>>()
    });
    let zones = |keys: &BTreeSet<String>| keys.iter().filter(|key| key.starts_with("zone:")).count();
    assert_eq!((zones(&before), zones(&after)), (22, 22), "every zone, whatever lies there");
}
