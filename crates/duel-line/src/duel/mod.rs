//! A duel that is going on: what is typed becomes actions of the rules, and what
//! they tell becomes lines. The rules decide everything; here is only the order
//! of the specification's checks and its words.

mod asking;
mod between;
mod board;
mod cheating;
mod commands;
mod gathering;
mod hints;
mod options;
mod paper;
mod referee;
mod rituals;
mod selecting;
mod showing;
mod teller;
mod windows;

use duel::ai::Player;
use duel::{Action, Duel, Question};
use meydan_core::{Entry, Game, Seat, Seed, Seq, Viewer};
use meydan_search::{Budget, Computer, Level};

use crate::parse::parse;
use crate::table::{Place, Verb};
use crate::texts;
use gathering::Gathering;
pub(crate) use paper::Printed;
use referee::Mark;
pub(crate) use referee::Referee;
use selecting::Selected;
use teller::Teller;

/// Who plays, by the names of 1.4.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) username: String,
    pub(crate) nickname: String,
}

/// What a duel waits for.
enum State {
    /// Whatever the phase allows.
    Idle,
    /// A graveyard is shown.
    Graveyard,
    /// Costs and targets are gathered; nothing has happened yet.
    Gathering(Box<Gathering>),
    /// `yes` or `no` to activating something.
    Window,
    /// `yes` was said: a card, or nothing after all.
    Answering,
    /// `yes` or `no` to an effect.
    Effect,
    /// The name of a card.
    Name,
    /// Attack or defense.
    Position,
    /// The ritual monster must be summoned.
    Ritual(rituals::Ritual),
    /// A monster of the hand must be special summoned.
    Special,
    /// A card may be exchanged.
    Exchange,
    /// It is over.
    Over,
}

/// What a typed line means to the program around the duel.
pub(crate) enum Told {
    /// Nothing more.
    Done,
    /// The logged-in user's money grows by this.
    Money(String),
    /// `help`.
    Help,
}

/// The computer of a duel: where it sits, how well it plays (D-98), and what it draws from.
#[derive(Clone, Copy)]
pub(crate) struct Opponent {
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) seed: Seed,
}

/// The most positions that the computer looks at for one decision: the same everywhere.
const COMPUTER_NODES: u64 = 10_000;

/// What stood before something was said that can still be called off.
struct Before {
    mark: Mark,
    owes_board: bool,
    procedure: bool,
}

/// A duel that is going on.
pub(crate) struct Running {
    referee: Referee,
    /// What was played since is not kept until all of it is said (D-38, D-56).
    before: Option<Before>,
    teller: Teller,
    computer: Option<(Seat, Player)>,
    selected: [Option<Selected>; 2],
    state: State,
    /// Whether something was done after which the board is printed.
    owes_board: bool,
    /// Whether a monster is coming by its own way and its position is still to be said.
    procedure: bool,
}

impl Running {
    /// A duel that was laid out or has just begun, with what was told of that; where nothing
    /// is, one that is gone on with. Prints what there is to print.
    pub(crate) fn new(
        referee: Referee,
        people: [Person; 2],
        computer: Option<Opponent>,
        begun: Option<&[duel::Event]>,
    ) -> Running {
        let turn = referee.position().turn();
        let teller = Teller::new(people, computer.map(|computer| computer.seat), turn);
        let computer = computer.map(|Opponent { seat, level, seed }| (seat, Player::new(level, seed)));
        let mut running = Running {
            referee,
            before: None,
            teller,
            computer,
            selected: [None, None],
            state: State::Idle,
            owes_board: begun.is_none(),
            procedure: false,
        };
        if let Some(begun) = begun {
            running.teller.see(running.referee.position(), begun);
            // D-95: nothing was selected before, so nothing ends with it.
            running.teller.turned = false;
        }
        running.go_on();
        running
    }

    pub(crate) fn position(&self) -> &Duel {
        self.referee.position()
    }

    /// What was printed since.
    pub(crate) fn take(&mut self) -> Vec<Printed> {
        self.teller.paper.take()
    }

    /// Prints a line for who is asked: an answer to what was typed.
    pub(crate) fn note(&mut self, line: &str) {
        self.teller.paper.line_for(self.seat(), line);
    }

    /// Whether two people sit before this console.
    pub(crate) fn is_shared(&self) -> bool {
        self.computer.is_none()
    }

    pub(crate) fn nickname(&self, seat: Seat) -> &str {
        &self.teller.people[seat.index()].nickname
    }

    /// Whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        self.position().outcome().is_some()
    }

    /// The entries of the log after this one, without what can still be called off.
    pub(crate) fn played_since(&self, seq: Seq) -> Vec<Entry<String>> {
        self.referee.played_since(seq, self.before.as_ref().map(|before| &before.mark))
    }

    /// Who is asked. There is always somebody until it is over.
    pub(crate) fn seat(&self) -> Seat {
        self.position().asked().unwrap_or(Seat::FIRST)
    }

    /// A typed line.
    pub(crate) fn line(&mut self, line: &str) -> Told {
        let command = parse(line, Place::Running);
        let surrenders = command.as_ref().is_some_and(|command| command.verb == Verb::Surrender);
        if surrenders && !matches!(self.state, State::Exchange | State::Over) {
            self.call_off();
            self.play(self.seat(), Action::Surrender);
            self.go_on();
            return Told::Done;
        }
        match std::mem::replace(&mut self.state, State::Idle) {
            State::Idle => match command {
                Some(command) if command.verb == Verb::IncreaseMoney => {
                    return Told::Money(command.value("--money").to_owned());
                }
                Some(command) if command.verb == Verb::Help => return Told::Help,
                Some(command) => self.command(&command),
                None => self.note(texts::INVALID_COMMAND),
            },
            State::Graveyard => {
                if command.is_some_and(|command| command.verb == Verb::Back) {
                    self.print_board();
                } else {
                    self.note(texts::INVALID_COMMAND);
                    self.state = State::Graveyard;
                }
            }
            State::Gathering(gathering) => {
                let verb = command.map(|command| command.verb);
                return self.answer_gathering(*gathering, line, verb);
            }
            State::Window => self.answer_window(line),
            State::Answering => self.answer_with(command.as_ref()),
            State::Effect => self.answer_effect(line),
            State::Name => self.answer_name(line),
            State::Position => self.answer_position(line),
            State::Ritual(ritual) => self.answer_ritual(ritual, line, command.as_ref()),
            State::Special => self.answer_special(command.as_ref()),
            State::Exchange => self.answer_exchange(command.as_ref()),
            State::Over => {}
        }
        Told::Done
    }

    fn print_board(&mut self) {
        let duel = self.referee.position();
        self.teller.board(duel, self.teller.control);
    }

    /// Plays an action that the rules allow, and tells what happens.
    fn play(&mut self, seat: Seat, action: Action) {
        let teller = &mut self.teller;
        teller.begin();
        self.referee.play(seat, action, |duel, events| teller.see(duel, events));
        if matches!(action, Action::Use(duel::Spot::Hand(_))) {
            self.procedure = true;
        }
        // The way of its own is paid for: what remains is how it lies.
        if self.procedure && self.question(seat) == Question::Position {
            self.procedure = false;
            self.teller.by_hand = true;
            self.teller.paper.line(texts::EFFECT_ACTIVATED);
        }
        if std::mem::take(&mut self.teller.turned) {
            self.selected = [None, None];
            // No board follows what ended a round, though another one begins (D-27).
            self.owes_board = false;
        }
        self.forget_moved();
    }

    /// From here on it can be called off, until it is settled.
    fn try_out(&mut self) {
        let (owes_board, procedure) = (self.owes_board, self.procedure);
        self.before = Some(Before { mark: self.referee.mark(), owes_board, procedure });
    }

    /// Nothing of what was tried has happened.
    fn call_off(&mut self) {
        if let Some(Before { mark, owes_board, procedure }) = self.before.take() {
            self.referee.back_to(mark);
            (self.owes_board, self.procedure) = (owes_board, procedure);
        }
    }

    /// What this player is asked, if anything.
    fn question(&self, seat: Seat) -> Question {
        let asked = self.position().asked_of(Viewer::Seat(seat));
        if asked.seat == Some(seat) { asked.what } else { Question::Choosing }
    }

    /// Goes on until a person must answer: nothing is asked where nothing is to be
    /// decided, and the computer answers for itself.
    fn go_on(&mut self) {
        while let Some(seat) = self.position().asked() {
            if let Some((seat, action)) = self.position().forced() {
                self.play(seat, action);
                continue;
            }
            let what = self.question(seat);
            let is_computer = matches!(&self.computer, Some((computer, _)) if *computer == seat);
            if what == Question::Phase && std::mem::take(&mut self.owes_board) {
                self.print_board();
            }
            self.hand_over(seat, what);
            if !is_computer {
                self.ask(seat, what);
                return;
            }
            let Some((_, player)) = &mut self.computer else { return };
            let view = self.referee.position().view(Viewer::Seat(seat));
            let action = player.think(&view, seat, &Budget::nodes(COMPUTER_NODES)).action;
            // A board follows everything but going on to the next phase.
            self.owes_board |= action != Action::Next;
            self.play(seat, action);
        }
        self.state = State::Over;
    }

    /// Control goes to whom a question is for: always for a window, otherwise if
    /// somebody else has it (section 16, D-76).
    fn hand_over(&mut self, seat: Seat, what: Question) {
        let duel = self.referee.position();
        match what {
            Question::Phase | Question::Exchange => self.teller.control = seat,
            Question::Answer => {
                self.selected[seat.index()] = None;
                self.teller.give_control(duel, seat);
            }
            _ if self.teller.control != seat => self.teller.give_control(duel, seat),
            _ => {}
        }
    }
}
