//! The folder `web` inside the binary: scripts, styles, sounds.
//!
//! All files are served from one folder whose name is a hash of everything in
//! it, so that they can refer to each other by relative names and be kept by
//! browsers for ever.

use std::collections::HashMap;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use flate2::Compression;

use crate::zipped::{lists, zip};
use meydan_pages::model;

#[derive(rust_embed::RustEmbed)]
#[folder = "../../web"]
struct Files;

struct File {
    kind: &'static str,
    plain: Bytes,
    /// Where it is smaller.
    zipped: Option<Bytes>,
    tag: HeaderValue,
}

/// All files, ready to be sent.
pub(crate) struct Assets {
    hash: String,
    files: HashMap<String, File>,
}

/// The type of a file; what has none of these is not for browsers.
fn kind(name: &str) -> Option<&'static str> {
    Some(match name.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        Some("wav") => "audio/wav",
        Some("ogg") => "audio/ogg",
        _ => return None,
    })
}

impl Assets {
    /// Reads and compresses the files, once.
    pub(crate) fn new() -> Assets {
        let mut names: Vec<_> = Files::iter().collect();
        names.sort();
        let mut whole = blake3::Hasher::new();
        let mut files = HashMap::new();
        for name in names {
            let (Some(kind), Some(file)) = (kind(&name), Files::get(&name)) else { continue };
            let sum = blake3::hash(&file.data);
            whole.update(name.as_bytes()).update(sum.as_bytes());
            let tag = format!("\"{}\"", &sum.to_hex()[..24]);
            let Ok(tag) = HeaderValue::try_from(tag) else { continue };
            let plain = Bytes::from(file.data.into_owned());
            files.insert(
                name.to_string(),
                File { kind, zipped: zip(&plain, Compression::best()), plain, tag },
            );
        }
        Assets { hash: whole.finalize().to_hex()[..16].to_owned(), files }
    }

    /// A file under its present address; names are looked up in a table, so
    /// no path leads anywhere else.
    pub(crate) fn answer(&self, hash: &str, name: &str, asked: &HeaderMap) -> Option<Response> {
        if hash != self.hash {
            return None;
        }
        let file = self.files.get(name)?;
        let mut answer = Response::builder()
            .header(header::CONTENT_TYPE, file.kind)
            .header(header::CACHE_CONTROL, "public, max-age=31536000, immutable")
            .header(header::VARY, "accept-encoding")
            .header(header::ETAG, file.tag.clone());
        let known = file.tag.to_str().is_ok_and(|tag| lists(asked, header::IF_NONE_MATCH, tag));
        let body = match &file.zipped {
            _ if known => {
                answer = answer.status(StatusCode::NOT_MODIFIED);
                Body::empty()
            }
            Some(zipped) if lists(asked, header::ACCEPT_ENCODING, "gzip") => {
                answer = answer.header(header::CONTENT_ENCODING, "gzip");
                Body::from(zipped.clone())
            }
            _ => Body::from(file.plain.clone()),
        };
        answer.body(body).ok()
    }
}

impl model::Assets for Assets {
    fn url(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.hash)
    }
}
