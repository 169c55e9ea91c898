//! Randomness that nobody can guess.

use table::Token;

/// Fresh bytes from the system.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness no token is safe and no dice are fair: better to stop.
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// A new token for somebody.
pub(crate) fn token() -> Token {
    Token(bytes())
}

/// A new table's id: 80 bits, in letters and digits that nobody mixes up.
pub(crate) fn table_id() -> String {
    table::readable(&bytes::<16>())
}

/// A short name for a request in the logs.
pub(crate) fn request_id() -> String {
    format!("{:08x}", u32::from_le_bytes(bytes()))
}
