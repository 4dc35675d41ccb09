//! The settings as a file that can be read back, each with what it is and where it comes from.

use std::fmt;

use meydan_words::{Lang, Words};

use super::kind::Kind;
use super::table::ROWS;
use super::{Settled, Source};

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Default => f.write_str("default"),
            // A name must not end the comment.
            Source::File(file, line) => {
                write!(f, "{}:{line}", file.display().to_string().replace(char::is_control, "\u{fffd}"))
            }
            Source::Variable(name) => write!(f, "environment: {name}"),
            Source::Flag(name) => write!(f, "flag: --{name}"),
        }
    }
}

impl fmt::Display for Settled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# The settings of meydan serve, to be read back by --config FILE.")?;
        let mut heading = "";
        for (row, source) in ROWS.iter().zip(&self.sources) {
            if heading != row.heading {
                heading = row.heading;
                writeln!(f, "\n# --- {heading} ---")?;
            }
            let wanted = row.kind.wrong().wanted(Words::of(Lang::En));
            write!(f, "\n# {}. ", row.help)?;
            if !matches!(row.kind, Kind::Truth) {
                write!(f, "{}: ", row.kind.placeholder())?;
            }
            writeln!(f, "{wanted}.")?;
            writeln!(f, "{} = {} # {source}", row.name, row.read(&self.config).to_toml())?;
        }
        Ok(())
    }
}
