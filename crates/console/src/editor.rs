//! Typed lines with editing, history and completion: for people at a terminal.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, ExternalPrinter as _, Helper};

use unicode_width::UnicodeWidthStr as _;

use crate::lines::{Typed, TypedLines};
use crate::verb::{VERBS, split};

/// Words and the keys of the texts that explain them.
type Explained = &'static [(&'static str, &'static str)];

/// Prints above the line that is being typed.
type Printer = Box<dyn FnMut(String) -> io::Result<()> + Send>;

/// Lines typed at a terminal. They are read by a thread of their own, so that
/// something can happen and be told while somebody types.
pub struct Editor {
    ask: Sender<Asked>,
    typed: Receiver<io::Result<Typed>>,
    asking: Arc<AtomicBool>,
    printer: Arc<Mutex<Printer>>,
    offered: Offered,
}

/// What the thread is asked for.
enum Asked {
    Line(Offered),
    Forget,
}

/// What stands before a line, and what can be typed there.
#[derive(Clone)]
struct Offered {
    prompt: String,
    /// Each up to what is the typist's own: `<name>`.
    forms: Vec<String>,
    /// Whether the rest of a form is shown behind what was typed of it.
    hints: bool,
}

impl Editor {
    /// An editor on standard input and output, which must both be terminals.
    /// `own` are the words of the game that is played.
    ///
    /// # Errors
    /// When the terminal cannot be used.
    pub fn new(own: Explained) -> io::Result<Editor> {
        let (ask, asked) = channel();
        let (tell, typed) = channel();
        let (ready, begun) = channel();
        thread::Builder::new().name("typing".to_owned()).spawn(move || match terminal() {
            Ok((mut inner, printer)) => {
                let _ = ready.send(Ok(printer));
                serve(&mut inner, &asked, &tell);
            }
            Err(error) => {
                let _ = ready.send(Err(error));
            }
        })?;
        let printer = begun.recv().map_err(io::Error::other)??;
        let asking = Arc::new(AtomicBool::new(false));
        let all = VERBS.iter().filter(|(name, _)| !own.iter().any(|(own, _)| own == name));
        let forms = own.iter().chain(all).map(|(name, _)| split(name).0.to_owned()).collect();
        let offered = Offered { prompt: "> ".to_owned(), forms, hints: false };
        Ok(Editor { ask, typed, asking, printer: Arc::new(Mutex::new(printer)), offered })
    }

    /// From the next line on this stands before it, and these commands can be typed.
    pub fn offer(&mut self, prompt: String, forms: Vec<String>) {
        self.offered = Offered { prompt, forms, hints: true };
    }

    /// Where to write so that it does not run into what is being typed.
    #[must_use]
    pub fn output(&self) -> impl Write + use<> {
        Above { asking: Arc::clone(&self.asking), printer: Arc::clone(&self.printer), waiting: Vec::new() }
    }

    fn ask_for_line(&self) -> io::Result<()> {
        if !self.asking.swap(true, Ordering::SeqCst) {
            self.ask.send(Asked::Line(self.offered.clone())).map_err(io::Error::other)?;
        }
        Ok(())
    }
}

fn terminal() -> io::Result<(rustyline::Editor<Offered, MemHistory>, Printer)> {
    let config = Config::builder().auto_add_history(true).max_history_size(500);
    let config = config.map_err(to_io)?.build();
    let mut inner = rustyline::Editor::with_history(config, MemHistory::new()).map_err(to_io)?;
    // A terminal that can do nothing has no line that one could print above.
    let printer: Printer = match inner.create_external_printer() {
        Ok(mut printer) => Box::new(move |text| printer.print(text).map_err(to_io)),
        Err(_) => Box::new(|text| io::stdout().lock().write_all(text.as_bytes())),
    };
    Ok((inner, printer))
}

/// Reads a line whenever one is asked for, until nobody asks any more.
fn serve(
    inner: &mut rustyline::Editor<Offered, MemHistory>,
    asked: &Receiver<Asked>,
    tell: &Sender<io::Result<Typed>>,
) {
    for asked in asked {
        let typed = match asked {
            Asked::Line(offered) => {
                let prompt = offered.prompt.clone();
                inner.set_helper(Some(offered));
                match inner.readline(&prompt) {
                    Ok(line) => Ok(Typed::Line(line)),
                    Err(ReadlineError::Eof) => Ok(Typed::End),
                    Err(ReadlineError::Interrupted) => Ok(Typed::Interrupted),
                    Err(error) => Err(to_io(error)),
                }
            }
            Asked::Forget => {
                // Kept in memory, so there is nothing that could fail.
                let _ = inner.clear_history();
                continue;
            }
        };
        if tell.send(typed).is_err() {
            return;
        }
    }
}

impl TypedLines for Editor {
    fn next_line(&mut self) -> io::Result<Typed> {
        self.ask_for_line()?;
        let typed = self.typed.recv();
        self.asking.store(false, Ordering::SeqCst);
        typed.map_err(io::Error::other)?
    }

    fn next_line_within(&mut self, wait: Option<Duration>) -> io::Result<Option<Typed>> {
        let Some(wait) = wait else { return self.next_line().map(Some) };
        self.ask_for_line()?;
        let typed = match self.typed.recv_timeout(wait) {
            Err(RecvTimeoutError::Timeout) => return Ok(None),
            typed => typed,
        };
        self.asking.store(false, Ordering::SeqCst);
        typed.map_err(io::Error::other)?.map(Some)
    }

    fn forget(&mut self) {
        let _ = self.ask.send(Asked::Forget);
    }

    fn is_terminal(&self) -> bool {
        true
    }
}

impl Drop for Editor {
    /// A terminal is put back as it was only when its line is done.
    fn drop(&mut self) {
        if self.asking.load(Ordering::SeqCst) {
            let _ = self.typed.recv();
        }
    }
}

/// Standard output, or above the line that is being typed.
struct Above {
    asking: Arc<AtomicBool>,
    printer: Arc<Mutex<Printer>>,
    waiting: Vec<u8>,
}

impl Write for Above {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.waiting.extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let text = wrapped(&std::mem::take(&mut self.waiting));
        if self.asking.load(Ordering::SeqCst) && !text.is_empty() {
            let mut print = self.printer.lock().unwrap_or_else(PoisonError::into_inner);
            return print(text);
        }
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()
    }
}

/// Long lines broken between words, as wide as the terminal is. What is drawn with
/// colours is a board and stays as it is.
fn wrapped(text: &[u8]) -> String {
    let width = crossterm::terminal::size().map_or(0, |(width, _)| usize::from(width));
    wrap(&String::from_utf8_lossy(text), width)
}

pub(crate) fn wrap(text: &str, width: usize) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        // A position as text is there to be copied.
        let is_position = line.matches('/').count() >= 7;
        if width < 20 || line.trim_end().width() <= width || line.contains('\u{1b}') || is_position {
            out.push_str(line);
            continue;
        }
        let mut used = 0;
        for word in line.split_inclusive(' ') {
            if used > 0 && used + word.trim_end().width() > width {
                out.truncate(out.trim_end_matches(' ').len());
                out.push('\n');
                used = 0;
            }
            out.push_str(word);
            used += word.width();
        }
    }
    out
}

impl Drop for Above {
    fn drop(&mut self) {
        // Nobody is left to tell that it failed.
        let _ = self.flush();
    }
}

fn to_io(error: ReadlineError) -> io::Error {
    match error {
        ReadlineError::Io(error) => error,
        other => io::Error::other(other),
    }
}

/// The part of a form that stands fast: up to what the typist must know.
fn fast(form: &str) -> &str {
    form.find(['<', '[']).and_then(|end| form.get(..end)).unwrap_or(form)
}

impl Offered {
    /// Where completing begins, and what can stand there: a command, or behind it one of its flags.
    fn completed(&self, begun: &str) -> (usize, Vec<String>) {
        if begun.is_empty() {
            return (0, Vec::new());
        }
        let whole: Vec<String> = self
            .forms
            .iter()
            .map(|form| fast(form))
            .filter(|form| form.starts_with(begun))
            .map(str::to_owned)
            .collect();
        let from = begun.rfind(' ').map_or(0, |blank| blank + 1);
        let word = &begun[from..];
        if !whole.is_empty() || !word.starts_with('-') {
            return (0, whole);
        }
        let used: Vec<&str> = begun[..from].split_whitespace().collect();
        let command =
            used.iter().take_while(|word| !word.starts_with('-')).copied().collect::<Vec<_>>().join(" ");
        let mut flags: Vec<String> = self
            .forms
            .iter()
            .filter(|form| form.starts_with(&command))
            .flat_map(|form| form.split([' ', '[', ']']))
            .filter(|flag| flag.starts_with("--") && flag.starts_with(word) && !used.contains(flag))
            .map(|flag| format!("{flag} "))
            .collect();
        flags.sort_unstable();
        flags.dedup();
        (from, flags)
    }
}

impl Completer for Offered {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.completed(line.get(..at).unwrap_or_default()))
    }
}

impl Hinter for Offered {
    type Hint = String;

    /// The rest of the first command that begins like this.
    fn hint(&self, line: &str, at: usize, _: &Context<'_>) -> Option<String> {
        let asked = self.hints && at == line.len() && line.trim().len() > 1;
        let form =
            self.forms.iter().find(|form| asked && form.len() > line.len() && form.starts_with(line))?;
        Some(form[line.len()..].to_owned())
    }
}

impl Highlighter for Offered {
    fn highlight_hint<'h>(&self, hint: &'h str) -> std::borrow::Cow<'h, str> {
        format!("\u{1b}[2m{hint}\u{1b}[0m").into()
    }
}

impl Validator for Offered {}
impl Helper for Offered {}

#[cfg(test)]
mod tests {
    use super::{Offered, wrap};

    /// Point 12 of the first hour.
    #[test]
    fn point_12_long_lines_are_broken_between_words_and_boards_are_not() {
        let text = "one two three four five six\n  A B C\n";
        assert_eq!(wrap(text, 20), "one two three four\nfive six\n  A B C\n");
        assert_eq!(wrap(text, 80), text);
        let board = format!("\u{1b}[1m{}\u{1b}[0m\n", "x ".repeat(30));
        assert_eq!(wrap(&board, 20), board);
        assert_eq!(wrap(&"x".repeat(50), 20), "x".repeat(50), "a word is never broken");
        assert_eq!(wrap(text, 0), text);
    }

    #[test]
    fn commands_and_then_their_flags_are_completed() {
        let forms = [
            "user create --username <username> --password <password>",
            "user login --username <username>",
            "help",
        ];
        let offered = Offered { prompt: String::new(), forms: forms.map(str::to_owned).into(), hints: true };
        assert_eq!(offered.completed("us").1, ["user create --username ", "user login --username "]);
        assert_eq!(offered.completed("user create --username Ada --p"), (27, vec!["--password ".to_owned()]));
        assert_eq!(offered.completed("user create --username Ada Ed"), (0, vec![]));
        assert_eq!(offered.completed(""), (0, vec![]));
    }
}
