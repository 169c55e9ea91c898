//! The time of 2011 and the drop of both editions.

use games::hamsterrolle::{Edition, HamsterrolleReason as Reason};

use super::*;

/// Builds like a hand that waited so long in front of the wheel.
fn waiting(game: &Hamsterrolle, verb: Verb, wait: usize) -> Turn {
    let hands = hands_of(game, "place red1 in 3 flat up 1");
    by_hand(verb, "red1", std::iter::repeat_n(Hand::HOME, wait).chain(hands))
}

/// For how many frames the hand has the piece.
fn held(game: &Hamsterrolle, turn: &Turn) -> usize {
    game.motion(turn).hands().take_while(|hand| hand.grip).count()
}

#[test]
fn in_2011_a_piece_is_placed_within_30_seconds() {
    let game = table(2, &[]);
    assert_eq!(game.seconds(), Some(30));
    let way = held(&game, &waiting(&game, Verb::Place, 0));
    let last = waiting(&game, Verb::Place, 1_800 - way);
    assert_eq!(held(&game, &last), 30 * 60);
    assert_eq!(check_turn(&game, 1, &last), Ok(()));
    let late = waiting(&game, Verb::Place, 1_801 - way);
    assert_eq!(check_turn(&game, 1, &late), Err(Reason::TooLate { seconds: 30 }));
}

#[test]
fn and_let_go_where_it_is_when_they_are_over() {
    let game = table(2, &[]);
    let way = held(&game, &waiting(&game, Verb::Drop, 0));
    let check = |frames: usize| check_turn(&game, 1, &waiting(&game, Verb::Drop, frames - way));
    assert_eq!(check(1_800), Err(Reason::TimeLeft { seconds: 30 }));
    assert_eq!(check(1_801), Ok(()));
    assert_eq!(check(1_860), Ok(()), "a page may be a moment late");
    assert_eq!(check(1_861), Err(Reason::TooLate { seconds: 30 }), "but nobody goes on building");
    // Whoever writes a drop in numbers lets go at that moment.
    let drop: Turn = "drop red1 in 3 flat up 30".parse().unwrap();
    assert_eq!(held(&game, &drop), 1_801);
    assert_eq!(check_turn(&game, 1, &drop), Ok(()));
}

/// Red lies in 3 and is the reference.
fn red_in_3(edition: &str) -> Hamsterrolle {
    let mut game = table(2, &[("edition", edition)]);
    let lies = wheel(30, &[("starter", 0.0), ("red1", 60.0)]);
    turn(&mut game, 1, "place red1 in 3 flat", built(3, lies));
    game
}

#[test]
fn a_drop_is_released_over_a_compartment_in_which_one_may_build() {
    for edition in ["2000", "2011"] {
        let game = red_in_3(edition);
        assert_eq!(open(&game), [3, 4, 5]);
        let told = |text: &str| match game.check(seat(2), &text.parse().unwrap()) {
            Ok(()) => String::new(),
            Err(reason) => reason.to_string(),
        };
        for number in 1..=12 {
            let refused = told(&format!("drop green3 in {number} flat up 30"));
            let right = if open(&game).contains(&number) {
                String::new()
            } else {
                format!("compartment {number} is not open to you; you may build in 3, 4, 5")
            };
            assert_eq!(refused, right, "{edition}");
        }
        assert_eq!(
            told("drop red3 in 3 flat up 30"),
            "there is a red piece in compartment 3 already",
            "by colour, too"
        );
        assert_eq!(told("drop red3 in 4 flat up 30"), "");
        assert_eq!(told("drop green3 in 3 flat up 30 out 40"), "let it go inside the wheel");
        // How far ahead it is does not count in the air: it counts where it
        // comes to rest.
        assert!(told("place green3 in 3 flat -90 up 30").contains("further ahead"), "{edition}");
        assert_eq!(told("drop green3 in 3 flat -90 up 30"), "");
    }
}

/// The hand of a turn that is written in numbers, which stays there until the
/// time is over.
fn held_at(game: &Hamsterrolle, name: &str, text: &str) -> Turn {
    let hands = hands_of(game, text);
    let last = hands.iter().rposition(|hand| hand.grip).unwrap();
    let wait = if game.seconds().is_some() { 1_801 - (last + 1) } else { 0 };
    let waits = std::iter::repeat_n(hands[last], wait);
    by_hand(Verb::Drop, name, hands[..=last].iter().copied().chain(waits))
}

#[test]
fn with_the_hand_anywhere_else_the_piece_counts_as_fallen() {
    for edition in ["2000", "2011"] {
        // Over a compartment that is not open, over one with that colour, and
        // in front of the wheel.
        for (name, there) in [
            ("green3", "place green3 in 2 flat up 30"),
            ("green3", "place green3 in 7 flat up 30"),
            ("red3", "place red3 in 3 flat up 40"),
            ("red3", "place red3 in 4 flat up 30 out 40"),
        ] {
            let mut game = table(2, &[("edition", edition)]);
            let settled = play_text(&mut game, 1, "place red1 in 3 flat up 1");
            let before = open(&game);
            let drop = held_at(&game, name, there);
            assert_eq!(
                drop.how.motion(game.kit(), game.wheel(), drop.piece.colour()).frames(),
                if edition == "2011" { 1_801 } else { held(&game, &drop) as u32 }
            );
            let dropped = play(&mut game, 2, drop);
            let fate = (dropped.piece, dropped.fell.clone());
            assert_eq!(fate, (Fate::Back, vec![piece(name)]), "{edition}: {there}: {dropped}");
            assert_eq!(dropped.wheel.pieces().len(), settled.wheel.pieces().len());
            assert_eq!(game.stock(seat(2)).len(), 14, "the player keeps it");
            assert_eq!(game.pending(), Pending::One(seat(1)), "and the turn is over");
            assert_eq!(open(&game), before, "where to build stays as it was");
            all_29(&game);
        }
    }
}

#[test]
fn where_it_comes_to_rest_counts_if_it_stays_in_the_wheel() {
    for edition in ["2000", "2011"] {
        let mut game = table(2, &[("edition", edition)]);
        play_text(&mut game, 1, "place red1 in 3 flat up 1");
        let drop = held_at(&game, "purple3", "place purple3 in 4 flat up 30");
        let settled = play(&mut game, 2, drop);
        let lies = settled.wheel.compartment_of(game.kit(), piece("purple3")).unwrap();
        assert_eq!(settled.piece, Fate::Built(lies), "{settled}");
        assert_eq!((game.stock(seat(2)).len(), open(&game)[0]), (13, lies.number() + 1));
    }
}

#[test]
fn what_stays_in_the_wheel_then_counts_as_placed() {
    let mut game = table(2, &[]);
    // Wherever the piece comes to lie, it is built.
    let settled = play_text(&mut game, 1, "drop red1 in 3 flat -120 up 40");
    let lies = settled.wheel.compartment_of(game.kit(), piece("red1")).unwrap();
    assert_eq!(settled.piece, Fate::Built(lies));
    assert!(settled.fell.is_empty());
    assert_eq!(open(&game)[0], lies.number() + 1);
    assert_eq!(game.stock(seat(1)).len(), 13);
    assert_eq!(game.pending(), Pending::One(seat(2)));
}

#[test]
fn what_falls_past_the_wheel_then_comes_back() {
    let mut game = table(2, &[]);
    let idle = by_hand(Verb::Drop, "red1", std::iter::repeat_n(Hand::HOME, 1_801));
    let settled = play(&mut game, 1, idle);
    assert_eq!((settled.piece, settled.fell), (Fate::Back, vec![piece("red1")]));
    assert_eq!(game.stock(seat(1)).len(), 14);
    assert_eq!(game.pending(), Pending::One(seat(2)), "the turn is over");
    all_29(&game);
}

/// The clock does not stop for a pass: the piece slips from the hand, too.
#[test]
fn in_2011_a_pass_takes_30_seconds_as_well() {
    let mut game = table(2, &[]);
    let pass = hands_of(&game, "pass starter in 3 upright up 1");
    let still = Hand { hold: true, ..straight(Hand::HOME, [0, -1_000, 0], 60)[59] };
    let late = by_hand(Verb::Pass, "starter", std::iter::repeat_n(still, 1_801).chain(pass));
    assert_eq!(check_turn(&game, 1, &late), Err(Reason::TooLate { seconds: 30 }));
    let early = by_hand(Verb::Drop, "starter", std::iter::repeat_n(still, 300));
    assert_eq!(check_turn(&game, 1, &early), Err(Reason::TimeLeft { seconds: 30 }));

    // Over a compartment where a pass may put it, it slips into the wheel.
    let there = held_at(&game, "starter", "pass starter in 3 upright up 20");
    let settled = play(&mut game, 1, there);
    assert!(matches!(settled.piece, Fate::Built(_)), "it falls into the wheel: {settled}");
    assert_eq!(game.stock(seat(1)).len(), 14);
    all_29(&game);
    // Anywhere else, here where it was taken from, it counts as fallen.
    let mut game = table(2, &[]);
    let slips = by_hand(Verb::Drop, "starter", std::iter::repeat_n(still, 1_801));
    let settled = play(&mut game, 1, slips);
    assert_eq!((settled.piece, &settled.fell[..]), (Fate::Back, &[Piece::STARTER][..]));
    assert_eq!(game.stock(seat(1)).len(), 15);
    all_29(&game);
    // From anywhere but the two lowest compartments nothing is taken.
    let mut game = table(2, &[]);
    let lies = wheel(0, &[("starter", 0.0), ("red1", 120.0)]);
    turn(&mut game, 1, "place red1 in 3 flat", built(5, lies));
    let high = by_hand(Verb::Drop, "red1", std::iter::repeat_n(still, 1_801));
    assert!(matches!(check_turn(&game, 2, &high), Err(Reason::NotLowest { .. })));
}

#[test]
fn in_2000_there_is_no_clock() {
    let game = table(2, &[("edition", "2000")]);
    assert_eq!(game.seconds(), None);
    assert_eq!(check_turn(&game, 1, &waiting(&game, Verb::Place, 3_000)), Ok(()));
}

/// For those who need time: then a piece is let fall as in 2000.
#[test]
fn a_table_of_2011_can_be_set_without_a_clock() {
    let mut game = table(2, &[("timed", "false")]);
    assert_eq!(game.seconds(), None);
    assert_eq!(check_turn(&game, 1, &waiting(&game, Verb::Place, 3_000)), Ok(()));
    let drop: Turn = "drop red1 in 3 flat up 30".parse().unwrap();
    assert!(held(&game, &drop) < 600, "nobody has to wait for it");
    let settled = play(&mut game, 1, drop);
    assert!(matches!(settled.piece, Fate::Built(_)), "{settled}");
    // All else is of 2011.
    assert_eq!(game.edition(), Edition::Second);
    let moved: Turn = "shift red1 in 3 flat up 1".parse().unwrap();
    assert_eq!(check_turn(&game, 2, &moved), Err(Reason::OnlyPushed));
}

/// “Simply let it fall out of the hand into the wheel, and hope that it stays.”
#[test]
fn in_2000_a_piece_may_be_let_fall_into_the_wheel_at_any_time() {
    let mut game = table(2, &[("edition", "2000")]);
    let drop: Turn = "drop red1 in 3 flat up 30".parse().unwrap();
    assert!(held(&game, &drop) < 600);
    let settled = play(&mut game, 1, drop);
    assert!(matches!(settled.piece, Fate::Built(_)), "{settled}");
    assert_eq!(game.stock(seat(1)).len(), 13);
    let next = open(&game)[1];
    let settled = play_text(&mut game, 2, &format!("drop blue3 in {next} across up 40 out 24"));
    assert_eq!(settled.piece, Fate::Back, "{settled}");
    assert!(game.stock(seat(2)).holds(piece("blue3")), "if it does not, it is taken back");
    // Only one's own: a pass puts its piece down.
    let refused = game.check(seat(1), &"drop starter in 5 flat up 30".parse().unwrap());
    assert_eq!(refused, Err(Reason::NotInStock { piece: "starter".to_owned() }));
}
