//! A compiler for WASM, wherever this machine has one.

use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::lanes::tell;
use crate::machine;
use crate::run::{Failure, Outcome, Program, program};

/// What browsers run.
pub(super) const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler for browsers' own needs, and the sources of its library.
const DEBIAN_PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];

const WAYS: &str = "\
this machine cannot compile to WASM. Any of these mends it:
  rustup target add wasm32-unknown-unknown   (or: cargo xtask web --install-target)
  rustup component add rust-src              (the standard library is then built along)
  apt-get install rustc-web rust-web-src     (Debian, as root)";

/// How to compile to WASM here.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Toolchain {
    /// The compiler in use has the target.
    Target,
    /// This compiler has the sources of its library, which is built along.
    Sources {
        rustc: PathBuf,
        /// The linker, if the compiler does not bring its own.
        linker: Option<PathBuf>,
    },
}

impl fmt::Display for Toolchain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Target => f.write_str("with the compiler in use"),
            Self::Sources { rustc, .. } => write!(
                f,
                "with {} and its standard library from source (minutes the first time)",
                rustc.display()
            ),
        }
    }
}

impl Toolchain {
    /// What this machine has; on Debian, what it can be given. rustup
    /// downloads only if asked to.
    pub(super) fn find(install_target: bool) -> Outcome<Self> {
        if install_target && !has_target(&active_rustc()) {
            tell!("── rustup target add {TARGET}");
            program("rustup", &["target", "add", TARGET])
                .run("rustup could not add the target; its message stands above")?;
        }
        if let Some(found) = Self::present() {
            return Ok(found);
        }
        if machine::can_install() {
            tell!("── the compiler in use has no {TARGET}");
            machine::install(&DEBIAN_PACKAGES, WAYS)?;
            if let Some(found) = Self::present() {
                return Ok(found);
            }
        }
        Err(Failure::new(WAYS))
    }

    fn present() -> Option<Self> {
        let named = std::env::var_os("WASM_RUSTC").map(PathBuf::from);
        Self::choose(&active_rustc(), named, Path::new("/usr/bin/rustc"))
    }

    /// The compiler in use if it has the target; else the first that has the
    /// sources of its library, of the one `named`, that in use, and the
    /// system's.
    fn choose(active: &Path, named: Option<PathBuf>, system: &Path) -> Option<Self> {
        if has_target(active) {
            return Some(Self::Target);
        }
        let candidates = named.into_iter().chain([active.to_owned(), system.to_owned()]);
        let rustc = candidates.into_iter().find(|rustc| has_sources(rustc))?;
        // That of the compiler in use first: Debian's is too old for the job.
        let linker = [active, &rustc].into_iter().find_map(linker_of);
        Some(Self::Sources { rustc, linker })
    }

    /// Lets a `cargo build` use it.
    pub(super) fn apply(&self, build: Program) -> Program {
        let Self::Sources { rustc, linker } = self else { return build };
        let build = build
            .arg("-Zbuild-std=std,panic_abort")
            // Without what only prints stacks, which no browser has.
            .arg("-Zbuild-std-features=")
            .env("RUSTC", rustc)
            // A stable compiler builds its own library only when told that it may.
            .env("RUSTC_BOOTSTRAP", "1");
        match linker {
            Some(linker) => build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker),
            None => build,
        }
    }
}

fn active_rustc() -> PathBuf {
    std::env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc")).into()
}

/// A path that `rustc --print` tells.
fn printed(rustc: &Path, arguments: &[&str]) -> Option<PathBuf> {
    let output = program(rustc, arguments).output("").ok()?;
    Some(PathBuf::from(String::from_utf8(output).ok()?.trim()))
}

fn has_target(rustc: &Path) -> bool {
    let folder = printed(rustc, &["--print", "target-libdir", "--target", TARGET]);
    let files = folder.and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten();
    files.flatten().any(|file| {
        let name = file.file_name();
        let name = name.to_string_lossy();
        name.starts_with("libstd-") && name.ends_with(".rlib")
    })
}

fn has_sources(rustc: &Path) -> bool {
    printed(rustc, &["--print", "sysroot"]).is_some_and(|sysroot| {
        sysroot.join("lib/rustlib/src/rust/library/std/Cargo.toml").is_file()
    })
}

fn linker_of(rustc: &Path) -> Option<PathBuf> {
    // `<sysroot>/lib/rustlib/<host>/lib`, beside which lies `bin`.
    let libraries = printed(rustc, &["--print", "target-libdir"])?;
    let linker = libraries.parent()?.join("bin").join(LINKER);
    linker.is_file().then_some(linker)
}

const LINKER: &str = if cfg!(windows) { "rust-lld.exe" } else { "rust-lld" };

#[cfg(test)]
mod tests {
    use super::*;

    /// A compiler that can only say where its parts lie.
    #[cfg(unix)]
    fn compiler(folder: &Path, parts: &[&str]) -> PathBuf {
        use std::os::unix::fs::PermissionsExt as _;
        for part in parts {
            let file = folder.join(part);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, "").unwrap();
        }
        fs::create_dir_all(folder).unwrap();
        let rustc = folder.join("rustc");
        let root = folder.display();
        let script = format!(
            "#!/bin/sh\ncase \"$*\" in\n\
             *--target*) echo {root}/lib/rustlib/{TARGET}/lib ;;\n\
             *target-libdir*) echo {root}/lib/rustlib/host/lib ;;\n\
             *sysroot*) echo {root} ;;\nesac\n"
        );
        fs::write(&rustc, script).unwrap();
        fs::set_permissions(&rustc, fs::Permissions::from_mode(0o755)).unwrap();
        rustc
    }

    #[cfg(unix)]
    #[test]
    fn the_first_compiler_that_can_is_taken() {
        const SOURCES: &str = "lib/rustlib/src/rust/library/std/Cargo.toml";
        const LINKER: &str = "lib/rustlib/host/bin/rust-lld";
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let library = format!("lib/rustlib/{TARGET}/lib/libstd-0123.rlib");
        let complete = compiler(&at("complete"), &[&library, SOURCES]);
        let plain = compiler(&at("plain"), &[LINKER]);
        let debian = compiler(&at("debian"), &[SOURCES]);
        let nightly = compiler(&at("nightly"), &[SOURCES, LINKER]);
        let nowhere = at("nowhere");

        let sources = |rustc: &PathBuf, linker: Option<&str>| {
            let linker = linker.map(|name| at(name).join(LINKER));
            Some(Toolchain::Sources { rustc: rustc.clone(), linker })
        };
        let choose = Toolchain::choose;
        assert_eq!(choose(&complete, Some(nightly.clone()), &debian), Some(Toolchain::Target));
        assert_eq!(choose(&plain, None, &debian), sources(&debian, Some("plain")));
        assert_eq!(
            choose(&plain, Some(nightly.clone()), &debian),
            sources(&nightly, Some("plain"))
        );
        assert_eq!(choose(&debian, None, &nowhere), sources(&debian, None));
        assert_eq!(
            choose(&nowhere, Some(nowhere.clone()), &nightly),
            sources(&nightly, Some("nightly"))
        );
        assert_eq!(choose(&plain, None, &nowhere), None);
    }
}
