//! A part of a page as keyed pieces, of which it is the sum: a square, a card, a
//! button. What changed between two drawings is told by their keys, so that only
//! that has to be sent: attributes apart from what is inside.
//!
//! A piece is an element with `data-key`, or one that was drawn apart and left a hole:
//! a comment with its key. A key is made from what the viewer sees and is there once
//! on a page; it never follows a card that lies face down. Whatever stands in no piece
//! belongs to the part, which is a piece itself.
//!
//! Deliberately absent: reading of any markup that is not ours.

use std::borrow::Cow;

/// The attribute that marks a piece.
const KEY: &str = "data-key";

/// Elements that have no end.
const VOID: [&str; 4] = ["br", "img", "input", "meta"];

/// Attributes in order, as they stand in the markup; one without a value is just there.
pub type Attributes = Vec<(String, Option<String>)>;

/// What stands inside a piece, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inside<'a> {
    /// Markup as it is.
    Markup(&'a str),
    /// Another piece, by its key.
    Piece(&'a str),
}

/// A keyed element, without the pieces inside it; it only points into the markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    /// What it is called on its page.
    pub key: &'a str,
    /// The element's name; empty for a whole part.
    pub tag: &'a str,
    /// Its attributes.
    pub attributes: Vec<(&'a str, Option<Cow<'a, str>>)>,
    /// What stands in it.
    pub inside: Vec<Inside<'a>>,
}

/// Whether a key can stand in a hole: a comment must not end in it.
pub(super) fn is_key(key: &str) -> bool {
    !key.is_empty()
        && key.bytes().all(|byte| byte.is_ascii_graphic() && !b"<>&\"'".contains(&byte))
        && !key.contains("--")
        && !key.starts_with('-')
        && !key.ends_with('-')
}

impl Piece<'_> {
    /// What stands in it, with a hole for each piece.
    #[must_use]
    pub fn markup(&self) -> String {
        markup(&self.inside)
    }

    /// How long that is, but for the marks of holes.
    pub(super) fn length(&self) -> usize {
        let length = |inside: &Inside<'_>| match inside {
            Inside::Markup(text) | Inside::Piece(text) => text.len(),
        };
        self.inside.iter().map(length).sum()
    }

    /// Its attributes, to be kept.
    pub(super) fn owned(&self) -> Attributes {
        self.attributes
            .iter()
            .map(|(name, value)| ((*name).to_owned(), value.as_deref().map(str::to_owned)))
            .collect()
    }
}

/// What stands in a piece, with a hole for each piece in it.
pub(super) fn markup(all: &[Inside<'_>]) -> String {
    let mut text = String::new();
    for inside in all {
        match inside {
            Inside::Markup(markup) => text.push_str(markup),
            Inside::Piece(key) => {
                text.push_str("<!--");
                text.push_str(key);
                text.push_str("-->");
            }
        }
    }
    text
}

/// A piece that is not yet at its end.
struct Open<'a> {
    piece: Piece<'a>,
    /// How deep its own element is nested in itself.
    depth: usize,
    /// Where the markup begins that stands in it and is not yet taken over.
    from: usize,
}

impl<'a> Open<'a> {
    fn new(key: &'a str, tag: &'a str, from: usize) -> Open<'a> {
        let piece = Piece { key, tag, attributes: Vec::new(), inside: Vec::new() };
        Open { piece, depth: 0, from }
    }

    /// Takes over what stands in it before this place. All of it is in one stretch.
    fn take(&mut self, html: &'a str, to: usize) {
        if self.from < to {
            self.piece.inside.push(Inside::Markup(&html[self.from..to]));
        }
        self.from = to;
    }
}

/// Cuts the pieces out of a part of this name; the part itself comes last.
pub(super) fn cut<'a>(part: &'a str, html: &'a str) -> Vec<Piece<'a>> {
    let mut done = Vec::new();
    let mut open = vec![Open::new(part, "", 0)];
    let mut at = 0;
    while let Some(next) = html[at..].find('<') {
        let tag_at = at + next;
        let from = &html[tag_at..];
        let Some(top) = open.last_mut() else { break };
        if let Some((key, after)) = from.strip_prefix("<!--").and_then(|hole| hole.split_once("-->")) {
            top.take(html, tag_at);
            top.piece.inside.push(Inside::Piece(key));
            at = html.len() - after.len();
            top.from = at;
            continue;
        }
        let tag = &from[..end_of_tag(from)];
        at = tag_at + tag.len();
        let name = tag.trim_start_matches(['<', '/']).split([' ', '>']).next().unwrap_or_default();
        if tag.starts_with("</") {
            close(&mut open, &mut done, html, (tag_at, at));
        } else if let Some((key, attributes)) = keyed(tag, name) {
            top.take(html, tag_at);
            top.piece.inside.push(Inside::Piece(key));
            top.from = at;
            let mut inner = Open::new(key, name, at);
            (inner.piece.attributes, inner.depth) = (attributes, 1);
            open.push(inner);
        } else if !VOID.contains(&name) {
            top.depth += 1;
        }
    }
    if let Some(last) = open.last_mut() {
        last.take(html, html.len());
    }
    // Markup of ours is closed; if it were not, nothing of it is lost.
    done.extend(open.into_iter().rev().map(|open| open.piece));
    done
}

/// Where a tag ends; a value may hold what looks like an end.
fn end_of_tag(from: &str) -> usize {
    let mut quoted = false;
    for (at, byte) in from.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            b'>' if !quoted => return at + 1,
            _ => {}
        }
    }
    from.len()
}

/// The attributes of a piece.
type Borrowed<'a> = Vec<(&'a str, Option<Cow<'a, str>>)>;

/// The key and the attributes of a tag, if it has a key.
fn keyed<'a>(tag: &'a str, name: &str) -> Option<(&'a str, Borrowed<'a>)> {
    if !tag.contains(KEY) {
        return None;
    }
    let (mut key, mut attributes) = (None, Vec::with_capacity(8));
    let mut rest = tag.strip_prefix('<')?.strip_prefix(name)?.strip_suffix('>')?.trim_start();
    while !rest.is_empty() {
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        let (attribute, after) = rest.split_at(end);
        let (value, after) = match after.strip_prefix("=\"") {
            Some(quoted) => {
                let (value, after) = quoted.split_once('"')?;
                (Some(value), after)
            }
            None => (None, after),
        };
        if attribute == KEY {
            key = value;
        }
        attributes.push((attribute, value.map(Cow::Borrowed)));
        rest = after.trim_start();
    }
    Some((key?, attributes))
}

/// An element ends: within the piece, or the piece with it.
fn close<'a>(open: &mut Vec<Open<'a>>, done: &mut Vec<Piece<'a>>, html: &'a str, (from, to): (usize, usize)) {
    let parts = open.len();
    let Some(top) = open.last_mut() else { return };
    top.depth = top.depth.saturating_sub(1);
    if top.depth == 0 && parts > 1 {
        top.take(html, from);
        done.extend(open.pop().map(|open| open.piece));
        if let Some(outer) = open.last_mut() {
            outer.from = to;
        }
    }
}

/// A value as it is meant, without the escapes of markup.
pub(super) fn plain(value: &str) -> Cow<'_, str> {
    if !value.contains('&') {
        return value.into();
    }
    value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&").into()
}
