//! What can be chosen before the game: decks, cards of one's own, and, for
//! puzzles and tests, where it starts.

use meydan_core::{ConfigError, LineFault, Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::book::{Index, MOST_TEXT};
use crate::deck::{MOST_CARDS, read_deck, read_entry, ready_deck, standard_deck};
use crate::language::fault;
use crate::state::{MOST_IN_HAND, Question, Side};
use crate::{Book, Id, Magic, Phase};

/// The configuration. Texts that are empty are as if they were left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The deck of the first player, or the name of a ready one; left out, the one of the rules.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub deck1: String,
    /// The deck of the second player.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub deck2: String,
    /// Cards beside those of the rules.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub cards: String,
    /// The position to begin with, as `Config::set_up` reads it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub start: String,
    /// Creatures cannot attack in the turn in which they came (MG-63).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sickness: bool,
}

impl Config {
    /// The position that this configuration describes: dealt and between turns,
    /// or, with a start position, in the middle of a turn.
    ///
    /// A start position has lines, or parts with `;` between them:
    ///
    /// ```text
    /// round 5                  the number of the turn (else 1)
    /// turn 2                   whose it is (else the first player's)
    /// phase second             first, combat or second (else first)
    /// quiet 4                  turns in a row in which nothing happened
    /// 1 hp 7                   (else 15)
    /// 1 hand: 2 Plains, Soldier
    /// 1 play: 3 Plains, Forest tapped, Guard, Slow on 9
    /// 1 library: Ghost, rest   the top card first; rest: what is left of the deck, shuffled
    /// 2 discard: Skeleton
    /// ```
    ///
    /// Cards in play are numbered in the order in which they are named.
    pub(crate) fn set_up(&self, rng: &mut Rng) -> Result<Magic, ConfigError> {
        let refused = |option, code, lines| ConfigError { option, code, rule: "MG-31", lines };
        let texts =
            [("deck1", &self.deck1), ("deck2", &self.deck2), ("cards", &self.cards), ("start", &self.start)];
        for (option, text) in texts {
            if text.len() > MOST_TEXT as usize {
                return Err(ConfigError::new(option, "text-too-long", "MG-31"));
            }
        }
        let book = Book::with(&self.cards).map_err(|lines| refused("cards", "cards-unreadable", lines))?;
        let deck = |seat: usize, option, text: &str| {
            let text = if text.trim().is_empty() { standard_deck(seat) } else { text };
            let text = ready_deck(text.trim()).unwrap_or(text);
            read_deck(text, &book).map_err(|lines| refused(option, "deck-unreadable", lines))
        };
        let decks = [deck(0, "deck1", &self.deck1)?, deck(1, "deck2", &self.deck2)?];
        let is_own = |text: &String| !text.trim().is_empty() && ready_deck(text.trim()).is_none();
        let private = [&self.deck1, &self.deck2].map(is_own);
        if self.start.trim().is_empty() {
            let game = Magic::dealt(book, [&decks[0], &decks[1]], rng);
            return Ok(Magic { sickness: self.sickness, private, ..game });
        }
        let start =
            Start::read(&self.start, &book).map_err(|lines| refused("start", "start-unreadable", lines))?;
        let game =
            start.set_up(book, &decks, rng).map_err(|code| ConfigError::new("start", code, "MG-02"))?;
        Ok(Magic { sickness: self.sickness, private, ..game })
    }
}

/// A card in play as a start position has it.
struct Placed {
    card: Index,
    tapped: bool,
    on: Option<Id>,
}

#[derive(Default)]
struct StartSide {
    hp: Option<i16>,
    hand: Vec<Index>,
    library: Vec<Index>,
    /// Where in the library the rest of the deck goes, from the top.
    rest: Option<usize>,
    discard: Vec<Index>,
}

struct Start {
    round: u16,
    turn: Seat,
    phase: Phase,
    quiet: u8,
    sides: [StartSide; 2],
    in_play: Vec<(Seat, Placed)>,
}

impl Start {
    fn read(text: &str, book: &Book) -> Result<Start, Vec<LineFault>> {
        let mut start = Start {
            round: 1,
            turn: Seat::FIRST,
            phase: Phase::First,
            quiet: 0,
            sides: Default::default(),
            in_play: Vec::new(),
        };
        let mut faults = Vec::new();
        for (index, line) in text.lines().enumerate() {
            for part in line.split(';').map(str::trim).filter(|part| !part.is_empty()) {
                if start.read_part(part, book).is_none() {
                    faults.push(fault(index + 1, ("start-part", part.to_owned())));
                }
            }
        }
        if faults.is_empty() { Ok(start) } else { Err(faults) }
    }

    fn read_part(&mut self, part: &str, book: &Book) -> Option<()> {
        if let Some((head, list)) = part.split_once(':') {
            let (seat, pile) = head.trim().split_once(' ')?;
            let seat = player(seat)?;
            let entries = list.split(',').map(str::trim).filter(|entry| !entry.is_empty());
            return entries.map(|entry| self.read_card(seat, pile.trim(), entry, book)).collect();
        }
        let words: Vec<&str> = part.split_whitespace().collect();
        match words[..] {
            ["round", number] => {
                self.round = number.parse().ok().filter(|round| (1..=9999).contains(round))?;
            }
            ["turn", seat] => self.turn = player(seat)?,
            ["phase", "first"] => self.phase = Phase::First,
            ["phase", "combat"] => self.phase = Phase::Combat,
            ["phase", "second"] => self.phase = Phase::Second,
            ["quiet", number] => self.quiet = number.parse().ok().filter(|quiet| *quiet < 6)?,
            [seat, "hp", number] => {
                let hp = number.parse().ok().filter(|hp| (1..=99).contains(hp))?;
                self.sides[player(seat)?.index()].hp = Some(hp);
            }
            _ => return None,
        }
        Some(())
    }

    fn read_card(&mut self, seat: Seat, pile: &str, entry: &str, book: &Book) -> Option<()> {
        let side = &mut self.sides[seat.index()];
        if pile == "library" && entry == "rest" && side.rest.is_none() {
            side.rest = Some(side.library.len());
            return Some(());
        }
        let mut title = entry;
        let mut placed = Placed { card: 0, tapped: false, on: None };
        if pile == "play" {
            if let Some((before, number)) = title.rsplit_once(" on ") {
                placed.on = Some(number.trim().parse().ok()?);
                title = before;
            }
            if let Some(before) = title.strip_suffix(" tapped") {
                placed.tapped = true;
                title = before;
            }
        }
        let (count, card) = read_entry(title.trim(), book).ok()?;
        let cards = std::iter::repeat_n(card, count);
        match pile {
            "hand" => side.hand.extend(cards),
            "library" => side.library.extend(cards),
            "discard" => side.discard.extend(cards),
            "play" => {
                placed.card = card;
                let Placed { tapped, on, .. } = placed;
                self.in_play.extend(cards.map(|card| (seat, Placed { card, tapped, on })));
            }
            _ => return None,
        }
        Some(())
    }

    /// The position; the code of a refusal if it makes no sense.
    fn set_up(self, book: Book, decks: &[Vec<Index>; 2], rng: &mut Rng) -> Result<Magic, &'static str> {
        let mut sides = [Vec::new(), Vec::new()];
        for (seat, given) in Seat::all(2).zip(&self.sides) {
            let placed =
                self.in_play.iter().filter(|(owner, _)| *owner == seat).map(|(_, placed)| placed.card);
            let mut all: Vec<Index> = given
                .hand
                .iter()
                .chain(&given.library)
                .chain(&given.discard)
                .copied()
                .chain(placed)
                .collect();
            if let Some(at) = given.rest {
                let mut rest = decks[seat.index()].clone();
                for card in &all {
                    if let Some(place) = rest.iter().position(|other| other == card) {
                        rest.swap_remove(place);
                    }
                }
                rng.shuffle(&mut rest);
                all.extend(&rest);
                let mut library = given.library.clone();
                library.splice(at..at, rest);
                sides[seat.index()] = library;
            } else {
                sides[seat.index()] = given.library.clone();
            }
            if given.hand.len() > MOST_IN_HAND {
                return Err("start-hand");
            }
            if all.is_empty() || all.len() > MOST_CARDS {
                return Err("start-cards");
            }
        }
        let full = Seat::all(2).map(|seat| {
            let given = &self.sides[seat.index()];
            let placed =
                self.in_play.iter().filter(|(owner, _)| *owner == seat).map(|(_, placed)| placed.card);
            let all: Vec<Index> = given.hand.iter().chain(&given.discard).copied().chain(placed).collect();
            let all: Vec<Index> = all.into_iter().chain(sides[seat.index()].iter().copied()).collect();
            let mut side = Side::new(&book, &all);
            side.hp = given.hp.unwrap_or(side.hp);
            // The top card is the last.
            side.library = sides[seat.index()].iter().rev().copied().collect();
            side.hand = given.hand.iter().copied().collect();
            side.discard = given.discard.iter().copied().collect();
            side
        });
        let full: Vec<Side> = full.collect();
        let sides: [Side; 2] = full.try_into().map_err(|_| "start-cards")?;
        let mut game = Magic::of(book, sides);
        for (seat, placed) in &self.in_play {
            let card = *game.book.card(placed.card);
            if matches!(card.kind, crate::card::Kind::Sorcery(..)) {
                return Err("start-in-play");
            }
            let id = game.enter(*seat, placed.card, placed.on);
            let side = game.side_mut(*seat);
            side.lands.iter_mut().filter(|land| land.id == id).for_each(|land| land.tapped = placed.tapped);
            side.creatures
                .iter_mut()
                .filter(|body| body.id == id)
                .for_each(|body| body.tapped = placed.tapped);
        }
        let astray = game.sides.iter().flat_map(|side| &side.auras).any(|aura| {
            let aims = game.book.card(aura.card).aim().is_some();
            aims != aura.target.is_some() || aura.target.is_some_and(|id| game.creature(id).is_none())
        });
        if astray {
            return Err("start-target");
        }
        if game.sides.iter().flat_map(|side| &side.creatures).any(|body| game.looks(body).left <= 0) {
            return Err("start-dead");
        }
        (game.round, game.turn, game.phase, game.quiet) = (self.round, self.turn, self.phase, self.quiet);
        if game.phase == Phase::Combat {
            game.question = Question::Attack;
            if game.side(game.turn).creatures.iter().all(|body| body.tapped) {
                return Err("start-no-attacker");
            }
        }
        Ok(game)
    }
}

fn player(word: &str) -> Option<Seat> {
    match word {
        "1" => Some(Seat::FIRST),
        "2" => Some(Seat::SECOND),
        _ => None,
    }
}
