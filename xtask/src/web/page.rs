//! The page itself: npm and Vite.

use std::fs;

use crate::run::{Failure, Outcome, program, root};

/// A copy of the lock file, as of the last installation.
const STAMP: &str = "web/node_modules/.installed-lock.json";

/// Builds `web/dist`.
pub(super) fn build() -> Outcome {
    if !program("npm", &["--version"]).works() {
        return Err(Failure::new("the page needs Node.js 20 or newer with npm on the path"));
    }
    install()?;
    println!("── the page");
    npm(&["run", "--silent", "build"], "the page could not be built; the messages above say why")
}

/// Installs what the lock file names, unless that was the last thing done.
fn install() -> Outcome {
    let lock = fs::read(root().join("web/package-lock.json"))
        .map_err(|error| Failure::new(format!("web/package-lock.json cannot be read: {error}")))?;
    let stamp = root().join(STAMP);
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    println!("── packages of the page");
    npm(&["ci", "--no-audit", "--no-fund"], "npm could not install the packages of the page")?;
    // A failure costs only an installation too many next time.
    let _ = fs::write(stamp, lock);
    Ok(())
}

fn npm(arguments: &[&str], hint: &str) -> Outcome {
    program("npm", arguments).within("web").run(hint)
}
