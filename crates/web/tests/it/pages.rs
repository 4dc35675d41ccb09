//! Pages, forms, cookies, files and headers, over real connections.

use crate::support::{Browser, Server, unhurried};

#[tokio::test]
async fn every_page_has_its_headers_and_its_language() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    for path in ["/", "/play/othello", "/rules/othello", "/nowhere", "/play/chequers"] {
        let answer = browser.get_with(path, &[]).await;
        let header =
            |name: &str| answer.headers().get(name).map(|value| value.to_str().expect("text").to_owned());
        let policy = header("content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'self'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'self'"));
        assert_eq!(header("x-content-type-options").as_deref(), Some("nosniff"));
        assert_eq!(header("referrer-policy").as_deref(), Some("same-origin"));
        assert!(answer.text().await.expect("text").contains("<html lang=\"en\" dir=\"ltr\""), "{path}");
    }
    let persian = browser.get_with("/nowhere", &[("accept-language", "fa-IR,fa;q=0.9")]).await;
    assert_eq!(persian.status(), 404);
    assert!(persian.text().await.expect("text").contains("<html lang=\"fa\" dir=\"rtl\""));
    // The switch on the page wins over the browser's own wish, and leads back.
    assert_eq!(
        browser.post("/choose", "lang=tr&back=%2Frules%2Fothello").await,
        (303, "/rules/othello".to_owned())
    );
    let turkish = browser.get_with("/", &[("accept-language", "fa")]).await;
    assert!(turkish.text().await.expect("text").contains("<html lang=\"tr\""));
    assert_eq!(browser.post("/choose", "theme=dark&back=//evil.example").await, (303, "/".to_owned()));
    assert!(browser.get("/").await.1.contains("data-theme=\"dark\""));
    for nonsense in ["", "lang=de", "theme=pink", "%%%=&&&=%ff%fe"] {
        assert_eq!(browser.post("/choose", nonsense).await.0, 400, "{nonsense}");
    }
    // Whatever is wrong is said on a page of ours.
    for (path, status) in
        [("/choose", 405), ("/table/%ff", 400), ("/assets/a/%ff", 400), ("/play/%c3%28", 400)]
    {
        let (answered, page) = browser.get(path).await;
        assert!(answered == status && page.contains("<html lang=\"tr\""), "{path}: {answered}");
    }
    assert_eq!(browser.get("/healthz").await, (200, "ok\n".to_owned()));
    server.stop().await;
}

#[tokio::test]
async fn texts_of_many_lines_come_back_with_their_faults_however_long() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    // As long as three such texts may be, with signs that take three bytes each on their way.
    let deck = "%0A".repeat(19_990);
    let form = format!("with=here&name0=Ada&opt-deck1=4+Dragon&opt-deck2={deck}&opt-cards={deck}");
    let (status, page) = browser.post("/play/magic", &form).await;
    assert_eq!(status, 422);
    assert!(
        page.contains("4 Dragon") && page.contains("value=\"Ada\"") && page.contains("<ul class=\"faults\">")
    );
    let long = format!("with=here&opt-deck1=4+Soldier&opt-cards={}", "x".repeat(20_001));
    let (status, page) = browser.post("/play/magic", &long).await;
    assert_eq!(status, 422);
    assert!(page.contains("20,000 characters are the most"));
    assert!(!browser.get("/").await.1.contains("href=\"/table/"), "no table was opened");
    server.stop().await;
}

#[tokio::test]
async fn a_form_with_a_mistake_comes_back_with_what_was_typed() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let long = "N".repeat(41);
    let (status, page) = browser.post("/play/othello", &format!("with=link&seat=1&name={long}")).await;
    assert_eq!(status, 422);
    assert!(page.contains(&long) && page.contains("at most 40 characters"));
    for form in ["with=nobody", "level=god&with=computer", "seat=7", "seats=9", "seat=-1"] {
        assert_eq!(browser.post("/play/othello", form).await.0, 422, "{form}");
    }
    assert_eq!(browser.post("/play/go", "with=here").await.0, 404);
    assert_eq!(browser.post("/play/othello", &"x".repeat(300_000)).await.0, 413);
    assert_eq!(browser.post("/choose", &"x".repeat(20_000)).await.0, 413);
    let json = browser.post_with("/play/othello", "{}", &[("content-type", "application/json")]).await;
    assert!(json.status().is_client_error());
    assert!(!browser.get("/").await.1.contains("href=\"/table/"), "no table was opened");
    // A name is text, wherever it is shown.
    let path = browser.open("with=here&name0=%3Cscript%3Ealert(1)%3C%2Fscript%3E&name1=%E2%80%AEx").await;
    let page = browser.get(&path).await.1;
    assert!(
        page.contains("&lt;script&gt;alert(1)")
            && !page.contains("<script>alert")
            && !page.contains('\u{202e}')
    );
    server.stop().await;
}

#[tokio::test]
async fn tables_are_opened_shared_watched_and_found_again() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut host, mut friend, mut third) = (server.browser(), server.browser(), server.browser());
    let path = host.open("with=link&seat=0&name=Host").await;
    let page = host.get(&path).await.1;
    assert!(page.contains(&host.url(&path)), "the invitation is shown to the host");
    assert!(!friend.get(&path).await.1.contains(&host.url(&path)));
    assert_eq!(host.post(&format!("{path}/sit"), "name=again").await, (303, path.clone()));
    assert_eq!(host.post(&format!("{path}/sit"), "seat=1&name=both").await.0, 409);
    assert_eq!(friend.post(&format!("{path}/sit"), "seat=x").await.0, 400);
    assert_eq!(friend.post(&format!("{path}/sit"), "seat=0&name=Thief").await.0, 409);
    assert_eq!(friend.post(&format!("{path}/sit"), "seat=1&name=Friend").await, (303, path.clone()));
    assert_eq!(third.post(&format!("{path}/sit"), "name=Late").await.0, 409);
    assert_eq!(third.get(&path).await.0, 200);
    assert!(host.get("/").await.1.contains(&path) && !third.get("/").await.1.contains(&path));
    assert_eq!(third.get(&format!("{path}/record")).await.0, 409);
    assert_eq!(third.get(&format!("{path}/at/0")).await.0, 200);
    for missing in ["/at/1", "/at/x", "/at/-1", "/at/99999999999", "/what"] {
        assert_eq!(third.get(&format!("{path}{missing}")).await.0, 404, "{missing}");
    }
    assert_eq!(third.get(&format!("{path}?at=7")).await.0, 404);
    for id in
        ["abc", "aaaaaaaaaaaaaaaa", "..%2f..%2fetc", "%00", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]
    {
        assert_eq!(third.get(&format!("/table/{id}")).await.0, 404, "{id}");
    }
    server.stop().await;
}

#[tokio::test]
async fn cookies_are_kept_from_scripts_and_bound_to_the_host_over_https() {
    let dir = tempfile::tempdir().expect("a folder");
    let plain = Server::start(dir.path()).await;
    let answer = plain.browser().get_with("/play/othello", &[]).await;
    let cookie = answer.headers()["set-cookie"].to_str().expect("text").to_owned();
    assert!(cookie.starts_with("key=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    assert!(cookie.contains("Path=/;") && !cookie.contains("Secure"));
    plain.stop().await;
    let secure = Server::with(dir.path(), meydan_web::Settings { https: true, ..unhurried() }).await;
    let mut browser = secure.browser();
    let answer = browser.get_with("/play/othello", &[]).await;
    let cookie = answer.headers()["set-cookie"].to_str().expect("text").to_owned();
    assert!(cookie.starts_with("__Host-key=") && cookie.contains("; Secure") && cookie.contains("Path=/;"));
    let answer = browser.post_with("/play/othello", "with=link&seat=0", &[]).await;
    assert!(answer.headers().contains_key("strict-transport-security"));
    let path = answer.headers()["location"].to_str().expect("text").to_owned();
    assert!(browser.get(&path).await.1.contains(&browser.url(&path).replace("http:", "https:")));
    secure.stop().await;
}

/// Sends a path exactly as it is, which clients that tidy paths would not.
async fn raw(browser: &Browser, path: &str) -> u16 {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let url = browser.url("");
    let host = url.trim_start_matches("http://");
    let mut stream = tokio::net::TcpStream::connect(host).await.expect("a connection");
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("read");
    let answer = String::from_utf8_lossy(&answer);
    assert!(!answer.contains("[workspace") && !answer.contains("root:"), "{path} gave a file away");
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status")
}

#[tokio::test]
async fn files_are_kept_for_ever_and_no_path_leads_out() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let page = browser.get("/").await.1;
    let start = page.find("/assets/").expect("a file is named");
    let style = page[start..].split('"').next().expect("an address").to_owned();
    let folder = style.rsplit_once('/').expect("a folder").0.to_owned();
    let css = format!("{folder}/meydan.css");
    let plain = browser.get_with(&css, &[]).await;
    assert_eq!(plain.status(), 200);
    assert!(plain.headers()["cache-control"].to_str().expect("text").contains("immutable"));
    assert_eq!(plain.headers()["content-type"], "text/css; charset=utf-8");
    let tag = plain.headers()["etag"].to_str().expect("text").to_owned();
    let whole = plain.bytes().await.expect("bytes");
    let zipped = browser.get_with(&css, &[("accept-encoding", "br, gzip")]).await;
    assert_eq!(zipped.headers()["content-encoding"], "gzip");
    assert!(zipped.bytes().await.expect("bytes").len() < whole.len());
    assert_eq!(browser.get_with(&css, &[("if-none-match", &tag)]).await.status(), 304);
    for outside in [
        "/assets/../Cargo.toml",
        "/assets/%2e%2e/Cargo.toml",
        "/assets/..%2fCargo.toml",
        "/assets/....//Cargo.toml",
        "/assets/%252e%252e%252fCargo.toml",
        "/assets/..\\Cargo.toml",
        "/assets//etc/passwd",
        "/assets/0000000000000000/meydan.css",
        "/assets/",
        "/assets",
    ] {
        assert_eq!(raw(&browser, outside).await, 404, "{outside}");
    }
    for outside in
        ["/../Cargo.toml", "/..%2f..%2fCargo.toml", "/%2e%2e/%2e%2e/Cargo.toml", "//etc/passwd", "/%00", "/"]
    {
        assert_eq!(raw(&browser, &format!("{folder}{outside}")).await, 404, "{outside}");
    }
    server.stop().await;
}

#[tokio::test]
async fn requests_from_other_sites_are_refused() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let path = browser.open("with=link&seat=0").await;
    let own = browser.url("");
    for headers in [
        &[("origin", "http://evil.example")][..],
        &[("origin", "null")],
        &[("sec-fetch-site", "cross-site")],
        &[("origin", own.as_str()), ("sec-fetch-site", "same-site")],
    ] {
        assert_eq!(
            browser.post_with("/play/othello", "with=here", headers).await.status(),
            403,
            "{headers:?}"
        );
        assert_eq!(browser.post_with(&format!("{path}/sit"), "", headers).await.status(), 403);
        assert_eq!(browser.try_socket(&format!("{path}/live?after=0"), headers).await.err(), Some(403));
    }
    let ours = [("origin", own.as_str()), ("sec-fetch-site", "same-origin")];
    assert_eq!(browser.post_with("/play/othello", "with=here", &ours).await.status(), 303);
    assert!(browser.try_socket(&format!("{path}/live?after=0"), &ours).await.is_ok());
    // Being linked to from elsewhere is fine.
    assert_eq!(browser.get_with(&path, &[("sec-fetch-site", "cross-site")]).await.status(), 200);
    server.stop().await;
}

#[tokio::test]
async fn one_address_cannot_flood_the_hall() {
    let dir = tempfile::tempdir().expect("a folder");
    let settings = meydan_web::Settings { forms_per_minute: 5, ..unhurried() };
    let server = Server::with(dir.path(), settings).await;
    let mut browser = server.browser();
    let mut answers = Vec::new();
    browser.get("/").await;
    for _ in 0..7 {
        answers.push(browser.post("/play/othello", "with=here").await.0);
    }
    assert_eq!(answers, [303, 303, 303, 303, 303, 429, 429]);
    assert_eq!(browser.get("/").await.0, 200, "looking is still allowed");
    server.stop().await;
}

#[tokio::test]
async fn a_browser_carries_one_key_however_many_tables_it_has() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let first = browser.open("with=here").await;
    for _ in 0..10 {
        browser.open("with=here").await;
    }
    let mut names: Vec<&String> = browser.cookies.iter().map(|(name, _)| name).collect();
    names.sort_unstable();
    assert_eq!(names, ["key"]);
    assert!(browser.get("/").await.1.contains(&first));
    server.stop().await;
}

#[tokio::test]
async fn one_address_cannot_take_every_connection() {
    use tokio::io::AsyncReadExt;
    let dir = tempfile::tempdir().expect("a folder");
    let settings = meydan_web::Settings { connections_each: 3, ..unhurried() };
    let server = Server::with(dir.path(), settings).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(tokio::net::TcpStream::connect(server.address).await.expect("a connection"));
    }
    let mut more = tokio::net::TcpStream::connect(server.address).await.expect("a connection");
    let read = tokio::time::timeout(crate::support::PATIENCE, more.read(&mut [0; 16]))
        .await
        .expect("it ends in time");
    assert!(matches!(read, Ok(0) | Err(_)), "it is hung up on");
    drop(held);
    // What is given back can be used again.
    let browser = server.browser();
    let deadline = tokio::time::Instant::now() + crate::support::PATIENCE;
    while browser.try_get("/healthz").await.is_none() {
        assert!(tokio::time::Instant::now() < deadline, "the connections come back");
    }
    server.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_each_client_has_its_own_limit() {
    let dir = tempfile::tempdir().expect("a folder");
    let settings = meydan_web::Settings {
        proxies: vec!["127.0.0.1".parse().expect("a network")],
        forms_per_minute: 1,
        ..unhurried()
    };
    let server = Server::with(dir.path(), settings).await;
    let mut browser = server.browser();
    for (from, status) in
        [("192.0.2.1", 303), ("192.0.2.1", 429), ("192.0.2.2", 303), ("192.0.2.9, 192.0.2.2", 429)]
    {
        let answer = browser.post_with("/choose", "lang=en", &[("x-forwarded-for", from)]).await;
        assert_eq!(answer.status(), status, "{from}");
    }
    server.stop().await;
}

/// Issue 17, point 7: whoever is not named a proxy names nobody.
#[tokio::test]
async fn forwarded_addresses_of_anybody_are_ignored() {
    let dir = tempfile::tempdir().expect("a folder");
    let settings = meydan_web::Settings { forms_per_minute: 1, ..unhurried() };
    let server = Server::with(dir.path(), settings).await;
    let mut browser = server.browser();
    for (from, status) in [("192.0.2.1", 303), ("192.0.2.2", 429)] {
        let answer = browser.post_with("/choose", "lang=en", &[("x-forwarded-for", from)]).await;
        assert_eq!(answer.status(), status, "{from}");
    }
    assert_eq!(browser.get("/healthz").await, (200, "ok\n".to_owned()));
    server.stop().await;
    server_without_store(dir.path()).await;
}

/// The same: a store that takes nothing is told to whoever asks.
async fn server_without_store(dir: &std::path::Path) {
    let server = Server::start(dir).await;
    server.hall.close().await;
    let (status, text) = server.browser().get("/healthz").await;
    assert_eq!((status, text.as_str()), (503, "store failed\n"));
    server.stop().await;
}

/// CH-02, CH-54: a form filled in as for another table, from a moment of it.
#[tokio::test]
async fn a_new_game_can_be_like_a_former_one_and_begin_within_it() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let form = "with=here&name0=Shirin&name1=Deniz&opt-name=Friday&opt-side-threats=on";
    let (status, path) = browser.post("/play/chess", form).await;
    assert_eq!(status, 303);
    let table = path.trim_start_matches("/table/").to_owned();
    let (status, page) = browser.get(&format!("/play/chess?from={table}&at=0")).await;
    assert_eq!(status, 200);
    for text in ["value=\"Shirin\"", "value=\"Deniz\"", "value=\"Friday\"", "value=\"here\" checked"] {
        assert!(page.contains(text), "{text}");
    }
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 points 0 0 negative 0 0 turn 1";
    assert!(page.contains(start), "the position of that moment");
    assert!(
        page.contains("Continue a game (1)") && page.contains(&path),
        "and the table itself, to go on with"
    );
    let (_, page) = browser.get(&format!("/play/chess?from={table}")).await;
    assert!(page.contains("value=\"Friday\"") && !page.contains(start), "from its own beginning");
    // Who does not sit there sees no more than the table shows anyway.
    assert_eq!(server.browser().get(&format!("/play/chess?from={table}&at=0")).await.0, 200);
    for (address, status) in [
        (format!("/play/chess?from={table}&at=1"), 404),
        (format!("/play/chess?from={table}&at=-1"), 404),
        (format!("/play/chess?from={table}&at=x"), 404),
        ("/play/chess?from=nothing".to_owned(), 404),
        ("/play/chess?from=../../etc".to_owned(), 404),
        (format!("/play/othello?from={table}"), 404),
        ("/play/chess?at=7".to_owned(), 200),
    ] {
        assert_eq!(browser.get(&address).await.0, status, "{address}");
    }
    let wrong = browser.post("/play/chess", "with=here&opt-name=a%2Fb").await;
    assert!(wrong.0 == 422 && wrong.1.contains("cannot be part of a file name"), "CH-50");
    let wrong = browser.post("/play/chess", "with=here&opt-position=nonsense").await;
    assert!(wrong.0 == 422 && wrong.1.contains("value=\"nonsense\""), "{}", wrong.0);
    server.stop().await;
}
