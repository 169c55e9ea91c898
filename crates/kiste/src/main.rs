//! The command `kiste`; everything it does is in the library beside it.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    kiste::run(kiste::Cli::parse())
}
