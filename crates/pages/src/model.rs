//! What pages are made from: plain data. The server fills these in, the pages
//! draw them, and neither knows how the other works.
//!
//! Addresses that the pages point to (the server answers them):
//!
//! | address | what |
//! |---|---|
//! | `GET /` | `HomeModel` |
//! | `GET /play/{game}` | `SetupModel`; `?from={table}` fills it in as that table was set up, and `&at={seq}` lets the game begin with that moment of it; `?find={name}&find0={first}&find1={second}` lists the former games of these names |
//! | `POST /play/{game}` | the set-up form, see `SetupFields`; answers 303 to the new table |
//! | `GET /table/{id}` | `TableModel`; `?at={seq}` looks at an earlier moment (`TableModel::step`); with `&as=text` as text, in games that can be read so |
//! | `GET /table/{id}/at/{seq}` | `{"html": {…}}`: `super::Parts` of that moment |
//! | `GET /table/{id}/live?after={seq}` | the live socket |
//! | `GET /table/{id}/record` | the record of a finished game, or of one without secrets that the reader plays alone or against computers, to be saved; `?as={format}` in a format of other programs |
//! | `POST /table/{id}/sit` | an open seat is taken: fields `seat` (a number) and `name` |
//! | `POST /table/{id}/cheat` | a cheat at a table of Duel: field `cheat` (`life`, `take`, `bury`, `unbury`, `power`, `skip`, `win`) and, by that, `amount`, `card`, `spot` with `atk` and `def`, `seat` |
//! | `GET /rules/{game}` | `RulesModel`; rules are anchors: `#OT-02` |
//! | `GET /live` | `LivePage`: live tables |
//! | `GET /lobby/live?page={home or live}` | the socket of the lobby |
//! | `POST /lobby/wait` | quick pairing: `want`, see `lobby::Want`; the same again waits no longer |
//! | `POST /lobby/wait/{id}/cancel`, `…/computer` | a wait ends, or the computer that is offered is taken |
//! | `POST /lobby/challenge/{id}/accept`, `…/refuse`, `…/withdraw` | what became of a challenge |
//! | `POST /lobby/people/{name}/follow`, `…/unfollow`, `…/block`, `…/unblock` | whom one wants to meet |
//! | `GET /challenge` | `DarePage`; `?to={name}` fills it in, and `&game={game}` leads on to the terms |
//! | `POST /choose` | fields `lang` (`en`, `fa`, `tr`) or `theme` (`system`, `light`, `dark`) or `pace` (`at-once`, `brisk`, `calm`), and `back`, the path to return to by 303 |
//!
//! Scripts and styles import each other by relative names (`./live.js`), so
//! all of `/web` is served from one folder whose name is a hash of everything
//! in it: `/assets/<hash>/table.js`. `Assets` gives such an address.

pub use meydan_catalogue::{Can, ComputerOpinion, Pace, PlayerKind, PlayerSnapshot, UndoAsked};
use meydan_core::{
    AnyAction, AnyView, Choice, ClockFace, Entry, EventsAt, Facts, Offer, Outcome, Place, Seat, SeatSet, Seq,
    TimeControl,
};
use meydan_search::Level;
use meydan_words::Lang;
use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};

pub use crate::lobby::{HallModel, OwnModel};

/// Where a file of the folder `web` is served: `table.js` → `/assets/<hash>/table.js`.
pub trait Assets {
    /// The address of a file.
    fn url(&self, name: &str) -> String;
}

impl<F: Fn(&str) -> String> Assets for F {
    fn url(&self, name: &str) -> String {
        self(name)
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the reader's system is set.
    #[default]
    System,
    /// Light, whatever the system says.
    Light,
    /// Dark, whatever the system says.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The word for it in the cookie, the form and the attribute on `<html>`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// Reads that word.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }
}

/// What every page needs.
#[derive(Clone, Copy)]
pub struct Frame<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// The reader's theme.
    pub theme: Theme,
    /// How quickly computers are to play.
    pub pace: Pace,
    /// Who is signed in, as others read it.
    pub member: Option<&'a str>,
    /// Where files are.
    pub assets: &'a dyn Assets,
    /// Where this server is, as the reader knows it: `https://meydan.example`.
    pub origin: &'a str,
    /// The path of this page, to come back to after a switch of language or theme.
    pub path: &'a str,
}

/// The home page.
pub struct HomeModel<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// The games on offer.
    pub games: Vec<GameCard>,
    /// Whether the reader has been here before: what goes on comes first then (HA-10).
    pub known: bool,
    /// What stands in the hall.
    pub hall: HallModel,
    /// What is the reader's own: tables that go on, waits, challenges.
    pub own: OwnModel,
    /// Finished tables of this browser, the latest first.
    pub records: Vec<TableCard>,
}

/// A game on the home page.
pub struct GameCard {
    /// Facts about it.
    pub facts: Facts,
    /// A position to draw small: the start.
    pub view: AnyView,
}

/// A table on the home page.
pub struct TableCard {
    /// The address: `/table/…`.
    pub link: String,
    /// The game.
    pub facts: Facts,
    /// What the table is called: the option `name` of games that have one.
    pub title: String,
    /// How it stands.
    pub view: AnyView,
    /// Who sits there.
    pub players: Vec<PlayerSnapshot>,
    /// The seats that must answer.
    pub pending: SeatSet,
    /// The seats of this browser.
    pub yours: SeatSet,
    /// How many actions have been made.
    pub moves: u32,
    /// How much time everybody has.
    pub clock: Option<TimeControl>,
    /// Whether it counts for something.
    pub rated: bool,
    /// The result, once it is over.
    pub outcome: Option<Outcome>,
}

/// The set-up page.
pub struct SetupModel<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// The game.
    pub facts: Facts,
    /// A position to draw small: the start.
    pub view: AnyView,
    /// What the seats are called at the start, in their order (`AnyMatch::role`).
    pub roles: Vec<&'static str>,
    /// Whether those are drawn when a game begins, so that nobody can choose one.
    pub drawn: bool,
    /// After how many of how many replies the strongest computer's win is proved, in games where it is after some.
    pub guarantee: Option<(usize, usize)>,
    /// What the form shows at first, or again after a mistake.
    pub fields: SetupFields,
    /// The options as they usually are.
    pub usual: Vec<(&'static str, String)>,
    /// What was wrong with what was sent, as a sentence.
    pub problem: Option<String>,
    /// A game of this browser with the same names: it is asked about before another is begun (CH-65).
    pub same: Option<TableCard>,
    /// The names by which former games were looked for: of the players by seat, then of the game.
    pub sought: Option<[String; 3]>,
    /// Tables of this game in this browser that go on, the latest first.
    pub tables: Vec<TableCard>,
    /// Finished tables of this game in this browser, the latest first.
    pub records: Vec<TableCard>,
}

/// The fields of the set-up form, by their names in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupFields {
    /// `with`: `here`, `computer` or `link`.
    pub with: With,
    /// `level`: `newcomer`, `casual`, `club`, `expert` or `master`. Counts with a computer.
    pub level: Level,
    /// `seat`: `0`, `1`, … or `random` (`None`). Counts with a computer or by link.
    pub seat: Option<Seat>,
    /// `to`: the username of who is challenged. Counts with a member by name.
    pub to: String,
    /// `name`: the name of whoever fills in the form. Counts with a computer or by link.
    pub name: String,
    /// `name0`, `name1`, …: names by seat. Count at one screen.
    pub names: Vec<String>,
    /// `seats`: how many sit down, in games that leave it open.
    pub seats: u8,
    /// `people`: how many of them are people, in games for more than two;
    /// computers take the other seats. Counts at one screen or by link.
    pub people: u8,
    /// `opt-<key>`: an option's value as text, for each option of the game.
    /// A flag is a check box: `on` or left out.
    pub options: Vec<(&'static str, String)>,
    /// How much time everybody has.
    pub clock: ClockFields,
    /// `rated`: whether it counts. Counts for members, by link.
    pub rated: bool,
    /// `listed`: whether it stands in the lobby. Counts by link.
    pub listed: bool,
    /// `after`: the table whose people are to come to this one.
    pub after: Option<String>,
}

/// The fields of a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFields {
    /// `clock`: `none`, one of `ClockFields::USUAL`, `own` or `days`.
    pub kind: String,
    /// `minutes`, `seconds` and `increment`: those of an own one.
    pub own: [String; 3],
    /// `days`: for each answer.
    pub days: String,
}

impl ClockFields {
    /// What is offered to choose from.
    pub const USUAL: [&'static str; 5] = ["3+2", "5+3", "10+5", "15+10", "30+20"];

    /// As they are filled in for a clock.
    #[must_use]
    pub fn of(clock: Option<TimeControl>) -> ClockFields {
        let usual = ["10", "0", "5"].map(str::to_owned);
        let mut fields = ClockFields { kind: "none".to_owned(), own: usual, days: "3".to_owned() };
        match clock {
            None => {}
            Some(TimeControl::Days(days)) => {
                "days".clone_into(&mut fields.kind);
                fields.days = days.to_string();
            }
            Some(clock @ TimeControl::RealTime { seconds, increment }) => {
                let text = clock.to_string();
                let usual = ClockFields::USUAL.contains(&text.as_str());
                fields.kind = if usual { text } else { "own".to_owned() };
                fields.own = [u32::from(seconds / 60), u32::from(seconds % 60), u32::from(increment)]
                    .map(|number| number.to_string());
            }
        }
        fields
    }

    /// The clock that they ask for; `None` if there is none like that.
    #[must_use]
    pub fn read(&self) -> Option<Option<TimeControl>> {
        let [minutes, seconds, increment] = &self.own;
        match self.kind.as_str() {
            "none" => Some(None),
            "days" => Some(Some(TimeControl::days(whole(&self.days)?)?)),
            "own" => {
                let seconds = whole::<u16>(minutes)?.checked_mul(60)?.checked_add(whole(seconds)?)?;
                Some(Some(TimeControl::real_time(seconds, whole(increment)?)?))
            }
            usual if ClockFields::USUAL.contains(&usual) => usual.parse().ok().map(Some),
            _ => None,
        }
    }
}

/// A number as people type it, in any digits; nothing is none.
fn whole<T: std::str::FromStr + Default>(text: &str) -> Option<T> {
    let text = text.trim();
    match text {
        "" => Some(T::default()),
        // A sign would be left out.
        _ if text.contains('-') => None,
        _ => meydan_words::fold(text).parse().ok(),
    }
}

/// With whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum With {
    /// At one screen.
    Here,
    /// Against the computer.
    #[default]
    Computer,
    /// A friend by link.
    Link,
    /// A member by name, who is challenged.
    Name,
}

impl With {
    /// All of them, in the order in which they are offered.
    pub const ALL: [With; 4] = [With::Computer, With::Here, With::Link, With::Name];

    /// The word for it in the form.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            With::Here => "here",
            With::Computer => "computer",
            With::Link => "link",
            With::Name => "name",
        }
    }

    /// Reads that word.
    #[must_use]
    pub fn from_code(code: &str) -> Option<With> {
        With::ALL.into_iter().find(|with| with.code() == code)
    }
}

/// The table page, and each of its live parts.
pub struct TableModel<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// The table's name in addresses.
    pub id: String,
    /// The game.
    pub facts: Facts,
    /// The options in force, as text.
    pub options: Vec<(&'static str, String)>,
    /// Raised by whatever changes what is seen: moves, connections, requests.
    pub version: u64,
    /// The last entry of the log.
    pub seq: Seq,
    /// What this viewer sees: of now, or of the moment `step`.
    pub view: AnyView,
    /// How it stands now, where `view` is of an earlier moment.
    pub now: Option<AnyView>,
    /// What the table is called: the option `name` of games that have one.
    pub title: String,
    /// Formats of other programs in which the game can be saved; before its end, those in which it can be gone on with.
    pub formats: Vec<&'static str>,
    /// Who sits here, one a seat, in their order.
    pub players: Vec<PlayerSnapshot>,
    /// The seats that must answer now.
    pub pending: SeatSet,
    /// The seats of this browser; none for one who watches.
    pub yours: SeatSet,
    /// The own seat that must answer but is covered until it is asked for:
    /// several people share this screen and the game has secrets.
    pub covered: Option<Seat>,
    /// What this browser's seats may do now; empty at an earlier moment.
    pub offers: Vec<(Seat, Offer)>,
    /// The entry up to which whoever draws this knows everything: `line` has only what came
    /// after it. `None` is the rule: everything is here.
    pub known: Option<Seq>,
    /// The line of play up to now (also at an earlier moment).
    pub line: Vec<Entry<Option<AnyAction>>>,
    /// Its last entry.
    pub last: Option<Entry<Option<AnyAction>>>,
    /// What happened along that line, as far as the viewer may know; only for
    /// games that tell of it (`super::tells`).
    pub happened: Vec<EventsAt>,
    /// What was done, for who reads again what happened since the own last act; only for a whole page.
    pub since: Vec<super::Said>,
    /// What its last entry did: of now, or of the moment `step`.
    pub latest: Option<EventsAt>,
    /// The result, once it is over.
    pub outcome: Option<Outcome>,
    /// The seat of a computer that thinks now.
    pub thinking: Option<Seat>,
    /// What computers thought when they last acted, by seat: of now, or of the moment `step`.
    pub opinions: Vec<ComputerOpinion>,
    /// Somebody asks to take a move back.
    pub undo_asked: Option<UndoAsked>,
    /// How much time everybody has.
    pub clock: Option<TimeControl>,
    /// How the clocks stood, by seat, when the hall's clock showed `taken`.
    pub clocks: Vec<ClockFace>,
    /// Milliseconds, by the hall's clock.
    pub taken: u64,
    /// Who offers a draw.
    pub draw: Option<Seat>,
    /// What else this browser can do now.
    pub can: Can,
    /// The earlier moment that is looked at; `None` is now.
    pub step: Option<Seq>,
    /// What the reader was called at the last table, to sit down under again.
    pub called: String,
    /// The whole address to send to a friend, while a seat is open and this browser sits here.
    pub invitation: Option<String>,
    /// The seats that would like a rematch, until there is one.
    pub rematch_wanted: SeatSet,
    /// The table of the rematch, once there is one: `/table/…`.
    pub rematch: Option<String>,
    /// What the duel club adds, at a duel of its members.
    pub club: Option<ClubTable>,
}

/// What the duel club adds to a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClubTable {
    /// The faces of those who play, by seat; a computer has none.
    pub faces: Vec<Option<u8>>,
    /// What each seat got, as score and coins, once it is counted; a computer gets nothing.
    pub gains: Option<Vec<Option<(i64, i64)>>>,
    /// Whether the reader is one of them and holds no seat in this browser.
    pub plays: bool,
}

/// All that seats may do, in the form in which scripts read it: by seat, then by the first place.
/// For each place a list of actions, each with the places that follow; just `0` where the only
/// action has the name of the place.
#[derive(Clone, Copy, Debug)]
pub struct Grouped<'a>(&'a [(Seat, Offer)]);

/// All that seats may do, for a script.
#[must_use]
pub fn grouped(offers: &[(Seat, Offer)]) -> Grouped<'_> {
    Grouped(offers)
}

/// What begins at one place.
struct AtPlace<'a>(&'a str, Vec<&'a Choice>);

/// What a seat may do.
struct BySeat<'a>(&'a Offer);

/// An action and the places after the first.
struct Following<'a>(&'a Choice);

impl Serialize for Grouped<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(seat, offer)| (seat.0, BySeat(offer))))
    }
}

impl Serialize for BySeat<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut all: Vec<AtPlace<'_>> = Vec::new();
        for choice in self.0 {
            let Some(first) = choice.places.first().map(Place::as_str) else { continue };
            // What begins at one place mostly follows each other.
            match all.iter_mut().rev().find(|at| at.0 == first) {
                Some(AtPlace(_, choices)) => choices.push(choice),
                None => all.push(AtPlace(first, vec![choice])),
            }
        }
        serializer.collect_map(all.iter().map(|at| (at.0, at)))
    }
}

impl Serialize for AtPlace<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.1[..] {
            [only] if only.places.len() == 1 && only.action == *self.0 => serializer.serialize_u8(0),
            choices => serializer.collect_seq(choices.iter().map(|choice| Following(choice))),
        }
    }
}

impl Serialize for Following<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut all = serializer.serialize_seq(Some(self.0.places.len()))?;
        all.serialize_element(&self.0.action)?;
        self.0.places.iter().skip(1).try_for_each(|place| all.serialize_element(place))?;
        all.end()
    }
}

/// The rules of a game as a page of their own.
pub struct RulesModel<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// The game.
    pub facts: Facts,
    /// Where the reader came from, if from here.
    pub back: Option<String>,
}

/// A page that says what went wrong.
pub struct ProblemModel<'a> {
    /// What every page needs.
    pub frame: Frame<'a>,
    /// What went wrong.
    pub problem: Problem,
}

/// What can go wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no such page, table or game: 404.
    NotFound,
    /// The seat is not this browser's, or the request came from elsewhere: 403.
    NotAllowed,
    /// More was sent than is taken: 413.
    TooLarge,
    /// Too many requests: 429.
    TooMany,
    /// The request makes no sense: 400 and 405.
    Nonsense,
    /// Something here is broken: 500.
    Broken,
    /// Refused, with the sentence that says why.
    Refused(String),
}
