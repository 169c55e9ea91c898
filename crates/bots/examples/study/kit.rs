//! Sizes of wheels to be tried: the file that comes with the game, with other values.

/// The file with one value changed: `wheel.width=44`.
pub(crate) fn with(text: &str, change: &str) -> Result<String, String> {
    let wrong = || format!("{change}: no such entry; write section.entry=value");
    let (path, value) = change.split_once('=').ok_or_else(wrong)?;
    let (section, entry) = path.split_once('.').ok_or_else(wrong)?;
    let (mut here, mut found) = (false, false);
    let mut lines: Vec<String> = text
        .lines()
        .map(|line| {
            if line.starts_with('[') {
                here = line == format!("[{section}]");
            }
            if here && line.split('=').next().is_some_and(|key| key.trim() == entry) {
                found = true;
                return format!("{entry} = {value}");
            }
            line.to_owned()
        })
        .collect();
    if !found {
        // A file may leave some entries out; reading it tells whether this is one of them.
        let head = format!("[{section}]");
        let at = lines.iter().position(|line| *line == head).ok_or_else(wrong)?;
        lines.insert(at + 1, format!("{entry} = {value}"));
    }
    Ok(lines.join("\n"))
}
