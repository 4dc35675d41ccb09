//! The server as a process of its own: started on its core, watched, killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::Done;

/// So many ticks of the kernel's clock are a second, on every Linux there is.
const TICKS: u64 = 100;

pub(super) struct Server {
    child: Child,
    pub(super) address: SocketAddr,
    /// Where it keeps its data, if that is its own.
    _folder: Option<tempfile::TempDir>,
}

/// Keeps this process on a core, where there is a way to say so.
pub(super) fn stay_on(core: &str) {
    let pid = std::process::id().to_string();
    let _ = Command::new("taskset").args(["-a", "-p", "-c", core, &pid]).stdout(Stdio::null()).status();
}

impl Server {
    /// Starts the server over a folder, or over one that is gone afterwards.
    pub(super) async fn start(binary: &str, folder: Option<&Path>) -> Done<Server> {
        let mut command = Command::new("taskset");
        command.args(["-c", "0", binary]);
        Server::run(command, folder).await
    }

    /// Starts the server; what it sends and syncs is written into a file by `strace`.
    pub(super) async fn traced(binary: &str, trace: &Path) -> Done<Server> {
        let mut command = Command::new("strace");
        // The server is the child, and `strace` its grandchild: to kill one ends both.
        command.args([
            "-D",
            "-f",
            "-qq",
            "-s",
            "64",
            "-e",
            "trace=fdatasync,fsync,write,writev,sendto,sendmsg",
        ]);
        command.arg("-o").arg(trace).arg(binary);
        Server::run(command, None).await
    }

    async fn run(mut command: Command, folder: Option<&Path>) -> Done<Server> {
        let own = if folder.is_none() { Some(tempfile::tempdir()?) } else { None };
        let data = folder.or(own.as_ref().map(tempfile::TempDir::path)).unwrap_or(Path::new("."));
        let program = command.get_program().to_string_lossy().into_owned();
        let mut child = command
            .args(["serve", "--addr", "127.0.0.1:0", "--rate", "10000", "--data"])
            .arg(data)
            .env("MEYDAN_LANG", "en")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program}: {error}"))?;
        let stdout = child.stdout.take().ok_or("no output")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.split("http://").nth(1).ok_or_else(|| format!("no address in {line:?}"))?;
        let address = address.trim_end_matches(|c: char| !c.is_ascii_digit());
        Ok(Server { child, address: address.parse()?, _folder: own })
    }

    fn read(&self, name: &str) -> Done<String> {
        Ok(std::fs::read_to_string(format!("/proc/{}/{name}", self.child.id()))?)
    }

    /// The CPU time that it has used.
    pub(super) fn cpu(&self) -> Done<Duration> {
        let stat = self.read("stat")?;
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<u64>().ok()).unwrap_or(0);
        Ok(Duration::from_millis((ticks(11) + ticks(12)) * 1000 / TICKS))
    }

    /// The memory that it holds, in bytes.
    pub(super) fn memory(&self) -> Done<u64> {
        let status = self.read("status")?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("no VmRSS")?;
        let kilobytes: u64 = line.split_whitespace().nth(1).ok_or("no number")?.parse()?;
        Ok(kilobytes << 10)
    }

    /// Ends it at once, as a power cut of the process would.
    pub(super) fn kill(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
