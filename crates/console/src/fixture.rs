//! What tests of the games' consoles share: a match, and what is shown, read and told of it.

use meydan_core::{AnyAction, AnyMatch, NewMatch, Seat, Seed, Seq, Viewer};
use meydan_telling::{AnyScene, AnyTelling, Style};
use meydan_words::{Lang, Words};
use serde_json::Value;

use crate::{AnyLineUi, AnyRenderContext, Look, Misread, line_ui};

pub(crate) const PLAIN: Look = Look { colour: false, ascii: false, lang: Lang::En, width: Some(80) };

pub(crate) fn begin(id: &str, config: Value, seats: u8) -> Box<dyn AnyMatch> {
    let new = NewMatch { config, seats, seed: Seed::from_number(1), clock: None };
    meydan_catalogue::begin(id, new).expect("a game of the hall").expect("it begins")
}

pub(crate) fn act(game: &mut dyn AnyMatch, seat: u8, actions: &[&str]) {
    for action in actions {
        game.act_text(game.at(), Seat(seat), action)
            .unwrap_or_else(|refused| panic!("{action}: {refused:?}"));
    }
}

pub(crate) fn who(seat: Seat) -> String {
    ["Ada", "Bo", "Cy", "Di", "Ed"][seat.index()].to_owned()
}

pub(crate) fn ui(game: &dyn AnyMatch) -> &'static dyn AnyLineUi {
    line_ui(game.facts().id).expect("it is played in lines")
}

pub(crate) fn context<'a>(game: &'a dyn AnyMatch, viewer: Viewer, look: &'a Look) -> AnyRenderContext<'a> {
    AnyRenderContext { game, viewer, words: Words::of(look.lang), look, who: &who }
}

pub(crate) fn board(game: &dyn AnyMatch, viewer: Viewer, look: &Look) -> String {
    ui(game).board(context(game, viewer, look))
}

/// The texts of the actions that a line is read as.
pub(crate) fn read(game: &dyn AnyMatch, seat: Seat, line: &str, lang: Lang) -> Result<Vec<String>, Misread> {
    let read = ui(game).read(game, seat, line, Words::of(lang))?;
    Ok(read.iter().map(ToString::to_string).collect())
}

fn tell<T>(game: &dyn AnyMatch, viewer: Viewer, tell: impl FnOnce(&dyn AnyTelling, AnyScene<'_>) -> T) -> T {
    let telling = meydan_telling::of(game.facts().id).expect("it can be told");
    let view = game.view(viewer);
    tell(telling, AnyScene { view: &view, words: Words::of(Lang::En), who: &who })
}

pub(crate) fn typed(game: &dyn AnyMatch, action: &AnyAction) -> String {
    tell(game, Viewer::Spectator, |telling, scene| telling.action(scene, action, Style::Line))
}

/// What whoever is asked is asked.
pub(crate) fn question(game: &dyn AnyMatch) -> String {
    let seat = game.pending().only().expect("somebody is asked");
    let asked = |telling: &dyn AnyTelling, scene: AnyScene<'_>| {
        telling.question(scene, &who(seat), Style::Line).expect("a question")
    };
    tell(game, Viewer::Seat(seat), asked)
}

/// What happened after an entry, as a viewer is told.
pub(crate) fn told(game: &dyn AnyMatch, after: Seq, viewer: Viewer) -> Vec<String> {
    let events = game.events_since(Some(after), viewer);
    tell(game, viewer, |telling, scene| {
        events.iter().flat_map(|at| telling.events(scene, &at.events, Style::Line)).collect()
    })
}

pub(crate) fn result(game: &dyn AnyMatch) -> String {
    let outcome = game.outcome().expect("it is over");
    tell(game, Viewer::Spectator, |telling, scene| telling.result(scene, &outcome))
}
