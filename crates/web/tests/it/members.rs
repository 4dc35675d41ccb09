//! Members anywhere in the hall: their seats follow them, and nobody is taken for them (HA-01, HA-02).

use serde_json::json;

use crate::support::{Server, registered};

#[tokio::test]
async fn ha_02_who_registers_keeps_the_seats_and_has_them_elsewhere_too() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut guest = server.browser();
    guest.get("/").await;
    let (status, path) = guest.post("/play/othello", "with=link&seat=0&name=Ada").await;
    assert_eq!(status, 303, "{path}");
    assert_eq!(guest.socket(&path, 0).await.want("seen").await["yours"], json!([0]));
    let as_guest = guest.cookies.clone();

    let form = "username=ada_l&nickname=Countess&password=secret-ada";
    assert_eq!(guest.post("/club/register", form).await.0, 303);
    assert_eq!(guest.socket(&path, 0).await.want("seen").await["yours"], json!([0]), "it is still hers");
    let mut elsewhere = server.browser();
    assert_eq!(elsewhere.post("/club/sign-in", "username=ADA_L&password=secret-ada").await.0, 303);
    assert_eq!(elsewhere.socket(&path, 0).await.want("seen").await["yours"], json!([0]), "and there");
    assert!(elsewhere.get("/").await.1.contains(&path), "among what is gone on with");

    // Signed out, the browser is a guest again who never sat there; so is whoever copied its key before.
    assert_eq!(elsewhere.post("/club/sign-out", "").await.0, 303);
    assert_eq!(elsewhere.socket(&path, 0).await.want("seen").await["yours"], json!([]));
    let mut before = server.browser();
    before.cookies = as_guest;
    assert_eq!(before.socket(&path, 0).await.want("seen").await["yours"], json!([]));

    // A new password ends what others hold by the old one, and nothing of hers.
    let mut thief = server.browser();
    thief.cookies = guest.cookies.clone();
    assert_eq!(guest.post("/club/password", "current=secret-ada&new=another-secret").await.0, 200);
    assert_eq!(guest.socket(&path, 0).await.want("seen").await["yours"], json!([0]));
    assert_eq!(thief.socket(&path, 0).await.want("seen").await["yours"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn ha_02_who_signs_in_brings_seats_along_but_where_the_member_sits_already() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut ada = registered(&server, "ada").await;
    let (_, path) = ada.post("/play/othello", "with=link&seat=0").await;
    let mut guest = server.browser();
    guest.get("/").await;
    let (_, own) = guest.post("/play/pentago", "with=here").await;
    assert_eq!(guest.post(&format!("{path}/sit"), "name=Somebody").await.0, 303);
    assert_eq!(guest.post("/club/sign-in", "username=ada&password=secret-ada").await.0, 303);
    assert_eq!(
        guest.socket(&own, 0).await.want("seen").await["yours"],
        json!([0, 1]),
        "what was the guest's"
    );
    let yours = guest.socket(&path, 0).await.want("seen").await["yours"].clone();
    assert_eq!(yours, json!([0, 1]), "both in this browser, where one of them was a guest's");
    assert_eq!(ada.socket(&path, 0).await.want("seen").await["yours"], json!([0]), "nobody plays herself");
    server.stop().await;
}

#[tokio::test]
async fn ha_01_a_guest_is_called_as_they_like_but_not_by_a_members_name() {
    let dir = tempfile::tempdir().expect("a folder");
    let server = Server::start(dir.path()).await;
    let mut ada = registered(&server, "ada").await;
    let (_, path) = ada.post("/play/othello", "with=link&seat=0&name=Somebody+Else").await;
    assert!(ada.get(&path).await.1.contains("ada-nick"), "members are called by their nickname");
    assert!(!ada.get(&path).await.1.contains("Somebody Else"));
    let mut guest = server.browser();
    guest.get("/").await;
    for name in ["ada", "ADA", "a%E2%80%8Cda"] {
        let (status, page) = guest.post(&format!("{path}/sit"), &format!("name={name}")).await;
        assert!(status == 409 && page.contains("the name of a member"), "{name}: {status}");
        let (status, page) = guest.post("/play/othello", &format!("with=here&name1={name}")).await;
        assert!(status == 422 && page.contains("the name of a member"), "{name}: {status}");
    }
    assert_eq!(guest.post(&format!("{path}/sit"), "name=Adam").await.0, 303);
    server.stop().await;
}
