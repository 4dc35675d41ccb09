//! Short game reports: a position, what is done, what must be true then.
//!
//! The first lines are a start position (`Config.start`), up to the first line
//! that begins with `>`, `!` or `=`.
//!
//! ```text
//! > attack 1                 is done by whoever is asked
//! ! tap 9: no-such-card      is refused with this code, and nothing changes
//! = 1 hp 12                  must be true
//! = 1 hand: soldier, 2 plains
//! = 1 play: plains tapped, guard 2/5, slow on 2
//! = 1 discard:
//! = pool: gw
//! = asks 2
//! = round 4
//! = over: 1, hp              who won, and why; 0 in a draw
//! ```

use magic::{Action, Asked, Config, Event, Magic, Refusal, View};
use meydan_core::{Game, Header, Match, Refusal as _, Seat, Seed, Viewer};

/// Plays a report, and gives what everybody was told after the start.
pub(crate) fn report(text: &str) -> Vec<Event> {
    report_with(&Config::default(), text)
}

/// The same with other decks or cards.
pub(crate) fn report_with(config: &Config, text: &str) -> Vec<Event> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let first = lines.iter().position(|line| line.starts_with(['>', '!', '='])).unwrap_or(lines.len());
    let config = Config { start: lines[..first].join("\n"), ..config.clone() };
    let header = Header { config, seats: 2, seed: Seed::from_number(1) };
    let mut game = Match::<Magic>::new(header).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    for line in &lines[first..] {
        let (sign, rest) = line.split_at(1);
        let rest = rest.trim();
        match sign {
            ">" => {
                act(&mut game, rest).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}\n{}", told(&game)));
            }
            "!" => {
                let (action, code) = rest.rsplit_once(": ").unwrap_or_else(|| panic!("{line}"));
                let before = game.position().digest();
                let refusal = act(&mut game, action).expect_err(line);
                assert_eq!(refusal.code(), code, "{line}");
                assert_eq!(game.position().digest(), before, "{line}: something changed");
            }
            _ => expect(&game, rest),
        }
    }
    game.events_since(Some(0), Viewer::Referee).flat_map(|(_, events)| events).collect()
}

fn act(game: &mut Match<Magic>, text: &str) -> Result<(), Refusal> {
    let seat = game.pending().seats().only().expect("somebody is asked");
    let action: Action = text.parse()?;
    let legal = game.legal(seat).contains(&action);
    let position = game.position().clone();
    position.check(seat, action)?;
    assert!(legal, "{text} is not offered");
    game.submit(game.at(), seat, action).expect("checked");
    Ok(())
}

fn expect(game: &Match<Magic>, line: &str) {
    let view = game.view(Viewer::Referee);
    let fail = |is: String| panic!("expected: {line}\n     but: {is}\n{}", told(game));
    let same = |is: String, wanted: &str| {
        if is != wanted {
            fail(is);
        }
    };
    if let Some((head, list)) = line.split_once(':') {
        let list = list.trim();
        match head.split_whitespace().collect::<Vec<_>>()[..] {
            ["pool"] => same(view.pool.to_string(), list),
            ["over"] => {
                let outcome = game.outcome().unwrap_or_else(|| panic!("{line}: it goes on"));
                let winner = outcome.winners.only().map_or(0, |seat| seat.0 + 1);
                same(format!("{winner}, {}", outcome.reason), list);
            }
            [seat, pile] => {
                let mut is = listed(&view, player(seat), pile);
                let mut wanted = expanded(list);
                is.sort();
                wanted.sort();
                if is != wanted {
                    fail(is.join(", "));
                }
            }
            _ => panic!("no expectation: {line}"),
        }
        return;
    }
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        [seat, "hp", hp] => same(view.sides[player(seat).index()].hp.to_string(), hp),
        ["asks", seat] => same(view.who_is_asked().map_or(0, |seat| seat.0 + 1).to_string(), seat),
        ["asks", seat, "to", what] => {
            same(view.who_is_asked().map_or(0, |seat| seat.0 + 1).to_string(), seat);
            let asked = match view.asked {
                Asked::Play => "play",
                Asked::Target { .. } => "target",
                Asked::Attack => "attack",
                Asked::Defend { .. } => "defend",
                Asked::Over => "nothing",
            };
            same(asked.to_owned(), what);
        }
        ["round", round] => same(view.round.to_string(), round),
        ["phase", phase] => same(format!("{:?}", view.phase).to_lowercase(), phase),
        ["library", seat, count] => same(view.sides[player(seat).index()].library.to_string(), count),
        _ => panic!("no expectation: {line}"),
    }
}

/// `2 plains` is `plains, plains`.
fn expanded(list: &str) -> Vec<String> {
    let entries = list.split(',').map(str::trim).filter(|entry| !entry.is_empty());
    let expand = |entry: &str| match entry.split_once(' ') {
        Some((count, card)) if count.parse::<usize>().is_ok() => {
            vec![card.to_owned(); count.parse().unwrap_or(1)]
        }
        _ => vec![entry.to_owned()],
    };
    entries.flat_map(expand).collect()
}

fn listed(view: &View, seat: Seat, pile: &str) -> Vec<String> {
    let side = &view.sides[seat.index()];
    let tapped = |text: String, tapped: bool| if tapped { text + " tapped" } else { text };
    match pile {
        "hand" => side.hand.iter().flatten().map(ToString::to_string).collect(),
        "discard" => side.discard.iter().map(ToString::to_string).collect(),
        "play" => {
            let lands = side.lands.iter().map(|land| tapped(land.card.to_string(), land.tapped));
            let creatures = side.creatures.iter().map(|creature| {
                let looks = creature.looks;
                let mut text = format!("{} {}/{}", creature.card, looks.power, looks.left);
                text += if looks.first_strike { " first strike" } else { "" };
                text += if looks.trample { " trample" } else { "" };
                tapped(text, creature.tapped)
            });
            let enchantments = side.enchantments.iter().map(|other| match other.target {
                Some(target) => format!("{} on {target}", other.card),
                None => other.card.to_string(),
            });
            lands.chain(creatures).chain(enchantments).collect()
        }
        _ => panic!("no pile: {pile}"),
    }
}

fn player(word: &str) -> Seat {
    match word {
        "1" => Seat(0),
        "2" => Seat(1),
        _ => panic!("no player: {word}"),
    }
}

fn told(game: &Match<Magic>) -> String {
    let events = game.events_since(None, Viewer::Referee);
    events.flat_map(|(_, events)| events).map(|event| format!("{event:?}\n")).collect()
}
