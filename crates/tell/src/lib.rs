//! Lines of a record as sentences, in every language of the page.
//!
//! Both this crate and the page read `data/log`: a file a game, a line a pattern, with the message that says
//! it; the messages lie in `data/messages`. What a line of these files may hold stands in
//! `docs/translating.md`. `tests/told.txt` keeps what is said, and the tests of the page compare it, too.

mod pattern;
mod place;

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;
use pattern::{Pattern, Says, Sentence, Token, Words};
use rust_embed::RustEmbed;
use unic_langid::LanguageIdentifier;

#[derive(RustEmbed)]
#[folder = "../../data/messages"]
struct Messages;

#[derive(RustEmbed)]
#[folder = "../../data/log"]
struct Patterns;

/// Why nothing can be told.
#[derive(Debug, thiserror::Error)]
pub enum TellError {
    /// There is no catalogue of this language.
    #[error("there is no language “{language}”; there is: {}", languages().join(", "))]
    UnknownLanguage {
        /// What was asked for.
        language: String,
    },
    /// A file of the crate cannot be read.
    #[error("{file}: {reason}")]
    Unreadable {
        /// The file, below `data`.
        file: String,
        /// What is wrong with it.
        reason: String,
    },
}

/// A line as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<'t> {
    /// For people. A line that nobody knows stays as it is written.
    pub sentence: String,
    /// The lines of `data/log` that say it.
    pub by: Vec<&'t str>,
}

/// Tells the lines of one game in one language.
pub struct Teller {
    game: String,
    patterns: Vec<Pattern>,
    bundle: FluentBundle<FluentResource>,
    list: ListFormatter,
}

/// The languages that there are, by their folders.
pub fn languages() -> Vec<String> {
    let files: Vec<_> = Messages::iter().collect();
    let folders: BTreeSet<&str> =
        files.iter().filter_map(|file| Some(file.split_once('/')?.0)).collect();
    folders.into_iter().map(str::to_owned).collect()
}

impl Teller {
    /// Whoever tells records of `game` in `language`.
    pub fn new(game: &str, language: &str) -> Result<Self, TellError> {
        if !languages().iter().any(|known| known == language) {
            return Err(TellError::UnknownLanguage { language: language.to_owned() });
        }
        let mut patterns = Vec::new();
        for name in [game, "common"] {
            let file = format!("{name}.log");
            let Some(content) = Patterns::get(&file) else { continue };
            let text = String::from_utf8_lossy(&content.data).into_owned();
            let read = pattern::parse(&text);
            patterns.extend(read.map_err(|reason| unreadable(format!("log/{file}"), &reason))?);
        }
        let bundle = bundle(language)?;
        let list = list(language).map_err(|reason| unreadable(language.to_owned(), &reason))?;
        Ok(Self { game: game.to_owned(), patterns, bundle, list })
    }

    /// What happened in a line of a record; `names` are those of the seats.
    pub fn tell(&self, line: &str, names: &[String]) -> Told<'_> {
        self.patterns
            .iter()
            .find_map(|pattern| self.told(pattern, line, names))
            .unwrap_or_else(|| Told { sentence: line.to_owned(), by: Vec::new() })
    }

    /// The lines of `data/log` that this game is told with.
    pub fn patterns(&self) -> impl Iterator<Item = &str> {
        self.patterns.iter().flat_map(Pattern::all).map(|pattern| pattern.source.as_str())
    }

    fn told<'t>(&'t self, pattern: &'t Pattern, line: &str, names: &[String]) -> Option<Told<'t>> {
        let (words, mut rest) = pattern.words(line)?;
        let (by, parts) = match &pattern.says {
            Says::Sentence(sentence) => {
                let sentence = self.sentence(sentence, &words, names)?;
                return Some(Told { sentence, by: vec![&pattern.source] });
            }
            Says::Parts(by, parts) => (by, parts),
        };
        let mut said = Vec::new();
        let mut sources = Vec::new();
        while !rest.is_empty() {
            let found = parts.iter().find_map(|part| {
                let (words, left) = part.words(rest)?;
                let Says::Sentence(sentence) = &part.says else { return None };
                Some((self.sentence(sentence, &words, names)?, left, part))
            });
            rest = match found {
                Some((sentence, left, part)) => {
                    said.push(sentence);
                    sources.push(part.source.as_str());
                    left
                }
                None => rest.split_once(by.as_str()).map_or("", |(_, left)| left),
            };
        }
        (!said.is_empty()).then(|| Told { sentence: said.join(" "), by: sources })
    }

    /// The sentence, if there are all messages that it is made of.
    fn sentence(&self, says: &Sentence, words: &Words, names: &[String]) -> Option<String> {
        let mut arguments = FluentArgs::new();
        for (key, word) in words {
            arguments.set(key.clone(), place(key, word, names).to_owned());
        }
        for (key, tokens) in &says.arguments {
            let texts: Option<Vec<_>> =
                tokens.iter().map(|token| self.value(token, words, names, None)).collect();
            let value = match <[FluentValue<'_>; 1]>::try_from(texts?) {
                Ok([value]) => value,
                Err(values) => values.iter().map(text).collect::<Vec<_>>().join(" ").into(),
            };
            arguments.set(key.clone(), value);
        }
        self.value(&says.message, words, names, Some(&arguments)).as_ref().map(text)
    }

    fn value<'w>(
        &self,
        token: &Token,
        words: &'w Words,
        names: &'w [String],
        arguments: Option<&FluentArgs<'_>>,
    ) -> Option<FluentValue<'w>> {
        Some(match token {
            Token::Place(key) => place(key, words.get(key)?, names).into(),
            Token::Count(key) => words.get(key)?.split(' ').count().into(),
            Token::Spot(key) => self.spots(words.get(key)?, false)?.into(),
            Token::Layered(key) => self.spots(words.get(key)?, true)?.into(),
            Token::Way(from, to) => {
                let way = place::way(words.get(from)?, words.get(to)?)?;
                self.message(way, None)?.into()
            }
            Token::Faces(key) => self.faces(words.get(key)?)?.into(),
            Token::Message(id) => {
                let ids = ids(id, &self.game, words);
                let texts: Option<Vec<String>> =
                    ids.iter().map(|id| self.message(id, arguments)).collect();
                self.list.format(texts?.iter()).to_string().into()
            }
        })
    }

    /// Where these cells are, with their layers or without.
    fn spots(&self, cells: &str, layered: bool) -> Option<String> {
        let spot = |cell| {
            let spot = place::spot(cell)?;
            let mut arguments = FluentArgs::new();
            arguments.set("nth", spot.nth);
            arguments.set("end", spot.end);
            arguments.set("row", spot.row);
            let said = self.message(spot.message, Some(&arguments))?;
            let Some(layer) = spot.layer.filter(|_| layered) else { return Some(said) };
            arguments.set("layer", layer);
            arguments.set("spot", said);
            self.message("place-on-layer", Some(&arguments))
        };
        let spots: Option<Vec<String>> = cells.split(' ').map(spot).collect();
        Some(self.list.format(spots?.iter()).to_string())
    }

    /// What a die shows in front, on the left and on the right.
    fn faces(&self, digits: &str) -> Option<String> {
        let digits: [char; 3] = digits.chars().collect::<Vec<_>>().try_into().ok()?;
        let face = |(side, value): (&str, char)| {
            let mut arguments = FluentArgs::new();
            arguments.set("value", value.to_digit(10)?);
            self.message(&format!("pyramid-face-{side}"), Some(&arguments))
        };
        let faces = ["front", "left", "right"].into_iter().zip(digits).map(face);
        Some(faces.collect::<Option<Vec<_>>>()?.join(", "))
    }

    fn message(&self, id: &str, arguments: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        // What a message lacks shows in the text, and fails the tests.
        Some(self.bundle.format_pattern(pattern, arguments, &mut Vec::new()).into_owned())
    }
}

/// What a place holds, as people say it.
fn place<'w>(key: &str, word: &'w str, names: &'w [String]) -> &'w str {
    let seat = (key == "name").then(|| word.parse::<usize>().ok()?.checked_sub(1)).flatten();
    seat.and_then(|seat| names.get(seat)).map_or(word, String::as_str)
}

/// The messages that an id with places names: one for each word that they hold, without its number.
fn ids(id: &str, game: &str, words: &Words) -> Vec<String> {
    let mut ids = vec![id.replace("<game>", game)];
    for (key, word) in words {
        let place = format!("<{key}>");
        if !id.contains(&place) {
            continue;
        }
        let kinds = word.split(' ').map(|word| word.trim_end_matches(|c: char| c.is_ascii_digit()));
        ids = kinds
            .flat_map(|kind| ids.iter().map(|id| id.replace(&place, kind)).collect::<Vec<_>>())
            .collect();
    }
    ids
}

fn text(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        _ => String::new(),
    }
}

fn unreadable(file: String, reason: &impl ToString) -> TellError {
    TellError::Unreadable { file, reason: reason.to_string() }
}

/// All messages of a language, as the page has them.
fn bundle(language: &str) -> Result<FluentBundle<FluentResource>, TellError> {
    let identifier: LanguageIdentifier =
        language.parse().map_err(|error| unreadable(language.to_owned(), &error))?;
    let mut bundle = FluentBundle::new(vec![identifier]);
    // Isolation marks are for mixed directions; all our languages run left to right.
    bundle.set_use_isolating(false);
    let folder = format!("{language}/");
    for file in Messages::iter().filter(|file| file.starts_with(&folder)) {
        let content = Messages::get(&file).map(|content| content.data).unwrap_or_default();
        let text = String::from_utf8_lossy(&content).into_owned();
        let wrong = |reason: String| unreadable(format!("messages/{file}"), &reason);
        let resource = FluentResource::try_new(text).map_err(|(_, errors)| {
            wrong(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
        })?;
        bundle.add_resource(resource).map_err(|errors| {
            wrong(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
        })?;
    }
    Ok(bundle)
}

/// “a, b and c”, as `Intl.ListFormat` of the page says it.
fn list(language: &str) -> Result<ListFormatter, String> {
    let locale: Locale = language.parse().map_err(|error| format!("{error}"))?;
    ListFormatter::try_new_and(locale.into(), ListFormatterOptions::default())
        .map_err(|error| error.to_string())
}
