//! Whether every answer comes after its move is on the disk. A kill shows nothing of that: what
//! a killed process wrote is still in the kernel. So the kernel is asked, by `strace`.

use std::path::Path;

use super::Done;
use super::load::Load;
use super::process::Server;

/// What the server asked of the kernel, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// What was written is on the disk.
    Sync,
    /// A player was told that a move counts.
    Answer,
}

/// Plays at one table, one move after the other, and counts.
pub(super) async fn run(binary: &str) -> Done<()> {
    let folder = tempfile::tempdir()?;
    let trace = folder.path().join("trace");
    let server = Server::traced(binary, &trace).await?;
    let mut load = Load::open(&server, "othello", 1, "", 0).await?;
    let begun = read(&trace)?.len();
    let moves = load.play(50, None).await?.moves;
    drop(load);
    server.kill();
    let all = read(&trace)?;
    let (mut syncs, mut answers, mut early, mut fresh) = (0u64, 0u64, 0u64, false);
    for asked in all.into_iter().skip(begun) {
        match asked {
            Asked::Sync => (syncs, fresh) = (syncs + 1, true),
            Asked::Answer => {
                answers += 1;
                early += u64::from(!fresh);
                fresh = false;
            }
        }
    }
    println!(
        "{moves} moves one after the other, {answers} answers, {syncs} syncs, {early} answers before their sync"
    );
    if early > 0 || answers < moves {
        return Err("an answer came before its move was on the disk".into());
    }
    Ok(())
}

/// What counts of a trace. A call that another thread broke in two counts where it ended.
fn read(trace: &Path) -> Done<Vec<Asked>> {
    let text = std::fs::read_to_string(trace)?;
    Ok(text
        .lines()
        .filter_map(|line| {
            if line.contains("\\\"t\\\":\\\"ack\\\"") {
                // Told as soon as it is asked for: whatever ends later could come too late.
                return Some(Asked::Answer);
            }
            let syncs = line.contains("fdatasync") || line.contains("fsync");
            (syncs && line.ends_with("= 0")).then_some(Asked::Sync)
        })
        .collect())
}
