//! Messages and events as text.

use axum::extract::ws::Utf8Bytes;
use protocol::{Refusal, ServerMessage};
use table::Recorded;

use crate::hosted::TableError;
use crate::store::Entry;

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
pub(crate) fn read_rows(rows: &[Entry]) -> Result<Vec<Recorded>, TableError> {
    let mut events = Vec::with_capacity(rows.len());
    for Entry { seq, body } in rows {
        let row = Recorded::read_all(body);
        events.extend(row.map_err(|error| TableError::Log(format!("row {seq}: {error}")))?);
    }
    Ok(events)
}
