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
    (gain > 0).then(|| describe(name, more, game.players())).flatten()
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

/// The sentence about a feature among so many players, if it can be said.
pub(crate) fn describe(name: &str, more: bool, players: u8) -> Option<Cause> {
    let direction = if more { "more" } else { "less" };
    for (prefix, way, english) in OF_A_ROW {
        let row = name.strip_prefix(prefix).filter(|_| way == direction);
        if let Some((word, place)) = row.and_then(|row| ROWS.iter().find(|(word, _)| *word == row))
        {
            let args = BTreeMap::from([("row".to_owned(), (*word).to_owned())]);
            let text = format!("{english} {place}");
            return Some(Cause { code: format!("row-{prefix}{direction}"), args, text });
        }
    }
    let known = SENTENCES.iter().find(|(word, way, _)| *word == name && *way == direction);
    known.map(|(_, _, text)| Cause {
        code: format!("{name}-{direction}"),
        args: BTreeMap::new(),
        text: if players == 2 {
            text.replace("the others", "the other player")
        } else {
            (*text).to_owned()
        },
    })
}

/// The same for features that exist once for each kind of row.
const OF_A_ROW: [(&str, &str, &str); 5] = [
    ("worth-", "more", "promises more in"),
    ("fits-", "more", "leaves more numbers that fit in"),
    ("fits-", "less", "asks for fewer numbers in"),
    ("filled-", "more", "is further on in"),
    ("filled-", "less", "holds back in"),
];

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

/// What speaks for a choice: a feature, whether more or less of it, and a
/// sentence about the choice. What is not here is not said.
const SENTENCES: [(&str, &str, &str); 41] = [
    ("late", "less", "gives an earlier turn in the next round"),
    ("late", "more", "gives a later turn in the next round"),
    ("own-end-near", "more", "is nearer to two complete rows"),
    ("own-end-near", "less", "is in no hurry to end the game"),
    ("rows-complete", "more", "completes a row"),
    ("worth", "more", "promises more points"),
    ("worth-ahead", "more", "promises more points"),
    ("points", "more", "brings more points at once"),
    ("points-ahead", "more", "is better in points at once"),
    ("covered", "more", "leaves room for more numbers of a die"),
    ("chambers-begun", "more", "opens up another chamber"),
    ("chambers-begun", "less", "begins no further chamber yet"),
    ("jokers", "more", "saves jokers"),
    ("jokers", "less", "uses jokers while they help"),
    ("room", "more", "leaves room for a larger throw"),
    ("acorns", "more", "is on the way to more acorns"),
    ("rounds", "less", "brings the end nearer"),
    ("rounds", "more", "keeps the game going"),
    ("dice-left", "less", "gets rid of more dice"),
    ("dice-ahead", "more", "gets further ahead in dice"),
    ("openings", "more", "leaves more open places above one’s own dice"),
    ("openings-ahead", "more", "leaves the others fewer open places"),
    ("prospects", "more", "leaves more that the next roll can do"),
    ("prospects-ahead", "more", "leaves the others less to do with their next roll"),
    ("no-opening", "less", "keeps a place open above a die of one’s own"),
    ("one-opening", "less", "does not hang on a single open place"),
    ("rival-no-opening", "more", "buries somebody completely"),
    ("rival-one-opening", "more", "leaves somebody a single open place"),
    ("dice-kept", "less", "keeps one die less"),
    ("end-near", "less", "keeps the game going"),
    ("end-near", "more", "brings the end nearer"),
    ("safe-pulls-to-others", "less", "leaves the next player fewer dice that fit somewhere"),
    ("no-safe-pull-to-others", "more", "leaves the next player no die that fits anywhere"),
    ("one-safe-pull-to-others", "more", "leaves the next player a single die that fits"),
    ("open-colours-to-others", "less", "leaves fewer colours that a funnel takes"),
    ("least-cost-to-others", "more", "leaves the next player only costly dice to keep"),
    ("pulls", "less", "leaves fewer dice to pull"),
    ("sure-win", "more", "as good as wins the game"),
    ("sure-loss", "less", "does not give the game away"),
    ("gain", "more", "captures more at once"),
    ("reply", "less", "leaves the others less to capture"),
];
