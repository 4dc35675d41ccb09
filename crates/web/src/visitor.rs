//! Who asks: language, theme, and the seats that the browser holds, all from
//! headers and cookies.

use std::net::{IpAddr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use meydan_hall::{Pace, TableId, Token};
use meydan_members::{MemberId, SessionToken};
use meydan_words::Lang;

use crate::proxy::client;
use crate::{Network, Settings};
use meydan_pages as pages;
use meydan_pages::model::Theme;

const LANG: &str = "lang";
const THEME: &str = "theme";
const PACE: &str = "pace";
/// What somebody was called last, and what those at one screen were.
const NAME: &str = "name";
const NAMES: &str = "names";
/// The visitor's key: the seats that this browser takes belong to it.
const KEY: &str = "key";
/// Before the table's name: a seat that belongs to another key, at a duel of the club say.
const SEAT: &str = "seat-";
/// Who is signed in to the club.
const CLUB: &str = "club";
/// Over `https` the browser binds cookies to this very host, and no others count. Over plain
/// `http` it refuses to do so.
const SECURE: &str = "__Host-";

/// No browser shows more tables than this; what is beyond is not looked at.
const MOST_TABLES: usize = 60;
/// When a browser holds more, the oldest are forgotten.
pub(crate) const KEEP_TABLES: usize = 30;

const YEAR: u32 = 365 * 24 * 60 * 60;
/// As long as the club knows a pass.
const MONTH: u32 = 30 * 24 * 60 * 60;

/// A member in this browser.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn {
    pub(crate) id: MemberId,
    /// What others read.
    pub(crate) nickname: String,
    /// What the member's seats belong to, in whatever browser.
    pub(crate) token: Token,
}

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// How quickly computers are to play.
    pub(crate) pace: Pace,
    /// What the visitor was called last (HA-01).
    pub(crate) name: String,
    /// What those at one screen were called last, by seat.
    pub(crate) names: Vec<String>,
    /// What this browser is known by; none before its first page.
    pub(crate) key: Option<Token>,
    /// Tokens by the table that they were given for.
    pub(crate) seats: Vec<(TableId, Vec<Token>)>,
    /// What shows that somebody is signed in.
    pub(crate) pass: Option<SessionToken>,
    /// Who that is, once it was looked up.
    pub(crate) member: Option<SignedIn>,
    pub(crate) address: IpAddr,
    /// The host that was asked for, as the browser knows it.
    pub(crate) host: String,
}

impl Visitor {
    /// Reads a request's head.
    pub(crate) fn read(parts: &Parts, settings: &Settings) -> Visitor {
        let https = settings.https;
        let headers = &parts.headers;
        let mut lang = None;
        let mut theme = Theme::default();
        let mut pace = Pace::default();
        let (mut pass, mut key) = (None, None);
        let (mut own_name, mut names) = (String::new(), Vec::new());
        let mut seats: Vec<(TableId, Vec<Token>)> = Vec::new();
        for (name, value) in cookies(headers) {
            let Some(name) = (if https { name.strip_prefix(SECURE) } else { Some(name) }) else { continue };
            if name == LANG {
                lang = value.parse().ok();
            } else if name == THEME {
                theme = Theme::from_code(value).unwrap_or_default();
            } else if name == PACE {
                pace = Pace::from_code(value).unwrap_or_default();
            } else if name == NAME {
                own_name = pages::decoded(value);
            } else if name == NAMES {
                names = value.split('.').take(meydan_core::MAX_SEATS).map(pages::decoded).collect();
            } else if name == CLUB {
                pass = value.parse().ok();
            } else if name == KEY {
                key = value.parse().ok();
            } else if let Some(table) = name.strip_prefix(SEAT)
                && let Ok(table) = table.parse()
                && seats.len() < MOST_TABLES
            {
                let tokens: Vec<Token> = value
                    .split('.')
                    .take(meydan_core::MAX_SEATS)
                    .filter_map(|one| one.parse().ok())
                    .collect();
                seats.push((table, tokens));
            }
        }
        let accept = text(headers, header::ACCEPT_LANGUAGE);
        Visitor {
            lang: lang.unwrap_or_else(|| Lang::from_accept_language(accept.unwrap_or_default())),
            theme,
            pace,
            name: own_name,
            names,
            key,
            seats,
            pass,
            member: None,
            address: address(parts, &settings.proxies),
            host: text(headers, header::HOST).unwrap_or_default().to_owned(),
        }
    }

    /// What new seats belong to: the member's own token, or else the browser's key.
    pub(crate) fn own_key(&self) -> Option<&Token> {
        self.member.as_ref().map(|member| &member.token).or(self.key.as_ref())
    }

    /// The member's token and the browser's key.
    fn keys(&self) -> impl Iterator<Item = &Token> {
        self.member.iter().map(|member| &member.token).chain(&self.key)
    }

    /// Whether a token is one that every request brings along.
    pub(crate) fn is_key(&self, token: &Token) -> bool {
        self.keys().any(|key| key == token)
    }

    /// What the visitor is called at the next table.
    pub(crate) fn called(&self) -> &str {
        self.member.as_ref().map_or(&self.name, |member| &member.nickname)
    }

    /// All tokens, the own key first: who moved on to a rematch keeps the old one. Then those of this table.
    pub(crate) fn tokens(&self, table: &TableId) -> Vec<Token> {
        let (here, elsewhere): (Vec<_>, Vec<_>) = self.seats.iter().partition(|(id, _)| id == table);
        let seats = here.into_iter().chain(elsewhere).flat_map(|(_, tokens)| tokens.clone());
        self.keys().cloned().chain(seats).collect()
    }

    /// All tokens, for lists.
    pub(crate) fn all_tokens(&self) -> Vec<Token> {
        self.keys().chain(self.seats.iter().flat_map(|(_, tokens)| tokens)).cloned().collect()
    }

    /// Whether a cookie for this table came along.
    pub(crate) fn knows(&self, table: &TableId) -> bool {
        self.seats.iter().any(|(id, _)| id == table)
    }
}

/// Who connected.
pub(crate) fn peer(parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(from)| from.ip());
    peer.unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

fn address(parts: &Parts, proxies: &[Network]) -> IpAddr {
    let peer = peer(parts);
    let named = parts.headers.get_all("x-forwarded-for").iter();
    let named: Vec<&str> = named.map(|value| value.to_str().unwrap_or_default()).collect();
    client(peer, &named, proxies)
}

/// A header as text.
pub(crate) fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
}

fn cookie(name: &str, value: &str, age: u32, https: bool) -> HeaderValue {
    let (host, secure) = if https { (SECURE, "; Secure") } else { ("", "") };
    let text = format!("{host}{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    // Names and values are ours: letters and digits.
    HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static(""))
}

/// The cookie of a visitor's key.
pub(crate) fn key_cookie(key: &Token, https: bool) -> HeaderValue {
    cookie(KEY, key.reveal(), YEAR, https)
}

/// The cookie that holds seats at a table.
pub(crate) fn seat_cookie(table: &TableId, tokens: &[Token], https: bool) -> HeaderValue {
    let value = tokens.iter().map(Token::reveal).collect::<Vec<_>>().join(".");
    cookie(&format!("{SEAT}{table}"), &value, YEAR, https)
}

/// The cookie that makes a browser forget a table.
pub(crate) fn forget_cookie(table: &TableId, https: bool) -> HeaderValue {
    cookie(&format!("{SEAT}{table}"), "", 0, https)
}

/// The cookie of who is signed in to the club; without a pass it is forgotten.
pub(crate) fn club_cookie(pass: Option<&SessionToken>, https: bool) -> HeaderValue {
    match pass {
        Some(pass) => cookie(CLUB, &pass.reveal(), MONTH, https),
        None => cookie(CLUB, "", 0, https),
    }
}

/// Before a dot stands one name, after it the next.
fn written(name: &str) -> String {
    pages::encoded(name).replace('.', "%2E")
}

/// The cookie of what the visitor is called; none where it would say what is known already.
pub(crate) fn name_cookie(name: &str, known: &str, https: bool) -> Option<HeaderValue> {
    (name.trim() != known.trim()).then(|| cookie(NAME, &written(name), YEAR, https))
}

/// The cookie of what those at one screen are called; none where it would say what is known already.
pub(crate) fn names_cookie(names: &[String], known: &[String], https: bool) -> Option<HeaderValue> {
    let given = |names: &[String]| -> Vec<String> {
        let last = names.iter().rposition(|name| !name.trim().is_empty()).map_or(0, |last| last + 1);
        names[..last].iter().map(|name| written(name)).collect()
    };
    let text = given(names).join(".");
    (text != given(known).join(".")).then(|| cookie(NAMES, &text, YEAR, https))
}

/// The cookie of a language.
pub(crate) fn lang_cookie(lang: Lang, https: bool) -> HeaderValue {
    cookie(LANG, lang.code(), YEAR, https)
}

/// The cookie of a pace.
pub(crate) fn pace_cookie(pace: Pace, https: bool) -> HeaderValue {
    cookie(PACE, pace.code(), YEAR, https)
}

/// The cookie of a theme.
pub(crate) fn theme_cookie(theme: Theme, https: bool) -> HeaderValue {
    cookie(THEME, theme.code(), YEAR, https)
}
