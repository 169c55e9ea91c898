//! The types of the protocol and of what games show, in TypeScript.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use engine::{Game, Part, Seat};
use table::race::Audit;
use table::{
    BotLevel, Clock, Command, EveningGame, Reaction, SeatPlan, Setup, SetupChange, Sheet, StandIn,
};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    ChatLine, Choices, ClientMessage, CreateTable, DailyGame, DailyList, DailyResult, DailyStarted,
    EveningState, GameInfo, GameResult, Happening, LogLine, OnShelf, OptionSpec, OptionValues,
    Phase, PlayDaily, PublicEvent, PushMessage, PushOff, PushOffer, PushSubscribe, PushTurn,
    PutOnShelf, RaceState, Refusal, Reveal, Rewind, SeatState, ServerMessage, ShelfFile, ShelfGame,
    ShelfKey, ShelfList, Sitter, Snapshot, Standing, State, Summary, TableCreated, UndoWish,
    Update,
};

/// The whole of `web/src/protocol/messages.ts`, as `cargo xtask codegen`
/// writes it.
pub fn typescript() -> String {
    let config = config();
    let mut file = format!(
        "// Generated from crates/protocol by `cargo xtask codegen`; changes here are lost.\n\n\
         /** Version of the protocol. */\nexport const VERSION = {};\n\
         /** Longest message of a client, in bytes. */\nexport const MAX_MESSAGE = {};\n\
         /** Longest name, in characters. */\nexport const MAX_NAME = {};\n\
         /** Longest chat message, in characters. */\nexport const MAX_CHAT = {};\n",
        crate::VERSION,
        crate::MAX_MESSAGE,
        crate::MAX_NAME,
        crate::MAX_CHAT,
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
        ClientMessage, ServerMessage, GameInfo, OptionSpec, OptionValues,
        CreateTable, TableCreated, Summary, Command, Setup, EveningGame, SetupChange, Sheet, Clock, SeatPlan, BotLevel, Reaction, StandIn,
        Snapshot, Update, State, Phase, SeatState, Sitter, Choices, RaceState, EveningState, GameResult, Rewind, UndoWish, Standing, Part, Seat, Reveal,
        LogLine, ChatLine, PublicEvent, Happening, Audit, Refusal,
        PushOffer, PushSubscribe, PushOff, PushMessage, PushTurn,
        PlayDaily, DailyStarted, DailyList, DailyGame, DailyResult,
        PutOnShelf, ShelfKey, OnShelf, ShelfList, ShelfGame, ShelfFile,
    }
    tidied(&file)
}

/// The whole of `web/src/protocol/views.ts`: what every registered game shows,
/// and which type belongs to which game.
///
/// # Panics
///
/// If types of two games have the same name: `#[ts(rename = "…")]` tells them
/// apart.
pub fn view_types() -> String {
    let mut types = Types { config: config(), declared: BTreeMap::new() };
    let mut map = String::new();
    macro_rules! views {
        ($($module:ident: $game:ty),* $(,)?) => { $(
            types.visit::<<$game as Game>::View>();
            let view = <<$game as Game>::View as TS>::name(&types.config);
            let _ = writeln!(map, "  \"{}\": {view};", <$game as Game>::ID);
        )* };
    }
    games::registered!(views);
    let mut file = String::from(
        "// Generated from crates/games by `cargo xtask codegen`; changes here are lost.\n\n\
         /** What each game shows, by its id. */\n",
    );
    let _ = writeln!(file, "export interface ViewOf {{\n{map}}}");
    for (_, declaration) in types.declared.values() {
        file.push_str(declaration);
    }
    tidied(&file)
}

/// The types that others are made of, by name.
struct Types {
    config: Config,
    declared: BTreeMap<String, (TypeId, String)>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only what is derived has a place of its own to be declared at.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if let Some((known, _)) = self.declared.get(&name) {
            assert!(*known == TypeId::of::<T>(), "two types are called {name}: rename one for TS");
            return;
        }
        let mut declaration = String::new();
        declare::<T>(&mut declaration, &self.config);
        self.declared.insert(name, (TypeId::of::<T>(), declaration));
        T::visit_dependencies(self);
    }
}

fn config() -> Config {
    // Sequence numbers and times stay far below 2^53.
    Config::new().with_large_int("number")
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

fn declare<T: TS + ?Sized>(file: &mut String, config: &Config) {
    let docs = T::docs().map(|docs| first_paragraph(&docs)).unwrap_or_default();
    // Writing to a String cannot fail.
    let _ = write!(file, "\n{docs}export {}\n", T::decl(config));
}

/// What a type is; the rest, as examples, is for those who read Rust.
fn first_paragraph(docs: &str) -> String {
    match docs.split_once("\n *\n") {
        Some((first, _)) => format!("{first}\n */\n"),
        None => docs.to_owned(),
    }
}
