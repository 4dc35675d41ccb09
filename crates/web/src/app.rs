//! What every route has at hand, the routes themselves, and what surrounds
//! each request: bounds, headers, and a page for whatever goes wrong.

use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Instant;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use futures_util::FutureExt;
use meydan_club::Club;
use meydan_core::Refused;
use meydan_hall::{Hall, HallError, Token};
use meydan_lobby::Lobby;
use meydan_words::Words;
use tokio::sync::watch;
use tracing::Instrument;

use crate::assets::Assets;
use crate::audience::Audiences;
use crate::limits::Limits;
use crate::lobbying::Circles;
use crate::metering::{self, HEALTH, METRICS, READY};
use crate::protocol::own_refusal;
use crate::server::Permit;
use crate::visitor::{SignedIn, Visitor, key_cookie, peer};
use crate::zipped;
use crate::{Settings, routes, security};
use meydan_pages as pages;
use meydan_pages::model::{Frame, Problem, ProblemModel};

/// What every route has at hand.
pub(crate) struct App {
    pub(crate) hall: Hall,
    pub(crate) club: Club,
    pub(crate) lobby: Lobby,
    pub(crate) settings: Settings,
    pub(crate) assets: Assets,
    pub(crate) limits: Limits,
    /// Who sees the same of the hall.
    pub(crate) circles: Arc<Circles>,
    /// Who sees the same of which table.
    pub(crate) audiences: Arc<Audiences>,
    /// The number of the last line that a member said to all others.
    pub(crate) talk: watch::Sender<i64>,
    /// The server was asked to close, and will: visitors should go elsewhere.
    pub(crate) leaving: AtomicBool,
    /// Becomes true when the server closes: sockets end then.
    pub(crate) closing: watch::Receiver<bool>,
    /// Changes whenever what the club adds to tables may have changed: duels were
    /// rewarded, or a member has another face.
    pub(crate) club_news: watch::Sender<u64>,
}

pub(crate) type Shared = Arc<App>;

/// A request's sender and path, and the app: what handlers start from.
#[derive(Clone)]
pub(crate) struct Ctx {
    pub(crate) app: Shared,
    pub(crate) visitor: Visitor,
    pub(crate) path: String,
    /// Where the visitor found this server.
    pub(crate) origin: String,
    /// Of the connection, for a socket that outlives its request.
    #[expect(dead_code, reason = "held, never read")]
    permit: Option<Permit>,
}

impl FromRequestParts<Shared> for Ctx {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Self::Rejection> {
        let mut ctx = Ctx::read(parts, app);
        // Files are nobody's.
        if !ctx.path.starts_with("/assets/") {
            ctx.recognise().await;
        }
        Ok(ctx)
    }
}

impl App {
    /// Tells every table of the club to look again at what the club adds.
    pub(crate) fn tell_club_news(&self) {
        self.club_news.send_modify(|times| *times += 1);
    }
}

/// What follows the path of a request that was given a key.
const KEYED: &str = "keyed";

/// A page that went wrong, with its status.
pub(crate) struct PageError(pub(crate) StatusCode, pub(crate) Problem);

impl PageError {
    pub(crate) const NOT_FOUND: PageError = PageError(StatusCode::NOT_FOUND, Problem::NotFound);
    pub(crate) const NONSENSE: PageError = PageError(StatusCode::BAD_REQUEST, Problem::Nonsense);

    /// What a status means.
    pub(crate) fn of(status: StatusCode) -> PageError {
        let problem = match status {
            StatusCode::NOT_FOUND => Problem::NotFound,
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
            status if status.is_client_error() => Problem::Nonsense,
            _ => Problem::Broken,
        };
        PageError(status, problem)
    }
}

impl Ctx {
    fn read(parts: &Parts, app: &Shared) -> Ctx {
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        let permit = parts.extensions.get().cloned();
        let visitor = Visitor::read(parts, &app.settings);
        let scheme = if app.settings.https { "https" } else { "http" };
        let origin = format!("{scheme}://{}", visitor.host);
        Ctx { app: Arc::clone(app), visitor, path, origin, permit }
    }

    /// Looks up who is signed in. Where that fails, the visitor is a guest for this once.
    async fn recognise(&mut self) {
        let Some(pass) = &self.visitor.pass else { return };
        let members = &self.app.club.members;
        let found = async {
            let Some(member) = members.who(pass).await? else { return Ok(None) };
            let token = members.seat_token(member.id).await?;
            Ok(Some(SignedIn { id: member.id, nickname: member.nickname, token }))
        };
        let found: Result<_, meydan_members::Error> = found.await;
        self.visitor.member = found.unwrap_or_else(|error| {
            tracing::error!(%error, "who is signed in could not be looked up");
            None
        });
    }

    /// The name that somebody gives who is no member: not one that is taken for a member's (HA-02).
    pub(crate) async fn check_guest_name(&self, name: &str) -> Result<(), Refused> {
        if self.visitor.member.as_ref().is_some_and(|member| member.nickname == name) {
            return Ok(());
        }
        match self.app.club.members.is_username(name).await {
            Ok(true) => Err(own_refusal("name-of-member")),
            Ok(false) => Ok(()),
            Err(error) => {
                tracing::error!(%error, "a name could not be compared");
                Ok(())
            }
        }
    }

    /// What every page needs.
    pub(crate) fn frame(&self) -> Frame<'_> {
        let Visitor { lang, theme, pace, ref member, .. } = self.visitor;
        let member = member.as_ref().map(|member| member.nickname.as_str());
        Frame { lang, theme, pace, member, assets: &self.app.assets, origin: &self.origin, path: &self.path }
    }

    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.visitor.lang)
    }

    /// The sentence for a refusal.
    pub(crate) fn say_refusal(&self, refused: &Refused) -> String {
        meydan_telling::refusal(self.words(), refused)
    }

    /// The visitor's key. Without one nothing is done yet: the same request is to be made again
    /// with the key that the answer gives.
    #[expect(clippy::result_large_err, reason = "an answer is what handlers give")]
    pub(crate) fn key(&self) -> Result<Token, Response> {
        if let Some(key) = self.visitor.own_key() {
            return Ok(key.clone());
        }
        let (path, asked) = self.path.split_once('?').unwrap_or((&self.path, ""));
        if asked == KEYED {
            let refused = Problem::Refused(self.say_refusal(&own_refusal("cookies")));
            return Err(self.problem(PageError(StatusCode::BAD_REQUEST, refused)));
        }
        let to = HeaderValue::try_from(format!("{path}?{KEYED}")).unwrap_or(HeaderValue::from_static("/"));
        let cookie = key_cookie(&Token::new(), self.https());
        let headers = [(header::LOCATION, to), (header::SET_COOKIE, cookie)];
        Err((StatusCode::TEMPORARY_REDIRECT, headers).into_response())
    }

    pub(crate) fn https(&self) -> bool {
        self.app.settings.https
    }

    /// The page that says what went wrong.
    pub(crate) fn problem(&self, PageError(status, problem): PageError) -> Response {
        let page = pages::problem(&ProblemModel { frame: self.frame(), problem });
        (status, html(page)).into_response()
    }

    /// The same for what the hall refused.
    pub(crate) fn refused(&self, error: &HallError) -> Response {
        self.problem(match error {
            HallError::NoSuchTable => PageError::NOT_FOUND,
            HallError::Refused(refused) => {
                let status = match refused.code {
                    "full" | "busy" | "crowded" => StatusCode::SERVICE_UNAVAILABLE,
                    "no-such-seq" => StatusCode::NOT_FOUND,
                    _ => StatusCode::CONFLICT,
                };
                PageError(status, Problem::Refused(self.say_refusal(refused)))
            }
            HallError::Store(error) => {
                tracing::error!(%error, "the store failed");
                PageError(StatusCode::INTERNAL_SERVER_ERROR, Problem::Broken)
            }
        })
    }
}

/// A page as an answer.
pub(crate) fn html(page: maud::Markup) -> axum::response::Html<String> {
    axum::response::Html(page.into_string())
}

/// All routes.
pub(crate) fn router(app: Shared) -> Router {
    Router::new()
        .route("/", get(routes::home::home))
        .route(
            "/play/{game}",
            get(routes::setup::show)
                .post(routes::setup::open)
                .layer(DefaultBodyLimit::max(app.settings.setup)),
        )
        .route("/table/{table}", get(routes::table::show))
        .route("/table/{table}/sit", post(routes::table::sit))
        .route("/table/{table}/free", post(routes::table::free))
        .route("/table/{table}/cheat", post(routes::duel::cheat))
        .route("/table/{table}/at/{seq}", get(routes::table::at))
        .route("/table/{table}/record", get(routes::record::record))
        .route("/table/{table}/live", get(routes::live::live))
        .route("/live", get(routes::lobby::live))
        .route("/challenge", get(routes::lobby::dare))
        .route("/lobby/live", get(routes::lobby_live::live))
        .route("/lobby/wait", post(routes::lobby::wait))
        .route("/lobby/people", post(routes::lobby::people))
        .route("/lobby/{what}/{id}/{act}", post(routes::lobby::act))
        .route("/rules/{game}", get(routes::home::rules))
        .merge(routes::club::router(app.settings.setup))
        .route("/choose", post(routes::home::choose))
        .route("/assets/{hash}/{*name}", get(routes::home::asset))
        .route(HEALTH, get(metering::health))
        .route(READY, get(metering::ready))
        .route(METRICS, get(metering::numbers))
        .fallback(async |ctx: Ctx| ctx.problem(PageError::NOT_FOUND))
        .method_not_allowed_fallback(async |ctx: Ctx| {
            ctx.problem(PageError(StatusCode::METHOD_NOT_ALLOWED, Problem::Nonsense))
        })
        .layer(DefaultBodyLimit::max(app.settings.body))
        .layer(from_fn_with_state(Arc::clone(&app), around))
        .with_state(app)
}

/// Around every request: where it comes from, how much, how long, and what if it breaks.
async fn around(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (parts, body) = request.into_parts();
    let ctx = Ctx::read(&parts, &app);
    // Addresses name tables, which is an invitation to them: logs have the kind of page only.
    let route = parts.extensions.get::<MatchedPath>().cloned();
    let route = route.as_ref().map_or("other", MatchedPath::as_str);
    let (id, method) = (request_id(&parts, &app.settings), parts.method.clone());
    let span = tracing::error_span!("request", id, route);
    let answer = answer(&app, &ctx, Request::from_parts(parts, body), next);
    let mut answer = answer.instrument(span.clone()).await;
    if app.settings.access_log {
        let (status, address) = (answer.status().as_u16(), ctx.visitor.address);
        let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        span.in_scope(|| tracing::info!(target: ACCESS, %method, status, %address, micros));
    }
    metering::answered(answer.status());
    security::protect(answer.headers_mut(), app.settings.https);
    if let Ok(id) = HeaderValue::try_from(id) {
        answer.headers_mut().insert(REQUEST_ID, id);
    }
    answer
}

const REQUEST_ID: &str = "x-request-id";
/// What the lines of the access log are called.
const ACCESS: &str = "access";

/// What a request is called in logs: as a trusted proxy says, or a new name.
fn request_id(parts: &Parts, settings: &Settings) -> String {
    let trusted = settings.proxies.iter().any(|network| network.contains(peer(parts)));
    let named = parts.headers.get(REQUEST_ID).filter(|_| trusted).and_then(|id| id.to_str().ok());
    let plain = |id: &&str| {
        (1..=64).contains(&id.len())
            && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
    };
    if let Some(named) = named.filter(plain) {
        return named.to_owned();
    }
    static COUNT: AtomicU64 = AtomicU64::new(0);
    static BEGUN: LazyLock<u64> =
        LazyLock::new(|| meydan_catalogue::random_bytes().map_or(0, u64::from_le_bytes));
    // Unlike any other, of other lives of the server too; it need not be unguessable.
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("{:016x}", BEGUN.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}

async fn answer(app: &Shared, ctx: &Ctx, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let socket = parts.headers.contains_key("upgrade");
    let zips = zipped::is_wanted(&parts, app.settings.https);
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    let (from_here, address) = (security::is_from_here(&parts), ctx.visitor.address);
    let too_many = || PageError(StatusCode::TOO_MANY_REQUESTS, Problem::TooMany);
    let mut answer = if !app.limits.page(address) || changes && !app.limits.form(address) {
        ctx.problem(too_many())
    } else if (changes || socket) && !from_here {
        ctx.problem(PageError(StatusCode::FORBIDDEN, Problem::NotAllowed))
    } else {
        let work = AssertUnwindSafe(next.run(Request::from_parts(parts, body))).catch_unwind();
        match tokio::time::timeout(app.settings.timeout, work).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(_)) => {
                tracing::error!("a request broke");
                ctx.problem(PageError(StatusCode::INTERNAL_SERVER_ERROR, Problem::Broken))
            }
            Err(_) => ctx.problem(PageError(StatusCode::SERVICE_UNAVAILABLE, Problem::Broken)),
        }
    };
    if is_bare(&answer) && ![HEALTH, READY].contains(&ctx.path.as_str()) {
        answer = ctx.problem(PageError::of(answer.status()));
    }
    // Whoever looks at a page has a key before there is anything to ask for with it.
    if !changes && !socket && ctx.visitor.key.is_none() && answer.status().is_success() && is_page(&answer) {
        answer.headers_mut().append(header::SET_COOKIE, key_cookie(&Token::new(), app.settings.https));
    }
    zipped::zipped(answer, zips).await
}

/// Whether an answer is the framework's own word that something is wrong
/// (a path that is no text, say) rather than a page of ours, or what a script of ours reads.
fn is_bare(answer: &Response) -> bool {
    let failed = answer.status().is_client_error() || answer.status().is_server_error();
    failed && !is_page(answer) && !is_a(answer, b"application/json")
}

fn is_page(answer: &Response) -> bool {
    is_a(answer, b"text/html")
}

fn is_a(answer: &Response, kind: &[u8]) -> bool {
    let found = answer.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    found.is_some_and(|found| found.starts_with(kind))
}
