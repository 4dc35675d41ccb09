//! What a browser knows of a table: pieces, patched by every message, as in `web/pieces.js`.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

#[derive(Clone, Debug, Default)]
struct Piece {
    tag: String,
    attributes: Map<String, Value>,
    /// Markup, and holes with the keys of pieces.
    inside: Vec<String>,
}

#[derive(Default)]
pub(crate) struct Shown {
    version: Value,
    pieces: BTreeMap<String, Piece>,
    items: Vec<String>,
}

fn split(markup: &str) -> Vec<String> {
    let marked = markup.replace("<!--", "\u{1}<!--").replace("-->", "-->\u{1}");
    marked.split('\u{1}').filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

impl Shown {
    pub(crate) fn learn(&mut self, message: &Value) {
        match message.get("base") {
            None => *self = Shown::default(),
            Some(base) => assert_eq!(*base, self.version, "changes follow what was shown"),
        }
        self.version = message["version"].clone();
        let before = self.pieces.clone();
        for (key, change) in message.get("set").and_then(Value::as_object).into_iter().flatten() {
            let mut piece = match change.get("t") {
                Some(tag) => Piece { tag: text(tag), ..Piece::default() },
                None => before[key].clone(),
            };
            if let Some(Value::Object(all)) = change.get("A") {
                piece.attributes.clone_from(all);
            }
            if let Some(Value::Object(some)) = change.get("a") {
                piece.attributes.extend(some.clone());
            }
            if let Some(markup) = change.get("i") {
                piece.inside = split(&text(markup));
            }
            if let Some(Value::Array(splice)) = change.get("s") {
                let [at, go] = [&splice[0], &splice[1]].map(|one| one.as_u64().expect("a number") as usize);
                piece.inside.splice(at..at + go, split(&text(&splice[2])));
            }
            if let Some(other) = change.get("c") {
                piece.inside.clone_from(&before[&text(other)].inside);
            }
            self.pieces.insert(key.clone(), piece);
        }
        for key in message.get("gone").and_then(Value::as_array).into_iter().flatten() {
            self.pieces.remove(&text(key)).expect("it was there");
        }
        if let Some(list) = message.get("list") {
            let keep = list[0].as_u64().expect("a number") as usize;
            let last = self.items.get(keep).cloned().unwrap_or_default();
            self.items.truncate(keep);
            let come = list[1].as_array().expect("a list").iter().map(text);
            self.items.extend(come.map(|item| match item.strip_prefix('+') {
                Some(more) => format!("{}{more}", last.strip_suffix("</li>").expect("an item ends")),
                None => item,
            }));
        }
    }

    fn inside(&self, key: &str) -> String {
        if key == "list" {
            return self.items.concat();
        }
        let parts = self.pieces[key].inside.iter().map(|part| {
            let hole = part.strip_prefix("<!--").and_then(|part| part.strip_suffix("-->"));
            hole.map_or_else(|| part.clone(), |key| self.whole(key))
        });
        parts.collect()
    }

    fn whole(&self, key: &str) -> String {
        let Piece { tag, attributes, .. } = &self.pieces[key];
        let escaped = |value: &Value| text(value).replace('&', "&amp;").replace('"', "&quot;");
        let attributes = attributes.iter().map(|(name, value)| match value.as_str() {
            Some("") => format!(" {name}"),
            _ => format!(" {name}=\"{}\"", escaped(value)),
        });
        format!("<{tag}{}>{}</{tag}>", attributes.collect::<String>(), self.inside(key))
    }

    /// The parts of the page.
    pub(crate) fn html(&self) -> Value {
        let names = self.pieces.keys().filter_map(|key| key.strip_prefix("part:"));
        names
            .map(|name| (name.to_owned(), Value::from(self.inside(&format!("part:{name}")))))
            .collect::<Map<_, _>>()
            .into()
    }
}

/// Everything on offer, one by one.
pub(crate) fn offers(grouped: &Value) -> Value {
    let mut all = Vec::new();
    for (seat, places) in grouped.as_object().into_iter().flatten() {
        let seat: u8 = seat.parse().expect("a seat");
        for (first, actions) in places.as_object().into_iter().flatten() {
            let single = vec![json!([first])];
            for action in actions.as_array().unwrap_or(&single) {
                let mut places = vec![json!(first)];
                places.extend(action.as_array().expect("a list").iter().skip(1).cloned());
                all.push(json!({"seat": seat, "action": action[0], "places": places}));
            }
        }
    }
    Value::from(all)
}
