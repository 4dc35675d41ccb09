//! Headers for every answer, and the check that a request comes from our own pages.

use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

use crate::visitor::text;

const POLICY: &str =
    "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/// Puts the headers on an answer.
pub(crate) fn protect(headers: &mut HeaderMap, https: bool) {
    let mut put = |name: &'static str, value: &'static str| {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    };
    put("content-security-policy", POLICY);
    put("x-content-type-options", "nosniff");
    // A table's address is an invitation, so other sites must not learn it. Not
    // `no-referrer`: with it browsers hide the origin of our own forms from us.
    put("referrer-policy", "same-origin");
    put("cross-origin-opener-policy", "same-origin");
    put("cross-origin-resource-policy", "same-origin");
    put("x-frame-options", "DENY");
    put("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()");
    if https {
        put("strict-transport-security", "max-age=31536000");
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    }
}

/// Whether a request that changes something, or opens a socket, was made by one
/// of our own pages. Browsers always say where such a request comes from;
/// programs that are no browsers carry nobody's cookies, and may leave it out.
pub(crate) fn is_from_here(parts: &Parts) -> bool {
    let site = parts.headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    if !matches!(site, None | Some(b"same-origin" | b"none")) {
        return false;
    }
    let Some(origin) = parts.headers.get(header::ORIGIN) else { return true };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    let host = text(&parts.headers, header::HOST);
    match (origin, host) {
        (Some(("http" | "https", origin)), Some(host)) => origin.eq_ignore_ascii_case(host),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn check(headers: &[(&str, &str)]) -> bool {
        let mut request = Request::builder();
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        is_from_here(&request.body(()).expect("a request").into_parts().0)
    }

    #[test]
    fn only_our_own_pages_pass() {
        let host = ("host", "hall.example:7777");
        assert!(check(&[host]));
        assert!(check(&[host, ("origin", "http://hall.example:7777")]));
        assert!(check(&[host, ("origin", "http://HALL.example:7777"), ("sec-fetch-site", "same-origin")]));
        for origin in
            ["http://evil.example", "http://hall.example", "null", "", "hall.example:7777", "file://x"]
        {
            assert!(!check(&[host, ("origin", origin)]), "{origin}");
        }
        for site in ["cross-site", "same-site", "nonsense"] {
            assert!(!check(&[host, ("sec-fetch-site", site)]), "{site}");
            assert!(!check(&[host, ("origin", "http://hall.example:7777"), ("sec-fetch-site", site)]));
        }
        assert!(!check(&[("origin", "http://hall.example")]), "no host");
    }
}
