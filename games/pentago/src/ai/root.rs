//! From a question (a marble, or the turn of a block) to whole moves and back:
//! a move is decided once, when the marble is asked for, and its turn is
//! remembered for the question that follows.

use std::ops::ControlFlow;

use meydan_search::Thought;

use super::whole::Choice;
use crate::moves::Board;
use crate::solver::Move;
use crate::{Action, Colour, Pentago, Phase, Square, Turn, has_five};

/// The board as the side to move sees it.
pub(super) fn board(position: &Pentago) -> Board {
    let mover = position.to_move().unwrap_or(Colour::Red);
    Board { own: position.marbles(mover).0, other: position.marbles(mover.other()).0 }
}

/// Every whole move that answers the question, none of them judged yet.
pub(super) fn choices(position: &Pentago) -> Vec<Choice> {
    let board = board(position);
    let mut choices = Vec::new();
    match position.phase() {
        Phase::Place => {
            for square in Square::all().filter(|square| board.empty() & square.bit() != 0) {
                let one = Move { square: Some(square), turn: None };
                // PE-04
                if has_five(board.own | square.bit()) {
                    choices.push(Choice { one, next: board.after(one), value: 0 });
                }
            }
            let _ = board.for_each_move(|one, next| {
                if !one.square.is_some_and(|square| has_five(board.own | square.bit())) {
                    choices.push(Choice { one, next, value: 0 });
                }
                ControlFlow::Continue(())
            });
        }
        Phase::Turn => {
            let turns = Turn::all().map(|turn| Move { square: None, turn: Some(turn) });
            choices.extend(turns.map(|one| Choice { one, next: board.after(one), value: 0 }));
        }
    }
    choices
}

/// A turn that was decided together with its marble.
#[derive(Default)]
pub(super) struct Decided {
    /// The board with the marble placed, and what is to be done then.
    turn: Option<(Board, Thought<Action>)>,
}

impl Decided {
    /// The turn that was decided, if this is the position that it was decided for.
    pub(super) fn recall(&mut self, position: &Pentago) -> Option<Thought<Action>> {
        let (expected, thought) = self.turn.take()?;
        (position.phase() == Phase::Turn && expected == board(position)).then_some(thought)
    }

    /// Answers the question and remembers the turn. Where nothing was chosen
    /// nothing is asked, and any answer is as good.
    pub(super) fn keep(
        &mut self,
        position: &Pentago,
        chosen: Option<Move>,
        thought: impl Fn(Action) -> Thought<Action>,
    ) -> Thought<Action> {
        match chosen {
            Some(Move { square: Some(square), turn }) => {
                let placed = Move { square: Some(square), turn: None };
                let turn = turn.map(|turn| (board(position).after(placed), thought(Action::Turn(turn))));
                self.turn = turn;
                thought(Action::Place(square))
            }
            Some(Move { square: None, turn: Some(turn) }) => thought(Action::Turn(turn)),
            _ => thought(first_action(position)),
        }
    }
}

fn first_action(position: &Pentago) -> Action {
    match position.phase() {
        Phase::Place if position.empty() != 0 => {
            Action::Place(Square::from_index(position.empty().trailing_zeros()))
        }
        Phase::Place => Action::Skip,
        Phase::Turn => Action::Turn(Turn::from_number(0)),
    }
}
