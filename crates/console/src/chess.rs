//! Advanced chess in the line console (CH-11, CH-12, CH-60, CH-61): the board
//! with both players' points below it, moves as five-letter strings, every
//! point told with what it is for.

mod board;
mod menu;

use std::io;
use std::path::Path;

use chess::{Action, Chess, Refusal};
use meydan_core::{Refused, Seat};
use meydan_telling::chess as telling;
use meydan_words::{Words, plain_digits};

use crate::Look;
use crate::line_ui::{Asked, Chosen, Desk, GoneOn, LineUi, Manners, Read, RenderContext};

/// Advanced chess.
pub(crate) struct ChessLines;

const GAME: &str = "chess";

impl LineUi for ChessLines {
    type Game = Chess;

    const MANNERS: Manners = Manners {
        tells_moves: true,
        own_words: &[
            ("undo", "console-chess-help-undo"),
            ("double", "console-chess-help-double"),
            ("ledger", "console-chess-help-ledger"),
            ("position", "console-chess-help-position"),
            ("restart", "console-chess-help-restart"),
            ("restart!", "console-chess-help-restart-over"),
        ],
        ..Manners::plain("chess-how")
    };

    fn board(&self, context: &RenderContext<'_, Chess>) -> String {
        board::draw(context)
    }

    fn small(&self, context: &RenderContext<'_, Chess>) -> String {
        context.players() + &board::squares(context)
    }

    fn seat(&self, seat: Seat, role: &str, words: &Words, look: &Look) -> String {
        let king = board::sign(chess::color_of(seat), chess::board::Piece::King, look);
        format!("{king} {}", words.role(GAME, role))
    }

    fn read(&self, line: &str, _: &Asked<'_, Chess>) -> Read<Chess> {
        match chess::typed(line) {
            Ok(action) => Ok(vec![action]),
            // A word of five letters means no squares.
            Err(Refusal::NoSuchSquare(_))
                if !plain_digits(line).contains(|sign: char| sign.is_ascii_digit()) =>
            {
                Err(Refused::game(GAME, &Refusal::NotAMove).into())
            }
            Err(refusal) => Err(Refused::game(GAME, &harmless(refusal)).into()),
        }
    }

    fn answer(&self, word: &str, _rest: &str, context: &RenderContext<'_, Chess>) -> Option<String> {
        match word {
            "ledger" => Some(telling::ledger(&context.scene())),
            "position" => Some(context.look.board_line(&format!("{}\n", context.view.standing()))),
            _ => None,
        }
    }

    /// Every own piece can be touched; that would drown the moves.
    fn lists(&self, action: Action) -> bool {
        !matches!(action, Action::Touch(_))
    }

    fn menu(&self, desk: &mut Desk<'_>) -> io::Result<Chosen> {
        menu::run(desk)
    }

    fn go_on(&self, file: &Path) -> Option<Result<GoneOn, Refused>> {
        menu::go_on(file)
    }
}

/// What was typed is quoted in the refusal: it must not command the terminal.
fn harmless(refusal: Refusal) -> Refusal {
    let plain = |sign: char| {
        let shows = sign.is_alphanumeric() || sign.is_ascii_graphic() || sign == ' ';
        if shows { sign } else { '\u{fffd}' }
    };
    match refusal {
        Refusal::NoSuchPiece(letter) => Refusal::NoSuchPiece(plain(letter)),
        Refusal::NoSuchPromotion(letter) => Refusal::NoSuchPromotion(plain(letter)),
        Refusal::NoSuchSquare(text) => Refusal::NoSuchSquare(text.chars().map(plain).collect()),
        other => other,
    }
}

#[cfg(test)]
mod tests;
