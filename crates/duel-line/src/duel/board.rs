//! The board: 13 lines, gaps are tabs (7.5, D-28).

use duel::{Duel, Id, Table, ZONES, zones_in_row};
use meydan_core::Seat;

use super::Person;

/// The board with this player at the bottom.
pub(crate) fn board(duel: &Duel, people: &[Person; 2], bottom: Seat) -> String {
    let table = duel.table();
    let mut lines: Vec<String> = half(table, bottom.other(), people, true);
    lines.push("-".repeat(26));
    let mut own = half(table, bottom, people, false);
    own.reverse();
    lines.extend(own);
    lines.join("\n") + "\n"
}

/// One player's lines, from the name to the middle.
fn half(table: &Table, seat: Seat, people: &[Person; 2], top: bool) -> Vec<String> {
    let side = table.side(seat);
    let row = |zones: &[Option<Id>; ZONES], code: &dyn Fn(Option<Id>) -> &'static str| {
        zones_in_row(!top).map(|number| format!("\t{}", code(zones[usize::from(number) - 1]))).concat()
    };
    let field = if side.field.is_some() { "O" } else { "E" };
    let graveyard = side.graveyard.len();
    vec![
        format!("{}:{}", people[seat.index()].nickname, side.life),
        "\tc".repeat(side.hand.len()),
        if top { side.deck.len().to_string() } else { format!("\t\t\t\t\t\t{}", side.deck.len()) },
        row(&side.spells, &|id| spell(table, id)),
        row(&side.monsters, &|id| monster(table, id)),
        if top {
            format!("{graveyard}\t\t\t\t\t\t{field}")
        } else {
            format!("{field}\t\t\t\t\t\t{graveyard}")
        },
    ]
}

fn monster(table: &Table, id: Option<Id>) -> &'static str {
    match id.map(|id| table.instance(id)) {
        None => "E",
        Some(instance) if !instance.face_up => "DH",
        Some(instance) if instance.attacks => "OO",
        Some(_) => "DO",
    }
}

fn spell(table: &Table, id: Option<Id>) -> &'static str {
    match id.map(|id| table.instance(id)) {
        None => "E",
        Some(instance) if instance.face_up => "O",
        Some(_) => "H",
    }
}
