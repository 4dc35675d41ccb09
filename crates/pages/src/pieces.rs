//! A part of a page as keyed pieces, of which it is the sum: a square, a card, a
//! line of the list. What changed between two drawings is told by their keys, so
//! that only that has to be sent: attributes apart from what is inside.
//!
//! Boards mark a piece with `data-key`. A key is made from what the viewer sees and
//! is there once on a page; it never follows a card that lies face down. Whatever
//! stands in no piece belongs to the part, which is a piece itself.
//!
//! Deliberately absent: reading of any markup that is not ours.

use std::fmt::Write as _;

/// The attribute that marks a piece.
const KEY: &str = "data-key";

/// Elements that have no end.
const VOID: [&str; 4] = ["br", "img", "input", "meta"];

/// Attributes in order; one without a value is just there.
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

impl Piece {
    fn open(key: String, tag: &str) -> Piece {
        Piece { key, tag: tag.to_owned(), attributes: Vec::new(), inside: Vec::new() }
    }

    fn push(&mut self, markup: &str) {
        match self.inside.last_mut() {
            Some(Inside::Markup(text)) => text.push_str(markup),
            _ => self.inside.push(Inside::Markup(markup.to_owned())),
        }
    }
}

/// A part as the pieces it is made of; the part itself comes last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces(Vec<Piece>);

impl Pieces {
    /// The pieces of a part of this name.
    #[must_use]
    pub fn of(part: &str, html: &str) -> Pieces {
        let mut done = Vec::new();
        // What is open: a piece, and how deep its own element is nested in itself.
        let mut open = vec![(Piece::open(format!("part:{part}"), ""), 0usize)];
        let mut rest = html;
        while let Some(at) = rest.find('<') {
            let (text, from) = rest.split_at(at);
            let tag_end = end_of_tag(from);
            let (tag, after) = from.split_at(tag_end);
            rest = after;
            let Some((piece, _)) = open.last_mut() else { break };
            piece.push(text);
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
        Pieces(done)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Piece> {
        self.0.iter()
    }

    /// The piece of this key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Piece> {
        self.0.iter().find(|piece| piece.key == key)
    }

    /// The part that they make up.
    #[must_use]
    pub fn html(&self) -> String {
        let mut html = String::new();
        if let Some(part) = self.0.last() {
            self.write(part, &mut html);
        }
        html
    }

    fn write(&self, piece: &Piece, html: &mut String) {
        if !piece.tag.is_empty() {
            html.push('<');
            html.push_str(&piece.tag);
            for (name, value) in &piece.attributes {
                // Writing to a text cannot fail.
                let _ = match value {
                    Some(value) => write!(html, " {name}=\"{value}\""),
                    None => write!(html, " {name}"),
                };
            }
            html.push('>');
        }
        for inside in &piece.inside {
            match inside {
                Inside::Markup(markup) => html.push_str(markup),
                Inside::Piece(key) => {
                    if let Some(piece) = self.get(key) {
                        self.write(piece, html);
                    }
                }
            }
        }
        if !piece.tag.is_empty() {
            let _ = write!(html, "</{}>", piece.tag);
        }
    }

    /// The pieces that are other than before, or new.
    pub fn changed<'a>(&'a self, before: &'a Pieces) -> impl Iterator<Item = &'a Piece> {
        self.0.iter().filter(|piece| before.get(&piece.key) != Some(*piece))
    }
}

/// Where a tag ends; a value may hold what looks like an end.
fn end_of_tag(from: &str) -> usize {
    let mut quoted = false;
    for (at, sign) in from.char_indices() {
        match sign {
            '"' => quoted = !quoted,
            '>' if !quoted => return at + 1,
            _ => {}
        }
    }
    from.len()
}

/// The key and the attributes of a tag, if it has a key.
fn keyed(tag: &str, name: &str) -> Option<(String, Attributes)> {
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
