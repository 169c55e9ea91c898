//! Whole games by chance.

use engine::{Game, Options, Pending, Playout, QuickDice, Seat};
use games::hop_n_roll::{HopNRoll, HopOptions};

#[test]
fn every_game_ends_for_all_players_sheets_and_tableaux() {
    let mut playout = Playout::default();
    for sheet in ["standard", "advanced"] {
        for tableau in ["a", "b"] {
            let mut options = HopOptions::default();
            options.set("sheet", sheet).unwrap();
            options.set("tableau", tableau).unwrap();
            for players in 2..=6 {
                for seed in 0..300 {
                    let mut game = HopNRoll::new(&options, players).unwrap();
                    playout.run(&mut game, &mut QuickDice::new(seed));
                    assert_eq!(game.pending(), Pending::Over);
                    let two = Seat::all(players).any(|s| game.entries(s).complete_rows() >= 2);
                    let stuck = Seat::all(players).all(|s| game.entries(s).is_stuck());
                    assert!(
                        two && game.is_last_round() || stuck || game.round() > 20,
                        "{sheet} {tableau} {players} {seed}: ended without a reason"
                    );
                }
            }
        }
    }
}

/// Who always hops to a die that is useless, if there is one, drags the game
/// out; it ends all the same, because idle rounds are counted.
#[test]
fn a_game_of_refusers_ends() {
    let mut playout = Playout::default();
    for seed in 0..50 {
        let mut game = HopNRoll::new(&HopOptions::default(), 3).unwrap();
        let decisions =
            playout.run_with(&mut game, &mut QuickDice::new(seed), |game, seat, choices, _| {
                let useless = choices.iter().position(|choice| match choice {
                    games::hop_n_roll::HopAction::Hop(field) => {
                        !game.entries(seat).can_write(game.offer(*field))
                    }
                    _ => false,
                });
                useless.unwrap_or(0) as u32
            });
        assert_eq!(game.pending(), Pending::Over);
        assert!(decisions < 10_000, "{decisions}");
    }
}

#[test]
fn a_game_is_a_few_hundred_bytes() {
    let size = size_of::<HopNRoll>();
    assert!(size <= 512, "{size} bytes");
}
