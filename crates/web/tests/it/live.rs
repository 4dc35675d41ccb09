//! The live socket, over real connections.

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Browser, Server, act, unhurried};

/// Opens a table for two browsers.
async fn two(server: &Server) -> (String, Browser, Browser) {
    let (mut host, mut friend) = (server.browser(), server.browser());
    let path = host.open("with=link&seat=0&name=A").await;
    assert_eq!(friend.post(&format!("{path}/sit"), "name=B").await.0, 303);
    (path, host, friend)
}

#[tokio::test]
async fn a_move_is_acknowledged_and_seen_by_everybody() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (path, host, friend) = two(&server).await;
    let (mut a, mut b, mut watcher) =
        (host.socket(&path, 0).await, friend.socket(&path, 0).await, server.browser().socket(&path, 0).await);
    let first = a.want("seen").await;
    assert_eq!((&first["seq"], &first["yours"], &first["pending"]), (&json!(0), &json!([0]), &json!([0])));
    assert_eq!(first["offer"].as_array().map(Vec::len), Some(4));
    assert_eq!(first["offer"][0]["places"].as_array().map(Vec::len), Some(1));
    for part in ["board", "players", "moves", "buttons", "status", "asks"] {
        assert!(first["html"][part].is_string(), "{part}");
    }
    let ack = a.ask(&json!({"id": "m1", "do": "act", "seat": 0, "action": "d3", "seq": 0})).await;
    assert_eq!(ack, json!({"t": "ack", "id": "m1", "seq": 1}));
    for (socket, yours) in [(&mut a, json!([0])), (&mut b, json!([1])), (&mut watcher, json!([]))] {
        let seen = socket.until(|message| message["seq"] == 1 && message["t"] == "seen").await;
        assert_eq!((&seen["yours"], &seen["pending"], &seen["after"]), (&yours, &json!([1]), &json!(0)));
        assert_eq!(seen["events"][0]["seq"], 1);
        assert_eq!(seen["offer"].as_array().map(Vec::is_empty), Some(yours != json!([1])));
    }
    // The same command again, and a stale one.
    assert_eq!(a.ask(&json!({"id": "m1", "do": "act", "seat": 0, "action": "d3", "seq": 0})).await["seq"], 1);
    let stale = b.ask(&json!({"id": "m2", "do": "act", "seat": 1, "action": "c3", "seq": 0})).await;
    assert_eq!((&stale["t"], &stale["code"]), (&json!("refused"), &json!("stale")));
    let illegal = b.ask(&act("m3", 1, "a1")).await;
    assert_eq!((&illegal["code"], &illegal["rule"]), (&json!("turns-nothing"), &json!("OT-02")));
    assert!(illegal["message"].as_str().is_some_and(|text| text.contains("turn nothing")));
    // A touch where nothing goes on: the rules say why not, or nobody does.
    let touch = |id: &str, place: &str| json!({"id": id, "do": "touch", "seat": 1, "places": [place]});
    let touched = b.ask(&touch("t1", "a1")).await;
    assert_eq!((&touched["code"], &touched["rule"]), (&illegal["code"], &illegal["rule"]));
    assert_eq!(b.ask(&touch("t2", "hand:1")).await["code"], "nothing-there");
    assert_eq!(b.ask(&touch("t3", "A 1")).await["code"], "malformed");
    let hint = b.ask(&json!({"id": "h", "do": "hint", "seat": 1})).await;
    assert_eq!(hint["code"], "hint-against-people", "HA-34");
    server.stop().await;
}

#[tokio::test]
async fn a_socket_resumes_after_what_it_knew() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let path = browser.open("with=here").await;
    let mut socket = browser.socket(&path, 0).await;
    for seq in 1..=5 {
        let seen = socket.until(|message| message["t"] == "seen" && message["seq"] == seq - 1).await;
        let choice = &seen["offer"][0];
        let command = json!({"id": format!("m{seq}"), "do": "act", "seat": choice["seat"], "action": choice["action"], "seq": seq - 1});
        assert_eq!(socket.ask(&command).await["seq"], seq);
    }
    drop(socket);
    let seen = browser.socket(&path, 3).await.want("seen").await;
    let told: Vec<_> =
        seen["events"].as_array().expect("a list").iter().map(|one| one["seq"].clone()).collect();
    assert_eq!((&seen["after"], told), (&json!(3), vec![json!(4), json!(5)]));
    // Knowing more than there is harms nobody.
    let ahead = browser.socket(&path, 4_000_000_000).await.want("seen").await;
    assert_eq!((&ahead["seq"], &ahead["events"]), (&json!(5), &json!([])));
    for query in ["after=-1", "after=x", "after=99999999999"] {
        assert_eq!(browser.try_socket(&format!("{path}/live?{query}"), &[]).await.err(), Some(400));
    }
    assert_eq!(browser.try_socket("/table/aaaaaaaaaaaaaaaa/live", &[]).await.err(), Some(404));
    assert_eq!(browser.clone().get(&format!("{path}/live")).await.0, 400, "not a socket");
    server.stop().await;
}

#[tokio::test]
async fn forged_and_stale_tokens_hold_nothing() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (path, host, friend) = two(&server).await;
    let id = path.rsplit('/').next().expect("an id").to_owned();
    let genuine = host.cookies[0].1.clone();
    let flip = |c: char| if c == 'a' { 'b' } else { 'a' };
    let mut changed: String = genuine.clone();
    let last = changed.remove(0);
    changed.insert(0, flip(last));
    let mut elsewhere = server.browser();
    elsewhere.open("with=link&seat=0").await;
    let other = elsewhere.cookies[0].1.clone();
    for forged in ["", "x", &"a".repeat(52), &changed, &genuine.to_uppercase(), &other, "a.a.a.a.a.a.a.a.a.a"]
    {
        let mut thief = server.browser();
        thief.cookies =
            [format!("seat-{id}"), "key".to_owned()].map(|name| (name, forged.to_owned())).to_vec();
        let mut socket = thief.socket(&path, 0).await;
        assert_eq!(socket.want("seen").await["yours"], json!([]), "{forged}");
        assert_eq!(socket.ask(&act("t", 0, "d3")).await["code"], "only-watching");
        assert_eq!(socket.ask(&json!({"id": "r", "do": "resign", "seat": 0})).await["code"], "only-watching");
    }
    // A real token holds its own seat and no other.
    let mut socket = friend.socket(&path, 0).await;
    assert_eq!(socket.ask(&act("t", 0, "d3")).await["code"], "not-your-seat");
    assert_eq!(friend.socket(&path, 0).await.want("seen").await["seq"], 0);
    server.stop().await;
}

#[tokio::test]
async fn malformed_messages_are_refused_and_oversized_ones_end_the_socket() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let path = browser.open("with=here").await;
    let mut socket = browser.socket(&path, 0).await;
    socket.want("seen").await;
    for nonsense in
        ["", "hello", "{}", "[1,2]", r#"{"id":null,"do":"undo"}"#, "\u{0}\u{1}", &"[".repeat(4000)]
    {
        socket.send(nonsense).await;
        let refused = socket.want("refused").await;
        assert_eq!((&refused["id"], &refused["code"]), (&Value::Null, &json!("malformed")), "{nonsense:.20}");
    }
    socket.raw(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(socket.want("refused").await["code"], "malformed");
    assert_eq!(socket.ask(&json!({"id": "x", "do": "dance"})).await["code"], "malformed");
    let long = json!({"id": "y", "do": "act", "seat": 0, "action": "d3", "pad": "p".repeat(3000)});
    assert_eq!(socket.ask(&long).await["seq"], 1, "large, but not too large");
    socket.send(&"x".repeat(4097)).await;
    let end = loop {
        if let Err(end) = socket.next().await {
            break end;
        }
    };
    assert!(matches!(end, Some(1009) | None), "{end:?}");
    let seen = browser.socket(&path, 0).await.want("seen").await;
    assert_eq!(seen["seq"], 1, "the table stands as it stood");
    server.stop().await;
}

#[tokio::test]
async fn a_socket_that_talks_too_fast_is_told_so() {
    let dir = tempfile::tempdir().expect("a folder");
    let server =
        Server::with(dir.path(), meydan_web::Settings { messages_per_second: 1, ..unhurried() }).await;
    let mut browser = server.browser();
    let path = browser.open("with=here").await;
    let mut socket = browser.socket(&path, 0).await;
    for _ in 0..10 {
        socket.send(&act("m", 0, "a1").to_string()).await;
    }
    let refused = socket.until(|message| message["code"] == "too-fast").await;
    assert_eq!(refused["id"], "m");
    server.stop().await;
}

#[tokio::test]
async fn undo_by_consent_and_rematch_through_the_socket() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (path, mut host, friend) = two(&server).await;
    let (mut a, mut b) = (host.socket(&path, 0).await, friend.socket(&path, 0).await);
    assert_eq!(a.ask(&act("1", 0, "d3")).await["t"], "ack");
    assert_eq!(a.ask(&json!({"id": "u", "do": "undo"})).await["seq"], 1);
    assert_eq!(b.ask(&json!({"id": "y", "do": "undo-answer", "yes": true})).await["seq"], 2);
    b.until(|message| message["seq"] == 2 && message["pending"] == json!([0])).await;
    assert_eq!(b.ask(&json!({"id": "r", "do": "resign", "seat": 1})).await["t"], "ack");
    a.until(|message| message["over"] == true).await;
    let (status, record) = host.get(&format!("{path}/record")).await;
    assert!(status == 200 && meydan_core::record::Record::read(&record).is_ok());
    let (status, other) = host.get(&format!("{path}/record?as=ggf")).await;
    assert!(status == 200 && other.starts_with("(;GM[Othello]"), "{status}: {other}");
    assert_eq!(host.get(&format!("{path}/record?as=nothing")).await.0, 404);
    assert_eq!(a.ask(&json!({"id": "again", "do": "rematch"})).await["t"], "ack");
    assert_eq!(b.ask(&json!({"id": "again-too", "do": "rematch"})).await["t"], "ack");
    let seen = a.until(|message| message["rematch"].is_string()).await;
    let next = seen["rematch"].as_str().expect("a path").to_owned();
    // The key holds the new seat as well.
    let before = host.cookies.clone();
    assert_eq!(host.get(&next).await.0, 200);
    assert_eq!(host.cookies, before);
    assert_eq!(host.socket(&next, 0).await.want("seen").await["yours"], json!([1]));
    server.stop().await;
}

#[tokio::test]
async fn what_a_computer_thinks_is_told_with_its_move_and_stands_on_the_page() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut host = server.browser();
    let path = host.open("with=computer&level=casual&seat=0").await;
    let (mut a, mut watcher) = (host.socket(&path, 0).await, server.browser().socket(&path, 0).await);
    assert_eq!(a.want("seen").await["opinions"], json!([]));
    assert_eq!(a.ask(&act("1", 0, "d3")).await["t"], "ack");
    for socket in [&mut a, &mut watcher] {
        let seen = socket.until(|message| message["seq"] == 2 && message["t"] == "seen").await;
        let told = &seen["opinions"][0];
        assert_eq!((&told["seat"], &told["seq"]), (&json!(1), &json!(2)));
        assert_eq!((&told["certainty"], &told["depth"]), (&json!("estimated"), &json!(2)));
        assert!(told["value"].is_i64() && told["nodes"].is_u64(), "{told}");
        let players = seen["html"]["players"].as_str().expect("a part");
        assert!(players.contains(">estimated</span>") && players.contains("depth 2"), "{players}");
    }
    // Whoever opens the page now reads the same; the moment before knows nothing of it.
    assert!(host.get(&path).await.1.contains(">estimated</span>"));
    assert!(!host.get(&format!("{path}?at=1")).await.1.contains(">estimated</span>"));
    let hint = a.ask(&json!({"id": "h", "do": "hint", "seat": 0})).await;
    assert_eq!(hint["opinion"]["certainty"], "estimated");
    assert!(hint["places"].as_array().is_some_and(|places| places.len() == 1));
    assert!(hint["text"].as_str().is_some_and(|text| text.contains("For you: ")), "{hint}");
    server.stop().await;
}

/// Point 8: only what changed is sent, and it names what it is a change of.
#[tokio::test]
async fn only_what_changed_is_sent() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let (_, path) = browser.post("/play/chess", "with=here").await;
    let mut socket = browser.socket(&path, 0).await;
    let first = socket.next_raw().await.expect("a message");
    assert!(first.get("base").is_none() && first["set"]["part:board"]["i"].is_string());
    socket.send(&act("1", 0, "touch-e2").to_string()).await;
    let touched = socket.until_raw(|message| message["seq"] == 1 && message["t"] == "seen").await;
    assert_eq!(touched["base"], first["version"]);
    let keys: Vec<&str> = touched["set"].as_object().expect("changes").keys().map(String::as_str).collect();
    assert!(keys.contains(&"square:e2") && !keys.iter().any(|key| key.starts_with("part:")), "{keys:?}");
    assert!(touched.get("list").is_none(), "a touch is no move");
    assert!(touched.to_string().len() * 10 < first.to_string().len(), "{touched}");
    // Who connects again has nothing and is sent everything.
    let again = browser.socket(&path, 1).await.next_raw().await.expect("a message");
    assert!(again.get("base").is_none() && again["set"]["part:board"]["i"].is_string());
    server.stop().await;
}

/// Point 8: a table is drawn once for all who see the same, and their sockets get the same text.
#[tokio::test]
async fn an_audience_is_told_the_same() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (path, host, friend) = two(&server).await;
    let mut player = host.socket(&path, 0).await;
    let mut watchers = [server.browser().socket(&path, 0).await, server.browser().socket(&path, 0).await];
    for watcher in &mut watchers {
        // The second one is there by now.
        watcher.want("seen").await;
    }
    assert_eq!(player.ask(&act("1", 0, "d3")).await["t"], "ack");
    let [one, other] = &mut watchers;
    let told = |message: &Value| message["seq"] == 1 && message["t"] == "seen";
    let (one, other) = (one.until_raw(told).await, other.until_raw(told).await);
    assert!(one == other && one["base"].is_u64(), "{one} {other}");
    // What one of those who play may do is nobody else's.
    assert_eq!((&one["offer"], one["yours"].as_array().map(Vec::len)), (&json!({}), Some(0)));
    let own = friend.socket(&path, 0).await.want("seen").await;
    assert!(own["offer"].as_array().is_some_and(|offer| !offer.is_empty()));
    server.stop().await;
}

#[tokio::test]
async fn after_a_restart_nobody_waits_for_an_answer_that_cannot_come() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (path, host, friend) = two(&server).await;
    let (mut a, mut b) = (host.socket(&path, 0).await, friend.socket(&path, 0).await);
    assert_eq!(a.ask(&act("1", 0, "d3")).await["t"], "ack");
    assert_eq!(a.ask(&json!({"id": "u", "do": "undo"})).await["t"], "ack");
    let part = |seen: &Value, name: &str| seen["html"][name].as_str().expect("a part").to_owned();
    a.until(|message| message["t"] == "seen" && part(message, "asks").contains("Waiting for the answer"))
        .await;
    b.until(|message| message["t"] == "seen" && part(message, "asks").contains("undo-answer")).await;
    server.stop().await;

    let server = Server::start(dir.path()).await;
    // The browsers come back with what they knew, as after any break.
    let back = |cookies: &Browser| {
        let mut browser = server.browser();
        browser.cookies.clone_from(&cookies.cookies);
        browser
    };
    let (mut a, mut b) = (back(&host).socket(&path, 1).await, back(&friend).socket(&path, 1).await);
    let (seen, other) = (a.want("seen").await, b.want("seen").await);
    assert!([seen.clone(), other].iter().all(|seen| !part(seen, "asks").contains("undo")));
    assert!(part(&seen, "buttons").contains("data-do=\"undo\""), "it can be asked for again");
    let late = b.ask(&json!({"id": "y", "do": "undo-answer", "yes": true})).await;
    assert_eq!((&late["t"], &late["code"]), (&json!("refused"), &json!("undo-not-asked")));
    assert_eq!(a.ask(&json!({"id": "u", "do": "undo"})).await["t"], "ack");
    assert_eq!(b.ask(&json!({"id": "y2", "do": "undo-answer", "yes": true})).await["seq"], 2);
    server.stop().await;
}

/// Lines that look like messages, nearly look like messages, or like nothing at all.
fn lines() -> impl Strategy<Value = String> {
    use proptest::prelude::*;
    let word =
        prop_oneof![Just("act"), Just("resign"), Just("undo-answer"), Just("hint"), Just("rename"), Just("")];
    let value = prop_oneof![
        any::<i64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
        "[a-i][0-9]".prop_map(Value::from),
        Just(Value::Null),
        Just(json!([[]])),
        any::<bool>().prop_map(Value::from),
    ];
    // Never legal: the seat is not this browser's, or there is none.
    let message =
        (word, value.clone(), 1u8..9, value.clone(), value).prop_map(|(word, id, seat, action, seq)| {
            json!({"id": id, "do": word, "seat": seat, "action": action, "seq": seq}).to_string()
        });
    let cut = (message.clone(), any::<prop::sample::Index>()).prop_map(|(text, at)| {
        let at = at.index(text.len() + 1);
        text.char_indices().take_while(|(index, _)| *index < at).map(|(_, c)| c).collect::<String>()
    });
    prop_oneof![4 => message, 2 => cut, 2 => any::<String>(), 1 => "\\PC{0,400}", 1 => "[\\[\\]{}\",:0-9a-z]{0,60}"]
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_of_nonsense_change_nothing() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (path, host, friend) = two(&server).await;
    let mut a = host.socket(&path, 0).await;
    assert_eq!(a.ask(&act("1", 0, "d3")).await["t"], "ack");
    let before = friend.socket(&path, 0).await.want("seen").await;
    // It is B's turn, and A talks nonsense.
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let lines = lines();
    for number in 0..1_000 {
        let line = lines.new_tree(&mut runner).expect("a line").current();
        a.send(&line).await;
        let answer = a.until(|message| message["t"] != "seen").await;
        assert_eq!(answer["t"], "refused", "line {number}: {line:?} gave {answer}");
    }
    let after = friend.socket(&path, 0).await.want("seen").await;
    assert_eq!(
        (&before["seq"], &before["offer"], &before["html"]["board"]),
        (&after["seq"], &after["offer"], &after["html"]["board"])
    );
    server.stop().await;
}

/// CH-50: a finished game of chess as its own file, named by players and game.
#[tokio::test]
async fn a_finished_game_of_chess_is_saved_in_its_formats() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let (_, path) = browser.post("/play/chess", "with=here&name0=Shirin&name1=Deniz&opt-name=Friday").await;
    let mut socket = browser.socket(&path, 0).await;
    assert_eq!(socket.ask(&act("1", 0, "Pe2e4")).await["t"], "ack");
    assert_eq!(
        browser.get(&format!("{path}/record?as=acd")).await.0,
        200,
        "CH-65: at one screen at any moment"
    );
    let (_, shared) = browser.post("/play/chess", "with=link&name=Shirin").await;
    assert_eq!(
        browser.get(&format!("{shared}/record?as=acd")).await.0,
        409,
        "with others not while it goes on"
    );
    assert_eq!(socket.ask(&json!({"id": "2", "do": "resign", "seat": 1})).await["t"], "ack");
    let page = browser.get(&path).await.1;
    for format in ["acd", "pgn"] {
        assert!(page.contains(&format!("{path}/record?as={format}")), "{format}");
        let answer = browser.get_with(&format!("{path}/record?as={format}"), &[]).await;
        assert_eq!(answer.status(), 200);
        let name = answer.headers()["content-disposition"].to_str().expect("text").to_owned();
        assert!(name.ends_with(&format!("filename*=UTF-8''Shirin-Deniz-Friday.{format}")), "{name}");
        assert!(answer.text().await.expect("text").contains("Shirin"));
    }
    server.stop().await;
}

/// Names may be left empty on the page.
#[tokio::test]
async fn a_game_without_names_is_saved_as_well() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let (_, path) = browser.post("/play/chess", "with=here").await;
    let mut socket = browser.socket(&path, 0).await;
    assert_eq!(socket.ask(&json!({"id": "1", "do": "resign", "seat": 1})).await["t"], "ack");
    for format in ["acd", "pgn"] {
        let (status, text) = browser.get(&format!("{path}/record?as={format}")).await;
        assert_eq!(status, 200, "{format}: {text}");
    }
    server.stop().await;
}

/// What is left by the clock of a seat, as the page has it.
fn left(seen: &Value, seat: u8) -> u64 {
    let players = seen["html"]["players"].as_str().expect("markup");
    let (_, clock) = players.split_once(&format!("data-key=\"clock:{seat}\"")).expect("a clock");
    let (_, left) = clock.split_once("data-left=\"").expect("what is left");
    left.split('"').next().and_then(|left| left.parse().ok()).expect("a number")
}

#[tokio::test]
async fn ha_20_the_clock_is_the_servers_and_what_a_client_says_about_time_is_not_heard() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut host, mut friend) = (server.browser(), server.browser());
    let clock = "clock=own&minutes=0&seconds=30&increment=0";
    let path = host.open(&format!("with=link&seat=0&name=A&{clock}")).await;
    assert_eq!(friend.post(&format!("{path}/sit"), "name=B").await.0, 303);
    let mut a = host.socket(&path, 0).await;
    assert!(a.want("time").await["now"].as_u64().is_some_and(|now| now > 1_700_000_000_000));
    assert!(left(&a.want("seen").await, 0) <= 30_000);
    let lie = json!({"id": "1", "do": "act", "seat": 0, "action": "d3", "at": 0, "now": 1, "left": 9_000_000, "clocks": [9, 9]});
    assert_eq!(a.ask(&lie).await["t"], "ack");
    let seen = a.until(|message| message["t"] == "seen" && message["pending"] == json!([1])).await;
    assert!(left(&seen, 0) <= 30_000, "{seen}");
    // Nobody ends the game by a message of their own.
    for what in ["flag", "time", "pause", "here"] {
        let told = a.ask(&json!({"id": what, "do": what, "seats": [1], "seat": 1})).await;
        assert_eq!(told["code"], "malformed", "{what}");
    }
    let refused = a.ask(&json!({"id": "c", "do": "claim", "claim": "win"})).await;
    assert_eq!(refused["code"], "not-away");
    server.stop().await;
}
