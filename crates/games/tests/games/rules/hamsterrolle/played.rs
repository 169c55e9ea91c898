//! Turns that the physics decides.

use engine::{Match, Secret};

use super::*;

fn started() -> Match<Hamsterrolle> {
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    Match::new(options(&[]), names, Secret::numbered(4, 0)).unwrap()
}

fn act(game: &mut Match<Hamsterrolle>, text: &str) -> Settled {
    let seat = game.game().pending().seats().first().unwrap();
    let events = game.act(seat, text.parse().unwrap()).unwrap();
    match events.last() {
        Some(Event::Effect(settled)) => settled.clone(),
        other => panic!("{other:?}"),
    }
}

/// Any piece of this colour of whoever plays.
fn own(game: &Match<Hamsterrolle>, colour: &str) -> String {
    let seat = game.game().pending().seats().first().unwrap();
    let stock = game.game().stock(seat);
    let found = stock.pieces().find(|piece| piece.colour().word() == colour);
    found.unwrap().to_string()
}

#[test]
fn the_wheel_rolls_under_what_is_built_and_the_turn_goes_on() {
    let mut game = started();
    let red = own(&game, "red");
    let settled = act(&mut game, &format!("place {red} in 3 flat up 1"));
    assert_eq!(settled.piece, Fate::Built(compartment(3)));
    assert!(settled.fell.is_empty() && settled.travel < -60_000, "{settled}");
    assert_eq!(open(game.game()), [3, 4, 5]);
    all_29(game.game());
}

/// Let go high above the open side of the wheel, it misses the rim.
#[test]
fn a_piece_let_go_at_the_edge_falls_onto_the_table_and_comes_back() {
    let mut game = started();
    let blue = own(&game, "blue");
    let settled = act(&mut game, &format!("place {blue} in 3 across up 20 out 24"));
    assert_eq!(settled.fell, [piece(&blue)], "{settled}");
    assert_eq!(settled.piece, Fate::Back);
    all_29(game.game());
}

#[test]
fn the_same_hand_twice_is_the_same_turn_twice() {
    let mut game = started();
    let seat = game.game().pending().seats().first().unwrap();
    let yellow: Turn =
        format!("place {} in 3 flat -40 up 2", own(&game, "yellow")).parse().unwrap();
    let by_hand = Turn { how: How::ByHand(game.game().motion(&yellow)), ..yellow.clone() };
    assert_eq!(game.game().settled(&yellow), game.game().settled(&by_hand));
    let text = by_hand.to_string();
    assert_eq!(text.parse(), Ok(by_hand.clone()));
    game.act(seat, by_hand.into()).unwrap();
    // A record that leaves the outcome to the rules is judged the same.
    let record = game.record();
    let bare: String = record
        .to_string()
        .lines()
        .filter(|line| !line.starts_with('='))
        .fold(String::new(), |text, line| text + line + "\n");
    let replayed = engine::validate::<Hamsterrolle>(&bare.parse().unwrap(), usize::MAX).unwrap();
    assert_eq!(&replayed.game, game.game());
}

/// An outcome that the physics does not give is refused.
#[test]
fn a_forged_outcome_is_noticed() {
    let mut game = started();
    let red = own(&game, "red");
    act(&mut game, &format!("place {red} in 3 flat up 1"));
    let honest = game.record().to_string();
    let forged = honest.replace("built 3;", "built 4;");
    assert_ne!(honest, forged);
    let illegal =
        engine::validate::<Hamsterrolle>(&forged.parse().unwrap(), usize::MAX).unwrap_err();
    assert_eq!(illegal.refusal.code, "wrong-effect");
}

/// Let go where the wheel overhangs, a piece comes down inside it. The next
/// player builds on from where it lies, not from up there.
#[test]
fn built_is_where_a_piece_lies_and_not_where_it_was_let_go() {
    let mut game = table(2, &[("scope", "compartment")]);
    let first = "place purple1 in 3 flat up 1";
    let settled = game.settled(&first.parse().unwrap());
    turn(&mut game, 1, first, settled.clone());
    let high = Settled { piece: Fate::Built(compartment(6)), ..settled.clone() };
    turn(&mut game, 2, "pass starter in 6 flat", high);
    let text = "place white2 in 8 flat up 1";
    assert_eq!(game.check(seat(1), &text.parse().unwrap()), Ok(()));
    let settled = game.settled(&text.parse().unwrap());
    assert!(settled.fell.is_empty(), "{settled}");
    let Fate::Built(lies) = settled.piece else { panic!("{settled}") };
    assert!(lies.number() < 4, "{settled}");
    turn(&mut game, 1, text, settled.clone());
    assert_eq!(open(&game)[0], lies.number() + 1);
}
