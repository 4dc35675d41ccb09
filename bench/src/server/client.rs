//! A browser as far as load needs one: forms, cookies, and the live socket.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use serde::Deserialize;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use super::Done;

pub(super) type Socket = WebSocketStream<TcpStream>;

/// One browser, at an address of its own: the server bounds connections by address.
#[derive(Clone)]
pub(super) struct Browser {
    server: SocketAddr,
    from: IpAddr,
    cookies: BTreeMap<String, String>,
}

impl Browser {
    pub(super) fn new(server: SocketAddr, number: usize) -> Browser {
        let from = Ipv4Addr::new(127, 0, (number / 200 % 200) as u8, (number % 200) as u8 + 1);
        Browser { server, from: from.into(), cookies: BTreeMap::new() }
    }

    /// The server is at another address now.
    pub(super) fn moved_to(&mut self, server: SocketAddr) {
        self.server = server;
    }

    async fn connect(&self) -> Done<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(self.from, 0))?;
        let stream = socket.connect(self.server).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    fn cookie(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    /// Sends a form; where the answer leads. The first answer may only give a key.
    pub(super) async fn post(&mut self, path: &str, form: &str) -> Done<String> {
        let place = self.post_once(path, form).await?;
        if place == format!("{path}?keyed") { self.post_once(&place, form).await } else { Ok(place) }
    }

    async fn post_once(&mut self, path: &str, form: &str) -> Done<String> {
        let mut stream = self.connect().await?;
        let (length, cookie) = (form.len(), self.cookie());
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}",
            self.server
        );
        stream.write_all(head.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let answer = String::from_utf8_lossy(&answer);
        let head = answer.split("\r\n\r\n").next().unwrap_or_default();
        let mut place = None;
        for line in head.lines() {
            let Some((name, value)) = line.split_once(':') else { continue };
            match name.to_ascii_lowercase().as_str() {
                "location" => place = Some(value.trim().to_owned()),
                "set-cookie" => {
                    if let Some((name, value)) =
                        value.trim().split(';').next().and_then(|pair| pair.split_once('='))
                    {
                        self.cookies.insert(name.to_owned(), value.to_owned());
                    }
                }
                _ => {}
            }
        }
        place.ok_or_else(|| format!("{path}: {}", head.lines().next().unwrap_or_default()).into())
    }

    pub(super) async fn socket(&self, path: &str) -> Done<Socket> {
        self.socket_at(&format!("{path}/live?after=0")).await
    }

    /// A socket at this very address.
    pub(super) async fn socket_at(&self, address: &str) -> Done<Socket> {
        let mut request = format!("ws://{}{address}", self.server).into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie().parse()?);
        let (socket, _) = tokio_tungstenite::client_async(request, self.connect().await?).await?;
        Ok(socket)
    }
}

/// As much of a message as somebody needs who only plays.
#[derive(Deserialize)]
pub(super) struct Heard {
    pub(super) t: String,
    #[serde(default)]
    pub(super) base: Option<u64>,
    #[serde(default)]
    pub(super) id: Option<String>,
    #[serde(default)]
    pub(super) seq: u32,
    #[serde(default)]
    pub(super) offer: Value,
    #[serde(default)]
    pub(super) pending: Vec<u8>,
    #[serde(default)]
    pub(super) yours: Vec<u8>,
    #[serde(default)]
    pub(super) over: bool,
    #[serde(default)]
    pub(super) code: Option<String>,
}

impl Heard {
    /// What the seat may do, as far as it leads on.
    pub(super) fn actions(&self, seat: u8) -> Vec<String> {
        let mut all = Vec::new();
        match &self.offer {
            Value::Object(seats) => {
                for (place, actions) in
                    seats.get(&seat.to_string()).and_then(Value::as_object).into_iter().flatten()
                {
                    match actions {
                        Value::Array(actions) => {
                            all.extend(
                                actions.iter().filter_map(|one| Some(one.get(0)?.as_str()?.to_owned())),
                            );
                        }
                        _ => all.push(place.clone()),
                    }
                }
            }
            // As it was before what can be done was grouped.
            Value::Array(offers) => {
                let own = offers.iter().filter(|offer| offer["seat"] == seat);
                all.extend(own.filter_map(|offer| Some(offer["action"].as_str()?.to_owned())));
            }
            _ => {}
        }
        all.retain(|action| {
            !["undo", "double", "surrender", "resign"].iter().any(|word| action.starts_with(word))
        });
        all
    }
}
