//! Games of Othello as other programs write them: pure, from text and to text.
//!
//! Lives here: the plain transcript (`f5d6c3…`) and GGF. Reading plays the
//! moves by the rules, so that what is read is a game. Any text whatever gives a
//! game or a fault with its place. Deliberately absent: files, records.

pub mod ggf;
pub mod transcript;

use meydan_core::{Game, GameTime, Input, Seat};

use crate::{Action, Config, Othello, StartPosition};

/// A game from beginning to end, or as far as it went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Where it began.
    pub start: StartPosition,
    /// What was done, passes included.
    pub actions: Vec<(Seat, Action)>,
    /// Who gave up at the end, if somebody did.
    pub resigned: Option<Seat>,
    /// The players' names: black, white.
    pub names: [String; 2],
}

impl Played {
    /// The configuration that begins like this game.
    #[must_use]
    pub fn config(&self) -> Config {
        Config { start: self.start }
    }
}

/// Why a text is not a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The character at fault, counted from 1.
    pub position: usize,
    /// What is wrong with it.
    pub what: What,
}

/// What can be wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Not a square and not a pass.
    NotAMove,
    /// The rules do not allow this move (OT-02, OT-03).
    Illegal,
    /// A move of the player who is not to move.
    Turn,
    /// A move after the end (OT-04).
    Over,
    /// Not the beginning or end of a GGF game.
    NotGgf,
    /// Not a property of GGF.
    Property,
    /// Another game, or another size of board.
    Game,
    /// Not a board.
    Board,
    /// Not a result.
    Result,
    /// More than one game.
    Several,
    /// The format cannot hold the start position.
    Start,
}

impl Fault {
    fn at(text: &str, byte: usize, what: What) -> Fault {
        let before = text.get(..byte).map_or(0, |before| before.chars().count());
        Fault { position: before + 1, what }
    }
}

impl meydan_core::Refusal for Fault {
    fn code(&self) -> &'static str {
        match self.what {
            What::NotAMove => "format-not-a-move",
            What::Illegal => "format-illegal",
            What::Turn => "format-turn",
            What::Over => "format-over",
            What::NotGgf => "format-not-ggf",
            What::Property => "format-property",
            What::Game => "format-game",
            What::Board => "format-board",
            What::Result => "format-result",
            What::Several => "format-several",
            What::Start => "format-start",
        }
    }

    fn rule(&self) -> &'static str {
        match self.what {
            What::Illegal | What::Turn => "OT-02",
            What::Over => "OT-04",
            _ => "OT-01",
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self.what {
            What::Start => Vec::new(),
            _ => vec![("position", self.position.to_string())],
        }
    }
}

/// A game that is being played move by move while it is read.
struct Reading {
    position: Othello,
    actions: Vec<(Seat, Action)>,
}

impl Reading {
    fn new(start: StartPosition) -> Reading {
        Reading { position: Othello::new(start), actions: Vec::new() }
    }

    /// Passes, if the player to move has to (OT-03): formats leave passes out.
    fn pass_if_forced(&mut self) {
        if let Some((seat, action)) = self.position.forced() {
            self.play(seat, action);
        }
    }

    /// Plays one action; `by` is who is said to move, if it is said.
    fn act(&mut self, action: Action, by: Option<Seat>) -> Result<(), What> {
        let turn = self.position.turn().ok_or(What::Over)?;
        if action != Action::Pass && by != Some(turn) {
            self.pass_if_forced();
        }
        let turn = self.position.turn().ok_or(What::Over)?;
        if by.is_some_and(|by| by != turn) {
            return Err(What::Turn);
        }
        self.position.check(turn, action).map_err(|_| What::Illegal)?;
        self.play(turn, action);
        Ok(())
    }

    fn play(&mut self, seat: Seat, action: Action) {
        self.position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
        self.actions.push((seat, action));
    }
}
