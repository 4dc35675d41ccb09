//! A game played at one screen, line by line: any game, any mix of people and
//! computers. What is typed for a game and how it looks is its `LineUi`'s business.

mod at_will;
mod clock;
mod curtain;
mod keep;
mod restart;
mod telling;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use meydan_catalogue::{AnyComputer, Player, Screen, Table, Turn};
use meydan_core::{AnyAction, AnyMatch, Refused, Seat, Seq, Step, Viewer};
use meydan_records::{Journal, Keeper};
use meydan_search::{Budget, Level, Thought};
use meydan_telling::{AnyTelling, refusal};
use meydan_words::Words;

use crate::lines::{Typed, TypedLines};
use crate::players::{Computers, player_line, who};
use crate::verb::{self, Said, Verb};
use crate::{AnyLineUi, AnyRenderContext, Look, Manners, Misread, touched};
use clock::Clock;
pub use curtain::CLEAR;

/// Everything that a session begins with.
pub struct Setup {
    /// The match and who sits at it.
    pub table: Table,
    /// How the game looks and is typed.
    pub ui: &'static dyn AnyLineUi,
    /// The language.
    pub words: &'static Words,
    /// How things are shown.
    pub look: Look,
    /// How computers think.
    pub computers: Computers,
    /// The file that the game came from: `save` goes there.
    pub file: Option<PathBuf>,
    /// A file that is kept up to date after every move.
    pub record: Option<PathBuf>,
    /// Keeps every entry before it is told.
    pub journal: Option<Box<dyn Journal>>,
    /// Keeps every game in the user's own folder, without being asked.
    pub keeper: Option<Keeper>,
    /// Computers move no faster than this, so that an eye can follow.
    pub pace: Duration,
}

/// A game being played.
pub struct Session {
    setup: Setup,
    telling: &'static dyn AnyTelling,
    minds: Vec<Option<Box<dyn AnyComputer>>>,
    /// The board as it was last shown.
    shown: String,
    /// After which entry the whole board was shown last, to who sits before the screen.
    shown_at: Option<Seq>,
    /// The last entry that is safe in a file.
    kept: Seq,
    screen: Screen,
    /// Through whose eyes the screen looks: what was printed stays, so who was asked
    /// last is still before it when it is told what that led to.
    viewer: Viewer,
    /// The last entry that each seat was told of; nothing yet, not even the start, if `None`.
    told: Vec<Option<Seq>>,
    clock: Clock,
    /// Whether it was said that there is time to act before a computer does.
    explained: bool,
}

/// What a person's line led to.
enum Next {
    /// The same person is asked again.
    Ask,
    /// The position changed.
    Go,
    /// The session ends.
    Leave,
}

impl Session {
    /// Sits down.
    ///
    /// # Panics
    /// If the match is of no game of the hall.
    #[must_use]
    pub fn new(setup: Setup) -> Session {
        let minds =
            setup.table.players().iter().zip(&setup.computers.seeds).map(|(player, seed)| match player {
                Player::Computer { level } => Some(setup.table.computer(*level, *seed)),
                Player::Person { .. } => None,
            });
        let minds = minds.collect();
        let game = setup.table.game();
        let kept = game.seq();
        let telling = meydan_telling::of(game.facts().id).expect("a game of the hall can be told");
        let screen = Screen::new(setup.table.people());
        let viewer = screen.viewer(game);
        let told = vec![Some(kept).filter(|seq| *seq > 0); setup.table.players().len()];
        Session {
            setup,
            telling,
            minds,
            shown: String::new(),
            shown_at: None,
            kept,
            screen,
            viewer,
            told,
            clock: Clock::new(),
            explained: false,
        }
    }

    /// The match as it stands.
    #[must_use]
    pub fn game(&self) -> &dyn AnyMatch {
        self.setup.table.game()
    }

    /// Plays until the game is over, somebody leaves, or the input ends.
    ///
    /// # Errors
    /// When reading or writing fails.
    pub fn run(&mut self, lines: &mut dyn TypedLines, out: &mut dyn Write) -> io::Result<()> {
        self.keep(out)?;
        self.tell_events(None, 0, out)?; // What was drawn at the start (PE-01)
        if !self.shows_when_asked() {
            self.show(out)?; // OT-10: the start position first
        }
        self.keep_record(out)?;
        // Every round either takes a line of input or a step towards the end of a bounded game.
        loop {
            self.catch_up(out)?;
            match self.setup.table.turn() {
                Turn::Over => return self.announce(out),
                Turn::Forced(seat, action) => {
                    if !self.manners().one_line_a_move {
                        self.say_turn(seat, out)?;
                    }
                    self.act(seat, &action, out)?;
                }
                Turn::Computer(..) if self.leave_time(lines, out)? => {}
                Turn::Computer(seat, level) => {
                    if !self.manners().one_line_a_move {
                        self.say_turn(seat, out)?;
                    }
                    out.flush()?;
                    self.computer_acts(seat, level, out)?;
                }
                Turn::People(seats) => match seats.iter().next() {
                    Some(seat) => {
                        if !self.ask(seat, lines, out)? {
                            return out.flush();
                        }
                    }
                    // Nobody is asked, so a timer runs: game time stands still
                    // at one screen except to let it come due.
                    None => {
                        let before = self.game().seq();
                        if self.setup.table.game_mut().fire().is_err() {
                            return out.flush();
                        }
                        self.tell(before, out)?;
                    }
                },
            }
        }
    }

    /// Asks one person until the position changes; `false` if the session ends.
    fn ask(&mut self, seat: Seat, lines: &mut dyn TypedLines, out: &mut dyn Write) -> io::Result<bool> {
        let seen = self.screen.viewer(self.game());
        if !self.screen.shares_secrets(self.game()) {
            self.viewer = seen;
        } else if seen != Viewer::Seat(seat) && !self.hand_over(seat, lines, out)? {
            return Ok(false);
        }
        if self.shows_when_asked() && self.is_to_be_shown() {
            self.show(out)?;
        }
        self.say_turn(seat, out)?; // OT-11
        let mut warned = false;
        loop {
            out.flush()?;
            let Some(typed) = self.next_line(lines, out)? else {
                return Ok(true);
            };
            let typed = match typed {
                Typed::Line(line) => verb::in_english(&line, self.setup.words),
                Typed::TooLong => {
                    self.say("console-too-long", out)?;
                    continue;
                }
                Typed::Interrupted if !warned => {
                    self.say("console-interrupted", out)?;
                    warned = true;
                    continue;
                }
                Typed::End if lines.is_terminal() && !warned && self.unsaved() => {
                    self.say("console-unsaved", out)?;
                    warned = true;
                    continue;
                }
                Typed::End | Typed::Interrupted => {
                    self.say("console-input-ended", out)?;
                    self.say_kept(out)?;
                    return Ok(false);
                }
            };
            // What came due while nobody typed comes first, and the line was meant for before it.
            if self.catch_up(out)? {
                self.say("console-too-late", out)?;
                return Ok(true);
            }
            let next = match verb::read(&typed, self.manners().own_words) {
                Said::Move => self.typed_move(seat, &typed, out)?,
                Said::Own(word, rest) => self.own_word(seat, word, &rest, out)?,
                Said::NotAlone(verb) => {
                    self.say_with("console-alone", &[("verb", verb.into())], out)?;
                    Next::Ask
                }
                Said::Verb(Verb::Quit) if lines.is_terminal() && !warned && self.unsaved() => {
                    self.say("console-unsaved", out)?;
                    warned = true;
                    continue;
                }
                Said::Verb(verb) => self.obey(seat, &verb, out)?,
            };
            warned = false;
            match next {
                Next::Ask => {}
                Next::Go => return Ok(true),
                Next::Leave => return Ok(false),
            }
        }
    }

    fn typed_move(&mut self, seat: Seat, typed: &str, out: &mut dyn Write) -> io::Result<Next> {
        match self.read(seat, typed) {
            Ok(actions) => self.act_all(seat, &actions, out),
            Err(Misread { part, why }) => self.refuse_part(part, &why, out),
        }
    }

    /// What somebody typed: a move as the game is typed, or places.
    fn read(&self, seat: Seat, typed: &str) -> Result<Vec<AnyAction>, Misread> {
        let read = self.setup.ui.read(self.game(), seat, typed, self.setup.words);
        read.or_else(|misread| touched(self.game(), seat, typed).map(|action| vec![action]).ok_or(misread))
    }

    /// Several actions on one line: all of them or none. What the game no longer
    /// asks for because it is over is left out, and that is said.
    fn act_all(&mut self, seat: Seat, actions: &[AnyAction], out: &mut dyn Write) -> io::Result<Next> {
        let now = self.now();
        let mut trial = self.game().duplicate();
        let mut needed = 0;
        for action in actions {
            if needed > 0 && trial.outcome().is_some() {
                break;
            }
            needed += 1;
            if let Err(refused) = trial.act(now, seat, action) {
                // Whoever shares the screen may do what only another may at will.
                let others = self.others_at_will(Some(seat));
                if others.into_iter().any(|other| trial.act(now, other, action).is_ok()) {
                    continue;
                }
                let part = (actions.len() > 1).then_some(needed);
                return self.refuse_part(part, &refused, out);
            }
        }
        let before = self.game().seq();
        self.setup.table.set_game(trial);
        if needed < actions.len() {
            let rest = self.typed(&actions[needed..]);
            self.say_with("console-rest", &[("rest", rest.join(" ").into())], out)?;
        }
        self.tell(before, out)?;
        Ok(Next::Go)
    }

    fn act(&mut self, seat: Seat, action: &AnyAction, out: &mut dyn Write) -> io::Result<Next> {
        let (now, before) = (self.now(), self.game().seq());
        match self.setup.table.game_mut().act(now, seat, action) {
            Ok(_) => {
                self.tell(before, out)?;
                Ok(Next::Go)
            }
            Err(refused) => self.refuse(&refused, out),
        }
    }

    fn computer_acts(&mut self, seat: Seat, level: Level, out: &mut dyn Write) -> io::Result<()> {
        let begun = Instant::now();
        let budget = self.setup.computers.budget(|| Budget::time(level.time()));
        let Session { setup, minds, .. } = self;
        let mind = minds.get_mut(seat.index()).and_then(Option::as_mut);
        let thought = mind.zip(setup.table.view_to_think(seat));
        let thought = thought.and_then(|(mind, view)| mind.think(&view, seat, &budget));
        let opinion = thought.as_ref().map(Thought::opinion);
        // A computer that has nothing to say would be a mistake of ours: the rules decide for it.
        let action =
            thought.map(|thought| thought.action).or_else(|| self.game().legal(seat).into_iter().next());
        let Some(action) = action else {
            return Err(io::Error::other("a computer has no answer"));
        };
        std::thread::sleep(self.setup.pace.saturating_sub(begun.elapsed()));
        if self.catch_up(out)? {
            return Ok(()); // It thought about a position that is gone.
        }
        let (now, before) = (self.now(), self.game().seq());
        match self.setup.table.game_mut().act(now, seat, &action) {
            Ok(_) => {
                if let Some(open) = self.last_open_action().filter(|_| !self.manners().tells_moves) {
                    writeln!(out, "{}", self.typed(&[open]).concat())?; // OT-21
                }
                self.tell(before, out)?;
            }
            Err(refused) => {
                self.refuse(&refused, out)?;
            }
        }
        // After the board, which comes at once upon a move (OT-21).
        match opinion.filter(|_| self.setup.table.opinions_are_open()) {
            Some(opinion) => self.say_opinion("opinion-of-computer", opinion, out),
            None => Ok(()),
        }
    }

    /// What was done last, unless whoever sits before the screen may not know it.
    fn last_open_action(&self) -> Option<AnyAction> {
        match self.game().line(self.viewer).pop()?.step {
            Step::Act { action, .. } => action,
            _ => None,
        }
    }

    /// A word of the game's own: something to tell, or a move.
    fn own_word(&mut self, seat: Seat, word: &str, rest: &str, out: &mut dyn Write) -> io::Result<Next> {
        if let "restart" | "restart!" = word {
            return self.restart(word.ends_with('!'), out);
        }
        let who = |seat: Seat| self.who_exactly(seat);
        match self.setup.ui.answer(word, rest, self.context(&who)) {
            Some(text) => {
                out.write_all(text.as_bytes())?;
                Ok(Next::Ask)
            }
            None => self.typed_move(seat, word, out),
        }
    }

    fn obey(&mut self, seat: Seat, verb: &Verb, out: &mut dyn Write) -> io::Result<Next> {
        let before = self.game().seq();
        match verb {
            Verb::Undo => match self.setup.table.undo() {
                Ok(_) => {
                    self.keep(out)?;
                    self.show(out)?;
                    self.keep_record(out)?;
                    return Ok(Next::Go);
                }
                Err(refused) => return self.refuse(&refused, out),
            },
            Verb::Hint => self.hint(seat, out)?,
            Verb::Moves => {
                let mut listed = self.game().legal(seat);
                listed.retain(|action| self.setup.ui.lists(action));
                writeln!(out, "{}", self.typed(&listed).join(", "))?;
            }
            Verb::Save { file, over } => self.save(file.as_deref(), *over, out)?,
            Verb::Resign => {
                let now = self.now();
                return match self.setup.table.game_mut().drop_seat(now, seat) {
                    Ok(_) => {
                        self.tell(before, out)?;
                        Ok(Next::Go)
                    }
                    Err(refused) => self.refuse(&refused, out),
                };
            }
            Verb::Quit => {
                self.say("console-quit", out)?;
                self.say_kept(out)?;
                return Ok(Next::Leave);
            }
            Verb::Help => {
                self.say(self.manners().how, out)?;
                write!(out, "{}", verb::help(self.setup.words, self.manners().own_words))?;
            }
        }
        Ok(Next::Ask)
    }

    fn hint(&self, seat: Seat, out: &mut dyn Write) -> io::Result<()> {
        let short = || Budget { nodes: Some(2_000_000), ..Budget::time(Duration::from_secs(2)) };
        let budget = self.setup.computers.budget(short);
        let Some(first) = self.setup.table.hint(seat, &budget) else {
            return self.say("console-no-hint", out);
        };
        let mut actions = vec![first.action.clone()];
        if self.manners().whole_turns {
            actions.extend(self.hint_further(seat, &first.action, &budget));
        }
        self.say_with("console-hint", &[("move", self.typed(&actions).join(" ").into())], out)?;
        self.say_opinion("opinion-for-you", first.opinion(), out)
    }

    /// The rest of a turn that begins with this action.
    fn hint_further(&self, seat: Seat, first: &AnyAction, budget: &Budget) -> Vec<AnyAction> {
        let mut trial = Table::new(self.game().duplicate(), self.setup.table.players().to_vec());
        let mut further: Vec<AnyAction> = Vec::new();
        while trial.act(seat, further.last().unwrap_or(first)).is_ok()
            && trial.game().pending().only() == Some(seat)
            && let Some(next) = trial.hint(seat, budget)
        {
            further.push(next.action);
        }
        further
    }

    /// Who sits in a seat, in a sentence.
    fn who(&self, seat: Seat) -> String {
        let player = &self.setup.table.players()[seat.index()];
        match player {
            Player::Person { name } if !name.is_empty() => {}
            _ if self.manners().tells_moves => return self.seat(seat),
            _ => {}
        }
        who(seat, player, self.setup.words)
    }

    /// Who sits in a seat, with everything that is known.
    fn who_exactly(&self, seat: Seat) -> String {
        player_line(self.seat(seat), &self.setup.table.players()[seat.index()], self.setup.words)
    }

    fn seat(&self, seat: Seat) -> String {
        let Setup { ui, words, look, .. } = &self.setup;
        ui.seat(seat, self.game().role(seat), words, look)
    }

    fn manners(&self) -> Manners {
        self.setup.ui.manners()
    }

    /// Whether there is something new to show, or the board is due although it is the same.
    fn is_to_be_shown(&self) -> bool {
        self.board() != self.shown || (self.manners().shows_seldom && self.glance().is_none())
    }

    /// What is shown instead of the board, if it need not be seen again.
    fn glance(&self) -> Option<String> {
        let since = self.shown_at.filter(|since| *since <= self.game().seq())?;
        let who = |seat: Seat| self.who_exactly(seat);
        self.setup.ui.glance(since, self.context(&who))
    }

    /// Shows the board, or what the game has instead while it need not be seen again.
    fn show(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.shown = self.board();
        let glance = self.glance();
        if glance.is_none() {
            self.shown_at = Some(self.game().seq());
        }
        out.write_all(glance.as_ref().unwrap_or(&self.shown).as_bytes())
    }

    fn board(&self) -> String {
        let who = |seat: Seat| self.who_exactly(seat);
        self.setup.ui.board(self.context(&who))
    }

    /// What whoever sits before the screen sees the table with.
    fn context<'a>(&'a self, who: &'a dyn Fn(Seat) -> String) -> AnyRenderContext<'a> {
        let Setup { words, look, .. } = &self.setup;
        AnyRenderContext { game: self.game(), viewer: self.viewer, words, look, who }
    }

    /// Whether the board is shown when a person is asked, and not after every move.
    fn shows_when_asked(&self) -> bool {
        self.manners().one_line_a_move && !self.setup.table.people().is_empty()
    }

    fn refuse_part(&self, part: Option<usize>, why: &Refused, out: &mut dyn Write) -> io::Result<Next> {
        let Some(part) = part else {
            return self.refuse(why, out);
        };
        let why = refusal(self.setup.words, why);
        self.say_with("console-part", &[("number", (part as i64).into()), ("why", why.into())], out)?;
        Ok(Next::Ask)
    }

    fn refuse(&self, refused: &Refused, out: &mut dyn Write) -> io::Result<Next> {
        writeln!(out, "{}", refusal(self.setup.words, refused))?;
        Ok(Next::Ask)
    }

    fn say(&self, key: &str, out: &mut dyn Write) -> io::Result<()> {
        self.say_with(key, &[], out)
    }

    fn say_with(&self, key: &str, args: &[(&str, meydan_words::Arg)], out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", self.setup.words.say_with(key, args))
    }
}
