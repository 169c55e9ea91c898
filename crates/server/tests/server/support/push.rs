//! A push service of our own, and browsers that are subscribed there: what
//! comes is opened as a browser would, and its signature checked as a push
//! service would.

use std::net::SocketAddr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use protocol::{PushMessage, PushOffer};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;
use web_push_native::p256::ecdsa::signature::Verifier as _;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint as _;
use web_push_native::p256::{PublicKey, SecretKey};

use super::node::{Answer, Node, request};

/// Nothing more comes after so long.
const SILENCE: Duration = Duration::from_millis(700);
const PATIENCE: Duration = Duration::from_secs(20);

/// Something that came to the push service.
pub(crate) struct Delivered {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    body: Bytes,
}

pub(crate) struct PushService {
    pub(crate) address: SocketAddr,
    delivered: mpsc::UnboundedReceiver<Delivered>,
}

impl PushService {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, delivered) = mpsc::unbounded_channel();
        let take = async |State(sender): State<mpsc::UnboundedSender<Delivered>>,
                          uri: Uri,
                          headers: HeaderMap,
                          body: Bytes| {
            let path = uri.path().to_owned();
            let gone = path.starts_with("/gone");
            sender.send(Delivered { path, headers, body }).unwrap();
            if gone { StatusCode::GONE } else { StatusCode::CREATED }
        };
        let router = Router::new().fallback(take).with_state(sender);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { address, delivered }
    }

    /// A browser that is subscribed here.
    pub(crate) fn browser(&self, path: &str) -> Browser {
        let mut bytes = [0; 48];
        getrandom::fill(&mut bytes).unwrap();
        Browser {
            endpoint: format!("http://{}/{path}", self.address),
            secret: SecretKey::from_slice(&bytes[..32]).unwrap(),
            auth: bytes[32..].try_into().unwrap(),
        }
    }

    pub(crate) async fn next(&mut self) -> Delivered {
        timeout(PATIENCE, self.delivered.recv()).await.expect("a message in time").unwrap()
    }

    /// Nothing comes.
    pub(crate) async fn stays_silent(&mut self) {
        let came = timeout(SILENCE, self.delivered.recv()).await;
        assert!(came.is_err(), "a message to {}", came.unwrap().unwrap().path);
    }
}

pub(crate) struct Browser {
    pub(crate) endpoint: String,
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    /// What it says of itself.
    pub(crate) fn subscription(&self) -> Value {
        let point = self.secret.public_key().to_encoded_point(false);
        json!({
            "endpoint": self.endpoint,
            "p256dh": BASE64.encode(point.as_bytes()),
            "auth": BASE64.encode(self.auth),
            "language": "de",
        })
    }

    /// Wants to be told of the turns of the holder of `token`.
    pub(crate) async fn ask(&self, node: &Node, table: &str, token: &str) -> Answer {
        subscribe(node, table, token, &self.subscription()).await
    }

    pub(crate) async fn must_ask(&self, node: &Node, table: &str, token: &str) {
        let answer = self.ask(node, table, token).await;
        assert_eq!(answer.status, 204, "{}", answer.body);
    }

    /// Opens a message as only this browser can.
    pub(crate) fn open(&self, delivered: &Delivered) -> PushMessage {
        assert_eq!(delivered.headers["content-encoding"], "aes128gcm");
        let sealed = delivered.body.to_vec();
        let text = web_push_native::decrypt(sealed, &self.secret, &self.auth.into());
        serde_json::from_slice(&text.expect("sealed for this browser")).unwrap()
    }
}

pub(crate) async fn subscribe(node: &Node, table: &str, token: &str, body: &Value) -> Answer {
    let header = format!("Bearer {token}");
    let path = format!("/api/tables/{table}/push");
    request(node.address, "POST", &path, &[("authorization", &header)], &body.to_string()).await
}

/// The key that a server signs with.
pub(crate) async fn key(node: &Node) -> String {
    let answer = node.get("/api/push").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str::<PushOffer>(&answer.body).unwrap().key
}

/// Checks who sent a message, as RFC 8292 wants it; what was signed.
pub(crate) fn signed(delivered: &Delivered, key: &str) -> Value {
    let header = delivered.headers["authorization"].to_str().unwrap();
    let parts = header.strip_prefix("vapid ").unwrap();
    let part = |name| parts.split(", ").find_map(|part| part.strip_prefix(name)).unwrap();
    assert_eq!(part("k="), key);
    let key = PublicKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    let (signed, signature) = part("t=").rsplit_once('.').unwrap();
    let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
    VerifyingKey::from(key).verify(signed.as_bytes(), &signature).expect("signed with that key");
    let (head, claims) = signed.split_once('.').unwrap();
    let head: Value = serde_json::from_slice(&BASE64.decode(head).unwrap()).unwrap();
    assert_eq!(head["alg"], "ES256");
    let claims: Value = serde_json::from_slice(&BASE64.decode(claims).unwrap()).unwrap();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let until = claims["exp"].as_u64().unwrap();
    assert!(until > now && until <= now + 24 * 3600, "{until}");
    claims
}
