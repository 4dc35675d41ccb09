//! How a table is spoken of: players by name and seat, messages, moves.

use meydan_catalogue::Player;
use meydan_core::{AnyAction, AnyEvents, Entry, Seat, Step};
use meydan_search::Opinion;
use meydan_telling::{AnyScene, AnyTelling, Style};
use meydan_words::Words;

use super::TableScreen;
use crate::note::Note;
use crate::text::apart;

/// The game at the table in words.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    telling: Option<&'static dyn AnyTelling>,
    pub(crate) scene: AnyScene<'a>,
}

impl<'a> Teller<'a> {
    pub(crate) fn new(game: &str, scene: AnyScene<'a>) -> Teller<'a> {
        Teller { telling: meydan_telling::of(game), scene }
    }

    /// An action.
    pub(crate) fn action(&self, action: &AnyAction, style: Style) -> String {
        self.telling.map_or_else(|| action.to_string(), |telling| telling.action(self.scene, action, style))
    }

    /// Who is asked for what.
    pub(crate) fn turn(&self, seat: Seat) -> String {
        let name = (self.scene.who)(seat);
        let asked = self.telling.and_then(|told| told.question(self.scene, &name, Style::Sentence));
        let player = ("player", name.into());
        match asked {
            Some(asked) => self.scene.words.say_with("tui-asked", &[player, ("asked", asked.into())]),
            None => self.scene.words.say_with("tui-turn", &[player]),
        }
    }

    /// What a seat has at this moment.
    pub(crate) fn count(&self, seat: Seat) -> Option<i64> {
        self.telling?.score(self.scene, seat).map(|(count, _)| count)
    }

    /// What else is to be said of a seat.
    pub(crate) fn status(&self, seat: Seat) -> Option<String> {
        self.telling?.status(self.scene, seat)
    }

    /// Where the match is.
    pub(crate) fn standing(&self) -> Option<String> {
        self.telling?.standing(self.scene)
    }

    /// What the last turn brought.
    pub(crate) fn recent(&self) -> Option<String> {
        self.telling?.recent(self.scene)
    }

    /// What happened, a line each.
    fn events(&self, events: &AnyEvents) -> Vec<String> {
        self.telling.map_or_else(Vec::new, |told| told.events(self.scene, events, Style::Line))
    }

    /// The whole account of the game, in games that keep one.
    pub(crate) fn ledger(&self) -> Option<String> {
        self.telling?.ledger(self.scene)
    }

    /// An entry for the list of moves, with the name of whose it is.
    pub(crate) fn named_entry(&self, entry: &Entry<Option<AnyAction>>) -> String {
        let said = self.entry(entry);
        let Some(seat) = entry.actor() else { return said };
        let args = [("player", (self.scene.who)(seat).into()), ("action", said.into())];
        self.scene.words.say_with("tui-entry-of", &args)
    }

    /// An entry for the list of moves.
    pub(crate) fn entry(&self, entry: &Entry<Option<AnyAction>>) -> String {
        let words = self.scene.words;
        match &entry.step {
            Step::Act { action: Some(action), .. } => self.action(action, Style::Item),
            Step::Act { action: None, .. } => "…".to_owned(),
            Step::Drop { .. } => words.say("tui-entry-resigned"),
            Step::Timer { .. } => words.say("tui-entry-timer"),
            Step::Rewind { .. } => words.say("tui-entry-undone"),
            step => meydan_telling::of_hall(words, step).unwrap_or_default(),
        }
    }
}

impl TableScreen {
    /// What a player is called on the screen.
    pub(crate) fn name(&self, seat: Seat, words: &Words) -> String {
        match &self.table.players()[seat.index()] {
            Player::Person { name } if name.is_empty() => self.role(seat, words),
            Player::Person { name } => name.clone(),
            Player::Computer { level } => {
                words.say_with("tui-computer", &[("level", words.say(&format!("level-{level}")).into())])
            }
        }
    }

    /// What a player is called, with what the seat is called in the game.
    pub(crate) fn name_with_role(&self, seat: Seat, words: &Words) -> String {
        let (name, role) = (self.name(seat, words), self.role(seat, words));
        if name == role { role } else { format!("{name} ({role})") }
    }

    /// What a player is called in a sentence: a computer by its seat.
    pub(crate) fn spoken(&self, seat: Seat, words: &Words) -> String {
        match &self.table.players()[seat.index()] {
            Player::Person { .. } => self.name(seat, words),
            Player::Computer { .. } => self.role(seat, words),
        }
    }

    /// What a seat is called in the game, with its number where that says nothing.
    pub(crate) fn role(&self, seat: Seat, words: &Words) -> String {
        let game = self.table.game();
        let role = game.role(seat);
        let alike = Seat::all(self.seats()).filter(|&other| game.role(other) == role).count() > 1;
        if alike {
            words.say_with("tui-player", &[("number", (seat.0 + 1).into())])
        } else {
            words.role(game.facts().id, role)
        }
    }

    /// A message's sentence, with the players in it by name.
    pub(crate) fn sentence(&self, note: &Note, teller: &Teller<'_>) -> String {
        let words = teller.scene.words;
        let player = |seat: Seat| ("player", (teller.scene.who)(seat).into());
        match note {
            Note::Forced { seat, action } => {
                // `words` has a sentence of the game's own for what is often forced.
                let own = format!("tui-forced-{}-{action}", self.game_id());
                let key = if words.has(&own) { &own } else { "tui-forced" };
                let action = apart(&teller.action(action, Style::Item));
                words.say_with(key, &[player(*seat), ("action", action.into())])
            }
            Note::Played { seat, action, opinion } => {
                let action = ("action", apart(&teller.action(action, Style::Item)).into());
                let played = words.say_with("tui-played", &[player(*seat), action]);
                let told = opinion.and_then(|opinion| self.opinion("opinion-of-computer", opinion, words));
                [played].into_iter().chain(told).collect::<Vec<_>>().join(" ")
            }
            Note::Hint { action, opinion } => {
                let said = apart(&teller.action(action, Style::Sentence));
                let hint = words.say_with("hint", &[("move", said.into())]);
                let told = self.opinion("opinion-for-you", *opinion, words);
                [hint].into_iter().chain(told).collect::<Vec<_>>().join(" ")
            }
            Note::Told(..) | Note::Refused(_) | Note::Wrong(..) => note.sentence(words),
        }
    }

    /// What happened up to the moment that is looked at, in words: a few entries, the
    /// latest last, each with its number.
    pub(crate) fn told(&self, most: usize, words: &Words) -> Vec<String> {
        let line = self.line();
        let shown = self.shown_entries();
        let who = |seat: Seat| self.spoken(seat, words);
        let mut told = Vec::new();
        for (index, entry) in line.iter().enumerate().take(shown).skip(shown.saturating_sub(most)) {
            let Some(game) = self.table.game().as_of(entry.seq) else { continue };
            let view = game.view(self.viewer());
            let teller = Teller::new(self.game_id(), AnyScene { view: &view, words, who: &who });
            let events = game.events_since(entry.seq.checked_sub(1), self.viewer());
            let mut lines: Vec<String> = events.iter().flat_map(|at| teller.events(&at.events)).collect();
            if lines.is_empty() {
                lines.push(teller.entry(entry));
            }
            told.push(format!("{}. {}", words.number(index as i64 + 1), lines.join(" ")));
        }
        told
    }

    /// The account of the game as it is looked at, in games that keep one.
    pub(crate) fn ledger(&self, words: &Words) -> Option<String> {
        let past = self.past();
        let game = past.as_deref().unwrap_or_else(|| self.table.game());
        let view = game.view(self.viewer());
        let who = |seat: Seat| self.spoken(seat, words);
        Teller::new(self.game_id(), AnyScene { view: &view, words, who: &who }).ledger()
    }

    /// What a computer thinks, where it judged at all.
    fn opinion(&self, key: &str, opinion: Opinion, words: &Words) -> Option<String> {
        let sure = opinion.certainty.code();
        let said = words.opinion(self.game_id(), opinion.value?, sure, opinion.depth);
        Some(words.say_with(key, &[("opinion", said.into())]))
    }
}
