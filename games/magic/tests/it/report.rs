//! Magic's part of reports (`meydan_testkit::report`). The first lines are a start
//! position (`Config.start`). What can be said of a position besides:
//!
//! ```text
//! = 1 hp 12
//! = 1 hand: soldier, 2 plains
//! = 1 play: plains tapped, guard 2/5, slow on 2
//! = 1 discard:
//! = library 1 30
//! = pool: gw
//! = asks 2 to defend
//! = round 4
//! = phase second
//! ```

use magic::{Asked, Config, Event, Magic, View};
use meydan_core::{Game, Seat, Viewer};
use meydan_testkit::report::{Reports, begin, parts, player};

const REPORTS: Reports<Magic> = Reports { read: |_, text| text.parse(), fact, holds: |_| true };

/// Plays a report, and gives what everybody was told after the start.
pub(crate) fn report(text: &str) -> Vec<Event> {
    report_with(&Config::default(), text)
}

/// The same with other decks or cards.
pub(crate) fn report_with(config: &Config, text: &str) -> Vec<Event> {
    let (start, lines) = parts(text);
    let game = begin::<Magic>(Config { start: start.join("\n"), ..config.clone() }, 2, 1);
    REPORTS.tell(game.position().clone(), &lines)
}

fn fact(game: &Magic, key: &str, wanted: &str) -> Option<String> {
    let view = game.view(Viewer::Referee);
    let asked = view.who_is_asked().map_or(0, |seat| seat.0 + 1).to_string();
    Some(match key.split_whitespace().collect::<Vec<_>>()[..] {
        ["pool"] => view.pool.to_string(),
        ["round"] => view.round.to_string(),
        ["phase"] => format!("{:?}", view.phase).to_lowercase(),
        ["library", seat] => view.sides[player(seat).index()].library.to_string(),
        [seat, "hp"] => view.sides[player(seat).index()].hp.to_string(),
        ["asks", seat, "to"] if seat == asked => match view.asked {
            Asked::Play => "play",
            Asked::Target { .. } => "target",
            Asked::Attack => "attack",
            Asked::Defend { .. } => "defend",
            Asked::Window => "window",
            Asked::Over => "nothing",
        }
        .to_owned(),
        [seat, pile] => {
            // In whatever order the line has them.
            let (mut is, mut same) = (listed(&view, player(seat), pile), expanded(wanted));
            is.sort();
            same.sort();
            if is == same { wanted.to_owned() } else { is.join(", ") }
        }
        _ => return None,
    })
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
