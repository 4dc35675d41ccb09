//! Issue 16, what a stranger's browser meets in the first hour.

use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::json;

use crate::support::{Server, unhurried};

/// The text of a compressed answer.
async fn unzipped(answer: reqwest::Response) -> String {
    let mut text = String::new();
    let bytes = answer.bytes().await.expect("a body");
    GzDecoder::new(&bytes[..]).read_to_string(&mut text).expect("gzip");
    text
}

const GZIP: (&str, &str) = ("accept-encoding", "br, gzip;q=0.8");

#[tokio::test]
async fn point_19_pages_are_compressed_but_not_for_who_could_measure_secrets_by_it() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let table = browser.open("with=here").await;
    for path in ["/", "/play/chess", "/rules/duel", "/nowhere", &table, &format!("{table}/at/0")] {
        let plain = browser.get_with(path, &[]).await;
        assert!(!plain.headers().contains_key("content-encoding"), "{path}: nobody asked for it");
        assert_eq!(plain.headers()["vary"], "accept-encoding", "{path}");
        let plain = plain.text().await.expect("text");
        let zipped = browser.get_with(path, &[GZIP]).await;
        assert_eq!(zipped.headers()["content-encoding"], "gzip", "{path}");
        let length: usize =
            zipped.headers()["content-length"].to_str().expect("text").parse().expect("a number");
        assert!(length * 2 < plain.len(), "{path}: {length} of {}", plain.len());
        assert_eq!(unzipped(zipped).await, plain, "{path}");
    }
    let encoding = |answer: reqwest::Response| answer.headers().contains_key("content-encoding");
    // Another site may have chosen the address, which stands on the page beside what is only for this browser.
    let elsewhere = [GZIP, ("sec-fetch-site", "cross-site")];
    assert!(!encoding(browser.get_with(&table, &elsewhere).await));
    assert!(encoding(browser.get_with(&table, &[GZIP, ("sec-fetch-site", "same-origin")]).await));
    assert!(encoding(server.browser().get_with(&table, &elsewhere).await), "a stranger is shown no secrets");
    // What has no page in it is left alone.
    assert!(!encoding(browser.get_with("/healthz", &[GZIP]).await));
    server.stop().await;
    // Over https browsers say where they come from; one that does not is not trusted with it.
    let secure = Server::with(dir.path(), meydan_web::Settings { https: true, ..unhurried() }).await;
    let mut browser = secure.browser();
    assert!(encoding(browser.get_with("/", &[GZIP]).await), "no cookies yet");
    assert!(!encoding(browser.get_with("/", &[GZIP]).await));
    assert!(encoding(browser.get_with("/", &[GZIP, ("sec-fetch-site", "none")]).await));
    secure.stop().await;
}

/// The value of an attribute after some text.
fn after<'a>(page: &'a str, before: &str) -> &'a str {
    let rest = page.split_once(before).unwrap_or_else(|| panic!("no {before}")).1;
    rest.split('"').next().unwrap_or_default()
}

/// Width and height, as the head of a PNG has them.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes([png[at], png[at + 1], png[at + 2], png[at + 3]]);
    (number(16), number(20))
}

#[tokio::test]
async fn point_19_an_address_that_is_sent_has_a_preview_and_the_hall_can_be_installed() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let table = browser.open("with=link&seat=0&name=Shirin").await;
    for path in ["/", "/play/uno", "/rules/magic", "/club", &table] {
        let page = server.browser().get(path).await.1;
        assert!(after(&page, "<meta name=\"description\" content=\"").len() > 30, "{path}");
        assert!(!after(&page, "<meta property=\"og:title\" content=\"").is_empty(), "{path}");
        assert!(page.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"), "{path}");
        assert!(after(&page, "<meta name=\"theme-color\" content=\"").starts_with('#'), "{path}");
        let image = after(&page, "<meta property=\"og:image\" content=\"");
        assert!(image.starts_with(&browser.url("/assets/")), "a whole address: {image}");
    }
    let page = browser.get("/").await.1;
    let image = after(&page, "<meta property=\"og:image\" content=\"").replace(&browser.url(""), "");
    let answer = server.browser().get_with(&image, &[]).await;
    assert_eq!(answer.headers()["content-type"], "image/png");
    let bytes = answer.bytes().await.expect("a picture");
    assert_eq!(size(&bytes), (1200, 630));
    assert!(bytes.len() < 60_000, "{} bytes", bytes.len());

    let manifest = after(&page, "<link rel=\"manifest\" href=\"");
    let (status, text) = browser.get(manifest).await;
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((status, json["start_url"].as_str()), (200, Some("/")));
    let folder = manifest.rsplit_once('/').expect("a folder").0;
    let mut purposes = Vec::new();
    for icon in json["icons"].as_array().expect("icons").iter().filter(|icon| icon["type"] == "image/png") {
        let path = format!("{folder}/{}", icon["src"].as_str().expect("a name"));
        let (width, height) = size(&browser.get_with(&path, &[]).await.bytes().await.expect("an icon"));
        let purpose = icon["purpose"].as_str().unwrap_or("any").to_owned();
        assert_eq!(icon["sizes"], format!("{width}x{height}"));
        purposes.push((width, purpose));
    }
    let wanted = [(192, "any"), (512, "any"), (512, "maskable")];
    assert_eq!(purposes, wanted.map(|(width, purpose)| (width, purpose.to_owned())));
    server.stop().await;
}

#[tokio::test]
async fn ch_65_a_game_of_chess_is_kept_at_any_moment_found_by_its_names_and_read_as_text() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut browser, mut other) = (server.browser(), server.browser());
    let form = "with=here&name0=Ada&name1=Bo&opt-name=Evening";
    let (status, table) = browser.post("/play/chess", form).await;
    assert_eq!(status, 303, "{table}");
    let mut socket = browser.socket(&table, 0).await;
    for (id, (seat, action)) in [(0, "Pe2e4"), (1, "Pe7e5")].into_iter().enumerate() {
        let command = json!({ "id": format!("m{id}"), "do": "act", "seat": seat, "action": action });
        assert_eq!(socket.ask(&command).await["t"], "ack", "{action}");
    }
    // The file, in the middle of the game, for who plays it and nobody else.
    let file = format!("{table}/record?as=acd");
    assert!(browser.get(&table).await.1.contains(&format!("href=\"{file}\"")));
    let answer = browser.get_with(&file, &[]).await;
    assert!(answer.headers()["content-disposition"].to_str().expect("text").contains("Ada-Bo-Evening.acd"));
    let text = answer.text().await.expect("text");
    let opened = meydan_records::OwnRecord::open(text.as_bytes()).expect("an .acd").expect("that is sound");
    assert_eq!((opened.names, opened.game.outcome()), (vec!["Ada".to_owned(), "Bo".to_owned()], None));
    assert_eq!(other.get(&file).await.0, 409);
    assert!(!other.get(&table).await.1.contains("/record"));

    // The same names once more: asked about first.
    let (status, page) = browser.post("/play/chess", form).await;
    assert_eq!(status, 409);
    assert!(page.contains("these three names already") && page.contains(&format!("href=\"{table}\"")));
    assert!(page.contains("name=\"again\""));
    assert_eq!(other.post("/play/chess", form).await.0, 303, "another browser's games are its own business");
    assert_eq!(browser.post("/play/chess", &form.replace("Evening", "Morning")).await.0, 303);
    let (status, again) = browser.post("/play/chess", &format!("{form}&again=on")).await;
    assert_eq!(status, 303);

    // Found by typing.
    let cards = |page: &str| page.matches("class=\"card table-card\"").count();
    let found = browser.get("/play/chess?find0=ada&find1=BO&find=evening").await.1;
    assert!(cards(&found) == 2 && found.contains(&table) && found.contains(&again));
    assert_eq!(cards(&browser.get("/play/chess?find0=&find1=&find=Morning").await.1), 1);
    let none = browser.get("/play/chess?find0=Bo&find1=Ada&find=Evening").await.1;
    assert!(cards(&none) == 0 && none.contains("No game of this browser has these names."));

    // As text, a moment at a time (CH-53).
    let first = browser.get(&format!("{table}?at=0&as=text")).await.1;
    assert!(first.contains("2 P P P P P P P P 2") && !first.contains("data-place"), "{first}");
    let next = after(&first, "<a class=\"button\" href=\"").replace("&amp;", "&");
    let second = browser.get(&next).await.1;
    assert!(second.contains("4 . . . . P . . . 4") && second.contains("e2e4"), "{second}");
    assert_eq!(browser.get(&format!("{table}?as=song")).await.0, 404);
    let othello = browser.open("with=here").await;
    assert_eq!(browser.get(&format!("{othello}?as=text")).await.0, 404, "it has no text");
    server.stop().await;
}

#[tokio::test]
async fn point_17_names_are_remembered_where_somebody_gave_one_and_games_to_continue_come_first() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let cookie = |browser: &crate::support::Browser, name: &str| {
        browser.cookies.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone())
    };
    browser.open("with=here").await;
    browser.open("with=computer&seat=0").await;
    assert_eq!((cookie(&browser, "names"), cookie(&browser, "name")), (None, None), "nobody has a name");
    browser.open("with=here&name0=Shirin&name1=").await;
    assert_eq!(cookie(&browser, "names").as_deref(), Some("Shirin"));
    let table = browser.open("with=computer&seat=0&name=A.+B").await;
    for game in ["othello", "magic"] {
        let page = browser.get(&format!("/play/{game}")).await.1;
        assert!(page.contains("value=\"Shirin\"") && page.contains("value=\"A. B\""), "{game}");
    }
    // A name that is taken away is forgotten.
    browser.open("with=here&name0=&name1=").await;
    assert!(!browser.get("/play/othello").await.1.contains("value=\"Shirin\""));
    let home = browser.get("/").await.1;
    let at = |text: &str| home.find(text).unwrap_or_else(|| panic!("no {text}"));
    assert!(at(&table) < at("href=\"/play/othello\""), "what goes on stands above the games");
    let stranger = server.browser().get("/").await.1;
    assert!(!stranger.contains("table-card"));
    server.stop().await;
}

/// CH-63 and CH-50 on the page, for who sets up and for who comes by a link.
#[tokio::test]
async fn ch_63_two_people_are_not_called_the_same_and_names_fit_a_file() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    for (names, said) in [
        ("name0=Ada&name1=Ada", "Both players are called"),
        ("name0=Ada&name1=A%2FB", "cannot be part of a file name"),
    ] {
        let (status, page) = browser.post("/play/chess", &format!("with=here&{names}")).await;
        assert!(status != 303 && page.contains(said), "{status}: {page}");
    }
    let (status, table) = browser.post("/play/chess", "with=link&seat=0&name=Ada").await;
    assert_eq!(status, 303);
    let mut friend = server.browser();
    friend.get(&table).await;
    let (status, page) = friend.post(&format!("{table}/sit"), "seat=1&name=Ada").await;
    assert!(status == 409 && page.contains("Both players are called"), "{status}: {page}");
    // Twice is once, as ever.
    for _ in 0..2 {
        assert_eq!(friend.post(&format!("{table}/sit"), "seat=1&name=Bo").await.0, 303);
    }
    // Other games have no file by their names.
    assert_eq!(browser.post("/play/othello", "with=here&name0=Ada&name1=Ada").await.0, 303);
    server.stop().await;
}
