//! Messages that only one browser can read (RFC 8291), signed so that its push
//! service knows whose they are (VAPID, RFC 8292).

use axum::http::{HeaderValue, Request, Uri, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use engine::hex;
use protocol::PushMessage;
use std::time::Duration;
use web_push_native::p256::ecdsa::signature::Signer as _;
use web_push_native::p256::ecdsa::{Signature, SigningKey};
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint as _;
use web_push_native::p256::{PublicKey, SecretKey};
use web_push_native::{Auth, WebPushBuilder};

use crate::random;
use crate::store::Subscription;

/// How long a push service keeps a message for a browser that is away: who
/// comes back later looks at the page anyway.
const KEPT: Duration = Duration::from_hours(24);
/// How long a signature counts; push services allow a day.
const SIGNED_FOR: u64 = 12 * 3600;
/// A newer message to the same browser takes the place of one that still waits.
const TOPIC: &str = "turns";

/// The keys of the service.
pub(crate) struct Vapid {
    key: SigningKey,
    public: String,
}

impl Vapid {
    /// New keys, as the store keeps them.
    pub(super) fn fresh() -> String {
        loop {
            // All but one in 2^32 numbers of this length are keys.
            let bytes: [u8; 32] = random::bytes();
            if SecretKey::from_slice(&bytes).is_ok() {
                return hex::encode(&bytes);
            }
        }
    }

    /// The keys that the store has.
    pub(super) fn read(kept: &str) -> Option<Self> {
        let bytes: [u8; 32] = hex::decode(kept)?;
        let key = SecretKey::from_slice(&bytes).ok()?;
        let public = BASE64.encode(key.public_key().to_encoded_point(false).as_bytes());
        Some(Self { key: SigningKey::from(key), public })
    }

    /// What browsers subscribe with.
    pub(crate) fn public(&self) -> &str {
        &self.public
    }

    /// Who we are, for the push service at `endpoint`.
    fn sign(&self, endpoint: &Uri, contact: &str, now: u64) -> Option<HeaderValue> {
        let audience = format!("{}://{}", endpoint.scheme_str()?, endpoint.authority()?);
        let claims = serde_json::json!({
            "aud": audience, "exp": now + SIGNED_FOR, "sub": contact,
        });
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = BASE64.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public).parse().ok()
    }

    /// The request that brings `message` to a browser; nothing if what it said
    /// of itself makes no sense.
    pub(super) fn seal(
        &self,
        to: &Subscription,
        message: &PushMessage,
        contact: &str,
        now: u64,
    ) -> Option<Request<Vec<u8>>> {
        let keys = Keys::read(&to.p256dh, &to.auth)?;
        let endpoint: Uri = to.endpoint.parse().ok()?;
        let authorization = self.sign(&endpoint, contact, now)?;
        let text = serde_json::to_vec(message).ok()?;
        let builder = WebPushBuilder::new(endpoint, keys.public, keys.auth);
        let mut request = builder.with_valid_duration(KEPT).build(text).ok()?;
        request.headers_mut().insert(header::AUTHORIZATION, authorization);
        request.headers_mut().insert("topic", HeaderValue::from_static(TOPIC));
        Some(request)
    }
}

/// What a browser said of itself.
pub(super) struct Keys {
    public: PublicKey,
    auth: Auth,
}

impl Keys {
    pub(super) fn read(p256dh: &str, auth: &str) -> Option<Self> {
        let point = BASE64.decode(p256dh).ok()?;
        let public = PublicKey::from_sec1_bytes(&point).ok()?;
        let auth: [u8; 16] = BASE64.decode(auth).ok()?.try_into().ok()?;
        Some(Self { public, auth: auth.into() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, Appendix A: what another implementation sealed
    /// is opened by the one in use here.
    #[test]
    fn the_example_of_the_standard_is_understood() {
        let receiver = BASE64.decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94").unwrap();
        let receiver = SecretKey::from_slice(&receiver).unwrap();
        let auth: [u8; 16] = BASE64.decode("BTBZMqHH6r4Tts7J_aSIgg").unwrap().try_into().unwrap();
        let sealed = BASE64
            .decode(
                "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vC\
                 YLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyo\
                 uBWLVWGNWQexSgSxsj_Qulcy4a-fN",
            )
            .unwrap();
        let opened = web_push_native::decrypt(sealed, &receiver, &auth.into()).unwrap();
        assert_eq!(opened, b"When I grow up, I want to be a watermelon");
    }

    #[test]
    fn keys_come_back_from_the_store_and_nothing_else_is_taken_for_them() {
        let kept = Vapid::fresh();
        let (first, second) = (Vapid::read(&kept).unwrap(), Vapid::read(&kept).unwrap());
        assert_eq!(first.public(), second.public());
        assert_eq!(BASE64.decode(first.public()).unwrap().len(), 65);
        assert!(Vapid::read("").is_none() && Vapid::read(&"0".repeat(64)).is_none());
        assert!(Keys::read(first.public(), &BASE64.encode([7; 16])).is_some());
        assert!(Keys::read(first.public(), &BASE64.encode([7; 15])).is_none());
        assert!(Keys::read(&BASE64.encode([4; 65]), &BASE64.encode([7; 16])).is_none());
    }
}
