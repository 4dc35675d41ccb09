//! Who sits down, at a new game and at one that was kept.

use std::path::Path;

use meydan_catalogue::{Player, Table, Tenant, random_seed};
use meydan_core::{NewMatch, Seed};
use meydan_records::{ChessFile, open_true};
use meydan_search::Level;
use meydan_words::Words;
use serde_json::Value;

use super::super::options;
use super::super::shared::{read_file, refuse, sentence};
use super::Args;

/// A new game.
pub(super) fn fresh(
    args: &Args,
    config: Value,
    (seats, whom): (Option<u8>, Option<Vec<Player>>),
    tenant: &'static Tenant,
    words: &Words,
) -> anyhow::Result<Table> {
    let facts = tenant.facts;
    let mut players =
        args.players.iter().map(|text| player(text, words)).collect::<anyhow::Result<Vec<_>>>()?;
    players.extend(whom.into_iter().flatten());
    if players.is_empty() {
        let seats = seats.map_or(usize::from(facts.least_seats), usize::from).max(args.names.len());
        // Two play with each other; at a table for many, one person sits among computers (UN-02).
        let people = match args.people {
            Some(people) => usize::from(people),
            None if facts.most_seats > 2 => args.names.len().max(1),
            None => seats,
        };
        if people > seats {
            let said = vec![("people", people.to_string()), ("seats", seats.to_string())];
            return Err(refuse(words, "people-count", said));
        }
        players = vec![Player::Person { name: String::new() }; people];
        players.resize(seats, Player::Computer { level: Level::Club });
    }
    let count = players.len();
    if !(usize::from(facts.least_seats)..=usize::from(facts.most_seats)).contains(&count)
        || args.names.len() > count
    {
        let count = count.max(args.names.len());
        let (least, most) = (facts.least_seats, facts.most_seats);
        let said = vec![("game", words.game(facts.id)), ("count", count.to_string())];
        return Err(if least == most {
            refuse(words, "player-count", [said, vec![("seats", least.to_string())]].concat())
        } else {
            let range = vec![("least", least.to_string()), ("most", most.to_string())];
            refuse(words, "player-range", [said, range].concat())
        });
    }
    name(&mut players, &args.names);
    if facts.id == "chess" {
        ChessFile::check_names(&players).map_err(|refused| sentence(words, &refused))?;
    }
    let seed = args.seed.map_or_else(random_seed, |number| Ok(Seed::from_number(number)))?;
    let seats = u8::try_from(count).unwrap_or(u8::MAX);
    let game = tenant.begin(NewMatch { config, seats, seed, clock: None }).map_err(|refused| {
        let error = sentence(words, &refused);
        // Which of several texts it is.
        let option = refused.args.iter().find(|(name, _)| *name == "option");
        match option.and_then(|(_, key)| options::source(&args.set, key)) {
            Some(source) => error.context(source),
            None => error,
        }
    })?;
    Ok(Table::new(game, players))
}

/// A game that was saved; computers sit where they sat, unless players are named.
pub(super) fn loaded(
    args: &Args,
    path: &Path,
    tenant: &'static Tenant,
    words: &Words,
) -> anyhow::Result<Table> {
    let bytes = read_file(path, words)?;
    let opened = open_true(&bytes)
        .map_err(|error| sentence(words, &error.refused()).context(path.display().to_string()))?;
    let game = opened.game;
    let found = game.facts().id;
    if found != tenant.facts.id {
        return Err(refuse(
            words,
            "game-in-file",
            vec![("found", words.game(found)), ("game", words.game(tenant.facts.id))],
        ));
    }
    let players = opened.names.iter().map(|name| Player::of_record(name)).collect();
    Ok(Table::new(game, seated(args, players, words)?))
}

/// Who sits down at a game that was kept: who sat there, unless players are named.
pub(super) fn seated(args: &Args, sat: Vec<Player>, words: &Words) -> anyhow::Result<Vec<Player>> {
    let seats = sat.len();
    let mut players = if args.players.is_empty() {
        sat
    } else {
        args.players.iter().map(|text| player(text, words)).collect::<anyhow::Result<_>>()?
    };
    let count = players.len().max(args.names.len());
    if count != seats {
        let said = vec![("seats", seats.to_string()), ("count", count.to_string())];
        return Err(refuse(words, "seats-in-file", said));
    }
    name(&mut players, &args.names);
    Ok(players)
}

fn player(text: &str, words: &Words) -> anyhow::Result<Player> {
    let text = text.trim();
    let level = text.strip_prefix("computer:").unwrap_or(text);
    match text {
        "person" | "you" | "me" => Ok(Player::Person { name: String::new() }),
        "computer" => Ok(Player::Computer { level: Level::Club }),
        _ => level.parse().map(|level| Player::Computer { level }).map_err(|()| {
            let levels = Level::ALL.map(Level::code).join(", ");
            refuse(words, "no-player", vec![("player", text.to_owned()), ("levels", levels)])
        }),
    }
}

fn name(players: &mut [Player], names: &[String]) {
    for (player, given) in players.iter_mut().zip(names) {
        if let Player::Person { name } = player {
            given.trim().clone_into(name);
        }
    }
}
