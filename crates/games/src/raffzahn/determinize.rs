//! What somebody cannot know, drawn anew.

use engine::{Chance, Game, Seat, Viewer};
use pyramid::{Axis, Cell, Colour, Die, Orientation};

use super::{Phase, Raffzahn, RaffzahnAction};

/// Redraws all that `viewer` does not see: dice with no uncovered face on the
/// own side altogether, the others but for their colour and that face. What
/// was sealed by others becomes any decision they could have made.
pub(super) fn determinize(game: &mut Raffzahn, viewer: Viewer, chance: &mut impl Chance) {
    if game.phase == Phase::Over {
        return;
    }
    let side = match viewer {
        Viewer::Seat(seat) => Some(Raffzahn::side(seat)),
        Viewer::Spectator => None,
    };
    let seen = |cell: Cell| side.filter(|&side| !game.pyramid.is_covered(cell, side));
    let (known, hidden): (Vec<_>, Vec<_>) =
        game.pyramid.dice().partition(|&(cell, _)| seen(cell).is_some());
    // The colours of the hidden dice are known together, not one by one.
    let mut colours: Vec<Colour> = hidden.iter().map(|(_, die)| die.colour()).collect();
    chance.shuffle(&mut colours);
    for ((cell, _), colour) in hidden.into_iter().zip(colours) {
        game.pyramid.put(cell, Die::new(colour, Orientation::random(chance)));
    }
    if let Some(side) = side {
        for (cell, die) in known {
            game.pyramid.put(cell, die.turned(showing(die, side, chance)));
        }
    }
    for seat in Seat::all(game.players).filter(|&seat| viewer != Viewer::Seat(seat)) {
        // What it was tells a face that only this seat sees.
        game.hands[seat.index()].fault = None;
        if game.hands[seat.index()].sealed.is_some() {
            game.hands[seat.index()].sealed = decision(game, seat, chance);
        }
    }
}

/// One of the four orientations with the same face towards `side`.
fn showing(die: Die, side: Axis, chance: &mut impl Chance) -> Orientation {
    let same = |orientation: &Orientation| orientation.face(side) == die.face(side);
    let nth = chance.below(4) as usize;
    Orientation::all().filter(same).nth(nth).unwrap_or(die.orientation())
}

fn decision(game: &Raffzahn, seat: Seat, chance: &mut impl Chance) -> Option<RaffzahnAction> {
    let mut open = game.clone();
    open.hands[seat.index()].sealed = None;
    open.phase = Phase::Tick;
    let mut choices = Vec::new();
    open.choices(seat, &mut choices);
    chance.pick(&choices).copied()
}
