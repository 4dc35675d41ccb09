//! What can be asked through the pipe. Any bytes give a request or a refusal.

use meydan_core::{Refused, Seat, Seed, Viewer};
use serde_json::{Map, Value};

/// One request.
#[derive(Debug, PartialEq)]
pub(super) enum Request {
    /// A new match begins; the old one, if any, is forgotten.
    New { config: Value, seats: Option<u8>, seed: Option<Seed>, viewer: Viewer },
    /// A seat acts.
    Act { seat: Seat, action: String },
    /// What does this viewer see?
    View { viewer: Option<Viewer> },
    /// Back to where it stood after this entry.
    Rewind { to: u64 },
    /// The next timer comes due.
    Fire,
    /// A seat gives up.
    Drop { seat: Seat },
    /// How do things stand?
    State,
}

/// The pipe's own refusal.
pub(super) fn pipe_refusal(code: &'static str, args: Vec<(&'static str, String)>) -> Refused {
    Refused::new("pipe", code, "HALL", args)
}

/// No more of a stranger's text than this is quoted in a message.
const LONGEST_QUOTE: usize = 40;

fn quote(text: &str) -> String {
    let mut short: String =
        text.chars().take(LONGEST_QUOTE).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(LONGEST_QUOTE).is_some() {
        short.push('…');
    }
    short
}

impl Request {
    /// Reads a line.
    pub(super) fn read(line: &[u8]) -> Result<Request, Refused> {
        let text = std::str::from_utf8(line).map_err(|_| pipe_refusal("not-utf8", Vec::new()))?;
        let value: Value = serde_json::from_str(text)
            .map_err(|error| pipe_refusal("not-json", vec![("detail", error.to_string())]))?;
        let Value::Object(object) = value else {
            return Err(pipe_refusal("not-an-object", Vec::new()));
        };
        let mut fields = Fields(object);
        let op = fields.text("op")?.ok_or_else(|| missing("op"))?;
        let request = fields.request(&op)?;
        match fields.0.keys().next() {
            Some(unknown) => {
                Err(pipe_refusal("unknown-field", vec![("field", quote(unknown)), ("op", quote(&op))]))
            }
            None => Ok(request),
        }
    }
}

/// The fields of a request that have not been read yet.
struct Fields(Map<String, Value>);

impl Fields {
    fn request(&mut self, op: &str) -> Result<Request, Refused> {
        Ok(match op {
            "new" => Request::New {
                config: self.0.shift_remove("config").unwrap_or(Value::Null),
                seats: self.number("seats")?.map(clamp),
                seed: self.seed()?,
                viewer: self.viewer()?.unwrap_or(Viewer::Referee),
            },
            "act" => Request::Act {
                seat: self.seat()?,
                action: self.text("action")?.ok_or_else(|| missing("action"))?,
            },
            "view" => Request::View { viewer: self.viewer()? },
            "rewind" => Request::Rewind { to: self.number("to")?.ok_or_else(|| missing("to"))? },
            "fire" => Request::Fire,
            "drop" => Request::Drop { seat: self.seat()? },
            "state" => Request::State,
            unknown => return Err(pipe_refusal("unknown-op", vec![("op", quote(unknown))])),
        })
    }

    fn text(&mut self, field: &'static str) -> Result<Option<String>, Refused> {
        match self.0.shift_remove(field) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(wrong(field, "text")),
        }
    }

    fn number(&mut self, field: &'static str) -> Result<Option<u64>, Refused> {
        match self.0.shift_remove(field) {
            None => Ok(None),
            Some(value) => value.as_u64().map(Some).ok_or_else(|| wrong(field, "number")),
        }
    }

    fn seat(&mut self) -> Result<Seat, Refused> {
        self.number("seat")?.map(|seat| Seat(clamp(seat))).ok_or_else(|| missing("seat"))
    }

    /// A number as in `--seed 7`, or a whole seed in hexadecimal.
    fn seed(&mut self) -> Result<Option<Seed>, Refused> {
        match self.0.shift_remove("seed") {
            None => Ok(None),
            Some(Value::String(text)) => text.parse().map(Some).map_err(|_| wrong("seed", "seed")),
            Some(value) => match value.as_u64() {
                Some(number) => Ok(Some(Seed::from_number(number))),
                None => Err(wrong("seed", "seed")),
            },
        }
    }

    fn viewer(&mut self) -> Result<Option<Viewer>, Refused> {
        match self.text("viewer")? {
            None => Ok(None),
            Some(text) => text.parse().map(Some).map_err(|()| wrong("viewer", "viewer")),
        }
    }
}

/// A number of seats as the match takes it. What does not fit is no seat
/// anywhere, and neither is 255: the match refuses both.
fn clamp(number: u64) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

fn missing(field: &'static str) -> Refused {
    pipe_refusal("missing-field", vec![("field", field.to_owned())])
}

/// A field of the wrong type; `wanted` is the tail of the text's key.
fn wrong(field: &'static str, wanted: &'static str) -> Refused {
    let code = match wanted {
        "text" => "not-text",
        "number" => "not-a-number",
        "seed" => "not-a-seed",
        _ => "not-a-viewer",
    };
    pipe_refusal(code, vec![("field", field.to_owned())])
}
