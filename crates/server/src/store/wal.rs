//! What SQLite does not say when it opens a write-ahead log: that it stopped
//! reading in the middle of it.
//!
//! A commit that was torn by a power cut stands at the end and was never
//! acknowledged. Damage in the middle takes all commits behind it along, and
//! SQLite opens without a word. So it is looked at before.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

const HEADER: usize = 32;
const FRAME: usize = 24;
/// The letters of a table's id.
const ID: usize = 16;

/// Commits that are in the file and cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// How many, at least.
    pub commits: usize,
    /// The tables that can be made out in them. What happened there last may
    /// be missing.
    pub tables: Vec<String>,
}

/// What cannot be read of the write-ahead log at `path`; nothing if all can, or
/// if there is none.
pub fn examine(path: &Path) -> io::Result<Option<Damage>> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    Ok(find(&bytes))
}

fn find(bytes: &[u8]) -> Option<Damage> {
    let (magic, page) = (word(bytes, 0)?, word(bytes, 8)? as usize);
    let sums = match magic {
        0x377f_0682 => Sums { little: true, first: 0, second: 0 },
        0x377f_0683 => Sums { little: false, first: 0, second: 0 },
        _ => return None,
    };
    if !(512..=65_536).contains(&page) {
        return None;
    }
    let salts = bytes.get(16..24)?;
    let mut sums = sums.over(bytes.get(..24)?);
    let mut readable = (sums.first, sums.second) == (word(bytes, 24)?, word(bytes, 28)?);
    let mut damage = Damage { commits: 0, tables: Vec::new() };
    let mut tables = BTreeSet::new();
    for frame in bytes[HEADER..].chunks_exact(FRAME + page) {
        // Frames of an earlier round through the file have other salts.
        if &frame[8..16] != salts {
            if readable {
                break;
            }
            continue;
        }
        if readable {
            let next = sums.over(&frame[..8]).over(&frame[FRAME..]);
            if (Some(next.first), Some(next.second)) == (word(frame, 16), word(frame, 20)) {
                sums = next;
                continue;
            }
            readable = false;
        }
        damage.commits += usize::from(word(frame, 4) != Some(0));
        find_tables(&frame[FRAME..], &mut tables);
    }
    damage.tables = tables.into_iter().collect();
    (damage.commits > 0).then_some(damage)
}

/// The running checksums of SQLite.
#[derive(Clone, Copy)]
struct Sums {
    little: bool,
    first: u32,
    second: u32,
}

impl Sums {
    fn over(mut self, bytes: &[u8]) -> Self {
        for pair in bytes.chunks_exact(8) {
            let read = |from: usize| {
                let four = [pair[from], pair[from + 1], pair[from + 2], pair[from + 3]];
                if self.little { u32::from_le_bytes(four) } else { u32::from_be_bytes(four) }
            };
            let (left, right) = (read(0), read(4));
            self.first = self.first.wrapping_add(left).wrapping_add(self.second);
            self.second = self.second.wrapping_add(right).wrapping_add(self.first);
        }
        self
    }
}

fn word(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

/// The ids of the tables whose rows lie in a page: a row is the id, the number
/// of its first event, six bytes of time, and the events.
fn find_tables(page: &[u8], tables: &mut BTreeSet<String>) {
    const BODY: &[u8] = br#"[{"seq":"#;
    for at in 0..page.len().saturating_sub(BODY.len()) {
        if !page[at..].starts_with(BODY) {
            continue;
        }
        let digits = page[at + BODY.len()..].iter().take_while(|byte| byte.is_ascii_digit());
        let seq =
            digits.fold(0_u64, |seq, digit| seq * 10 % 1_000_000_000 + u64::from(digit - b'0'));
        let width = match seq {
            0 | 1 => 0,
            2..=0x7f => 1,
            0x80..=0x7fff => 2,
            0x8000..=0x7f_ffff => 3,
            _ => 4,
        };
        let id = at.checked_sub(6 + width + ID).map(|from| &page[from..from + ID]);
        if let Some(id) = id.filter(|id| id.iter().all(u8::is_ascii_alphanumeric)) {
            tables.insert(String::from_utf8_lossy(id).into_owned());
        }
    }
}
