//! Duel's part of reports (`meydan_testkit::report`). The first lines lay the table out
//! (`duel::lay_out`); `turn 2 main2` says whose turn and which phase it is (else the
//! first player's `main1`; it is the third turn, so that attacks are allowed, unless
//! `first turn` is said). What is done and can be said of a position besides:
//!
//! ```text
//! > name Dark magician   cards are named by their names
//! = 1 life 7000
//! = 1 monsters: Suijin | - | Haniwa set
//! = 1 graveyard: Leotron
//! = 1 monster-1 atk 2500 (def, level)
//! = phase battle
//! ```
//!
//! Windows that nobody has anything for are passed by themselves; a report says
//! `pass` only where something could be activated. A card that no player has but
//! this report is written as `card Moon: spell Quick-play: activate; choose …`.

use duel::{Action, Book, Card, Duel, Event, Id, Phase, Refusal, lay_out, read_cards};
use meydan_core::{Seat, Seed};
use meydan_testkit::report::{Reports, parts, player};

const REPORTS: Reports<Duel> = Reports { read, fact, holds: |duel| duel.table().is_sound() };

pub(crate) fn report(text: &str) -> Vec<Event> {
    let (start, lines) = parts(text);
    let (mut turn, mut phase, mut count) = (Seat(0), Phase::Main1, 3);
    let mut table = Vec::new();
    let mut own = Vec::new();
    for line in start {
        if let Some(card) = line.strip_prefix("card ") {
            own.extend(own_card(card));
            continue;
        }
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["turn", seat, name] => (turn, phase) = (player(seat), phase_of(name)),
            ["first", "turn"] => count = 1,
            _ => table.push(line),
        }
    }
    let table =
        lay_out(&table.join("\n"), &Book::with(own)).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let duel = Duel::arranged(table, turn, count, phase, Seed::from_number(1).rng());
    REPORTS.tell(duel, &lines)
}

/// What a line says; a card is named by its name.
fn read(duel: &Duel, text: &str) -> Result<Action, Refusal> {
    match text.strip_prefix("name ").and_then(|name| duel.table().book.index(name)) {
        Some(card) => Ok(Action::Name(card)),
        None => text.parse(),
    }
}

/// `Moon: spell Quick-play: activate; choose 1 monsters; do turn face-down chosen`,
/// or `Reed: monster 3 EARTH Plant 1000 500: when …`.
fn own_card(text: &str) -> Vec<Card> {
    let parts: Vec<&str> = text.splitn(3, ": ").collect();
    let (name, kind) = (parts[0], parts.get(1).unwrap_or_else(|| panic!("no kind: {text}")));
    let facts = match kind.split(' ').collect::<Vec<_>>()[..] {
        ["monster", level, attribute, race, atk, def] => format!(
            r#""kind":"monster","level":{level},"attribute":{attribute:?},"type":{race:?},"atk":{atk},"def":{def}"#
        ),
        [kind, property] => format!(r#""kind":{kind:?},"property":{property:?}"#),
        _ => panic!("no kind: {text}"),
    };
    let effect = parts.get(2).map_or(Vec::new(), |effect| effect.split("; ").collect());
    let json = format!(r#"[{{"name":{name:?},{facts},"price":1,"effect":{effect:?}}}]"#);
    read_cards("report", &json).unwrap_or_else(|fault| panic!("{fault}"))
}

fn fact(duel: &Duel, key: &str, wanted: &str) -> Option<String> {
    let table = duel.table();
    Some(match key.split_whitespace().collect::<Vec<_>>()[..] {
        ["phase"] if duel.phase() == phase_of(wanted) => wanted.to_owned(),
        ["phase"] => format!("{:?}", duel.phase()),
        [seat, "life"] => table.side(player(seat)).life.to_string(),
        [seat, place, value] if place.starts_with("monster-") => {
            let zone: usize = place["monster-".len()..].parse().expect(key);
            let id = table.side(player(seat)).monsters[zone - 1].expect(key);
            let is = match value {
                "atk" => table.atk(id),
                "def" => table.def(id),
                "level" => u16::from(table.level(id)),
                _ => return None,
            };
            is.to_string()
        }
        [seat, pile] => {
            let side = table.side(player(seat));
            let name = |id: &Id| table.card(*id).name.clone();
            let lying = |id: &Id| {
                let instance = table.instance(*id);
                let how = match (instance.face_up, instance.attacks || !table.is_monster(*id)) {
                    (false, _) => " set",
                    (true, false) => " defense",
                    (true, true) => "",
                };
                name(id) + how
            };
            let zones = |zones: &[Option<Id>]| {
                let zones: Vec<String> =
                    zones.iter().map(|zone| zone.as_ref().map_or("-".to_owned(), lying)).collect();
                zones.join(" | ").trim_end_matches([' ', '|', '-']).to_owned()
            };
            match pile {
                "hand" => side.hand.iter().map(name).collect::<Vec<_>>().join(" | "),
                "deck" => side.deck.iter().rev().map(name).collect::<Vec<_>>().join(" | "),
                "graveyard" => side.graveyard.iter().map(name).collect::<Vec<_>>().join(" | "),
                "monsters" => zones(&side.monsters),
                "spells" => zones(&side.spells),
                "field" => zones(&[side.field]),
                _ => return None,
            }
        }
        _ => return None,
    })
}

fn phase_of(word: &str) -> Phase {
    match word {
        "draw" => Phase::Draw,
        "standby" => Phase::Standby,
        "main1" => Phase::Main1,
        "battle" => Phase::Battle,
        "main2" => Phase::Main2,
        _ => panic!("no phase: {word}"),
    }
}
