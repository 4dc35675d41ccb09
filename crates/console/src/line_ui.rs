//! What a game brings to the line console: how its board is drawn and its moves
//! are typed. What is said of it is in `telling`.

use std::io::{self, Write};
use std::marker::PhantomData;
use std::path::Path;

use meydan_catalogue::Table;
use meydan_core::record::RecordError;
use meydan_core::{AnyMatch, Game, Refused, Seat};
use meydan_records::Journal;
use meydan_telling::Scene;
use meydan_words::Words;

use crate::{Look, TypedLines};

/// What somebody sees a table with.
pub struct RenderContext<'a, G: Game> {
    /// What may be seen.
    pub view: &'a G::View,
    /// The language.
    pub words: &'a Words,
    /// How things are shown.
    pub look: &'a Look,
    /// The player in a seat, by name.
    pub who: &'a dyn Fn(Seat) -> String,
    /// What else is known of the match.
    pub table: OpenMatch<'a, G>,
}

impl<'a, G: Game> RenderContext<'a, G> {
    /// Who plays, a line each.
    #[must_use]
    pub fn players(&self) -> String {
        Seat::all(self.table.game.seats()).map(|seat| (self.who)(seat) + "\n").collect()
    }

    /// The same for who tells of it.
    #[must_use]
    pub fn scene(&self) -> Scene<'a, G> {
        Scene { view: self.view, words: self.words, who: self.who }
    }
}

/// Who is asked, and what a typed line is read with.
pub struct Asked<'a, G: Game> {
    /// What may be seen in this seat.
    pub view: &'a G::View,
    /// The seat.
    pub seat: Seat,
    /// The language.
    pub words: &'a Words,
    /// What else is known of the match.
    pub table: OpenMatch<'a, G>,
}

/// What a game may ask of its match besides the view.
pub struct OpenMatch<'a, G> {
    pub(crate) game: &'a dyn AnyMatch,
    pub(crate) kind: PhantomData<G>,
}

impl<G: Game> OpenMatch<'_, G> {
    /// The text of an option of the match, without what would command the terminal.
    #[must_use]
    pub fn option(&self, key: &str) -> Option<String> {
        let config = self.game.open_config();
        let text: String = config.get(key)?.as_str()?.chars().filter(|sign| !sign.is_control()).collect();
        (!text.is_empty()).then_some(text)
    }
}

/// How a game is typed and shown, where games differ.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// The key of the line on how moves are typed.
    pub how: &'static str,
    /// Whether a turn of one player is made of several actions that may stand on
    /// one line. A hint then names all of them; so never where chance or another
    /// player comes between them.
    pub whole_turns: bool,
    /// Whether a computer's move is told by its events alone, one line a move, and
    /// the board is shown when a person is asked: where many computers sit
    /// around one person, boards between them would only be in the way.
    pub one_line_a_move: bool,
    /// Whether every move is among what is told, so that a computer's need not be
    /// printed besides. Players are then told of by name, or by their seat alone.
    pub tells_moves: bool,
    /// Whether the whole board is shown only now and then, see `LineUi::glance`.
    /// What happened is then told in replays too.
    pub shows_seldom: bool,
    /// Words that the game has besides moves, and the key of the text that explains
    /// each. One that the console knows too means the game's own here. One that
    /// takes something after it ends with a blank and `…`.
    pub own_words: &'static [(&'static str, &'static str)],
}

impl Manners {
    /// A game whose board is shown after every move and tells all of it.
    #[must_use]
    pub const fn plain(how: &'static str) -> Manners {
        Manners {
            how,
            whole_turns: false,
            one_line_a_move: false,
            tells_moves: false,
            shows_seldom: false,
            own_words: &[],
        }
    }
}

/// What a typed line of game `G` was read as.
pub type Read<G> = Result<Vec<<G as Game>::Action>, Misread>;

/// How one game looks and is typed in the line console.
pub trait LineUi: Sync + 'static {
    /// Which.
    type Game: Game;

    /// How it is typed and shown.
    const MANNERS: Manners;

    /// The position as a viewer may see it: whole lines, the last one ended too.
    fn board(&self, context: &RenderContext<'_, Self::Game>) -> String;

    /// The players and the position in a list of games, where there is less room and nobody is
    /// asked anything.
    fn small(&self, context: &RenderContext<'_, Self::Game>) -> String {
        context.players() + &self.board(context)
    }

    /// What a seat in this role is called, with the sign of its pieces if it has one.
    fn seat(&self, _seat: Seat, role: &str, words: &Words, _look: &Look) -> String {
        words.role(Self::Game::ID, role)
    }

    /// The actions that a person typed on one line: mostly one. They are done in
    /// order, all of them or none. Names may be of the language.
    ///
    /// # Errors
    /// When it cannot be read as actions. Whether they are legal is the match's question.
    fn read(&self, typed: &str, asked: &Asked<'_, Self::Game>) -> Read<Self::Game>;

    /// What is shown instead of the whole board in a game that shows that only now
    /// and then, while it is not due.
    fn glance(&self, _context: &RenderContext<'_, Self::Game>) -> String {
        String::new()
    }

    /// Whether the whole board is due after this, in such a game.
    fn makes_due(&self, _event: &<Self::Game as Game>::Event) -> bool {
        false
    }

    /// What one of the game's own words, with what was typed after it, asks for:
    /// whole lines; `None` if it is a move.
    fn answer(&self, _word: &str, _rest: &str, _context: &RenderContext<'_, Self::Game>) -> Option<String> {
        None
    }

    /// Whether an action is worth a place in the list of moves.
    fn lists(&self, _action: <Self::Game as Game>::Action) -> bool {
        true
    }

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
