//! Why one choice is better than another, from the features that differ.

use std::collections::BTreeMap;

use bots::value::{Features, Valuer};
use engine::{Event, Game, Pending, Seat};

use crate::report::Cause;

/// The feature that speaks most for `best`, as a sentence; nothing if none
/// does, because only the others' positions differ.
pub(crate) fn cause<G: Game>(
    valuer: &mut Valuer<G>,
    game: &G,
    seat: Seat,
    chosen: &G::Action,
    best: &G::Action,
) -> Option<Cause> {
    let chosen = seen(valuer, game, seat, chosen)?;
    let best = seen(valuer, game, seat, best)?;
    let network = valuer.network();
    let logit = network.logit(&best);
    let names = network.names().iter().enumerate();
    let (index, name, gain) = names
        .filter(|(index, _)| best.values()[*index] != chosen.values()[*index])
        .map(|(index, name)| (index, name, logit - network.logit(&best.with(index, &chosen))))
        .max_by_key(|(_, _, gain)| *gain)?;
    let more = best.values()[index] > chosen.values()[index];
    (gain > 0).then(|| describe(name, more))
}

/// What the position looks like to `seat` once it has done `action` and the
/// turn is over; nothing if the game is.
fn seen<G: Game>(
    valuer: &mut Valuer<G>,
    game: &G,
    seat: Seat,
    action: &G::Action,
) -> Option<Features> {
    let mut then = game.clone();
    then.evolve(&Event::Act(seat, action.clone()));
    valuer.settle(&mut then);
    (then.pending() != Pending::Over).then(|| valuer.features(&then, seat).clone())
}

/// Features that exist once for each kind of row.
const OF_A_ROW: [(&str, &str, &str); 3] = [
    ("worth-", "it promises more in", "it promises less in"),
    ("fits-", "it leaves more numbers that fit in", "it asks for fewer numbers in"),
    ("filled-", "it is further on in", "it holds back in"),
];

fn describe(name: &str, more: bool) -> Cause {
    let mut args = BTreeMap::new();
    let direction = if more { "more" } else { "less" };
    for (prefix, greater, smaller) in OF_A_ROW {
        if let Some(row) = name.strip_prefix(prefix)
            && let Some((_, english)) = ROWS.iter().find(|(word, _)| *word == row)
        {
            args.insert("row".to_owned(), row.to_owned());
            let text = format!("{} {english}", if more { greater } else { smaller });
            return Cause { code: format!("row-{prefix}{direction}"), args, text };
        }
    }
    let known = SENTENCES.iter().find(|(word, ..)| *word == name);
    let text = known.map_or_else(
        || format!("it has {direction} of “{name}”"),
        |(_, greater, smaller)| (if more { *greater } else { *smaller }).to_owned(),
    );
    Cause { code: format!("{name}-{direction}"), args, text }
}

const ROWS: [(&str, &str); 10] = [
    ("equal", "the row of equal numbers"),
    ("ascending", "the row that climbs"),
    ("descending", "the row that falls"),
    ("sum-seven", "the row of sevens"),
    ("even-odd", "the row of even and odd"),
    ("two-numbers", "the row of two numbers"),
    ("arithmetic-pyramid", "the pyramid of sums"),
    ("unequal-pyramid", "the pyramid of different numbers"),
    ("groups", "the row of groups"),
    ("smaller-larger", "the row that goes up and down"),
];

/// What speaks for a choice: more of it, or less.
const SENTENCES: [(&str, &str, &str); 8] = [
    ("late", "it comes later in the next round", "it comes earlier in the next round"),
    ("end-near", "it brings the end nearer", "it keeps the game going"),
    ("own-end-near", "it is nearer to two complete rows", "it is in no hurry to end the game"),
    ("worth", "the sheet promises more", "the sheet promises less"),
    ("worth-ahead", "it promises more points than the best of the others", "it stays behind"),
    ("points", "it scores more at once", "it scores less at once"),
    ("points-ahead", "it scores more at once", "it scores less at once"),
    ("covered", "more numbers of a die fit somewhere", "fewer numbers of a die fit"),
];
