//! What an operator's programs ask: how the hall is doing, and whether it takes visitors.

use std::sync::OnceLock;

use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use metrics::{Unit, counter, describe_counter, describe_gauge, gauge};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use meydan_hall::metering::{COMMIT_ENTRIES, COMMIT_SECONDS, MOVE_SECONDS, describe};
use meydan_hall::store::StoreError;

use crate::Settings;
use crate::app::{Ctx, PageError, Shared};
use crate::visitor::peer;

/// Where programs ask whether all is well, whether to send visitors, and for numbers.
pub(crate) const HEALTH: &str = "/healthz";
pub(crate) const READY: &str = "/readyz";
pub(crate) const METRICS: &str = "/metrics";

const SOCKETS: &str = "meydan_sockets";
const CONNECTIONS: &str = "meydan_connections";
const REQUESTS: &str = "meydan_requests_total";
const RESIDENT: &str = "process_resident_memory_bytes";

const SECONDS: [f64; 14] =
    [0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
const ENTRIES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// Counting is the whole process's business: of several servers in one, all count together.
fn exporter() -> Option<&'static PrometheusHandle> {
    static EXPORTER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let exporter = EXPORTER.get_or_init(|| {
        let full = |name: &str| Matcher::Full(name.to_owned());
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(full(MOVE_SECONDS), &SECONDS)
            .and_then(|builder| builder.set_buckets_for_metric(full(COMMIT_SECONDS), &SECONDS))
            .and_then(|builder| builder.set_buckets_for_metric(full(COMMIT_ENTRIES), &ENTRIES));
        let recorder = builder.ok()?.build_recorder();
        let handle = recorder.handle();
        metrics::set_global_recorder(recorder).ok()?;
        describe();
        describe_gauge!(SOCKETS, "Live sockets");
        describe_gauge!(CONNECTIONS, "Connections, sockets included");
        describe_counter!(REQUESTS, "Requests that were answered, by the kind of their status");
        describe_gauge!(RESIDENT, Unit::Bytes, "Memory of the process");
        Some(handle)
    });
    exporter.as_ref()
}

/// Begins to count.
pub(crate) fn begin() {
    if exporter().is_none() {
        tracing::warn!("nothing is counted: somebody else counts in this process");
    }
}

/// Puts what was measured since where it takes no room.
pub(crate) fn tidy() {
    if let Some(exporter) = exporter() {
        exporter.run_upkeep();
    }
}

/// One of something, as long as it lives.
pub(crate) struct Counted(&'static str);

impl Counted {
    pub(crate) fn socket() -> Counted {
        Counted::new(SOCKETS)
    }

    pub(crate) fn connection() -> Counted {
        Counted::new(CONNECTIONS)
    }

    fn new(name: &'static str) -> Counted {
        gauge!(name).increment(1);
        Counted(name)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1);
    }
}

/// A request was answered.
pub(crate) fn answered(status: StatusCode) {
    let kind = match status.as_u16() / 100 {
        1 => "1xx",
        2 => "2xx",
        3 => "3xx",
        4 => "4xx",
        _ => "5xx",
    };
    counter!(REQUESTS, "status" => kind).increment(1);
}

/// How much memory the process has, as far as the system tells.
fn resident() -> Option<u32> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

/// Whether whoever asks may read the numbers: by address, and not on behalf of somebody whom a proxy
/// that we do not know brings along.
fn may_read(parts: &Parts, ctx: &Ctx, settings: &Settings) -> bool {
    let trusted = settings.proxies.iter().any(|network| network.contains(peer(parts)));
    let brought =
        ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];
    let brought = brought.iter().any(|name| parts.headers.contains_key(*name));
    (trusted || !brought) && settings.metrics.iter().any(|network| network.contains(ctx.visitor.address))
}

/// `GET /metrics`; for others there is no such page.
pub(crate) async fn numbers(State(app): State<Shared>, ctx: Ctx, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let exporter = exporter().filter(|_| may_read(&parts, &ctx, &app.settings));
    let Some(exporter) = exporter else { return ctx.problem(PageError::NOT_FOUND) };
    app.hall.report();
    if let Some(kilobytes) = resident() {
        gauge!(RESIDENT).set(f64::from(kilobytes) * 1024.0);
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], exporter.render()).into_response()
}

/// `GET /healthz`: whether the store still takes anything.
pub(crate) async fn health(State(app): State<Shared>) -> (StatusCode, &'static str) {
    match app.hall.check().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(StoreError::Full) => (StatusCode::SERVICE_UNAVAILABLE, "disk full\n"),
        Err(error) => {
            tracing::error!(%error, "the store failed");
            (StatusCode::SERVICE_UNAVAILABLE, "store failed\n")
        }
    }
}

/// `GET /readyz`: whether visitors should be sent here.
pub(crate) async fn ready(app: State<Shared>) -> (StatusCode, &'static str) {
    if app.leaving.load(std::sync::atomic::Ordering::Relaxed) {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n");
    }
    match health(app).await {
        (StatusCode::OK, _) => (StatusCode::OK, "ready\n"),
        unwell => unwell,
    }
}
