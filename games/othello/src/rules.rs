//! The rules as the hall asks for them.

use std::ops::{ControlFlow, RangeInclusive};

use meydan_core::{
    ConfigError, Determinize, Digest, Game, GameTime, Input, Outcome, Pending, Perfect, Place, Rng, Seat,
    SeatSet, Viewer,
};

use crate::state::End;
use crate::{Action, Config, Event, LastMove, Othello, Refusal, Square, Squares, View, turned};

impl Game for Othello {
    type Config = Config;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "othello";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    /// At most 64 discs are placed, never two passes in a row, and one may resign.
    const DRAWS: bool = true;
    const MOST_INPUTS: u32 = 2 * 64 + 1;

    fn start(
        config: &Config,
        _seats: u8,
        _rng: Rng,
        mut tell: impl FnMut(Event),
    ) -> Result<Self, ConfigError> {
        let start = config.start;
        if start.discs[0] & start.discs[1] != 0 || start.turn.0 > 1 {
            return Err(ConfigError::new("start", "start-overlaps", "OT-01"));
        }
        let position = Othello::new(start);
        if position.end.is_some() {
            tell(position.ended());
        }
        Ok(position)
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn pending(&self) -> Pending {
        if self.end.is_none() { Pending::Seats(SeatSet::one(self.turn)) } else { Pending::Over }
    }

    fn outcome(&self) -> Option<Outcome> {
        let [black, white] = self.counts();
        let (winners, reason) = match self.end? {
            End::NoMoves => (self.winner().map_or(SeatSet::EMPTY, SeatSet::one), "no-moves"),
            End::Resigned(seat) => (SeatSet::one(seat.other()), "resigned"),
        };
        Some(Outcome::new(&[black as i32, white as i32], winners, reason))
    }

    #[inline]
    fn for_each_legal(&self, seat: Seat, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.end.is_some() || seat != self.turn {
            return ControlFlow::Continue(());
        }
        if self.moves == 0 {
            return f(Action::Pass); // OT-03
        }
        let mut rest = self.moves;
        while rest != 0 {
            f(Action::Place(Square::from_index(rest.trailing_zeros())))?;
            rest &= rest - 1;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn random_legal(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        if self.end.is_some() || seat != self.turn {
            return None;
        }
        let mut rest = self.moves;
        for _ in 0..rng.range(rest.count_ones().max(1)) {
            rest &= rest - 1;
        }
        Some(if rest == 0 { Action::Pass } else { Action::Place(Square::from_index(rest.trailing_zeros())) })
    }

    fn check(&self, _seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Pass if self.moves == 0 => Ok(()),
            Action::Pass => Err(Refusal::MoveExists), // OT-03
            Action::Place(square) if self.moves & square.bit() != 0 => Ok(()),
            Action::Place(square) if (self.discs[0] | self.discs[1]) & square.bit() != 0 => {
                Err(Refusal::SquareTaken(square))
            }
            Action::Place(square) => Err(Refusal::TurnsNothing(square)), // OT-02
        }
    }

    #[inline]
    fn play(&mut self, _at: GameTime, input: Input<Action>, mut tell: impl FnMut(Event)) {
        match input {
            Input::Act { seat, action: Action::Place(square) } => {
                let turned = turned(square.index(), self.own(), self.other());
                let mover = seat.index() & 1;
                self.discs[mover] |= turned | square.bit();
                self.discs[mover ^ 1] &= !turned;
                let last = LastMove { seat, square, turned: Squares(turned) };
                self.last = Some(last);
                self.turn = seat.other();
                tell(Event::Placed(last));
                self.look();
            }
            Input::Act { seat, action: Action::Pass } => {
                self.turn = seat.other();
                tell(Event::Passed { seat });
                self.look();
            }
            Input::Drop { seat } => {
                self.end = Some(End::Resigned(seat));
                tell(Event::Resigned { seat });
            }
            // No timer is ever announced, so none can fire.
            Input::Timer { .. } => {}
        }
        if self.end.is_some() {
            tell(self.ended());
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        View {
            black: Squares(self.discs[0]),
            white: Squares(self.discs[1]),
            turn: self.turn,
            moves: Squares(self.moves),
            over: self.end.is_some(),
            resigned: match self.end {
                Some(End::Resigned(seat)) => Some(seat),
                _ => None,
            },
            last: self.last,
        }
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn digest(&self) -> u64 {
        let end = match self.end {
            None => 0,
            Some(End::NoMoves) => 1,
            Some(End::Resigned(seat)) => 2 + u64::from(seat.0),
        };
        Digest::new(Self::ID)
            .word(self.discs[0])
            .word(self.discs[1])
            .word(u64::from(self.turn.0))
            .word(end)
            .finish()
    }

    fn places(&self, _seat: Seat, action: Action) -> Vec<Place> {
        vec![match action {
            Action::Place(square) => Place::new(square.to_string()),
            Action::Pass => Place::button("pass"),
        }]
    }

    fn attempt(_view: &View, _seat: Seat, touched: &[Place]) -> Option<Action> {
        touched.last()?.as_str().parse().ok().map(Action::Place)
    }

    fn forced(&self) -> Option<(Seat, Action)> {
        (self.end.is_none() && self.moves == 0).then_some((self.turn, Action::Pass))
    }

    fn role(&self, seat: Seat) -> &'static str {
        if seat == Seat::FIRST { "black" } else { "white" }
    }
}

impl Othello {
    /// Discs by seat.
    #[must_use]
    pub fn counts(&self) -> [u32; 2] {
        self.discs.map(u64::count_ones)
    }

    /// Who has more discs (OT-04).
    fn winner(&self) -> Option<Seat> {
        let [black, white] = self.counts();
        match black.cmp(&white) {
            std::cmp::Ordering::Greater => Some(Seat::FIRST),
            std::cmp::Ordering::Less => Some(Seat::SECOND),
            std::cmp::Ordering::Equal => None,
        }
    }

    fn ended(&self) -> Event {
        let [black, white] = self.counts();
        let winner = match self.end {
            Some(End::Resigned(seat)) => Some(seat.other()),
            _ => self.winner(),
        };
        Event::Ended { black, white, winner }
    }
}

impl Determinize for Othello {
    fn determinize(view: &View, _rng: &mut Rng) -> Othello {
        Othello {
            discs: [view.black.0, view.white.0],
            turn: view.turn,
            moves: view.moves.0,
            end: match (view.over, view.resigned) {
                (_, Some(seat)) => Some(End::Resigned(seat)),
                (true, None) => Some(End::NoMoves),
                (false, None) => None,
            },
            last: view.last,
        }
    }
}

impl Perfect for Othello {}
