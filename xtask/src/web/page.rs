//! The page itself: npm and Vite.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use crate::changes::{can_notice, games};
use crate::lanes::tell;
use crate::machine::Browsers;
use crate::run::{Failure, Outcome, Program, program, root};

/// A copy of the lock file, as of the last installation.
const STAMP: &str = "web/node_modules/.installed-lock.json";

/// Builds `web/dist`: beside it, and then moved there. A server that is being
/// compiled meanwhile reads that folder, and must not find half a page.
pub(super) fn build() -> Outcome {
    const NEXT: &str = "dist-next";
    install()?;
    npm(
        &["run", "--silent", "build", "--", "--outDir", NEXT],
        "the page could not be built; the messages above say why",
    )?;
    let web = root().join("web");
    let (page, next, last) = (web.join("dist"), web.join(NEXT), web.join("dist-last"));
    let moved = || {
        remove(&last)?;
        match fs::rename(&page, &last) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        fs::rename(&next, &page)?;
        remove(&last)
    };
    moved().map_err(|error| Failure::new(format!("web/dist cannot be replaced: {error}")))
}

fn remove(folder: &Path) -> std::io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Layout and lints of the page.
pub(super) fn lint() -> Outcome {
    install()?;
    npm(
        &["run", "--silent", "format:check"],
        "run `npm run format` in web/ and commit what it changes",
    )?;
    npm(&["run", "--silent", "lint"], "the linter's messages above say what to mend")
}

/// Types of the page and of the modules that it loads.
pub(super) fn check() -> Outcome {
    install()?;
    npm(&["run", "--silent", "check"], "the types of the page do not fit; see above")
}

/// Unit tests of the page.
pub(super) fn test() -> Outcome {
    install()?;
    npm(&["test", "--silent"], "the tests of the page named above fail")
}

/// How much a first visit loads.
pub(super) fn weigh(browsers: &Browsers) -> Outcome {
    program("npm", &["run", "--silent", "size"])
        .within("web")
        .env("CHROMIUM", &browsers.light)
        .run("a first visit to the page loads more than the budget allows; see above")
}

const BROWSER_FAILS: &str = "the browser tests named above fail; web/shots shows what they saw";

/// Games in a browser at this server; with a `game`, the tests that can notice
/// a change of it and those of the page itself.
pub(super) fn browse(kiste: &Path, browsers: &Browsers, game: Option<&str>) -> Outcome {
    let Some(game) = game else {
        return with_browser(&["browser"], kiste, browsers, BROWSER_FAILS);
    };
    let mut arguments = ["browser", "--", "--game", game].map(str::to_owned).to_vec();
    for other in others(game) {
        arguments.extend(["--spare".to_owned(), other]);
    }
    arguments.extend(tests_of(game)?);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    with_browser(&arguments, kiste, browsers, BROWSER_FAILS)
}

/// The files of browser tests, from `web` on, that have to do with this game.
fn tests_of(game: &str) -> Outcome<Vec<String>> {
    const FOLDER: &str = "tests/browser";
    let unread = |error: std::io::Error| Failure::new(format!("web/{FOLDER}: {error}"));
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join("web").join(FOLDER)).map_err(unread)? {
        let path = entry.map_err(unread)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !name.ends_with(".test.mjs") {
            continue;
        }
        let text = fs::read_to_string(&path).map_err(unread)?;
        let of_another = others(game).any(|other| name.starts_with(&other));
        let of_this = name == "page.test.mjs" || name.starts_with(game) || can_notice(&text, game);
        if of_this && !of_another {
            files.push(format!("{FOLDER}/{name}"));
        }
    }
    files.sort();
    Ok(files)
}

/// Games that tests can be of instead. What people write is played beside others.
fn others(game: &str) -> impl Iterator<Item = String> {
    games().into_iter().filter(move |id| id != game && id != "own")
}

/// All of them, also those that take long.
pub(super) fn browse_thoroughly(kiste: &Path, browsers: &Browsers) -> Outcome {
    let all = ["run", "--silent", "browser", "--", "tests/browser", "tests/browser/thorough"];
    browser(&all, kiste, browsers).env("KISTE_THOROUGH", "1").run(BROWSER_FAILS)
}

/// The page as this server carries it.
pub(super) fn browse_shipped(kiste: &Path, browsers: &Browsers) -> Outcome {
    with_browser(
        &["browser", "--", "tests/browser/page.test.mjs"],
        kiste,
        browsers,
        "the server carries another page than web/dist",
    )
}

/// Pictures of the page that this server carries.
pub(super) fn take_pictures(kiste: &Path, browsers: &Browsers) -> Outcome {
    with_browser(&["pictures"], kiste, browsers, "the pictures could not be taken; see above")
}

fn with_browser(script: &[&str], kiste: &Path, browsers: &Browsers, hint: &str) -> Outcome {
    browser(&[&["run", "--silent"], script].concat(), kiste, browsers).run(hint)
}

fn browser(arguments: &[&str], kiste: &Path, browsers: &Browsers) -> Program {
    program("npm", arguments)
        .within("web")
        .env("KISTE", kiste)
        .env("CHROMIUM", &browsers.light)
        .env("CHROMIUM_WHOLE", &browsers.whole)
}

/// Installs what the lock file names, unless that was the last thing done. Whoever comes meanwhile waits.
pub(super) fn install() -> Outcome {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    if !program("npm", &["--version"]).works() {
        return Err(Failure::new("the page needs Node.js 20 or newer with npm on the path"));
    }
    let lock = fs::read(root().join("web/package-lock.json"))
        .map_err(|error| Failure::new(format!("web/package-lock.json cannot be read: {error}")))?;
    let stamp = root().join(STAMP);
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    tell!("   packages of the page");
    npm(&["ci", "--no-audit", "--no-fund"], "npm could not install the packages of the page")?;
    // A failure costs only an installation too many next time.
    let _ = fs::write(stamp, lock);
    Ok(())
}

fn npm(arguments: &[&str], hint: &str) -> Outcome {
    program("npm", arguments).within("web").run(hint)
}
