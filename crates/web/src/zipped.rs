//! Pages in fewer bytes.
//!
//! What is compressed together tells by its length whether two parts of it are
//! alike. Who may see the length of an answer, and can have a browser ask here
//! again and again for addresses of their choice, could so guess at what is on
//! a page for that browser alone: a page repeats its address. That takes requests
//! that another site makes the browser send with its cookies, so these are
//! answered in full. Within our own pages nobody else chooses the address, and who
//! brings no cookies is shown what everybody is. Over plain `http` whoever sees the
//! length can read the page, and browsers do not say where a request comes from.
//! The socket is not compressed.

use std::io::Write;

use axum::body::Bytes;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

/// The same in fewer bytes, where it is fewer.
pub(crate) fn zip(bytes: &[u8], how: Compression) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), how);
    encoder.write_all(bytes).ok()?;
    let zipped = encoder.finish().ok()?;
    (zipped.len() < bytes.len()).then(|| Bytes::from(zipped))
}

/// Whether a header lists a value.
pub(crate) fn lists(headers: &HeaderMap, name: HeaderName, value: &str) -> bool {
    let text = headers.get(name).and_then(|text| text.to_str().ok());
    text.is_some_and(|text| text.split(',').any(|one| one.trim().split(';').next() == Some(value)))
}

/// Whether a request can be answered in fewer bytes, and may be.
pub(crate) fn is_wanted(parts: &Parts, https: bool) -> bool {
    let site = parts.headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    let ours = match site {
        Some(site) => matches!(site, b"same-origin" | b"none"),
        None => !https,
    };
    let mut cookies = parts.headers.get_all(header::COOKIE).iter();
    lists(&parts.headers, header::ACCEPT_ENCODING, "gzip") && (ours || cookies.all(HeaderValue::is_empty))
}

/// Whether an answer has markup in it.
fn has_markup(answer: &Response) -> bool {
    let kind = answer.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    kind.is_some_and(|kind| kind.starts_with(b"text/html") || kind.starts_with(b"application/json"))
}

/// Pages in fewer bytes, if they are `wanted` so; whatever else as it is.
pub(crate) async fn zipped(answer: Response, wanted: bool) -> Response {
    if !has_markup(&answer) {
        return answer;
    }
    let (mut head, body) = answer.into_parts();
    head.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    if !wanted {
        return Response::from_parts(head, body);
    }
    // It is whole in memory already.
    let Ok(plain) = axum::body::to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let Some(bytes) = zip(&plain, Compression::fast()) else {
        return Response::from_parts(head, plain.into());
    };
    head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    head.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(head, bytes.into())
}
