//! Invented tables of Duel, for the example and for the tests: laid out by hand,
//! so that every question can be looked at.

use std::ops::ControlFlow;

use duel::{Action, Book, Duel, Event, Phase, lay_out};
use maud::Markup;
use meydan_core::{
    AnyAction, AnyEvents, AnyMatch, AnyView, Choice, Entry, EventsAt, Game, GameTime, Input, NewMatch, Offer,
    Pending, Seat, SeatSet, Seed, Step, Viewer,
};
use meydan_pages as pages;
use meydan_pages::model::{Frame, PlayerKind, PlayerSnapshot, RulesModel, TableModel};

use super::{player, table};

/// A table on which much lies: set and open cards, equipped, changed and counted ones.
pub(crate) const BUSY: &str = "1 life 3400
1 hand: Battle OX | Trap Hole | Blue-Eyes white dragon | Monster Reborn | Yami | Dark Hole
1 monsters: Suijin | Marshmallon set | Dark Blade defense | - | Warrior Dai Grepher
1 spells: Mirror Force set | Black Pendant on 1.1 | Mystical space typhoon set | Swords of Revealing Light
1 graveyard: Leotron | Haniwa
1 deck: Bitron | Haniwa | Leotron | Wattkid
2 life 1900
2 hand: Horn Imp | Wattkid | Bitron
2 monsters: Alexandrite Dragon | Man-Eater Bug set | - | Battle OX defense
2 spells: Magic Cylinder set | Trap Hole set
2 field: Yami
2 graveyard: Axe Raider | Raigeki | Silver Fang
2 deck: Bitron | Haniwa | Wattkid";

/// Cards that answer each other, as many as there is room for.
pub(crate) const STORMY: &str = "1 hand: Battle OX | Trap Hole | Blue-Eyes white dragon | Monster Reborn | Yami | Dark Hole
1 monsters: Suijin | Dark Blade
1 spells: Mystical space typhoon set | Mystical space typhoon set | Mystical space typhoon set | Mystical space typhoon set | Mirror Force set
1 deck: Bitron | Haniwa
2 hand: Horn Imp | Wattkid | Bitron
2 monsters: Alexandrite Dragon | Battle OX defense
2 spells: Mystical space typhoon set | Mystical space typhoon set | Mystical space typhoon set | Mystical space typhoon set | Trap Hole set
2 deck: Bitron | Haniwa";

/// A duel that was laid out, and what happened since.
pub(crate) struct Arranged {
    duel: Duel,
    steps: Vec<(Seat, Action, Vec<Event>)>,
}

/// A round that stands like this and goes on with these actions of whoever is asked.
pub(crate) fn arranged(text: &str, turn: Seat, phase: Phase, actions: &[&str]) -> Arranged {
    let table = lay_out(text, &Book::standard()).expect("a table");
    let mut game = Arranged {
        duel: Duel::arranged(table, turn, 5, phase, Seed::from_number(1).rng()),
        steps: Vec::new(),
    };
    for action in actions {
        let seat = game.duel.asked().expect("somebody is asked");
        let action: Action = action.parse().expect("an action");
        game.duel.check(seat, action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
        game.play(seat, action);
        // Who has nothing to decide is not waited for.
        while let Some((seat, action)) = game.duel.forced() {
            game.play(seat, action);
        }
    }
    game
}

/// A long chain, which the first player may answer.
pub(crate) fn stormy() -> Arranged {
    let links = [1, 1, 2, 2, 3, 3, 4].map(|zone| format!("activate spell-{zone}"));
    let answers = links.iter().flat_map(|link| [link.as_str(), "choose opponent-spell-5"]);
    let actions: Vec<&str> = std::iter::once("attack 1 1").chain(answers).collect();
    arranged(STORMY, Seat::FIRST, Phase::Battle, &actions)
}

impl Arranged {
    fn play(&mut self, seat: Seat, action: Action) {
        let mut events = Vec::new();
        self.duel.play(GameTime::ZERO, Input::Act { seat, action }, |event| events.push(event));
        self.steps.push((seat, action, events));
    }

    /// What can be done, in the form in which pages have it.
    fn offers(&self, seat: Seat) -> Offer {
        let mut offers = Vec::new();
        let _ = self.duel.for_each_legal(seat, |action| {
            let places = self.duel.places(seat, action);
            offers.push(Choice { action: AnyAction::new::<Duel>(action), places });
            ControlFlow::Continue(())
        });
        offers
    }

    /// The table through these eyes.
    pub(crate) fn table<'a>(&self, frame: Frame<'a>, viewer: Viewer) -> TableModel<'a> {
        let game = duel_match(&serde_json::Value::Null);
        let yours = match viewer {
            Viewer::Seat(seat) => SeatSet::one(seat),
            _ => SeatSet::EMPTY,
        };
        let numbered = || (1..).zip(&self.steps);
        let line = numbered().map(|(seq, (seat, action, _))| {
            let open = Duel::action_is_open(action, *seat, viewer);
            let action = open.then(|| AnyAction::new::<Duel>(*action));
            Entry { seq, at: GameTime::ZERO, step: Step::Act { seat: *seat, action } }
        });
        let happened = numbered().map(|(seq, (.., events))| {
            let told = events.iter().filter_map(|event| Duel::redact(event, viewer));
            EventsAt { seq, events: AnyEvents::new::<Duel>(told.collect()) }
        });
        let pending = match self.duel.pending() {
            Pending::Seats(seats) => seats,
            Pending::Over => SeatSet::EMPTY,
        };
        TableModel {
            seq: u32::try_from(self.steps.len()).expect("few steps"),
            view: AnyView::new::<Duel>(self.duel.view(viewer)),
            offers: yours.iter().map(|seat| (seat, self.offers(seat))).collect(),
            pending,
            outcome: self.duel.outcome(),
            line: line.collect(),
            happened: happened.collect(),
            ..table(frame, game.as_ref(), people(game.as_ref()), yours, None)
        }
    }
}

fn people(game: &dyn AnyMatch) -> Vec<PlayerSnapshot> {
    [(Seat::FIRST, "Shirin"), (Seat::SECOND, "Deniz")]
        .map(|(seat, name)| PlayerSnapshot {
            role: game.role(seat),
            ..player(seat.0, name, PlayerKind::Person)
        })
        .into()
}

/// A match with the usual decks.
pub(crate) fn duel_match(config: &serde_json::Value) -> Box<dyn AnyMatch> {
    let new = NewMatch { config: config.clone(), seats: 2, seed: Seed::from_number(7), clock: None };
    new.begin::<Duel>().expect("the usual start")
}

/// A table of such a match through these eyes.
pub(crate) fn match_table<'a>(frame: Frame<'a>, game: &dyn AnyMatch, viewer: Viewer) -> TableModel<'a> {
    let yours = match viewer {
        Viewer::Seat(seat) => SeatSet::one(seat),
        _ => SeatSet::EMPTY,
    };
    TableModel {
        view: game.view(viewer),
        line: game.line(viewer),
        happened: game.events_since(Some(0), viewer),
        ..table(frame, game, people(game), yours, None)
    }
}

/// A match of three whose first round was given up.
pub(crate) fn between_rounds() -> Box<dyn AnyMatch> {
    let mut game = duel_match(&serde_json::json!({ "rounds": "3" }));
    game.act_text(GameTime::ZERO, Seat::FIRST, "surrender").expect("a round may be given up");
    game
}

pub(crate) fn duels(frame: Frame<'_>, write: &mut dyn FnMut(&str, Markup)) {
    let [first, second] = [Seat::FIRST, Seat::SECOND].map(Viewer::Seat);
    let mut show = |name: &str, game: &Arranged, viewer| {
        write(&format!("duel-{name}"), pages::table(&game.table(frame, viewer)));
    };
    let busy = |phase, actions: &[&str]| arranged(BUSY, Seat::FIRST, phase, actions);
    show("main", &busy(Phase::Main1, &[]), first);
    show("watched", &busy(Phase::Main1, &[]), Viewer::Spectator);
    show("battle", &busy(Phase::Battle, &[]), first);
    show("target", &busy(Phase::Main1, &["activate hand-4"]), first);
    show("answer", &busy(Phase::Battle, &["attack 1 1"]), second);
    show("chain", &busy(Phase::Battle, &["attack 1 1", "activate spell-1"]), first);
    show("long-chain", &stormy(), first);
    show("tribute", &busy(Phase::Main1, &["summon 3"]), first);
    show("over", &busy(Phase::Main1, &["surrender"]), first);
    let crush =
        "1 hand: Battle OX\n1 deck: Bitron\n2 hand: Wattkid\n2 deck: Bitron\n2 spells: Mind Crush set";
    let named = arranged(crush, Seat::FIRST, Phase::Main1, &["summon 1", "activate spell-1"]);
    show("name", &named, second);
    let game = duel_match(&serde_json::Value::Null);
    write("duel-start", pages::table(&match_table(frame, game.as_ref(), first)));
    write("duel-exchange", pages::table(&match_table(frame, between_rounds().as_ref(), first)));
    write("rules-duel", pages::rules(&RulesModel { frame, facts: game.facts(), back: None }));
}
