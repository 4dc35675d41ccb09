//! The pages of the duel club, drawn from invented members.

use std::collections::{BTreeMap, BTreeSet};

use duel::Book;
use maud::Markup;
use meydan_model::{ClubMember, DeckRow, Line, Ranked, Reward, Standing};
use meydan_pages::club::{
    self, ActiveDeck, Board, Challenged, Decks, Draft, DuelFields, Duels, Editor, EndedDuel, Entrance, Maker,
    Notice, OpenChallenge, Profile, Reader, Scores, Shop, Talk, Verdict, Wanted,
};
use meydan_pages::model::Frame;
use meydan_words::Lang;

use crate::drawn::between;

fn frame(lang: Lang) -> Frame<'static> {
    Frame { path: "/club", ..crate::drawn::frame(lang) }
}

fn ada() -> ClubMember {
    ClubMember {
        id: 1,
        username: "ada".to_owned(),
        nickname: "<Ada>".to_owned(),
        score: 3000,
        coins: 1234,
        avatar: 2,
    }
}

fn ranked(rank: u64, nickname: &str) -> Ranked {
    Ranked { rank, nickname: nickname.to_owned(), score: 100, avatar: 0 }
}

fn standing(rank: u64, nickname: &str) -> Standing {
    Standing { rank, nickname: nickname.to_owned(), avatar: 0, won: 2, lost: 1 }
}

fn a_board(frame: Frame<'_>, member: Option<ClubMember>, board: Board) -> Markup {
    club::scores(&Scores { frame, member, board, here: ["Bo".to_owned()].into(), notice: None })
}

fn a_shop(lang: Lang, text: &str, kind: &str) -> String {
    let owned = BTreeMap::from([("Yami".to_owned(), 2)]);
    let wanted = Wanted { text: text.to_owned(), kind: kind.to_owned() };
    let book = Book::standard();
    club::shop(&Shop { frame: frame(lang), member: ada(), book, owned, wanted, page: 1, notice: None })
        .into_string()
}

/// A card that exists, taken as a beginning.
fn a_verdict(frame: Frame<'_>) -> Markup {
    let book = Book::standard();
    let like = book.index("Man-Eater Bug").map(|index| book.card(index)).expect("a card");
    club::maker(&Maker {
        frame,
        member: ada(),
        draft: Draft::like(like),
        book: book.clone(),
        verdict: Some(Verdict::Fine { price: 1_000, part: 100 }),
        text: String::new(),
        notice: None,
    })
}

fn a_deck(name: &str, active: bool) -> DeckRow {
    let main = ["Yami", "Yami", "Of No Book"].map(str::to_owned).to_vec();
    DeckRow { name: name.to_owned(), active, main, side: Vec::new() }
}

fn an_editor(lang: Lang, text: &str) -> Markup {
    club::editor(&Editor {
        frame: frame(lang),
        member: ada(),
        deck: a_deck("<deck>", true),
        stock: BTreeMap::from([
            ("Battle OX".to_owned(), 2),
            ("Haniwa".to_owned(), 1),
            ("Yami".to_owned(), 0),
        ]),
        book: Book::standard(),
        wanted: Wanted { text: text.to_owned(), kind: String::new() },
        notice: None,
    })
}

fn bo() -> ClubMember {
    ClubMember { id: 2, nickname: "Bo".to_owned(), ..ada() }
}

fn no_duels(frame: Frame<'_>, deck: ActiveDeck) -> Markup {
    let (going, open, ended) = (Vec::new(), Vec::new(), Vec::new());
    let fields = DuelFields::default();
    club::duels(&Duels { frame, member: ada(), deck, fields, going, open, ended, notice: None })
}

/// A challenge that waits; a duel won, one lost to the computer, one not yet counted.
fn some_duels(frame: Frame<'_>) -> Markup {
    let reward = |winner: i64, loser| {
        let (winner, loser) = (Some(winner).filter(|id| *id > 0), Some(loser));
        Some(Reward { winner, loser, score: 1_000, won: 9_000, lost: 100 })
    };
    let ended = |table: &str, rival, reward| EndedDuel { table: table.to_owned(), rival, rounds: 1, reward };
    club::duels(&Duels {
        frame,
        member: ada(),
        deck: ActiveDeck::Ready("<deck>".to_owned()),
        fields: DuelFields { rounds: 3, username: "\"bo".to_owned(), ..DuelFields::default() },
        going: Vec::new(),
        open: vec![OpenChallenge { id: "abcdefghijkmnpqr".to_owned(), rounds: 3 }],
        ended: vec![
            ended("a", Some(("<Ada>".to_owned(), 3)), reward(1, 2)),
            ended("b", None, reward(0, 1)),
            ended("c", None, None),
        ],
        notice: Some(Notice::Done("Done.".to_owned())),
    })
}

#[test]
fn finished_duels_say_what_the_reader_got() {
    let html = some_duels(frame(Lang::En)).into_string();
    for (table, said) in [("a", "+1,000 score, +9,000 coins"), ("b", "+100 coins"), ("c", "being counted")] {
        let (_, rest) = html.split_once(&format!("data-ended=\"{table}\"")).expect("the duel");
        let line = rest.split("</li>").next().unwrap_or_default();
        assert!(line.contains(said), "{line}");
        assert_eq!(line.contains("score"), table == "a", "{line}");
    }
}

fn a_challenge(frame: Frame<'_>, reader: Reader) -> Markup {
    let notice = Some(Notice::Wrong("What?".to_owned()));
    let id = "abcdefghijkmnpqr".to_owned();
    club::challenge(&Challenged { frame, id, challenger: ada(), rounds: 3, reader, notice })
}

fn a_line(id: i64, nickname: &str, text: &str) -> Line {
    Line { id, nickname: nickname.to_owned(), avatar: 1, text: text.to_owned(), at: 1_709_251_200_000 }
}

fn a_talk(frame: Frame<'_>) -> Markup {
    let lines = vec![a_line(4, "<Ada>", "<b>bold</b> & brave"), a_line(7, "Bob", "سلام")];
    let typed = "\"><i>".to_owned();
    club::talk(&Talk { frame, member: ada(), lines, typed, notice: None })
}

#[test]
fn du_279_what_is_said_is_text_and_nothing_else() {
    let html = a_talk(frame(Lang::Fa)).into_string();
    assert!(
        html.contains("&lt;b&gt;bold&lt;/b&gt; &amp; brave")
            && !html.contains("<b>")
            && !html.contains("<i>")
    );
    assert!(html.contains("role=\"log\" aria-live=\"polite\"") && html.contains("data-last=\"7\""));
    assert_eq!(html.matches("class=\"talk-said\" dir=\"auto\"").count(), 2);
    assert!(html.contains("<li class=\"own\" data-said=\"4\">") && html.contains("<li data-said=\"7\">"));
    assert!(html.contains("<time datetime=\"2024-03-01T00:00Z\""));
}

/// Every page, with something in it.
fn all(lang: Lang) -> Vec<(&'static str, Markup)> {
    let frame = frame(lang);
    let wrong = || Some(Notice::Wrong("What?\nline 1\nline 2".to_owned()));
    let names = || ("bob".to_owned(), "\"Bob\"".to_owned());
    vec![
        (
            "entrance",
            club::entrance(&Entrance {
                frame,
                notice: wrong(),
                username: String::new(),
                new: names(),
                back: None,
            }),
        ),
        (
            "profile",
            club::profile(&Profile {
                frame,
                member: ada(),
                rank: 3,
                deck: Some(("<deck>".to_owned(), false)),
                cheats: true,
                notice: Some(Notice::Done("Done.".to_owned())),
            }),
        ),
        (
            "profile-new",
            club::profile(&Profile {
                frame,
                member: ada(),
                rank: 1,
                deck: None,
                cheats: false,
                notice: None,
            }),
        ),
        ("scores", a_board(frame, None, Board::Score(vec![ranked(1, "Bo")]))),
        ("scores-empty", a_board(frame, None, Board::Score(Vec::new()))),
        ("scores-won", a_board(frame, None, Board::Won(vec![standing(1, "Bo")]))),
        ("scores-won-empty", a_board(frame, None, Board::Won(Vec::new()))),
        (
            "decks",
            club::decks(&Decks {
                frame,
                member: ada(),
                decks: vec![a_deck("<deck>", true), a_deck("zwei", false)],
                typed: ("<deck>".to_owned(), "</textarea>".to_owned()),
                notice: None,
            }),
        ),
        (
            "cards",
            club::maker(&Maker {
                frame,
                member: ada(),
                book: Book::standard(),
                draft: Draft::default(),
                verdict: Some(Verdict::Wrong(vec!["<Ada>".to_owned()])),
                text: "</textarea>".to_owned(),
                notice: None,
            }),
        ),
        ("verdict", a_verdict(frame)),
        ("duels", some_duels(frame)),
        ("duels-none", no_duels(frame, ActiveDeck::None)),
        ("duels-incomplete", no_duels(frame, ActiveDeck::Incomplete("<deck>".to_owned()))),
        ("challenge-stranger", a_challenge(frame, Reader::Stranger)),
        (
            "challenge-invited",
            a_challenge(frame, Reader::Invited(bo(), ActiveDeck::Ready("<deck>".to_owned()))),
        ),
        ("challenge-deckless", a_challenge(frame, Reader::Invited(bo(), ActiveDeck::None))),
        (
            "challenge-own",
            a_challenge(frame, Reader::Challenger(ada(), "http://host/club/challenge/x".to_owned())),
        ),
        ("challenge-late", a_challenge(frame, Reader::Late(bo()))),
        ("editor", an_editor(lang, "")),
        ("talk", a_talk(frame)),
        ("shop", maud::PreEscaped(a_shop(lang, "", ""))),
    ]
}

/// Missing texts and arguments panic in tests, so drawing everything in every language finds them.
#[test]
fn every_page_is_drawn_in_every_language_and_keeps_to_the_policy() {
    for lang in Lang::ALL {
        for (name, page) in all(lang) {
            let html = page.into_string();
            assert!(html.contains(&format!("<html lang=\"{lang}\" dir=\"{}\"", lang.direction())), "{name}");
            for forbidden in [" style=", "<style", "javascript:", " onclick=", "<Ada>", "<deck>"] {
                assert!(!html.contains(forbidden), "{name} has {forbidden}");
            }
            let ids = between(&html, " id=\"", "\"");
            assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{name}: {ids:?}");
            for wanted in between(&html, "<label for=\"", "\"") {
                assert!(ids.contains(&wanted), "{name}: nothing is called {wanted}");
            }
            assert_eq!(html.matches("<h1").count(), 1, "{name}");
            for wanted in between(&html, "<use href=\"#", "\"") {
                assert!(ids.contains(&wanted), "{name}: no picture is called {wanted}");
            }
        }
    }
}

#[test]
fn the_scoreboard_shows_twenty_and_oneself() {
    let mut board: Vec<Ranked> = (1..=40).map(|rank| ranked(rank, &format!("player{rank}x"))).collect();
    let rows = |board: Vec<Ranked>| a_board(frame(Lang::En), Some(ada()), Board::Score(board)).into_string();
    assert_eq!(rows(board.clone()).matches("scope=\"row\"").count(), 20);
    board[29].nickname = ada().nickname;
    let low = rows(board.clone());
    assert_eq!(low.matches("scope=\"row\"").count(), 21);
    assert!(low.contains("<tr class=\"own apart\"><td>30</td>"), "{low}");
    board.swap(4, 29);
    let high = rows(board);
    assert!(high.matches("scope=\"row\"").count() == 20 && high.contains("<tr class=\"own\">"));
}

#[test]
fn du_276_the_board_by_duels_won_shows_twenty_and_oneself_too() {
    let mut board: Vec<Standing> = (1..=40).map(|rank| standing(rank, &format!("player{rank}x"))).collect();
    board[30] = Standing { won: 0, lost: 0, ..standing(31, &ada().nickname) };
    let page = a_board(frame(Lang::En), Some(ada()), Board::Won(board)).into_string();
    assert_eq!(page.matches("scope=\"row\"").count(), 21);
    assert!(page.contains("<td>2</td><td>1</td><td>66 %</td>"), "{page}");
    let (_, own) = page.split_once("<tr class=\"own apart\"><td>31</td>").expect("oneself");
    assert!(own.contains("<td>0</td><td>0</td><td>–</td>"), "{own}");
    assert!(page.contains("<a href=\"/club/scores?by=won\" aria-current=\"page\">"));
}

/// The codes of the cards that the shop shows.
fn shown(lang: Lang, text: &str, kind: &str) -> Vec<String> {
    let html = a_shop(lang, text, kind);
    let items = html.split(" id=\"card-").skip(1);
    let shown = items.filter(|item| !item.split('>').next().unwrap_or_default().contains(" hidden"));
    shown.map(|item| item.split('"').next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn the_shop_is_searched_as_people_type() {
    assert_eq!(shown(Lang::En, "", "").len(), Book::standard().cards().len());
    assert_eq!(shown(Lang::En, "BATTLE ox", ""), ["battle-ox"]);
    assert_eq!(shown(Lang::Fa, "battle ox", ""), ["battle-ox"], "by the printed name in every language");
    assert!(shown(Lang::En, "battle ox", "trap").is_empty());
    let traps = shown(Lang::Tr, "", "trap").len();
    assert!(traps > 0 && traps < 76);
    assert_eq!(shown(Lang::Tr, "", "nonsense").len(), 76);
    for (lang, written) in [(Lang::Fa, "duel-kind-trap"), (Lang::Tr, "duel-race-dragon")] {
        let word = meydan_words::Words::of(lang).say(written);
        let arabic = word.replace('ی', "ي").replace('ک', "ك").to_uppercase();
        assert!(!shown(lang, &word, "").is_empty());
        assert_eq!(shown(lang, &word, ""), shown(lang, &arabic, ""));
    }
    let html = a_shop(Lang::En, "\"><script>", "");
    assert!(!html.contains("\"><script>") && shown(Lang::En, "\"><script>", "").is_empty());
}

#[test]
fn the_editor_shows_what_there_is_and_searches_the_stock_alone() {
    let html = an_editor(Lang::En, "ox").into_string();
    let row = |card: &str| {
        let (_, rest) = html.split_once(&format!("data-card=\"{card}\"")).expect("a row");
        rest.split_once('>').expect("a row")
    };
    assert!(row("Battle OX").0.contains("data-count=\"2\"") && !row("Battle OX").0.contains(" hidden"));
    assert!(row("Haniwa").0.contains(" hidden"));
    assert!(row("Yami").0.contains("data-count=\"2\"") && !row("Yami").0.contains(" hidden"), "in the deck");
    assert_eq!(html.matches("data-card=\"Yami\"").count(), 1, "none is left in the stock");
    for (card, places) in [("Battle OX", ["main", "side"]), ("Of No Book", ["stock", "side"])] {
        let form = row(card).1.split("</form>").next().unwrap_or_default();
        assert_eq!(between(form, "name=\"to\" value=\"", "\""), places, "{card}");
    }
}

#[test]
fn a_card_to_begin_with_fills_the_form_and_every_part_can_be_read() {
    let html = a_verdict(frame(Lang::En)).into_string();
    assert!(html.contains("\nwhen flipped") && html.contains("name=\"name\" maxlength=\"60\""));
    assert!(html.contains("value=\"Insect\" selected"));
    let lines = between(&html, " data-line=\"", "\"");
    assert!(lines.len() > 60, "{}", lines.len());
    for line in lines {
        let within = ["may", "once", "if", "pay", "choose", "do", "else"];
        let within = within.contains(&line.split(' ').next().unwrap_or_default());
        let read = duel::language::read(within.then_some("activate").into_iter().chain([line]));
        assert!(read.is_ok(), "{line}: {read:?}");
    }
}
