//! Bytes as hexadecimal digits, two each.

/// The digits of `bytes`, in small letters.
///
/// ```
/// assert_eq!(engine::hex::encode(&[0x0b, 0xad]), "0bad");
/// assert_eq!(engine::hex::decode("0bAD"), Some([0x0b, 0xad]));
/// assert_eq!(engine::hex::decode::<2>("bad"), None);
/// ```
pub fn encode(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The bytes that these digits stand for; nothing if they are not exactly `N`.
pub fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}
