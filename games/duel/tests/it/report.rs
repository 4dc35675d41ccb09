//! Short game reports: a table, what is done, what must be true then.
//!
//! The first lines lay the table out (`duel::lay_out`); `turn 2 main2` says whose
//! turn and which phase it is (else the first player's `main1`; it is the third
//! turn, so that attacks are allowed, unless `first turn` is said). Then:
//!
//! ```text
//! > summon 1             is done by whoever is asked
//! > 2: pass              and this must be the second player
//! > name Dark magician   cards are named by their names
//! ! set 2: cannot-set    is refused with this code, and nothing changes
//! = 1 life 7000          must be true
//! = 1 monsters: Suijin | - | Haniwa set
//! = 1 graveyard: Leotron
//! = 1 monster-1 atk 2500 (def, level)
//! = asks 2
//! = offers activate spell-1
//! = does not offer attack 1 direct
//! = told 2 drew          so many events of this name since the beginning
//! = phase battle
//! = over: 1, life        who won, and why
//! ```
//!
//! Windows that nobody has anything for are passed by themselves; a report says
//! `pass` only where something could be activated. A card that no player has but
//! this report is written as `card Moon: spell Quick-play: activate; choose …`.

use duel::{Action, Book, Card, Duel, Event, Id, Phase, Refusal, lay_out, read_cards};
use meydan_core::{Game, GameTime, Input, Refusal as _, Seat, Seed};

pub(crate) fn report(text: &str) -> Vec<Event> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let first = lines.iter().position(|line| line.starts_with(['>', '!', '='])).unwrap_or(lines.len());
    let (mut turn, mut phase, mut count) = (Seat(0), Phase::Main1, 3);
    let mut table = Vec::new();
    let mut own = Vec::new();
    for line in &lines[..first] {
        if let Some(card) = line.strip_prefix("card ") {
            own.extend(own_card(card));
            continue;
        }
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["turn", seat, name] => (turn, phase) = (player(seat), phase_of(name)),
            ["first", "turn"] => count = 1,
            _ => table.push(*line),
        }
    }
    let table =
        lay_out(&table.join("\n"), &Book::with(own)).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let mut duel = Duel::arranged(table, turn, count, phase, Seed::from_number(1).rng());
    let mut told = Vec::new();
    for line in &lines[first..] {
        let (sign, rest) = line.split_at(1);
        let rest = rest.trim();
        match sign {
            ">" => act(&mut duel, rest, &mut told)
                .unwrap_or_else(|refusal| panic!("{line}: {refusal:?}\n{told:#?}")),
            "!" => {
                let (action, code) = rest.rsplit_once(": ").unwrap_or_else(|| panic!("{line}"));
                let before = duel.digest();
                let refusal = act(&mut duel, action, &mut told).expect_err(line);
                assert_eq!(refusal.code(), code, "{line}");
                assert_eq!(duel.digest(), before, "{line}: something changed");
            }
            _ => expect(&duel, rest, &told),
        }
        assert!(duel.table().is_sound(), "{line}");
    }
    told
}

fn act(duel: &mut Duel, text: &str, told: &mut Vec<Event>) -> Result<(), Refusal> {
    let seat = duel.asked().unwrap_or_else(|| panic!("{text}: it is over\n{told:#?}"));
    let text = match text.split_once(": ") {
        Some((who, text)) => {
            assert_eq!(seat, player(who), "{text}: the other is asked\n{told:#?}");
            text
        }
        None => text,
    };
    let action = action_of(duel, text)?;
    duel.check(seat, action)?;
    assert!(offers(duel, action), "{text} is not offered");
    duel.play(GameTime::ZERO, Input::Act { seat, action }, |event| told.push(event));
    // Who has nothing to decide is not waited for, as in every front end.
    while let Some((seat, action)) = duel.forced() {
        duel.play(GameTime::ZERO, Input::Act { seat, action }, |event| told.push(event));
    }
    Ok(())
}

/// What a line says; a card is named by its name.
fn action_of(duel: &Duel, text: &str) -> Result<Action, Refusal> {
    match text.strip_prefix("name ").and_then(|name| duel.table().book.index(name)) {
        Some(card) => Ok(Action::Name(card)),
        None => text.parse(),
    }
}

fn offers(duel: &Duel, action: Action) -> bool {
    let seat = duel.asked().expect("somebody is asked");
    duel.for_each_legal(seat, |legal| match legal == action {
        true => std::ops::ControlFlow::Break(()),
        false => std::ops::ControlFlow::Continue(()),
    })
    .is_break()
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

/// The name of an event, as everybody reads it.
fn name_of(event: &Event) -> String {
    let event = serde_json::to_value(event).expect("plain data becomes JSON");
    event["event"].as_str().expect("a name").to_owned()
}

fn expect(duel: &Duel, line: &str, told: &[Event]) {
    let same = |is: String, wanted: &str| assert_eq!(is, wanted, "expected: {line}\n{told:#?}");
    let table = duel.table();
    if let Some((head, list)) = line.split_once(':') {
        let list = list.trim();
        match head.split_whitespace().collect::<Vec<_>>()[..] {
            ["over"] => {
                let outcome = duel.outcome().unwrap_or_else(|| panic!("{line}: it goes on"));
                let winner = outcome.winners.only().map_or(0, |seat| seat.0 + 1);
                same(format!("{winner}, {}", outcome.reason), list);
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
                let is = match pile {
                    "hand" => side.hand.iter().map(name).collect::<Vec<_>>().join(" | "),
                    "deck" => side.deck.iter().rev().map(name).collect::<Vec<_>>().join(" | "),
                    "graveyard" => side.graveyard.iter().map(name).collect::<Vec<_>>().join(" | "),
                    "monsters" => zones(&side.monsters),
                    "spells" => zones(&side.spells),
                    "field" => zones(&[side.field]),
                    _ => panic!("no pile: {line}"),
                };
                same(is, list);
            }
            _ => panic!("no expectation: {line}"),
        }
        return;
    }
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        [seat, "life", life] => same(table.side(player(seat)).life.to_string(), life),
        ["asks", seat] => same(duel.asked().map_or(0, |seat| seat.0 + 1).to_string(), seat),
        [seat, place, value, number] if place.starts_with("monster-") => {
            let zone: usize = place["monster-".len()..].parse().expect(line);
            let id = table.side(player(seat)).monsters[zone - 1].expect(line);
            let is = match value {
                "atk" => table.atk(id),
                "def" => table.def(id),
                "level" => u16::from(table.level(id)),
                _ => panic!("no value: {line}"),
            };
            same(is.to_string(), number);
        }
        ["told", count, event] => {
            same(told.iter().filter(|told| name_of(told) == event).count().to_string(), count);
        }
        ["offers", ..] | ["does", "not", "offer", ..] => {
            let (wanted, action) = match line.strip_prefix("offers ") {
                Some(action) => (true, action),
                None => (false, line.trim_start_matches("does not offer ")),
            };
            let action = action_of(duel, action).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"));
            assert_eq!(offers(duel, action), wanted, "{line}\n{told:#?}");
        }
        ["phase", phase] => assert_eq!(duel.phase(), phase_of(phase), "{line}"),
        _ => panic!("no expectation: {line}"),
    }
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

fn player(word: &str) -> Seat {
    match word {
        "1" => Seat(0),
        "2" => Seat(1),
        _ => panic!("no player: {word}"),
    }
}
