//! What is said when the hall opens: where it is, how others in the network reach it, and, if
//! asked for, a browser that opens and a picture for telephones.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::process::{Command, Stdio};

use anstream::{AutoStream, ColorChoice};
use meydan_words::Words;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// Black on white, whatever the terminal's own colours are: cameras want it so.
const PAPER: &str = "\u{1b}[30;107m";
const PLAIN: &str = "\u{1b}[0m";

/// Says where the hall is. Whoever started it may not read; that is no reason to stop.
pub(super) fn say(address: SocketAddr, open: bool, words: &'static Words) {
    let mut out = io::stdout();
    let link = |address: SocketAddr| format!("http://{address}");
    let _ = writeln!(out, "{}", words.say_with("serve-ready", &[("address", link(address).into())]));
    let others = in_network(address);
    if let Some(others) = others {
        let _ = writeln!(out, "{}", words.say_with("serve-network", &[("address", link(others).into())]));
        if open && let Some(picture) = picture(&link(others)) {
            let _ = out.write_all(picture.as_bytes());
        }
    }
    if open {
        if others.is_none() {
            let _ = writeln!(out, "{}", words.say("serve-only-here"));
        }
        open_browser(link(here(address)), words);
    }
    let _ = out.flush();
}

/// Where this machine itself reaches it.
fn here(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

/// Where others in the network reach it, if they can.
fn in_network(address: SocketAddr) -> Option<SocketAddr> {
    let ip = address.ip();
    if ip.is_loopback() {
        return None;
    }
    if !ip.is_unspecified() {
        return Some(address);
    }
    // Which of its addresses the machine would talk to others from. Nothing is sent: these are set
    // aside for documents. A server for the newer kind takes the older as well.
    let from = |own: IpAddr, other: IpAddr| {
        let socket = UdpSocket::bind((own, 0)).ok()?;
        socket.connect((other, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
    };
    let older = || from(Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::new(192, 0, 2, 1).into());
    let newer = || {
        from(Ipv6Addr::UNSPECIFIED.into(), Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into())
            .filter(|_| address.is_ipv6())
    };
    older().or_else(newer).map(|ip| SocketAddr::new(ip, address.port()))
}

/// An address as a picture in letters. Without colours the background is taken to be dark.
fn picture(link: &str) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    let stdout = io::stdout();
    let colour = stdout.is_terminal() && AutoStream::choice(&stdout) != ColorChoice::Never;
    let (dark, light) =
        if colour { (Dense1x2::Dark, Dense1x2::Light) } else { (Dense1x2::Light, Dense1x2::Dark) };
    // In the library's words a sign that is drawn is dark.
    let drawn = code.render::<Dense1x2>().dark_color(dark).light_color(light).build();
    let line = |line: &str| if colour { format!("{PAPER}{line}{PLAIN}\n") } else { format!("{line}\n") };
    Some(drawn.lines().map(line).collect())
}

/// Opens a browser; that none opens is told and no more.
fn open_browser(link: String, words: &'static Words) {
    let (program, first): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(first).arg(&link).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Some of these programs stay as long as the browser does.
    std::thread::spawn(move || {
        let detail = match command.status() {
            Ok(status) if status.success() => return,
            Ok(status) => status.to_string(),
            Err(error) => error.to_string(),
        };
        let args = [("program", program.into()), ("detail", detail.into()), ("address", link.into())];
        let _ = writeln!(io::stderr(), "{}", words.say_with("serve-no-browser", &args));
    });
}
