//! The pipe: one JSON object a line in, one out, for any game. For programs:
//! bots, tests, tools. Described in `docs/pipe.md`, whose examples are run.
//!
//! Lives here: reading requests, doing them, writing answers. It never ends on
//! bad input. Deliberately absent: names, clocks, keeping; whoever drives a
//! pipe is the table's referee and is trusted like one.

mod answer;
mod request;

use std::io::{self, BufReader, ErrorKind, Read, Write};

use meydan_catalogue::{Tenant, random_seed};
use meydan_core::{AnyMatch, AnyView, Game, NewMatch, Refused, Seq, Viewer};
use meydan_telling::refusal;
use meydan_words::Words;

use crate::lines::{Raw, read_line};
use request::{Request, pipe_refusal};

/// No request is longer than this many bytes.
pub const LONGEST_REQUEST: usize = 1 << 20;

/// Begins a match of the pipe's game.
type Begin = Box<dyn Fn(NewMatch) -> Result<Box<dyn AnyMatch>, Refused>>;

/// A pipe of one game.
pub struct Pipe {
    begin: Begin,
    least_seats: u8,
    words: &'static Words,
    live: Option<Live>,
}

/// The match that is being played.
struct Live {
    game: Box<dyn AnyMatch>,
    /// Through whose eyes events and legal actions are told.
    viewer: Viewer,
}

impl Pipe {
    /// A pipe of this game; messages are in the language of `words`.
    #[must_use]
    pub fn new(tenant: &'static Tenant, words: &'static Words) -> Pipe {
        let begin = Box::new(|new| tenant.begin(new));
        Pipe { begin, least_seats: tenant.facts.least_seats, words, live: None }
    }

    /// A pipe of a game that need not be one of the hall's.
    #[must_use]
    pub fn of<G: Game>(words: &'static Words) -> Pipe {
        Pipe { begin: Box::new(NewMatch::begin::<G>), least_seats: *G::SEATS.start(), words, live: None }
    }

    /// Answers requests until the input ends, or nobody reads the answers any more.
    ///
    /// # Errors
    /// When reading or writing fails for another reason.
    pub fn run(&mut self, input: impl Read, output: impl Write) -> io::Result<()> {
        match self.answer_all(input, output) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
            done => done,
        }
    }

    fn answer_all(&mut self, input: impl Read, mut output: impl Write) -> io::Result<()> {
        let mut input = BufReader::with_capacity(1 << 16, input);
        let (mut line, mut answers) = (Vec::new(), Vec::new());
        loop {
            match read_line(&mut input, &mut line, LONGEST_REQUEST)? {
                Raw::End => break,
                Raw::Line => self.answer(&line, &mut answers),
                Raw::TooLong => {
                    let most = ("most", LONGEST_REQUEST.to_string());
                    self.refuse(&pipe_refusal("too-long", vec![most]), &mut answers);
                }
            }
            // Nothing may be held back while we wait: flush unless another whole request is here.
            if answers.len() >= 1 << 16 || !input.buffer().contains(&b'\n') {
                output.write_all(&answers)?;
                output.flush()?;
                answers.clear();
            }
        }
        output.write_all(&answers)?;
        output.flush()
    }

    /// Answers one request: appends one line.
    pub fn answer(&mut self, line: &[u8], to: &mut Vec<u8>) {
        match Request::read(line).and_then(|request| self.execute(request)) {
            Ok(done) => answer::write(to, self.live.as_ref(), Ok(&done)),
            Err(refused) => self.refuse(&refused, to),
        }
    }

    fn refuse(&self, refused: &Refused, to: &mut Vec<u8>) {
        answer::write(to, self.live.as_ref(), Err((refused, refusal(self.words, refused))));
    }

    fn execute(&mut self, request: Request) -> Result<Done, Refused> {
        if let Request::New { config, seats, seed, viewer } = request {
            let seats = seats.unwrap_or(self.least_seats);
            let fresh = || random_seed().map_err(|_| pipe_refusal("no-randomness", Vec::new()));
            let seed = seed.map_or_else(fresh, Ok)?;
            check_viewer(viewer, seats)?;
            let game = (self.begin)(NewMatch { config, seats, seed, clock: None })?;
            self.live = Some(Live { game, viewer });
            return Ok(Done { events_after: Some(None), view: None });
        }
        let Live { game, viewer } = self.live.as_mut().ok_or_else(|| pipe_refusal("no-match", Vec::new()))?;
        let before = game.seq();
        let (at, seats) = (game.at(), game.seats());
        let mut view = None;
        match request {
            Request::New { .. } | Request::State => {}
            Request::Act { seat, action } => {
                game.act_text(at, seat, &action)?;
            }
            Request::View { viewer: asked } => {
                let asked = asked.unwrap_or(*viewer);
                check_viewer(asked, seats)?;
                view = Some(game.view(asked));
            }
            Request::Rewind { to } => {
                let no_such_seq = || Refused::hall("no-such-seq", vec![("seq", to.to_string())]);
                game.rewind(Seq::try_from(to).map_err(|_| no_such_seq())?)?;
            }
            Request::Fire => {
                game.fire()?;
            }
            Request::Drop { seat } => {
                game.drop_seat(at, seat)?;
            }
        }
        Ok(Done { events_after: (game.seq() > before).then_some(Some(before)), view })
    }
}

/// What a request did.
struct Done {
    /// Events after this entry are told (`None` inside: from the start); none at all if `None`.
    events_after: Option<Option<Seq>>,
    view: Option<AnyView>,
}

fn check_viewer(viewer: Viewer, seats: u8) -> Result<(), Refused> {
    match viewer {
        Viewer::Seat(seat) if seat.0 >= seats => {
            Err(Refused::hall("no-such-seat", vec![("seat", seat.to_string())]))
        }
        _ => Ok(()),
    }
}
