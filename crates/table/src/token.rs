//! Proof that somebody holds a seat.

use std::fmt;
use std::str::FromStr;

use engine::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::TableRefused;

/// 128 bits, made by the host from good randomness and known only to the one
/// who holds the seat. Shown and read as 32 hexadecimal digits.
#[derive(Clone, Copy)]
pub struct Token(pub [u8; 16]);

impl Token {
    /// What a table keeps of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }

    /// The digits, for handing it to its owner and to nobody else.
    pub fn reveal(&self) -> String {
        hex::encode(&self.0)
    }
}

/// A token is never printed by accident.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = TableRefused;
    fn from_str(s: &str) -> Result<Self, TableRefused> {
        hex::decode(s).map(Self).ok_or(TableRefused::BadToken)
    }
}

/// SHA-256 of a [`Token`]: enough to know its holder again, of no use to
/// anybody who reads the store.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TokenHash([u8; 32]);

/// In constant time, so that nobody can feel their way towards a hash.
impl PartialEq for TokenHash {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for TokenHash {}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> Self {
        hex::encode(&hash.0)
    }
}

impl TryFrom<String> for TokenHash {
    type Error = TableRefused;
    fn try_from(text: String) -> Result<Self, TableRefused> {
        hex::decode(&text).map(Self).ok_or(TableRefused::BadToken)
    }
}

/// What one must know to sit down: part of the link that the host passes on.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Invite(String);

impl Invite {
    /// Twelve letters and digits that cannot be mistaken for one another: 60
    /// of the host's random bits.
    pub fn new(entropy: [u8; 12]) -> Self {
        Self(readable(&entropy))
    }

    /// For those who may pass it on.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether `tried` is it, in constant time.
    pub fn admits(&self, tried: &str) -> bool {
        self.0.as_bytes().ct_eq(tried.as_bytes()).into()
    }
}

impl PartialEq for Invite {
    fn eq(&self, other: &Self) -> bool {
        self.admits(&other.0)
    }
}

impl fmt::Debug for Invite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Invite(…)")
    }
}

/// Random bytes as letters and digits that nobody mixes up, five bits each: for
/// ids that people read and pass on.
pub fn readable(entropy: &[u8]) -> String {
    const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    entropy.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_again_by_its_hash_and_never_printed() {
        let token = Token([7; 16]);
        let again: Token = token.reveal().parse().unwrap();
        assert_eq!(token.hash(), again.hash());
        assert_ne!(token.hash(), Token([8; 16]).hash());
        for printed in [format!("{token:?}"), format!("{:?}", token.hash())] {
            assert!(!printed.contains("07"), "{printed}");
        }
        for wrong in ["", "07", &"zz".repeat(16), &"ä".repeat(16), &"00".repeat(17)] {
            assert!(wrong.parse::<Token>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_invite_admits_only_itself() {
        let invite = Invite::new([31, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255]);
        assert_eq!(invite.as_str(), "z0123456789z");
        assert!(invite.admits("z0123456789z"));
        assert!(!invite.admits("z0123456789"));
        assert!(!invite.admits(""));
    }
}
