//! Games as text files: a head, a script and the rules in words.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::{DataFile, OptionSpec, OptionValues, Sentence, SetupError, sentence};
use pyramid::{MAX_SIZE, Plate};
use serde::Deserialize;

use super::mistakes;
use super::script::Script;
use super::value::Value;
use super::{ID, MAX_PLAYERS};
use crate::data_file::{self, mistake};

/// Longest rules in words, in letters.
const MAX_RULES_LEN: usize = 4_000;

/// What a file says is hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hidden {
    /// Everybody sees everything.
    #[default]
    Nothing,
    /// Dice that no face has been seen of are hidden from everybody.
    Inside,
}

/// Who wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Wins {
    /// Whoever has most points.
    #[default]
    Most,
    /// Whoever has fewest points.
    Fewest,
}

/// What lies on the plate before the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DiceAtStart {
    /// Nothing, or what `setup` puts there.
    #[default]
    None,
    /// A whole pyramid of all three colours, laid by chance.
    Random,
}

/// The head of a file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenHead {
    game: String,
    kind: String,
    title: String,
    author: String,
    licence: String,
    #[serde(default = "english")]
    language: String,
    #[serde(default)]
    about: String,
    players: Vec<u8>,
    #[serde(default = "largest")]
    plate: u8,
    #[serde(default)]
    dice: DiceAtStart,
    #[serde(default)]
    stock: u16,
    #[serde(default)]
    hidden: Hidden,
    #[serde(default)]
    wins: Wins,
    #[serde(default)]
    option: Vec<WrittenOption>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenOption {
    key: String,
    about: String,
    values: Option<Vec<String>>,
    min: Option<u32>,
    max: Option<u32>,
    default: toml::Value,
}

fn english() -> String {
    "en".to_owned()
}

const fn largest() -> u8 {
    MAX_SIZE
}

/// What the head of a file says.
#[derive(Clone, Debug, PartialEq)]
pub struct Head {
    /// What the game is called.
    pub title: String,
    /// Who wrote it.
    pub author: String,
    /// Under which terms others may use it.
    pub licence: String,
    /// The language it is written in, such as `en`.
    pub language: String,
    /// The game in a line.
    pub about: String,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// What is played on.
    pub plate: Plate,
    /// What lies there at first.
    pub dice: DiceAtStart,
    /// How many dice everybody has at first.
    pub stock: u16,
    /// What is hidden.
    pub hidden: Hidden,
    /// Who wins.
    pub wins: Wins,
    /// What can be chosen beforehand.
    pub options: Vec<OptionSpec>,
}

/// A game that somebody has written, checked and ready to be played.
#[derive(Debug)]
pub struct GameFile {
    /// The file as it was handed over.
    pub file: DataFile,
    /// What its head says.
    pub head: Head,
    /// The rules in words, Markdown; empty if there are none.
    pub rules: String,
    pub(super) script: Script,
}

impl PartialEq for GameFile {
    /// The text is the game.
    fn eq(&self, other: &Self) -> bool {
        self.file == other.file
    }
}

/// A file in its parts: the head, the script with the number of its first
/// line, and the rules.
struct Sections<'a> {
    head: &'a str,
    script: &'a str,
    script_line: usize,
    rules: &'a str,
}

impl<'a> Sections<'a> {
    fn of(file: &'a DataFile) -> Result<Self, SetupError> {
        let text = &file.text;
        let mut cuts = Vec::new();
        let (mut at, mut number) = (0, 0);
        for line in text.split_inclusive('\n') {
            number += 1;
            if let Some(name) = line.strip_prefix("---") {
                cuts.push((name.trim(), at, at + line.len(), number));
            }
            at += line.len();
        }
        let wrong =
            |line: usize, reason: Sentence| Err(mistake(file, format!("line {line}"), reason));
        let (head, script, script_line) = match cuts.first() {
            Some(&("script", start, end, line)) => (&text[..start], end, line + 1),
            Some(&(_, _, _, line)) => {
                return wrong(
                    line,
                    sentence!("first-part", "the first part behind the head is “--- script”"),
                );
            }
            None => {
                let reason = sentence!(
                    "no-script",
                    "behind the head comes a line “--- script”, and then the script"
                );
                return Err(mistake(file, "whole file", reason));
            }
        };
        let (script_end, rules) = match cuts.get(1) {
            Some(&("rules", start, end, _)) => (start, &text[end..]),
            Some(&(_, _, _, line)) => {
                return wrong(
                    line,
                    sentence!("second-part", "behind the script comes “--- rules”"),
                );
            }
            None => (text.len(), ""),
        };
        if let Some(&(_, _, _, line)) = cuts.get(2) {
            return wrong(line, sentence!("third-part", "behind the rules comes nothing more"));
        }
        Ok(Self { head, script: &text[script..script_end], script_line, rules })
    }
}

/// Whether this text is a game of somebody's own rather than a sheet.
pub fn is_game(text: &str) -> bool {
    text.lines().any(|line| line.trim_end() == "--- script")
}

impl GameFile {
    /// Reads and checks a file: head, script and that all functions are there.
    pub fn read(file: &DataFile) -> Result<Arc<Self>, SetupError> {
        data_file::check_length(file)?;
        let parts = Sections::of(file)?;
        let head = Head::of_part(file, &parts)?;
        let script = Script::read(file, parts.script, parts.script_line)?;
        let rules = parts.rules.trim().to_owned();
        // Whoever plays is told them with every move.
        if rules.chars().count() > MAX_RULES_LEN {
            let reason = sentence!(
                "rules-long",
                "the rules in words have at most {most} letters",
                most = MAX_RULES_LEN
            );
            return Err(mistake(file, "rules", reason));
        }
        Ok(Arc::new(Self { file: file.clone(), head, rules, script }))
    }
}

impl Head {
    /// Reads the head of a file and nothing else.
    pub fn read(file: &DataFile) -> Result<Self, SetupError> {
        data_file::check_length(file)?;
        Self::of_part(file, &Sections::of(file)?)
    }

    fn of_part(file: &DataFile, parts: &Sections<'_>) -> Result<Self, SetupError> {
        let read = toml::from_str(parts.head);
        Self::of(file, read.map_err(|error| mistakes::in_head(file, parts.head, &error))?)
    }

    fn of(file: &DataFile, written: WrittenHead) -> Result<Self, SetupError> {
        let wrong = |place: &str, reason: Sentence| Err(mistake(file, place, reason));
        let is_not = |right: &str, found: &str| {
            sentence!(
                "must-be",
                "it must be “{right}”, not “{found}”",
                right = right,
                found = found
            )
        };
        if written.game != ID {
            return wrong("game", is_not(ID, &written.game));
        }
        if written.kind != "rules" {
            return wrong("kind", is_not("rules", &written.kind));
        }
        for (place, text, most) in [
            ("title", &written.title, 40),
            ("author", &written.author, 60),
            ("licence", &written.licence, 60),
            ("language", &written.language, 12),
        ] {
            let fits = (1..=most).contains(&text.chars().count());
            if !fits || text.trim() != text || text.chars().any(char::is_control) {
                return wrong(
                    place,
                    sentence!(
                        "characters",
                        "it needs 1 to {most} characters in one line",
                        most = most
                    ),
                );
            }
        }
        if written.about.chars().count() > 120 || written.about.chars().any(char::is_control) {
            return wrong(
                "about",
                sentence!("about-long", "it has at most 120 characters in one line"),
            );
        }
        let (Some(&least), Some(&most)) = (written.players.first(), written.players.last()) else {
            return wrong(
                "players",
                sentence!("players-list", "write the fewest and the most, as in [2, 4]"),
            );
        };
        if written.players.len() > 2 || least > most || least < 2 || most > MAX_PLAYERS as u8 {
            let reason = sentence!(
                "players-range",
                "write the fewest and the most, from 2 to {most}: [2, 4]",
                most = MAX_PLAYERS
            );
            return wrong("players", reason);
        }
        let Some(plate) = Plate::new(written.plate) else {
            return wrong(
                "plate",
                sentence!("plate", "an edge has 1 to {most} dice", most = MAX_SIZE),
            );
        };
        if written.stock > 999 {
            return wrong("stock", sentence!("stock", "at most 999 dice each"));
        }
        let mut options: Vec<OptionSpec> = Vec::new();
        for option in written.option {
            let spec = option.spec(file)?;
            if spec.key == "game" || options.iter().any(|known| known.key == spec.key) {
                return wrong(
                    "option",
                    sentence!("option-twice", "“{key}” stands there twice", key = spec.key),
                );
            }
            options.push(spec);
        }
        if options.len() > 8 {
            return wrong("option", sentence!("options-many", "at most 8 options"));
        }
        Ok(Self {
            title: written.title,
            author: written.author,
            licence: written.licence,
            language: written.language,
            about: written.about,
            players: least..=most,
            plate,
            dice: written.dice,
            stock: written.stock,
            hidden: written.hidden,
            wins: written.wins,
            options,
        })
    }

    /// The options with what was `chosen`, for the script.
    pub(super) fn settings(
        &self,
        chosen: &BTreeMap<String, String>,
    ) -> Result<BTreeMap<String, Value>, SetupError> {
        if let Some(key) = chosen.keys().find(|key| self.options.iter().all(|o| o.key != **key)) {
            let known: Vec<&str> =
                ["game"].into_iter().chain(self.options.iter().map(|o| &*o.key)).collect();
            return Err(SetupError::UnknownOption { key: key.clone(), known: known.join(", ") });
        }
        let value = |spec: &OptionSpec| {
            let text = chosen.get(&*spec.key).unwrap_or(&spec.default);
            let value = match &spec.values {
                OptionValues::Words(words) => {
                    words.iter().find(|word| *word == text).map(|w| Value::Text((&**w).into()))
                }
                OptionValues::Whole { min, max } => text
                    .parse::<u32>()
                    .ok()
                    .filter(|number| (min..=max).contains(&number))
                    .map(|number| Value::Int(number.into())),
            };
            let value = value.ok_or_else(|| SetupError::BadValue {
                key: spec.key.to_string(),
                value: text.clone(),
                allowed: spec.values.to_string(),
            })?;
            Ok((spec.key.to_string(), value))
        };
        self.options.iter().map(value).collect()
    }
}

impl WrittenOption {
    fn spec(self, file: &DataFile) -> Result<OptionSpec, SetupError> {
        let wrong = |reason: Sentence| Err(mistake(file, format!("option “{}”", self.key), reason));
        if !is_key(&self.key) {
            return wrong(sentence!("option-key", "a key has 1 to 24 small letters, digits and _"));
        }
        let values = match (self.values, self.min, self.max) {
            (Some(words), None, None) if !words.is_empty() && words.len() <= 12 => {
                OptionValues::Words(words.into_iter().map(Into::into).collect())
            }
            (None, Some(min), Some(max)) if min <= max => OptionValues::Whole { min, max },
            _ => {
                return wrong(sentence!(
                    "option-values",
                    "it needs values = [\"a\", \"b\"], or min and max"
                ));
            }
        };
        let default = match self.default {
            toml::Value::String(word) => word,
            toml::Value::Integer(number) => number.to_string(),
            _ => return wrong(sentence!("option-default", "its default is a word or a number")),
        };
        let fits = match &values {
            OptionValues::Words(words) => words.iter().any(|word| **word == default),
            OptionValues::Whole { min, max } => {
                default.parse::<u32>().is_ok_and(|number| (min..=max).contains(&&number))
            }
        };
        if !fits {
            return wrong(sentence!(
                "option-not-among",
                "its default “{found}” is none of {values}",
                found = default,
                values = values
            ));
        }
        Ok(OptionSpec { key: self.key.into(), about: self.about.into(), values, default })
    }
}

/// Whether this can be the key of an option.
pub(super) fn is_key(key: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    (1..=24).contains(&key.len()) && key.bytes().all(fits)
}
