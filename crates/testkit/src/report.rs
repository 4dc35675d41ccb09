//! Games told as short reports.
//!
//! Either a test plays a `Match` by texts (`begin`, `play`, `refused`) and looks
//! at it, or the whole report is a text: a position, what is done, what must be true
//! then. Its first lines lay the table out, as each game has it; then come lines with a
//! sign (`Reports::tell`):
//!
//! ```text
//! > attack 1                 is done by whoever is asked
//! > 2: pass                  and this must be the second player
//! ! tap 9: no-such-card      is refused with this code, and nothing changes
//! = asks 2                   must be true
//! = offers attack 1
//! = does not offer attack 2
//! = told 2 drew              so many events of this name since the beginning
//! = over: 1, hp              who won, and why; 0 in a draw
//! = 1 hp 12                  and whatever else the game itself can say of a position
//! = 1 hand: soldier, plains
//! ```

use meydan_core::{Game, GameTime, Header, Input, Match, MatchRefusal, Refusal as _, Seat, Seed};

use crate::walk::legal;

/// A match.
///
/// # Panics
/// If it cannot begin.
#[must_use]
pub fn begin<G: Game>(config: G::Config, seats: u8, seed: u64) -> Match<G> {
    Match::new(Header { config, seats, seed: Seed::from_number(seed), clock: None }).expect("it begins")
}

/// Who would do this: one who may at will, otherwise who is asked.
fn actor<G: Game>(game: &Match<G>, action: &str) -> Seat {
    let offered = |seat: &Seat| game.legal(*seat).iter().any(|legal| legal.to_string() == action);
    let at_will = game.at_will().iter().find(offered);
    at_will.or_else(|| game.pending().seats().iter().next()).expect("somebody is asked")
}

/// Plays what the texts say, each by whoever is asked.
///
/// # Panics
/// If something is refused.
pub fn play<G: Game>(game: &mut Match<G>, actions: &[&str]) {
    for action in actions {
        let seat = actor(game, action);
        game.submit_text(game.at(), seat, action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }
}

/// Why the rules refuse it to whoever is asked.
///
/// # Panics
/// If they do not, or if something changed.
pub fn refused<G: Game>(game: &mut Match<G>, action: &str) -> G::Refusal {
    let seat = actor(game, action);
    let before = (game.seq(), game.position().digest());
    let refusal = match game.submit_text(game.at(), seat, action) {
        Err(MatchRefusal::Game(refusal)) => refusal,
        other => panic!("{action} is not refused by the rules: {other:?}"),
    };
    assert_eq!((game.seq(), game.position().digest()), before, "{action}: a refusal changed something");
    refusal
}

/// A text in two: the lines that lay the table out, and those with a sign.
#[must_use]
pub fn parts(text: &str) -> (Vec<&str>, Vec<&str>) {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let first = lines.iter().position(|line| line.starts_with(['>', '!', '='])).unwrap_or(lines.len());
    (lines[..first].to_vec(), lines[first..].to_vec())
}

/// The seat of a player as people count.
///
/// # Panics
/// If it is none of two.
#[must_use]
pub fn player(word: &str) -> Seat {
    match word {
        "1" => Seat(0),
        "2" => Seat(1),
        _ => panic!("no player: {word}"),
    }
}

/// An action that a line of a report was read as.
pub type Read<G> = Result<<G as Game>::Action, <G as Game>::Refusal>;

/// What only the game itself knows of its reports.
pub struct Reports<G: Game> {
    /// An action as reports write it.
    pub read: fn(&G, &str) -> Read<G>,
    /// What is true of `1 hp`, where the line says `1 hp 12`; `None` if there is no such thing.
    /// What the line wants is given too, for what can be said in several ways.
    pub fact: fn(&G, &str, &str) -> Option<String>,
    /// What must hold after every line.
    pub holds: fn(&G) -> bool,
}

impl<G: Game> Reports<G> {
    /// Does what the lines say, and gives what was told meanwhile.
    ///
    /// # Panics
    /// If something is not as the lines say.
    pub fn tell(&self, mut position: G, lines: &[&str]) -> Vec<G::Event> {
        let mut told = Vec::new();
        for line in lines {
            let (sign, rest) = line.split_at(1);
            let rest = rest.trim();
            match sign {
                ">" => self
                    .act(&mut position, rest, &mut told)
                    .unwrap_or_else(|refusal| panic!("{line}: {refusal:?}\n{told:#?}")),
                "!" => {
                    let (action, code) = rest.rsplit_once(": ").unwrap_or_else(|| panic!("{line}"));
                    let before = position.digest();
                    let refusal = self.act(&mut position, action, &mut told).expect_err(line);
                    assert_eq!(refusal.code(), code, "{line}");
                    assert_eq!(position.digest(), before, "{line}: something changed");
                }
                _ => self.expect(&position, rest, &told),
            }
            assert!((self.holds)(&position), "{line}");
        }
        told
    }

    fn act(&self, position: &mut G, text: &str, told: &mut Vec<G::Event>) -> Result<(), G::Refusal> {
        let asked = position.pending().seats().only();
        let seat = asked.unwrap_or_else(|| panic!("{text}: nobody is asked\n{told:#?}"));
        let text = match text.split_once(": ") {
            Some((who, text)) => {
                assert_eq!(seat, player(who), "{text}: the other is asked\n{told:#?}");
                text
            }
            None => text,
        };
        let action = (self.read)(position, text)?;
        position.check(seat, action)?;
        assert!(legal(position, seat).contains(&action), "{text} is not offered");
        position.play(GameTime::ZERO, Input::Act { seat, action }, |event| told.push(event));
        // Who has nothing to decide is not waited for, as in every front end.
        while let Some((seat, action)) = position.forced() {
            position.play(GameTime::ZERO, Input::Act { seat, action }, |event| told.push(event));
        }
        Ok(())
    }

    fn expect(&self, position: &G, line: &str, told: &[G::Event]) {
        let asked = || position.pending().seats().only();
        let offers = |text: &str| {
            let action = (self.read)(position, text).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"));
            asked().is_some_and(|seat| legal(position, seat).contains(&action))
        };
        let (key, wanted) = match line.split_once(':').or_else(|| line.rsplit_once(' ')) {
            Some((key, wanted)) => (key, wanted.trim()),
            None => panic!("no expectation: {line}"),
        };
        let number = |seat: Option<Seat>| seat.map_or(0, |seat| seat.0 + 1);
        let words: Vec<&str> = line.split_whitespace().collect();
        let (is, wanted) = match words[..] {
            ["offers", ..] => (offers(&line["offers ".len()..]).to_string(), "true"),
            ["does", "not", "offer", ..] => (offers(&line["does not offer ".len()..]).to_string(), "false"),
            ["told", count, name] => (count_of(name, told).to_string(), count),
            ["asks", seat] => (number(asked()).to_string(), seat),
            ["over:", ..] => {
                let outcome = position.outcome().unwrap_or_else(|| panic!("{line}: it goes on"));
                (format!("{}, {}", number(outcome.winners.only()), outcome.reason), wanted)
            }
            _ => {
                let fact = (self.fact)(position, key, wanted);
                (fact.unwrap_or_else(|| panic!("no expectation: {line}")), wanted)
            }
        };
        assert_eq!(is, wanted, "expected: {line}\n{told:#?}");
    }
}

/// How many events have this name, as everybody reads it.
fn count_of<E: serde::Serialize>(name: &str, told: &[E]) -> usize {
    let name_of = |event: &E| serde_json::to_value(event).expect("plain data becomes JSON");
    told.iter().filter(|event| name_of(event)["event"] == name).count()
}
