//! Point 8: patching what was shown gives what drawing anew would, in random games of all six games.

use std::collections::BTreeMap;

use meydan_core::{AnyMatch, EventsAt, NewMatch, Seat, SeatSet, Seed, Viewer};
use meydan_pages::model::{PlayerKind, PlayerSnapshot, TableModel};
use meydan_pages::{Attributes, Change, Changes, Live};
use meydan_words::Lang;

use crate::drawn::frame;
use crate::samples::{player, table};

/// A browser as far as it knows what it was shown: what `web/pieces.js` does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Browser {
    pieces: BTreeMap<String, Piece>,
    items: Vec<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Piece {
    tag: String,
    attributes: BTreeMap<String, Option<String>>,
    inside: Vec<String>,
}

/// Markup and holes one by one, as a browser splits them.
fn split(markup: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut rest = markup;
    while let Some((before, hole)) = rest.split_once("<!--") {
        let (key, after) = hole.split_once("-->").expect("a hole ends");
        all.extend([before.to_owned(), format!("<!--{key}-->")]);
        rest = after;
    }
    all.push(rest.to_owned());
    all.retain(|part| !part.is_empty());
    all
}

fn put(into: &mut BTreeMap<String, Option<String>>, attributes: &Attributes) {
    into.extend(attributes.iter().cloned());
}

impl Browser {
    fn learn(&mut self, changes: &Changes) {
        let before = self.pieces.clone();
        for (key, change) in &changes.set {
            let Change { tag, attributes, values, inside, copied, spliced } = change;
            let mut piece = match tag {
                Some(tag) => Piece { tag: tag.clone(), ..Piece::default() },
                None => before[key].clone(),
            };
            if !attributes.is_empty() {
                piece.attributes.clear();
            }
            put(&mut piece.attributes, attributes);
            put(&mut piece.attributes, values);
            if let Some(markup) = inside {
                piece.inside = split(markup);
            }
            if let Some((at, go, come)) = spliced {
                piece.inside.splice(*at..at + go, split(come));
            }
            if let Some(other) = copied {
                piece.inside.clone_from(&before[other].inside);
            }
            self.pieces.insert(key.clone(), piece);
        }
        for key in &changes.gone {
            assert!(self.pieces.remove(key).is_some(), "{key} was there");
        }
        if let Some((keep, come)) = &changes.list {
            let last = self.items.get(*keep).cloned().unwrap_or_default();
            self.items.truncate(*keep);
            self.items.extend(come.iter().map(|item| match item.strip_prefix('+') {
                Some(more) => format!("{}{more}", last.strip_suffix("</li>").expect("an item ends")),
                None => item.clone(),
            }));
        }
    }
}

/// One audience: what it sees, and what its browsers know.
struct Audience {
    viewer: Viewer,
    lang: Lang,
    live: Live,
    browser: Browser,
    known: Option<u32>,
    told: Vec<EventsAt>,
}

impl Audience {
    fn model(&mut self, game: &dyn AnyMatch, whole: bool) -> TableModel<'static> {
        let yours = match self.viewer {
            Viewer::Seat(seat) => SeatSet::one(seat),
            _ => SeatSet::EMPTY,
        };
        let people = Seat::all(game.seats()).map(|seat| PlayerSnapshot {
            role: game.role(seat),
            number: (game.facts().most_seats > 2).then_some(seat.0 + 1),
            ..player(seat.0, ["Shirin", "Deniz", "Can", "Ada", "Bo"][seat.index()], PlayerKind::Person)
        });
        let going = game.outcome().is_none();
        let known = self.known.filter(|&known| !whole && !game.went_back_since(known));
        let line = game.line(self.viewer);
        let stands = |at: &EventsAt| line.iter().any(|entry| entry.seq == at.seq);
        if known.is_none() {
            self.told.clear();
        }
        self.told.extend(game.events_since(Some(known.unwrap_or(0)), self.viewer).into_iter().filter(stands));
        let tells = meydan_pages::tells(game.facts().id);
        let able = game.pending().union(game.at_will());
        let acting = yours.iter().filter(|&seat| going && able.contains(seat));
        TableModel {
            view: game.view(self.viewer),
            known,
            line: game.line_since(known.unwrap_or(0), self.viewer),
            last: game.line(self.viewer).pop(),
            happened: if tells { self.told.clone() } else { Vec::new() },
            offers: acting.map(|seat| (seat, game.offer(seat))).collect(),
            ..table(frame(self.lang), game, people.collect(), yours, None)
        }
    }

    /// Patches what was shown, and compares it with what drawing anew gives.
    fn look(&mut self, game: &dyn AnyMatch) {
        let model = self.model(game, false);
        let changes = match self.live.draw(&model) {
            Ok((changes, _)) => changes,
            Err(_) => {
                let whole = self.model(game, true);
                self.live.draw(&whole).expect("everything is there").0
            }
        };
        self.browser.learn(&changes);
        self.known = Some(game.seq());
        let whole = self.model(game, true);
        let everything = Live::default().draw(&whole).expect("everything is there").1;
        let mut anew = Browser::default();
        anew.learn(&everything.expect("all was asked for"));
        let at = format!("{} at {} for {:?}", game.facts().id, game.seq(), self.viewer);
        for (key, piece) in &anew.pieces {
            assert_eq!(self.browser.pieces.get(key), Some(piece), "{at}: {key}");
        }
        assert_eq!(self.browser, anew, "{at}");
    }
}

fn play(id: &str, seed: u64, most: usize) {
    let tenant = meydan_catalogue::find(id).expect("a game of the hall");
    let seats = tenant.facts.least_seats;
    let new = NewMatch { config: serde_json::Value::Null, seats, seed: Seed::from_number(seed), clock: None };
    let mut game = tenant.begin(new).expect("it begins");
    let mut rng = Seed::from_number(seed).rng();
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
    let mut audiences: Vec<Audience> = viewers
        .zip(Lang::ALL.into_iter().cycle())
        .map(|(viewer, lang)| Audience {
            viewer,
            lang,
            live: Live::default(),
            browser: Browser::default(),
            known: None,
            told: Vec::new(),
        })
        .collect();
    for _ in 0..most {
        // States may be skipped: not everybody looks every time.
        audiences.iter_mut().filter(|_| rng.range(3) > 0).for_each(|one| one.look(game.as_ref()));
        let Some(seat) = game.pending().iter().next() else { break };
        let actions = game.legal(seat);
        if tenant.facts.takeback && game.seq() > 3 && rng.range(12) == 0 {
            game.rewind(rng.range(game.seq())).expect("there was such a moment");
            continue;
        }
        let action = &actions[rng.range(actions.len() as u32) as usize];
        game.act(game.at(), seat, action).expect("it is legal");
    }
    audiences.iter_mut().for_each(|one| one.look(game.as_ref()));
}

#[test]
fn patching_equals_drawing_anew() {
    for (id, most) in
        [("othello", 40), ("pentago", 30), ("chess", 60), ("uno", 30), ("magic", 50), ("duel", 60)]
    {
        play(id, 5, most);
    }
}
