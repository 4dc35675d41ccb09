//! Duel's program killed at random moments of deck and shop work (DU-270, DU-271):
//! whatever it answered is there again, nothing is there twice, and of the one
//! command that it was busy with there is all or nothing.
//!
//! Everything is typed into the program and read from it; beside it stands a plain
//! model, which says what each command answers.

pub(crate) mod duels;
mod program;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use meydan_core::{Rng, Seed};
use meydan_testkit::times;
use program::{Program, let_it_work};

const KILLS: u64 = 8;
/// So many commands are typed ahead before a kill.
const AHEAD: usize = 30;
const USERS: [&str; 3] = ["alice", "bob", "carol"];
const CARDS: [&str; 4] = ["Haniwa", "Yami", "Battle OX", "Gate Guardian"];
const DECKS: [&str; 3] = ["one", "My best", "zoo"];

#[derive(Clone, Debug, Default, PartialEq)]
struct Deck {
    main: BTreeMap<String, usize>,
    side: BTreeMap<String, usize>,
}

impl Deck {
    fn part(&mut self, side: bool) -> &mut BTreeMap<String, usize> {
        if side { &mut self.side } else { &mut self.main }
    }

    fn count(&self, card: &str) -> usize {
        [&self.main, &self.side].into_iter().filter_map(|part| part.get(card)).sum()
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Account {
    coins: i64,
    owned: BTreeMap<String, usize>,
    decks: BTreeMap<String, Deck>,
    active: Option<String>,
}

/// Who there is and what everybody has.
type Club = BTreeMap<String, Account>;

#[derive(Clone, Debug)]
enum Step {
    Register(&'static str),
    LogIn(&'static str),
    LogOut,
    Money(i64),
    Buy(&'static str),
    Create(&'static str),
    Delete(&'static str),
    Activate(&'static str),
    Add { card: &'static str, deck: &'static str, side: bool },
    Remove { card: &'static str, deck: &'static str, side: bool },
}

impl Step {
    /// What is typed for it, from the Main Menu or the Login Menu and back.
    fn typed(&self) -> String {
        let side = |side: &bool| if *side { " --side" } else { "" };
        let (menu, line) = match self {
            Step::Register(user) => ("", format!("user create -u {user} -n {user}-nick -p secret")),
            Step::LogIn(user) => ("", format!("user login -u {user} -p secret")),
            Step::LogOut => ("", "user logout".to_owned()),
            Step::Money(amount) => ("", format!("increase --money {amount}")),
            Step::Buy(card) => ("Shop", format!("shop buy {card}")),
            Step::Create(deck) => ("Deck", format!("deck create {deck}")),
            Step::Delete(deck) => ("Deck", format!("deck delete {deck}")),
            Step::Activate(deck) => ("Deck", format!("deck set-activate {deck}")),
            Step::Add { card, deck, side: to } => {
                ("Deck", format!("deck add-card --card {card} --deck {deck}{}", side(to)))
            }
            Step::Remove { card, deck, side: from } => {
                ("Deck", format!("deck rm-card --card {card} --deck {deck}{}", side(from)))
            }
        };
        if menu.is_empty() { format!("{line}\n") } else { format!("menu enter {menu}\n{line}\nmenu exit\n") }
    }

    /// Does it in the model; gives what the program must answer.
    fn done(&self, club: &mut Club, who: &str, prices: &BTreeMap<String, i64>) -> String {
        match *self {
            Step::Register(user) => {
                if club.contains_key(user) {
                    return format!("user with username {user} already exists");
                }
                club.insert(user.to_owned(), Account { coins: 100_000, ..Account::default() });
                return "user created successfully!".to_owned();
            }
            Step::LogIn(_) => return "user logged in successfully!".to_owned(),
            Step::LogOut => return "user logged out successfully!".to_owned(),
            _ => {}
        }
        let account = club.get_mut(who).expect("somebody is logged in");
        let no_deck = |deck: &str| format!("deck with name {deck} does not exist");
        let no_card = |card: &str| format!("card with name {card} does not exist");
        match *self {
            Step::Buy(card) => {
                if account.coins < prices[card] {
                    return "not enough money".to_owned();
                }
                account.coins -= prices[card];
                *account.owned.entry(card.to_owned()).or_default() += 1;
                "card bought successfully".to_owned()
            }
            Step::Create(deck) if account.decks.contains_key(deck) => {
                format!("deck with name {deck} already exists")
            }
            Step::Create(deck) => {
                account.decks.insert(deck.to_owned(), Deck::default());
                "deck created successfully!".to_owned()
            }
            Step::Delete(deck) | Step::Activate(deck) if !account.decks.contains_key(deck) => no_deck(deck),
            Step::Delete(deck) => {
                account.decks.remove(deck);
                account.active.take_if(|active| active == deck);
                "deck deleted successfully".to_owned()
            }
            Step::Activate(deck) => {
                account.active = Some(deck.to_owned());
                "deck activated successfully".to_owned()
            }
            Step::Add { card, deck: name, side } => {
                let used: usize = account.decks.values().map(|deck| deck.count(card)).sum();
                if account.owned.get(card).copied().unwrap_or(0) == used {
                    return no_card(card);
                }
                let Some(deck) = account.decks.get_mut(name) else { return no_deck(name) };
                if deck.count(card) == 3 {
                    return format!("there are already three cards with name {card} in deck {name}");
                }
                *deck.part(side).entry(card.to_owned()).or_default() += 1;
                "card added to deck successfully".to_owned()
            }
            Step::Remove { card, deck: name, side } => {
                let Some(deck) = account.decks.get_mut(name) else { return no_deck(name) };
                let part = deck.part(side);
                let Some(count) = part.get_mut(card) else {
                    let part = if side { "side" } else { "main" };
                    return format!("{} in {part} deck", no_card(card));
                };
                *count -= 1;
                part.retain(|_, count| *count > 0);
                "card removed form deck successfully".to_owned()
            }
            Step::Money(amount) => {
                account.coins += amount;
                "money increased successfully".to_owned()
            }
            Step::Register(_) | Step::LogIn(_) | Step::LogOut => unreachable!("answered above"),
        }
    }
}

fn pick(rng: &mut Rng, among: &[&'static str]) -> &'static str {
    among[rng.range(among.len() as u32) as usize]
}

/// What somebody logged in may do next.
fn step(rng: &mut Rng) -> Step {
    let card = pick(rng, &CARDS);
    let deck = pick(rng, &DECKS);
    let side = rng.range(3) == 0;
    match rng.range(32) {
        0..=8 => Step::Buy(card),
        9..=10 => Step::Money(i64::from(rng.range(5_000)) + 1),
        11..=14 => Step::Create(deck),
        15..=16 => Step::Delete(deck),
        17..=18 => Step::Activate(deck),
        19..=26 => Step::Add { card, deck, side },
        27..=30 => Step::Remove { card, deck, side },
        _ => Step::LogOut,
    }
}

/// The steps that are typed ahead, each with who does it.
fn plan(rng: &mut Rng, club: &Club, prices: &BTreeMap<String, i64>) -> Vec<(Step, &'static str)> {
    let mut club = club.clone();
    let mut who = None;
    let mut steps = Vec::new();
    while steps.len() < AHEAD {
        let known: Vec<&'static str> = USERS.into_iter().filter(|user| club.contains_key(*user)).collect();
        let next = match who {
            Some(_) => step(rng),
            None if known.is_empty() || rng.range(4) == 0 => Step::Register(pick(rng, &USERS)),
            None => Step::LogIn(pick(rng, &known)),
        };
        let by = who.unwrap_or_default();
        next.done(&mut club, by, prices);
        match next {
            Step::LogIn(user) => who = Some(user),
            Step::LogOut => who = None,
            _ => {}
        }
        steps.push((next, by));
    }
    steps
}

impl Program {
    /// What somebody has, as the program shows it; nothing if there is no such user.
    fn account(&mut self, user: &str) -> Option<Account> {
        match &*self.answer(&format!("user login -u {user} -p secret")) {
            "user logged in successfully!" => {}
            "Username and password didn't match!" => return None,
            other => panic!("{user}: {other}"),
        }
        let mut account = Account::default();
        self.write("menu enter Shop\n");
        account.coins = self.answer("shop show --money").parse().expect("a number");
        self.write("menu exit\nmenu enter Deck\n");
        let name = |line: &str| line.split_once(':').expect("a card").0.to_owned();
        for line in self.answers("deck show --cards") {
            *account.owned.entry(name(&line)).or_default() += 1;
        }
        let all = self.answers("deck show --all");
        let (others, active) = (all.iter().position(|line| line == "Other decks:"), &all[2]);
        account.active = (others == Some(3)).then(|| name(active));
        for line in all.iter().filter(|line| line.contains(": main deck ")) {
            let (deck, mut sizes) = (name(line), Vec::new());
            let mut parts = Deck::default();
            for (side, flag) in [(false, ""), (true, " --side")] {
                let shown = self.answers(&format!("deck show --deck-name {deck}{flag}"));
                let cards = shown[2..].iter().filter(|line| line.contains(": "));
                sizes.push(cards.clone().count());
                for card in cards {
                    *parts.part(side).entry(name(card)).or_default() += 1;
                }
            }
            assert_eq!(*line, format!("{deck}: main deck {}, side deck {}, invalid", sizes[0], sizes[1]));
            assert!(account.decks.insert(deck, parts).is_none(), "{line}: twice");
        }
        self.write("menu exit\n");
        assert_eq!(self.answer("user logout"), "user logged out successfully!");
        Some(account)
    }

    fn club(&mut self) -> Club {
        USERS.into_iter().filter_map(|user| Some((user.to_owned(), self.account(user)?))).collect()
    }
}

/// The prices of our cards, as the shop says.
fn prices(data: &Path) -> BTreeMap<String, i64> {
    let mut program = Program::start(data);
    program.write("user create -u x -n x -p x\nuser login -u x -p x\nmenu enter Shop\n");
    program.next();
    program.next();
    let list = program.answers("shop show --prices");
    program.kill();
    let all = list.iter().filter_map(|line| line.rsplit_once(':'));
    let ours = all.filter(|(card, _)| CARDS.contains(card));
    ours.map(|(card, price)| (card.to_owned(), price.parse().expect("a price"))).collect()
}

#[test]
fn du_271_a_kill_loses_nothing_that_was_answered_and_doubles_nothing() {
    let elsewhere = tempfile::tempdir().expect("a folder");
    let prices = prices(elsewhere.path());
    let folder = tempfile::tempdir().expect("a folder");
    // The program makes it.
    let data = folder.path().join("club");
    let mut rng = Seed::from_number(271).rng();
    // It may be killed before it has begun.
    for _ in 0..4 {
        let program = Program::start(&data);
        let_it_work(Duration::from_micros(u64::from(rng.range(40_000))));
        assert_eq!(program.kill(), [""; 0]);
    }
    let mut model = Club::new();
    for kill in 0..times(KILLS) {
        let steps = plan(&mut rng, &model, &prices);
        let mut program = Program::start(&data);
        program.write(&steps.iter().map(|(step, _)| step.typed()).collect::<String>());
        let heard = rng.range(AHEAD as u32) as usize;
        let mut answers: Vec<String> = (0..heard).map(|_| program.next()).collect();
        let_it_work(Duration::from_micros(u64::from(rng.range(6_000))));
        answers.extend(program.kill());
        for (answer, (step, who)) in answers.iter().zip(&steps) {
            let before = model.clone();
            assert_eq!(*answer, step.done(&mut model, who, &prices), "{who}: {step:?}, {before:?}");
        }
        // The command after the last answer may have happened; no other.
        let mut further = model.clone();
        if let Some((step, who)) = steps.get(answers.len()) {
            step.done(&mut further, who, &prices);
        }
        let mut program = Program::start(&data);
        let found = program.club();
        program.kill();
        let inflight = steps.get(answers.len());
        assert!(
            found == model || found == further,
            "kill {kill}, in flight {inflight:?}:\n{found:?}\n{model:?}\n{further:?}"
        );
        model = found;
    }
    assert!(model.values().any(|account| !account.owned.is_empty()), "nothing was done");
}
