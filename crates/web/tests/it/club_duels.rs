//! Duels of members over real connections: who may begin one, who sits where, what
//! others learn of it, and that it is rewarded.

use meydan_web::Settings;
use serde_json::{Value, json};

use crate::support::browser::Socket;
use crate::support::{Browser, Server, act, number, registered, unhurried};

/// Fourteen kinds of cards make a deck of 42. Each member has another one of the last.
const KINDS: [&str; 13] = [
    "Haniwa",
    "Man-Eater Bug",
    "Curtain of the dark ones",
    "Marshmallon",
    "Bitron",
    "Exploder Dragon",
    "Wattkid",
    "Battle warrior",
    "Flame manipulator",
    "Baby dragon",
    "Yomi Ship",
    "Silver Fang",
    "Hero of the east",
];

/// A member with an active deck, in which are three of a card of their own.
async fn player(server: &Server, name: &str, own: &str) -> Browser {
    let mut browser = registered(server, name).await;
    let mut deck = String::new();
    for card in KINDS.into_iter().chain([own]) {
        let form = format!("card={}&count=3", card.replace(' ', "+"));
        assert_eq!(browser.post("/club/shop", &form).await.0, 303, "{card}");
        deck.push_str(&format!("3 {card}\n"));
    }
    let form = format!("deck=mine&text={}", meydan_pages::encoded(&deck));
    assert_eq!(browser.post("/club/decks/import", &form).await.0, 303);
    assert_eq!(browser.post("/club/decks/activate", "deck=mine").await.0, 303);
    browser
}

async fn ada(server: &Server) -> Browser {
    player(server, "ada", "Alexandrite Dragon").await
}

async fn bo(server: &Server) -> Browser {
    player(server, "bob", "Leotron").await
}

/// Makes a challenge and gives its path.
async fn challenge(browser: &mut Browser) -> String {
    let (status, path) = browser.post("/club/duels", "with=link&rounds=1").await;
    assert!(status == 303 && path.starts_with("/club/challenge/"), "{status} {path}");
    path
}

/// Goes where a duel leads, and gives the path of the table.
async fn go(browser: &mut Browser, path: &str) -> String {
    let answer = browser.get_with(path, &[]).await;
    assert_eq!(answer.status(), 303, "{path}");
    answer.headers()["location"].to_str().expect("text").to_owned()
}

async fn coins(browser: &mut Browser) -> i64 {
    let (_, page) = browser.get("/club").await;
    number(&page, "data-coins")
}

/// Waits until the page tells what both got.
async fn rewarded(socket: &mut Socket) -> String {
    let seen = socket
        .until(|message| message["html"]["asks"].as_str().is_some_and(|asks| asks.contains("data-gains")))
        .await;
    seen["html"]["asks"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_challenge_is_accepted_played_and_rewarded() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut ada, mut bo) = (ada(&server).await, bo(&server).await);
    let path = challenge(&mut ada).await;
    let (status, page) = ada.get(&path).await;
    assert!(status == 200 && page.contains(&format!("http://{}{path}", server.address)), "the link to send");
    assert_eq!(ada.get(&format!("{path}/state")).await, (200, "{\"to\":null}".to_owned()));
    let (_, list) = ada.get("/club/duels").await;
    assert!(list.contains(&format!("href=\"{path}\"")));
    let (status, page) = bo.get(&path).await;
    assert!(status == 200 && page.contains("ada-nick") && page.contains("<bdi>mine</bdi>"));
    let (status, duel) = bo.post(&format!("{path}/accept"), "").await;
    assert!(status == 303 && duel.starts_with("/club/duel/"), "{duel}");
    assert_eq!(bo.post(&format!("{path}/accept"), "").await, (303, duel.clone()), "pressed twice");
    let table = go(&mut bo, &duel).await;
    assert!(table.starts_with("/table/"));
    // Who waits is told where to go, and so is who loads the page again.
    assert_eq!(ada.get(&format!("{path}/state")).await, (200, json!({ "to": duel }).to_string()));
    assert_eq!(go(&mut ada, &path).await, duel);
    assert_eq!(go(&mut ada, &duel).await, table);
    let (_, page) = ada.get(&table).await;
    assert!(
        page.contains("A duel of the club") && page.contains("club/faces.css") && page.contains("avatar a0")
    );
    for forbidden in ["data-do=\"hint\"", "data-do=\"undo\"", "data-do=\"rematch\""] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
    let before = (coins(&mut ada).await, coins(&mut bo).await);
    let (mut first, mut second) = (ada.socket(&table, 0).await, bo.socket(&table, 0).await);
    assert_eq!(first.want("seen").await["yours"], json!([0]), "the challenger has the first seat");
    assert_eq!(second.want("seen").await["yours"], json!([1]));
    for what in ["undo", "rematch"] {
        assert_eq!(first.ask(&json!({"id": what, "do": what})).await["t"], "refused", "{what}");
    }
    assert_eq!(first.ask(&json!({"id": "h", "do": "hint", "seat": 0})).await["code"], "rated");
    assert_eq!(first.ask(&act("c", 0, "cheat win 1")).await["code"], "no-cheats");
    assert_eq!(ada.post("/club/coins", "amount=1000").await.0, 404);
    assert!(!ada.get("/club").await.1.contains("/club/coins"));
    assert_eq!(second.ask(&json!({"id": "r", "do": "resign", "seat": 1})).await["t"], "ack");
    for socket in [&mut first, &mut second] {
        let asks = rewarded(socket).await;
        assert!(asks.contains("+1,000 score, +9,000 coins") && asks.contains("+100 coins"), "{asks}");
    }
    assert_eq!((coins(&mut ada).await, coins(&mut bo).await), (before.0 + 9_000, before.1 + 100));
    let (_, page) = ada.get(&table).await;
    assert!(page.contains("href=\"/club/duels\"") && page.contains("data-do=\"rematch\""));
    // HA-25: another one when both want it, and the other begins.
    assert_eq!(first.ask(&json!({"id": "again", "do": "rematch"})).await["t"], "ack");
    assert_eq!(second.ask(&json!({"id": "again-too", "do": "rematch"})).await["t"], "ack");
    let seen = first.until(|message| message["rematch"].is_string()).await;
    let next = seen["rematch"].as_str().expect("a path").to_owned();
    assert!(next.starts_with("/club/duel/") && next != duel, "{next}");
    let again = go(&mut ada, &next).await;
    assert_eq!(go(&mut bo, &next).await, again);
    assert_eq!(bo.socket(&again, 0).await.want("seen").await["yours"], json!([0]));
    assert_eq!(ada.socket(&again, 0).await.want("seen").await["yours"], json!([1]));
    let (_, page) = bo.get("/club/duels").await;
    assert!(page.contains("Lost") && page.contains("+100 coins") && page.contains(&duel));
    let (_, page) = ada.get("/club/scores").await;
    assert!(page.contains("<td>1000</td>"));
    server.stop().await;
    // Another start pays nothing again.
    let server = Server::start(dir.path()).await;
    let mut again = server.browser();
    again.cookies = ada.cookies.clone();
    assert_eq!(coins(&mut again).await, before.0 + 9_000);
    server.stop().await;
}

#[tokio::test]
async fn who_may_not_duel_is_told_why() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut ada, mut poor) = (ada(&server).await, registered(&server, "poor").await);
    let mut stranger = server.browser();
    let path = challenge(&mut ada).await;
    // Not signed in: the entrance, or the page of the challenge with its forms.
    assert_eq!(go(&mut stranger, "/club/duels").await, "/club");
    assert_eq!(stranger.post("/club/duels", "with=computer&rounds=1").await, (303, "/club".to_owned()));
    let (status, page) = stranger.get(&path).await;
    assert!(status == 200 && page.contains(&format!("name=\"back\" value=\"{path}\"")));
    assert_eq!(stranger.post(&format!("{path}/accept"), "").await, (303, path.clone()));
    assert_eq!(stranger.post(&format!("{path}/withdraw"), "").await, (303, "/club".to_owned()));
    assert_eq!(stranger.get(&format!("{path}/state")).await.0, 404);
    // No deck, too few cards, no such length, nobody, oneself.
    let (status, page) = poor.get("/club/duels").await;
    assert!(status == 200 && page.contains("no active deck yet") && !page.contains("name=\"rounds\""));
    for form in [
        "with=computer&rounds=1",
        "with=link&rounds=1",
        "with=here&rounds=1&username=ada&password=secret-ada",
    ] {
        let (status, page) = poor.post("/club/duels", form).await;
        assert!(status == 422 && page.contains("You have no active deck."), "{form}: {status}");
    }
    let (status, page) = poor.post(&format!("{path}/accept"), "").await;
    assert!(status == 422 && page.contains("You have no active deck."));
    assert_eq!(poor.post("/club/decks/create", "deck=small").await.0, 303);
    assert_eq!(poor.post("/club/decks/activate", "deck=small").await.0, 303);
    let (_, page) = poor.get("/club/duels").await;
    assert!(page.contains("not complete yet") && page.contains("/club/deck?name=small"));
    let (status, page) = poor.post(&format!("{path}/accept"), "").await;
    assert!(status == 422 && page.contains("fewer than 40 cards"));
    for (form, said) in [
        ("with=computer", "one round or three"),
        ("with=computer&rounds=2", "one round or three"),
        ("with=link&rounds=-1", "one round or three"),
        ("with=here&rounds=1&username=poor&password=wrong", "do not match"),
        ("with=here&rounds=1&username=poor", "do not match"),
        ("with=here&rounds=1&username=nobody&password=x", "do not match"),
        ("with=here&rounds=1&username=ada&password=secret-ada", "Nobody duels with themselves"),
        (
            "with=here&rounds=1&username=poor&password=secret-poor",
            "The active deck of \u{2068}poor-nick\u{2069} has fewer",
        ),
    ] {
        let (status, page) = ada.post("/club/duels", form).await;
        assert!(status == 422 && page.contains(said), "{form}: {status}");
        assert!(!page.contains("secret-"), "a password never comes back");
    }
    for form in ["", "with=moon&rounds=1", "rounds=1", "with=computer&rounds=1&level=god"] {
        assert_eq!(ada.post("/club/duels", form).await.0, 400, "{form}");
    }
    let (_, page) = ada.get("/club/duels").await;
    assert!(!page.contains("/club/duel/"), "nothing was begun");
    server.stop().await;
}

#[tokio::test]
async fn the_other_members_name_is_tried_so_often_only() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::with(dir.path(), Settings { sign_ins: 2, ..unhurried() }).await;
    let (mut ada, _bo) = (ada(&server).await, registered(&server, "bob").await);
    for _ in 0..2 {
        assert_eq!(ada.post("/club/duels", "with=here&rounds=1&username=bob&password=x").await.0, 422);
    }
    let (status, page) = ada.post("/club/duels", "with=here&rounds=1&username=bob&password=secret-bob").await;
    assert!(status == 429 && page.contains("Wait half a minute"), "{status}");
    // It is the same count as that of the entrance.
    assert_eq!(server.browser().post("/club/sign-in", "username=bob&password=secret-bob").await.0, 429);
    server.stop().await;
}

#[tokio::test]
async fn a_challenge_is_nobodys_but_its_makers_and_accepted_once() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut ada, mut bo) = (ada(&server).await, bo(&server).await);
    let mut third = player(&server, "cem", "Leotron").await;
    for nonsense in ["x", "abcdefghijkmnpqr", "..%2f..", "ABCDEFGHIJKMNPQR", &"a".repeat(5000)] {
        assert_eq!(ada.get(&format!("/club/challenge/{nonsense}")).await.0, 404);
        assert_eq!(ada.get(&format!("/club/duel/{nonsense}")).await.0, 404);
        for deed in ["accept", "withdraw"] {
            assert_eq!(ada.post(&format!("/club/challenge/{nonsense}/{deed}"), "").await.0, 404);
        }
    }
    let path = challenge(&mut ada).await;
    let (status, page) = ada.post(&format!("{path}/accept"), "").await;
    assert!(status == 422 && page.contains("your own challenge"));
    let (status, page) = bo.post(&format!("{path}/withdraw"), "").await;
    assert!(status == 422 && page.contains("no such challenge of yours"));
    let evil = bo.post_with(&format!("{path}/accept"), "", &[("origin", "http://evil.example")]).await;
    assert_eq!(evil.status(), 403);
    let accept = format!("{path}/accept");
    let (one, two) = tokio::join!(bo.post(&accept, ""), third.post(&accept, ""));
    let mut statuses = [one.0, two.0];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409], "one of two who accept at the same moment");
    let (late, duel) = if one.0 == 303 { (&mut third, one.1) } else { (&mut bo, two.1) };
    let (status, page) = late.get(&path).await;
    assert!(status == 409 && page.contains("accepted by somebody else") && !page.contains(&duel));
    let (status, page) = ada.post(&format!("{path}/withdraw"), "").await;
    assert_eq!((status, page.as_str()), (303, duel.as_str()), "too late: the duel has begun");
    // Who does not play may watch, with no seat and no cookie.
    let table = go(late, &duel).await;
    assert!(late.cookies.iter().all(|(name, _)| !name.starts_with("seat-")));
    assert_eq!(late.socket(&table, 0).await.want("seen").await["yours"], json!([]));
    // A challenge that is withdrawn is gone.
    let path = challenge(&mut ada).await;
    assert_eq!(ada.post(&format!("{path}/withdraw"), "").await, (303, "/club/duels".to_owned()));
    assert_eq!(late.get(&path).await.0, 404);
    server.stop().await;
}

#[tokio::test]
async fn who_signs_in_or_registers_comes_back_to_the_challenge() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut ada = ada(&server).await;
    let path = challenge(&mut ada).await;
    let mut new = server.browser();
    let register = |name: &str, back: &str| {
        format!("username={name}&nickname={name}&password=long-enough&back={}", meydan_pages::encoded(back))
    };
    // What is refused keeps the way back.
    let (status, page) = new.post("/club/register", &register("ada", &path)).await;
    assert!(status == 422 && page.contains(&format!("name=\"back\" value=\"{path}\"")));
    assert_eq!(new.post("/club/register", &register("bob", &path)).await, (303, path.clone()));
    let (_, page) = new.get(&path).await;
    assert!(
        page.contains("challenges you") && page.contains("no active deck yet") && !page.contains("/accept\"")
    );
    let back = format!("username=bob&password=long-enough&back={path}");
    assert_eq!(server.browser().post("/club/sign-in", &back).await, (303, path));
    let elsewhere =
        ["//evil.example/club/", "https://evil.example/club/", "/table/x", "/club", "\\", "/club/\u{e9}"];
    for (number, elsewhere) in elsewhere.into_iter().enumerate() {
        let form = register(&format!("new{number}"), elsewhere);
        let (status, place) = server.browser().post("/club/register", &form).await;
        assert_eq!((status, place.as_str()), (303, "/club"), "{elsewhere}");
    }
    server.stop().await;
}

#[tokio::test]
async fn two_at_one_screen_and_one_of_them_elsewhere() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut ada, mut bo) = (ada(&server).await, bo(&server).await);
    let (status, table) =
        ada.post("/club/duels", "with=here&rounds=3&username=bob&password=secret-bob").await;
    assert!(status == 303 && table.starts_with("/table/"), "{table}");
    let seen = ada.socket(&table, 0).await.want("seen").await;
    assert_eq!(seen["yours"], json!([0, 1]), "both sit here");
    assert!(seen["html"]["board"].as_str().is_some_and(|board| !board.contains("hand:1")), "covered");
    // Going on with it leaves both seats here; elsewhere a member has the own one.
    let duel = table.replace("/table/", "/club/duel/");
    assert_eq!(go(&mut ada, &duel).await, table);
    assert_eq!(ada.socket(&table, 0).await.want("seen").await["yours"], json!([0, 1]));
    let (_, page) = bo.get("/club/duels").await;
    assert!(page.contains(&format!("href=\"{duel}\"")), "a duel to go on with");
    let (_, page) = bo.get(&table).await;
    assert!(page.contains("You play in this duel.") && page.contains(&duel));
    assert_eq!(go(&mut bo, &duel).await, table);
    assert_eq!(bo.socket(&table, 0).await.want("seen").await["yours"], json!([1]));
    // Who signs out leaves no seat behind, at a duel of the club or elsewhere: seats are the member's.
    let other = ada.open("with=here").await;
    assert_eq!(ada.post("/club/sign-out", "").await.0, 303);
    assert_eq!(ada.socket(&table, 0).await.want("seen").await["yours"], json!([]));
    assert_eq!(ada.socket(&other, 0).await.want("seen").await["yours"], json!([]));
    assert_eq!(ada.post("/club/sign-in", "username=ada&password=secret-ada").await.0, 303);
    assert_eq!(ada.socket(&other, 0).await.want("seen").await["yours"], json!([0, 1]));
    server.stop().await;
}

#[tokio::test]
async fn nobody_learns_a_deck_before_the_end() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut ada, mut bo) = (ada(&server).await, bo(&server).await);
    let path = challenge(&mut ada).await;
    let (_, duel) = bo.post(&format!("{path}/accept"), "").await;
    let table = go(&mut bo, &duel).await;
    let id = table.trim_start_matches("/table/");
    let mut stranger = server.browser();
    for (who, browser) in [("the other", &mut bo), ("a stranger", &mut stranger)] {
        for path in [
            format!("/play/duel?from={id}"),
            table.clone(),
            format!("{table}/at/0"),
            format!("{table}?at=0"),
            format!("{table}/record"),
            "/".to_owned(),
            "/club/duels".to_owned(),
            path.clone(),
        ] {
            let (_, page) = browser.get(&path).await;
            assert!(!page.contains("Alexandrite Dragon"), "{who} reads a card of Ada's at {path}");
            // Ada alone sees what she holds: of what both have in their decks others see their own at most.
            assert!(who == "the other" || KINDS.iter().all(|card| !page.contains(card)), "{who} at {path}");
        }
    }
    assert_eq!(stranger.get(&format!("{table}/record")).await.0, 409, "not before it is over");
    let set_up = ada.get(&format!("/play/duel?from={id}")).await.1;
    assert!(!set_up.contains("Alexandrite") && !set_up.contains("deck1"), "not even to the owner");
    server.stop().await;
}

#[tokio::test]
async fn cheats_count_where_the_server_allows_them() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::with(dir.path(), Settings { cheats: true, ..unhurried() }).await;
    let mut ada = ada(&server).await;
    let before = coins(&mut ada).await;
    let (status, table) = ada.post("/club/duels", "with=computer&rounds=3&level=newcomer").await;
    assert!(status == 303 && table.starts_with("/table/"));
    let mut socket = ada.socket(&table, 0).await;
    assert_eq!(socket.want("seen").await["yours"], json!([0]));
    assert_eq!(socket.ask(&act("life", 0, "cheat life 500")).await["t"], "ack");
    assert_eq!(socket.ask(&act("win1", 0, "cheat win 1")).await["t"], "ack");
    // Nothing can be exchanged without a side deck. The loser begins the second round, and a cheat
    // is for who is asked what to do in a phase.
    let asked = |message: &Value| {
        message["offer"].as_array().is_some_and(|offer| offer.iter().any(|one| one["action"] == "next"))
    };
    socket.until(|message| message["t"] == "seen" && asked(message)).await;
    assert_eq!(socket.ask(&act("win2", 0, "cheat win 1")).await["t"], "ack");
    // 3,000 and three times 8,500, whatever the second round left.
    let asks = rewarded(&mut socket).await;
    assert!(asks.contains("+3,000 score, +28,500 coins"), "{asks}");
    assert_eq!(coins(&mut ada).await, before + 28_500);
    // Coins themselves are one too (DU-264).
    assert!(ada.get("/club").await.1.contains("action=\"/club/coins\""));
    assert_eq!(ada.post("/club/coins", "amount=1000").await.0, 200);
    for nonsense in ["", "amount=0", "amount=-5", "amount=x", "amount=9223372036854775807"] {
        assert_eq!(ada.post("/club/coins", nonsense).await.0, 422, "{nonsense}");
    }
    assert_eq!(coins(&mut ada).await, before + 29_500);
    server.stop().await;
}

/// DU-264: the forms of a table do what they say for who plays there, and for nobody else.
#[tokio::test]
async fn cheats_are_forms_for_who_plays_and_for_nobody_else() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::with(dir.path(), Settings { cheats: true, ..unhurried() }).await;
    let (mut ada, mut other) = (ada(&server).await, registered(&server, "other").await);
    let (_, table) = ada.post("/club/duels", "with=computer&rounds=1&level=newcomer").await;
    let path = format!("{table}/cheat");
    let mut socket = ada.socket(&table, 0).await;
    socket.until(|seen| seen["offer"].as_array().is_some_and(|offer| !offer.is_empty())).await;
    assert!(ada.get(&table).await.1.contains("id=\"duel-cheats\""));
    assert!(!other.get(&table).await.1.contains("duel-cheats"), "who watches has none");
    assert_eq!(other.post(&path, "cheat=life&amount=500").await.0, 403);
    for nonsense in [
        "",
        "cheat=fly",
        "cheat=life",
        "cheat=life&amount=0",
        "cheat=life&amount=-5",
        "cheat=take&card=x",
        "cheat=power&spot=monster-1&atk=0&def=0",
        "cheat=power&spot=hell&atk=1&def=1",
        "cheat=win&seat=2",
    ] {
        assert_eq!(ada.post(&path, nonsense).await.0, 400, "{nonsense}");
    }
    for refused in ["cheat=unbury&card=3", "cheat=power&spot=monster-1&atk=1&def=0", "cheat=take&card=9999"] {
        assert_eq!(ada.post(&path, refused).await.0, 409, "{refused}");
    }
    assert_eq!(ada.post("/table/nonsense/cheat", "cheat=skip").await.0, 404);
    assert_eq!(ada.post(&path, "cheat=life&amount=500").await, (303, table.clone()));
    assert!(ada.get(&table).await.1.contains("data-life=\"8500\""));
    let answer = ada.post_with(&path, "cheat=life&amount=5", &[("accept", "application/json")]).await;
    assert_eq!(answer.text().await.expect("text"), "{\"said\":\"Done.\"}");
    let answer = ada.post_with(&path, "cheat=unbury&card=3", &[("accept", "application/json")]).await;
    assert_eq!(answer.text().await.expect("text"), "{\"said\":\"There is no card there.\"}");
    let (_, othello) = ada.post("/play/othello", "with=here").await;
    assert_eq!(ada.post(&format!("{othello}/cheat"), "cheat=skip").await.0, 404);
    server.stop().await;
}

#[tokio::test]
async fn who_takes_another_face_has_it_at_the_table_at_once() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut ada = ada(&server).await;
    let (_, table) = ada.post("/club/duels", "with=computer&rounds=1&level=newcomer").await;
    let mut watches = server.browser().socket(&table, 0).await;
    let has = |face: &'static str| {
        move |message: &Value| message["html"]["players"].as_str().is_some_and(|all| all.contains(face))
    };
    watches.until(has("avatar a0")).await;
    assert_eq!(ada.post("/club/avatar", "avatar=3").await.0, 200);
    watches.until(has("avatar a3")).await;
    // What is refused changes nothing, and the face is there for who comes later.
    assert_ne!(ada.post("/club/avatar", "avatar=99").await.0, 200);
    server.browser().socket(&table, 0).await.until(has("avatar a3")).await;
    server.stop().await;
}

/// Issue 17, point 7: whoever took over a browser's cookies is out, and nobody else is.
#[tokio::test]
async fn a_changed_password_ends_the_seats_that_others_hold_by_the_old_one() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut ada, mut bo) = (ada(&server).await, bo(&server).await);
    let path = challenge(&mut ada).await;
    let (_, duel) = bo.post(&format!("{path}/accept"), "").await;
    let table = go(&mut bo, &duel).await;
    assert_eq!(go(&mut ada, &duel).await, table);
    let mut thief = ada.clone();
    let mut open = thief.socket(&table, 0).await;
    assert_eq!(open.want("seen").await["yours"], json!([0]));
    let form = "current=secret-ada&new=better-than-that";
    assert_eq!(ada.post("/club/password", form).await.0, 200);
    let end = loop {
        if let Err(end) = open.next().await {
            break end;
        }
    };
    assert_eq!(end, Some(1012), "everybody comes again");
    assert_eq!(thief.socket(&table, 0).await.want("seen").await["yours"], json!([]), "to watch");
    assert_eq!(ada.socket(&table, 0).await.want("seen").await["yours"], json!([0]));
    assert_eq!(bo.socket(&table, 0).await.want("seen").await["yours"], json!([1]));
    let (_, page) = thief.get("/club").await;
    assert!(page.contains("/club/sign-in"), "signed out");
    // The new token is the one that is given again elsewhere, also after a restart.
    server.stop().await;
    let server = Server::start(dir.path()).await;
    let mut elsewhere = server.browser();
    assert_eq!(elsewhere.post("/club/sign-in", "username=ada&password=better-than-that").await.0, 303);
    assert_eq!(go(&mut elsewhere, &duel).await, table);
    assert_eq!(elsewhere.socket(&table, 0).await.want("seen").await["yours"], json!([0]));
}
