//! Running other programs, with a sentence that helps when they fail.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use crate::lanes;

/// What went wrong and what to do about it.
#[derive(Debug)]
pub(crate) struct Failure(String);

impl Failure {
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub(crate) type Outcome<T = ()> = Result<T, Failure>;

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Where cargo builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root().join("target"), |named| root().join(named))
}

/// A program to run in the root of the workspace.
pub(crate) struct Program(Command);

/// The cargo that runs this, or the one on the path.
///
/// It is not told what that one told us about this crate: some libraries look at
/// it, and would be built anew whenever somebody calls cargo by hand.
pub(crate) fn cargo(args: &[&str]) -> Program {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let about_us = |key: &OsString| {
        let key = key.to_string_lossy();
        key.starts_with("CARGO_MANIFEST_") || key.starts_with("CARGO_PKG_")
    };
    let keys = std::env::vars_os().map(|(key, _)| key).filter(about_us);
    keys.fold(program(cargo, args), |program, key| program.without_env(&key.to_string_lossy()))
}

/// Any program.
pub(crate) fn program(name: impl AsRef<OsStr>, args: &[&str]) -> Program {
    let mut command = Command::new(name);
    command.args(args).current_dir(root());
    Program(command)
}

impl Program {
    pub(crate) fn arg(mut self, arg: impl AsRef<OsStr>) -> Self {
        self.0.arg(arg);
        self
    }

    pub(crate) fn env(mut self, key: &str, value: impl AsRef<OsStr>) -> Self {
        self.0.env(key, value);
        self
    }

    pub(crate) fn without_env(mut self, key: &str) -> Self {
        self.0.env_remove(key);
        self
    }

    /// Runs it in this folder of the workspace.
    pub(crate) fn within(mut self, folder: &str) -> Self {
        self.0.current_dir(root().join(folder));
        self
    }

    /// Lets whatever else is built go first, where the system has a word for it: what others wait for
    /// is done sooner, and this fills the cores that they leave.
    pub(crate) fn gently(self) -> Self {
        if !cfg!(unix) {
            return self;
        }
        let mut gentle = Command::new("nice");
        gentle.args(["-n", "10"]).arg(self.0.get_program()).args(self.0.get_args());
        for (key, value) in self.0.get_envs() {
            match value {
                Some(value) => gentle.env(key, value),
                None => gentle.env_remove(key),
            };
        }
        if let Some(folder) = self.0.get_current_dir() {
            gentle.current_dir(folder);
        }
        Self(gentle)
    }

    /// Runs it with its output shown on this lane; `hint` is told if it fails.
    pub(crate) fn run(mut self, hint: &str) -> Outcome {
        let name = self.0.get_program().to_string_lossy().into_owned();
        match if lanes::keeps_back() { self.run_quietly() } else { self.0.status() } {
            Ok(status) if status.success() => Ok(()),
            Ok(_) => Err(Failure::new(hint)),
            Err(error) => Err(Failure::new(format!("{name} could not be started: {error}"))),
        }
    }

    /// Runs it with its output kept back, in the order in which it was said.
    fn run_quietly(mut self) -> io::Result<ExitStatus> {
        let (mut said, told) = io::pipe()?;
        let mut child =
            self.0.stdin(Stdio::null()).stdout(told.try_clone()?).stderr(told).spawn()?;
        // The command holds the other end; without it the pipe ends with the child.
        drop(self);
        let mut kept = Vec::new();
        said.read_to_end(&mut kept)?;
        lanes::say(&kept);
        child.wait()
    }

    /// Whether it can be run at all, quietly.
    pub(crate) fn works(mut self) -> bool {
        self.0.output().is_ok_and(|output| output.status.success())
    }

    /// What it prints.
    pub(crate) fn output(mut self, hint: &str) -> Outcome<Vec<u8>> {
        match self.0.output() {
            Ok(output) if output.status.success() => Ok(output.stdout),
            Ok(output) => {
                Err(Failure::new(format!("{hint}\n{}", String::from_utf8_lossy(&output.stderr))))
            }
            Err(error) => Err(Failure::new(format!("{hint}: {error}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_goes_gently_is_the_same_program() {
        let said = program("sh", &["-c", "printf '%s%s%s' \"$A\" \"$B\" \"${PWD##*/}\""])
            .env("A", "a b")
            .env("B", "c")
            .without_env("B")
            .within("xtask")
            .gently()
            .output("sh fails");
        if cfg!(unix) {
            assert_eq!(said.unwrap(), b"a bxtask");
        }
    }
}
