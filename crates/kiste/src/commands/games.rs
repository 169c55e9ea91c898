//! `kiste games`: what can be played.

use protocol::GameInfo;

use crate::console::{FAINT, STRONG, styled};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste games              every game with its players and options
  kiste games --json       the same for programs";

/// List the games with their players and options
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    let entries = protocol::menu();
    if args.json {
        console.json(&entries)?;
        return Ok(Status::Success);
    }
    for (index, entry) in entries.iter().enumerate() {
        if index > 0 {
            console.line("")?;
        }
        describe(entry, console)?;
    }
    Ok(Status::Success)
}

fn describe(entry: &GameInfo, console: &mut Console<'_>) -> std::io::Result<()> {
    let players = match entry.players.as_slice() {
        [only] => format!("{only} players"),
        [least, .., most] => format!("{least}–{most} players"),
        [] => String::new(),
    };
    console.line(format_args!("{}  {}, {players}", styled(STRONG, &entry.id), entry.name))?;
    console.line(format_args!("  {}", entry.about))?;
    let settings: Vec<String> =
        entry.options.iter().map(|option| format!("{}={}", option.key, option.values)).collect();
    let width = settings.iter().map(|setting| setting.chars().count()).max().unwrap_or(0);
    for (option, setting) in entry.options.iter().zip(&settings) {
        let default = styled(FAINT, format_args!("default {}", &option.default));
        console.line(format_args!("    {setting:width$}  {} ({default})", option.about))?;
    }
    Ok(())
}
