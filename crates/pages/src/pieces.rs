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

use std::fmt::Write as _;

/// The attribute that marks a piece.
const KEY: &str = "data-key";

/// Elements that have no end.
const VOID: [&str; 4] = ["br", "img", "input", "meta"];

/// Attributes in order, as they stand in the markup; one without a value is just there.
pub type Attributes = Vec<(String, Option<String>)>;

/// What stands inside a piece, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inside {
    /// Markup as it is.
    Markup(String),
    /// Another piece, by its key.
    Piece(String),
}

/// A keyed element, without the pieces inside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What it is called on its page.
    pub key: String,
    /// The element's name; empty for a whole part.
    pub tag: String,
    /// Its attributes.
    pub attributes: Attributes,
    /// What stands in it.
    pub inside: Vec<Inside>,
}

/// Whether a key can stand in a hole: a comment must not end in it.
pub(super) fn is_key(key: &str) -> bool {
    !key.is_empty()
        && key.bytes().all(|byte| byte.is_ascii_graphic() && !b"<>&\"'".contains(&byte))
        && !key.contains("--")
        && !key.starts_with('-')
        && !key.ends_with('-')
}

impl Piece {
    fn open(key: String, tag: &str) -> Piece {
        Piece { key, tag: tag.to_owned(), attributes: Vec::new(), inside: Vec::new() }
    }

    fn push(&mut self, markup: &str) {
        match self.inside.last_mut() {
            _ if markup.is_empty() => {}
            Some(Inside::Markup(text)) => text.push_str(markup),
            _ => self.inside.push(Inside::Markup(markup.to_owned())),
        }
    }

    /// What stands in it, with a hole for each piece.
    #[must_use]
    pub fn markup(&self) -> String {
        let mut all = String::new();
        for inside in &self.inside {
            // Writing to a text cannot fail.
            let _ = match inside {
                Inside::Markup(markup) => write!(all, "{markup}"),
                Inside::Piece(key) => write!(all, "<!--{key}-->"),
            };
        }
        all
    }
}

/// Cuts the pieces out of a part of this name; the part itself comes last.
pub(super) fn cut(part: &str, html: &str) -> Vec<Piece> {
    let mut done = Vec::new();
    // What is open: a piece, and how deep its own element is nested in itself.
    let mut open = vec![(Piece::open(part.to_owned(), ""), 0usize)];
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let (text, from) = rest.split_at(at);
        let Some((piece, _)) = open.last_mut() else { break };
        piece.push(text);
        if let Some((key, after)) = from.strip_prefix("<!--").and_then(|hole| hole.split_once("-->")) {
            piece.inside.push(Inside::Piece(key.to_owned()));
            rest = after;
            continue;
        }
        let (tag, after) = from.split_at(end_of_tag(from));
        rest = after;
        let name = tag.trim_start_matches(['<', '/']).split([' ', '>']).next().unwrap_or_default();
        if tag.starts_with("</") {
            close(&mut open, &mut done, tag);
        } else if let Some((key, attributes)) = keyed(tag, name) {
            piece.inside.push(Inside::Piece(key.clone()));
            open.push((Piece { attributes, ..Piece::open(key, name) }, 1));
        } else {
            piece.push(tag);
            if let Some((_, depth)) = open.last_mut().filter(|_| !VOID.contains(&name)) {
                *depth += 1;
            }
        }
    }
    if let Some((piece, _)) = open.first_mut() {
        piece.push(rest);
    }
    // Markup of ours is closed; if it were not, nothing of it is lost.
    done.extend(open.into_iter().rev().map(|(piece, _)| piece));
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

/// The key and the attributes of a tag, if it has a key.
fn keyed(tag: &str, name: &str) -> Option<(String, Attributes)> {
    if !tag.contains(KEY) {
        return None;
    }
    let mut attributes = Vec::new();
    let mut rest = tag.strip_prefix('<')?.strip_prefix(name)?.strip_suffix('>')?.trim_start();
    while !rest.is_empty() {
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        let (attribute, after) = rest.split_at(end);
        let (value, after) = match after.strip_prefix("=\"") {
            Some(quoted) => {
                let (value, after) = quoted.split_once('"')?;
                (Some(value.to_owned()), after)
            }
            None => (None, after),
        };
        attributes.push((attribute.to_owned(), value));
        rest = after.trim_start();
    }
    let key = attributes.iter().find(|(attribute, _)| attribute == KEY)?.1.clone()?;
    Some((key, attributes))
}

/// An element ends: within the piece, or the piece with it.
fn close(open: &mut Vec<(Piece, usize)>, done: &mut Vec<Piece>, tag: &str) {
    let parts = open.len();
    let Some((piece, depth)) = open.last_mut() else { return };
    *depth = depth.saturating_sub(1);
    if *depth == 0 && parts > 1 {
        done.extend(open.pop().map(|(piece, _)| piece));
    } else {
        piece.push(tag);
    }
}

/// A value as it is meant, without the escapes of markup.
pub(super) fn plain(value: &str) -> String {
    if !value.contains('&') {
        return value.to_owned();
    }
    value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}
