//! What people type: names and chat, cleaned and kept short.

use crate::TableRefused;

/// Longest name, in characters.
pub const MAX_NAME: usize = 24;
/// Longest chat message, in characters.
pub const MAX_CHAT: usize = 200;

/// A name as it will be shown: no control characters, no signs that turn the
/// writing direction around, no runs of blanks.
pub fn clean_name(name: &str) -> Result<String, TableRefused> {
    let name = clean(name);
    match name.chars().count() {
        0 => Err(TableRefused::NoName),
        1..=MAX_NAME => Ok(name),
        _ => Err(TableRefused::NameTooLong { most: MAX_NAME }),
    }
}

/// A chat message as it will be shown.
pub fn clean_chat(text: &str) -> Result<String, TableRefused> {
    let text = clean(text);
    match text.chars().count() {
        0 => Err(TableRefused::NothingSaid),
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
    fn chat_is_short_and_not_empty() {
        assert_eq!(clean_chat("well\nplayed").unwrap(), "well played");
        assert_eq!(clean_chat(" \u{feff}"), Err(TableRefused::NothingSaid));
        assert!(clean_chat(&"a".repeat(201)).is_err());
    }
}
