//! What a command needs before anything happens: tributes, costs, targets, amounts
//! (D-38, D-75, D-77, D-78). It is gathered on a copy of the position, so that
//! `cancel` has nothing to undo; when all is said it is played for good.

use duel::{Action, Duel, Question, Spot};
use meydan_core::{Game, GameTime, Input, Seat, Viewer};

use super::options::{Choice, choice_of};
use super::{Running, State};
use crate::parse::{count, zone_number};
use crate::texts;

/// What is being gathered.
pub(super) struct Gathering {
    /// The copy, with everything said so far.
    scratch: Duel,
    seat: Seat,
    /// Everything said so far. Empty at first for what a card asks by itself.
    actions: Vec<Action>,
    /// Whether a command began it, which `cancel` can call off.
    bidden: bool,
    /// Whether it answers in a window.
    window: bool,
    /// Whether anything has happened: then it is no longer a matter of gathering.
    happened: bool,
    asks: Asks,
}

enum Asks {
    Nothing,
    HowMany(Vec<u8>),
    /// Zones of monsters, of which there are so many due.
    Tributes {
        due: usize,
        words: Vec<String>,
    },
    Choice(Choice),
    Amount,
}

impl Gathering {
    /// What a command begins.
    pub(super) fn of_command(duel: Duel, seat: Seat, action: Action) -> Gathering {
        let window = !matches!(duel.view(Viewer::Seat(seat)).asked.what, Question::Phase);
        let mut gathering = Gathering { bidden: true, window, ..Gathering::unbidden(duel, seat) };
        gathering.say(action);
        gathering
    }

    /// What a card asks for by itself, or while it acts.
    pub(super) fn unbidden(duel: Duel, seat: Seat) -> Gathering {
        Gathering {
            scratch: duel,
            seat,
            actions: Vec::new(),
            bidden: false,
            window: false,
            happened: false,
            asks: Asks::Nothing,
        }
    }

    fn say(&mut self, action: Action) {
        let input = Input::Act { seat: self.seat, action };
        let happened = &mut self.happened;
        self.scratch.play(GameTime::ZERO, input, |_| *happened = true);
        self.actions.push(action);
    }

    /// What is to be said next, if anything is left to gather.
    fn next(&self) -> Option<Question> {
        let asked = self.scratch.view(Viewer::Seat(self.seat)).asked;
        let begun = !self.actions.is_empty();
        let gathers = match asked.what {
            Question::HowMany
            | Question::Tribute
            | Question::Discard
            | Question::Target
            | Question::TargetOrDone
            | Question::Amount => true,
            Question::Search | Question::Summon => !begun,
            _ => false,
        };
        (gathers && !self.happened && asked.seat == Some(self.seat)).then_some(asked.what)
    }

    fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        let _ = self.scratch.for_each_legal(self.seat, |action| {
            actions.push(action);
            std::ops::ControlFlow::Continue(())
        });
        actions
    }

    /// How many tributes the summon or set on top asks for.
    fn tributes_due(&self) -> usize {
        let mut ahead = Gathering {
            scratch: self.scratch.clone(),
            actions: vec![Action::Next],
            asks: Asks::Nothing,
            ..*self
        };
        let mut due = 0;
        while ahead.next() == Some(Question::Tribute) {
            let zone = ahead.legal().into_iter().find(|action| matches!(action, Action::Choose(_)));
            let Some(zone) = zone else { break };
            ahead.say(zone);
            due += 1;
        }
        due
    }

    fn card_name(&self) -> String {
        let view = self.scratch.view(Viewer::Seat(self.seat));
        view.asked.card.map(|card| view.book.card(card).name.clone()).unwrap_or_default()
    }

    /// Whether tributes are for a monster of the hand, given as zones without a list.
    fn is_normal(&self) -> bool {
        matches!(self.actions.first(), Some(Action::Summon(_) | Action::Set(_)))
    }
}

impl Running {
    /// Asks for what is still missing, or plays all of it.
    pub(super) fn gather(&mut self, mut gathering: Gathering) {
        let seat = gathering.seat;
        let paper = &mut self.teller.paper;
        gathering.asks = match gathering.next() {
            None => return self.carry_out(&gathering),
            Some(Question::HowMany) => {
                let counts: Vec<u8> = gathering
                    .legal()
                    .into_iter()
                    .filter_map(|action| match action {
                        Action::Tributes(count) => Some(count),
                        _ => None,
                    })
                    .collect();
                paper.line(texts::choose_tributes(&gathering.card_name(), &counts));
                Asks::HowMany(counts)
            }
            Some(Question::Tribute) if gathering.is_normal() => {
                Asks::Tributes { due: gathering.tributes_due(), words: Vec::new() }
            }
            Some(Question::Amount) => {
                paper.line(texts::ENTER_AN_AMOUNT);
                Asks::Amount
            }
            Some(what) => {
                let choice = choice_of(&gathering.scratch, seat, what, gathering.actions.first());
                paper.line(choice.head(&gathering.card_name()));
                for line in choice.lines() {
                    paper.line(line);
                }
                Asks::Choice(choice)
            }
        };
        self.state = State::Gathering(Box::new(gathering));
    }

    /// Everything is said: now it happens.
    fn carry_out(&mut self, gathering: &Gathering) {
        if gathering.bidden {
            self.selected[gathering.seat.index()] = None;
        }
        self.owes_board = true;
        for &action in &gathering.actions {
            self.play(gathering.seat, action);
        }
        self.go_on();
    }

    /// A line while something is gathered.
    pub(super) fn answer_gathering(&mut self, mut gathering: Gathering, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words == ["cancel"] && gathering.bidden {
            if gathering.window {
                self.state = State::Answering;
            } else {
                self.print_board();
            }
            return;
        }
        let seat = gathering.seat;
        match &mut gathering.asks {
            Asks::Nothing => {}
            Asks::HowMany(counts) => {
                let chosen = counts.iter().copied().find(|count| words == [count.to_string()]);
                match chosen {
                    Some(count) => gathering.say(Action::Tributes(count)),
                    None => return self.refuse_choice(gathering),
                }
            }
            Asks::Tributes { due, words: said } => {
                said.extend(words.into_iter().map(str::to_owned));
                let due = *due;
                if said.len() < due {
                    self.state = State::Gathering(Box::new(gathering));
                    return;
                }
                let Some(zones) = self.tribute_zones(seat, said, due) else {
                    // The command is over; the card stays selected.
                    self.note(if due == 1 { texts::NO_TRIBUTE_THERE } else { texts::NO_TRIBUTES_THERE });
                    return;
                };
                for zone in zones {
                    gathering.say(Action::Choose(Spot::Monster(zone)));
                }
            }
            Asks::Choice(choice) => match choice.read(&words) {
                Some(spots) => gathering.choose(&spots),
                None => return self.refuse_choice(gathering),
            },
            Asks::Amount => {
                let amount = match words[..] {
                    [word] => count(word).and_then(|amount| u16::try_from(amount).ok()),
                    _ => None,
                };
                let action = amount.map(Action::Amount);
                match action.filter(|&action| gathering.scratch.check(seat, action).is_ok()) {
                    Some(action) => gathering.say(action),
                    None => self.note(texts::INVALID_AMOUNT),
                }
            }
        }
        self.gather(gathering);
    }

    /// A choice that is none: the program waits again, and the list is not repeated.
    fn refuse_choice(&mut self, gathering: Gathering) {
        self.note(texts::INVALID_SELECTION);
        self.state = State::Gathering(Box::new(gathering));
    }

    /// The zones of as many different monsters as are due (D-38).
    fn tribute_zones(&self, seat: Seat, words: &[String], due: usize) -> Option<Vec<u8>> {
        let monsters = &self.position().table().side(seat).monsters;
        let mut zones: Vec<u8> = Vec::new();
        for word in words {
            let zone = zone_number(word).filter(|&zone| monsters[usize::from(zone) - 1].is_some())?;
            if zones.contains(&zone) {
                return None;
            }
            zones.push(zone);
        }
        (zones.len() == due).then_some(zones)
    }
}

impl Gathering {
    /// Points at cards one by one, as the rules ask; what is the only one left they take themselves.
    fn choose(&mut self, spots: &[Spot]) {
        let Some(what) = self.next() else { return };
        let aims = |what| matches!(what, Question::Target | Question::TargetOrDone);
        for &spot in spots {
            let same = self.next().is_some_and(|now| now == what || (aims(now) && aims(what)));
            let action = Action::Choose(spot);
            if !same || self.scratch.check(self.seat, action).is_err() {
                break;
            }
            self.say(action);
            if matches!(what, Question::Search | Question::Summon) {
                return;
            }
        }
        if self.next() == Some(Question::TargetOrDone) && aims(what) {
            self.say(Action::Done);
        }
    }
}
