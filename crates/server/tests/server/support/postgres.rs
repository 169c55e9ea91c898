//! A PostgreSQL of one's own, on a free port, gone with the test.

use std::fs::File;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// The server of this test process; each test makes its own database in it.
///
/// `KISTE_TEST_POSTGRES` names one that runs already. Otherwise one is started
/// from the programs on this machine: `cargo xtask test` sees to it that they
/// are there.
pub(crate) struct Postgres {
    url: String,
    /// Its guard stops it when this process ends, however it ends.
    _guard: Option<Child>,
}

impl Postgres {
    pub(crate) fn start() -> &'static Self {
        static SERVER: OnceLock<Postgres> = OnceLock::new();
        SERVER.get_or_init(|| match std::env::var("KISTE_TEST_POSTGRES") {
            Ok(url) => Self { url: url.trim_end_matches('/').to_owned(), _guard: None },
            Err(_) => Self::own(),
        })
    }

    fn own() -> Self {
        let programs = programs().expect(
            "PostgreSQL is not on this machine: install it (Debian: postgresql), \
             or set KISTE_TEST_POSTGRES=postgres://user:password@host:port",
        );
        let folder = tempfile::Builder::new()
            .prefix("kiste-postgres-")
            .tempdir()
            .expect("a temporary folder")
            .keep();
        let data = folder.join("data");
        if let Some(user) = other_user() {
            run(Command::new("chown").arg(user).arg(&folder));
        }
        lay_out(&programs.join("initdb"), &data);
        let port = free_port();
        let server = unprivileged(&programs.join("postgres"));
        // `cat` ends when the pipe from this process does.
        let guard = Command::new("sh")
            .args(["-c", "folder=$1; shift; \"$@\" & cat; kill -TERM $!; wait; rm -rf \"$folder\""])
            .arg("guard")
            .arg(&folder)
            .arg(server.get_program())
            .args(server.get_args())
            .arg("-D")
            .arg(&data)
            .args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"])
            .args(["-c", "unix_socket_directories=", "-c", "max_connections=200"])
            .args(["-c", "logging_collector=off", "-c", "log_min_messages=panic"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("PostgreSQL is started");
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(30), "PostgreSQL does not listen");
            std::thread::sleep(Duration::from_millis(50));
        }
        Self { url: format!("postgres://kiste@127.0.0.1:{port}"), _guard: Some(guard) }
    }

    /// A fresh database, so that tests do not see each other.
    pub(crate) async fn database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("kiste_test_{}_{count}", std::process::id());
        let begun = Instant::now();
        let mut connection = loop {
            // It listens a moment before it takes connections.
            match PgConnection::connect(&format!("{}/postgres", self.url)).await {
                Ok(connection) => break connection,
                Err(error) => {
                    assert!(begun.elapsed() < Duration::from_secs(30), "PostgreSQL: {error}");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        };
        for statement in [
            format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"),
            format!("CREATE DATABASE {name}"),
        ] {
            sqlx::raw_sql(AssertSqlSafe(statement))
                .execute(&mut connection)
                .await
                .expect("a fresh database");
        }
        format!("{}/{name}", self.url)
    }
}

/// Makes the files of a server that has never run. To make them takes as long as
/// most tests, so the first copies its own for all the others.
fn lay_out(initdb: &Path, data: &Path) {
    let version = Command::new(initdb).arg("--version").output().expect("initdb can be started");
    let version: String = String::from_utf8_lossy(&version.stdout)
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .collect();
    let beside =
        |what: &str| Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{what}{version}"));
    let kept = beside("files-");
    let lock = File::create(beside("lock-")).expect("a lock beside the copy");
    lock.lock().expect("a lock that is waited for");
    let copy = |from: &Path, to: &Path| run(Command::new("cp").arg("-a").arg(from).arg(to));
    if kept.is_dir() {
        copy(&kept, data);
        return;
    }
    run(unprivileged(initdb)
        .args(["--auth=trust", "--username=kiste", "--no-sync", "--encoding=UTF8", "--pgdata"])
        .arg(data)
        .stdout(Stdio::null()));
    // Whole or not at all, whatever ends this process.
    let half = beside("half-");
    run(Command::new("rm").arg("-rf").arg(&half));
    copy(data, &half);
    std::fs::rename(half, kept).expect("the copy has no name yet");
}

/// Where `initdb` and `postgres` are: on the path, or where Debian keeps them.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut versions: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .collect();
    versions.sort();
    versions
        .into_iter()
        .rev()
        .chain(std::env::split_paths(&path))
        .find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file())
}

/// Runs a program that comes with PostgreSQL's server.
pub(crate) fn run_beside_postgres(name: &str, with: impl FnOnce(&mut Command) -> &mut Command) {
    // Elsewhere than the server only if that was started by somebody else.
    let program = programs().map_or_else(|| name.into(), |folder| folder.join(name));
    run(with(&mut Command::new(program)));
}

/// PostgreSQL refuses to run as root; somebody else has to.
fn other_user() -> Option<&'static str> {
    let who = Command::new("id").arg("-u").output().expect("id tells who we are");
    if who.stdout.trim_ascii() != b"0" {
        return None;
    }
    let passwd = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let known = passwd.lines().any(|line| line.starts_with("postgres:"));
    Some(if known { "postgres" } else { "nobody" })
}

fn unprivileged(program: &Path) -> Command {
    let Some(user) = other_user() else { return Command::new(program) };
    let group = Command::new("id").args(["-g", user]).output().expect("id knows the user");
    let group = String::from_utf8_lossy(&group.stdout).trim().to_owned();
    // Unlike su and runuser this leaves no process between us and the program.
    let mut command = Command::new("setpriv");
    command.args(["--reuid", user, "--regid", &group, "--clear-groups"]).arg(program);
    command
}

fn run(command: &mut Command) {
    let done = command.output().expect("the program can be started");
    assert!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
}

fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0))
        .and_then(|listener| listener.local_addr())
        .expect("a free port")
        .port()
}
