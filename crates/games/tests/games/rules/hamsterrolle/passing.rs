//! The constructive pass.

use engine::Game;
use games::hamsterrolle::HamsterrolleReason as Reason;

use super::*;

/// The wheel has turned by 70°: compartments 3 and 4 are the lowest.
fn low(pairs: &[(&str, &str)]) -> Hamsterrolle {
    let mut game = table(2, pairs);
    let lies = wheel(70, &[("starter", 0.0), ("red1", 60.0), ("blue1", 95.0), ("red2", 150.0)]);
    turn(&mut game, 1, "place red1 in 3 flat", built(3, lies));
    game
}

fn check(game: &Hamsterrolle, text: &str) -> Result<(), Reason> {
    game.check(seat(2), &text.parse().unwrap())
}

#[test]
fn a_pass_takes_a_piece_out_of_one_of_the_two_lowest_compartments() {
    let game = low(&[]);
    assert_eq!(check(&game, "pass red1 in 5 flat up 1"), Ok(()));
    assert_eq!(check(&game, "pass blue1 in 5 flat up 1"), Ok(()));
    for other in ["pass starter in 5 upright up 1", "pass red2 in 7 flat up 1"] {
        let refused = check(&game, other).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "a pass takes a piece out of one of the two lowest compartments: 3, 4"
        );
    }
    // A piece in nobody's hand cannot be passed.
    assert!(check(&game, "pass green3 in 5 flat up 1").is_err());
}

/// The second lowest are two: both count.
#[test]
fn at_a_tie_it_takes_from_either_side() {
    let mut game = table(2, &[]);
    let lies = wheel(30, &[("starter", 0.0), ("blue1", 30.0), ("red1", 60.0), ("green1", 90.0)]);
    turn(&mut game, 1, "place red1 in 3 flat", built(3, lies));
    for low in ["starter in 5 upright", "blue1 in 5 flat", "red1 in 5 flat"] {
        assert_eq!(check(&game, &format!("pass {low} up 1")), Ok(()), "{low}");
    }
    let refused = check(&game, "pass green1 in 5 flat up 1").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "a pass takes a piece out of one of the two lowest compartments: 2, 1, 3"
    );
}

#[test]
fn and_puts_it_further_ahead() {
    let game = low(&[]);
    for (number, right) in
        [(3, false), (2, false), (4, true), (5, true), (7, true), (8, true), (9, false)]
    {
        let checked = check(&game, &format!("pass red1 in {number} flat up 1"));
        // In 6 lies a piece of the same colour.
        assert_eq!(checked.is_ok(), right, "{number}: {checked:?}");
    }
    let refused = check(&game, "pass red1 in 2 flat up 1").unwrap_err();
    assert_eq!(refused.to_string(), "a pass puts the piece further ahead than compartment 3");
}

#[test]
fn where_no_piece_of_that_colour_lies() {
    let refused = check(&low(&[]), "pass red1 in 6 flat up 1").unwrap_err();
    assert_eq!(refused.to_string(), "there is a red piece in compartment 6 already");
}

#[test]
fn by_the_letter_of_2000_it_may_go_anywhere_else() {
    let any = low(&[("edition", "2000")]);
    for number in 1..=12 {
        let checked = check(&any, &format!("pass red1 in {number} flat up 1"));
        // Where it lies, and where a piece of its colour does, it may not go.
        assert_eq!(checked.is_ok(), number != 3 && number != 6, "{number}: {checked:?}");
    }
    let forward = low(&[("edition", "2000"), ("pass", "forward")]);
    assert!(check(&forward, "pass red1 in 2 flat up 1").is_err());
    assert_eq!(check(&forward, "pass red1 in 4 flat up 1"), Ok(()));
    // 2011 leaves no choice.
    for pass in ["any", "forward"] {
        assert!(check(&low(&[("pass", pass)]), "pass red1 in 2 flat up 1").is_err(), "{pass}");
    }
}

#[test]
fn a_view_tells_where_a_pass_may_go() {
    let told = |game: &Hamsterrolle| {
        let passes = game.view(engine::Viewer::Spectator).passes;
        passes.into_iter().map(|one| (one.piece, one.to)).collect::<Vec<_>>()
    };
    let game = low(&[]);
    let listed = told(&game);
    assert_eq!(
        listed,
        [("red1".to_owned(), vec![4, 5, 7, 8]), ("blue1".to_owned(), vec![5, 6, 7, 8, 9]),]
    );
    for number in 1..=12 {
        for (piece, to) in &listed {
            let checked = check(&game, &format!("pass {piece} in {number} flat up 1"));
            assert_eq!(checked.is_ok(), to.contains(&number), "{piece} in {number}: {checked:?}");
        }
    }
}

#[test]
fn a_pass_moves_the_reference_and_keeps_the_own_stock() {
    let mut game = low(&[]);
    let lies = wheel(80, &[("starter", 0.0), ("red1", 120.0), ("blue1", 95.0), ("red2", 150.0)]);
    turn(&mut game, 2, "pass red1 in 5 flat up 1", built(5, lies));
    assert_eq!(game.stock(seat(2)).len(), 14);
    assert_eq!(open(&game), [5, 6, 7]);
}

#[test]
fn a_pass_moves_the_reference_forwards_only() {
    for edition in ["2000", "2011"] {
        let mut game = table(2, &[("edition", edition)]);
        // Blue, in 6, is the reference; compartments 3 and 4 are the lowest.
        let lies = wheel(70, &[("starter", 60.0), ("red1", 95.0), ("blue1", 150.0)]);
        turn(&mut game, 1, "place blue1 in 3 flat", built(6, lies));
        assert_eq!(open(&game)[0], 6);
        let behind = wheel(75, &[("starter", 90.0), ("red1", 95.0), ("blue1", 150.0)]);
        turn(&mut game, 2, "pass starter in 4 flat up 1", built(4, behind));
        assert_eq!(open(&game)[0], 6, "{edition}: the starter lies behind the reference");
        let ahead = wheel(80, &[("starter", 180.0), ("red1", 95.0), ("blue1", 150.0)]);
        turn(&mut game, 1, "pass starter in 7 flat up 1", built(7, ahead));
        assert_eq!(open(&game)[0], 7, "{edition}");
    }
}

#[test]
fn what_falls_during_a_pass_is_the_players() {
    let mut game = low(&[]);
    let left = wheel(80, &[("starter", 0.0), ("red2", 150.0)]);
    turn(&mut game, 2, "pass red1 in 5 flat up 1", fell(Fate::Back, &["red1", "blue1"], left));
    assert_eq!(game.stock(seat(2)).len(), 16);
    assert_eq!(open(&game), [3, 4, 5], "a failed pass leaves the reference");
}
