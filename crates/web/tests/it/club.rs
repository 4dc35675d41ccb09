//! The duel club over real connections: forms without scripts, one's own and nobody else's.

use meydan_web::Settings;

use crate::support::{Browser, Server, number, registered, unhurried};

/// What the page of the shop says of a card.
fn good<'a>(page: &'a str, code: &str) -> &'a str {
    let (_, rest) = page.split_once(&format!("id=\"card-{code}\"")).expect("the card is there");
    rest.split("</li>").next().unwrap_or_default()
}

#[tokio::test]
async fn members_register_sign_out_and_in_again() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    let (status, page) = browser.get("/club").await;
    assert!(status == 200 && page.contains("action=\"/club/register\"") && !page.contains("/club/sign-out"));
    let answer =
        browser.post_with("/club/register", "username=ada&nickname=Countess&password=secret-ada", &[]).await;
    let cookie = answer.headers()["set-cookie"].to_str().expect("text").to_owned();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"),
        "{cookie}"
    );
    let (_, page) = browser.get("/club").await;
    assert!(page.contains("Countess") && number(&page, "data-coins") == 100_000);
    let before = browser.cookies.clone();
    assert_eq!(browser.post("/club/sign-out", "").await, (303, "/club".to_owned()));
    assert!(browser.cookies.iter().all(|(name, _)| name == "key"));
    // The old pass is of no use any more.
    browser.cookies = before;
    assert!(browser.get("/club").await.1.contains("action=\"/club/register\""));
    browser.cookies.clear();
    let (status, page) = browser.post("/club/sign-in", "username=ada&password=wrong").await;
    assert!(status == 422 && page.contains("do not match") && page.contains("value=\"ada\""));
    assert!(!page.contains("wrong"), "a password never comes back");
    assert_eq!(browser.post("/club/sign-in", "username=ada&password=secret-ada").await.0, 303);
    assert!(browser.get("/club").await.1.contains("Countess"));
    server.stop().await;
}

#[tokio::test]
async fn what_makes_no_sense_is_said_and_changes_nothing() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = registered(&server, "ada").await;
    let mut stranger = server.browser();
    for (form, said) in [
        ("username=ADA&nickname=x&password=long+enough", "This username is taken."),
        ("username=bob&nickname=ada-nick&password=long+enough", "This nickname is taken."),
        ("username=AI&nickname=x&password=y", "This username is taken."),
        ("username=two+words&nickname=x&password=y", "A username has 3 to 20 letters"),
        ("username=bob&nickname=%00&password=y", "A nickname is a single word"),
        ("username=bob&nickname=x&password=1234567", "at least 8 characters"),
        ("username=barbara1&nickname=x&password=BARBARA1", "must not be the username"),
        ("", "A username has 3 to 20 letters"),
    ] {
        let (status, page) = stranger.post("/club/register", form).await;
        assert!(status == 422 && page.contains(said), "{form}: {status}");
    }
    assert!(stranger.cookies.iter().all(|(name, _)| name == "key"));
    for (path, form, said) in [
        ("/club/nickname", "nickname=ada-nick", "This nickname is taken."),
        ("/club/nickname", "", "A nickname is a single word"),
        ("/club/password", "current=wrong&new=other", "current password is not right"),
        ("/club/password", "current=secret-ada&new=secret-ada", "same as the old one"),
        ("/club/password", "current=secret-ada&new=", "at least 8 characters"),
        ("/club/avatar", "avatar=8", "no such picture"),
        ("/club/avatar", "avatar=-1", "no such picture"),
        ("/club/avatar", "avatar=fish", "no such picture"),
        ("/club/shop", "card=Nobody&count=1", "no such card"),
        ("/club/shop", "card=Yami&count=0", "makes no sense"),
        ("/club/shop", "card=Yami&count=4", "makes no sense"),
        ("/club/shop", "card=Yami&count=-3", "makes no sense"),
        ("/club/shop", "card=Yami", "makes no sense"),
        ("/club/shop", "", "makes no sense"),
    ] {
        let (status, page) = browser.post(path, form).await;
        assert!(status == 422 && page.contains(said), "{path} {form}: {status}");
        // Who is not signed in is led to the entrance, whatever they send.
        assert_eq!(stranger.post(path, form).await, (303, "/club".to_owned()), "{path}");
    }
    for path in ["/club/nickname", "/club/shop", "/club/register"] {
        assert_eq!(browser.post(path, "%%%=%ff").await.0, 422, "{path}");
        let odd = browser.post_with(path, "{}", &[("content-type", "application/json")]).await;
        assert_eq!(odd.status(), 400, "{path}");
        let evil = browser.post_with(path, "", &[("origin", "http://evil.example")]).await;
        assert_eq!(evil.status(), 403, "{path}");
    }
    let (_, page) = browser.get("/club").await;
    assert!(page.contains("ada-nick") && number(&page, "data-coins") == 100_000);
    for cookie in ["", "x", "é", &"0".repeat(64), &"f".repeat(5000)] {
        stranger.cookies = vec![("club".to_owned(), cookie.to_owned())];
        if cookie != "é" {
            assert!(stranger.get("/club").await.1.contains("action=\"/club/register\""), "{cookie}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_name_that_is_tried_too_often_waits_and_others_do_not() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::with(dir.path(), Settings { sign_ins: 2, ..unhurried() }).await;
    registered(&server, "ada").await;
    registered(&server, "bob").await;
    let mut browser = server.browser();
    for _ in 0..2 {
        assert_eq!(browser.post("/club/sign-in", "username=ada&password=x").await.0, 422);
    }
    let (status, page) = browser.post("/club/sign-in", "username=ada&password=secret-ada").await;
    assert!(status == 429 && page.contains("Wait half a minute"), "{status}");
    assert_eq!(browser.post("/club/sign-in", "username=bob&password=secret-bob").await.0, 303);
    server.stop().await;
}

#[tokio::test]
async fn a_new_password_ends_other_visits() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = registered(&server, "ada").await;
    let mut elsewhere = server.browser();
    assert_eq!(elsewhere.post("/club/sign-in", "username=ada&password=secret-ada").await.0, 303);
    let (status, page) = browser.post("/club/password", "current=secret-ada&new=better-than-that").await;
    assert!(status == 200 && page.contains("Your password is changed"));
    assert!(browser.get("/club").await.1.contains("ada-nick"));
    assert!(elsewhere.get("/club").await.1.contains("action=\"/club/register\""));
    assert_eq!(browser.post("/club/nickname", "nickname=%3Cb%3E").await.0, 200);
    assert_eq!(browser.post("/club/avatar", "avatar=7").await.0, 200);
    let (_, page) = elsewhere.get("/club/scores").await;
    assert!(page.contains("&lt;b&gt;") && !page.contains("<b>") && page.contains("avatar a7"));
    server.stop().await;
}

#[tokio::test]
async fn cards_are_found_and_bought_and_stay_after_a_restart() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = registered(&server, "ada").await;
    let mut other = registered(&server, "bob").await;
    let (_, page) = browser.get("/club/shop?q=battle+ox&kind=monster").await;
    assert!(
        !page
            .split("id=\"card-battle-ox\"")
            .nth(1)
            .expect("it is there")
            .split('>')
            .next()
            .unwrap_or_default()
            .contains("hidden")
    );
    assert!(
        page.split("id=\"card-yami\"")
            .nth(1)
            .expect("it is there")
            .split('>')
            .next()
            .unwrap_or_default()
            .contains("hidden")
    );
    let (status, place) = browser.post("/club/shop", "card=Battle+OX&count=3&q=ox&kind=monster").await;
    assert_eq!(
        (status, place.as_str()),
        (303, "/club/shop?q=ox&kind=monster&bought=battle-ox#card-battle-ox")
    );
    let (_, page) = browser.get(&place).await;
    assert!(page.contains("own 3 copies.") && number(good(&page, "battle-ox"), "data-owned") == 3);
    let price = 100_000 - number(&page, "data-coins");
    assert!(price > 0 && price % 3 == 0);
    let (_, page) = other.get(&place).await;
    assert!(number(good(&page, "battle-ox"), "data-owned") == 0 && !page.contains("You have bought"));
    // Until the purse is empty; then nothing is taken any more.
    let mut left = 100_000 - price;
    while left >= price {
        assert_eq!(browser.post("/club/shop", "card=Battle+OX&count=3").await.0, 303);
        left -= price;
    }
    let (status, page) = browser.post("/club/shop", "card=Battle+OX&count=3").await;
    assert!(status == 422 && page.contains("enough coins") && number(&page, "data-coins") == left);
    server.stop().await;
    let server = Server::start(dir.path()).await;
    let mut again = server.browser();
    again.cookies = browser.cookies.clone();
    assert_eq!(
        number(&again.get("/club/shop").await.1, "data-coins"),
        left,
        "still signed in, as poor as before"
    );
    server.stop().await;
}

/// A member with copies of some cards.
async fn supplied(server: &Server, name: &str, cards: &[&str]) -> Browser {
    let mut browser = registered(server, name).await;
    for card in cards {
        let form = format!("card={}&count=3", card.replace(' ', "+"));
        assert_eq!(browser.post("/club/shop", &form).await.0, 303, "{card}");
    }
    browser
}

#[tokio::test]
async fn decks_are_built_step_by_step() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = supplied(&server, "ada", &["Yami", "Battle OX"]).await;
    let mut other = supplied(&server, "bob", &["Yami"]).await;
    let place = browser.post("/club/decks/create", "deck=My+%2F+d%C3%A9ck%3F").await;
    assert_eq!(place, (303, "/club/deck?name=My%20%2F%20d%C3%A9ck%3F".to_owned()));
    let (_, page) = browser.get(&place.1).await;
    assert!(
        page.contains("data-card=\"Yami\" data-count=\"3\"") && page.contains("Main deck: 0 of 40 to 60")
    );
    let step = |card: &str, from: &str, to: &str| {
        format!("deck=My+%2F+d%C3%A9ck%3F&card={card}&from={from}&to={to}")
    };
    for (card, from, to) in [
        ("Yami", "stock", "main"),
        ("Yami", "stock", "side"),
        ("Yami", "side", "main"),
        ("Yami", "main", "stock"),
    ] {
        assert_eq!(browser.post("/club/deck", &step(card, from, to)).await.0, 303, "{card} {from} {to}");
    }
    let (_, page) = browser.get(&place.1).await;
    assert!(page.contains("Main deck: 1 of") && page.contains("data-card=\"Yami\" data-count=\"2\""));
    for (card, from, to, said) in [
        ("Yami", "side", "stock", "not in the side deck"),
        ("Battle+OX", "main", "stock", "not in the main deck"),
        ("Nobody", "stock", "main", "no free copy"),
        ("Haniwa", "stock", "side", "no free copy"),
    ] {
        let (status, page) = browser.post("/club/deck", &step(card, from, to)).await;
        assert!(
            status == 422 && page.contains(said) && page.contains("Main deck: 1 of"),
            "{card} {from} {to}"
        );
    }
    assert_eq!(browser.post("/club/deck", &step("Yami", "stock", "moon")).await.0, 400);
    // Nobody sees or changes what is not theirs.
    let (status, page) = other.get(&place.1).await;
    assert!(status == 422 && page.contains("no deck of this name"));
    for (path, form) in [
        ("/club/deck", step("Yami", "stock", "main")),
        ("/club/decks/delete", "deck=My+%2F+d%C3%A9ck%3F".to_owned()),
        ("/club/decks/activate", "deck=My+%2F+d%C3%A9ck%3F".to_owned()),
    ] {
        let (status, page) = other.post(path, &form).await;
        assert!(status == 422 && page.contains("no deck of this name"), "{path}");
    }
    assert_eq!(other.get("/club/deck/export?name=My%20%2F%20d%C3%A9ck%3F&as=text").await.0, 404);
    let (_, page) = other.get("/club/decks").await;
    assert!(page.contains("You have no deck yet."));
    for (form, said) in
        [("deck=My+%2F+d%C3%A9ck%3F", "already"), ("deck=", "must not be empty"), ("", "must not be empty")]
    {
        let (status, page) = browser.post("/club/decks/create", form).await;
        assert!(status == 422 && page.contains(said), "{form}");
    }
    assert_eq!(browser.post("/club/decks/activate", "deck=My+%2F+d%C3%A9ck%3F").await.0, 303);
    assert!(browser.get("/club").await.1.contains("My / déck?"));
    assert_eq!(browser.post("/club/decks/delete", "deck=My+%2F+d%C3%A9ck%3F").await.0, 303);
    let (_, page) = browser.get("/club/decks").await;
    assert!(page.contains("You have no deck yet."));
    server.stop().await;
}

#[tokio::test]
async fn decks_go_out_and_come_in_as_texts() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = supplied(&server, "ada", &["Yami", "Battle OX"]).await;
    let (status, page) =
        browser.post("/club/decks/import", "deck=one&text=3+Yami%0Aside%0A2x+Battle+OX%0A").await;
    assert_eq!((status, page.as_str()), (303, "/club/deck?name=one"));
    let (_, text) = browser.get("/club/deck/export?name=one&as=text").await;
    assert_eq!(text, "# one\n3 Yami\nside\n2 Battle OX\n");
    let answer = browser.get_with("/club/deck/export?name=one&as=json", &[]).await;
    let disposition = answer.headers()["content-disposition"].to_str().expect("text").to_owned();
    assert_eq!(disposition, "attachment; filename=\"one.json\"; filename*=UTF-8''one.json");
    let json = answer.text().await.expect("text");
    // Both texts give the same deck again, once its cards are free.
    for text in [text, json] {
        assert_eq!(browser.post("/club/decks/delete", "deck=one").await.0, 303);
        let text = meydan_pages::encoded(&text);
        let (status, place) = browser.post("/club/decks/import", &format!("deck=one&text={text}")).await;
        assert_eq!((status, place.as_str()), (303, "/club/deck?name=one"));
        let (_, again) = browser.get("/club/deck/export?name=one&as=text").await;
        assert_eq!(again, "# one\n3 Yami\nside\n2 Battle OX\n");
    }
    for (form, said) in [
        ("deck=two&text=4+Yami", "1 to 3 in a deck"),
        ("deck=two&text=3+Nobody", "no such card"),
        ("deck=two&text=3+Yami%0A3+Battle+OX", "3 × Yami"),
        ("deck=one&text=", "already"),
        ("deck=&text=Battle+OX", "must not be empty"),
        ("deck=two&text=%7B%22main%22%3A3%7D", "no deck as JSON"),
        ("deck=two&text=%7B%22main%22%3A%7B%22Yami%22%3A99999%7D%7D", "1 to 3 in a deck"),
        ("", "must not be empty"),
    ] {
        let (status, page) = browser.post("/club/decks/import", form).await;
        assert!(status == 422 && page.contains(said), "{form}: {page}");
    }
    let long = format!("deck=two&text={}", "1+Yami%0A".repeat(20_000));
    assert_eq!(browser.post("/club/decks/import", &long).await.0, 422);
    assert_eq!(browser.post("/club/decks/import", &"x".repeat(300_000)).await.0, 413);
    for path in [
        "/club/deck/export?name=one&as=xml",
        "/club/deck/export?name=one",
        "/club/deck/export?name=one&name=one",
    ] {
        assert_eq!(browser.get(path).await.0, 400, "{path}");
    }
    let (_, page) = browser.get("/club/decks").await;
    assert_eq!(page.matches("data-deck=").count(), 1);
    server.stop().await;
}

const TIGER: &str = "name=Paper+Tiger&kind=monster&level=4&attribute=EARTH&type=Beast&atk=1500&def=1200\
    &description=It+bites.&effect=when+flipped%0D%0Amay%0D%0Achoose+1+monsters%0D%0Ado+destroy+chosen%0D%0A";

#[tokio::test]
async fn a_card_is_made_from_parts_and_sold_to_everybody() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = registered(&server, "ada").await;
    let mut other = registered(&server, "bob").await;
    let (status, verdict) = browser.post("/club/cards/check", TIGER).await;
    assert!(status == 200 && verdict.contains("This makes sense") && !verdict.contains("<html"), "{verdict}");
    let (status, page) = browser.post("/club/cards/try", TIGER).await;
    assert!(status == 200 && page.contains("This makes sense") && page.contains("value=\"Paper Tiger\""));
    assert_eq!(number(&page, "data-coins"), 100_000, "nothing is paid for asking");
    let made = browser.post("/club/cards/make", TIGER).await;
    assert_eq!(made, (303, "/club/cards?made=Paper%20Tiger".to_owned()));
    let (_, page) = browser.get(&made.1).await;
    let paid = 100_000 - number(&page, "data-coins");
    assert!(page.contains("Paper Tiger is in the shop for ") && paid > 0);
    // It costs ten times as much, and whoever likes may buy it and take it into a deck.
    assert_eq!(other.post("/club/shop", "card=Paper+Tiger&count=1").await.0, 303);
    let (_, page) = other.get("/club/shop").await;
    assert!(
        good(&page, "paper-tiger").contains("It bites.")
            && number(good(&page, "paper-tiger"), "data-owned") == 1
    );
    assert_eq!(100_000 - number(&page, "data-coins"), 10 * paid);
    assert_eq!(other.post("/club/decks/import", "deck=one&text=Paper+Tiger").await.0, 303);
    let (_, file) = other.get("/club/cards/export?card=Paper+Tiger").await;
    let cards = duel::read_cards("tiger", &file).expect("a card file");
    assert_eq!(cards[0].effect.lines(), ["when flipped", "may", "choose 1 monsters", "do destroy chosen"]);
    assert_eq!(browser.get("/club/cards?like=Paper+Tiger").await.0, 200);
    // Once only; and nobody replaces a card that others own.
    for name in ["Paper+Tiger", "Yami", "paper%2C+tiger"] {
        let (status, page) = other.post("/club/cards/make", &TIGER.replace("Paper+Tiger", name)).await;
        assert!(status == 422 && page.contains("a card of this name already"), "{name}");
    }
    server.stop().await;
    let server = Server::start(dir.path()).await;
    let mut again = server.browser();
    again.cookies = other.cookies.clone();
    assert!(again.get("/club/deck?name=one").await.1.contains("Paper Tiger"), "it is there after a restart");
    server.stop().await;
}

#[tokio::test]
async fn cards_that_make_no_sense_are_refused_with_reasons() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut browser = registered(&server, "ada").await;
    for (from, to, said) in [
        ("Paper+Tiger", "", "“Name” is missing"),
        ("kind=monster", "kind=hero", "“Kind” is missing"),
        ("level=4", "level=13", "“Level” is missing"),
        ("level=4", "level=999", "“Level” is missing"),
        ("atk=1500", "atk=-1", "“ATK” is missing"),
        ("atk=1500", "atk=99999999999", "“ATK” is missing"),
        ("def=1200", "def=lots", "“DEF” is missing"),
        ("EARTH", "MUD", "“Attribute” is missing"),
        ("Beast", "Cat", "“Type” is missing"),
        ("It+bites.", "%00", "“Text on the card” is missing"),
        ("destroy+chosen", "dance", "in line 4 of the effect “\u{2068}dance\u{2069}” does not"),
        ("destroy+chosen", "destroy", "missing in line 4"),
        ("choose+1+monsters%0D%0A", "", "nothing is chosen"),
        ("do+destroy+chosen", "", "Ability 1"),
        ("kind=monster", "kind=trap&property=Normal", "not for this kind"),
        ("kind=monster", "kind=trap&property=Field", "“Property” is missing"),
        ("kind=monster", "kind=monster&ritual=on", "only by a ritual"),
    ] {
        let form = TIGER.replace(from, to);
        for path in ["/club/cards/make", "/club/cards/try"] {
            let (status, page) = browser.post(path, &form).await;
            assert!(status == 422 && page.contains(said), "{path} {from} → {to}: {page}");
        }
        let (status, verdict) = browser.post("/club/cards/check", &form).await;
        assert!(status == 200 && verdict.contains(said), "{from} → {to}: {verdict}");
    }
    assert_eq!(browser.post("/club/cards/make", "").await.0, 422);
    let long = TIGER.replace("It+bites.", &"x".repeat(501));
    assert_eq!(browser.post("/club/cards/make", &long).await.0, 422);
    let card = |price: u32, name: &str| {
        format!(
            "[{{\"name\": \"{name}\", \"kind\": \"monster\", \"level\": 4, \"attribute\": \"DARK\", \
             \"type\": \"Fiend\", \"atk\": 1000, \"def\": 1000, \"price\": {price}}}]"
        )
    };
    for (text, said) in [
        (String::new(), "no card file"),
        ("[]".to_owned(), "from 1 to 50"),
        ("[1]".to_owned(), "no card file"),
        ("{".repeat(10_000), "no card file"),
        (card(1, "Shade"), "must cost at least"),
        (card(0, "Shade"), "“Price” is missing"),
        (card(50_000, "Yami"), "a card of this name already"),
        (card(1_000_000, "Shade").replace("DARK", "MUD"), "“Attribute” is missing"),
    ] {
        let form = format!("text={}", meydan_pages::encoded(&text));
        let (status, page) = browser.post("/club/cards/import", &form).await;
        assert!(status == 422 && page.contains(said), "{text}: {page}");
    }
    for path in ["/club/cards/export?card=Shade", "/club/cards/export"] {
        assert_eq!(browser.get(path).await.0, 404, "{path}");
    }
    assert_eq!(number(&browser.get("/club/cards").await.1, "data-coins"), 100_000);
    let form = format!("text={}", meydan_pages::encoded(&card(50_000, "Shade")));
    let (status, page) = browser.post("/club/cards/import", &form).await;
    assert!(status == 200 && page.contains("1 card is imported") && number(&page, "data-coins") == 95_000);
    let mut stranger = server.browser();
    for path in ["/club/cards/make", "/club/cards/check", "/club/cards/import", "/club/cards/try"] {
        assert_eq!(stranger.post(path, TIGER).await, (303, "/club".to_owned()), "{path}");
    }
    server.stop().await;
}

/// Issue 17, point 6: however many cards are made, a page of the shop is not longer.
#[tokio::test]
async fn a_large_shop_has_pages_and_is_searched_as_a_whole() {
    let dir = tempfile::tempdir().expect("a folder");
    let club = meydan_club::Club::open(&dir.path().join("hall.db")).await.expect("a club");
    let file = duel::write_cards(&duel::standard()[..1]);
    let name = &duel::standard()[0].name;
    for number in 0..60 {
        let own = duel::read_cards("own", &file.replace(name, &format!("Zed {number}"))).expect("a card");
        club.import_card(&own[0]).await.expect("imported");
    }
    let server = Server::start(dir.path()).await;
    let mut browser = server.browser();
    browser.post("/club/register", "username=ada&nickname=Ada&password=secret-ada").await;
    let goods = |page: &str| page.matches("class=\"card good\"").count();
    let (status, first) = browser.get("/club/shop").await;
    assert_eq!((status, goods(&first)), (200, 100));
    assert!(first.contains("Page 1 of 2") && first.contains("page=2") && !first.contains("data-search"));
    let second = browser.get("/club/shop?page=2").await.1;
    assert_eq!(goods(&second), 36);
    for beyond in ["3", "99999999999999999999", "-1", "x"] {
        let (status, page) = browser.get(&format!("/club/shop?page={beyond}")).await;
        assert!(status == 200 && (page.contains("Page 2 of 2") || page.contains("Page 1 of 2")), "{beyond}");
    }
    let found = browser.get("/club/shop?q=zed").await.1;
    assert!(goods(&found) == 60 && !found.contains("class=\"pager\""));
    server.stop().await;
}
