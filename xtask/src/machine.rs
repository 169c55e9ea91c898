//! What tests and builds need of this machine, found or, on Debian, installed.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::lanes::tell;
use crate::run::{Failure, Outcome, program};

/// Browsers for the tests of the page.
pub(crate) struct Browsers {
    /// Has all that browsers have.
    pub(crate) whole: PathBuf,
    /// Knows neither windows nor notifications, and does the rest with two
    /// thirds of the work. The same one where there is no other.
    pub(crate) light: PathBuf,
}

/// Whatever tests need later on, installed while something else is built: nobody
/// waits for it then.
pub(crate) fn prepare() -> Outcome {
    browsers()?;
    postgres()
}

pub(crate) fn browsers() -> Outcome<Browsers> {
    const WHOLE: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    const LIGHT: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];
    const HINT: &str =
        "the browser tests need Chromium: install it, or name it with CHROMIUM=/path/to/chromium";
    if let Some(named) = std::env::var_os("CHROMIUM") {
        let whole = PathBuf::from(named);
        return Ok(Browsers { light: whole.clone(), whole });
    }
    let first = |names: &[&str]| names.iter().find_map(|name| on_path(name));
    let whole = found_or_installed(|| first(&WHOLE), &["chromium"], HINT)?;
    let light = found_or_installed(|| first(&LIGHT), &["chromium-headless-shell"], HINT);
    Ok(Browsers { light: light.unwrap_or_else(|_| whole.clone()), whole })
}

/// A PostgreSQL that the tests of the server can start for themselves.
pub(crate) fn postgres() -> Outcome {
    if std::env::var_os("KISTE_TEST_POSTGRES").is_some() {
        return Ok(());
    }
    found_or_installed(
        || on_path("initdb").or_else(debian_postgres),
        &["postgresql"],
        "the server's tests need PostgreSQL: install it, or name one that runs with \
         KISTE_TEST_POSTGRES=postgres://user:password@host:port",
    )
    .map(|_| ())
}

/// Debian keeps the programs of each version apart and off the path.
fn debian_postgres() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    versions.flatten().map(|version| version.path().join("bin/initdb")).find(|file| file.is_file())
}

fn found_or_installed(
    find: impl Fn() -> Option<PathBuf>,
    packages: &[&str],
    hint: &str,
) -> Outcome<PathBuf> {
    if let Some(found) = find() {
        return Ok(found);
    }
    if can_install() {
        install(packages, hint)?;
    }
    find().ok_or_else(|| Failure::new(hint))
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Whether packages can be installed without asking anybody.
pub(crate) fn can_install() -> bool {
    fs::read_to_string(Path::new("/etc/os-release")).is_ok_and(|text| says_debian(&text))
        && program("id", &["-u"]).output("").is_ok_and(|id| id.trim_ascii() == b"0")
}

/// Debian itself, not its descendants: they do not carry all the packages.
fn says_debian(os_release: &str) -> bool {
    os_release.lines().any(|line| matches!(line, "ID=debian" | "ID=\"debian\""))
}

/// Installs Debian's packages, saying so.
pub(crate) fn install(packages: &[&str], hint: &str) -> Outcome {
    // Debian's packages are installed by one at a time, and a lane does not know what another
    // is at.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    tell!("── installing Debian's {}", packages.join(" and "));
    let apt = |arguments: &[&str]| {
        program("apt-get", arguments)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .run(&format!("apt-get failed; its message stands above.\n{hint}"))
    };
    apt(&["update", "--quiet"])?;
    let mut arguments = vec!["install", "--quiet", "--yes", "--no-install-recommends"];
    arguments.extend(packages);
    apt(&arguments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debian_is_known_by_its_id() {
        assert!(says_debian("NAME=\"Debian GNU/Linux\"\nID=debian\n"));
        assert!(!says_debian("NAME=Ubuntu\nID=ubuntu\nID_LIKE=debian\n"));
    }

    #[test]
    fn what_is_missing_everywhere_is_told() {
        let nothing = || None;
        if !can_install() {
            let failure = found_or_installed(nothing, &["no-such-package"], "get it").unwrap_err();
            assert_eq!(failure.to_string(), "get it");
        }
        let found = found_or_installed(|| Some(PathBuf::from("/bin/sh")), &[], "get it").unwrap();
        assert_eq!(found, Path::new("/bin/sh"));
    }
}
