//! What a file can say, and what its author is told about mistakes.

use engine::{Game, Seat};
use games::own::Sample;

use super::support::{act, choices, file, play_out, script, start};

#[test]
fn a_game_of_twenty_lines_plays_to_its_end() {
    let mut game = start(&file(&script("fn score(t, seat) { t.heap.len * seat }")), 2).unwrap();
    assert_eq!(choices(&game), ["put 002", "put 011", "put 020", "put 101", "put 110", "put 200"]);
    act(&mut game, "put 011");
    assert_eq!(game.score(Seat::new(1)).points(), 2);
    assert_eq!(play_out(&mut game, 1), 9);
    assert_eq!(game.fault(), None);
}

#[test]
fn the_games_that_come_with_the_crate_play_to_their_ends() {
    for sample in Sample::ALL {
        let file = sample.read().unwrap_or_else(|error| panic!("{error}"));
        for players in file.head.players.clone() {
            for seed in 0..5 {
                let mut game = start(&sample.data_file(), players).unwrap();
                play_out(&mut game, seed);
                assert_eq!(game.fault(), None, "{sample} with {players}, seed {seed}");
            }
        }
    }
}
