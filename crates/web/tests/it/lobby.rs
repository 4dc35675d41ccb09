//! The lobby in browsers: pairing, challenges, who is blocked, and what the wire tells watchers (HA-10 to HA-15, HA-50).

use serde_json::{Value, json};

use crate::support::browser::Socket;
use crate::support::{Browser, Server, act, registered};

/// What the lobby's socket has told: what was drawn last, and where it leads.
struct Lobby {
    socket: Socket,
    parts: std::collections::BTreeMap<String, Value>,
    go: Option<String>,
    wire: String,
}

impl Lobby {
    async fn at(browser: &Browser, page: &str) -> Lobby {
        let socket =
            browser.try_socket(&format!("/lobby/live?page={page}&after=0"), &[]).await.expect("a socket");
        Lobby { socket, parts: Default::default(), go: None, wire: String::new() }
    }

    /// Hears until something fits; all that was told about pieces is kept as text.
    async fn until(&mut self, fits: impl Fn(&Lobby) -> bool) {
        while !fits(self) {
            let message = self.socket.next_raw().await.expect("the socket lives");
            self.wire.push_str(&message.to_string());
            assert_eq!(message["t"], "seen");
            let of = message["of"].as_str().expect("of what").to_owned();
            if message.get("base").is_none() {
                self.parts.retain(|key, _| !key.starts_with(&of));
            }
            for (key, change) in message.get("set").and_then(Value::as_object).into_iter().flatten() {
                self.parts.insert(format!("{of} {key}"), change.clone());
            }
            for key in message.get("gone").and_then(Value::as_array).into_iter().flatten() {
                self.parts.remove(&format!("{of} {}", key.as_str().expect("a key")));
            }
            self.go = message.get("go").and_then(Value::as_str).map(str::to_owned).or(self.go.take());
        }
    }

    fn has(&self, key: &str) -> bool {
        self.key(key).is_some()
    }

    fn key(&self, start: &str) -> Option<String> {
        self.parts.keys().find_map(|key| key.strip_prefix(start).map(str::to_owned))
    }
}

/// Presses a button of the lobby, as its script does.
async fn press(browser: &mut Browser, path: &str, body: &str) -> (u16, Value) {
    let answer = browser.post_with(path, body, &[("accept", "application/json")]).await;
    let status = answer.status().as_u16();
    let text = answer.text().await.expect("text");
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

#[tokio::test]
async fn ha_11_two_browsers_are_paired_by_one_press_each_and_led_to_one_table() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut ada, mut bo) = (server.browser(), server.browser());
    for browser in [&mut ada, &mut bo] {
        assert_eq!(browser.get("/").await.0, 200);
    }
    let (mut first, mut second) = (Lobby::at(&ada, "home").await, Lobby::at(&bo, "home").await);
    assert_eq!(press(&mut ada, "/lobby/wait", "want=pentago/3%2B2/").await, (200, json!({"go": null})));
    first.until(|lobby| lobby.has("own wait-")).await;
    // The same again stops it, and once more begins anew.
    press(&mut ada, "/lobby/wait", "want=pentago/3%2B2/").await;
    first.until(|lobby| !lobby.has("own wait-")).await;
    press(&mut ada, "/lobby/wait", "want=pentago/3%2B2/").await;
    assert_eq!(press(&mut bo, "/lobby/wait", "want=pentago/3%2B2/").await.0, 200);
    first.until(|lobby| lobby.go.is_some()).await;
    second.until(|lobby| lobby.go.is_some()).await;
    assert_eq!(first.go, second.go);
    let table = first.go.clone().expect("a table");
    let socket = ada.socket(&table, 0).await.want("seen").await;
    let other = bo.socket(&table, 0).await.want("seen").await;
    assert_ne!(socket["yours"], other["yours"], "a seat each");
    let (status, refused) = press(&mut ada, "/lobby/wait", "want=uno//").await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("not-for-two")));
    for nonsense in ["", "want=", "want=othello", "want=othello/99%2B99/", "want=a/b/c/d"] {
        assert_eq!(press(&mut ada, "/lobby/wait", nonsense).await.0, 400, "{nonsense}");
    }
    server.stop().await;
}

#[tokio::test]
async fn ha_12_challenges_are_accepted_refused_withdrawn_and_blocked_without_a_reload() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut ada, mut bo) = (registered(&server, "ada").await, registered(&server, "bob").await);
    let (mut first, mut second) = (Lobby::at(&ada, "home").await, Lobby::at(&bo, "home").await);
    let dare = "with=name&to=BOB&clock=10%2B5&seat=0";
    assert_eq!(ada.post("/play/othello", dare).await, (303, "/".to_owned()));
    second.until(|lobby| lobby.has("own dare-")).await;
    let id = second.key("own dare-").expect("a challenge");
    assert_eq!(press(&mut bo, &format!("/lobby/challenge/{id}/refuse"), "").await.0, 200);
    first.until(|lobby| lobby.has("own refused-")).await;
    press(&mut ada, &format!("/lobby/challenge/{id}/withdraw"), "").await;
    first.until(|lobby| !lobby.has("own refused-")).await;

    ada.post("/play/othello", dare).await;
    second.until(|lobby| lobby.key("own dare-").is_some_and(|key| key != id)).await;
    let id = second.key("own dare-").expect("a challenge");
    press(&mut ada, &format!("/lobby/challenge/{id}/withdraw"), "").await;
    second.until(|lobby| !lobby.has("own dare-")).await;
    let (status, late) = press(&mut bo, &format!("/lobby/challenge/{id}/accept"), "").await;
    assert_eq!((status, &late["error"]["code"]), (404, &json!("no-such-challenge")));

    ada.post("/play/othello", dare).await;
    second.until(|lobby| lobby.has("own dare-")).await;
    let id = second.key("own dare-").expect("a challenge");
    let (_, told) = press(&mut bo, &format!("/lobby/challenge/{id}/accept"), "").await;
    first.until(|lobby| lobby.go.is_some()).await;
    assert_eq!(told["go"], json!(first.go));

    assert_eq!(press(&mut bo, "/lobby/people/ada/block", "").await.0, 200);
    let (status, page) = ada.post("/play/othello", dare).await;
    assert_eq!(status, 422);
    assert!(page.contains("one of you has blocked the other"), "{page}");
    for (to, sentence) in
        [("nobody", "Nobody here has this name"), ("ada", "That is you yourself"), ("", "Nobody here")]
    {
        let (status, page) = ada.post("/play/othello", &dare.replace("BOB", to)).await;
        assert!(status == 422 && page.contains(sentence), "{to}: {page}");
    }
    // An open table of who has blocked somebody is not shown to them, and they cannot sit there.
    let mut cyd = registered(&server, "cyd").await;
    let open = bo.post("/play/othello", "with=link&listed=on&seat=0").await.1;
    let table = open.rsplit('/').next().expect("a name").to_owned();
    let mut third = Lobby::at(&cyd, "home").await;
    third.until(|lobby| lobby.has(&format!("hall open-{table}"))).await;
    assert!(!ada.get("/").await.1.contains(&table));
    let (status, refused) = press(&mut ada, &format!("{open}/sit"), "").await;
    assert_eq!((status, &refused["error"]["code"]), (403, &json!("blocked-there")));
    assert_eq!(press(&mut cyd, &format!("{open}/sit"), "").await, (200, json!({"go": open})));
    third.until(|lobby| !lobby.has(&format!("hall open-{table}"))).await;
    server.stop().await;
}

/// HA-14: the wire of the television has what a spectator may know, in games with secrets too.
#[tokio::test]
async fn ha_14_watchers_of_duel_and_uno_are_told_nothing_hidden() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut watcher = server.browser();
    watcher.get("/live").await;
    let mut lobby = Lobby::at(&watcher, "live").await;
    for (game, form) in
        [("uno", "with=link&listed=on&seats=3&people=2"), ("duel", "with=link&listed=on&seat=0")]
    {
        let (mut ada, mut bo) = (server.browser(), server.browser());
        let table = ada.post(&format!("/play/{game}"), form).await.1;
        assert_eq!(bo.post(&format!("{table}/sit"), "name=Bo").await.0, 303);
        let id = table.rsplit('/').next().expect("a name").to_owned();
        lobby.until(|lobby| lobby.has(&format!("hall live-{id}"))).await;
        // What each of them holds, by the names of their cards.
        let mut hands = Vec::new();
        for browser in [&ada, &bo] {
            let mut socket = browser.socket(&table, 0).await;
            let seen = socket.want("seen").await;
            let board = seen["html"]["board"].as_str().expect("a board").to_owned();
            hands.extend(own_cards(&board));
            // Something is played, so that the small board is drawn again.
            if let Some(choice) = seen["offer"].as_array().and_then(|all| all.first()) {
                let seat = u8::try_from(choice["seat"].as_u64().expect("a seat")).expect("small");
                socket.ask(&act("m1", seat, choice["action"].as_str().expect("an action"))).await;
            }
        }
        assert!(!hands.is_empty(), "{game}: nobody holds anything");
        lobby.until(|lobby| lobby.wire.contains(&format!("board-{id}"))).await;
        let (_, page) = watcher.get("/live").await;
        let told = |text: &str, card: &String| {
            text.contains(&format!("\"{card}\"")) || text.contains(&format!(">{card}<"))
        };
        for card in &hands {
            assert!(!told(&page, card) && !told(&lobby.wire, card), "{game}: {card}");
        }
        assert!(
            !page.contains("data-place") && !lobby.wire.contains("data-place"),
            "nothing can be touched there"
        );
    }
    server.stop().await;
}

/// The places of cards in the own hand.
fn own_cards(board: &str) -> Vec<String> {
    let places = board.split("data-place=\"").skip(1).filter_map(|rest| rest.split('"').next());
    places.filter(|place| place.starts_with("hand:")).map(str::to_owned).collect()
}

#[tokio::test]
async fn ha_10_who_comes_back_sees_first_what_waits_and_who_is_new_the_games() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut ada = server.browser();
    let order =
        |page: &str| ["id=\"games\"", "id=\"open-tables\""].map(|what| page.find(what).expect("it is there"));
    let [games, open] = order(&ada.get("/").await.1);
    assert!(games < open, "at first the games");
    let table = ada.open("with=computer&seat=0").await;
    let page = ada.get("/").await.1;
    let [games, open] = order(&page);
    let mine = page.find(&table).expect("the own game");
    assert!(mine < open && open < games, "then what goes on, the lobby, the games");
    assert!(page.contains("It is your turn"));
    // Numbers, and a socket only from our own pages.
    assert!(page.contains("people here") || page.contains("person here"));
    let elsewhere = [("origin", "http://evil.example")];
    assert_eq!(ada.try_socket("/lobby/live?page=home", &elsewhere).await.err(), Some(403));
    assert_eq!(ada.try_socket("/lobby/live?page=none", &[]).await.err(), Some(400));
    assert_eq!(ada.post_with("/lobby/wait", "want=othello//", &elsewhere).await.status().as_u16(), 403);
    // Without scripts the forms lead back.
    assert_eq!(ada.post("/lobby/wait", "want=othello//").await, (303, "/".to_owned()));
    assert!(ada.get("/").await.1.contains("Looking for somebody"));
    for path in ["/lobby/wait/nonsense/cancel", "/lobby/people/ada/love", "/lobby/x/y/z"] {
        assert_eq!(ada.post(path, "").await.0, 404, "{path}");
    }
    server.stop().await;
}
