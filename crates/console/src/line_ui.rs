//! What a game brings to the line console.

use std::io::{self, Write};
use std::path::Path;

use meydan_catalogue::Table;
use meydan_core::record::RecordError;
use meydan_core::{AnyMatch, Outcome, Refused, Seat, Seq, Viewer};
use meydan_records::Journal;
use meydan_words::Words;
use serde_json::Value;

use crate::chess::ChessLines;
use crate::duel::DuelLines;
use crate::magic::MagicLines;
use crate::othello::OthelloLines;
use crate::pentago::PentagoLines;
use crate::uno::UnoLines;
use crate::{Look, TypedLines};

/// What somebody sees a table with.
#[derive(Clone, Copy)]
pub struct RenderContext<'a> {
    /// The match as it stands.
    pub game: &'a dyn AnyMatch,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The language.
    pub words: &'a Words,
    /// How things are shown.
    pub look: &'a Look,
    /// The player in a seat, by name.
    pub who: &'a dyn Fn(Seat) -> String,
}

impl RenderContext<'_> {
    /// The position as the viewer may see it, in the game's own type.
    pub(crate) fn view<V: 'static>(&self) -> Option<Box<V>> {
        view_as(self.game, self.viewer)
    }
}

/// How one game looks and is typed in the line console.
pub trait LineUi: Sync {
    /// The position as a viewer may see it: whole lines, the last one ended too.
    fn board(&self, sight: &RenderContext<'_>) -> String;

    /// What a seat is called, with the sign of its pieces if it has one.
    fn seat(&self, game: &dyn AnyMatch, seat: Seat, words: &Words, look: &Look) -> String;

    /// The texts of the actions that a person typed on one line: mostly one.
    /// They are done in order, all of them or none. Names may be of the language.
    ///
    /// # Errors
    /// When it cannot be read as actions. Whether they are legal is the match's question.
    fn read(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        typed: &str,
        words: &Words,
    ) -> Result<Vec<String>, Misread>;

    /// Whether a turn of one player is made of several actions that may stand on
    /// one line. A hint then names all of them; so never where chance or another
    /// player comes between them.
    fn whole_turns(&self) -> bool {
        false
    }

    /// Whose turn it is, and what is asked for where the game asks different things.
    fn turn(&self, _game: &dyn AnyMatch, player: String, words: &Words) -> String {
        words.say_with("console-turn", &[("player", player.into())])
    }

    /// Whether a computer's move is told by its events alone, one line a move, and
    /// the board is shown when a person is asked: where many computers sit
    /// around one person, boards between them would only be in the way.
    fn one_line_a_move(&self) -> bool {
        false
    }

    /// Whether every move is among what is told, so that a computer's need not be
    /// printed besides. Players are then told of by name, or by their seat alone.
    fn tells_moves(&self) -> bool {
        self.one_line_a_move()
    }

    /// Whether the whole board is shown only now and then, see [`LineUi::glance`].
    /// What happened is then told in replays too.
    fn shows_seldom(&self) -> bool {
        false
    }

    /// What is shown instead of the whole board, in a game that shows that only now
    /// and then; `None` where the board is due. It was last shown after entry `since`.
    fn glance(&self, _since: Seq, _sight: &RenderContext<'_>) -> Option<String> {
        None
    }

    /// Words that the game has besides moves, and the key of the text that explains
    /// each. One that the console knows too means the game's own here. One that
    /// takes something after it ends with a blank and `…`.
    fn own_words(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// What one of these words, with what was typed after it, asks for: whole
    /// lines; `None` if it is a move.
    fn answer(&self, _word: &str, _rest: &str, _sight: &RenderContext<'_>) -> Option<String> {
        None
    }

    /// Whether an action is worth a place in the list of moves.
    fn lists(&self, _action: &str) -> bool {
        true
    }

    /// An action as a person would type it.
    fn typed(&self, action: &str) -> String;

    /// A line for what happened, where the board does not show it. A game that says
    /// of all that one action led to, see [`LineUi::told`], needs none.
    fn event(&self, _event: &Value, _sight: &RenderContext<'_>) -> Option<String> {
        None
    }

    /// The lines for what one action led to. In a game that tells a move in one line
    /// they are put into one; this is where a game that needs several says so. The
    /// match is as it stands after it.
    fn told(&self, events: &[Value], sight: &RenderContext<'_>) -> Vec<String> {
        let lines: Vec<String> = events.iter().filter_map(|event| self.event(event, sight)).collect();
        if self.one_line_a_move() && !lines.is_empty() { vec![lines.join(" ")] } else { lines }
    }

    /// The result, with whatever was counted.
    fn result(&self, outcome: &Outcome, sight: &RenderContext<'_>) -> String;

    /// Asks what is asked before a game, for games that ask more than who plays.
    ///
    /// # Errors
    /// When reading or writing fails.
    fn menu(&self, _desk: &mut Desk<'_>) -> io::Result<Chosen> {
        Ok(Chosen::Usual)
    }

    /// Goes on with a game in the game's own kind of file; `None` if this is not one.
    fn go_on(&self, _file: &Path) -> Option<Result<GoneOn, Refused>> {
        None
    }

    /// One line on how moves are typed.
    fn how(&self, words: &Words) -> String;
}

/// Where a game is asked about before it begins.
pub struct Desk<'a> {
    /// The language.
    pub words: &'static Words,
    /// How things are shown.
    pub look: Look,
    /// What is typed.
    pub lines: &'a mut dyn TypedLines,
    /// Where questions go.
    pub out: &'a mut dyn Write,
    /// Where the files of games are.
    pub folder: &'a Path,
}

/// What was chosen before a game.
pub enum Chosen {
    /// Nothing: it begins as any game does.
    Usual,
    /// To leave.
    Leave,
    /// To play this.
    Play {
        /// The match and who sits at it.
        table: Table,
        /// Who keeps it.
        journal: Box<dyn Journal>,
    },
}

/// A game that is gone on with in its own file.
pub struct GoneOn {
    /// The match and who sits at it.
    pub table: Table,
    /// Who keeps it.
    pub journal: Box<dyn Journal>,
    /// What was left out because it had not been written to its end.
    pub torn: Option<RecordError>,
}

/// Why a typed line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// Which part of the line, from 1, when it has several.
    pub part: Option<usize>,
    /// What is wrong with it.
    pub why: Refused,
}

impl From<Refused> for Misread {
    fn from(why: Refused) -> Misread {
        Misread { part: None, why }
    }
}

/// The face of the game with this id. A new game is one line here and one module.
#[must_use]
pub fn line_ui(id: &str) -> Option<&'static dyn LineUi> {
    match id {
        "chess" => Some(&ChessLines),
        "duel" => Some(&DuelLines),
        "magic" => Some(&MagicLines),
        "othello" => Some(&OthelloLines),
        "pentago" => Some(&PentagoLines),
        "uno" => Some(&UnoLines),
        _ => None,
    }
}

/// Whether the whole table is due: the match is over, or one of these events came after entry `since`.
pub(crate) fn table_is_due(since: Seq, begins: &[&str], sight: &RenderContext<'_>) -> bool {
    let began = |event: &Value| event["event"].as_str().is_some_and(|event| begins.contains(&event));
    let later = sight.game.events_since(Some(since), sight.viewer);
    sight.game.outcome().is_some() || later.iter().flat_map(|at| &at.events).any(began)
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_of_the_hall_has_a_face() {
        for tenant in meydan_catalogue::tenants() {
            assert!(super::line_ui(tenant.facts.id).is_some(), "{}", tenant.facts.id);
        }
    }
}
