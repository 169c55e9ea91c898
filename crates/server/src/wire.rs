//! Messages and events as text.

use axum::extract::ws::Utf8Bytes;
use protocol::{Refusal, ServerMessage};
use table::Recorded;

/// A message for a client.
pub(crate) fn write(message: &ServerMessage) -> Utf8Bytes {
    // Plain data with string keys always has a JSON form.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// A refusal for a client.
pub(crate) fn refused(id: Option<&str>, refusal: &Refusal) -> Utf8Bytes {
    write(&ServerMessage::Refused { id: id.map(str::to_owned), refusal: refusal.clone() })
}

/// Events as the store keeps them.
pub(crate) fn write_events(events: &[Recorded]) -> String {
    serde_json::to_string(events).unwrap_or_default()
}

/// Events as the store kept them.
pub(crate) fn read_events(body: &str) -> Result<Vec<Recorded>, serde_json::Error> {
    serde_json::from_str(body)
}
