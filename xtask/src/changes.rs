//! What has changed since everything held, and what that cannot have broken.
//!
//! Somebody who works on one game runs all tests many times. A change within
//! the folders of one game cannot break what no test of another game touches,
//! so that is left out, and said to be.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::PathBuf;

use crate::run::{Failure, Outcome, root};
use crate::tidy;

/// Every file with a digest of what it holds.
pub(crate) type State = BTreeMap<String, u64>;

/// Where the state is kept in which everything held.
fn kept() -> PathBuf {
    crate::run::target().join("tested.json")
}

/// The files as they are now.
pub(crate) fn now() -> Outcome<State> {
    let digest = |file: String| {
        let mut hasher = DefaultHasher::new();
        fs::read(root().join(&file)).unwrap_or_default().hash(&mut hasher);
        (file, hasher.finish())
    };
    Ok(tidy::tracked_files()?.into_iter().map(digest).collect())
}

/// Takes note that everything holds in this state.
pub(crate) fn keep(state: &State) -> Outcome {
    let text = serde_json::to_string(state).map_err(|error| Failure::new(error.to_string()))?;
    fs::write(kept(), text)
        .map_err(|error| Failure::new(format!("{} cannot be written: {error}", kept().display())))
}

/// The one game to which every change since then belongs; nothing if there is
/// no such game, or nobody knows.
pub(crate) fn only_game(now: &State) -> Option<String> {
    let then: State = serde_json::from_str(&fs::read_to_string(kept()).ok()?).ok()?;
    only_game_of(&changed(&then, now), &games())
}

/// Those added, gone or other than before.
fn changed<'a>(then: &'a State, now: &'a State) -> BTreeSet<&'a str> {
    let differ = |one: &'a State, other: &'a State| {
        one.iter()
            .filter(|&(file, digest)| other.get(file) != Some(digest))
            .map(|(file, _)| &**file)
    };
    differ(then, now).chain(differ(now, then)).collect()
}

/// The ids of all games: each has its playthroughs.
pub(crate) fn games() -> Vec<String> {
    let folders = fs::read_dir(root().join("tests/playthroughs")).into_iter().flatten().flatten();
    folders.map(|folder| folder.file_name().to_string_lossy().into_owned()).collect()
}

fn only_game_of(changed: &BTreeSet<&str>, games: &[String]) -> Option<String> {
    let mut owners = changed.iter().map(|file| owner(file, games));
    let first = owners.next()??;
    owners.all(|owner| owner == Some(first)).then(|| first.clone())
}

/// The game in whose folders, or in a file of whose name, this lies.
fn owner<'a>(file: &str, games: &'a [String]) -> Option<&'a String> {
    const ROOMS: [&str; 9] = [
        "crates/games/src/",
        "crates/games/tests/",
        "data/messages/",
        "data/",
        "docs/notation/",
        "docs/rules/",
        "tests/playthroughs/",
        "web/src/games/",
        "web/tests/browser/",
    ];
    let within = ROOMS.iter().find_map(|room| file.strip_prefix(room))?;
    let parts: Vec<&str> = within.split('/').collect();
    games.iter().find(|id| {
        let module = module(id);
        parts.iter().any(|part| {
            let name = part.split('.').next().unwrap_or_default();
            name == **id || name == module
        })
    })
}

/// Whether a test that is written so has to do with this game, by name or as
/// one of all.
pub(crate) fn can_notice(source: &str, game: &str) -> bool {
    const OF_ALL: [&str; 3] = ["games::ids()", "each_game!", "registered!"];
    names(source, game)
        || names(source, &module(game))
        || OF_ALL.iter().any(|all| source.contains(all))
}

/// Whether this stands there as a word, or as a part of a name.
fn names(source: &str, game: &str) -> bool {
    let ends = |letter: Option<char>| letter.is_none_or(|one| !one.is_alphanumeric() && one != '-');
    source.match_indices(game).any(|(at, _)| {
        let (before, behind) = (&source[..at], &source[at + game.len()..]);
        ends(before.chars().next_back()) && ends(behind.chars().next())
    })
}

/// What a game is called in Rust.
pub(crate) fn module(game: &str) -> String {
    game.replace('-', "_")
}

/// Tests that cannot notice a change of this game, as nextest names them: those
/// in `files`, each with what stands in it, that name neither it nor all games,
/// and those whose names say that they are another's.
pub(crate) fn spared(game: &str, games: &[String], files: &[(String, String)]) -> Vec<String> {
    let mut modules: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, text) in files {
        if !can_notice(file, game)
            && !can_notice(text, game)
            && let Some((binary, tests)) = place(file)
        {
            modules.entry(binary).or_default().push(tests);
        }
    }
    let of_files = modules.iter().map(|(binary, modules)| {
        format!("binary_id({binary}) & test(/^({})::/)", modules.join("|"))
    });
    // “own” is a word of many names, and what people write is played beside
    // the games that it repeats.
    let others = games.iter().filter(|id| *id != game && *id != "own");
    let others: Vec<String> = others.map(|id| module(id)).collect();
    let of_names = (!others.is_empty()).then(|| {
        let others = others.join("|");
        let own = if game == "own" { "" } else { "|^laws::own::|::own$" };
        let this = module(game);
        format!("test(/(^|::|_)({others})(::|_|$){own}/) - test(/(^|::|_){this}(::|_|$)/)")
    });
    of_files.chain(of_names).collect()
}

/// The program of tests to which a file of a crate belongs, and how the names
/// of its tests begin; none for what is no module of one.
fn place(file: &str) -> Option<(String, String)> {
    let (package, within) = file.strip_prefix("crates/")?.split_once("/tests/")?;
    let (binary, module) = within.strip_suffix(".rs")?.split_once('/')?;
    let package = if package == "kiste" { package.to_owned() } else { format!("kiste-{package}") };
    let module = module.strip_suffix("/mod").unwrap_or(module);
    (module != "main").then(|| (format!("{package}::{binary}"), module.replace('/', "::")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games() -> Vec<String> {
        ["pig", "hop-n-roll"].map(str::to_owned).to_vec()
    }

    fn only(files: &[&str]) -> Option<String> {
        only_game_of(&files.iter().copied().collect(), &games())
    }

    #[test]
    fn changes_within_one_game_are_told_from_others() {
        let of_hop = [
            "crates/games/src/hop_n_roll/sheet.rs",
            "data/hop-n-roll/standard.toml",
            "data/messages/de/hop-n-roll.ftl",
            "docs/rules/en/hop-n-roll.md",
            "tests/playthroughs/hop-n-roll/2-players-1.kiste",
            "web/src/games/hop-n-roll/HopPlay.svelte",
            "web/tests/browser/hop-n-roll.test.mjs",
        ];
        assert_eq!(only(&of_hop).as_deref(), Some("hop-n-roll"));
        assert_eq!(only(&["crates/games/src/pig.rs"]).as_deref(), Some("pig"));
        assert_eq!(only(&[of_hop[0], "crates/games/src/pig.rs"]), None);
        assert_eq!(only(&[of_hop[0], "crates/engine/src/lib.rs"]), None);
        assert_eq!(only(&["web/src/games/shared/tray.ts"]), None);
        assert_eq!(only(&[]), None);
    }

    #[test]
    fn what_is_new_or_gone_is_a_change() {
        let state = |files: &[(&str, u64)]| -> State {
            files.iter().map(|(file, digest)| ((*file).to_owned(), *digest)).collect()
        };
        let (then, now) =
            (state(&[("a", 1), ("b", 2), ("c", 3)]), state(&[("b", 9), ("c", 3), ("d", 4)]));
        assert_eq!(changed(&then, &now).into_iter().collect::<Vec<_>>(), ["a", "b", "d"]);
    }

    #[test]
    fn a_test_names_the_games_it_plays_or_all() {
        assert!(can_notice("wholeGames('hop-n-roll');", "hop-n-roll"));
        assert!(can_notice("use games::hop_n_roll::HopNRoll;", "hop-n-roll"));
        assert!(can_notice("each_of!(hamstern hop_n_roll)", "hop-n-roll"));
        assert!(can_notice("for id in games::ids() {", "hop-n-roll"));
        assert!(!can_notice("start(page, 'hop-n-roll-two')", "hop-n-roll"));
        assert!(!can_notice("games::pig::Pig", "hop-n-roll"));
    }

    #[test]
    fn what_cannot_notice_a_change_is_named_as_nextest_does() {
        let files = [
            ("crates/server/tests/server/serving.rs", "new(\"pig\")"),
            ("crates/server/tests/server/daily.rs", "new(\"hop-n-roll\")"),
            ("crates/server/tests/server/main.rs", "mod serving;"),
            ("crates/kiste/tests/cli/serve.rs", ""),
            ("crates/games/tests/games/laws/pig.rs", "laws!(Pig)"),
            ("crates/games/tests/games/laws/hop_n_roll.rs", "laws!(HopNRoll)"),
            ("crates/bots/tests/bots/levels.rs", "each_game!(plays)"),
        ];
        let files = files.map(|(file, text)| (file.to_owned(), text.to_owned()));
        let expected = [
            "binary_id(kiste-games::games) & test(/^(laws::pig)::/)",
            "binary_id(kiste-server::server) & test(/^(serving)::/)",
            "binary_id(kiste::cli) & test(/^(serve)::/)",
            "test(/(^|::|_)(pig)(::|_|$)|^laws::own::|::own$/) - test(/(^|::|_)hop_n_roll(::|_|$)/)",
        ];
        assert_eq!(spared("hop-n-roll", &games(), &files), expected);
        let alone = ["hop-n-roll".to_owned()];
        assert!(spared("hop-n-roll", &alone, &[]).is_empty());
    }
}
