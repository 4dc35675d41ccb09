//! The terminal: taken over, and given back whatever happens — at the end, on
//! an error, on a panic, on a signal, while suspended.

use std::io::{self, Write};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::style::Print;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor, execute};

/// ECMA-48's bi-directional support mode. Reset, a terminal that could order
/// texts by itself leaves our order alone; others ignore it.
const TERMINAL_ORDERS: &str = "\x1b[8h";
const WE_ORDER: &str = "\x1b[8l";

/// Whether we have the terminal. There is only one, and it is given back once:
/// a second time would put the cursor back onto what was written since.
static OURS: AtomicBool = AtomicBool::new(false);

/// Takes the terminal over.
fn enter(reorder: bool) -> io::Result<()> {
    OURS.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    let order = if reorder { WE_ORDER } else { "" };
    execute!(
        io::stdout(),
        EnterAlternateScreen,
        EnableMouseCapture,
        EnableBracketedPaste,
        Print(order),
        cursor::Hide
    )
}

/// Gives it back, if we have it. Every step is tried, even if one before it failed.
fn leave(reorder: bool) -> io::Result<()> {
    if !OURS.swap(false, Ordering::SeqCst) {
        return Ok(());
    }
    let mut out = io::stdout();
    let order = if reorder { TERMINAL_ORDERS } else { "" };
    let drawn = execute!(
        out,
        Print(order),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
    let raw = disable_raw_mode();
    drawn.and(raw).and(out.flush())
}

/// The terminal while we have it. Dropped, it is given back.
pub(crate) struct Taken {
    reorder: bool,
}

impl Taken {
    /// Takes the terminal over. From now on a panic gives it back before it is reported.
    pub(crate) fn over(reorder: bool) -> io::Result<Taken> {
        report_panics_on_a_sound_terminal(reorder);
        let taken = Taken { reorder };
        enter(reorder)?;
        Ok(taken)
    }

    /// Gives it back and says whether that worked.
    pub(crate) fn give_back(self) -> io::Result<()> {
        leave(self.reorder)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        // Nobody is left to be told that it failed.
        let _ = leave(self.reorder);
    }
}

fn report_panics_on_a_sound_terminal(reorder: bool) {
    let ours = std::thread::current().id();
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        // A thinking thread that fails is told of in the game; its report would spoil the screen.
        if std::thread::current().id() == ours {
            let _ = leave(reorder);
            before(info);
        }
    }));
}

/// Flags that signals raise.
#[derive(Clone, Default)]
pub(crate) struct Signals {
    ended: Arc<AtomicBool>,
}

impl Signals {
    /// Listens for the signals that mean that it is over.
    pub(crate) fn listen() -> io::Result<Signals> {
        let signals = Signals::default();
        let ends: &[i32] = &[
            signal_hook::consts::SIGTERM,
            signal_hook::consts::SIGINT,
            #[cfg(unix)]
            signal_hook::consts::SIGHUP,
        ];
        for &signal in ends {
            signal_hook::flag::register(signal, Arc::clone(&signals.ended))?;
        }
        Ok(signals)
    }

    /// Whether one of them came.
    pub(crate) fn ended(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }
}

/// Stops the program as Ctrl-Z does elsewhere; comes back when it is continued.
pub(crate) fn suspend(reorder: bool) -> io::Result<()> {
    leave(reorder)?;
    #[cfg(unix)]
    signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)?;
    enter(reorder)
}
