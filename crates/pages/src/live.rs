//! What a browser has been shown of a table, and what is other now: the changes that
//! are sent instead of the whole.
//!
//! Only hashes are kept, not markup. What says what it is drawn from is not even drawn
//! again while that is the same (`canvas`). The list of what was done is told apart: so
//! many items stay, and these follow.

use std::borrow::Cow;
use std::collections::HashSet;
use std::hash::{BuildHasher, Hash, Hasher};

use maud::Markup;
use meydan_catalogue::PlayerKind;
use meydan_words::Words;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::canvas::{Canvas, Drawn, Part};
use super::known::{HASHES, Known, Pieces, Slot, hash};
use super::model::TableModel;
use super::moves::{self, Listing};
use super::pieces::{self, Attributes, Inside, Piece};
use super::{boards, parts};

/// Markup shorter than this is sent rather than named by where it stands already.
const SHORT: usize = 24;
/// Classes of a place that follow from what is offered.
const DERIVED: [&str; 2] = ["can", "mine"];
/// What ends an item of the list.
const ITEM_END: &str = "</li>";

/// What follows from the offer, or belongs to the keyboard, is the browser's: what can be
/// touched, and where Tab enters.
fn without_derived(piece: &mut Piece<'_>) {
    if piece.attributes.iter().any(|(name, _)| *name == "data-place") {
        piece.attributes.retain(|(name, _)| *name != "tabindex");
        if let Some((_, Some(class))) = piece.attributes.iter_mut().find(|(name, _)| *name == "class")
            && class.split(' ').any(|one| DERIVED.contains(&one))
        {
            let left: Vec<&str> = class.split(' ').filter(|one| !DERIVED.contains(one)).collect();
            *class = Cow::Owned(left.join(" "));
        }
    }
}

fn as_object<S: Serializer>(attributes: &Attributes, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(attributes.len()))?;
    for (name, value) in attributes {
        map.serialize_entry(name, &*pieces::plain(value.as_deref().unwrap_or_default()))?;
    }
    map.end()
}

fn by_key<S: Serializer>(changes: &[(String, Change)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(changes.iter().map(|(key, change)| (key, change)))
}

/// What became of a piece. Its names in a message are short: there are many of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Change {
    /// A new piece: the element's name; empty for a whole part.
    #[serde(rename = "t", skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// All attributes, in place of those before.
    #[serde(rename = "A", skip_serializing_if = "Vec::is_empty", serialize_with = "as_object")]
    pub attributes: Attributes,
    /// Attributes that have other values.
    #[serde(rename = "a", skip_serializing_if = "Vec::is_empty", serialize_with = "as_object")]
    pub values: Attributes,
    /// What stands in it, with a hole for each piece.
    #[serde(rename = "i", skip_serializing_if = "Option::is_none")]
    pub inside: Option<String>,
    /// The same as stood in this piece before.
    #[serde(rename = "c", skip_serializing_if = "Option::is_none")]
    pub copied: Option<String>,
    /// From here on so many of what stands in it go, and these come.
    #[serde(rename = "s", skip_serializing_if = "Option::is_none")]
    pub spliced: Option<(usize, usize, String)>,
}

/// What is other than before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Changes {
    /// Pieces that are new, or other.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "by_key")]
    pub set: Vec<(String, Change)>,
    /// Pieces that are no longer there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<String>,
    /// So many items of the list stay, and these follow; one that begins with `+` goes on with
    /// the item that stood there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list: Option<(usize, Vec<String>)>,
}

/// What all browsers of one audience have been shown.
#[derive(Default)]
pub struct Live {
    known: Pieces,
    /// Those of them that say what they are drawn from, in the order in which they are drawn.
    slots: Vec<Slot>,
    /// How often it was drawn.
    drawing: u32,
    /// Who sat there: their names are everywhere.
    players: u64,
    /// What the page is called, which only they change.
    heading: String,
    listing: Option<Box<dyn Listing>>,
    items: Vec<u64>,
    /// The last item without its end: how long, and its hash.
    last: (usize, u64),
}

/// A piece as it is now, and what will be known of it.
struct Shown<'a> {
    /// The hash of its key.
    at: u64,
    piece: Piece<'a>,
    known: Known,
}

impl<'a> Shown<'a> {
    /// What was drawn with this key: the piece itself, and those in it.
    fn all(drawing: u32, key: &str, cut: Vec<Piece<'a>>) -> impl Iterator<Item = Shown<'a>> {
        let outer = hash(key);
        let with: Vec<&str> = cut.iter().map(|piece| piece.key).collect();
        let with = hash(&with);
        cut.into_iter().map(move |mut piece| {
            without_derived(&mut piece);
            let at = hash(piece.key);
            let known = Known::of(&piece, if at == outer { 0 } else { outer }, with, drawing);
            Shown { at, piece, known }
        })
    }
}

/// The list cannot be gone on with: everything is needed.
#[derive(Debug)]
pub struct NeedsAll;

impl Live {
    /// Draws the table as it is now: what is other than before, and everything, where the model
    /// has everything (`TableModel::known` is `None`).
    ///
    /// # Errors
    /// When the model has only what is new, and that is not enough.
    pub fn draw(&mut self, model: &TableModel<'_>) -> Result<(Changes, Option<Changes>), NeedsAll> {
        let words = Words::of(model.frame.lang);
        let players = hash_players(model);
        let whole = model.known.is_none();
        if !whole && (players != self.players || self.listing.is_none()) {
            return Err(NeedsAll);
        }
        if whole {
            self.heading = parts::heading(model, words);
        }
        self.drawing += 1;
        let listing = self.listing.get_or_insert_with(|| boards::of(model.facts.id).listing());
        let sheet = moves::sheet(model, words, false);
        let (keep, items) = listing.go_on(&sheet);
        let items: Vec<String> = items.into_iter().map(Markup::into_string).collect();
        let keep = keep.min(self.items.len());
        let empty = keep + items.len() == 0;
        let canvas = Canvas::new(if whole { &[] } else { &self.slots });
        let list = || moves::frame(model, &sheet, listing.as_ref(), empty, &canvas);
        let parts = parts::on_canvas(model, words, &canvas, &self.heading, list);
        let (slots, apart) = canvas.into_drawn();
        let mut drawn = Vec::with_capacity(2 * apart.len() + 32);
        for Drawn { key, html } in &apart {
            let mut cut = pieces::cut("", html);
            // Nothing stands beside the piece.
            let beside = cut.pop();
            debug_assert!(beside.is_some_and(|one| one.inside == [Inside::Piece(key)]), "{key} is one piece");
            drawn.extend(Shown::all(self.drawing, key, cut));
        }
        for Part { key, html } in &parts {
            let Some(html) = html else { continue };
            drawn.extend(Shown::all(self.drawing, key, pieces::cut(key, html)));
        }
        let everything = whole.then(|| Changes {
            set: changes(&Pieces::default(), &[], &drawn),
            gone: Vec::new(),
            list: Some((0, items.clone())),
        });
        let set = changes(&self.known, &self.slots, &drawn);
        let gone = self.remember(drawn, slots);
        let list = self.list(keep, items);
        self.players = players;
        Ok((Changes { set, gone, list }, everything))
    }

    /// Draws parts that are no table's: what is other than before, and everything, where that is asked for.
    pub(super) fn draw_parts(&mut self, parts: &[(&str, String)], all: bool) -> (Changes, Option<Changes>) {
        self.drawing += 1;
        let mut drawn = Vec::new();
        for (key, html) in parts {
            drawn.extend(Shown::all(self.drawing, key, pieces::cut(key, html)));
        }
        let told = |known: &Pieces| Changes { set: changes(known, &[], &drawn), ..Changes::default() };
        let everything = all.then(|| told(&Pieces::default()));
        let changed = told(&self.known);
        let gone = self.remember(drawn, Vec::new());
        (Changes { gone, ..changed }, everything)
    }

    /// Remembers what was drawn; gives the keys of what is no longer there.
    fn remember(&mut self, drawn: Vec<Shown<'_>>, slots: Vec<Slot>) -> Vec<String> {
        let same_slots = slots.iter().map(|slot| slot.key).eq(self.slots.iter().map(|slot| slot.key));
        self.slots = slots;
        let mut same = same_slots;
        for Shown { at, known, .. } in drawn {
            let with = known.with;
            if let Some(slot) = self.slots.iter_mut().find(|slot| slot.key == at) {
                slot.inside = known.all;
            }
            let before = self.known.insert(at, known);
            same &= before.is_some_and(|before| before.with == with);
        }
        // Mostly the same pieces are drawn with the same others.
        if same { Vec::new() } else { self.forget() }
    }

    /// Forgets the pieces that are no longer there, and gives their keys.
    fn forget(&mut self) -> Vec<String> {
        let (all, drawing) = (&self.known, self.drawing);
        let apart: HashSet<u64> = self.slots.iter().map(|slot| slot.key).collect();
        let is_there = |at: u64, known: &Known| known.drawn == drawing || apart.contains(&at);
        // What is drawn with another piece is there as long as that is, and is not drawn again.
        let stays = |at: u64, known: &Known| {
            let outer = all.get(&known.within).map(|outer| (known.within, outer));
            let stays_within = outer.is_some_and(|(at, outer)| is_there(at, outer) && outer.drawn != drawing);
            is_there(at, known) || stays_within
        };
        let gone: Vec<u64> =
            all.iter().filter(|&(at, known)| !stays(*at, known)).map(|(at, _)| *at).collect();
        let gone = gone.iter().filter_map(|at| self.known.remove(at));
        let mut gone: Vec<String> = gone.map(|known| known.key.into()).collect();
        gone.sort_unstable();
        gone
    }

    /// What became of the list.
    fn list(&mut self, mut keep: usize, mut items: Vec<String>) -> Option<(usize, Vec<String>)> {
        let before = self.items.len();
        let hashes: Vec<u64> = items.iter().map(hash).collect();
        // A list that began anew may begin as it did before.
        let same = self.items[keep..].iter().zip(&hashes).take_while(|(one, other)| one == other).count();
        let last =
            items.last().and_then(|item| item.strip_suffix(ITEM_END)).map(|item| (item.len(), hash(item)));
        self.items.truncate(keep);
        self.items.extend(hashes);
        keep += same;
        items.drain(..same);
        if items.is_empty() && keep == before {
            return None;
        }
        // The last item goes on where it stood.
        if keep + 1 == before
            && let Some(item) = items.first_mut()
            && let Some(start) = item.get(..self.last.0)
            && self.last.0 > SHORT
            && hash(start) == self.last.1
        {
            *item = format!("+{}", &item[self.last.0..]);
        }
        // Where items only went, how the new last one reads is no longer known.
        self.last = last.unwrap_or((0, 0));
        Some((keep, items))
    }
}

/// Who sits at a table, as far as it stands everywhere on the page.
fn hash_players(model: &TableModel<'_>) -> u64 {
    let mut hasher = HASHES.build_hasher();
    for player in &model.players {
        let kind = match player.kind {
            PlayerKind::Person => "person",
            PlayerKind::Open => "open",
            PlayerKind::Computer(level) => level.code(),
        };
        (player.role, &player.name, player.number, kind).hash(&mut hasher);
    }
    hasher.finish()
}

/// What is other in what was drawn than in what is known.
fn changes(known: &Pieces, slots: &[Slot], drawn: &[Shown<'_>]) -> Vec<(String, Change)> {
    drawn.iter().filter_map(|one| Some((one.piece.key.to_owned(), change(known, slots, one)?))).collect()
}

fn change(all: &Pieces, slots: &[Slot], Shown { at, piece, known: now }: &Shown<'_>) -> Option<Change> {
    let copied = |now: &Known| {
        if piece.length() <= SHORT {
            return None;
        }
        let mut apart = slots.iter().filter(|slot| slot.inside == now.all && slot.key != *at);
        if let Some(slot) = apart.next() {
            return all.get(&slot.key).map(|known| known.key.to_string());
        }
        // What is drawn with others is like what is drawn with others.
        if now.within == 0 {
            return None;
        }
        let fits = |(other, known): &(&u64, &Known)| known.all == now.all && *other != at;
        all.iter().filter(fits).map(|(_, known)| &*known.key).min().map(str::to_owned)
    };
    let filled = |change: Change| match copied(now) {
        Some(other) => Change { copied: Some(other), ..change },
        None => Change { inside: Some(piece.markup()), ..change },
    };
    let Some(known) = all.get(at).filter(|known| known.tag == now.tag) else {
        let new = Change { tag: Some(piece.tag.to_owned()), attributes: piece.owned(), ..Change::default() };
        return Some(filled(new));
    };
    let mut change = Change::default();
    if known.names != now.names {
        change.attributes = piece.owned();
    } else {
        let values = piece.attributes.iter().zip(known.values().iter().zip(now.values()));
        let other = values.filter(|(_, (one, other))| one != other);
        let owned = other.map(|((name, value), _)| ((*name).to_owned(), value.as_deref().map(str::to_owned)));
        change.values = owned.collect();
    }
    if known.inside() != now.inside() {
        change = match copied(now) {
            Some(other) => Change { copied: Some(other), ..change },
            None => Change { spliced: Some(splice(known, now, piece)), ..change },
        };
    }
    (change != Change::default()).then_some(change)
}

/// What goes and what comes between what stays at the beginning and at the end.
fn splice(known: &Known, now: &Known, piece: &Piece<'_>) -> (usize, usize, String) {
    let (old, new) = (known.inside(), now.inside());
    let begin = old.iter().zip(new).take_while(|(one, other)| one == other).count();
    let end =
        old[begin..].iter().rev().zip(new[begin..].iter().rev()).take_while(|(one, other)| one == other);
    let end = end.count();
    (begin, old.len() - begin - end, pieces::markup(&piece.inside[begin..new.len() - end]))
}
