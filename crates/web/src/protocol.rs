//! The messages of the live socket: one JSON object each.

use meydan_core::{AnyAction, EventsAt, Place, Refused, Seat, SeatSet, Seq};
use meydan_hall::{Ack, Claim, Command, CommandKind};
use meydan_search::{Level, Opinion};
use meydan_words::Lang;
use serde::{Deserialize, Serialize};

use meydan_pages::Changes;
use meydan_pages::model::Grouped;

/// No message of a client is larger than this many bytes.
pub(crate) const MOST_MESSAGE: usize = 4096;
/// Nobody touches more places than this for one action.
const MOST_TOUCHED: usize = 8;

/// What a client sends.
#[derive(Debug, Deserialize)]
struct Message {
    id: String,
    #[serde(flatten)]
    wanted: Wanted,
    seq: Option<Seq>,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum Wanted {
    Act { seat: Seat, action: String },
    Touch { seat: Seat, places: Vec<String> },
    Undo,
    UndoAnswer { yes: bool },
    Resign { seat: Seat },
    Hint { seat: Seat },
    Rematch,
    Draw,
    DrawAnswer { yes: bool },
    Claim { claim: ClaimOf },
    CallOff,
    Fill { level: Level },
    Look { seat: Seat },
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ClaimOf {
    Win,
    CallOff,
    Computer,
}

/// What a client asks for.
#[derive(Debug, PartialEq)]
pub(crate) enum ClientMessage {
    /// Something of the hall.
    Do(Command),
    /// To be shown the secrets of an own seat, where several people share one screen.
    Look { id: String, seat: Seat },
}

impl ClientMessage {
    /// The id under which it is answered.
    pub(crate) fn into_id(self) -> String {
        match self {
            ClientMessage::Do(Command { id, .. }) | ClientMessage::Look { id, .. } => id,
        }
    }
}

/// Reads a message; the id, where it has one, even if the rest makes no sense.
pub(crate) fn read(text: &str) -> Result<ClientMessage, Option<String>> {
    let Ok(message) = serde_json::from_str::<Message>(text) else {
        #[derive(Deserialize)]
        struct OnlyId {
            id: String,
        }
        return Err(serde_json::from_str::<OnlyId>(text).ok().and_then(|message| known(message.id)));
    };
    let kind = match message.wanted {
        Wanted::Act { seat, action } => CommandKind::Act { seat, action },
        Wanted::Touch { seat, places } => match touched(&places) {
            Some(places) => CommandKind::Touch { seat, places },
            None => return Err(known(message.id)),
        },
        Wanted::Undo => CommandKind::Undo,
        Wanted::UndoAnswer { yes } => CommandKind::AnswerUndo { yes },
        Wanted::Resign { seat } => CommandKind::Resign { seat },
        Wanted::Hint { seat } => CommandKind::Hint { seat },
        Wanted::Rematch => CommandKind::Rematch,
        Wanted::Draw => CommandKind::OfferDraw,
        Wanted::DrawAnswer { yes } => CommandKind::AnswerDraw { yes },
        Wanted::Claim { claim } => CommandKind::Claim {
            claim: match claim {
                ClaimOf::Win => Claim::Win,
                ClaimOf::CallOff => Claim::CallOff,
                ClaimOf::Computer => Claim::Computer,
            },
        },
        Wanted::CallOff => CommandKind::CallOff,
        Wanted::Fill { level } => CommandKind::Fill { level },
        Wanted::Look { .. } if !(1..=Command::MOST_ID).contains(&message.id.len()) => return Err(None),
        Wanted::Look { seat } => return Ok(ClientMessage::Look { id: message.id, seat }),
    };
    Ok(ClientMessage::Do(Command { id: message.id, seq: message.seq, kind }))
}

/// An id, if it may be given back.
fn known(id: String) -> Option<String> {
    (1..=Command::MOST_ID).contains(&id.len()).then_some(id)
}

/// Places that were touched; none if there are none or too many, or one cannot be a place.
fn touched(places: &[String]) -> Option<Vec<Place>> {
    let fits = (1..=MOST_TOUCHED).contains(&places.len());
    places.iter().map(|place| Place::read(place).filter(|_| fits)).collect::<Option<_>>().filter(|_| fits)
}

/// What the server sends.
#[derive(Debug, Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub(crate) enum ServerMessage<'a> {
    /// How the table looks now: all of it, or what changed since version `base`.
    Seen {
        #[serde(skip_serializing_if = "Option::is_none")]
        base: Option<u64>,
        version: u64,
        seq: Seq,
        after: Seq,
        #[serde(flatten)]
        changes: &'a Changes,
        offer: Grouped<'a>,
        events: Vec<&'a EventsAt>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        said: Vec<&'a meydan_pages::Said>,
        #[serde(skip_serializing_if = "<[_]>::is_empty")]
        opinions: &'a [meydan_hall::ComputerOpinion],
        pending: SeatSet,
        yours: SeatSet,
        over: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        rematch: Option<&'a str>,
    },
    /// What the hall's clock says, for who counts clocks down (HA-20).
    Time { now: u64 },
    /// A command was done.
    Ack { id: String, seq: Seq },
    /// It was not.
    Refused { id: Option<String>, code: &'static str, rule: &'static str, message: String },
    /// A hint.
    Hint { id: String, action: AnyAction, places: Vec<Place>, opinion: Opinion, text: String },
}

impl ServerMessage<'static> {
    /// A refusal, said in a language.
    pub(crate) fn refused(id: Option<String>, refused: &Refused, lang: Lang) -> ServerMessage<'static> {
        let message = meydan_pages::refusal(lang, refused);
        ServerMessage::Refused { id, code: refused.code, rule: refused.rule, message }
    }

    /// The answer to a command that was done.
    pub(crate) fn done(id: String, ack: Ack, lang: Lang) -> ServerMessage<'static> {
        match ack.hint {
            Some(hint) => {
                let text = meydan_pages::hint(lang, hint.game, &hint.view, &hint.action, hint.opinion);
                ServerMessage::Hint {
                    id,
                    action: hint.action,
                    places: hint.places,
                    opinion: hint.opinion,
                    text,
                }
            }
            None => ServerMessage::Ack { id, seq: ack.seq },
        }
    }
}

/// A refusal that only the server knows.
pub(crate) fn own_refusal(code: &'static str) -> Refused {
    Refused::new("hall", code, "HALL", Vec::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(text: &str) -> Command {
        match read(text) {
            Ok(ClientMessage::Do(command)) => command,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn messages_are_read_strictly() {
        let act = command(r#"{"id":"a","do":"act","seat":0,"action":"d3","seq":12}"#);
        assert_eq!((act.id.as_str(), act.seq), ("a", Some(12)));
        assert_eq!(act.kind, CommandKind::Act { seat: Seat(0), action: "d3".to_owned() });
        let answer = command(r#"{"id":"b","do":"undo-answer","yes":true}"#);
        assert_eq!(answer.kind, CommandKind::AnswerUndo { yes: true });
        let fill = command(r#"{"id":"e","do":"fill","level":"club"}"#);
        assert_eq!(fill.kind, CommandKind::Fill { level: Level::Club });
        assert_eq!(read(r#"{"id":"f","do":"fill","level":"god"}"#), Err(Some("f".to_owned())));
        let look = ClientMessage::Look { id: "g".to_owned(), seat: Seat(2) };
        assert_eq!(read(r#"{"id":"g","do":"look","seat":2}"#), Ok(look));
        assert_eq!(read(r#"{"id":"","do":"look","seat":2}"#), Err(None));
        let claim = command(r#"{"id":"h","do":"claim","claim":"call-off"}"#);
        assert_eq!(claim.kind, CommandKind::Claim { claim: Claim::CallOff });
        assert_eq!(read(r#"{"id":"i","do":"claim","claim":"all"}"#), Err(Some("i".to_owned())));
        let answer = command(r#"{"id":"j","do":"draw-answer","yes":false}"#);
        assert_eq!(answer.kind, CommandKind::AnswerDraw { yes: false });
        for what in ["undo", "rematch", "draw", "call-off"] {
            assert!(read(&format!(r#"{{"id":"c","do":"{what}"}}"#)).is_ok());
        }
        assert_eq!(read(r#"{"id":"d","do":"fly"}"#), Err(Some("d".to_owned())));
        assert_eq!(read(r#"{"id":"e","do":"act","seat":-1,"action":"d3"}"#), Err(Some("e".to_owned())));
        assert_eq!(read(r#"{"id":"e","do":"act","seat":0}"#), Err(Some("e".to_owned())));
        let touch = command(r#"{"id":"t","do":"touch","seat":1,"places":["e2","e5"]}"#);
        let places = ["e2", "e5"].map(Place::new).to_vec();
        assert_eq!(touch.kind, CommandKind::Touch { seat: Seat(1), places });
        let many = vec!["e2"; 9];
        for places in ["[]", r#"["e2","E 5"]"#, r#"[""]"#, "7", &serde_json::json!(many).to_string()] {
            let text = format!(r#"{{"id":"t","do":"touch","seat":1,"places":{places}}}"#);
            assert_eq!(read(&text), Err(Some("t".to_owned())), "{places}");
        }
        assert_eq!(read(r#"{"do":"undo"}"#), Err(None));
        for nonsense in ["", "null", "[]", "{", "\u{0}", r#"{"id":7,"do":"undo"}"#] {
            assert_eq!(read(nonsense), Err(None), "{nonsense}");
        }
        let long = format!(r#"{{"id":"{}","do":"fly"}}"#, "x".repeat(65));
        assert_eq!(read(&long), Err(None), "an id that is none is not given back");
    }
}
