//! Every example of the command line's page, and of those on adding a game and
//! on writing one, is run and shows what it says.
//!
//! In the page, a `console` block holds commands behind `$` and their output; a
//! line `…` stands for any lines, `…` within a line for any text. A block whose
//! fence names a file, as in `record mia.kiste`, is that file. All of it happens
//! in one directory, from the top of the page to its end.

use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

/// What a page holds, in order.
enum Piece {
    /// Words, and blocks that are nothing to us.
    Prose(String),
    /// A file that later commands find.
    File { name: String, text: String, fence: String },
    /// A command with its output.
    Example { command: String, output: Vec<String> },
}

fn pieces(page: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        pieces.push(Piece::Prose(line.to_owned()));
        let Some(fence) = line.strip_prefix("```") else { continue };
        let block: Vec<String> =
            lines.by_ref().take_while(|line| *line != "```").map(str::to_owned).collect();
        if fence == "console" {
            for line in block {
                match (line.strip_prefix("$ "), pieces.last_mut()) {
                    (Some(command), _) => {
                        let command = command.to_owned();
                        pieces.push(Piece::Example { command, output: Vec::new() });
                    }
                    (None, Some(Piece::Example { output, .. })) => output.push(line),
                    _ => panic!("a console block begins with a command, not “{line}”"),
                }
            }
            pieces.push(Piece::Prose("```".to_owned()));
        } else if let Some((_, name)) = fence.split_once(' ') {
            pieces.pop();
            let text = block.iter().fold(String::new(), |text, line| format!("{text}{line}\n"));
            pieces.push(Piece::File { name: name.to_owned(), text, fence: line.to_owned() });
        } else {
            pieces.extend(block.into_iter().map(Piece::Prose));
            pieces.push(Piece::Prose("```".to_owned()));
        }
    }
    pieces
}

/// Whether `line` is `pattern`, in which `…` is any text.
fn line_matches(pattern: &str, line: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('…') else { return pattern == line };
    let Some(line) = line.strip_prefix(start) else { return false };
    (0..=line.len())
        .filter(|&at| line.is_char_boundary(at))
        .any(|at| line_matches(rest, &line[at..]))
}

fn matches(pattern: &[String], lines: &[&str]) -> bool {
    match pattern.split_first() {
        None => lines.is_empty(),
        Some((first, rest)) if first == "…" => {
            (0..=lines.len()).any(|skipped| matches(rest, &lines[skipped..]))
        }
        Some((first, rest)) => lines
            .split_first()
            .is_some_and(|(line, lines)| line_matches(first, line) && matches(rest, lines)),
    }
}

/// The output as it is now, with the dots of the old one where they still fit.
fn rewritten(pattern: &[String], lines: &[&str]) -> String {
    let dotted = |line: &&str| {
        let fits = |old: &&String| *old != "…" && old.contains('…') && line_matches(old, line);
        pattern.iter().find(fits).map_or((*line).to_owned(), Clone::clone)
    };
    lines.iter().map(dotted).collect::<Vec<_>>().join("\n")
}

/// Standard output and error together, and whether all went well.
fn run(command: &str, dir: &Path) -> (String, bool) {
    let bin = Path::new(env!("CARGO_BIN_EXE_kiste")).parent().expect("lies somewhere");
    let path = env::join_paths(
        [bin.to_path_buf()]
            .into_iter()
            .chain(env::split_paths(&env::var_os("PATH").unwrap_or_default())),
    );
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\n{command}")])
        .env("PATH", path.expect("a path"))
        .current_dir(dir)
        .stdin(Stdio::null())
        .output()
        .expect("a shell");
    (String::from_utf8(output.stdout).expect("text"), output.status.success())
}

#[test]
fn every_example_of_the_command_line_shows_what_it_says() {
    examples_show_what_they_say("command-line.md", 10);
}

#[test]
fn a_game_that_was_added_plays() {
    examples_show_what_they_say("adding-a-game.md", 1);
}

/// Its German twin has the same blocks, to the letter.
#[test]
fn a_first_game_is_checked_and_tried() {
    examples_show_what_they_say("own-games.md", 2);
}

fn examples_show_what_they_say(page: &str, least: usize) {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(page);
    let written = fs::read_to_string(&page).unwrap();
    let dir = tempfile::tempdir().unwrap();
    let mut found = String::new();
    let mut wrong = Vec::new();
    let mut examples = 0;
    for piece in pieces(&written) {
        match piece {
            Piece::Prose(line) => writeln!(found, "{line}").unwrap(),
            Piece::File { name, text, fence } => {
                fs::write(dir.path().join(name), &text).unwrap();
                write!(found, "{fence}\n{text}```\n").unwrap();
            }
            Piece::Example { command, output } => {
                examples += 1;
                let (actual, fine) = run(&command, dir.path());
                let lines: Vec<&str> = actual.lines().collect();
                let as_written = matches(&output, &lines);
                let shown = if as_written { output.join("\n") } else { rewritten(&output, &lines) };
                writeln!(found, "$ {command}").unwrap();
                if !shown.is_empty() {
                    writeln!(found, "{shown}").unwrap();
                }
                let error = lines.iter().any(|line| line.starts_with("error:"));
                if !as_written || fine == error {
                    wrong.push(format!("$ {command}\n{actual}"));
                }
            }
        }
    }
    assert!(examples >= least, "the page shows what each command does");
    if env::var_os("KISTE_BLESS").is_some() {
        fs::write(&page, found).unwrap();
    } else {
        assert!(wrong.is_empty(), "other output than the page shows:\n\n{}", wrong.join("\n"));
    }
}

#[test]
fn dots_stand_for_anything_and_nothing_else_does() {
    assert!(line_matches("speed: … decisions/s (… s)", "speed: 12 decisions/s (0.1 s)"));
    assert!(!line_matches("speed: … decisions/s", "speed: 12 decisions/s (0.1 s)"));
    let pattern = ["a", "…", "z"].map(str::to_owned);
    assert!(matches(&pattern, &["a", "z"]));
    assert!(matches(&pattern, &["a", "b", "c", "z"]));
    assert!(!matches(&pattern, &["a", "b"]));
}
