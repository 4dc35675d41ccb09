//! What a browser has been shown of a table, and what is other now: the changes that
//! are sent instead of the whole.
//!
//! Only hashes are kept, not markup. A piece that says what it is drawn from is not
//! even drawn again while that is the same (`Canvas::piece`). The list of what was done
//! is told apart: so many items stay, and these follow.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::LazyLock;

use foldhash::quality::RandomState;
use maud::{Markup, PreEscaped};
use meydan_words::Words;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

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

/// Nobody can choose what hashes alike: it is other in every process.
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

fn hash<T: Hash + ?Sized>(value: &T) -> u64 {
    HASHES.hash_one(value)
}

/// What is known of pieces, by their keys.
type Pieces = HashMap<String, Known, RandomState>;

/// What is remembered of a piece.
#[derive(Clone, Debug)]
struct Known {
    /// What it was drawn from, where it says so.
    state: Option<u64>,
    tag: u64,
    /// The names of its attributes, and the values in the same order.
    names: u64,
    values: Box<[u64]>,
    /// What stands in it, one by one, and all together.
    inside: Box<[u64]>,
    all: u64,
    /// How long that is.
    length: usize,
}

impl Known {
    fn of(piece: &Piece<'_>, state: Option<u64>) -> Known {
        let mut names = HASHES.build_hasher();
        piece.attributes.iter().for_each(|(name, _)| name.hash(&mut names));
        fn inside<'a>(inside: &Inside<'a>) -> (u8, &'a str) {
            match *inside {
                Inside::Markup(markup) => (0, markup),
                Inside::Piece(key) => (1, key),
            }
        }
        let hashes: Box<[u64]> = piece.inside.iter().map(|one| hash(&inside(one))).collect();
        Known {
            state,
            tag: hash(piece.tag),
            names: names.finish(),
            values: piece.attributes.iter().map(|(_, value)| hash(value)).collect(),
            all: hash(&hashes),
            inside: hashes,
            length: piece.inside.iter().map(|one| inside(one).1.len()).sum(),
        }
    }
}

/// A piece that was drawn apart, or was found to be the same.
struct Drawn {
    key: String,
    state: u64,
    html: Option<String>,
}

/// Where pieces are drawn apart from each other.
pub(crate) struct Canvas<'a> {
    /// What is known; nothing where all is wanted.
    known: Option<&'a Pieces>,
    drawn: RefCell<Vec<Drawn>>,
}

impl Canvas<'_> {
    /// A piece of the page: an element with this `data-key`, without pieces in it. `state` is all
    /// that it is drawn from besides the language and who sits at the table; while that is the
    /// same, it is not drawn again.
    fn piece(&self, key: &str, state: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        debug_assert!(pieces::is_key(key), "{key} cannot stand in a comment");
        let state = hash(&state);
        let same =
            self.known.and_then(|known| known.get(key)).is_some_and(|known| known.state == Some(state));
        let html = (!same).then(|| draw().into_string());
        self.drawn.borrow_mut().push(Drawn { key: key.to_owned(), state, html });
        PreEscaped(format!("<!--{key}-->"))
    }

    /// The same where there may be no canvas: then it is simply drawn.
    pub(crate) fn draw(
        canvas: Option<&Canvas<'_>>,
        key: &str,
        state: impl Hash,
        draw: impl FnOnce() -> Markup,
    ) -> Markup {
        match canvas {
            Some(canvas) => canvas.piece(key, state, draw),
            None => draw(),
        }
    }
}

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
    /// Who sat there: their names are everywhere.
    players: u64,
    listing: Option<Box<dyn Listing>>,
    items: Vec<u64>,
    /// The last item without its end: how long, and its hash.
    last: (usize, u64),
}

/// A piece as it is now, and what will be known of it.
struct Shown<'a> {
    piece: Piece<'a>,
    known: Known,
}

impl<'a> Shown<'a> {
    fn new(mut piece: Piece<'a>, state: Option<u64>) -> Shown<'a> {
        without_derived(&mut piece);
        let known = Known::of(&piece, state);
        Shown { piece, known }
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
        let listing = self.listing.get_or_insert_with(|| boards::of(model.facts.id).listing());
        let sheet = moves::sheet(model, words, false);
        let (keep, items) = listing.go_on(&sheet);
        let items: Vec<String> = items.into_iter().map(Markup::into_string).collect();
        let keep = keep.min(self.items.len());
        let empty = keep + items.len() == 0;
        let canvas =
            Canvas { known: (!whole).then_some(&self.known), drawn: RefCell::new(Vec::with_capacity(128)) };
        let list = moves::frame(model, &sheet, listing.as_ref(), empty);
        let parts = parts::on_canvas(model, words, &canvas, list);
        let apart = canvas.drawn.into_inner();
        let mut drawn = Vec::with_capacity(2 * apart.len() + 32);
        for Drawn { key, state, html } in &apart {
            let Some(html) = html else { continue };
            let cut = pieces::cut("", html);
            debug_assert_eq!(cut.len(), 2, "{key} is one piece");
            let piece = cut.into_iter().next().filter(|piece| piece.key == key);
            debug_assert!(piece.is_some(), "{key} is marked with its key");
            drawn.extend(piece.map(|piece| Shown::new(piece, Some(*state))));
        }
        for cut in parts.pieces() {
            drawn.extend(cut.into_iter().map(|piece| Shown::new(piece, None)));
        }
        let everything = whole.then(|| Changes {
            set: changes(&Pieces::default(), &drawn),
            gone: Vec::new(),
            list: Some((0, items.clone())),
        });
        let set = changes(&self.known, &drawn);
        let same = apart.iter().filter(|drawn| drawn.html.is_none()).map(|drawn| drawn.key.as_str());
        let gone = self.remember(drawn, same);
        let list = self.list(keep, items);
        self.players = players;
        Ok((Changes { set, gone, list }, everything))
    }

    /// Remembers what was drawn; gives the keys of what was not.
    fn remember<'k>(&mut self, drawn: Vec<Shown<'_>>, same: impl Iterator<Item = &'k str>) -> Vec<String> {
        let mut before = std::mem::take(&mut self.known);
        self.known.reserve(before.len().max(drawn.len()));
        self.known.extend(same.filter_map(|key| before.remove_entry(key)));
        for Shown { piece, known } in drawn {
            let key = before.remove_entry(piece.key).map_or_else(|| piece.key.to_owned(), |(key, _)| key);
            self.known.insert(key, known);
        }
        let mut gone: Vec<String> = before.into_keys().collect();
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
        (player.role, &player.name, player.number, format!("{:?}", player.kind)).hash(&mut hasher);
    }
    hasher.finish()
}

/// What is other in what was drawn than in what is known.
fn changes(known: &Pieces, drawn: &[Shown<'_>]) -> Vec<(String, Change)> {
    drawn.iter().filter_map(|one| Some((one.piece.key.to_owned(), change(known, one)?))).collect()
}

fn change(all: &Pieces, Shown { piece, known: now }: &Shown<'_>) -> Option<Change> {
    let key = piece.key;
    let copied = |now: &Known| {
        let fits = |(other, known): &(&String, &Known)| known.all == now.all && *other != key;
        let fits = all.iter().filter(|_| now.length > SHORT).filter(fits);
        fits.map(|(other, _)| other).min().cloned()
    };
    let filled = |change: Change| match copied(now) {
        Some(other) => Change { copied: Some(other), ..change },
        None => Change { inside: Some(piece.markup()), ..change },
    };
    let Some(known) = all.get(key).filter(|known| known.tag == now.tag) else {
        let new = Change { tag: Some(piece.tag.to_owned()), attributes: piece.owned(), ..Change::default() };
        return Some(filled(new));
    };
    let mut change = Change::default();
    if known.names != now.names {
        change.attributes = piece.owned();
    } else {
        let values = piece.attributes.iter().zip(known.values.iter().zip(&now.values));
        let other = values.filter(|(_, (one, other))| one != other);
        let owned = other.map(|((name, value), _)| ((*name).to_owned(), value.as_deref().map(str::to_owned)));
        change.values = owned.collect();
    }
    if known.inside != now.inside {
        change = match copied(now) {
            Some(other) => Change { copied: Some(other), ..change },
            None => Change { spliced: Some(splice(known, now, piece)), ..change },
        };
    }
    (change != Change::default()).then_some(change)
}

/// What goes and what comes between what stays at the beginning and at the end.
fn splice(known: &Known, now: &Known, piece: &Piece<'_>) -> (usize, usize, String) {
    let (old, new) = (&known.inside, &now.inside);
    let begin = old.iter().zip(new).take_while(|(one, other)| one == other).count();
    let end =
        old[begin..].iter().rev().zip(new[begin..].iter().rev()).take_while(|(one, other)| one == other);
    let end = end.count();
    (begin, old.len() - begin - end, pieces::markup(&piece.inside[begin..new.len() - end]))
}
