//! What a page is told about a tilt before it is made.

use engine::{Game, Viewer};
use games::wuerfelmarsch::Verdict;
use serde_json::json;

use super::table::{plate, seat, table};

#[test]
fn the_view_shows_what_each_tilt_brings() {
    let table = plate(3, 1, &[("134", "r321"), ("323", "y514"), ("224", "p264")]);
    let view = table.game.view(Viewer::Seat(seat(1)));
    let there = view.tilts.iter().find(|tilt| tilt.to.to_string() == "233").unwrap();
    assert_eq!(there.faces.to_string(), "623");
    let [saddle] = there.saddles.as_slice() else { panic!("{:?}", there.saddles) };
    assert_eq!(saddle.funnel.to_string(), "223");
    let pips: Vec<u8> = saddle.dice.iter().map(|die| die.pips.get()).collect();
    assert_eq!(pips, [5, 2, 4], "the faces towards x, y and z that look into it");
    assert_eq!(saddle.verdict, Verdict::Capture { captor: "323".parse().unwrap() });
    let falls = serde_json::to_value(&there.falls).unwrap();
    assert_eq!(
        falls,
        json!([
            { "cell": "224", "seat": 3, "captor": 2 },
            { "cell": "233", "seat": 1, "captor": 2 },
        ])
    );
}

#[test]
fn the_outlook_of_a_tilt_is_what_then_happens() {
    let mut table = table(3, &[]);
    let mut clashes = 0;
    for _ in 0..200 {
        let seat = table.game.turn();
        let view = table.game.view(Viewer::Seat(seat));
        // The liveliest tilt, so that there is something to compare.
        let Some(tilt) = view.tilts.iter().max_by_key(|tilt| (tilt.falls.len(), tilt.to)) else {
            break;
        };
        let (falls, wins) = (tilt.falls.clone(), tilt.wins);
        table.play(&format!("tilt {} {}", tilt.from, tilt.to));
        assert_eq!(wins, table.game.end() == Some(games::wuerfelmarsch::End::Corner));
        let told: Vec<String> = falls
            .iter()
            .map(|fall| match fall.captor {
                Some(captor) => format!(" {}>{captor}", fall.cell),
                None => format!(" {}>out", fall.cell),
            })
            .collect();
        if !told.is_empty() {
            clashes += 1;
            assert_eq!(table.effects[0], format!("clash{}", told.concat()));
        }
        if table.game.end().is_some() {
            break;
        }
    }
    assert!(clashes > 0);
}

#[test]
fn only_whoever_moves_is_shown_tilts() {
    let table = table(2, &[]);
    assert_eq!(table.game.view(Viewer::Seat(seat(1))).tilts.len(), 12);
    assert!(table.game.view(Viewer::Seat(seat(2))).tilts.is_empty());
    assert!(table.game.view(Viewer::Spectator).tilts.is_empty());
}
