//! How a table is spoken of: players by name and seat, messages, moves.

use meydan_catalogue::Player;
use meydan_core::{Entry, Seat, Step};
use meydan_search::Opinion;
use meydan_words::{Arg, Words};

use super::TableScreen;
use crate::note::Note;

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
    pub(crate) fn sentence(&self, note: &Note, words: &Words) -> String {
        match note {
            Note::Told(key, args) => {
                let named = args.iter().map(|(name, arg)| match arg {
                    Arg::Number(seat) if *name == "player" => {
                        let seat = Seat(u8::try_from(*seat).unwrap_or(0));
                        (*name, Arg::Text(self.spoken(seat, words)))
                    }
                    _ => (*name, arg.clone()),
                });
                words.say_with(key, &named.collect::<Vec<_>>())
            }
            Note::Played { seat, action, opinion } => {
                let player = ("player", self.spoken(*seat, words).into());
                let played = words.say_with("tui-played", &[player, ("action", action.into())]);
                let told = opinion.and_then(|opinion| self.opinion("opinion-of-computer", opinion, words));
                [played].into_iter().chain(told).collect::<Vec<_>>().join(" ")
            }
            Note::Hint { action, opinion } => {
                let hint = match self.board().said(action, words) {
                    Some(said) => words.say_with("tui-hint-said", &[("said", said.into())]),
                    None => words.say_with("tui-hint", &[("action", action.into())]),
                };
                let told = self.opinion("opinion-for-you", *opinion, words);
                [hint].into_iter().chain(told).collect::<Vec<_>>().join(" ")
            }
            Note::Refused(_) | Note::Wrong(..) => note.sentence(words),
        }
    }

    /// The account of the game as it is looked at, in games that keep one.
    pub(crate) fn ledger(&self, words: &Words) -> Option<String> {
        let names: Vec<String> = Seat::all(self.seats()).map(|seat| self.spoken(seat, words)).collect();
        let past = self.past();
        let game = past.as_deref().unwrap_or_else(|| self.table.game());
        crate::boards::board(game, self.viewer(), self.front()).ledger(words, &names)
    }

    /// What a computer thinks, where it judged at all.
    fn opinion(&self, key: &str, opinion: Opinion, words: &Words) -> Option<String> {
        let sure = opinion.certainty.code();
        let said = words.opinion(self.game_id(), opinion.value?, sure, opinion.depth);
        Some(words.say_with(key, &[("opinion", said.into())]))
    }

    /// The entry's text for the list of moves.
    pub(crate) fn entry_text(entry: &Entry<Option<String>>, words: &Words) -> String {
        match &entry.step {
            Step::Act { action: Some(action), .. } => action.clone(),
            Step::Act { action: None, .. } => "…".to_owned(),
            Step::Drop { .. } => words.say("tui-entry-resigned"),
            Step::Timer { .. } => words.say("tui-entry-timer"),
            Step::Rewind { .. } => words.say("tui-entry-undone"),
        }
    }
}
