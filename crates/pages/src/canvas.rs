//! Where the pieces of a table are drawn apart from each other, each only if what it is drawn
//! from is other than the last time: most of a page cannot have changed by a move.
//!
//! A piece says what it is drawn from (its state). A part of the page is a piece too; what stands
//! in it, but for the pieces that are drawn apart, is its frame. A state leaves out the language
//! and who sits at the table: where those change, all is drawn.
//!
//! Without a canvas everything is simply drawn.

use std::cell::{Cell, RefCell};
use std::hash::{BuildHasher, Hash};

use maud::{Markup, Render};

use super::PARTS;
use super::known::{HASHES, Slot, hash};
use super::pieces;

/// What stands for a piece in what is drawn around it.
pub(crate) enum Stand<'k> {
    /// A hole: the piece is told apart.
    Hole(&'k str),
    /// The piece itself.
    Drawn(Markup),
}

impl Render for Stand<'_> {
    fn render_to(&self, into: &mut String) {
        match self {
            Stand::Hole(key) => ["<!--", key, "-->"].into_iter().for_each(|part| into.push_str(part)),
            Stand::Drawn(markup) => into.push_str(&markup.0),
        }
    }
}

/// A piece that was drawn.
pub(super) struct Drawn {
    pub(super) key: String,
    pub(super) html: String,
}

/// A part as it was drawn; not at all, where its frame is the same.
pub(super) struct Part {
    pub(super) key: &'static str,
    pub(super) html: Option<String>,
}

/// The part that is being drawn.
#[derive(Clone, Copy, Default)]
struct Frame {
    /// Its place among the parts.
    part: usize,
    /// What it is drawn from, besides what its frame says.
    base: u64,
    same: bool,
}

/// Where pieces are drawn apart from each other.
pub(crate) struct Canvas<'a> {
    /// What each was drawn from the last time, in the order in which they were drawn; nothing
    /// where all is wanted.
    before: &'a [Slot],
    frame: Cell<Frame>,
    now: RefCell<Vec<Slot>>,
    drawn: RefCell<Vec<Drawn>>,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(before: &'a [Slot]) -> Canvas<'a> {
        let now = RefCell::new(Vec::with_capacity(before.len().max(96)));
        Canvas { before, frame: Cell::default(), now, drawn: RefCell::default() }
    }

    /// Whether this piece was drawn from the same the last time; then it is still there.
    fn is_same(&self, key: &str, state: u64) -> bool {
        let key = hash(key);
        let mut now = self.now.borrow_mut();
        // Mostly the same follow each other as before.
        let before = match self.before.get(now.len()) {
            Some(slot) if slot.key == key => Some(slot),
            _ => self.before.iter().find(|slot| slot.key == key),
        };
        let same = before.filter(|slot| slot.state == state).copied();
        now.push(same.unwrap_or(Slot { key, state, inside: 0 }));
        same.is_some()
    }

    /// A piece of the page: an element with this `data-key`. Other pieces may stand in it if they
    /// are drawn beforehand, whether or not this one is.
    pub(crate) fn piece<'k>(
        canvas: Option<&Canvas<'_>>,
        key: &'k str,
        state: impl Hash,
        draw: impl FnOnce() -> Markup,
    ) -> Stand<'k> {
        let Some(canvas) = canvas else { return Stand::Drawn(draw()) };
        debug_assert!(pieces::is_key(key), "{key} cannot stand in a comment");
        let state = hash(&state);
        if !canvas.is_same(key, state) {
            let html = draw().into_string();
            canvas.drawn.borrow_mut().push(Drawn { key: key.to_owned(), html });
        }
        Stand::Hole(key)
    }

    /// A part of the page. Within `draw` its frame may say what it is drawn from; `base` is what
    /// else that depends on.
    pub(super) fn part(&self, part: usize, base: impl Hash, draw: impl FnOnce() -> Markup) -> Part {
        self.frame.set(Frame { part, base: hash(&base), ..Frame::default() });
        let html = draw().into_string();
        Part { key: PARTS[part], html: (!self.frame.get().same).then_some(html) }
    }

    /// The frame of a part, which is all of it but for the pieces that are drawn apart; these are
    /// drawn beforehand.
    pub(crate) fn frame(
        canvas: Option<&Canvas<'_>>,
        state: impl Hash,
        draw: impl FnOnce() -> Markup,
    ) -> Markup {
        let Some(canvas) = canvas else { return draw() };
        let mut frame = canvas.frame.get();
        let state = HASHES.hash_one((frame.base, hash(&state)));
        frame.same = canvas.is_same(PARTS[frame.part], state);
        canvas.frame.set(frame);
        if frame.same { Markup::default() } else { draw() }
    }

    /// All pieces that say what they are drawn from, and those of them that were drawn.
    pub(super) fn into_drawn(self) -> (Vec<Slot>, Vec<Drawn>) {
        (self.now.into_inner(), self.drawn.into_inner())
    }
}
