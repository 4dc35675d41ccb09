//! Nothing is lost that was acknowledged and nothing exists twice: random work
//! against a plain model, and a process that is killed in the middle of it.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use meydan_club::{Club, Part, STARTING_COINS};
use meydan_members::{NameRules, NewMember};
use proptest::prelude::*;

const CARDS: [&str; 3] = ["Yami", "Haniwa", "Bitron"];
const DECKS: [&str; 2] = ["one", "two"];

#[derive(Clone, Debug)]
enum Work {
    Buy(usize),
    Create(usize),
    Delete(usize),
    Add(usize, usize, bool),
    Remove(usize, usize, bool),
}

fn work() -> impl Strategy<Value = Work> {
    prop_oneof![
        (0..3usize).prop_map(Work::Buy),
        (0..2usize).prop_map(Work::Create),
        (0..2usize).prop_map(Work::Delete),
        (0..2usize, 0..3usize, any::<bool>()).prop_map(|(deck, card, side)| Work::Add(deck, card, side)),
        (0..2usize, 0..3usize, any::<bool>()).prop_map(|(deck, card, side)| Work::Remove(deck, card, side)),
    ]
}

fn part(side: bool) -> Part {
    if side { Part::Side } else { Part::Main }
}

/// What a member must own after this work, said as plainly as possible.
#[derive(Debug, Default, PartialEq)]
struct Model {
    owned: BTreeMap<&'static str, usize>,
    decks: BTreeMap<&'static str, BTreeMap<(bool, &'static str), usize>>,
    spent: i64,
}

impl Model {
    fn used(&self, card: &str) -> usize {
        let in_deck = |deck: &BTreeMap<(bool, &str), usize>| -> usize {
            deck.iter().filter(|((_, name), _)| *name == card).map(|(_, count)| count).sum()
        };
        self.decks.values().map(in_deck).sum()
    }

    /// Does the work; gives whether it is allowed.
    fn does(&mut self, work: &Work, price: impl Fn(&str) -> i64) -> bool {
        match *work {
            Work::Buy(card) => {
                let price = price(CARDS[card]);
                let can = self.spent + price <= STARTING_COINS;
                if can {
                    self.spent += price;
                    *self.owned.entry(CARDS[card]).or_default() += 1;
                }
                can
            }
            Work::Create(deck) => {
                let new = !self.decks.contains_key(DECKS[deck]);
                self.decks.entry(DECKS[deck]).or_default();
                new
            }
            Work::Delete(deck) => self.decks.remove(DECKS[deck]).is_some(),
            Work::Add(deck, card, side) => {
                let free = self.owned.get(CARDS[card]).copied().unwrap_or(0) > self.used(CARDS[card]);
                let Some(deck) = self.decks.get_mut(DECKS[deck]).filter(|_| free) else { return false };
                let three: usize = [false, true]
                    .iter()
                    .map(|side| deck.get(&(*side, CARDS[card])).copied().unwrap_or(0))
                    .sum();
                if three < 3 {
                    *deck.entry((side, CARDS[card])).or_default() += 1;
                }
                three < 3
            }
            Work::Remove(deck, card, side) => {
                let Some(deck) = self.decks.get_mut(DECKS[deck]) else { return false };
                match deck.get_mut(&(side, CARDS[card])) {
                    Some(count) if *count > 1 => *count -= 1,
                    Some(_) => {
                        deck.remove(&(side, CARDS[card]));
                    }
                    None => return false,
                }
                true
            }
        }
    }
}

async fn do_work(club: &Club, id: i64, work: &Work) -> bool {
    match *work {
        Work::Buy(card) => club.buy(id, CARDS[card]).await,
        Work::Create(deck) => club.create_deck(id, DECKS[deck]).await,
        Work::Delete(deck) => club.delete_deck(id, DECKS[deck]).await,
        Work::Add(deck, card, side) => club.add_card(id, DECKS[deck], CARDS[card], part(side)).await,
        Work::Remove(deck, card, side) => club.remove_card(id, DECKS[deck], CARDS[card], part(side)).await,
    }
    .is_ok()
}

/// What the club says that the member owns.
async fn kept(club: &Club, id: i64) -> Model {
    let mut model = Model::default();
    let known = |name: &String| CARDS.into_iter().find(|card| card == name).expect("a card of ours");
    for name in club.owned(id).await.expect("owned") {
        *model.owned.entry(known(&name)).or_default() += 1;
    }
    for deck in club.decks(id).await.expect("decks") {
        let name = DECKS.into_iter().find(|name| *name == deck.name).expect("a deck of ours");
        let cards = model.decks.entry(name).or_default();
        for (side, names) in [(false, &deck.main), (true, &deck.side)] {
            for name in names {
                *cards.entry((side, known(name))).or_default() += 1;
            }
        }
    }
    model.spent = STARTING_COINS - club.member(id).await.expect("a member").coins;
    let stock = club.stock(id).await.expect("a stock");
    for card in CARDS {
        let left = model.owned.get(card).copied().unwrap_or(0) - model.used(card);
        assert_eq!(stock.iter().filter(|name| *name == card).count(), left, "{card}");
    }
    model
}

fn price_of(club: &Club) -> impl Fn(&str) -> i64 {
    let book = club.book();
    move |card| i64::from(book.card(book.index(card).expect("a card")).price)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    /// Coins and copies are conserved, whatever is asked.
    #[test]
    fn the_club_keeps_what_a_plain_model_keeps(works in prop::collection::vec(work(), 1..60)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let club = Club::in_memory().await.expect("a club");
            let id = club.register(NewMember { username: "alice", nickname: "ace", password: "secret" }, NameRules::Console).await.expect("a member");
            let price = price_of(&club);
            let mut model = Model::default();
            for work in &works {
                let allowed = model.does(work, &price);
                assert_eq!(do_work(&club, id, work).await, allowed, "{work:?}");
            }
            assert_eq!(kept(&club, id).await, model);
        });
    }
}

/// The work of the process that is killed, in a fixed order.
fn endless() -> impl Iterator<Item = Work> {
    let mut state = 7u32;
    std::iter::repeat_with(move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let pick = |shift: u32, count: u32| (state >> shift) as usize % count as usize;
        match pick(24, 8) {
            0..=2 => Work::Buy(pick(8, 3)),
            3 => Work::Create(pick(8, 2)),
            4 => Work::Delete(pick(8, 2)),
            5 | 6 => Work::Add(pick(8, 2), pick(12, 3), pick(16, 2) == 1),
            _ => Work::Remove(pick(8, 2), pick(12, 3), pick(16, 2) == 1),
        }
    })
}

const FILE: &str = "MEYDAN_CLUB_KILLED";

/// Not a test of its own: what the test below starts and kills.
#[tokio::test]
async fn works_until_it_is_killed() {
    let Some(file) = std::env::var_os(FILE) else { return };
    let club = Club::open(file.as_ref()).await.expect("a club");
    let id = club
        .register(NewMember { username: "alice", nickname: "ace", password: "secret" }, NameRules::Console)
        .await
        .expect("a member");
    for work in endless() {
        do_work(&club, id, &work).await;
        println!("\ndone");
    }
}

#[test]
fn a_kill_loses_nothing_that_was_acknowledged() {
    for wanted in [1, 7, 40, 95] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("hall.db");
        let mut child = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "kept::works_until_it_is_killed", "--nocapture"])
            .env(FILE, &file)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a process");
        let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let mut seen = 0;
        for line in lines {
            seen += usize::from(line.expect("a line") == "done");
            if seen == wanted {
                child.kill().expect("killed");
                break;
            }
        }
        child.wait().expect("ended");
        assert_eq!(seen, wanted);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let club = Club::open(&file).await.expect("the file opens");
            let id = club.find("alice").await.expect("found").expect("registered").id;
            let found = kept(&club, id).await;
            // What was acknowledged is there; of what came after it, all of a step or nothing.
            let price = price_of(&club);
            let mut model = Model::default();
            let mut works = endless();
            for work in works.by_ref().take(wanted) {
                model.does(&work, &price);
            }
            let mut fits = found == model;
            for work in works.take(200) {
                model.does(&work, &price);
                fits |= found == model;
            }
            assert!(fits, "after {wanted}: {found:?}");
        });
    }
}
