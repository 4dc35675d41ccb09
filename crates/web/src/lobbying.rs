//! From what the lobby tells to what its pages are drawn from, and who is told the same.
//!
//! What stands in the hall is drawn once for all who read the same language and see the same tables; what is
//! somebody's own, for them alone.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::extract::ws::Utf8Bytes;
use meydan_hall::{PlayerKind, TableId};
use meydan_lobby::{Dared, HallView, Known, Own, Person, Shown, State, Waiting};
use meydan_members::Member;
use meydan_pages::lobby::{
    Challenged, Fate, HallModel, HallTable, OwnModel, Somebody, WaitModel, Want, hall_parts, live_parts,
};
use meydan_pages::{Changes, Keyed, Part};
use meydan_words::Lang;
use serde::Serialize;
use serde_json::Value;

use crate::app::Ctx;
use crate::mapping;

/// So many changes are kept for sockets that are slower than others.
const KEPT: usize = 4;

/// Which page of the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Page {
    Home,
    Live,
}

/// The visitor as somebody who meets others; who has no key yet is nobody.
pub(crate) fn person(ctx: &Ctx) -> Option<Person> {
    let visitor = &ctx.visitor;
    let holder = visitor.own_key()?.holder();
    let member = visitor.member.as_ref().map(|member| member.id);
    let name = meydan_hall::clean_name(visitor.called()).unwrap_or_default();
    Some(Person { holder, member, name })
}

/// The options that are other than usual, as text.
fn differs(game: &str, config: &Value) -> Vec<(&'static str, String)> {
    let Some(tenant) = meydan_catalogue::find(game) else { return Vec::new() };
    let Some(start) = mapping::start(tenant) else { return Vec::new() };
    let usual = mapping::options(&tenant.facts, &start.config);
    let mut all = mapping::options(&tenant.facts, config);
    // What is a text of many lines, or the name of the game, is no row of a list.
    all.retain(|option| !usual.contains(option) && option.1.len() <= 40 && option.0 != "name");
    all
}

fn table(shown: &Shown) -> HallTable {
    let table = &shown.table;
    let away = table.players.iter().any(|player| player.kind == PlayerKind::Person && !player.connected);
    HallTable {
        id: table.table.to_string(),
        clock: table.clock,
        rated: table.rated && table.clock.is_some(),
        differs: differs(table.facts.id, &table.config),
        ratings: shown.ratings.iter().map(|rating| rating.map(|one| (one.value, one.uncertain))).collect(),
        watching: table.watching,
        away,
        card: mapping::table_card(table.clone()),
    }
}

/// What stands in the hall, without these tables.
pub(crate) fn hall_model(lang: Lang, view: &HallView, hidden: &BTreeSet<TableId>) -> HallModel {
    let tables = |list: &[Shown]| {
        list.iter().filter(|one| !hidden.contains(&one.table.table)).map(table).collect::<Vec<_>>()
    };
    HallModel {
        lang,
        open: tables(&view.open),
        running: tables(&view.running),
        over: tables(&view.over),
        online: view.online,
        tables: view.tables,
    }
}

fn somebody(member: &Member, here: bool) -> Somebody {
    Somebody { username: member.username.clone(), nickname: member.nickname.clone(), here }
}

/// Somebody in a circle.
pub(crate) fn known(one: &Known) -> Somebody {
    somebody(&one.member, one.here)
}

/// Somebody of whom it does not matter whether they are here.
pub(crate) fn named(member: &Member) -> Somebody {
    somebody(member, false)
}

fn challenged(one: &Dared) -> Challenged {
    let terms = &one.challenge.terms;
    let options = Value::Object(terms.options.clone());
    let game = meydan_catalogue::find(&terms.game);
    let differs = game.map(|tenant| mapping::options(&tenant.facts, &options)).unwrap_or_default();
    Challenged {
        id: one.challenge.id.to_string(),
        other: somebody(&one.other, one.here),
        game: terms.game.clone(),
        clock: terms.clock,
        rated: terms.rated,
        differs: differs
            .into_iter()
            .filter(|(key, text)| terms.options.contains_key(*key) && text.len() <= 40)
            .collect(),
        fate: match one.challenge.state {
            State::Refused => Fate::Refused,
            State::Lapsed => Fate::Lapsed,
            State::Waits | State::Taken(_) => Fate::Waits,
        },
    }
}

fn waiting(one: &Waiting) -> WaitModel {
    let terms = &one.wait.terms;
    let rounds = terms.options.get("rounds").and_then(Value::as_str).map(str::to_owned);
    let want = Want { game: terms.game.clone(), clock: terms.clock, rounds };
    WaitModel { id: one.wait.id.to_string(), want, offer: one.offer }
}

/// What is somebody's own, and their finished tables apart.
pub(crate) fn own_model(ctx: &Ctx, own: Own) -> (OwnModel, Vec<meydan_pages::model::TableCard>) {
    let (over, mut tables): (Vec<_>, Vec<_>) =
        own.tables.into_iter().map(mapping::table_card).partition(|card| card.outcome.is_some());
    // What waits for the reader comes first.
    tables.sort_by_key(|card| !card.pending.iter().any(|seat| card.yours.contains(seat)));
    let model = OwnModel {
        lang: ctx.visitor.lang,
        member: ctx.visitor.member.is_some(),
        tables,
        waits: own.waits.iter().map(waiting).collect(),
        received: own.received.iter().map(challenged).collect(),
        sent: own.sent.iter().map(challenged).collect(),
        followed: own.followed.iter().map(known).collect(),
    };
    (model, over)
}

/// Where somebody is expected, as an address.
pub(crate) fn expected(own: &Own) -> Option<String> {
    own.expected.as_ref().map(|(table, club)| way(table, *club))
}

/// The way to a table; at a duel of the club it leads by the own seat.
pub(crate) fn way(table: &TableId, club: bool) -> String {
    if club { format!("/club/duel/{table}") } else { mapping::table_path(table) }
}

/// What is told: of which part of the page, and what changed of it.
#[derive(Serialize)]
pub(crate) struct Told<'a> {
    pub(crate) t: &'static str,
    pub(crate) of: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) base: Option<u64>,
    pub(crate) version: u64,
    #[serde(flatten)]
    pub(crate) changes: &'a Changes,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) go: Option<String>,
}

impl Told<'_> {
    pub(crate) fn text(&self) -> Utf8Bytes {
        serde_json::to_string(self).map(Utf8Bytes::from).unwrap_or_default()
    }
}

/// Who is shown the same of the hall.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Who {
    pub(crate) lang: Lang,
    pub(crate) page: Page,
    pub(crate) hidden: BTreeSet<TableId>,
}

/// Those who are shown the same, as long as there is somebody.
#[derive(Default)]
pub(crate) struct Circles(Mutex<HashMap<Who, Weak<Circle>>>);

impl Circles {
    pub(crate) fn join(self: &Arc<Self>, who: Who) -> Arc<Circle> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(circle) = all.get(&who).and_then(Weak::upgrade) {
            return circle;
        }
        let circle = Arc::new(Circle { who: who.clone(), all: Arc::clone(self), shown: Mutex::default() });
        all.insert(who, Arc::downgrade(&circle));
        circle
    }
}

/// One of them.
pub(crate) struct Circle {
    who: Who,
    all: Arc<Circles>,
    shown: Mutex<Drawn>,
}

impl Drop for Circle {
    fn drop(&mut self) {
        let mut all = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.get(&self.who).is_some_and(|circle| circle.strong_count() == 0) {
            all.remove(&self.who);
        }
    }
}

/// What was drawn last.
#[derive(Default)]
struct Drawn {
    of: Option<Arc<HallView>>,
    version: u64,
    keyed: Keyed,
    messages: VecDeque<(u64, Utf8Bytes)>,
}

impl Circle {
    pub(crate) fn is(&self, hidden: &BTreeSet<TableId>) -> bool {
        self.who.hidden == *hidden
    }

    fn parts(&self, view: &HallView) -> Vec<Part> {
        let model = hall_model(self.who.lang, view, &self.who.hidden);
        match self.who.page {
            Page::Home => hall_parts(&model),
            Page::Live => live_parts(&model),
        }
    }

    /// What brings a client up to date that was shown version `base`, and what it knows then.
    pub(crate) fn catch_up(&self, view: &Arc<HallView>, base: Option<u64>) -> (Vec<Utf8Bytes>, u64) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let drawn = &mut *shown;
        let other = drawn.of.as_ref().is_none_or(|of| !Arc::ptr_eq(of, view));
        if other {
            let (changes, _) = drawn.keyed.draw(&self.parts(view), false);
            drawn.of = Some(Arc::clone(view));
            if changes != Changes::default() {
                let base = drawn.version;
                drawn.version += 1;
                let told = Told {
                    t: "seen",
                    of: "hall",
                    base: Some(base),
                    version: base + 1,
                    changes: &changes,
                    go: None,
                };
                drawn.messages.push_back((base, told.text()));
                while drawn.messages.len() > KEPT {
                    drawn.messages.pop_front();
                }
            }
        }
        if base == Some(drawn.version) {
            return (Vec::new(), drawn.version);
        }
        let at = base.and_then(|base| drawn.messages.iter().position(|(one, _)| *one == base));
        if let Some(at) = at {
            return (drawn.messages.iter().skip(at).map(|(_, text)| text.clone()).collect(), drawn.version);
        }
        let (_, all) = drawn.keyed.draw(&self.parts(view), true);
        let changes = all.unwrap_or_default();
        let told =
            Told { t: "seen", of: "hall", base: None, version: drawn.version, changes: &changes, go: None };
        (vec![told.text()], drawn.version)
    }
}
