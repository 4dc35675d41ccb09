//! Members talk to all others (DU-279), over real connections.

use meydan_web::Settings;
use reqwest::Response;
use serde_json::Value;

use crate::support::{Browser, PATIENCE, Server, registered, unhurried};

/// What a browser gets while others talk.
struct Ear {
    answer: Response,
    text: String,
}

impl Ear {
    async fn open(browser: &mut Browser, path: &str, headers: &[(&'static str, &str)]) -> Ear {
        let answer = browser.get_with(path, headers).await;
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        Ear { answer, text: String::new() }
    }

    /// The next line: its number and how it is drawn. `None` if the stream ended in order.
    async fn next(&mut self) -> Option<(i64, String)> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
                let found = field("id: ").zip(field("data: ")).map(|(id, data)| {
                    let Value::String(html) = serde_json::from_str(data).expect("JSON") else {
                        panic!("{data}")
                    };
                    (id.parse().expect("a number"), html)
                });
                self.text = rest.to_owned();
                if found.is_some() {
                    return found;
                }
                continue;
            }
            let chunk = tokio::time::timeout(PATIENCE, self.answer.chunk()).await.expect("in time");
            let chunk = chunk.expect("nothing breaks off")?;
            self.text.push_str(std::str::from_utf8(&chunk).expect("text"));
        }
    }
}

#[tokio::test]
async fn du_279_what_one_says_all_others_hear_at_once() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut ada = registered(&server, "ada").await;
    let mut bob = registered(&server, "bob").await;
    let (status, page) = bob.get("/club/talk").await;
    assert!(status == 200 && page.contains("Nobody has said anything yet.") && page.contains("club/talk.js"));
    let mut ear = Ear::open(&mut bob, "/club/talk/live?after=0", &[]).await;
    // Nothing of a line is markup.
    let said = ada.post("/club/talk", "text=++%3Cscript%3Ealert%281%29%3C%2Fscript%3E++").await;
    assert_eq!(said, (303, "/club/talk#say-text".to_owned()));
    let (first, html) = ear.next().await.expect("a line");
    assert!(
        html.contains("ada-nick") && html.contains("&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
        "{html}"
    );
    assert!(!html.contains("<script") && html.contains("dir=\"auto\"") && html.starts_with("<li data-said"));
    assert_eq!(bob.post("/club/talk", "text=%D8%B3%D9%84%D8%A7%D9%85").await.0, 303);
    let (second, html) = ear.next().await.expect("a line");
    assert!(second > first && html.contains("سلام") && html.starts_with("<li class=\"own\""));
    // Without a script the page shows the same.
    let (_, page) = ada.get("/club/talk").await;
    assert!(page.contains("سلام") && page.contains("&lt;script&gt;") && !page.contains("<script>"));
    // Who comes back is told what was missed, and nothing twice.
    let heard = first.to_string();
    let mut late = Ear::open(&mut ada, "/club/talk/live?after=0", &[("last-event-id", &heard)]).await;
    assert_eq!(late.next().await.expect("a line").0, second);
    server.stop().await;
}

#[tokio::test]
async fn du_279_strangers_neither_read_nor_say() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut ada = registered(&server, "ada").await;
    assert_eq!(ada.post("/club/talk", "text=secret+words").await.0, 303);
    let mut stranger = server.browser();
    assert_eq!(stranger.get_with("/club/talk", &[]).await.status(), 303);
    assert_eq!(stranger.get("/club/talk/live").await, (204, String::new()));
    assert_eq!(stranger.post("/club/talk", "text=hello").await, (303, "/club".to_owned()));
    let evil = ada.post_with("/club/talk", "text=x", &[("origin", "http://evil.example")]).await;
    assert_eq!(evil.status(), 403);
    assert!(!stranger.get("/club").await.1.contains("href=\"/club/talk\""), "nothing leads there");
    let mut bob = registered(&server, "bob").await;
    let page = bob.get("/club/talk").await.1;
    assert!(page.contains("secret words") && page.matches("data-said").count() == 1);
    // Who signs out in between hears no more.
    let mut ear = Ear::open(&mut bob, "/club/talk/live", &[]).await;
    ear.next().await.expect("the line of before");
    bob.post("/club/sign-out", "").await;
    assert_eq!(ada.post("/club/talk", "text=bob+is+gone").await.0, 303);
    assert_eq!(ear.next().await, None);
    server.stop().await;
}

#[tokio::test]
async fn du_279_what_cannot_be_said_is_answered_in_words() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut ada = registered(&server, "ada").await;
    let long = format!("text={}", "x".repeat(501));
    for (form, words) in [
        (long.as_str(), "too long: 500"),
        ("text=+++", "nothing in this line"),
        ("text=%E2%80%8C", "nothing in this line"),
        ("", "nothing in this line"),
        ("text=a%0D%0Ab", "cannot be shown"),
        ("text=a%00b", "cannot be shown"),
        ("text=a%1B%5B2Jb", "cannot be shown"),
    ] {
        let (status, page) = ada.post("/club/talk", form).await;
        assert!(status == 422 && page.contains(words), "{form}: {status}");
        assert_eq!(page.matches("data-said").count(), 0, "{form}");
    }
    let (_, page) = ada.post("/club/talk", &long).await;
    assert!(page.contains(&format!("value=\"{}\"", "x".repeat(501))), "what was typed is not lost");
    let most = format!("text={}", "%D8%B3".repeat(500));
    assert_eq!(ada.post("/club/talk", &most).await.0, 303, "500 letters, however many bytes");
    assert_eq!(ada.get_with("/club/talk/live?after=x", &[]).await.status(), 400);
    let odd = ada.get_with("/club/talk/live?after=-9", &[("last-event-id", "nonsense")]).await;
    assert_eq!(odd.status(), 200);
    drop(odd);
    server.stop().await;
}

#[tokio::test]
async fn du_279_who_talks_too_much_waits_and_others_do_not() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::with(dir.path(), Settings { lines_per_minute: 2, ..unhurried() }).await;
    let mut ada = registered(&server, "ada").await;
    let mut bob = registered(&server, "bob").await;
    for _ in 0..2 {
        assert_eq!(ada.post("/club/talk", "text=again").await.0, 303);
    }
    let (status, page) = ada.post("/club/talk", "text=and+again").await;
    assert!(
        status == 429 && page.contains("Wait a little") && page.contains("value=\"and again\""),
        "{status}"
    );
    assert_eq!(page.matches("data-said").count(), 2);
    assert_eq!(bob.post("/club/talk", "text=my+turn").await.0, 303);
    server.stop().await;
}

#[tokio::test]
async fn du_279_the_stream_ends_in_order_when_the_server_closes() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut ada = registered(&server, "ada").await;
    assert_eq!(ada.post("/club/talk", "text=good+night").await.0, 303);
    let mut ear = Ear::open(&mut ada, "/club/talk/live", &[]).await;
    ear.next().await.expect("a line");
    // A stream that breaks off would be an error in `next`.
    let (end, ()) = tokio::join!(ear.next(), server.stop());
    assert_eq!(end, None);
    let server = Server::start(dir.path()).await;
    let mut again = server.browser();
    again.cookies = ada.cookies.clone();
    let mut ear = Ear::open(&mut again, "/club/talk/live", &[]).await;
    assert!(ear.next().await.expect("a line").1.contains("good night"), "it is kept");
    drop(ear);
    server.stop().await;
}
