//! From what the hall shows to what pages are made from.

use meydan_core::{
    AnyMatch, AnyView, EventsAt, Facts, GameTime, NewMatch, OptionKind, SeatSet, Seed, Seq, Viewer,
};
use meydan_hall::{Can, ComputerOpinion, PlayerKind, TableSnapshot, TableSummary};
use serde_json::Value;

use meydan_pages as pages;
use meydan_pages::model::{ClockFields, Frame, GameCard, SetupFields, TableCard, TableModel, With};

/// A moment that is looked at instead of now.
pub(crate) struct Moment {
    pub(crate) seq: Seq,
    pub(crate) view: AnyView,
    pub(crate) latest: Option<EventsAt>,
    pub(crate) opinions: Vec<ComputerOpinion>,
}

/// The path of a table.
pub(crate) fn table_path(table: &meydan_hall::TableId) -> String {
    format!("/table/{table}")
}

/// The way to the rematch; at a duel of the club it leads through the club, which gives the seats.
pub(crate) fn rematch_path(seen: &TableSnapshot) -> Option<String> {
    let next = seen.next.as_ref()?;
    let of_club = seen.rated && seen.clock.is_none();
    Some(if of_club { format!("/club/duel/{next}") } else { table_path(next) })
}

/// An option's value as the form writes it.
fn option_text(value: &Value) -> String {
    match value {
        Value::Bool(true) => "on".to_owned(),
        Value::Bool(false) | Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// The options of a configuration as text, in the game's order.
pub(crate) fn options(facts: &Facts, config: &Value) -> Vec<(&'static str, String)> {
    let text = |key: &str| config.get(key).map(option_text).unwrap_or_default();
    facts.options.iter().map(|option| (option.key, text(option.key))).collect()
}

/// What a table is called: the option `name` of games that have one.
pub(crate) fn title(facts: &Facts, config: &Value) -> String {
    let named = options(facts, config).into_iter().find(|(key, _)| *key == "name");
    named.map(|(_, name)| name).unwrap_or_default()
}

/// The set-up form as it was filled in for a table, as far as this browser can tell.
pub(crate) fn set_up(seen: &TableSnapshot, fields: &mut SetupFields) {
    let computer = seen.players.iter().find_map(|player| match player.kind {
        PlayerKind::Computer(level) => Some(level),
        PlayerKind::Person | PlayerKind::Open => None,
    });
    let (held, seats) = (seen.held.len(), seen.players.len());
    fields.with = match computer {
        Some(_) => With::Computer,
        // Who holds no seat or all of them plays it again at one screen.
        None if held == 0 || held as usize == seats => With::Here,
        None => With::Link,
    };
    fields.level = computer.unwrap_or(fields.level);
    fields.seats = u8::try_from(seats).unwrap_or(fields.seats);
    fields.people = fields.seats;
    let mine = seen.held.iter().next().filter(|_| fields.with != With::Here);
    fields.seat = mine.or(fields.seat);
    for player in &seen.players {
        if let Some(name) = fields.names.get_mut(player.seat.index()) {
            name.clone_from(&player.name);
        }
        if mine == Some(player.seat) {
            fields.name.clone_from(&player.name);
        }
    }
    fields.options = options(&seen.facts, &seen.config);
    fields.clock = ClockFields::of(seen.clock);
    fields.rated = seen.rated && seen.clock.is_some();
    fields.listed = seen.listed;
    fields.after =
        (held > 0 && seen.outcome.is_some() && seen.next.is_none()).then(|| seen.table.to_string());
}

/// An option's value from the text that the form sent; `None` if it is none.
pub(crate) fn option_value(kind: OptionKind, text: &str) -> Option<Value> {
    match kind {
        OptionKind::Flag => match text {
            "on" => Some(Value::Bool(true)),
            "" | "off" => Some(Value::Bool(false)),
            _ => None,
        },
        OptionKind::Choice { among } => among.contains(&text).then(|| Value::from(text)),
        OptionKind::Number { least, most } => {
            text.trim().parse::<i64>().ok().filter(|number| (least..=most).contains(number)).map(Value::from)
        }
        OptionKind::Text { most } => (text.len() <= most as usize).then(|| Value::from(text)),
        // The game itself says what is wrong with a text, and where.
        OptionKind::Lines { .. } => Some(Value::from(text)),
    }
}

/// The formats of other programs in which a game can be saved; before its end, those in which it can be gone on with.
fn formats(game: &str, over: bool) -> Vec<&'static str> {
    let all = meydan_records::formats(game).iter();
    all.filter(|format| over || format.is_record()).map(|format| format.name).collect()
}

/// The table's model. `moment` looks at an earlier time; everything else is of now.
pub(crate) fn table<'a>(
    frame: Frame<'a>,
    seen: TableSnapshot,
    moment: Option<Moment>,
    invitation: Option<String>,
) -> TableModel<'a> {
    let (present, over) = (moment.is_none(), seen.outcome.is_some());
    let step = moment.as_ref().map(|moment| moment.seq);
    let rematch = rematch_path(&seen);
    // What was taken back has not happened.
    let stands = |seq: Seq| seen.line.binary_search_by_key(&seq, |entry| entry.seq).is_ok();
    let mut happened = seen.events;
    happened.retain(|at| stands(at.seq) && pages::tells(seen.facts.id));
    let (view, now, latest, opinions) = match moment {
        Some(moment) => (moment.view, Some(seen.view), moment.latest, moment.opinions),
        None => (seen.view, None, seen.latest, seen.opinions),
    };
    TableModel {
        frame,
        id: seen.table.to_string(),
        facts: seen.facts,
        options: options(&seen.facts, &seen.config),
        version: seen.version,
        seq: seen.seq,
        players: seen.players,
        pending: seen.pending,
        yours: seen.held,
        covered: seen.covered.filter(|_| present),
        offers: if present { seen.offers } else { Vec::new() },
        known: seen.known,
        line: seen.line,
        last: seen.last,
        happened,
        since: Vec::new(),
        latest,
        outcome: seen.outcome,
        thinking: seen.thinking,
        opinions,
        undo_asked: seen.undo,
        clock: seen.clock,
        clocks: seen.clocks,
        taken: seen.taken,
        draw: seen.draw,
        can: Can {
            // A hint for a covered hand would tell of it.
            hint: seen.can.hint.filter(|_| present && seen.covered.is_none()),
            ..seen.can
        },
        step,
        called: String::new(),
        invitation,
        rematch_wanted: if seen.next.is_none() { seen.rematch } else { SeatSet::EMPTY },
        rematch,
        title: title(&seen.facts, &seen.config),
        formats: formats(seen.facts.id, over),
        now,
        view,
        club: None,
    }
}

/// A table on the home page.
pub(crate) fn table_card(seen: TableSummary) -> TableCard {
    TableCard {
        link: table_path(&seen.table),
        facts: seen.facts,
        players: seen.players,
        pending: seen.pending,
        yours: seen.held,
        moves: seen.moves,
        clock: seen.clock,
        rated: seen.rated,
        outcome: seen.outcome,
        title: title(&seen.facts, &seen.config),
        view: seen.view,
    }
}

/// The start of a game, to be drawn, and what its seats are called.
pub(crate) struct Start {
    pub(crate) view: AnyView,
    pub(crate) roles: Vec<&'static str>,
    /// Whether other seeds give other roles.
    pub(crate) drawn: bool,
    pub(crate) config: Value,
}

/// So many starts are compared to see whether the roles are drawn.
const DRAWS: u64 = 16;

/// The start of a game with the default options; every game has one.
pub(crate) fn start(tenant: &meydan_catalogue::Tenant) -> Option<Start> {
    let seats = tenant.facts.least_seats;
    let begin = |seed| {
        let new = NewMatch { config: Value::Null, seats, seed: Seed::from_number(seed), clock: None };
        tenant.begin(new).ok()
    };
    let roles = |game: &dyn AnyMatch| -> Vec<&'static str> {
        meydan_core::Seat::all(seats).map(|seat| game.role(seat)).collect()
    };
    let game = begin(0)?;
    debug_assert_eq!(game.at(), GameTime::ZERO);
    let usual = roles(game.as_ref());
    // A game that draws its roles shows it within a few seeds.
    let drawn = (1..DRAWS).filter_map(begin).any(|other| roles(other.as_ref()) != usual);
    Some(Start { view: game.view(Viewer::Spectator), roles: usual, drawn, config: game.beginning().config })
}

/// All games, as cards.
pub(crate) fn game_cards() -> Vec<GameCard> {
    let card =
        |tenant: &meydan_catalogue::Tenant| Some(GameCard { facts: tenant.facts, view: start(tenant)?.view });
    meydan_catalogue::tenants().iter().filter_map(card).collect()
}
