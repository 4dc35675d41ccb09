//! Invented models of every page, for the example and for the tests.

#[path = "duels.rs"]
pub(crate) mod duels;
#[path = "meeting.rs"]
mod meeting;

use chess::Chess;
use magic::Magic;
use maud::Markup;
use meydan_core::{AnyMatch, ClockFace, EventsAt, NewMatch, Seat, SeatSet, Seed, TimeControl, Viewer};
use meydan_pages as pages;
use meydan_pages::lobby::{DarePage, HallModel, LivePage};
use meydan_pages::model::{
    Can, ClockFields, ComputerOpinion, Frame, GameCard, HomeModel, PlayerKind, PlayerSnapshot, Problem,
    ProblemModel, RulesModel, SetupFields, SetupModel, TableCard, TableModel, UndoAsked, With,
};
use meydan_search::{Certainty, Level, Opinion};
use othello::Othello;
use pentago::Pentago;
use uno::Uno;

use meeting::{hall_table, own};

/// Enough moves to end any game.
pub(crate) const ALL: usize = 200;

/// A game after some moves, chosen here and there so that it looks like one.
pub(crate) fn played(moves: usize) -> Box<dyn AnyMatch> {
    let new = NewMatch { config: serde_json::Value::Null, seats: 2, seed: Seed::from_number(1), clock: None };
    let mut game = new.begin::<Othello>().expect("the usual start");
    for number in 0..moves {
        let Some(seat) = game.pending().only() else { break };
        let legal = game.legal(seat);
        let action = &legal[number * 7 % legal.len()];
        let at = game.at();
        game.act(at, seat, action).expect("a legal move");
    }
    game
}

/// One who sits there.
pub(crate) fn player(seat: u8, name: &str, kind: PlayerKind) -> PlayerSnapshot {
    let role = if seat == 0 { "black" } else { "white" };
    let (seat, name) = (Seat(seat), name.to_owned());
    PlayerSnapshot { seat, role, name, kind, connected: true, stood_in: 0, number: None }
}

/// What the last entry of the line did.
pub(crate) fn latest(game: &dyn AnyMatch, viewer: Viewer) -> Option<EventsAt> {
    let last = game.line(viewer).last()?.seq;
    game.events_since(last.checked_sub(1), viewer).into_iter().find(|at| at.seq == last)
}

/// A table as some seats see it, now or at an earlier moment.
pub(crate) fn table<'a>(
    frame: Frame<'a>,
    game: &dyn AnyMatch,
    players: Vec<PlayerSnapshot>,
    yours: SeatSet,
    step: Option<u32>,
) -> TableModel<'a> {
    let shown = step.and_then(|step| game.as_of(step));
    let view = shown.as_deref().unwrap_or(game).view(Viewer::Spectator);
    let mine = yours.iter().filter(|_| step.is_none());
    let offers = mine.map(|seat| (seat, game.offer(seat)));
    let going = game.outcome().is_none();
    let acting = game.pending().iter().find(|&seat| yours.contains(seat));
    TableModel {
        frame,
        id: "x7kq2m".to_owned(),
        facts: game.facts(),
        options: Vec::new(),
        version: 3,
        seq: game.seq(),
        view,
        now: step.map(|_| game.view(Viewer::Spectator)),
        title: String::new(),
        formats: Vec::new(),
        covered: None,
        offers: offers.collect(),
        pending: game.pending(),
        known: None,
        line: game.line(Viewer::Spectator),
        last: game.line(Viewer::Spectator).pop(),
        happened: Vec::new(),
        since: Vec::new(),
        latest: latest(shown.as_deref().unwrap_or(game), Viewer::Spectator),
        outcome: game.outcome(),
        thinking: None,
        opinions: Vec::new(),
        undo_asked: None,
        clock: None,
        clocks: Vec::new(),
        taken: 0,
        draw: None,
        can: Can {
            undo: going && game.seq() > 0 && !yours.is_empty(),
            hint: acting,
            resign: yours.iter().next().filter(|_| going),
            rematch: !going && !yours.is_empty(),
            sit: false,
            fill: false,
            record: !going,
            free: SeatSet::EMPTY,
            ..Can::default()
        },
        players,
        yours,
        step,
        called: String::new(),
        invitation: None,
        rematch_wanted: SeatSet::EMPTY,
        rematch: None,
        club: None,
    }
}

fn tables(frame: Frame<'_>, write: &mut dyn FnMut(&str, Markup)) {
    let game = played(26);
    let game = game.as_ref();
    let people = || vec![player(0, "Shirin", PlayerKind::Person), player(1, "Deniz", PlayerKind::Person)];
    let computer = || {
        vec![
            player(0, "Computer", PlayerKind::Computer(Level::Expert)),
            player(1, "شیرین", PlayerKind::Person),
        ]
    };
    let white = SeatSet::one(Seat::SECOND);

    let mut model = table(frame, game, computer(), white, None);
    let certainty = Certainty::Exact;
    model.opinions = vec![ComputerOpinion {
        seat: Seat::FIRST,
        seq: game.seq(),
        opinion: Opinion { value: Some(12), certainty, depth: 14, nodes: 52_000 },
    }];
    write("table", pages::table(&model));
    let mut timed = table(frame, game, people(), SeatSet::one(Seat::FIRST), None);
    timed.clock = TimeControl::real_time(300, 3);
    timed.clocks =
        [(15_400, true), (278_000, false)].map(|(left, running)| ClockFace { left, running }).into();
    timed.can = Can { answer_draw: true, call_off: true, ..timed.can };
    timed.draw = Some(Seat::SECOND);
    write("clocks", pages::table(&timed));
    timed.clock = TimeControl::days(3);
    timed.clocks =
        [(250_000_000, true), (40_000_000, false)].map(|(left, running)| ClockFace { left, running }).into();
    timed.can = Can { draw: true, claim: true, answer_draw: false, ..timed.can };
    timed.draw = None;
    write("clocks-days", pages::table(&timed));
    write("here", pages::table(&table(frame, game, people(), SeatSet::first(2), None)));
    write("step", pages::table(&table(frame, game, people(), white, Some(7))));

    let thinking = played(3);
    let mut model = table(
        frame,
        thinking.as_ref(),
        vec![player(0, "", PlayerKind::Person), player(1, "", PlayerKind::Computer(Level::Master))],
        SeatSet::one(Seat::FIRST),
        None,
    );
    model.thinking = Some(Seat::SECOND);
    write("thinking", pages::table(&model));

    let mut model = table(frame, game, people(), white, None);
    model.undo_asked = Some(UndoAsked { by: Seat::FIRST, waiting: white });
    write("undo", pages::table(&model));

    let start = played(0);
    let open = || vec![player(0, "Shirin", PlayerKind::Person), player(1, "", PlayerKind::Open)];
    let mut model = table(frame, start.as_ref(), open(), SeatSet::one(Seat::FIRST), None);
    model.invitation = Some("http://127.0.0.1:7777/table/x7kq2m".to_owned());
    model.can = Can::default();
    write("invite", pages::table(&model));
    let mut model = table(frame, start.as_ref(), open(), SeatSet::EMPTY, None);
    model.can.sit = true;
    write("sit", pages::table(&model));

    let over = played(ALL);
    write("over", pages::table(&table(frame, over.as_ref(), people(), white, None)));
    for (name, by) in [("rematch-asked", Seat::FIRST), ("rematch-asks", Seat::SECOND)] {
        let mut model = table(frame, over.as_ref(), people(), white, None);
        model.rematch_wanted = SeatSet::one(by);
        write(name, pages::table(&model));
    }
}

/// A game of Pentago: these actions, from this start (36 squares along the rows).
pub(crate) fn pentago(start: &str, actions: &[&str]) -> Box<dyn AnyMatch> {
    let config = serde_json::json!({ "start": start });
    let new = NewMatch { config, seats: 2, seed: Seed::from_number(1), clock: None };
    let mut game = new.begin::<Pentago>().expect("a start");
    for action in actions {
        let seat = game.pending().only().expect("it goes on");
        let at = game.at();
        game.act_text(at, seat, action).expect("a legal move");
    }
    game
}

/// An empty board of Pentago, to begin with.
pub(crate) const EMPTY: &str = "....................................";
/// Red to move has four in the first row.
pub(crate) const FOUR: &str = "XXXX..OOO......O....................";
/// A turn of block 1 clockwise makes five for both.
pub(crate) const BOTH: &str = ".XO....XOXX..XOOO...................";

/// A table of Pentago, as both who play at one screen see it.
pub(crate) fn pentago_table<'a>(frame: Frame<'a>, game: &dyn AnyMatch, step: Option<u32>) -> TableModel<'a> {
    let players = [(Seat::FIRST, "Shirin"), (Seat::SECOND, "Deniz")].map(|(seat, name)| PlayerSnapshot {
        role: game.role(seat),
        ..player(seat.0, name, PlayerKind::Person)
    });
    table(frame, game, players.into(), SeatSet::first(2), step)
}

/// The pages of Pentago: each part of a turn, and its ends.
fn pentagos(frame: Frame<'_>, write: &mut dyn FnMut(&str, Markup)) {
    let turns = ["1 4", "2 ccw", "2 2", "1 cw", "0 0", "4 cw", "3 3", "-", "4 1"];
    let shown = |start: &str, actions: &[&str]| {
        pages::table(&pentago_table(frame, pentago(start, actions).as_ref(), None))
    };
    write("pentago", shown(EMPTY, &turns[..8]));
    write("pentago-turn", shown(EMPTY, &turns));
    write("pentago-placed-five", shown(FOUR, &["0 4"]));
    write("pentago-both", shown(BOTH, &["5 5", "1 cw"]));
    let game = pentago(EMPTY, &turns);
    write("pentago-step", pages::table(&pentago_table(frame, game.as_ref(), Some(4))));
    write("rules-pentago", pages::rules(&RulesModel { frame, facts: game.facts(), back: None }));
}

/// A round of UNO for so many, from this start, or dealt: these actions.
pub(crate) fn uno(start: Option<&str>, seats: u8, actions: &[&str]) -> Box<dyn AnyMatch> {
    let config = start.map_or(serde_json::Value::Null, |start| serde_json::json!({ "start": start }));
    let new = NewMatch { config, seats, seed: Seed::from_number(3), clock: None };
    let mut game = new.begin::<Uno>().expect("a start");
    for action in actions {
        let seat = game.pending().only().expect("it goes on");
        let at = game.at();
        game.act_text(at, seat, action).expect("a legal move");
    }
    game
}

/// The first of four can answer a penalty of 2, or take it.
pub(crate) const PENALTY: &str =
    "middle g-draw2; 1: g-draw2 r5 r5 wild; 2: g1 b2 b3; 3: y7 y8 wild-draw4; 4: r9 r-skip y3; penalty 2";
/// The first of three can lay a last card that makes the second take two.
pub(crate) const LAST: &str = "middle g4; 1: g-draw2; 2: wild b2; 3: y7 y8 r-skip";

/// A table of UNO through these eyes.
pub(crate) fn uno_table<'a>(frame: Frame<'a>, game: &dyn AnyMatch, viewer: Viewer) -> TableModel<'a> {
    let names = ["Ada", "", "Cem", "", "شیرین"];
    let one = |(seat, name): (Seat, &&str)| PlayerSnapshot {
        role: game.role(seat),
        number: Some(seat.0 + 1),
        connected: seat.0 != 2,
        ..player(
            seat.0,
            name,
            if seat.0 == 3 { PlayerKind::Computer(Level::Club) } else { PlayerKind::Person },
        )
    };
    let players = Seat::all(game.seats()).zip(&names).map(one).collect();
    let yours = match viewer {
        Viewer::Seat(seat) => SeatSet::one(seat),
        _ => SeatSet::EMPTY,
    };
    TableModel {
        view: game.view(viewer),
        latest: latest(game, viewer),
        ..table(frame, game, players, yours, None)
    }
}

/// The pages of UNO: what can be asked for, the cover, and the end.
fn unos(frame: Frame<'_>, write: &mut dyn FnMut(&str, Markup)) {
    let first = Viewer::Seat(Seat::FIRST);
    let shown = |game: &dyn AnyMatch, viewer| pages::table(&uno_table(frame, game, viewer));
    for seats in 3..=5 {
        let game = uno(None, seats, &[]);
        write(&format!("uno-{seats}"), shown(game.as_ref(), first));
        write(&format!("uno-{seats}-watched"), shown(game.as_ref(), Viewer::Spectator));
    }
    write("uno-penalty", shown(uno(Some(PENALTY), 4, &[]).as_ref(), first));
    write("uno-taken", shown(uno(Some(PENALTY), 4, &["g-draw2", "take"]).as_ref(), first));
    write("uno-colour", shown(uno(Some(&PENALTY.replace("penalty 2", "")), 4, &["wild"]).as_ref(), first));
    let named = uno(Some(&PENALTY.replace("penalty 2", "")), 4, &["wild", "blue"]);
    write("uno-named", shown(named.as_ref(), first));
    let mut covered = uno_table(frame, named.as_ref(), Viewer::Spectator);
    (covered.yours, covered.covered) = (SeatSet::first(3), Some(Seat::SECOND));
    write("uno-covered", pages::table(&covered));
    let over = uno(Some(LAST), 3, &["g-draw2"]);
    write("uno-over", shown(over.as_ref(), first));
    write("rules-uno", pages::rules(&RulesModel { frame, facts: over.facts(), back: None }));
}

/// A game of advanced chess with these options: these actions, each by whoever may.
pub(crate) fn chess(config: &serde_json::Value, actions: &[&str]) -> Box<dyn AnyMatch> {
    let new = NewMatch { config: config.clone(), seats: 2, seed: Seed::from_number(5), clock: None };
    let mut game = new.begin::<Chess>().expect("a start");
    for action in actions {
        let may = |seat: &Seat| game.legal(*seat).iter().any(|legal| legal == *action);
        let seat = Seat::all(2).find(may).unwrap_or_else(|| panic!("nobody may {action}"));
        let at = game.at();
        game.act_text(at, seat, action).expect("a legal move");
    }
    game
}

/// A table of advanced chess that some seats see.
pub(crate) fn chess_table<'a>(
    frame: Frame<'a>,
    game: &dyn AnyMatch,
    yours: SeatSet,
    step: Option<u32>,
) -> TableModel<'a> {
    let players = [(Seat::FIRST, "Shirin"), (Seat::SECOND, "Deniz")].map(|(seat, name)| PlayerSnapshot {
        role: game.role(seat),
        ..player(seat.0, name, PlayerKind::Person)
    });
    let title = "Friday".to_owned();
    TableModel { title, ..table(frame, game, players.into(), yours, step) }
}

/// Both kings, a pawn about to become something, and points for a double move.
pub(crate) const PROMOTES: &str = "k7/6P1/8/8/8/8/8/K7 w - - 0 40 points 31 4 negative 6 15 turn 79";

/// The pages of advanced chess: a game, its question, a random move, the end.
fn chesses(frame: Frame<'_>, write: &mut dyn FnMut(&str, Markup)) {
    let both = SeatSet::first(2);
    let usual = serde_json::Value::Null;
    let shown = |game: &dyn AnyMatch, step| pages::table(&chess_table(frame, game, both, step));
    let opening = ["Pe2e4", "touch-d7", "Pd7d5", "Pe4d5", "Qd8d5", "Hb1c3", "Qd5e5", "undo", "Qd5e6"];
    let game = chess(&usual, &opening);
    write("chess", shown(game.as_ref(), None));
    write("chess-step", shown(game.as_ref(), Some(4)));
    write("rules-chess", pages::rules(&RulesModel { frame, facts: game.facts(), back: None }));
    let asked = chess(&serde_json::json!({ "tampering": true }), &["tamper-a"]);
    write("chess-asked", shown(asked.as_ref(), None));
    let promotes = serde_json::json!({ "position": PROMOTES });
    write("chess-promotes", shown(chess(&promotes, &["double", "touch-g7"]).as_ref(), None));
    write("chess-struck", shown(chess(&promotes, &["Pg7g8Q"]).as_ref(), None));
    let over = chess(&usual, &["Pf2f3", "Pe7e5", "Pg2g4", "Qd8h4"]);
    write("chess-over", shown(over.as_ref(), None));
}

/// A game of Magic with this configuration: these actions, each by whoever is asked.
pub(crate) fn magic(config: &serde_json::Value, actions: &[&str]) -> Box<dyn AnyMatch> {
    let new = NewMatch { config: config.clone(), seats: 2, seed: Seed::from_number(7), clock: None };
    let mut game = new.begin::<Magic>().expect("a start");
    for action in actions {
        let seat = game.pending().only().expect("it goes on");
        let at = game.at();
        game.act_text(at, seat, action).unwrap_or_else(|refused| panic!("{action}: {refused:?}"));
    }
    game
}

/// In the middle of a game: much in play on both sides, and something to answer with in hand.
pub(crate) const BUSY: &str = "round 9; 1 hp 7; 2 hp 11
1 hand: Plains, Guard, Lightning Bolt, Rage, Disenchant, Flood
1 play: 3 Plains, Forest, Forest tapped, White Knight, Angry Bear, Werewolf tapped, Holy War
1 library: rest; 1 discard: Soldier, Soldier
2 hand: Terror, Ghost, Plague; 2 library: rest; 2 discard: Ghost, Reanimate
2 play: 3 Swamp, Mountain tapped, Island, Vampire, Skeleton tapped, Black Knight, Unholy War, Slow on 6";

/// As much in play as there can hardly be.
pub(crate) const CROWD: &str = "round 40; 1 hp 15; 2 hp 2
1 hand: Plains, Guard, Lightning Bolt, Rage, Disenchant, Flood, Armored Pegasus
1 play: 9 Plains, 3 Forest, 2 Island, 6 Soldier, 4 Armored Pegasus, 2 White Knight, Werewolf, 2 Holy War
2 play: 12 Swamp, 2 Mountain, 3 Ghost, 2 Black Knight, 2 Orc Maniac, 3 Vampire, Hobgoblin, Unholy War, Restrain, Slow on 25
1 library: rest; 2 library: rest; 1 discard: 6 Soldier, Flood; 2 hand: Terror, Ghost, Plague";

/// The same with the other's turn, who can bring something back.
pub(crate) const BACK: &str = "round 10; turn 2
2 hand: Reanimate, Terror; 2 play: 2 Swamp, Skeleton; 2 discard: Vampire, Plague, Ghost, Ghost
1 hand: Soldier; 1 play: Plains, Guard; 1 library: rest; 2 library: rest";

pub(crate) fn starting(start: &str) -> serde_json::Value {
    serde_json::json!({ "start": start })
}

/// A table of Magic through these eyes, now or at an earlier moment.
pub(crate) fn magic_table<'a>(
    frame: Frame<'a>,
    game: &dyn AnyMatch,
    viewer: Viewer,
    step: Option<u32>,
) -> TableModel<'a> {
    let players = [(Seat::FIRST, "Shirin"), (Seat::SECOND, "Deniz")].map(|(seat, name)| PlayerSnapshot {
        role: game.role(seat),
        ..player(seat.0, name, PlayerKind::Person)
    });
    let yours = match viewer {
        Viewer::Seat(seat) => SeatSet::one(seat),
        _ => SeatSet::EMPTY,
    };
    let shown = step.and_then(|step| game.as_of(step));
    TableModel {
        view: shown.as_deref().unwrap_or(game).view(viewer),
        now: step.map(|_| game.view(viewer)),
        line: game.line(viewer),
        happened: game.events_since(Some(0), viewer),
        ..table(frame, game, players.into(), yours, step)
    }
}

/// The set-up page after a deck that cannot be read.
pub(crate) fn magic_setup(frame: Frame<'_>) -> SetupModel<'_> {
    let game = magic(&serde_json::Value::Null, &[]);
    let deck = "\n4 Soldier\n4 Dragon".to_owned();
    SetupModel {
        frame,
        facts: game.facts(),
        view: game.view(Viewer::Spectator),
        roles: vec!["first", "second"],
        drawn: false,
        guarantee: None,
        usual: Vec::new(),
        fields: SetupFields {
            with: With::Here,
            level: Level::Club,
            seat: Some(Seat::FIRST),
            to: String::new(),
            name: String::new(),
            names: vec![String::new(); 2],
            seats: 2,
            people: 2,
            options: vec![("deck1", deck), ("deck2", String::new()), ("cards", String::new())],
            clock: ClockFields::of(None),
            rated: false,
            listed: false,
            after: None,
        },
        problem: Some("The deck has faults.\nLine 3: no such card.\nThe deck has 4 cards.".to_owned()),
        same: None,
        sought: None,
        tables: Vec::new(),
        records: Vec::new(),
    }
}

/// The pages of Magic: what can be asked for, and what a combat did.
fn magics(frame: Frame<'_>, write: &mut dyn FnMut(&str, Markup)) {
    let (first, second) = (Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND));
    let shown = |game: &dyn AnyMatch, viewer| pages::table(&magic_table(frame, game, viewer, None));
    let busy = |actions: &[&str]| magic(&starting(BUSY), actions);
    write("magic", shown(busy(&[]).as_ref(), first));
    write("magic-watched", shown(busy(&[]).as_ref(), Viewer::Spectator));
    write("magic-pool", shown(busy(&["tap 4", "tap 1"]).as_ref(), first));
    write("magic-target", shown(busy(&["aim lightning-bolt with gw"]).as_ref(), first));
    let attack = ["done", "attack 6", "attack 7"];
    write("magic-attack", shown(busy(&attack).as_ref(), first));
    let defend = ["done", "attack 6", "attack 7", "done", "defend 17"];
    write("magic-defend", shown(busy(&defend).as_ref(), second));
    let fought = ["done", "attack 6", "attack 7", "done", "defend 17", "none"];
    write("magic-fought", shown(busy(&fought).as_ref(), first));
    let back = magic(&starting(BACK), &["aim reanimate with b"]);
    write("magic-back", shown(back.as_ref(), second));
    let mut covered = magic_table(frame, busy(&defend).as_ref(), Viewer::Spectator, None);
    (covered.yours, covered.covered) = (SeatSet::first(2), Some(Seat::SECOND));
    write("magic-covered", pages::table(&covered));
    let crowd = starting(CROWD);
    write(
        "magic-crowd",
        shown(magic(&crowd, &["done", "attack 15", "attack 16", "attack 17", "attack 18"]).as_ref(), first),
    );
    write("magic-setup", pages::setup(&magic_setup(frame)));
    write("rules-magic", pages::rules(&RulesModel { frame, facts: back.facts(), back: None }));
}

/// Every page.
pub(crate) fn all(frame: Frame<'_>, write: &mut dyn FnMut(&str, Markup)) {
    let facts = played(0).facts();
    let card = |moves: usize, link: &str, computer: bool| {
        let game = played(moves);
        let kind = if computer { PlayerKind::Computer(Level::Club) } else { PlayerKind::Person };
        TableCard {
            link: link.to_owned(),
            title: String::new(),
            facts: game.facts(),
            view: game.view(Viewer::Spectator),
            players: vec![player(0, "Shirin", PlayerKind::Person), player(1, "Deniz", kind)],
            pending: game.pending(),
            yours: SeatSet::one(Seat::FIRST),
            moves: game.seq(),
            clock: TimeControl::real_time(300, 3).filter(|_| computer),
            rated: false,
            outcome: game.outcome(),
        }
    };
    let home = |full: bool| HomeModel {
        frame,
        games: vec![GameCard { facts, view: played(0).view(Viewer::Spectator) }],
        known: full,
        hall: HallModel {
            lang: frame.lang,
            open: if full { vec![hall_table("t1", card(0, "/table/o", false), 0)] } else { Vec::new() },
            running: if full { vec![hall_table("t2", card(9, "/table/p", true), 3)] } else { Vec::new() },
            over: Vec::new(),
            online: if full { 12 } else { 1 },
            tables: usize::from(full),
        },
        own: own(
            frame.lang,
            if full { vec![card(2, "/table/a", true), card(26, "/table/b", false)] } else { Vec::new() },
        ),
        records: if full { vec![card(ALL, "/table/c", false)] } else { Vec::new() },
    };
    write("home", pages::home(&home(true)));
    write("home-empty", pages::home(&home(false)));
    for full in [true, false] {
        let live = |name: &str| if full { name.to_owned() } else { format!("{name}-empty") };
        let hall = HallModel {
            over: home(full).records.into_iter().map(|card| hall_table("t3", card, 0)).collect(),
            ..home(full).hall
        };
        write(&live("live"), pages::lobby::live_page(&LivePage { frame, hall }));
        let people = || own(frame.lang, home(full).own.tables).followed;
        let problem = full.then(|| "Nobody here has this name.".to_owned());
        let dare = DarePage { frame, to: String::new(), problem, followed: people(), blocked: people() };
        write(&live("challenge"), pages::lobby::dare_page(&dare));
    }
    let fields = SetupFields {
        with: With::Computer,
        level: Level::Club,
        seat: Some(Seat::FIRST),
        to: String::new(),
        name: String::new(),
        names: vec![String::new(); 2],
        seats: 2,
        people: 2,
        options: Vec::new(),
        clock: ClockFields::of(TimeControl::days(3)),
        rated: false,
        listed: true,
        after: None,
    };
    let setup = |with: With, problem: Option<String>| SetupModel {
        frame,
        facts,
        view: played(0).view(Viewer::Spectator),
        roles: vec!["black", "white"],
        drawn: false,
        guarantee: None,
        fields: SetupFields { with, ..fields.clone() },
        usual: Vec::new(),
        problem,
        same: (with == With::Here).then(|| card(3, "/table/d", false)),
        sought: (with == With::Here).then(Default::default),
        tables: Vec::new(),
        records: vec![card(ALL, "/table/c", false)],
    };
    write("setup", pages::setup(&setup(With::Computer, None)));
    write("setup-here", pages::setup(&setup(With::Here, Some("…".to_owned()))));
    write("rules", pages::rules(&RulesModel { frame, facts, back: None }));
    write("problem", pages::problem(&ProblemModel { frame, problem: Problem::NotFound }));
    tables(frame, write);
    pentagos(frame, write);
    unos(frame, write);
    chesses(frame, write);
    magics(frame, write);
    duels::duels(frame, write);
}
