//! Parts as keyed pieces: nothing is lost, keys are there once, and a move changes
//! the pieces that it changes.

use std::collections::BTreeSet;

use duel::Phase;
use meydan_core::{Seat, SeatSet};
use meydan_pages as pages;
use meydan_pages::model::{PlayerKind, TableModel};
use meydan_pages::{Inside, Parts, Piece};
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

fn size(piece: &Piece) -> usize {
    let inside = piece.inside.iter().map(|inside| match inside {
        Inside::Markup(text) | Inside::Piece(text) => text.len(),
    });
    let attributes =
        piece.attributes.iter().map(|(name, value)| name.len() + value.as_ref().map_or(0, String::len));
    inside.sum::<usize>() + attributes.sum::<usize>()
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

#[test]
fn a_part_is_the_sum_of_its_pieces() {
    for lang in Lang::ALL {
        for (game, tables) in moves(lang) {
            for table in &tables {
                let parts = pages::parts(table);
                for ((name, html), pieces) in parts.named().into_iter().zip(parts.pieces()) {
                    assert_eq!(pieces.html(), html, "{game} {name}");
                }
                let squares = parts.pieces()[0].iter().count();
                assert!(squares > 10, "{game} is drawn in pieces: {squares}");
            }
        }
    }
}

#[test]
fn a_move_changes_few_pieces() {
    for (game, [before, after]) in moves(Lang::En) {
        let [before, after] = [pages::parts(&before), pages::parts(&after)];
        let whole: usize = after.named().iter().map(|(_, html)| html.len()).sum();
        let changed = |after: &Parts, before: &Parts| -> Vec<(String, usize)> {
            let pairs = after.pieces().into_iter().zip(before.pieces());
            pairs
                .flat_map(|(after, before)| {
                    after.changed(&before).map(|piece| (piece.key.clone(), size(piece))).collect::<Vec<_>>()
                })
                .collect()
        };
        let pieces = changed(&after, &before);
        let sent: usize = pieces.iter().map(|(_, size)| size).sum();
        println!("{game}: {} pieces, {sent} of {whole} bytes", pieces.len());
        assert!(!pieces.is_empty() && sent < whole, "{game}: {pieces:?}");
        assert!(changed(&after, &after).is_empty(), "{game}: what is the same has not changed");
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
