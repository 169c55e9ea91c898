//! The types of the protocol in TypeScript.

use std::fmt::Write as _;

use table::race::Audit;
use table::{Clock, Command, Level, Reaction, SeatPlan, Setup, SetupChange, Sheet, StandIn};
use ts_rs::{Config, TS};

use crate::{
    ChatLine, Choices, ClientMessage, CreateTable, EveningState, GameInfo, GameOption, GameResult,
    Happening, LogLine, OptionValues, Phase, PublicEvent, RaceState, Refusal, Reveal, SeatState,
    ServerMessage, Sitter, Snapshot, Standing, State, Summary, TableCreated, Update,
};

/// The whole of `web/src/protocol/messages.ts`, as `cargo xtask codegen`
/// writes it.
pub fn typescript() -> String {
    // Sequence numbers and times stay far below 2^53.
    let config = Config::new().with_large_int("number");
    let mut file = format!(
        "// Generated from crates/protocol by `cargo xtask codegen`; changes here are lost.\n\n\
         /** Version of the protocol. */\nexport const VERSION = {};\n\
         /** Longest message of a client, in bytes. */\nexport const LONGEST_MESSAGE = {};\n\
         /** Longest name, in characters. */\nexport const LONGEST_NAME = {};\n\
         /** Longest chat message, in characters. */\nexport const LONGEST_CHAT = {};\n",
        crate::VERSION,
        crate::LONGEST_MESSAGE,
        crate::LONGEST_NAME,
        crate::LONGEST_CHAT,
    );
    let ids: Vec<String> = games::ids().iter().map(|id| format!("{id:?}")).collect();
    // Writing to a String cannot fail.
    let _ = write!(
        file,
        "\n/** Every registered game. */\nexport type GameId = {};\n",
        ids.join(" | ")
    );
    macro_rules! declare {
        ($($type:ty),* $(,)?) => { $( declare::<$type>(&mut file, &config); )* };
    }
    declare! {
        ClientMessage, ServerMessage, GameInfo, GameOption, OptionValues,
        CreateTable, TableCreated, Summary, Command, Setup, SetupChange, Sheet, Clock, SeatPlan, Level, Reaction, StandIn,
        Snapshot, Update, State, Phase, SeatState, Sitter, Choices, RaceState, EveningState, GameResult, Standing, Reveal,
        LogLine, ChatLine, PublicEvent, Happening, Audit, Refusal,
    }
    tidied(&file)
}

/// Comments of one line on one line, and no blanks at line ends.
fn tidied(file: &str) -> String {
    let mut lines = file.lines().map(str::trim_end).peekable();
    let mut out = String::with_capacity(file.len());
    while let Some(line) = lines.next() {
        out.push_str(line);
        if line == "/**" {
            while let Some(text) = lines.next_if(|line| line.starts_with(" *")) {
                if text == " */" {
                    out.push_str(text);
                    break;
                }
                if !out.ends_with("/**") {
                    out.push_str("\n *");
                }
                out.push_str(&text[2..]);
            }
        }
        out.push('\n');
    }
    out
}

fn declare<T: TS>(file: &mut String, config: &Config) {
    let docs = T::docs().unwrap_or_default();
    // Writing to a String cannot fail.
    let _ = write!(file, "\n{docs}export {}\n", T::decl(config));
}
