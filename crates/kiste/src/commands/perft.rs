//! `kiste perft`: counts of the dice pyramid, to compare with those of others.

use std::collections::BTreeSet;

use pyramid::{Axis, Cell, Cells, MAX_SIZE, Orientation, Plate};
use serde::Serialize;

use crate::table::{Align, Table};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste perft                       the plate of the box, nine dice along an edge
  kiste perft --plate 8             the one of an older box
  kiste perft --dice 13 --json      more builds, for programs

A build is a number of dice, each supported, that hang together by their faces.";

/// Count layers, funnels, faces, tilts and builds of the dice pyramid
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Dice along an edge of the plate
    #[arg(
        long,
        value_name = "N",
        default_value_t = MAX_SIZE,
        value_parser = clap::value_parser!(u8).range(1..=i64::from(MAX_SIZE)),
    )]
    plate: u8,
    /// Count builds of up to so many dice
    #[arg(
        long,
        value_name = "N",
        default_value_t = 8,
        value_parser = clap::value_parser!(u8).range(1..=20),
    )]
    dice: u8,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Counts {
    plate: u8,
    cells: usize,
    /// From the plate up.
    layers: Vec<usize>,
    edge_funnels: usize,
    corner_funnels: usize,
    /// Of the plate covered with one layer.
    funnels: usize,
    peaks: usize,
    /// Of the full pyramid.
    visible_dice: usize,
    hidden_dice: usize,
    faces_from_a_side: usize,
    /// Cells of the plate times orientations that one die reaches by tilting.
    tilt_states: usize,
    /// By number of dice, from one on.
    builds_on_the_empty_plate: Vec<usize>,
    builds_beside_a_central_start: Vec<usize>,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    // The argument was read within the sizes that there are.
    let plate = Plate::new(args.plate).unwrap_or_default();
    let counts = count(&plate, args.dice.into());
    if args.json {
        console.json(&counts)?;
    } else {
        console.text(table(&counts))?;
    }
    Ok(Status::Success)
}

fn count(plate: &Plate, dice: usize) -> Counts {
    let (full, base) = (plate.cells(), plate.base());
    let visible = plate.visible(full).len();
    let start = most_central(plate).map_or(Cells::NONE, |top| plate.pile(Cells::NONE, top));
    Counts {
        plate: plate.size(),
        cells: full.len(),
        layers: (0..plate.size()).map(|height| plate.layer(height).len()).collect(),
        edge_funnels: plate.edge_funnels().len(),
        corner_funnels: Axis::ALL
            .map(|side| plate.corner(side))
            .into_iter()
            .collect::<Cells>()
            .len(),
        funnels: plate.funnels(base).len(),
        peaks: base.into_iter().filter(|&cell| is_first_of_peak(cell)).count(),
        visible_dice: visible,
        hidden_dice: full.len() - visible,
        faces_from_a_side: plate.showing(full, Axis::X).len(),
        tilt_states: tilt_states(plate),
        builds_on_the_empty_plate: builds(plate, Cells::NONE, full, dice),
        builds_beside_a_central_start: builds(plate, start, start.touching(), dice),
    }
}

/// The top of the start pyramid nearest to the middle.
fn most_central(plate: &Plate) -> Option<Cell> {
    let unevenness = |cell: &Cell| -> u32 {
        cell.coordinates().iter().map(|&distance| u32::from(distance).pow(2)).sum()
    };
    (plate.size() > 1).then(|| plate.layer(1).into_iter().min_by_key(unevenness)).flatten()
}

/// Whether the die, with two others of its layer behind it, forms a peak.
fn is_first_of_peak(cell: Cell) -> bool {
    [Axis::Y, Axis::Z].into_iter().all(|from| cell.beside(Axis::X, from).is_some())
}

fn tilt_states(plate: &Plate) -> usize {
    let mut reached = BTreeSet::new();
    // One die in one corner; the rest follows.
    let mut open: Vec<(Cell, Orientation)> =
        plate.base().into_iter().zip(Orientation::all()).take(1).collect();
    while let Some((cell, orientation)) = open.pop() {
        if !reached.insert((cell, orientation)) {
            continue;
        }
        for to in Axis::ALL {
            for from in to.others() {
                let next = cell.beside(to, from);
                open.extend(next.map(|next| (next, orientation.tilted(to, from))));
            }
        }
    }
    reached.len()
}

fn builds(plate: &Plate, heap: Cells, near: Cells, most: usize) -> Vec<usize> {
    let mut found = Vec::new();
    (1..=most)
        .map(|dice| {
            found.clear();
            plate.builds(heap, dice, near, &mut found);
            found.len()
        })
        .collect()
}

fn table(counts: &Counts) -> Table {
    let list =
        |numbers: &[usize]| numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
    let most = counts.builds_on_the_empty_plate.len();
    let mut table = Table::new([("what", Align::Left), ("count", Align::Left)]);
    for (what, count) in [
        ("cells".to_owned(), counts.cells.to_string()),
        ("layers, from the plate up".to_owned(), list(&counts.layers)),
        ("edge funnels".to_owned(), counts.edge_funnels.to_string()),
        ("corner funnels".to_owned(), counts.corner_funnels.to_string()),
        ("funnels on one full layer".to_owned(), counts.funnels.to_string()),
        ("peaks of it".to_owned(), counts.peaks.to_string()),
        ("dice of the full pyramid that can be seen".to_owned(), counts.visible_dice.to_string()),
        ("dice that cannot".to_owned(), counts.hidden_dice.to_string()),
        ("faces seen from a side".to_owned(), counts.faces_from_a_side.to_string()),
        ("places and orientations reached by tilting".to_owned(), counts.tilt_states.to_string()),
        (
            format!("builds on the empty plate, of 1 to {most} dice"),
            list(&counts.builds_on_the_empty_plate),
        ),
        (
            format!("builds beside a start in the middle, of 1 to {most} dice"),
            list(&counts.builds_beside_a_central_start),
        ),
    ] {
        table.row([what, count]);
    }
    table
}
