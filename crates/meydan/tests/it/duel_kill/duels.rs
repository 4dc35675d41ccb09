//! The same in the middle of a duel: what was answered is there when it is gone on
//! with, and a duel that ends is rewarded once, whenever the program was killed.

use std::path::Path;
use std::time::Duration;

use meydan_core::Seed;

use super::program::{Program, let_it_work};

const KILLS: u32 = 8;
/// So many commands are typed ahead before a kill.
const AHEAD: u32 = 40;

/// Alice and Bob, each with a deck of 42 cards.
pub(crate) fn set_up(data: &Path) {
    let mut program = Program::start(data);
    for user in ["alice", "bob"] {
        program.answer(&format!("user create -u {user} -n {user} -p secret"));
    }
    for user in ["alice", "bob"] {
        program.answer(&format!("user login -u {user} -p secret"));
        program.answer("increase --money 1000000");
        program.write("menu enter Shop\n");
        let prices = program.answers("shop show --prices");
        let cards: Vec<&str> =
            prices.iter().filter_map(|line| Some(line.rsplit_once(':')?.0)).take(14).collect();
        for card in &cards {
            for _ in 0..3 {
                assert_eq!(program.answer(&format!("shop buy {card}")), "card bought successfully");
            }
        }
        program.write("menu exit\nmenu enter Deck\n");
        program.answer("deck create D");
        for card in &cards {
            for _ in 0..3 {
                let added = program.answer(&format!("deck add-card -c {card} -d D"));
                assert_eq!(added, "card added to deck successfully");
            }
        }
        program.answer("deck set-activate D");
        program.write("menu exit\n");
        program.answer("user logout");
    }
    program.kill();
}

/// The life points that a line of the board gives Alice.
fn life(line: &str) -> Option<u32> {
    line.strip_prefix("alice:")?.parse().ok()
}

impl Program {
    /// Reads until Alice's life points.
    fn life(&self) -> u32 {
        loop {
            if let Some(life) = life(&self.next()) {
                return life;
            }
        }
    }

    fn coins(&mut self, user: &str) -> i64 {
        self.answer(&format!("user login -u {user} -p secret"));
        self.write("menu enter Shop\n");
        let coins = self.answer("shop show --money").parse().expect("a number");
        self.write("menu exit\n");
        self.answer("user logout");
        coins
    }
}

#[test]
fn du_271_a_killed_duel_goes_on_where_its_last_answer_was() {
    let folder = tempfile::tempdir().expect("a folder");
    set_up(folder.path());
    let mut rng = Seed::from_number(8).rng();
    let mut known = None;
    for kill in 0..KILLS {
        let mut program = Program::start(folder.path());
        program.answer("user login -u alice -p secret");
        let begins = "duel --new --second-player bob --rounds 1\nnext phase\nnext phase";
        program.write(if known.is_none() { begins } else { "duel --continue" });
        program.write("\n");
        let found = program.life();
        // Of what was typed after the last answer one line may have happened.
        if let Some(known) = known {
            assert!(found == known || found == known + 1, "kill {kill}: {known} became {found}");
        }
        program.write(&"increase --LP 1\n".repeat(AHEAD as usize));
        let heard = rng.range(AHEAD);
        let mut answered = (0..heard).fold(found, |_, _| program.life());
        assert_eq!(answered, found + heard, "each is done once");
        let_it_work(Duration::from_micros(u64::from(rng.range(6_000))));
        if let Some(last) = program.kill().iter().rev().find_map(|line| life(line)) {
            answered = last;
        }
        known = Some(answered);
    }
    assert!(known.is_some_and(|known| known > 8_000));
}

#[test]
fn du_252_a_killed_duel_is_rewarded_once() {
    let folder = tempfile::tempdir().expect("a folder");
    set_up(folder.path());
    let mut rng = Seed::from_number(9).rng();
    let coins = |folder: &Path| {
        let mut program = Program::start(folder);
        let coins = [program.coins("alice"), program.coins("bob")];
        program.kill();
        coins
    };
    let mut before = coins(folder.path());
    for kill in 0..KILLS {
        let mut program = Program::start(folder.path());
        program.answer("user login -u alice -p secret");
        program.write("duel --new --second-player bob --rounds 1\nsurrender\n");
        // On a busy machine the moment may be over before anything is done: every other
        // time it begins when the duel has.
        let begun = kill % 2 == 1;
        if begun {
            program.next();
        }
        let_it_work(Duration::from_micros(u64::from(rng.range(15_000))));
        let answered = program.kill().iter().any(|line| line.starts_with("bob won the game"));
        let mut program = Program::start(folder.path());
        program.answer("user login -u alice -p secret");
        let goes_on = program.answer("duel --continue") != "there is no duel to continue";
        assert!(!(answered && goes_on), "kill {kill}: what was answered has happened");
        if goes_on {
            program.write("surrender\n");
            while !program.next().starts_with("bob won the game") {}
        }
        program.kill();
        let after = coins(folder.path());
        let gained = [after[0] - before[0], after[1] - before[1]];
        if begun || answered || goes_on {
            assert_eq!(gained, [100, 9_000], "kill {kill}");
        } else {
            // The duel had not begun, or its end was kept and not yet answered.
            assert!([[0, 0], [100, 9_000]].contains(&gained), "kill {kill}: {gained:?}");
        }
        before = after;
    }
}
