//! The rules as the hall asks for them.

use std::ops::{ControlFlow, RangeInclusive};

use meydan_core::{
    ConfigError, Determinize, Digest, Game, GameTime, Input, Outcome, Pending, Perfect, Place, Rng, Seat,
    SeatSet, Viewer,
};

use crate::blocks::nth_member;
use crate::state::End;
use crate::{
    Action, Colour, Config, Event, Pentago, Phase, Reason, Refusal, Square, Squares, Turn, View, five_of,
    has_five, is_neutral, turned,
};

impl Game for Pentago {
    type Config = Config;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "pentago";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    /// Two parts for each of 36 marbles, and one may resign.
    const DRAWS: bool = true;
    const MOST_INPUTS: u32 = 2 * 36 + 1;

    fn start(
        config: &Config,
        _seats: u8,
        mut rng: Rng,
        mut tell: impl FnMut(Event),
    ) -> Result<Self, ConfigError> {
        let refused = |code| ConfigError::new("start", code, "PE-01");
        let [red, black] = config.start.marbles;
        if !config.start.counts_fit() {
            return Err(refused("start-counts"));
        }
        if has_five(red) || has_five(black) || (red | black) == crate::BOARD {
            return Err(refused("start-over"));
        }
        // PE-01: which player gets which colour is random.
        let red_seat = Seat(rng.range(2) as u8);
        tell(Event::Colours { red: red_seat });
        Ok(Pentago::new(config.start, red_seat))
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn pending(&self) -> Pending {
        if self.end.is_none() {
            Pending::Seats(SeatSet::one(self.seat_of(self.to_move)))
        } else {
            Pending::Over
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let end = self.end?;
        let winner = end.winner.map(|colour| self.seat_of(colour));
        let points = [0, 1].map(|seat| i32::from(winner == Some(Seat(seat))));
        Some(Outcome::new(&points, winner.map_or(SeatSet::EMPTY, SeatSet::one), end.reason.code()))
    }

    #[inline]
    fn for_each_legal(&self, seat: Seat, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.end.is_some() || seat != self.seat_of(self.to_move) {
            return ControlFlow::Continue(());
        }
        match self.phase {
            Phase::Place => {
                let empty = Squares(self.empty());
                empty.iter().try_for_each(|square| f(Action::Place(square)))
            }
            Phase::Turn => {
                Turn::all().try_for_each(|turn| f(Action::Turn(turn)))?;
                if self.may_skip() { f(Action::Skip) } else { ControlFlow::Continue(()) }
            }
        }
    }

    #[inline]
    fn random_legal(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        if self.end.is_some() || seat != self.seat_of(self.to_move) {
            return None;
        }
        match self.phase {
            Phase::Place => {
                let empty = self.empty();
                Some(Action::Place(nth_member(empty, rng.range(empty.count_ones().max(1)))))
            }
            Phase::Turn => match rng.range(8 + u32::from(self.may_skip())) {
                8 => Some(Action::Skip),
                number => Some(Action::Turn(Turn::from_number(number))),
            },
        }
    }

    fn check(&self, _seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Place, Action::Place(square)) if self.empty() & square.bit() != 0 => Ok(()),
            (Phase::Place, Action::Place(square)) => Err(Refusal::SquareTaken(square)),
            (Phase::Place, _) => Err(Refusal::MustPlace),
            (Phase::Turn, Action::Turn(_)) => Ok(()),
            (Phase::Turn, Action::Skip) if self.may_skip() => Ok(()),
            (Phase::Turn, Action::Skip) => Err(Refusal::CannotSkip), // PE-03
            (Phase::Turn, Action::Place(_)) => Err(Refusal::MustTurn),
        }
    }

    #[inline]
    fn play(&mut self, _at: GameTime, input: Input<Action>, mut tell: impl FnMut(Event)) {
        match input {
            Input::Act { seat, action: Action::Place(square) } => {
                let colour = self.to_move;
                self.marbles[colour.index()] |= square.bit();
                self.last_placed = Some(square);
                self.last_turn = None;
                tell(Event::Placed { seat, colour, square });
                // PE-04: five by placing wins at once, whatever a turn would have done.
                if has_five(self.marbles[colour.index()]) {
                    self.end = Some(End { winner: Some(colour), reason: Reason::FiveByPlacing });
                } else {
                    self.phase = Phase::Turn;
                }
            }
            Input::Act { seat, action: Action::Turn(turn) } => {
                self.marbles = self.marbles.map(|set| turned(set, turn));
                self.last_turn = Some(turn);
                tell(Event::Turned { seat, turn });
                self.finish_turn();
            }
            Input::Act { seat, action: Action::Skip } => {
                tell(Event::Skipped { seat });
                self.finish_turn();
            }
            Input::Drop { seat } => {
                let winner = Some(self.colour_of(seat).other());
                self.end = Some(End { winner, reason: Reason::Resigned });
                tell(Event::Resigned { seat });
            }
            // No timer is ever announced, so none can fire.
            Input::Timer { .. } => {}
        }
        if let Some(end) = self.end {
            tell(Event::Ended {
                winner: end.winner.map(|colour| self.seat_of(colour)),
                colour: end.winner,
                reason: end.reason,
                fives: self.fives(),
            });
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        View {
            red: Squares(self.marbles[0]),
            black: Squares(self.marbles[1]),
            red_seat: self.red,
            to_move: self.to_move,
            phase: self.phase,
            may_skip: self.end.is_none() && self.phase == Phase::Turn && self.may_skip(),
            end: self.end.map(|end| (end.winner, end.reason)),
            fives: self.fives(),
            last_placed: self.last_placed,
            last_turn: self.last_turn,
        }
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn digest(&self) -> u64 {
        let end = self.end.map_or(0, |end| {
            1 + end.reason as u64 * 3 + end.winner.map_or(0, |colour| 1 + colour.index() as u64)
        });
        Digest::new(Self::ID)
            .word(self.marbles[0])
            .word(self.marbles[1])
            .word(self.to_move as u64)
            .word(self.phase as u64)
            .word(u64::from(self.red.0))
            .word(end)
            .finish()
    }

    fn places(&self, _seat: Seat, action: Action) -> Vec<Place> {
        vec![match action {
            Action::Place(square) => place_of(square),
            Action::Turn(turn) => place_of_turn(turn),
            Action::Skip => Place::button("skip"),
        }]
    }

    fn attempt(_view: &View, _seat: Seat, touched: &[Place]) -> Option<Action> {
        let place = touched.last()?;
        let square = Square::all().find(|&square| place_of(square) == *place).map(Action::Place);
        square.or_else(|| Turn::all().find(|&turn| place_of_turn(turn) == *place).map(Action::Turn))
    }

    fn role(&self, seat: Seat) -> &'static str {
        match self.colour_of(seat) {
            Colour::Red => "red",
            Colour::Black => "black",
        }
    }
}

/// The place of a square: `r1c4`.
fn place_of(square: Square) -> Place {
    Place::new(format!("r{}c{}", square.row(), square.column()))
}

/// The place of a turn: `turn:2:ccw`.
fn place_of_turn(turn: Turn) -> Place {
    Place::new(format!("turn:{}:{}", turn.block.number(), turn.direction.code()))
}

impl Pentago {
    /// Whether the turn of a block may be skipped, judged after the marble was placed (PE-03).
    fn may_skip(&self) -> bool {
        is_neutral(self.marbles[0], self.marbles[1])
    }

    /// All marbles that stand five in a row.
    fn fives(&self) -> Squares {
        Squares(five_of(self.marbles[0]).0 | five_of(self.marbles[1]).0)
    }

    /// Looks at the board after the second part of a turn (PE-05, PE-06).
    #[inline]
    fn finish_turn(&mut self) {
        let mover = self.to_move;
        let own = has_five(self.marbles[mover.index()]);
        let other = has_five(self.marbles[mover.other().index()]);
        self.end = match (own, other) {
            (true, true) => Some(End { winner: None, reason: Reason::FiveForBoth }),
            (true, false) => Some(End { winner: Some(mover), reason: Reason::FiveByTurning }),
            (false, true) => Some(End { winner: Some(mover.other()), reason: Reason::FiveForOpponent }),
            (false, false) if self.empty() == 0 => Some(End { winner: None, reason: Reason::FullBoard }),
            (false, false) => None,
        };
        if self.end.is_none() {
            self.to_move = mover.other();
            self.phase = Phase::Place;
        }
    }
}

impl Determinize for Pentago {
    fn determinize(view: &View, _rng: &mut Rng) -> Pentago {
        Pentago {
            marbles: [view.red.0, view.black.0],
            to_move: view.to_move,
            phase: view.phase,
            red: view.red_seat,
            end: view.end.map(|(winner, reason)| End { winner, reason }),
            last_placed: view.last_placed,
            last_turn: view.last_turn,
        }
    }
}

impl Perfect for Pentago {}
