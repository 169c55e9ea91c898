//! The list of all words for people to read.

use std::fmt::Write as _;

use super::Word;

/// All words as tables under headings, Markdown. `said` puts into another language
/// what catalogues have under a key; it is given the English too.
pub(in crate::own) fn reference(
    words: &[Word],
    [word, is]: [&str; 2],
    said: impl Fn(&str, &'static str) -> String,
) -> String {
    let (mut text, mut group) = (String::new(), "");
    for Word { group: heading, sign, about } in words {
        if *heading != group {
            group = heading;
            let heading = said(&format!("words-{}", key(group)), group);
            let _ = write!(text, "\n### {heading}\n\n| {word} | {is} |\n|---|---|\n");
        }
        let about = said(&format!("word-{}", key(sign)), about);
        let _ = writeln!(text, "| `{sign}` | {about} |");
    }
    text
}

/// What catalogues call a word by: how it is written, in letters.
fn key(sign: &str) -> String {
    let mut letters = String::new();
    for letter in sign.chars() {
        match letter {
            '+' => letters.push_str(" plus "),
            '-' => letters.push_str(" minus "),
            '&' => letters.push_str(" and "),
            '=' => letters.push_str(" is "),
            '!' => letters.push_str(" not "),
            '(' => letters.push_str(" of "),
            '_' => letters.push('_'),
            other if other.is_ascii_alphanumeric() => letters.push(other.to_ascii_lowercase()),
            _ => letters.push(' '),
        }
    }
    letters.split_whitespace().collect::<Vec<_>>().join("-")
}
