//! What people type: names and chat, cleaned and kept short.

use crate::TableRefused;

/// Longest name, in characters.
pub const MAX_NAME: usize = 24;
/// Longest chat message, in characters.
pub const MAX_CHAT: usize = 200;

/// A name as it will be shown: no control characters, no signs that turn the
/// writing direction around, no runs of blanks. One that shows nothing is none.
pub fn clean_name(name: &str) -> Result<String, TableRefused> {
    let name = clean(name);
    match name.chars().count() {
        _ if !name.chars().any(is_seen) => Err(TableRefused::NoName),
        1..=MAX_NAME => Ok(name),
        _ => Err(TableRefused::NameTooLong { most: MAX_NAME }),
    }
}

/// A chat message as it will be shown.
pub fn clean_chat(text: &str) -> Result<String, TableRefused> {
    let text = clean(text);
    match text.chars().count() {
        _ if !text.chars().any(is_seen) => Err(TableRefused::NothingSaid),
        1..=MAX_CHAT => Ok(text),
        _ => Err(TableRefused::ChatTooLong { most: MAX_CHAT }),
    }
}

fn clean(text: &str) -> String {
    let visible: String =
        text.chars().filter(|&c| c.is_whitespace() || !(c.is_control() || is_unseen(c))).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Signs without a shape that make one name look like another or run over what
/// stands beside it. The joiner U+200D stays: emoji are built with it.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e007f}')
}

/// What a name looks like: two names of one look cannot be told apart at a
/// table. Signs without a shape are left out, and letters of other scripts and
/// digits stand for the Latin letters that they are taken for.
pub(crate) fn look(name: &str) -> String {
    let folded = name.chars().filter(|&c| is_seen(c)).flat_map(char::to_lowercase);
    // What folds into several letters, such as İ, adds a mark without a shape.
    folded.filter(|&c| is_seen(c)).map(like_latin).collect()
}

/// The letter that `c`, in lower case, is taken for at a glance.
fn like_latin(c: char) -> char {
    match c {
        // Full width, as East Asian keyboards write it.
        '\u{ff01}'..='\u{ff5e}' => {
            let plain = char::from_u32(c as u32 - 0xfee0).unwrap_or(c);
            like_latin(plain.to_ascii_lowercase())
        }
        'а' | 'α' | 'ɑ' => 'a',
        'в' | 'β' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' | 'ε' => 'e',
        'һ' | 'н' | 'η' => 'h',
        // An l, a capital I and a 1 are one stroke each.
        'i' | 'і' | 'ι' | 'ı' | 'ӏ' | '1' | '|' => 'l',
        'ј' | 'ϳ' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'п' | 'ո' => 'n',
        '0' | 'о' | 'ο' | 'օ' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' | 'ս' => 'u',
        'ν' | 'ѵ' => 'v',
        'ѡ' | 'ω' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        'ζ' => 'z',
        other => other,
    }
}

/// Whether `c` shows anything by itself.
fn is_seen(c: char) -> bool {
    // Joiners, blanks and fillers of scripts, variations of a sign before, and
    // accents without a letter.
    !c.is_whitespace()
        && !matches!(c,
            '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200d}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}'
            | '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_control_characters_and_outer_blanks() {
        assert_eq!(clean_name("  Mia \t\n  Maus\u{0}\u{202e} ").unwrap(), "Mia Maus");
        assert_eq!(clean_name("\u{200b}\u{7}"), Err(TableRefused::NoName));
        assert_eq!(clean_name(&"ü".repeat(24)).unwrap().chars().count(), 24);
        assert_eq!(clean_name(&"ü".repeat(25)), Err(TableRefused::NameTooLong { most: 24 }));
    }

    #[test]
    fn a_name_that_looks_empty_is_none() {
        for empty in ["\u{200d}", "\u{3164}", "\u{2800}", "\u{ffa0} \u{115f}", "\u{fe0f}\u{301}"] {
            assert_eq!(clean_name(empty), Err(TableRefused::NoName), "{empty:?}");
        }
        // Emoji are built with joiners, and letters with accents.
        assert_eq!(clean_name("👩\u{200d}🚀").unwrap(), "👩\u{200d}🚀");
        assert_eq!(clean_name("Zoe\u{308}").unwrap(), "Zoe\u{308}");
    }

    #[test]
    fn names_that_look_alike_have_one_look() {
        for twin in ["mia", "Міа", "M\u{200d}ia", "Ｍｉａ", "Mlа", "M1a", "M\u{3164}ia", "MIA"]
        {
            assert_eq!(look(twin), look("Mia"), "{twin:?}");
        }
        for other in ["Maya", "Mira", "Tom"] {
            assert_ne!(look(other), look("Mia"), "{other:?}");
        }
    }

    #[test]
    fn chat_is_short_and_not_empty() {
        assert_eq!(clean_chat("well\nplayed").unwrap(), "well played");
        assert_eq!(clean_chat(" \u{feff}"), Err(TableRefused::NothingSaid));
        assert!(clean_chat(&"a".repeat(201)).is_err());
    }
}
