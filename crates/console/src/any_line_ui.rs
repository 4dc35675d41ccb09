//! The line console of any game, for code that knows none. The only place of the
//! console in which the types of games come back.

use std::io;
use std::marker::PhantomData;
use std::path::Path;

use meydan_core::{AnyAction, AnyMatch, Game, Refused, Seat, Seq, Viewer};
use meydan_words::{Words, plain_digits};

use crate::Look;
use crate::chess::ChessLines;
use crate::line_ui::{Asked, Chosen, Desk, GoneOn, LineUi, Manners, Misread, OpenMatch, RenderContext};
use crate::magic::MagicLines;
use crate::othello::OthelloLines;
use crate::pentago::PentagoLines;
use crate::uno::UnoLines;

/// What somebody sees a table of any game with.
#[derive(Clone, Copy)]
pub struct AnyRenderContext<'a> {
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

/// How any game looks and is typed; see `LineUi`.
pub trait AnyLineUi: Sync {
    /// How it is typed and shown.
    fn manners(&self) -> Manners;
    /// The position as a viewer may see it.
    fn board(&self, context: AnyRenderContext<'_>) -> String;
    /// The players and the position in a list of games.
    fn small(&self, context: AnyRenderContext<'_>) -> String;
    /// What is shown instead of it; `None` where it is due. It was last shown after entry `since`.
    fn glance(&self, since: Seq, context: AnyRenderContext<'_>) -> Option<String>;
    /// What a seat is called.
    fn seat(&self, seat: Seat, role: &str, words: &Words, look: &Look) -> String;
    /// The actions that a person typed on one line.
    ///
    /// # Errors
    /// When it cannot be read as actions.
    fn read(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        typed: &str,
        words: &Words,
    ) -> Result<Vec<AnyAction>, Misread>;
    /// What one of the game's own words asks for; `None` if it is a move.
    fn answer(&self, word: &str, rest: &str, context: AnyRenderContext<'_>) -> Option<String>;
    /// Whether an action is worth a place in the list of moves.
    fn lists(&self, action: &AnyAction) -> bool;
    /// Asks what is asked before a game.
    ///
    /// # Errors
    /// When reading or writing fails.
    fn menu(&self, desk: &mut Desk<'_>) -> io::Result<Chosen>;
    /// Goes on with a game in the game's own kind of file.
    fn go_on(&self, file: &Path) -> Option<Result<GoneOn, Refused>>;
}

/// Makes the line console of a game one of any game.
pub struct Erased<U>(pub U);

impl<G: Game> OpenMatch<'_, G> {
    fn of(game: &dyn AnyMatch) -> OpenMatch<'_, G> {
        OpenMatch { game, kind: PhantomData }
    }

    /// What a seat may do now.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        self.game.legal(seat).iter().filter_map(AnyAction::of::<G>).collect()
    }
}

impl<U: LineUi> Erased<U> {
    fn with<T>(
        &self,
        context: AnyRenderContext<'_>,
        draw: impl FnOnce(&RenderContext<'_, U::Game>) -> T,
    ) -> Option<T> {
        let AnyRenderContext { game, viewer, words, look, who } = context;
        let view = game.view(viewer);
        let view = view.of::<U::Game>()?;
        Some(draw(&RenderContext { view, words, look, who, table: OpenMatch::of(game) }))
    }
}

impl<U: LineUi> AnyLineUi for Erased<U> {
    fn manners(&self) -> Manners {
        U::MANNERS
    }

    fn board(&self, context: AnyRenderContext<'_>) -> String {
        self.with(context, |context| self.0.board(context)).unwrap_or_default()
    }

    fn small(&self, context: AnyRenderContext<'_>) -> String {
        self.with(context, |context| self.0.small(context)).unwrap_or_default()
    }

    fn glance(&self, since: Seq, context: AnyRenderContext<'_>) -> Option<String> {
        let AnyRenderContext { game, viewer, .. } = context;
        if !U::MANNERS.shows_seldom || game.outcome().is_some() {
            return None;
        }
        let later = game.events_since(Some(since), viewer);
        let mut later = later.iter().filter_map(|at| at.events.of::<U::Game>()).flatten();
        if later.any(|event| self.0.makes_due(event)) {
            return None;
        }
        self.with(context, |context| self.0.glance(context))
    }

    fn seat(&self, seat: Seat, role: &str, words: &Words, look: &Look) -> String {
        self.0.seat(seat, role, words, look)
    }

    fn read(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        typed: &str,
        words: &Words,
    ) -> Result<Vec<AnyAction>, Misread> {
        let view = game.view(Viewer::Seat(seat));
        let Some(view) = view.of::<U::Game>() else {
            return Err(Refused::new("hall", "no-such-game", "HALL", Vec::new()).into());
        };
        // A number may be typed in the digits of any of the languages.
        let read =
            self.0.read(&plain_digits(typed), &Asked { view, seat, words, table: OpenMatch::of(game) })?;
        Ok(read.into_iter().map(AnyAction::new::<U::Game>).collect())
    }

    fn answer(&self, word: &str, rest: &str, context: AnyRenderContext<'_>) -> Option<String> {
        self.with(context, |context| self.0.answer(word, rest, context)).flatten()
    }

    fn lists(&self, action: &AnyAction) -> bool {
        action.of::<U::Game>().is_none_or(|action| self.0.lists(action))
    }

    fn menu(&self, desk: &mut Desk<'_>) -> io::Result<Chosen> {
        self.0.menu(desk)
    }

    fn go_on(&self, file: &Path) -> Option<Result<GoneOn, Refused>> {
        self.0.go_on(file)
    }
}

/// How the game with this id looks and is typed. A new game is one line here and
/// one module. Duel has a program of its own for it.
#[must_use]
pub fn line_ui(id: &str) -> Option<&'static dyn AnyLineUi> {
    Some(match id {
        "chess" => &Erased(ChessLines),
        "magic" => &Erased(MagicLines),
        "othello" => &Erased(OthelloLines),
        "pentago" => &Erased(PentagoLines),
        "uno" => &Erased(UnoLines),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_of_the_hall_but_duel_is_played_here() {
        for tenant in meydan_catalogue::tenants() {
            let id = tenant.facts.id;
            assert_eq!(super::line_ui(id).is_some(), id != "duel", "{id}");
        }
    }
}
