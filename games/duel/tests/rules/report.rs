//! Short game reports: a table, what is done, what must be true then.
//!
//! The first lines lay the table out (`duel::lay_out`); `turn 2 main2` says whose
//! turn and which phase it is (else the first player's `main1`; it is the third
//! turn, so that attacks are allowed, unless `first turn` is said). Then:
//!
//! ```text
//! > summon 1             is done by whoever is asked
//! ! set 2: cannot-set    is refused with this code, and nothing changes
//! = 1 life 7000          must be true
//! = 1 monsters: Suijin | - | Haniwa set
//! = 1 graveyard: Leotron
//! = asks 2
//! = phase battle
//! = over: 1, life        who won, and why
//! ```

use duel::{Action, Book, Duel, Event, Id, Phase, Refusal, lay_out};
use meydan_core::{Game, GameTime, Input, Refusal as _, Seat, Seed};

pub(crate) fn report(text: &str) -> Vec<Event> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let first = lines.iter().position(|line| line.starts_with(['>', '!', '='])).unwrap_or(lines.len());
    let (mut turn, mut phase, mut count) = (Seat(0), Phase::Main1, 3);
    let mut table = Vec::new();
    for line in &lines[..first] {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["turn", seat, name] => (turn, phase) = (player(seat), phase_of(name)),
            ["first", "turn"] => count = 1,
            _ => table.push(*line),
        }
    }
    let table =
        lay_out(&table.join("\n"), &Book::standard()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
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
    let seat = duel.asked().expect("somebody is asked");
    let action: Action = text.parse()?;
    let mut offered = false;
    let _ = duel.for_each_legal(seat, |legal| {
        offered |= legal == action;
        std::ops::ControlFlow::Continue(())
    });
    duel.check(seat, action)?;
    assert!(offered, "{text} is not offered");
    duel.play(GameTime::ZERO, Input::Act { seat, action }, |event| told.push(event));
    // Who has nothing to decide is not waited for, as in every front end.
    while let Some((seat, action)) = duel.forced() {
        duel.play(GameTime::ZERO, Input::Act { seat, action }, |event| told.push(event));
    }
    Ok(())
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
                    let thing = table.thing(*id);
                    let how = match (thing.face_up, thing.attacks || !table.is_monster(*id)) {
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
