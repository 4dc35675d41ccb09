//! The rules as the hall asks for them.

use std::ops::{ControlFlow, RangeInclusive};

use meydan_core::{
    ConfigError, Digest, Game, GameTime, Input, OptionKind, OptionSpec, Outcome, Pending, Place, Rng, Seat,
    SeatSet, Timer, Viewer,
};

use crate::board::{Board, File, Piece, Square};
use crate::config::{MOST_NAME, MOST_POSITION, Standing, fits_file_name};
use crate::state::Tampering;
use crate::view::{Answer, color_of};
use crate::written::word;
use crate::{Action, Chess, Config, Double, Event, MOST_UNDOS, Move, Refusal, View, Way};

/// No game has more moves: each capture and each step of a pawn (some 126 of them)
/// comes within a hundred moves of the one before.
const MOST_MOVES: u32 = 13_000;
/// Picks of sixteen pieces and a move, again after each undo, and a declaration.
const MOST_A_MOVE: u32 = (MOST_UNDOS as u32 + 1) * 18 + 1;

impl Game for Chess {
    type Config = Config;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "chess";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    /// It has an undo of its own, which costs something (CH-30).
    const TAKEBACK: bool = false;
    /// When tampering strikes is not told.
    const OPEN_TIMERS: bool = false;
    const DRAWS: bool = true;
    const MOST_INPUTS: u32 = MOST_MOVES * MOST_A_MOVE + 4;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "name", kind: OptionKind::Text { most: MOST_NAME } },
        OptionSpec { key: "side-threats", kind: OptionKind::Flag },
        OptionSpec { key: "tampering", kind: OptionKind::Flag },
        OptionSpec { key: "position", kind: OptionKind::Text { most: MOST_POSITION } },
    ];

    fn start(config: &Config, _seats: u8, rng: Rng, tell: impl FnMut(Event)) -> Result<Self, ConfigError> {
        if !config.name.is_empty() && !fits_file_name(&config.name) {
            return Err(ConfigError::new("name", "name-unfit", "CH-50"));
        }
        if config.unreadable.is_some() {
            return Err(ConfigError::new("position", "position-unreadable", "CH-54"));
        }
        let standing = config.position.unwrap_or(Standing::of(Board::start(), 1));
        let mut game = Chess::stand(&standing, config.side_threats, rng);
        let over = ConfigError::new("position", "position-over", "CH-54");
        if game.judge().is_some() {
            return Err(over);
        }
        if config.tampering {
            game.asking = Some([None; 2]);
        } else {
            game.run(tell);
        }
        Ok(game)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn pending(&self) -> Pending {
        if self.end.is_some() {
            return Pending::Over;
        }
        let seats = match &self.asking {
            Some(answers) => Seat::all(2).filter(|seat| answers[seat.index()].is_none()).collect(),
            None => SeatSet::one(self.turn()),
        };
        Pending::Seats(seats)
    }

    fn at_will(&self) -> SeatSet {
        self.undoer().filter(|&seat| seat != self.turn()).map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn outcome(&self) -> Option<Outcome> {
        let end = self.end?;
        let winners = self.winner().map_or(SeatSet::EMPTY, SeatSet::one);
        Some(Outcome::new(&self.points, winners, end.code()))
    }

    /// A bare king takes nothing and threatens little: who has no more and is behind cannot win (HA-21).
    fn could_win(&self, seat: Seat) -> bool {
        let bare = self.board.of(color_of(seat)).len() == 1;
        !bare || self.points[seat.index()] >= self.points[seat.other().index()]
    }

    fn next_timer(&self) -> Option<Timer> {
        if self.end.is_some() || self.asking.is_some() {
            return None;
        }
        match self.tampering {
            Tampering::Each { due, .. } | Tampering::Clock { due } => Some(Timer { id: 0, due }),
            _ => None,
        }
    }

    fn for_each_legal(&self, seat: Seat, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.end.is_some() || seat.0 > 1 {
            return ControlFlow::Continue(());
        }
        if let Some(answers) = &self.asking {
            if answers[seat.index()].is_none() {
                f(Action::Tamper(None))?;
                Way::ALL.into_iter().try_for_each(|way| f(Action::Tamper(Some(way))))?;
            }
            return ControlFlow::Continue(());
        }
        if seat == self.turn() {
            self.board.for_each_step(|step| {
                let piece = self.board.on(step.from).map_or(Piece::Pawn, |(_, piece)| piece);
                let written = Move::new(piece, step);
                f(Action::Move(written))?;
                // Castling has two names (CH-11).
                onto_rook(written).map_or(ControlFlow::Continue(()), |other| f(Action::Move(other)))
            })?;
            let own = self.board.of(self.board.turn());
            (own & !self.touched).iter().try_for_each(|square| f(Action::Touch(square)))?;
            if self.double == Double::None && self.points[seat.index()] >= self.values().double {
                f(Action::Double)?;
            }
        }
        if self.undoer() == Some(seat) {
            f(Action::Undo)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if let Some(answers) = &self.asking {
            return match action {
                Action::Tamper(_) if answers.get(seat.index()).is_some_and(Option::is_none) => Ok(()),
                Action::Tamper(_) => Err(Refusal::NotAsked),
                _ => Err(Refusal::AnswerFirst),
            };
        }
        match action {
            Action::Tamper(_) => Err(Refusal::NotAsked),
            Action::Undo if self.undoer() == Some(seat) => Ok(()),
            Action::Undo => Err(match self.undo.last() {
                Some(before) if crate::seat_of(before.board.turn()) == seat => {
                    Refusal::UndoneEnough(MOST_UNDOS)
                }
                _ => Refusal::NothingToUndo,
            }),
            _ if seat != self.turn() => Err(Refusal::OpponentsTurn),
            Action::Move(written) => self.check_move(written),
            Action::Touch(square) => self.check_touch(seat, square),
            Action::Double if self.double != Double::None => Err(Refusal::DoubledAlready),
            Action::Double => {
                let (have, price) = (self.points[seat.index()], self.values().double);
                if have >= price { Ok(()) } else { Err(Refusal::TooFewPoints { have, price }) }
            }
        }
    }

    fn play(&mut self, at: GameTime, input: Input<Action>, mut tell: impl FnMut(Event)) {
        match input {
            Input::Act { action: Action::Move(written), .. } => self.moves(written, tell),
            Input::Act { action: Action::Touch(square), .. } => self.touch(square, tell),
            Input::Act { action: Action::Double, .. } => self.declare(tell),
            Input::Act { action: Action::Undo, .. } => self.take_back(tell),
            Input::Act { seat, action: Action::Tamper(way) } => {
                let Some(answers) = &mut self.asking else { return };
                answers[seat.index()] = Some(Answer(way));
                let answers = *answers;
                tell(Event::Answered { seat, way });
                if let [Some(first), Some(second)] = answers {
                    self.agree(at, [first, second], tell);
                }
            }
            Input::Timer { .. } => self.strike(tell),
            Input::Drop { seat } => self.resign(seat, tell),
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.show()
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn digest(&self) -> u64 {
        let pair = |[first, second]: [u64; 2]| first << 32 | second;
        let answers = self.asking.map_or(0, |answers| {
            1 + answers.iter().fold(0, |sum, answer| {
                sum * 6 + answer.map_or(0, |Answer(way)| 1 + way.map_or(0, |way| 1 + way as u64))
            })
        });
        let (kind, first, second) = match self.tampering {
            Tampering::Off => (0, 0, 0),
            Tampering::Every(number) => (1, u64::from(number), 0),
            Tampering::Next(number) => (2, u64::from(number), 0),
            Tampering::Each { minutes, due } => (3, minutes, due.0),
            Tampering::Clock { due } => (4, due.0, 0),
        };
        let board = self.board.to_string();
        let mut digest = Digest::new(Self::ID)
            .bytes(board.as_bytes())
            .word(pair(self.points.map(|points| points as u32 as u64)))
            .word(pair(self.negative.map(u64::from)))
            .word(u64::from(self.number) << 1 | u64::from(self.side_threats))
            .word(answers)
            .word(kind)
            .word(first)
            .word(second)
            .word(self.touched.0)
            .word(pair(self.charged.map(u64::from)))
            .word(self.double as u64)
            .word(pair(self.undos.map(u64::from)))
            .word(self.undo.len() as u64);
        for before in &self.undo {
            digest = digest.bytes(before.board.to_string().as_bytes());
        }
        digest = self.history.iter().fold(digest, |digest, &hash| digest.word(hash));
        digest
            .word(self.end.map_or(0, |end| 1 + end as u64))
            .word(self.resigned.map_or(0, |seat| 1 + u64::from(seat.0)))
            .word(self.rng.clone().next_u64())
            .finish()
    }

    fn places(&self, _seat: Seat, action: Action) -> Vec<Place> {
        match action {
            Action::Move(Move { from, to, promotion, .. }) => {
                let squares = [from, to].map(|square| Place::new(square.to_string()));
                let chosen = promotion.map(|piece| Place::button(word(piece)));
                squares.into_iter().chain(chosen).collect()
            }
            // Not the square itself: that begins a move.
            Action::Touch(square) => vec![Place::new(format!("touch:{square}"))],
            Action::Undo => vec![Place::button("undo")],
            Action::Double => vec![Place::button("double")],
            Action::Tamper(way) => {
                vec![Place::button(&format!("tamper-{}", way.map_or("none", Way::code)))]
            }
        }
    }

    /// Picking a piece that cannot move is picking all the same (CH-32), and after a
    /// pick any other square is where it would go.
    fn attempt(view: &View, _seat: Seat, touched: &[Place]) -> Option<Action> {
        let square_of = |place: &Place| place.as_str().parse::<Square>().ok();
        let (last, before) = touched.split_last()?;
        let to = square_of(last)?;
        let picked = before.first().and_then(square_of).and_then(|from| Some((from, view.board.on(from)?.1)));
        Some(match picked {
            Some((from, piece)) if !view.board.of(view.board.turn()).has(to) => {
                Action::Move(Move { piece, from, to, promotion: None })
            }
            _ => Action::Touch(to),
        })
    }

    fn role(&self, seat: Seat) -> &'static str {
        match color_of(seat) {
            crate::board::Color::White => "white",
            crate::board::Color::Black => "black",
        }
    }
}

/// The other name of a castling move: the king onto the rook.
fn onto_rook(written: Move) -> Option<Move> {
    if written.piece != Piece::King || written.from.file() != File::E {
        return None;
    }
    let corner = match written.to.file() {
        File::G => File::H,
        File::C => File::A,
        _ => return None,
    };
    Some(Move { to: Square::new(corner, written.from.rank()), ..written })
}
