//! A test per rule.

use engine::{Game, Pending, Playout, QuickDice, Seat};
use games::eintrichtern::{Eintrichtern, EintrichternAction, EintrichternOptions, Ending};

use super::support::{after, all_alike, choices, refused, seat, validate, view};

#[test]
fn forty_five_yellow_dice_lie_under_thirty_six_red_ones() {
    assert_eq!(after("").covered().len(), 36);
    let small = |dice| format!("throw: lay{}\n", " 321".repeat(dice));
    assert_eq!(validate(2, "plate=4", &small(10)).unwrap().covered().len(), 6);
    assert!(validate(2, "plate=4", &small(45)).is_err() && validate(2, "", &small(10)).is_err());
}

#[test]
fn who_begins_is_left_to_chance() {
    let game = validate(3, "", &all_alike().replace("first 1", "first 3")).unwrap();
    assert_eq!(view(&game).turn, seat(3));
    let illegal = validate(3, "", &all_alike().replace("first 1", "first 4")).unwrap_err();
    assert_eq!(illegal.refusal.text, "seat 4 cannot begin; there are 3 players");
}

#[test]
fn a_throw_is_followed_by_a_lift_of_any_red_die() {
    let game = after("throw: 1 1 1\n");
    assert_eq!((game.pending(), game.wanted()), (Pending::One(seat(1)), Some(3)));
    let listed = choices(&game);
    assert_eq!(listed.len(), 36);
    assert!(listed.iter().all(|action| matches!(action, EintrichternAction::Lift(_))));
}

#[test]
fn the_sum_of_the_three_faces_is_announced() {
    let game = after("throw: 1 1 1\n1: lift 340\n= sum 6\n");
    let lifted = view(&game).lifted.unwrap();
    assert_eq!((lifted.cell.to_string().as_str(), lifted.sum), ("340", 6));
    assert!(!lifted.meets, "3 was thrown");
    assert_eq!(
        refused("throw: 1 1 1\n1: lift 340\n= sum 7"),
        "the rules do not do that here: sum 6 comes next"
    );
    // Each of the three dice counts with the face that looks into the funnel.
    let lay = all_alike();
    let (head, tail) = lay.split_once("321").unwrap();
    let one_turned =
        validate(2, "", &format!("{head}654{tail}throw: 1 1 1\n1: lift 007\n")).unwrap();
    // The first cell of the plate is 008, whose face towards z looks into 007.
    assert_eq!(view(&one_turned).lifted.unwrap().sum, 3 + 2 + 4);
}

#[test]
fn a_wrong_sum_goes_back_and_the_next_player_chooses() {
    let shown = after("throw: 1 1 1\n1: lift 340\n");
    assert_eq!(shown.pending(), Pending::One(seat(1)));
    assert_eq!(choices(&shown), [EintrichternAction::Cover]);
    let game = after("throw: 1 1 1\n1: lift 340\n1: cover\n");
    assert_eq!(game.pending(), Pending::One(seat(2)));
    assert_eq!(game.covered().len(), 36);
    assert_eq!(view(&game).lifted, None);
    assert_eq!(choices(&game), [EintrichternAction::Take, EintrichternAction::Roll]);
}

#[test]
fn the_next_player_takes_over_the_throw_or_throws_anew() {
    let failed = "throw: 1 1 1\n1: lift 340\n1: cover\n";
    let taken = after(&format!("{failed}2: take\n"));
    assert_eq!((taken.wanted(), choices(&taken).len()), (Some(3), 36));
    let anew = after(&format!("{failed}2: roll\n"));
    assert_eq!((anew.pending(), anew.wanted()), (Pending::Throw, None));
    let anew = after(&format!("{failed}2: roll\nthrow: 1 2 3\n2: lift 340\n"));
    assert_eq!(anew.kept(seat(2)), 1);
    // And the one after that has the same choice again.
    let again = after(&format!("{failed}2: take\n2: lift 043\n2: cover\n"));
    assert_eq!((again.pending(), again.wanted()), (Pending::One(seat(1)), Some(3)));
}

#[test]
fn the_right_sum_wins_the_die_and_another_throw() {
    let game = after("throw: 1 1 4\n1: lift 340\n= sum 6\n= keep 1\n");
    assert_eq!((game.kept(seat(1)), game.covered().len()), (1, 35));
    assert_eq!((game.pending(), view(&game).turn), (Pending::Throw, seat(1)));
    let next = after("throw: 1 1 4\n1: lift 340\nthrow: 5 5 5\n");
    assert_eq!(next.pending(), Pending::One(seat(1)));
}

#[test]
fn an_open_funnel_is_out_of_play() {
    let events = "throw: 1 1 4\n1: lift 340\nthrow: 1 1 4\n";
    assert_eq!(choices(&after(events)).len(), 35);
    assert_eq!(
        refused(&format!("{events}1: lift 340")),
        "the funnel 340 is open and out of play; lift a red die"
    );
}

#[test]
fn what_does_not_fit_the_moment_is_refused_with_a_reason() {
    assert_eq!(refused("throw: 1 1 1\n1: roll"), "the throw is settled; now lift a red die");
    assert_eq!(
        refused("throw: 1 1 1\n1: lift 340\n1: cover\n2: lift 340"),
        "first take over the throw of the player before you, or throw anew"
    );
    assert_eq!(
        refused("throw: 1 1 1\n1: cover"),
        "no red die is lifted, so there is none to put back"
    );
    assert_eq!(
        refused("throw: 1 1 1\n1: lift 440"),
        "there is no red die on 440; they lie on the second layer"
    );
    assert_eq!(
        refused("throw: 1 1 1\n1: lift 340\n1: lift 430"),
        "first put the red die back on 340"
    );
    assert_eq!(refused("throw: first 1"), "that is not thrown now; it is three pearl dice");
    let text = |events: &str| validate(2, "", events).unwrap_err().refusal.text;
    assert_eq!(text("throw: 1 2 3\n"), "that is not thrown now; it is how the yellow dice lie");
    assert_eq!(text("throw: lay 321\n"), "45 yellow dice are laid on this plate, not 1");
    assert_eq!(
        text("throw: lay 325\n"),
        "“325” is not three upper faces of a die, such as 321",
        "no die has a 2 and a 5 beside each other"
    );
}

/// So many dice won in a row by the first player.
fn won(dice: usize) -> String {
    let funnels = after("").covered();
    let lift = |cell| format!("throw: 2 2 2\n1: lift {cell}\n");
    funnels.into_iter().take(dice).map(lift).fold(all_alike(), |all, line| all + line.as_str())
}

#[test]
fn eight_red_dice_win_with_up_to_four_players_and_nine_with_more() {
    for (players, target) in [(2, 8), (3, 8), (4, 8), (5, 9), (6, 9)] {
        let almost = validate(players, "", &won(target - 1)).unwrap();
        assert_eq!(almost.ending(), None);
        let game = validate(players, "", &won(target)).unwrap();
        assert_eq!(game.ending(), Some(Ending::Target));
        let ranks: Vec<u8> = game.standings().iter().map(|standing| standing.rank).collect();
        assert_eq!(ranks[0], 1);
        assert!(ranks[1..].iter().all(|&rank| rank == 2));
    }
}

#[test]
fn how_many_win_can_be_chosen() {
    assert_eq!(validate(2, "few=3", &won(3)).unwrap().ending(), Some(Ending::Target));
    assert_eq!(validate(6, "few=3 many=5", &won(4)).unwrap().ending(), None);
    assert_eq!(validate(6, "few=3 many=5", &won(5)).unwrap().ending(), Some(Ending::Target));
}

#[test]
fn when_the_red_dice_run_out_most_of_them_win_and_ties_are_shared() {
    let (mut shared, mut ended) = (0, 0);
    for seed in 0..60 {
        let options = EintrichternOptions { plate: engine::Whole::new(4), ..Default::default() };
        let mut game = Eintrichtern::new(&options, 3).unwrap();
        Playout::default().run(&mut game, &mut QuickDice::new(seed));
        assert_eq!(game.ending(), Some(Ending::Empty), "six dice are fewer than eight");
        let most = Seat::all(3).map(|seat| game.kept(seat)).max().unwrap();
        let winners = game.standings().iter().filter(|standing| standing.rank == 1).count();
        let due = Seat::all(3).filter(|&seat| game.kept(seat) == most).count();
        assert_eq!(winners, due);
        ended += 1;
        shared += usize::from(winners > 1);
    }
    assert!(shared > 0 && shared < ended);
}
