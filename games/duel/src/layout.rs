//! A table from a few lines of text, for tests and puzzles:
//!
//! ```text
//! 1 life 3000
//! 1 hand: Battle OX | Trap Hole
//! 1 monsters: Suijin | - | Marshmallon set | Dark Blade defense
//! 1 spells: Mirror Force set | Black Pendant on 1.1
//! 1 field: Yami
//! 2 graveyard: Leotron
//! 2 deck: Bitron | Haniwa            the top card first
//! ```
//!
//! Monsters are face-up in attack position unless it is said, spells and traps
//! face-up; `-` is an empty zone. `on 1.2` is the second monster zone of player 1.

use meydan_core::Seat;

use crate::Book;
use crate::table::{Id, Place, Table, ZONES};

/// A line that says nothing that can be laid out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {text}")]
pub struct Unlaid {
    /// Which, counted from one.
    pub line: usize,
    /// What stands there.
    pub text: String,
}

/// Lays a table out.
///
/// # Errors
/// The first line or card that makes no sense.
pub fn lay_out(text: &str, book: &Book) -> Result<Table, Unlaid> {
    let mut table = Table::new(book.clone(), 8000);
    let mut bonds = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        let wrong = || Unlaid { line: index + 1, text: line.to_owned() };
        let (head, list) = line.split_once(':').unwrap_or((line, ""));
        let words: Vec<&str> = head.split_whitespace().collect();
        match words[..] {
            [seat, "life", life] => {
                table.side_mut(player(seat).ok_or_else(wrong)?).life = life.parse().map_err(|_| wrong())?;
            }
            [seat, pile] => {
                let seat = player(seat).ok_or_else(wrong)?;
                let mut entries: Vec<&str> =
                    list.split('|').map(str::trim).filter(|entry| !entry.is_empty()).collect();
                // The top of a deck is its end.
                if pile == "deck" {
                    entries.reverse();
                }
                for (zone, entry) in entries.into_iter().enumerate() {
                    lay_card(&mut table, seat, pile, zone, entry, &mut bonds).ok_or_else(wrong)?;
                }
            }
            _ => return Err(wrong()),
        }
    }
    for (line, (id, seat, zone)) in bonds.into_iter().enumerate() {
        let wearer = table.side(seat).monsters.get(zone).copied().flatten();
        let wrong = Unlaid { line: line + 1, text: format!("on {}.{}", seat.0 + 1, zone + 1) };
        table.instance_mut(id).bound = Some(wearer.ok_or(wrong)?);
    }
    Ok(table)
}

/// A card that is bound to a monster zone that may be laid out later.
type Bond = (Id, Seat, usize);

fn lay_card(
    table: &mut Table,
    seat: Seat,
    pile: &str,
    zone: usize,
    entry: &str,
    bonds: &mut Vec<Bond>,
) -> Option<()> {
    let mut name = entry;
    let mut bond = None;
    if let Some((before, place)) = name.rsplit_once(" on ") {
        let (wearer, number) = place.split_once('.')?;
        let number: usize = number.parse().ok()?;
        bond = Some((player(wearer)?, number.checked_sub(1)?));
        name = before;
    }
    let (mut face_up, mut attacks) = (true, true);
    // Ring of defense is a name.
    if table.book.index(name).is_none() {
        if let Some(before) = name.strip_suffix(" set") {
            (face_up, attacks, name) = (false, false, before);
        } else if let Some(before) = name.strip_suffix(" defense") {
            (attacks, name) = (false, before);
        }
    }
    let place = match pile {
        "hand" => Place::Hand,
        "deck" => Place::Deck,
        "graveyard" => Place::Graveyard,
        "field" if zone == 0 => Place::Field,
        "monsters" if zone < ZONES => Place::Monster(zone as u8),
        "spells" if zone < ZONES => Place::Spell(zone as u8),
        _ => return None,
    };
    if name == "-" {
        return place.is_on_field().then_some(());
    }
    let card = table.book.index(name)?;
    let id = table.make(card, seat)?;
    if table.is_monster(id) != matches!(place, Place::Monster(_)) && place.is_on_field() {
        return None;
    }
    if place != Place::Deck {
        table.put(id, place, seat);
    }
    if place.is_on_field() {
        let monster = matches!(place, Place::Monster(_));
        let instance = table.instance_mut(id);
        (instance.face_up, instance.attacks) = (face_up, attacks && monster);
    }
    if let Some((wearer, number)) = bond {
        bonds.push((id, wearer, number));
    }
    Some(())
}

fn player(word: &str) -> Option<Seat> {
    match word {
        "1" => Some(Seat(0)),
        "2" => Some(Seat(1)),
        _ => None,
    }
}
