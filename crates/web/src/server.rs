//! The server: takes connections, bounds them, and ends them in order.

use std::collections::HashMap;
use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use meydan_club::Club;
use meydan_hall::Hall;
use meydan_lobby::Lobby;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::Settings;
use crate::app::{App, router};
use crate::assets::Assets;
use crate::limits::{Limits, network};
use crate::metering;
use crate::rated::OfClub;

/// No head of a request is larger than this many bytes.
const MOST_HEAD: usize = 32 * 1024;
/// A request's head comes within this time, or the connection ends.
const HEAD_TIME: Duration = Duration::from_secs(15);
/// So many are told at once that the hall is not open yet.
const MOST_EARLY: usize = 64;
/// What still runs when the server closes gets this long.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// How many connections each address has.
type Counts = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// One connection of an address, counted as long as it lives.
struct Counted {
    counts: Counts,
    address: IpAddr,
    _permit: OwnedSemaphorePermit,
    _counted: metering::Counted,
}

impl Counted {
    /// Counts a connection; `None` if its address has enough.
    fn new(counts: &Counts, address: IpAddr, most: usize, permit: OwnedSemaphorePermit) -> Option<Counted> {
        let address = network(address);
        let mut all = counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = all.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        let _counted = metering::Counted::connection();
        Some(Counted { counts: Arc::clone(counts), address, _permit: permit, _counted })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut all = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = all.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.address);
            }
        }
    }
}

/// The right to be one of so many connections; given back when the last copy goes.
#[derive(Clone)]
pub(crate) struct Permit(#[expect(dead_code, reason = "held, never read")] Arc<Counted>);

/// Serves the hall and its duel club to browsers until `close` is done. What was
/// going on is ended in order; the hall itself stays open.
pub async fn serve(
    listener: TcpListener,
    hall: Hall,
    club: Club,
    lobby: Lobby,
    settings: Settings,
    close: impl Future<Output = ()>,
) {
    let (closing, is_closing) = watch::channel(false);
    let connections = Arc::new(Semaphore::new(settings.connections.max(1)));
    let limits = Limits::new(&settings);
    hall.opens_rematches(Arc::new(OfClub(club.clone())));
    let (club_news, talk) = (watch::Sender::new(0), watch::Sender::new(0));
    let (assets, audiences) = (Assets::new(), Arc::default());
    metering::begin();
    let leaving = AtomicBool::new(false);
    let app = App {
        hall,
        club,
        lobby,
        circles: Arc::default(),
        settings,
        assets,
        limits,
        audiences,
        leaving,
        closing: is_closing,
        club_news,
        talk,
    };
    let app = Arc::new(app);
    let rewarding = tokio::spawn({
        let app = Arc::clone(&app);
        async move {
            let mut closing = app.closing.clone();
            tokio::select! {
                () = app.club.settle_as_they_end(app.hall.ended(), || app.tell_club_news()) => {}
                () = self::closed(&mut closing) => {}
            }
        }
    });
    let routes = router(Arc::clone(&app));
    let counts = Counts::default();
    let mut tidy = tokio::time::interval(Duration::from_secs(60));
    let end = tokio::time::sleep(Duration::ZERO);
    let mut leaving = false;
    tokio::pin!(close, end);
    loop {
        tokio::select! {
            () = &mut close, if !leaving => {
                leaving = true;
                app.leaving.store(true, Ordering::Relaxed);
                end.as_mut().reset(tokio::time::Instant::now() + app.settings.drain);
            }
            () = &mut end, if leaving => break,
            _ = tidy.tick() => {
                app.limits.forget();
                metering::tidy();
            }
            Some((stream, address, permit)) = accept(&listener, &connections) => {
                let proxy = app.settings.proxies.iter().any(|network| network.contains(address.ip()));
                let each = if proxy { usize::MAX } else { app.settings.connections_each };
                // Whoever has enough connections is hung up on.
                if let Some(counted) = Counted::new(&counts, address.ip(), each, permit) {
                    let permit = Permit(Arc::new(counted));
                    tokio::spawn(connect(routes.clone(), stream, address, permit, app.closing.clone()));
                }
            }
        }
    }
    drop(listener);
    // Nobody listens only if nothing is open.
    let _ = closing.send(true);
    // Everything has ended when every permit is back.
    let all = u32::try_from(app.settings.connections.max(1)).unwrap_or(u32::MAX);
    let _ = tokio::time::timeout(LAST_WORDS, connections.acquire_many(all)).await;
    let _ = tokio::time::timeout(LAST_WORDS, rewarding).await;
}

/// Answers everybody that the hall is not open yet, without end: a store that is brought up to date may
/// take a while.
pub async fn not_yet(listener: &TcpListener) {
    let connections = Arc::new(Semaphore::new(MOST_EARLY));
    while let Some((stream, _, permit)) = accept(listener, &connections).await {
        tokio::spawn(async move {
            let answer = service_fn(async |_: hyper::Request<Incoming>| {
                hyper::Response::builder()
                    .status(hyper::StatusCode::SERVICE_UNAVAILABLE)
                    .header(hyper::header::RETRY_AFTER, "1")
                    .body("opening\n".to_owned())
            });
            let mut connection = http1::Builder::new();
            connection.timer(TokioTimer::new()).header_read_timeout(HEAD_TIME).keep_alive(false);
            let _ = connection.serve_connection(TokioIo::new(stream), answer).await;
            drop(permit);
        });
    }
}

async fn accept(
    listener: &TcpListener,
    connections: &Arc<Semaphore>,
) -> Option<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    // The semaphore is never closed.
    let permit = Arc::clone(connections).acquire_owned().await.ok()?;
    loop {
        match listener.accept().await {
            Ok((stream, address)) => return Some((stream, address, permit)),
            Err(error) => {
                // Out of file descriptors, mostly: wait for some to come back.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Serves one connection. Whoever goes on with it as a socket keeps the permit.
async fn connect(
    routes: Router,
    stream: TcpStream,
    address: SocketAddr,
    permit: Permit,
    mut closing: watch::Receiver<bool>,
) {
    // Small answers leave at once.
    let _ = stream.set_nodelay(true);
    let routes = TowerToHyperService::new(routes);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        request.extensions_mut().insert(permit.clone());
        routes.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(MOST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(connection);
    // A connection that breaks off is the other side's business.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = closed(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Waits until the server closes.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // A server that is gone has closed as well.
    let _ = closing.wait_for(|closing| *closing).await;
}
