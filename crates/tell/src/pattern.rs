//! Patterns of lines, as the files under `data/log` write them.

use std::collections::BTreeMap;

use regex::Regex;

/// What the places of a pattern hold, by their keys.
pub(crate) type Words = BTreeMap<String, String>;

/// A word: letters with or without a number behind them, or a number.
const WORD: &str = "([A-Za-z][A-Za-z_-]*[0-9]*|[0-9]+)";
/// Any words, as few as will do.
const WORDS: &str = "(.+?)";
/// A seat.
const SEAT: &str = "([0-9]+)";

/// How a line looks, and what is said of it.
#[derive(Debug)]
pub(crate) struct Pattern {
    /// The line of the file, its columns two blanks apart.
    pub(crate) source: String,
    shape: Shape,
    pub(crate) says: Says,
}

#[derive(Debug)]
pub(crate) enum Says {
    /// One sentence.
    Sentence(Sentence),
    /// A sentence for each part that has a pattern, the parts being separated by a text.
    Parts(String, Vec<Pattern>),
}

/// A message, and the arguments that are not simply what a place holds.
#[derive(Debug)]
pub(crate) struct Sentence {
    pub(crate) message: Token,
    pub(crate) arguments: Vec<(String, Vec<Token>)>,
}

/// What stands for a text.
#[derive(Debug)]
pub(crate) enum Token {
    /// `<cells>`: what the place holds.
    Place(String),
    /// `#<cells>`: how many words the place holds.
    Count(String),
    /// `spot:<cell>`: where in its layer of the pyramid a cell is.
    Spot(String),
    /// `place:<cell>`: the same, with the layer.
    Layered(String),
    /// `way:<from>:<to>`: which way a die goes from cell to cell.
    Way(String, String),
    /// `faces:<faces>`: what a die shows to whoever looks at it.
    Faces(String),
    /// `hop-colour-<row>`: a message.
    Message(String),
}

/// A regular expression and the keys of its groups. The last group is what a part leaves over.
#[derive(Debug)]
struct Shape {
    expression: Regex,
    keys: Vec<String>,
}

impl Pattern {
    /// What the places hold if the line has this shape, and what is left over behind it.
    pub(crate) fn words<'l>(&self, line: &'l str) -> Option<(Words, &'l str)> {
        let found = self.shape.expression.captures(line)?;
        let text = |group: usize| found.get(group).map_or("", |found| found.as_str());
        let keys = self.shape.keys.iter().enumerate();
        let words = keys.map(|(index, key)| (key.clone(), text(index + 1).to_owned())).collect();
        Some((words, text(self.shape.keys.len() + 1)))
    }

    /// This pattern and those of its parts.
    pub(crate) fn all(&self) -> Vec<&Pattern> {
        match &self.says {
            Says::Sentence(_) => vec![self],
            Says::Parts(_, parts) => parts.iter().collect(),
        }
    }
}

/// Reads a file; what is wrong is told with its line.
pub(crate) fn parse(text: &str) -> Result<Vec<Pattern>, String> {
    let mut patterns: Vec<Pattern> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let wrong = |what: String| format!("line {}: {what}", index + 1);
        let source = line.trim();
        if source.is_empty() || source.starts_with('#') {
            continue;
        }
        if !line.starts_with(' ') {
            patterns.push(pattern(source, None).map_err(wrong)?);
        } else if let Some(Pattern { says: Says::Parts(by, parts), .. }) = patterns.last_mut() {
            parts.push(pattern(source, Some(by)).map_err(wrong)?);
        } else {
            return Err(wrong("only a pattern such as `= …; …` has parts below it".to_owned()));
        }
    }
    Ok(patterns)
}

fn pattern(source: &str, part_of: Option<&str>) -> Result<Pattern, String> {
    let columns = source.split("  ").map(str::trim).filter(|column| !column.is_empty());
    let columns: Vec<&str> = columns.collect();
    let source = columns.join("  ");
    let mut columns = columns.into_iter();
    let look = columns.next().unwrap_or_default();
    let Some(message) = columns.next() else {
        let (before, by) = look
            .strip_suffix('…')
            .and_then(|look| look.split_once('…'))
            .filter(|(_, by)| !by.is_empty() && part_of.is_none())
            .ok_or("two blanks, and the message that says it")?;
        let shape = shape(before, Some(""))?;
        let says = Says::Parts(by.to_owned(), Vec::new());
        return Ok(Pattern { source, shape, says });
    };
    let argument = |column: &str| {
        let (key, tokens) = column.split_once(" = ").ok_or("an argument is `key = value`")?;
        Ok::<_, String>((key.to_owned(), tokens.split(' ').map(token).collect()))
    };
    let arguments = columns.map(argument).collect::<Result<_, _>>()?;
    let says = Says::Sentence(Sentence { message: token(message), arguments });
    Ok(Pattern { source, shape: shape(look, part_of)?, says })
}

fn token(text: &str) -> Token {
    let place = |text: &str| Some(text.strip_prefix('<')?.strip_suffix('>')?.to_owned());
    let behind = |prefix: &str| text.strip_prefix(prefix).and_then(place);
    let way = || {
        let (from, to) = text.strip_prefix("way:")?.split_once(':')?;
        Some(Token::Way(place(from)?, place(to)?))
    };
    None.or_else(|| place(text).map(Token::Place))
        .or_else(|| behind("#").map(Token::Count))
        .or_else(|| behind("spot:").map(Token::Spot))
        .or_else(|| behind("place:").map(Token::Layered))
        .or_else(|| behind("faces:").map(Token::Faces))
        .or_else(way)
        .unwrap_or_else(|| Token::Message(text.to_owned()))
}

/// The regular expression of a look; a part ends where the text that separates parts begins.
fn shape(look: &str, part_of: Option<&str>) -> Result<Shape, String> {
    let (look, rest) = look.strip_suffix(" …").map_or((look, ""), |look| (look, "(?: .*)?"));
    let mut expression = "^".to_owned();
    let mut keys = Vec::new();
    let mut left = look;
    while let Some((before, behind)) = left.split_once('<') {
        let (place, after) = behind.split_once('>').ok_or("a place is closed by `>`")?;
        let key = place.trim_end_matches('+');
        let kind = match (place, key) {
            (_, "name") => SEAT,
            _ if place.ends_with('+') => WORDS,
            _ => WORD,
        };
        expression += &regex::escape(before);
        expression += kind;
        keys.push(key.to_owned());
        left = after;
    }
    expression += &regex::escape(left);
    expression += rest;
    let end = match part_of {
        None => "$".to_owned(),
        Some("") => "(.*)$".to_owned(),
        Some(by) => format!("(?:{}(.*))?$", regex::escape(by)),
    };
    let expression = Regex::new(&(expression + &end)).map_err(|error| error.to_string())?;
    Ok(Shape { expression, keys })
}
