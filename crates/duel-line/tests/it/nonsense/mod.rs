//! Whatever is typed, the program answers with lines that it has and goes on, and
//! nobody has a coin or a card more or less than was bought, won or cheated.

mod known;
mod model;
mod typed;

use std::path::Path;

use known::{NICKNAMES, OWN_CARDS, is_help, is_known};
use meydan_club::Club;
use meydan_core::Seed;
use meydan_duel_line::{Exhibition, Flow, Options, Program};
use meydan_testkit::times;
use model::Model;
use typed::{Typist, USERS, duel_line, file, pick};

/// So many lines are typed, and this is where they come from.
const LINES: u64 = 3_000;
const SEED: u64 = 9;

/// The program with the model beside it.
struct Stream {
    options: Options,
    program: Program,
    model: Model,
    club: Club,
    runtime: tokio::runtime::Runtime,
    typist: Typist,
}

impl Stream {
    fn new(data: &Path, seed: u64) -> Stream {
        let options = Options { data: data.to_owned(), seed: Some(seed), cheats: true };
        let program = Program::open(&options).expect("an empty folder can be used");
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let club = runtime.block_on(Club::open(&data.join("hall.db"))).expect("the club's file");
        let typist = Typist::new(Seed::from_number(seed).rng());
        let mut stream = Stream { options, program, model: Model::default(), club, runtime, typist };
        stream.model.begin();
        stream
    }

    fn start_again(&mut self) {
        self.program = Program::open(&self.options).expect("the folder can be used again");
        self.model.begin();
    }

    fn check(&self) {
        self.runtime.block_on(self.model.check(&self.club));
    }

    /// Types a line, and looks at everything that is printed.
    fn type_in(&mut self, line: &str) {
        let mut out = String::new();
        let flow = self.program.line(line, &mut out);
        let helps = line.split_whitespace().eq(["help"]);
        for printed in out.lines() {
            assert!(is_known(printed) || (helps && is_help(printed)), "{line}: {printed:?}");
        }
        match flow {
            Flow::GoOn => {
                if self.model.heard(line, &out) {
                    self.check();
                }
                self.typist.heard(line, &out);
            }
            Flow::Leave => {
                assert_eq!(self.model.place, "Login Menu");
                self.start_again();
            }
            Flow::Broken(why) => panic!("{line}: {why}"),
        }
    }

    /// Two who have decks that can be played with.
    fn prepare(&mut self) {
        for (user, nickname) in USERS.iter().zip(NICKNAMES).take(2) {
            self.type_in(&format!("user create -u {user} -n {nickname} -p x"));
            self.type_in(&format!("user login -u {user} -p x"));
            self.type_in("increase --money 100000");
            self.type_in("menu enter Shop");
            self.model.prices = {
                let mut out = String::new();
                self.program.line("shop show --prices", &mut out);
                let lines = out.lines().filter_map(|line| line.rsplit_once(':'));
                lines.map(|(card, price)| (card.to_owned(), price.parse().expect("a price"))).collect()
            };
            let mut adding = Vec::new();
            let mut side = "";
            for line in duel::standard_deck().lines().filter(|line| !line.starts_with('#')) {
                let Some((count, card)) = line.split_once(' ') else {
                    side = " --side";
                    continue;
                };
                for _ in 0..count.parse().expect("a number") {
                    self.type_in(&format!("shop buy {card}"));
                    adding.push(format!("deck add-card -d Standard -c {card}{side}"));
                }
            }
            self.type_in("menu exit");
            self.type_in("menu enter Deck");
            self.type_in("deck create Standard");
            for line in adding {
                self.type_in(&line);
            }
            self.type_in("deck set-activate Standard");
            self.type_in("menu exit");
            self.type_in("user logout");
        }
    }
}

/// DU-003 DU-009 DU-052 DU-251 DU-252 DU-253: every answer is a known line, and the
/// club keeps to the coin and the card what the answers say, at the end of every duel
/// and of all.
#[test]
fn du_003_every_answer_is_a_known_line_and_nothing_is_lost_or_won_twice() {
    let lines = times(LINES);
    let data = crate::memory::folder();
    let cards = data.path().join("cards");
    std::fs::create_dir(&cards).expect("a folder");
    let mut stream = Stream::new(data.path(), SEED);
    stream.prepare();
    let mut rng = Seed::from_number(SEED + 1).rng();
    for _ in 0..lines {
        match rng.range(1_500) {
            // Somebody pulls the plug: a duel has no result then (DU-007), and is gone on with later or not.
            0 => stream.start_again(),
            1..=15 => {
                let name = pick(&mut rng, &[OWN_CARDS[0], OWN_CARDS[1], "Haniwa"]);
                let (text, price) = file(&mut rng, name);
                std::fs::write(cards.join(format!("{name}.json")), text).expect("written");
                stream.model.files.insert(name.to_owned(), price);
            }
            _ => {
                let typed = stream.typist.line(&stream.model);
                stream.type_in(&typed);
            }
        }
    }
    stream.check();
    assert!(stream.model.ended > lines / 1_000, "too few duels ended: {}", stream.model.ended);
}

/// Tables with everything on them, at every moment that asks something.
#[test]
fn du_017_laid_out_tables_answer_every_line() {
    let tables = [
        "1 hand: Advanced Ritual Art | Skull Guardian | Crab Turtle | Monster Reborn | Twin Twisters | The Tricky
         1 monsters: Battle OX | Silver Fang | Herald of Creation | Haniwa set
         1 spells: Magic Jammer set | Solemn Warning set
         1 graveyard: Dark magician | Leotron
         1 deck: Haniwa | Yami | Bitron | Pot of Greed | Battle OX | Haniwa | Yami
         2 hand: Haniwa | Bitron
         2 monsters: Suijin | Man-Eater Bug set | Texchanger
         2 spells: Mirror Force set | Mind Crush set | Call of The Haunted set | Wall of Revealing Light set
         2 graveyard: Wattkid | Leotron
         2 deck: Haniwa | Yami | Bitron | Texchanger | Leotron | Haniwa",
        "1 hand: Terratiger, the Empowered Warrior | Haniwa | Beast King Barbaros | Gate Guardian | Raigeki | Change of Heart
         1 monsters: Battle OX | Scanner | Haniwa
         1 spells: Messenger of peace | Supply Squad | Spell Absorption
         1 deck: Haniwa | Yami | Bitron | Pot of Greed | Battle OX | Haniwa | Yami
         2 hand: Haniwa | Bitron
         2 monsters: Exploder Dragon | Marshmallon set | Command Knight
         2 spells: Torrential Tribute set | Magic Jammer set | Vanity's Emptiness set | Mystical space typhoon set
         2 graveyard: Wattkid | Leotron
         2 deck: Haniwa | Yami | Bitron | Texchanger | Leotron | Haniwa",
    ];
    let mut rng = Seed::from_number(4).rng();
    for round in 0..1_000 {
        let mut text = tables[round % tables.len()].to_owned();
        if round % 3 == 0 {
            text += "\nturn 1 battle";
        }
        if round % 5 == 0 {
            text += "\ncomputer";
        }
        let mut exhibition = Exhibition::new(&text, Seed::from_number(round as u64)).expect("a table");
        for _ in 0..80 {
            let line = duel_line(&mut rng);
            for printed in exhibition.line(&line).lines() {
                assert!(is_known(printed), "{line}: {printed:?}");
            }
            if exhibition.is_over() {
                break;
            }
        }
    }
}
