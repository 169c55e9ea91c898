//! The server under test, in a process of its own.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tokio::net::{TcpListener, TcpStream};

/// What the server allows.
#[derive(Clone, Copy, PartialEq)]
pub(in crate::commands) enum Limits {
    /// What anybody gets.
    Usual,
    /// More than a load test can ask for.
    None,
}

/// A server that is stopped when dropped.
pub(in crate::commands) struct Host {
    pub(in crate::commands) address: SocketAddr,
    child: Child,
}

impl Host {
    /// Starts this very program as a server, from whose memory tables go after
    /// `idle` seconds.
    pub(in crate::commands) async fn start(
        folder: &Path,
        database: Option<&str>,
        limits: Limits,
        idle: u32,
    ) -> std::io::Result<Self> {
        let address = TcpListener::bind(("127.0.0.1", 0)).await?.local_addr()?;
        let mut command = Command::new(std::env::current_exe()?);
        let many = u32::MAX.to_string();
        command
            .args(["serve", "--listen", &address.to_string(), "--idle", &idle.to_string()])
            .arg("--data")
            .arg(folder)
            .env("KISTE_LOG", "warn")
            .stdout(Stdio::null());
        if limits == Limits::None {
            command
                .args(["--max-connections", &many, "--max-connections-per-address", &many])
                .args(["--tables-per-hour", &many, "--messages-per-second", &many])
                .args(["--requests-per-second", &many, "--megabytes-per-hour", &many]);
        }
        if let Some(url) = database {
            // Not as an argument: it may hold a password.
            command.env("KISTE_DATABASE", url);
        }
        let mut child = command.spawn()?;
        let begun = Instant::now();
        while TcpStream::connect(address).await.is_err() {
            if child.try_wait()?.is_some() || begun.elapsed() > Duration::from_secs(30) {
                let _ = child.kill();
                return Err(std::io::Error::other("the server did not start"));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(Self { address, child })
    }

    /// Processor time of the server so far, where the system tells.
    pub(in crate::commands) fn processor_time(&self) -> Option<Duration> {
        processor_time(&self.child.id().to_string())
    }

    /// Memory in use, in MB, where the system tells.
    pub(in crate::commands) fn memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: f64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
        Some(kilobytes / 1024.0)
    }
}

/// Processor time of a process so far; `self` is this one.
pub(in crate::commands) fn processor_time(process: &str) -> Option<Duration> {
    // Linux tells times in hundredths of a second, whatever its own clock does.
    const TICK: Duration = Duration::from_millis(10);
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The second field is a name in brackets that may hold anything.
    let (_, fields) = stat.rsplit_once(") ")?;
    let mut times = fields.split(' ').skip(11).map_while(|field| field.parse::<u32>().ok());
    Some(TICK * (times.next()? + times.next()?))
}

impl Drop for Host {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
