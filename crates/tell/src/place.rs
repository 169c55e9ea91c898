//! Where a cell of the pyramid is, as somebody sees it who sits in front of it.
//!
//! Records are told from side x, where seat 1 sits; the page does the same sum from where its reader looks.

/// Layers of a full pyramid, counted from the plate.
const LAYERS: u8 = 9;

/// The message that says a place, and what it is told.
#[derive(Debug)]
pub(crate) struct Spot {
    pub(crate) message: &'static str,
    /// Which one of its row or edge, from its nearer end.
    pub(crate) nth: u8,
    /// That end, or `middle`.
    pub(crate) end: &'static str,
    /// Counted from the front.
    pub(crate) row: u8,
    /// Counted from the plate of a full pyramid; none for the tip, which needs no number.
    pub(crate) layer: Option<u8>,
}

/// Distances from the side in front, on the left and on the right.
fn distances(cell: &str) -> Option<[u8; 3]> {
    let digits: Option<Vec<u8>> =
        cell.chars().map(|digit| digit.to_digit(10)?.try_into().ok()).collect();
    digits?.try_into().ok().filter(|distances: &[u8; 3]| distances.iter().sum::<u8>() < LAYERS)
}

/// Where in its layer a cell is; none if this is no cell.
pub(crate) fn spot(cell: &str) -> Option<Spot> {
    let [front, left, right] = distances(cell)?;
    let sum = front + left + right;
    let (message, ends) = match (front, left, right) {
        (0, 0, 0) => ("spot-top", None),
        _ if front == sum => ("spot-corner-back", None),
        _ if left == sum => ("spot-corner-right", None),
        _ if right == sum => ("spot-corner-left", None),
        (0, ..) => ("spot-edge-front", Some([("left", left), ("right", right)])),
        (_, 0, _) => ("spot-edge-left", Some([("front", front), ("back", right)])),
        (.., 0) => ("spot-edge-right", Some([("front", front), ("back", left)])),
        _ if front == left && left == right => ("spot-middle", None),
        _ => ("spot-row", Some([("left", left), ("right", right)])),
    };
    let (end, from) = match ends {
        Some([(_, one), (_, other)]) if one == other => ("middle", one),
        Some(ends) => ends.into_iter().min_by_key(|end| end.1).unwrap_or_default(),
        None => ("middle", 0),
    };
    let layer = (sum > 0).then_some(LAYERS - sum);
    Some(Spot { message, nth: from + 1, end, row: front + 1, layer })
}

/// The message that says which way a die goes between neighbouring cells of a layer.
pub(crate) fn way(from: &str, to: &str) -> Option<&'static str> {
    let (from, to) = (distances(from)?, distances(to)?);
    let change = [0, 1, 2].map(|side| i16::from(to[side]) - i16::from(from[side]));
    Some(match change {
        [0, -1, 1] => "way-left",
        [0, 1, -1] => "way-right",
        [1, -1, 0] => "way-back-left",
        [1, 0, -1] => "way-back-right",
        [-1, 0, 1] => "way-front-left",
        [-1, 1, 0] => "way-front-right",
        _ => return None,
    })
}
