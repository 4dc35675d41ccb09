//! What everybody owns, from what was typed and answered alone: coins are what one
//! begins with, cheats and rewards less what was paid; cards are what was bought.
//! Nothing is asked of the club or of the rules; life points are read off the boards
//! and the lines that tell of damage.

use std::collections::BTreeMap;

use meydan_club::Club;

/// How many copies of each card.
pub(crate) type Copies = BTreeMap<String, usize>;

const LIFE: i64 = 8_000;
const MOST_LIFE: i64 = 65_535;

/// Somebody.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Account {
    pub(crate) password: String,
    pub(crate) nickname: String,
    pub(crate) coins: i64,
    pub(crate) score: i64,
    pub(crate) owned: Copies,
    /// The main and the side deck of each.
    pub(crate) decks: BTreeMap<String, [Copies; 2]>,
    pub(crate) active: Option<String>,
}

/// A duel that is played. The computer is nobody.
#[derive(Debug)]
struct Duel {
    /// Later ones have greater numbers.
    number: u64,
    usernames: [Option<String>; 2],
    nicknames: [String; 2],
    rounds: u8,
    turn: usize,
    life: [i64; 2],
    wins: [u8; 2],
    /// The best life points at the end of a round that was won.
    best: [i64; 2],
}

/// Everybody, and who is where.
#[derive(Default)]
pub(crate) struct Model {
    pub(crate) accounts: BTreeMap<String, Account>,
    pub(crate) who: Option<String>,
    /// The menu, as `menu show-current` names it; empty before anybody has come in.
    pub(crate) place: &'static str,
    duel: Option<Duel>,
    /// Duels that were broken off.
    broken_off: Vec<Duel>,
    begun: u64,
    pub(crate) prices: BTreeMap<String, i64>,
    /// The price in the file of a card; nothing if the file is no card.
    pub(crate) files: BTreeMap<String, Option<i64>>,
    /// How many duels have ended.
    pub(crate) ended: u64,
}

/// What follows a flag, up to the next one.
fn value(words: &[&str], flags: [&str; 2]) -> Option<String> {
    let at = words.iter().position(|word| flags.contains(word))?;
    let is_flag = |word: &&&str| word.starts_with('-');
    let rest: Vec<&str> = words[at + 1..].iter().take_while(|word| !is_flag(word)).copied().collect();
    Some(rest.join(" "))
}

fn number(text: &str) -> i64 {
    text.parse().unwrap_or_else(|_| panic!("{text} is no number"))
}

/// What stands between two texts.
fn between<'a>(line: &'a str, before: &str, after: &str) -> Option<&'a str> {
    line.split_once(before)?.1.strip_suffix(after)
}

impl Model {
    pub(crate) fn duels(&self) -> bool {
        self.duel.is_some()
    }

    /// The program was started (again).
    pub(crate) fn begin(&mut self) {
        (self.who, self.place) = (None, "Login Menu");
        self.broken_off.extend(self.duel.take());
    }

    fn own(&mut self) -> &mut Account {
        let who = self.who.as_ref().expect("somebody is logged in");
        self.accounts.get_mut(who).expect("who is logged in is known")
    }

    /// A line was typed, and this was printed. Gives whether a duel has ended.
    pub(crate) fn heard(&mut self, typed: &str, told: &str) -> bool {
        let words: Vec<&str> = typed.split_whitespace().collect();
        if told == "money increased successfully\n" {
            self.own().coins += number(&value(&words, ["--money", "-m"]).expect("an amount"));
            return false;
        }
        if self.duel.is_some() {
            return self.heard_duel(told);
        }
        let continues =
            words.first() == Some(&"duel") && words.iter().any(|word| ["--continue", "-c"].contains(word));
        if continues && !["invalid command\n", "there is no duel to continue\n"].contains(&told) {
            self.take_up();
            return self.heard_duel(told);
        }
        let name = || words.get(2..).unwrap_or_default().join(" ");
        match told.strip_suffix('\n').unwrap_or_default() {
            "" if words.starts_with(&["menu", "exit"]) => {
                let up = if self.place == "Main Menu" { "Login Menu" } else { "Main Menu" };
                self.who.take_if(|_| up == "Login Menu");
                self.place = up;
            }
            "" if words.starts_with(&["menu", "enter"]) => self.place = menu(&name()),
            "user created successfully!" => {
                let [username, nickname, password] =
                    [["--username", "-u"], ["--nickname", "-n"], ["--password", "-p"]]
                        .map(|flag| value(&words, flag).expect("a word"));
                let new = Account { password, nickname, coins: 100_000, ..Account::default() };
                assert!(self.accounts.insert(username, new).is_none(), "{typed}: twice");
            }
            "user logged in successfully!" => {
                let username = value(&words, ["--username", "-u"]).expect("a name");
                let password = value(&words, ["--password", "-p"]).expect("a word");
                assert_eq!(self.accounts[&username].password, password, "{typed}");
                (self.who, self.place) = (Some(username), "Main Menu");
            }
            "user logged out successfully!" => (self.who, self.place) = (None, "Login Menu"),
            "card bought successfully" => {
                let price = self.prices[&name()];
                let own = self.own();
                own.coins -= price;
                assert!(own.coins >= 0, "{typed}: {} too few", -own.coins);
                *own.owned.entry(name()).or_default() += 1;
            }
            "deck created successfully!" => {
                assert!(self.own().decks.insert(name(), Default::default()).is_none(), "{typed}: twice");
            }
            "deck deleted successfully" => {
                assert!(self.own().decks.remove(&name()).is_some(), "{typed}: it was not there");
                self.own().active.take_if(|active| *active == name());
            }
            "deck activated successfully" => self.own().active = Some(name()),
            told @ ("card added to deck successfully" | "card removed form deck successfully") => {
                let card = value(&words, ["--card", "-c"]).expect("a card");
                let deck = value(&words, ["--deck", "-d"]).expect("a deck");
                let side = words.iter().any(|word| ["--side", "-s"].contains(word));
                let parts = self.own().decks.get_mut(&deck).expect("a deck");
                let count = parts[usize::from(side)].entry(card).or_default();
                *count = if told.contains("added") { *count + 1 } else { *count - 1 };
                parts[usize::from(side)].retain(|_, count| *count > 0);
            }
            "nickname changed successfully!" => {
                self.own().nickname = value(&words, ["--nickname", "-n"]).expect("a nickname");
            }
            "password changed successfully!" => {
                self.own().password = value(&words, ["--new", "-w"]).expect("a password");
            }
            "card exported successfully" => {
                self.files.insert(name(), Some(self.prices[&name()]));
            }
            "card imported successfully" => {
                let price = self.files[&name()].expect("a file that is a card");
                self.prices.insert(name(), price);
            }
            _ if told.starts_with("phase: draw phase\n") => {
                self.begin_duel(&words);
                return self.heard_duel(told);
            }
            _ => self.compare(&words, told),
        }
        false
    }

    /// What the program itself says of coins and scores is what we think.
    fn compare(&mut self, words: &[&str], told: &str) {
        if words == ["shop", "show", "--money"] && self.place == "Shop Menu" {
            assert_eq!(told, format!("{}\n", self.own().coins));
        }
        if words == ["scoreboard", "show"] && self.place == "Scoreboard Menu" {
            let mut all: Vec<(i64, &str)> =
                self.accounts.values().map(|account| (-account.score, &*account.nickname)).collect();
            all.sort_unstable();
            let rank = |score: i64| 1 + all.iter().filter(|(other, _)| *other < score).count();
            let line = |&(score, name): &(i64, &str)| format!("{}- {name}: {}\n", rank(score), -score);
            assert_eq!(told, all.iter().map(line).collect::<String>());
        }
    }

    fn begin_duel(&mut self, words: &[&str]) {
        let rounds = if value(words, ["--rounds", "-r"]).as_deref() == Some("1") { 1 } else { 3 };
        let usernames = [self.who.clone(), value(words, ["--second-player", "-s"])];
        let nicknames = self.nicknames(&usernames);
        let (life, wins, best) = ([LIFE; 2], [0; 2], [0; 2]);
        self.begun += 1;
        self.duel =
            Some(Duel { number: self.begun, usernames, nicknames, rounds, turn: 0, life, wins, best });
    }

    /// The latest duel of who is logged in that was broken off. They may be called otherwise by now.
    fn take_up(&mut self) {
        let own = |duel: &&Duel| duel.usernames.contains(&self.who);
        let latest = self.broken_off.iter().filter(own).map(|duel| duel.number).max();
        let at = self.broken_off.iter().position(|duel| Some(duel.number) == latest);
        let mut duel = self.broken_off.swap_remove(at.expect("a duel that was broken off"));
        duel.nicknames = self.nicknames(&duel.usernames);
        self.duel = Some(duel);
    }

    fn nicknames(&self, usernames: &[Option<String>; 2]) -> [String; 2] {
        usernames.each_ref().map(|username| match username {
            Some(username) => self.accounts[username].nickname.clone(),
            None => "AI".to_owned(),
        })
    }

    fn heard_duel(&mut self, told: &str) -> bool {
        let Some(duel) = &mut self.duel else { return false };
        for line in told.lines() {
            duel.heard(line);
        }
        let needed = duel.rounds / 2 + 1;
        let Some(winner) = duel.wins.iter().position(|wins| *wins == needed) else { return false };
        let [mine, other] = [winner, 1 - winner].map(|seat| duel.wins[seat]);
        let name = duel.usernames[winner].as_deref().unwrap_or("AI");
        let last = format!("{name} won the whole match with score: {mine}-{other}");
        assert_eq!(told.lines().last() == Some(&*last), duel.rounds == 3, "{told}");
        // 20.5, D-66.
        let (score, coins, consolation) = match duel.rounds {
            1 => (1_000, 1_000 + duel.best[winner], 100),
            _ => (3_000, 3_000 + 3 * duel.best[winner], 300),
        };
        let usernames = duel.usernames.clone();
        for (seat, score, coins) in [(winner, score, coins), (1 - winner, 0, consolation)] {
            if let Some(account) = usernames[seat].as_ref().and_then(|name| self.accounts.get_mut(name)) {
                account.score += score;
                account.coins += coins;
            }
        }
        self.duel = None;
        self.ended += 1;
        true
    }

    /// What the club keeps is what we think, to the coin and the card.
    pub(crate) async fn check(&self, club: &Club) {
        let mut ranked = 0;
        for (username, account) in &self.accounts {
            let member = club.find(username).await.expect("an answer").expect("who was registered");
            let count = |names: &[String]| {
                let mut copies = Copies::new();
                for name in names {
                    *copies.entry(name.clone()).or_default() += 1;
                }
                copies
            };
            let mut kept = Account {
                password: account.password.clone(),
                nickname: member.nickname,
                coins: member.coins,
                score: member.score,
                owned: count(&club.owned(member.id).await.expect("an answer")),
                ..Account::default()
            };
            let mut there = club.stock(member.id).await.expect("an answer");
            for deck in club.decks(member.id).await.expect("an answer") {
                kept.active = if deck.active { Some(deck.name.clone()) } else { kept.active };
                kept.decks.insert(deck.name, [count(&deck.main), count(&deck.side)]);
                there.extend(deck.main);
                there.extend(deck.side);
            }
            assert_eq!(kept, *account, "{username}");
            // DU-052: a copy is in the stock or in a deck, and nowhere twice.
            assert_eq!(count(&there), kept.owned, "{username}");
            ranked += 1;
        }
        assert_eq!(club.scoreboard().await.expect("an answer").len(), ranked, "nobody else is there");
    }
}

impl Duel {
    /// What a printed line says of life points and rounds.
    fn heard(&mut self, line: &str) {
        let (turn, other) = (self.turn, 1 - self.turn);
        let seat_of = |nickname: &str| self.nicknames.iter().position(|name| name == nickname);
        if let Some(seat) = between(line, "its ", "'s turn").and_then(seat_of) {
            self.turn = seat;
        } else if let Some((seat, life)) =
            line.split_once(':').and_then(|(name, life)| Some((seat_of(name)?, life.parse().ok()?)))
        {
            self.life[seat] = life;
        } else if let Some(damage) = between(line, "your opponent receives ", " battle damage")
            .or_else(|| between(line, "your opponent received ", " battle damage"))
            .or_else(|| between(line, "you opponent receives ", " battale damage"))
        {
            self.hurt(other, number(damage));
        } else if let Some(damage) = between(line, "you received ", " battle damage") {
            self.hurt(turn, number(damage));
        } else if let Some((name, loss)) =
            line.strip_suffix(" life points").and_then(|l| l.split_once(" loses "))
        {
            self.hurt(seat_of(name).expect("a player"), number(loss));
        } else if let Some((name, gain)) =
            line.strip_suffix(" life points").and_then(|l| l.split_once(" gains "))
        {
            let seat = seat_of(name).expect("a player");
            self.life[seat] = (self.life[seat] + number(gain)).min(MOST_LIFE);
        } else if let Some((username, score)) = line.split_once(" won the game and the score is: ") {
            let is = |name: &Option<String>| name.as_deref().unwrap_or("AI") == username;
            let winner = self.usernames.iter().position(is).expect("a player");
            self.wins[winner] += 1;
            assert_eq!(score, format!("{}-{}", self.wins[winner], self.wins[1 - winner]), "{line}");
            self.best[winner] = self.best[winner].max(self.life[winner]);
            // The loser begins the next round, afresh.
            (self.turn, self.life) = (1 - winner, [LIFE; 2]);
        }
    }

    fn hurt(&mut self, seat: usize, damage: i64) {
        self.life[seat] = (self.life[seat] - damage).max(0);
    }
}

fn menu(name: &str) -> &'static str {
    let name = name.to_lowercase();
    match name.strip_suffix(" menu").unwrap_or(&name) {
        "duel" => "Duel Menu",
        "deck" => "Deck Menu",
        "scoreboard" => "Scoreboard Menu",
        "profile" => "Profile Menu",
        "shop" => "Shop Menu",
        "import/export" | "importexport" | "import export" => "Import/Export Menu",
        other => panic!("{other} was entered"),
    }
}
