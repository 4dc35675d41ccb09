//! A browser without scripts: cookies, forms, and the live socket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::header::{CONTENT_TYPE, COOKIE, HeaderMap, LOCATION, SET_COOKIE};
use reqwest::{Client, Response};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::shown::{Shown, offers};

/// Nothing that a test does may take longer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A browser without scripts: follows nothing by itself, keeps cookies.
#[derive(Clone)]
pub(crate) struct Browser {
    client: Client,
    address: SocketAddr,
    pub(crate) cookies: Vec<(String, String)>,
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Browser {
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).timeout(PATIENCE);
        Browser { client: client.build().expect("a client"), address, cookies: Vec::new() }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) fn cookie_line(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    fn keep(&mut self, headers: &HeaderMap) {
        for cookie in headers.get_all(SET_COOKIE) {
            let text = cookie.to_str().expect("text");
            let (name, value) =
                text.split(';').next().and_then(|pair| pair.split_once('=')).expect("a cookie");
            self.cookies.retain(|(known, _)| known != name);
            if !text.contains("Max-Age=0") {
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
    }

    pub(crate) async fn get_with(&mut self, path: &str, headers: &[(&'static str, &str)]) -> Response {
        let mut request = self.client.get(self.url(path)).header(COOKIE, self.cookie_line());
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = request.send().await.expect("an answer");
        self.keep(answer.headers());
        answer
    }

    /// The status of an answer, if there is one.
    pub(crate) async fn try_get(&self, path: &str) -> Option<u16> {
        self.client.get(self.url(path)).send().await.ok().map(|answer| answer.status().as_u16())
    }

    pub(crate) async fn get(&mut self, path: &str) -> (u16, String) {
        let answer = self.get_with(path, &[]).await;
        (answer.status().as_u16(), answer.text().await.expect("text"))
    }

    /// Sends a form; once more where the first answer only gave a key.
    pub(crate) async fn post_with(
        &mut self,
        path: &str,
        body: impl Into<String>,
        headers: &[(&'static str, &str)],
    ) -> Response {
        let body = body.into();
        let answer = self.post_once(path, body.clone(), headers).await;
        if answer.status().as_u16() != 307 {
            return answer;
        }
        let path = answer.headers()[LOCATION].to_str().expect("text").to_owned();
        self.post_once(&path, body, headers).await
    }

    pub(crate) async fn post_once(
        &mut self,
        path: &str,
        body: String,
        headers: &[(&'static str, &str)],
    ) -> Response {
        let mut request = self.client.post(self.url(path)).header(COOKIE, self.cookie_line());
        if headers.iter().all(|(name, _)| *name != "content-type") {
            request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        }
        request = request.body(body);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = request.send().await.expect("an answer");
        self.keep(answer.headers());
        answer
    }

    pub(crate) async fn post(&mut self, path: &str, body: &str) -> (u16, String) {
        let answer = self.post_with(path, body, &[]).await;
        let place = answer.headers().get(LOCATION).map(|to| to.to_str().expect("text").to_owned());
        let status = answer.status().as_u16();
        (
            status,
            match place {
                Some(place) => place,
                None => answer.text().await.expect("text"),
            },
        )
    }

    /// Opens a table and gives its path.
    pub(crate) async fn open(&mut self, form: &str) -> String {
        let (status, path) = self.post("/play/othello", form).await;
        assert_eq!(status, 303, "{path}");
        path
    }

    pub(crate) async fn socket(&self, path: &str, after: u32) -> Socket {
        self.try_socket(&format!("{path}/live?after={after}"), &[]).await.expect("a socket")
    }

    pub(crate) async fn try_socket(
        &self,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, u16> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().expect("a request");
        request.headers_mut().insert(COOKIE, self.cookie_line().parse().expect("a header"));
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        let stream = TcpStream::connect(self.address).await.expect("a connection");
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((socket, _)) => Ok(Socket { socket, shown: Shown::default() }),
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

pub(crate) struct Socket {
    socket: WebSocketStream<TcpStream>,
    /// What was shown so far.
    shown: Shown,
}

impl Socket {
    pub(crate) async fn send(&mut self, text: &str) {
        self.raw(Message::text(text)).await;
    }

    pub(crate) async fn raw(&mut self, message: Message) {
        self.socket.send(message).await.expect("it is sent");
    }

    /// The next message, with all parts of the page as a browser would have them.
    pub(crate) async fn next(&mut self) -> Result<Value, Option<u16>> {
        let mut message = self.next_raw().await?;
        if message["t"] == "seen" {
            self.shown.learn(&message);
            message["html"] = self.shown.html();
            message["offer"] = offers(&message["offer"]);
            // What is empty is not sent.
            let opinions = message["opinions"].take();
            message["opinions"] = if opinions.is_null() { serde_json::json!([]) } else { opinions };
        }
        Ok(message)
    }

    /// The next message as it was sent; `Err` with the close code when the socket ends.
    pub(crate) async fn next_raw(&mut self) -> Result<Value, Option<u16>> {
        let next = async {
            loop {
                match self.socket.next().await {
                    Some(Ok(Message::Text(text))) => {
                        return Ok(serde_json::from_str(text.as_str()).expect("JSON"));
                    }
                    Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return Err(None),
                }
            }
        };
        tokio::time::timeout(PATIENCE, next).await.expect("it comes in time")
    }

    /// The next message of this kind, others skipped.
    pub(crate) async fn want(&mut self, kind: &str) -> Value {
        self.until(|message| message["t"] == kind).await
    }

    pub(crate) async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket lives");
            if fits(&message) {
                return message;
            }
        }
    }

    /// The next message like this, as it was sent.
    pub(crate) async fn until_raw(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next_raw().await.expect("the socket lives");
            if fits(&message) {
                return message;
            }
        }
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn ask(&mut self, command: &Value) -> Value {
        self.send(&command.to_string()).await;
        let id = command["id"].clone();
        self.until(|message| message["t"] != "seen" && message["id"] == id).await
    }
}
