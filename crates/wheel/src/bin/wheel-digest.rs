//! Prints the digest of fixed turns (`turns`) or of a fixed game (`game`): one
//! number each for every machine and every build.

use std::process::ExitCode;

fn main() -> ExitCode {
    let digest = match std::env::args().nth(1).as_deref() {
        Some("turns") => wheel::digest_of_reference_turns(),
        Some("game") => wheel::digest_of_reference_game(),
        _ => {
            eprintln!("say `turns` or `game`");
            return ExitCode::FAILURE;
        }
    };
    println!("{digest:016x}");
    ExitCode::SUCCESS
}
