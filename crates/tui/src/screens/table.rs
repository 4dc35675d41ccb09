//! The table: a match, who holds the screen, what has been touched, and what
//! is being looked at. Every change of the match goes through `Table::act`,
//! `undo` or the seat's giving up, so only legal actions change it.

use std::path::Path;
use std::time::Duration;

use meydan_catalogue::{Meant, Picked, Player, Screen, Table, Turn, meant, next_places, pick};
use meydan_core::{AnyAction, AnyMatch, Choice, Entry, GameTime, Place, Refused, Seat, Seq, Viewer};
use meydan_records::text_for;
use meydan_telling::Listing;

use super::thinking::Thinking;
use crate::app::Desk;
use crate::boards::{Paint, board};
use crate::event::Effect;
use crate::note::Note;

/// Ticks between two moves of a replay that plays by itself.
const AUTOPLAY_TICKS: u32 = 8;

/// What is done at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// A game is played.
    Play,
    /// A record is looked through.
    Replay {
        /// Whether it plays by itself.
        playing: bool,
    },
}

/// The table.
pub(crate) struct TableScreen {
    pub(crate) table: Table,
    pub(crate) mode: Mode,
    /// The person who holds the screen, or to whom it is handed over.
    pub(crate) seat: Option<Seat>,
    /// Whose secrets may be on show.
    screen: Screen,
    pub(crate) cursor: Option<Place>,
    /// What has been touched of an action so far.
    pub(crate) path: Vec<Place>,
    /// What has been typed of a place's name so far.
    pub(crate) typed: String,
    /// So many entries of the line are shown; all, if `None`.
    pub(crate) looking: Option<usize>,
    pub(crate) note: Option<Note>,
    /// Whether what happened is told where the board would be.
    pub(crate) as_text: bool,
    pub(crate) hint: Vec<Place>,
    /// Where something was refused.
    pub(crate) refused: Option<Place>,
    pub(crate) thinking: Option<Thinking>,
    /// How long the match has been played, while a timer of it runs.
    clock: GameTime,
    saved: Option<Seq>,
    /// Whether it was told that the match is over.
    end_told: bool,
}

impl TableScreen {
    fn new(table: Table, mode: Mode) -> TableScreen {
        TableScreen {
            screen: Screen::new(table.people()),
            table,
            mode,
            seat: None,
            cursor: None,
            path: Vec::new(),
            typed: String::new(),
            looking: None,
            note: None,
            as_text: false,
            hint: Vec::new(),
            refused: None,
            thinking: None,
            clock: GameTime::ZERO,
            saved: None,
            end_told: false,
        }
    }

    /// A table to play at.
    pub(crate) fn play(table: Table) -> TableScreen {
        let seq = table.game().seq();
        // Whoever is alone with computers sees the own secrets from the start.
        let seat = table.people().only();
        // What was loaded is kept already.
        TableScreen { saved: Some(seq), seat, ..TableScreen::new(table, Mode::Play) }
    }

    /// A record to look through, from its beginning.
    pub(crate) fn replay(game: Box<dyn AnyMatch>, names: &[String]) -> TableScreen {
        let players = super::players_from_names(game.as_ref(), names);
        let mut screen = TableScreen::new(Table::new(game, players), Mode::Replay { playing: false });
        screen.looking = Some(0);
        screen
    }

    pub(crate) fn game_id(&self) -> &'static str {
        self.table.game().facts().id
    }

    /// How many sit here.
    pub(crate) fn seats(&self) -> u8 {
        self.table.players().len() as u8
    }

    /// Whether leaving now would lose something.
    pub(crate) fn is_on(&self) -> bool {
        let game = self.table.game();
        self.mode == Mode::Play && game.outcome().is_none() && self.saved != Some(game.seq())
    }

    /// Whether a game is played here that has begun and is not over.
    pub(crate) fn is_unfinished(&self) -> bool {
        let game = self.table.game();
        self.mode == Mode::Play && game.outcome().is_none() && game.seq() > 0
    }

    /// Whether something moves by itself.
    pub(crate) fn moves(&self) -> bool {
        let timed = self.mode == Mode::Play && self.table.game().next_timer().is_some();
        self.thinking.is_some() || timed || self.mode == Mode::Replay { playing: true }
    }

    /// Through whose eyes the table is shown.
    pub(crate) fn viewer(&self) -> Viewer {
        let game = self.table.game();
        match self.mode {
            Mode::Play => self.screen.viewer(game),
            // A record of a match that is over holds its seed: nothing in it is secret.
            Mode::Replay { .. } if game.outcome().is_some() => Viewer::Referee,
            Mode::Replay { .. } => Viewer::Spectator,
        }
    }

    /// Whether the screen is being handed over and shows no secrets.
    pub(crate) fn is_covered(&self) -> bool {
        self.mode == Mode::Play && self.screen.covered(self.table.game()).is_some()
    }

    /// Whoever the screen was handed to is alone with it.
    pub(crate) fn uncover(&mut self) {
        self.screen = self.screen.shown_to(self.seat);
    }

    /// From whose side a board is shown: the only person's, else the first seat's.
    pub(crate) fn front(&self) -> Seat {
        self.table.people().only().unwrap_or(Seat::FIRST)
    }

    /// The moves that led here, as the viewer may read them.
    pub(crate) fn line(&self) -> Vec<Entry<Option<AnyAction>>> {
        self.listed().into_iter().map(|(entry, _)| entry).collect()
    }

    /// The same with their numbers in the list. What is no move is left out (CH-64).
    pub(crate) fn listed(&self) -> Vec<(Entry<Option<AnyAction>>, String)> {
        let game = self.table.game();
        let line = game.line(self.viewer());
        let listing = meydan_telling::of(self.game_id())
            .map_or_else(Vec::new, |telling| telling.listing(&game.view(self.viewer()), &line));
        // A game that cannot be told is listed entry by entry.
        let all = (line.len() > listing.len())
            .then(|| (1..=line.len()).map(|number| Listing::Number(number.to_string())));
        let listing = listing.into_iter().chain(all.into_iter().flatten());
        line.into_iter()
            .zip(listing)
            .filter_map(|(entry, listing)| match listing {
                Listing::Left => None,
                Listing::Unnumbered => Some((entry, String::new())),
                Listing::Number(number) => Some((entry, number)),
            })
            .collect()
    }

    /// Whether the match has just come to its end, which is told once.
    pub(crate) fn ends_now(&mut self) -> bool {
        let over = self.mode == Mode::Play && self.table.game().outcome().is_some();
        over && !std::mem::replace(&mut self.end_told, over)
    }

    /// A match that is taken back from its end may end again.
    fn not_over(&mut self) {
        self.end_told = false;
    }

    /// The match as it is looked at, when that is not its present.
    pub(crate) fn past(&self) -> Option<Box<dyn AnyMatch>> {
        let shown = self.looking?;
        let seq = match shown {
            0 => 0,
            _ => self.line().get(shown - 1)?.seq,
        };
        self.table.game().as_of(seq)
    }

    /// What the person at the screen may do now.
    pub(crate) fn offer(&self) -> Vec<Choice> {
        match (self.table.turn(), self.seat) {
            (Turn::People(seats), Some(seat))
                if seats.contains(seat)
                    && !self.is_covered()
                    && self.looking.is_none()
                    && self.mode == Mode::Play =>
            {
                self.table.game().offer(seat)
            }
            _ => Vec::new(),
        }
    }

    /// The board as it is seen now.
    pub(crate) fn board(&self) -> Box<dyn Paint> {
        board(self.table.game(), self.viewer(), self.front())
    }

    /// The places that can be touched next.
    pub(crate) fn open_places(&self) -> Vec<Place> {
        next_places(&self.offer(), &self.path).into_iter().cloned().collect()
    }

    /// Lets everything happen that nobody decides, until somebody must: forced
    /// actions are made and told, timers that everybody waits for come due,
    /// computers begin to think, the screen goes to whose turn it is.
    pub(crate) fn advance(&mut self, desk: &mut Desk) -> Vec<Effect> {
        // A match takes only so many inputs, so this ends.
        for _ in 0..=self.table.game().facts().most_inputs {
            match self.table.turn() {
                Turn::Over => {
                    // What was said of the game before its end is of no use any more.
                    self.note = None;
                    return Vec::new();
                }
                Turn::Forced(seat, action) => {
                    if self.do_now(seat, &action).is_err() {
                        return Vec::new();
                    }
                    self.tell_forced(seat, action);
                }
                Turn::Computer(seat, level) => return self.think(seat, level, desk),
                Turn::People(seats) if seats.is_empty() => {
                    if self.table.game_mut().fire().is_err() {
                        return Vec::new();
                    }
                }
                Turn::People(seats) => {
                    // Phases in which there is nothing to do are only told.
                    let idle = seats.only().and_then(|seat| Some((seat, self.table.idle(seat)?)));
                    if let Some((seat, action)) = idle {
                        if self.do_now(seat, &action).is_err() {
                            return Vec::new();
                        }
                        continue;
                    }
                    let keeps = self.seat.filter(|&seat| seats.contains(seat));
                    if let Some(next) = keeps.or_else(|| seats.iter().next()) {
                        self.hand_to(next);
                    }
                    return Vec::new();
                }
            }
        }
        Vec::new()
    }

    fn tell_forced(&mut self, seat: Seat, action: AnyAction) {
        // A board that tells what happened does not need to be told of it.
        if self.board().side().is_none() {
            self.note = Some(Note::Forced { seat, action });
        }
    }

    /// The screen goes to a person; secrets stay covered until that person says so.
    fn hand_to(&mut self, seat: Seat) {
        if self.seat == Some(seat) {
            return;
        }
        self.seat = Some(seat);
        self.screen = self.screen.shown_to(None);
        self.path.clear();
        if self.is_covered() {
            // Nothing that one person touched or looked at is for the next.
            self.forget();
            self.cursor = None;
        }
    }

    /// The next of the people who may act now takes the screen.
    pub(crate) fn next_person(&mut self) {
        if let (Turn::People(seats), Some(now)) = (self.table.turn(), self.seat) {
            let later = seats.iter().find(|&seat| seat > now);
            if let Some(next) = later.or_else(|| seats.iter().next()) {
                self.hand_to(next);
            }
        }
    }

    /// Why nothing can be done on the board just now.
    pub(super) fn why_not(&self) -> Note {
        if self.mode != Mode::Play {
            return Note::told("tui-only-looking");
        }
        if self.looking.is_some() {
            return Note::Wrong("tui-looking-back", Vec::new());
        }
        match self.table.turn() {
            Turn::Over => Note::Refused(Refused::hall("over", Vec::new())),
            _ => Note::Wrong("tui-wait", Vec::new()),
        }
    }

    /// Touches a place.
    pub(crate) fn touch(&mut self, place: &Place, desk: &mut Desk) -> Vec<Effect> {
        self.typed.clear();
        self.refused = None;
        self.note = None;
        if self.is_covered() {
            return Vec::new();
        }
        self.cursor = Some(place.clone());
        let offer = self.offer();
        let Some(seat) = self.seat.filter(|_| !offer.is_empty()) else {
            self.note = Some(self.why_not());
            return Vec::new();
        };
        let mut picked = pick(&offer, &mut self.path, place);
        if picked == Picked::Nothing {
            // Where no legal action goes on, the rules know best why.
            match meant(self.table.game(), seat, &offer, &self.path, place) {
                Meant::Attempt(action) => return self.act(seat, &action, place, desk),
                Meant::Nothing if self.path.is_empty() => {
                    self.refused = Some(place.clone());
                    self.note =
                        Some(Note::Refused(Refused::new("hall", "nothing-there", "HALL", Vec::new())));
                }
                Meant::Nothing => {
                    self.refused = Some(place.clone());
                    let name = self.board().name(place).to_ascii_uppercase();
                    self.note = Some(Note::Wrong("tui-does-not-follow", vec![("place", name.into())]));
                }
                Meant::Anew => {
                    self.path.clear();
                    picked = pick(&offer, &mut self.path, place);
                }
            }
        }
        match picked {
            Picked::Act(action) => return self.act(seat, &action, place, desk),
            Picked::More => self.pick_up(seat, &offer),
            Picked::Nothing => {}
        }
        Vec::new()
    }

    /// Where picking something is itself an action (a piece that is touched), it
    /// is made as soon as the first place of a longer one is picked.
    fn pick_up(&mut self, seat: Seat, offer: &[Choice]) {
        if let [first] = &self.path[..] {
            let touched = Place::new(format!("touch:{first}"));
            if let Some(choice) = offer.iter().find(|choice| choice.places == [touched.clone()])
                && let Err(refused) = self.do_now(seat, &choice.action)
            {
                self.note = Some(Note::Refused(refused));
            }
        }
    }

    fn act(&mut self, seat: Seat, action: &AnyAction, place: &Place, desk: &mut Desk) -> Vec<Effect> {
        match self.do_now(seat, action) {
            Ok(_) => {
                self.path.clear();
                self.hint.clear();
                let mut effects = self.no_more_thinking();
                effects.extend(self.advance(desk));
                effects
            }
            Err(refused) => {
                self.refused = Some(place.clone());
                self.note = Some(Note::Refused(refused));
                Vec::new()
            }
        }
    }

    fn no_more_thinking(&mut self) -> Vec<Effect> {
        self.thinking.take().map(|_| Effect::Stop).into_iter().collect()
    }

    /// Takes back the last place touched; what was typed goes first.
    pub(crate) fn take_back(&mut self) {
        self.note = None;
        self.refused = None;
        if !self.typed.is_empty() {
            self.typed.clear();
        } else if self.path.pop().is_none() {
            self.looking = if self.mode == Mode::Play { None } else { self.looking };
        }
    }

    /// Takes the last decision of a person back.
    pub(crate) fn undo(&mut self, desk: &mut Desk) -> Vec<Effect> {
        if self.mode != Mode::Play {
            self.note = Some(self.why_not());
            return Vec::new();
        }
        if let Some((seat, action)) = self.own_undo() {
            return self.act(seat, &action, &Place::button("undo"), desk);
        }
        match self.table.undo() {
            Ok(_) => {
                let mut effects = self.no_more_thinking();
                self.forget();
                self.not_over();
                self.note = Some(Note::told("tui-undone"));
                effects.extend(self.advance(desk));
                effects
            }
            Err(refused) => {
                self.note = Some(Note::Refused(refused));
                Vec::new()
            }
        }
    }

    /// The undo of a game that has one of its own, for whichever person may make it.
    pub(crate) fn own_undo(&self) -> Option<(Seat, AnyAction)> {
        let game = self.table.game();
        let undo = [Place::button("undo")];
        let able = game.pending().union(game.at_will());
        let people = self.table.people();
        Seat::all(self.seats()).filter(|&seat| people.contains(seat) && able.contains(seat)).find_map(
            |seat| {
                let choice = game.offer(seat).into_iter().find(|choice| choice.places == undo)?;
                Some((seat, choice.action))
            },
        )
    }

    fn forget(&mut self) {
        self.path.clear();
        self.typed.clear();
        self.hint.clear();
        self.refused = None;
        self.looking = None;
    }

    /// Who would give up now: whoever holds the screen, or the only person.
    pub(crate) fn who_resigns(&self) -> Option<Seat> {
        let over = self.table.game().outcome().is_some();
        let seat = self.seat.or_else(|| self.table.people().only());
        seat.filter(|_| !over && self.mode == Mode::Play)
    }

    /// A person gives up.
    pub(crate) fn resign(&mut self, seat: Seat, desk: &mut Desk) -> Vec<Effect> {
        let now = self.now();
        match self.table.game_mut().drop_seat(now, seat) {
            Ok(_) => {
                let mut effects = self.no_more_thinking();
                self.forget();
                self.note = None;
                effects.extend(self.advance(desk));
                effects
            }
            Err(refused) => {
                self.note = Some(Note::Refused(refused));
                Vec::new()
            }
        }
    }

    /// The players' names as in records.
    pub(crate) fn names(&self) -> Vec<String> {
        self.table.players().iter().map(Player::name_in_record).collect()
    }

    /// The whole record, as the file of this name should hold it.
    pub(crate) fn record(&self, path: &Path) -> Result<String, Refused> {
        text_for(path, self.table.game(), &self.names())
    }

    /// The match is kept as it stands, so that nothing is lost by leaving.
    pub(crate) fn is_kept(&mut self) {
        self.saved = Some(self.table.game().seq());
    }

    /// The configuration of a new match that begins where this one is looked at.
    pub(crate) fn beginning_here(&self) -> Option<serde_json::Value> {
        let begin_here = meydan_catalogue::find(self.game_id())?.begin_here?;
        let past = self.past();
        begin_here(past.as_deref().unwrap_or_else(|| self.table.game()))
    }

    /// The record was kept.
    pub(crate) fn was_saved(&mut self, file: &str) {
        self.saved = Some(self.table.game().seq());
        self.note = Some(Note::Told("tui-saved", vec![("file", file.into())]));
    }

    /// Shows the position after so many entries; after all of them means the present.
    pub(crate) fn look_at(&mut self, entries: usize) {
        let count = self.line().len();
        self.looking = (entries < count).then_some(entries);
        self.typed.clear();
        self.path.clear();
        self.refused = None;
        self.note = None;
    }

    /// So many entries are shown.
    pub(crate) fn shown_entries(&self) -> usize {
        self.looking.unwrap_or_else(|| self.line().len())
    }

    /// Time went by.
    pub(crate) fn tick(&mut self, ticks: u32, time: Duration, desk: &mut Desk) -> Vec<Effect> {
        if self.mode == (Mode::Replay { playing: true }) && ticks.is_multiple_of(AUTOPLAY_TICKS) {
            self.look_at(self.shown_entries() + 1);
            if self.looking.is_none() {
                self.mode = Mode::Replay { playing: false };
            }
        }
        if self.mode != Mode::Play || self.table.game().next_timer().is_none() {
            return Vec::new();
        }
        self.clock = self.now().plus(u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
        if self.table.game().next_timer().is_none_or(|timer| timer.due > self.clock) {
            return Vec::new();
        }
        let _ = self.table.game_mut().fire();
        let mut effects = self.no_more_thinking();
        self.forget();
        self.note = Some(Note::told("tui-timer-struck"));
        effects.extend(self.advance(desk));
        effects
    }

    /// The game time now: it goes on only while a timer of the match runs.
    fn now(&self) -> GameTime {
        let game = self.table.game();
        if game.next_timer().is_some() { self.clock.max(game.at()) } else { game.at() }
    }

    /// A seat acts now.
    pub(super) fn do_now(&mut self, seat: Seat, action: &AnyAction) -> Result<Seq, Refused> {
        let now = self.now();
        self.table.game_mut().act(now, seat, action)
    }
}
