//! Where a cell of the pyramid is, as somebody sees it who sits in front of it.
//!
//! Records are told from side x, where seat 1 sits; the page does the same sum from where its reader looks.

/// Layers of a full pyramid, counted from the plate.
const LAYERS: u8 = 9;

/// The message that says a place, and what it is told.
#[derive(Debug, PartialEq, Eq)]
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

#[cfg(test)]
mod tests {
    use super::*;

    fn said(cell: &str) -> (&'static str, u8, &'static str, u8) {
        let Spot { message, nth, end, row, .. } = spot(cell).unwrap();
        (message, nth, end, row)
    }

    #[test]
    fn corners_edges_rows_and_the_tip_are_those_that_seat_1_sees() {
        assert_eq!(said("000").0, "spot-top");
        assert_eq!(said("800").0, "spot-corner-back");
        assert_eq!(said("080").0, "spot-corner-right");
        assert_eq!(said("008").0, "spot-corner-left");
        assert_eq!(said("017"), ("spot-edge-front", 2, "left", 1));
        assert_eq!(said("062"), ("spot-edge-front", 3, "right", 1));
        assert_eq!(said("044"), ("spot-edge-front", 5, "middle", 1));
        assert_eq!(said("107"), ("spot-edge-left", 2, "front", 2));
        assert_eq!(said("620"), ("spot-edge-right", 3, "back", 7));
        assert_eq!(said("222"), ("spot-middle", 1, "middle", 3));
        assert_eq!(said("314"), ("spot-row", 2, "left", 4));
    }

    #[test]
    fn no_two_cells_of_a_layer_are_told_alike() {
        let mut told = std::collections::HashSet::new();
        for cell in 0..1000 {
            let text = format!("{cell:03}");
            let Some(Spot { message, nth, end, row, layer }) = spot(&text) else { continue };
            let row = if message == "spot-row" { row } else { 0 };
            assert!(told.insert((message, nth, end, row, layer)), "{text}");
        }
        assert_eq!(told.len(), 165);
    }

    #[test]
    fn a_die_goes_one_of_six_ways() {
        assert_eq!(way("044", "143"), Some("way-back-right"));
        assert_eq!(way("044", "134"), Some("way-back-left"));
        assert_eq!(way("044", "053"), Some("way-right"));
        assert_eq!(way("044", "800"), None);
        assert_eq!(way("044", "4"), None);
    }
}
