//! Running the real program.

use std::io::{ErrorKind, Write};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What a run of `kiste` left behind.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    pub(crate) fn of(output: Output) -> Self {
        Self {
            code: output.status.code().expect("ended by itself"),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }

    /// The output as JSON; nothing else may be in it.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}", self.out))
    }

    /// Checks the exit code, showing everything if it is another.
    #[track_caller]
    pub(crate) fn expect(self, code: i32) -> Self {
        assert_eq!(self.code, code, "stdout: {}\nstderr: {}", self.out, self.err);
        self
    }
}

pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kiste"));
    command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").stdin(Stdio::null());
    command
}

/// Runs `kiste` with these arguments, parted by blanks.
pub(crate) fn kiste(arguments: &str) -> Run {
    Run::of(program().args(arguments.split_whitespace()).output().expect("runs"))
}

/// The same with something to read.
pub(crate) fn kiste_reading(arguments: &str, input: &[u8]) -> Run {
    let mut child = program()
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("runs");
    // Whoever is refused for its arguments ends without reading.
    match child.stdin.take().expect("piped").write_all(input) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => panic!("is not read: {error}"),
        _ => {}
    }
    Run::of(child.wait_with_output().expect("ends"))
}
