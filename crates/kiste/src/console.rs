//! Where commands write: results to one stream, trouble to another.

use std::fmt::Display;
use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use serde::Serialize;

/// Style of headings.
pub(crate) const HEADING: Style = Style::new().bold();
/// Style of what matters most in a line.
pub(crate) const STRONG: Style = AnsiColor::Green.on_default().bold();
/// Style of what may be skipped.
pub(crate) const FAINT: Style = Style::new().dimmed();
const TROUBLE: Style = AnsiColor::Red.on_default().bold();
const HINT: Style = AnsiColor::Cyan.on_default();

/// `text` in `style`. The streams of [`crate::run`] drop styles that their
/// reader does not want.
pub(crate) fn styled(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// The two streams of a command.
pub struct Console<'a> {
    out: &'a mut dyn Write,
    err: &'a mut dyn Write,
}

impl<'a> Console<'a> {
    /// Results go to `out`, trouble to `err`.
    pub fn new(out: &'a mut dyn Write, err: &'a mut dyn Write) -> Self {
        Self { out, err }
    }

    /// A line of the result.
    pub(crate) fn line(&mut self, line: impl Display) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// Text of the result that brings its own line ends.
    pub(crate) fn text(&mut self, text: impl Display) -> io::Result<()> {
        write!(self.out, "{text}")
    }

    /// The result for programs.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer_pretty(&mut *self.out, value)?;
        self.out.write_all(b"\n")
    }

    /// What went wrong, and what to try instead.
    pub(crate) fn error(&mut self, sentence: &str, hint: Option<&str>) -> io::Result<()> {
        // Results come first, so that the two streams read well on a terminal.
        self.out.flush()?;
        writeln!(self.err, "{} {sentence}", styled(TROUBLE, "error:"))?;
        if let Some(hint) = hint {
            writeln!(self.err, "{} {hint}", styled(HINT, "hint:"))?;
        }
        self.err.flush()
    }

    /// Writes out whatever is still held back.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
