//! What somebody might type: sense, nonsense, and sense that has gone wrong.

use meydan_core::Rng;

use super::known::{NICKNAMES, OWN_CARDS};
use super::model::Model;

pub(crate) const USERS: [&str; 4] = ["alice", "bob", "carol", "dora"];
const DECKS: [&str; 3] = ["Standard", "zoo", "My best"];
const CARDS: [&str; 14] = [
    "Haniwa",
    "Yami",
    "Gate Guardian",
    "Trap Hole",
    "Battle OX",
    "Texchanger",
    "Bitron",
    "Wattkid",
    "Silver Fang",
    "Horn Imp",
    "Time Seal",
    "Mind Crush",
    "Yomi Ship",
    "Goblin",
];
/// Cards that ask for much, or need another one.
const ASKING: [&str; 8] = [
    "Advanced Ritual Art",
    "Crab Turtle",
    "Skull Guardian",
    "Wall of Revealing Light",
    "Mind Crush",
    "Beast King Barbaros",
    "Terratiger, the Empowered Warrior",
    "Twin Twisters",
];

pub(crate) fn pick<T: Copy>(rng: &mut Rng, among: &[T]) -> T {
    among[rng.range(among.len() as u32) as usize]
}

/// Once in so many times.
fn once_in(rng: &mut Rng, times: u32) -> bool {
    rng.range(times) == 0
}

fn card(rng: &mut Rng) -> &'static str {
    if once_in(rng, 6) { pick(rng, &OWN_CARDS) } else { pick(rng, &CARDS) }
}

/// Somebody who types, and reads what is printed: a random player would seldom get far.
pub(crate) struct Typist {
    rng: Rng,
    /// What was printed last, unless it was that it was no command; and how often it was that.
    last: String,
    stuck: usize,
    phase: String,
    /// What was selected last.
    picked: String,
    /// Whether a graveyard is shown.
    views: bool,
}

impl Typist {
    pub(crate) fn new(rng: Rng) -> Typist {
        let [last, phase, picked] = [const { String::new() }; 3];
        Typist { rng, last, stuck: 0, phase, picked, views: false }
    }

    /// A line was typed, and this was printed.
    pub(crate) fn heard(&mut self, typed: &str, told: &str) {
        if ["invalid command\n", "invalid selection\n"].contains(&told) {
            self.stuck += 1;
            return;
        }
        self.stuck = 0;
        if let Some(phase) = told.lines().rev().find_map(|line| line.strip_prefix("phase: ")) {
            self.phase = phase.to_owned();
        }
        if told.starts_with("card selected") {
            self.picked = typed.to_owned();
        } else if told.contains("successfully") || told.contains("activated") {
            self.picked.clear();
        }
        let kinds = "it's not your turn to play this kind of moves\n";
        self.views = typed.starts_with("show graveyard") && told != kinds;
        // What was taken without a word was the answer to what was asked.
        if !typed.trim().is_empty() {
            self.last = told.to_owned();
        }
    }

    /// A line for where somebody is; now and then one for somewhere else, or a broken one.
    pub(crate) fn line(&mut self, model: &Model) -> String {
        let rng = &mut self.rng;
        let elsewhere = pick(rng, &PLACES);
        let line = match (model.duels(), rng.range(24)) {
            (true, 0) | (false, 1) => menu_line(rng, elsewhere, model),
            (false, 0) | (true, 1..=4) => duel_line(rng),
            (false, _) => menu_line(rng, model.place, model),
            (true, _) => self.next_line(),
        };
        // Coming in takes a password, and a password takes a while.
        let leaves = model.place == "Main Menu" && ["menu exit", "user logout"].contains(&&*line);
        match self.rng.range(15) {
            0 => broken(&mut self.rng, &line),
            1..=12 if leaves => "menu show-current".to_owned(),
            _ => line,
        }
    }

    /// What leads on from what was just printed.
    fn next_line(&mut self) -> String {
        let rng = &mut self.rng;
        let asked = self.last.lines().last().unwrap_or_default();
        if self.views {
            return pick(rng, &["back", "back", "summon"]).to_owned();
        }
        if asked.ends_with('?') {
            return pick(rng, &["yes", "yes", "no", "cancel", "maybe"]).to_owned();
        }
        if asked.ends_with("between main deck and side deck") {
            let swaps = ["deck swap --main Battle OX --side Spiral Serpent", "deck swap -m Yami -s Yami"];
            return pick(rng, &["cancel", swaps[0], swaps[1]]).to_owned();
        }
        if self.last.starts_with("choose ") || self.last.contains("\nchoose ") {
            return pick(rng, &["1", "2", "1 2", "3", "0", "cancel", "Haniwa"]).to_owned();
        }
        if asked == "name a card" || asked == "enter an amount" {
            return pick(rng, &["Haniwa", "Battle OX", "1000", "4000", "Goblin", "cancel"]).to_owned();
        }
        if asked.ends_with("summon right now") || asked.ends_with("match with ritual monster") {
            return match rng.range(8) {
                0..=3 => format!("select --hand {}", rng.range(9)),
                4..=5 => "summon".to_owned(),
                6 => pick(rng, &["1 2", "1", "2", "attack", "defense"]).to_owned(),
                _ => pick(rng, &["cancel", "summon"]).to_owned(),
            };
        }
        if asked == "it's not your turn to play this kind of moves" || asked == "card selected" {
            return match rng.range(4) {
                0 => "cancel".to_owned(),
                1 => "activate effect".to_owned(),
                _ => format!("select --spell {}", rng.range(4)),
            };
        }
        if self.stuck > 1 {
            return pick(rng, &["back", "cancel", "no", "attack", "1", "1 2", "next phase", "Haniwa"])
                .to_owned();
        }
        self.next_move()
    }

    /// What fits the phase and the card that is selected.
    fn next_move(&mut self) -> String {
        let rng = &mut self.rng;
        if once_in(rng, 70) {
            let nickname = pick(rng, &NICKNAMES);
            return if once_in(rng, 2) {
                "surrender".to_owned()
            } else {
                format!("duel set-winner {nickname}")
            };
        }
        let picks = |what| self.picked.contains(what);
        let word = match &*self.phase {
            "main phase 1" | "main phase 2" if picks("--hand") => {
                pick(rng, &["summon", "summon", "set", "activate effect", "activate effect", "use effect"])
            }
            _ if picks("--opponent") => pick(rng, &["card show --selected", "activate effect"]),
            "main phase 1" | "main phase 2" if picks("--spell") => "activate effect",
            "main phase 1" | "main phase 2" if picks("--monster") && !once_in(rng, 4) => {
                let turns = ["set --position defense", "set -- position attack"];
                pick(rng, &["flip-summon", turns[0], turns[1], "use effect", "next phase"])
            }
            "battle phase" if picks("--monster") => match rng.range(5) {
                0..=2 => return format!("attack {}", rng.range(4)),
                3 => "attack direct",
                _ => "next phase",
            },
            "battle phase" if !once_in(rng, 5) => return format!("select --monster {}", 1 + rng.range(3)),
            "main phase 1" | "main phase 2" => match rng.range(10) {
                0..=2 => return format!("select --hand {} --force", any_card(rng)),
                3..=4 => return format!("select --hand {}", 1 + rng.range(6)),
                5 => return format!("select --monster {}", 1 + rng.range(3)),
                6 if once_in(rng, 3) => return format!("select --spell --opponent {}", 1 + rng.range(2)),
                6 => return format!("select --spell {}", 1 + rng.range(3)),
                _ => "next phase",
            },
            _ => "next phase",
        };
        // Whatever it is, it is tried once.
        self.picked.clear();
        word.to_owned()
    }
}

const PLACES: [&str; 8] = [
    "Login Menu",
    "Main Menu",
    "Duel Menu",
    "Deck Menu",
    "Shop Menu",
    "Profile Menu",
    "Scoreboard Menu",
    "Import/Export Menu",
];

/// What somebody might type in a duel.
pub(crate) fn duel_line(rng: &mut Rng) -> String {
    let fixed = [
        "summon",
        "summon",
        "set",
        "set",
        "set -- position attack",
        "set --position defense",
        "flip-summon",
        "attack direct",
        "attack direct",
        "activate effect",
        "activate effect",
        "activate effect",
        "use effect",
        "yes",
        "yes",
        "no",
        "cancel",
        "attack",
        "defense",
        "select -d",
        "select --field",
        "select --field --opponent",
        "card show --selected",
        "show graveyard",
        "show graveyard --opponent",
        "back",
        "back",
        "show hand",
        "menu exit",
        "menu enter Deck",
        "menu show-current",
        "nonsense",
        "select",
        "",
        "increase --LP 100",
        "increase --money 7",
        "card show Yami",
        "deck swap --main Battle OX --side Spiral Serpent",
        "1000",
        "Haniwa",
    ];
    match rng.range(24) {
        0..=4 => format!("select --hand {}", rng.range(8)),
        5..=7 => format!("select --monster {}", rng.range(6)),
        8 => format!("select --spell {}", rng.range(7)),
        9 => format!("attack {}", rng.range(7)),
        10 => pick(rng, &["1", "2", "3", "1 2", "2 3"]).to_owned(),
        11 => format!("select --opponent {}", rng.range(6)),
        12..=15 => "next phase".to_owned(),
        16..=17 => format!("select --hand {} --force", any_card(rng)),
        _ => pick(rng, &fixed).to_owned(),
    }
}

/// Any card of the book: every effect comes up sometime.
fn any_card(rng: &mut Rng) -> String {
    if once_in(rng, 3) {
        return pick(rng, &ASKING).to_owned();
    }
    let cards = duel::standard();
    cards[rng.range(cards.len() as u32) as usize].name.clone()
}

/// What somebody might type in a menu. Whatever needs a password takes a while, so there is little of it.
fn menu_line(rng: &mut Rng, place: &str, model: &Model) -> String {
    if once_in(rng, 12) {
        return pick(
            rng,
            &["nonsense", "help me", "menu show-current", "increase --money 5", "card show Haniwa", ""],
        )
        .to_owned();
    }
    let (card, deck, user) = (card(rng), pick(rng, &DECKS), pick(rng, &USERS));
    let side = if once_in(rng, 3) { " --side" } else { "" };
    match place {
        "Login Menu" => {
            let password = match model.accounts.get(user) {
                Some(account) if !once_in(rng, 30) => account.password.clone(),
                _ => "wrong".to_owned(),
            };
            let nickname = pick(rng, &NICKNAMES);
            match rng.range(12) {
                0 => format!("user create -u {user} -n {nickname} -p x"),
                1 if once_in(rng, 4) => "menu exit".to_owned(),
                2 => "menu enter Shop".to_owned(),
                _ => format!("user login --password {password} -u {user}"),
            }
        }
        "Main Menu" | "Duel Menu" => match rng.range(12) {
            0 if once_in(rng, 3) => "duel --continue".to_owned(),
            0 if once_in(rng, 2) => {
                // The strongest takes its time.
                let level = pick(rng, &["newcomer", "casual", "club"]);
                format!("duel --new --ai --rounds {} --level {level}", pick(rng, &["1", "1", "3", "9"]))
            }
            1..=3 => {
                format!("duel --new --second-player {user} --rounds {}", pick(rng, &["1", "1", "3", "2"]))
            }
            4 if once_in(rng, 8) => pick(rng, &["user logout", "menu exit"]).to_owned(),
            5 if place == "Duel Menu" => "menu exit".to_owned(),
            _ => format!(
                "menu enter {}",
                pick(
                    rng,
                    &[
                        "Duel",
                        "Deck",
                        "Deck",
                        "Shop",
                        "Shop",
                        "Profile",
                        "Scoreboard",
                        "Import/Export",
                        "Main",
                        "nowhere"
                    ]
                )
            ),
        },
        "Deck Menu" => match rng.range(16) {
            0 => format!("deck create {deck}"),
            // The deck that is played with stays.
            1 if deck != "Standard" => format!("deck delete {deck}"),
            2 => format!("deck set-activate {}", pick(rng, &["Standard", "Standard", "Standard", deck])),
            3..=6 => format!("deck add-card --card {card} --deck {deck}{side}"),
            7..=8 if deck != "Standard" => format!("deck rm-card -d {deck} -c {card}{side}"),
            9 => "deck show --all".to_owned(),
            10 => format!("deck show -d {deck}{side}"),
            11 => "deck show --cards".to_owned(),
            12 => format!("card show {card}"),
            _ => "menu exit".to_owned(),
        },
        "Shop Menu" => match rng.range(12) {
            0..=5 => format!("shop buy {card}"),
            6..=7 => "shop show --money".to_owned(),
            8 => pick(rng, &["shop show --all", "shop show --prices"]).to_owned(),
            9 => "increase -m 900".to_owned(),
            _ => "menu exit".to_owned(),
        },
        "Profile Menu" => match rng.range(12) {
            0..=3 => format!("profile change --nickname {}", pick(rng, &NICKNAMES)),
            4 if once_in(rng, 4) => {
                let [current, new] = [pick(rng, &["x", "y"]), pick(rng, &["x", "y"])];
                format!("profile change --password --current {current} --new {new}")
            }
            _ => "menu exit".to_owned(),
        },
        "Scoreboard Menu" => pick(rng, &["scoreboard show", "menu exit"]).to_owned(),
        _ => match rng.range(6) {
            0 => format!("export card {card}"),
            1..=3 => format!("import card {card}"),
            _ => "menu exit".to_owned(),
        },
    }
}

/// A line with a slip in it.
fn broken(rng: &mut Rng, line: &str) -> String {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    if words.is_empty() {
        return "\u{200f}ـ\u{0}".to_owned();
    }
    let [one, other] = [0; 2].map(|_| rng.range(words.len() as u32) as usize);
    match rng.range(7) {
        0 => {
            words.remove(one);
        }
        1 => words.insert(one, words[other]),
        2 => words.swap(one, other),
        3 => words.insert(
            one,
            pick(rng, &["--side", "-x", "--", "-", "-1", "99999999999999999999", "İ", "کارت", "\u{7}"]),
        ),
        4 => words.truncate(one),
        5 => return line.to_uppercase(),
        _ => return format!("  {}\t", words.join("   ")),
    }
    words.join(" ")
}

/// What may lie in the file of a card, with its price if it is one.
pub(crate) fn file(rng: &mut Rng, name: &str) -> (String, Option<i64>) {
    let price = i64::from(rng.range(3_000)) + 1;
    let text = match rng.range(6) {
        0 => return ("nonsense".to_owned(), None),
        1 => return (format!(r#"{{"name":"{name}","kind":"spell","price":{price}}}"#), None),
        2 => format!(
            r#"{{"name":"{name}","kind":"spell","property":"Quick-play","description":"It shines.","price":{price},
                "effect":["activate","do opponent loses 700","do gain 300"]}}"#
        ),
        3 => format!(
            r#"{{"name":"{name}","kind":"trap","property":"Normal","description":"It sets.","price":{price},
                "effect":["reply anytime","do lose 100","do opponent loses 8000"]}}"#
        ),
        _ => format!(
            r#"{{"name":"{name}","kind":"monster","level":4,"attribute":"LIGHT","type":"Fairy","atk":1500,"def":900,
                "description":"It rises.","price":{price}}}"#
        ),
    };
    (text, Some(price))
}
