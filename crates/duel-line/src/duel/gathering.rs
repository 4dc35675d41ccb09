//! What a command needs before anything happens: tributes, costs, targets, amounts
//! (D-38, D-75, D-77, D-78). Each answer is played when it is said; until all is said
//! nothing happens by it, nothing of it is kept, and `cancel` goes back to before the command.

use duel::{Action, Question, Spot};
use meydan_core::{Game, Seat};

use super::options::{Choice, choice_of};
use super::{Running, State, Told};
use crate::parse::{count, zone_number};
use crate::table::Verb;
use crate::texts;

/// What is being gathered.
pub(super) struct Gathering {
    seat: Seat,
    /// The command that began it, which `cancel` can call off; none for what a card asks by itself.
    command: Option<Action>,
    /// Whether it answers in a window.
    window: bool,
    /// Whether anything was said yet.
    begun: bool,
    /// Whether anything has happened: then it is no longer a matter of gathering.
    happened: bool,
    pub(super) asks: Asks,
}

impl Gathering {
    /// Whether `cancel` goes back to before it.
    pub(super) fn can_be_called_off(&self) -> bool {
        self.command.is_some()
    }
}

pub(super) enum Asks {
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

impl Running {
    /// Begins what a command asks for.
    pub(super) fn gather_for(&mut self, seat: Seat, action: Action) {
        let window = self.question(seat) != Question::Phase;
        let asks = Asks::Nothing;
        let command = Some(action);
        self.try_out();
        let mut gathering = Gathering { seat, command, window, begun: false, happened: false, asks };
        self.say(&mut gathering, action);
        self.gather(gathering);
    }

    /// What a card asks for by itself, or while it acts.
    pub(super) fn gather_unbidden(&mut self, seat: Seat) {
        let asks = Asks::Nothing;
        self.try_out();
        self.gather(Gathering { seat, command: None, window: false, begun: false, happened: false, asks });
    }

    fn say(&mut self, gathering: &mut Gathering, action: Action) {
        self.owes_board = true;
        self.play(gathering.seat, action);
        gathering.begun = true;
        gathering.happened |= self.teller.happened;
    }

    /// What is to be said next, if anything is left to gather.
    fn left(&self, gathering: &Gathering) -> Option<Question> {
        let what = self.question(gathering.seat);
        let gathers = match what {
            Question::HowMany
            | Question::Tribute
            | Question::Discard
            | Question::Target
            | Question::TargetOrDone
            | Question::Amount => true,
            Question::Search | Question::Summon => !gathering.begun,
            _ => false,
        };
        (gathers && !gathering.happened).then_some(what)
    }

    /// Asks for what is still missing, or all of it has happened.
    fn gather(&mut self, mut gathering: Gathering) {
        let seat = gathering.seat;
        gathering.asks = match self.left(&gathering) {
            None => return self.all_is_said(&gathering),
            Some(Question::HowMany) => {
                let mut counts = Vec::new();
                let _ = self.position().for_each_legal(seat, |action| {
                    if let Action::Tributes(count) = action {
                        counts.push(count);
                    }
                    std::ops::ControlFlow::Continue(())
                });
                let line = texts::choose_tributes(&self.asked_card(seat), &counts);
                self.note(&line);
                Asks::HowMany(counts)
            }
            // Tributes for a monster of the hand are given as zones, without a list.
            Some(Question::Tribute)
                if matches!(gathering.command, Some(Action::Summon(_) | Action::Set(_))) =>
            {
                Asks::Tributes { due: self.position().tributes_due(), words: Vec::new() }
            }
            Some(Question::Amount) => {
                self.note(texts::ENTER_AN_AMOUNT);
                Asks::Amount
            }
            Some(what) => {
                let choice = choice_of(self.position(), seat, what, gathering.command);
                let head = choice.head(&self.asked_card(seat));
                self.note(&head);
                for line in choice.lines() {
                    self.note(&line);
                }
                Asks::Choice(choice)
            }
        };
        self.state = State::Gathering(Box::new(gathering));
    }

    /// It can no longer be called off.
    fn all_is_said(&mut self, gathering: &Gathering) {
        self.before = None;
        if gathering.command.is_some() {
            self.selected[gathering.seat.index()] = None;
        }
        self.go_on();
    }

    /// A line while something is gathered.
    pub(super) fn answer_gathering(&mut self, gathering: Gathering, line: &str, verb: Option<Verb>) -> Told {
        if let Asks::Choice(Choice { summons: true, .. }) = gathering.asks {
            // D-92: a monster must be special summoned, and nothing else is done before.
            let told = match verb {
                Some(Verb::Help) => Some(Told::Help),
                None => None,
                Some(Verb::Cancel) if gathering.command.is_some() => None,
                Some(_) => {
                    self.note(texts::SPECIAL_SUMMON_NOW);
                    Some(Told::Done)
                }
            };
            if let Some(told) = told {
                self.state = State::Gathering(Box::new(gathering));
                return told;
            }
        }
        self.gather_line(gathering, line);
        Told::Done
    }

    fn gather_line(&mut self, mut gathering: Gathering, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words == ["cancel"] && gathering.command.is_some() {
            self.call_off();
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
                    Some(count) => self.say(&mut gathering, Action::Tributes(count)),
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
                    self.call_off();
                    self.note(if due == 1 { texts::NO_TRIBUTE_THERE } else { texts::NO_TRIBUTES_THERE });
                    return;
                };
                for zone in zones {
                    self.say(&mut gathering, Action::Choose(Spot::Monster(zone)));
                }
            }
            Asks::Choice(choice) => match choice.read(&words) {
                Some(spots) => self.choose(&mut gathering, &spots),
                None => return self.refuse_choice(gathering),
            },
            Asks::Amount => {
                let amount = match words[..] {
                    [word] => count(word).and_then(|amount| u16::try_from(amount).ok()),
                    _ => None,
                };
                let action = amount.map(Action::Amount);
                match action.filter(|&action| self.position().check(seat, action).is_ok()) {
                    Some(action) => self.say(&mut gathering, action),
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

    /// Points at cards one by one, as the rules ask; what is the only one left they take themselves.
    fn choose(&mut self, gathering: &mut Gathering, spots: &[Spot]) {
        let Some(what) = self.left(gathering) else { return };
        let aims = |what| matches!(what, Question::Target | Question::TargetOrDone);
        for &spot in spots {
            let same = self.left(gathering).is_some_and(|now| now == what || (aims(now) && aims(what)));
            let action = Action::Choose(spot);
            if !same || self.position().check(gathering.seat, action).is_err() {
                break;
            }
            self.say(gathering, action);
            if matches!(what, Question::Search | Question::Summon) {
                return;
            }
        }
        if self.left(gathering) == Some(Question::TargetOrDone) && aims(what) {
            self.say(gathering, Action::Done);
        }
    }
}
