//! Advanced chess in words: pieces, ways of tampering, what is done and asked for.

mod events;
mod ledger;
mod sheet;

pub use events::{charged, reason};
pub use ledger::ledger;

use chess::board::Piece;
use chess::{Action, By, Double, Event, Gain, Turn, Way, word};
use meydan_core::{Outcome, Seat};
use meydan_words::Words;

use crate::{Listing, Scene, Style, Telling, isolated};

/// Advanced chess.
pub struct Chess;

pub(crate) type Told<'a> = Scene<'a, chess::Chess>;

/// A piece by name.
#[must_use]
pub fn piece_name(piece: Piece, words: &Words) -> String {
    piece_named(word(piece), words)
}

/// The name of a piece from its word: `queen`.
pub(crate) fn piece_named(word: &str, words: &Words) -> String {
    words.say(&format!("chess-piece-{word}"))
}

/// The name of a way of tampering, or of none.
#[must_use]
pub fn way_name(way: Option<Way>, words: &Words) -> String {
    words.say(&format!("chess-way-{}", way.map_or("none", Way::code)))
}

/// The turns since a player last moved, which were played by themselves.
fn by_themselves(view: &chess::View) -> impl Iterator<Item = &Turn> {
    let done = view.sheet.iter().rev().map(AsRef::as_ref);
    let done = done.filter(|turn: &&Turn| !turn.moves.is_empty() || turn.lost.is_some());
    let chance = |turn: &&Turn| turn.lost.is_some() || turn.moves.iter().any(|made| made.by != By::Player);
    let turns: Vec<&Turn> = done.take_while(chance).collect();
    turns.into_iter().rev()
}

/// What struck a player out of the blue since the last move that was one's own.
#[must_use]
pub fn struck(scene: &Told<'_>) -> Option<String> {
    let words = scene.words;
    let told = by_themselves(scene.view).map(|turn| {
        let written = turn.moves.last().map(|made| made.written).or(turn.lost);
        let written = written.map_or_else(String::new, |written| isolated(&written.to_string()));
        let args = [("player", (scene.who)(turn.seat).into()), ("move", written.into())];
        let key = match turn.moves.last().map(|made| made.by) {
            Some(By::Tampering) => "chess-struck-tampering",
            Some(By::RedLine | By::Player) => "chess-struck-red-line",
            None => "chess-struck-lost",
        };
        words.say_with(key, &args)
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// What was touched in this turn, and what moving something else would cost.
fn touched(scene: &Told<'_>) -> String {
    let (words, view) = (scene.words, scene.view);
    let touched = view.touched.iter().filter_map(|touched| {
        let (_, piece) = view.board.on(touched.0)?;
        let args = [("piece", piece_name(piece, words).into()), ("square", touched.0.to_string().into())];
        Some(words.say_with("chess-piece-at", &args))
    });
    let touched = touched.collect::<Vec<_>>().join(&words.say("web-between"));
    let points = ("points", u32::from(view.values().touch).into());
    words.say_with("chess-event-touched-notice", &[("pieces", touched.into()), points])
}

/// What was done last, with what it earned.
fn done(scene: &Told<'_>, events: &[Event]) -> Option<String> {
    let words = scene.words;
    let player = |seat: Seat| ("player", (scene.who)(seat).into());
    let last = |event: &Event| {
        matches!(
            event,
            Event::Earned { .. } | Event::Charged { .. } | Event::Relieved { .. } | Event::Ended { .. }
        )
    };
    let at = events.iter().rposition(|event| !last(event))?;
    Some(match events[at] {
        Event::Moved { seat, written, check, .. } => {
            let gained = |event: &Event| match event {
                Event::Earned { gain: Gain { points, .. }, .. } => *points,
                _ => 0,
            };
            let earned: i32 = events[at..].iter().map(gained).sum();
            let written = ("move", isolated(&written.to_string()).into());
            let mut said = match earned {
                0 => words.say_with("chess-event-last", &[player(seat), written]),
                _ => words
                    .say_with("chess-event-last-earned", &[player(seat), written, ("points", earned.into())]),
            };
            if check {
                said.push(' ');
                said.push_str(&words.say("chess-event-check"));
            }
            said
        }
        Event::Touched { .. } => touched(scene),
        Event::Undone { seat, written, .. } => {
            let written = ("move", isolated(&written.to_string()).into());
            words.say_with("chess-event-undone", &[player(seat), written])
        }
        Event::Doubled { seat, price } => {
            words.say_with("chess-event-doubled", &[player(seat), ("price", price.into())])
        }
        Event::Answered { seat, way } => {
            let way = ("way", way_name(way, words).into());
            words.say_with("chess-event-answered", &[player(seat), way])
        }
        _ => return None,
    })
}

/// The word of what is asked for, in the keys of texts; nothing for an ordinary move.
fn asked(view: &chess::View) -> Option<&'static str> {
    match view.double {
        _ if view.asking.is_some() => Some("tampering"),
        Double::None => None,
        Double::Declared => Some("first"),
        Double::Half => Some("second"),
    }
}

impl Telling for Chess {
    type Game = chess::Chess;

    const RULES: &'static [&'static str] = &[
        "CH-10", "CH-11", "CH-13", "CH-20", "CH-21", "CH-22", "CH-24", "CH-26", "CH-27", "CH-30", "CH-31",
        "CH-32", "CH-33", "CH-40", "CH-41", "CH-50",
    ];

    fn action(&self, scene: &Told<'_>, action: Action, style: Style) -> String {
        let words = scene.words;
        match (action, style) {
            (Action::Touch(_) | Action::Tamper(_), Style::Line) => action.to_string().replacen('-', " ", 1),
            (_, Style::Line) | (Action::Move(_), _) => action.to_string(),
            (Action::Undo, _) => words.say("chess-did-undo"),
            (Action::Double, _) => words.say("chess-did-double"),
            (Action::Tamper(way), _) => way_name(way, words),
            (Action::Touch(square), Style::Item) => format!("({square})"),
            (Action::Touch(square), Style::Sentence) => {
                words.say_with("chess-did-touch", &[("square", square.to_string().into())])
            }
        }
    }

    /// In a line also that the king stands in check.
    fn question(&self, scene: &Told<'_>, player: &str, style: Style) -> Option<String> {
        let board = &scene.view.board;
        let asked = asked(scene.view);
        if style != Style::Line {
            return asked.map(|asked| scene.words.say(&format!("chess-part-{asked}")));
        }
        let check = board.in_check(board.turn()) && asked != Some("tampering");
        let parts = asked.into_iter().chain(check.then_some("check"));
        let key = parts.fold("console-chess-asked".to_owned(), |key, part| format!("{key}-{part}"));
        let key = if key == "console-chess-asked" { "console-turn" } else { &key };
        Some(scene.words.say_with(key, &[("player", player.into())]))
    }

    fn awaited(&self, scene: &Told<'_>) -> Option<String> {
        asked(scene.view).map(|asked| scene.words.say(&format!("chess-awaited-{asked}")))
    }

    /// In lines, what belongs to the line before stands further in.
    fn events(&self, scene: &Told<'_>, events: &[Event], style: Style) -> Vec<String> {
        match style {
            Style::Line => events.iter().filter_map(|event| events::event(scene, event)).collect(),
            Style::Item | Style::Sentence => done(scene, events).into_iter().collect(),
        }
    }

    /// CH-64: touches and answers about tampering are no moves; undo, double and what was
    /// taken back have no number; the moves of a double turn share theirs as a and b.
    fn listing(&self, view: &chess::View, line: &[Option<Action>]) -> Vec<Listing> {
        let mut listed = vec![Listing::Unnumbered; line.len()];
        let mut standing = Vec::new();
        for (index, action) in line.iter().enumerate() {
            match action {
                Some(Action::Touch(_) | Action::Tamper(_)) => listed[index] = Listing::Left,
                Some(Action::Move(_)) => standing.push(index),
                Some(Action::Undo) => {
                    standing.pop();
                }
                Some(Action::Double) | None => {}
            }
        }
        let numbers = view.sheet.iter().flat_map(|turn| {
            let made = turn.moves.iter().enumerate().filter(|(_, made)| made.by == By::Player);
            made.map(|(index, _)| match (turn.double, index) {
                (false, _) => turn.number.to_string(),
                (true, 0) => format!("{}a", turn.number),
                (true, _) => format!("{}b", turn.number),
            })
        });
        for (index, number) in standing.into_iter().zip(numbers) {
            listed[index] = Listing::Number(number);
        }
        listed
    }

    /// The number of the turn, and the way of tampering in force (CH-63).
    fn standing(&self, scene: &Told<'_>) -> Option<String> {
        let words = scene.words;
        let number = words.say_with("console-chess-number", &[("number", scene.view.number.into())]);
        // By its letter: beside it there must be room for what the game is called.
        let letter = |way: Way| way.code().to_uppercase();
        let way =
            scene.view.way.map(|way| words.say_with("console-chess-way", &[("way", letter(way).into())]));
        Some(std::iter::once(number).chain(way).collect::<Vec<_>>().join(" · "))
    }

    /// CH-13: who has more points, and why it ended.
    fn result(&self, scene: &Told<'_>, outcome: &Outcome) -> String {
        let words = scene.words;
        let why = ("why", words.reason("chess", outcome).into());
        let points = |seat: Seat| outcome.points.get(seat.index()).copied().unwrap_or(0).into();
        let (white, black) = (("white", points(Seat::FIRST)), ("black", points(Seat::SECOND)));
        match outcome.winners.only() {
            None => words.say_with("console-chess-drawn", &[white, black, why]),
            Some(seat) => {
                let winner = ("winner", (scene.who)(seat).into());
                words.say_with("console-chess-won", &[winner, white, black, why])
            }
        }
    }

    fn score(&self, scene: &Told<'_>, seat: Seat) -> Option<(i64, String)> {
        let points = i64::from(*scene.view.points.get(seat.index())?);
        Some((points, scene.words.say_with("chess-points", &[("points", points.into())])))
    }

    /// Negative points with the red line.
    fn status(&self, scene: &Told<'_>, seat: Seat) -> Option<String> {
        sheet::status(scene.view, seat, scene.words)
    }

    fn recent(&self, scene: &Told<'_>) -> Option<String> {
        sheet::recent(scene.view, scene.words)
    }

    fn ledger(&self, scene: &Told<'_>) -> Option<String> {
        Some(sheet::ledger(scene))
    }
}
