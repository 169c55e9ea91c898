//! Servers in processes of their own, which can be killed.

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use server::{Config, Database, Limits};
use tokio::net::{TcpListener, TcpStream};

use super::node::Home;

/// The children find here what to serve.
const SERVE: &str = "KISTE_CRASH_TEST_SERVE";

/// Not a test: what the tests start and kill.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Ok(wanted) = std::env::var(SERVE) else { return };
    let (address, database) = wanted.split_once(' ').unwrap();
    let database = match database.strip_prefix("postgres:") {
        Some(_) => Database::Postgres(database.to_owned()),
        None => Database::Folder(database.into()),
    };
    let listener = TcpListener::bind(address).await.unwrap();
    let config =
        Config { limits: Limits::for_load_tests(), bot_threads: 2, ..Config::new(database) };
    server::run(listener, config, std::future::pending()).await.unwrap();
}

/// An address that nobody listens on.
pub(crate) async fn free_address() -> SocketAddr {
    TcpListener::bind(("127.0.0.1", 0)).await.unwrap().local_addr().unwrap()
}

/// A server that is killed when dropped.
pub(crate) struct Victim(Child);

impl Victim {
    /// Starts one, and waits until it listens.
    pub(crate) async fn start(address: SocketAddr, home: &Home) -> Self {
        let database = match home {
            Home::Folder(folder) => folder.path().display().to_string(),
            Home::Postgres(url) => url.clone(),
        };
        // A write beyond the largest size of a file is to fail, and not to kill.
        let shell = r#"trap "" XFSZ; exec "$0" "$@""#;
        let child = Command::new("sh")
            .args(["-c", shell])
            .arg(std::env::current_exe().unwrap())
            .args(["support::process::child", "--exact", "--nocapture"])
            .env(SERVE, format!("{address} {database}"))
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let mut victim = Self(child);
        let begun = Instant::now();
        while TcpStream::connect(address).await.is_err() {
            assert!(victim.0.try_wait().unwrap().is_none(), "the server gave up");
            assert!(begun.elapsed() < Duration::from_secs(30), "the server does not come up");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        victim
    }

    /// Lets no file of it grow beyond so many bytes.
    pub(crate) fn limit_files(&self, most: &str) {
        let limit = format!("--fsize={most}:unlimited");
        Self::run("prlimit", &["--pid", &self.0.id().to_string(), &limit]);
    }

    /// Stops it, or lets it go on.
    pub(crate) fn signal(&self, name: &str) {
        Self::run("kill", &["-s", name, &self.0.id().to_string()]);
    }

    /// Memory in use, in MB.
    pub(crate) fn memory(&self) -> f64 {
        self.status("VmRSS:")
    }

    /// The most that was ever in use, in MB.
    pub(crate) fn memory_peak(&self) -> f64 {
        self.status("VmHWM:")
    }

    /// How many scripts run right now.
    pub(crate) fn scripts(&self) -> usize {
        let threads = std::fs::read_dir(self.file("task")).unwrap().flatten();
        // One that ends meanwhile has no name any more.
        let names =
            threads.filter_map(|task| std::fs::read_to_string(task.path().join("comm")).ok());
        names.filter(|name| name.trim_end() == "script").count()
    }

    fn file(&self, name: &str) -> String {
        format!("/proc/{}/{name}", self.0.id())
    }

    fn status(&self, what: &str) -> f64 {
        let status = std::fs::read_to_string(self.file("status")).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix(what)).unwrap();
        line.trim().trim_end_matches("kB").trim().parse::<f64>().unwrap() / 1024.0
    }

    fn run(program: &str, arguments: &[&str]) {
        assert!(Command::new(program).args(arguments).status().unwrap().success(), "{program}");
    }
}

/// On Unix this is `kill -9`.
impl Drop for Victim {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}
