//! Every place of random positions of every game, touched on the full screen, as the
//! page touches it, and typed in the line console: the same comes of it. What a touch
//! means is a rule's business, so no front end may differ.

use crossterm::event::KeyCode;
use meydan_catalogue::{Table, tenants};
use meydan_core::{AnyAction, AnyMatch, Choice, NewMatch, Place, Refused, Seat, Seed};
use serde_json::Value;

use super::{Bench, person};
use crate::app::Screen;
use crate::note::Note;
use crate::{Settings, Start};

/// What came of a touch.
#[derive(Debug, PartialEq, Eq)]
enum Came {
    /// The entry that was logged.
    Done(String),
    /// The rules said why not.
    Refused(&'static str),
    /// Another place has to be touched.
    GoesOn,
    /// Nothing.
    Nothing,
}

fn logged(game: &dyn AnyMatch, before: u32) -> Option<Came> {
    game.entries_since(before).first().map(|entry| Came::Done(format!("{:?}", entry.step)))
}

fn refused(why: &Refused) -> Came {
    if why.code == "nothing-there" { Came::Nothing } else { Came::Refused(why.code) }
}

fn sit(game: &dyn AnyMatch) -> Bench {
    let people = Seat::all(game.seats()).map(|_| person("")).collect();
    let mut bench = Bench::new(Start::Table(Table::new(game.duplicate(), people)), Settings::default());
    if bench.at_table().is_covered() {
        bench.key(KeyCode::Enter);
    }
    bench
}

/// What comes of the last of these touches on the full screen.
fn on_screen(game: &dyn AnyMatch, touched: &[Place]) -> Came {
    let mut bench = sit(game);
    let mut before = game.seq();
    for place in touched {
        let Screen::Table(table) = &mut bench.app.screen else { panic!("at a table") };
        before = table.table.game().seq();
        table.touch(place, &mut bench.app.desk);
    }
    let table = bench.at_table();
    if let Some(done) = logged(table.table.game(), before) {
        return done;
    }
    match &table.note {
        Some(Note::Refused(why)) => refused(why),
        Some(_) => Came::Nothing,
        None if table.path.is_empty() => Came::Nothing,
        None => Came::GoesOn,
    }
}

/// A page: it knows the offer and what was picked, and leaves the rest to the hall.
struct Page {
    game: Box<dyn AnyMatch>,
    seat: Seat,
    picked: Vec<Place>,
}

impl Page {
    fn act(&mut self, action: &AnyAction) -> Came {
        let before = self.game.seq();
        match self.game.act(self.game.at(), self.seat, action) {
            Ok(_) => logged(self.game.as_ref(), before).expect("it was logged"),
            Err(why) => refused(&why),
        }
    }

    fn touch(&mut self, place: &Place) -> Came {
        let offer = self.game.offer(self.seat);
        let picked_up = Place::new(format!("touch:{place}"));
        let picks_up = offer.iter().find(|choice| choice.places == [picked_up.clone()]);
        let longer: Vec<Place> = self.picked.iter().chain([place]).cloned().collect();
        let fit: Vec<_> = offer.iter().filter(|choice| choice.places.starts_with(&longer)).collect();
        if let Some(whole) = fit.iter().find(|choice| choice.places == longer)
            && fit.len() == 1
        {
            self.picked.clear();
            return self.act(&whole.action);
        }
        if !fit.is_empty() {
            self.picked = longer;
            // Picking something up can be an action itself.
            return match picks_up.filter(|_| self.picked.len() == 1) {
                Some(choice) => self.act(&choice.action),
                None => Came::GoesOn,
            };
        }
        let begins = offer.iter().any(|choice| choice.places.first() == Some(place));
        if !self.picked.is_empty() && (begins || picks_up.is_some()) {
            self.picked.clear();
            return self.touch(place);
        }
        if let Some(choice) = picks_up {
            return self.act(&choice.action);
        }
        // The hall's `touch`.
        match self.game.attempt(self.seat, &longer) {
            Some(meant) => self.act(&meant),
            None => Came::Nothing,
        }
    }
}

/// What comes of the last of these touches on the page.
fn on_page(game: &dyn AnyMatch, seat: Seat, touched: &[Place]) -> Came {
    let mut page = Page { game: game.duplicate(), seat, picked: Vec::new() };
    touched.iter().map(|place| page.touch(place)).last().expect("something is touched")
}

/// What comes of a line with the names of these places in the line console.
fn in_lines(game: &dyn AnyMatch, seat: Seat, places: &[Place]) -> Came {
    let line = places.iter().map(Place::as_str).collect::<Vec<_>>().join(" ");
    let Some(action) = meydan_console::touched(game, seat, &line) else {
        // What does not go on may begin anew.
        let anew = &places[places.len() - 1..];
        let begins = |choice: &Choice| choice.places.starts_with(places) || choice.places.starts_with(anew);
        let begins = game.offer(seat).iter().any(begins);
        return if begins { Came::GoesOn } else { Came::Nothing };
    };
    let mut game = game.duplicate();
    let before = game.seq();
    match game.act(game.at(), seat, &action) {
        Ok(_) => logged(game.as_ref(), before).expect("it was logged"),
        Err(why) => refused(&why),
    }
}

/// Whether a finger picks something up at one of these places: nobody does so by typing.
fn picks_up(game: &dyn AnyMatch, seat: Seat, places: &[Place]) -> bool {
    let touch = |place: &Place| Place::new(format!("touch:{place}"));
    game.offer(seat).iter().any(|choice| places.iter().any(|place| choice.places == [touch(place)]))
}

/// Everything there is to touch: what is drawn, what is offered, and the buttons.
fn places(game: &dyn AnyMatch, seat: Seat) -> Vec<Place> {
    let drawn = sit(game).places().into_iter().map(|(_, place)| place);
    let offered = game.offer(seat).into_iter().flat_map(|choice| choice.places);
    let mut places: Vec<Place> = drawn.chain(offered).collect();
    places.sort();
    places.dedup();
    places
}

/// How often each kind of thing came of a touch.
#[derive(Default, Debug)]
struct Counts {
    done: u32,
    refused: u32,
    goes_on: u32,
}

fn compare(game: &dyn AnyMatch, counts: &mut Counts) {
    // Where there is nothing to do, the full screen has gone on before anybody touches anything.
    if sit(game).at_table().table.game().seq() != game.seq() {
        return;
    }
    let seat = sit(game).at_table().seat.expect("somebody is asked");
    let all = places(game, seat);
    let mut check = |touched: &[Place]| {
        let (screen, page) = (on_screen(game, touched), on_page(game, seat, touched));
        assert_eq!(screen, page, "{} {touched:?} after {}", game.facts().id, game.seq());
        // A piece that is picked up changes the position before the next touch.
        if !picks_up(game, seat, touched) {
            let typed = in_lines(game, seat, touched);
            assert_eq!(screen, typed, "{} {touched:?} typed after {}", game.facts().id, game.seq());
        }
        match screen {
            Came::Done(_) => counts.done += 1,
            Came::Refused(_) => counts.refused += 1,
            Came::GoesOn => counts.goes_on += 1,
            Came::Nothing => {}
        }
    };
    let mut begun = 0;
    let offer = game.offer(seat);
    for first in &all {
        check(std::slice::from_ref(first));
        // What comes next, for a few of those that are only a beginning.
        let begins = offer.iter().any(|choice| choice.places.len() > 1 && choice.places[0] == *first);
        if begins && begun < 2 {
            begun += 1;
            // The same place again is taken back on a page and stays picked here.
            for second in all.iter().filter(|place| *place != first) {
                check(&[first.clone(), second.clone()]);
            }
        }
    }
}

/// Random play, stopped here and there where somebody has to decide.
fn random_positions(game: &str, seed: u64, mut visit: impl FnMut(&dyn AnyMatch)) {
    let tenant = tenants().iter().find(|tenant| tenant.facts.id == game).expect("a game of the hall");
    let new = NewMatch {
        config: Value::Null,
        seats: tenant.facts.least_seats,
        seed: Seed::from_number(seed),
        clock: None,
    };
    let mut game = tenant.begin(new).expect("it begins");
    let mut rng = Seed::from_number(seed).rng();
    for step in 0..60u32 {
        let Some(seat) = game.pending().iter().next() else { return };
        if matches!(step, 0 | 5 | 18 | 40 | 59) && game.forced().is_none() {
            visit(game.as_ref());
        }
        let mut legal = game.legal(seat);
        legal.retain(|action| *action != *"surrender");
        let action = legal[rng.range(legal.len() as u32) as usize].clone();
        game.act(game.at(), seat, &action).expect("it was offered");
    }
}

#[test]
fn every_place_means_the_same_in_all_front_ends() {
    for tenant in tenants() {
        let mut counts = Counts::default();
        for seed in 1..=4 {
            random_positions(tenant.facts.id, seed, |game| compare(game, &mut counts));
        }
        // It would prove little if nothing had been done or refused.
        assert!(counts.done > 20 && counts.refused > 20, "{}: {counts:?}", tenant.facts.id);
    }
}
