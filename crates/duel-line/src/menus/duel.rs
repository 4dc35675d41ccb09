//! Starting a duel (section 6), from the Main Menu or the Duel Menu.

use duel::{Book, Card, Config, Duel, Rounds, standard, write_cards};
use meydan_club::{DeckRow, Error, Member};
use meydan_core::{Header, Match, Seat, Viewer};

use crate::duel::{Person, Referee, Running};
use crate::parse::Command;
use crate::program::{Answer, Played, Program, say};
use crate::table::Verb;
use crate::texts;

/// What the computer is called, and nobody else (D-25).
const COMPUTER: &str = "AI";

/// The longest text of cards that a duel takes.
const MOST_CARDS: usize = 100_000;

impl Program {
    /// `duel --new …`, with its checks in the order of D-24.
    pub(crate) fn begin_duel(&mut self, command: &Command, out: &mut String) -> Answer {
        let Some(member) = self.member else {
            say(out, texts::LOGIN_FIRST);
            return Ok(());
        };
        match self.prepare_duel(member, command)? {
            Ok(mut played) => {
                *out += &played.running.take();
                let ended = played.running.ended();
                self.played = Some(played);
                ended.map_or(Ok(()), |ended| self.settle(ended))
            }
            Err(refusal) => {
                say(out, refusal);
                Ok(())
            }
        }
    }

    fn prepare_duel(&mut self, id: i64, command: &Command) -> Result<Result<Played, String>, Error> {
        let club = &self.services.club;
        let challenger = self.services.wait(club.member(id))?;
        let mut players = vec![challenger];
        if command.verb == Verb::DuelPlayer {
            let found = self.services.wait(club.find(command.value("--second-player")))?;
            match found.filter(|found| found.id != id) {
                Some(other) => players.push(other),
                None => return Ok(Err(texts::NO_SUCH_PLAYER.to_owned())),
            }
        }
        let mut decks = Vec::new();
        for player in &players {
            let active = self.services.wait(club.decks(player.id))?.into_iter().find(|deck| deck.active);
            match active {
                Some(deck) => decks.push(deck),
                None => return Ok(Err(texts::no_active_deck(&player.username))),
            }
        }
        for (player, deck) in players.iter().zip(&decks) {
            if !deck.is_valid() {
                return Ok(Err(texts::invalid_deck(&player.username)));
            }
        }
        let rounds = match command.value("--rounds") {
            "1" => Rounds::One,
            "3" => Rounds::Three,
            _ => return Ok(Err(texts::WRONG_ROUNDS.to_owned())),
        };
        let config = Config {
            rounds,
            deck1: deck_text(&decks[0]),
            deck2: decks.get(1).map(deck_text).unwrap_or_default(),
            cards: own_cards(&club.book(), &decks),
            cheats: self.cheats,
        };
        self.start(config, &players)
    }

    fn start(&mut self, config: Config, players: &[Member]) -> Result<Result<Played, String>, Error> {
        let rounds = config.rounds.count();
        let header = Header { config, seats: 2, seed: self.services.seed()? };
        let Ok(game) = Match::<Duel>::new(header) else {
            // What the club keeps is a deck; only a card whose name no deck can say is none.
            return Ok(Err(texts::invalid_deck(&players[0].username)));
        };
        let begun: Vec<_> = game.events_since(None, Viewer::Referee).flat_map(|(_, told)| told).collect();
        let person = |player: Option<&Member>| match player {
            Some(member) => Person { username: member.username.clone(), nickname: member.nickname.clone() },
            None => Person { username: COMPUTER.to_owned(), nickname: COMPUTER.to_owned() },
        };
        let people = [person(players.first()), person(players.get(1))];
        let computer = if players.len() == 1 { Some((Seat(1), self.services.seed()?)) } else { None };
        Ok(Ok(Played {
            running: Running::new(Referee::Match(Box::new(game)), people, computer, &begun),
            name: self.services.duel_name()?,
            members: [players.first().map(|member| member.id), players.get(1).map(|member| member.id)],
            rounds,
        }))
    }
}

/// A deck as a duel reads it. Every line has its number, so that names may begin with one.
fn deck_text(deck: &DeckRow) -> String {
    let lines = |cards: &[String]| cards.iter().map(|card| format!("1 {card}\n")).collect::<String>();
    format!("{}side\n{}", lines(&deck.main), lines(&deck.side))
}

/// The cards that are not of the standard book; if there are very many, those of the decks.
fn own_cards(book: &Book, decks: &[DeckRow]) -> String {
    let own: Vec<Card> = book.cards().iter().filter(|card| !standard().contains(card)).cloned().collect();
    let text = |cards: &[Card]| if cards.is_empty() { String::new() } else { write_cards(cards) };
    let all = text(&own);
    if all.len() <= MOST_CARDS {
        return all;
    }
    let played = |card: &Card| {
        decks.iter().any(|deck| deck.main.iter().chain(&deck.side).any(|name| *name == card.name))
    };
    text(&own.into_iter().filter(played).collect::<Vec<_>>())
}
