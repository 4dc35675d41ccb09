//! Seats belong to a key that the browser has before it asks (issue 17, point 4).

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::support::Server;

#[tokio::test]
async fn a_lost_answer_to_sitting_down_locks_no_seat() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut host = server.browser();
    for _ in 0..10 {
        let path = host.open("with=link&seat=0").await;
        let mut friend = server.browser();
        assert_eq!(friend.get(&path).await.0, 200);
        // Sent, and gone before the answer.
        let mut stream = TcpStream::connect(server.address).await.expect("a connection");
        let form = "name=B&seat=1";
        let request = format!(
            "POST {path}/sit HTTP/1.1\r\nHost: x\r\nCookie: {}\r\nContent-Length: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\n{form}",
            friend.cookie_line(),
            form.len()
        );
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut socket = host.socket(&path, 0).await;
        socket
            .until(|message| message["html"]["players"].as_str().is_some_and(|seats| seats.contains("B")))
            .await;
        drop(stream);
        assert_eq!(friend.post(&format!("{path}/sit"), form).await, (303, path.clone()));
        let seen = friend.socket(&path, 0).await.want("seen").await;
        assert_eq!(seen["yours"], serde_json::json!([1]));
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_has_no_key_is_given_one_before_anything_is_done() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut host, mut friend) = (server.browser(), server.browser());
    let path = host.open("with=link&seat=0").await;
    let sit = format!("{path}/sit");
    let first = friend.post_once(&sit, "name=B".to_owned(), &[]).await;
    assert_eq!(first.status().as_u16(), 307);
    assert!(host.get(&path).await.1.contains("id=\"invitation\""), "nobody sits there yet");
    assert_eq!(friend.post(&sit, "name=B").await, (303, path.clone()));
    // Who keeps no cookies is told so, and led nowhere.
    let mut forgetful = server.browser();
    let answer = forgetful.post_once(&format!("{sit}?keyed"), "name=C".to_owned(), &[]).await;
    assert_eq!(answer.status().as_u16(), 400);
    assert!(answer.text().await.expect("text").contains("cookie"));
    server.stop().await;
}

#[tokio::test]
async fn who_opened_the_table_frees_a_seat_by_a_form() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let (mut host, mut friend) = (server.browser(), server.browser());
    let path = host.open("with=link&seat=0").await;
    let free = format!("{path}/free");
    assert_eq!(friend.post(&format!("{path}/sit"), "name=B").await.0, 303);
    assert!(host.get(&path).await.1.contains(&free));
    assert_eq!(friend.post(&free, "seat=1").await.0, 409);
    for nonsense in ["", "seat=x", "seat=300"] {
        assert_eq!(host.post(&free, nonsense).await.0, 400, "{nonsense}");
    }
    assert_eq!(host.post(&free, "seat=9").await.0, 409);
    assert_eq!(host.post(&free, "seat=1").await, (303, path.clone()));
    assert!(host.get(&path).await.1.contains("id=\"invitation\""));
    server.stop().await;
}
